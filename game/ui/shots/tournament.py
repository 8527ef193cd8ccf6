"""A duplicate tournament for pictures."""

from __future__ import annotations

from random import Random

from ...ai.names import PEOPLE
from ...store import Store
from ...store.history import matches
from ...store.seasons import begin_round
from ...store.tournaments import begin_tournament, boards, keep_table
from ..scenes.menu import MenuScene
from ..scenes.season import SeasonScene
from ..scenes.tournament import TournamentScene


def invented_tournament(store: Store, match: int) -> None:
    """Make ``match`` a tournament, and invent what the other tables made of its deals."""
    chance = Random("what other tables made")
    begin_tournament(store, match)
    for board in boards(store, match):
        for level in PEOPLE:
            keep_table(store, board.deal, level, board.own + round(chance.gauss(-4, 30)))


def shown_season(menu: MenuScene) -> SeasonScene:
    """A season after some rounds."""
    store = menu.context.store
    assert store is not None
    first, *others = sorted(matches(store).lines, key=lambda one: one.number)
    same = [first, *(line for line in others if (line.preset, line.at_table) == (first.preset, first.at_table))]
    for number, line in enumerate(same[:4], 1):
        begin_round(store, line.number, number)
    return SeasonScene(menu.context, lambda: menu)


def shown_tournament(menu: MenuScene) -> TournamentScene:
    """The latest of three tournaments."""
    store = menu.context.store
    assert store is not None
    for line in matches(store).lines[:3]:
        invented_tournament(store, line.number)
    return TournamentScene(menu.context, lambda: menu)
