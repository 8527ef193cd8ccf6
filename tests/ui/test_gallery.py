"""The gallery: every card has its page, can be turned and enlarged by mouse, keys and pad; everything fits."""

import ast
from collections import Counter
from pathlib import Path
from typing import get_args, get_type_hints

import pygame
import pytest
from pygame.event import Event

from game.settings import Keeper, Settings
from game.ui.app.app import App, MemoryScreen
from game.ui.app.events import key
from game.ui.app.live import dress
from game.ui.app.scene import Push
from game.ui.draw.deck import BACK, DECK
from game.ui.scenes.gallery.gallery import GalleryScene, PackScene
from game.ui.scenes.gallery.stage import page_of
from game.ui.scenes.gallery.wall import WallScene
from game.ui.scenes.menu import MenuScene
from game.ui.widgets import Label, walk
from game.view import card_sheet, gallery, words
from game.view.card_sheet import worths
from game.view.living import Look
from game.view.units import SMALLEST_WINDOW
from tests.driver import Person, context, front
from tests.ui import pages
from tests.ui.layout_check import faults

ATELIER = Path(__file__).parents[2] / "sprites" / "atelier"


def person_at(card="T3", size=(1280, 720), text=100, **settings):
    person = Person(context(keeper=Keeper(settings=Settings(**settings))), size=size, text=text)
    pages.press(person.app, "gallery")
    person.step()
    person.scene.show(gallery.ORDER.index(card))
    rest(person)
    return person


def rest(person):
    """Wait until nothing moves; the moving parts of the card, which take 20 seconds, are stopped."""
    def at_rest():
        if not person.scene.look.busy:
            person.scene.folio.stage.clock.end()
        return not person.scene.busy
    person.until(at_rest, seconds=5)


def wheel(person, at, notches):
    person.move(at)
    person.step(Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False, touch=False))


# -- what is written --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("card", gallery.ORDER)
def test_a_plant_has_two_floras_or_says_what_is_missing(card, language):
    words.use(language)
    key = gallery.plant(card, DECK.back).key
    written = " ".join(words.spoken(widget.words) for widget in walk(page_of(card)) if isinstance(widget, Label))
    found = card_sheet.COMPARISONS.get(key)
    if found is None:
        assert words.say("botany.none") in written
        return
    floras = sum(one.flora for one in found.references)
    assert all(one.title in written for one in found.references)
    assert floras >= 1
    assert (floras >= 2) is (words.say("botany.one_flora") not in written)


def test_every_flower_of_the_deck_was_compared():
    assert set(card_sheet.COMPARISONS) == set(gallery.PLANTS)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("card", gallery.ORDER)
def test_every_card_has_its_page(card, language):
    words.use(language)
    lines = [line for widget in walk(page_of(card)) for line in widget.written()]
    assert len(lines) >= 4


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("back", gallery.BACKS)
def test_every_back_has_words(back, language):
    words.use(language)
    plant = gallery.plant(BACK, back)
    assert words.say(gallery.figure_key(BACK, back))
    assert words.say(f"flower.{plant.key}_text")
    assert words.say(f"family.{plant.family.lower()}")


def test_the_backs_are_those_a_player_may_choose():
    assert set(gallery.BACKS) == set(get_args(get_type_hints(Settings)["back"]))


def titles_drawn():
    """The titles that the drawings write on the cards, by the number on the card."""
    found = {}
    for path in sorted((ATELIER / "trumps").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "trump_card":
                values = [part.value for part in node.args if isinstance(part, ast.Constant)]
                if len(values) == 2:
                    found[values[0]] = values[1]
    return found


def test_titles_are_those_written_on_the_cards():
    drawn = titles_drawn()
    assert drawn["FOU"] == gallery.card_title("F")
    assert [drawn[str(n)] for n in range(1, 22)] == [gallery.card_title(f"T{n}") for n in range(1, 22)]
    assert gallery.card_title("SR") == ""


def said_of(card):
    return [(worth.presets[0], worth.points, worth.place) for worth in worths(card)]


def signed(place):
    return place.format(**words.SUIT_SIGNS)


def test_worths_follow_the_rules_of_each_game():
    assert said_of("T21") == [
        ("chambery", "4", ""), ("french-federation", "4½", ""), ("piedmont", "1", signed("below 20{T}, above 19{T}"))]
    assert said_of("T20")[-1] == ("piedmont", "5", signed("the highest of its suit, above 21{T}"))
    assert said_of("H1") == [
        ("chambery", "0", signed("below V{H}, above 10{H}")), ("chambery-dummett", "0", ""),
        ("french-federation", "½", ""),
        ("piedmont", "1", signed("below V{H}, above 2{H}"))]
    assert [place for _, _, place in said_of("S1")] == [signed("below V{S}, above 10{S}"), "", "", ""]
    assert said_of("C2")[0] == ("chambery", "0", signed("the lowest of its suit, below 3{C}"))
    assert [worth.presets for worth in worths("F")] == [
        ("chambery", "chambery-dummett"), ("french-federation", "french", "french-open-call"),
        ("piedmont", "scarto")]
    assert all(worth.outside for worth in worths("F"))
    assert worths(BACK) == []


def test_the_points_shown_add_up_to_those_of_the_pack():
    half_points: Counter[str] = Counter()
    for card in gallery.ORDER:
        for worth in worths(card):
            points = worth.points
            half_points.update(dict.fromkeys(worth.presets, 2 * int(points.rstrip("½") or 0) + ("½" in points)))
    assert half_points["chambery"] == half_points["chambery-dummett"] == 2 * 52
    assert half_points["french"] == half_points["french-open-call"] == 2 * 91
    assert half_points["piedmont"] == 2 * (78 + 2 * 26)  # before two points are subtracted for each three cards


# -- looking ----------------------------------------------------------------------------------------------------------


def seen_at(look, at):
    return look.x + at[0] / look.zoom, look.y + at[1] / look.zoom


def test_enlarging_keeps_the_point_under_the_pointer():
    look = Look(stage=(1.2, 2.0), most=5.0)
    at = 0.2, -0.35
    before = seen_at(look, at)
    look.near(3.0, at)
    while look.busy:
        look.update(1 / 60)
        if look.zoom > 1.8:  # until then a card smaller than the stage stays in its middle
            assert seen_at(look, at) == pytest.approx(before, abs=0.01)
    assert look.zoom == 3.0


def test_one_cannot_come_too_close_nor_lose_the_card():
    look = Look(stage=(1.5, 2.0), most=4.0)
    for _ in range(20):
        look.near(2.0)
        look.update(1.0)
    assert look.zoom == 4.0
    look.drag(100, -100)
    half_seen = 1.5 / 2 / 4, 2.0 / 2 / 4
    assert (look.x, look.y) == pytest.approx((-0.5 + half_seen[0], 1120 / 610 / 2 - half_seen[1]))
    assert not look.walk(-1, 0)
    assert look.walk(1, 0)
    look.far()
    while look.busy:
        look.update(1 / 60)
    assert (look.zoom, look.x, look.y) == (1.0, 0.0, 0.0)


def test_a_near_card_is_seen_whole_before_it_turns():
    look = Look()
    look.near(3.0)
    look.update(2.0)
    look.turn_over()
    look.turn_round()
    angles = []
    while look.busy:
        look.update(1 / 60)
        angles.append((look.zoom, look.flip.value))
    assert all(angle == 0 for zoom, angle in angles if zoom > 1.05)
    assert look.back
    assert look.upside_down
    assert not look.tumbling


# -- with mouse, keys and pad -----------------------------------------------------------------------------------------


def test_the_gallery_is_opened_from_the_menu_and_left():
    person = Person(context())
    person.step()
    person.click_button(person.button(words.say("menu.door.gallery")))
    assert isinstance(person.scene, GalleryScene)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)


def test_cards_are_gone_through_with_keys_and_pad():
    person = person_at("T3")
    person.press(pygame.K_RIGHT)
    assert person.scene.card == "T4"
    person.step(Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT, instance_id=0))
    assert person.scene.card == "T3"
    person.press(pygame.K_END)
    assert person.scene.card == BACK
    person.press(pygame.K_RIGHT)
    assert person.scene.card == "F"
    person.press(pygame.K_LEFT)
    person.press(pygame.K_HOME)
    assert person.scene.card == "F"


def test_cards_are_gone_to_with_the_mouse():
    person = person_at("T3")
    scene = person.scene
    person.click(scene.folio.stage.arrows[1].rect.center)
    assert scene.card == "T4"
    person.click(scene.folio.strip.place(9).center)
    assert scene.card == gallery.ORDER[9]
    rest(person)
    person.click_button(person.button(words.say("gallery.all")))
    person.step()
    assert isinstance(person.scene, WallScene)
    person.click(person.scene.wall.places[40].center)
    assert person.at(GalleryScene).card == gallery.ORDER[40]


@pytest.mark.parametrize("size", [(1024, 600), (1024, 768), (3840, 2160)])
def test_a_button_leads_back_from_the_wall_and_covers_no_card(size):
    person = person_at("F", size)
    gallery = person.scene
    person.click_button(person.button(words.say("gallery.all")))
    close = person.scene.close
    assert close.rect.collidelist(list(person.scene.wall.places.values())) < 0
    person.click_button(close)
    assert person.scene is gallery
    assert gallery.card == "F"


def test_a_card_is_chosen_from_the_wall_with_the_keys():
    person = person_at("F")
    gallery = person.scene
    person.click_button(person.button(words.say("gallery.all")))
    person.press(pygame.K_DOWN)
    person.press(pygame.K_RIGHT)
    person.press(pygame.K_RETURN)
    assert person.scene is gallery
    assert gallery.card == "T12"


@pytest.mark.parametrize("way", ["click", "drag", "f", "enter", "pad"])
def test_a_card_is_turned_over(way):
    person = person_at("SR")
    look, middle = person.scene.look, person.scene.folio.stage.rect.center
    if way == "click":
        person.click(middle)
    elif way == "drag":
        person.drag(middle, (middle[0] + person.scene.folio.stage.width * 2 // 3, middle[1]))
    elif way == "pad":
        person.step(Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0))
    else:
        person.press({"f": pygame.K_f, "enter": pygame.K_RETURN}[way])
    rest(person)
    assert look.back
    person.press(pygame.K_RIGHT)
    rest(person)
    assert not look.back


def test_a_short_pull_lets_the_card_fall_back():
    person = person_at("SR")
    middle = person.scene.folio.stage.rect.center
    person.drag(middle, (middle[0] + person.scene.folio.stage.width // 4, middle[1]))
    rest(person)
    assert not person.scene.look.back
    assert not person.scene.look.tumbling


def test_wheel_and_keys_come_closer_and_a_drag_moves_the_near_card():
    person = person_at("T17")
    look, middle = person.scene.look, person.scene.folio.stage.rect.center
    wheel(person, middle, 5)
    rest(person)
    assert look.zoom > 2
    before = look.x, look.y
    person.drag(middle, (middle[0], middle[1] - 60))
    assert look.y > before[1]
    assert person.scene.card == "T17"
    person.press(pygame.K_DOWN)
    rest(person)
    assert look.y > before[1]
    person.press(pygame.K_0)
    rest(person)
    assert look.zoom == 1
    person.press(pygame.K_PLUS)
    rest(person)
    closer = look.zoom
    person.press(pygame.K_KP_MINUS)
    rest(person)
    assert 1 <= look.zoom < closer


def test_arrows_walk_over_a_near_card_to_its_edge_and_then_on():
    person = person_at("T17")
    wheel(person, person.scene.folio.stage.rect.center, 12)
    rest(person)
    presses = 0
    while person.scene.card == "T17":
        person.press(pygame.K_RIGHT)
        rest(person)
        presses += 1
        assert presses < 30
    assert presses > 2
    assert person.scene.card == "T18"


def test_with_reduced_motion_everything_is_there_at_once():
    person = person_at("T17", reduced_motion=True)
    for code in (pygame.K_f, pygame.K_t, pygame.K_RIGHT, pygame.K_PLUS, pygame.K_END, pygame.K_0):
        person.press(code)
        assert not person.scene.busy


def test_alone_the_card_is_larger_and_esc_brings_the_page_back():
    person = person_at("T8")
    scene = person.scene
    small = scene.folio.stage.width
    person.press(pygame.K_a)
    assert scene.folio.stage.width > small
    assert faults(scene.form, person.app.metrics) == []
    person.press(pygame.K_ESCAPE)
    assert person.scene is scene
    assert scene.folio.stage.width == small


def test_what_is_drawn_in_part_is_what_would_be_drawn_whole():
    person = person_at("T17")
    middle = person.scene.folio.stage.rect.center
    wheel(person, middle, 6)
    rest(person)
    person.drag(middle, (middle[0] - 40, middle[1] + 50))
    person.press(pygame.K_RIGHT)
    person.press(pygame.K_0)
    rest(person)
    person.step()
    in_parts = person.app.screen.surface.copy()
    person.app.scenes.invalidate()
    person.step()
    assert in_parts.get_buffer().raw == person.app.screen.surface.get_buffer().raw


# -- everything fits --------------------------------------------------------------------------------------------------

SIZES = [(SMALLEST_WINDOW, 175), (SMALLEST_WINDOW, 100), ((1920, 1080), 100), ((1920, 1080), 175), ((1024, 1400), 125),
         ((3840, 2160), 150), ((2560, 1080), 100)]


@pytest.mark.parametrize("language", ["en", "fr", words.PSEUDO])
@pytest.mark.parametrize(("size", "percent"), SIZES)
def test_the_gallery_fits(size, percent, language):
    words.use(language)
    app = App(GalleryScene(context()), MemoryScreen(size), text_percent=percent)
    scene = front(app, GalleryScene)
    for card in ("T3", "T13", "F", "H5", "SD", BACK):
        scene.show(gallery.ORDER.index(card))
        app.step([], 0)
        assert faults(scene.form, app.metrics) == []
        assert scene.folio.stage.width >= 90
        assert scene.text.rect.height >= 90
    for other in (scene.wall(), PackScene()):
        app.scenes.take(Push(other))
        app.step([], 0)
        assert faults(other.form, app.metrics) == []
        app.step([key(pygame.K_ESCAPE)], 0)


@pytest.mark.parametrize(("titles", "heading", "above"), [
    ("translated", "Löwenzahn", "Trumpf 1 · auf der Karte: PISSENLIT"),
    ("printed", "PISSENLIT", "Trumpf 1 · Löwenzahn"),
])
def test_flowers_are_called_in_the_language_or_as_their_cards_are_titled(titles, heading, above):
    words.use("de")
    dress(Settings(titles=titles))
    person = person_at("T1")
    lines = set(pages.texts(person.scene.form))
    person.app.close()
    dress(Settings())
    assert {heading, above} <= lines
