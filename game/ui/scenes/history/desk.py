"""A narrow column of filters beside a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ....view.units import Metrics, Size
from ....view.words import Text, spoken
from ...app.scene import Step
from ...draw import text, theme
from ...widgets import ROOMY, Column, Label, Option, Select, Space, Tracks, Whole, Widget

SIDE = 0.2
"""The largest share of the width for the column."""


class Chosen(Select[str]):
    """A choice as high as the selected option, not as the longest."""

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """As wide as its longest words."""
        block = text.fit(spoken(self.options[self._at].words), "body", metrics, room - self._sides(metrics))
        return super().preferred(metrics, room)[0], max(metrics.px(38), block.height + metrics.px(14))


@dataclass(frozen=True, slots=True)
class NamedChoice:
    """A choice called ``title`` of ``options``, registered under ``name``; ``changed`` is called with the value."""

    name: str
    title: Text
    options: Sequence[Option[str]]
    value: str
    changed: Callable[[str], Step | None]


def picks_column(
    picks: Sequence[NamedChoice], named: Callable[[str, Widget], Widget], below: Sequence[Widget]
) -> Column:
    """The choices in a column, each ``named``, and the widgets ``below`` them."""
    lines: list[Widget] = []
    for pick in picks:
        select = Chosen(pick.options, pick.value, pick.changed)
        lines += [Label(pick.title, "small", colour=theme.ON_PAPER.muted), named(pick.name, select), Space(3)]
    return Column([*lines, *below], 3)


def beside(side: Widget, main: Widget) -> Widget:
    """``side`` in a narrow column at the left, ``main`` in the rest, both in all the height."""
    return Whole(Tracks([side, main], (SIDE, "fill"), 26, level="fill"))
