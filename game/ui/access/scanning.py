"""Scanning for players with one or two switches: groups, then their parts, are framed in turn, and a press chooses."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...settings import Settings
from ...view.access import BACK, NodeAct, NodeKey, ScanStop, leaves, stops_of
from ...view.units import Metrics, Size
from ...view.words import say
from ..app.events import Verb, pressed, verb
from ..app.scene import Scene, Scenes
from ..draw import frames, text, theme
from ..widgets import Widget, Written, draw_ring, walk
from ..widgets.form import HasForms
from .reader import Wish, carry_out
from .tree import Tree, tree_of

ROUNDS, INNER_ROUNDS = 3, 2
"""The number of rounds without a press until scanning rests, and until it leaves a group."""
AROUND, CORNER, PAD = 3, 14, 14
"""Units: the least distance of the frame from the window's edge, of the plate from the corner, and the padding."""
VERBS = {pygame.BUTTON_LEFT: Verb.PRESS, pygame.BUTTON_RIGHT: Verb.NEXT}
"""The verbs of the mouse buttons as switches."""


class Scanner:
    """Frames the nodes that can be chosen in the top scene, one after another.

    ``settings`` returns the settings with the speed and the number of switches. The keys for PRESS choose; with two
    switches those for NEXT go on. The left and the right button of a mouse that is not moved do the same; with one
    switch either of them chooses.
    """

    def __init__(self, settings: Callable[[], Settings]) -> None:
        self._settings = settings
        self._seen: tuple[object, ...] = ()
        self._levels: list[tuple[ScanStop, ...]] = []
        self._at: list[int] = []
        self._passed = self._rounds = 0
        self._waited = 0.0
        self._frame: Rect | None = None
        self._clicks = StillClicks()

    # -- calls by the application ----------------------------------------------------------------------------------

    @property
    def moves(self) -> bool:
        """Whether the frame moves on by itself."""
        return self._settings().scanning == "one" and not self.resting

    @property
    def resting(self) -> bool:
        """Whether scanning waits for a press, after some rounds without one."""
        return self._settings().scanning == "one" and self._rounds >= ROUNDS

    @property
    def framed(self) -> ScanStop | None:
        """The stop that a press chooses; None while scanning rests."""
        return self._levels[-1][self._at[-1]] if self._levels and not self.resting else None

    def handle(self, event: Event, scenes: Scenes, size: Size) -> bool:
        """Handle ``event`` if it comes from a switch; return False for other events."""
        if self._clicks.ends(event):
            return True
        click, two = self._clicks.read(event), self._settings().scanning == "two"
        asked = click or verb(event)
        if asked is Verb.PRESS or (click is not None and not two):
            self._renew_if_changed(scenes, size)
            self._choose(scenes, size)
        elif asked is Verb.NEXT and two:
            self._renew_if_changed(scenes, size)
            self._go_on(scenes, size)
        else:
            return False
        return True

    def update(self, scenes: Scenes, size: Size, dt: float) -> None:
        """Advance by ``dt`` seconds; with one switch, frame the next stop when its time has come."""
        self._renew_if_changed(scenes, size)
        if not self.moves:
            return
        self._waited += dt
        if self._waited * 1000 >= self._settings().scan_ms:
            self._go_on(scenes, size)

    def draw(self, surface: Surface, metrics: Metrics) -> None:
        """Draw the frame; for the stop that goes back, draw a plate in the corner."""
        frame = self._frame
        if self.framed is not None and self.framed.back:
            written, frame = _plate(metrics)
            frames.draw_frame(surface, "tooltip", frame, metrics.ui_scale)
            written.draw(surface)
        if frame is not None:
            beyond = -2 * (metrics.ring + metrics.px(AROUND))
            draw_ring(surface, frame.clip(surface.get_rect().inflate(beyond, beyond)), metrics, metrics.radius)

    # -- the order of the stops --------------------------------------------------------------------------------------

    def _renew_if_changed(self, scenes: Scenes, size: Size) -> None:
        """Start again if another scene, form or popup is in front."""
        seen = _front(scenes.top)
        if seen != self._seen:
            self._seen = seen
            self._begin(scenes, size)

    def _begin(self, scenes: Scenes, size: Size) -> None:
        """Start with the stop that contains the focus."""
        tree = tree_of(scenes.visible, size)
        stops = (*stops_of(tree.root.parts[0], _usable(scenes.top, tree)), BACK)
        first = next((number for number, stop in enumerate(stops) if stop.holds(tree.focus)), 0)
        self._levels, self._at = [stops], [first]
        self._passed = self._rounds = 0
        self._show(scenes, size)

    def _go_on(self, scenes: Scenes, size: Size) -> None:
        """Frame the next stop; after some rounds in a group, leave it."""
        stops = self._levels[-1]
        self._at[-1] = (self._at[-1] + 1) % len(stops)
        self._passed += 1
        if self._passed % len(stops) == 0:
            self._rounds += 1
        if len(self._levels) > 1 and self._rounds >= INNER_ROUNDS:
            self._levels.pop()
            self._at.pop()
            self._passed = self._rounds = 0
        self._show(scenes, size)

    def _choose(self, scenes: Scenes, size: Size) -> None:
        """Enter the framed group, or use the framed node; if scanning rests, resume it."""
        stop = self.framed
        self._passed = self._rounds = 0
        if stop is None:
            self._show(scenes, size)
        elif stop.parts:
            self._levels.append(stop.parts)
            self._at.append(0)
            self._show(scenes, size)
        else:
            self._use(stop, scenes, size)
            if scenes.exit_code is None:
                self._seen = _front(scenes.top)
                self._begin(scenes, size)

    def _use(self, stop: ScanStop, scenes: Scenes, size: Size) -> None:
        if stop.back:
            scenes.handle(pressed(Verb.BACK))
            return
        tree = tree_of(scenes.visible, size)
        node, target = tree.node(stop.key), tree.targets.get(stop.key)
        if node is None or target is None:
            return
        if NodeAct.PRESS in node.acts:
            carry_out(scenes, Wish(NodeAct.PRESS, stop.key), node, target)
        elif node.scale is not None and node.scale.at < node.scale.high:
            carry_out(scenes, Wish(NodeAct.MORE, stop.key), node, target)
        else:
            carry_out(scenes, Wish(NodeAct.FOCUS, stop.key), node, target)
            any(scenes.handle(pressed(asked)) for asked in (Verb.PRESS, Verb.PAGE_DOWN, Verb.HOME))

    def _show(self, scenes: Scenes, size: Size) -> None:
        """Scroll the framed stop into view, and compute its frame."""
        self._waited, self._frame = 0.0, None
        scenes.invalidate()
        stop = self.framed
        if stop is None or stop.back:
            return
        keys = [leaf.key for leaf in leaves(stop)]
        tree = tree_of(scenes.visible, size)
        node, target = tree.node(keys[0]), tree.targets.get(keys[0])
        if node is not None and target is not None and NodeAct.SHOW in node.acts:
            carry_out(scenes, Wish(NodeAct.SHOW, keys[0]), node, target)
            tree = tree_of(scenes.visible, size)
        places = [Rect(node.bounds) for key in keys if (node := tree.node(key)) is not None]
        self._frame = places[0].unionall(places[1:]) if places else None


def _popups(scene: Scene) -> list[Widget]:
    """The open popups of the forms of ``scene``."""
    forms = scene.shown_forms() if isinstance(scene, HasForms) else ()
    return [shown.form.popup for shown in forms if shown.form.popup is not None]


def _front(scene: Scene) -> tuple[object, ...]:
    """The objects on which the stops depend: the scene, its forms, and an open popup."""
    forms = scene.shown_forms() if isinstance(scene, HasForms) else ()
    return (scene, *(shown.form for shown in forms), *_popups(scene))


def _usable(scene: Scene, tree: Tree) -> frozenset[NodeKey]:
    """The keys of the nodes that can be used; if a popup is open, only those in it."""
    popups = _popups(scene)
    above = {id(widget) for popup in popups for widget in walk(popup)}
    return frozenset(key for key, target in tree.targets.items() if not popups or id(target.widget) in above)


def _plate(metrics: Metrics) -> tuple[Written, Rect]:
    """The label of the stop that goes back, and the rectangle of its plate in the upper left corner."""
    block = text.lay(say("common.back"), "button", metrics)
    plate = Rect(metrics.px(CORNER), metrics.px(CORNER), block.width + 2 * metrics.px(PAD),
                 block.height + metrics.px(PAD))
    return Written(block, plate, theme.INK, "centre"), plate


class StillClicks:
    """Distinguishes a switch from a mouse: no motion precedes the click of a switch."""

    def __init__(self) -> None:
        self._moved = False
        self._down: set[int] = set()

    def read(self, event: Event) -> Verb | None:
        """The verb of ``event`` as a click of a switch.

        Returns None for other events, and for a click of a mouse that was moved.
        """
        match event.type:
            case pygame.MOUSEMOTION:
                self._moved = True
            case pygame.MOUSEBUTTONDOWN if event.button in VERBS:
                moved, self._moved = self._moved, False
                if not moved:
                    self._down.add(event.button)
                    return VERBS[event.button]
        return None

    def ends(self, event: Event) -> bool:
        """Whether ``event`` is the release of a switch's click, which is not passed on."""
        if event.type != pygame.MOUSEBUTTONUP or event.button not in self._down:
            return False
        self._down.remove(event.button)
        return True
