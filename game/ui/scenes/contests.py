"""Duplicate tournaments and seasons: the standings, and a button to the next match."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from random import SystemRandom

from ...ai.names import Player
from ...club import contests
from ...engine.record import HUMAN
from ...engine.rules import Rules, Seat
from ...engine.variants import PRESETS
from ...session import Session
from ...store.contests import DUPLICATE, ContestMatch, kind_of_round
from ...today import day_at
from ...view import words
from ...view.history import contract_words, date_words, family, game, week_line
from ...view.players import LEVEL, flower_of, flowers_of, name_at, players_of
from ...view.setup import LENGTH, Draft, chosen, game_line
from ...view.table.sheet import points
from ...view.words import Text, lazy
from ..app.context import AppContext
from ..app.scene import Pop, Push, Step
from ..app.system import copy_text
from ..widgets import Column, Grid, Option, QuietButton, Row, ScrollArea, Select, Space, Split
from ..widgets.base import Callback, Label, Widget, muted
from .ending.standings import Standing, Standings, Wreath
from .match import back_to, new_table, resume_match
from .paper import ClothScene
from .setup import ChosenTableScene
from .table.after import MatchChart

GARLAND, TABLE, CHART = 280, 640, 230
"""Units: the height of the garland around the leader, the width of the standings, and the height of the chart."""
EARLIER = 5
"""The greatest number of earlier tournaments or seasons in the list."""
LOOK_S = 1.0
"""The seconds between two queries for new results of other tables."""


class ContestScene(ClothScene):
    """The latest contest of a kind and the earlier ones, next to its standings.

    ``latest`` is its first match, None if there is no contest; ``after`` is the key of the button that leads back to
    the scene after a match.
    """

    first = "play"
    after = ""
    latest: ContestMatch | None

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.returned()

    @property
    def family(self) -> str:
        return family(self.latest.preset) if self.latest is not None else ""

    def shown(self, told: Sequence[Widget], lines: Sequence[Standing], heads: Sequence[str], none: Text, *,
              above: Sequence[Widget] = (), below: Sequence[Widget] = ()) -> Widget:
        """The leader in a garland over the widgets ``told``, next to the standings between ``above`` and ``below``.

        ``none`` is shown instead of empty standings.
        """
        if self.latest is None:
            return self.named("all", ScrollArea(Column(told, 12)))
        leader = [Wreath([lines[0].flower], lines[0].name, GARLAND)] if lines else []
        table = Column([Standings(lines, heads) if lines else Label(none, "italic"), Space(0, TABLE)], 0)
        right = Column([*above, table, *below], 12)
        return self.named("all", ScrollArea(Split(Column([*leader, *told], 12, place="centre"), right, 36, share=0.6)))

    def play_button(self, words: Text, action: Callback, *, name: str = "play", tip: Text | None = None) -> Widget:
        """A button to a table, which needs a store."""
        why = None if self.context.store.writable else lazy("tournament.no_store")
        return self.button(name, words, action, primary=name == "play", tip=tip, why=why)

    def go_on(self, match: int) -> Step:
        return resume_match(self.context, match, self.host, back_to(self.after))

    def begun(self, kind: str, rules: Rules, players: Sequence[Player], dealer: Seat | None = None,
              viewer: Seat = 0, secret: bytes | None = None) -> Step:
        """The step to the table of a new match of ``kind``; dealer and secret are random by default."""
        context = self.context
        dealer = context.first_dealer if dealer is None else dealer
        session = Session(rules, players, context.thinker, context.shuffle,
                          SystemRandom().randrange(rules.at_table) if dealer is None else dealer, viewer,
                          secret=secret or context.secret, store=context.store, tournament=kind)
        return Push(new_table(context, session, self.host, follows=back_to(self.after)).scene("deal"))


def _listed(*told: str | date | None) -> str:
    """``told`` in one line; None is left out."""
    return " · ".join(date_words(one) if isinstance(one, date) else one for one in told if one is not None)


class RankingScene(ContestScene):
    """A tournament: the ranking over the deals that all tables have played, or the results of all tables in one deal.

    ``match`` is the number of the tournament's match, by default of the latest tournament. With a given number, the
    deal played last is shown first.
    """

    heading, after = "tournament.title", "tournament.after"
    first = "back"

    def __init__(self, context: AppContext, match: int | None = None) -> None:
        self.match = match
        self.deal: int | None = None
        self.said: Text = ""
        self._wait = 0.0
        super().__init__(context)
        if match is not None:
            self.deal = len(self.boards) or None

    def returned(self) -> None:
        """Look up the tournaments again."""
        self.all = contests.all_tournaments(self.context.store)
        self.latest = next((one for one in self.all if self.match in (None, one.match)), None)
        self.boards = contests.results_of(self.context.store, self.latest.match) if self.latest is not None else []
        self.table = contests.ranking(self.boards)
        self.monday = contests.week_of(self.latest.kind) if self.latest is not None else None
        self.title = lazy("tournament.title" if self.monday is None else "tournament.week")

    def update(self, dt: float) -> Step | None:
        """Query the new results of the other tables from time to time."""
        self._wait += dt
        if self._wait >= LOOK_S and self.missing and not self.form.in_use:
            self._wait, before = 0.0, self.missing
            self.returned()
            if self.missing != before:
                self.renew()
        return super().update(dt)

    @property
    def missing(self) -> int:
        """The number of results of the other tables that are still missing for the deals played."""
        return sum(len(contests.TABLES) - len(one.tables) for one in self.boards)

    def parts(self) -> Widget:
        latest = self.latest
        if latest is None:
            return self.shown([muted(lazy("tournament.text"))], [], [], "")
        unit = PRESETS[latest.preset].family.unit if latest.preset in PRESETS else 1
        told = [Label(_listed(game(latest.preset), words.count("players.count", latest.at_table),
                              self.monday or day_at(latest.began)), align="centre"),
                Label(self._stands, "strong", align="centre"), muted(self._working, align="centre"), *self._share()]
        if self.deal is not None and self.deal <= len(self.boards):
            board = self.boards[self.deal - 1]
            rows = sorted(contests.table_rows(board), key=lambda row: -row[1].payment)
            paid = [one.payment for _, one in rows]
            lines = [_line(1 + sum(other > one.payment for other in paid), name, (
                contract_words(one.contract), "–" if one.units is None else points(one.units, unit), one.payment),
                share) for (name, one), share in zip(rows, contests.percents(paid), strict=True)]
            heads = [words.say(key) for key in ("panel.contract", "statistics.points", "daily.score")]
        else:
            lines = [_line(place, one.name, (_percent(one.percent), one.points), one.percent)
                     for place, one in enumerate(self.table, 1)]
            heads = ["%", words.say("daily.score")]
        return self.shown(told, lines, heads, lazy("tournament.no_ranking"), above=self._deals(), below=self._earlier())

    def _deals(self) -> list[Widget]:
        """The choice between the ranking and each deal, with the player's percentage in it."""
        if not self.boards:
            return []
        options: list[Option[int | None]] = [Option(None, lazy("tournament.all_deals"))]
        for number, board in enumerate(self.boards, 1):
            share = f"{_percent(contests.own_percent(board))} %" if board.tables else "…"
            options.append(Option(number, f"{words.say('tournament.deal', number=number)} · {share}"))
        return [self.named("deal", Select(options, self.deal, partial(self.put, "deal")))]

    def _stands(self) -> str:
        assert self.latest is not None
        compared = len(contests.played_everywhere(self.boards))
        return _listed(words.say("tournament.played", deals=len(self.boards), all=self.latest.length),
                       words.say("tournament.compared", n=compared) if 0 < compared < len(self.boards) else None,
                       _tournament_place(self.table) if self.table else None)

    def _working(self) -> str:
        if self.missing:
            return words.count("tournament.left", self.missing)
        return words.say("tournament.complete") if self.table else ""

    def _share(self) -> list[Widget]:
        """The button to copy the line of a tournament of a week that is complete."""
        latest, monday = self.latest, self.monday
        if latest is None or monday is None or self.missing or len(self.boards) < latest.length:
            return []
        own = next(one for one in self.table if one.name == contests.OWN)
        names = self.context.setup.names
        line = week_line(monday, latest.preset, f"{own.percent:.1f}", own.points,
                         name_at(self.context.setup, 0) if names and names[0] else "")

        def copy() -> None:
            self.put("said", lazy("common.copied" if copy_text(line) else "common.no_clipboard"))

        return [Row([self.button("copy", lazy("daily.copy"), copy)]), muted(self.said or line, align="centre")]

    def _earlier(self) -> list[Widget]:
        found: list[Widget] = []
        for one in self.all[:EARLIER + 1] if self.match is None else ():
            table = contests.ranking(contests.results_of(self.context.store, one.match)) if one != self.latest else []
            if table:
                line = _listed(contests.week_of(one.kind) or day_at(one.began), _tournament_place(table))
                found.append(Row([QuietButton(line, partial(self.context.open, "ranking", one.match))]))
        return [Label(lazy("tournament.earlier"), "heading"), Column(found, 0)] if found else []


def _line(place: int, name: str, numbers: tuple[int | str, ...], percent: float) -> Standing:
    own = name == contests.OWN
    return Standing(place, flower_of(0, name or HUMAN), words.say("game.you" if own else f"level.{name}"), "none",
                    numbers, percent, own)


def _percent(share: float) -> str:
    return words.number(round(share, 1))


def _tournament_place(table: Sequence[contests.TableStanding]) -> str:
    own = next(one for one in table if one.name == contests.OWN)
    return words.say("tournament.place", place=contests.place_of_own(table), tables=len(contests.TABLES) + 1,
                     percent=_percent(own.percent))


class TournamentScene(RankingScene):
    """The latest tournament, with buttons to its table and to a new tournament."""

    first = "play"

    def foot(self) -> Sequence[Widget]:
        back, latest = self.button("back", lazy("common.back"), self.back), self.latest
        if latest is not None and latest.status == "running":
            return back, self.play_button(lazy("menu.continue"), lambda: self.go_on(latest.match))
        return back, self.play_button(lazy("tournament.begin"), lambda: Push(NewTournamentScene(self)))

    def began(self, kind: str, rules: Rules, players: Sequence[Player], dealer: Seat | None = None,
              secret: bytes | None = None) -> Step:
        """The step from the page above to the table of a new tournament."""
        return Pop(self.begun(kind, rules, players, dealer, secret=secret))


class NewTournamentScene(ChosenTableScene):
    """The choice between the tournament of the week and one with a chosen game, table, level and length."""

    heading = "tournament.begin"

    def __init__(self, page: TournamentScene) -> None:
        super().__init__(page.context, contests.usual_table(page.context.setup))
        self.page = page

    def parts(self) -> Widget:
        games = [Option(name, lazy(f"preset.{name}")) for name in PRESETS]
        form = Grid([Label(lazy("setup.game")), self.named("game", Select(games, self.draft.preset, self._choose_game)),
                     *self.rows()], 2, 14, fill=False)
        return self.named("all", ScrollArea(Column([form, Row([self._weekly()]), muted(lazy("tournament.text"))], 16)))

    def _weekly(self) -> Widget:
        """The button to the tournament of this week in the chosen game, which is played once."""
        week = contests.week_tournament(self.context.today(), self.draft.preset)
        played = any((one.kind, one.preset) == (week.kind, week.rules.preset) for one in self.page.all)
        monday = contests.week_of(week.kind)
        assert monday is not None
        said = f"{words.say('tournament.week')}, {date_words(monday)}"
        tip = _listed(game_line(week.rules), words.say("tournament.same"))
        return self.button("week", said, partial(self._begin_week, week), tip=tip,
                           why=lazy("tournament.week_played") if played else None)

    def _choose_game(self, preset: str) -> None:
        self.put("draft", chosen(Draft(preset), LENGTH, self.draft.rules.deals))

    def begin_match(self) -> Step:
        setup = contests.tournament_setup(self.context.setup, self.draft, self.level)
        return self.page.began(DUPLICATE, setup.rules, players_of(setup))

    def _begin_week(self, week: contests.WeekTournament) -> Step:
        draft = Draft(week.rules.preset, {LENGTH: week.rules.deals})
        setup = contests.tournament_setup(self.context.setup, draft, LEVEL)
        return self.page.began(week.kind, setup.rules, players_of(setup), week.dealer, week.secret)


class SeasonScene(ContestScene):
    """The latest season, with a button to continue it or to begin a new one."""

    heading, after = "season.title", "season.after"

    def returned(self) -> None:
        found = contests.seasons_of(self.context.store, EARLIER + 1) or [contests.Season()]
        self.season, self.earlier = found[0], [one for one in found[1:] if one.place]
        self.latest = self.season.rounds[0] if self.season.rounds else None

    def parts(self) -> Widget:
        said = words.say("season.text", rounds=words.count("rounds.count", contests.ROUNDS),
                         deals=words.count("deals.count", contests.SEASON_DEALS))
        if self.latest is None:
            return self.shown([muted(said)], [], [], "")
        told = [Label(_listed(game(self.latest.preset), words.count("players.count", self.latest.at_table)),
                      align="centre"), Label(self._stands, "strong", align="centre"), muted(said, align="centre")]
        lines = [self._row(place, one) for place, one in enumerate(self.season.standings(), 1)]
        heads = [words.say(key) for key in ("season.won", "season.points", "season.difference")]
        return self.shown(told, lines, heads, lazy("season.no_standings"), below=[*self._course(), *self._earlier()])

    def _course(self) -> list[Widget]:
        """The sum of each player's payments after each round; empty before the first one is over."""
        season = self.season
        if not season.played:
            return []
        names = [self._name(seat) for seat in range(len(season.players))]
        paid = [one.totals for one in season.played]
        chart = MatchChart(names, flowers_of(season.players), paid, season.viewer, CHART, step="season.next")
        return [Label(lazy("season.difference"), "heading"), chart]

    def _earlier(self) -> list[Widget]:
        lines = [Label(_listed(one.began, game(one.rounds[0].preset), _season_place(one)), "small")
                 for one in self.earlier]
        return [Label(lazy("season.earlier"), "heading"), *lines] if lines else []

    def _name(self, seat: Seat) -> str:
        player = self.season.players[seat]
        return words.say("game.you") if player.level == HUMAN else words.seated(player.name, seat)

    def _row(self, place: int, one: contests.SeasonStanding) -> Standing:
        return Standing(place, flowers_of(self.season.players)[one.seat], self._name(one.seat), "none",
                        (words.number(one.won), words.number(one.points), one.difference), one.points,
                        self.season.players[one.seat].level == HUMAN)

    def _stands(self) -> str:
        return _listed(words.say("season.played", rounds=len(self.season.played), all=contests.ROUNDS),
                       _season_place(self.season) if self.season.place else None)

    def foot(self) -> Sequence[Widget]:
        back = self.button("back", lazy("common.back"), self.back)
        running, following = self.season.running, self.season.next
        if running is not None:
            return back, self.play_button(lazy("menu.continue"), lambda: self.go_on(running.match))
        if following is not None:
            return (back, self.play_button(lazy("season.begin"), self._begin, name="new"),
                    self.play_button(words.say("season.next", number=following), lambda: self._next(following)))
        return back, self.play_button(lazy("season.begin"), self._begin)

    def _begin(self) -> Step:
        return self.begun(kind_of_round(1), *contests.first_round(self.context.setup))

    def _next(self, number: int) -> Step:
        """The step to the next round, with the same players; the deal passes to the next dealer."""
        season = self.season
        assert season.rules is not None
        dealer = (season.rounds[0].first_dealer + number - 1) % season.rules.at_table
        return self.begun(kind_of_round(number), season.rules, season.players, dealer, season.viewer)


def _season_place(season: contests.Season) -> str:
    return words.say("season.place", place=season.place, players=len(season.players))
