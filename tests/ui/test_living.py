"""Living plates: some trumps move for a while in the gallery, then stop."""

import json

import numpy as np
import pygame
import pytest

from game.settings import Keeper, Settings
from game.ui.app.scene import Pop, Push
from game.ui.draw import living
from game.ui.draw.deck import DECK, Deck
from game.ui.draw.pictures import SPRITES, clear_cache, missing_files
from game.ui.draw.printing import StripCell, fitted
from game.view.gallery import ORDER
from game.view.living import HOLD_S, START_S, RestClock
from tests.driver import Person, context
from tests.ui import pages

ALIVE = sorted(living.plates())
WHOLE_LIFE = 60 * 26
"""Pictures drawn in 26 seconds."""


def gallery_at(card, **settings):
    person = Person(context(keeper=Keeper(settings=Settings(**settings))), watched=True)
    pages.press(person.app, "gallery")
    person.scene.show(ORDER.index(card))
    DECK.wait()
    return person


def look_of(person):
    """The pixels of the stage, drawn alone."""
    surface = pygame.Surface(person.scene.folio.rect.size)
    person.scene.folio.stage.draw(surface)
    return pygame.surfarray.array3d(surface)


def until_alive(person):
    for _ in range(WHOLE_LIFE):
        person.step()
        if person.scene.folio.stage.clock.seen:
            break
    else:
        raise AssertionError("nothing comes alive")
    person.scene.folio.stage.draw(pygame.Surface((10, 10)))
    DECK.wait()


def strip_of(card, width, deck=DECK):
    part = living.plates()[card][0]
    return deck.strip(part.strip, living.cell_of(part), width)


def looks(person, seconds):
    """The different pictures of the stage in the next ``seconds``."""
    found = set()
    for k in range(round(60 * seconds)):
        person.step()
        if k % 6 == 0:
            DECK.wait()
            found.add(look_of(person).tobytes())
    return found


def test_at_least_six_trumps_live():
    assert len(ALIVE) >= 6
    assert set(ALIVE) <= set(ORDER)


@pytest.mark.parametrize("card", ALIVE)
def test_a_trump_lives_for_about_twenty_seconds(card):
    assert 15 <= max(part.seconds for part in living.plates()[card]) <= 22


@pytest.mark.parametrize("card", ALIVE)
def test_every_strip_fills_its_frames_and_all_of_them_are_used(card):
    for part in living.plates()[card]:
        strip = pygame.image.load(SPRITES / f"plates/living/{part.strip}.webp")
        count = strip.get_width() // part.size[0]
        assert strip.get_size() == (count * part.size[0], part.size[1])
        assert {frame for frame in part.order if frame >= 0} == set(range(count))


def test_all_strips_together_are_small():
    assert sum(file.stat().st_size for file in (SPRITES / "plates/living").iterdir()) <= 500_000


@pytest.mark.parametrize("card", ["T8", "T16"])
def test_a_card_moves_and_then_the_loop_rests(card):
    person = gallery_at(card)
    until_alive(person)
    still = person.scene.folio.stage
    assert len(looks(person, 3)) > 4
    for _ in range(WHOLE_LIFE):
        person.step()
    assert not person.scene.busy
    person.step()
    person.step()
    assert not person.scene.dirty
    assert still.clock.seen == ()
    before = look_of(person)
    assert len(looks(person, 2)) == 1
    assert look_of(person).tobytes() == before.tobytes()


def test_at_the_end_the_card_is_as_it_was():
    person = gallery_at("T8")
    for _ in range(round(60 * START_S) - 4):
        person.step()
    before = look_of(person)
    until_alive(person)
    for _ in range(WHOLE_LIFE):
        person.step()
    assert np.array_equal(look_of(person), before)


@pytest.mark.parametrize("settings", [{"reduced_motion": True}])
def test_with_reduced_motion_nothing_moves(settings):
    person = gallery_at("T8", **settings)
    person.step()
    assert len(looks(person, START_S + 3)) == 1
    assert not person.scene.busy
    assert not person.scene.folio.stage.clock.running


def test_reduced_motion_stops_a_card_that_lives():
    person = gallery_at("T8")
    until_alive(person)
    person.scene.keeper.change(reduced_motion=True)
    person.step()
    person.step()
    assert person.scene.folio.stage.clock.seen == ()
    assert not person.scene.busy


def test_a_card_without_a_plate_rests_at_once():
    assert "SR" not in ALIVE
    person = gallery_at("SR")
    for _ in range(round(60 * (START_S + 0.5))):
        person.step()
    assert not person.scene.busy
    assert not person.scene.dirty


@pytest.mark.parametrize("turn", ["turn_over", "turn_round"])
def test_a_card_that_is_turned_stands_still(turn):
    person = gallery_at("T8")
    until_alive(person)
    getattr(person.scene.look, turn)()
    for _ in range(90):
        person.step()
    for _ in range(round(60 * START_S)):
        person.step()
        assert person.scene.folio.stage.clock.seen == ()
    assert not person.scene.busy


def test_the_next_card_forgets_the_frames_of_the_last():
    person = gallery_at("T8")
    until_alive(person)
    stage = person.scene.folio.stage
    assert strip_of("T8", stage.width) is not None
    person.scene.step(1)
    assert strip_of("T8", stage.width) is None


def test_frames_are_forgotten_with_the_gallery():
    person = gallery_at("T8")
    until_alive(person)
    width = person.scene.folio.stage.width
    person.app.scenes.take(Pop())
    assert strip_of("T8", width) is None


def test_frames_of_another_size_are_forgotten():
    person = gallery_at("T8")
    until_alive(person)
    stage = person.scene.folio.stage
    width = stage.width
    person.scene.toggle()
    assert stage.width != width
    assert strip_of("T8", width) is None


def test_a_plate_that_comes_late_for_another_card_is_dropped():
    DECK.wait()
    assert strip_of("T2", 301) is None
    DECK.drop_strips()
    DECK.wait()
    assert strip_of("T2", 301) is None


@pytest.mark.parametrize("broken", [None, b"", b"no picture", b"cut"])
def test_a_missing_or_broken_strip_leaves_the_still_picture(broken, tmp_path):
    (tmp_path / "plates/living").mkdir(parents=True)
    file = tmp_path / "plates/living/T2.webp"
    if broken is not None:
        file.write_bytes((SPRITES / "plates/living/T2.webp").read_bytes()[:900] if broken == b"cut" else broken)
    deck = Deck(tmp_path / "cards")
    deck.open([])
    try:
        for _ in range(3):
            assert strip_of("T2", 300, deck) is None
            deck.wait()
        assert "sprites/plates/living/T2.webp" in missing_files()
    finally:
        deck.close()
        clear_cache()


@pytest.mark.parametrize("text", ["", "[]", "{", '{"T1": 3}', '{"T1": [{}]}', '{"T1": [[]]}',
                                  '{"T1": [{"strip": "T1", "size": [1, 1], "at": [0, 0], "order": [], "rate": 1, '
                                  '"rounds": 1, "flights": []}]}'])
def test_a_list_that_is_something_else_leaves_all_cards_still(text, tmp_path):
    file = tmp_path / "living.json"
    file.write_text(text, encoding="utf-8")
    assert living.plates(file) == {}
    assert living.plates(tmp_path / "none.json") == {}
    clear_cache()


def test_a_strip_of_another_size_is_no_strip():
    assert fitted(pygame.Surface((90, 100), pygame.SRCALPHA), StripCell(100, 100, 0, 0), 300) is None
    assert fitted(pygame.Surface((300, 90), pygame.SRCALPHA), StripCell(100, 100, 0, 0), 300) is None


def test_the_list_names_only_strips_that_are_there():
    rows = json.loads((SPRITES / "plates/living/living.json").read_text("utf-8"))
    named = {row["strip"] for parts in rows.values() for row in parts}
    assert named == {file.stem for file in (SPRITES / "plates/living").glob("*.webp")}


def test_a_life_ends_by_itself_and_waits_while_its_card_moves():
    parts, clock = living.plates()["T1"], RestClock()
    assert clock.running
    assert not clock.update(HOLD_S, parts)
    clock.update(2.0, parts)
    assert clock.seen
    clock.wait()
    assert clock.seen == ()
    for _ in range(30 * 60):
        clock.update(1 / 30, parts)
    assert not clock.running
    assert not clock.update(1.0, parts)


def test_fewer_pictures_are_drawn_than_the_screen_shows():
    parts, clock = living.plates()["T1"], RestClock()
    clock.update(START_S, parts)
    assert sum(clock.update(1 / 240, parts) for _ in range(240 * 5)) <= 30 * 5 + 1


def test_a_card_behind_another_page_stands_still():
    person = gallery_at("T8")
    until_alive(person)
    gallery = person.scene
    seen = gallery.folio.stage.clock.seen
    person.app.scenes.take(Push(gallery.wall()))
    for _ in range(120):
        person.step()
    assert person.scene is not gallery
    assert gallery.folio.stage.clock.seen == seen
    assert not person.scene.busy
    person.app.scenes.take(Pop())
    assert len(looks(person, 3)) > 4
