"""Every bid, exchange, call and announcement can be read again at any time of a deal."""

from typing import get_args

import pygame
import pytest

from game.engine import events as ev
from game.engine.cards import Card
from game.ui.app.scene import Push
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.scenes.table.menu import StoryScene
from game.ui.scenes.table.play import PlayScene
from game.ui.table.preferences import Preferences
from game.view import words
from game.view.table.choreography import INSTANT
from game.view.table.describe import StoryLine, line_words, story_line
from tests.driver import FAST, Person, context, front
from tests.ui import pages
from tests.ui.layout_check import faults
from tools.shots.shots import Shot, app_of

KEY = pygame.K_h
SEEN_ON_THE_TABLE = {
    ev.PacketDealt, ev.TalonDealt, ev.DealBegan, ev.CardDiscarded, ev.AskingEnded, ev.PlayBegan, ev.CardPlayed,
    ev.TrickTaken, ev.HiddenShown, ev.DealScored, ev.DealPassed,
}
"""Events that cards in motion or the score sheet tell by themselves."""


def test_every_saying_becomes_a_line_and_hidden_cards_stay_hidden():
    card = Card(40)
    given = {"seat": 1, "to": 2, "card": card, "contract": "small", "cards": (card,), "size": 3, "winner": 2}
    for kind in set(get_args(ev.Event)) - SEEN_ON_THE_TABLE:
        names = kind.__dataclass_fields__
        line = story_line(kind(**{name: given[name] for name in names}))
        assert isinstance(line, StoryLine), kind
        assert line.seat in (1, None)
        if "card" in names or "cards" in names:
            assert line.cards == (card,) or kind is ev.TalonTaken
    assert story_line(ev.CardGiven(1, 2, None)).cards == ()


@pytest.mark.parametrize(("code", "shown", "hidden"), [
    ("en", "1 trump discarded: 15", "2 trumps discarded"),
    ("fr", "1 atout à l’écart\u00a0: 15", "2 atouts à l’écart"),
    ("de", "1 Trumpf abgelegt: 15", "2 Trümpfe abgelegt"),
    ("it", "1 trionfo scartato: 15", "2 trionfi scartati"),
    ("es", "1 triunfo descartado: 15", "2 triunfos descartados"),
])
def test_discarded_trumps_are_listed_only_in_games_that_show_them(code, shown, hidden):
    words.use(code)
    try:
        for size, cards, said in ((1, (Card(15),), shown), (2, None, hidden)):
            line = story_line(ev.TarotsDiscarded(1, size, cards))
            assert line is not None
            assert line_words(line, str, lambda cards: ", ".join(str(int(card)) for card in cards)) == said
    finally:
        words.use("en")


def at(kind, preset="chambery", seed=2, preferences=FAST, **options):
    person = Person(context(seed=seed, preset=preset, options=options, preferences=preferences, first_dealer=0))
    person.press(pygame.K_RETURN)
    for _ in range(50_000):
        if person.table.caught_up and isinstance(person.scene, kind) and person.asked().kind != "wait":
            return person
        if person.table.mine:
            person.act()
        else:
            person.step()
    raise AssertionError("never came")


def test_the_key_opens_the_page_at_any_time_and_closes_it_again():
    person = Person(context(seed=2, preferences=Preferences()))
    person.press(pygame.K_RETURN)
    person.press(KEY)
    assert isinstance(person.scene, StoryScene), "not while the cards are dealt"
    assert words.say("story.nothing") in pages.texts(person.scene.form)
    person.press(KEY)
    assert isinstance(person.scene, BiddingScene)


def test_a_button_with_a_tooltip_opens_it_and_escape_closes_it():
    person = at(PlayScene)
    button = person.button(words.say("story.title"))
    assert words.spoken(button.tip) == words.say("story.title")
    assert button.focusable
    person.click_button(button)
    assert isinstance(person.scene, StoryScene)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, PlayScene)


def test_a_game_pad_opens_it():
    person = at(PlayScene)
    person.step(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_LEFTSHOULDER))
    assert isinstance(person.scene, StoryScene)


@pytest.mark.parametrize("preset", ["chambery", "french", "piedmont"])
def test_every_saying_of_the_deal_is_listed_in_order(preset):
    person = at(PlayScene, preset)
    table = person.table
    heard = []
    table.new_match()
    for _ in range(20_000):
        event = table.session.next_event()
        if event is not None:
            heard += [line] if (line := story_line(event)) else []
            table.stage.show(event)
            table.stage.skip()
        elif table.session.over:
            break
        elif table.session.waits_for_viewer:
            table.session.submit(person.rng.choice(table.session.view.actions))
        else:
            table.session.advance(ready=True)
    assert list(table.stage.board.story) == heard
    assert len(heard) >= len(table.session.players) - 1, "nobody bid"
    person.press(KEY)
    scene = person.scene
    lines = pages.texts(scene.form)
    for line in heard:
        who = words.say("story.table") if line.seat is None else table.name(line.seat)
        assert who in lines
    assert len([line for line in lines if line]) >= 2 * len(heard)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("language", ["en", "fr", words.PSEUDO])
def test_the_page_fits(size, percent, language):
    person = at(PlayScene, "french", players=5, preferences=Preferences(INSTANT))
    app = app_of(Shot("menu", size, lang=language, text_percent=percent))
    handful = StoryLine(0, "story.handful", count=13, cards=tuple(Card(n) for n in range(1, 14)))
    board = person.table.stage.board
    person.table.stage.board = type(board)(board.rules, 0, 0, story=(*board.story, handful) * 3)
    app.scenes.take(Push(StoryScene(person.table)))
    app.step([], 0)
    assert faults(front(app, StoryScene).form, app.metrics) == []
