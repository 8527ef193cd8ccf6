"""The worker process in which bots choose their actions."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random
from traceback import format_exc
from typing import Protocol

from ..bots import bot_at
from ..kernel.speed import compile_in_background
from .messages import Reply
from .wire import MAX_MESSAGE, action_data, decode, decode_request, encode_message

#: A bot that thinks longer than this is stopped and plays the best action found. Only a guard for slow machines:
#: budgets are numbers of worlds, and if the guard fires the same deal may be played differently.
GUARD_S = 1.5


class Wanted(Protocol):
    """The number of the question that is still wanted, shared between the processes; 0 if there is none."""

    value: int


def attend(pipe: Connection, ready: bytes, answered: Callable[[bytes], bytes]) -> None:
    """Send ``ready``, then send ``answered(message)`` for each message from ``pipe``, until its other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches every process; the window's counts
    try:
        pipe.send_bytes(ready)
        while True:
            pipe.send_bytes(answered(pipe.recv_bytes(MAX_MESSAGE)))
    except (EOFError, OSError):
        return


def serve_moves(pipe: Connection, wanted: Wanted) -> None:
    """Answer questions from ``pipe`` until its other end is closed."""
    compile_in_background()
    attend(pipe, encode_message(Reply(0)), lambda message: encode_message(answer(message, wanted)))


def answer(message: bytes, wanted: Wanted) -> Reply:
    """The reply to the question in ``message``; an exception becomes its ``trouble``, so that the worker continues."""
    number = 0
    try:
        request = decode_request(message)
        number = request.number
        bot = bot_at(request.level, frozenset(request.signalling))
        end = time.monotonic() + GUARD_S
        action = bot.choose(decode(request.seen), Random(request.seed),
                            lambda: wanted.value != number or time.monotonic() > end)
        slow = f"stopped after {GUARD_S} s" if time.monotonic() > end else None
        return Reply(number, action_data(action), slow)
    except Exception:  # noqa: BLE001 - reported to the window, which logs it and answers by rule
        return Reply(number, None, format_exc()[-3000:])
