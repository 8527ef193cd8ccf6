"""Tables set for a match: a new one, one that was left, one for a deal that is there already."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import SystemRandom

from .... import logs
from ....engine.record import HUMAN
from ....session import Session, resumed
from ....store import Store
from ....store.kept import kept
from ....view.players import players_of
from ....view.units import Metrics
from ...app.context import AppContext
from ...app.scene import Host, Scene
from ...app.sounds import Sounds
from ...table.hint import HintAside
from ...table.table import Table


def new_session(context: AppContext, human: bool = True, store: Store | None = None) -> Session:
    """A new match by the setup of ``context``, the first seat ``human`` unless bots only play; kept in ``store``."""
    setup = context.setup
    rules = setup.rules
    dealer = SystemRandom().randrange(rules.at_table) if context.first_dealer is None else context.first_dealer
    return Session(rules, players_of(setup, human), context.thinker, context.shuffle, dealer, secret=context.secret,
                   store=store, takes_back=setup.takes_back)


def new_table(context: AppContext, host: Host, home: Callable[[], Scene], *, demo: bool = False,
              silent: bool = False) -> Table:
    """A table for a new match, its cards about to be dealt; ``demo``: bots only, and slowly."""
    session = new_session(context, human=not demo, store=None if demo else context.store)
    return _set(context, session, Sounds(None) if silent else host.sounds, host.metrics, home)


def table_for(context: AppContext, session: Session, host: Host, home: Callable[[], Scene],
              resumed: bool = False) -> Table:
    """A table for ``session``; ``resumed`` shows what has happened in it at once."""
    return _set(context, session, host.sounds, host.metrics, home, resumed)


def continued(context: AppContext, match: int, host: Host, home: Callable[[], Scene]) -> Table:
    """The table of a match that was left, as it stood; CannotGoOn if it cannot."""
    assert context.store is not None
    session = resumed(kept(context.store, match), context.thinker, context.shuffle)
    return _set(context, session, host.sounds, host.metrics, home, True)


def table_beside(context: AppContext, session: Session, host: Host, home: Callable[[], Scene],
                 metrics: Metrics) -> Table:
    """A table for ``session``, as it stands, in a part of the window; no card plays itself there, nobody hints."""
    table = _set(context, session, host.sounds, metrics, home, True)
    table.asides.clear()
    table.helps.clear()
    table.preferences = replace(table.preferences, last_card_plays_itself=False)
    return table


def _set(context: AppContext, session: Session, sounds: Sounds, metrics: Metrics, home: Callable[[], Scene],
         resumed: bool = False) -> Table:
    from ..keys import KeysScene
    from ..rulebook.rulebook import RulebookScene
    from ..settings import SettingsScene
    logs.DISCREET.hide(player.name for player in session.players)
    watched = session.players[session.viewer].level != HUMAN
    rules = ("menu.rules", lambda: RulebookScene(session.rules, "game"))
    pages = (rules, ("menu.settings", lambda: SettingsScene(context.keeper)), ("menu.keys", KeysScene))
    table = Table(session, sounds, metrics, home, context.preferences(watched), pages, resumed)
    table.keep = context.keeper.change
    if not watched:
        table.second = context.study.hint
        hint = HintAside(table, context.study)
        table.asides.append(hint)
        table.helps.append(hint.help())
    context.follow(table)
    return table
