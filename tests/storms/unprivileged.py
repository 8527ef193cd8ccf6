"""Permissions of ordinary users: root bypasses them, which would hide the faults that a player sees."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_VERSION = 0x20080522
"""Of the capabilities' structures in Linux: two words for each set."""
_OVERRIDE, _SEARCH = 1, 2
"""CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH."""


class _Header(ctypes.Structure):
    _fields_ = (("version", ctypes.c_uint32), ("pid", ctypes.c_int))


class _Sets(ctypes.Structure):
    _fields_ = (("effective", ctypes.c_uint32), ("permitted", ctypes.c_uint32), ("inheritable", ctypes.c_uint32))


@contextmanager
def unprivileged() -> Iterator[None]:
    """Within the block, this thread may access only what the modes of files allow, even as root."""
    if os.geteuid() != 0:
        yield
        return
    assert sys.platform == "linux", "run these tests as an ordinary user"
    libc, header, sets = ctypes.CDLL(None, use_errno=True), _Header(_VERSION, 0), (_Sets * 2)()

    def check(result: int) -> None:
        if result != 0:
            raise OSError(ctypes.get_errno(), "capabilities")

    check(libc.capget(ctypes.byref(header), sets))
    before = sets[0].effective
    sets[0].effective = before & ~(1 << _OVERRIDE | 1 << _SEARCH)
    check(libc.capset(ctypes.byref(header), sets))
    try:
        yield
    finally:
        sets[0].effective = before
        check(libc.capset(ctypes.byref(header), sets))
