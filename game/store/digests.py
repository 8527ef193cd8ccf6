"""Digests that tell whether two deals, two records or two matches are the same."""

from __future__ import annotations

import json
import zlib
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from ..engine.deal_code import told_options
from ..engine.game import State
from ..engine.record import Record, write
from ..engine.variants import written_options


def _digest(*said: Any) -> bytes:
    text = json.dumps(said, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).digest()


def identity(record: Record, last: State, text: str) -> bytes:
    """Equal for two records of one deal as it was played, reviews and notes aside; ``text`` is its line."""
    plain = write(replace(record, more={}), last) if record.more else text
    return blake2b(plain.encode(), digest_size=16).digest()


def layout(record: Record) -> bytes:
    """Equal for the same cards in the same hands by the same rules; players and length of the match do not matter."""
    return _digest(record.rules.preset, told_options(record.rules), record.dealer, list(map(sorted, record.hands)))


def grouping(record: Record) -> bytes:
    """Equal for the deals of one match."""
    rules = record.rules
    return _digest(record.match.get("id"), rules.preset, written_options(rules), record.names, record.bots)


def running_sum(before: int, text: str) -> int:
    """A check over everything up to ``text``, which follows what has the check ``before``; 0 for nothing."""
    return zlib.crc32(text.encode(), before)
