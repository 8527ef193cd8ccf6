"""The widgets of the table fit, and can be used without a mouse."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ai.outcome import is_decided
from game.ai.reading import Reading
from game.engine.cards import TAROTS
from game.ui.app.scene import Push
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.table.menu import table_menu
from game.ui.scenes.table.play import CaptionedCards, PlayScene, last_trick
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.preferences import Preferences
from game.ui.widgets import tip_of
from game.view import words
from game.view.table.choreography import Pace
from tests.driver import FAST, Person, context, front
from tests.ui import pages
from tools.shots.shots import Shot, app_of, play_until

from .layout_check import faults

LOOKS = [((1024, 600), 100, "fr"), ((1024, 600), 175, "xx"), ((1280, 720), 175, "fr"), ((1920, 1080), 100, "en"),
         ((3840, 2160), 175, "fr")]
GAMES = [("chambery", 5), ("french", 6), ("french", 3)]


def shown(scene_name, size, percent, lang, preset="chambery", players=None):
    app = app_of(Shot(scene_name, size, preset, players, 3, lang, percent))
    app.step([], 0.0)
    app.scenes.take(front(app, MenuScene).start())
    play_until(app, scene_name)
    app.step([], 0.0)
    return front(app, TableScene)


def faults_of(scene):
    """The faults of the widgets except the hand, which is below all others."""
    return [fault for fault in faults(scene.form, scene.table.metrics) if not fault.startswith("HandWidget")]


@pytest.fixture(autouse=True)
def english():
    yield
    words.use("en")


@pytest.mark.parametrize(("size", "percent", "lang"), LOOKS, ids=str)
@pytest.mark.parametrize("name", ["discard", "bidding", "play", "scoring"])
def test_nothing_is_cut_off_or_covered(name, size, percent, lang):
    scene = shown(name, size, percent, lang)
    assert faults_of(scene) == []
    window = Rect(0, 0, *size)
    texts = {item.key: item.rect for item in pages.drawn(scene)
             if item.key[0] in ("hud", "said")}
    buttons = {("button", i): w.rect for i, w in enumerate(scene.form.root.children)
               if w.focusable and w is not scene.hand}
    things = [*texts.items(), *buttons.items()]
    for key, rect in things:
        assert window.contains(rect), (key, rect)
    solid = [(key, rect.inflate(-4, -4)) for key, rect in things]
    if name != "scoring":  # the sheet covers the table there
        for (a, one), (b, other) in combinations(solid, 2):
            assert not one.colliderect(other), (a, one, b, other)


@pytest.mark.parametrize(("size", "percent", "lang"), LOOKS, ids=str)
@pytest.mark.parametrize("name", ["bidding", "play"])
def test_a_tooltip_hides_no_button_and_no_card_of_the_hand(name, size, percent, lang):
    scene = shown(name, size, percent, lang)
    layout, stage = scene.table.layout, scene.table.stage
    buttons = [widget for widget in scene.form.root.children if widget.focusable and widget is not scene.hand]
    told = [button for button in buttons if tip_of(button) is not None]
    assert len(told) >= 3
    hand = Rect(0, layout.hand_top + 2, size[0], size[1])
    assert stage.hand()
    for button in told:
        scene.form.told = button
        assert Rect(0, 0, *size).contains(scene.form.tip_at)
        assert not scene.form.tip_at.colliderect(hand)
        assert scene.form.tip_at.collidelist([one.rect for one in buttons]) < 0


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_other_counts_fit_too(preset, players):
    scene = shown("play", (1024, 600), 125, "fr", preset, players)
    assert faults_of(scene) == []


def at_play(**more) -> Person:
    person = Person(context(seed=3, first_dealer=0, **more))
    person.app.scenes.take(person.scene.start())
    for _ in range(20_000):
        if isinstance(person.scene, PlayScene) and person.asked().kind == "play":
            return person
        if not hasattr(person.scene, "table") or person.asked().kind != "wait":
            person.act()
        else:
            person.step()
    raise AssertionError("never to play")


def pad(button: int) -> Event:
    return Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)


def test_a_game_pad_plays_a_card():
    person = at_play()
    person.scene.form.focus_on(person.scene.hand)
    moves = len(person.table.session.record.moves)
    person.step(pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT))
    assert person.table.raised in person.asked().cards
    person.step(pad(pygame.CONTROLLER_BUTTON_A))
    assert len(person.table.session.record.moves) == moves + 1


def test_a_game_pad_opens_and_leaves_the_tables_menu():
    person = at_play()
    person.step(pad(pygame.CONTROLLER_BUTTON_B))
    assert not isinstance(person.scene, PlayScene)
    person.step(pad(pygame.CONTROLLER_BUTTON_B))
    assert isinstance(person.scene, PlayScene)


def test_the_settings_are_reached_from_the_table():
    person = at_play()
    person.app.scenes.take(Push(table_menu(person.table)))
    person.click_button(person.button(words.say("menu.settings")))
    assert isinstance(person.scene, SettingsScene)


def test_where_a_click_only_chooses_the_second_one_plays():
    person = at_play(preferences=Preferences(FAST.pace, click_twice=True))
    card = min(person.asked().cards)
    moves = len(person.table.session.record.moves)
    person.click(person.spot(card))
    assert len(person.table.session.record.moves) == moves
    person.click(person.spot(card))
    assert len(person.table.session.record.moves) == moves + 1


def test_the_last_card_plays_itself():
    person = at_play(preferences=Preferences(FAST.pace))
    while len(person.table.view.hand) > 1:
        if person.asked().kind == "play":
            person.act()
        else:
            person.step()
    person.until(lambda: not person.table.view.hand)


def test_the_table_pauses_without_focus():
    person = at_play()
    person.act()
    person.step(Event(pygame.WINDOWFOCUSLOST))
    moves = len(person.table.session.record.moves)
    for _ in range(300):
        person.step()
    assert len(person.table.session.record.moves) == moves
    person.step(Event(pygame.WINDOWFOCUSGAINED))
    person.until(lambda: len(person.table.session.record.moves) > moves)


def test_a_demonstration_plays_by_itself_and_ends_at_a_touch():
    person = Person(context(seed=2))
    person.app.scenes.take(person.scene.demonstrate())
    person.table.suit(FAST)
    person.until(lambda: person.table.session.deals_dealt > 1, seconds=600)
    person.press(pygame.K_a)
    assert isinstance(person.scene, MenuScene)


def test_a_claim_is_offered_asks_once_more_and_plays_the_rest():
    def strongest(deck):  # nearly all tarots go to the dealer, whose packet is the last
        return sorted(deck, key=lambda card: card in TAROTS)

    for seed in range(1, 40):
        person = Person(replace(context(seed=seed, preset="piedmont", first_dealer=0,
                                       preferences=Preferences(Pace(0.0, 0.0, 0.0, travel=False))), shuffle=strongest))
        person.app.scenes.take(person.scene.start())
        while not person.table.session.over:
            if person.asked().kind == "play" and Reading(person.table.view).takes_the_rest:
                person.click_button(person.button(words.say("rest.button.claim")))
                person.click_button(person.button(words.say("rest.yes.claim")))
                person.until(lambda table=person.table: table.session.over)
                return
            if not hasattr(person.scene, "table") or person.asked().kind != "wait":
                person.act()
            else:
                person.step()
    raise AssertionError("never a claim")


def test_where_nothing_can_change_the_rest_is_played_out_after_a_question():
    for seed in range(1, 40):
        person = Person(context(seed=seed, preset="piedmont", first_dealer=0,
                                preferences=Preferences(Pace(0.0, 0.0, 0.0, travel=False))))
        person.app.scenes.take(person.scene.start())
        table = person.table
        while not table.session.over:
            asked = person.asked().kind
            if asked == "play" and not Reading(table.view).takes_the_rest and is_decided(table.view):
                before = person.table.session.record.moves
                person.click_button(person.button(words.say("rest.button.same")))
                person.press(pygame.K_ESCAPE)
                assert table.session.record.moves == before, "nothing is played before the answer"
                person.click_button(person.button(words.say("rest.button.same")))
                person.click_button(person.button(words.say("rest.yes.same")))
                person.until(lambda table=table: table.session.over)
                return
            person.act() if asked != "wait" else person.step()
    raise AssertionError("never decided")


def test_a_dragged_card_is_drawn_where_the_pointer_is_in_the_same_frame():
    person = at_play()
    table = person.table
    card = min(person.asked().cards)
    piece, start = table.stage.piece(card), person.spot(card)
    home = table.stage.poses[piece]
    person.move(start)
    person.step(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
    for n in range(1, 9):
        at = start[0] + 30 * n, start[1] - 20 * n
        person.step(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0), touch=False))
        drawn = person.shown["piece", piece].rect.center
        assert drawn == pytest.approx((home.x + 30 * n, home.y - 20 * n), abs=3)
    person.step(Event(pygame.MOUSEBUTTONUP, pos=start, button=1, touch=False))
    person.until(lambda: not table.stage.busy)
    assert table.stage.poses[piece] == home


def test_the_shadow_of_a_card_that_turns_over_is_as_narrow_as_the_card():
    person = Person(context(seed=2, preferences=replace(FAST, pace=Pace(cards=1.0, rest=0.1, bots=0.0))))
    person.app.scenes.take(person.scene.start())
    table, beyond, turning = person.table, {True: [0], False: [0]}, 0
    while len(table.view.tricks) < 2:
        person.act() if person.asked().kind != "wait" else person.step()
        shown = person.shown
        for piece in (key[1] for key in shown if key[0] == "shadow"):
            tween = table.stage.tweens.get(piece)
            turns = tween is not None and tween.turning() < 0.5
            turning += turns
            if abs(table.stage.poses[piece].angle) < 3:
                beyond[turns].append(shown["shadow", piece].rect.width - shown["piece", piece].rect.width)
    assert turning > 10
    assert len(beyond[True]) > 3
    assert max(beyond[True]) <= max(beyond[False]) + 4


def test_the_last_trick_names_who_led_and_who_won():
    scene = shown("play", (1280, 720), 100, "en", "french", 4)
    board = scene.table.stage.board
    page = last_trick(scene.table)
    page.enter(scene.host)
    page.resize(scene.table.metrics)
    shown_cards = pages.part(page.form, CaptionedCards).cards
    roles = scene.table.played_for()[1]
    assert [(one.card, one.name, one.role) for one in shown_cards] == [(card, scene.table.name(seat), roles[seat])
                                                                       for seat, card in board.last_trick]
    led, won = board.last_trick[0][0], board.last_winner
    for (seat, _), one in zip(board.last_trick, shown_cards, strict=True):
        assert ("led" in one.did, "won" in one.did, one.shines) == (seat == led, seat == won, seat == won)


def test_cards_that_may_not_be_played_are_lower_than_the_others():
    scene = shown("play", (1280, 720), 100, "en", "french", 4)
    stage, allowed = scene.table.stage, scene.table.prompt().cards
    level = dict(zip(stage.hand(), scene.table.layout.hand(len(stage.hand())), strict=True))
    assert 0 < len(allowed) < len(level)
    for piece, pose in level.items():
        assert (stage.poses[piece].y > pose.y) is (piece.face not in allowed)
