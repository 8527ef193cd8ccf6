"""Runs a lesson: makes the table, lets the others act, judges the learner's answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from ....club.practice import Prompter, carry_on, hurried, lesson_session
from ....engine.actions import Action, Call, Discard, Give, Play
from ....engine.actions import Ask as AskFor
from ....engine.cards import Card
from ....engine.game import refusal
from ....engine.record import Record
from ....session import Session
from ....settings import Keeper
from ....view import words
from ....view.lessons import runner
from ....view.lessons.course import COURSE, lesson
from ....view.lessons.model import Act, Free
from ....view.lessons.runner import LessonState
from ....view.lessons.wording import Wording, comment, wording
from ...app.scene import Scene
from ...table.table import Table
from .pointer import Pointer

NAMES = ("Béatrice", "Cécile", "Émile", "Amélie", "Jules")
"""The names of the other players in lessons, in order of play; the texts use them."""
_OF_A_CARD = Play | Discard | Give | Call | AskFor


class Shows(Protocol):
    """The view of a lesson: notified of a new table and of a new page."""

    def set_table(self, session: Session) -> Table: ...
    def turned(self) -> None: ...
    def menu(self) -> Scene: ...


class Guide:
    """The lesson ``name`` from step ``at`` on, shown by ``shows``; ``keeper`` stores the progress."""

    def __init__(self, name: str, at: int, shows: Shows, keeper: Keeper) -> None:
        self.name, self.shows, self.keeper = name, shows, keeper
        self.here: LessonState = runner.at_step(lesson(name), at)
        self.prompter = Prompter()
        self._allowed: frozenset[Action] = frozenset()
        self._waited = 0.0
        self.turns = 0
        """How often the page has changed so far."""
        self.due = False
        """Whether a right answer is discussed only after the others have acted, because the text may be about that."""

    @property
    def wording(self) -> Wording:
        """The lesson's words in the language in use."""
        return wording(self.name, words.language())

    @property
    def commented(self) -> bool:
        """Whether there is a text about the given answer."""
        return any(self.wording.part(name) for name in comment(self.here))

    # -- the table ---------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Make the table for the beginning of the step."""
        self._sit(runner.position(self.here))
        self._begin_step()

    def _sit(self, record: Record) -> None:
        """Make a table with the deal of ``record``."""
        self.prompter = Prompter()
        names = [words.say("game.you"), *NAMES][: record.rules.at_table]
        self.table = self.shows.set_table(lesson_session(record, names, self.prompter))
        self.pointer = Pointer(self.table)
        self.table.attach(self.pointer)
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
        """Go to the next step; False after the last, when the lesson is completed."""
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
        """Go to the beginning of this step, or of the one before."""
        self.here = runner.back(self.here)
        self.begin()

    def again(self) -> None:
        """Ask the same question again."""
        self.here = runner.again(self.here)
        self._sit(runner.asked_at(self.here))
        self.due = False
        self._turn()

    def see(self) -> None:
        """Carry out a mistake to show its consequences."""
        self.here = runner.seeing(self.here)
        self._begin_step()

    def reply(self, answer: str) -> None:
        """Take the answer to a question on the page."""
        self._reached(runner.answered(self.here, answer))

    def _reached(self, here: LessonState) -> None:
        """Take an answer that led ``here``; steps without text continue at once."""
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
        """Advance by ``dt`` seconds: carry out the lesson's own actions, and end the view of a mistake."""
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
        """Whether ``action``, right or illegal, goes to the rules; for others the page explains why they are worse."""
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
        """The rules refuse ``card``; the page says more if the lesson has a text for it."""
        task = self.here.step.task
        if not isinstance(task, Act) or self.here.mood not in ("asked", "wrong"):
            return
        found = next((one for one in task.mistakes if one.rule == rule and any(
            isinstance(action, _OF_A_CARD) and action.card == card for action in one.tried)), None)
        if found is not None:
            self.here = replace(self.here, mood="wrong", about=found.id)
            self._turn()

    def menu(self) -> Scene:
        """The table's menu in a lesson."""
        return self.shows.menu()

    # -- progress ----------------------------------------------------------------------------------------------------

    def note_progress(self) -> None:
        """Store the step that was reached in a lesson that is not completed."""
        settings = self.keeper.settings
        if self.here.at and self.name not in settings.lessons_done:
            self.keeper.change(lessons_begun={**settings.lessons_begun, self.name: self.here.at})

    def _finished(self) -> None:
        settings = self.keeper.settings
        begun = {name: at for name, at in settings.lessons_begun.items() if name != self.name}
        done = tuple(name for name in COURSE if name in (*settings.lessons_done, self.name))
        self.keeper.change(lessons_begun=begun, lessons_done=done)
