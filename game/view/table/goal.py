"""What a deal is played for and how far it has come, as one seat may know it. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from ...ai.teaching.counting_aid import Taken, points_taken
from ...engine.cards import FOOL, MOND, PAGAT, Card, Cards
from ...engine.observation import Observation
from ...engine.payment import TARGETS
from ...engine.piles import fool_home
from ...engine.rules import Seat
from ...engine.score import Score
from ...engine.sides import Sides
from .. import words
from .sheet import points

SeatRole = Literal["taker", "soloist", "partner", "defender", "opponent", "own", "open", "none"]
"""What a seat is in this deal for the viewer; ``own``: the viewer, where nobody takes;
``open``: its side is not known to the viewer yet."""
TAKERS: tuple[SeatRole, ...] = ("taker", "soloist")
OTHERS: tuple[SeatRole, ...] = ("defender", "opponent")
OudlerState = Literal["held", "own", "taker", "defenders", "hidden"]
"""Where an oudler is: in a hand of the taker's side as far as the viewer knows, in the viewer's own against the taker,
won by a side, or not seen yet."""
OUDLERS = (PAGAT, MOND, FOOL)
WON_BY: Mapping[int | None, OudlerState] = {0: "taker", 1: "defenders"}


@dataclass(frozen=True, slots=True)
class Goal:
    """The deal's contract and its points so far, in units of the rules (:attr:`Family.unit` to a card point).

    ``taken`` are the units of the camp that the goal is about: the taker's, or the viewer's own where nobody takes
    (``declared`` is false). ``others`` are those of all other seats. ``target`` is what that camp needs and ``total``
    what the deal holds. ``unseen`` names the camp whose cards set aside the viewer cannot count. ``split`` says that
    every other seat's side is known. ``oudlers`` is empty where they do not change the target; ``called`` are the cards
    called, or asked for by a soloist.
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

    @property
    def reached(self) -> bool:
        """Whether the target is won: half of the points alone win nothing, a French target does."""
        return self.to_go < 0 or (self.to_go == 0 and bool(self.oudlers))

    @property
    def lost(self) -> bool:
        """Whether the others have won too much for the target, even if every oudler that is left comes to the taker."""
        left = sum(1 for _, state in self.oudlers if state != "defenders")
        best = self.total - self.others + self.unit  # a card owed for the Fool may still come back
        return self.split and best < (TARGETS[left] if self.oudlers else self.target)

    @property
    def to_go(self) -> int:
        """Units that are still to be won; 0 or less: the target is reached."""
        return self.target - self.taken


def _declaring(seen: Observation) -> int:
    return 0


def _own(seen: Observation) -> int:
    side = seen.sides[seen.seat]
    return 0 if side is None else side


#: By who plays with whom: the side that the goal is about. Where nobody takes it is the viewer's own.
SIDE_OF_GOAL: Mapping[str, Callable[[Observation], int]] = {
    "alone": _declaring, "called": _declaring, "opposite": _own, "each": _own}
_TAKEN: frozenset[str] = frozenset(("alone", "called"))
"""The ways of playing together in which somebody takes."""


def goal(seen: Observation, tricks: int) -> Goal | None:
    """The goal after the first ``tricks`` tricks of ``seen``; None while there is no contract to play for."""
    contract, rules = seen.taking.contract, seen.rules
    if contract.sides not in SIDE_OF_GOAL or all(side is None for side in seen.sides):
        return None
    side = SIDE_OF_GOAL[contract.sides](seen)
    camps = points_taken(seen, seen.tricks[:tricks])
    mine = [camp for camp in camps if camp.side == side]
    rest = [camp for camp in camps if camp.side != side]
    oudlers = _oudlers(seen, tricks) if rules.row.par == 0 else ()
    known = sum(1 for _, state in oudlers if state in ("held", "taker"))
    target = rules.row.par or TARGETS[known]
    every = {one for one in seen.sides if one is not None}
    total = rules.row.par * max(2, len(every)) or sum(rules.family.values[card] for card in rules.deck)
    return Goal(contract.id, contract.multiplier, rules.family.unit, _sum(mine), _sum(rest), target, total,
                contract.sides in _TAKEN, _unseen(seen, camps, side), all(camp.side is not None for camp in camps),
                oudlers, seen.taking.called or seen.asked)


def has_reached_target(seen: Observation) -> bool:
    """Whether the viewer's own side plays for the target and is known to have reached it in the tricks so far."""
    found = goal(seen, len(seen.tricks))
    if found is None or found.to_go > 0:
        return False
    return seen.sides[seen.seat] == SIDE_OF_GOAL[seen.taking.contract.sides](seen)


def final_goal(goal: Goal, seen: Observation, score: Score) -> Goal:
    """``goal`` after the count: what each camp has by the ``score``, with the cards set aside and those owed."""
    side = SIDE_OF_GOAL[seen.taking.contract.sides](seen)
    mine = [pile for pile in score.piles if pile.side == side]
    taken = sum(pile.units for pile in mine)
    others = sum(pile.units for pile in score.piles) - taken
    oudlers: tuple[tuple[Card, OudlerState], ...] = tuple(
        (card, "taker" if any(card in pile.cards for pile in mine) else "defenders") for card, _ in goal.oudlers)
    target = TARGETS[sum(state == "taker" for _, state in oudlers)] if oudlers else goal.target
    return replace(goal, taken=taken, others=others, target=target, unseen="", split=True, oudlers=oudlers)


def _sum(camps: list[Taken]) -> int:
    return sum(camp.units for camp in camps)


def _unseen(seen: Observation, camps: tuple[Taken, ...], side: int) -> Literal["taken", "others", ""]:
    """The camp that the cards set aside count for, where the viewer has not counted them and it is settled."""
    aside = seen.talon_size + seen.ecart_size
    if not aside or any(camp.ecart for camp in camps):
        return ""
    home = {"dealer": seen.dealer, "taker": seen.taking.taker}.get(seen.rules.ecart_to)
    if home is None:
        return ""
    theirs = (seen.sides[home] == side) == (seen.taking.contract.talon != "given")
    return "taken" if theirs else "others"


def _oudlers(seen: Observation, tricks: int) -> tuple[tuple[Card, OudlerState], ...]:
    taker, held = seen.taking.taker, _known_to_be_held(seen)
    return tuple((card, _state(seen, card, tricks, held, taker)) for card in OUDLERS)


def _known_to_be_held(seen: Observation) -> Cards:
    """The cards that the viewer knows to be in a hand of the taker's side or to count for the taker."""
    own = seen.hand if seen.sides[seen.seat] == seen.sides[seen.taking.taker] else frozenset()
    talon = frozenset(seen.talon or ()) if seen.taking.contract.talon == "taken" else frozenset()
    return own | talon


def _state(seen: Observation, card: Card, tricks: int, held: Cards, taker: Seat) -> OudlerState:
    for number, trick in enumerate(seen.tricks[:tricks]):
        if card in trick.cards:
            assert trick.winner is not None
            last = seen.phase == "over" and number == len(seen.tricks) - 1
            home = fool_home(seen.rules, seen.order, seen.sides, trick, last) if card == FOOL else trick.winner
            return WON_BY.get(seen.sides[home], "hidden")
    later = any(card in trick.cards for trick in (*seen.tricks[tricks:], seen.trick))
    if card in held or (later and card in (seen.talon or ())):
        return "held"
    return "own" if card in seen.hand else "hidden"


def seat_roles(sides: Sides, seen: Observation) -> tuple[SeatRole, ...]:
    """The role of every seat whose ``sides`` the viewer of ``seen`` knows."""
    return tuple(_role(sides, seen, seat) for seat in range(seen.rules.at_table))


def _role(sides: Sides, seen: Observation, seat: Seat) -> SeatRole:
    way = seen.taking.contract.sides
    if seat not in seen.order or way not in SIDE_OF_GOAL or way == "each":
        return "none"
    side = sides[seat]
    if way not in _TAKEN:
        if seat == seen.seat:
            return "own"
        return "none" if side is None else "partner" if side == sides[seen.seat] else "opponent"
    if seat == seen.taking.taker:
        return "soloist" if way == "alone" else "taker"
    if way == "called" and len(seen.taking.called) < len(seen.rules.row.calls):  # a call is still to come
        return "open"
    return "open" if side is None else "partner" if side == 0 else "defender"


def goal_so_far(goal: Goal) -> str:
    """The contract and the points of both camps in sentences."""
    so_far, target, others = (points(units, goal.unit) for units in (goal.taken, goal.target, goal.others))
    whose = "goal.told" if goal.declared else "goal.told_own"
    return words.say(whose, contract=words.say("contract." + goal.contract), points=so_far, target=target,
                     others=others)


def goal_notes(goal: Goal) -> list[str]:
    """What the target depends on, and what is not counted, each a sentence."""
    found = []
    if goal.oudlers:
        has = sum(1 for _, state in goal.oudlers if state in ("held", "taker"))
        found.append(words.count("goal.told_oudlers", has))
    if goal.unseen:
        found.append(words.say("goal.told_unseen"))
    return found


def goal_words(goal: Goal) -> str:
    """The goal in sentences: the contract, the points of both camps, and what the target depends on."""
    return " ".join([goal_so_far(goal), *goal_notes(goal)])
