"""Lets the searches of a process use the compiled kernel if Numba is installed; else they run in plain Python."""

from __future__ import annotations

import logging
import os
from importlib.util import find_spec
from threading import Thread

from .bench import use

_log = logging.getLogger(__name__)
#: The environment variable that, if it is ``plain``, keeps all searches on plain Python.
VARIABLE = "TAROT_KERNEL"


def can_compile() -> bool:
    """Whether Numba is installed, by the extra ``fast``, and is not disabled by VARIABLE."""
    return os.environ.get(VARIABLE) != "plain" and find_spec("numba") is not None


def use_compiled() -> bool:
    """Compile the kernel for all searches of this process; returns whether that succeeded.

    The results are identical. The compiler is optional: if it fails, the error is logged, and searches run in plain
    Python.
    """
    if not can_compile():
        return False
    try:
        from .compiled import compiled_machine  # noqa: PLC0415 - Numba is optional, and takes a third of a second to load
        use(compiled_machine())
    except Exception:  # noqa: BLE001 - a compiler can fail in any way
        _log.warning("the kernel was not compiled; searches run on plain Python", exc_info=True)
        return False
    return True


def compile_in_background() -> None:
    """Call :func:`use_compiled` in a thread; searches run in plain Python until the kernel is compiled."""
    if can_compile():
        Thread(target=use_compiled, name="compiler", daemon=True).start()
