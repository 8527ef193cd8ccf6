"""How much of a core the window takes while nobody touches it, on whatever display there is."""

from __future__ import annotations

from collections.abc import Iterator

LINE = "{what:<16}  {percent:6.3f} % of a core ({seconds} s)"


def run(seconds: int) -> Iterator[str]:
    """Open the window and measure for ``seconds`` in the menu and at the table, on the player's turn."""
    from ...ui.shots import resting  # noqa: PLC0415 - only this bench opens a window
    for what, share in resting.shares(seconds):
        yield LINE.format(what=what, percent=100 * share, seconds=seconds)
