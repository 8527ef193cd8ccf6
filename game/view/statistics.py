"""The numbers and words of the statistics: sums of tallies, and the rows of every table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..engine.phases.over import ROLES
from ..store.values import Course, Sums, Tally
from . import history as say
from . import words
from .numbers import percent, thinned

ROWS_OF_COURSE = 25
"""The approximate number of rows in the table of the score over time."""
DEALER = "dealer"
"""The key of the dealer, who is counted in addition to the roles."""


@dataclass(frozen=True, slots=True)
class NumberGrid:
    """A table: ``head`` and ``rows``, the first column names the row."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def together(tallies: Iterable[Tally]) -> Tally:
    """All of ``tallies`` as one."""
    roles: dict[str, Sums] = {}
    everything = dealer = Sums()
    for tally in tallies:
        everything, dealer = everything + tally.all, dealer + tally.dealer
        for role, sums in tally.roles.items():
            roles[role] = roles.get(role, Sums()) + sums
    return Tally("", "", everything, roles, dealer)


def parts_in(tally: Tally) -> list[tuple[str, Sums]]:
    """All roles in the tally, and the dealer."""
    found = [(role, tally.roles[role]) for role in ROLES if role in tally.roles]
    return [*found, (DEALER, tally.dealer)] if tally.dealer.deals else found


def decimal(value: float) -> str:
    """``value`` to one place, signed."""
    return words.signed(round(value, 1))


def unsigned(value: float) -> str:
    """``value`` to one place."""
    return words.number(round(value, 1))


def deals_row(name: str, sums: Sums, taken: Sums) -> str:
    """A row ``name`` about deals with ``sums``; ``taken`` are those in which the player declared the contract."""
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
    against = say.levels(tally.opponents)
    return against if one_game else words.say("statistics.game_against", game=say.game(tally.preset), level=against)


def table_of_games(tallies: Sequence[Tally], one_game: bool) -> NumberGrid:
    """A row for each game and kind of opponents."""
    first = "against" if one_game else "game"
    head = _head(first, "deals", "won", "won_share", "points", "mean", "spread", "taken", "made", "made_share")
    rows = [(tally_name(tally, one_game), *_sums(tally.all), words.number(tally.taken.deals),
             words.number(tally.taken.made), percent(tally.taken.made, tally.taken.deals)) for tally in tallies]
    return NumberGrid(head, tuple(rows))


def table_of_roles(tally: Tally) -> NumberGrid:
    """A row for each role."""
    head = _head("role", "deals", "won", "won_share", "points", "mean", "spread")
    return NumberGrid(head, tuple((say.role(role), *_sums(sums)) for role, sums in parts_in(tally)))


def table_of_results(tally: Tally) -> NumberGrid:
    """Contracts, Pagat and Fool: how often, kept, lost."""
    whole, taken = tally.all, tally.taken
    lines = {"contracts": (taken.made, taken.failed), "pagat": (whole.pagat_saved, whole.pagat_lost),
             "fool": (whole.fool_saved, whole.fool_lost)}
    rows = [(words.say(f"statistics.{name}"), words.number(kept + lost), words.number(kept), words.number(lost),
             percent(kept, kept + lost)) for name, (kept, lost) in lines.items()]
    return NumberGrid(_head("what", "times", "kept", "lost", "kept_share"), tuple(rows))


def table_of_course(course: Course) -> NumberGrid:
    """The score after a number of deals, and its change since the row before."""
    picked = sorted({*thinned(len(course.points), ROWS_OF_COURSE), len(course.points) - 1})
    rows, before = [], 0
    for place in picked:
        deals, total = course.points[place]
        rows.append((words.number(deals), words.signed(total), words.signed(total - before)))
        before = total
    return NumberGrid(_head("after_deals", "score", "change"), tuple(rows))
