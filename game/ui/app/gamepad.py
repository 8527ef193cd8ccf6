"""Game pads: their buttons as key presses, and their sticks as arrow keys that repeat while a stick is held."""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

from ...view.bindings import BUTTONS, TRIGGERS, PadKind, kind_of_pad
from .events import Verb, pressed
from .keys import CONTROLS

PUSHED, LET_GO = 0.55, 0.35
"""Shares of a stick's range: the stick counts as pushed above the first and as released below the second.

Between them nothing changes.
"""
FIRST_REPEAT_S, REPEAT_S = 0.4, 0.11
FULL = 32767
"""The value of a controller's axis at its end; that of a joystick is 1."""
_X = frozenset((pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_RIGHTX))
_Y = frozenset((pygame.CONTROLLER_AXIS_LEFTY, pygame.CONTROLLER_AXIS_RIGHTY))
_JOY_X, _JOY_Y = frozenset((0,)), frozenset((1,))
_TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: TRIGGERS[0], pygame.CONTROLLER_AXIS_TRIGGERRIGHT: TRIGGERS[1]}
_HAT = {(0, 1): "dpup", (0, -1): "dpdown", (-1, 0): "dpleft", (1, 0): "dpright"}
ON_A_DECK = "SteamDeck"
"""An environment variable that is 1 on a Steam Deck, whose built-in pad reports the name of another pad."""
_FIRST = 4
"""The number of buttons of an unknown joystick that are treated as a pad's; further ones are named by numbers."""

_log = logging.getLogger(__name__)

Axis = tuple[int, int, int]
"""An axis: the kind of event, the pad, and the number of the axis."""


@dataclass(slots=True)
class Sticks:
    """The state of all sticks: ``held`` contains the arrow of each held axis, ``left`` the seconds until it repeats."""

    held: dict[Axis, Verb] = field(default_factory=dict)
    left: dict[Axis, float] = field(default_factory=dict)

    def read(self, event: Event) -> Event | None:
        """The arrow key press that ``event`` makes when a stick is pushed.

        Returns None for other events, and while the stick is held.
        """
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
        back, forth = (Verb.LEFT, Verb.RIGHT) if event.axis in across else (Verb.UP, Verb.DOWN)
        if abs(share) < LET_GO:
            self.held.pop(axis, None)
            return None
        arrow = forth if share > 0 else back
        if abs(share) < PUSHED or self.held.get(axis) == arrow:
            return None
        self.held[axis], self.left[axis] = arrow, FIRST_REPEAT_S
        return pressed(arrow)

    def wait(self, dt: float) -> list[Event]:
        """Advance by ``dt`` seconds; return the repeated presses of held sticks."""
        again = []
        for axis, arrow in self.held.items():
            self.left[axis] -= dt
            if self.left[axis] <= 0:
                self.left[axis] = REPEAT_S
                again.append(pressed(arrow))
        return again

    def let_go(self) -> None:
        """Forget held sticks, because the window has lost the focus or a pad is gone."""
        self.held.clear()


@dataclass(frozen=True, slots=True)
class Pad:
    """A connected pad: the ``handle`` that keeps it open, its kind, and whether its layout is ``known``."""

    handle: object
    kind: PadKind
    known: bool


class Pads:
    """All pads. Their buttons become key presses with the name of the ``button``."""

    def __init__(self) -> None:
        self.sticks = Sticks()
        self._open: dict[int, Pad] = {}
        self._pulled: set[tuple[int, str]] = set()

    def open(self) -> None:
        """Begin to look for pads; an event reports each pad that is or will be connected."""
        pygame.joystick.init()
        controller.init()

    def plug(self, index: int) -> None:
        """Keep the pad with this index open, because events of a pad come only while there is a reference to it."""
        try:
            stick = pygame.joystick.Joystick(index)
            known = controller.is_controller(index)
            handle = controller.Controller(index) if known else stick
        except pygame.error as fault:  # it was unplugged before this event was read
            _log.info("no pad %d: %s", index, fault)
            return
        kind: PadKind = "deck" if os.environ.get(ON_A_DECK) == "1" else kind_of_pad(stick.get_name())
        CONTROLS.pad = kind
        self._open[stick.get_instance_id()] = Pad(handle, kind, known)

    def open_again(self) -> None:
        """Open all pads again after a sleep of the machine, and forget held sticks and triggers."""
        self.sticks.let_go()
        self._pulled.clear()
        if pygame.joystick.get_init():
            for index in range(pygame.joystick.get_count()):
                self.plug(index)

    def unplug(self, pad: int) -> None:
        """Forget the pad with this instance id."""
        self._open.pop(pad, None)
        self.sticks.let_go()
        self._pulled = {(other, name) for other, name in self._pulled if other != pad}

    def translated(self, event: Event) -> Event | None:
        """The key press that a button or a stick makes by ``event``; otherwise ``event`` itself.

        SDL reports a pad with a known layout twice, by its layout and by its numbers. The result is None for the second
        report.
        """
        number = getattr(event, "instance_id", 0)
        pad = self._open.get(number)
        if pad is not None and pad.known and event.type in (pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN,
                                                            pygame.JOYAXISMOTION):
            return None
        button = self._button(event, number)
        made = pressed(CONTROLS.verb_of_button(button), button) if button else self.sticks.read(event)
        if made is not None:
            CONTROLS.by_pad = True
            CONTROLS.pad = pad.kind if pad is not None else CONTROLS.pad
        elif event.type == pygame.KEYDOWN:
            CONTROLS.by_pad = False
        return made or event

    def _button(self, event: Event, pad: int) -> str:
        """The name of the button that ``event`` presses; empty for other events."""
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN:
                return BUTTONS[event.button] if event.button < len(BUTTONS) else f"button{event.button + 1}"
            case pygame.JOYHATMOTION:
                return _HAT.get(tuple(event.value), "")
            case pygame.JOYBUTTONDOWN:
                return BUTTONS[event.button] if event.button < _FIRST else f"button{event.button + 1}"
            case pygame.CONTROLLERAXISMOTION if event.axis in _TRIGGERS:
                return self._trigger(pad, _TRIGGERS[event.axis], event.value / FULL)
        return ""

    def _trigger(self, pad: int, name: str, share: float) -> str:
        """``name`` when the trigger is pulled far enough, once for each pull; otherwise ""."""
        pulled = (pad, name) in self._pulled
        if share < LET_GO:
            self._pulled.discard((pad, name))
        elif share > PUSHED and not pulled:
            self._pulled.add((pad, name))
            return name
        return ""
