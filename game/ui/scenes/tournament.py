"""The duplicate tournament: its table, and the ranking as far as it has been played."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

import msgspec

from ...club.contests import TOURNAMENT_DEALS
from ...session import Session
from ...settings import MatchSetup
from ...store.contests import DUPLICATE
from ...view import words
from ...view.history import game
from ...view.players import players_of
from ...view.words import lazy
from ..app.scene import Push, Step
from ..widgets import Button, Widget
from .match import back_to, new_table, resume_match
from .ranking import RankingScene

AFTER = back_to("tournament.after")


class TournamentScene(RankingScene):
    """The ranking of the latest tournament, and the way to its table or to a new one."""

    first = "play"

    @property
    def running(self) -> bool:
        """Whether the latest tournament can be played on."""
        return self.latest is not None and self.latest.status == "running"

    def foot(self) -> Sequence[Widget]:
        """The way back, and the way to the table."""
        back = self.named("back", Button(lazy("common.back"), self.back))
        store = self.context.store
        why = None if store.writable else lazy("tournament.no_store")
        play = Button(lazy("menu.continue"), self._go_on, primary=True, why=why) if self.running else \
            Button(lazy("tournament.begin"), self._begin, primary=True, tip=self._next_game, why=why)
        return (back, self.named("play", play))

    def _next_game(self) -> str:
        """What a new tournament is played by."""
        rules = tournament_setup(self.context.setup).rules
        return " · ".join((game(rules.preset), words.count("players.count", rules.at_table),
                           words.count("deals.count", rules.deals)))

    def _begin(self) -> Step:
        """The step to the table of a new tournament: the game and the opponents of the next match, without undo."""
        context, setup = self.context, tournament_setup(self.context.setup)
        rules = setup.rules
        dealer = SystemRandom().randrange(rules.at_table) if context.first_dealer is None else context.first_dealer
        session = Session(rules, players_of(setup), context.thinker, context.shuffle, dealer, secret=context.secret,
                          store=context.store, tournament=DUPLICATE)
        self.close_tables()
        return Push(new_table(context, session, self.host, follows=AFTER).scene("deal"))

    def _go_on(self) -> Step:
        assert self.latest is not None
        self.close_tables()
        return resume_match(self.context, self.latest.match, self.host, AFTER)


def tournament_setup(setup: MatchSetup) -> MatchSetup:
    """``setup`` as a tournament is played: so many deals, a person, no undo."""
    options = {**setup.options, "deals": TOURNAMENT_DEALS}
    return msgspec.structs.replace(setup, options=options, watch=False, takes_back=False)
