"""Ctrl+Z at the table: the player's actions are undone any number of times, if the match allows it."""

from __future__ import annotations

import pygame
import pytest

from game.engine.ecart import discardable
from game.settings import MatchSetup
from game.store import open_store, path_in
from game.store.history import Filter, deals
from game.ui.app.scene import Push
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.scenes.table.play import PlayScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import Button
from game.view import words
from tests.driver import Person, context
from tests.ui import pages


def at_a_trick(takes_back=True, store=None) -> Person:
    """A person at the third trick or later, with a choice of cards."""
    person = Person(context(seed=3, first_dealer=0, takes_back=takes_back, store=store))
    person.press(pygame.K_RETURN)
    while not (person.asked().kind == "play" and len(person.table.view.tricks) >= 2 and len(person.asked().cards) > 1):
        person.act() if person.asked().kind != "wait" else person.step()
    return person


def test_ctrl_z_takes_the_last_card_back_into_the_hand():
    person = at_a_trick()
    hand, moves = person.table.view.hand, person.table.session.record.moves
    person.act()
    person.until(lambda: person.asked().kind != "wait")
    person.press(pygame.K_z, pygame.KMOD_CTRL)
    assert person.table.session.record.taken_back == 1
    assert (person.table.view.hand, person.table.session.record.moves) == (hand, moves)
    assert {p.face for p in person.table.stage.hand()} == hand
    person.play_deal()


def test_as_often_as_one_likes_back_into_the_bids():
    person = at_a_trick()
    times = 0
    while person.table.session.may_take_back:
        person.press(pygame.K_z, pygame.KMOD_CTRL)
        if not isinstance(person.scene, TableScene):
            person.press(pygame.K_RETURN)
        person.step()
        times += 1
        assert times < 60
    assert times == person.table.session.record.taken_back >= 2
    assert not isinstance(person.scene, PlayScene)
    assert isinstance(person.scene, BiddingScene)
    for _ in (*person.table.stage.offered, "nothing is left"):
        person.press(pygame.K_z, pygame.KMOD_CTRL)
    assert person.table.stage.offered == ()
    assert person.table.remarks.shown.text == words.say("table.nothing_to_take_back")
    person.play_deal()


def test_the_button_does_the_same_and_the_deal_is_kept_apart(tmp_path):
    store = open_store(path_in(tmp_path))
    person = at_a_trick(store=store)
    before = len(person.table.session.record.moves)
    person.click_button(person.button(words.say("table.take_back")))
    assert len(person.table.session.record.moves) < before
    person.play_deal()
    assert [line.taken_back for line in deals(store, Filter(assisted=True)).lines] == [1]


def back_to_the_bids(way) -> Person:
    """A dealer before the first card with a choice, about to undo once more."""
    person = at_a_trick()
    while person.table.session.taken_back_to == "playing":
        person.press(pygame.K_z, pygame.KMOD_CTRL)
        person.step()
    hand = person.table.view.hand
    if way == "key":
        person.press(pygame.K_z, pygame.KMOD_CTRL)
    else:
        person.click_button(person.button(words.say("table.take_back")))
    person.step()
    assert person.table.view.hand == hand, "nothing is undone before the answer"
    return person


@pytest.mark.parametrize("way", ["key", "mouse"])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_an_undo_into_another_phase_says_so_first(way, language):
    words.use(language)
    person = back_to_the_bids(way)
    phase = person.table.session.taken_back_to
    assert phase != "playing"
    assert words.say("undo.to." + phase) in pages.texts(person.scene.form)
    moves = len(person.table.session.record.moves)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, PlayScene)
    assert len(person.table.session.record.moves) == moves
    person.press(pygame.K_z, pygame.KMOD_CTRL)
    person.step()
    if way == "key":
        person.press(pygame.K_RETURN)
    else:
        person.click_button(person.button(words.say("undo.yes")))
    assert person.table.view.phase == phase
    assert len(person.table.session.record.moves) < moves


def test_where_the_match_does_not_allow_it_that_is_said():
    person = at_a_trick(takes_back=False)
    moves = person.table.session.record.moves
    person.press(pygame.K_z, pygame.KMOD_CTRL)
    assert person.table.session.record.moves == moves
    assert person.table.remarks.shown.text == words.say("table.no_take_back")
    assert not [b for b in person.buttons() if words.spoken(b.words) == words.say("table.take_back")]


def test_it_is_chosen_when_a_game_is_set_up():
    wanted = context()
    person = Person(wanted)
    person.app.scenes.take(Push(SetupScene(wanted)))
    scene = person.scene
    scene.tabs.names.choose(1)
    person.step()
    box = scene.widget("takes_back").rect
    person.click((box.left + 10, box.centery))
    person.click_button(person.button(words.say("menu.play")))
    now = wanted.setup
    assert now.takes_back
    assert wanted.keeper.settings.setup == MatchSetup(takes_back=True, names=now.names, levels=now.levels)
    assert person.table.session.takes_back


def setting_up(preset: str) -> Person:
    person = Person(context(preset=preset))
    person.app.scenes.take(Push(SetupScene(person.context, 1)))
    person.step()
    return person


def test_signals_are_chosen_where_the_game_has_them():
    assert not setting_up("chambery").scene.has("signals")
    person = setting_up("french")
    assert person.scene.setup.signals, "they are on unless turned off"
    box = person.scene.widget("signals").rect
    person.click((box.left + 10, box.centery))
    assert not person.scene.setup.signals
    person.click_button(person.button(words.say("menu.play")))
    assert not person.table.session.signals


def asked_as_taker(kind: str) -> Person:
    """The taker of a deal of French Tarot at the prompt ``kind``."""
    for seed in range(60):
        person = Person(context(seed, preset="french", takes_back=True))
        person.app.scenes.take(person.scene.start())
        person.table.asks_slam = True
        while person.asked().kind not in (kind, "play") and not person.table.session.over:
            asked = person.asked()
            if asked.kind == "bid":
                dearest = max(n for n, option in enumerate(asked.options[:3]) if option.why is None)
                person.click_button(person.scene.form.root.children[1 + dearest])
            elif asked.kind == "wait":
                person.step()
            else:
                person.act()
        if person.asked().kind == kind:
            person.until(lambda person=person: person.table.caught_up)
            return person
    raise AssertionError(f"nobody is asked for {kind}")


def on_hand(person: Person) -> bool:
    person.until(lambda: person.table.caught_up)
    person.step()
    return person.scene.form.focus.widget is person.scene.hand


def test_undoing_before_the_slam_restores_the_ecart():
    person = asked_as_taker("slam")
    laid = person.table.view.ecart
    person.press(pygame.K_TAB)  # a user of the keys
    person.press(pygame.K_z, pygame.KMOD_CTRL)
    person.press(pygame.K_RETURN)  # it leads back to the discard
    assert on_hand(person), "no Tab is needed"
    stage = person.table.stage
    assert person.asked().kind == "discard"
    assert set(stage.offered) == laid
    assert stage.poses == stage.targets()
    assert person.table.raised in laid
    one = person.table.raised
    person.press(pygame.K_RETURN)
    assert set(stage.offered) == laid - {one}, "one is taken out of it again"
    assert on_hand(person)
    person.press(pygame.K_RETURN)
    assert set(stage.offered) == laid
    person.press(pygame.K_RETURN)
    person.until(lambda: person.asked().kind == "slam")
    assert person.table.view.ecart == laid


def test_a_clicked_card_is_flat_in_its_slot():
    person = asked_as_taker("discard")
    table = person.table
    card = min(table.prompt().cards)
    person.click(person.spot(card))
    person.until(lambda: not table.stage.busy)
    person.step()
    piece = table.stage.piece(card)
    assert piece in table.stage.slots()
    pose, drawn = table.stage.poses[piece], person.shown["piece", piece].rect
    assert drawn.center == pytest.approx((pose.x, pose.y), abs=2)
    person.move((round(pose.x), round(pose.y)))
    assert person.shown["piece", piece].rect.centery < drawn.centery, "it rises under the pointer"


def test_an_ecart_is_made_with_arrows_and_enter_alone():
    person = asked_as_taker("discard")
    table, size = person.table, person.table.session.rules.row.talon
    assert on_hand(person)
    person.press(pygame.K_RIGHT)
    for number in range(size):
        legal = discardable(table.view.rules, table.view.hand, frozenset(table.stage.offered))
        shown = [piece.face for piece in table.stage.hand()]
        while table.raised not in legal or table.raised in table.stage.offered:
            here = shown.index(table.raised)
            ahead = any(card in legal for card in shown[here + 1:])
            person.press(pygame.K_RIGHT if ahead else pygame.K_LEFT)
            assert table.raised in shown, "the next card is looked for where the last one lay"
        place = shown.index(table.raised)
        person.press(pygame.K_RETURN)
        assert len(table.stage.offered) == number + 1
        left = [piece.face for piece in table.stage.hand()]
        assert number == size - 1 or table.raised == left[min(place, len(left) - 1)]
    person.press(pygame.K_RETURN)
    person.until(lambda: person.asked().kind != "wait")
    assert len(table.view.ecart) == size


def at_a_discard(takes_back: bool) -> Person:
    for seed in range(3, 40):
        person = Person(context(seed=seed, first_dealer=0, takes_back=takes_back))
        person.press(pygame.K_RETURN)
        while (kind := person.asked().kind) not in ("discard", "play"):
            person.act() if kind != "wait" else person.step()
        if kind == "discard":
            return person
    raise AssertionError("nobody takes")


@pytest.mark.parametrize("takes_back", [True, False])
def test_while_discarding_it_takes_back_the_card_chosen_last(takes_back):
    person = at_a_discard(takes_back)
    table, moves = person.table, person.table.session.record.moves
    cards = sorted(discardable(table.view.rules, table.view.hand, frozenset()))[:2]
    for card in cards:
        person.scene.use(card)
    person.press(pygame.K_z, pygame.KMOD_CTRL)
    assert table.stage.offered == (cards[0],)
    if takes_back:
        person.click_button(person.button(words.say("table.take_back")))
        assert table.stage.offered == ()
    else:
        person.press(pygame.K_z, pygame.KMOD_CTRL)
    assert (table.stage.offered, table.session.record.moves) == ((), moves)


def test_what_cannot_act_is_grey():
    """Undo is disabled in a deal without a decision; the hint is disabled while others play and after the deal."""
    person = Person(context(seed=3, first_dealer=0, takes_back=True))
    person.press(pygame.K_RETURN)
    person.until(lambda: person.asked().kind != "wait")
    assert person.button(words.say("table.take_back")).why is not None

    def hint() -> Button:
        person.app.scenes.take(Push(person.scene.leaving()))
        person.step()
        found = person.button(words.say("hint.button"))
        person.press(pygame.K_ESCAPE)
        return found
    assert hint().why is None
    person.act()
    assert person.button(words.say("table.take_back")).why is None
    assert (hint().why is None) == (person.asked().kind != "wait")
    person.play_deal()
    assert hint().why is not None
