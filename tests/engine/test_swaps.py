"""Two deals that differ only in hidden cards look the same to a seat.

Two cards that a seat cannot see are exchanged: in a hand, in the talon, in the écart, among the cards given. Its
Observation must stay the same in every field, and so must every event as that seat sees it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import Action, Card, State, apply, deal_of, observe
from game.engine import actions as act
from game.engine import events as ev
from game.engine.cards import BY_NAME
from game.engine.events import seen_by
from game.engine.game import refusal
from game.engine.phases.discarding import Discarding
from game.engine.phases.over import Over
from game.engine.phases.playing import Playing
from tests.builders import GAMES, Table, row, shuffled, steps, whim

#: Announcements about hidden cards; a deal in which they would differ is not comparable.
SAID_ALOUD = (ev.PagatDiscarded, ev.TarotsDiscarded, ev.AskedInEcart, ev.PartnerRevealed, ev.CalledInTalon)


@dataclass(frozen=True, slots=True)
class Swap:
    """An exchange of the cards ``a`` and ``b``; if ``dealt``, they are exchanged from the beginning of the deal."""

    a: Card
    b: Card
    dealt: bool = True

    def of(self, card: Card) -> Card:
        return {self.a: self.b, self.b: self.a}.get(card, card)

    def row(self, some: tuple[Card, ...], really: bool = True) -> tuple[Card, ...]:
        return tuple(map(self.of, some)) if really else some

    def set(self, some: frozenset[Card]) -> frozenset[Card]:
        return frozenset(map(self.of, some))


# -- the other world --------------------------------------------------------------------------------------------------


def with_swap(state: State, swap: Swap) -> State:
    """``state`` with the two cards exchanged in every hidden place, and in no visible one."""
    facts = state.facts
    deal = replace(facts.deal, hands=tuple(swap.row(hand, swap.dealt) for hand in facts.deal.hands),
                   talon=swap.row(facts.deal.talon, swap.dealt))
    facts = replace(facts, deal=deal, hands=tuple(map(swap.set, facts.hands)), talon=swap.set(facts.talon),
                    ecart=swap.set(facts.ecart),
                    exchanges=tuple(replace(x, given=x.given and swap.of(x.given)) for x in facts.exchanges))
    if isinstance(state, Discarding):
        # a card of the talon may be on either side of the line between hand and écart
        hand = swap.set(state.hand) if swap.dealt else state.hand
        return replace(state, facts=facts, hand=hand, laid=swap.set(state.laid))
    if isinstance(state, Playing):
        return replace(state, facts=facts, hands=tuple(map(swap.set, state.hands)))
    return replace(state, facts=facts)


def replayed(table: Table, swap: Swap) -> Table | None:
    """The same deal with the cards exchanged from the beginning; None if an action would then be illegal."""
    deal = table.state.facts.deal
    hands = [swap.row(hand, swap.dealt) for hand in deal.hands]
    state, log = deal_of(deal.rules, deal.dealer, hands, swap.row(deal.talon, swap.dealt))
    other = Table(state, list(log), [])
    for seat, action in table.moves:
        meant: Action = type(action)(swap.of(action.card)) if isinstance(action, act.Discard | act.Give) else action
        if other.state.turn != seat or refusal(other.state, meant) is not None:
            return None
        other.state, happened = apply(other.state, meant)
        other.log += happened
    return other


def aloud(table: Table) -> list[ev.Event]:
    return [event for event in table.log if isinstance(event, SAID_ALOUD)]


# -- what is hidden ---------------------------------------------------------------------------------------------------


def faces(event: ev.Event) -> Iterator[Card]:
    """Yield the cards whose place ``event`` shows; a call does not show the place of its card."""
    if isinstance(event, ev.CardCalled | ev.DealScored):
        return
    if isinstance(event, ev.PagatDiscarded):
        yield Card(1)
    for field in fields(event):
        value = getattr(event, field.name)
        yield from (card for card in (value if isinstance(value, tuple) else (value,)) if isinstance(card, Card))


def place(state: State, card: Card) -> str:
    """The place of ``card``: a hand by its seat, ``talon``, ``ecart`` or ``open``."""
    facts = state.facts
    hands = state.hands if isinstance(state, Playing) else facts.hands
    if isinstance(state, Discarding) and card in state.hand:
        return "ecart" if card in state.laid else f"hand {state.turn}"
    if isinstance(state, Over) and state.tricks:
        return "open"
    found = (f"hand {seat}" for seat, hand in enumerate(hands) if card in hand)
    return next(found, "ecart" if card in facts.ecart else "talon" if card in facts.talon else "open")


def swaps(table: Table, seat: int, where: dict[Card, str], rng: Random) -> Iterator[Swap]:
    """Yield one exchange of each kind that ``seat`` must not notice, if there is one, and one of cards never seen."""
    state = table.state
    seen = {card for event in table.log for card in faces(seen_by(event, seat))}
    hidden = [card for card in state.facts.rules.deck if card not in seen]
    if len(hidden) > 1:
        one, other = rng.sample(hidden, 2)
        yield Swap(one, other)
        aside = [card for card in hidden if where[card] in ("ecart", "talon")] or hidden
        a, b = rng.choice(aside), rng.choice(hidden)
        yield Swap(a, b)
    others = [b for b in hidden if where[b].startswith("hand") and where[b] != f"hand {state.turn}"]
    for a in pending(state, seat):
        yield Swap(a, rng.choice(others))
    if within := list(within_the_taker(table, seat, where)):
        yield Swap(*rng.choice(within), dealt=False)


def pending(state: State, seat: int) -> list[Card]:
    """The cards asked for that have not been given yet: it is known that a hand holds them, but not which."""
    facts = state.facts
    if facts.exchanges:
        return []
    return [card for card in facts.asked if card not in facts.ecart and card not in facts.hands[seat]]


def within_the_taker(table: Table, seat: int, where: dict[Card, str]) -> Iterator[tuple[Card, Card]]:
    """Yield pairs of cards of a shown talon: it is known that the taker has them, but not which are in the écart."""
    facts = table.state.facts
    if not facts.talon_seen or seat == facts.taking.taker or isinstance(table.state, Over):
        return
    told = {card for event in table.log for card in faces(event)
            if isinstance(event, ev.HandfulShown | ev.TarotsDiscarded)}
    his = {card for card, lies in where.items() if lies in ("ecart", f"hand {facts.taking.taker}")} - told
    for a in sorted(his & set(facts.deal.talon)):
        yield from ((a, b) for b in sorted(his) if where[a] != where[b])


# -- the test ---------------------------------------------------------------------------------------------------------


def check(table: Table, seat: int, swap: Swap, deep: bool) -> str:
    """Compare the observations of ``seat`` in both deals; returns how far they could be compared."""
    assert observe(with_swap(table.state, swap), seat) == observe(table.state, seat), (seat, swap)
    other = replayed(table, swap) if deep else None
    if other is None or aloud(other) != aloud(table):
        return "state"
    assert [seen_by(e, seat) for e in other.log] == [seen_by(e, seat) for e in table.log], (seat, swap)
    assert observe(other.state, seat) == observe(table.state, seat), (seat, swap)
    return "replayed"


def look(game: str, seed: int, counted: Counter) -> None:
    """Play a deal and exchange cards in many positions, for every seat."""
    rng, table = Random(seed), shuffled(game, seed)
    for _ in steps(table, whim(seed)):
        phase = type(table.state).__name__
        if rng.random() > (0.08 if phase == "Playing" else 0.5):
            continue
        where = {card: place(table.state, card) for card in table.state.facts.rules.deck}
        for seat in range(len(table.state.facts.hands)):
            for swap in swaps(table, seat, where, rng):
                how = check(table, seat, swap, deep=rng.random() < 0.2)
                kinds = sorted(where[card].split()[0] for card in (swap.a, swap.b))
                counted[phase, *kinds] += 1
                counted[how] += 1


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=6)
def test_hidden_cards_may_change_places_unnoticed(game, seed):
    look(game, seed, Counter())


#: Events that all seats see.
OPEN = (ev.TalonShown, ev.PagatDiscarded, ev.TarotsDiscarded, ev.CardAsked, ev.AskedInEcart, ev.CardHandedOver,
        ev.PartnerRevealed, ev.CalledInTalon, ev.HandfulShown, ev.CardPlayed, ev.HiddenShown)


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=6)
def test_no_event_shows_a_card_its_reader_cannot_know(game, seed):
    table, told = shuffled(game, seed), 0
    seats = range(len(table.state.facts.hands))
    own: list[set[Card]] = [set() for _ in seats]
    public: set[Card] = set()
    for _ in steps(table, whim(seed)):
        new, told = table.log[told:], len(table.log)
        public |= {card for event in new if isinstance(event, OPEN) for card in faces(event)}
        for seat in seats:
            view = table.seen(seat)
            mine = view.ecart if isinstance(table.state, Discarding) else None
            taken = table.state.facts.deal.talon if view.ecart_by == seat else ()
            own[seat] |= view.hand | (mine or frozenset()) | set(taken)
            assert {card for event in new for card in faces(seen_by(event, seat))} <= own[seat] | public


def test_every_hidden_place_was_swapped_in_every_phase():
    counted: Counter = Counter()
    for game in ("chambery", "french players=5", "french players=6", "french-open-call", "piedmont"):
        for seed in range(8):
            look(game, seed, counted)
    in_hands = {(phase, "hand", "hand") for phase in
                ("Auction", "Discarding", "Asking", "Giving", "Calling", "Announcing", "Playing")}
    with_ecart = {(phase, "ecart", "hand") for phase in
                  ("Auction", "Discarding", "Asking", "Giving", "Calling", "Announcing", "Playing")}
    with_talon = {(phase, "hand", "talon") for phase in ("Auction", "Calling", "Announcing", "Playing")}
    assert not (in_hands | with_ecart | with_talon) - set(counted)
    assert counted["replayed"] > 100
    assert ("Playing", "talon", "talon") in counted


def test_a_given_card_may_be_another():
    """The other seats see that a card was given, but not which."""
    table = shuffled("chambery", 3, dealer=0, p2="S5 S6 S7", p1="T21 H2 H3")
    table.skip(3).do("pass; bid one; pass; pass; pass; ask T21; give S5")
    assert check(table, 3, Swap(BY_NAME["S5"], BY_NAME["S6"]), deep=True) == "replayed"


def test_a_called_king_may_be_anybodys():
    table = shuffled("french players=5", 3, dealer=4, p1="HR", p2="H2 S3", p0="S2").do(
        "bid without; pass; pass; pass; pass; call HR; pass; play S2")
    king, two = row("HR H2")
    assert observe(table.state, 3).sides == (0, None, None, 1, None)
    for seat in (0, 3, 4):
        assert check(table, seat, Swap(king, two), deep=True) == "replayed"
    for seat in (1, 2):
        with pytest.raises(AssertionError):
            check(table, seat, Swap(king, two), deep=False)
