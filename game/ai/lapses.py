"""The mistakes that people make: forgotten cards, a trump higher than needed, a partner's trick taken over."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from ..engine.cards import MOND, PAGAT, TAROTS, Card
from ..engine.observation import Observation
from .kernel.inputs import show_trick
from .policy import Turn
from .reading import Reading
from .search.ties import does_the_same


@dataclass(frozen=True, slots=True)
class Lapses:
    """How likely each mistake is where it can be made.

    ``forgets``: a trick before the last one is not remembered. ``high``: a trump higher than one that does the same is
    played. ``over``: a trick that the seat's side has for certain is taken over.
    """

    forgets: float
    high: float
    over: float

    def remembered(self, seen: Observation, turn: Turn, rng: Random) -> Turn:
        """``turn`` as the seat remembers it: of a forgotten trick only the seat's card is known to be gone."""
        table, gone, void = turn.table, [0] * 6, [0] * len(turn.void)
        for trick in seen.tricks[:-1]:
            if rng.random() < self.forgets:
                own = trick.cards[(seen.order.index(seen.seat) - seen.order.index(trick.leader)) % len(seen.order)]
                gone[table.code[own] >> 5] |= 1 << (table.code[own] & 31)
            else:
                show_trick(table, seen.order, trick, gone, void)
        for trick in (*seen.tricks[-1:], seen.trick):
            show_trick(table, seen.order, trick, gone, void)
        return replace(turn, gone=gone, void=void)

    def slip(self, reading: Reading, card: Card, rng: Random) -> Card:
        """The card that is played where ``card`` was meant."""
        if card in TAROTS - {PAGAT, MOND}:
            higher = [other for other in reading.playable & TAROTS - {MOND}
                      if reading.strength[other] > reading.strength[card] and does_the_same(reading, other, card)]
            if higher and rng.random() < self.high:
                return sorted(higher)[int(rng.random() * len(higher))]
        if reading.seen.trick.cards and reading.winner_so_far in reading.allies and not reading.beats(card):
            over = [other for other in reading.playable - {PAGAT, MOND} if reading.beats(other)]
            if over and reading.fate(card) == "safe" and rng.random() < self.over:
                return min(over, key=lambda other: (reading.strength[other], other))
        return card
