"""The history: a list of matches or deals, and the score sheet of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate, combinations
from typing import Any, Literal, TypeVar

from pygame import Rect, Surface

from ...ai.names import OFFERED, PEOPLE, Player
from ...engine.phases.over import ROLES
from ...engine.record import HUMAN, BadRecord
from ...engine.rules import Seat
from ...engine.variants import PRESETS
from ...store import Store
from ...store.book import may_go_on
from ...store.history import RESULTS, Filter, Page, deals, matches, names, payments, players, record_of
from ...store.values import DealLine, MatchLine
from ...view import history as say
from ...view import words
from ...view.players import flowers_of
from ...view.units import Metrics
from ...view.words import Text, lazy
from ..app.context import AppContext
from ..app.scene import Pop, Push, Step
from ..charts import Curve, LinePlot, draw_told
from ..draw import text, theme
from ..widgets import Button, Choice, Column, Dialog, Label, Option, QuietButton, Row, Space, Widget, muted
from .ledger import FilteredScene, Ledger, Lines, NamedChoice, fetched
from .ledger import LedgerColumn as Cells
from .paper import Overlay, PaperScene

POINTS_AT_MOST = 200
"""The greatest number of points in the chart of a match; an imported one may have thousands of deals."""
LINES_AT_LEAST = 10
"""The least height of a chart, in lines of text; a lower one is left out."""
L = TypeVar("L")
ListKind = Literal["matches", "deals"]
ORIGINS = ("played", "imported", "recovered")
NAMES_AT_MOST = 40
"""The greatest number of names to choose from; after importing a tournament the list of all players is too long."""
SCORES, PLAYED = ("+88,888",), ("88/88",)
"""A score, and the played part of a match, at their greatest width."""


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """A line of the sheet: ``deal``, its ``number`` from 1 and each seat's result; the totals if ``deal`` is None."""

    number: int
    deal: DealLine | None
    paid: tuple[int | None, ...]


class MatchSheet(Column):
    """``ledger``, with ``chart`` below it if the remaining height is enough."""

    def __init__(self, ledger: Ledger[SheetEntry], chart: Widget) -> None:
        super().__init__([ledger], 18)
        self.ledger, self.chart = ledger, chart

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the chart below the last line, if there is room for it."""
        Widget.layout(self, rect, metrics)
        high, gap = self.ledger.whole(metrics, rect.width), metrics.px(self.gap)
        below = rect.height - high - gap
        shown = below >= LINES_AT_LEAST * text.line_height("small", metrics)
        self.items = [self.ledger, self.chart] if shown else [self.ledger]
        self.ledger.layout(Rect(rect.left, rect.top, rect.width, high if shown else rect.height), metrics)
        if shown:
            self.chart.layout(Rect(rect.left, rect.top + high + gap, rect.width, below), metrics)


class SheetChart(Overlay):
    """A panel with a chart and a description of its selected point."""

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        draw_told(surface, self.form.root)


class MatchScene(PaperScene):
    """All deals of ``match`` in order; Enter opens one, Esc goes back."""

    first = "lines"

    def __init__(self, context: AppContext, store: Store, match: MatchLine) -> None:
        super().__init__(context)
        self.title = partial(say.game, match.preset)
        self.store, self.match = store, match
        self.people = names(store, match.number)
        self.paid = dict(payments(store, match.number))
        self.lines = Lines(self._entries)

    def returned(self) -> None:
        """Read the match and its deals again, because it may have been continued."""
        found = matches(self.store, Filter(match=self.match.number), most=1).lines
        self.match = found[0] if found else self.match
        self.paid = dict(payments(self.store, self.match.number))
        self.lines.fetch_again()

    def _entries(self, most: int, after: int) -> Page[SheetEntry]:
        """A page of up to ``most`` lines of the sheet after the first ``after``, the oldest deal first."""
        mine = Filter(match=self.match.number)
        count = fetched(self.store, deals, mine, 0, 0).all
        first = max(0, count - after - most)
        found = fetched(self.store, deals, mine, count - after - first, first).lines if after < count else ()
        unknown = (None,) * self.match.at_table
        return Page(tuple(SheetEntry(after + place, deal, self.paid.get(deal.number, unknown))
                          for place, deal in enumerate(reversed(found), 1)), count)

    @property
    def family(self) -> str:
        return say.family(self.match.preset)

    def parts(self) -> Widget:
        head = muted(self._about, align="centre")
        totals = SheetEntry(0, None, self.match.totals or (None,) * self.match.at_table)
        ledger = self.named("lines", Ledger(self.lines, self._columns(), self._open, totals))
        sheet = MatchSheet(ledger, self.named("plot", self._plot())) if self._why_no_chart() is None else ledger
        return Column([head, sheet], 8, grow=(1,))

    def foot(self) -> Sequence[Widget]:
        waits = self.context.store is self.store and may_go_on(self.store, self.match)
        why = None if self.paid else lazy("duplicate.no_deals")
        ways = [self.button("review", lazy("review.button"), self._review, tip=lazy("review.tip"))] \
            if self.lines.count else []
        ways += [self.button("duplicate", lazy("duplicate.button"),
                             partial(self.context.open, "duplicate_match", self.store, self.match), why=why,
                             tip=lazy("duplicate.button_tip")),
                 self.button("chart", lazy("chart.button"), self._chart, why=self._why_no_chart())]
        if waits:
            ways.append(self.button("continue", lazy("menu.continue"), self._go_on, primary=True))
        return *ways, self.button("back", lazy("common.back"), self.back, primary=not waits)

    def _why_no_chart(self) -> Text | None:
        return None if len(self.paid) > 1 else lazy("history.chart_why")

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        draw_told(surface, self.form.root)

    def _about(self) -> str:
        match = self.match
        origin = [] if match.origin == "played" else [words.say(f"history.origin.{match.origin}")]
        return " · ".join([say.when(match.began), words.count("deals.count", match.length), say.status(match), *origin,
                           words.say("history.against", level=say.levels(match.opponents))])

    def _columns(self) -> list[Cells[SheetEntry]]:
        columns: list[Cells[SheetEntry]] = [
            Cells(lazy("panel.deal_number"), lambda e: words.number(e.number) if e.deal else words.say("sheet.totals"),
                  ["888", words.say("sheet.totals")]),
            Cells(lazy("panel.contract"), lambda e: say.contract(e.deal) if e.deal else "",
                  say.contract_sayings(self.match.preset), rank=2, grows=True),
            Cells(lazy("panel.taker"), self._taker, ["Béatrice"], rank=3, grows=True)]
        return [*columns, *(self._column(seat, words.seated(name, seat)) for seat, (name, _) in enumerate(self.people))]

    def _column(self, seat: Seat, name: str) -> Cells[SheetEntry]:
        return Cells(name, lambda e: say.score_text(e.paid[seat]), ["+8,888"], align="right",
                     rank=0 if seat == self.match.viewer else 1, colour=lambda e: theme.score_colour(e.paid[seat]),
                     grows=True, tells=True)

    def _taker(self, entry: SheetEntry) -> str:
        taker = entry.deal.taker if entry.deal is not None else None
        if taker is None:
            return ""
        return words.seated(self.people[taker][0] if taker < len(self.people) else "", taker)

    def _open(self, entry: SheetEntry, page: str = "replay") -> Step | None:
        return None if entry.deal is None else opened_deal(self.context, self.store, entry.deal.number, page)

    def _go_on(self) -> Step:
        return self.context.open("continue", self.host, self.match.number, over=False)

    def _review(self) -> Step | None:
        entry = self.lines.selected
        return None if entry is None else self._open(entry, "review")

    def _chart(self) -> Step:
        return Push(SheetChart(lambda: [Label(lazy("chart.title"), "heading", align="centre"), self._plot(),
                                        Button(lazy("common.close"), Pop, primary=True)]))

    def _plot(self) -> LinePlot:
        """A chart of every seat's total after each deal."""
        paid = list(self.paid.values())
        shown = range(0, len(paid) + 1, -(-(len(paid) + 1) // POINTS_AT_MOST))
        lines = []
        for seat, (name, _) in enumerate(self.people):
            course = [0, *accumulate(deal[seat] for deal in paid)]
            lines.append(Curve(words.seated(name, seat), [course[n] for n in shown]))

        def told(point: int) -> str:
            scores = sorted(lines, key=lambda line: -line.ys[point])
            return "\n".join([words.say("history.after_deal", number=shown[point]),
                              *(f"{line.name} {words.signed(line.ys[point])}" for line in scores)])

        return LinePlot(list(shown), lines, lazy("statistics.axis_deals"), lazy("statistics.axis_score"), told)


def opened_deal(context: AppContext, store: Store, deal: int, page: str) -> Step:
    """The step to the ``page`` about ``deal``, or to a dialog if its record cannot be read."""
    try:
        record = record_of(store, deal)
    except BadRecord:
        return Push(Dialog(lazy("games.title"), lazy("history.damaged")))
    return context.open(page, record)


@dataclass(frozen=True, slots=True)
class Met:
    """A match, the names of its players other than the viewer, and the names of their medallions."""

    line: MatchLine
    others: str
    flowers: Sequence[str]


def met(store: Store, wanted: Filter, *, most: int, after: int) -> Page[Met]:
    """A page of the ``wanted`` matches with the names of their players."""
    page = matches(store, wanted, most=most, after=after)
    return Page(tuple(_met(line, names(store, line.number)) for line in page.lines), page.all)


def _met(line: MatchLine, people: Sequence[tuple[str, str]]) -> Met:
    flowers = flowers_of([Player(*one) for one in people])
    return Met(line, say.others(people, line), [one for seat, one in enumerate(flowers) if seat != line.viewer])


class HistoryScene(FilteredScene):
    """A long list of matches or deals; Enter opens a line, Esc goes back."""

    heading = "menu.history"
    first = "lines"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.store = context.store
        self.wanted = Filter()
        self.kind: ListKind = "matches"
        self._lines: dict[ListKind, Lines[Any]] = {}
        self._people: list[tuple[str, str, int]] = self.store.safe(lambda: list(players(self.store)), [])
        self._played = fetched(context.store, matches, Filter(), 1, 0).all > 0
        self.note = not self._played

    def returned(self) -> None:
        """Read the lines again, because a match may have been continued."""
        for lines in self._lines.values():
            lines.fetch_again()

    @property
    def family(self) -> str:
        return say.family(self.wanted.preset)

    def parts(self) -> Widget:
        if not self._played:
            return Label(lazy("history.nothing"), align="centre")
        return self.with_filters(self._main())

    def foot(self) -> Sequence[Widget]:
        back = self.button("back", lazy("common.back"), self.back, primary=True)
        if not self._played:
            return (back,)
        review = self.button("review", lazy("review.button"), self._review, tip=lazy("review.tip"))
        return self.filter_button(), *([review] if self.kind == "deals" and self.lines().count else ()), back

    def _main(self) -> Widget:
        kinds: list[Option[ListKind]] = [Option("matches", lazy("history.matches")),
                                         Option("deals", lazy("history.deals"))]
        lines = self.lines()
        choice = self.named("kind", Choice(kinds, self.kind, partial(self.put, "kind"), tabs=True))
        counted = muted(partial(words.count, f"history.count_{self.kind}", lines.count))
        clear = QuietButton(lazy("history.clear"), partial(self._want, Filter()))
        head = Row([choice, counted, *([self.named("clear", clear)] if self.wanted != Filter() else ())], 20)
        if not lines.count:
            return Column([head, Space(20), Label(lazy("history.nothing_fits"), align="centre")])
        columns: Sequence[Cells[Any]] = self._of_matches() if self.kind == "matches" else self._of_deals()
        opened: Callable[[Any], Step | None] = self._match if self.kind == "matches" else self._deal
        return Column([head, self.named("lines", Ledger(lines, columns, opened))], 8, grow=(1,))

    def lines(self) -> Lines[Any]:
        """The lines of the selected kind, matches or deals, that pass the filters."""
        if self.kind not in self._lines:
            ask: Callable[..., Page[Any]] = met if self.kind == "matches" else deals
            self._lines[self.kind] = Lines(partial(fetched, self.store, ask, self.wanted))
        return self._lines[self.kind]

    @staticmethod
    def _of_matches() -> list[Cells[Met]]:
        return [
            Cells(lazy("history.begun"), lambda met: say.when(met.line.began), [say.widest_when()], rank=2,
                  colour=lambda met: theme.ON_PAPER.muted),
            Cells(lazy("menu.game"), lambda met: say.game(met.line.preset), _game_words(), grows=True, role="strong"),
            Cells("", lambda met: "", (), rank=5, flowers=lambda met: met.flowers),
            Cells(lazy("history.with"), lambda met: met.others, ["Béatrice, Cécile, Émile, Amélie"], rank=4,
                  grows=True),
            Cells(lazy("history.level"), lambda met: say.levels(met.line.opponents), _level_words(), rank=3),
            Cells(lazy("history.deals"), lambda met: f"{met.line.counted}/{met.line.length}", PLAYED, rank=1,
                  align="right", tells=True),
            Cells(lazy("history.score"), lambda met: say.score_text(met.line.total), SCORES, align="right",
                  role="strong", colour=lambda met: theme.score_colour(met.line.total)),
        ]

    @staticmethod
    def _of_deals() -> list[Cells[DealLine]]:
        return [
            Cells(lazy("history.begun"), lambda line: say.when(line.began), [say.widest_when()], rank=2,
                  colour=lambda line: theme.ON_PAPER.muted),
            Cells(lazy("menu.game"), lambda line: say.game(line.preset), _game_words(), rank=3, grows=True),
            Cells(lazy("panel.contract"), say.contract, say.contract_sayings(), grows=True, role="strong"),
            Cells(lazy("history.role"), lambda line: say.role(line.role) if line.role else "–",
                  [say.role(role) for role in ROLES], rank=1),
            Cells(lazy("history.level"), lambda line: say.levels(line.opponents), _level_words(), rank=4),
            Cells(lazy("history.taken_back"), lambda line: words.number(line.taken_back) if line.taken_back else "",
                  ["8"], rank=5, align="right", tells=True),
            Cells(lazy("history.score"), lambda line: say.score_text(line.payment), SCORES, align="right",
                  role="strong", colour=lambda line: theme.score_colour(line.payment)),
        ]

    def picks(self) -> list[NamedChoice]:
        people = list(dict.fromkeys(name for name, _, _ in self._people if name))[:NAMES_AT_MOST]
        known = {level for _, level, _ in self._people} - {HUMAN, ""}
        by_rank = [name for name in (*OFFERED, *PEOPLE) if name in known] + sorted(known - {*OFFERED, *PEOPLE})
        choices: dict[str, tuple[str, list[Option[str]]]] = {
            "preset": ("menu.game", [Option(name, partial(say.game, name)) for name in PRESETS]),
            "player": ("history.with", [Option(name, partial(say.person, name)) for name in people]),
            "level": ("history.level", [Option(name, partial(say.level, name)) for name in by_rank]),
            "result": ("history.result", [Option(name, lazy(f"history.result.{name}")) for name in RESULTS]),
            "origin": ("history.origin", [Option(name, lazy(f"history.origin.{name}")) for name in ORIGINS]),
        }
        return [NamedChoice(field, lazy(title), [Option("", lazy(f"history.all.{field}")), *options],
                            getattr(self.wanted, field) or "", partial(self._pick, field))
                for field, (title, options) in choices.items()]

    def _pick(self, field: str, value: str) -> None:
        change: dict[str, Any] = {field: (value or None) if field == "result" else value}
        self._want(replace(self.wanted, **change))

    def _want(self, wanted: Filter) -> None:
        self._lines.clear()
        self.put("wanted", wanted)

    def _match(self, met: Met) -> Step | None:
        return self.store.safe(lambda: Push(MatchScene(self.context, self.store, met.line)), None)

    def _review(self) -> Step | None:
        line = self.lines().selected
        return None if line is None else self._deal(line, "review")

    def _deal(self, line: DealLine, page: str = "replay") -> Step:
        return opened_deal(self.context, self.store, line.number, page)


def _level_words() -> list[str]:
    """The longest words of the column of opponents' levels: those of two levels at one table."""
    return [say.levels("+".join(pair)) for pair in combinations(OFFERED, 2)]


def _game_words() -> list[str]:
    """The second longest name of a game: the longest may be cut."""
    return sorted((say.game(preset) for preset in PRESETS), key=len)[-2:-1]
