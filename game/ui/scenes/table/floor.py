"""The layout of buttons over a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from pygame import Rect

from ....view.units import Metrics, Size
from ...widgets.base import ROOMY, Widget

NO_SIZES: Mapping[Widget, Metrics] = MappingProxyType({})


class Floor(Widget):
    """Places its children by the function ``places``; those in ``sized`` have metrics of their own."""

    def __init__(self, children: Sequence[Widget], places: Callable[[Metrics], dict[Widget, Rect]],
                 sized: Mapping[Widget, Metrics] = NO_SIZES) -> None:
        super().__init__()
        self.items, self.places, self.sized = list(children), places, sized

    @property
    def children(self) -> Sequence[Widget]:
        """Its widgets."""
        return self.items

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The whole window."""
        return metrics.size

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Each child in its place."""
        super().layout(rect, metrics)
        for child, place in self.places(metrics).items():
            child.layout(place, self.sized.get(child, metrics))


def row_of(buttons: Sequence[Widget], metrics: Metrics, centre: tuple[float, float], room: int,
           gap: float = 10) -> dict[Widget, Rect]:
    """Rectangles for ``buttons`` side by side round ``centre``, on several lines if ``room`` is short."""
    space = metrics.px(gap)
    lines: list[list[tuple[Widget, Size]]] = [[]]
    used = 0
    for button in buttons:
        size = button.preferred(metrics, room)
        if lines[-1] and used + space + size[0] > room:
            lines.append([])
            used = 0
        used += size[0] + (space if lines[-1] else 0)
        lines[-1].append((button, size))
    height = sum(max((h for _, (_, h) in line), default=0) for line in lines) + space * (len(lines) - 1)
    places: dict[Widget, Rect] = {}
    top = round(centre[1] - height / 2)
    for line in lines:
        left = round(centre[0] - (sum(w for _, (w, _) in line) + space * (len(line) - 1)) / 2)
        tall = max((h for _, (_, h) in line), default=0)
        for button, (wide, high) in line:
            places[button] = Rect(left, top + (tall - high) // 2, wide, high)
            left += wide + space
        top += tall + space
    return places


def button_lines(places: Mapping[Widget, Rect]) -> int:
    """The number of lines that ``places`` by :func:`row_of` make."""
    return len({place.centery for place in places.values()})
