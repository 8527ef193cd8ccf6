"""Calls of ``pygame.transform`` on pictures at the edge of accessible memory: access one byte beyond ends the process.

Each picture is placed directly before an inaccessible page, and once more directly after one. Electric Fence, if it is
installed, does the same with the memory that pygame allocates. Unix only.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import mmap
import os
import struct
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pygame
from pygame import Surface

from game.ui.draw import transform

ROOT = Path(__file__).parents[2]
ELECTRIC = ctypes.util.find_library("efence")
"""The library that walls in all memory a process asks for, or None."""
FORMATS: dict[int, Literal["P", "RGB", "RGBA"]] = {1: "P", 3: "RGB", 4: "RGBA"}
WITHOUT_A_PICTURE = {"get_smoothscale_backend", "set_smoothscale_backend"}


class Call(NamedTuple):
    """A call: the function, its picture, and the other arguments."""

    function: str
    """Of ``pygame.transform``; with a leading ``game.``, of `game.ui.draw.transform`."""
    size: tuple[int, int]
    pixel: int
    """Bytes."""
    alpha: bool
    pitch: int
    """Bytes from row to row: more than the picture is wide where it is a part of another one."""
    more: tuple[Any, ...]


def plain(function: str, size: tuple[int, int], *more: object, pixel: int = 4, beside: int = 0) -> Call:
    """A call on a picture of ``size`` that is a part of one ``beside`` pixels wider."""
    return Call(function, size, pixel, pixel == 4, (size[0] + beside) * pixel, more)


# -- what is called here ----------------------------------------------------------------------------------------------


@contextmanager
def recorded() -> Iterator[dict[Call, None]]:
    """Collect the different calls of ``pygame.transform`` within the block, in order."""
    calls: dict[Call, None] = {}

    def listening(name: str, function: Callable[..., Surface]) -> Callable[..., Surface]:
        def call(source: Surface, *more: object) -> Surface:
            alpha = bool(source.get_masks()[3])
            calls[Call(name, source.get_size(), source.get_bytesize(), alpha, source.get_pitch(), more)] = None
            return function(source, *more)
        return call

    functions = {name: function for name, function in vars(pygame.transform).items()
                 if callable(function) and not name.startswith("_") and name not in WITHOUT_A_PICTURE}
    vars(pygame.transform).update({name: listening(name, function) for name, function in functions.items()})
    try:
        yield calls
    finally:
        vars(pygame.transform).update(functions)


# -- the process behind the fence -------------------------------------------------------------------------------------


class Fence:
    """A process that makes calls at the edge of memory, each of them once."""

    def __init__(self) -> None:
        fenced = {**os.environ, "SDL_VIDEODRIVER": "dummy", "EF_ALLOW_MALLOC_0": "1", "LD_PRELOAD": ELECTRIC or ""}
        self._process = subprocess.Popen([sys.executable, "-m", "tests.ui.fence"], cwd=ROOT, env=fenced, text=True,
                                         stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._known: dict[Call, bool] = {}

    def beyond(self, calls: Iterable[Call]) -> list[Call]:
        """Those of ``calls`` that access memory beyond a picture, or raise."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        asked = list(dict.fromkeys(calls))
        new = [call for call in asked if call not in self._known]
        print(json.dumps(new), file=self._process.stdin, flush=True)
        bad = set(json.loads(self._process.stdout.readline()))
        self._known |= {call: number in bad for number, call in enumerate(new)}
        return [call for call in asked if self._known[call]]

    def close(self) -> None:
        self._process.communicate("")


def walled(size: int, before: bool) -> memoryview:
    """``size`` bytes that begin directly after an inaccessible page, or end directly before one."""
    room = -(-size // mmap.PAGESIZE) * mmap.PAGESIZE
    pages = mmap.mmap(-1, room + 2 * mmap.PAGESIZE)
    start = ctypes.addressof(ctypes.c_char.from_buffer(pages))
    memory = ctypes.CDLL(None, use_errno=True)
    for wall in (start, start + mmap.PAGESIZE + room):
        if memory.mprotect(ctypes.c_void_p(wall), ctypes.c_size_t(mmap.PAGESIZE), 0):
            raise OSError(ctypes.get_errno(), "mprotect")
    first = mmap.PAGESIZE + (0 if before else room - size)
    return memoryview(pages)[first:first + size]


def picture(call: Call, before: bool) -> Surface:
    """The picture of ``call`` at the edge of memory; if its rows have padding, as a part of a wider picture."""
    wide, high = call.size
    kind: Literal["P", "RGB", "RGBA", "RGBX"] = "RGBX" if call.pixel == 4 and not call.alpha else FORMATS[call.pixel]
    whole = call.pitch // call.pixel
    ground = pygame.image.frombuffer(walled(call.pitch * high, before), (whole, high), kind, call.pitch)
    return ground.subsurface((0 if before else whole - wide, 0, wide, high)) if whole > wide else ground


def carry_out(call: Call) -> None:
    """Make ``call`` at both edges."""
    module, name = (transform, call.function[5:]) if call.function.startswith("game.") else (
        pygame.transform, call.function)
    for before in (False, True):
        getattr(module, name)(picture(call, before), *call.more)


def failed(calls: Sequence[Call]) -> list[int]:
    """The indices of those of ``calls`` that end their process or raise."""
    done, found = mmap.mmap(-1, 8), []
    at = 0
    while at < len(calls):
        child = os.fork()
        if child == 0:
            for number in range(at, len(calls)):
                done[:] = struct.pack("q", number)
                carry_out(calls[number])
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if status == 0:
            break
        at = struct.unpack("q", done[:])[0] + 1
        found.append(at - 1)
    return found


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(failed([Call(*fields) for fields in json.loads(line)])), flush=True)
