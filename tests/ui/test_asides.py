"""Overlays are drawn with the table, get events first, and highlight cards and buttons."""

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.app.events import Verb, verb
from game.ui.table.canvas import Item
from game.ui.table.overlays import NO_MARKS, Marks, TableOverlay
from game.view.table.layout import ASPECT
from tests.driver import Person, context
from tests.ui.test_monkey import changed


class Finger(TableOverlay):
    """Highlights the given things, and handles the key H."""

    marks, dirty = NO_MARKS, True

    def __init__(self, marks: Marks) -> None:
        self.marks, self.dirty, self.seconds, self.forgot = marks, True, 0.0, 0
        self.heard: list[Event] = []

    def items(self):
        self.dirty = False
        return [Item(("finger",), 9999.0, Rect(600, 200, 40, 40), 1, paint=self.paint)]

    def paint(self, surface: Surface) -> None:
        surface.fill((255, 0, 255), Rect(600, 200, 40, 40))

    def handle(self, event):
        if verb(event) is not Verb.STORY:
            return False
        self.heard.append(event)
        return True

    def update(self, dt):
        self.seconds += dt

    def invalidate(self):
        self.forgot += 1


@pytest.fixture
def person() -> Person:
    person = Person(context(1))
    person.step()
    person.app.scenes.take(person.scene.start())
    person.until(lambda: person.asked().kind != "wait" and person.table.caught_up)
    return person


def still(person: Person) -> None:
    person.watched = True
    person.until(lambda: not person.scene.dirty and not person.scene.busy)


def light_round(person: Person, at) -> int:
    """The brightness of the pixel at ``at``."""
    return sum(person.app.screen.surface.get_at(at)[:3])


def test_an_aside_is_drawn_with_the_table_and_taken_away_again(person):
    still(person)
    before = person.app.screen.surface.get_at((620, 220))
    finger = Finger(Marks())
    person.table.overlays.append(finger)
    person.step()
    assert person.app.screen.surface.get_at((620, 220))[:3] == (255, 0, 255)
    still(person)
    assert finger.seconds > 0
    person.table.overlays.remove(finger)
    person.table.stage.invalidate()
    person.step()
    assert person.app.screen.surface.get_at((620, 220)) == before


def test_an_aside_hears_before_the_widgets(person):
    finger = Finger(Marks())
    person.table.overlays.append(finger)
    scene = person.scene
    person.press(pygame.K_h)
    assert finger.heard
    assert person.scene is scene, "the story was not opened"
    person.table.overlays.remove(finger)
    person.press(pygame.K_h)
    assert person.scene is not scene


def test_what_is_pointed_at_shines(person):
    """A highlighted card does not brighten its neighbours; the buttons of named actions are highlighted."""
    while person.asked().kind != "bid":
        person.act() if person.asked().kind != "wait" else person.step()
    still(person)
    option = person.asked().options[0]
    button = next(widget for widget, does in person.scene.doing.items() if option.action in does)
    beside = button.rect.left - 3, button.rect.centery
    stage, surface = person.table.stage, person.app.screen.surface
    hand = stage.hand()
    middle = hand[len(hand) // 2]  # it is upright
    pose = stage.poses[middle]
    card = Rect(0, 0, round(pose.width) + 6, round(pose.width * ASPECT) + 6)
    card.center = round(pose.x), round(pose.y)
    before, picture = light_round(person, beside), surface.copy()
    person.table.overlays.append(Finger(Marks(frozenset((middle.face,)), (option.action,))))
    still(person)
    assert light_round(person, beside) > before
    shines = [rect for rect in changed(picture, surface) if rect.bottom > person.table.layout.hand_top]
    assert shines
    assert all(card.contains(rect.clip(surface.get_rect())) for rect in shines), shines


def test_another_window_makes_an_aside_forget_its_pictures(person):
    finger = Finger(Marks())
    person.table.overlays.append(finger)
    person.app.set_text_percent(150)
    assert finger.forgot == 1
