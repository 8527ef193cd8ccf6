"""Makes scenes of seasons and duplicate tournaments for pictures."""

from __future__ import annotations

from random import Random

from game.ai.names import PEOPLE
from game.store import Store
from game.store.contests import TableResult, begin_tournament, boards, keep_table, kind_of_round
from game.store.history import matches
from game.ui.scenes.contests import NewTournamentScene, SeasonScene, TournamentScene
from game.ui.scenes.menu import MenuScene


def invented_tournament(store: Store, match: int) -> None:
    """Make ``match`` a tournament, and invent the results of the other tables."""
    chance = Random("what other tables made")
    begin_tournament(store, match)
    for board in boards(store, match):
        for level in PEOPLE:
            payment = board.own.payment + round(chance.gauss(-4, 30))
            keep_table(store, board.deal, level, TableResult(payment, board.own.contract, board.own.units))


def shown_season(menu: MenuScene) -> SeasonScene:
    """A season after some rounds."""
    store = menu.context.store
    first, *others = sorted(matches(store).lines, key=lambda one: one.number)
    same = [first, *(line for line in others if (line.preset, line.at_table) == (first.preset, first.at_table))]
    for number, line in enumerate(same[:4], 1):
        begin_tournament(store, line.number, kind_of_round(number))
    return SeasonScene(menu.context)


def shown_tournament(menu: MenuScene, deal: int | None = None) -> TournamentScene:
    """The latest of three tournaments, or, if ``deal`` is given, the results of that deal in it."""
    store = menu.context.store
    for line in matches(store).lines[:3]:
        invented_tournament(store, line.number)
    page = TournamentScene(menu.context)
    page.deal = deal
    return page


def new_tournament(menu: MenuScene) -> NewTournamentScene:
    """The choice of a tournament."""
    return NewTournamentScene(TournamentScene(menu.context))
