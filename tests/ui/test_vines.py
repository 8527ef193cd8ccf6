"""The numbers on the rim: each on the side of its vine, clear of each other and of bids and announcements."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from pygame import Rect

from game.engine.variants import rules_of
from game.ui.scenes.lesson.lesson import table_metrics
from game.ui.table.panels import saying_items
from game.ui.table.seat_panels import goal_items
from game.view import words
from game.view.table.board import Board, Saying
from game.view.table.goal import Goal
from game.view.table.growth import at_rest
from game.view.table.layout import Layout
from game.view.units import measured

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
TOTAL, TARGET = 68, 34
GOAL = Goal("call", 1, 1, 0, 0, TARGET, TOTAL, True, "", True, (), ())


def numbers(layout: Layout, taken: int, others: int, places=()):
    """The places of the numbers by name, and those of all that the rim shows."""
    found = goal_items(layout, at_rest(replace(GOAL, taken=taken, others=others)), places, None)
    return {item.key[2]: item.rect for item in found if item.key[:2] == ("detail", "number")}


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("size", SIZES)
def test_the_numbers_of_two_vines_that_meet_do_not_cross(size, percent):
    layout = Layout(measured(size, percent), 5, 0)
    for taken in range(TOTAL + 1):
        for left in (0, 1, 3, 6):
            others = TOTAL - taken - left
            if others < 0:
                continue
            found = numbers(layout, taken, others)
            for one, other in combinations(found.values(), 2):
                assert not one.colliderect(other), (taken, others)
            shares = {name: share_of(layout, found[name]) for name in ("taker", "defenders")}
            assert shares["taker"] < shares["defenders"], (taken, others)


def share_of(layout: Layout, rect) -> float:
    """The share of the rim that is nearest to the middle of ``rect``."""
    return min((step / 400 for step in range(401)), key=lambda share: _far(layout.rim.at(share), rect.center))


def _far(one, other) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def ribbon(layout: Layout, seat: int, language: str) -> Rect:
    """Where ``seat`` says the longest that is said."""
    words.use(language)
    board = Board(rules_of("chambery"), 0, 1, sayings={seat: Saying("say.fool_kept")})
    (said,) = saying_items(layout, board)
    return said.rect


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("size", SIZES)
def test_what_a_seat_says_covers_no_number(size, percent, language):
    layout = Layout(measured(size, percent), 5, 0)
    for seat in range(5):
        said = ribbon(layout, seat, language)
        for taken in range(0, TOTAL + 1, 2):
            for name, rect in numbers(layout, taken, TOTAL - taken, [said]).items():
                assert not rect.colliderect(said), (seat, name, taken)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("size", SIZES)
def test_what_the_viewer_says_covers_no_rosette_of_the_crest(size, percent, language):
    for metrics in (measured(size, percent), table_metrics(measured(size, percent))):
        layout, side = Layout(metrics, 5, 0), metrics.px(60)  # the round part of a rosette, without its leaves
        said = ribbon(layout, 0, language)
        rosettes = [item.rect.center for item in goal_items(layout, at_rest(GOAL), (), None)
                    if item.key[:2] == ("crest", "rosette")]
        assert len(rosettes) == 2
        for centre in rosettes:
            round_part = Rect(0, 0, side, side)
            round_part.center = centre
            assert not said.colliderect(round_part), metrics
