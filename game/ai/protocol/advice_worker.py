"""The worker process for hints and reviews; it runs at a low priority."""

from __future__ import annotations

import os
import time
from multiprocessing.connection import Connection
from traceback import format_exc

from ...engine.observation import Observation
from ..kernel.speed import compile_in_background
from ..search.endings import ending_values
from ..teaching.advice import Advice, advise
from .advice import advice_data, decode_inquiry, encode_report
from .messages import Inquiry, Report
from .wire import action_of, decode
from .worker import Wanted, attend

#: A search is stopped after this time and reports what it has found by then. Only for slow machines, see ``worker.py``.
GUARD_S = 2.5
#: The niceness of this process, on systems that have it: it gives way to the window and the bots.
NICENESS = 10


def serve_advice(pipe: Connection, wanted: Wanted) -> None:
    """Answer inquiries from ``pipe`` until its other end is closed."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    compile_in_background()
    attend(pipe, encode_report(Report(0)), lambda message: encode_report(report_on(message, wanted)))


def report_on(message: bytes, wanted: Wanted) -> Report:
    """The report on the inquiry in ``message``; an exception becomes its ``trouble``, so that the worker continues."""
    number = 0
    try:
        inquiry = decode_inquiry(message)
        number = inquiry.number
        return found(inquiry, decode(inquiry.seen), wanted)
    except Exception:  # noqa: BLE001 - reported to the window, which logs it and says that there is no answer
        return Report(number, trouble=format_exc()[-3000:])


def found(inquiry: Inquiry, seen: Observation, wanted: Wanted) -> Report:
    """The report on ``inquiry``, which is about ``seen``."""
    number, guard = inquiry.number, time.monotonic() + GUARD_S

    def stopped() -> bool:
        return wanted.value != number or time.monotonic() > guard

    if inquiry.endings:
        values = ending_values(seen, inquiry.seed, stopped)
        return Report(number, advice=advice_data(Advice(values, ())))
    done = tuple(map(action_of, inquiry.done))
    advice = advise(seen, inquiry.worlds, inquiry.seed, stopped, done, frozenset(inquiry.signalling))
    return Report(number, advice=advice_data(advice))
