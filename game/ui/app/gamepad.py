"""The sticks of a game pad as arrow keys: a push is a press, held it repeats."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from pygame.event import Event

from .events import key

PUSHED, LET_GO = 0.55, 0.35
"""Share of the way at which a stick counts as pushed, and below which as let go: between them nothing changes."""
FIRST_REPEAT_S, REPEAT_S = 0.4, 0.11
FULL = 32767
"""A controller's value for all the way; a joystick's is 1."""
_X = frozenset((pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_RIGHTX))
_Y = frozenset((pygame.CONTROLLER_AXIS_LEFTY, pygame.CONTROLLER_AXIS_RIGHTY))
_JOY_X, _JOY_Y = frozenset((0,)), frozenset((1,))

Axis = tuple[int, int, int]
"""Kind of event, pad, number of the axis."""


@dataclass(slots=True)
class Sticks:
    """How every stick is held: ``held`` arrows by axis, each with the seconds until it is pressed again."""

    held: dict[Axis, int] = field(default_factory=dict)
    left: dict[Axis, float] = field(default_factory=dict)

    def read(self, event: Event) -> Event | None:
        """The press that ``event`` makes of an arrow; None for other events and where nothing is pressed by it."""
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
        """The presses of sticks held on while ``dt`` seconds passed."""
        pressed = []
        for axis, arrow in self.held.items():
            self.left[axis] -= dt
            if self.left[axis] <= 0:
                self.left[axis] = REPEAT_S
                pressed.append(key(arrow))
        return pressed

    def let_go(self) -> None:
        """Forget what is held: the window has lost the focus, or a pad is gone."""
        self.held.clear()
