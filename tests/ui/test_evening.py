"""Whole evenings through the scenes, without a window."""

import pygame
import pytest

from game.ui.app.events import key
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.scenes.table.play import PlayScene
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.table.preferences import Preferences
from tests.driver import Person, context


def test_a_rubber_of_five_deals_with_the_mouse():
    person = Person(context(seed=3, first_dealer=0))
    person.press(pygame.K_RETURN)
    scenes = set()
    for deal in range(1, 6):
        scenes.add(type(person.scene))
        person.play_deal()
        scenes.add(type(person.scene))
        assert sum(person.table.session.match.totals) == 0
        assert len(person.table.session.payments) == deal
        if deal < 5:
            person.click_button(person.button("Next deal"))
    assert scenes == {BiddingScene, ScoringScene}
    assert person.table.session.match.finished
    person.click_button(person.button("More"))
    person.click_button(person.button("Menu"))
    assert isinstance(person.scene, MenuScene)


@pytest.mark.parametrize(("preset", "options"), [
    ("chambery", {"at_table": 6}), ("french", {"players": 6}), ("piedmont", {}),
    *(pytest.param(*one, marks=pytest.mark.long) for one in (
        ("chambery", {"players": 4}), ("chambery", {"players": 3}), ("chambery-dummett", {}), ("french-open-call", {}),
        *(("french", {"players": count}) for count in (3, 4, 5)))),
], ids=str)
def test_a_deal_of_every_game_with_the_mouse(preset, options):
    person = Person(context(seed=6, preset=preset, options=options, first_dealer=0))
    person.press(pygame.K_RETURN)
    for _ in range(2):
        person.play_deal()
        assert sum(person.table.session.match.totals) == 0
        person.click_button(person.button("Next deal"))


def at_play(seed=3, **more) -> Person:
    """A person whose turn it is to play a card, with an illegal card in the hand."""
    person = Person(context(seed=seed, first_dealer=0, **more))
    person.press(pygame.K_RETURN)
    while True:
        asked = person.asked()
        if isinstance(person.scene, PlayScene) and asked.kind == "play" and set(person.table.view.hand) - asked.cards:
            return person
        if asked.kind != "wait" or not hasattr(person.scene, "table"):
            person.act()
        else:
            person.step()


def test_a_card_that_may_not_be_played_springs_home_and_says_why():
    person = at_play()
    table = person.table
    card = sorted(set(table.view.hand) - person.asked().cards)[0]
    person.until(lambda: table.caught_up)
    home = table.stage.poses[table.stage.piece(card)]
    moves = len(table.session.record.moves)
    person.drag(person.spot(card), tuple(map(round, table.layout.centre)))
    assert len(table.session.record.moves) == moves
    assert table.remarks.shown is not None
    assert table.remarks.shown.text
    person.until(lambda: not table.stage.busy)
    assert table.stage.poses[table.stage.piece(card)] == home


def test_a_card_can_be_played_with_the_keys_alone():
    person = at_play()
    table = person.table
    moves = len(table.session.record.moves)
    person.scene.form.focus_on(person.scene.hand)
    person.press(pygame.K_RIGHT)
    assert table.raised in person.asked().cards
    person.press(pygame.K_RETURN)
    assert len(table.session.record.moves) == moves + 1


def test_a_click_while_the_picture_is_behind_only_winds_it_forward():
    person = at_play()
    table = person.table
    person.play_card(person.asked())
    person.until(lambda: table.session.pending > 0 or table.stage.blocked)
    moves = len(table.session.record.moves)
    person.click(person.spot(sorted(table.view.hand)[0]))
    assert len(table.session.record.moves) == moves


def test_every_deal_begins_with_the_pack_in_motion():
    person = Person(context(seed=3, first_dealer=0, preferences=Preferences()))
    person.press(pygame.K_RETURN)
    person.step()
    stage = person.table.stage
    assert len(stage.tweens) == 78
    assert stage.blocked
    person.until(lambda: stage.zones.at(("hand", 0)))
    person.table.next_deal()
    person.step()
    assert len(stage.tweens) == 78


def test_escape_asks_before_a_match_is_left():
    person = at_play()
    person.press(pygame.K_ESCAPE)
    assert not isinstance(person.scene, PlayScene)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, PlayScene)
    person.press(pygame.K_ESCAPE)
    person.click_button(person.button("Leave"))
    assert not isinstance(person.scene, MenuScene)
    person.click_button(person.button("Leave"))
    assert isinstance(person.scene, MenuScene)


def test_resizing_in_the_middle_keeps_every_card_in_its_place():
    person = at_play()
    for size in ((1024, 600), (1920, 1080), (1400, 900)):
        person.step(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        person.app.screen.sized(size)
        stage = person.table.stage
        assert stage.poses == stage.targets()
        person.play_card(person.asked())
        person.until(lambda: person.table.mine or person.table.session.over)
    assert key(pygame.K_a).type == pygame.KEYDOWN
