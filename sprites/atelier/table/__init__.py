"""The ornaments of the table."""
from __future__ import annotations

from dataclasses import dataclass

from ..registry import Drawing


@dataclass(frozen=True, slots=True)
class Ornament:
    """A drawing of the table and the (file below sprites/, width in pixels) it is written to."""
    drawing: Drawing
    files: tuple[tuple[str, int], ...]


ORNAMENTS: dict[str, Ornament] = {}
