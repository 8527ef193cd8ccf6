"""A whole deal by one switch, by a pad, or by five keys: from the title to the score sheet, without a mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.engine.ecart import discardable
from game.settings import Changes, Keeper, Settings
from game.ui.access.scanning import Scanner
from game.ui.app.events import key
from game.ui.app.keys import CONTROLS
from game.ui.app.scene import Push
from game.ui.scenes.editor import EditorScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.table.chooser import CardChooser
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.view.access import NodeKey, leaves
from game.view.bindings import BUTTONS, PAD, Verb
from game.view.editor import PACK, DealPlan
from game.view.table.choreography import Pace
from game.view.table.refusals import Remark
from tests.driver import FAST, Person, context
from tests.ui.test_settings import app_with

ROOT = Path(__file__).parents[2]
FIVE: Changes = {"left": ("A",), "right": ("D",), "up": ("W",), "down": ("S",), "press": ("X",), "back": ("Q",)}
"""Five keys that play; the sixth is kept because nobody may be locked out, and is not needed."""
ONE = Settings(scanning="one", scan_ms=500)
DEALS = [("chambery", 1), ("piedmont", 1), ("french", 3)]  # bid, écart and card asked for; écart; bid alone


def legal_cards(person: Person) -> frozenset[object]:
    """The cards of the hand that are legal answers now."""
    asked, table = person.asked(), person.table
    if asked.kind == "discard":
        laid = frozenset(table.stage.offered)
        full = len(laid) == table.session.rules.row.talon
        return frozenset() if full else frozenset(discardable(table.view.rules, table.view.hand, laid) - laid)
    return frozenset(asked.cards) if asked.kind in ("play", "give") else frozenset()


def play(person: Person, answer: Callable[[Person], None]) -> None:
    """Play from the title to the score sheet: ``answer`` is called at every prompt."""
    answer(person)
    for _ in range(6000):
        if isinstance(person.scene, ScoringScene):
            return
        asked = isinstance(person.scene, CardChooser) or (
            isinstance(person.scene, TableScene) and person.table.caught_up and person.asked().kind != "wait")
        if asked:
            answer(person)
        else:
            person.step()
    raise AssertionError(f"the deal did not end in {type(person.scene).__name__}")


# -- by verbs: a pad, or five keys -----------------------------------------------------------------------------------


def by_verbs(event_of: Callable[[Verb], Event]) -> Callable[[Person], None]:
    """Return a function that answers with the focused widget, or with a legal card reached by the arrows."""

    def answer(person: Person) -> None:
        if isinstance(person.scene, TableScene) and (cards := legal_cards(person)):
            for way in [*[Verb.LEFT] * 20, *[Verb.RIGHT] * 20]:
                if person.table.raised in cards:
                    break
                person.step(event_of(way))
            assert person.table.raised in cards, "no arrow reaches a card that may be played"
        person.step(event_of(Verb.PRESS))

    return answer


@pytest.mark.parametrize(("preset", "seed"), DEALS)
def test_a_deal_by_pad_alone(preset, seed):
    def button(verb):
        return Event(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS.index(PAD[verb][0]), instance_id=0)

    person = Person(context(seed, preset=preset))
    play(person, by_verbs(button))
    assert CONTROLS.by_pad


@pytest.mark.parametrize(("preset", "seed"), DEALS)
def test_a_deal_by_five_keys(preset, seed):
    CONTROLS.suit(FIVE, {})
    codes = {Verb(verb): ord(names[0].lower()) for verb, names in FIVE.items()}
    play(Person(context(seed, preset=preset)), by_verbs(lambda verb: key(codes[verb])))


# -- by one switch ---------------------------------------------------------------------------------------------------


def scanned(person: Person, settings: Settings = ONE) -> Scanner:
    """Switch on scanning in the window of ``person``."""
    scanner = Scanner(lambda: settings)
    person.app.scanner = scanner
    person.step()
    return scanner


def choose(person: Person, scanner: Scanner, wanted: Callable[[NodeKey], bool]) -> None:
    """Press the switch whenever a ``wanted`` node is framed, until it is chosen."""
    for _ in range(120):
        stop = scanner.framed
        assert stop is not None, "it rests"
        if any(wanted(leaf.key) for leaf in leaves(stop) if not leaf.back):
            person.step(key(pygame.K_SPACE))
            if not stop.parts:
                return
        else:
            person.app.step([], 0.5, seen=False)
    raise AssertionError("what is wanted is never framed")


def by_switch(scanner: Scanner) -> Callable[[Person], None]:
    """Return a function that answers with the first legal card, or with the focused button."""

    def answer(person: Person) -> None:
        if isinstance(person.scene, TableScene) and (cards := legal_cards(person)):
            names = {str(card) for card in cards}
            choose(person, scanner, lambda at: at[-2] == "HandWidget" and at[-1] in names)
        else:
            choose(person, scanner, lambda at: not {"Tool", "DiscardPile"} & set(at) and at[-2] != "HandWidget")

    return answer


@pytest.mark.parametrize(("preset", "seed"), DEALS)
def test_a_deal_by_one_switch(preset, seed):
    person = Person(context(seed, preset=preset))
    play(person, by_switch(scanned(person)))


def test_two_switches_go_on_and_choose_without_time():
    person = Person(context(1))
    scanner = scanned(person, Settings(scanning="two"))
    first = scanner.framed
    person.app.step([], 30)
    assert scanner.framed == first
    person.press(pygame.K_TAB)
    assert scanner.framed != first
    assert not scanner.moves


def clicked(person: Person, button: int = pygame.BUTTON_LEFT) -> None:
    """Click in the middle of the window without moving the mouse."""
    at = person.app.screen.surface.get_rect().center
    person.step(*(Event(kind, pos=at, button=button, touch=False)
                  for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)))


def test_a_mouse_that_is_not_moved_is_a_switch():
    person = Person(context(1))
    scanner = scanned(person)
    menu, stop = person.scene, scanner.framed
    assert stop is not None
    clicked(person)
    assert person.scene is not menu or scanner.framed in stop.parts


def test_its_other_button_is_the_second_switch():
    person = Person(context(1))
    scanner = scanned(person, Settings(scanning="two"))
    first = scanner.framed
    clicked(person, pygame.BUTTON_RIGHT)
    assert scanner.framed != first


def test_a_mouse_that_is_moved_clicks_where_it_points():
    person = Person(context(1))
    scanner = scanned(person)
    menu, stop = person.scene, scanner.framed
    person.step(Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 0), buttons=(0, 0, 0), touch=False))
    clicked(person)
    assert (person.scene, scanner.framed) == (menu, stop)


def test_it_rests_after_three_rounds_and_a_press_only_wakes_it():
    person = Person(context(1))
    scanner = scanned(person)
    for _ in range(60):
        person.app.step([], 0.5, seen=False)
    assert scanner.framed is None
    assert not scanner.moves
    scene = person.scene
    person.press(pygame.K_SPACE)
    assert person.scene is scene
    assert scanner.framed is not None


def test_a_group_is_left_after_two_rounds():
    person = Person(context(2))
    scanner = scanned(person)
    person.press(pygame.K_SPACE)
    person.until(lambda: isinstance(person.scene, TableScene) and person.asked().kind != "wait")
    person.step()
    group = scanner.framed
    assert group is not None
    person.press(pygame.K_SPACE)
    assert scanner.framed in group.parts
    for _ in range(2 * len(group.parts)):
        person.app.step([], 0.5, seen=False)
    assert scanner.framed == group


def test_every_page_has_its_way_back():
    person = Person(context(1))
    scanner = scanned(person)
    menu = person.scene
    choose(person, scanner, lambda at: at[-2:] == ("1", "DoorButton"))
    assert person.scene is not menu
    for _ in range(60):
        if scanner.framed is not None and scanner.framed.back:
            break
        person.app.step([], 0.5)
    person.press(pygame.K_SPACE)
    assert person.scene is menu


def test_the_frame_is_seen_and_goes_with_the_setting():
    kept = Keeper()
    app = app_with(SettingsScene(context(keeper=kept)), kept)
    plain = pygame.image.tobytes(app.screen.surface, "RGB")
    kept.change(scanning="two")
    app.step([], 0)
    app.step([], 0)
    assert pygame.image.tobytes(app.screen.surface, "RGB") != plain
    kept.change(scanning="off")
    assert app.scanner is None


# -- neither a drag nor a time ---------------------------------------------------------------------------------------

DRAGS = {
    "game/ui/table/hand.py": "a card of the hand: a click, or the arrows and Enter",
    "game/ui/scenes/editor_board.py": "a card of the editor: a click on a pile, or Enter and 1 to 6",
    "game/ui/scenes/gallery/wall.py": "the strip of cards: a click on a card, or the arrows",
    "game/ui/scenes/gallery/stage.py": "a card of the gallery: buttons, and the arrows",
    "game/ui/widgets/slider.py": "a number: a click on the rail, or the arrows",
    "game/ui/scenes/lesson/lesson.py": "the card on the table of a lesson: as at every table",
    "game/ui/widgets/scroll.py": "a page: the wheel, a click on the bar, or the keys",
}
"""Everything that can be dragged, and what does the same without."""


def test_every_drag_has_another_way():
    """Every class that holds a press and follows the pointer is in the list above."""
    words_of_drags = ("PointerReader(", "self._dragging", "self._grip")
    files = [path for path in (ROOT / "game" / "ui").rglob("*.py") if path.name not in ("events.py", "__init__.py")]
    found = {path.relative_to(ROOT).as_posix() for path in files
             if any(word in path.read_text(encoding="utf-8") for word in words_of_drags)}
    assert found == set(DRAGS)


def test_a_card_of_the_editor_is_moved_by_one_key():
    person = Person(context(1))
    editor = EditorScene(person.context, DealPlan(person.context.setup.rules, 0))
    person.app.scenes.take(Push(editor))
    board = editor.board
    editor.form.focus_on(board)
    person.press(pygame.K_RIGHT)
    card = editor.board.cursor
    assert card is not None
    places = []
    for _ in range(len(editor.plan.piles) + 1):
        person.press(pygame.K_RETURN)
        places.append(editor.plan.where(card))
    assert places == [*editor.plan.piles, PACK]


def test_where_a_trick_waits_for_a_click_remarks_do_too():
    for rest, stays in ((inf, True), (0.1, False)):
        pace = replace(FAST, pace=Pace(cards=0.12, rest=rest, bots=0.0))
        person = Person(context(1, preferences=pace))
        person.press(pygame.K_RETURN)
        person.until(lambda person=person: person.asked().kind != "wait")
        person.table.remarks.shown = Remark("Trumps first.")
        for _ in range(200):
            person.app.step([], 0.2, seen=False)
        assert (person.table.remarks.shown is not None) is stays


def test_hints_name_the_button_of_the_pad_in_use():
    person = Person(context(1))
    person.press(pygame.K_RETURN)
    person.until(lambda: person.asked().kind != "wait")
    person.table.ahead = next(iter(person.table.view.hand))
    assert "Esc" in person.scene.said
    CONTROLS.by_pad, CONTROLS.pad = True, "playstation"
    assert "○" in person.scene.said
    CONTROLS.suit({"back": ("Q",)}, {})
    CONTROLS.by_pad = False
    assert "Q" in person.scene.said
