"""The statistics: pages of figures and charts, filters, and a file for spreadsheets."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from io import StringIO
from math import inf
from pathlib import Path
from typing import Any

from pygame import Surface

from ... import files
from ...engine.record import HUMAN
from ...store import Store, path_in
from ...store.contests import rated
from ...store.history import StatisticsQuery, course, course_of, players, tallies
from ...store.values import DECLARERS, Course, RatedDeal, Sums, Tally
from ...view import history as say
from ...view import statistics as numbers
from ...view import words
from ...view.statistics import cell, parts_in, percent
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Push, Step
from ..app.system import copy_text
from ..charts import Bar, Bars, Curve, FigureTile, LinePlot, NumberTable, ShareBar, Shares, draw_told
from ..draw import theme
from ..widgets import Choice, Column, Dialog, DialogReply, Option, Rule, ScrollArea, Space, Tiles, Toggle, close
from ..widgets.base import Label, Widget, muted
from .ledger import FilteredScene, NamedChoice

SMALL, LOW, FIGURE = 178, 120, 270
"""Units: height of the chart below the figures, and below bars; the least width of a figure."""
Parts = list[tuple[int, str, str]]
PEOPLE_AT_MOST = 30
ORIGINS = ("played", "imported", "")
ASSISTED: dict[bool | None, str] = {None: "all", False: "without", True: "with"}
COLUMNS = ("game", "against", "role", "deals", "won", "lost", "points", "mean", "spread", "contracts_made",
           "contracts_failed", "pagat_saved", "pagat_lost", "fool_saved", "fool_lost")


@dataclass(frozen=True, slots=True)
class Numbers:
    """The data of the pages: a tally for each game and kind of opponents, ``all`` of them added, the score over time.

    ``rated`` are the deals that the expert has played too.
    """

    tallies: Sequence[Tally]
    all: Tally
    course: Course
    one_game: bool
    rated: Sequence[RatedDeal] = ()


def overview(known: Numbers) -> Widget:
    """The page with the most important figures."""
    whole, taken, course = known.all.all, known.all.taken, known.course
    total = course.points[-1][1]
    return Column([Tiles([
        FigureTile(words.number(whole.deals), lazy("statistics.deals"), words.count("statistics.as_dealer",
                                                                               known.all.dealer.deals)),
        _kept("won", whole.won, whole.deals, _noted(_ends(whole)[1:])),
        FigureTile(words.signed(total), lazy("statistics.score"), colour=theme.score_colour(total)),
        FigureTile(numbers.decimal(whole.mean), lazy("statistics.mean"),
                   words.say("statistics.spread_told", spread=numbers.unsigned(whole.spread)),
                   colour=theme.score_colour(round(whole.mean * 100))),
        _kept("contracts", taken.made, taken.deals, words.count("statistics.of_taken", taken.deals)),
        _kept("pagat", whole.pagat_saved, whole.pagat_saved + whole.pagat_lost,
              _noted(_saved(whole.pagat_saved, whole.pagat_lost))),
        _kept("fool", whole.fool_saved, whole.fool_saved + whole.fool_lost,
              _noted(_saved(whole.fool_saved, whole.fool_lost))),
        FigureTile(words.number(course.longest_won), lazy("statistics.longest_won"),
                   words.say("statistics.longest_lost", n=course.longest_lost)),
    ], 12, least=FIGURE), score(known, SMALL)], 10, grow=(1,))


def _kept(name: str, part: int, whole: int, note: str) -> FigureTile:
    """A tile with ``part`` as a percentage of ``whole``."""
    return FigureTile(percent(part, whole), lazy(f"statistics.figure.{name}"), note,
                      share=part / whole if whole else 0.0)


def score(known: Numbers, height: float | None = None) -> LinePlot:
    """A chart of the score over time, ``height`` units high, by default as high as the page."""
    points = known.course.points

    def told(place: int) -> str:
        deals, total = points[place]
        return words.count("statistics.point_told", deals, score=words.signed(total))

    return LinePlot([deals for deals, _ in points], [Curve("", [total for _, total in points])],
                    lazy("statistics.axis_deals"), lazy("statistics.axis_score"), told, height)


def _compared(parts: Sequence[tuple[str, Sums, Sums]]) -> Widget:
    """Two charts that compare ``parts``: points per deal, and the numbers of deals won and lost.

    A part has a name, its deals, and those among them in which the player had a contract.
    """
    return Column([muted(lazy("statistics.about.mean")),
                   Bars([Bar(name, sums.mean, sums.spread, numbers.decimal(sums.mean),
                             partial(numbers.deals_row, name, sums, taken)) for name, sums, taken in parts],
                        lazy("statistics.axis_mean")), Rule(),
                   Shares([ShareBar(name, _ends(sums)) for name, sums, _ in parts])], 8, grow=(1, 3))


def games(known: Numbers) -> Widget:
    """The page that compares games and kinds of opponents."""
    return _compared([(numbers.tally_name(tally, known.one_game), tally.all, tally.taken) for tally in known.tallies])


def roles(known: Numbers) -> Widget:
    """The page that compares the player's roles in a deal."""
    return _compared([(say.role(role), sums, sums if role in DECLARERS else Sums())
                      for role, sums in parts_in(known.all)])


def _parts(*counted: tuple[int, str]) -> Parts:
    return [(number, words.say(f"statistics.part.{key}"), words.count(f"statistics.count.{key}", number))
            for number, key in counted]


def _saved(saved: int, lost: int) -> Parts:
    """The parts of a bar: the deals in which a card was saved, and those in which it was lost."""
    return _parts((saved, "saved"), (lost, "card_lost"))


def _noted(parts: Parts) -> str:
    return ", ".join(said for _, _, said in parts)


def _ends(sums: Sums) -> Parts:
    """The parts of a bar for the deals won, lost and drawn."""
    return _parts((sums.won, "won"), (sums.lost, "lost"), (sums.deals - sums.won - sums.lost, "drawn"))


def results(known: Numbers) -> Widget:
    """The page with the results of deals, contracts, Pagat and Fool."""
    whole, taken = known.all.all, known.all.taken
    even = taken.deals - taken.made - taken.failed
    return Shares([
        ShareBar(lazy("statistics.deals"), _ends(whole)),
        ShareBar(lazy("statistics.contracts"), _parts((taken.made, "made"), (taken.failed, "failed"), (even, "even"))),
        ShareBar(lazy("statistics.pagat"), _saved(whole.pagat_saved, whole.pagat_lost)),
        ShareBar(lazy("statistics.fool"), _saved(whole.fool_saved, whole.fool_lost)),
    ])


def skill(known: Numbers) -> Widget:
    """The page that compares the player with the expert, who played the same cards."""
    whole = numbers.rating_of(known.rated)
    lines: list[Widget] = [muted(lazy("rating.about")), Label(numbers.rating_words(whole), "strong")]
    if whole.deals < 2:
        return Column(lines, 10)
    bars = [_skill_bar(one) for one in numbers.parts(known.rated, known.one_game)]
    points = numbers.curve(known.rated)
    curve = LinePlot([end for end, _ in points], [Curve("", [found.mean for _, found in points])],
                     lazy("statistics.axis_deals"), lazy("statistics.axis_mean"),
                     lambda place: numbers.rating_words(points[place][1]), LOW)
    return Column([*lines, Bars(bars, lazy("statistics.axis_mean")), curve], 8, grow=(2, 3))


def _skill_bar(one: numbers.RatingPart) -> Bar:
    found = one.rating
    about = words.count("deals.count", found.deals)
    return Bar(one.name, found.mean, 0.0 if found.margin == inf else found.margin, numbers.decimal(found.mean),
               f"{one.name}\n{about}\n{numbers.rating_figure(found)}")


CHARTS: Mapping[str, Callable[[Numbers], Widget]] = {
    "overview": overview, "course": score, "games": games, "roles": roles, "results": results,
    "skill": skill}
TABLES: dict[str, Callable[[Numbers], numbers.NumberGrid]] = {
    "course": lambda n: numbers.table_of_course(n.course),
    "games": lambda n: numbers.table_of_games(n.tallies, n.one_game),
    "roles": lambda n: numbers.table_of_roles(n.all),
    "results": lambda n: numbers.table_of_results(n.all),
    "skill": lambda n: numbers.rating_table(n.rated, n.one_game),
}
"""The tables in place of charts; the first page consists of figures only."""


class StatisticsScene(FilteredScene):
    """Pages of charts, with filters for the player and the deals; Esc goes back."""

    heading = "menu.statistics"
    first = "pages"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.page, self.as_table = "overview", False
        self.asked = StatisticsQuery()
        self._found: tuple[Tally, ...] = ()
        self._courses: dict[StatisticsQuery, Course] = {}
        self._look_up()
        self._people: tuple[tuple[str, str, int], ...] = context.store.safe(partial(players, context.store), ())
        self.note = not self._people
        if self._found:
            self.asked = replace(self.asked, preset=_most_played(self._found))

    def _look_up(self) -> None:
        """Read the tallies of all games and kinds of opponents; the filters only select among them."""
        store, everything = self.context.store, replace(self.asked, preset="", opponents="")
        self._found = store.safe(lambda: tallies(store, everything), ())

    def shown(self) -> tuple[Tally, ...]:
        """The tallies of the selected game and opponents."""
        asked = self.asked
        return tuple(tally for tally in self._found
                     if asked.preset in ("", tally.preset) and asked.opponents in ("", tally.opponents))

    def course(self) -> Course:
        """The score over time in the selected deals."""
        if self.asked not in self._courses:
            store = self.context.store
            self._courses[self.asked] = store.safe(lambda: course(store, self.asked), course_of([], 1))
        return self._courses[self.asked]

    def rated(self) -> Sequence[RatedDeal]:
        """The selected deals of the player at this screen that the expert has played too."""
        store, asked = self.context.store, self.asked
        return store.safe(lambda: rated(store, asked.preset, asked.opponents), [])

    @property
    def family(self) -> str:
        """The family of the selected games; empty if there are several."""
        found = {say.family(tally.preset) for tally in self.shown()}
        return found.pop() if len(found) == 1 else ""

    def parts(self) -> Widget:
        if not self._people:
            return Label(lazy("statistics.nothing"), align="centre")
        return self.with_filters(self._main())

    def foot(self) -> Sequence[Widget]:
        back = self.button("back", lazy("common.back"), self.back, primary=True)
        if not self._people:
            return (back,)
        why = None if self.shown() else lazy("statistics.nothing_fits")
        return (self.filter_button(),
                self.button("export", lazy("statistics.export"), self._export, tip=lazy("statistics.export_tip"),
                            why=why), back)

    def _main(self) -> Widget:
        pages = [Option(name, lazy(f"statistics.page.{name}")) for name in CHARTS]
        choice = self.named("pages", Choice(pages, self.page, partial(self.put, "page"), tabs=True))
        found = self.shown()
        if not found:
            return Column([choice, Space(20), Label(lazy("statistics.nothing_fits"), align="centre")])
        known = Numbers(found, numbers.together(found), self.course(), bool(self.asked.preset),
                        self.rated() if self.page == "skill" else ())
        has_table = self.page in TABLES
        if self.as_table and has_table:
            grid = TABLES[self.page](known)
            body: Widget = NumberTable(grid.head, grid.rows)
        else:
            body = CHARTS[self.page](known)
        if self.page != "course" or self.as_table:
            body = self.named(f"page {self.page} {self.as_table}", ScrollArea(body))
        toggle = Toggle(lazy("statistics.as_table"), self.as_table, partial(self.put, "as_table"))
        below = [self.named("table", toggle)] if has_table else []
        return Column([choice, body, *below], 10, grow=(1,))

    def picks(self) -> list[NamedChoice]:
        presets = list(dict.fromkeys(tally.preset for tally in self._found))
        kinds = sorted({tally.opponents for tally in self._found if self.asked.preset in ("", tally.preset)})
        return [
            NamedChoice("who", lazy("statistics.who"), self._everybody(), (self.asked.level, self.asked.player),
                        lambda who: self._change(level=who[0], player=who[1])),
            NamedChoice("game", lazy("menu.game"),
                        [Option("", lazy("history.all.preset")),
                         *(Option(name, partial(say.game, name)) for name in presets)],
                        self.asked.preset, lambda preset: self._change(preset=preset)),
            NamedChoice("against", lazy("history.level"),
                        [Option("", lazy("history.all.level")),
                         *(Option(kind, partial(say.levels, kind)) for kind in kinds)],
                        self.asked.opponents, lambda kind: self._change(opponents=kind)),
            NamedChoice("origin", lazy("history.origin"),
                        [Option(name, lazy(f"history.origin.{name}" if name else "history.all.origin"))
                         for name in ORIGINS],
                        self.asked.origin, lambda origin: self._change(origin=origin)),
            NamedChoice("assisted", lazy("statistics.assisted"),
                        [Option(value, lazy(f"statistics.assisted.{name}")) for value, name in ASSISTED.items()],
                        self.asked.assisted, lambda assisted: self._change(assisted=assisted)),
        ]

    def _everybody(self) -> list[Option[tuple[str, str]]]:
        """Options for the player at this screen under any name, and for the other players by name and level."""
        people = [Option((level, name), words.say("statistics.name_level", name=say.person(name),
                                                  level=say.level(level))) for name, level, _ in self._people if name]
        return [Option((HUMAN, ""), lazy("statistics.you")), *people[:PEOPLE_AT_MOST]]

    def _change(self, **changed: Any) -> None:
        self.asked = replace(self.asked, **changed)
        self._look_up()
        if not any(tally.opponents == self.asked.opponents for tally in self.shown()):
            self.asked = replace(self.asked, opponents="")
        self.renew()

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        draw_told(surface, self.form.root)

    def _export(self) -> Step:
        """Write the selected tallies to a file; returns the step to a dialog with its path or the reason it failed."""
        try:
            path = export_tallies(self.shown(), export_folder(self.context.store), self.context.today())
        except OSError as fault:
            return Push(Dialog(lazy("statistics.export"), lazy("statistics.not_written", about=fault)))

        def copy() -> Step | None:
            if copy_text(str(path)):
                return None
            return Push(Dialog(lazy("statistics.export"), lazy("common.no_clipboard")))

        replies = (close(), DialogReply(lazy("statistics.copy_path"), copy))
        return Push(Dialog(lazy("statistics.export"), lazy("statistics.written", path=path), replies))


def _most_played(found: Sequence[Tally]) -> str:
    """The game with the most deals, because the points of different games cannot be added."""
    counted: dict[str, int] = {}
    for tally in found:
        counted[tally.preset] = counted.get(tally.preset, 0) + tally.all.deals
    return max(counted, key=lambda preset: counted[preset])


def export_folder(store: Store) -> Path:
    """The folder for exports: the documents, or the folder of games that are not stored in the usual place."""
    if store.path is not None and store.path != path_in():
        return store.path.parent
    documents = files.user_folder("documents")
    return documents if files.is_folder(documents) else files.home() or documents


def export_tallies(tallies: Sequence[Tally], folder: Path, day: date) -> Path:
    """Write ``tallies`` to a new file in ``folder`` and return its path; raises OSError if that fails."""
    decimal, table = words.number(0.5)[1], StringIO(newline="")
    csv.writer(table, delimiter=";" if decimal == "," else ",").writerows(export_rows(tallies, decimal))
    names = files.numbered(f"{words.say('statistics.file')}-{day.isoformat()}", ".csv")
    # spreadsheets recognise UTF-8 by the mark at the beginning
    return files.write_new(folder, names, table.getvalue().encode("utf-8-sig", "backslashreplace"))


def export_rows(tallies: Sequence[Tally], decimal: str) -> Iterator[tuple[str, ...]]:
    """The row of titles, then a row for each game, opponents and role; the sum of all roles comes first."""
    yield tuple(words.say(f"statistics.{key}") for key in COLUMNS)
    for tally in tallies:
        parts = [(words.say("statistics.every_role"), tally.all), *((say.role(r), s) for r, s in parts_in(tally))]
        for part, sums in parts:
            yield (cell(say.game(tally.preset)), cell(say.levels(tally.opponents)), part, *_cells(sums, decimal))


def _cells(sums: Sums, decimal: str) -> tuple[str, ...]:
    means = (f"{value:.2f}".replace(".", decimal) for value in (sums.mean, sums.spread))
    counts = (sums.made, sums.failed, sums.pagat_saved, sums.pagat_lost, sums.fool_saved, sums.fool_lost)
    return (str(sums.deals), str(sums.won), str(sums.lost), str(sums.paid), *means, *map(str, counts))
