"""Finds the controls of a window in the tree for screen readers, independent of the handling of presses."""

from __future__ import annotations

from pygame import Rect

from game.ui.access.tree import Target, tree_of
from game.ui.app.app import App
from game.ui.table.hand import HandWidget
from game.view.access import Node, NodeRole, every

PRESSED = {NodeRole.BUTTON, NodeRole.TOGGLE, NodeRole.OPTION, NodeRole.TAB, NodeRole.SELECT, NodeRole.SLIDER,
           NodeRole.LINK, NodeRole.ITEM, NodeRole.FIELD}
Thing = tuple[object, ...]
"""The scene, the role and the words of a control."""


def things(app: App) -> list[tuple[Rect, Thing]]:
    """The rectangles and names of all controls of the top scene, in the order of drawing."""
    tree = tree_of([app.scenes.top], app.metrics.size)
    return [(Rect(node.bounds), (app.scenes.top, *_named(node, tree.targets.get(node.key))))
            for node in every(tree.root) if node.role in PRESSED and node.bounds is not None]


def _named(node: Node, target: Target | None) -> Thing:
    """The name of a node; for a card also whether it is chosen to be played."""
    in_hand = target is not None and isinstance(target.widget, HandWidget)
    return node.role, node.name, node.on if in_hand else None, bool(node.why) and not in_hand


def thing_at(app: App, at: tuple[int, int]) -> Thing | None:
    """The control at a point; None if there is none."""
    return next((thing for rect, thing in reversed(things(app)) if rect.collidepoint(at)), None) \
        if app.running else None
