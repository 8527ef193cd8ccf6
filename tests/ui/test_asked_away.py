"""A card that the soloist of Chambéry asks for: a sentence tells who gets it from whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.engine import events as ev
from game.engine.actions import Ask, Bid, Done, Pass
from game.engine.cards import BY_NAME, FOOL, KINGS, Cards
from game.settings import Settings
from game.ui.table.panels import notice_items, notice_words
from game.ui.table.preferences import preferences_of
from game.view import words
from game.view.table.board import Saying
from tests.driver import FAST, Chance, Person, context


class Soloist(Chance):
    """The first to speak bids a solo for two cards and asks for one of ``holder``; all others pass."""

    holder = 0
    hands: Callable[[], tuple[Cards, ...]]

    def ask(self, observation, level, seed, signalling=frozenset()):
        number = super().ask(observation, level, seed)
        legal = observation.actions
        if Bid("two") in legal:
            self._answer = number, Bid("two")
        elif Pass() in legal:
            self._answer = number, Pass()
        elif any(isinstance(action, Ask) for action in legal):
            held = sorted(self.hands()[self.holder] - {FOOL}, key=lambda card: (card not in KINGS, card))
            asked = [action for action in (Ask(card) for card in held) if action in legal]
            self._answer = number, Done() if observation.asked else asked[0]
        return number


def solo(holder, preferences=FAST, **where) -> Person:
    """A person at seat 0 of five; seat 2 asks for a card of ``holder``."""
    thinker = Soloist(3)
    wanted = context(preset="chambery", first_dealer=1, preferences=preferences)
    person = Person(replace(wanted, thinker=thinker), **where)
    person.press(pygame.K_RETURN)
    thinker.holder, thinker.hands = holder, lambda: person.table.session.state.facts.hands
    return person


def after(person, kind):
    """Play on until an event of ``kind`` was shown; returns the event."""
    shown = []
    show = person.table.stage.show

    def noted(event, *more):
        shown.append(event)
        return show(event, *more)

    person.table.stage.show = noted
    for _ in range(20_000):
        if shown and isinstance(shown[-1], kind):
            return shown[-1]
        if person.asked().kind == "bid":
            person.click_button(person.button(words.say("bid.pass")))
        else:
            person.step()
    raise AssertionError("never came")


def told(person) -> str:
    """The words on the ribbon in the middle of the table."""
    table = person.table
    assert [item for item in notice_items(table.layout, table.stage.board, table.name) if item.key == ("hud", "notice")]
    return notice_words(table.stage.board.notice, table.name)


def test_the_seat_whose_card_is_asked_away_is_told_by_whom_and_what_comes_back():
    person = solo(holder=0)
    event = after(person, ev.CardHandedOver)
    king = words.card_sign(event.card.name)
    assert told(person) == f"Cécile asked you for {king} and gives you a card for it"
    back = after(person, ev.CardGiven)
    assert told(person) == f"Cécile gives you {words.card_sign(back.card.name)} in return"


def test_every_other_seat_is_told_who_takes_what_from_whom():
    person = solo(holder=3)
    event = after(person, ev.CardHandedOver)
    assert told(person) == f"Cécile takes {words.card_sign(event.card.name)} from Émile and gives a card for it"
    after(person, ev.CardGiven)
    assert told(person) == "Cécile gives Émile a card in return"


@pytest.mark.parametrize(("key", "seat", "to", "said"), [
    ("exchange.taken", 3, 0, "You take R♠ from Émile and give a card for it"),
    ("exchange.returned", 0, 3, "You give Émile a card in return")])
def test_seen_from_another_seat_the_person_is_spoken_to_as_well(key, seat, to, said):
    """In a replay, the person's name is *You* if none was given."""
    names = {0: "You", 3: "Émile"}
    assert notice_words(Saying(key, card=BY_NAME["SR"], seat=seat, to=to), names.__getitem__) == said.replace(
        "R♠", words.card_sign("SR"))


def test_the_sentence_goes_with_the_first_card():
    person = solo(holder=0)
    after(person, ev.PlayBegan)
    assert person.table.stage.board.notice is None


@pytest.mark.parametrize("speed", [{"card_speed": "fast"}, {"instant": True}], ids=str)
def test_there_is_time_to_read_it_at_every_speed_unless_a_click_goes_on(speed):
    person = solo(0, preferences_of(Settings(**speed)))
    after(person, ev.CardHandedOver)
    frames, said = 0, person.table.stage.board.notice
    while person.table.stage.board.notice == said:
        person.step()
        frames += 1
    assert frames >= 1.5 * 60
    said = person.table.stage.board.notice
    x, y = person.table.layout.centre
    person.click((round(x - 200), round(y)))  # not where the given card passes
    person.step()
    assert said is not None
    assert person.table.stage.board.notice != said


@pytest.mark.parametrize("language", [*words.LANGUAGES, words.PSEUDO])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_it_stays_inside_the_ring_at_large_text(language, size):
    person = solo(0, size=size, text=175)
    words.use(language)
    for kind in (ev.CardHandedOver, ev.CardGiven):
        after(person, kind)
        table = person.table
        ribbon = notice_items(table.layout, table.stage.board, table.name)[-1].rect
        assert ribbon.width <= 2 * table.layout.rim.half_width
        assert ribbon.bottom < table.layout.hand_top
