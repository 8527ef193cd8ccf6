"""The ranking of a duplicate tournament, while the other tables play their deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...club import contests
from ...club.contests import OWN, TABLES, TOURNAMENT_DEALS, OtherTables, TableStanding, began_day
from ...store.contests import TournamentMatch
from ...view import words
from ...view.daily import date_words
from ...view.gallery import PLANTS
from ...view.history import family, game
from ...view.words import lazy, spoken
from ..app.context import AppContext
from ..charts import NumberTable
from ..draw import theme
from ..widgets import Button, Column, Label, ScrollArea, Widget
from ..widgets.boxes import Split
from .paper import ClothScene

EARLIER = 5
"""The most earlier tournaments that are named."""


class RankingScene(ClothScene):
    """The latest tournament: the ranking after the deals played so far, while the other tables play theirs.

    It lies over the scene before.
    """

    wide = 1080
    first = "back"
    plant = PLANTS["forget_me_not"]

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.title = lazy("tournament.title")
        self.others: OtherTables | None = None
        self.returned()

    def returned(self) -> None:
        """Look up the tournaments, and open the other tables of the latest."""
        context, self.all = self.context, contests.all_tournaments(self.context.store)
        self.latest: TournamentMatch | None = self.all[0] if self.all else None
        if self.others is None and self.latest is not None and context.store.writable:
            self.others = OtherTables(context.store, self.latest.match, context.another, context.shuffle)
        self._look()

    def _look(self) -> None:
        """Look up the results."""
        store, latest = self.context.store, self.latest
        self.boards = contests.results_of(store, latest.match) if latest is not None else []
        self.table = contests.ranking(self.boards)

    @property
    def family(self) -> str:
        """That of the game of the latest tournament."""
        return family(self.latest.preset) if self.latest is not None else ""

    # -- content -----------------------------------------------------------------------------------------------------

    def parts(self) -> Widget:
        """What it is and how it stands; beside it the ranking."""
        told: list[Widget] = [Label(lazy("tournament.text"), "small", colour=theme.ON_PAPER.muted)]
        if self.latest is None:
            return self.named("all", ScrollArea(Column(told, 12)))
        told += [Label(self._game), Label(self._stands, "strong"),
                 Label(self._working, "small", colour=theme.ON_PAPER.muted), *self._earlier()]
        ranking: Widget = Label(lazy("tournament.no_ranking"), "italic")
        if self.table:
            ranking = self.named("table", NumberTable(
                [words.say("daily.player"), "%", words.say("daily.score")],
                [_row(place, one) for place, one in enumerate(self.table, 1)]))
        return self.named("all", ScrollArea(Split(Column(told, 12), ranking, 36)))

    def _game(self) -> str:
        """The game that is played, and since when."""
        latest = self.latest
        assert latest is not None
        day = began_day(latest)
        return " · ".join((game(latest.preset), words.count("players.count", latest.at_table),
                           *([date_words(day)] if day is not None else [])))

    def _stands(self) -> str:
        """The deals played, and the player's place."""
        played = words.say("tournament.played", deals=len(self.boards), all=TOURNAMENT_DEALS)
        if not self.table:
            return played
        return f"{played} · {_place(self.table)}"

    def _working(self) -> str:
        """What is still missing in the ranking, and whether it waits."""
        if self.others is not None and self.others.waits:
            return words.say("tournament.waits")
        if self.others is None or not self.others.busy:
            return words.say("tournament.complete") if self.table else ""
        return words.count("tournament.left", self.others.left, level=words.say(f"level.{self.others.level}"))

    def _earlier(self) -> Iterator[Widget]:
        """Earlier tournaments in a line each."""
        tables = [(one, contests.ranking(contests.results_of(self.context.store, one.match)))
                  for one in self.all[1:EARLIER + 1]]
        if any(table for _, table in tables):
            yield Label(lazy("tournament.earlier"), "heading")
        for one, table in tables:
            if table:
                day = began_day(one)
                yield Label(" · ".join((*([date_words(day)] if day is not None else []), _place(table))), "small")

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("back", Button(lazy("common.back"), self.back, primary=True)),)

    # -- the other tables --------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether other tables play."""
        return self.others is not None and self.others.busy

    def work(self) -> bool:
        """Let the other tables play on; whether the ranking may have changed."""
        if self.others is None or not self.others.work():
            return False
        self._look()
        return True

    def progress(self) -> str:
        """What is said of the other tables."""
        return spoken(self._working())

    def close_tables(self) -> None:
        """Stop the other tables."""
        if self.others is not None:
            self.others.close()
            self.others = None

    def leave(self) -> None:
        """Stop the other tables."""
        self.close_tables()
        super().leave()


def _name(one: TableStanding) -> str:
    return words.say("game.you") if one.name == OWN else words.say(f"level.{one.name}")


def _percent(one: TableStanding) -> str:
    return words.number(round(one.percent, 1))


def _row(place: int, one: TableStanding) -> list[str]:
    return [f"{place}. {_name(one)}", _percent(one), words.signed(one.points)]


def _place(table: Sequence[TableStanding]) -> str:
    own = next(one for one in table if one.name == OWN)
    return words.say("tournament.place", place=contests.place_of_own(table), tables=len(TABLES) + 1,
                     percent=_percent(own))
