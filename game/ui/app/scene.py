"""Scenes, the steps between them, and the stack they lie on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, assert_never, runtime_checkable

import pygame
from pygame import Surface
from pygame.event import Event

from ...view.units import Metrics, Size, measured
from .sounds import Sounds

VEIL = (92, 104, 98)
"""What the scenes under an overlay are multiplied by."""


@dataclass(frozen=True, slots=True)
class Push:
    """Put ``scene`` on top; the one below waits."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Take the top scene away, then take the step ``then`` as if the scene below had asked for it.

    A dialog over a game that leads to another place is ``Pop(then=Replace(...))``; ``Pop(then=Pop())`` goes two back.
    """

    then: Step | None = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Put ``scene`` in the place of the top scene."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the game with exit ``code``."""

    code: int = 0


Step = Push | Pop | Replace | Quit
Answer = bool | Step
"""Of a handler: False, not mine; True, mine; a step, mine and go there."""


class Host(Protocol):
    """What a scene may ask of the application that shows it."""

    @property
    def metrics(self) -> Metrics: ...
    @property
    def sounds(self) -> Sounds: ...
    @property
    def full_screen(self) -> bool: ...
    def set_full_screen(self, on: bool) -> None: ...
    def set_text_percent(self, percent: int) -> None: ...


class Scene(Protocol):
    """One thing to look at and do.

    ``enter(host)`` comes once before everything, ``leave()`` once after. ``resize(metrics)`` follows ``enter``, every
    change of the window, the text scale or the language, and coming to the top again: lay out there. ``handle`` is
    given every event while on top. ``update(dt)`` is called once a frame while on top, ``dt`` in seconds. ``draw``
    is called when ``dirty``, must draw all of ``surface`` (any size that ``resize`` was told) and clear ``dirty``;
    ``invalidate()`` asks for everything to be drawn. ``busy``: something moves, so it will change by itself.
    ``awaits``: ``update`` looks for an answer or a moment to come; else a window at rest calls it once a second.
    An ``overlay`` is drawn over the scene below, which stands still and is dimmed. ``family``: of the game it is
    about, whose words are spoken; "" leaves that to the scene below. ``trace()`` tells a test that drives a real window
    what is to be seen besides the buttons of its form; None while it is not at rest.
    """

    overlay: bool

    @property
    def family(self) -> str: ...
    @property
    def dirty(self) -> bool: ...
    @property
    def busy(self) -> bool: ...
    @property
    def awaits(self) -> bool: ...
    def invalidate(self) -> None: ...
    def enter(self, host: Host) -> None: ...
    def leave(self) -> None: ...
    def resize(self, metrics: Metrics) -> None: ...
    def handle(self, event: Event) -> Answer: ...
    def update(self, dt: float) -> Step | None: ...
    def draw(self, surface: Surface) -> None: ...
    def trace(self) -> dict[str, Any] | None: ...


class BaseScene:
    """What scenes have in common, for a child to change: it covers the window, stands still and hears no time.

    A child that has drawn everything says so: ``self._whole = False``.
    """

    overlay = False
    host: Host

    def __init__(self) -> None:
        self._whole = True

    @property
    def family(self) -> str:
        """It is about no game of its own."""
        return ""

    @property
    def dirty(self) -> bool:
        """Whether something must be drawn."""
        return self._whole

    def invalidate(self) -> None:
        """Have everything drawn."""
        self._whole = True

    @property
    def busy(self) -> bool:
        """Nothing moves here."""
        return False

    @property
    def awaits(self) -> bool:
        """Nothing is awaited."""
        return False

    def enter(self, host: Host) -> None:
        """Remember whose window it is."""
        self.host = host

    def leave(self) -> None:
        """Nothing to give back."""

    def update(self, dt: float) -> Step | None:
        """Nothing happens by itself."""
        return None

    def trace(self) -> dict[str, Any] | None:
        """Nothing but its buttons."""
        return {}


@runtime_checkable
class FewCards(Protocol):
    """A scene that knows which cards it shows: told that pictures of cards have come, it draws only what it must."""

    def reveal(self) -> None: ...


class Scenes:
    """The stack of scenes; the last is on top."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._stack: list[Scene] = []
        self._backdrop: Surface | None = None
        self.exit_code: int | None = None

    @property
    def top(self) -> Scene:
        """The scene that hears events."""
        return self._stack[-1]

    @property
    def stack(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(self._stack)

    @property
    def visible(self) -> list[Scene]:
        """What is drawn, the lowest first: the top and, under overlays, what they lie over."""
        first = len(self._stack) - 1
        while first > 0 and self._stack[first].overlay:
            first -= 1
        return self._stack[first:]

    @property
    def family(self) -> str:
        """The family of the game that is looked at, or ""."""
        return next((scene.family for scene in reversed(self._stack) if scene.family), "")

    @property
    def dirty(self) -> bool:
        """Whether anything visible must be drawn."""
        return any(scene.dirty for scene in self.visible)

    def take(self, step: Step) -> None:
        """Go where ``step`` says; without scenes left, or after Quit, ``exit_code`` is set."""
        match step:
            case Push(scene):
                self._put(scene)
            case Pop(then):
                self._stack.pop().leave()
                if then is not None:
                    self.take(then)
                elif self._stack:
                    self.top.resize(self._host.metrics)
            case Replace(scene):
                self._stack.pop().leave()
                self._put(scene)
            case Quit(code):
                self._clear()
                self.exit_code = code
            case _:
                assert_never(step)
        if not self._stack and self.exit_code is None:
            self.exit_code = 0
        self.invalidate()

    def _put(self, scene: Scene) -> None:
        self._stack.append(scene)
        scene.enter(self._host)
        scene.resize(self._host.metrics)

    def _clear(self) -> None:
        while self._stack:
            self._stack.pop().leave()

    def dropped(self) -> list[Scene]:
        """Take away every scene without leaving it, the top one first: something in them has failed."""
        gone, self._stack, self._backdrop = self._stack[::-1], [], None
        return gone

    def invalidate(self) -> None:
        """Have everything visible drawn again."""
        self._backdrop = None
        for scene in self.visible if self._stack else ():
            scene.invalidate()

    def reveal(self) -> None:
        """Have drawn again what shows cards: pictures of some have come."""
        for scene in self.visible:
            if isinstance(scene, FewCards):
                scene.reveal()
            else:
                scene.invalidate()

    def resize(self, metrics: Metrics) -> None:
        """Lay out everything visible anew; what is covered is told when it comes to the top."""
        for scene in self.visible:
            scene.resize(metrics)
        self.invalidate()

    def handle(self, event: Event) -> bool:
        """Give ``event`` to the top scene and go where it says; False if it was not its own."""
        answer = self.top.handle(event)
        if not isinstance(answer, bool):
            self.take(answer)
        return bool(answer)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass for the top scene and go where it says."""
        step = self.top.update(dt)
        if step is not None:
            self.take(step)

    def draw(self, surface: Surface) -> None:
        """Draw what is visible on ``surface``; under overlays, the dimmed picture is kept for next time."""
        *below, top = self.visible
        if not below:
            top.draw(surface)
            return
        if self._backdrop is None or self._backdrop.get_size() != surface.get_size() or any(s.dirty for s in below):
            for scene in below:
                scene.invalidate()
                scene.draw(surface)
                surface.fill(VEIL, None, pygame.BLEND_RGB_MULT)
            self._backdrop = surface.copy()
        else:
            surface.blit(self._backdrop, (0, 0))
        top.invalidate()
        top.draw(surface)


@dataclass(slots=True)
class StillHost:
    """A host without a window, for pictures and tests."""

    metrics: Metrics
    sounds: Sounds
    full_screen: bool = False

    def set_full_screen(self, on: bool) -> None:
        """Only remembered."""
        self.full_screen = on

    def set_text_percent(self, percent: int) -> None:
        """New metrics; the scene is not told."""
        self.metrics = measured(self.metrics.size, percent)


def pictured(scene: Scene, size: Size, text_percent: int = 100, seconds: float = 0.0) -> Surface:
    """What ``scene``, entered afresh, looks like on a surface of ``size`` after ``seconds`` of frames."""
    host = StillHost(measured(size, text_percent), Sounds(None))
    surface = Surface(size, 0, 32)
    scene.enter(host)
    scene.resize(host.metrics)
    for _ in range(round(seconds * 60)):
        scene.update(1 / 60)
    scene.invalidate()
    scene.draw(surface)
    return surface
