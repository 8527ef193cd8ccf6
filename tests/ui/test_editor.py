"""The editor of deals: every card is there once, minimums are met, and the deal can be played."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pygame
import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st
from pygame.event import Event

from game.engine.cards import cards
from game.engine.deal_code import code_of, deal_in
from game.engine.game import TALON
from game.engine.record import opening
from game.settings import Keeper, Settings
from game.store import open_store, path_in
from game.store.history import deals
from game.ui.app.scene import Pop, Push
from game.ui.scenes.editor import EditorScene, GameScene, WishesScene
from game.ui.scenes.sharing import SharingScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import Dialog, Slider, walk
from game.ui.widgets.choice import Segment
from game.view import words
from game.view.editor import (
    PACK,
    CannotDeal,
    DealPlan,
    Minimum,
    cleared,
    dealt_by,
    exchanged,
    filled,
    groups,
    plan_of,
    put,
    record_of_plan,
)
from tests.builders import rules, shuffled
from tests.driver import Person, context
from tests.effort import many
from tests.ui import pages

GAMES = ("chambery", "chambery at_table=6", "chambery players=3 pack=62", "french", "french players=6", "piedmont")


def card(name: str):
    return cards(name)[0]


# -- the order of the cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("high", ["left", "right"])
@pytest.mark.parametrize("game", GAMES)
def test_cards_are_in_the_order_of_a_hand_of_the_game(game, high):
    own = rules(game)
    wanted = context(keeper=Keeper(settings=Settings(high=high)), preferences=None)
    person = Person(wanted)
    plan = filled(DealPlan(own, 1), (), Random(4))
    lies = dict(list(plan.lies.items())[::2])
    person.app.scenes.take(Push(scene := EditorScene(wanted)))
    scene.plan = replace(plan, lies=lies)
    scene.resize(person.app.metrics)
    hand = wanted.preferences().sort(own)
    rows = [list(row.cards) for row in scene.board.rows]
    assert sum(map(len, rows)) == own.pack
    assert all(row == sorted(row, key=hand) for row in rows), "pack and hands alike"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("full", [True, False])
def test_every_card_of_a_row_shows_its_index(size, full):
    plan = DealPlan(rules("french players=3"), 1)
    person = at_work(size=size, plan=filled(plan, (), Random(4)) if full else plan)
    rows = [row for row in person.scene.board.rows if len(row.cards) > 1]
    assert rows
    for row in rows:
        for spot, following in pairwise(row.cards.values()):
            assert following.left - spot.left >= 0.28 * spot.width


def choose_another_game(person):
    person.click_button(person.scene.widget("game"))
    pages.choose(person.app, "preset", "piedmont")
    person.click_button(person.button(words.say("common.ok")))


ACTS = {"clear": lambda person: person.click_button(person.scene.widget("clear")),
        "the rest at random": lambda person: person.press(pygame.K_r),
        "another dealer": lambda person: pages.choose(person.app, "dealer", 2),
        "another game": choose_another_game,
        "back to the pack": lambda person: person.drag(spot(person, "T21"), pile_rect(person, PACK).center),
        "an exchange": lambda person: person.drag(spot(person, "T21"), person.scene.board.places()[card("T5")].center)}


@pytest.mark.parametrize("act", ACTS)
def test_what_moves_cards_is_undone(act):
    plan = filled(put(DealPlan(rules("chambery at_table=6"), 0), card("T21"), 1), (), Random(1))
    person = at_work(plan=plan)
    assert person.scene.widget("undo").why is not None
    ACTS[act](person)
    changed = person.at(EditorScene).plan
    assert changed != plan
    person.press(pygame.K_r)
    person.press(pygame.K_z, pygame.KMOD_CTRL)
    assert person.scene.plan == changed
    person.click_button(person.scene.widget("undo"))
    person.move((5, 5))
    assert person.scene.plan == plan
    person.press(pygame.K_u)
    assert person.scene.plan == plan
    assert words.spoken(person.scene.said) == words.say("table.nothing_to_take_back")


def test_a_deal_that_was_set_up_is_not_thrown_away_after_it_was_played():
    person = at_work()
    person.press(pygame.K_r)
    person.click_button(person.scene.widget("play"))
    person.app.scenes.take(Pop())
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, Dialog), "it asks first"
    person.press(pygame.K_ESCAPE)
    person.press(pygame.K_u)
    assert person.at(EditorScene).plan.lies == {}


def test_cards_that_were_laid_are_not_thrown_away_by_esc():
    plan = DealPlan(rules("chambery"), 0)
    person = at_work(plan=plan)
    scene = person.scene
    scene.board.moved(card("T21"), 0, None)
    person.step()
    x, y = spot(person, "T5")
    person.move((x, y))
    person.step(Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=False))
    person.step(Event(pygame.MOUSEMOTION, pos=(x, y + 60), rel=(0, 60), buttons=(1, 0, 0), touch=False))
    person.press(pygame.K_ESCAPE)
    assert person.scene is scene, "only the dragged card returns"
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, Dialog)
    person.press(pygame.K_ESCAPE)
    assert person.scene is scene
    person.press(pygame.K_ESCAPE)
    person.click_button(person.button(words.say("editor.leave")))
    person.step()
    assert scene not in person.app.scenes.stack


# -- the plan ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_rest_by_chance_makes_a_whole_deal(game):
    plan = put(put(DealPlan(rules(game), 1), card("T21"), 2), card("HR"), TALON)
    whole = filled(plan, (), Random(1))
    assert whole.complete
    record = record_of_plan(whole)
    opening(record)
    assert card("T21") in record.hands[2]
    assert card("HR") in record.talon
    assert plan_of(record).lies == whole.lies


def test_cards_placed_by_hand_stay_and_the_rest_is_dealt_again():
    plan = filled(put(DealPlan(rules("chambery"), 0), card("T21"), 3), (), Random(1))
    again = filled(plan, (), Random(2))
    assert again.where(card("T21")) == 3
    assert again.lies != plan.lies
    moved = next(c for c in plan.held(0) if c in plan.loose)
    kept = filled(exchanged(plan, moved, next(iter(plan.held(1)))), (), Random(3))
    assert kept.where(moved) == 1


def test_a_minimum_of_eight_tarots_and_the_21():
    plan = put(DealPlan(rules("chambery"), 0), card("T21"), 0)
    for seed in range(30):
        hand = frozenset(filled(plan, (Minimum(0, "tarots", 8),), Random(seed)).held(0))
        assert len(hand & groups(plan.rules)["tarots"]) >= 8
        assert card("T21") in hand


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=many(25), deadline=None)
@given(data=st.data())
def test_minimums_are_met_or_refused_with_the_reason(game, data):
    plan = DealPlan(rules(game), data.draw(st.integers(0, rules(game).at_table - 1)))
    kinds = groups(plan.rules)
    wanted = data.draw(st.lists(st.builds(Minimum, st.sampled_from(plan.seats), st.sampled_from(sorted(kinds)),
                                          st.integers(0, 12)), max_size=4))
    rng = Random(data.draw(st.integers(0, 99)))
    for dealt in data.draw(st.lists(st.sampled_from(plan.rules.deck), max_size=20, unique=True)):
        pile = data.draw(st.sampled_from(plan.piles))
        plan = put(plan, dealt, pile) if plan.room(pile) else plan
    try:
        whole = filled(plan, wanted, rng)
    except CannotDeal as fault:
        said = words.say(f"editor.cannot.{fault.kind}", group=words.say(f"editor.group.{fault.group}"))
        event(said)
        return
    assert whole.complete
    assert all(len(kinds[w.group] & frozenset(whole.held(w.seat))) >= w.least for w in wanted)
    assert all(whole.where(c) == pile for c, pile in plan.lies.items())


def test_minimums_that_no_deal_can_meet():
    plan = DealPlan(rules("chambery"), 0)
    for impossible in ((Minimum(0, "kings", 3), Minimum(1, "kings", 2)), (Minimum(0, "S", 8), Minimum(0, "H", 8)),
                       (Minimum(0, "honours", 3), Minimum(1, "honours", 1))):
        with pytest.raises(CannotDeal):
            filled(plan, impossible, Random(1))


def test_honours_are_those_of_the_game():
    assert groups(rules("french"))["honours"] == frozenset(cards("F T1 T21"))
    assert groups(rules("piedmont"))["honours"] == frozenset(cards("F T1 T20"))


def test_another_dealer_sends_the_cards_of_who_sits_out_back():
    plan = filled(DealPlan(rules("chambery at_table=6"), 0), (), Random(1))
    idle = 5
    assert idle not in plan.seats
    other = dealt_by(plan, 1)
    assert 0 not in other.seats
    assert {other.where(c) for c in plan.held(0)} == {PACK}
    assert record_of_plan(filled(other, (), Random(2))).dealer == 1
    assert cleared(plan).lies == {}


# -- the scene --------------------------------------------------------------------------------------------------------


def at_work(store=None, size=(1280, 720), plan=None) -> Person:
    person = Person(context(seed=3, store=store), size=size)
    person.app.scenes.take(Push(EditorScene(person.scene.context, plan, Random(5))))
    person.step()
    return person


def spot(person, name):
    rect = person.scene.board.places()[card(name)]
    return rect.left + 4, rect.centery


def pile_rect(person, pile):
    return next(row.rect for row in person.scene.board.rows if row.pile == pile)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440)])
def test_cards_are_dragged_into_hands_and_back(size):
    person = at_work(size=size)
    person.drag(spot(person, "T21"), pile_rect(person, 2).center)
    assert person.scene.plan.where(card("T21")) == 2
    person.drag(spot(person, "T21"), pile_rect(person, TALON).center)
    assert person.scene.plan.where(card("T21")) == TALON
    person.drag(spot(person, "T21"), pile_rect(person, PACK).center)
    assert person.scene.plan.where(card("T21")) == PACK


def test_a_click_on_a_card_and_a_click_on_a_pile():
    person = at_work()
    person.click(spot(person, "HR"))
    person.click(pile_rect(person, 3).center)
    assert person.scene.plan.where(card("HR")) == 3


def test_a_deal_can_be_set_up_and_played_with_keys_alone():
    person = at_work()
    person.press(pygame.K_RIGHT)
    first = person.scene.board.cursor
    person.press(pygame.K_1)
    assert person.scene.plan.where(first) == 0
    person.press(pygame.K_0)
    assert person.scene.plan.where(first) == TALON
    person.press(pygame.K_DELETE)
    assert person.scene.plan.where(first) == PACK
    for code in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT):
        person.press(code)
    person.press(pygame.K_2)
    person.press(pygame.K_r)
    assert person.scene.plan.complete
    while person.scene.form.focus.widget is not person.scene.widget("play"):
        person.press(pygame.K_TAB)
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, TableScene)


def test_a_full_hand_takes_no_more_but_changes_cards():
    whole = filled(DealPlan(rules("chambery"), 0), (), Random(1))
    person = at_work(plan=whole)
    one = whole.held(0)[0]
    row = next(r for r in person.scene.board.rows if r.pile == 1)
    other = list(row.cards)[-1]
    person.drag(spot(person, one.name), (row.rect.right - 4, row.rect.centery))
    assert person.scene.plan.where(one) == 0
    assert person.scene.said
    person.drag(spot(person, one.name), person.scene.board.places()[other].center)
    assert (person.scene.plan.where(one), person.scene.plan.where(other)) == (1, 0)


def test_an_incomplete_deal_is_not_played_and_says_why():
    person = at_work()
    assert person.button(words.say("menu.play")).why is not None
    person.click_button(person.button(words.say("menu.play")))
    assert isinstance(person.scene, EditorScene)


def test_minimums_are_chosen_and_dealt():
    person = at_work()
    person.click_button(person.button(words.say("editor.wishes")))
    assert isinstance(person.scene, WishesScene)
    slider = pages.control(person.scene, "tarots", Slider)
    person.click((slider.rail.left + round(slider.rail.width * 9 / slider.high), slider.rail.centery))
    person.click_button(person.button(words.say("editor.deal_so")))
    assert isinstance(person.scene, EditorScene)
    assert len(groups(person.scene.plan.rules)["tarots"] & frozenset(person.scene.plan.held(0))) >= 9


def test_an_impossible_minimum_is_refused():
    person = at_work()
    person.click_button(person.scene.widget("wishes"))
    person.scene.done((Minimum(0, "S", 9), Minimum(0, "H", 9)))
    person.press(pygame.K_ESCAPE)
    person.step(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
    assert words.say("editor.group.H") in words.spoken(person.scene.said)


def test_a_table_without_anybody_too_many_is_called_as_in_a_new_game():
    person = at_work()
    person.click_button(person.scene.widget("game"))
    segments = [one for one in walk(person.scene.widget("at_table")) if isinstance(one, Segment)]
    said = [words.spoken(segment.words) for segment in segments]
    assert said == [words.say("setup.all_play"), words.count("setup.at_table", 6)]


def test_the_rails_of_the_minimums_end_together():
    person = at_work()
    person.click_button(person.scene.widget("wishes"))
    assert isinstance(person.scene, WishesScene)
    rails = [one.rail for one in walk(person.scene.form.root) if isinstance(one, Slider)]
    assert len(rails) > 4
    assert len({(rail.left, rail.right) for rail in rails}) == 1


def test_another_game():
    person = at_work()
    person.click_button(person.scene.widget("game"))
    assert isinstance(person.scene, GameScene)
    pages.choose(person.app, "preset", "french")
    pages.choose(person.app, "players", 5)
    person.click_button(person.button(words.say("common.ok")))
    rules = person.at(EditorScene).plan.rules
    assert (rules.preset, rules.players) == ("french", 5)


def test_an_edited_deal_is_played_as_a_trial_and_editable_again(tmp_path):
    store = open_store(path_in(tmp_path))
    whole = filled(put(DealPlan(rules("chambery"), 2), card("T21"), 0), (), Random(1))
    person = at_work(store, plan=whole)
    person.click_button(person.button(words.say("menu.play")))
    assert card("T21") in person.table.session.state.facts.deal.hands[0]
    assert person.table.session.state.facts.deal.dealer == 2
    person.play_deal()
    assert person.table.session.record.taken_back == 1
    assert deals(store).lines == ()
    person.click_button(person.button(words.say("end.more")))
    person.click_button(person.button(words.say("menu.menu")))
    assert isinstance(person.scene, EditorScene)
    assert person.scene.plan == whole


def test_an_edited_deal_is_shared_as_a_code():
    whole = filled(DealPlan(rules("french"), 1), (), Random(4))
    person = at_work(plan=whole)
    person.click_button(person.button(words.say("editor.share")))
    assert isinstance(person.scene, SharingScene)
    assert deal_in(person.scene.code).hands == record_of_plan(whole).hands
    assert code_of(record_of_plan(plan_of(shuffled("french", 1).record)))
