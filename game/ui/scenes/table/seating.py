"""Makes sessions and their tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import SystemRandom

from .... import logs
from ....engine.record import HUMAN
from ....session import Session
from ....store import Store
from ....view.players import players_of
from ....view.table.refusals import Remarks
from ....view.units import Metrics
from ...app.context import AppContext
from ...app.scene import Host, Scene
from ...app.sounds import Sounds
from ...table.hint import HintAside
from ...table.magnifier import MagnifierAside
from ...table.overlays import TableLinks, TableOverlay, Tutor
from ...table.table import Table
from .aloud import AloudAside
from .bidding import BiddingScene
from .counting import CountAside
from .match_end import MatchEndScene
from .newcomer import PhaseAside
from .play import PlayScene
from .remark import RemarkAside
from .scoring import ScoringScene

#: The scene at the table for each stage of the board, and for the end of the match.
SCENES: Mapping[str, Callable[[Table], Scene]] = {
    "deal": BiddingScene, "bidding": BiddingScene, "play": PlayScene, "scoring": ScoringScene,
    "match": MatchEndScene,
}


def new_session(context: AppContext, human: bool = True, store: Store | None = None) -> Session:
    """A new match by the setup of ``context``, the first seat ``human`` unless only bots play; kept in ``store``."""
    setup = context.setup
    rules = setup.rules
    dealer = SystemRandom().randrange(rules.at_table) if context.first_dealer is None else context.first_dealer
    return Session(rules, players_of(setup, human), context.thinker, context.shuffle, dealer, secret=context.secret,
                   store=store, takes_back=setup.takes_back, signals=setup.signals)


def links_of(context: AppContext, session: Session) -> TableLinks:
    """The links of a table for ``session``; replays and reviews are left out."""
    rulebook = partial(context.page, "rulebook", session.rules)
    pages = (("menu.rules", partial(rulebook, "game")), ("menu.settings", partial(context.page, "settings")),
             ("menu.keys", partial(context.page, "keys")))
    return TableLinks(SCENES, rulebook, pages)


def table_for(context: AppContext, session: Session, host: Host, links: TableLinks, *, resumed: bool = False,
              silent: bool = False) -> Table:
    """A table for ``session`` in the whole window; ``resumed`` shows its past events at once."""
    sounds = Sounds(None) if silent else host.sounds
    return _set(context, session, links, sounds, host.metrics, resumed)


def table_beside(context: AppContext, session: Session, host: Host, metrics: Metrics, tutor: Tutor) -> Table:
    """A table for ``session``, in its current state, in a part of the window; with ``tutor``, without hints."""
    return _set(context, session, links_of(context, session), host.sounds, metrics, True, tutor)


def only_bots(session: Session) -> bool:
    """Whether only bots play."""
    return session.players[session.viewer].level != HUMAN


def _set(context: AppContext, session: Session, links: TableLinks, sounds: Sounds, metrics: Metrics,
         resumed: bool = False, tutor: Tutor | None = None) -> Table:
    logs.DISCREET.hide(player.name for player in session.players)
    hints = not only_bots(session) and tutor is None
    explain = partial(PhaseAside, keeper=context.keeper)
    overlays: list[Callable[[Table], TableOverlay]] = [RemarkAside, explain, CountAside, MagnifierAside]
    if not only_bots(session):
        overlays.append(partial(AloudAside, aloud=context.aloud))
    if hints:
        overlays.insert(0, partial(HintAside, study=context.study))
    table = Table(session, sounds, metrics, links, context.preferences(only_bots(session)), overlays, resumed,
                  Remarks(context.study.hint if hints else None), context.keeper.change, tutor)
    context.follow(table)
    return table
