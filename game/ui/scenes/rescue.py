"""Handles an exception in a scene: saves a report and lets the player continue."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from ... import logs
from ...club.sharing import usual_folder
from ...files import temporary
from ...threads import is_shortage
from ...view import words
from ...view.terminal import complain
from ...view.words import lazy
from ..app.app import App
from ..app.context import AppContext
from ..app.scene import Push, Quit, Step
from ..app.system import report, saved
from ..table.table import Table
from ..widgets import Dialog, DialogReply
from .table.table_scene import TableScene

MOST, WITHIN_S = 4, 60.0
"""After MOST faults within this many seconds the game ends."""

_log = logging.getLogger(__name__)


class RescueDialog(Dialog):
    """Describes an exception, the path of the report on it, and the ways to continue."""

    def __init__(self, path: Path | None, replies: Sequence[DialogReply]) -> None:
        told = lazy("rescue.saved", path=path) if path is not None else lazy("rescue.unsaved")
        super().__init__(lazy("rescue.title"), lambda: f"{words.say('rescue.text')}\n{words.spoken(told)}", replies)


class Rescue:
    """Handles the exceptions of ``app``. ``log`` is the log file, whose end goes into the report.

    The failed scenes are replaced by the menu, with a dialog over it that leads back to the table, unless the same
    exception has occurred before. An exception under that dialog, or repeated ones, end the program, to avoid a loop.
    """

    def __init__(self, app: App, context: AppContext, log: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._app, self._context, self._log_file, self._clock = app, context, log, clock
        self._seen: set[tuple[type, str, int]] = set()
        self._times: deque[float] = deque(maxlen=MOST)

    def __call__(self, fault: Exception) -> None:
        """Save a report on ``fault``, and open the dialog, or end the program if it cannot continue."""
        _log.error("the game stumbled", exc_info=fault)
        table = self._table()
        path = self._saved(fault, table)
        hopeless = self._again_and_again() or any(isinstance(s, RescueDialog) for s in self._app.scenes.stack)
        self._clear()
        if hopeless:
            self._give_up(fault, path)
            return
        offered = table if self._is_new(fault) else None
        try:
            self._app.scenes.take(self._context.open("menu"))
            self._app.scenes.take(Push(RescueDialog(path, self._replies(offered))))
        except Exception as another:  # noqa: BLE001 - not even the menu can be shown
            _log.error("the menu cannot be shown", exc_info=another)
            self._give_up(fault, path)

    def _table(self) -> Table | None:
        """The table at which a person was playing; None if there is none."""
        found = (scene.table for scene in reversed(self._app.scenes.stack) if isinstance(scene, TableScene))
        return next((table for table in found if not table.demo and table.tutor is None), None)

    def _saved(self, fault: Exception, table: Table | None) -> Path | None:
        record = table.session.record if table is not None else None
        if table is not None:
            logs.DISCREET.hide(player.name for player in table.session.players)
        text = report(fault, record, logs.last_lines(self._log_file), logs.DISCREET)
        return saved(text, (self._context.records_folder or usual_folder(), self._log_file.parent, temporary()))

    def _again_and_again(self) -> bool:
        now = self._clock()
        self._times.append(now)
        return len(self._times) == MOST and now - self._times[0] < WITHIN_S

    def _is_new(self, fault: Exception) -> bool:
        """Whether no exception of the same type in the same line has occurred before."""
        trace = fault.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace is not None else ("", 0)
        seen = (type(fault), *where)
        new = seen not in self._seen
        self._seen.add(seen)
        return new

    def _clear(self) -> None:
        """Leave all scenes; a scene that raises an exception in ``leave`` is removed too."""
        self._app.screen.surface.set_clip(None)
        for scene in self._app.scenes.dropped():
            try:
                scene.leave()
            except Exception:  # noqa: BLE001 - it is logged, and the others are left too
                _log.exception("%s cannot be left", type(scene).__name__)

    def _replies(self, table: Table | None) -> list[DialogReply]:
        menu = DialogReply(lazy("rescue.menu"), lambda: None, primary=table is None)
        if table is None:
            return [menu]
        return [menu, DialogReply(lazy("rescue.table"), partial(self._back_to, table), primary=True)]

    def _back_to(self, old: Table) -> Step:
        """The step to a new table with the match of ``old`` in its current state."""
        old.session.retell()
        return self._context.open("table", self._app, old.session)

    def _give_up(self, fault: Exception, path: Path | None) -> None:
        self._clear()
        self._app.scenes.take(Quit(1))
        if is_shortage(fault):
            complain(words.say("cli.asking.memory"))
            return
        about = words.say("rescue.saved", path=path) if path is not None else ""
        complain(f"{words.say('rescue.given_up')} {about}")


