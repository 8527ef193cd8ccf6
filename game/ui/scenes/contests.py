"""Duplicate tournaments and seasons: the standings, and a button to the next match."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from datetime import date
from random import SystemRandom

from ...ai.names import Player
from ...club import contests
from ...club.work import Work
from ...engine.record import HUMAN
from ...engine.rules import Rules, Seat
from ...session import Session
from ...store.contests import DUPLICATE, SeasonRound, TournamentMatch, kind_of_round
from ...today import day_at
from ...view import words
from ...view.history import date_words, family, game
from ...view.players import flower_of, players_of
from ...view.words import Text, lazy
from ..app.context import AppContext
from ..app.scene import Push, Step
from ..widgets import Callback, Column, Label, Row, ScrollArea, Widget, muted
from ..widgets.boxes import Split
from .ending.standings import Standing, Standings, Wreath
from .match import back_to, new_table, resume_match
from .paper import ClothScene

GARLAND = 200
"""Units: the height of the garland round the leader."""
EARLIER = 5
"""The most earlier tournaments or seasons that are named."""


class ContestScene(ClothScene):
    """The latest contest of a kind and the earlier ones, next to its standings.

    ``latest`` is its first match, None if there is no contest; ``after`` is the key of the button that leads back to
    the scene after a match.
    """

    first = "play"
    after = ""
    latest: TournamentMatch | SeasonRound | None

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.returned()

    @property
    def family(self) -> str:
        return family(self.latest.preset) if self.latest is not None else ""

    def shown(self, told: Sequence[Widget], lines: Sequence[Standing], heads: Sequence[str], none: Text) -> Widget:
        """The leader in a garland above the widgets ``told``, and the standings; ``none`` if they are empty."""
        if self.latest is None:
            return self.named("all", ScrollArea(Column(told, 12)))
        if not lines:
            return self.named("all", ScrollArea(Split(Column(told, 12), Label(none, "italic"), 36)))
        leader = Row([Wreath([lines[0].flower], lines[0].name, GARLAND)], place="centre")
        standings = Standings(lines, heads)
        return self.named("all", ScrollArea(Split(Column([leader, *told], 12), standings, 36, share=0.62)))

    def play_button(self, words: Text, action: Callback, *, name: str = "play", tip: Text | None = None) -> Widget:
        """A button to a table, which needs a store."""
        why = None if self.context.store.writable else lazy("tournament.no_store")
        return self.button(name, words, action, primary=name == "play", tip=tip, why=why)

    def go_on(self, match: int) -> Step:
        self.end_work()
        return resume_match(self.context, match, self.host, back_to(self.after))

    def begun(self, kind: str, rules: Rules, players: Sequence[Player], dealer: Seat | None = None,
              viewer: Seat = 0) -> Step:
        """The step to the table of a new match of ``kind``; the first dealer is random if ``dealer`` is None."""
        self.end_work()
        context = self.context
        dealer = context.first_dealer if dealer is None else dealer
        session = Session(rules, players, context.thinker, context.shuffle,
                          SystemRandom().randrange(rules.at_table) if dealer is None else dealer, viewer,
                          secret=context.secret, store=context.store, tournament=kind)
        return Push(new_table(context, session, self.host, follows=back_to(self.after)).scene("deal"))


def _listed(*told: str | date | None) -> str:
    """``told`` in one line; None is left out."""
    return " · ".join(date_words(one) if isinstance(one, date) else one for one in told if one is not None)


class RankingScene(ContestScene):
    """The latest tournament: the ranking after the deals played so far; meanwhile the other tables play theirs.

    The sheet is drawn over the scene below it.
    """

    heading, after = "tournament.title", "tournament.after"
    first = "back"
    latest: TournamentMatch | None

    def returned(self) -> None:
        """Look up the tournaments again, and let the other tables of the latest one play, unless they do."""
        self.all = contests.all_tournaments(self.context.store)
        self.latest = self.all[0] if self.all else None
        self._look()
        if self.latest is not None and self.context.store.writable and not super().busy:
            self.begin(self._play(self.latest.match))

    def _look(self) -> None:
        self.boards = contests.results_of(self.context.store, self.latest.match) if self.latest is not None else []
        self.table = contests.ranking(self.boards)

    def _play(self, match: int) -> Work[None]:
        context = self.context
        with closing(contests.other_tables(context.store, match, context.another, context.shuffle)) as tables:
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

    def parts(self) -> Widget:
        text, latest = muted(lazy("tournament.text")), self.latest
        told = [] if latest is None else [
            Label(lambda: _listed(game(latest.preset), words.count("players.count", latest.at_table),
                                  day_at(latest.began))),
            Label(self._stands, "strong"), muted(self._working),
            *self._earlier()]
        lines = [Standing(place, flower_of(0, one.name or HUMAN),
                          words.say("game.you" if one.name == contests.OWN else f"level.{one.name}"), "none",
                          (_percent(one), one.points), one.percent, one.name == contests.OWN)
                 for place, one in enumerate(self.table, 1)]
        return self.shown([*told, text], lines, ["%", words.say("daily.score")], lazy("tournament.no_ranking"))

    def _stands(self) -> str:
        return _listed(words.say("tournament.played", deals=len(self.boards), all=contests.TOURNAMENT_DEALS),
                       _tournament_place(self.table) if self.table else None)

    def _working(self) -> str:
        return self.progress or (words.say("tournament.complete") if self.table else "")

    def _earlier(self) -> list[Label]:
        tables = [(one, contests.ranking(contests.results_of(self.context.store, one.match)))
                  for one in self.all[1:EARLIER + 1]]
        lines = [Label(_listed(day_at(one.began), _tournament_place(table)), "small") for one, table in tables if table]
        return [Label(lazy("tournament.earlier"), "heading"), *lines] if lines else []


def _percent(one: contests.TableStanding) -> str:
    return words.number(round(one.percent, 1))


def _tournament_place(table: Sequence[contests.TableStanding]) -> str:
    own = next(one for one in table if one.name == contests.OWN)
    return words.say("tournament.place", place=contests.place_of_own(table), tables=len(contests.TABLES) + 1,
                     percent=_percent(own))


class TournamentScene(RankingScene):
    """The ranking of the latest tournament, with buttons to its table and to a new tournament."""

    first = "play"

    def foot(self) -> Sequence[Widget]:
        back, latest = self.button("back", lazy("common.back"), self.back), self.latest
        if latest is not None and latest.status == "running":
            return back, self.play_button(lazy("menu.continue"), lambda: self.go_on(latest.match))
        return back, self.play_button(lazy("tournament.begin"), self._begin, tip=self._next_game)

    def _next_game(self) -> str:
        rules = contests.tournament_setup(self.context.setup).rules
        return _listed(game(rules.preset), words.count("players.count", rules.at_table),
                       words.count("deals.count", rules.deals))

    def _begin(self) -> Step:
        """The step to the table of a new tournament, with game and opponents of the next match, without undo."""
        setup = contests.tournament_setup(self.context.setup)
        return self.begun(DUPLICATE, setup.rules, players_of(setup))


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
        text = muted(said)
        told = [] if self.latest is None else [
            Label(_listed(game(self.latest.preset), words.count("players.count", self.latest.at_table))),
            Label(self._stands, "strong")]
        if self.latest is not None and self.earlier:
            told += [Label(lazy("season.earlier"), "heading"),
                     *(Label(_listed(one.began, game(one.rounds[0].preset), _season_place(one)), "small")
                       for one in self.earlier)]
        lines = [self._row(place, one) for place, one in enumerate(self.season.standings(), 1)]
        heads = [words.say(key) for key in ("season.won", "season.points", "season.difference")]
        return self.shown([*told, text], lines, heads, lazy("season.no_standings"))

    def _row(self, place: int, one: contests.SeasonStanding) -> Standing:
        player, seat = self.season.players[one.seat], one.seat
        own = player.level == HUMAN
        name = words.say("game.you") if own else words.seated(player.name, seat)
        return Standing(place, flower_of(seat, player.level), name, "none",
                        (words.number(one.won), words.number(one.points), one.difference), one.points, own)

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
