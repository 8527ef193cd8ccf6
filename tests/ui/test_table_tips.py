"""Who rests on a seat or on the crest is told in words what the pictures mean."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.engine import events as ev
from game.engine.cards import TAROTS
from game.ui.scenes.table.table_scene import TableScene
from game.ui.shots.shots import Shot, app_at
from game.ui.widgets import tip_of
from game.view import words
from game.view.table.board import after
from tests.driver import front


def told_at(app, at):
    """The tooltip that comes at the point ``at``."""
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
    table.stage.begin(table.session.state.facts.deal.dealer)
    table.surroundings.settle()
    assert not any("announced" in item.key for item in table.surroundings.items()), "another deal"
    app.close()
