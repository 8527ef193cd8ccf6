"""Ctrl+Z at the table: own actions taken back as often as one likes, where the match allows it."""

from __future__ import annotations

import pygame

from game.settings import Setup
from game.store import open_store, path_in
from game.store.history import Filter, deals
from game.ui import words
from game.ui.scene import Push
from game.ui.scenes.bidding import BiddingScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.setup import SetupScene
from tests.driver import Person, wishes


def at_a_trick(takes_back=True, store=None) -> Person:
    """A person who has played two cards or more, and has a choice."""
    person = Person(wishes(seed=3, first_dealer=0, takes_back=takes_back, store=store))
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
        person.step()
        times += 1
        assert times < 60
    assert times == person.table.session.record.taken_back >= 2
    assert not isinstance(person.scene, PlayScene)
    assert isinstance(person.scene, BiddingScene)
    person.press(pygame.K_z, pygame.KMOD_CTRL)
    assert person.table.remark.text == words.say("table.nothing_to_take_back")
    person.play_deal()


def test_the_button_does_the_same_and_the_deal_is_kept_apart(tmp_path):
    store = open_store(path_in(tmp_path))
    person = at_a_trick(store=store)
    before = len(person.table.session.record.moves)
    person.click_button(person.button(words.say("table.take_back")))
    assert len(person.table.session.record.moves) < before
    person.play_deal()
    assert [line.taken_back for line in deals(store, Filter(assisted=True)).lines] == [1]


def test_where_the_match_does_not_allow_it_that_is_said():
    person = at_a_trick(takes_back=False)
    moves = person.table.session.record.moves
    person.press(pygame.K_z, pygame.KMOD_CTRL)
    assert person.table.session.record.moves == moves
    assert person.table.remark.text == words.say("table.no_take_back")
    assert not [b for b in person.buttons() if words.spoken(b.words) == words.say("table.take_back")]


def test_it_is_chosen_when_a_game_is_set_up():
    wanted = wishes()
    person = Person(wanted)
    person.app.scenes.take(Push(SetupScene(wanted, person.scene.start)))
    scene = person.scene
    scene.tabs.names.choose(1)
    person.step()
    box = scene.widget("takes_back").rect
    person.click((box.left + 10, box.centery))
    person.click_button(person.button(words.say("menu.play")))
    assert wanted.takes_back
    assert wanted.keeper.settings.setup == Setup(takes_back=True, names=wanted.names, levels=wanted.levels)
    assert person.table.session.takes_back
