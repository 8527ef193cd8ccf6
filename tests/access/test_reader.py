"""The link to a screen reader: the tree and its changes are sent, and the reader's actions are done."""

import pygame
import pytest
from pygame.event import Event

from game.ui.access import reader as link
from game.ui.access.adapter import AccessKit
from game.ui.access.reader import ScreenReader, Wish
from game.ui.app.app import App, MemoryScreen
from game.ui.app.events import key
from game.ui.scenes.table.play import PlayScene
from game.ui.widgets import Button, Choice, Column, Label, Option, Select, Slider, TextField, Toggle, Widget
from game.ui.widgets.dialog import FormScene
from game.ui.widgets.form import Form
from game.view.access import NodeAct, NodeRole, every
from tools.shots.shots import Shot, app_at

SIZE = (1280, 720)


class Heard:
    """A bridge that stores the trees and changes that it receives."""

    def __init__(self):
        self.trees, self.changed, self.focus = [], [], []

    def open(self, begun, ended, asked):
        self.begin, self.end, self.ask = begun, ended, asked

    def tell(self, tree, changed):
        self.trees.append(tree)
        self.changed.append(changed)

    def focused(self, on):
        self.focus.append(on)

    @property
    def nodes(self):
        return list(every(self.trees[-1].root))

    def named(self, name):
        return next(node for node in self.nodes if node.name == name)

    @property
    def focus_name(self):
        return self.trees[-1].node(self.trees[-1].focus).name


class Page(FormScene):
    """A page with a widget of each kind."""

    def __init__(self):
        self.pressed: list[str] = []
        self.done: dict[str, object] = {}
        self.button = Button("Press me", lambda: self.pressed.append("button"))
        self.never = Button("Not me", lambda: self.pressed.append("never"), why="It is late")
        which = [Option(n, word) for n, word in enumerate(("one", "two"))]
        whose = [Option(n, word) for n, word in enumerate(("mine", "yours"))]
        parts: list[Widget] = [
            Label("A page", "heading"), self.button, self.never, Toggle("Tick me", False, self.keep("toggle")),
            Label("How much"), Slider(20, self.keep("slider")), Label("Which"), Choice(which, 0, self.keep("which")),
            Label("Whose"), Select(whose, 0, self.keep("whose")), Label("Name"), TextField("", self.keep("name"))]
        super().__init__(Form(Column(parts)))

    def keep(self, name):
        return lambda value: self.done.update({name: value})

    def resize(self, metrics):
        self.form.layout(pygame.Rect(0, 0, *metrics.size), metrics)


@pytest.fixture
def heard():
    return Heard()


@pytest.fixture
def app(heard):
    made = App(Page(), MemoryScreen(SIZE))
    made.reader = ScreenReader(heard)
    made.step([], 0.0)
    return made


@pytest.fixture
def listening(app, heard):
    heard.begin()
    app.step([], 1.0)
    return app


def ask(app, heard, act, name, value=None):
    """Send the action ``act`` on the node ``name`` as a reader does, and run a frame."""
    heard.ask(Wish(act, heard.named(name).key, value))
    app.step([], 1.0)


def test_no_tree_is_made_while_nobody_listens(app, heard, monkeypatch):
    monkeypatch.setattr(link, "tree_of", lambda *_: pytest.fail("a tree for nobody"))
    for _ in range(3):
        app.step([key(pygame.K_TAB)], 0.1)
    app.reader.announce("Somebody plays a card")
    app.step([], 0.1)
    assert heard.trees == []


def test_no_tree_is_made_while_nothing_changes(listening, heard):
    for _ in range(5):
        listening.step([], 0.2)
    assert len(heard.trees) == 1


def test_who_comes_hears_the_whole_page_and_later_only_changes(listening, heard):
    assert set(heard.changed[0]) == {node.key for node in heard.nodes}
    ask(listening, heard, NodeAct.PRESS, "Tick me")
    assert [node.name for node in heard.changed[-1].values() if node.role is NodeRole.TOGGLE] == ["Tick me"]
    assert not any(node.name == "Press me" for node in heard.changed[-1].values() if node.role is NodeRole.BUTTON)


def test_who_has_gone_is_told_no_more(listening, heard):
    heard.end()
    listening.step([key(pygame.K_TAB)], 1.0)
    assert len(heard.trees) == 1
    heard.begin()
    listening.step([], 1.0)
    assert set(heard.changed[-1]) == {node.key for node in heard.nodes}


def test_the_focus_is_that_of_the_keys(listening, heard):
    listening.step([key(pygame.K_TAB)], 1.0)
    assert heard.focus_name == "Press me"
    ask(listening, heard, NodeAct.FOCUS, "Tick me")
    assert heard.focus_name == "Tick me"
    listening.step([key(pygame.K_SPACE)], 1.0)
    assert heard.named("Tick me").on is True


def test_wishes_do_what_keys_do(listening, heard):
    page = listening.scenes.top
    ask(listening, heard, NodeAct.PRESS, "Press me")
    ask(listening, heard, NodeAct.PRESS, "Not me")
    assert page.pressed == ["button"]
    ask(listening, heard, NodeAct.PRESS, "Tick me")
    ask(listening, heard, NodeAct.PRESS, "two")
    heard.ask(Wish(NodeAct.MORE, slider(heard).key))
    listening.step([], 1.0)
    assert page.done == {"toggle": True, "which": 1, "slider": 25}
    heard.ask(Wish(NodeAct.SET, slider(heard).key, 70.0))
    field = next(node for node in heard.nodes if node.role is NodeRole.FIELD)
    heard.ask(Wish(NodeAct.SET, field.key, "Ada"))
    listening.step([], 1.0)
    assert (page.done["slider"], page.done["name"]) == (70, "Ada")


def slider(heard):
    return next(node for node in heard.nodes if node.role is NodeRole.SLIDER)


def test_a_list_opens_and_a_row_of_it_is_chosen(listening, heard):
    box = next(node for node in heard.nodes if node.role is NodeRole.SELECT)
    assert (box.name, box.value, box.on) == ("Whose", "mine", False)
    heard.ask(Wish(NodeAct.PRESS, box.key))
    listening.step([], 1.0)
    assert heard.focus_name == "mine"
    ask(listening, heard, NodeAct.PRESS, "yours")
    assert listening.scenes.top.done["whose"] == 1


def test_labels_name_what_has_no_words(listening, heard):
    assert (slider(heard).name, slider(heard).value) == ("How much", "20")
    assert [node.name for node in heard.nodes if node.role is NodeRole.CHOICE] == ["Which"]
    never = heard.named("Not me")
    assert never.why == "It is late"


def test_what_is_gone_cannot_be_used(listening, heard):
    heard.ask(Wish(NodeAct.PRESS, ("window", "elsewhere")))
    listening.step([], 1.0)
    assert listening.scenes.top.pressed == []


def test_the_first_arrow_moves_what_was_heard(listening, heard):
    before = heard.focus_name
    listening.step([key(pygame.K_DOWN)], 1.0)
    assert heard.focus_name != before


def test_announcements_are_told_once_each(listening, heard):
    listening.reader.announce("Ada passes")
    listening.reader.announce("It burns", urgent=True)
    listening.step([], 1.0)
    assert [(node.role, node.name) for node in heard.nodes[-2:]] == [
        (NodeRole.NEWS, "Ada passes"), (NodeRole.ALERT, "It burns")]
    first = heard.nodes[-2].key
    listening.reader.announce("Ada passes")
    listening.step([], 1.0)
    assert heard.nodes[-1].name == "Ada passes"
    assert heard.nodes[-1].key != first


def test_who_says_things_aloud_hears_of_readers(app, heard):
    told: list[object] = []
    app.reader.on_listening = told.append
    heard.begin()
    app.step([], 0.1)
    heard.end()
    app.step([], 0.1)
    assert told == [app.reader.announce, None]


def test_the_window_says_whether_it_has_the_keyboard(listening, heard):
    listening.step([Event(pygame.WINDOWFOCUSLOST)], 0.1)
    listening.step([Event(pygame.WINDOWFOCUSGAINED)], 0.1)
    assert heard.focus == [True, False, True]


def test_a_card_is_found_by_keys_and_reader_alike():
    app = app_at(Shot("play", SIZE, seed=3))
    heard = Heard()
    app.reader = ScreenReader(heard)
    heard.begin()
    app.step([], 1.0)
    cards = [node for node in heard.nodes if node.role is NodeRole.ITEM and NodeAct.PRESS in node.acts]
    allowed = [node for node in cards if not node.why]
    assert allowed
    assert [node.name for node in cards] != [node.name for node in allowed]
    ask(app, heard, NodeAct.FOCUS, cards[1].name)
    assert heard.focus_name == cards[1].name
    app.step([key(pygame.K_LEFT)], 1.0)
    assert heard.focus_name == cards[0].name
    scene = app.scenes.top
    assert isinstance(scene, PlayScene)
    moves = len(scene.table.session.record.moves)
    ask(app, heard, NodeAct.PRESS, allowed[0].name)
    assert len(scene.table.session.record.moves) == moves + 1
    app.close()


# -- the library ------------------------------------------------------------------------------------------------------


class Names:
    def __init__(self):
        self.known = []

    def __getattr__(self, name):
        if name not in self.known:
            self.known.append(name)
        return self.known.index(name)


class Made:
    """A node or an update of the library that stores the values set."""

    def __init__(self, first):
        self.first, self.nodes, self.tree, self.set = first, [], None, {}

    def __getattr__(self, name):
        return lambda *given: self.set.setdefault(name, []).append(given[0] if given else True)


class Library:
    """A substitute for the library, with the parts that the adapter uses."""

    def __init__(self):
        self.Role, self.Action, self.Toggled, self.Live = Names(), Names(), Names(), Names()
        self.Node = self.TreeUpdate = self.Tree = Made
        self.Rect = lambda *corners: corners
        self.unix, self.updates = self, []

    def Adapter(self, activation, action, deactivation):
        self.activation, self.action, self.deactivation = activation, action, deactivation
        return self

    def update_if_active(self, made):
        self.updates.append(made())

    def set_root_window_bounds(self, outer, inner):
        self.bounds = outer, inner

    def update_window_focus_state(self, on):
        self.focus = on


class Request:
    """An action that a reader requests from the library."""

    def __init__(self, action, target, data=None):
        self.action, self.target, self.data = action, target, data


class Window:
    position, size = (10, 20), SIZE


@pytest.fixture
def library(monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    return Library()


def test_the_library_is_given_the_page_and_brings_wishes(library):
    page = Page()
    app = App(page, MemoryScreen(SIZE))
    app.reader = ScreenReader(AccessKit(library, Window(), 0))
    app.step([], 1.0)
    assert library.updates == []
    assert library.activation() is None   # the first tree is made by the loop
    app.step([], 1.0)
    nodes = {made.set["set_label"][0]: (number, made) for number, made in library.updates[0].nodes
             if "set_label" in made.set}
    assert library.updates[0].tree is not None
    number, never = nodes["Not me"]
    assert never.first == library.Role.BUTTON
    assert "set_disabled" in never.set
    assert never.set["set_description"] == ["Not possible now: It is late"]
    number, tick = nodes["Tick me"]
    assert tick.set["set_toggled"] == [library.Toggled.FALSE]
    library.action(Request(library.Action.CLICK, number))
    library.action(Request(library.Action.CLICK, 4711))
    app.step([], 1.0)
    assert page.done == {"toggle": True}
    assert library.updates[-1].tree is None
    assert library.bounds == ((10.0, 20.0, 1290.0, 740.0), (0.0, 0.0, 1280.0, 720.0))
    library.deactivation()
    app.step([key(pygame.K_TAB)], 1.0)
    assert len(library.updates) == 2
