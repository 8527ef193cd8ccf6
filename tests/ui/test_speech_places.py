"""Sayings do not cover the cards of the trick, the rim, the crest, other seats or the hand."""

import pytest
from pygame import Rect

from game.engine.variants import rules_of
from game.ui.table.panels import saying_items
from game.ui.table.seats import MEDALLION
from game.view import words
from game.view.table.board import Board, Saying
from game.view.table.geometry import BAND
from game.view.table.layout import ASPECT, Layout
from game.view.units import measured

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
LONG = (Saying("say.fool_kept"), Saying("say.bid", contract="against"))


def kept_free(layout: Layout, seat: int) -> dict[str, Rect]:
    """The rectangles of the cards of the trick, of the indices in the hand, and of the medallions of the other
    seats."""
    found = {}
    for other in range(layout.seats):
        pose = layout.trick(other)
        found[f"trick {other}"] = Rect(0, 0, pose.width, pose.width * ASPECT).move_to(center=(pose.x, pose.y))
        side = layout.metrics.px(2 * MEDALLION)
        if other != seat:
            found[f"medallion {other}"] = Rect(0, 0, side, side).move_to(center=layout.seat(other))
    for number, pose in enumerate(layout.hand(15)):
        top = pose.x - pose.width * 0.37, pose.y - pose.width * (ASPECT / 2 - 0.03)
        found[f"index {number}"] = Rect(0, 0, pose.width * 0.25, pose.width * 0.4).move_to(midtop=top)
    return found


def on_the_rim(layout: Layout, said: Rect) -> bool:
    """Whether a corner of ``said``, or the middle of its upper or lower edge, is within the outer edge of the oval."""
    rim, band = layout.rim, BAND / 2 * layout.unit
    spots = (said.topleft, said.topright, said.bottomleft, said.bottomright, said.midtop, said.midbottom)
    return any(((x - rim.x) / (rim.half_width + band)) ** 2 + ((y - rim.y) / (rim.half_height + band)) ** 2 < 1
               for x, y in spots)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_is_said_keeps_off_the_trick_the_rim_and_the_hand(players, size, percent, language):
    words.use(language)
    layout = Layout(measured(size, percent), players, 0)
    for seat in range(players):
        for saying in LONG:
            board = Board(rules_of("french"), 0, 0, sayings={seat: saying})
            (item,) = saying_items(layout, board)
            said = item.rect.inflate(-layout.metrics.px(12), -layout.metrics.px(8))  # the tips of the ribbon
            hit = said.collidedict(kept_free(layout, seat), values=True)
            assert hit is None, (seat, saying.key, hit)
            assert not on_the_rim(layout, said), (seat, saying.key)
