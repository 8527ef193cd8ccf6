"""How it shows that there is no memory: Python, the window and the loader of libraries say it each in their own way."""

from __future__ import annotations

import errno

SIGNS = ("memory", "map segment", "new thread", "create thread")
"""In what SDL (of surfaces and threads), threads and the loader of libraries say then."""


def is_shortage(fault: BaseException) -> bool:
    """Whether ``fault`` says that there was no memory, or no thread, which needs some."""
    if isinstance(fault, OSError):
        return fault.errno in (errno.ENOMEM, errno.EAGAIN)
    if isinstance(fault, MemoryError | SystemError):  # the second where Python had none for the first
        return True
    said = isinstance(fault, RuntimeError | ImportError | Warning)
    return said and any(sign in str(fault).lower() for sign in SIGNS)
