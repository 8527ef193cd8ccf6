"""Properties of every deal of every preset; random deals in which rare events are more frequent."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import Event, IllegalAction, apply, observe
from game.engine import actions as act
from game.engine.cards import PACK
from game.engine.events import seen_by
from game.engine.game import refusal
from game.engine.phases.announcing import Announcing
from game.engine.phases.discarding import Discarding
from game.engine.phases.over import Over
from game.engine.phases.playing import Playing
from game.engine.record import closed, last_state, read, write
from tests.builders import GAMES, Table, shuffled, steps, whim
from tests.engine.folding import Felt
from tests.engine.recount import recount
from tests.engine.settling import total

SEEDS = st.integers(0, 2**32 - 1)
every_game = pytest.mark.parametrize("game", GAMES)


def hands_now(state) -> list[frozenset]:
    """The hands of all seats in ``state``."""
    if isinstance(state, Playing):
        return list(state.hands)
    if isinstance(state, Over):
        return [frozenset()] * len(state.facts.hands) if state.tricks else list(state.facts.hands)
    hands = list(state.facts.hands)
    if isinstance(state, Discarding):
        hands[state.turn] = state.hand - state.laid
    return hands


def everywhere(state) -> Counter:
    """The number of times each card is found in ``state``."""
    facts = state.facts
    lying = [*facts.talon, *facts.ecart, *(card for hand in hands_now(state) for card in hand)]
    if isinstance(state, Discarding):
        lying += state.laid
    if isinstance(state, Playing):
        lying += state.trick.cards
    if isinstance(state, Playing | Over):
        lying += [card for trick in state.tricks for card in trick.cards]
    return Counter(lying)


@every_game
@given(seed=SEEDS)
@settings(max_examples=10)
def test_no_card_is_lost_or_doubled(game, seed):
    for table in steps(shuffled(game, seed), whim(seed)):
        assert everywhere(table.state) == Counter(table.state.facts.rules.deck)


@every_game
@given(seed=SEEDS)
@settings(max_examples=12)
def test_points_add_to_the_pack_and_payments_to_zero(game, seed):
    over = shuffled(game, seed).finish(whim(seed)).over
    assert sum(over.payments) == 0
    if over.score is not None:
        assert sum(pile.units for pile in over.score.piles) == total(game) * over.facts.rules.family.unit
        assert all((side is None) == (points is None) for side, points in
                   zip(over.score.sides, over.score.points, strict=True))


@every_game
@given(seed=SEEDS)
@settings(max_examples=10)
def test_folding_the_events_gives_the_table(game, seed):
    table = shuffled(game, seed)
    felt, read_ = Felt(len(table.state.facts.hands)), 0
    for _ in steps(table, whim(seed)):
        felt.read(table.log[read_:])
        read_ = len(table.log)
        state = table.state
        assert [set(hand) for hand in felt.hands] == hands_now(state)
        ended = isinstance(state, Over) and state.end == "played"
        if not ended:
            assert set(felt.talon) == state.facts.talon
            assert set(felt.ecart) == (state.laid if isinstance(state, Discarding) else state.facts.ecart)
        if isinstance(state, Playing):
            assert felt.trick == state.trick
        if isinstance(state, Playing | Over):
            assert felt.tricks == list(state.tricks)
    if table.state.end == "played":
        check_piles(felt, table.over)


def check_piles(felt: Felt, over: Over) -> None:
    """Check that each pile contains the cards won by its side, and one of them also the écart and the talon."""
    aside = set(felt.ecart) | set(felt.talon)
    with_aside = 0
    for pile in over.score.piles:
        won = {card for seat, cards in enumerate(felt.won) if over.score.sides[seat] == pile.side for card in cards}
        assert pile.cards in (won, won | aside)
        with_aside += pile.cards == won | aside
    assert with_aside == 1 or not aside


@every_game
@given(seed=SEEDS)
@settings(max_examples=6)
def test_events_for_a_seat_give_its_observation(game, seed):
    """The Observation contains everything in the redacted events, and nothing more."""
    table = shuffled(game, seed)
    seats = range(len(table.state.facts.hands))
    felts, read_ = [Felt(len(seats)) for _ in seats], 0
    for _ in steps(table, whim(seed)):
        for seat in seats:
            felts[seat].read(seen_by(event, seat) for event in table.log[read_:])
            compare(felts[seat], table.seen(seat))
        read_ = len(table.log)


def compare(felt: Felt, view) -> None:
    over = view.phase == "over"
    assert set(felt.hands[view.seat]) == view.hand
    assert tuple(map(len, felt.hands)) == view.sizes
    assert felt.talon_seen == view.talon
    assert (felt.ecart_by, felt.told, felt.tarots_told) == (view.ecart_by, view.told, view.tarots_told)
    assert (felt.taker or (view.dealer, view.rules.unbid.id)) == (view.taking.taker, view.taking.contract.id)
    assert (tuple(felt.bids), tuple(felt.called)) == (view.bids, view.taking.called)
    assert (tuple(felt.asked), felt.slam, tuple(felt.handfuls)) == (view.asked, view.slam, view.handfuls)
    assert tuple(felt.exchanges) == view.exchanges
    assert tuple(felt.tricks) == view.tricks
    if not over:
        assert felt.trick == view.trick
        assert (len(felt.talon), len(felt.ecart)) == (view.talon_size, view.ecart_size)
        mine = frozenset(felt.ecart) if felt.ecart_by == view.seat else None
        assert mine == view.ecart


def every_action(rng: Random, state) -> list:
    """Actions of all kinds, most of them illegal."""
    contracts = ("two", "one", "hand", "small", "guard", "without", "against", "", "two\n")
    kinds = (act.Discard, act.Ask, act.Give, act.Call, act.Play)
    wild = [kind(card) for kind in kinds for card in rng.sample(PACK, 12)]
    shown = [act.ShowHandful(tuple(rng.sample(PACK, n))) for n in (0, 1, 7, 8, 10, 13)]
    return [*wild, *shown, *map(act.Bid, contracts), act.Pass(), act.Done(), act.DeclareSlam(), *state.actions()]


@every_game
@given(seed=SEEDS)
@settings(max_examples=3)
def test_a_refused_action_changes_nothing_and_names_its_rule(game, seed):
    rng = Random(seed)
    for table in steps(shuffled(game, seed), whim(seed)):
        if rng.random() < 0.8:
            continue
        state, legal = table.state, set(table.state.actions())
        before, seen = repr(state), [observe(state, seat) for seat in range(len(state.facts.hands))]
        for action in every_action(rng, state):
            rule = refusal(state, action)
            if action in legal:
                assert rule is None, action
                continue
            if rule is None:
                assert isinstance(action, act.ShowHandful), action
                continue
            assert rule.replace("-", "").isalpha()
            with pytest.raises(IllegalAction, match=rule):
                apply(state, action)
        assert repr(state) == before
        assert seen == [observe(state, seat) for seat in range(len(state.facts.hands))]


@every_game
@given(seed=SEEDS, stop=st.floats(0, 1))
@settings(max_examples=10)
def test_a_record_reads_back_as_it_was_written(game, seed, stop):
    whole = shuffled(game, seed).finish(whim(seed))
    length = round(stop * len(whole.moves)) if stop < 0.7 else len(whole.moves)
    table = Table(shuffled(game, seed).state, [], [])
    for _, action in whole.moves[:length]:
        table.take(action)
    record = closed(table.record, table.state)
    again = read(write(record))
    kept = without_a_half_ecart(table)
    assert again.moves == kept
    assert (again.rules, again.dealer, again.hands, again.talon, again.end) == \
        (record.rules, record.dealer, record.hands, record.talon, record.end)
    assert read(write(again)) == again
    assert write(again) == write(record) == write(record, table.state)
    if kept == record.moves:
        assert again == record
        assert last_state(again) == table.state


def without_a_half_ecart(table: Table) -> tuple:
    """The moves without those of an incomplete écart, which a record does not contain."""
    laid = len(table.state.laid) if isinstance(table.state, Discarding) else 0
    return tuple(table.moves[:len(table.moves) - laid])


@pytest.mark.parametrize("game", [game for game in GAMES if game.startswith("french")])
@given(seed=SEEDS, slam=st.sampled_from([None, act.Pass(), act.DeclareSlam()]))
@settings(max_examples=10)
def test_a_record_cut_before_the_first_card_goes_on_exactly_there(game, seed, slam):
    table, choose = shuffled(game, seed), whim(seed)
    while not isinstance(table.state, Announcing | Over):
        table.take(choose(table.state))
    if slam is not None and isinstance(table.state, Announcing):
        table.take(slam)
    again = read(write(closed(table.record, table.state)))
    assert (last_state(again), again.moves) == (table.state, tuple(table.moves))


@every_game
@given(seed=SEEDS)
@settings(max_examples=6)
def test_a_second_reckoning_agrees(game, seed):
    table = shuffled(game, seed).finish(whim(seed))
    data = json.loads(write(table.record))
    assert recount(data) == (data["sides"], data["points"], data["payments"])


def test_chance_reaches_every_corner():
    """Random deals without some of the events would leave code untested."""
    kinds: Counter[str] = Counter()
    contracts: Counter[str] = Counter()
    phases: Counter[str] = Counter()
    for game in GAMES:
        for seed in range(12):
            table = shuffled(game, seed)
            for _ in steps(table, whim(seed)):
                phases[type(table.state).__name__] += 1
            kinds.update(type(event).__name__ for event in table.log)
            contracts[table.state.facts.taking.contract.id] += 1
    assert set(phases) == {"Auction", "Discarding", "Asking", "Giving", "Calling", "Announcing", "Playing", "Over"}
    assert set(contracts) == {"two", "one", "hand", "call", "croise", "each", "small", "guard", "without", "against",
                              "passed"}
    rare = {"DealVoided", "PagatDiscarded", "TarotsDiscarded"}
    everything = {kind.__name__ for kind in Event.__args__}
    assert everything - set(kinds) <= rare
    assert min(contracts.values()) >= 3
