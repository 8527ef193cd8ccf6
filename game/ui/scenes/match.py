"""Makes tables of matches: new, resumed, or restored after a fault. Their deals can be viewed again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...session import Session, resumed
from ...settings import Trouble
from ...store.kept import CannotGoOn, give_up, kept
from ..app.context import AppContext
from ..app.scene import Host, Replace, Scene, Step
from ..table.overlays import TableLinks
from ..table.table import Table
from .replay.replay import ReplayScene, review_of
from .table.seating import links_of, new_session, only_bots, table_for


def new_table(context: AppContext, host: Host, home: Callable[[], Scene], *, demo: bool = False,
              silent: bool = False) -> Table:
    """A table for a new match, about to be dealt; ``demo``: bots only, and slowly."""
    session = new_session(context, human=not demo, store=None if demo else context.store)
    return table_for(context, session, host, _links(context, session, home), silent=silent)


def resume_match(context: AppContext, match: int, host: Host, home: Callable[[], Scene]) -> Step:
    """The step to the table of the unfinished ``match``, which leads ``home``.

    A match that cannot be resumed is reported and no longer offered, and the step is that of ``home``.
    """
    assert context.store is not None
    try:
        session = resumed(kept(context.store, match), context.thinker, context.shuffle)
    except CannotGoOn as fault:
        give_up(context.store, match)
        context.keeper.troubles.append(Trouble("game", str(fault)))
        return Replace(home())
    return Replace(table_again(context, session, host, home).scene())


def table_again(context: AppContext, session: Session, host: Host, home: Callable[[], Scene]) -> Table:
    """A table that shows the current state of ``session``."""
    return table_for(context, session, host, _links(context, session, home), resumed=True)


def _links(context: AppContext, session: Session, home: Callable[[], Scene]) -> TableLinks:
    def look_back() -> Scene:
        return ReplayScene(session.record, context, viewer=session.viewer)

    def review() -> Scene:
        return review_of(session.record, context, session.viewer)

    return replace(links_of(context, session, home), look_back=look_back, review=None if only_bots(session) else review)
