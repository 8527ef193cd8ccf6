"""Sticks of a game pad, by injected events: a push moves once, a held one repeats, trembling has no effect."""

import pygame
import pytest
from pygame.event import Event

from game.ui.app.gamepad import FIRST_REPEAT_S, FULL, REPEAT_S, Sticks
from game.ui.scenes.table.play import PlayScene
from tests.driver import Person, context

X, Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY


def stick(axis, share, kind=pygame.CONTROLLERAXISMOTION):
    value = share if kind == pygame.JOYAXISMOTION else round(share * FULL)
    return Event(kind, axis=axis, value=value, instance_id=0)


@pytest.mark.parametrize("kind", [pygame.CONTROLLERAXISMOTION, pygame.JOYAXISMOTION])
@pytest.mark.parametrize(("axis", "share", "arrow"), [
    (X, 1, pygame.K_RIGHT), (X, -1, pygame.K_LEFT), (Y, 0.7, pygame.K_DOWN), (Y, -0.7, pygame.K_UP),
])
def test_a_push_is_a_press_of_an_arrow(kind, axis, share, arrow):
    sticks = Sticks()
    assert sticks.read(stick(axis, share, kind)).key == arrow
    assert sticks.read(stick(axis, share * 0.9, kind)) is None, "pressed twice by one push"
    assert sticks.read(stick(axis, 0, kind)) is None
    assert sticks.read(stick(axis, -share, kind)).key != arrow


def test_the_middle_is_dead_and_trembling_at_its_edge_presses_once():
    sticks = Sticks()
    assert all(sticks.read(stick(X, share)) is None for share in (0.1, -0.2, 0.5, -0.5))
    shares = [0.6, 0.5, 0.6, 0.45, 0.58] * 5
    assert sum(sticks.read(stick(X, share)) is not None for share in shares) == 1


def test_triggers_are_no_sticks():
    assert Sticks().read(stick(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1)) is None


def test_held_it_repeats_after_a_while_and_stops_when_let_go():
    sticks = Sticks()
    sticks.read(stick(Y, 1))
    assert sticks.wait(FIRST_REPEAT_S * 0.9) == []
    assert [press.key for press in sticks.wait(FIRST_REPEAT_S * 0.2)] == [pygame.K_DOWN]
    assert sticks.wait(REPEAT_S * 0.5) == []
    assert len(sticks.wait(REPEAT_S)) == 1
    sticks.read(stick(Y, 0))
    assert sticks.wait(10) == []


def at_play():
    person = Person(context(seed=2))
    person.press(pygame.K_RETURN)
    while not (isinstance(person.scene, PlayScene) and person.asked().kind == "play"):
        if person.table.mine:
            person.act()
        else:
            person.step()
    return person


def test_a_stick_walks_through_the_hand_and_a_button_plays_the_card():
    person = at_play()
    person.scene.form.focus_on(person.scene.hand)
    moves = len(person.table.session.record.moves)
    person.step(stick(X, 0.9))
    first = person.table.raised
    assert first in person.asked().cards
    person.step(stick(X, 0))
    person.step(stick(X, -0.9))
    for _ in range(round((FIRST_REPEAT_S + 12 * REPEAT_S) * 60)):
        person.step()
    hand = [piece.face for piece in person.table.stage.hand()]
    assert person.table.raised == hand[0], "held, it did not go on to the end"
    person.step(stick(X, 0))
    while person.table.raised not in person.asked().cards:
        person.step(stick(X, 0.9), stick(X, 0))
    person.step(Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0))
    assert len(person.table.session.record.moves) == moves + 1


def test_a_window_without_focus_forgets_the_stick():
    person = at_play()
    person.scene.form.focus_on(person.scene.hand)
    person.step(stick(X, 0.9))
    raised = person.table.raised
    person.step(Event(pygame.WINDOWFOCUSLOST))
    for _ in range(120):
        person.step()
    assert person.table.raised in (raised, None)
