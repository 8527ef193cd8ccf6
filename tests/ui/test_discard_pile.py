"""The player's discard is a pile on the table with its name: it can be pressed and reached by key to see its cards."""

import pygame
import pytest
from pygame import Rect

from game.ui.app.events import key
from game.ui.scenes.table.play import CaptionedCards
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.hand import DiscardPile
from game.ui.table.seats import SeatView, seat_items
from game.ui.widgets import walk
from game.view import words
from game.view.table.layout import ASPECT, Layout
from game.view.units import measured
from tests.driver import front
from tests.ui import pages
from tools.shots.shots import Shot, app_at


def pile_of(app) -> DiscardPile:
    app.step([], 0.0)
    return next(one for one in walk(front(app, TableScene).form.root) if isinstance(one, DiscardPile))


@pytest.mark.parametrize("by_key", [False, True])
def test_it_shows_the_cards_that_were_discarded(by_key):
    app = app_at(Shot("play", (1280, 720)))
    pile, scene = pile_of(app), front(app, TableScene)
    if by_key:
        for _ in range(20):
            if scene.form.focus.widget is not pile:
                app.step([key(pygame.K_TAB)], 0.0)
        app.step([key(pygame.K_RETURN)], 0.0)
    else:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.step([pygame.event.Event(kind, pos=pile.rect.center, button=1, touch=False)], 0.0)
    app.step([], 0.0)
    cards = pages.part(pages.form_of(app.scenes.top), CaptionedCards).cards
    assert {one.card for one in cards} == set(scene.table.view.ecart or ())
    app.close()


@pytest.mark.parametrize("percent", [100, 125, 150, 175])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_it_is_round_its_backs_and_covers_nothing(players, size, percent, language):
    words.use(language)
    layout = Layout(measured(size, percent), players, 0)
    pile = DiscardPile(words.lazy("tool.discard"), words.lazy("table.ecart"), 6, lambda: None).place(layout)
    for pose in (layout.ecart(0, 0), layout.ecart(0, 5)):
        assert pile.contains(Rect(0, 0, pose.width * 0.9, pose.width * ASPECT * 0.9).move_to(center=(pose.x, pose.y)))
    said = words.say("role.defender") + " · " + words.say("role.passed"), words.say("role.defender"), ""
    views = [SeatView(seat, "Béatrice", "seat_0", dealer=False, active=False, role="defender", said=said,
                      tricks=words.count("tricks.count", 12)) for seat in range(players)]
    others = {item.key: item.rect for item in seat_items(layout, views) if item.key != ("seat", 0)}
    for seat in range(1, players):
        for number, pose in enumerate((*layout.others_hand(seat, 15), *layout.won(seat, 1))):
            card = Rect(0, 0, pose.width, pose.width * ASPECT).move_to(center=(pose.x, pose.y))
            others["card", seat, number] = card
    hit = [key for key, rect in others.items() if min(rect.clip(pile).size) > layout.metrics.px(3)]
    assert not hit
