"""The magnifier: an enlarged copy of a card, by mouse, keys and pad; it hides neither the card nor the pointer."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect
from pygame.event import Event

from game.settings import Settings
from game.ui.app.events import Verb, key, pressed
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.magnifier import LOOK_S, TIMES, MagnifierAside, place_beside
from tests.driver import front
from tools.shots.shots import Shot, app_at

SIZES = [(1024, 600), (1280, 720), (1920, 1080)]
WINDOW = (1280, 720)
coordinates = st.tuples(st.integers(0, WINDOW[0] - 1), st.integers(0, WINDOW[1] - 1))


@given(coordinates, st.integers(40, 160), coordinates)
def test_a_large_card_is_beside_the_small_one_and_off_the_pointer(corner, wide, pointer):
    card = Rect(corner[0], corner[1], wide, round(wide * 1.836))
    place = place_beside(card, WINDOW, TIMES, 10, pointer, 40)
    assert place.width <= TIMES * card.width
    if place.width:
        assert not place.colliderect(card)
        assert not place.colliderect((pointer[0] - 40, pointer[1] - 40, 81, 81))
        assert Rect(0, 0, *WINDOW).contains(Rect(place))


def at_play(size=(1280, 720), **settings):
    app = app_at(Shot("play", size, settings=Settings(**settings)))
    app.step([], 0.0)
    scene = front(app, TableScene)
    glass = next(one for one in scene.table.overlays if isinstance(one, MagnifierAside))
    return app, scene.table, glass


def large(glass):
    """The rectangle of the enlarged card; None if there is none."""
    return next((item.rect for item in glass.items() if item.key == ("magnifier", "card")), None)


def card_of(table, card):
    pose = table.stage.poses[table.stage.piece(card)]
    rect = Rect(0, 0, round(pose.width), round(pose.width * 1.836))
    rect.center = round(pose.x), round(pose.y)
    return rect


def look(app):
    """Let the pointer rest on the same card for a while."""
    for _ in range(10):
        app.step([], (LOOK_S + 0.1) / 10)


def pointed(app, at):
    app.step([Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0))], 0.0)


@pytest.mark.parametrize("size", SIZES)
def test_a_long_look_at_a_card_of_the_hand_shows_it_large(size):
    app, table, glass = at_play(size, magnifier="look")
    for piece in table.stage.hand()[::3]:
        small = card_of(table, piece.face)
        at = small.left + small.width // 6, small.top + 30
        pointed(app, at)
        assert large(glass) is None
        look(app)
        place = large(glass)
        assert glass.shown == piece.face
        assert place.width >= 2 * small.width
        assert not place.colliderect(small)
        assert not place.collidepoint(at)
        assert Rect(0, 0, *size).contains(place)
    pointed(app, (size[0] // 2, 5))
    app.step([], 0.1)
    assert large(glass) is None
    app.close()


def test_a_card_of_the_trick_is_shown_large_too():
    app, table, glass = at_play(magnifier="look")
    card = table.stage.board.trick[0][1]
    small = card_of(table, card)
    pointed(app, small.center)
    look(app)
    assert glass.shown == card
    assert large(glass).width >= 2 * small.width
    assert not large(glass).colliderect(small)
    app.close()


@pytest.mark.parametrize("asked", [key(pygame.K_z), pressed(Verb.MAGNIFY, "rightstick")], ids=["key", "pad"])
def test_its_key_shows_the_card_with_the_focus_until_it_is_pressed_again(asked):
    app, table, glass = at_play(magnifier="key")
    app.step([key(pygame.K_RIGHT)], 0.0)
    look(app)
    assert large(glass) is None
    app.step([asked], 0.0)
    app.step([], 0.0)
    assert glass.shown == table.raised
    app.step([key(pygame.K_RIGHT)], 0.0)
    app.step([], 0.0)
    assert glass.shown == table.raised
    assert not large(glass).colliderect(card_of(table, table.raised))
    app.step([asked], 0.0)
    app.step([], 0.0)
    assert large(glass) is None
    app.close()


def test_off_means_off():
    app, _, glass = at_play(magnifier="off")
    app.step([key(pygame.K_RIGHT), key(pygame.K_z)], 0.0)
    look(app)
    assert large(glass) is None
    app.close()


def test_it_is_drawn_and_leaves_nothing_behind():
    app, _, glass = at_play(magnifier="key")
    app.step([key(pygame.K_RIGHT)], 0.0)
    app.step([], 0.1)
    look(app)
    was = app.screen.surface.copy()
    app.step([key(pygame.K_z)], 0.0)
    app.step([], 0.0)
    place = large(glass)
    seen = [pygame.image.tobytes(one.subsurface(place), "RGB") for one in (was, app.screen.surface)]
    assert seen[0] != seen[1]
    app.step([key(pygame.K_z)], 0.0)
    app.step([], 0.0)
    assert pygame.image.tobytes(app.screen.surface.subsurface(place), "RGB") == seen[0]
    app.close()
