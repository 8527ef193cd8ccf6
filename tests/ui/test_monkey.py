"""Random events at any moment do no damage, and the picture at rest agrees with the state."""

import random

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.app.events import key
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from tests.driver import Person, context
from tests.effort import few
from tests.zones import zone_counts

KEYS = [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB,
        pygame.K_ESCAPE, pygame.K_HOME, pygame.K_END, pygame.K_m, pygame.K_F11, pygame.K_F1, pygame.K_F2, pygame.K_a]
PAD = [pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_DPAD_LEFT,
       pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER]
TRACE = 4
SIZES = [(1024, 600), (1280, 720), (1500, 640), (1024, 900)]


def changed(before: Surface, after: Surface) -> list[Rect]:
    """The rectangles in which two pictures of the same size differ visibly.

    The transparent pixels at the edge of a rotated picture may contain a trace of colour. Whether the blitter adds it
    depends on where a redrawn row begins.
    """
    same = pygame.mask.from_threshold(before, (0, 0, 0), (TRACE, TRACE, TRACE, 255), after)
    same.invert()
    return same.get_bounding_rects()


class Monkey:
    """Sends random events, and sometimes checks the state and the picture."""

    def __init__(self, seed: int, **more) -> None:
        self.rng = random.Random(seed)
        self.person = Person(context(seed=seed, **more), seed=seed, watched=True)
        self.at, self.looks = (0, 0), 0

    def event(self) -> Event:
        rng = self.rng
        width, height = self.person.app.metrics.size
        kind = rng.random()
        if kind < 0.30:
            self.at = (rng.randrange(width), rng.randrange(height))
            return Event(pygame.MOUSEMOTION, pos=self.at, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        if kind < 0.50:
            return Event(pygame.MOUSEBUTTONDOWN, pos=self.at, button=rng.choice((1, 1, 1, 2, 3)), touch=False)
        if kind < 0.68:
            return Event(pygame.MOUSEBUTTONUP, pos=self.at, button=rng.choice((1, 1, 1, 2, 3)), touch=False)
        if kind < 0.88:
            return key(rng.choice(KEYS), rng.choice((0, 0, 0, pygame.KMOD_SHIFT)))
        if kind < 0.93:
            return Event(pygame.CONTROLLERBUTTONDOWN, button=rng.choice(PAD), instance_id=0)
        if kind < 0.95:
            return Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((-1, 1)), flipped=False, touch=False)
        if kind < 0.985:
            return Event(rng.choice((pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST, pygame.WINDOWEXPOSED,
                                     pygame.WINDOWFOCUSGAINED)))
        size = rng.choice(SIZES)
        self.person.app.screen.sized(size)
        return Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def run(self, events: int) -> None:
        person = self.person
        for number in range(events):
            person.step(self.event())
            if not person.app.running:
                return
            if number % 50 == 0:
                self.help_on()
            if number % 125 == 60:
                self.look()

    def help_on(self) -> None:
        """Restore the focus and answer the prompt, because random events seldom do."""
        person = self.person
        person.step(Event(pygame.WINDOWFOCUSGAINED))
        person.step(Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1, touch=False))
        scene = person.scene
        if isinstance(scene, MenuScene):
            person.app.scenes.take(scene.start())
        if isinstance(scene, TableScene) and not isinstance(scene, ScoringScene) and not scene.table.demo:
            for _ in range(120):
                if scene.table.caught_up or person.scene is not scene:
                    break
                person.step()
            if person.scene is scene and scene.table.mine and scene.table.prompt().kind != "wait":
                person.act()

    def look(self) -> None:
        """Check that at rest every card is in its true place, and the picture equals a complete redraw."""
        person = self.person
        for _ in range(240):
            if not isinstance(person.scene, TableScene) or person.scene.table.caught_up:
                break
            person.step()
        scene = person.scene
        if not isinstance(scene, TableScene) or not scene.table.caught_up or scene.table.stage.held is not None:
            return
        self.looks += 1
        stage = scene.table.stage
        lying = {zone: len(pieces) for zone, pieces in stage.zones.lies.items() if pieces}
        assert lying == zone_counts(scene.table.session.view)
        assert stage.poses == stage.targets()
        surface = person.app.screen.surface
        for _ in range(60):  # cards at rest are drawn exactly, a few in each frame
            person.step()
            if not scene.dirty:
                break
        before = surface.copy()
        person.app.scenes.invalidate()
        person.app.scenes.draw(surface)
        assert changed(before, surface) == [], list(scene.table.canvas.shown)


@pytest.mark.parametrize(("seed", "preset"), few([(1, "chambery"), (2, "french")], 1, several=True))
def test_a_monkey_breaks_nothing(seed, preset):
    done = looks = 0
    while done < 1250:
        monkey = Monkey(seed * 1000 + done, preset=preset)
        monkey.person.press(pygame.K_RETURN)
        monkey.run(1250)
        done, looks = done + 1250, looks + monkey.looks
    assert looks


@pytest.mark.long
def test_a_monkey_at_length(capsys):
    done = looks = 0
    presets = ("chambery", "french", "french-open-call", "piedmont", "chambery-dummett")
    while done < 200_000:
        monkey = Monkey(done + 7, preset=presets[done // 4000 % len(presets)])
        monkey.person.press(pygame.K_RETURN)
        monkey.run(4000)
        done, looks = done + 4000, looks + monkey.looks
    with capsys.disabled():
        print(f"{done} events, {looks} pictures at rest compared")
    assert looks > 100
