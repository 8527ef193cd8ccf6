"""The companions: their page, flowers, invitation, and remarks at the table."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.ai.names import OFFERED, PEOPLE
from game.ai.puzzles import puzzle_in, shipped
from game.engine import events as ev
from game.engine.cards import PACK, PAGAT
from game.engine.variants import rules_of
from game.settings import Keeper, MatchSetup, Settings
from game.store.values import Sums, Tally
from game.ui.app.scene import Pop, Push
from game.ui.draw import art
from game.ui.scenes.pages import CompanionsScene
from game.ui.scenes.practice import PuzzleChain, puzzle_table
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.table.preferences import preferences_of
from game.view import players, words
from game.view.players import LEVEL, NAMES, flower_of, level_at, players_of
from game.view.table.board import Board, Saying, after
from tests.driver import Person, context
from tests.ui import pages

OTHERS = tuple(card for card in PACK if card != PAGAT)


def opened(**more) -> Person:
    person = Person(context(keeper=Keeper(), **more))
    person.app.scenes.take(Push(CompanionsScene(person.context)))
    person.step()
    return person


def invite(person: Person, name: str) -> None:
    scene = person.at(CompanionsScene)
    scene.form.focus_on(scene.widget(name))
    person.press(pygame.K_RETURN)


# -- the page ---------------------------------------------------------------------------------------------------------

def test_those_who_are_chosen_sit_at_the_next_table():
    person = opened(preset="french", options={"players": 4})
    person.click(person.scene.widget("gaston").rect.center)
    invite(person, "rosalie")
    assert players.invited(person.context.setup) == ("gaston", "rosalie")
    person.click(person.scene.widget("gaston").rect.center)
    person.click(person.scene.widget("play").rect.center)
    seated = person.at(BiddingScene).table.session.players
    assert [player.level for player in seated[1:]] == ["rosalie", LEVEL, LEVEL]
    assert seated[1].name == "Rosalie"


def test_no_more_are_invited_than_there_are_seats():
    person = opened(preset="french", options={"players": 3})
    for name in PEOPLE:
        invite(person, name)
    assert players.invited(person.context.setup) == PEOPLE[:2]
    refused = person.scene.widget(PEOPLE[2])
    assert words.spoken(refused.why) == words.say("companions.full")
    assert person.scene.widget(PEOPLE[0]).why is None


@pytest.mark.parametrize("level", OFFERED)
def test_the_other_seats_have_the_level_that_is_chosen(level):
    person = opened(preset="french", options={"players": 5})
    invite(person, "colette")
    pages.choose(person.app, "rest", level)
    setup = person.context.setup
    assert [level_at(setup, seat) for seat in range(1, 5)] == ["colette", level, level, level]
    invite(person, "augustin")
    assert players.rest_level(person.context.setup) == level


def test_names_given_to_seats_stay_with_those_who_are_no_companions():
    setup = MatchSetup("french", {"players": 4}, names=("Ann", "Bob", "Cy", "Di"))
    found = players.with_companion(setup, "gaston")
    assert [player.name for player in players_of(found)] == ["Ann", "Gaston", "Cy", "Di"]


def test_results_are_told_against_each():
    tallies = [Tally("french", "club+gaston", Sums(3, 2, 1, 40), {}, Sums()),
               Tally("chambery", "gaston", Sums(2, 0, 2, -10), {}, Sums()),
               Tally("chambery", "colette+gaston+rosalie", Sums(1, 1, 0, 5), {}, Sums())]
    found = players.results_against(tallies)
    assert (found["gaston"].deals, found["gaston"].won, found["gaston"].paid) == (6, 3, 35)
    assert found["club"].deals == 3
    assert players.result_line(found["gaston"]) == "6 deals · 3 won · +35"
    assert players.result_line(found.get("victorine")) == ""


# -- flowers ----------------------------------------------------------------------------------------------------------

def test_every_companion_has_a_flower_of_its_own_wherever_it_sits():
    names = {flower_of(seat, name) for name in PEOPLE for seat in range(6)} | {flower_of(n, "club") for n in range(6)}
    assert len(names) == len(PEOPLE) + 6
    drawn = [art.sprite(f"table/{name}", (80, 80)) for name in names]
    pictures = {pygame.image.tobytes(picture, "RGBA") for picture in drawn if picture is not None}
    assert len(pictures) == len(names)


def test_the_table_shows_the_flower():
    person = Person(context(preset="french", options={"players": 4}, levels=("", "club", "victorine", "club")))
    person.app.scenes.take(person.scene.start())
    assert [person.table.flower(seat) for seat in range(4)] == ["seat_0", "seat_1", "companion_victorine", "seat_3"]


def test_a_person_keeps_the_flower_at_every_seat():
    person = Person(context())
    seats = set()
    for head in shipped()[::40]:
        puzzle = puzzle_in(head.line)
        person.app.scenes.take(Push(puzzle_table(person.context, person.scene.host, puzzle, PuzzleChain())))
        session = person.table.session
        flowers = [person.table.flower(seat) for seat in range(session.rules.at_table)]
        assert len(set(flowers)) == len(flowers)
        assert flowers[puzzle.seat] == "seat_0"
        for seat, player in enumerate(session.players):
            assert player.name not in NAMES or flowers[seat] == f"seat_{NAMES.index(player.name) + 1}"
        seats.add(puzzle.seat)
        person.app.scenes.take(Pop())
    assert len(seats) > 2


# -- reactions --------------------------------------------------------------------------------------------------------

def a_board(companions: dict[int, str], **more) -> Board:
    return replace(Board(rules_of("french", players=4), 0, 0, stage="play", companions=companions), **more)


def heard(before: Board, event: ev.Event) -> dict[int, Saying]:
    said = after(before, event).sayings
    return {seat: saying for seat, saying in said.items() if saying.key.startswith("reaction.")}


def trick_with_pagat(winner: int) -> tuple[tuple, ev.TrickTaken]:
    trick = ((0, OTHERS[0]), (1, PAGAT), (2, OTHERS[1]), (3, OTHERS[2]))
    return trick, ev.TrickTaken(winner, tuple(card for _, card in trick), 3)


def test_a_handful_and_a_slam_are_answered_by_somebody_else_once():
    board = a_board({1: "gaston", 3: "colette"})
    shown = ev.HandfulShown(1, OTHERS[:10])
    assert heard(board, shown) == {3: Saying("reaction.handful.colette")}
    once = after(board, shown)
    assert heard(replace(once, sayings={}), ev.SlamDeclared(0)) == {1: Saying("reaction.slam.gaston")}
    twice = after(once, ev.SlamDeclared(0))
    assert heard(replace(twice, sayings={}), shown) == {}
    assert heard(a_board({}), shown) == {}


def test_a_pagat_that_is_lost_is_mourned_or_welcomed():
    trick, taken = trick_with_pagat(winner=3)
    assert heard(a_board({1: "anatole", 3: "gaston"}, taker=3, trick=trick), taken) == \
        {1: Saying("reaction.pagat_lost.anatole")}
    assert heard(a_board({3: "gaston"}, taker=3, trick=trick), taken) == {3: Saying("reaction.pagat_won.gaston")}


@pytest.mark.parametrize(("winner", "taker", "partners"), [(1, 1, ()), (3, 0, ()), (3, 1, (3,))])
def test_a_pagat_within_a_camp_is_no_event(winner, taker, partners):
    trick, taken = trick_with_pagat(winner)
    board = a_board({1: "anatole", 3: "gaston"}, taker=taker, partners=partners, trick=trick)
    assert heard(board, taken) == {}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_reaction_has_its_words(language):
    words.use(language)
    said = {(about, name): words.say(f"reaction.{about}.{name}")
            for about in ("handful", "slam", "pagat_lost", "pagat_won") for name in PEOPLE}
    for about in ("handful", "slam", "pagat_lost", "pagat_won"):
        assert len({said[about, name] for name in PEOPLE}) == len(PEOPLE)


def test_reactions_can_be_switched_off():
    for wanted in (True, False):
        settings = Settings(reactions=wanted)
        person = Person(context(preferences=preferences_of(settings), levels=("", "gaston")))
        person.app.scenes.take(person.scene.start())
        assert person.table.stage.board.companions == ({1: "gaston"} if wanted else {})
        person.table.suit(preferences_of(Settings(reactions=False)))
        assert person.table.stage.companions == {}
