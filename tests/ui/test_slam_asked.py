"""The question about a slam comes only if the hand might make one, or if the player asks for it."""

from __future__ import annotations

import pytest

from game.ai.rulebot.bidding import might_slam
from game.engine.actions import DeclareSlam, Pass
from game.view.table.prompts import automatic_action
from tests.builders import seated

STRONG = "T21 T20 T19 T18 T17 T16 T15 T14 T13 SR HR CR DR SD HD S4 S3 S2"
WEAK = "T20 T9 T8 T7 T6 T5 T4 SR S10 S9 H5 H4 H3 C5 C4 C3 S3 S2"


def announcing(hand):
    """The observation of the taker with ``hand``, who has discarded the talon."""
    table = seated("french players=4", dealer=0, p1=hand, talon="D2 D3 D4 D5 D6 D7").do(
        "bid guard; pass; pass; pass; discard D2 D3 D4 D5 D6 D7")
    view = table.seen(1)
    assert view.phase == "announcing"
    return view


@pytest.mark.parametrize(("hand", "might"), [(STRONG, True), (WEAK, False)])
def test_only_a_strong_hand_is_asked(hand, might):
    view = announcing(hand)
    assert might_slam(view) is might
    assert automatic_action(view, None, rushing=False, last=True, slam=False) == (None if might else Pass())


def test_the_question_can_be_had_with_any_hand():
    view = announcing(WEAK)
    assert automatic_action(view, None, rushing=False, last=True, slam=True) is None
    assert DeclareSlam() in view.actions


def test_without_a_discard_there_is_no_earlier_moment_so_it_is_asked():
    table = seated("french players=4", dealer=0, p1=WEAK).do("bid without; pass; pass; pass")
    assert automatic_action(table.seen(1), None, rushing=False, last=True, slam=False) is None
