"""Every widget with the keys alone, with the pointer alone, and disabled."""

from functools import partial

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.app.events import PointerReader, key
from game.ui.draw import text, theme
from game.ui.widgets import (
    Button,
    Choice,
    Column,
    Dialog,
    DialogReply,
    Form,
    Grid,
    Label,
    Listing,
    Option,
    Row,
    ScrollArea,
    Select,
    Slider,
    Tabs,
    TextField,
    Toggle,
    cancel,
    walk,
)
from game.view.units import measured

METRICS = measured((1280, 720))
OPTIONS = [Option(n, f"Number {n}") for n in range(30)]


def laid(root, rect=(40, 40, 800, 600), metrics=METRICS):
    form = Form(root)
    form.layout(Rect(rect), metrics)
    return form


def keys(form, *codes):
    return [form.handle(key(code)) for code in codes]


def letters(form, words):
    for letter in words:
        form.handle(key(ord(letter), unicode=letter))
        form.handle(Event(pygame.TEXTINPUT, text=letter))


def move(form, at):
    return form.handle(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))


def down(form, at):
    return form.handle(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))


def up(form, at):
    return form.handle(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def click(form, at):
    move(form, at)
    down(form, at)
    return up(form, at)


def drawn(form, size=(1280, 720)):
    surface = pygame.Surface(size)
    form.draw(surface)
    return surface


@pytest.fixture
def told():
    return []


def test_tab_goes_through_everything_and_round(told):
    buttons = [Button(name, partial(told.append, name)) for name in "abc"]
    form = laid(Row([Label("not focusable"), *buttons]))
    for _ in range(4):
        keys(form, pygame.K_TAB, pygame.K_RETURN)
    assert told == ["a", "b", "c", "a"]
    form.handle(key(pygame.K_TAB, pygame.KMOD_LSHIFT))
    keys(form, pygame.K_SPACE)
    assert told[-1] == "c"


def test_arrows_go_to_the_nearest_in_their_direction():
    buttons = [Button(str(n), lambda: None) for n in range(6)]
    form = laid(Grid(buttons, 3, fill=False))
    form.focus_on(buttons[0], visible=True)
    for code, goal in (
        (pygame.K_RIGHT, 1), (pygame.K_DOWN, 4), (pygame.K_RIGHT, 5), (pygame.K_UP, 2), (pygame.K_LEFT, 1),
    ):
        keys(form, code)
        assert form.focus.widget is buttons[goal]
    keys(form, pygame.K_UP)
    assert form.focus.widget is buttons[1]


def test_hovering_shows_but_does_not_steal_the_focus():
    first, second = Button("a", lambda: None), Button("b", lambda: None)
    form = laid(Row([first, second]))
    form.focus_on(first, visible=True)
    form.dirty = False
    move(form, second.rect.center)
    assert form.dirty
    assert second.state == "hover"
    assert form.focus.widget is first


def test_the_ring_shows_for_the_keyboard_and_goes_with_the_pointer():
    button = Button("a", lambda: None)
    form = laid(Row([button]))
    beside = button.rect.left - 6, button.rect.centery
    plain = drawn(form).get_at(beside)
    keys(form, pygame.K_TAB)
    assert drawn(form).get_at(beside) != plain
    click(form, button.rect.center)
    assert drawn(form).get_at(beside) == plain


def test_a_button_acts_on_release_inside_only(told):
    button = Button("a", lambda: told.append("a"))
    form = laid(Row([button]))
    down(form, button.rect.center)
    assert button.state == "pressed"
    move(form, (1000, 600))
    assert button.state != "pressed"
    up(form, (1000, 600))
    assert told == []
    click(form, button.rect.center)
    assert told == ["a"]


def test_a_press_is_seen_in_the_next_picture():
    button = Button("Deal", lambda: None)
    form = laid(Row([button]))
    before = pygame.image.tobytes(drawn(form), "RGB")
    down(form, button.rect.center)
    assert form.dirty
    assert pygame.image.tobytes(drawn(form), "RGB") != before


@pytest.mark.parametrize(
    "make",
    [
        lambda told: Button("a", lambda: told.append(1), why="Not now"),
        lambda told: Toggle("a", False, told.append, why="Not now"),
        lambda told: Slider(50, told.append, why="Not now"),
        lambda told: Select(OPTIONS, 0, told.append, why="Not now"),
        lambda told: TextField("a", told.append, why="Not now"),
        lambda told: Choice(OPTIONS[:3], 0, told.append, why="Not now"),
        lambda told: Listing(OPTIONS[:3], 0, told.append, why="Not now"),
    ],
)
def test_what_is_disabled_does_nothing_and_says_why(make, told):
    widget = make(told)
    heard: list[str] = []
    form = Form(Column([widget], place="start"), heard.append)
    form.layout(Rect(40, 40, 800, 600), METRICS)
    at = widget.rect.left + 20, widget.rect.centery
    click(form, at)
    assert told == []
    assert form.told is not None
    assert form.told.why == "Not now"
    assert heard == ["refuse"]
    form.told = None
    keys(form, pygame.K_TAB, pygame.K_RETURN)
    letters(form, "xyz")
    assert told == []
    assert form.popup is None
    keys(form, pygame.K_RETURN)
    assert form.told is widget


def test_a_tooltip_comes_after_a_delay_and_is_inside_the_window():
    button = Button("a", lambda: None, tip="A word about it, long enough to be wrapped somewhere in a narrow window")
    form = laid(Row([button]), (1200, 660, 80, 50))
    move(form, button.rect.center)
    before = pygame.image.tobytes(drawn(form), "RGB")
    form.update(0.3)
    assert not form.dirty
    form.update(0.3)
    assert form.dirty
    after = drawn(form)
    assert pygame.image.tobytes(after, "RGB") != before
    move(form, (3, 3))
    assert form.told is None


def tips(form):
    """Each button of ``form`` with a tooltip, and the rectangle of the tooltip."""
    found = []
    for button in (widget for widget in walk(form.root) if isinstance(widget, Button)):
        form.told = button
        if form.tip_at is not None:
            found.append((button, form.tip_at))
    return found


LONG_TIP = "A word about it, long enough to be wrapped somewhere in a narrow window"


@pytest.mark.parametrize("columns", [1, 2, 3, 6])
def test_a_tooltip_hides_neither_what_it_is_about_nor_its_neighbours(columns):
    buttons = [Button(label, lambda: None, tip=LONG_TIP) for label in "abcdef"]
    form = laid(Grid(buttons, columns, 4), (540, 300, 200, 160))
    assert len(tips(form)) == 6
    for _, at in tips(form):
        assert Rect(0, 0, 1280, 720).contains(at)
        assert at.collidelist([button.rect for button in buttons]) < 0


@pytest.mark.parametrize("corner", [(0, 0), (1080, 0), (0, 560), (1080, 560)], ids=str)
def test_a_tooltip_in_a_corner_is_inside_the_window_and_beside_its_widget(corner):
    buttons = [Button(label, lambda: None, tip=LONG_TIP) for label in "abcdef"]
    form = laid(Grid(buttons, 3, 4), (*corner, 200, 160))
    for button, at in tips(form):
        assert Rect(0, 0, 1280, 720).contains(at)
        assert not at.colliderect(button.rect)


def test_what_is_scrolled_out_of_sight_is_nobodys_neighbour():
    low = [Button(str(n), lambda: None) for n in range(20)]
    above, told = Button("above", lambda: None), Button("told", lambda: None, tip="Said of it")
    form = laid(Column([above, told, ScrollArea(Column(low)), Label("end")], grow=(2,)), (40, 40, 300, 130))
    assert form.root.children[2].rect.height < 40
    (_, at), = [one for one in tips(form) if one[0] is told]
    assert not at.colliderect(above.rect)


def test_a_toggle_flips_by_click_and_by_key(told):
    toggle = Toggle("Play the last card by itself", False, told.append)
    form = laid(Column([toggle]))
    click(form, toggle.rect.center)
    keys(form, pygame.K_SPACE, pygame.K_RETURN)
    assert told == [True, False, True]
    assert toggle.value is True


def test_a_slider_follows_the_pointer_and_the_arrows(told):
    slider = Slider(50, told.append, low=0, high=100, step=10)
    form = laid(Column([slider]))
    down(form, slider.rail.midleft)
    assert slider.value == 0
    move(form, (slider.rail.left - 500, slider.rail.centery))
    assert slider.value == 0
    move(form, (slider.rail.right + 500, slider.rail.centery))
    assert slider.value == 100
    up(form, (0, 0))
    move(form, slider.rail.center)
    assert slider.value == 100
    keys(form, pygame.K_LEFT, pygame.K_LEFT, pygame.K_HOME, pygame.K_RIGHT)
    assert told == [0, 100, 90, 80, 0, 10]


@pytest.mark.parametrize("percent", [100, 175])
def test_the_figures_of_a_slider_are_written_as_large_as_chosen(percent):
    slider = Slider(50, print, low=0, high=100, shown=lambda value: f"{value:.0f} points")
    metrics = measured((1280, 720), percent)
    laid(Column([slider]), (0, 0, 600, 200), metrics)
    (figures,) = slider.written()
    assert figures.block == text.lay("50 points", "body", metrics)


def test_a_choice_chooses_with_arrows_and_clicks(told):
    choice = Choice([Option(1, "One"), Option(2, "Two"), Option(3, "Three")], 1, told.append)
    form = laid(Column([choice]))
    keys(form, pygame.K_TAB, pygame.K_RIGHT)
    assert told == [2]
    click(form, choice.children[0].rect.center)
    assert told == [2, 1]
    assert choice.value == 1


def test_arrows_leave_a_choice_at_its_ends():
    choice = Choice(OPTIONS[:2], 0, lambda _: None)
    button = Button("beside", lambda: None)
    form = laid(Row([choice, button]))
    keys(form, pygame.K_TAB, pygame.K_RIGHT)
    assert form.focus.widget == choice
    keys(form, pygame.K_RIGHT)
    assert form.focus.widget == button


def test_a_list_scrolls_to_what_is_chosen_and_finds_initials(told):
    pressed: list[int] = []
    names = [Option(n, name) for n, name in enumerate(["Amélie", "Béatrice", "Cécile", "Émile", *map(str, range(40))])]
    listing = Listing(names, 0, told.append, pressed=pressed.append, height=120)
    form = laid(Column([listing]))
    keys(form, pygame.K_TAB, pygame.K_DOWN, pygame.K_END)
    assert told[0] == 1
    assert listing.rect.contains(listing.row(len(names) - 1))
    letters(form, "c")
    assert listing.value == 2
    assert listing.rect.contains(listing.row(2))
    keys(form, pygame.K_RETURN)
    assert pressed == [2]
    click(form, listing.row(3).center)
    assert (listing.value, pressed) == (3, [2, 3])
    move(form, listing.rect.center)
    form.handle(Event(pygame.MOUSEWHEEL, x=0, y=-2))
    assert listing.scroller.offset > 0
    keys(form, pygame.K_HOME, pygame.K_UP)
    assert form.focus.widget is listing


def test_a_select_opens_chooses_and_closes(told):
    select = Select(OPTIONS, 3, told.append)
    form = laid(Column([select, Button("below", lambda: told.append("below"))]))
    keys(form, pygame.K_TAB, pygame.K_RETURN)
    assert form.popup is not None
    keys(form, pygame.K_DOWN, pygame.K_RETURN)
    assert form.popup is None
    assert told == [4]
    keys(form, pygame.K_RETURN, pygame.K_DOWN, pygame.K_ESCAPE)
    assert form.popup is None
    assert told == [4]
    keys(form, pygame.K_RIGHT)
    assert told == [4, 5]


def test_an_open_list_hears_the_pointer_first_and_closes_beside(told):
    select = Select(OPTIONS[:5], 0, told.append)
    below = Button("below", lambda: told.append("below"))
    form = laid(Column([select, below]))
    click(form, select.rect.center)
    assert form.popup is not None
    assert form.popup.rect.colliderect(below.rect)
    click(form, form.popup.listing.row(2).center)
    assert told == [2]
    click(form, select.rect.center)
    click(form, (1200, 700))
    assert form.popup is None
    assert told == [2]


def test_a_field_is_written_and_mended(told):
    field = TextField("", told.append, most=8)
    form = laid(Column([field, Button("b", lambda: None)]))
    keys(form, pygame.K_TAB)
    letters(form, "Émilie m")
    assert field.value == "Émilie m"
    letters(form, "xx")
    assert field.value == "Émilie m"
    keys(form, pygame.K_BACKSPACE, pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_LEFT, pygame.K_DELETE)
    assert field.value == "Émile"
    keys(form, pygame.K_HOME, pygame.K_DELETE)
    assert told[-1] == "mile"
    keys(form, pygame.K_TAB)
    assert form.focus.widget is not field


def test_a_click_puts_the_caret_where_it_was_made():
    field = TextField("mmmmmm", lambda _: None)
    form = laid(Column([field], place="start"))
    click(form, (field.rect.left + 4, field.rect.centery))
    letters(form, "A")
    click(form, (field.rect.right - 4, field.rect.centery))
    letters(form, "Z")
    assert field.value == "AmmmmmmZ"


def test_a_long_value_is_read_from_its_beginning_until_the_field_is_used():
    field = TextField("m" * 24, lambda _: None)
    form = laid(Column([field, Button("other", lambda: None)], place="start"))

    def left() -> int:
        return field.written()[0].rect.left

    assert left() > field.rect.left
    form.draw(pygame.Surface((1280, 720)))
    click(form, (field.rect.left + 14, field.rect.centery))
    assert field.caret == 0, "the letter that was seen there"
    form.focus_on(field)
    keys(form, pygame.K_END)
    assert left() < field.rect.left


def test_letters_typed_into_a_field_mute_nothing():
    field = TextField("", lambda _: None)
    form = laid(Column([field]))
    keys(form, pygame.K_TAB)
    assert form.handle(key(pygame.K_m, unicode="m"))


def test_tabs_show_one_page_and_only_its_widgets_have_the_focus():
    one, two = Button("one", lambda: None), Button("two", lambda: None)
    tabs = Tabs([("First", one), ("Second", two)])
    form = laid(tabs)
    keys(form, pygame.K_TAB, pygame.K_RIGHT, pygame.K_DOWN)
    assert form.focus.widget is two
    assert all(widget is not one for widget in form.focus.ring)


def test_the_focus_scrolls_itself_into_sight():
    buttons = [Button(str(n), lambda: None) for n in range(20)]
    area = ScrollArea(Column(buttons))
    form = laid(area, (40, 40, 400, 200))
    for _ in range(20):
        keys(form, pygame.K_TAB)
        assert area.rect.contains(form.focus.widget.rect)
    top = buttons[-1].rect.top
    move(form, area.rect.center)
    form.handle(Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert buttons[-1].rect.top > top


def test_what_is_scrolled_away_cannot_be_clicked(told):
    buttons = [Button(str(n), partial(told.append, n)) for n in range(20)]
    form = laid(ScrollArea(Column(buttons)), (40, 40, 400, 200))
    click(form, buttons[10].rect.center)
    assert told == []


def test_a_long_text_can_be_read_with_the_keys():
    area = ScrollArea(Label("A long text. " * 300))
    form = laid(area, (40, 40, 400, 200))
    keys(form, pygame.K_TAB, pygame.K_DOWN)
    assert 0 < area.scroller.offset < 100
    keys(form, pygame.K_PAGEDOWN)
    assert area.scroller.offset > 100
    keys(form, pygame.K_END)
    assert area.scroller.offset == area.scroller.most


def test_the_bar_can_be_dragged():
    area = ScrollArea(Label("A long text. " * 300))
    form = laid(area, (40, 40, 400, 200))
    start = area.scroller.thumb.center
    down(form, start)
    move(form, (start[0], 5000))
    assert area.scroller.offset == area.scroller.most
    up(form, (start[0], 5000))


def test_a_dialog_answers_to_enter_and_escape():
    from game.ui.app.app import App, MemoryScreen
    from game.ui.app.scene import Push, Quit
    from tools.shots.widgets_page import WidgetsPage

    for code, over in ((pygame.K_ESCAPE, False), (pygame.K_RETURN, True)):
        app = App(WidgetsPage(), MemoryScreen((1280, 720)))
        app.scenes.take(Push(Dialog("Leave?", "Sure?", (cancel(), DialogReply("Leave", Quit, primary=True)))))
        app.step([key(code)], 0)
        assert (app.scenes.exit_code is not None) is over
        assert over or len(app.scenes.stack) == 1
        app.close()


@pytest.mark.parametrize(("moves", "kinds"), [
    ([(100, 100)], ["press", "click"]),
    ([(103, 102)], ["press", "click"]),
    ([(140, 100), (160, 100)], ["press", "lift", "move", "drop"]),
    ([(140, 100), (100, 100)], ["press", "lift", "move", "drop"]),
])
def test_a_press_that_hardly_moves_is_a_click(moves, kinds):
    hand = PointerReader(METRICS.slop)
    events = [Event(pygame.MOUSEBUTTONDOWN, pos=(100, 100), button=1)]
    events += [Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)) for at in moves]
    events += [Event(pygame.MOUSEBUTTONUP, pos=moves[-1], button=1)]
    gestures = [gesture for event in events if (gesture := hand.read(event))]
    assert [gesture.kind for gesture in gestures] == kinds
    assert gestures[-1].at == moves[-1]
    assert hand.start is None


def test_words_keep_their_contrast_on_their_ground():
    for ground in (theme.ON_PAPER, theme.ON_FELT):
        for colour in (ground.ink, ground.muted, ground.accent, ground.gain, ground.loss):
            assert theme.contrast(colour, ground.colour) >= 4.5
    assert theme.contrast(theme.PAPER, theme.WINE) >= 4.5
    assert theme.contrast(theme.INK, theme.PAPER2) >= 4.5
    assert theme.contrast(theme.ON_FELT.ink, theme.FELT_LIGHT) >= 4.5


def test_disabled_words_can_still_be_read():
    for primary in (False, True):
        button = Button("MMM", lambda: None, primary=primary, why="Not now")
        form = laid(Row([button]))
        surface = drawn(form)
        ground = surface.get_at((button.rect.left + METRICS.px(14), button.rect.centery))[:3]
        assert theme.contrast(button.written()[0].colour, ground) >= 4.5
