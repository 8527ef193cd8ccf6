"""The light on gilt: on golden pixels only, once, and not with reduced motion."""

import numpy as np
import pygame
import pytest

from game.settings import Keeper, Settings
from game.ui.draw.gilt import gilt, shine
from game.ui.draw.pictures import SPRITES, loaded
from game.ui.scenes.ending.standings import Wreath
from game.view.gallery import ORDER
from game.view.living import GLINT_S, HOLD_S, RestClock
from game.view.table.choreography import GLEAM
from tests.driver import Person, context
from tests.ui import pages

GOLD = (0xBC, 0x94, 0x42)


def pixels(surface):
    return pygame.surfarray.array3d(surface).astype(int)


def gallery_of(**settings):
    person = Person(context(keeper=Keeper(settings=Settings(**settings))), watched=True)
    pages.press(person.app, "gallery")
    person.step()
    return person


@pytest.mark.parametrize("name", ["SD", "T3", "H5", "F"])
def test_the_light_falls_on_gold_only(name):
    card = loaded(SPRITES / f"cards/460/{name}.webp")
    lit, before = card.copy(), pixels(card)
    for share in (0.3, 0.5, 0.7):
        shine(lit, gilt(card), card.get_rect(), share)
    changed = np.abs(pixels(lit) - before).sum(2) > 0
    assert 0.003 < changed.mean() < 0.12
    assert (np.abs(before - GOLD).max(2) <= 48)[changed].all()


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_before_and_after_nothing_shines(share):
    card = loaded(SPRITES / "cards/460/SD.webp")
    lit = card.copy()
    shine(lit, gilt(card), card.get_rect(), share)
    assert np.array_equal(pixels(lit), pixels(card))


def test_the_light_runs_once_and_rests():
    clock = RestClock()
    assert not clock.update(HOLD_S / 2)
    assert clock.update(HOLD_S)
    assert 0 < clock.light < 1
    assert clock.update(GLINT_S), "the last picture has no light"
    assert clock.light == 1
    assert not clock.running
    assert not clock.update(1.0)
    clock.wait()
    assert clock.running


def test_a_card_in_the_gallery_catches_light_and_then_the_loop_rests():
    person = gallery_of()
    stage = person.scene.folio.stage
    person.scene.show(ORDER.index("T3"))
    shares = []
    for _ in range(240):
        person.step()
        shares.append(stage.clock.light)
    assert any(0 < share < 1 for share in shares)
    assert not person.scene.busy
    assert not person.scene.dirty


def test_with_reduced_motion_there_is_no_light():
    person = gallery_of(reduced_motion=True)
    for _ in range(60):
        person.step()
        assert not 0 < person.scene.folio.stage.clock.light < 1
    assert not person.scene.busy


def test_the_garland_of_the_winner_shines_once_it_has_grown():
    wreath = Wreath(["seat_0"], "", 330)
    assert wreath.ends == GLEAM.end
    wreath.grow(GLEAM.delay + GLEAM.seconds / 2)
    assert wreath.share == 1
    assert 0 < wreath.light < 1
    for elapsed in (0.0, GLEAM.end, float("inf")):
        wreath.grow(elapsed)
        assert wreath.light in (0, 1)
