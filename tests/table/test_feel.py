"""The motion and look of cards: by weight, gathered when a trick is won, dimmed if they are illegal."""

from __future__ import annotations

from typing import get_args

import pytest
from pygame import SRCALPHA, Surface

from game.engine import events as ev
from game.engine.cards import BY_NAME, FOOL, PAGAT
from game.engine.variants import rules_of
from game.ui.draw.pictures import bowed, dusked
from game.ui.table.pieces import FLAT, CardHighlights, Drawer, bow_of
from game.ui.table.preferences import alternating
from game.ui.table.stage import Stage
from game.view.table.choreography import LEAD_S, Blow, Pace, blow_of, is_heavy
from game.view.table.layout import Layout, Pose
from game.view.table.motion import HALF_WAY, Tween
from game.view.units import measured
from tests.table.test_stage import run, session_of

SLOW = Pace(cards=1.0, rest=0.2, bots=0.0)


@pytest.mark.parametrize(("preset", "highest"), [("french", "T21"), ("chambery", "T21"), ("piedmont", "T20")])
def test_kings_and_the_best_trumps_land_with_weight(preset: str, highest: str) -> None:
    rules = rules_of(preset)
    heavy = {card for card in rules.deck if is_heavy(rules, card)}
    assert heavy == {*(BY_NAME[suit + "R"] for suit in "SHDC"), PAGAT, FOOL, BY_NAME[highest]}
    assert blow_of(rules, BY_NAME["SR"], []) == "heavy" != blow_of(rules, BY_NAME["S7"], [])


@pytest.mark.parametrize(("trick", "card", "sound"), [
    ("S7", "T5", "ruff"), ("F S7", "T5", "ruff"), ("S7 T5", "T9", "overruff"), ("S7 T9", "T5", "card"),
    ("S7 T5", "T21", "overruff"), ("T5", "T9", "card"), ("F T5", "T21", "heavy"), ("", "T9", "card"),
    ("F", "T9", "card"), ("S7", "F", "fool"), ("", "F", "fool"), ("S7 T5", "SR", "heavy"), ("S7", "H7", "card")])
def test_a_cut_and_the_fool_are_heard(trick: str, card: str, sound: str) -> None:
    laid = [BY_NAME[name] for name in trick.split()]
    assert blow_of(rules_of("french"), BY_NAME[card], laid) == sound


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
        def update(self, dt: float) -> None:
            super().update(dt)
            look()

    stage = Watched(session.rules, 0, layout, alternating(session.rules), SLOW)
    stage.begin(session.state.facts.deal.dealer)
    run(session, stage, lambda: None)
    assert len(angles) >= 4


def test_a_card_that_may_not_be_played_keeps_its_colour_a_little_darker() -> None:
    paper = Surface((4, 4), SRCALPHA)
    paper.fill((245, 235, 211, 255))
    paper.fill((0, 0, 0, 0), (0, 0, 1, 1))
    made = dusked(paper)
    *colours, alpha = made.get_at((2, 2))
    assert alpha == 255
    assert all(0.85 < dark / plain < 0.9 for dark, plain in zip(colours, (245, 235, 211), strict=True))
    assert tuple(made.get_at((0, 0))) == (0, 0, 0, 0)


def thrown(pace: Pace, seat: int) -> tuple[Stage, Tween | None]:
    """A stage on which ``seat`` has just played a card, and that card's tween."""
    session = session_of("french", {}, 3)
    stage = Stage(session.rules, 0, Layout(measured((1280, 720)), 4, 0), alternating(session.rules), pace)
    stage.begin(session.state.facts.deal.dealer)
    for _ in range(20_000):
        while not stage.blocked and (event := session.next_event()) is not None:
            stage.show(event)
            if isinstance(event, ev.CardPlayed) and event.seat == seat:
                (piece,) = stage.zones.at(("trick", seat))
                return stage, stage.tweens.get(piece)
        stage.update(1 / 60)
        if not stage.busy and not session.pending:
            session.advance(ready=True)
    raise AssertionError("nobody played")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_card_glows_only_when_it_has_turned_over(seat: int) -> None:
    stage, tween = thrown(SLOW, seat)
    assert tween is not None
    (piece,) = stage.zones.at(("trick", seat))
    looks, turned_over = CardHighlights(glowing=piece), set[bool]()
    while piece in stage.tweens:
        narrow = tween.turning() < 1
        assert (("glow", piece) in {item.key for item in Drawer().items(stage, looks)}) != narrow
        turned_over.add(not narrow)
        stage.update(1 / 60)
    assert turned_over == {False, True}
    assert ("glow", piece) in {item.key for item in Drawer().items(stage, looks)}


@pytest.mark.parametrize("seat", range(4))
def test_a_played_card_leaves_the_table_bends_and_lands_flat(seat: int) -> None:
    stage, tween = thrown(SLOW, seat)
    assert tween is not None
    heights, drops, bows = [], [], []
    (piece,) = stage.zones.at(("trick", seat))
    while piece in stage.tweens:
        items = {item.key: item for item in Drawer().items(stage, CardHighlights())}
        card, shadow = items[("piece", piece)].rect, items[("shadow", piece)].rect
        heights.append(tween.height())
        drops.append(shadow.centery - card.centery)
        bows.append(bow_of(tween))
        stage.update(1 / 60)
    assert heights[0] == 0
    assert max(heights) > 0.9
    assert heights[-1] < 0.4
    assert bows[0] == FLAT != bows[heights.index(max(heights))]
    assert drops[heights.index(max(heights))] > drops[0] + 5


@pytest.mark.parametrize("pace", [SLOW, Pace(cards=0.5, rest=0.2, bots=0.0), Pace(cards=2.0, rest=0.2, bots=0.0)])
def test_the_blow_is_heard_when_the_card_lands_from_its_side(pace: Pace) -> None:
    session, frame, now = session_of("french", {}, 3), 1 / 60, 0.0
    stage = Stage(session.rules, 0, Layout(measured((1280, 720)), 4, 0), alternating(session.rules), pace)
    stage.begin(session.state.facts.deal.dealer)
    landings: list[tuple[float, float]] = []
    blows: list[tuple[float, float]] = []
    stage.plays = lambda name, pan: blows.append((now + LEAD_S, pan)) if name in get_args(Blow) else None
    while len(landings) < 8:
        while not stage.blocked and (event := session.next_event()) is not None:
            stage.show(event)
            if isinstance(event, ev.CardPlayed):
                (piece,) = stage.zones.at(("trick", event.seat))
                tween = stage.tweens[piece]
                landings.append((now + tween.delay + tween.seconds, stage.layout.trick(event.seat).x - 640))
        stage.update(frame)
        now += frame
        if not stage.busy and not session.pending:
            session.advance(ready=True)
    for (blow, pan), (landing, aside) in zip(blows, landings, strict=False):
        assert abs(blow - landing) < 0.015
        assert (pan > 0.02) == (aside > 20)
        assert (pan < -0.02) == (aside < -20)
    assert len(blows) >= 7


def test_a_card_whose_flight_is_skipped_is_heard_once_and_one_that_is_passed_over_is_not() -> None:
    stage, _ = thrown(SLOW, 1)
    blows: list[str] = []
    stage.plays = lambda name, pan: blows.append(name) if name in get_args(Blow) else None
    stage.skip()
    for _ in range(30):
        stage.update(1 / 60)
    assert len(blows) == 1
    stage, _ = thrown(SLOW, 1)
    stage.plays = lambda name, pan: blows.append(name)
    stage.jump([])
    for _ in range(30):
        stage.update(1 / 60)
    assert len(blows) == 1


def test_a_card_on_its_way_is_not_called_back_when_the_hand_closes() -> None:
    stage, tween = thrown(SLOW, 0)
    assert tween is not None
    for _ in range(4):
        stage.update(1 / 60)
    stage.rearrange()
    (piece,) = stage.zones.at(("trick", 0))
    assert stage.tweens[piece] is tween
    assert tween.height() > 0


@pytest.mark.parametrize("pace", [Pace(cards=0.0), Pace(travel=False)], ids=["instant", "still"])
def test_no_card_flies_for_a_player_who_wants_no_motion(pace: Pace) -> None:
    assert thrown(pace, 1)[1] is None


@pytest.mark.parametrize("sideways", [False, True])
@pytest.mark.parametrize("reach", [-6, 6])
def test_the_edges_of_a_bent_card_hang_back_and_are_darker(reach: int, sideways: bool) -> None:
    card = Surface((40, 60), SRCALPHA)
    card.fill((250, 240, 220, 255))
    made = bowed(card, reach, sideways=sideways)
    assert made.get_size() == ((52, 60) if sideways else (40, 72))

    def across(at: int) -> list[int]:
        """The first and the last pixel of the card in a row or column of the picture."""
        long = made.get_size()[0 if sideways else 1]
        solid = [i for i in range(long) if made.get_at((i, at) if sideways else (at, i)).a]
        return [solid[0], solid[-1]]
    last = (60 if sideways else 40) - 1
    middle, long = last // 2, 40 if sideways else 60
    assert across(middle) == [6, 5 + long]
    assert across(0) == across(last) == [6 + reach, 5 + long + reach]
    edge, centre = ((20, 0), (20, middle)) if sideways else ((0, 30), (middle, 30))
    assert made.get_at(edge).r < made.get_at(centre).r == 250
