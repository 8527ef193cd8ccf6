"""Scenes, the steps between them, and the stack of scenes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol, assert_never

import pygame
from pygame import Surface
from pygame.event import Event

from ...view.access import Node
from ...view.units import Metrics, Point
from ..draw import theme
from .sounds import Sounds

VEIL = (92, 104, 98)
"""The colour by which scenes under an overlay are multiplied."""


def veil(surface: Surface) -> None:
    """Darken the picture under an overlay; with reduced transparency, hide it."""
    if theme.LOOK.opaque:
        surface.fill(theme.NIGHT)
    else:
        surface.fill(VEIL, None, pygame.BLEND_RGB_MULT)


@dataclass(frozen=True, slots=True)
class Push:
    """Put ``scene`` above the present one, to which it returns; then take the step ``then``."""

    scene: Scene
    then: Step | None = None


@dataclass(frozen=True, slots=True)
class Pop:
    """Go back: remove the top scene, then take the step ``then`` from the scene below.

    A dialog over a game that leads to another place is ``Pop(then=Replace(...))``; ``Pop(then=Pop())`` goes back two
    scenes.
    """

    then: Step | None = None


@dataclass(frozen=True, slots=True)
class Home:
    """Go back to the first scene, the menu, then take the step ``then``."""

    then: Step | None = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Replace the top scene with ``scene``, then take the step ``then``."""

    scene: Scene
    then: Step | None = None


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program with exit ``code``."""

    code: int = 0


Step = Push | Pop | Home | Replace | Quit
Answer = bool | Step
"""The result of a handler.

False if it did not use the event; True if it did; a step if it did and the step is to be taken.
"""


class Host(Protocol):
    """The services of the application that scenes use."""

    @property
    def metrics(self) -> Metrics: ...
    @property
    def sounds(self) -> Sounds: ...
    @property
    def full_screen(self) -> bool: ...
    def set_full_screen(self, on: bool) -> None: ...
    def set_text_percent(self, percent: int) -> None: ...


class Scene:
    """A screen of the program, with its picture and its input.

    ``enter(host)`` is called once before everything else, ``leave()`` once at the end. ``resize(metrics)`` computes the
    layout; it is called after ``enter``, after every change of the window, the text scale or the language, and after
    the return to the top. ``returned()`` is called before it on that return, because the facts shown may have changed.
    ``handle`` gets every event while on top. ``thing_at`` returns a key for the object that a press at a point would
    use, None for nothing; the key stays equal if widgets are made again. ``update(dt)`` is called once a frame while on
    top, ``dt`` in seconds. ``draw`` is called when ``dirty``, must draw all of ``surface`` (any size that ``resize``
    was given) and clear ``dirty``; ``invalidate()`` makes everything dirty. ``busy``: something moves, so that the
    picture changes without input. ``awaits``: ``update`` polls for an answer or a time; otherwise a window at rest
    calls it once a second. An ``overlay`` is drawn over the scene below, which is paused and, if it ``veils``, dimmed.
    ``family`` is the family of its game, whose words are used, and ``mood`` chooses the music; if either is "", that of
    the scene below is used. ``trace()`` describes the picture, apart from the buttons of its form, to a test that
    drives a real window; None while it is not at rest. ``spares``: the processor is free for work in the background,
    because the player does not wait for a bot.

    A screen reader gets the ``nodes`` of everything that is not a widget, and then the widgets of the scene's forms, if
    it has any (``HasForms`` in ``ui/widgets/form.py``). ``reveal`` marks the parts with cards to be drawn, because
    pictures of cards have arrived.
    """

    overlay, veils = False, True
    spares = True
    mood = ""
    host: Host

    def __init__(self) -> None:
        self._whole = True
        """Whether the scene must be drawn again."""

    @property
    def family(self) -> str:
        return ""

    @property
    def dirty(self) -> bool:
        return self._whole

    def invalidate(self) -> None:
        self._whole = True

    def reveal(self) -> None:
        self.invalidate()

    @property
    def busy(self) -> bool:
        return False

    @property
    def awaits(self) -> bool:
        return False

    def enter(self, host: Host) -> None:
        self.host = host

    def leave(self) -> None:
        pass

    def returned(self) -> None:
        pass

    def resize(self, metrics: Metrics) -> None:
        pass

    def handle(self, event: Event) -> Answer:
        return False

    def thing_at(self, at: Point) -> object:
        return None

    def update(self, dt: float) -> Step | None:
        return None

    def draw(self, surface: Surface) -> None:
        self._whole = False

    def trace(self) -> dict[str, Any] | None:
        return {}

    def nodes(self) -> Sequence[Node]:
        return ()


class Scenes:
    """The stack of scenes; the last is on top."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._stack: list[Scene] = []
        self._backdrop: Surface | None = None
        self.exit_code: int | None = None

    @property
    def top(self) -> Scene:
        """The scene on top, which gets the events."""
        return self._stack[-1]

    @property
    def stack(self) -> tuple[Scene, ...]:
        """All scenes, lowest first."""
        return tuple(self._stack)

    @property
    def visible(self) -> list[Scene]:
        """The visible scenes, lowest first: the one on top and, below overlays, those under them."""
        first = len(self._stack) - 1
        while first > 0 and self._stack[first].overlay:
            first -= 1
        return self._stack[first:]

    @property
    def family(self) -> str:
        """The family of the topmost scene that has one; "" if there is none."""
        return next((scene.family for scene in reversed(self._stack) if scene.family), "")

    @property
    def mood(self) -> str:
        """The mood of the topmost scene that has one; otherwise that of the menu."""
        return next((scene.mood for scene in reversed(self._stack) if scene.mood), "menu")

    @property
    def dirty(self) -> bool:
        """Whether a visible scene must be drawn again."""
        return any(scene.dirty for scene in self.visible)

    def take(self, step: Step) -> None:
        """Carry out ``step``; if no scene is left, or after Quit, set ``exit_code``."""
        match step:
            case Push(scene, then):
                if self._stack:
                    self.top.handle(Event(pygame.WINDOWLEAVE))  # no tooltip may remain under the new scene
                self._put(scene)
            case Pop(then):
                self._drop(len(self._stack) - 1, then is None)
            case Home(then):
                self._drop(1, then is None)
            case Replace(scene, then):
                self._stack.pop().leave()
                self._put(scene)
            case Quit(code):
                then = None
                self._drop(0)
                self.exit_code = code
            case _:
                assert_never(step)
        if then is not None:
            self.take(then)
        if not self._stack and self.exit_code is None:
            self.exit_code = 0
        self.invalidate()

    def _put(self, scene: Scene) -> None:
        self._stack.append(scene)
        scene.enter(self._host)
        scene.resize(self._host.metrics)

    def _drop(self, height: int, returns: bool = False) -> None:
        """Remove the scenes above ``height``, top first.

        If ``returns``, call ``returned`` of the scene now on top and lay it out.
        """
        while len(self._stack) > height:
            self._stack.pop().leave()
        if self._stack and returns:
            self.top.returned()
            self.top.resize(self._host.metrics)

    def dropped(self) -> list[Scene]:
        """Remove all scenes, top first, without calling their ``leave``, after a fault in one of them; return them."""
        gone, self._stack, self._backdrop = self._stack[::-1], [], None
        return gone

    def invalidate(self) -> None:
        """Mark all visible scenes to be drawn again."""
        self._backdrop = None
        for scene in self.visible if self._stack else ():
            scene.invalidate()

    def reveal(self) -> None:
        """Have the scenes draw their cards again, because pictures of cards have arrived."""
        for scene in self.visible:
            scene.reveal()

    def resize(self, metrics: Metrics) -> None:
        """Lay out all visible scenes; covered ones follow when they are visible again."""
        for scene in self.visible:
            scene.resize(metrics)
        self.invalidate()

    def handle(self, event: Event) -> bool:
        """Pass ``event`` to the top scene and take the step that it returns.

        Returns False if the scene did not use the event.
        """
        answer = self.top.handle(event)
        if not isinstance(answer, bool):
            self.take(answer)
        return bool(answer)

    def thing_at(self, at: Point) -> object:
        """A key for the object that a press at a point would use in the top scene."""
        return self.top, self.top.thing_at(at)

    def update(self, dt: float) -> None:
        """Advance the top scene by ``dt`` seconds and take the step that it returns."""
        step = self.top.update(dt)
        if step is not None:
            self.take(step)

    def draw(self, surface: Surface) -> None:
        """Draw the visible scenes on ``surface``; the dimmed picture below overlays is cached for the next frames."""
        *below, top = self.visible
        if not below:
            top.draw(surface)
            return
        if self._backdrop is None or self._backdrop.get_size() != surface.get_size() or any(s.dirty for s in below):
            for scene, above in pairwise([*below, top]):
                scene.invalidate()
                scene.draw(surface)
                if above.veils:
                    veil(surface)
            self._backdrop = surface.copy()
        else:
            surface.blit(self._backdrop, (0, 0))
        top.invalidate()
        top.draw(surface)
