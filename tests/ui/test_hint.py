"""A hint at three depths: its highlights, its words, and when it closes."""

import pygame
import pytest
from pygame import Rect

from game.ai.teaching.advice import ActionValue, Advice
from game.ai.teaching.reasons import Reason
from game.engine.actions import Pass, Play
from game.engine.cards import BY_NAME
from game.reviewer import AtOnce, Hint
from game.ui.app.events import Verb, key
from game.ui.scenes.keys import ROWS
from game.ui.scenes.table.chooser import CardChooser, PackPicture
from game.ui.shots.shots import Shot, app_at
from game.ui.table.hint import HintAside
from game.ui.table.hint_panel import NUMBERS, REASONS, HintText, foot_lines, head_lines, hint_rows, worth_text
from game.ui.widgets.base import walk
from game.ui.widgets.button import Button
from game.view import words
from game.view.study import Study
from game.view.table.describe import card_of, describe_action
from tests.driver import Person, context
from tests.ui import pages


class Slow(AtOnce):
    """Computes only when asked to; counts cancelled requests."""

    def __init__(self) -> None:
        super().__init__(16, 16)
        self.thinks, self.dropped = True, 0

    def update(self) -> None:
        if self.thinks:
            super().update()

    def drop_hint(self, hint) -> None:
        self.dropped += 1
        super().drop_hint(hint)


class Broken(Slow):
    """No hint is ever had."""

    def update(self) -> None:
        self._desk.give_up()


def at_table(desk=None, **more) -> Person:
    person = Person(context(1, study=Study(desk or Slow()), **more))
    person.step()
    person.app.scenes.take(person.scene.start())
    person.until(lambda: asked_to_choose(person))
    return person


def asked_to_choose(person) -> bool:
    return person.table.mine and person.table.caught_up and len(person.table.view.actions) > 1


def hint_of(person) -> HintAside:
    return next(aside for aside in person.table.overlays if isinstance(aside, HintAside))


def said(person) -> str:
    """The words of the panel above its rows."""
    hint = hint_of(person)
    return " / ".join(one.words for one in head_lines(HintText(hint.hint, hint.depth, person.table.name)))


def until_kind(person, kind: str) -> None:
    person.until(lambda: person.asked().kind == kind or act(person), 400)


def act(person) -> bool:
    if isinstance(person.scene, CardChooser) or person.asked().kind != "wait":
        person.act()
    return False


def test_the_key_goes_deeper_and_then_away():
    person = at_table()
    hint = hint_of(person)
    for depth in (1, 2, 3):
        person.press(pygame.K_F2)
        person.step()
        assert hint.depth == depth
        assert hint.items()
    person.press(pygame.K_F2)
    assert (hint.hint, list(hint.items())) == (None, [])


def test_good_cards_and_good_buttons_shine():
    person = at_table()
    kinds = set()
    for _ in range(12):
        person.press(pygame.K_F2)
        person.step()
        good = hint_of(person).hint.advice.good
        assert person.table.marks.cards == {card_of(action) for action in good} - {None}
        lit = sum(any(action in good for action in does) for does in person.scene.doing.values())
        assert sum(item.key[0] == "mark" for item in pages.drawn(person.scene)) == lit
        kinds.add(person.table.view.phase)
        person.press(pygame.K_ESCAPE)
        before = person.table.view
        person.until(lambda: (asked_to_choose(person) and person.table.view is not before)  # noqa: B023
                     or act(person) or person.table.session.over, 200)
        if person.table.session.over:
            break
    assert {"auction", "playing"} <= kinds


def test_it_goes_away_when_something_is_done():
    person = at_table()
    person.press(pygame.K_F2)
    assert hint_of(person).hint is not None
    before = person.table.view
    person.until(lambda: person.table.view is not before or act(person))
    person.step()
    assert hint_of(person).hint is None
    assert not person.table.marks.cards


def test_escape_closes_it_and_only_then_opens_the_menu():
    person = at_table()
    scene = person.scene
    person.press(pygame.K_F2)
    person.press(pygame.K_ESCAPE)
    assert hint_of(person).hint is None
    assert person.scene is scene
    person.press(pygame.K_ESCAPE)
    assert person.scene is not scene


def test_what_is_given_up_is_not_thought_about_any_longer():
    desk = Slow()
    desk.thinks = False
    person = at_table(desk)
    person.press(pygame.K_F2)
    person.step()
    assert words.say("hint.thinking") in said(person)
    assert hint_of(person).items()
    person.press(pygame.K_ESCAPE)
    assert desk.dropped == 1


def test_it_is_said_when_there_is_none():
    person = at_table(Broken())
    person.press(pygame.K_F2)
    person.step()
    assert words.say("hint.failed") in said(person)
    person.press(pygame.K_F2)
    assert hint_of(person).hint is None


def test_without_anything_to_decide_a_word_says_so():
    person = at_table()
    person.until(lambda: person.asked().kind == "wait" or act(person))
    person.press(pygame.K_F2)
    assert hint_of(person).hint is None
    assert person.table.remark.text == words.say("hint.nothing_to_decide")


def test_mouse_menu_and_pad_ask_for_it_too():
    person = at_table()
    person.click_button(next(b for b in person.buttons() if getattr(b, "icon", "") == "hint"))
    assert hint_of(person).depth == 1
    rect = next(iter(hint_of(person).items())).rect
    person.click(rect.center)
    assert hint_of(person).depth == 2, "a click on it goes deeper, and plays no card below"
    person.press(pygame.K_ESCAPE)
    person.press(pygame.K_ESCAPE)
    named = words.say("hint.button")
    person.click_button(next(b for b in walk(person.scene.form.root)
                             if isinstance(b, Button) and words.spoken(b.words) == named))
    person.step()
    assert hint_of(person).depth == 1
    person.press(pygame.K_ESCAPE)
    person.step(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X))
    assert hint_of(person).depth == 1


def test_nothing_of_it_is_in_the_record():
    person = at_table()
    before = person.table.session.record
    for _ in range(3):
        person.press(pygame.K_F2)
        person.step()
    assert person.table.session.record == before


def test_only_what_the_seat_knows_is_asked_about():
    asked = []

    class Listening(Slow):
        def hint(self, seen) -> Hint:
            asked.append(seen)
            return super().hint(seen)

    person = at_table(Listening())
    person.press(pygame.K_F2)
    assert asked == [person.table.session.view]


def test_in_a_demonstration_there_are_none():
    person = Person(context(1, watch=True))
    person.step()
    person.app.scenes.take(person.scene.start())
    person.step()
    assert not person.table.helps


@pytest.mark.parametrize("name", ["hint_bid", "hint_numbers", "hint_reason"])
@pytest.mark.parametrize("lang", [words.PSEUDO, "fr"])
def test_it_hides_neither_buttons_nor_the_trick(name, lang):
    """In every window and size of text it is inside the window, and covers nothing needed to act."""
    app = app_at(Shot(name, (1280, 720), seed=3, lang=lang))
    for size in [(1024, 600), (1280, 720), (1920, 1080)]:
        app.screen.sized(size)
        app.step([pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])], 0.0)
        for percent in (100, 175):
            app.set_text_percent(percent)
            app.step([], 0.0)
            scene = app.scenes.top
            rect = next(iter(hint_of(scene).items())).rect
            assert Rect(0, 0, *size).contains(rect), (size, percent)
            buttons = [w.rect for w in scene.form.root.children if w.focusable and w is not scene.hand]
            assert rect.collidelist(buttons) == -1, (size, percent)
            stage = scene.table.stage
            for seat, _ in stage.board.trick:
                pose = stage.layout.trick(seat)
                assert not rect.inflate(-8, -8).collidepoint(pose.x, pose.y), (size, percent)
    words.use("en")
    app.close()


@pytest.mark.parametrize("name", ["call"])
def test_the_card_to_be_named_shines_in_the_picture_of_the_pack(name):
    app = app_at(Shot(name, (1280, 720), seed=3))
    scene = app.scenes.top
    app.step([key(pygame.K_F2)], 0.0)
    app.step([], 0.0)
    good = {card_of(action) for action in hint_of(scene).hint.advice.good} - {None}
    pages.follow(app, next(button for button in scene.doing if words.spoken(button.words) == words.say("chooser.open")))
    picture = next(w for w in walk(app.scenes.top.form.root) if isinstance(w, PackPicture))
    assert picture.good() == good
    app.step([], 0.0)
    app.close()


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_figures_and_reasons_are_in_words(code):
    words.use(code)
    try:
        person = at_table()
        seen = person.table.view
        one, other = Play(BY_NAME["H7"]), Play(BY_NAME["H8"])
        found = tuple(ActionValue(action, 40.25, 0.5, 0.0, 0.5, 3.0, 40) for action in (one, other))
        advice = Advice((*found, ActionValue(Pass(), -3.0, 0.0, 43.0, 1.0, -9.0, 16, True)), (one,),
                        (Reason("alike"),))
        hint = Hint(seen, advice)
        head = [line.words for line in head_lines(HintText(hint, REASONS, person.table.name))]
        assert head == [words.say("hint.best", action=words.card_sign("H7")), words.say("reason.alike")]
        without = Hint(seen, Advice(advice.values, advice.good, ()))
        head = head_lines(HintText(without, REASONS, person.table.name))
        assert words.say("hint.no_reason") in [line.words for line in head]
        rows = hint_rows(advice, "playing")
        alike = f"{words.card_sign('H7')}  {words.card_sign('H8')}"
        assert [row.label for row in rows] == [alike, words.say("bid.pass")]
        assert [(row.good, row.given_up) for row in rows] == [(True, False), (False, True)]
        assert worth_text(-3.04, 0.0, signed=True) == words.signed(-3.0)
        assert "±" in worth_text(40.2, 0.5, signed=False)
        assert worth_text(-709.3, 20.5, signed=True, rough=True) == words.say("hint.about", figure=words.signed(-709))
        assert describe_action(Pass(), "announcing") == words.say("slam.none")
        assert foot_lines(HintText(hint, NUMBERS, person.table.name))
    finally:
        words.use("en")


def test_the_key_is_on_the_sheet_of_keys():
    assert ROWS["hint"] == (Verb.HINT,)
