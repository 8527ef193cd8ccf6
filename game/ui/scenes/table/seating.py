"""Tables set for a match: a new one, one that was left, one for a deal that is there already."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
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
from ...table.overlays import TableLinks, TableOverlay, Tutor
from ...table.table import Table
from ..keys import KeysScene
from ..rulebook.rulebook import RulebookScene
from ..settings import SettingsScene
from .bidding import BiddingScene
from .counting import CountAside
from .play import PlayScene
from .remark import RemarkAside
from .scoring import ScoringScene

#: The scene at the table for each stage of the board.
SCENES: Mapping[str, Callable[[Table], Scene]] = {
    "deal": BiddingScene, "bidding": BiddingScene, "play": PlayScene, "scoring": ScoringScene,
}


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
    return _set(context, session, _links(context, session, home, looks_back=True),
                Sounds(None) if silent else host.sounds, host.metrics)


def table_for(context: AppContext, session: Session, host: Host, home: Callable[[], Scene], *, resumed: bool = False,
              looks_back: bool = False) -> Table:
    """A table for ``session``; ``resumed`` shows what has happened in it at once.

    ``looks_back``: each deal can be looked at again when it is over.
    """
    return _set(context, session, _links(context, session, home, looks_back), host.sounds, host.metrics, resumed)


def continued(context: AppContext, match: int, host: Host, home: Callable[[], Scene]) -> Table:
    """The table of a match that was left, as it stood; CannotGoOn if it cannot."""
    assert context.store is not None
    session = resumed(kept(context.store, match), context.thinker, context.shuffle)
    return table_for(context, session, host, home, resumed=True, looks_back=True)


def table_beside(context: AppContext, session: Session, host: Host, home: Callable[[], Scene], metrics: Metrics,
                 tutor: Tutor) -> Table:
    """A table for ``session``, as it stands, in a part of the window; ``tutor`` looks on, and nobody hints."""
    links = _links(context, session, home, looks_back=False)
    return _set(context, session, links, host.sounds, metrics, True, tutor)


def _links(context: AppContext, session: Session, home: Callable[[], Scene], looks_back: bool) -> TableLinks:
    from ..replay.replay import ReplayScene, review_of  # from there a deal is played again at a table set here

    def look_back() -> Scene:
        return ReplayScene(session.record, context, viewer=session.viewer)

    def review() -> Scene:
        return review_of(session.record, context, session.viewer)

    pages = (("menu.rules", lambda: RulebookScene(session.rules, "game")),
             ("menu.settings", lambda: SettingsScene(context.keeper)), ("menu.keys", KeysScene))
    return TableLinks(home, SCENES, pages, look_back if looks_back else None,
                      review if looks_back and not _watched(session) else None)


def _watched(session: Session) -> bool:
    return session.players[session.viewer].level != HUMAN


def _set(context: AppContext, session: Session, links: TableLinks, sounds: Sounds, metrics: Metrics,
         resumed: bool = False, tutor: Tutor | None = None) -> Table:
    logs.DISCREET.hide(player.name for player in session.players)
    hints = not _watched(session) and tutor is None
    overlays: list[Callable[[Table], TableOverlay]] = [RemarkAside, CountAside]
    if hints:
        overlays.insert(0, partial(HintAside, study=context.study))
    table = Table(session, sounds, metrics, links, context.preferences(_watched(session)), overlays, resumed,
                  context.study.hint if hints else None, context.keeper.change, tutor)
    context.follow(table)
    return table
