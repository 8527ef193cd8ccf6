"""The rim and the crest show the goal in words, without other numbers; sayings do not cover the rosettes."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.engine.variants import rules_of
from game.ui.scenes.lesson.lesson import table_metrics
from game.ui.table.panels import saying_items
from game.ui.table.table import goal_items
from game.view import words
from game.view.table.board import Board, Saying
from game.view.table.goal import Goal
from game.view.table.layout import Layout
from game.view.table.motion import at_rest
from game.view.units import measured

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
GOAL = Goal("call", 1, 1, 0, 0, 34, 68, True, "", True, (), ())


def ribbon(layout: Layout, seat: int, language: str) -> Rect:
    """The rectangle of the longest saying of ``seat``."""
    words.use(language)
    board = Board(rules_of("chambery"), 0, 1, sayings={seat: Saying("say.fool_kept")})
    (said,) = saying_items(layout, board)
    return said.rect


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("size", SIZES)
def test_what_the_viewer_says_covers_no_rosette_of_the_crest(size, percent, language):
    for metrics in (measured(size, percent), table_metrics(measured(size, percent))):
        layout, side = Layout(metrics, 5, 0), metrics.px(60)  # the round part of a rosette, without its leaves
        said = ribbon(layout, 0, language)
        rosettes = [item.rect.center for item in goal_items(layout, at_rest(GOAL), None)
                    if item.key[:2] == ("crest", "rosette")]
        assert len(rosettes) == 2
        for centre in rosettes:
            round_part = Rect(0, 0, side, side)
            round_part.center = centre
            assert not said.colliderect(round_part), metrics
