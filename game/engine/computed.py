"""Packs and numbers computed from a text, so that the same text gives everyone the same deal."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from .cards import Card


def digest_of(source: str, purpose: str) -> bytes:
    """32 bytes computed from ``source`` and ``purpose``."""
    return sha256(f"{source} {purpose}".encode("ascii")).digest()


def computed_number(source: str, purpose: str, below: int) -> int:
    """A number from 0 to ``below`` - 1, computed from ``source`` and ``purpose``."""
    return int.from_bytes(digest_of(source, purpose), "big") % below


def computed_pack(source: str, deck: Sequence[Card]) -> list[Card]:
    """``deck`` after a Fisher-Yates shuffle with numbers computed from ``source``, from the last place to the second.
    """
    pack = list(deck)
    for place in range(len(pack) - 1, 0, -1):
        other = computed_number(source, f"card {place}", place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return pack
