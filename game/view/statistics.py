"""The numbers and words of the statistics: sums over deals, rows of tables, scales of charts, and the rating.

No pygame.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, inf

from ..ai.search.race import mean_and_error
from ..engine.phases.over import ROLES
from ..engine.plain_text import clean
from ..store.values import PASSED, Course, RatedDeal, Sums, Tally, by_role
from . import history, words

ROWS_OF_COURSE = 25
"""The approximate number of rows in the table of the score over time."""
DEALER = "dealer"
"""The key of the dealer, who is counted in addition to the roles."""


@dataclass(frozen=True, slots=True)
class NumberGrid:
    """A table of texts: ``head`` and ``rows``; the first column names the row."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def together(tallies: Iterable[Tally]) -> Tally:
    roles: dict[str, Sums] = {}
    everything = dealer = Sums()
    for tally in tallies:
        everything, dealer = everything + tally.all, dealer + tally.dealer
        for role, sums in tally.roles.items():
            roles[role] = roles.get(role, Sums()) + sums
    return Tally("", "", everything, roles, dealer)


def parts_in(tally: Tally) -> list[tuple[str, Sums]]:
    """The sums of each role in the tally, then those of the dealer, if there are any."""
    found = [(role, tally.roles[role]) for role in ROLES if role in tally.roles]
    return [*found, (DEALER, tally.dealer)] if tally.dealer.deals else found


def decimal(value: float) -> str:
    """``value`` with a sign and one decimal place."""
    return words.signed(round(value, 1))


def unsigned(value: float) -> str:
    """``value`` with one decimal place."""
    return words.number(round(value, 1))


def deals_row(name: str, sums: Sums, taken: Sums) -> str:
    """The lines on deals with ``sums`` under the heading ``name``.

    ``taken`` are the deals in which the player was the taker.
    """
    lines = [name, words.count("deals.count", sums.deals),
             f"{words.count('statistics.count.won', sums.won)} ({percent(sums.won, sums.deals)})",
             words.say("statistics.points_told", mean=decimal(sums.mean), spread=unsigned(sums.spread))]
    if taken.deals:
        lines.append(words.say("statistics.made_told", made=taken.made, failed=taken.failed))
    return "\n".join(lines)


def _head(*keys: str) -> tuple[str, ...]:
    return tuple(words.say(f"statistics.{key}") for key in keys)


def _sums(sums: Sums) -> tuple[str, ...]:
    return (words.number(sums.deals), words.number(sums.won), percent(sums.won, sums.deals), words.signed(sums.paid),
            decimal(sums.mean), unsigned(sums.spread))


def tally_name(tally: Tally, one_game: bool) -> str:
    """The game and the opponents of ``tally``, or only the opponents if there is only ``one_game``."""
    against = history.levels(tally.opponents)
    return against if one_game else words.say("statistics.game_against", game=history.game(tally.preset), level=against)


def table_of_games(tallies: Sequence[Tally], one_game: bool) -> NumberGrid:
    """A table with a row for each game and kind of opponents."""
    first = "against" if one_game else "game"
    head = _head(first, "deals", "won", "won_share", "points", "mean", "spread", "taken", "made", "made_share")
    rows = [(tally_name(tally, one_game), *_sums(tally.all), words.number(tally.taken.deals),
             words.number(tally.taken.made), percent(tally.taken.made, tally.taken.deals)) for tally in tallies]
    return NumberGrid(head, tuple(rows))


def table_of_roles(tally: Tally) -> NumberGrid:
    """A table with a row for each role."""
    head = _head("role", "deals", "won", "won_share", "points", "mean", "spread")
    return NumberGrid(head, tuple((history.role(role), *_sums(sums)) for role, sums in parts_in(tally)))


def table_of_results(tally: Tally) -> NumberGrid:
    """A table of contracts, Pagat and Fool: the numbers of times each occurred, was kept, and was lost."""
    whole, taken = tally.all, tally.taken
    lines = {"contracts": (taken.made, taken.failed), "pagat": (whole.pagat_saved, whole.pagat_lost),
             "fool": (whole.fool_saved, whole.fool_lost)}
    rows = [(words.say(f"statistics.{name}"), words.number(kept + lost), words.number(kept), words.number(lost),
             percent(kept, kept + lost)) for name, (kept, lost) in lines.items()]
    return NumberGrid(_head("what", "times", "kept", "lost", "kept_share"), tuple(rows))


def table_of_course(course: Course) -> NumberGrid:
    """A table of the score over time: after some numbers of deals, the score and its change since the previous row."""
    picked = sorted({*thinned(len(course.points), ROWS_OF_COURSE), len(course.points) - 1})
    rows, before = [], 0
    for place in picked:
        deals, total = course.points[place]
        rows.append((words.number(deals), words.signed(total), words.signed(total - before)))
        before = total
    return NumberGrid(_head("after_deals", "score", "change"), tuple(rows))


# -- numbers of charts: round steps for axes, the position of a value, shares in percent ------------------------------

STEPS = (1, 2, 5)


def round_step(span: float, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 … that divides ``span`` into at most ``most`` steps."""
    power = 1
    while True:
        for step in STEPS:
            if step * power * max(1, most) >= span:
                return step * power
        power *= 10


def ticks(low: float, high: float, most: int) -> list[int]:
    """Round numbers from ``low`` to ``high`` at equal steps, at most ``most`` + 1 of them."""
    step = round_step(high - low, most)
    first = -(-low // step)
    return [round(number) * step for number in range(round(first), int(high // step) + 1)]


def grid(values: Sequence[int], most: int) -> list[int]:
    """Round numbers at equal steps that enclose 0 and ``values``, at most ``most`` + 2 of them."""
    low, high = reach(values)
    step = round_step(high - low, most)
    return list(range(floor(low / step) * step, ceil(high / step) * step + 1, step))


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps values from ``low`` to ``high`` to pixels from ``start`` to ``end``; ``end`` may be less than ``start``."""

    low: float
    high: float
    start: int
    end: int

    def at(self, value: float) -> int:
        return self.start + round((self.end - self.start) * (value - self.low) / (self.high - self.low))


def reach(values: Sequence[float]) -> tuple[float, float]:
    """The minimum and the maximum of ``values`` and 0; (0, 1) if both are 0."""
    low, high = min([0.0, *values]), max([0.0, *values])
    return (low, high) if low < high else (0.0, 1.0)


def percent(part: int, whole: int) -> str:
    return words.say("setting.percent", n=round(100 * part / whole)) if whole else "–"


def thinned(number: int, most: int) -> range:
    """At most ``most`` evenly spaced numbers below ``number``."""
    return range(0, number, max(1, -(-number // max(1, most))))


# -- the rating without luck: the player and the expert with the same cards, see `game.club.reruns` -------------------

SURE = 1.96
"""The number of standard errors on each side of the mean of an interval of 95 %."""
FEW = 30
"""The least number of deals for a reliable interval."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating over ``deals``: the mean difference from the expert in points per deal.

    ``margin`` is half of its interval of 95 %; it is infinite with fewer than two deals.
    """

    deals: int
    mean: float
    margin: float

    @property
    def tells(self) -> bool:
        """Whether the better player is certain: there are enough deals, and the mean is farther from 0 than the margin.
        """
        return self.deals >= FEW and abs(self.mean) > self.margin


def rating_of(deals: Iterable[RatedDeal]) -> Rating:
    values = [one.difference for one in deals]
    mean, error = mean_and_error(values) if values else (0.0, 0.0)
    return Rating(len(values), mean, SURE * error if len(values) > 1 else inf)


def curve(deals: Sequence[RatedDeal]) -> list[tuple[int, Rating]]:
    """The rating after each of at most 400 numbers of deals, paired with that number."""
    step = max(1, -(-len(deals) // 400))
    ends = [*range(step, len(deals), step), len(deals)] if deals else []
    return [(end, rating_of(deals[:end])) for end in ends]


@dataclass(frozen=True, slots=True)
class RatingPart:
    """The rating over some deals: all of them, or those of the game or role called ``name``."""

    name: str
    rating: Rating


def parts(deals: Sequence[RatedDeal], one_game: bool) -> list[RatingPart]:
    """The rating over all deals, over those of each game, and over those of each role.

    Games are left out if there is only ``one_game``.
    """
    games = [] if one_game else sorted({one.preset for one in deals})
    found = [RatingPart(words.say("rating.all"), rating_of(deals))]
    found += [RatingPart(history.game(game), rating_of(one for one in deals if one.preset == game)) for game in games]
    return found + [RatingPart(words.say("rating.passed") if role == PASSED else history.role(role), rating_of(some))
                    for role, some in by_role(deals).items()]


def rating_table(deals: Sequence[RatedDeal], one_game: bool) -> NumberGrid:
    """A table of the rating with its margin, with a row for each of :func:`parts`."""
    head = tuple(map(words.say, ("rating.deals_of", "statistics.deals", "rating.difference")))
    rows = [(one.name, words.number(one.rating.deals), rating_figure(one.rating)) for one in parts(deals, one_game)]
    return NumberGrid(head, tuple(rows))


def rating_words(rating: Rating) -> str:
    if rating.deals < 2:
        return words.count("rating.few", rating.deals)
    key = "rating.open" if not rating.tells else "rating.better" if rating.mean > 0 else "rating.worse"
    return words.count(key, rating.deals, mean=rating_figure(rating))


def rating_figure(rating: Rating) -> str:
    """The mean with its margin in figures: “−3.2 ± 4.1”."""
    mean = words.signed(round(rating.mean, 1))
    return mean if rating.margin == inf else f"{mean} ± {words.number(round(rating.margin, 1))}"


# -- for spreadsheet programs, which evaluate any text that begins like a formula -------------------------------------

FORMULA = "=+-@\N{FULLWIDTH EQUALS SIGN}\N{FULLWIDTH PLUS SIGN}\N{FULLWIDTH HYPHEN-MINUS}\N{FULLWIDTH COMMERCIAL AT}"
"""Characters with which a formula begins, also after a tab or a line break."""
_NUMBER = re.compile(r"[+-]?[0-9]+(?:[.,][0-9]+)?")


def cell(text: str) -> str:
    """``text`` as a cell: one plain line that is not a formula; numbers are unchanged."""
    plain = clean(text)
    return "'" + plain if plain.startswith(tuple(FORMULA)) and not _NUMBER.fullmatch(plain) else plain
