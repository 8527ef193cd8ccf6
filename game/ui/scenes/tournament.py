"""The duplicate tournament: its table, and the ranking as far as it has been played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import SystemRandom

import msgspec

from ...session import Session
from ...settings import MatchSetup
from ...store.tournaments import DUPLICATE
from ...view import words
from ...view.history import game
from ...view.players import players_of
from ...view.tournament import DEALS
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Replace, Scene, Step
from ..widgets import Button, Widget
from .match import MatchPage, resume_match, table_of_session
from .ranking import RankingScene


class TournamentScene(RankingScene):
    """The ranking of the latest tournament, and the way to its table or to a new one."""

    first = "play"

    @classmethod
    def page(cls, context: AppContext) -> MatchPage:
        """The ranking, which comes after a tournament and leads on to another one."""
        return MatchPage("tournament.after", partial(cls, context))

    @property
    def running(self) -> bool:
        """Whether the latest tournament can be played on."""
        return self.latest is not None and self.latest.status == "running"

    def foot(self) -> Sequence[Widget]:
        """The way back, and the way to the table."""
        back = self.named("back", Button(lazy("common.back"), self.back))
        store = self.context.store
        why = None if store is not None and store.writable else lazy("tournament.no_store")
        play = Button(lazy("menu.continue"), self._go_on, primary=True, why=why) if self.running else \
            Button(lazy("tournament.begin"), self._begin, primary=True, tip=self._next_game, why=why)
        return (back, self.named("play", play))

    def _next_game(self) -> str:
        """What a new tournament is played by."""
        rules = tournament_setup(self.context.setup).rules
        return " · ".join((game(rules.preset), words.count("players.count", rules.at_table),
                           words.count("deals.count", rules.deals)))

    def _again(self) -> Scene:
        return TournamentScene(self.context)

    def _begin(self) -> Step:
        """The step to the table of a new tournament: the game and the opponents of the next match, without undo."""
        context, setup = self.context, tournament_setup(self.context.setup)
        rules = setup.rules
        dealer = SystemRandom().randrange(rules.at_table) if context.first_dealer is None else context.first_dealer
        session = Session(rules, players_of(setup), context.thinker, context.shuffle, dealer, secret=context.secret,
                          store=context.store, tournament=DUPLICATE)
        after = self.page(context).after
        return Replace(table_of_session(context, session, self.host, self._again, follows=after).scene("deal"))

    def _go_on(self) -> Step:
        assert self.latest is not None
        return resume_match(self.context, self.latest.match, self.host, self._again, self.page(self.context).after)


def tournament_setup(setup: MatchSetup) -> MatchSetup:
    """``setup`` as a tournament is played: so many deals, a person, no undo."""
    return msgspec.structs.replace(setup, options={**setup.options, "deals": DEALS}, watch=False, takes_back=False)
