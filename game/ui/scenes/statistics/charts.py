"""The pages of the statistics: figures, the score over time, games, roles, contracts and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf

from ....store.values import DECLARERS, Course, RatedDeal, Sums, Tally
from ....view import history as say
from ....view import rating, words
from ....view import statistics as numbers
from ....view.numbers import percent
from ....view.words import lazy
from ...charts import Bar, Bars, Curve, FigureTile, LinePlot, ShareBar, Shares, Tiles
from ...draw import theme
from ...widgets import Column, Label, Rule, Widget

SMALL, LOW = 178, 120
"""Units: height of the chart below the figures, and below bars."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The data of the pages: a tally for each game and kind of opponents, ``all`` of them, the score over time, and the
    deals that the expert played, too."""

    tallies: Sequence[Tally]
    all: Tally
    course: Course
    one_game: bool
    rated: Sequence[RatedDeal] = ()


def overview(known: Numbers) -> Widget:
    """The most important figures."""
    whole, taken, course = known.all.all, known.all.taken, known.course
    total = course.points[-1][1]
    return Column([Tiles([
        FigureTile(words.number(whole.deals), lazy("statistics.deals"), words.count("statistics.as_dealer",
                                                                               known.all.dealer.deals)),
        _kept("won", whole.won, whole.deals, _noted(_ends(whole)[1:])),
        FigureTile(words.signed(total), lazy("statistics.score"), colour=theme.score_colour(total)),
        FigureTile(numbers.decimal(whole.mean), lazy("statistics.mean"),
                   words.say("statistics.spread_told", spread=numbers.unsigned(whole.spread)), colour=_tint(whole)),
        _kept("contracts", taken.made, taken.deals, words.count("statistics.of_taken", taken.deals)),
        _kept("pagat", whole.pagat_saved, whole.pagat_saved + whole.pagat_lost,
              _noted(_saved(whole.pagat_saved, whole.pagat_lost))),
        _kept("fool", whole.fool_saved, whole.fool_saved + whole.fool_lost,
              _noted(_saved(whole.fool_saved, whole.fool_lost))),
        FigureTile(words.number(course.longest_won), lazy("statistics.longest_won"),
                   words.say("statistics.longest_lost", n=course.longest_lost)),
    ], 12), _plot(known, SMALL)], 10, grow=(1,))


def _kept(name: str, part: int, whole: int, note: str) -> FigureTile:
    """A share of a whole."""
    return FigureTile(percent(part, whole), lazy(f"statistics.figure.{name}"), note,
                      share=part / whole if whole else 0.0)


def _tint(sums: Sums) -> theme.Colour:
    return theme.score_colour(round(sums.mean * 100))


def score(known: Numbers) -> Widget:
    """The score over time."""
    return _plot(known)


def _plot(known: Numbers, height: float | None = None) -> LinePlot:
    points = known.course.points

    def told(place: int) -> str:
        deals, total = points[place]
        return words.count("statistics.point_told", deals, score=words.signed(total))

    return LinePlot([deals for deals, _ in points], [Curve("", [total for _, total in points])],
                    lazy("statistics.axis_deals"), lazy("statistics.axis_score"), told, height)


@dataclass(frozen=True, slots=True)
class Compared:
    """Some deals called ``name``, and those among them in which the player had a contract."""

    name: str
    sums: Sums
    taken: Sums


def _bar(one: Compared) -> Bar:
    sums = one.sums
    return Bar(one.name, sums.mean, sums.spread, numbers.decimal(sums.mean),
               partial(numbers.deals_row, one.name, sums, one.taken))


def _compared(compared: Sequence[Compared]) -> Widget:
    """Points a deal, and deals won and lost, of each."""
    return Column([Label(lazy("statistics.about.mean"), "small", colour=theme.ON_PAPER.muted),
                   Bars([_bar(one) for one in compared], lazy("statistics.axis_mean")), Rule(),
                   Shares([ShareBar(one.name, _ends(one.sums)) for one in compared])], 8, grow=(1, 3))


def games(known: Numbers) -> Widget:
    """Each game against each kind of opponents."""
    return _compared([Compared(numbers.tally_name(tally, known.one_game), tally.all, tally.taken)
                      for tally in known.tallies])


def roles(known: Numbers) -> Widget:
    """Each role in the deal."""
    return _compared([Compared(say.role(role), sums, sums if role in DECLARERS else Sums())
                      for role, sums in numbers.parts_in(known.all)])


Parts = list[tuple[int, str, str]]


def _parts(*counted: tuple[int, str]) -> Parts:
    return [(number, words.say(f"statistics.part.{key}"), words.count(f"statistics.count.{key}", number))
            for number, key in counted]


def _saved(saved: int, lost: int) -> Parts:
    """How often a card was saved and lost."""
    return _parts((saved, "saved"), (lost, "card_lost"))


def _noted(parts: Parts) -> str:
    return ", ".join(said for _, _, said in parts)


def _ends(sums: Sums) -> Parts:
    """How often deals were won and lost."""
    return _parts((sums.won, "won"), (sums.lost, "lost"), (sums.deals - sums.won - sums.lost, "drawn"))


def results(known: Numbers) -> Widget:
    """The results of deals, contracts, Pagat and Fool."""
    whole, taken = known.all.all, known.all.taken
    even = taken.deals - taken.made - taken.failed
    return Shares([
        ShareBar(lazy("statistics.deals"), _ends(whole)),
        ShareBar(lazy("statistics.contracts"), _parts((taken.made, "made"), (taken.failed, "failed"), (even, "even"))),
        ShareBar(lazy("statistics.pagat"), _saved(whole.pagat_saved, whole.pagat_lost)),
        ShareBar(lazy("statistics.fool"), _saved(whole.fool_saved, whole.fool_lost)),
    ])


def skill(known: Numbers) -> Widget:
    """The player beside the expert with the same cards."""
    whole = rating.rating_of(known.rated)
    lines: list[Widget] = [Label(lazy("rating.about"), "small", colour=theme.ON_PAPER.muted),
                           Label(rating.rating_words(whole), "strong")]
    if whole.deals < 2:
        return Column(lines, 10)
    bars = [_skill_bar(one) for one in rating.parts(known.rated, known.one_game)]
    return Column([*lines, Bars(bars, lazy("statistics.axis_mean")), _skill_curve(known.rated)], 8, grow=(2, 3))


def _skill_bar(one: rating.RatingPart) -> Bar:
    found = one.rating
    about = words.count("deals.count", found.deals)
    return Bar(one.name, found.mean, 0.0 if found.margin == inf else found.margin, numbers.decimal(found.mean),
               f"{one.name}\n{about}\n{rating.rating_figure(found)}")


def _skill_curve(deals: Sequence[RatedDeal]) -> LinePlot:
    points = rating.curve(deals)

    def told(place: int) -> str:
        return rating.rating_words(points[place][1])

    return LinePlot([end for end, _ in points], [Curve("", [found.mean for _, found in points])],
                    lazy("statistics.axis_deals"), lazy("statistics.axis_mean"), told, LOW)


CHARTS: Mapping[str, Callable[[Numbers], Widget]] = {
    "overview": overview, "course": score, "games": games, "roles": roles, "results": results,
    "skill": skill}
