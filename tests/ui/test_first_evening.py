"""Obstacles for newcomers at the table."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.ai.selfplay import played
from game.engine.actions import DeclareSlam
from game.settings import MatchSetup
from game.ui.scenes.table.after import account_lines
from game.ui.scenes.table.chooser import CardChooser
from game.view import words
from game.view.sides import sides_played
from game.view.table.sheet import STAKED, rows
from tests.builders import rules
from tests.driver import Person, context


def at_table(game: str, seed: int = 2) -> Person:
    wanted = context(seed)
    wanted.take(MatchSetup(game))
    person = Person(wanted)
    person.app.scenes.take(person.scene.start())
    return person


def until_asked(person: Person, kind: str) -> None:
    while person.asked().kind != kind:
        assert not person.table.session.over
        if person.asked().kind == "wait":
            person.step()
        else:
            person.act()
    person.until(lambda: person.table.caught_up)


def progress(person: Person):
    return person.table.surroundings.progress


@pytest.mark.parametrize("where", [(-40, 200), (500, -30), (1400, 300)])
def test_a_card_let_go_outside_the_window_goes_home(where):
    person = at_table("chambery")
    until_asked(person, "play")
    hand, card = person.table.view.hand, min(person.asked().cards)
    person.drag(person.spot(card), where)
    person.until(lambda: not person.table.stage.busy)
    assert person.table.view.hand == hand
    assert person.asked().kind == "play"


def let_go_at(person: Person, card, where) -> None:
    person.drag(person.spot(card), where)
    person.until(lambda: not person.table.stage.busy)


@pytest.mark.parametrize("panel", [("hint", "panel"), ("count", "chart"), ("hud", "crest")], ids=str)
def test_a_card_released_on_a_panel_returns_and_the_panel_stays(panel):
    person = at_table("chambery")
    until_asked(person, "play")
    if panel[0] != "hud":
        person.press(pygame.K_F2 if panel[0] == "hint" else pygame.K_c)
    person.until(lambda: panel in person.shown, 10)
    hand, card = person.table.view.hand, min(person.asked().cards)
    scene, depth = person.scene, [getattr(aside, "depth", None) for aside in person.table.overlays]
    let_go_at(person, card, person.shown[panel].rect.center)
    assert person.table.stage.held is None, "nothing sticks to the pointer"
    assert (person.table.view.hand, person.asked().kind) == (hand, "play")
    assert person.scene is scene
    assert [getattr(aside, "depth", None) for aside in person.table.overlays] == depth
    let_go_at(person, card, (640, 120))
    assert card not in person.table.view.hand


def test_a_card_released_where_one_was_refused_is_played():
    """The remark about the refused card does not cover the target of the next one."""
    person = at_table("chambery")
    until_asked(person, "play")
    while len(person.asked().cards) == len(person.table.view.hand):
        person.act()
        until_asked(person, "play")
    middle = tuple(map(round, person.table.layout.centre))
    let_go_at(person, min(person.table.view.hand - person.asked().cards), middle)
    person.step()
    assert not person.shown["hud", "remark"].rect.collidepoint(middle)
    card = min(person.asked().cards)
    let_go_at(person, card, middle)
    assert card not in person.table.view.hand


def test_enter_alone_announces_no_slam():
    for seed in range(40):
        person = at_table("french", seed)
        while person.asked().kind == "wait" and not person.table.session.over:
            person.step()
        if person.asked().kind != "bid":
            continue
        bids = [n for n, option in enumerate(person.asked().options) if option.why is None]
        person.click_button(person.scene.form.root.children[1 + bids[-1]])
        while person.asked().kind == "wait" and not person.table.session.over:
            person.step()
        if person.asked().kind == "slam":
            break
    assert person.asked().kind == "slam"
    person.press(pygame.K_RETURN)
    assert person.table.session.record.moves
    assert not [action for _, action in person.table.session.record.moves if isinstance(action, DeclareSlam)]
    assert person.asked().kind != "slam"


def test_a_deal_that_everybody_passed_has_the_number_it_had():
    person = at_table("french", 1)
    numbers = set()
    while not person.table.session.over:
        numbers.add(progress(person))
        if person.asked().kind == "wait":
            person.step()
        else:
            person.click_button(person.button(words.say("bid.pass")))
    person.until(lambda: person.table.caught_up)
    assert person.table.session.state.end == "passed"
    numbers.add(progress(person))
    assert numbers == {words.say("panel.deal_of", a=1, b=person.table.session.rules.deals)}
    said = [words.spoken(button.words) for button in person.scene.sheet.buttons]
    assert words.say("replay.look_again") not in said, "there is nothing to replay"
    person.app.scenes.take(person.scene.go_on())
    person.step()
    assert progress(person) == words.say("panel.deal_again", a=1, b=person.table.session.rules.deals)
    person.play_deal()
    person.app.scenes.take(person.scene.go_on())
    person.step()
    assert progress(person) == words.say("panel.deal_of", a=2, b=person.table.session.rules.deals)


def test_the_sheet_of_a_stake_shows_no_other_sum():
    table = rules("piedmont")
    rng = Random(3)
    _, last = played(table, 0, rng.sample(list(table.deck), len(table.deck)), ["plain"] * 4, rng)
    assert last.score is not None
    labels = [row.left for row in rows(last.score, sides_played(last.facts, last.score.sides, 0), str)]
    assert words.say("sheet.stake") in labels
    assert words.say("sheet.multiplier") not in labels
    before = labels[:labels.index(words.say("sheet.payments"))]
    assert len(before) == len(last.score.lines) - len(STAKED) + 1, "the points of each side have a row"


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("payment", ["stake", "zero-sum", "raised"])
def test_the_sheet_of_a_game_without_declarers_names_the_partners(payment, language):
    words.use(language)
    game, rng, people = rules(f"piedmont payment={payment}"), Random(3), ("Ada", "Bea", "Cyd", "Dot")
    _, last = played(game, 0, rng.sample(list(game.deck), len(game.deck)), ["plain"] * 4, rng)
    assert last.score is not None
    found = rows(last.score, sides_played(last.facts, last.score.sides, 1), people.__getitem__)
    labels = [row.left for row in found]
    pairs = [words.listed(["Bea", "Dot"]), words.listed(["Cyd", "Ada"])]
    units = {pile.side: pile.units for pile in last.score.piles}
    assert [(row.left, row.right) for row in found if row.left in pairs] == [
        (pairs[0], str(units[last.score.sides[1]])), (pairs[1], str(units[last.score.sides[0]]))], "the own first"
    assert words.say("sheet.points") not in labels
    assert sum(label.startswith(tuple(pairs)) for label in labels) == 3, "both sums, and who falls short"
    told = " ".join(labels).lower()
    assert all(word not in told for word in ("declar", "preneur", "alleinspieler", "dichiarante", "larger", "größer"))


def test_the_sheet_on_the_table_names_the_partners_where_nobody_declared():
    person = at_table("piedmont", 4)
    person.play_deal()
    left = [row.left for row in account_lines(person.table)]
    assert words.say("sheet.points") not in left
    assert words.listed([person.table.name(0), person.table.name(2)]) in left


def marked_fresh(person: Person) -> set:
    """The cards marked as just received."""
    person.until(lambda: person.table.caught_up)
    person.step()
    return {key[1].face for key in person.shown if key[0] == "fresh"}


@pytest.mark.parametrize("game", ["chambery", "french", "piedmont"])
def test_cards_from_the_talon_are_marked_until_the_ecart_is_made(game):
    for seed in range(60):
        person = at_table(game, seed)
        try:
            until_asked(person, "discard")
        except AssertionError:
            continue
        break
    talon = set(person.table.view.talon)
    assert marked_fresh(person) == talon
    while person.asked().kind == "discard":
        assert marked_fresh(person) == talon, "in the slots too"
        person.act()
    assert marked_fresh(person) == set()


def test_an_exchanged_card_is_marked_until_the_first_card_is_played():
    person = soloist_who_got_something()
    got = {exchange.asked for exchange in person.table.view.exchanges}
    assert marked_fresh(person) == got
    until_asked(person, "play")
    assert marked_fresh(person) == got, "it is led from the whole hand"
    person.act()
    assert marked_fresh(person) == set()


def soloist_who_got_something() -> Person:
    """A soloist about to give a card for one that was asked for and received."""
    for seed in range(200):
        person = at_table("chambery", seed)
        while person.asked().kind in ("wait", "bid", "discard") and not person.table.session.over:
            if person.asked().kind == "bid":
                free = [n for n, option in enumerate(person.asked().options) if option.why is None]
                person.click_button(person.scene.form.root.children[1 + free[1 if len(free) > 1 else 0]])
            else:
                person.act() if person.asked().kind == "discard" else person.step()
        while person.table.stage.board.stage == "bidding" and person.asked().kind in ("ask", "wait"):
            person.act() if person.asked().kind == "ask" or isinstance(person.scene, CardChooser) else person.step()
        if person.asked().kind == "give":
            return person
    raise AssertionError("nobody gives anything")
