"""The kernel compiled by Numba, from the same files: for tuning and for long matches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

from game.ai import kernel
from game.ai.kernel.bench import Machine

#: The kernel's files in the order of their imports.
FILES = ("bits", "filling", "settling", "policy", "playout", "features")


@numba.njit(inline="always")
def _count(m: int) -> int:
    m = m - ((m >> 1) & 0x5555555555555555)
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    m = m + (m >> 8)
    m = m + (m >> 16)
    m = m + (m >> 32)
    return m & 0x7F


@numba.njit
def _top(m: int) -> int:
    n = -1
    while m > 0:
        m >>= 1
        n += 1
    return n


@numba.njit
def _low(m: int) -> int:
    m, n = m & -m, -1
    while m > 0:
        m >>= 1
        n += 1
    return n


NATIVE = {"count": _count, "top": _top, "low": _low}


@cache
def compiled() -> dict[str, Any]:
    """Every function of the kernel by its name, compiled when first called; lists are NumPy arrays there."""
    done: dict[Any, Any] = {}
    found: dict[str, Any] = {}
    for name in FILES:
        original = import_module(f"{kernel.__name__}.{name}")
        fresh = _copy(original)
        for key, thing in list(vars(fresh).items()):
            if not isinstance(thing, FunctionType):
                continue
            if thing.__module__ == original.__name__:
                source = getattr(original, key)
                done[source] = NATIVE.get(key) or numba.njit(cache=True)(thing)
                found[key] = done[source]
                setattr(fresh, key, done[source])
            elif thing in done:
                setattr(fresh, key, done[thing])
    return found


def _copy(module: ModuleType) -> ModuleType:
    """``module`` executed once more, apart from the one in use."""
    spec = find_spec(module.__name__)
    assert spec is not None
    assert spec.loader is not None
    fresh = module_from_spec(spec)
    spec.loader.exec_module(fresh)
    return fresh


def array(some: Any) -> Any:
    """A list of ints or floats as the kernel's array."""
    kind = np.float64 if some and isinstance(some[0], float) else np.int64
    return np.array(some, dtype=kind)


def constant(some: Sequence[Any]) -> Any:
    """The same for a list that is only read: made once, for most trials have the same ones."""
    kept = _kept.get(id(some))
    if kept is None or kept[0] is not some or kept[1] != some:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        kept = _kept[id(some)] = (some, some[:], array(some))
    return kept[2]


#: Lists by identity, each with what was in it and its array.
_kept: dict[int, tuple[Sequence[Any], Sequence[Any], Any]] = {}
MOST_KEPT = 64


@cache
def machine() -> Machine:
    """The compiled kernel for searches."""
    return Machine(compiled()["simulate"], array, constant)
