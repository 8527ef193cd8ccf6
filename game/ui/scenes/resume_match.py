"""Back to the table of a match that was left."""

from __future__ import annotations

from collections.abc import Callable

from ...settings import Trouble
from ...store.kept import CannotGoOn, give_up
from ..app.context import AppContext
from ..app.scene import Host, Replace, Scene, Step
from .table.seating import continued


def gone_on(context: AppContext, match: int, host: Host, home: Callable[[], Scene]) -> Step:
    """To the table of ``match`` as it stood, which leads ``home`` when it is left.

    If it cannot go on that is told, it is not offered again, and the step leads home at once.
    """
    assert context.store is not None
    try:
        table = continued(context, match, host, home)
    except CannotGoOn as fault:
        give_up(context.store, match)
        context.keeper.troubles.append(Trouble("game", str(fault)))
        return Replace(home())
    return Replace(table.scene())
