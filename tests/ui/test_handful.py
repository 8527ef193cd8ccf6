"""A handful shows the trumps that the player chooses: the 1 need not be shown."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.engine.cards import FOOL, PAGAT, TAROTS, Card
from game.engine.game import deal
from game.engine.record import HUMAN
from game.engine.variants import rules_of
from game.ui.scenes.table.chooser import HandfulChooser, TrumpsPicture, offers_a_choice, proposed
from game.ui.scenes.table.play import PlayScene
from game.ui.widgets import walk
from game.view import words
from tests.driver import FAST, Person, context
from tests.ui.layout_check import faults

DEALER = 3


def stacked(deck: Sequence[Card]) -> tuple[Card, ...]:
    """The pack ordered so that the person at the first seat, who does not deal, gets the twelve lowest trumps."""
    dealt = deal(rules_of("french"), DEALER, tuple(deck))[0].facts.deal.hands[0]
    places = [deck.index(card) for card in dealt]
    wanted = sorted(TAROTS)[:12]
    rest = iter([card for card in deck if card not in wanted])
    given = dict(zip(places, wanted, strict=False))
    return tuple(given.get(place) or next(rest) for place in range(len(deck)))


def about_to_show(**more) -> Person:
    """A person at the first turn to play, with a hand that contains a handful with the 1 and more trumps than it
    needs."""
    person = Person(context(seed=3, preset="french", preferences=FAST, first_dealer=DEALER, shuffle=stacked), **more)
    person.app.scenes.take(person.scene.start())
    for _ in range(4000):
        if isinstance(person.scene, PlayScene) and person.asked().kind == "play":
            break
        if person.asked().kind == "bid":
            person.click_button(person.button(words.say("contract.without")))
        elif person.asked().kind != "wait":
            person.act()
        else:
            person.step()
    person.step()
    return person


@pytest.fixture(scope="module")
def person() -> Person:
    return about_to_show()


def chooser(person: Person) -> HandfulChooser:
    if not isinstance(person.scene, HandfulChooser):
        person.click_button(person.button(words.count("handful.show", 10)))
        person.step()
    assert isinstance(person.scene, HandfulChooser)
    return person.scene


def picture(person: Person) -> TrumpsPicture:
    return next(widget for widget in walk(chooser(person).form.root) if isinstance(widget, TrumpsPicture))


def test_the_one_is_not_proposed_unless_it_is_needed(person):
    hand = person.table.view.hand
    assert PAGAT not in proposed(hand, 10)
    assert len(proposed(hand, 10)) == 10
    assert PAGAT in proposed(frozenset(sorted(TAROTS)[:10]), 10)


def test_a_choice_is_offered_only_where_there_is_one():
    assert not offers_a_choice(frozenset(sorted(TAROTS)[:10]) | {FOOL}, 10)
    assert offers_a_choice(frozenset(sorted(TAROTS)[:11]), 10)


def test_too_few_are_refused_with_their_number_and_escape_shows_nothing(person):
    scene = chooser(person)
    off = min(scene.shown)
    person.click(picture(person).places()[off].center)
    assert len(chooser(person).shown) == 9
    show = person.button(words.count("handful.show", 10))
    assert show.why is not None
    assert "9" in words.spoken(show.why)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, PlayScene)
    assert not person.table.view.handfuls


def test_by_keys_another_trump_takes_the_place_of_one_and_is_shown(person):
    scene = chooser(person)
    trumps = picture(person).places()
    away, added = min(scene.shown), max(card for card in trumps if card not in scene.shown and card != FOOL)
    for card in (away, added):
        picture(person).at = card
        scene.form.focus_on(picture(person))
        person.press(pygame.K_RETURN)
    person.click_button(person.button(words.count("handful.show", 10)))
    person.step()
    shown = person.table.view.handfuls[0]
    assert shown.seat == person.table.session.viewer
    assert added in shown.cards
    assert away not in shown.cards
    assert PAGAT not in shown.cards or added == PAGAT
    assert person.table.session.players[shown.seat].level == HUMAN


@pytest.mark.parametrize(("size", "text"), [((1024, 600), 100), ((1024, 600), 175), ((1280, 720), 175)])
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_choice_fits(size, text, lang):
    words.use(lang)
    person = about_to_show(size=size, text=text)
    scene = chooser(person)
    assert faults(scene.form, person.table.metrics) == []
    words.use("en")
