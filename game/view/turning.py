"""The trick of a finished deal that counted most, and the effect of each trick on the deal.

Everything is counted from the cards played; only a finished review considers other plays. `docs/advice.md` defines the
trick that counted most.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from ..engine.cards import FOOL, SUIT_OF, Card, Cards
from ..engine.payment import OUDLERS, TARGETS
from ..engine.phases.over import Over
from ..engine.piles import COUNTS, fool_home, piles
from ..engine.play import playable
from ..engine.rules import Rules, Seat, Trick
from .moments import ReviewItem


@dataclass(frozen=True, slots=True)
class TrickSwing:
    """A trick, ``number`` (from 1), won by the side ``won``, and its effect on the deal.

    ``units`` are the units that it brought, without a Fool kept by its side. ``lost`` are, by side, the units of its
    cards that another side won. ``target`` is the target in units before and after the trick, (0, 0) in a game without
    one. ``choosers`` are the seats that could choose between cards that are not equivalent.
    """

    number: int
    won: int
    units: int
    lost: Mapping[int, int]
    target: tuple[int, int]
    choosers: frozenset[Seat]

    def weight(self, side: int) -> int:
        """The units by which the trick changed the deal for ``side``.

        Cards that changed sides count twice, as lost and as won. A side that did not win the trick lost only its own
        cards.
        """
        over = sum(self.lost.values()) if self.won == side else self.lost.get(side, 0)
        return self.units + over + abs(self.target[1] - self.target[0])


class Turning:
    """Analyses a deal that was played to its score."""

    def __init__(self, over: Over) -> None:
        assert over.score is not None
        self.over, self.score = over, over.score
        self.facts = over.facts
        kept = replace(over.facts.rules, fool_last="kept")
        self._unfinished = replace(over.facts, deal=replace(over.facts.deal, rules=kept))

    def seats(self, trick: Trick) -> list[Seat]:
        """The seats that played the cards of ``trick``, in order."""
        return [self.facts.deal.after(trick.leader, place) for place in range(len(trick.cards))]

    def units(self, tricks: int) -> dict[int, int]:
        """The units of every side, counting only the first ``tricks`` tricks."""
        if tricks == len(self.over.tricks):
            return {pile.side: pile.units for pile in self.score.piles}
        counted, _ = piles(self._unfinished, self.score.sides, self.over.tricks[:tricks])
        return {pile.side: pile.units for pile in counted}

    # -- the tricks ----------------------------------------------------------------------------------------------------

    @cached_property
    def swings(self) -> tuple[TrickSwing, ...]:
        """For every trick, its effect on the deal."""
        hands = {seat: frozenset(card for trick in self.over.tricks
                                 for who, card in zip(self.seats(trick), trick.cards, strict=True) if who == seat)
                 for seat in self.facts.deal.order}
        found = []
        for number, trick in enumerate(self.over.tricks, 1):
            found.append(self._swing(number, trick, hands))
            hands = {seat: hand.difference(trick.cards) for seat, hand in hands.items()}
        return tuple(found)

    def _swing(self, number: int, trick: Trick, hands: Mapping[Seat, Cards]) -> TrickSwing:
        assert trick.winner is not None
        family, won = self.facts.rules.family, self.score.sides[trick.winner]
        assert won is not None
        lost = dict.fromkeys((pile.side for pile in self.score.piles), 0)
        units = COUNTS[family.count](sum(family.values[card] for card in trick.cards), len(trick.cards), 1)
        for seat, card in zip(self.seats(trick), trick.cards, strict=True):
            side = self.score.sides[seat]
            assert side is not None
            if self._home(number, card) != side:
                lost[side] += self._worth(card)
            elif card == FOOL:
                units -= self._worth(card)
        choosers = frozenset(
            seat for place, seat in enumerate(self.seats(trick))
            if has_choice(self.facts.rules, playable(self.facts.rules, hands[seat], trick.cards[:place]),
                          frozenset().union(*(hand for who, hand in hands.items() if who != seat))))
        return TrickSwing(number, won, units, lost, (self.targets[number - 1], self.targets[number]), choosers)

    def _worth(self, card: Card) -> int:
        """The units of ``card`` above those of a plain card."""
        values = self.facts.rules.family.values
        return values[card] - min(values)

    def _home(self, number: int, card: Card) -> int:
        """The side that has ``card`` after the trick ``number``, in which it was played."""
        trick, sides = self.over.tricks[number - 1], self.score.sides
        assert trick.winner is not None
        home = fool_home(self.facts.rules, self.facts.deal.order, sides, trick, number == len(self.over.tricks)) \
            if card == FOOL else trick.winner
        side = sides[home]
        assert side is not None
        return side

    @cached_property
    def targets(self) -> tuple[int, ...]:
        """The target in units before the first trick and after each trick.

        Each oudler counts for the side that has it then.
        """
        if self.facts.rules.row.par:
            return (0,) * (len(self.over.tricks) + 1)
        has = {card: any(card in pile.cards for pile in self.score.piles if pile.side == 0) for card in OUDLERS}
        found = [TARGETS[sum(has.values())]]
        for trick in reversed(self.over.tricks):
            has.update((card, self.score.sides[seat] == 0)
                       for seat, card in zip(self.seats(trick), trick.cards, strict=True) if card in OUDLERS)
            found.insert(0, TARGETS[sum(has.values())])
        return tuple(found)

    # -- the whole deal ------------------------------------------------------------------------------------------------

    @property
    def _not_won_yet(self) -> int:
        """The maximum units that the cards set aside can bring the winner of the last trick."""
        rules = self.facts.rules
        aside = sum(rules.family.values[card] for card in self.facts.ecart | self.facts.talon)
        return aside + rules.row.ecart_point if rules.ecart_to == "last-trick" else 0

    def _standing(self, side: int, tricks: int) -> int:
        """1 if ``side`` had all it needed after ``tricks`` tricks, -1 if it could no longer reach it, else 0."""
        counted, open_ = self.units(tricks), self._not_won_yet if tricks < len(self.over.tricks) else 0
        total, target = sum(pile.units for pile in self.score.piles), self.targets[tricks]
        wins = self.facts.rules.row.par + 1 if not target else target if side == 0 else total - target + 1
        draws = self.facts.rules.row.par if not target else wins
        others = sum(units for one, units in counted.items() if one != side)
        return (counted[side] >= wins + open_) - (others > total - draws + open_)

    def decided(self, side: int) -> int | None:
        """The trick after which the final result of ``side`` was certain; None if the deal ended even."""
        number = len(self.over.tricks)
        end = self._standing(side, number)
        while number > 1 and self._standing(side, number - 1) == end:
            number -= 1
        return number if end else None

    def counted_most(self, seat: Seat | None) -> TrickSwing | None:
        """The trick that counted most for the side of ``seat``, or of a winner without a seat.

        Returns None if nothing was won or lost.
        """
        paid, sides = self.score.payments, self.score.sides
        if seat is None or sides[seat] is None:
            seat = paid.index(max(paid))
        side, won = sides[seat], paid[seat] > 0
        assert side is not None
        if not paid[seat] or (last := self.decided(side)) is None:
            return None
        found = [swing for swing in self.swings[:last] if (swing.won == side) == won
                 and any(won or sides[one] == side for one in swing.choosers)]
        return max(found, key=lambda one: (one.weight(side), sum(one.lost.values()), -one.number), default=None)


def key_trick(look: Turning, seat: Seat | None, turn: ReviewItem | None) -> TrickSwing | None:
    """The trick that the result shows.

    It is that of ``turn``, the decisive item of a finished review, else the trick that counted most.
    """
    if turn is not None and turn.decision.seen.phase == "playing":
        return look.swings[len(turn.decision.seen.tricks)]
    return look.counted_most(seat)


def has_choice(rules: Rules, cards: Cards, elsewhere: Cards) -> bool:
    """Whether ``cards`` are not all equivalent.

    Cards are equivalent if they have the same suit and value and none of ``elsewhere`` ranks between them.
    """
    strength, values = rules.strength, rules.family.values
    if len({(SUIT_OF[card], values[card]) for card in cards}) != 1:
        return len(cards) > 1
    low, high = min(strength[card] for card in cards), max(strength[card] for card in cards)
    suit = SUIT_OF[next(iter(cards))]
    return any(SUIT_OF[card] == suit and low < strength[card] < high for card in elsewhere)
