"""The window: its size and position, drawing in a small one, and incomplete input events of desktops."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.app import events
from game.ui.app.app import App
from game.ui.app.events import verb
from game.ui.app.pointer import DOUBLE_CLICK_S, PressGuard
from game.ui.app.screen import KEPT_S, LEAST, NormalSize, WindowNumber, WindowScreen, cascaded, drawn_size, fitting
from game.ui.scenes.table.play import PlayScene
from game.view.bindings import Verb
from game.view.units import SMALLEST_WINDOW
from tests.ui.test_refusals import choosy, seat
from tools.shots.widgets_page import WidgetsPage

NORMAL, LARGE = (1100, 640), (1920, 1040)


@pytest.mark.parametrize("told", [("size", "state"), ("state", "size")], ids="-".join)
def test_the_size_before_a_window_was_maximised_is_kept_in_whatever_order_it_is_told(told):
    normal = NormalSize((1024, 600))
    normal.sized(NORMAL)
    normal.wait(KEPT_S, full_screen=False)
    for one in told:
        if one == "size":
            normal.sized(LARGE)
        else:
            normal.maximised = True
        normal.wait(KEPT_S / 10, full_screen=False)
    normal.wait(10, full_screen=False)
    assert normal.read(full_screen=False) == NORMAL
    for one in told:
        if one == "size":
            normal.sized(NORMAL)
        else:
            normal.maximised = False
        normal.wait(KEPT_S / 10, full_screen=False)
    assert normal.read(full_screen=False) == NORMAL
    normal.sized((1300, 700))
    assert normal.read(full_screen=False) == (1300, 700), "closed at once"


def test_a_window_opens_whole_on_its_desktop():
    for room in (Rect(0, 0, 1024, 600), Rect(0, 24, 1280, 690), Rect(60, 0, 1860, 1080)):
        for size in (SMALLEST_WINDOW, (1280, 720), (4000, 3000)):
            place = fitting(size, room)
            assert place is not None
            assert place.width >= SMALLEST_WINDOW[0]
            assert place.height >= SMALLEST_WINDOW[1]
            for number in range(8):
                assert room.contains(cascaded(place, number, room)), (room, size, number)
    assert fitting(SMALLEST_WINDOW, Rect(0, 20, 1024, 580)) is None


def test_no_window_opens_exactly_over_another(tmp_path):
    room = Rect(0, 0, 1920, 1040)
    place = fitting((1536, 864), room)
    assert place is not None
    places = [cascaded(place, number, room).topleft for number in range(5)]
    assert len(set(places)) == 5
    first, path = WindowNumber(tmp_path / "new" / "windows.lock"), tmp_path / "file"
    assert first.number == 0
    path.write_text("a file, no folder")
    assert WindowNumber(path / "windows.lock").number == 0


def test_the_picture_of_a_window_that_is_too_small_is_whole_but_smaller():
    screen = WindowScreen("small", SMALLEST_WINDOW)
    screen.window.minimum_size = LEAST
    app = App(WidgetsPage(), screen)
    for size in ((700, 500), (1024, 580), (1000, 900)):
        screen.window.size = size
        app.step([Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])], 0.0)
        assert app.metrics.size == drawn_size(size)
        assert app.metrics.width >= SMALLEST_WINDOW[0]
        assert app.metrics.height >= SMALLEST_WINDOW[1]
        assert abs(app.metrics.width * size[1] - app.metrics.height * size[0]) < 3 * max(app.metrics.size)
        shown = screen.window.get_surface()
        assert len({tuple(shown.get_at((x, y))) for x in range(0, size[0], 9) for y in range(0, size[1], 9)}) > 20
        told = screen.told(Event(pygame.MOUSEBUTTONDOWN, pos=(size[0] // 2, size[1] // 2), button=1))
        assert max(abs(a - b / 2) for a, b in zip(told.pos, app.metrics.size, strict=True)) < 3
    app.close()


def typed(letter, place, mod=0):
    return Event(pygame.KEYDOWN, key=ord(letter), mod=mod, unicode=letter, scancode=pygame.KSCAN_A + ord(place) - 97)


def test_letter_keys_are_known_by_their_place_on_layouts_of_other_scripts(monkeypatch):
    for letter, place, asked in (("г", "u", Verb.UNDO), ("р", "h", Verb.STORY), ("η", "h", Verb.STORY),
                                 ("צ", "m", Verb.MUTE), ("ا", "h", Verb.STORY), ("ц", "w", Verb.REFUSALS)):
        assert verb(typed(letter, place)) is asked, letter
    assert verb(typed("я", "z", pygame.KMOD_CTRL)) is Verb.UNDO
    for letter, place in (("w", "z"), ("y", "z"), ("é", "w"), (",", "m"), ("ß", "c")):
        assert verb(typed(letter, place)) is (Verb.REFUSALS if letter == "w" else None), "the letter counts"
    monkeypatch.setattr(events, "_key_at", lambda place: ord("ש"))
    assert verb(typed("'", "w")) is Verb.REFUSALS, "a sign of a Hebrew keyboard"


def test_a_release_that_the_window_was_not_told_of_ends_a_drag():
    person = seat(PlayScene, choosy)
    table = person.table
    good = min(person.asked().cards)
    start, middle = person.spot(good), tuple(map(round, table.layout.centre))
    person.move(start)
    person.step(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
    person.step(Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(1, 0, 0), touch=False))
    assert table.stage.held is not None
    person.move(middle)
    assert table.stage.held is None
    person.step(Event(pygame.MOUSEBUTTONUP, pos=middle, button=1, touch=False))
    assert good in table.view.hand
    assert table.mine


class Pane:
    def __init__(self):
        self.things = {0: "a", 1: "a", 2: "a"}

    def at(self, point):
        return self.things.get(point[0] // 20)


def down(x):
    return Event(pygame.MOUSEBUTTONDOWN, pos=(x, 0), button=1, touch=False)


def up(x):
    return Event(pygame.MOUSEBUTTONUP, pos=(x, 0), button=1, touch=False)


def motion(x):
    return Event(pygame.MOUSEMOTION, pos=(x, 0), rel=(0, 0), buttons=(0, 0, 0), touch=False)


def frames(guard, pane, seconds, dt=1 / 60):
    for _ in range(round(seconds / dt)):
        guard.settle(pane.at)
        guard.wait(dt)


def test_what_comes_under_a_still_pointer_is_not_pressed_before_it_has_been_seen():
    guard, pane = PressGuard(), Pane()
    heard = lambda event: len(guard.heard(event, pane.at))  # noqa: E731
    assert (heard(motion(10)), heard(down(10)), heard(up(10))) == (1, 1, 1)
    assert (heard(down(10)), heard(up(10))) == (1, 1), "it is still there"
    pane.things[0] = "b"
    assert (heard(down(10)), heard(up(10))) == (0, 0), "in the same frame"
    frames(guard, pane, DOUBLE_CLICK_S - 0.1)
    assert (heard(down(12)), heard(up(12))) == (0, 0), "a hand trembles"
    frames(guard, pane, 0.2)
    assert (heard(down(10)), heard(up(10))) == (1, 1), "it has been seen"
    pane.things[0], pane.things[1] = "c", "d"
    frames(guard, pane, 0.05)
    assert (heard(motion(30)), heard(down(30)), heard(up(30))) == (1, 1, 1), "a pointer that moves is quick"
    assert (heard(down(50)), heard(up(50))) == (1, 1), "and a finger elsewhere"
    pane.things[2] = None  # type: ignore[assignment]
    frames(guard, pane, 0.05)
    assert heard(down(50)) == 0, "it belongs to the click before"


def test_a_press_is_as_old_as_the_picture_before_however_long_that_took():
    guard, pane = PressGuard(), Pane()
    guard.heard(motion(10), pane.at)
    guard.heard(down(10), pane.at)
    guard.heard(up(10), pane.at)
    pane.things[0] = "b"
    for _ in range(2):  # drawing takes two seconds
        guard.settle(pane.at)
        guard.wait(2.0)
        assert not guard.heard(down(10), pane.at)
        guard.heard(up(10), pane.at)
