"""The values of cards and tricks in card points, and the weights of the rule bot."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ...engine.rules import Rules

#: By the way piles are counted: units that every card, and every trick, counts in addition to the values of the cards.
COUNTING: dict[str, tuple[float, float]] = {"tricks": (0.0, 1.0), "cards": (0.0, 0.0), "threes": (-2 / 3, 0.0)}


@cache
def _points(values: tuple[int, ...], unit: int, less: float) -> tuple[float, ...]:
    return tuple((value + less) / unit for value in values)


def points(rules: Rules) -> tuple[float, ...]:
    """The value of each card in card points under ``rules``."""
    family = rules.family
    return _points(family.values, family.unit, COUNTING[family.count][0])


def trick_worth(rules: Rules) -> float:
    """The card points that a trick counts in addition to its cards."""
    return COUNTING[rules.family.count][1]


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the rule bot: values in card points, and chances.

    ``trick`` is the value of a card that can win some trick later, ``control`` the additional value of a tarot that
    beats all others, ``ruff`` the value of the weakest one; ``spent`` is the chance that a suit safe from tarots stays
    so; ``queen`` and ``lower`` the chance of a suit card that one, or more, unseen cards beat to win all the same;
    ``shed`` the chance to add such a card to a trick of a friend, if all others were friends; ``void`` the value of
    playing the last card of a suit while holding tarots; ``guard`` of a small card with a court; ``fool`` the value of
    a Fool in hand; ``draw`` of taking one tarot from each opponent; ``opened`` the cost of leading tarots for those who
    do not play the contract; ``give`` and ``spare`` the points that later seats add to a trick of their side and of the
    other side, as multiples of the average card; ``turn`` the chance that a given trick gives no opportunity to play a
    card; ``draws`` the seat's tarots needed to draw one of the others', ``drawn`` the safety of suits after that;
    ``pagat`` the chance to win a trick with the 1 by the number of tarots held with it.
    """

    trick: float = 1.6
    control: float = 2.0
    ruff: float = 1.1
    spent: float = 0.85
    queen: float = 0.4
    lower: float = 0.15
    shed: float = 0.9
    void: float = 0.3
    guard: float = 0.25
    fool: float = 0.6
    draw: float = 0.5
    opened: float = 0.5
    give: float = 1.1
    spare: float = 0.6
    turn: float = 0.6
    draws: float = 1.0
    drawn: float = 0.95
    pagat: tuple[float, ...] = (0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9)


WEIGHTS = Weights()
