"""The season: its standings, and the way to the next round."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from ...club.contests import ROUNDS, SEASON_DEALS, Season, SeasonStanding, first_round, seasons_of
from ...engine.record import HUMAN
from ...session import Session
from ...store.contests import kind_of_round
from ...view import words
from ...view.daily import date_words
from ...view.gallery import PLANTS
from ...view.history import family, game
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Push, Step
from ..charts import NumberTable
from ..draw import theme
from ..widgets import Button, Column, Label, ScrollArea, Widget
from ..widgets.boxes import Split
from .match import back_to, new_table, resume_match
from .paper import ClothScene

EARLIER = 5
"""The most earlier seasons that are named."""
AFTER = back_to("season.after")


class SeasonScene(ClothScene):
    """The latest season, to be played on, or a new one."""

    wide = 1080
    first = "play"
    plant = PLANTS["forget_me_not"]

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.title = lazy("season.title")
        self.returned()

    def returned(self) -> None:
        """Look up the seasons."""
        found = seasons_of(self.context.store, EARLIER + 1) or [Season()]
        self.season, self.earlier = found[0], [one for one in found[1:] if one.place]

    @property
    def family(self) -> str:
        """That of the game of the season."""
        return family(self.season.rounds[0].preset) if self.season.rounds else ""

    # -- content -----------------------------------------------------------------------------------------------------

    def parts(self) -> Widget:
        """The explanation and the state of the season; next to it the standings."""
        told: list[Widget] = [Label(words.say("season.text", rounds=words.count("rounds.count", ROUNDS),
                                              deals=words.count("deals.count", SEASON_DEALS)), "small",
                                    colour=theme.ON_PAPER.muted)]
        if not self.season.rounds:
            return self.named("all", ScrollArea(Column(told, 12)))
        told += [Label(_game(self.season)), Label(self._stands, "strong"), *self._earlier()]
        table: Widget = Label(lazy("season.no_standings"), "italic")
        if standings := self.season.standings():
            head = [words.say("daily.player"), *map(words.say, ("season.won", "season.points", "season.difference"))]
            rows = [self._row(place, one) for place, one in enumerate(standings, 1)]
            table = self.named("table", NumberTable(head, rows))
        return self.named("all", ScrollArea(Split(Column(told, 12), table, 36)))

    def _row(self, place: int, one: SeasonStanding) -> list[str]:
        player = self.season.players[one.seat]
        name = words.say("game.you") if player.level == HUMAN else words.seated(player.name, one.seat)
        return [f"{place}. {name}", words.number(one.won), words.number(one.points), words.signed(one.difference)]

    def _earlier(self) -> list[Widget]:
        """Earlier seasons in a line each."""
        if not self.earlier:
            return []
        lines = [" · ".join((*([date_words(one.began)] if one.began else []), game(one.rounds[0].preset), _place(one)))
                 for one in self.earlier]
        return [Label(lazy("season.earlier"), "heading"), *(Label(line, "small") for line in lines)]

    def _stands(self) -> str:
        """The rounds played, and the player's place."""
        parts = [words.say("season.played", rounds=len(self.season.played), all=ROUNDS)]
        if self.season.place:
            parts.append(_place(self.season))
        return " · ".join(parts)

    def foot(self) -> Sequence[Widget]:
        """The way back, and the next round, or a new season."""
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
        return resume_match(self.context, running.match, self.host, AFTER)

    def _begin(self) -> Step:
        """The step to the first round: the game and the players of the next match."""
        context = self.context
        rules, players = first_round(context.setup)
        dealer = SystemRandom().randrange(rules.at_table) if context.first_dealer is None else context.first_dealer
        return self._seated(Session(rules, players, context.thinker, context.shuffle, dealer, secret=context.secret,
                                    store=context.store, tournament=kind_of_round(1)))

    def _next(self) -> Step:
        """The step to the next round: the same players, the next dealer."""
        context, season, number = self.context, self.season, self.season.next
        assert number is not None
        assert season.rules is not None
        dealer = (season.rounds[0].first_dealer + number - 1) % season.rules.at_table
        return self._seated(Session(season.rules, season.players, context.thinker, context.shuffle, dealer,
                                    season.viewer, secret=context.secret, store=context.store,
                                    tournament=kind_of_round(number)))

    def _seated(self, session: Session) -> Step:
        return Push(new_table(self.context, session, self.host, follows=AFTER).scene("deal"))


def _game(season: Season) -> str:
    first = season.rounds[0]
    return f"{game(first.preset)} · {words.count('players.count', first.at_table)}"


def _place(season: Season) -> str:
    return words.say("season.place", place=season.place, players=len(season.players))
