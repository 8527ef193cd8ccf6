"""Duplicate tournaments and seasons: the standings, and a button to the next match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from random import SystemRandom

import msgspec

from ...club import contests
from ...club.contests import (
    OWN,
    ROUNDS,
    SEASON_DEALS,
    TABLES,
    TOURNAMENT_DEALS,
    Season,
    SeasonStanding,
    TableStanding,
    began_day,
    first_round,
    other_tables,
    seasons_of,
)
from ...club.work import Work
from ...engine.record import HUMAN
from ...session import Session
from ...settings import MatchSetup
from ...store.contests import DUPLICATE, TournamentMatch, kind_of_round
from ...view import words
from ...view.history import date_words, family, game
from ...view.players import flower_of, players_of
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Push, Step
from ..draw import theme
from ..widgets import Button, Column, Label, Row, ScrollArea, Widget
from ..widgets.boxes import Split
from .ending.standings import Standing, Standings, Wreath
from .match import back_to, new_table, resume_match
from .paper import ClothScene

GARLAND = 200
"""Units: the height of the garland round the leader."""
EARLIER = 5
"""The most earlier tournaments or seasons that are named."""
AFTER_TOURNAMENT, AFTER_SEASON = back_to("tournament.after"), back_to("season.after")


class RankingScene(ClothScene):
    """The latest tournament: the ranking after the deals played so far; meanwhile the other tables play theirs.

    The sheet is drawn over the scene below it.
    """

    first = "back"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.title = lazy("tournament.title")
        self.returned()

    def returned(self) -> None:
        """Look up the tournaments again, and let the other tables of the latest one play."""
        context, self.all = self.context, contests.all_tournaments(self.context.store)
        self.latest: TournamentMatch | None = self.all[0] if self.all else None
        self._look()
        if self.latest is not None and context.store.writable:
            self.begin(self._play(self.latest.match))

    def _play(self, match: int) -> Work[None]:
        """Let the other tables play, and look up their results."""
        context = self.context
        with closing(other_tables(context.store, match, context.another, context.shuffle)) as tables:
            for said in tables:
                if said != self.progress:
                    self._look()
                    self.renew()
                yield said
        self._look()

    @property
    def busy(self) -> bool:
        """Whether other tables are playing; they may also wait for the store."""
        return super().busy and self.context.store.caught_up()

    def _look(self) -> None:
        """Look up the results of the latest tournament."""
        store, latest = self.context.store, self.latest
        self.boards = contests.results_of(store, latest.match) if latest is not None else []
        self.table = contests.ranking(self.boards)

    @property
    def family(self) -> str:
        """The family of the game of the latest tournament."""
        return family(self.latest.preset) if self.latest is not None else ""

    # -- content -----------------------------------------------------------------------------------------------------

    def parts(self) -> Widget:
        """The explanation and the progress, with the ranking next to them."""
        text = Label(lazy("tournament.text"), "small", colour=theme.ON_PAPER.muted)
        if self.latest is None:
            return self.named("all", ScrollArea(Column([text], 12)))
        told = [Label(self._game), Label(self._stands, "strong"),
                Label(self._working, "small", colour=theme.ON_PAPER.muted), *self._earlier(), text]
        lines = [_row(place, one) for place, one in enumerate(self.table, 1)]
        heads = ["%", words.say("daily.score")]
        return self.named("all", ScrollArea(_ranked(told, lines, heads, "tournament.no_ranking")))

    def _game(self) -> str:
        """The game of the latest tournament, and the day on which it began."""
        latest = self.latest
        assert latest is not None
        day = began_day(latest)
        return " · ".join((game(latest.preset), words.count("players.count", latest.at_table),
                           *([date_words(day)] if day is not None else [])))

    def _stands(self) -> str:
        """The number of deals played and the player's place, in words."""
        played = words.say("tournament.played", deals=len(self.boards), all=TOURNAMENT_DEALS)
        return f"{played} · {_tournament_place(self.table)}" if self.table else played

    def _working(self) -> str:
        """The line about the results that are missing."""
        return self.progress or (words.say("tournament.complete") if self.table else "")

    def _earlier(self) -> Iterator[Widget]:
        """A line for each earlier tournament."""
        tables = [(one, contests.ranking(contests.results_of(self.context.store, one.match)))
                  for one in self.all[1:EARLIER + 1]]
        if any(table for _, table in tables):
            yield Label(lazy("tournament.earlier"), "heading")
        for one, table in tables:
            if table:
                day = began_day(one)
                yield Label(" · ".join((*([date_words(day)] if day is not None else []), _tournament_place(table))),
                            "small")

    def foot(self) -> Sequence[Widget]:
        return (self.named("back", Button(lazy("common.back"), self.back, primary=True)),)


def _percent(one: TableStanding) -> str:
    return words.number(round(one.percent, 1))


def _row(place: int, one: TableStanding) -> Standing:
    own = one.name == OWN
    return Standing(place, flower_of(0, HUMAN if own else one.name),
                    words.say("game.you" if own else f"level.{one.name}"), "none", (_percent(one), one.points),
                    one.percent, own)


def _ranked(told: Sequence[Widget], lines: Sequence[Standing], heads: Sequence[str], none: str) -> Widget:
    """The leader in a garland above the widgets ``told``, and the standings; the text of ``none`` if they are empty."""
    if not lines:
        return Split(Column(told, 12), Label(lazy(none), "italic"), 36)
    leader = Row([Wreath([lines[0].flower], lines[0].name, GARLAND)], place="centre")
    return Split(Column([leader, *told], 12), Standings(lines, heads), 36, share=0.62)


def _tournament_place(table: Sequence[TableStanding]) -> str:
    own = next(one for one in table if one.name == OWN)
    return words.say("tournament.place", place=contests.place_of_own(table), tables=len(TABLES) + 1,
                     percent=_percent(own))


class TournamentScene(RankingScene):
    """The ranking of the latest tournament, with buttons to its table and to a new tournament."""

    first = "play"

    def foot(self) -> Sequence[Widget]:
        back = self.named("back", Button(lazy("common.back"), self.back))
        store = self.context.store
        why = None if store.writable else lazy("tournament.no_store")
        if self.latest is not None and self.latest.status == "running":
            play = Button(lazy("menu.continue"), self._go_on, primary=True, why=why)
        else:
            play = Button(lazy("tournament.begin"), self._begin, primary=True, tip=self._next_game, why=why)
        return (back, self.named("play", play))

    def _next_game(self) -> str:
        """The game and the numbers of players and deals of a new tournament."""
        rules = tournament_setup(self.context.setup).rules
        return " · ".join((game(rules.preset), words.count("players.count", rules.at_table),
                           words.count("deals.count", rules.deals)))

    def _begin(self) -> Step:
        """The step to the table of a new tournament, with game and opponents of the next match, without undo."""
        context, setup = self.context, tournament_setup(self.context.setup)
        rules = setup.rules
        dealer = SystemRandom().randrange(rules.at_table) if context.first_dealer is None else context.first_dealer
        session = Session(rules, players_of(setup), context.thinker, context.shuffle, dealer, secret=context.secret,
                          store=context.store, tournament=DUPLICATE)
        self.end_work()
        return Push(new_table(context, session, self.host, follows=AFTER_TOURNAMENT).scene("deal"))

    def _go_on(self) -> Step:
        assert self.latest is not None
        self.end_work()
        return resume_match(self.context, self.latest.match, self.host, AFTER_TOURNAMENT)


def tournament_setup(setup: MatchSetup) -> MatchSetup:
    """``setup`` changed for a tournament: a fixed number of deals, a human player, no undo."""
    options = {**setup.options, "deals": TOURNAMENT_DEALS}
    return msgspec.structs.replace(setup, options=options, watch=False, takes_back=False)


class SeasonScene(ClothScene):
    """The latest season, with a button to continue it or to begin a new one."""

    first = "play"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.title = lazy("season.title")
        self.returned()

    def returned(self) -> None:
        """Look up the seasons again."""
        found = seasons_of(self.context.store, EARLIER + 1) or [Season()]
        self.season, self.earlier = found[0], [one for one in found[1:] if one.place]

    @property
    def family(self) -> str:
        """The family of the season's game."""
        return family(self.season.rounds[0].preset) if self.season.rounds else ""

    # -- content -----------------------------------------------------------------------------------------------------

    def parts(self) -> Widget:
        """The explanation and the state of the season, with the standings next to them."""
        text = Label(words.say("season.text", rounds=words.count("rounds.count", ROUNDS),
                               deals=words.count("deals.count", SEASON_DEALS)), "small", colour=theme.ON_PAPER.muted)
        if not self.season.rounds:
            return self.named("all", ScrollArea(Column([text], 12)))
        first = self.season.rounds[0]
        told = [Label(f"{game(first.preset)} · {words.count('players.count', first.at_table)}"),
                Label(self._stands, "strong"), *self._earlier(), text]
        lines = [self._row(place, one) for place, one in enumerate(self.season.standings(), 1)]
        heads = [words.say(key) for key in ("season.won", "season.points", "season.difference")]
        return self.named("all", ScrollArea(_ranked(told, lines, heads, "season.no_standings")))

    def _row(self, place: int, one: SeasonStanding) -> Standing:
        player, seat = self.season.players[one.seat], one.seat
        own = player.level == HUMAN
        name = words.say("game.you") if own else words.seated(player.name, seat)
        return Standing(place, flower_of(seat, player.level), name, "none",
                        (words.number(one.won), words.number(one.points), one.difference), one.points, own)

    def _earlier(self) -> list[Widget]:
        """A line for each earlier season."""
        if not self.earlier:
            return []
        lines = [" · ".join((*([date_words(one.began)] if one.began else []), game(one.rounds[0].preset),
                             _season_place(one)))
                 for one in self.earlier]
        return [Label(lazy("season.earlier"), "heading"), *(Label(line, "small") for line in lines)]

    def _stands(self) -> str:
        """The number of rounds played and the player's place, in words."""
        played = words.say("season.played", rounds=len(self.season.played), all=ROUNDS)
        return f"{played} · {_season_place(self.season)}" if self.season.place else played

    def foot(self) -> Sequence[Widget]:
        """The button back, and one to continue the round, to begin the next one, or to begin a new season."""
        store, season = self.context.store, self.season
        why = None if store.writable else lazy("tournament.no_store")
        if season.running is not None:
            play = Button(lazy("menu.continue"), self._go_on, primary=True, why=why)
        elif season.next is not None:
            play = Button(words.say("season.next", number=season.next), self._next, primary=True, why=why)
        else:
            play = Button(lazy("season.begin"), self._begin, primary=True, why=why)
        ways: list[Widget] = [self.named("back", Button(lazy("common.back"), self.back))]
        if season.next is not None:
            ways.append(self.named("new", Button(lazy("season.begin"), self._begin, why=why)))
        return (*ways, self.named("play", play))

    # -- playing -----------------------------------------------------------------------------------------------------

    def _go_on(self) -> Step:
        running = self.season.running
        assert running is not None
        return resume_match(self.context, running.match, self.host, AFTER_SEASON)

    def _begin(self) -> Step:
        """The step to the first round, with the game and the players of the next match."""
        context = self.context
        rules, players = first_round(context.setup)
        dealer = SystemRandom().randrange(rules.at_table) if context.first_dealer is None else context.first_dealer
        return self._seated(Session(rules, players, context.thinker, context.shuffle, dealer, secret=context.secret,
                                    store=context.store, tournament=kind_of_round(1)))

    def _next(self) -> Step:
        """The step to the next round, with the same players; the deal passes to the next dealer."""
        context, season, number = self.context, self.season, self.season.next
        assert number is not None
        assert season.rules is not None
        dealer = (season.rounds[0].first_dealer + number - 1) % season.rules.at_table
        return self._seated(Session(season.rules, season.players, context.thinker, context.shuffle, dealer,
                                    season.viewer, secret=context.secret, store=context.store,
                                    tournament=kind_of_round(number)))

    def _seated(self, session: Session) -> Step:
        return Push(new_table(self.context, session, self.host, follows=AFTER_SEASON).scene("deal"))


def _season_place(season: Season) -> str:
    return words.say("season.place", place=season.place, players=len(season.players))
