"""The sticks of a game pad as arrow keys, which repeat while a stick is held."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from pygame.event import Event

from .events import key

PUSHED, LET_GO = 0.55, 0.35
"""Shares of the way: a stick is pushed above the first and released below the second; between them nothing changes."""
FIRST_REPEAT_S, REPEAT_S = 0.4, 0.11
FULL = 32767
"""The value of a controller's axis at its end; a joystick's is 1."""
_X = frozenset((pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_RIGHTX))
_Y = frozenset((pygame.CONTROLLER_AXIS_LEFTY, pygame.CONTROLLER_AXIS_RIGHTY))
_JOY_X, _JOY_Y = frozenset((0,)), frozenset((1,))

Axis = tuple[int, int, int]
"""Kind of event, pad, number of the axis."""


@dataclass(slots=True)
class Sticks:
    """The state of all sticks: ``held`` arrows by axis, each with the seconds until it repeats."""

    held: dict[Axis, int] = field(default_factory=dict)
    left: dict[Axis, float] = field(default_factory=dict)

    def read(self, event: Event) -> Event | None:
        """The press of an arrow that ``event`` makes; None for other events and where it presses nothing."""
        match event.type:
            case pygame.CONTROLLERAXISMOTION:
                return self._moved(event, event.value / FULL, _X, _Y)
            case pygame.JOYAXISMOTION:
                return self._moved(event, event.value, _JOY_X, _JOY_Y)
        return None

    def _moved(self, event: Event, share: float, across: frozenset[int], down: frozenset[int]) -> Event | None:
        if event.axis not in across | down:
            return None
        axis = event.type, getattr(event, "instance_id", 0), event.axis
        back, forth = (pygame.K_LEFT, pygame.K_RIGHT) if event.axis in across else (pygame.K_UP, pygame.K_DOWN)
        if abs(share) < LET_GO:
            self.held.pop(axis, None)
            return None
        arrow = forth if share > 0 else back
        if abs(share) < PUSHED or self.held.get(axis) == arrow:
            return None
        self.held[axis], self.left[axis] = arrow, FIRST_REPEAT_S
        return key(arrow)

    def wait(self, dt: float) -> list[Event]:
        """The repeated presses of held sticks after ``dt`` seconds."""
        pressed = []
        for axis, arrow in self.held.items():
            self.left[axis] -= dt
            if self.left[axis] <= 0:
                self.left[axis] = REPEAT_S
                pressed.append(key(arrow))
        return pressed

    def let_go(self) -> None:
        """Forget held sticks: the window has lost the focus, or a pad is gone."""
        self.held.clear()
