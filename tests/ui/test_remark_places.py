"""The place and time of a refusal: not on the hand, not on the page being read, as long as its reason holds."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.engine.actions import Play
from game.ui.scenes.table.asides import RemarkAside
from game.ui.scenes.table.play import PlayScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.crest import crest_place
from game.ui.table.hint import HintAside
from game.ui.widgets import Button, walk
from game.view import words
from game.view.table.layout import ASPECT
from game.view.table.refusals import Remark
from tests.driver import front
from tests.ui import pages
from tests.ui.test_ahead import some, waiting
from tests.ui.test_refusals import choosy, seat
from tools.shots.shots import Shot, app_at

SIZES = ((1024, 600), (1280, 720), (1920, 1080))


def kept_free(scene) -> dict[str, Rect]:
    """The rectangles that a refusal may not cover: the cards of the trick, the banner, the crest and the buttons."""
    layout = scene.table.layout
    found = {"banner": next(item.rect for item in pages.drawn(scene) if item.key == ("hud", "prompt")),
             "crest": crest_place(layout)}
    found |= {f"button {number}": widget.rect for number, widget in enumerate(walk(scene.form.root))
              if isinstance(widget, Button)}
    for place in range(layout.seats):
        pose = layout.trick(place)
        rect = Rect(0, 0, round(pose.width), round(pose.width * ASPECT))
        rect.center = round(pose.x), round(pose.y)
        found[f"card of {place}"] = rect
    return found


def hand(scene) -> list[Rect]:
    table = scene.table
    found = []
    for piece in table.stage.hand():
        pose = table.stage.poses[piece]
        rect = Rect(0, 0, round(pose.width), round(pose.width * ASPECT))
        rect.center = round(pose.x), round(pose.y)
        found.append(rect.move(0, -round(table.lift)) if piece.face == table.raised else rect)
    return found


def note_of(scene) -> Rect:
    aside = next(aside for aside in scene.table.overlays if isinstance(aside, RemarkAside))
    place = pages.place_of(aside, ("hud", "remark"))
    assert place is not None
    return place


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_refusal_covers_nothing_that_is_being_read(size, language, percent):
    app = app_at(Shot("refusal", size, lang=language, text_percent=percent))
    scene = front(app, TableScene)
    table = scene.table
    for card in sorted(table.view.hand - table.prompt().cards):
        table.act(Play(card), card)
        app.step([], 0.0)
        said, window = note_of(scene), Rect(0, 0, *size)
        assert window.contains(said)
        covered = [name for name, rect in kept_free(scene).items() if rect.colliderect(said)]
        assert covered == [], (card, said)
        assert not [rect for rect in hand(scene) if rect.colliderect(said)], (card, said)
    app.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_remark_on_a_mistake_leaves_the_number_of_tricks_visible(size):
    scene = front(app_at(Shot("remark", size, seed=3)), TableScene)
    tricks = [item.rect for item in scene.table.surroundings.items() if item.key[:2] == ("detail", "tricks")]
    assert tricks
    assert note_of(scene).collidelist(tricks) < 0


@pytest.mark.parametrize("percent", [100, 175])
def test_a_refusal_does_not_cover_a_hint(percent):
    app = app_at(Shot("hint_discard", (1280, 720), text_percent=percent))
    scene = front(app, TableScene)
    scene.table.refuse("ecart-no-honour", min(scene.table.view.hand))
    app.step([], 0.0)
    hint = next(one for one in scene.table.overlays if isinstance(one, HintAside))
    assert not note_of(scene).colliderect(*hint.pressable)


def test_a_reminder_goes_when_the_turn_comes():
    person = waiting(some)
    person.press(pygame.K_F2)
    table = person.table
    assert table.remarks.shown.text == words.say("hint.nothing_to_decide")
    table.remarks.shown.left = 1000.0
    person.until(lambda: table.mine, 30)
    person.step()
    assert table.remarks.shown is None


@pytest.mark.parametrize("page", [pygame.K_h, pygame.K_ESCAPE])
def test_a_refusal_goes_when_another_page_is_opened(page):
    person = seat(PlayScene, choosy)
    person.click(person.spot(min(person.table.view.hand - person.asked().cards)))
    assert person.table.remarks.shown is not None
    person.press(page)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, PlayScene)
    assert person.table.remarks.shown is None
    assert person.table.remarks.refusals, "W still shows it"


def test_a_refusal_goes_with_the_trick():
    person = seat(PlayScene, choosy)
    table = person.table
    person.click(person.spot(min(table.view.hand - person.asked().cards)))
    table.remarks.shown.left = 1000.0
    person.click(person.spot(min(person.asked().cards)))
    person.step()
    assert table.remarks.shown is None


def test_what_is_said_changes_its_language_with_everything_else():
    person = seat(PlayScene, choosy)
    table = person.table
    table.remarks.shown = Remark(words.lazy("table.no_take_back"))
    for language in words.LANGUAGES:
        words.use(language)
        assert table.remarks.shown.text == words.say("table.no_take_back")
    wrong = min(table.view.hand - person.asked().cards)
    table.remarks.shown = None
    assert not table.act(Play(wrong), wrong)
    said = []
    for language in words.LANGUAGES:
        words.use(language)
        said.append(table.remarks.shown.text)
    assert len(set(said)) == len(words.LANGUAGES)
