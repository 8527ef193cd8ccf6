"""Every scene as a screen reader is told of it, in every language: all that can be used is named, once, in order."""

import re

import pytest
from pygame import Rect

from game.ui.access.tree import tree_of
from game.ui.shots.shots import SHOTS, Shot, app_at
from game.ui.widgets import walk
from game.ui.widgets.form import HasForms
from game.view import words
from game.view.access import NodeAct, NodeRole, every
from game.view.words import SUIT_SIGNS

SIZE = (1280, 720)
PAGES = [pytest.param((name, code), id=f"{name}-{code}", marks=() if code == "en" else pytest.mark.long)
         for code in words.LANGUAGES for name in SHOTS]
KEY = re.compile(r"[a-z_]+\.[a-z_.]+$")
"""A key without words."""
UNNAMED = (NodeRole.GROUP, NodeRole.PROSE, NodeRole.ROW, NodeRole.CELL, NodeRole.HEAD)
"""What holds others, and cells, which may be empty."""


@pytest.fixture(scope="module", params=PAGES)
def app(request):
    """The application at the scene."""
    name, language = request.param
    app = app_at(Shot(name, SIZE, seed=3, lang=language))
    app.step([], 0.0)
    yield app
    app.close()
    words.use("en")


@pytest.fixture
def tree(app):
    return tree_of(app.scenes.visible, SIZE)


def used(tree):
    return [node for node in every(tree.root) if node.acts & {NodeAct.FOCUS, NodeAct.PRESS, NodeAct.SET}]


def test_everything_has_a_name_in_words(tree):
    nodes = [node for node in every(tree.root) if node.role not in UNNAMED or NodeAct.FOCUS in node.acts]
    assert [node.key for node in nodes if not node.name] == []
    said = [text for node in every(tree.root) for text in (node.name, node.value, node.about, node.why)]
    assert [text for text in said if KEY.match(text)] == []
    assert [text for text in said if set(text) & set(SUIT_SIGNS.values())] == []


def test_each_thing_is_there_once(tree):
    keys = [node.key for node in every(tree.root)]
    assert len(keys) == len(set(keys))
    assert tree.node(tree.focus) is not None


def test_the_ring_of_the_keys_is_the_order_of_reading(app, tree):
    order = [node.key for node in every(tree.root)]
    for shown in app.scenes.top.shown_forms() if isinstance(app.scenes.top, HasForms) else ():
        places = [next(order.index(key) for key, target in tree.targets.items()
                       if target.widget is widget and not target.part) for widget in shown.form.focus.ring]
        assert places == sorted(places)


def test_every_refusal_gives_its_reason(tree):
    for node in used(tree):
        target = tree.targets.get(node.key)
        if target is not None and target.widget.why is not None and not target.part:
            assert node.why


def test_what_cannot_scroll_away_is_in_the_window(tree):
    window = Rect(0, 0, *SIZE)
    for node in used(tree):
        target = tree.targets.get(node.key)
        if target is not None and not scrolls(target):
            assert window.contains(Rect(node.bounds)), node


def scrolls(target):
    return any(outer.clips and target.widget in walk(outer) for outer in walk(target.shown.form.root))
