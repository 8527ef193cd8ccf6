"""The goal of a deal and the progress towards it, as far as one seat may know them. No pygame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import Literal

from ...ai.reading import Reading
from ...ai.teaching.counting_aid import Taken, points_taken
from ...engine.cards import FOOL, MOND, PAGAT, Card
from ...engine.observation import Observation
from ...engine.payment import TARGETS, Score
from ...engine.piles import FOOL_LAST, fool_home, who_played
from ...engine.rules import Seat, Trick
from .. import words
from ..sides import ShownSides, SideColour, sides_seen
from .sheet import points

OudlerState = Literal["held", "against", "taker", "defenders", "hidden"]
"""The side that has an oudler.

``held``, ``against``: the taker's side or the other one has it in a hand or on the table; ``taker``, ``defenders``:
that side has won it; ``hidden``: unknown.
"""
OUDLERS = (PAGAT, MOND, FOOL)
Whose = Literal["you", "we", "taker", "they"]
"""The camp that the goal is about, from the viewer's point of view; ``taker``: one opponent against all others."""
NEEDS: Mapping[Whose, str] = {"you": "goal.needs.alone", "we": "goal.needs.we", "taker": "goal.needs.taker",
                              "they": "goal.needs.they"}
HELD_BY: dict[int | None, OudlerState] = {0: "held", 1: "against"}
WON_BY: dict[int | None, OudlerState] = {0: "taker", 1: "defenders"}


@dataclass(frozen=True, slots=True)
class Goal:
    """The deal's contract and its points so far, in units of the rules (:attr:`Family.unit` to a card point).

    ``taken`` are the units of the camp that the goal is about: the taker's, or the viewer's if there is no taker
    (``declared`` is false). ``others`` are those of all other seats. ``target`` are the units that the camp needs, and
    ``total`` those of all cards. ``unseen`` is the camp that gets cards set aside that the viewer has not seen.
    ``split``: every other seat's side is known. ``oudlers`` is empty if they do not change the target; ``called`` are
    the cards called, or asked for by a soloist. ``owed`` are units that the others may still lose for the Fool.
    ``whose`` is the camp from the viewer's point of view.
    """

    contract: str
    multiplier: int
    unit: int
    taken: int
    others: int
    target: int
    total: int
    declared: bool
    unseen: Literal["taken", "others", ""]
    split: bool
    oudlers: tuple[tuple[Card, OudlerState], ...]
    called: tuple[Card, ...]
    owed: int = 0
    whose: Whose = "they"

    @property
    def colours(self) -> tuple[SideColour, SideColour]:
        """The colours of the camp that the goal is about, and of all others."""
        return "taker", "defenders" if self.split else "open"

    @property
    def reached(self) -> bool:
        """Whether the target is won: in a game with a par more than the par, in French Tarot the target itself."""
        return self.taken >= self.wins

    @property
    def lost(self) -> bool:
        """Whether the others have won too much for the target, even if the taker gets every oudler that is left."""
        left = sum(1 for _, state in self.oudlers if state != "defenders")
        best = self.total - self.others + self.owed
        return self.split and best < (TARGETS[left] if self.oudlers else self.target)

    @property
    def wins(self) -> int:
        """The smallest number of units that wins: the target in French Tarot, one more than the par in other games."""
        return self.target + (not self.oudlers)

    @property
    def to_go(self) -> int:
        """The units between ``taken`` and ``target``; below 0 if more than the target is taken."""
        return self.target - self.taken


@lru_cache(maxsize=4)  # asked for in each frame
def goal(seen: Observation, tricks: int | None = None, cards: int = 0, viewer: Seat | None = None) -> Goal | None:
    """The goal as known from ``seen``, or as it was after ``tricks`` tricks and ``cards`` cards of the next one.

    ``viewer`` is given if the goal is for another seat than that of ``seen``. None if there is no contract to play for
    yet.
    """
    then = seen if tricks is None else _as_it_was(seen, tricks, cards)
    contract, rules, shown = seen.taking.contract, seen.rules, _shown(seen, viewer)
    if contract.sides == "none" or all(side is None for side in seen.sides):
        return None
    taken = points_taken(then, then.tricks)
    mine = sum(camp.units for camp in taken if camp.side == shown.first)
    others = sum(camp.units for camp in taken) - mine
    reading = Reading(then)
    oudlers = tuple((card, _state(reading, card)) for card in OUDLERS if rules.row.par == 0)
    target = rules.row.par or TARGETS[sum(1 for _, state in oudlers if state in ("held", "taker"))]
    every = {one for one in seen.sides if one is not None}
    total = rules.row.par * max(2, len(every)) or sum(rules.family.values[card] for card in rules.deck)
    owed = rules.family.unit if rules.fool_pays == "empty-card" and not rules.family.fool_short else 0
    return Goal(contract.id, contract.multiplier, rules.family.unit, mine, others, target, total,
                shown.declared, _unseen(then, taken, shown.first), all(camp.side is not None for camp in taken),
                oudlers, seen.taking.called or seen.asked, owed, _whose(shown))


def _shown(seen: Observation, viewer: Seat | None) -> ShownSides:
    shown = sides_seen(seen)
    return shown if viewer is None else replace(shown, viewer=viewer)


def _whose(shown: ShownSides) -> Whose:
    camp = [seat for seat in shown.order if shown.sides[seat] == shown.first]
    alone = len(camp) == 1 and all(shown.sides[seat] is not None for seat in shown.order)
    if shown.viewer in camp:
        return "you" if alone else "we"
    return "taker" if alone else "they"


def _as_it_was(seen: Observation, tricks: int, cards: int) -> Observation:
    """Return ``seen`` after ``tricks`` tricks and ``cards`` cards of the next, with what its seat has learned later."""
    ahead = (*seen.tricks, seen.trick)[tricks:]
    if (tricks == len(seen.tricks) and cards == len(seen.trick.cards)) or not ahead:
        return seen
    back, hand, sizes = ahead[0], set(seen.hand), list(seen.sizes)
    for number, trick in enumerate(ahead):
        at = seen.order.index(trick.leader) if trick.cards else 0
        for n, card in enumerate(trick.cards):
            if number or n >= cards:
                seat = seen.order[(at + n) % len(seen.order)]
                sizes[seat] += 1
                hand |= {card} if seat == seen.seat else set()
    return replace(seen, phase="playing", hand=frozenset(hand), sizes=tuple(sizes), tricks=seen.tricks[:tricks],
                   trick=Trick(back.leader, back.cards[:cards]))


def has_reached_target(seen: Observation) -> bool:
    """Whether the viewer is on the side that plays for the target, and that side is known to have reached it."""
    found = goal(seen)
    return found is not None and found.to_go <= 0 and seen.sides[seen.seat] == sides_seen(seen).first


def final_goal(goal: Goal, seen: Observation, score: Score, viewer: Seat | None = None) -> Goal:
    """Return ``goal`` with the points of each camp by the count of ``score``, with cards set aside and cards owed."""
    side = _shown(seen, viewer).first
    mine = [pile for pile in score.piles if pile.side == side]
    taken = sum(pile.units for pile in mine)
    others = sum(pile.units for pile in score.piles) - taken
    oudlers: tuple[tuple[Card, OudlerState], ...] = tuple(
        (card, "taker" if any(card in pile.cards for pile in mine) else "defenders") for card, _ in goal.oudlers)
    target = TARGETS[sum(state == "taker" for _, state in oudlers)] if oudlers else goal.target
    return replace(goal, taken=taken, others=others, target=target, unseen="", split=True, oudlers=oudlers)


def _unseen(seen: Observation, camps: tuple[Taken, ...], side: int) -> Literal["taken", "others", ""]:
    """The camp that gets the cards set aside, if that is settled and the viewer has not counted them; otherwise ""."""
    aside = seen.talon_size + seen.ecart_size
    if not aside or any(camp.ecart for camp in camps):
        return ""
    home = {"dealer": seen.dealer, "taker": seen.taking.taker}.get(seen.rules.ecart_to)
    if home is None:
        return ""
    theirs = (seen.sides[home] == side) == (seen.taking.contract.talon != "given")
    return "taken" if theirs else "others"


def _state(reading: Reading, card: Card) -> OudlerState:
    """The side that has won ``card``, else the side certain to win it in this trick, else the side of its holder."""
    seen = reading.seen
    for number, trick in enumerate(seen.tricks):
        if card in trick.cards:
            assert trick.winner is not None
            last = seen.phase == "over" and number == len(seen.tricks) - 1
            home = fool_home(seen.rules, seen.order, seen.sides, trick, last) if card == FOOL else trick.winner
            return WON_BY.get(seen.sides[home], "hidden")
    holder = _holder(seen, card)
    if holder is None:
        return "hidden"
    certain = _sides_after_trick(reading, card, holder)
    return HELD_BY.get(next(iter(certain)) if len(certain) == 1 else seen.sides[holder], "hidden")


def _holder(seen: Observation, card: Card) -> Seat | None:
    """The seat that is known to hold ``card``, or that played it to the trick on the table."""
    if card in seen.trick.cards:
        return who_played(seen.order, seen.trick, card)
    if card in seen.hand:
        return seen.seat
    if seen.taking.contract.talon == "taken" and card in (seen.talon or ()):
        return seen.taking.taker
    return next((shown.seat for shown in seen.handfuls if card in shown.cards), None)


def _sides_after_trick(reading: Reading, card: Card, holder: Seat) -> set[int]:
    """The sides that may have ``card`` of ``holder`` after this trick, as far as the seat can know."""
    seen = reading.seen
    if card == FOOL and not reading.last_trick:
        return set(_may_be(seen.sides[holder]))
    if card not in seen.trick.cards and not reading.last_trick:
        return {0, 1}
    found = set[int]()
    for own in _may_be(seen.sides[holder]):
        for winner in reading.possible_winners:
            for won in (own,) if winner == holder else _may_be(seen.sides[winner]):
                found.add(won if card != FOOL or winner == holder else _fool_side(seen, holder, own, winner, won))
    return found


def _may_be(side: int | None) -> tuple[int, ...]:
    return (0, 1) if side is None else (side,)


def _fool_side(seen: Observation, holder: Seat, own: int, winner: Seat, won: int) -> int:
    """The side that gets the Fool after the last trick, if ``holder`` is on ``own`` and ``winner`` on ``won``."""
    guess = {**dict.fromkeys(seen.order, 1 - own), holder: own, winner: won}
    sides = tuple(guess.get(seat) for seat in range(len(seen.sides)))
    return guess[FOOL_LAST[seen.rules.fool_last](seen.order, sides, holder, winner)]


def left_to_win(goal: Goal) -> str:
    """A text with the points that the side still needs, or the points by which it has passed the target.

    If that side gets cards that the viewer has not seen, the number is the most that it may need.
    """
    unseen, missing = goal.unseen == "taken", goal.wins - goal.taken
    left = points(missing, goal.unit)
    if goal.lost:
        return words.count("goal.lost", -(-missing // goal.unit), points=left)
    if goal.to_go > 0:
        most = words.say("goal.at_most", points=left) if unseen else left
        return words.count(NEEDS[goal.whose], -(-missing // goal.unit), points=most)
    if goal.reached or unseen:
        return words.say("goal.reached", points=points(-goal.to_go, goal.unit) + "+" * unseen)
    return words.say("goal.even")


def points_of_target(goal: Goal) -> str:
    """The points so far and those needed to win, or the target once it is reached, from which a surplus is counted.

    "+" means cards that the viewer has not seen.
    """
    so_far = points(goal.taken, goal.unit) + "+" * (goal.unseen == "taken")
    return words.say("goal.points", points=so_far,
                     target=points(goal.wins if goal.to_go > 0 else goal.target, goal.unit))


def goal_so_far(goal: Goal) -> str:
    """Sentences on the contract and the points of both camps."""
    so_far, target, others = (points(units, goal.unit) for units in (goal.taken, goal.target, goal.others))
    whose = "goal.told" if goal.declared else "goal.told_own"
    return words.count(whose, ceil(goal.target / goal.unit), contract=words.say("contract." + goal.contract),
                       points=so_far, target=target, others=others)


def goal_notes(goal: Goal) -> list[str]:
    """Sentences on the points needed, the oudlers that determine the target, and cards not counted."""
    needed = left_to_win(goal)
    found = [f"{needed[0].upper()}{needed[1:]}."]
    if goal.oudlers:
        has = sum(1 for _, state in goal.oudlers if state in ("held", "taker"))
        found.append(words.count("goal.told_oudlers", has))
    if goal.unseen:
        found.append(words.say("goal.told_unseen"))
    return found


def goal_words(goal: Goal) -> str:
    """Sentences on the contract, the points of both camps, and the conditions of the target."""
    return " ".join([goal_so_far(goal), *goal_notes(goal)])
