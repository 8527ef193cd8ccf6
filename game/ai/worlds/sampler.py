"""Samples worlds from the knowledge of one seat: all equally likely, or weighted by signals."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import log
from random import Random

from ...engine.cards import Card, Cards
from ...engine.observation import Observation
from ...engine.rules import Seat
from ..kernel.filling import SCRATCH, fill, metropolis_steps, swap_steps
from ..signals import SignalKind, signals_in
from .deduction import deduce
from .ecarts import EcartCase
from .places import ECART, ECART_TAROTS, GIVEN, PLACES, TALON, Impossible, handed_back, played_by, received
from .world import World, possible, sides_in

#: After this number of worlds a new chain is started, so that worlds do not depend on the first for long.
RUN = 12
#: Exchanges tried between two worlds: the number for each hidden card, a constant, and the factor after a new start.
ROUND, BESIDES, SETTLING = 1, 8, 3
#: Steps of this length around a circle are evenly spread, so that even a few starts are shared out among the cases.
GOLDEN = (5 ** 0.5 - 1) / 2
#: After this number of impossible worlds in a row the sampler assumes that no world is possible.
PATIENCE = 20_000
#: Logarithms of the middles of 1024 equal parts of 0 to 1, for :func:`game.ai.kernel.filling.metropolis_steps`.
LUCK = [log((n + 0.5) / 1024) for n in range(1024)]
#: By kind of signal, the logarithm of the factor by which each card of its subject is likelier in the hand of the seat
#: that gave it; small, so that a player who does not signal does not mislead the others for long.
BELIEVED: Mapping[SignalKind, float] = {
    "honour": 1.2, "no_honour": -1.2, "many_trumps": 0.3, "few_trumps": -0.15, "stop_trumps": -0.15, "petit": 1.0,
    "two_cards": -1.5, "long_suit": 0.5}

__all__ = ["Impossible", "Sampler", "World"]


class Sampler:
    """Samples worlds for the seat of ``seen``; the same ``seed`` gives the same worlds.

    ``hidden`` are the cards to be placed; a search uses :meth:`places`, which makes no sets. ``tells`` are, by hidden
    card and place (card * PLACES + place), the logarithms of the factor by which the card, in that place, makes a world
    likelier: those of the signals of the seats ``signalling``; None if all worlds are equally likely. Raises Impossible
    if no deal fits the observation, ValueError if the deal is over.
    """

    def __init__(self, seen: Observation, seed: int, signalling: Collection[Seat] = ()) -> None:
        self.seen, self.knowledge = seen, deduce(seen)
        self.hidden = self.knowledge.hidden
        self.tells = signal_weights(seen, self.hidden, signalling)
        self._chance = Random(seed)
        self._rng = [self._chance.getrandbits(48)]
        self._cases = list(self.knowledge.cases)
        self._case, self._allowed = self._cases[0], list(self._cases[0].allowed)
        self._place, self._left, self._pointer = [0] * len(self.hidden), 0, self._chance.random()
        self._scratch, self._path = [0] * SCRATCH, [0] * PLACES

    def places(self) -> list[int]:
        """The place of each card of ``hidden`` in another world: a seat, ECART or TALON, in a new list."""
        if self.knowledge.strict:
            self.world()
        else:
            self._step()
        return self._plain()

    def world(self) -> World:
        for _ in range(PATIENCE):
            self._step()
            world = self._laid_out()
            if not self.knowledge.strict or possible(self.seen, self._case, world):
                return world
        raise Impossible("no deal fits what was observed")

    def _step(self) -> None:
        cards = len(self.hidden)
        moves = ROUND * cards + BESIDES
        if self._left == 0:
            self._begin()
            self._left, moves = RUN, SETTLING * moves
        if cards and self.tells is not None:
            metropolis_steps(cards, self._allowed, self._place, self._path, self._rng, moves, self.tells, LUCK)
        elif cards:
            swap_steps(cards, self._allowed, self._place, self._path, self._rng, moves)
        self._left -= 1

    def _begin(self) -> None:
        """Start a new chain: place all cards in one of the cases."""
        while self._cases:
            self._pointer = (self._pointer + GOLDEN) % 1
            self._case = _pointed_at(self._cases, self._pointer)
            self._allowed, room = list(self._case.allowed), list(self._case.room)
            if fill(len(self.hidden), self._allowed, room, self._place, self._scratch, self._rng):
                return
            self._cases.remove(self._case)
        raise Impossible("no deal fits what was observed")

    def _plain(self) -> list[int]:
        """The places of the cards, with ECART_TAROTS replaced by the écart and GIVEN by the seat that has the card."""
        owner = self.seen.ecart_by
        if not self._case.lacked or owner is None:
            return self._place[:]
        whole = {ECART_TAROTS: ECART, GIVEN: owner}
        return [whole.get(place, place) for place in self._place]

    def _laid_out(self) -> World:
        at: list[set[Card]] = [set() for _ in range(PLACES)]
        for card, place in self.knowledge.known.items():
            at[place].add(card)
        for card, place in zip(self.hidden, self._plain(), strict=True):
            at[place].add(card)
        hands = tuple(frozenset(at[seat]) for seat in range(len(self.seen.sizes)))
        slot = frozenset(card for card, place in zip(self.hidden, self._place, strict=True) if place == GIVEN)
        given = _given(self.seen, self._case, hands, slot, self._chance)
        return World(hands, frozenset(at[ECART]), frozenset(at[TALON]), given, sides_in(self.seen, hands))


def _pointed_at(cases: list[EcartCase], pointer: float) -> EcartCase:
    """The case whose share of the cumulative weights, scaled to 0..1, contains ``pointer``."""
    left = pointer * sum(case.weight for case in cases)
    for case in cases[:-1]:
        left -= case.weight
        if left < 0:
            return case
    return cases[-1]


def _given(seen: Observation, case: EcartCase, hands: tuple[Cards, ...], slot: Cards,
           chance: Random) -> tuple[Card | None, ...]:
    """The cards that the soloist gave, by exchange.

    Those given unseen are drawn from the cards that the receiver has or had.
    """
    back = handed_back(seen)
    given: list[Card | None] = [x.given for x in seen.exchanges]
    for holder in sorted({x.holder for x in back if x.given is None}):
        at = [n for n, x in enumerate(back) if x.holder == holder]
        played = played_by(seen, holder)
        returned = received(seen) & (played | hands[holder])
        sure = returned | slot | (played & case.lacked) if holder == seen.ecart_by else returned
        among = played if case.lacked and holder == seen.ecart_by else played | hands[holder]
        gifts = sorted(sure) + chance.sample(sorted(among - sure), len(at) - len(sure))
        chance.shuffle(gifts)
        for n, card in zip(at, gifts, strict=True):
            given[n] = card
    return tuple(given)


def signal_weights(seen: Observation, hidden: Sequence[Card], signalling: Collection[Seat]) -> list[float] | None:
    """The ``tells`` of a :class:`Sampler` for the signals of the other seats of ``signalling``; None if all are 0.

    A promise of certain cards no longer counts once the seat has played one of them.
    """
    by_place, played = [0.0] * (len(hidden) * PLACES), dict[Seat, set[Card]]()
    for seat, card, _ in seen.plays() if signalling else ():
        played.setdefault(seat, set()).add(card)
    for signal in signals_in(seen, signalling):
        if signal.seat == seen.seat or (signal.promises and signal.subject & played[signal.seat]):
            continue
        for n, card in enumerate(hidden):
            if card in signal.subject:
                by_place[n * PLACES + signal.seat] += BELIEVED[signal.kind]
    return by_place if any(by_place) else None
