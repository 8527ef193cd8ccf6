"""Pictures: missing ones are logged once and replaced, cards appear when read, frames keep their corners."""

import itertools
import json
import time
import weakref

import pygame
import pytest
from pygame import Color

from game.ui.app.app import App, MemoryScreen
from game.ui.draw import art, frames, pictures, plain
from game.ui.draw.deck import DECK, NAMES, Deck, height
from game.ui.draw.pictures import Shelf, blank, premultiplied, turned, washed
from game.ui.scenes.menu import MenuScene
from game.ui.widgets import Slider, Toggle
from game.view.units import measured
from tests.driver import context


@pytest.fixture
def sprites(tmp_path, monkeypatch):
    """An empty folder used for the sprites of the game."""
    for module in (pictures, frames):
        monkeypatch.setattr(module, "SPRITES", tmp_path)
    art.clear_cache()
    yield tmp_path
    art.clear_cache()


def paint(path, size, colour):
    path.parent.mkdir(parents=True, exist_ok=True)
    surface = blank(size)
    surface.fill(colour)
    pygame.image.save(surface, path.with_suffix(".png"))
    path.with_suffix(".png").rename(path)


def until(done, seconds=120.0):
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.002)


def test_a_missing_picture_is_named_once_and_something_plain_is_drawn(sprites, caplog):
    surface = pygame.Surface((300, 200))
    for wide in (200, 210, 220):
        art.panel(surface, pygame.Rect(10, 10, wide, 150))
    assert surface.get_at((100, 80)) != surface.get_at((290, 190))
    assert [r.getMessage() for r in caplog.records if "table/panel" in r.getMessage()] == [
        "missing: sprites/table/panel.webp (a plain drawing stands in)"
    ]


def test_a_missing_card_is_named_once_and_can_still_be_played_by(sprites, caplog):
    deck = Deck(sprites / "cards")
    deck.open(["SR"])
    until(lambda: deck.collect() or deck.complete)
    assert deck.card("SR", 100).get_size() == (100, height(100))
    assert sum("cards/460/SR" in record.getMessage() for record in caplog.records) == 1
    deck.close()


def test_a_closed_deck_brings_nothing_more_until_it_is_opened_again(sprites):
    paint(sprites / "cards" / "460" / "SR.webp", (460, height(460)), "red")
    deck = Deck(sprites / "cards")
    deck.open(["SR"])
    deck.close()
    deck.fit(0.5)
    time.sleep(0.05)
    assert not deck.collect()
    assert deck.complete
    deck.open(["SR"])
    until(deck.collect)
    assert deck.complete
    deck.close()


def test_what_is_on_the_screen_is_read_first(sprites):
    for name in NAMES:
        paint(sprites / "cards" / "460" / f"{name}.webp", (46, 80), "red")
    deck = Deck(sprites / "cards")
    deck.card("DR", 100)
    deck.card("C1", 100)
    deck.open()
    came: list[set[str]] = []

    def all_came():
        deck.collect()
        came.append({name for name in NAMES if deck.age(name)})
        return deck.complete
    until(all_came)
    assert all({"DR", "C1"} <= names or names <= {"DR", "C1"} for names in came)
    deck.close()


def test_every_card_has_a_stand_in_at_once_and_all_differ(sprites):
    deck = Deck(sprites / "cards")
    seen = {pygame.image.tobytes(deck.card(name, 90), "RGBA") for name in NAMES}
    assert len(seen) == len(NAMES) == 79


def test_a_card_shows_its_picture_once_it_has_come(sprites):
    paint(sprites / "cards" / "460" / "SR.webp", (460, 845), (200, 30, 30, 255))
    deck = Deck(sprites / "cards")
    before = deck.card("SR", 100).get_at((50, 90))[:3]
    turned_before = deck.turned("SR", 100, 10)
    deck.open(["SR"])
    until(deck.collect)
    after = deck.card("SR", 100).get_at((50, 90))[:3]
    assert before != after
    assert abs(after[0] - 200) < 5
    assert deck.turned("SR", 100, 10) is not turned_before
    assert deck.collect() is False
    deck.close()


def test_a_large_card_is_taken_from_the_large_pictures(sprites):
    paint(sprites / "cards" / "460" / "SR.webp", (460, 845), (200, 30, 30, 255))
    paint(sprites / "cards" / "920" / "SR.webp", (920, 1690), (30, 30, 200, 255))
    deck = Deck(sprites / "cards")
    deck.open(["SR"])
    until(deck.collect)
    assert deck.card("SR", 460).get_at((50, 90))[0] > 150
    deck.card("SR", 700)
    until(deck.collect)
    assert deck.card("SR", 700).get_at((50, 90))[2] > 150
    deck.close()


def test_a_card_of_the_large_index_deck_stays_sharp_when_looked_at_closely(sprites):
    paint(sprites / "cards_large" / "460" / "SR.webp", (460, 845), (200, 30, 30, 255))
    paint(sprites / "cards" / "920" / "SR.webp", (920, 1690), (30, 30, 200, 255))
    deck = Deck(sprites / "cards")
    deck.dress("large-index", "tulip")
    deck.open(["SR"])
    until(deck.collect)
    deck.card("SR", 700)
    until(deck.collect)
    assert deck.card("SR", 460).get_at((50, 90))[0] > 150
    assert deck.card("SR", 700).get_at((50, 90))[2] > 150, "only the usual deck is drawn so large"
    deck.close()


def test_the_deck_is_kept_no_wider_than_the_window_needs(sprites):
    paint(sprites / "cards" / "460" / "SR.webp", (460, 845), (200, 30, 30, 255))
    deck = Deck(sprites / "cards")
    deck.fit(1.0)
    deck.open(["SR"])
    until(deck.collect)
    assert deck._kept["SR"].get_width() == 186
    deck.fit(2.0)
    assert deck.card("SR", 248).get_at((50, 90))[0] > 150, "nothing to see meanwhile"
    until(lambda: deck.collect() and deck._kept["SR"].get_width() >= 248)
    deck.close()


def test_another_deck_and_another_back_come_at_once_and_go_again(sprites):
    red, blue, green = (200, 30, 30, 255), (30, 30, 200, 255), (30, 200, 30, 255)
    paint(sprites / "cards" / "460" / "SR.webp", (460, 845), red)
    paint(sprites / "cards_large" / "460" / "SR.webp", (460, 845), blue)
    paint(sprites / "cards" / "460" / "back.webp", (460, 845), red)
    paint(sprites / "cards" / "460" / "back_iris.webp", (460, 845), green)
    deck = Deck(sprites / "cards")
    deck.open(["SR", "back"])
    until(lambda: deck.collect() and deck.complete)

    def seen():
        return [deck.card(name, 100).get_at((50, 90))[:3] for name in ("SR", "back")]

    usual = seen()
    assert deck.dress("large-index", "iris")
    assert seen() == usual, "a card vanished while the other one is read"
    until(lambda: deck.collect() and deck.complete)
    (_, _, blue_seen), (_, green_seen, _) = seen()
    assert blue_seen > 150
    assert green_seen > 150
    assert not deck.dress("large-index", "iris")
    deck.dress("flowers", "tulip")
    until(lambda: deck.collect() and deck.complete)
    assert seen() == usual
    deck.close()


def test_a_broken_picture_is_named_and_a_plain_card_shown(sprites, caplog):
    (sprites / "cards" / "460").mkdir(parents=True)
    (sprites / "cards" / "460" / "SR.webp").write_bytes(b"no picture")
    deck = Deck(sprites / "cards")
    plain = pygame.image.tobytes(deck.card("SR", 100), "RGBA")
    deck.open(["SR"])
    until(lambda: deck.collect() or deck.complete)
    assert pygame.image.tobytes(deck.card("SR", 100), "RGBA") == plain
    assert "broken: sprites/cards/460/SR.webp" in caplog.text
    deck.close()


def test_a_frame_keeps_its_corners_and_stretches_the_rest(sprites):
    source = blank((60, 60))
    source.fill("blue")
    source.fill("red", (0, 0, 20, 20))
    (sprites / "table").mkdir()
    pygame.image.save(source, sprites / "table" / "panel.png")
    (sprites / "table" / "panel.png").rename(sprites / "table" / "panel.webp")
    cut = {"scale": 2, "left": 20, "top": 20, "right": 20, "bottom": 20}
    (sprites / "table" / "slices.json").write_text(json.dumps({"panel": cut}))
    made = frames.frame("panel", (400, 300), 2.0)
    assert made.get_size() == (400, 300)
    assert made.get_at((10, 10))[0] > 200
    assert made.get_at((30, 30))[2] > 200
    small = frames.frame("panel", (400, 300), 1.0)
    assert small.get_at((5, 5))[0] > 200
    assert small.get_at((14, 14))[2] > 200


def test_a_state_is_shown_as_it_is_drawn_and_else_washed(sprites):
    cut = {"scale": 1, "left": 4, "top": 4, "right": 4, "bottom": 4}
    paint(sprites / "table" / "button.webp", (40, 40), (200, 200, 180, 255))
    paint(sprites / "table" / "button_hover.webp", (40, 40), (250, 40, 40, 255))
    (sprites / "table" / "slices.json").write_text(json.dumps({"button": cut, "button_hover": cut}))

    def middle(state):
        return frames.frame("button", (60, 40), 1.0, state).get_at((30, 20))[:3]

    assert middle("hover") == (250, 40, 40)
    assert len({middle(state) for state in ("normal", "hover", "pressed", "disabled")}) == 4


def test_boxes_and_knobs_are_taken_from_their_pictures(sprites):
    for name, colour in (("checkbox_off", "blue"), ("checkbox_on", "red"), ("slider_knob", "lime")):
        paint(sprites / "table" / f"{name}.webp", (64, 64), colour)
    surface = pygame.Surface((400, 60))

    def seen(widget, x):
        widget.layout(surface.get_rect(), measured((1280, 720)))
        widget.draw(surface)
        return [round(part / 128) for part in surface.get_at((x, 30))[:3]]

    assert seen(Toggle("", False, lambda on: None), 10) == [0, 0, 2]
    assert seen(Toggle("", True, lambda on: None), 10) == [2, 0, 0]
    slider = Slider(0, lambda value: None)
    assert seen(slider, 15) == [0, 2, 0]
    assert slider.rail.left == 15


def test_a_frame_smaller_than_its_corners_is_still_whole(sprites):
    (sprites / "table").mkdir()
    paint(sprites / "table" / "panel.webp", (60, 60), (0, 0, 255, 255))
    cut = {"scale": 1, "left": 20, "top": 20, "right": 20, "bottom": 20}
    (sprites / "table" / "slices.json").write_text(json.dumps({"panel": cut}))
    for size in ((1, 1), (7, 30), (30, 7), (41, 39)):
        made = frames.frame("panel", size, 3.0)
        assert made.get_size() == size
        assert made.get_at((size[0] // 2, size[1] // 2))[3] > 200


def test_grain_is_multiplied_into_cards(sprites):
    paint(sprites / "grain.webp", (64, 64), (128, 128, 128, 255))
    paint(sprites / "cards" / "460" / "SR.webp", (460, 845), (200, 200, 200, 255))
    deck = Deck(sprites / "cards")
    deck.open(["SR"])
    until(deck.collect)
    assert abs(deck.card("SR", 100).get_at((50, 90))[0] - 100) < 5
    deck.close()


def test_turned_pictures_are_kept_by_half_degrees():
    source = premultiplied(blank((40, 80)))
    assert turned("a", source, 10.1) is turned("a", source, 9.9)
    assert turned("a", source, 10.1) is turned("a", source, 370.0)
    assert turned("a", source, 10.6) is not turned("a", source, 10.1)
    assert turned("a", source, 0).get_size() == (44, 84)


def test_the_shelf_drops_what_was_unused_for_longest():
    shelf = Shelf(2000)
    kept = [shelf.get(n, lambda: blank((30, 30))) for n in (1, 2)]
    assert shelf.get(1, lambda: blank((30, 30))) is kept[0]
    shelf.get(3, lambda: blank((30, 30)))
    assert shelf.get(1, lambda: blank((30, 30))) is kept[0]
    assert shelf.get(2, lambda: blank((30, 30))) is not kept[1]


def test_a_window_has_the_pictures_it_needs_and_no_more(sprites):
    app = App(MenuScene(context()), MemoryScreen((3840, 2160)))
    kept = pictures.shelf(1.0)
    for number in range(12):
        kept.get(number, lambda: blank((1280, 720)))
    assert len(kept) == 9
    app.screen.sized((1920, 1080))
    app.step([pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1920, y=1080)], 0)
    assert len(kept) == 2
    assert DECK.width == 290
    app.screen.sized((1280, 720))
    app.step([pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720)], 0)
    assert len(kept) == 1
    assert DECK.width == 186
    app.close()


def test_a_wash_keeps_the_outline():
    source = blank((10, 10))
    source.fill((200, 100, 0, 255), (0, 0, 5, 10))
    made = washed(premultiplied(source), (0, 0, 0), 0.5)
    assert made.get_at((2, 2)) == Color(100, 50, 0, 255)
    assert made.get_at((8, 8)) == Color(0, 0, 0, 0)


def test_premultiplied_pictures_keep_their_colour_on_the_screen():
    source = blank((10, 10))
    source.fill((200, 100, 50, 128))
    screen = pygame.Surface((10, 10))
    screen.fill("black")
    art.stick(screen, premultiplied(source), (0, 0))
    assert all(abs(a - b) <= 2 for a, b in zip(screen.get_at((5, 5))[:3], (100, 50, 25), strict=True))


@pytest.mark.parametrize("make", [
    lambda n: plain.box("row", 300 + n, 100, 1.0),
    lambda n: plain.ring(300 + n, 100, 6, 2),
    lambda n: plain.soft(300 + n, 100, 4, (0, 0, 0, 150)),
])
def test_plain_drawings_of_many_sizes_are_let_go(make):
    """Drawings are cached, but not more pixels than a window has."""
    made = [weakref.ref(make(n)) for n in range(100)]
    kept = [found.get_size() for ref in made if (found := ref()) is not None]
    assert sum(width * height for width, height in kept) < 1280 * 720


def drawn_box(size, width, draw):
    """A white surface with a box of ``size`` and a frame of ``width`` by ``draw``, 2 pixels from its edges."""
    made = pygame.Surface((size[0] + 4, size[1] + 4), 0, 32)
    made.fill("white")
    draw(made, pygame.Rect((2, 2), size), width)
    return made


@pytest.mark.parametrize("width", [0, 3])
def test_a_rounded_box_has_smooth_corners_and_is_exact_between_them(width):
    radius, wine = 6, (140, 60, 50)
    for wide in range(1, 41):
        size = wide, 41 - wide
        smooth = drawn_box(size, width, lambda made, rect, width: plain.rounded(made, rect, wine, radius, width))
        square = drawn_box(size, width, lambda made, rect, width: pygame.draw.rect(made, wine, rect, width))
        reach = min(radius, *(side // 2 for side in size))
        corner = set()
        for x, y in itertools.product(*map(range, smooth.get_size())):
            across, down = (min(at - 2, side + 1 - at) for at, side in zip((x, y), size, strict=True))
            if 0 <= across < reach and 0 <= down < reach:
                corner.add(smooth.get_at((x, y))[0])
            else:
                assert smooth.get_at((x, y)) == square.get_at((x, y)), (size, x, y)
        assert reach == 0 or corner - {140, 255}, size


def test_a_rounded_box_may_be_transparent():
    made = drawn_box((20, 20), 0, lambda made, rect, _: plain.rounded(made, rect, (0, 0, 0, 128), 4))
    assert 125 <= made.get_at((10, 10))[0] <= 129
