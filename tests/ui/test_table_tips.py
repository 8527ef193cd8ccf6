"""The tooltip of a seat or of the plate explains the pictures in words."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.engine import events as ev
from game.engine.cards import TAROTS
from game.ui.app.events import key
from game.ui.app.scene import Pop, Push
from game.ui.scenes.table.after import CardLines
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.teller import TipArea
from game.ui.widgets import tip_of, walk
from game.ui.widgets.button import Tool
from game.view import words
from game.view.table.board import after
from game.view.table.layout import ASPECT
from tests.driver import front
from tests.ui import pages
from tools.shots.shots import Shot, app_at


def told_at(app, at):
    """The tooltip shown at the point ``at``."""
    app.step([Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False)], 1 / 60)
    for _ in range(120):
        app.step([], 1 / 60)
    form = front(app, TableScene).form
    assert form.told is not None
    assert form.tip_at is not None
    tip = tip_of(form.told)
    assert tip is not None
    return words.spoken(tip)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("preset", ["chambery", "french", "piedmont"])
def test_the_crest_says_the_goal_in_words(preset, language):
    app = app_at(Shot("play", (1280, 720), preset, seed=5, lang=language))
    table = front(app, TableScene).table
    goal, _ = table.played_for()
    x, y = table.layout.crest
    said = told_at(app, (round(x), round(y - 20)))
    assert words.say("contract." + goal.contract) in said
    assert words.number(goal.target // goal.unit) in said
    app.close()


def test_every_seat_says_who_it_is_and_on_which_side():
    app = app_at(Shot("play", (1280, 720), "french", seed=5))
    table = front(app, TableScene).table
    for seat, role in enumerate(table.played_for()[1]):
        said = told_at(app, tuple(map(round, table.layout.seat(seat))))
        assert table.name(seat) in said
        assert words.say("role." + role) in said
    app.close()


def looked_at_again(app, shown):
    """Check that a button at the side of the table opens a page with the cards of every handful."""
    app.step([], 0.1)
    scene = front(app, TableScene)
    (button,) = [one for one in walk(scene.form.root) if isinstance(one, Tool) and one.icon == "gallery"]
    step = button.action()
    assert isinstance(step, Push)
    app.scenes.take(step)
    app.step([], 0.1)
    lines = [line.cards for line in pages.part(app.scenes.top.form, CardLines).lines]
    assert [set(cards) for cards in lines[-len(shown):]] == [set(cards) for cards in shown]
    app.scenes.take(Pop())
    app.step([], 0.1)


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_was_announced_stays_readable_to_the_end_of_the_deal(players, percent):
    app = app_at(Shot("play", (1024, 600), "french", players, seed=5, text_percent=percent))
    table = front(app, TableScene).table
    shown = tuple(sorted(TAROTS)[:10])
    taker, board = table.view.taking.taker, table.stage.board
    for seat in range(players):
        board = after(board, ev.HandfulShown(seat, shown))
    board = after(board, ev.SlamDeclared(taker))
    table.stage.board = board
    table.stage.invalidate()
    app.step([], 0.0)
    items = {item.key: item for item in table.surroundings.items()}
    for seat in range(players):
        mark = items["detail", "announced", seat].rect
        assert Rect(0, 0, 1024, 600).contains(mark)
        assert not mark.colliderect(items["detail", "name", seat].rect)
        told = told_at(app, tuple(map(round, table.layout.seat(seat))))
        assert words.count("say.handful", len(shown)) in told
        assert (words.say("say.slam") in told) is (seat == taker)
    looked_at_again(app, [shown] * players)
    table.stage.begin(table.session.state.facts.deal.dealer)
    table.surroundings.settle()
    assert not any("announced" in item.key for item in table.surroundings.items()), "another deal"
    app.close()


def tip_places(app):
    """Yield the words and the rectangle of every tooltip at the table."""
    scene = front(app, TableScene)
    for widget in list(walk(scene.form.root)):
        tip = tip_of(widget)
        if tip is not None and (widget.focusable or isinstance(widget, TipArea)):
            scene.form.told = widget
            if scene.form.tip_at is not None:
                yield words.spoken(tip), scene.form.tip_at


def read_at(table):
    """The rectangles of the cards of the trick, and of the sayings."""
    places = [item.rect for key, item in table.canvas.shown.items() if key[0] == "said"]
    for seat in range(table.layout.seats):
        for piece in table.stage.zones.at(("trick", seat)):
            pose = table.stage.poses[piece]
            rect = Rect(0, 0, round(pose.width), round(pose.width * ASPECT))
            rect.center = round(pose.x), round(pose.y)
            places.append(rect)
    return places


def test_no_tooltip_covers_the_trick_or_what_is_said():
    for name, preset, size, percent in (("refusal", "chambery", (1280, 720), 100),
                                        ("bidding", "chambery", (1280, 720), 100),
                                        ("refusal", "french", (1024, 600), 175)):
        app = app_at(Shot(name, size, preset, seed=5, text_percent=percent))
        table = front(app, TableScene).table
        app.step([], 0.0)
        for said, place in tip_places(app):
            assert place.collidelist(read_at(table)) < 0, (name, preset, size, said)
        app.close()


def test_no_tooltip_stays_under_a_menu():
    app = app_at(Shot("play", (1280, 720), seed=5))
    scene = front(app, TableScene)
    told_at(app, tuple(map(round, scene.table.layout.seat(0))))
    app.step([key(pygame.K_ESCAPE)], 1 / 60)
    assert app.scenes.top is not scene
    assert scene.form.told is None
    app.close()
