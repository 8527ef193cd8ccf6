"""A recorded deal played again at the table, from its beginning or from any action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....ai.names import LEVELS, Player
from ....engine.record import HUMAN, Move, Record
from ....engine.rules import Seat
from ....session import Session
from ....settings import MatchSetup
from ....store.values import has_signals
from ....view.compare import one_deal
from ....view.players import NAMES, level_at, name_at
from ...app.context import AppContext
from ...app.scene import Host, Scene
from ..table.seating import links_of, table_for


def recorded_players(record: Record, viewer: Seat, setup: MatchSetup) -> list[Player]:
    """The player at ``viewer``, and the players of ``record``; unknown ones are taken from ``setup``."""
    me = name_at(setup, 0)
    found = []
    for seat in range(record.rules.at_table):
        name = record.names[seat] if record.names else ""
        level = record.bots[seat] if record.bots else ""
        usual = NAMES[((seat - viewer) % record.rules.at_table - 1) % len(NAMES)]
        found.append(Player(me, HUMAN) if seat == viewer else
                     Player(name if name not in ("", me) else usual,
                            level if level in LEVELS else level_at(setup, seat)))
    return found


def play_again(context: AppContext, host: Host, record: Record, moves: Sequence[Move], viewer: Seat,
               known: bool = True) -> Scene:
    """The table with the deal of ``record`` after ``moves``, with a person at ``viewer``.

    For a player who has the cards ``known`` it is a trial: nothing is stored, and in its record everything counts as
    taken back.
    """
    times, store = (record.taken_back + 1, None) if known else (0, context.store)
    start = replace(record, rules=one_deal(record.rules), moves=tuple(moves), end="open", taken_back=times, more={})
    session = Session(start.rules, recorded_players(record, viewer, context.setup), context.thinker, context.shuffle,
                      record.dealer, viewer, context.secret, store, context.setup.takes_back, start=start,
                      signals=has_signals(record))
    return table_for(context, session, host, links_of(context, session), resumed=bool(moves)).scene()
