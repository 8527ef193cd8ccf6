"""Connects the scenes to a screen reader: sends it the changes, and carries out its requests as key presses."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

import pygame

from ...view.access import Node, NodeAct, NodeKey, NodeRole, every, read_out
from ...view.units import Size
from ..app.events import Verb, pressed
from ..app.scene import Answer, Scene, Scenes
from ..app.system import wake
from ..widgets.form import HasForms
from .tree import Target, Tree, tree_of

Announce = Callable[[str, bool], None]
"""Makes the reader speak a text, at once if the second argument is True."""
BETWEEN_S = 0.1
"""The minimum time in seconds between two trees while something moves."""
CHOSEN_AT_ONCE = (NodeRole.OPTION, NodeRole.TAB)


@dataclass(frozen=True, slots=True)
class Wish:
    """A reader's request: an act on the node with this key, with a ``value`` to be set, if any."""

    act: NodeAct
    key: NodeKey
    value: str | float | None = None


class Bridge(Protocol):
    """The library that communicates with the system's readers.

    ``open`` is called once. ``begun`` and ``ended`` are called when the first reader starts and when the last one ends,
    ``asked`` with each request, all of them on any thread. The other methods are called only between ``begun`` and
    ``ended``, on the window's thread. ``tell`` sends ``tree``, in which the nodes ``changed`` are new or different;
    ``focused`` reports whether the window has the keyboard.
    """

    def open(self, begun: Callable[[], None], ended: Callable[[], None], asked: Callable[[Wish], None]) -> None: ...
    def tell(self, tree: Tree, changed: Mapping[NodeKey, Node]) -> None: ...
    def focused(self, on: bool) -> None: ...


class ScreenReader:
    """Sends the scenes to ``bridge`` while a reader listens; otherwise no tree is made.

    ``on_listening`` is called on the window's thread when a reader starts, with a function that speaks a text, and with
    None when the last one ends.
    """

    def __init__(self, bridge: Bridge) -> None:
        self.active = False
        self.on_listening: Callable[[Announce | None], None] = lambda announce: None
        self._listening = False
        self._bridge = bridge
        self._wishes: deque[Wish] = deque()
        self._told: dict[NodeKey, Node] = {}
        self._focus: NodeKey = ()
        self._focused = True
        self._new = self._due = False
        self._waited = BETWEEN_S
        self._news: tuple[Node, ...] = ()
        self._announced = 0
        bridge.open(self._begun, self._ended, self._asked)

    # -- from the reader, on its thread --------------------------------------------------------------------------------

    def _begun(self) -> None:
        self._new = self.active = True
        wake()

    def _ended(self) -> None:
        self.active = False

    def _asked(self, wish: Wish) -> None:
        self._wishes.append(wish)
        wake()

    # -- from the window -----------------------------------------------------------------------------------------------

    def announce(self, text: str, urgent: bool = False) -> None:
        """Speak ``text`` after the current text, or at once if ``urgent``."""
        if self.active:
            self._announced += 1
            said = Node(NodeRole.ALERT if urgent else NodeRole.NEWS, read_out(text), (f"news{self._announced}",))
            self._news = (*self._news, said)
            self._due = True

    def focus(self, on: bool) -> None:
        """Record whether the window has the keyboard, and report it to the reader."""
        self._focused = on
        if self.active:
            self._bridge.focused(on)

    def update(self, scenes: Scenes, size: Size, dt: float) -> None:
        """Carry out the reader's requests, then send the changes; called once a frame, before the frame is drawn."""
        if self.active != self._listening:
            self._listening = self.active
            self.on_listening(self.announce if self.active else None)
        if not self.active:
            return
        if self._new:
            self._new, self._told, self._due = False, {}, True
            self._bridge.focused(self._focused)
        self._do_wishes(scenes, size)
        if scenes.exit_code is not None:
            return
        _show_focus(scenes.top)
        self._waited += dt
        self._due = self._due or scenes.dirty
        if self._due and (self._waited >= BETWEEN_S or not scenes.top.busy):
            self._tell(tree_of(scenes.visible, size, self._news))

    def _tell(self, tree: Tree) -> None:
        nodes = {node.key: node for node in every(tree.root)}
        changed = {key: node for key, node in nodes.items() if self._told.get(key) != node}
        if changed or tree.focus != self._focus:
            self._bridge.tell(tree, changed)
        self._told, self._focus, self._news = nodes, tree.focus, ()
        self._due, self._waited = False, 0.0

    # -- wishes --------------------------------------------------------------------------------------------------------

    def _do_wishes(self, scenes: Scenes, size: Size) -> None:
        while self._wishes and scenes.exit_code is None:
            wish = self._wishes.popleft()
            tree = tree_of(scenes.visible, size)
            node, target = tree.node(wish.key), tree.targets.get(wish.key)
            if node is not None and target is not None:
                self._due = True
                carry_out(scenes, wish, node, target)


def _show_focus(scene: Scene) -> None:
    """Show the focus ring, because the first arrow key only shows a hidden ring and does not move the focus."""
    for shown in scene.shown_forms() if isinstance(scene, HasForms) else ():
        if shown.keyed:
            shown.form.show_focus()


def carry_out(scenes: Scenes, wish: Wish, node: Node, target: Target) -> None:
    """Carry out ``wish`` on ``target``, the object of ``node``: scroll to it, press it, or focus it and press a key."""
    form, widget = target.shown.form, target.widget
    match wish.act:
        case NodeAct.SHOW:
            form.show(widget, pygame.Rect(node.bounds).move(-target.shown.at[0], -target.shown.at[1]))
        case NodeAct.PRESS if node.role in CHOSEN_AT_ONCE or not widget.focusable:
            _take(scenes, form.press(widget, target.part))
        case _:
            target.shown.take_keys()
            _take(scenes, form.reach(widget, target.part))
            _press(scenes, wish, target)


def _press(scenes: Scenes, wish: Wish, target: Target) -> None:
    """Press the key for ``wish``, or set the value, on ``target``, which has the focus."""
    verbs = {NodeAct.PRESS: Verb.PRESS, NodeAct.LESS: Verb.LEFT, NodeAct.MORE: Verb.RIGHT}
    if wish.act in verbs:
        scenes.handle(pressed(verbs[wish.act]))
    elif wish.act is NodeAct.SET and wish.value is not None and target.widget.why is None:
        _take(scenes, target.widget.put(wish.value))


def _take(scenes: Scenes, answer: Answer) -> None:
    if not isinstance(answer, bool):
        scenes.take(answer)
