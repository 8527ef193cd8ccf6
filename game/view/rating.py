"""The rating without luck: the expert plays the player's deals again while nothing else happens. No pygame.

Both hold the same cards against opponents of the same levels, so that good cards help neither. The mean of
the differences is the rating; its interval says how little a few deals tell.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt

from ..ai.levels import LEVELS
from ..engine.record import BadRecord
from ..engine.rules import Seat
from ..session import Helper, Shuffle
from ..store.file import Store
from ..store.history import record_of
from ..store.rating import PASSED, OwnDeal, RatedDeal, by_role, keep_rating, unrated
from . import history, words
from .compare import Rerun, result_of
from .own_deals import OwnDeals
from .players import LEVEL
from .statistics import NumberGrid

EXPERT = "expert"
SURE = 1.96
"""A mean is within this many standard errors of the true one in 95 of 100 cases."""
FEW = 30
"""With fewer deals an interval says little about itself."""
log = logging.getLogger(__name__)


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


class Rater:
    """Lets the expert play deals of ``store``; :meth:`update` must be called once a frame.

    It works only while the window is ``idle``, the player ``wants`` it and there is ``power``. ``another`` makes the
    helper that thinks, which ends with the last deal.
    """

    def __init__(self, store: Callable[[], Store | None], another: Callable[[], Helper], shuffle: Shuffle,
                 wants: Callable[[], bool], power: Callable[[], bool]) -> None:
        self._store, self._another, self._shuffle = store, another, shuffle
        self._deals = OwnDeals(store, unrated, wants, power)
        self._thinker: Helper | None = None
        self._run: Rerun | None = None
        self._deal: OwnDeal | None = None
        self._was_idle = False

    @property
    def busy(self) -> bool:
        """Whether the expert plays."""
        return self._run is not None

    def update(self, idle: bool) -> None:
        """Play on if the window is ``idle``; look for deals whenever it has just become so."""
        begins, self._was_idle = idle and not self._was_idle, idle
        if not idle:
            return
        if self._run is not None:
            self._play()
        elif begins or self._deals.waits:
            self._next()

    def _play(self) -> None:
        assert self._run is not None
        assert self._deal is not None
        self._run.work()
        done, store = self._run.done, self._store()
        if done is not None and store is not None:
            keep_rating(store, self._deal.deal, result_of(done, self._deal.seat).payment)
            self._run = None
            self._next()

    def _next(self) -> None:
        """Begin the next deal; without one the helper is closed."""
        if not any(map(self._begin, self._deals.left())):
            self.close()

    def _begin(self, one: OwnDeal) -> bool:
        """Begin with ``one``; False if its record is damaged."""
        store = self._store()
        assert store is not None
        try:
            record = record_of(store, one.deal)
        except BadRecord as fault:
            log.info("a deal is not rated: %s", fault)
            return False
        self._thinker = self._thinker or self._another()
        self._deal, self._run = one, Rerun(record, one.seat, EXPERT, _usual, tuple(LEVELS), self._thinker,
                                           self._shuffle)
        return True

    def close(self) -> None:
        """End the work; the deal in progress is begun again another time."""
        if self._run is not None:
            self._run.stop()
            self._run = None
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None


def _usual(seat: Seat) -> str:
    """The level at a seat whose own is not known."""
    return LEVEL
