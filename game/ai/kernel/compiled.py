"""The kernel compiled by Numba, from the same files; only `speed` and the tools import this module.

The results are identical. The first use on a computer takes some 16 s of processor time to compile; Numba keeps the
compiled code in the user's cache folder and loads it in half a second.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from inspect import signature
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import platformdirs

from .. import kernel
from . import playout
from .bench import Machine

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
    """Every function of the kernel by its name, compiled when first called; it takes NumPy arrays instead of lists."""
    setattr(numba.config, "CACHE_DIR", str(cache_folder()))  # noqa: B010 - the module has no declared attributes
    done: dict[Any, Any] = {}
    found: dict[str, Any] = {}
    for name in FILES:
        original = import_module(f"{kernel.__name__}.{name}")
        fresh = _copy(original)
        for key, thing in list(vars(fresh).items()):
            if key in NATIVE:
                found[key] = NATIVE[key]
                setattr(fresh, key, found[key])
            elif not isinstance(thing, FunctionType):
                continue
            elif thing.__module__ == original.__name__:
                source = getattr(original, key)
                done[source] = found[key] = numba.njit(cache=True)(thing)
                setattr(fresh, key, done[source])
            elif thing in done:
                setattr(fresh, key, done[thing])
    return found


def cache_folder() -> Path:
    """The folder for Numba's cache, with a name that depends on the contents of all files of the kernel.

    Numba itself checks the date of one file only, and would miss a change in another file that is compiled with it.
    """
    folder = Path(__file__).parent
    written = b"".join((folder / f"{name}.py").read_bytes() for name in (*FILES, "layout", "compiled"))
    place = platformdirs.user_cache_path("tarot-des-fleurs", appauthor=False)
    return place / "kernel" / sha256(written).hexdigest()[:16]


def _copy(module: ModuleType) -> ModuleType:
    """A second copy of ``module``, executed separately from the imported one."""
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
    """The kernel's array for a list that is only read; it is kept, because most trials use the same lists."""
    kept = _kept.get(id(some))
    if kept is None or kept[0] is not some or kept[1] != some:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        kept = _kept[id(some)] = (some, some[:], array(some))
    return kept[2]


#: By the ``id`` of a list: the list, a copy of it when the array was made, and the array.
_kept: dict[int, tuple[Sequence[Any], Sequence[Any], Any]] = {}
MOST_KEPT = 64


@cache
def compiled_machine() -> Machine:
    """The compiled kernel for searches. Returns when it is compiled, or read from Numba's cache."""
    simulate = compiled()["simulate"]
    simulate.compile(tuple(_TYPES[one.annotation] for one in signature(playout.simulate).parameters.values()))
    return Machine(simulate, array, constant)


_TYPES = {"int": numba.int64, "list[int]": numba.int64[::1], "list[float]": numba.float64[::1]}
