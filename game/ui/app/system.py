"""The system below the window: SDL, power, the clipboard, memory, sleep, signals, and the report about a fault."""

from __future__ import annotations

import ctypes
import gc
import logging
import platform
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from traceback import format_exception
from types import FrameType
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from ... import files
from ...about import TITLE, VERSION
from ...logs import Discreet
from ...threads import started
from ..draw import art
from ..draw.deck import DECK
from ..draw.pictures import empty_shelves

if TYPE_CHECKING:
    from ...engine.record import Record

_log = logging.getLogger(__name__)


@cache
def sdl() -> ctypes.CDLL:
    """The SDL library that pygame uses; OSError if it is not found."""
    return ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)


LEAST_PERCENT = 33
"""On battery, nothing is done in the background below this charge."""


def has_power() -> bool:
    """Whether the machine is on mains power or its battery has enough charge; True if that is unknown."""
    state = pygame.system.get_power_state()
    if state is None or not state.on_battery or state.battery_percent is None:
        return True
    return state.battery_percent >= LEAST_PERCENT


def copy_text(text: str) -> bool:
    """Copy ``text`` to the clipboard; return False if there is no clipboard, or if it refuses the text."""
    if not pygame.display.get_init():
        return False
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):  # a NUL, or an undecodable byte of a file name
        return False
    return True


def pasted(most: int) -> str:
    """The text on the clipboard, at most ``most`` + 1 characters, so that the caller can notice a longer text.

    Empty if there is no text or it cannot be read.
    """
    if not pygame.display.get_init():
        return ""
    try:
        return pygame.scrap.get_text()[:most + 1]
    except (pygame.error, ValueError):
        return ""


_M_ARENA_MAX = -8  # from <malloc.h>


@cache
def _library() -> ctypes.CDLL | None:
    """The GNU C library; None on systems with another one, which do not need the calls below."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None


def share_heap() -> None:
    """Make all threads started later share one heap, because free memory in a thread's heap could not be returned."""
    library = _library()
    if library is not None:
        library.mallopt(_M_ARENA_MAX, 1)


def give_back() -> None:
    """Return unused memory to the system. This takes some hundredths of a second, so it is not done during motion.

    A scene and its widgets refer to each other, so that pictures remain until Python collects cycles, which it does
    less often the longer it runs. The C library also keeps the space of large pictures between small ones. After
    several decks, sizes and games, half of the window's memory would be unused.
    """
    gc.collect()
    library = _library()
    if library is not None:
        library.malloc_trim(0)


def free_memory() -> None:
    """Drop all pictures that can be made or read again; the deck shows plain cards from then on."""
    _log.warning("memory is short: plain cards are shown from now on")
    DECK.do_without()
    art.clear_cache()
    empty_shelves()
    gc.collect()


REST_S = 1.0
"""The longest sleep in seconds.

An action triggered by the clock alone, such as the demo after a minute, is late by at most this.
"""
SLEEPERS = frozenset(("x11", "wayland", "windows", "cocoa"))
"""The display drivers with which SDL sleeps until an event comes; with others it polls a thousand times a second."""
WAKE = pygame.USEREVENT
"""The type of an event that only ends the sleep of the window."""


@cache
def _wait() -> Callable[[None, int], int] | None:
    """SDL's function that waits for an event without removing it; None if it is not found.

    pygame's own wait polls a thousand times a second, which takes three times as much as twenty frames a second.
    """
    try:
        wait = sdl().SDL_WaitEventTimeout
    except (OSError, AttributeError) as fault:
        _log.info("the window looks for events at rest too: %s", fault)
        return None
    wait.argtypes, wait.restype = (ctypes.c_void_p, ctypes.c_int), ctypes.c_int
    return wait


def can_sleep() -> bool:
    """Whether waiting for an event is sleep here; if a pad is connected, SDL polls a thousand times a second."""
    pads = pygame.joystick.get_init() and pygame.joystick.get_count()
    here = pygame.display.get_init() and pygame.display.get_driver() in SLEEPERS
    return here and not pads and _wait() is not None


def sleep(seconds: float) -> None:
    """Wait until an event comes, at most ``seconds``."""
    wait = _wait()
    if wait is not None:
        wait(None, round(seconds * 1000))


def wake() -> None:
    """End the sleep of the window, from any thread; do nothing without a window."""
    with suppress(pygame.error):
        pygame.event.post(Event(WAKE))


ENDING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""The signals that close the window, as far as the system has them.

They are Ctrl-C, the end of a session or a terminal, and Ctrl-Break.
"""


@contextmanager
def closing_signals() -> Iterator[None]:
    """Within the block, let the signals in ENDING close the window, which saves everything; the display must be open.

    A signal that is ignored, as under ``nohup``, stays ignored. A second Ctrl-C raises KeyboardInterrupt.
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
    """Within the block, let a signal such as Ctrl-C end the window's sleep.

    Otherwise Python would handle it only after SDL returns.
    """
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


FAULT_FILE, SUFFIX = "fault", ".txt"
MOST_FAULT_FILES = 1000


def machine() -> str:
    """The versions of the game, its libraries and the system."""
    return f"{TITLE} {VERSION}, {system_versions()}"


def system_versions() -> str:
    """The versions of the libraries and the system."""
    return f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, " \
           f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}, {platform.system()} {platform.release()}"


def nameless(record: Record) -> Record:
    """``record`` without names and without its additions."""
    return replace(record, names=tuple(f"P{seat}" for seat, _ in enumerate(record.names)), more={})


def _written(record: Record | None) -> str:
    if record is None:
        return "none"
    from ...engine.record import write  # noqa: PLC0415 - needed after a fault, and at no start
    try:
        return write(nameless(record))
    except Exception as fault:  # noqa: BLE001 - a record that cannot be replayed may be what is to be reported
        return f"cannot be written ({fault!r}): {record.rules.preset}, {record.moves!r}"


def report(fault: BaseException, record: Record | None, log: Sequence[str], discreet: Discreet) -> str:
    """A report on ``fault`` as text: machine, traceback, the deal on the table, and the last lines of the log."""
    parts = (("What it is", machine()), ("What happened", "".join(format_exception(fault))),
             ("The deal on the table, without names", _written(record)), ("The log", "\n".join(log)))
    return discreet.without("\n".join(f"== {head}\n{text.rstrip()}\n" for head, text in parts))


def saved(text: str, folders: Sequence[Path]) -> Path | None:
    """Save ``text`` in the first of ``folders`` that is writable; return the path, None if no folder is writable."""
    names = [f"{FAULT_FILE}-{number}{SUFFIX}" for number in range(1, MOST_FAULT_FILES)]
    for folder in folders:
        with suppress(OSError):
            return files.write_new(folder, names, text.encode("utf-8", "backslashreplace"))
    return None
