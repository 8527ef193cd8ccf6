"""The rating without luck: the player and the expert with the same cards, see :mod:`game.club.reruns`.

The mean of the differences is the rating; its interval says how little a few deals tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt

from ..store.values import PASSED, RatedDeal, by_role
from . import history, words
from .statistics import NumberGrid

SURE = 1.96
"""A mean is within this many standard errors of the true one in 95 of 100 cases."""
FEW = 30
"""With fewer deals an interval says little about itself."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The mean difference to the expert in points a deal over ``deals``, within ``margin`` to both sides in 95 of 100
    cases; the margin of fewer than two deals is infinite."""

    deals: int
    mean: float
    margin: float

    @property
    def tells(self) -> bool:
        """Whether it is known who plays better."""
        return self.deals >= FEW and abs(self.mean) > self.margin


def rating_of(deals: Iterable[RatedDeal]) -> Rating:
    """The rating over ``deals``."""
    values = [one.difference for one in deals]
    number = len(values)
    mean = sum(values) / number if number else 0.0
    if number < 2:
        return Rating(number, mean, inf)
    error = sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)
    return Rating(number, mean, SURE * error)


def curve(deals: Sequence[RatedDeal], most: int = 400) -> list[tuple[int, Rating]]:
    """The rating after some numbers of deals, at most ``most`` of them."""
    step = max(1, -(-len(deals) // most))
    ends = [*range(step, len(deals), step), len(deals)] if deals else []
    return [(end, rating_of(deals[:end])) for end in ends]


@dataclass(frozen=True, slots=True)
class RatingPart:
    """The rating over the deals called ``name``: of a game or a role."""

    name: str
    rating: Rating


def parts(deals: Sequence[RatedDeal], one_game: bool) -> list[RatingPart]:
    """All deals, those of each game unless there is only ``one_game``, and those of each role."""
    games = [] if one_game else sorted({one.preset for one in deals})
    found = [RatingPart(words.say("rating.all"), rating_of(deals))]
    found += [RatingPart(history.game(game), rating_of(one for one in deals if one.preset == game)) for game in games]
    return found + [RatingPart(words.say("rating.passed") if role == PASSED else history.role(role), rating_of(some))
                    for role, some in by_role(deals).items()]


def rating_table(deals: Sequence[RatedDeal], one_game: bool) -> NumberGrid:
    """The rating with its margin, a row for each of :func:`parts`."""
    head = tuple(map(words.say, ("rating.deals_of", "statistics.deals", "rating.difference")))
    rows = [(one.name, words.number(one.rating.deals), rating_figure(one.rating)) for one in parts(deals, one_game)]
    return NumberGrid(head, tuple(rows))


def rating_words(rating: Rating) -> str:
    """What the rating says."""
    if rating.deals < 2:
        return words.count("rating.few", rating.deals)
    key = "rating.open" if not rating.tells else "rating.better" if rating.mean > 0 else "rating.worse"
    return words.count(key, rating.deals, mean=rating_figure(rating))


def rating_figure(rating: Rating) -> str:
    """The mean with its margin: “−3.2 ± 4.1”."""
    mean = words.signed(round(rating.mean, 1))
    return mean if rating.margin == inf else f"{mean} ± {words.number(round(rating.margin, 1))}"
