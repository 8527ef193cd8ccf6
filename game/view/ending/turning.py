"""The tricks of a finished deal that a player wants to see again: the one that settled it, the best and the dearest.

Everything here is counted from the cards played, without any search for what might have been.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ...engine.cards import FOOL, Card
from ...engine.phases.over import Over
from ...engine.piles import COUNTS, piles
from ...engine.rules import Seat, Trick
from ...engine.score import Score


@dataclass(frozen=True, slots=True)
class TellingCard:
    """A card of ``seat`` in the trick ``number`` (from 1): ``units`` it won or cost, to or through the card ``other``.

    ``other`` is the dearest card it took from the other side, or the card that took it.
    """

    seat: Seat
    card: Card
    number: int
    units: int
    other: Card


class Turning:
    """Looks back on a deal played to its score."""

    def __init__(self, over: Over) -> None:
        assert over.score is not None
        self.over, self.score = over, over.score
        self.facts = over.facts

    def seats(self, trick: Trick) -> list[Seat]:
        """Who played the cards of ``trick``, in their order."""
        return [self.facts.deal.after(trick.leader, place) for place in range(len(trick.cards))]

    def units(self, tricks: int) -> dict[int, int]:
        """The units of every side if only the first ``tricks`` tricks are counted."""
        if tricks == len(self.over.tricks):
            return {pile.side: pile.units for pile in self.score.piles}
        counted, _ = piles(self.facts, self.score.sides, self.over.tricks[:tricks])
        return {pile.side: pile.units for pile in counted}

    def worth(self, number: int) -> int:
        """What the trick ``number`` (from 1) brought to the side that won it, in units."""
        trick = self.over.tricks[number - 1]
        family = self.facts.rules.family
        return COUNTS[family.count](sum(family.values[card] for card in trick.cards), len(trick.cards), 1)

    @property
    def _not_won_yet(self) -> int:
        """The most that the cards set aside may count for the winner of the last trick, in units."""
        rules = self.facts.rules
        aside = sum(rules.family.values[card] for card in self.facts.ecart | self.facts.talon)
        return aside + rules.row.ecart_point if rules.ecart_to == "last-trick" else 0

    @cached_property
    def settled(self) -> int | None:
        """The trick after which the winning side had what it needed and kept it; None for a draw."""
        need = target_units(self.score)
        if need is None:
            return None
        side, least = need[0], need[1] + self._not_won_yet
        number = len(self.over.tricks)
        while number > 1 and self.units(number - 1)[side] >= least:
            number -= 1
        return number

    def best(self, seat: Seat | None) -> TellingCard | None:
        """The card of ``seat``, or of any, that took most from the other side; the cheaper one of two."""
        values = self.facts.rules.family.values
        found = []
        for number, trick in enumerate(self.over.tricks, 1):
            winner = trick.winner
            assert winner is not None
            if seat not in (None, winner):
                continue
            taken = [card for who, card in zip(self.seats(trick), trick.cards, strict=True)
                     if self.score.sides[who] != self.score.sides[winner] and card != FOOL]
            card = trick.cards[self.seats(trick).index(winner)]
            if taken:
                other = max(taken, key=lambda one: (values[one], -one))
                found.append(TellingCard(winner, card, number, sum(values[one] for one in taken), other))
        worthy = [one for one in found if values[one.other] > min(values)]
        return max(worthy, key=lambda one: (one.units, -values[one.card], -one.number), default=None)

    def dearest(self, seat: Seat | None) -> TellingCard | None:
        """The card of ``seat``, or of any, of most points that the other side took."""
        values = self.facts.rules.family.values
        found = []
        for number, trick in enumerate(self.over.tricks, 1):
            winner = trick.winner
            assert winner is not None
            other = trick.cards[self.seats(trick).index(winner)]
            found += [TellingCard(who, card, number, values[card], other)
                      for who, card in zip(self.seats(trick), trick.cards, strict=True)
                      if seat in (None, who) and self.score.sides[who] != self.score.sides[winner]
                      and card != FOOL and values[card] > min(values)]
        return max(found, key=lambda one: (one.units, -one.number), default=None)


def target_units(score: Score) -> tuple[int, int] | None:
    """The side that won, or won most, and the least units with which it wins; None for a draw."""
    lines = {line.rule: line.values for line in score.lines}
    total = sum(pile.units for pile in score.piles)
    if "draw" in lines or not any(score.payments):
        return None
    if "target" in lines:
        taken, distance = score.piles[0].units, (lines.get("made") or lines["failed"])[1]
        target = taken - distance if "made" in lines else taken + distance
        return (0, target) if "made" in lines else (1, total - target + 1)
    par = (lines.get("par") or lines["par-each"])[0]
    return max(score.piles, key=lambda pile: pile.units).side, par + 1
