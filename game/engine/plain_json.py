"""Reads JSON from untrusted sources: only values that can be written again, and no duplicate keys."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import isfinite
from typing import Any


def strict_json(text: str) -> Any:
    """The value in ``text``; ValueError if it is not JSON, RecursionError if it is nested too deeply.

    ValueError also for valid JSON with a duplicate key or a number too large for a float, and for ``NaN`` and
    ``Infinity``.
    """
    return json.loads(text, parse_float=_number, parse_constant=_no_constant, object_pairs_hook=_keys_once)


def _keys_once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"the key {next(key for key in keys if keys.count(key) > 1)!r:.40} is there twice")
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number")


def _number(text: str) -> float:
    """``text`` as a float, which is exact for halves; ValueError if it is too large."""
    value = float(text)
    if not isfinite(value):
        raise ValueError(f"{text[:20]} is too large a number")
    return value
