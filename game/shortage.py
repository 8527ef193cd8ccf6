"""Recognises a lack of memory, which Python, SDL and the loader of libraries report in different ways."""

from __future__ import annotations

import errno

SIGNS = ("memory", "map segment", "new thread", "create thread")
"""Parts of the messages of SDL (surfaces and threads), of threads and of the loader of libraries."""


def is_shortage(fault: BaseException) -> bool:
    """Whether ``fault`` means that memory was short, or that a thread could not start, which needs some."""
    if isinstance(fault, OSError):
        return fault.errno in (errno.ENOMEM, errno.EAGAIN)
    if isinstance(fault, MemoryError | SystemError):  # SystemError: Python had no memory for a MemoryError
        return True
    if isinstance(fault, SyntaxError):  # in code that a dataclass generates, which is never wrong
        return fault.filename == "<string>"
    said = isinstance(fault, RuntimeError | ImportError | Warning)
    return said and any(sign in str(fault).lower() for sign in SIGNS)
