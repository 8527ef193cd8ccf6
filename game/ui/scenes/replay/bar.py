"""The words on the bar below a replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from ....view import words
from ....view.units import Metrics, Size, TextRole
from ...draw import text, theme
from ...widgets import ROOMY, Widget, Written

CAPTION = 300
"""Units: least width of the words about the last action."""


class Caption(Widget):
    """Two lines: the last action, and the state of the deal."""

    def __init__(self, upper: Callable[[], str], lower: Callable[[], str]) -> None:
        super().__init__()
        self.upper, self.lower = upper, lower

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A constant size, so that nothing moves."""
        high = text.line_height("strong", metrics) + text.line_height("small", metrics)
        return min(room, metrics.px(CAPTION)), high

    def written(self) -> Sequence[Written]:
        """Both lines."""
        metrics, rect = self.metrics, self.rect
        first = text.line_height("strong", metrics)
        upper = _on_a_line(self.upper(), "strong", metrics, rect.width)
        lower = _on_a_line(self.lower(), "small", metrics, rect.width)
        return [Written(upper, Rect(rect.left, rect.top, rect.width, first), theme.INK),
                Written(lower, Rect(rect.left, rect.top + first, rect.width, rect.height - first),
                        theme.ON_PAPER.muted)]


class StopWord(Widget):
    """The word for the step of the buttons beside it."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """As its word."""
        return text.lay(self._word(), "small", metrics, room).size

    def _word(self) -> str:
        return words.say(f"replay.{self.kind}")

    def written(self) -> Sequence[Written]:
        """Its word."""
        return (Written(text.lay(self._word(), "small", self.metrics), self.rect, theme.ON_PAPER.muted, "centre"),)


def _on_a_line(said: str, role: TextRole, metrics: Metrics, room: int) -> text.Block:
    """The words of ``said`` that fit on one line."""
    kept = said.split(" ")
    block = text.fit(said, role, metrics, room)
    while len(block.lines) > 1 and len(kept) > 1:
        kept.pop()
        block = text.fit(" ".join(kept) + " …", role, metrics, room)
    return block
