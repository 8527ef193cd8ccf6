"""A card chosen before its turn: it is marked, can be put back, and is played in turn if legal."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from pygame.event import Event

from game.engine.play import playable
from game.ui.app.pointer import DOUBLE_CLICK_S
from game.ui.scenes.table.play import PlayScene
from game.ui.table.preferences import Preferences
from game.view import words
from game.view.table.choreography import Pace
from tests.driver import FAST, Person, context
from tests.ui import pages

#: Opponents with a pause, so that a person can act before the turn.
SLOW = Preferences(Pace(cards=0.12, rest=0.1, bots=1.0), last_card_plays_itself=False)


def waiting(wanted, preferences=SLOW, seed=3, **more) -> Person:
    """A person waiting for a bot in the middle of a trick, in a state accepted by ``wanted``."""
    person = Person(context(seed=seed, preferences=preferences, **more))
    person.press(pygame.K_RETURN)
    for _ in range(40_000):
        table = person.table
        trick = table.view.trick.cards
        if isinstance(person.scene, PlayScene) and table.caught_up and not table.session.waits_for_viewer \
                and trick and wanted(table):
            return person
        if person.asked().kind != "wait":
            person.act()
        elif table.session.over:
            raise AssertionError("never came")
        else:
            person.step()
    raise AssertionError("never came")


def allowed(table):
    """The cards that are legal after the cards played so far."""
    view = table.view
    return playable(view.rules, view.hand, view.trick.cards)


def some(table) -> bool:
    return 0 < len(allowed(table)) < len(table.view.hand) and len(table.view.hand) > 3


def click(person, card):
    person.click(person.spot(card))


def drag(person, card):
    person.drag(person.spot(card), tuple(map(round, person.table.layout.centre)))


def enter(person, card):
    person.scene.form.focus_on(person.scene.hand)
    person.table.raise_card(card)
    person.press(pygame.K_RETURN)


def pad(person, card):
    person.scene.form.focus_on(person.scene.hand)
    person.table.raise_card(card)
    person.step(Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0))


WAYS = (click, drag, enter, pad)


@pytest.mark.parametrize("choose", WAYS)
def test_a_card_chosen_early_is_played_in_turn(choose):
    person = waiting(some)
    table, card = person.table, min(allowed(person.table))
    moves = len(table.session.record.moves)
    choose(person, card)
    assert len(table.session.record.moves) == moves, "it is not played before its turn"
    assert table.remarks.shown is None, "nobody is told off"
    assert not table.remarks.refusals
    assert table.ahead == card
    before = len(table.view.tricks)
    person.until(lambda: card not in table.view.hand, 30)
    assert len(table.view.tricks) <= before + 1
    assert (table.session.viewer, card) in [(seat, getattr(action, "card", None))
                                            for seat, action in table.session.record.moves]
    assert table.ahead is None


def test_a_card_that_is_dragged_when_the_turn_comes_is_played_where_it_is_dropped():
    person = waiting(some)
    table, card = person.table, min(allowed(person.table))
    start, end = person.spot(card), tuple(map(round, table.layout.centre))
    person.move(start)
    person.step(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
    for at in ((start[0], start[1] - 40), (start[0], start[1] - 90)):
        person.step(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0), touch=False))
    person.until(lambda: table.mine and table.caught_up, 30)
    held = table.stage.piece(card)
    person.step(Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0), touch=False))
    assert table.stage.held == held, "it stays in hand"
    person.step(Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False))
    assert table.stage.held is None
    assert (table.session.viewer, card) in [(seat, getattr(action, "card", None))
                                            for seat, action in table.session.record.moves]


@pytest.mark.parametrize("choose", WAYS)
def test_the_same_again_puts_it_back(choose):
    person = waiting(some)
    table, card = person.table, min(allowed(person.table))
    choose(person, card)
    assert table.ahead == card
    start = person.seconds
    person.until(lambda: person.seconds - start > DOUBLE_CLICK_S)
    choose(person, card)
    assert table.ahead is None
    person.until(lambda: table.mine, 30)
    assert card in table.view.hand


@pytest.mark.parametrize("event", [
    Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0),
    Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_B, instance_id=0)], ids=["esc", "pad"])
def test_esc_puts_it_back_before_it_opens_the_menu(event):
    person = waiting(some)
    click(person, min(allowed(person.table)))
    person.step(event)
    assert isinstance(person.scene, PlayScene)
    assert person.table.ahead is None
    person.step(event)
    assert not isinstance(person.scene, PlayScene)


def test_another_card_takes_its_place():
    person = waiting(some)
    first, second = sorted(allowed(person.table) | person.table.view.hand)[:2]
    click(person, first)
    click(person, second)
    assert person.table.ahead == second


def test_a_card_that_is_not_allowed_goes_back_without_a_word():
    person = waiting(some)
    table = person.table
    wrong = min(table.view.hand - allowed(table))
    click(person, wrong)
    assert table.ahead == wrong
    person.until(lambda: table.mine and table.caught_up, 30)
    person.step()
    assert wrong in table.view.hand
    assert table.ahead is None
    assert table.remarks.shown is None
    assert person.asked().kind == "play"


def test_with_two_clicks_a_card_is_ready_only_after_the_second():
    twice = Preferences(SLOW.pace, last_card_plays_itself=False, click_twice=True)
    person = waiting(some, twice)
    card = min(allowed(person.table))
    click(person, card)
    assert person.table.ahead is None
    click(person, card)
    assert person.table.ahead == card


def test_a_handful_can_still_be_shown():
    """If the first turn also allows a handful, a card chosen early does not prevent it."""
    from game.engine.actions import Play, ShowHandful
    from game.view.table.prompts import automatic_action
    from tests.builders import seated
    trumps = " ".join(f"T{n}" for n in range(1, 12))
    table = seated("french players=4", dealer=0, p1=trumps).do("bid small; pass; pass; pass")
    while not any(isinstance(action, ShowHandful) for action in table.state.actions()):
        table.take(table.state.actions()[0])
    assert table.state.turn is not None
    view = table.seen(table.state.turn)
    card = next(action.card for action in view.actions if isinstance(action, Play))
    assert automatic_action(view, card, rushing=False, last=True) is None


def test_undo_and_the_next_deal_forget_it():
    person = waiting(some, takes_back=True)
    click(person, min(allowed(person.table)))
    person.table.take_back()
    assert person.table.ahead is None


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_it_is_raised_and_has_a_sign_and_words_for_it(language):
    person = waiting(some)
    words.use(language)
    table, card = person.table, min(allowed(person.table))
    piece = table.stage.piece(card)
    person.step()
    before = next(item.rect for item in pages.drawn(person.scene) if item.key == ("piece", piece))
    click(person, card)
    person.move((5, 5))
    person.until(lambda: not table.stage.tweens)
    items = {item.key: item for item in pages.drawn(person.scene)}
    assert items["piece", piece].rect.top < before.top
    assert ("ahead", piece) in items
    assert ("hud", "prompt") in items
    assert words.card_sign(card.name) in person.scene.said


@pytest.mark.parametrize("wished", [False, True])
def test_the_only_legal_card_plays_itself_if_that_is_wished(wished):
    person = Person(context(seed=1, preferences=replace(FAST, only_card_plays_itself=wished)))
    person.press(pygame.K_RETURN)
    table, waited, waits = person.table, 0, []
    while not table.session.over:
        forced = person.asked().kind == "play" and len(table.view.actions) == 1 < len(table.view.hand)
        waited = waited + 1 if forced else 0
        if forced and waited < 60:
            person.step()
        elif person.asked().kind != "wait":
            waits.append(forced)
            person.act()
        else:
            person.step()
    assert any(waits) is not wished
