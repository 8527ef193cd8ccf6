"""How cards move and look: by their weight, gathered when a trick is won, in the shade when they may not be played."""

from __future__ import annotations

import pytest
from pygame import SRCALPHA, Surface

from game.engine import events as ev
from game.engine.cards import BY_NAME, FOOL, PAGAT
from game.engine.variants import rules_of
from game.ui.draw.pictures import shaded
from game.ui.table.preferences import alternating
from game.ui.table.stage import Stage
from game.view.table.choreography import Pace, is_heavy, sound_of
from game.view.table.layout import Layout, Pose
from game.view.table.tween import HALF_WAY, Tween
from game.view.units import measured
from tests.table.test_stage import run, session_of

SLOW = Pace(cards=1.0, rest=0.2, bots=0.0)


@pytest.mark.parametrize(("preset", "highest"), [("french", "T21"), ("chambery", "T21"), ("piedmont", "T20")])
def test_kings_and_the_best_trumps_land_with_weight(preset: str, highest: str) -> None:
    rules = rules_of(preset)
    heavy = {card for card in rules.deck if is_heavy(rules, card)}
    assert heavy == {*(BY_NAME[suit + "R"] for suit in "SHDC"), PAGAT, FOOL, BY_NAME[highest]}
    assert sound_of(ev.CardPlayed(0, BY_NAME["SR"]), rules) != sound_of(ev.CardPlayed(0, BY_NAME["S7"]), rules)
    assert sound_of(ev.PlayBegan(0), rules) is None


def test_a_card_that_goes_by_a_place_is_there_on_its_way_and_turns_over_after_it() -> None:
    start, via, end = Pose(0, 0, 0, 80), Pose(100, 50, 20, 70), Pose(400, 300, 90, 30, up=False)
    tween = Tween(start, end, 1.0, 0.0, lambda t: t, via=via)
    tween.elapsed = HALF_WAY
    assert (tween.pose().x, tween.pose().y, tween.pose().angle) == (100, 50, 20)
    assert tween.pose().up
    assert tween.turning() == 1
    tween.elapsed = 1.0
    assert tween.pose() == end


def test_a_trick_is_gathered_in_the_middle_before_it_goes_to_its_winner() -> None:
    session = session_of("french", {}, 3)
    layout = Layout(measured((1280, 720)), 4, 0)
    angles: set[float] = set()

    def look() -> None:
        swept = [tween.pose() for tween in stage.tweens.values() if tween.via is not None and not tween.end.up]
        if len(swept) == 4 and all(abs(pose.y - layout.centre[1]) < 2 for pose in swept):
            angles.update(round(pose.angle) for pose in swept)

    class Watched(Stage):
        def update(self, dt: float) -> str | None:
            sound = super().update(dt)
            look()
            return sound

    stage = Watched(session.rules, 0, layout, alternating(session.rules), SLOW)
    stage.begin(session.state.facts.deal.dealer)
    run(session, stage, lambda: None)
    assert len(angles) >= 4


def test_a_card_in_the_shade_is_darker_and_still_warm() -> None:
    paper = Surface((4, 4), SRCALPHA)
    paper.fill((245, 235, 211, 255))
    paper.fill((0, 0, 0, 0), (0, 0, 1, 1))
    made = shaded(paper)
    red, green, blue, alpha = made.get_at((2, 2))
    assert alpha == 255
    assert 0.72 * 245 < red < 0.9 * 245
    assert red > green > blue
    assert tuple(made.get_at((0, 0))) == (0, 0, 0, 0)
