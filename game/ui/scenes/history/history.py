"""The history: all matches and deals, the latest first, with filters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from typing import Any, Literal, TypeVar

from ....ai.names import OFFERED, PEOPLE
from ....engine.phases.over import ROLES
from ....engine.record import HUMAN
from ....engine.variants import PRESETS
from ....store import Store
from ....store.history import RESULTS, Filter, Page, deals, matches, names
from ....store.statistics import players
from ....store.values import DealLine, MatchLine
from ....view import history as say
from ....view import words
from ....view.gallery import PLANTS
from ....view.words import lazy
from ...app.context import AppContext
from ...app.scene import Push, Step
from ...draw import theme
from ...widgets import Button, Choice, Column, Label, Option, Row, ScrollArea, Space, Widget
from ..paper import PaperScene
from .desk import NamedChoice, beside, picks_column
from .ledger import Ledger, Lines, fetched
from .ledger import LedgerColumn as Cells
from .match import MatchScene, replayed, reviewed

L = TypeVar("L")
ListKind = Literal["matches", "deals"]
ORIGINS = ("played", "imported", "recovered")
NAMES_AT_MOST = 40
"""The most names to choose from: after the import of a tournament a list of all players would be too long."""
SCORES, PLAYED = ("+88,888",), ("88/88",)
"""A score, and the played part of a match, at their widest."""


@dataclass(frozen=True, slots=True)
class Met:
    """A match and its players other than the viewer."""

    line: MatchLine
    others: str


def met(store: Store, wanted: Filter, *, most: int, after: int) -> Page[Met]:
    """A page of matches with the players' names."""
    page = matches(store, wanted, most=most, after=after)
    return Page(tuple(Met(line, say.others(names(store, line.number), line)) for line in page.lines), page.all)


class HistoryScene(PaperScene):
    """A long list of matches or deals, and filters beside it; Enter opens one, Esc goes back."""

    first = "lines"
    plant = PLANTS["flax"]

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.title = lazy("menu.history")
        self.context = context
        self.wanted = Filter()
        self.kind: ListKind = "matches"
        self._lines: dict[ListKind, Lines[Any]] = {}
        self._people = self._known()
        self._played = fetched(context.store, matches, Filter(), 1, 0).all > 0
        self.wide = 1220 if self._played else 760

    @property
    def store(self) -> Store:
        """The stored games."""
        return self.context.store

    def _known(self) -> list[tuple[str, str, int]]:
        """All players that ever took part."""
        return self.store.safe(lambda: list(players(self.store)), [])

    def returned(self) -> None:
        """Fetch the lines again: a match may have been continued."""
        for lines in self._lines.values():
            lines.fetch_again()

    @property
    def family(self) -> str:
        """That of the game whose matches are selected."""
        return say.family(self.wanted.preset)

    # -- content -----------------------------------------------------------------------------------------------------

    def parts(self) -> Widget:
        """The filters, and the list."""
        if not self._played:
            return Label(lazy("history.nothing"), align="centre")
        clear = Button(lazy("history.clear"), self._clear,
                       why=lazy("history.clear_why") if self.wanted == Filter() else None)
        side = picks_column(self._picks(), self.named, [Space(4), self.named("clear", clear)])
        return beside(self.named("side", ScrollArea(side)), self._main())

    def foot(self) -> Sequence[Widget]:
        """A deal's review, and the way back."""
        back = self.named("back", Button(lazy("common.back"), self.back, primary=True))
        if self.kind != "deals" or not self._played or not self.lines().count:
            return (back,)
        return (self.named("review", Button(lazy("review.button"), self._review, tip=lazy("review.tip"))), back)

    def _main(self) -> Widget:
        kinds: list[Option[ListKind]] = [Option("matches", lazy("history.matches")),
                                         Option("deals", lazy("history.deals"))]
        lines = self.lines()
        choice = self.named("kind", Choice(kinds, self.kind, self._kind, tabs=True))
        counted = Label(partial(words.count, f"history.count_{self.kind}", lines.count), "small",
                        colour=theme.ON_PAPER.muted)
        head = Row([choice, counted], 20)
        if not lines.count:
            return Column([head, Space(20), Label(lazy("history.nothing_fits"), align="centre")])
        columns: Sequence[Cells[Any]] = self._of_matches() if self.kind == "matches" else self._of_deals()
        opened: Callable[[Any], Step | None] = self._match if self.kind == "matches" else self._deal
        return Column([head, self.named("lines", Ledger(lines, columns, opened))], 8, grow=(1,))

    def lines(self) -> Lines[Any]:
        """The lines of the list."""
        if self.kind not in self._lines:
            ask: Callable[..., Page[Any]] = met if self.kind == "matches" else deals
            self._lines[self.kind] = Lines(partial(fetched, self.store, ask, self.wanted))
        return self._lines[self.kind]

    def _of_matches(self) -> list[Cells[Met]]:
        games = sorted((say.game(preset) for preset in PRESETS), key=len)  # the longest may be cut
        return [
            Cells(lazy("history.begun"), lambda met: say.when(met.line.began), [say.widest_when()], rank=2),
            Cells(lazy("menu.game"), lambda met: say.game(met.line.preset), games[-2:-1], grows=True),
            Cells(lazy("history.with"), lambda met: met.others, ["Béatrice, Cécile, Émile, Amélie"], rank=4,
                  grows=True),
            Cells(lazy("history.level"), lambda met: say.levels(met.line.opponents), _level_words(), rank=3),
            Cells(lazy("history.deals"), lambda met: f"{met.line.counted}/{met.line.length}", PLAYED, rank=1,
                  align="right", tells=True),
            Cells(lazy("history.score"), lambda met: say.score_text(met.line.total), SCORES, align="right",
                  colour=lambda met: theme.score_colour(met.line.total)),
        ]

    def _of_deals(self) -> list[Cells[DealLine]]:
        games = sorted((say.game(preset) for preset in PRESETS), key=len)  # the longest may be cut
        return [
            Cells(lazy("history.begun"), lambda line: say.when(line.began), [say.widest_when()], rank=2),
            Cells(lazy("menu.game"), lambda line: say.game(line.preset), games[-2:-1], rank=3, grows=True),
            Cells(lazy("panel.contract"), say.contract, say.contract_sayings(), grows=True),
            Cells(lazy("history.role"), lambda line: say.role(line.role) if line.role else "–",
                  [say.role(role) for role in ROLES], rank=1),
            Cells(lazy("history.level"), lambda line: say.levels(line.opponents), _level_words(), rank=4),
            Cells(lazy("history.taken_back"), lambda line: words.number(line.taken_back) if line.taken_back else "",
                  ["8"], rank=5, align="right", tells=True),
            Cells(lazy("history.score"), lambda line: say.score_text(line.payment), SCORES, align="right",
                  colour=lambda line: theme.score_colour(line.payment)),
        ]

    # -- actions -----------------------------------------------------------------------------------------------------

    def _picks(self) -> list[NamedChoice]:
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
                            getattr(self.wanted, field) or "", partial(self._want, field))
                for field, (title, options) in choices.items()]

    def _want(self, field: str, value: str) -> Step | None:
        change: dict[str, Any] = {field: (value or None) if field == "result" else value}
        self.wanted = replace(self.wanted, **change)
        self._again()
        return None

    def _clear(self) -> Step | None:
        self.wanted = Filter()
        self._again()
        return None

    def _again(self) -> None:
        self._lines.clear()
        self.renew()

    def _kind(self, kind: ListKind) -> Step | None:
        self.kind = kind
        self.renew()
        return None

    def _match(self, met: Met) -> Step | None:
        return self.store.safe(lambda: Push(MatchScene(self.context, self.store, met.line)), None)

    def _review(self) -> Step | None:
        """The review of the selected deal."""
        lines = self.lines()
        line = lines.line(lines.at) if lines.count else None
        return None if line is None else reviewed(self.context, self.store, line.number)

    def _deal(self, line: DealLine) -> Step | None:
        return replayed(self.context, self.store, line.number)


def _level_words() -> list[str]:
    """The levels of opponents at their widest, where one differs from the others."""
    return [say.levels("+".join(pair)) for pair in combinations(OFFERED, 2)]
