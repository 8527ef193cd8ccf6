"""A whole deal, frame by frame without a window: the picture always ends at the true state."""

from itertools import pairwise
from math import dist
from random import Random
from typing import get_args

import pytest

from game.ai.names import Player
from game.engine import Card, observe, rules_of
from game.engine import events as ev
from game.engine.events import Event
from game.engine.record import HUMAN
from game.session import Session, shuffler
from game.ui.table.preferences import alternating
from game.ui.table.stage import Stage
from game.view.table.board import Board, after
from game.view.table.choreography import INSTANT, TABLE, Pace
from game.view.table.layout import Layout
from game.view.table.zones import TALON, Zones
from game.view.units import measured
from tests.builders import cards, seated
from tests.driver import Chance
from tests.zones import zone_counts

TABLES = [
    ("chambery", {}), ("chambery", {"at_table": 6}), ("chambery", {"players": 4}), ("chambery", {"players": 3}),
    ("chambery", {"players": 4, "pack": 62, "partnership": "croise"}), ("chambery-dummett", {}),
    ("french", {"players": 3}), ("french", {"players": 4}), ("french", {"players": 5}), ("french", {"players": 6}),
    ("french-open-call", {}), ("piedmont", {}),
]


def session_of(preset, options, seed, viewer=0, level="random") -> Session:
    rules = rules_of(preset, **options)
    players = [Player(f"P{n}", level if n == viewer else "random") for n in range(rules.at_table)]
    rng = Random(seed)
    return Session(rules, players, Chance(seed), shuffler(rng), dealer=rng.randrange(rules.at_table), viewer=viewer,
                   secret=b"test")


def stage_of(session, pace) -> Stage:
    rules = session.rules
    layout = Layout(measured((1280, 720)), rules.at_table, session.viewer)
    stage = Stage(rules, session.viewer, layout, alternating(rules), pace)
    stage.begin(session.state.facts.deal.dealer)
    return stage


def run(session, stage, check, seconds=600.0):
    """Run ``session`` and ``stage`` as the window does, calling ``check`` whenever the picture has caught up."""
    left = seconds
    while left > 0:
        left -= 1 / 60
        stage.update(1 / 60)
        while not stage.blocked and (event := session.next_event()) is not None:
            stage.show(event)
        if not stage.busy and not session.pending:
            check()
            if session.over:
                return
            session.advance(ready=True)
    raise AssertionError("the deal did not end")


@pytest.mark.parametrize(("preset", "options"), TABLES, ids=str)
@pytest.mark.parametrize("pace", [INSTANT, Pace(cards=0.4, rest=0.2, bots=0.0)], ids=["instant", "moving"])
def test_the_picture_ends_where_the_state_says(preset, options, pace):
    session = session_of(preset, options, seed=11)
    stage = stage_of(session, pace)

    def check() -> None:
        lying = {zone: len(pieces) for zone, pieces in stage.zones.lies.items() if pieces}
        assert lying == zone_counts(session.view)
        assert stage.poses == stage.targets()
        own = {piece.face for piece in stage.hand()}
        assert own == set(session.view.hand)

    run(session, stage, check)


def test_other_hands_stay_face_down_until_their_cards_are_played():
    session = session_of("french", {"players": 4}, seed=5)
    stage = stage_of(session, INSTANT)

    def check() -> None:
        shown = {c for h in session.view.handfuls for c in h.cards}
        for seat in range(1, 4):
            faces = {p.face for p in stage.zones.at(("hand", seat))} - {None}
            assert faces <= shown

    run(session, stage, check)


def test_a_talon_that_all_have_seen_is_face_down_in_its_takers_hand():
    """A face in the taker's hand would show that the card is not in the écart."""
    takers = set()
    for viewer in range(4):
        session, stage = bid(4, "small", viewer)
        taker = stage.board.taker
        assert taker is not None
        if taker != viewer:
            takers.add(taker)
            shown = {c for h in session.view.handfuls for c in h.cards}
            assert {p.face for p in stage.zones.at(("hand", taker))} - {None} <= shown
    assert takers


@pytest.mark.parametrize(("game", "known"), [("chambery", "T20 T21"), ("chambery-dummett", "")])
def test_a_received_card_is_known_until_it_may_have_been_given_back(game, known):
    table = seated(game, dealer=0, talon="C2 C3 C4", p1="T21", p3="T20", p2="S5 S6")
    table.do("discard C2 C3 C4; pass; bid two; pass; pass; pass; ask T20; ask T21; give S5; give "
             + ("S6" if known else "T20"))
    zones = Zones(4, 78, returns=table.state.facts.rules.given_back == "any")
    for event in table.log:
        zones.after(ev.seen_by(event, 4))
    assert {piece.face for piece in zones.at(("hand", 2))} - {None} == cards(known)
    for trick in range(15):
        before = len(table.log)
        table.skip(5)
        for event in table.log[before:]:
            zones.after(ev.seen_by(event, 4))
        assert all(len(zones.at(("hand", seat))) == 14 - trick for seat in range(5))


def bid(players: int, contract: str, viewer: int) -> tuple[Session, Stage]:
    """A deal of French Tarot with ``contract``, before the lead to the first trick."""
    for seed in range(400):
        session = session_of("french", {"players": players}, seed, viewer)
        stage = stage_of(session, INSTANT)
        while session.state.turn is not None and stage.board.stage != "play":
            session.advance(ready=True)
            while (event := session.next_event()) is not None:
                stage.show(event)
        if stage.board.contract == contract and stage.board.taker is not None and stage.board.stage == "play":
            return session, stage
    raise AssertionError(f"nobody bids {contract}")


def by_whom(stage: Stage) -> int:
    """The seat nearest to the cards of the talon."""
    talon = [stage.poses[piece] for piece in stage.zones.at(TALON)]
    assert talon
    at = [stage.layout.seat(seat) for seat in range(stage.layout.seats)]
    nearest = {min(range(len(at)), key=lambda seat: dist(at[seat], (pose.x, pose.y))) for pose in talon}
    assert len(nearest) == 1
    return nearest.pop()


@pytest.mark.parametrize("viewer", range(4))
def test_a_talon_is_placed_with_the_side_it_counts_for(viewer):
    _, stage = bid(4, "without", viewer)
    assert by_whom(stage) == stage.board.taker
    _, stage = bid(4, "against", viewer)
    assert by_whom(stage) != stage.board.taker
    if viewer != stage.board.taker:
        assert by_whom(stage) == viewer, "one's own side's cards lie with oneself"


@pytest.mark.parametrize("viewer", range(5))
def test_a_talon_given_to_the_defence_never_goes_to_a_known_partner(viewer):
    session, stage = bid(5, "against", viewer)

    def check() -> None:
        with_taker = [seat for seat, side in enumerate(session.view.sides) if side == 0]
        if stage.board.stage == "play":
            assert by_whom(stage) not in with_taker
    check()
    run(session, stage, check)


def test_a_card_given_to_the_viewer_is_fresh_until_he_plays():
    rules, (card, other) = rules_of("chambery"), [Card(4), Card(5)]
    given = after(Board(rules, 1, 0), ev.CardGiven(3, 1, card))
    assert given.fresh == (card,)
    assert after(given, ev.CardPlayed(3, other)).fresh == (card,)
    assert after(given, ev.CardPlayed(1, other)).fresh == ()
    assert after(Board(rules, 2, 0), ev.CardGiven(3, 1, None)).fresh == ()


def test_a_bot_waits_until_the_picture_has_caught_up():
    session = session_of("chambery", {}, seed=3)
    before = session.state
    for _ in range(50):
        assert not session.advance(ready=False)
    assert session.state is before
    assert session.advance(ready=True)
    assert session.state is not before


def test_a_second_click_shows_the_end_at_once():
    session = session_of("chambery", {}, seed=3, level=HUMAN)
    stage = stage_of(session, Pace())
    for _ in range(20):
        stage.update(1 / 60)
        if not stage.blocked and (event := session.next_event()) is not None:
            stage.show(event)
    assert stage.tweens
    stage.skip()
    assert not stage.busy
    assert stage.poses == stage.targets()


def test_a_complete_trick_stays_for_a_while_before_it_is_swept():
    session = session_of("piedmont", {}, seed=9)
    stage = stage_of(session, Pace(cards=0.1, rest=1.0, bots=0.0))
    lay = 0
    for _ in range(3000):
        stage.update(1 / 60)
        if not stage.blocked and (event := session.next_event()) is not None:
            stage.show(event)
        if stage.trick_complete:
            lay += 1
            assert sum(len(stage.zones.at(("trick", s))) for s in range(4)) == 4
        elif lay:
            break
        if not stage.busy and not session.pending:
            session.advance(ready=True)
    assert 45 <= lay <= 75  # about one second of frames


def shuffled(pace: Pace) -> tuple[Stage, int, list[str]]:
    """The stage after the shuffle and the cut, the number of frames, and the sounds."""
    stage = stage_of(session_of("french", {"players": 5}, 1), pace)
    stage.begin(2)
    heard: list[str] = []
    stage.plays = lambda name, pan: heard.append(name)
    stage.shuffle()
    frames = 0
    while stage.blocked:
        stage.update(1 / 60)
        frames += 1
    return stage, frames, heard


def test_before_the_deal_the_pack_is_shuffled_and_cut_in_a_moment():
    stage, frames, heard = shuffled(Pace())
    assert heard == ["shuffle", "pick", "card"]
    assert 60 < frames < 130
    assert not stage.tweens
    assert stage.poses == stage.targets()
    assert shuffled(Pace(cards=0.5))[1] < frames < shuffled(Pace(cards=1.7))[1]


def test_the_upper_half_is_aside_while_the_pack_is_cut():
    stage = stage_of(session_of("french", {"players": 5}, 1), Pace())
    stage.begin(2)
    stage.shuffle()
    widest = 0.0
    order = list(stage.zones.at(("pack", 0)))
    while stage.blocked:
        stage.update(1 / 60)
        xs = [stage.poses[piece].x for piece in order]
        if sum(x == min(xs) for x in xs) == len(order) // 2:
            widest = max(widest, max(xs) - min(xs))
    assert widest > 60
    assert stage.zones.at(("pack", 0)) == order[39:] + order[:39]


@pytest.mark.parametrize("pace", [INSTANT, Pace(travel=False), Pace(cards=0.0)], ids=str)
def test_who_wants_no_motion_sees_no_shuffle(pace):
    assert shuffled(pace)[1:] == (0, [])


def test_a_click_ends_the_shuffle():
    stage = stage_of(session_of("french", {"players": 5}, 1), Pace())
    stage.shuffle()
    stage.update(0.1)
    stage.skip()
    assert not stage.busy
    assert stage.poses == stage.targets()


@pytest.mark.parametrize("count", [1, 12, 18, 28])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_every_index_of_the_hand_can_be_read(count, size):
    layout = Layout(measured(size), 5, 0)
    poses = layout.hand(count)
    gaps = [b.x - a.x for a, b in pairwise(poses)]
    assert all(gap >= 0.25 * poses[0].width for gap in gaps)
    assert poses[0].x - poses[0].width / 2 > 0
    assert poses[-1].x + poses[-1].width / 2 < size[0]


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_card_of_the_trick_is_nearly_as_large_as_one_of_the_hand(seats, percent):
    layout = Layout(measured((1280, 720), percent), seats, viewer=0)
    assert all(layout.trick(seat).width >= 0.85 * layout.hand_width for seat in range(seats))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_next_to_act_sits_to_the_right(seats):
    layout = Layout(measured((1280, 720)), seats, viewer=2)
    xs = [layout.seat((2 + n) % seats)[0] for n in range(1, seats)]
    assert xs == sorted(xs, reverse=True)


def test_the_hand_is_sorted_tarots_first_and_by_strength():
    rules = rules_of("piedmont")
    hand = sorted([Card(c) for c in (20, 21, 0, 36, 45, 40)], key=alternating(rules))
    assert hand[:3] == [Card(0), Card(20), Card(21)]  # the Angel beats the 21 in this game
    reds = [c for c in hand if c.suit == "H"]
    assert [c.rank for c in reds] == sorted(c.rank for c in reds)  # reversed red pips


def test_every_event_has_its_row_in_the_choreography():
    assert set(TABLE) == set(get_args(Event))


def test_observing_costs_the_viewer_nothing():
    session = session_of("chambery", {}, seed=1)
    assert session.view == observe(session.state, 0)
