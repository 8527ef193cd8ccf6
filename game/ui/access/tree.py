"""The tree of everything visible, for a screen reader: the top scene, then the scenes visible below it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from pygame import Rect

from ...about import TITLE
from ...view.access import READ, Node, NodeAct, NodeKey, NodeRole, every, moved, read_out
from ...view.aloud.cards import sentences
from ...view.units import Size
from ...view.words import spoken
from ..app.scene import Scene
from ..widgets import ShownForm, Widget, bounds_of
from ..widgets.form import HasForms

LABELLED = (NodeRole.SLIDER, NodeRole.SELECT, NodeRole.CHOICE, NodeRole.FIELD, NodeRole.LIST)
"""The roles that may be named by a label in front of the node."""
LONGEST_LABEL = 60
"""The maximum number of letters in a text that counts as a label."""
HOLDS_CHOSEN = (NodeRole.CHOICE, NodeRole.TABS)
"""The roles of which a reader gets the chosen part as the focus, although the whole widget has the focus."""
ROOT: NodeKey = ("window",)


@dataclass(frozen=True, slots=True)
class Target:
    """The object that a node represents: a ``part`` of a ``widget`` in the form ``shown``."""

    shown: ShownForm
    widget: Widget
    part: str = ""


@dataclass(frozen=True, slots=True)
class Tree:
    """A tree of nodes below ``root``.

    ``focus`` is the key of the focused node; ``targets`` are the objects that can be used, by the keys of their nodes.
    """

    root: Node
    focus: NodeKey
    targets: Mapping[NodeKey, Target]

    def node(self, key: NodeKey) -> Node | None:
        """The node with this key; None if there is none."""
        return next((node for node in every(self.root) if node.key == key), None)


def tree_of(visible: Sequence[Scene], size: Size, news: Sequence[Node] = ()) -> Tree:
    """The tree of the ``visible`` scenes, lowest first, in a window of ``size``; ``news`` come last."""
    return _Maker(size).tree(visible, news)


class _Maker:
    def __init__(self, size: Size) -> None:
        self.window = Rect((0, 0), size)
        self.targets: dict[NodeKey, Target] = {}
        self.focus = ROOT

    def tree(self, visible: Sequence[Scene], news: Sequence[Node]) -> Tree:
        *below, top = visible
        pages = [self._scene(top, len(below)), *(_idle(self._scene(scene, number, top=False))
                                                 for number, scene in reversed(list(enumerate(below))))]
        parts = (*pages, *(replace(one, key=(*ROOT, *one.key)) for one in news))
        root = Node(NodeRole.WINDOW, TITLE, ROOT, bounds=bounds_of(self.window), parts=parts)
        return Tree(root, self.focus, self.targets)

    def _scene(self, scene: Scene, number: int, *, top: bool = True) -> Node:
        """A node for ``scene``, the ``number``-th of the visible ones; only the ``top`` one can be used."""
        key = (*ROOT, f"{number}{type(scene).__name__}")
        told = [_placed(node, key) for node in scene.nodes()]
        forms = scene.shown_forms() if isinstance(scene, HasForms) else ()
        parts = (*told, *chain.from_iterable(
            self._form(shown, (*key, str(place)), top=top) for place, shown in enumerate(forms)))
        if top and self.focus == ROOT:
            self.focus = key
        role, title = NodeRole.DIALOG if scene.overlay else NodeRole.PAGE, _title(parts)
        page = Node(role, title, key, bounds=bounds_of(self.window), parts=parts)
        return _Namer(title).named(page)

    def _form(self, shown: ShownForm, key: NodeKey, *, top: bool) -> tuple[Node, ...]:
        """The nodes of a form; sets the focus of the tree if the form is in the ``top`` scene and receives the keys."""
        found, turn = _Widgets(shown), shown.turn
        key = key if turn is None else (*key, f"turn{turn.number}")
        parts = tuple(moved(node, shown.at) for number, root in enumerate(shown.form.roots)
                      for node in found.under(root, (*key, str(number)), Rect(self.window)))
        if turn is not None and turn.words and turn.widget is not None:
            asked = found.key_of(turn.widget, turn.part)
            parts = tuple(_explained(node, asked, turn.words) for node in parts)
        if top:
            self.targets |= found.targets
            if shown.keyed:
                self.focus = found.focus(parts) or self.focus
        return parts


class _Widgets:
    def __init__(self, shown: ShownForm) -> None:
        self.shown, self.form = shown, shown.form
        self.targets: dict[NodeKey, Target] = {}

    def under(self, widget: Widget, key: NodeKey, room: Rect) -> tuple[Node, ...]:
        """The nodes of ``widget`` and its children; their bounds are limited to ``room`` if they overlap it."""
        key = (*key, type(widget).__name__)
        room = room.clip(widget.rect) if widget.clips else room
        told = self._told(widget)
        inner = tuple(node for number, child in enumerate(widget.children)
                      for node in self.under(child, (*key, str(number)), room))
        if told is None:
            return inner
        return (self._whole(widget, told, key, room, inner),)

    def _told(self, widget: Widget) -> Node | None:
        """The node of ``widget`` with its tooltip and the reason why it is disabled.

        Returns None if there is nothing to read and no focus to take.
        """
        told = widget.node()
        if told is None:
            return Node(NodeRole.GROUP, acts=READ | {NodeAct.FOCUS}) if widget.focusable else None
        tip = read_out(spoken(widget.tip)) if widget.tip is not None else ""
        about = told.about or (tip if tip != told.name else "")
        return replace(told, about=about, acts=told.acts | ({NodeAct.FOCUS} if widget.focusable else set()),
                       why=read_out(spoken(widget.why)) if widget.why is not None else told.why)

    def _whole(self, widget: Widget, told: Node, key: NodeKey, room: Rect, inner: tuple[Node, ...]) -> Node:
        """The node ``told`` of ``widget``, placed, with its parts and the ``inner`` nodes in reading order."""
        self.targets[key] = Target(self.shown, widget)
        inner = tuple(replace(node, about="") if node.about == told.about else node for node in inner)
        own = tuple(self._part(widget, part, key, room) for part in told.parts)
        parts = (*own, *inner)
        if told.role is NodeRole.PROSE:  # links are among the paragraphs
            parts = tuple(sorted(parts, key=lambda node: node.bounds[1]))
        return replace(told, key=key, bounds=bounds_of(_in_sight(widget.rect, room)), parts=parts)

    def _part(self, widget: Widget, part: Node, key: NodeKey, room: Rect) -> Node:
        """The node ``part`` of ``widget``, placed, for a part that is not a widget."""
        name, key = part.key[-1] if part.key else "", (*key, *part.key)
        if part.acts & {NodeAct.PRESS, NodeAct.FOCUS}:
            self.targets[key] = Target(self.shown, widget, name)
        return replace(part, key=key, bounds=bounds_of(_in_sight(Rect(part.bounds), room)),
                       parts=tuple(self._part(widget, inner, key, room) for inner in part.parts))

    def focus(self, parts: Iterable[Node]) -> NodeKey | None:
        """The key of the node on which the keys act, among ``parts``; None if there is none."""
        popup, widget = self.form.popup, self.form.focus.widget
        if popup is not None:
            widget = popup.children[0]
        if widget is None:
            return None
        nodes = {node.key: node for top in parts for node in every(top)}
        key = self.key_of(widget, widget.part)
        if key is not None and nodes[key].role in HOLDS_CHOSEN:
            return next((part.key for part in nodes[key].parts if part.on), key)
        return key

    def key_of(self, widget: Widget, part: str) -> NodeKey | None:
        """The key of the ``part`` of ``widget``, or of the whole widget without such a part; None without a node."""
        keys = {target.part: key for key, target in self.targets.items() if target.widget is widget}
        return keys.get(part) or keys.get("")


class _Namer:
    """Names nodes without words by the label or heading in front of them, or by the page's ``title``."""

    def __init__(self, title: str) -> None:
        self.label, self.heading = "", title

    def named(self, node: Node) -> Node:
        """Return ``node`` and its parts with names."""
        if node.role is NodeRole.LABEL:
            self.label = node.name if len(node.name) <= LONGEST_LABEL else ""
        elif node.role is NodeRole.HEADING:
            self.heading, self.label = node.name, ""
        elif not node.name and (NodeAct.FOCUS in node.acts or node.role in (NodeRole.LIST, NodeRole.TABLE)):
            name = (self.label if node.role in LABELLED else "") or node.about or self.heading
            node = replace(node, name=name, about=node.about if node.about != name else "")
        return replace(node, parts=tuple(map(self.named, node.parts)))


def _in_sight(rect: Rect, room: Rect) -> Rect:
    """The part of ``rect`` within ``room``; all of ``rect`` if it is outside, so that a reader can reach it."""
    return rect.clip(room) if rect.colliderect(room) else rect


def _explained(node: Node, key: NodeKey | None, told: str) -> Node:
    """Return ``node`` with the words ``told`` added in front of the explanation of its part ``key``."""
    if node.key == key:
        return replace(node, about=sentences([told, node.about]))
    return replace(node, parts=tuple(_explained(part, key, told) for part in node.parts))


def _placed(node: Node, key: NodeKey) -> Node:
    """Return ``node`` and its parts with keys below ``key``."""
    key = (*key, *node.key)
    return replace(node, key=key, parts=tuple(_placed(part, (*key, str(number))) for number, part
                                              in enumerate(node.parts)))


def _idle(node: Node) -> Node:
    """Return ``node`` and its parts without acts, so that they can only be read."""
    return replace(node, acts=frozenset(), parts=tuple(_idle(part) for part in node.parts))


def _title(parts: Sequence[Node]) -> str:
    """The title of a page: its first heading, or the name of the game."""
    nodes = (node for part in parts for node in every(part))
    return next((node.name for node in nodes if node.role is NodeRole.HEADING and node.name), TITLE)
