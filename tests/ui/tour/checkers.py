"""The conditions for every scene in every look: functions that yield the faults of a visit.

A checker does not change the scene.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations, pairwise, product
from pathlib import Path

from pygame import Rect

from game.ui.access.tree import Target, Tree, tree_of
from game.ui.draw import theme
from game.ui.scenes.lesson.lesson import LessonScene
from game.ui.scenes.paper import PaperScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import Form, walk
from game.ui.widgets.form import HasForms
from game.view import words
from game.view.access import Node, NodeAct, NodeRole, every
from game.view.words import SUIT_SIGNS
from tests.ui import pages
from tests.ui.layout_check import faults
from tests.ui.tour.looks import Visit
from tools.catalogues import all_of, read_file

Checker = Callable[[Visit], Iterator[str]]
"""Yields a sentence for each fault, which names the widget or the node."""

KEY = re.compile(r"[a-z_]+\.[a-z_.]+$")
"""A key without words."""
UNNAMED = (NodeRole.GROUP, NodeRole.PROSE, NodeRole.ROW, NodeRole.CELL, NodeRole.HEAD)
"""What holds others, and cells, which may be empty."""
LEAVES = ("hint", "phase", "aloud")
"""The first part of the keys of leaves over a table."""
RIBBONS, ENDS = (("hud", "prompt"), ("hud", "crest")), 30
"""What has ends without words, and their pixels."""
BUD, CORNERS = 34, 20
"""Pixels without a picture in the box of the goal's bud, and in that of a card of the fan, which is turned."""


# -- the picture ------------------------------------------------------------------------------------------------------


def everything_fits(visit: Visit) -> Iterator[str]:
    """Words fit their widgets, widgets their parents, and none covers another."""
    top = visit.app.scenes.top
    form = getattr(top, "form", None)
    if isinstance(form, Form):
        found = faults(form, visit.app.metrics)
        yield from found if not isinstance(top, TableScene) else (f for f in found if not f.startswith("HandWidget"))


def nothing_on_the_table_is_hidden(visit: Visit) -> Iterator[str]:
    """Texts at a table, on leaves over it and on its buttons are in the window and do not overlap.

    A leaf at the right may cover the tricks of the player there. No card of the hand reaches a button next to it, and
    no leaf covers a card of the trick.
    """
    top = visit.app.scenes.top
    scene = top.inner if isinstance(top, LessonScene) else top
    if not isinstance(scene, TableScene) or scene.table.stage.board.stage == "scoring" or not scene.table.caught_up:
        return
    window = Rect(0, 0, *scene.table.metrics.size)
    drawn = pages.drawn(scene)
    things = {item.key: item.rect.inflate(-2 * ENDS * (item.key in RIBBONS), 0) for item in drawn
              if item.key[0] in ("hud", "said", "detail", *LEAVES)}
    tools = {("button", number): widget.rect for number, widget in enumerate(scene.form.root.children)
             if widget.focusable and widget is not scene.hand}
    things |= tools | {item.key: item.rect.inflate(-BUD, -BUD) for item in drawn if item.key == ("rim", "target")}
    for key, rect in things.items():
        if not window.contains(rect):
            yield f"{key} leaves the window"
    hand = {item.key: item.rect.inflate(-CORNERS, -CORNERS) for item in drawn
            if item.key[0] == "piece" and item.key[1] in scene.table.stage.hand()}
    zones = scene.table.stage.zones.lies.items()
    played = {piece for zone, pieces in zones if zone[0] == "trick" for piece in pieces}
    trick = {item.key: item.rect for item in drawn if item.key[0] == "piece" and item.key[1] in played}
    leaves = {key: rect for key, rect in things.items() if key[0] in LEAVES or key == ("hud", "remark")}
    for (one, here), (other, there) in [*combinations(things.items(), 2), *product(tools.items(), hand.items()),
                                        *product(leaves.items(), trick.items())]:
        shared = here.clip(there)
        leaf = one in leaves or other in leaves
        if shared.width > 8 and shared.height > 8 and not (leaf and "tricks" in (one[1], other[1])):
            yield f"{one} {here} covers {other} {there}"


def words_stand_out(visit: Visit) -> Iterator[str]:
    """In high contrast, words have a contrast of 7 : 1 with their ground, the faintest 4.5 : 1."""
    if visit.look.contrast and isinstance(visit.app.scenes.top, PaperScene) and len(visit.written) < 4:
        yield f"only {len(visit.written)} texts were drawn"
    for said, colour, ground in visit.written:
        if theme.contrast(colour, ground) < (4.5 if colour == theme.FAINTEST else 7):
            yield f"“{said}” in {colour} on {ground}"


# -- the tree for a screen reader
# ---------------------------------------------------------------------------------------


def _tree(visit: Visit) -> Tree:
    return tree_of(visit.app.scenes.visible, visit.look.size)


def _used(tree: Tree) -> Iterator[tuple[Node, Target | None]]:
    for node in every(tree.root):
        if node.acts & {NodeAct.FOCUS, NodeAct.PRESS, NodeAct.SET}:
            yield node, tree.targets.get(node.key)


def everything_has_a_name_in_words(visit: Visit) -> Iterator[str]:
    """Every usable node has a name; no text is a key without words, none has a sign that cannot be spoken."""
    for node in every(_tree(visit).root):
        if not node.name and (node.role not in UNNAMED or NodeAct.FOCUS in node.acts):
            yield f"{node.key} has no name"
        for text in (node.name, node.value, node.about, node.why):
            if KEY.match(text):
                yield f"{node.key} shows the key {text}"
            if set(text) & set(SUIT_SIGNS.values()):
                yield f"{node.key} has a sign instead of a word: {text}"


@lru_cache(1)
def _english() -> frozenset[str]:
    """Every English message without placeholders."""
    [catalogue] = [po for po in all_of(Path(__file__).parents[3]) if po.parents[1].name == "en"]
    found = {str(message.string) for message in read_file(catalogue) if not message.pluralizable}
    return frozenset(said for said in found if len(said) > 2 and "{" not in said)


def words_at_a_table_follow_the_language(visit: Visit) -> Iterator[str]:
    """At a table and on scenes over it, no text remains in English after a change of the language."""
    if visit.look.language != words.PSEUDO or not any(isinstance(one, TableScene) for one in visit.app.scenes.visible):
        return
    for node in every(_tree(visit).root):
        for said in {node.name, node.value, node.about, node.why, *re.split(r", |: |\n", node.name)} & _english():
            yield f"{node.key} is still in English: {said}"


def each_thing_is_there_once(visit: Visit) -> Iterator[str]:
    """Keys of nodes are unique, and a node has the focus."""
    tree = _tree(visit)
    keys = [node.key for node in every(tree.root)]
    yield from (f"{key} is there twice" for key in dict.fromkeys(keys) if keys.count(key) > 1)
    if tree.node(tree.focus) is None:
        yield "nothing has the focus"


def the_ring_of_the_keys_is_the_order_of_reading(visit: Visit) -> Iterator[str]:
    """Tab goes through the widgets in the order in which they are read."""
    tree, top = _tree(visit), visit.app.scenes.top
    order = {node.key: place for place, node in enumerate(every(tree.root))}
    place_of = {target.widget: order[key] for key, target in tree.targets.items() if not target.part}
    for shown in top.shown_forms() if isinstance(top, HasForms) else ():
        for one, other in pairwise(shown.form.focus.ring):
            if place_of[one] > place_of[other]:
                yield f"{one} is read after {other}"


def every_refusal_gives_its_reason(visit: Visit) -> Iterator[str]:
    """A disabled widget has its reason in the tree."""
    for node, target in _used(_tree(visit)):
        if target is not None and target.widget.why is not None and not target.part and not node.why:
            yield f"{node.key} {node.name!r} gives no reason"


def what_cannot_scroll_away_is_in_the_window(visit: Visit) -> Iterator[str]:
    """Every usable node has its bounds in the window, unless it scrolls."""
    window = Rect(0, 0, *visit.look.size)
    for node, target in _used(_tree(visit)):
        if target is not None and not _scrolls(target) and not window.contains(Rect(node.bounds)):
            yield f"{node.key} {node.name!r} {node.bounds} leaves the window"


def _scrolls(target: Target) -> bool:
    return any(outer.clips and target.widget in walk(outer) for outer in walk(target.shown.form.root))


CHECKERS: tuple[Checker, ...] = (
    everything_fits, nothing_on_the_table_is_hidden, words_stand_out, everything_has_a_name_in_words,
    words_at_a_table_follow_the_language, each_thing_is_there_once, the_ring_of_the_keys_is_the_order_of_reading,
    every_refusal_gives_its_reason, what_cannot_scroll_away_is_in_the_window)


def faults_of(visit: Visit) -> list[str]:
    """The faults that all checkers find, each with its scene, its look and its checker."""
    return [f"{visit.name}, {visit.look}, {checker.__name__}: {fault}"
            for checker in CHECKERS for fault in checker(visit)]
