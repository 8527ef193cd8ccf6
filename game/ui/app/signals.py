"""Signals of the system: they close the window as its button does, and end its sleep."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from types import FrameType

import pygame
from pygame.event import Event

from ...threads import started
from .rest import wake

ENDING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl-C, the end of a session, of a terminal, and Ctrl-Break; not every system has all of them."""


@contextmanager
def closing_signals() -> Iterator[None]:
    """Have the signals of ENDING close the window, which stores everything then; needs an open display.

    One that is ignored stays ignored, as under ``nohup``. A second Ctrl-C is a KeyboardInterrupt.
    """
    numbers = [getattr(signal, name) for name in ENDING if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, _close)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler or signal.SIG_DFL)


def _close(number: int, _: FrameType | None) -> None:
    if number == signal.SIGINT:
        signal.signal(number, signal.default_int_handler)
    with suppress(pygame.error):  # the window is closed already
        pygame.event.post(Event(pygame.QUIT))


@contextmanager
def woken_by_signals() -> Iterator[None]:
    """End the sleep of the window when a signal comes, as Ctrl-C: Python acts on it only when SDL has returned."""
    far, near = socket.socketpair()
    far.setblocking(False)
    thread = started("signals", partial(_wake_for_each, near))
    before = signal.set_wakeup_fd(far.fileno(), warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        far.close()
        if thread is not None:
            thread.join()
        near.close()


def _wake_for_each(signals: socket.socket) -> None:
    numbers = bytearray(64)
    while signals.recv_into(numbers):
        wake()
