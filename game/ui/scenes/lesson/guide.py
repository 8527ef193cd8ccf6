"""Runs a lesson: makes the table, lets the bots act, judges the learner's answers, points at the subject of a step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Protocol

import pygame
from pygame import Rect, Surface

from ....club.practice import Prompter, carry_on, hurried, lesson_session
from ....engine.actions import Action, Call, Discard, Give, Play
from ....engine.actions import Ask as AskFor
from ....engine.cards import BY_NAME, Card
from ....engine.game import refusal
from ....engine.record import Record
from ....session import Session
from ....settings import Keeper
from ....view import words
from ....view.lessons import runner
from ....view.lessons.course import COURSE, Act, Free, PointAt, lesson
from ....view.lessons.runner import LessonState, Wording, comment, wording
from ....view.table.zones import TALON
from ...app.scene import Scene
from ...draw import plain, theme
from ...draw.pictures import blank, shelf
from ...table.canvas import Item, centred
from ...table.overlays import Marks, TableOverlay
from ...table.panels import SEAT_LAYER, TOP_LAYER
from ...table.seats import MEDALLION
from ...table.table import Table

NAMES = ("Béatrice", "Cécile", "Émile", "Amélie", "Jules")
"""The names of the other players in lessons, in order of play; the texts use them."""
_OF_A_CARD = Play | Discard | Give | Call | AskFor
AROUND, ARROW = 12, 34
"""Units between the target and the ring, and the length of the arrow."""
LABELS = ("detail", "name"), ("detail", "role")
"""The beginnings of the keys of items with a seat's name or tag."""
BELOW, ABOVE, NO_ARROW = 1, -1, 0
_made = shelf(0.1)


class Shows(Protocol):
    """The scene of a lesson, which is notified of a new table and of a new page."""

    def set_table(self, session: Session) -> Table: ...
    def turned(self) -> None: ...
    def menu(self) -> Scene: ...


class Guide:
    """Runs the lesson ``name`` from step ``at``, in the scene ``shows``; ``keeper`` stores the progress."""

    def __init__(self, name: str, at: int, shows: Shows, keeper: Keeper) -> None:
        self.name, self.shows, self.keeper = name, shows, keeper
        self.here: LessonState = runner.at_step(lesson(name), at)
        self.prompter = Prompter()
        self._allowed: frozenset[Action] = frozenset()
        self._waited = 0.0
        self.turns = 0
        """The number of changes of the page so far."""
        self.due = False
        """Whether a right answer is discussed only after the others have acted, because the text may be about that."""

    @property
    def wording(self) -> Wording:
        """The texts of the lesson in the current language."""
        return wording(self.name, words.language())

    @property
    def commented(self) -> bool:
        """Whether the lesson has a text about the given answer."""
        return any(self.wording.part(name) for name in comment(self.here))

    # -- the table ---------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Make the table for the beginning of the current step."""
        self._sit(runner.position(self.here))
        self._begin_step()

    def _sit(self, record: Record) -> None:
        """Make a table that continues the deal of ``record``."""
        self.prompter = Prompter()
        names = [words.say("game.you"), *NAMES][: record.rules.at_table]
        self.table = self.shows.set_table(lesson_session(record, names, self.prompter))
        self.pointer = Pointer(self.table)
        self.table.overlays.append(self.pointer)
        self._allowed = frozenset()

    def _begin_step(self) -> None:
        self.due = False
        self.prompter.line.extend(runner.to_play(self.here))
        self._turn()

    def _turn(self) -> None:
        here = self.here
        self.turns += 1
        self.prompter.free = isinstance(here.step.task, Free)
        self.pointer.points = here.step.points if here.mood in ("asked", "wrong") else ()
        self.shows.turned()

    # -- steps -------------------------------------------------------------------------------------------------------

    def next(self) -> bool:
        """Go to the next step; returns False after the last one, which completes the lesson."""
        hurried(self.table.session, self.prompter)
        self.table.wind()
        if self.here.last:
            self._finished()
            return False
        self._onward()
        return True

    def _onward(self) -> None:
        before, self.here = self.here, runner.onward(self.here)
        self.note_progress()
        if before.step.deal != self.here.step.deal:
            self._sit(runner.position(self.here))
        self._begin_step()

    def back(self) -> None:
        """Go to the beginning of this step, or of the previous one."""
        self.here = runner.back(self.here)
        self.begin()

    def again(self) -> None:
        """Ask the question again, after the learner has seen the consequences of a mistake."""
        self.here = runner.again(self.here)
        self._sit(runner.asked_at(self.here))
        self.due = False
        self._turn()

    def see(self) -> None:
        """Carry out the learner's mistake, to show its consequences."""
        self.here = runner.seeing(self.here)
        self._begin_step()

    def reply(self, answer: str) -> None:
        """Judge the ``answer`` to a question on the page."""
        self._reached(runner.answered(self.here, answer))

    def _reached(self, here: LessonState) -> None:
        """Continue from the state ``here`` that an answer has led to; steps without text follow at once."""
        self.here = here
        if here.mood != "right":
            self.table.play_sound("refuse")
            self._turn()
            return
        self.prompter.line.extend(runner.to_play(here))
        self.due = bool(self.prompter.line)
        if self.commented or here.last:
            self._turn()
        else:
            self._onward()

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds: carry out the lesson's next action, and end the view of a mistake."""
        table, here = self.table, self.here
        ready = table.caught_up and not table.paused
        self._waited = self._waited + dt if ready else 0.0
        own = bool(self.prompter.line) and table.session.waits_for_viewer
        if own and self._waited >= table.stage.pace.bots and carry_on(table.session, self.prompter, ready):
            self._waited = 0.0
        if not ready or self.prompter.line:
            return
        if self.due:
            self.due = False
            self._turn()
        elif here.mood == "seeing":
            self.here = runner.seen(here)
            self._turn()
        elif isinstance(here.step.task, Free) and here.mood == "asked" \
                and (table.session.over or len(table.view.tricks) >= here.step.task.tricks):
            self._reached(runner.tried(here, ()))

    # -- the tutor of the table --------------------------------------------------------------------------------------

    def may(self, action: Action) -> bool:
        """Whether ``action`` may be tried, because it is right or illegal; the page comments on any other action."""
        here = self.here
        if action in self._allowed or isinstance(here.step.task, Free) \
                or refusal(self.table.session.state, action) is not None:
            return True
        if not isinstance(here.step.task, Act) or here.mood not in ("asked", "wrong") or self.prompter.line:
            self.table.remind("lesson.first_read")
            return False
        answer = tuple(Discard(c) for c in self.table.stage.offered) if isinstance(action, Discard) else (action,)
        reached = runner.tried(here, answer)
        if reached.mood == "right":
            self._allowed = frozenset(answer)
        else:
            self.table.remind("lesson.not_this")
        self._reached(reached)
        return reached.mood == "right"

    def refused(self, rule: str, card: Card | None) -> None:
        """Show the lesson's text about ``card`` and the ``rule`` that forbids it, if there is one."""
        task = self.here.step.task
        if not isinstance(task, Act) or self.here.mood not in ("asked", "wrong"):
            return
        found = next((one for one in task.mistakes if one.rule == rule and any(
            isinstance(action, _OF_A_CARD) and action.card == card for action in one.tried)), None)
        if found is not None:
            self.here = replace(self.here, mood="wrong", about=found.id)
            self._turn()

    def menu(self) -> Scene:
        """The menu of the table during a lesson."""
        return self.shows.menu()

    # -- progress ----------------------------------------------------------------------------------------------------

    def note_progress(self) -> None:
        """Store the current step, unless the lesson is completed."""
        settings = self.keeper.settings
        if self.here.at and self.name not in settings.lessons_done:
            self.keeper.change(lessons_begun={**settings.lessons_begun, self.name: self.here.at})

    def _finished(self) -> None:
        settings = self.keeper.settings
        begun = {name: at for name, at in settings.lessons_begun.items() if name != self.name}
        done = tuple(name for name in COURSE if name in (*settings.lessons_done, self.name))
        self.keeper.change(lessons_begun=begun, lessons_done=done)


class Pointer(TableOverlay):
    """An overlay that marks ``points`` on ``table``: the player's cards shine, other things get a ring and an arrow."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.points: tuple[PointAt, ...] = ()
        self._shown: tuple[tuple[int, ...], ...] | None = None

    @property
    def dirty(self) -> bool:
        """Whether a marked thing has moved."""
        return self._shown != self._signs()

    def _signs(self) -> tuple[tuple[int, ...], ...]:
        return tuple((*rect, self._arrow_side(rect)) for rect, _ in self._rings())

    @property
    def marks(self) -> Marks:
        """The marked cards in the player's hand."""
        held = {piece.face for piece in self.table.stage.hand()}
        return Marks(frozenset(card for card in self._cards() if card in held))

    def _cards(self) -> Iterator[Card]:
        return (BY_NAME[point.name] for point in self.points if point.what == "card")

    def _rings(self) -> list[tuple[Rect, float]]:
        """The rectangles of the rings, each with its layer: a ring round a medallion is below the name."""
        held = {piece.face for piece in self.table.stage.hand()}
        around, found = 2 * self.table.metrics.px(AROUND), []
        for point in self.points:
            if (point.what != "card" or BY_NAME[point.name] not in held) and (rect := self._place(point)) is not None:
                layer = SEAT_LAYER + 0.5 if point.what == "seat" else TOP_LAYER - 1
                found.append((rect.inflate(around, around), layer))
        return found

    def _place(self, point: PointAt) -> Rect | None:
        stage, layout = self.table.stage, self.table.layout
        match point.what:
            case "seat":
                return centred(layout.seat(int(point.name)), 2 * layout.metrics.px(MEDALLION))
            case "panel":
                shown = self.table.canvas.shown.get(("hud", point.name))
                return shown.rect if shown is not None else None
            case "card":
                card = BY_NAME[point.name]
                return stage.around(p for pieces in stage.zones.lies.values() for p in pieces if p.face == card)
            case "talon":
                return stage.around(stage.zones.at(TALON))
        kinds = [pieces for zone, pieces in stage.zones.lies.items() if zone[0] == point.what]
        return stage.around(piece for pieces in kinds for piece in pieces)

    def _arrow_side(self, ring: Rect) -> int:
        """The side of ``ring`` on which an arrow covers no name and no saying."""
        long = self.table.metrics.px(ARROW)
        arrow = Rect(0, 0, long, long)
        written = [item.rect for key, item in self.table.canvas.shown.items() if key[0] == "said" or key[:2] in LABELS]
        for side in (BELOW, ABOVE):
            arrow.midtop = ring.midbottom if side == BELOW else (ring.centerx, ring.top - long)
            if arrow.top >= 0 and arrow.bottom < self.table.layout.hand_top and arrow.collidelist(written) < 0:
                return side
        return NO_ARROW

    def items(self) -> Sequence[Item]:
        """A ring for each marked thing that is not in the player's hand."""
        rings, metrics = self._rings(), self.table.metrics
        self._shown = self._signs()
        found = []
        for number, (around, layer) in enumerate(rings):
            arrow, thick = metrics.px(ARROW), max(3, metrics.px(4))
            side = self._arrow_side(around)
            picture = arrow_ring(around.width, around.height, arrow, thick, side, around.width == around.height)
            place = picture.get_rect(center=around.center)
            found.append(Item(("lesson", number), layer, place, (id(picture), tuple(place)), picture))
        return found

    def invalidate(self) -> None:
        self._shown = None


@_made.kept
def arrow_ring(width: int, height: int, arrow: int, thick: int, where: int, round_: bool) -> Surface:
    """A ring of ``width`` × ``height`` pixels, and an arrow above or below that points at it, or none."""
    made = blank((width + 2 * thick, height + 2 * (arrow + thick)))
    rect = Rect(0, 0, width, height)
    rect.center = made.get_rect().center
    radius = width // 2 if round_ else thick * 4
    lines = ((theme.NIGHT, 0), (theme.GILT_LIGHT, 1), (theme.VERMILION, 3), (theme.GILT_LIGHT, thick + 2),
             (theme.NIGHT, thick + 3), (plain.HOLE, thick + 4))
    plain.nested(made, rect.inflate(4, 4), radius + 2, lines)
    if where == NO_ARROW:
        return made
    tip = rect.bottom + thick if where == BELOW else rect.top - thick
    for colour, grow in ((theme.NIGHT, 3), (theme.GILT_LIGHT, 1), (theme.VERMILION, -2)):
        _arrow(made, (rect.centerx, tip), arrow - thick - 4, grow, where, colour)
    return made


def _arrow(surface: Surface, tip: tuple[int, int], long: int, grow: int, where: int, colour: theme.Colour) -> None:
    """Draw a filled arrow that ends at ``tip``, larger by ``grow`` pixels on all sides."""
    x, y = tip
    y -= where * grow
    head, half, shaft = long * 0.55, long * 0.42 + grow * 1.4, long * 0.14 + grow
    end = y + where * (long + 2 * grow)
    neck = y + where * (head + grow)
    points = [(x, y), (x + half, neck), (x + shaft, neck), (x + shaft, end), (x - shaft, end), (x - shaft, neck),
              (x - half, neck)]
    pygame.draw.polygon(surface, (*colour, 255), points)
