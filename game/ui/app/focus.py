"""The keyboard focus: the widget that has it, and the direction in which keys move it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from pygame import Rect

from .events import Verb


class Focusable(Protocol):
    """The part of a widget's interface that the focus needs."""

    rect: Rect
    focused: bool


W = TypeVar("W", bound=Focusable)
_AWAY = {Verb.LEFT: (-1, 0), Verb.RIGHT: (1, 0), Verb.UP: (0, -1), Verb.DOWN: (0, 1)}
ASIDE = 2.5
"""In the search for the nearest widget, a distance sideways counts this many times as much as one ahead."""


class Focus(Generic[W]):
    """The focus on one of the widgets in ``ring``; it is ``visible`` once the keyboard has been used."""

    def __init__(self) -> None:
        self.ring: list[W] = []
        self.widget: W | None = None
        self.visible = False

    def renew(self, ring: Sequence[W]) -> None:
        """Set the focusable widgets to ``ring``, in the order of Tab; the focus stays if its widget is among them."""
        self.ring = list(ring)
        if self.widget is not None and not any(self.widget is other for other in self.ring):
            self.to(None)

    def to(self, widget: W | None) -> None:
        """Focus ``widget``; None removes the focus."""
        if self.widget is not None:
            self.widget.focused = False
        self.widget = widget
        if widget is not None:
            widget.focused = True

    def move(self, verb: Verb) -> bool:
        """Move the focus in the direction of ``verb``; return False if there is no widget in that direction."""
        match verb:
            case Verb.NEXT:
                return self._along(1)
            case Verb.PREVIOUS:
                return self._along(-1)
            case Verb.LEFT | Verb.RIGHT | Verb.UP | Verb.DOWN:
                return self._along(1) if self.widget is None else self._towards(self.widget, _AWAY[verb])
        return False

    def _along(self, step: int) -> bool:
        if not self.ring:
            return False
        at = next((i for i, widget in enumerate(self.ring) if widget is self.widget), -1 if step > 0 else 0)
        self.to(self.ring[(at + step) % len(self.ring)])
        return True

    def _towards(self, here: W, away: tuple[int, int]) -> bool:
        found = [(cost, i) for i, other in enumerate(self.ring) if (cost := distance(here.rect, other.rect, away))]
        if not found:
            return False
        self.to(self.ring[min(found)[1]])
        return True


def distance(start: Rect, goal: Rect, away: tuple[int, int]) -> float | None:
    """The distance from ``start`` to ``goal`` in the direction ``away`` (a unit step).

    Returns None if ``goal`` is in another direction.
    """
    dx, dy = away
    ahead = (goal.centerx - start.centerx) * dx + (goal.centery - start.centery) * dy
    beyond = (goal.left >= start.right - 2) if dx > 0 else (goal.right <= start.left + 2)
    if dy:
        beyond = (goal.top >= start.bottom - 2) if dy > 0 else (goal.bottom <= start.top + 2)
    if not beyond or ahead <= 0:
        return None
    if dx:
        apart = max(0, goal.top - start.bottom, start.top - goal.bottom)
        off_middle = abs(goal.centery - start.centery)
    else:
        apart = max(0, goal.left - start.right, start.left - goal.right)
        off_middle = abs(goal.centerx - start.centerx)
    return ahead + ASIDE * apart + 0.2 * off_middle + 1
