"""The worker processes: one in which bots choose their actions, one for hints and reviews, at a low priority."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random
from traceback import format_exc
from typing import Protocol

from ...engine.observation import Observation
from ..bots import bot_at
from ..kernel.speed import compile_in_background
from ..search.endings import ending_values
from ..teaching.advice import Advice, advise
from .messages import Inquiry, Reply, Report
from .wire import MAX_MESSAGE, action_data, action_of, advice_data, decode, decode_inquiry, decode_request, packed

#: A bot that needs more processor time than this is stopped and plays the best action found. Only a guard for very slow
#: machines: budgets are numbers of worlds, and if the guard fires the same deal may be played differently. Other work
#: on the machine delays an answer, but does not change it.
GUARD_S = 6.0


class Wanted(Protocol):
    """The number of the question that is still wanted, shared between the processes; 0 if there is none."""

    value: int


def attend(pipe: Connection, ready: bytes, answered: Callable[[bytes], bytes]) -> None:
    """Send ``ready``, then send ``answered(message)`` for each message from ``pipe``, until its other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is sent to every process; the window handles it
    try:
        pipe.send_bytes(ready)
        while True:
            pipe.send_bytes(answered(pipe.recv_bytes(MAX_MESSAGE)))
    except (EOFError, OSError):
        return


def serve_moves(pipe: Connection, wanted: Wanted) -> None:
    """Answer questions from ``pipe`` until its other end is closed."""
    compile_in_background()
    attend(pipe, packed(Reply(0)), lambda message: packed(answer(message, wanted)))


def answer(message: bytes, wanted: Wanted) -> Reply:
    """The reply to the question in ``message``; an exception becomes its ``trouble``, so that the worker continues."""
    number = 0
    try:
        request = decode_request(message)
        number = request.number
        bot = bot_at(request.level, frozenset(request.signalling))
        end = time.thread_time() + GUARD_S
        action = bot.choose(decode(request.seen), Random(request.seed),
                            lambda: wanted.value != number or time.thread_time() > end)
        slow = f"stopped after {GUARD_S} s" if time.thread_time() > end else None
        return Reply(number, action_data(action), slow)
    except Exception:  # noqa: BLE001 - reported to the window, which logs it and answers by rule
        return Reply(number, None, format_exc()[-3000:])


# -- hints and reviews ------------------------------------------------------------------------------------------------


#: A search is stopped after this processor time and reports its results so far. Only for slow machines, like GUARD_S.
ADVICE_GUARD_S = 2.5
#: The niceness of this process, on systems that have it: the window and the bots have a higher priority.
NICENESS = 10


def serve_advice(pipe: Connection, wanted: Wanted) -> None:
    """Answer inquiries from ``pipe`` until its other end is closed."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    compile_in_background()
    attend(pipe, packed(Report(0)), lambda message: packed(report_on(message, wanted)))


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
    number, guard = inquiry.number, time.thread_time() + ADVICE_GUARD_S

    def stopped() -> bool:
        return wanted.value != number or time.thread_time() > guard

    if inquiry.endings:
        values = ending_values(seen, inquiry.seed, stopped)
        return Report(number, advice=advice_data(Advice(values, ())))
    done = tuple(map(action_of, inquiry.done))
    advice = advise(seen, inquiry.worlds, inquiry.seed, stopped, done, frozenset(inquiry.signalling))
    return Report(number, advice=advice_data(advice))
