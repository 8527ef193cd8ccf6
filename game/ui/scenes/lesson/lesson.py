"""The scene of a lesson: a page at the left, a table at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal, get_args

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....club.practice import Prompter, carry_on, hurried, lesson_session
from ....engine.actions import Action, Call, Discard, Give, Play
from ....engine.actions import Ask as AskFor
from ....engine.cards import Card
from ....engine.game import refusal
from ....engine.record import Record
from ....session import Session
from ....settings import Keeper
from ....view import words
from ....view.access import Node, moved
from ....view.lessons import runner
from ....view.lessons.course import COURSE, Act, Choose, CountQuestion, Free, lesson, lesson_after
from ....view.lessons.runner import LessonState, Wording, comment, wording
from ....view.units import Metrics, Point
from ....view.words import Text, lazy
from ...app.context import AppContext
from ...app.events import Verb, is_press, is_release, verb
from ...app.scene import Answer, Host, Pop, Push, Replace, Scene, Step
from ...draw import theme
from ...draw.art import spread
from ...draw.text import line_height
from ...table.table import Table
from ...widgets import Button, Column, Form, Label, Panel, Row, Rule, ScrollArea, ShownForm, Widget, walk
from ...widgets.button import TextButton, button_places
from ...widgets.form import FormTurn
from ...widgets.prose import Prose
from ...widgets.scroll import BAR, GUTTER
from ..match import table_for
from ..paper import Overlay
from ..table.menu import page_buttons
from ..table.table_scene import TableScene, table_trace
from .page import (
    CARD,
    LARGE,
    MEDIUM,
    Beads,
    Counter,
    Foot,
    Reserved,
    ToneBox,
    answer_note,
    cards_asked,
    possible_notes,
    prompted,
    question,
    words_in,
)
from .pointer import Pointer

Arrangement = Literal["open", "tight", "apart", "narrow", "low", "whole"]
ARRANGEMENTS: tuple[Arrangement, ...] = get_args(Arrangement)
"""The arrangements of a page, of which the first that fits is used.

``open`` and ``tight`` have the answers below the question and the text about the answer below them, ``tight`` with
small cards. In the next three the answers are below the part that scrolls. In ``apart``, and in ``narrow`` with smaller
cards, that part has room for every text about an answer and a line of the question, in ``low``, with small cards, for
LEAST_LINES. In ``whole`` everything scrolls, and the answers are last.
"""
LEAST_LINES = 3
CARDS: Mapping[Arrangement, float] = {"apart": LARGE, "narrow": MEDIUM, "low": CARD}
"""Units: the greatest width of the cards to choose, below the part that scrolls."""
RIM, PAD = 8, 24
"""Units: from the page to the edges, and the padding of the page."""
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


NAMES = ("Béatrice", "Cécile", "Émile", "Amélie", "Jules")
"""The names of the other players in lessons, in order of play; the texts use them."""
_OF_A_CARD = Play | Discard | Give | Call | AskFor


@dataclass(frozen=True, slots=True)
class AfterLesson:
    """The continuation of a lesson in a sequence: the ``words`` of a button, and its action ``go``."""

    words: Text
    go: Callable[[], Step]


class Guide:
    """Runs the lesson ``name`` from step ``at`` in ``scene``: plays for the bots and judges the learner's answers.

    It is the tutor of the table of the current step. ``keeper`` stores the progress.
    """

    question: Text = ""

    def __init__(self, name: str, at: int, scene: LessonScene, keeper: Keeper) -> None:
        self.name, self.scene, self.keeper = name, scene, keeper
        self.here: LessonState = runner.at_step(lesson(name), at)
        self.prompter = Prompter()
        self._allowed: frozenset[Action] = frozenset()
        self._waited = 0.0
        self.turns = 0
        """The number of changes of the page so far."""
        self.due = False
        """Whether a right answer is discussed after the others have acted, because the text may be about that."""

    @property
    def wording(self) -> Wording:
        """The texts of the lesson in the current language."""
        return wording(self.name, words.language())

    # -- the table ---------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Make the table for the beginning of the current step."""
        self._sit(runner.position(self.here))
        self._begin_step()

    def _sit(self, record: Record) -> None:
        """Make a table that continues the deal of ``record``."""
        self.prompter = Prompter()
        names = [words.say("game.you"), *NAMES][: record.rules.at_table]
        self.table = self.scene.set_table(lesson_session(record, names, self.prompter))
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
        self.prompter.free, self.table.bare = isinstance(here.step.task, Free), here.step.bare
        self.pointer.points = here.step.points if here.mood in ("asked", "wrong") else ()
        self.scene.turned()

    # -- steps -------------------------------------------------------------------------------------------------------

    def next(self) -> bool:
        """Go to the next step; returns False after the last one, which completes the lesson."""
        hurried(self.table.session, self.prompter)
        self.table.wind()
        if not self.here.last:
            self._onward()
            return True
        settings = self.keeper.settings
        begun = {name: at for name, at in settings.lessons_begun.items() if name != self.name}
        done = tuple(name for name in COURSE if name in (*settings.lessons_done, self.name))
        self.keeper.change(lessons_begun=begun, lessons_done=done)
        return False

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
        """Carry out the learner's mistake in order to show its consequences."""
        self.here = runner.seeing(self.here)
        self._begin_step()

    def reply(self, answer: str) -> None:
        """Judge the ``answer`` to a question on the page."""
        self._reached(runner.answered(self.here, answer))

    def _reached(self, here: LessonState) -> None:
        """Continue from the state ``here`` that an answer has led to; if no text is about the answer, go on at once."""
        self.here = here
        if here.mood != "right":
            self.table.play_sound("refuse")
            self._turn()
            return
        self.prompter.line.extend(runner.to_play(here))
        self.due = bool(self.prompter.line)
        if here.last or any(self.wording.part(name) for name in comment(here)):  # there is a text about the answer
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
        """Whether ``action`` may be tried: it is right or illegal. The page comments on any other action."""
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
        return self.scene.menu()

    # -- progress ----------------------------------------------------------------------------------------------------

    def note_progress(self) -> None:
        """Store the current step, unless the lesson is completed."""
        settings = self.keeper.settings
        if self.here.at and self.name not in settings.lessons_done:
            self.keeper.change(lessons_begun={**settings.lessons_begun, self.name: self.here.at})


class LessonScene(Scene):
    """The lesson ``name`` from step ``at``, by default from the stored one.

    ``then`` is the target of the main button after the lesson, by default the next lesson; ``enough``, if given, skips
    the rest of the lessons. ``inner`` is the scene at the table (bidding, play), which is shown in the right part of
    the window.
    """

    def __init__(self, context: AppContext, name: str, at: int | None = None,
                 then: AfterLesson | None = None, enough: AfterLesson | None = None) -> None:
        super().__init__()
        self.context, self.then, self.enough = context, then, enough
        if then is None and (following := lesson_after(name)) is not None:
            self.then = AfterLesson(lazy("lesson.following"), lambda: Replace(LessonScene(context, following)))
        at = context.keeper.settings.lessons_begun.get(name, 0) if at is None else at
        self.guide = Guide(name, at, self, context.keeper)
        self.form = Form(Column([]))
        self.counter = Counter(lambda number: None)
        self.on_table = self.asks_table = False
        self._grip: str | None = None
        self._first: list[Widget] = []
        self._told: list[Widget] = []
        self._turn: FormTurn | None = None
        self._read = ScrollArea(Column([]))
        self._arranged: Arrangement = "open"
        self._step: tuple[object, ...] | None = None
        """The step with a question on the page that is arranged now, with the size and language of the page."""

    @property
    def table_room(self) -> Rect:
        return split(self.metrics)[1]

    # -- for the guide -----------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table of the current step."""
        return self.inner.table

    def set_table(self, session: Session) -> Table:
        """Make a table for ``session`` next to the page, show it, and return it."""
        table = table_for(self.context, session, self.host, metrics=table_metrics(self.metrics), tutor=self.guide)
        self._seat(table.scene())
        return table

    def _seat(self, scene: Scene) -> None:
        assert isinstance(scene, TableScene)
        self.inner: TableScene = scene
        scene.enter(self.host)
        scene.resize(table_metrics(self.metrics))
        self._cover()
        self.invalidate()

    def _cover(self) -> None:
        """Hide the panels of the table for which there is no room; the page has their contents."""
        table = self.table
        strip = Rect(0, 0, table.metrics.width, table.metrics.px(60))
        sheet = table.covered if table.stage.board.stage == "scoring" else None
        table.covered = strip if sheet is None else strip.union(sheet)

    def turned(self) -> None:
        """Show the page of the current step, and give the keys to the part with the question."""
        here = self.guide.here
        if not (isinstance(here.step.task, CountQuestion) and here.mood == "wrong"):
            self.counter = Counter(lambda number: self.guide.reply(str(number)))
        self._cover()
        self._turn = None
        self.on_table = self.asks_table = here.mood in ("asked", "wrong") and isinstance(here.step.task, Act | Free)
        self._lay()

    def menu(self) -> Scene:
        """The menu of a lesson: continue, rules, settings, keys, leave."""
        def build() -> list[Widget]:
            return [Label(lazy("lesson.paused"), "heading", align="centre"),
                    Button(lazy("lesson.go_on"), Pop, primary=True), *page_buttons(self.table),
                    Button(lazy("lesson.leave"), lambda: Pop(Pop()))]
        return Overlay(build)

    # -- the page ----------------------------------------------------------------------------------------------------

    def _lay(self) -> None:
        room = split(self.metrics)[0].inflate(-2 * self.metrics.px(RIM), -2 * self.metrics.px(RIM))
        keys = self.form.focus.visible or self.inner.form.focus.visible
        step = self.guide.name, self.guide.here.at, self.metrics, words.spelling()
        asking = bool(self._possible())
        for arranged in (self._arranged,) if asking and step == self._step else ARRANGEMENTS:
            self._arranged = arranged
            self.form = Form(Panel(self._column(arranged), pad=PAD), self.host.sounds.play)
            self.form.layout(room, self.metrics)
            if self._fits(arranged):
                break
        self._step = step if asking else None
        ring = self.form.focus.ring
        self.form.focus_on(next((w for w in self._first if w in ring), next(iter(ring), None)))
        for said in (w for w in walk(self._read) if isinstance(w, ToneBox)):
            self._read.reveal(said.rect)
            self._read.reveal(Rect(said.rect.topleft, (1, 1)))  # its beginning, if it is higher than the view
        self._see_focus(keys)
        self.invalidate()

    def _see_focus(self, keys: bool) -> None:
        """Make the focus visible in the active part if the ``keys`` are in use, otherwise hide it."""
        self.form.focus.visible, self.inner.form.focus.visible = keys and not self.on_table, keys and self.on_table
        self.form.invalidate()
        self.inner.invalidate()

    def _fits(self, arranged: Arrangement) -> bool:
        """Whether the page has room for its parts as ``arranged``."""
        if arranged in CARDS:
            line, room = line_height("body", self.metrics), self._read.rect.width - self.metrics.px(BAR + GUTTER)
            notes = [note.preferred(self.metrics, room)[1] for note in self._possible()]
            least = LEAST_LINES * line if arranged == "low" else max(notes, default=0) + line + self.metrics.gap
            return bool(notes) and self._read.rect.height >= least
        return arranged == "whole" or not self._read.scroller.needed

    def _possible(self) -> list[Widget]:
        return possible_notes(self.guide.here, self.guide.wording)

    def _column(self, arranged: Arrangement) -> Widget:
        """The widgets of the page.

        The place of the text about the answer is as high as the highest one, and the foot as high as with all its
        buttons, so that the page is the same before and after every answer.
        """
        guide, here = self.guide, self.guide.here
        apart, wide = arranged in CARDS, CARDS.get(arranged, LARGE)
        answers = question(here, guide.wording, guide.reply, self.counter, wide) if here.waits else []
        noted = [] if guide.due else answer_note(here, guide.wording)
        chooses = isinstance(here.step.task, Choose)
        small = arranged != "open" and not (chooses and arranged == "tight")
        cards = cards_asked(here, in_line=small)
        chosen = cards if chooses else []
        told = Prose(guide.wording.part(here.step.id), partial(self.context.open, "rulebook", here.lesson.rules))
        asked = [told, *([] if chosen else cards)]
        prompts = prompted(here)
        self._told = asked + prompts if here.mood == "asked" else noted
        possible = self._possible() if arranged in ("open", "tight") else []
        note: list[Widget] = [Reserved(Column(noted), possible)] if possible else noted
        inside = [*asked, *chosen, *answers, *note] if possible else [*asked, *chosen, *note]
        inside += answers if arranged == "whole" else []
        below: list[Widget] = [Column(answers, 12)] if answers and apart else []
        back = Button(lazy("lesson.back"), guide.back) if here.at or here.mood != "asked" else None
        foot = Reserved(Foot(back, self._way_on()), [Foot(back, self._way_after())], low=True)
        self._first = [inner for widget in answers for inner in walk(widget) if inner.focusable] or \
            [inner for inner in walk(foot) if inner.focusable][-1:]
        number = lazy("lesson.number", number=COURSE.index(guide.name) + 1)
        title = Label(guide.wording.title, "heading", align="centre")
        head = Column([*([] if apart else [Label(number, "small", align="centre", colour=theme.ON_PAPER.muted)]),
                       title], 0)
        beads = Row([Beads(len(here.lesson.steps), here.at)], place="centre")
        self._read = ScrollArea(Column([*inside, *prompts], 12))
        early = [] if self.enough is None or here.last or arranged != "open" else \
            [Row([TextButton(self.enough.words, self.enough.go)], place="centre")]
        return Column([head, beads, Rule(), self._read, *below, *early, foot], 8, grow=(3,))

    def _way_on(self) -> Widget | None:
        """The button that continues; None if an answer is required."""
        here, guide = self.guide.here, self.guide
        if runner.can_see(here):
            return Button(lazy("lesson.see"), guide.see)
        if here.mood == "seen":
            return Button(lazy("lesson.again"), guide.again, primary=True)
        return None if here.waits else self._way_after()

    def _way_after(self) -> Widget:
        """The button or buttons after the right answer."""
        here = self.guide.here
        if not here.last:
            return Button(lazy("lesson.next"), partial(self._next, here.at), primary=True)
        if self.then is None:
            return Button(lazy("lesson.done"), self._next, primary=True)
        other = Button(lazy("lesson.done"), self._next) if self.enough is None else \
            Button(self.enough.words, partial(self._go_on, self.enough))
        return Column([other, Button(self.then.words, partial(self._go_on, self.then), primary=True)], 8)

    def _go_on(self, way: AfterLesson) -> Step:
        """Complete this lesson; returns the step to the continuation."""
        self.guide.next()
        return way.go()

    def _next(self, page: int | None = None) -> Step | None:
        """Go on, unless ``page`` is a step before the current one.

        A double click must not act on the next page too.
        """
        if page is not None and self.guide.here.at != page:
            return None
        return None if self.guide.next() else Pop()

    # -- the scene protocol ------------------------------------------------------------------------------------------

    @property
    def family(self) -> str:
        return self.guide.here.lesson.rules.family.name

    @property
    def dirty(self) -> bool:
        return self._whole or self.form.dirty or self.inner.dirty

    @property
    def busy(self) -> bool:
        return self.inner.busy or bool(self.guide.prompter.line)

    @property
    def awaits(self) -> bool:
        return self.inner.awaits

    def shown_forms(self) -> Sequence[ShownForm]:
        turn = self._asked()
        page, table = (None, turn) if self.asks_table else (turn, None)
        return (ShownForm(self.form, (0, 0), not self.on_table, partial(self._give_keys, False), page),
                ShownForm(self.inner.form, self.table_room.topleft, self.on_table, partial(self._give_keys, True),
                          table))

    def _asked(self) -> FormTurn:
        """The text that a screen reader should read after a change of the page, and the widget to focus.

        The text of the first page is empty, because a new scene is read as a whole.
        """
        form = self.inner.form if self.asks_table else self.form
        if self._turn is None or self._turn.widget not in form.focus.ring:
            number, widget = self.guide.turns, form.focus.widget
            said = words_in(self._told) if number > 1 else ""
            self._turn = FormTurn(number, said, widget, widget.part if widget is not None else "")
        return self._turn

    def nodes(self) -> Sequence[Node]:
        return [moved(node, self.table_room.topleft) for node in self.inner.nodes()]

    def _give_keys(self, to_table: bool) -> None:
        """Direct the keys to the table, or to the page if ``to_table`` is False."""
        self.on_table = to_table
        self._see_focus(True)

    def enter(self, host: Host) -> None:
        self.host, self.metrics = host, host.metrics
        self.guide.begin()

    def leave(self) -> None:
        self.inner.leave()
        self.table.session.leave()
        self.guide.note_progress()
        self.context.keeper.keep()

    def resize(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.inner.resize(table_metrics(metrics))
        self.turned()

    def update(self, dt: float) -> Step | None:
        """Advance the table and the lesson by ``dt`` seconds; returns a step that the scene at the table asks for."""
        step = self.inner.update(dt)
        if isinstance(step, Replace):
            self._seat(step.scene)
        elif step is not None:
            return step
        self.guide.update(dt)
        self.form.update(dt)
        return None

    def draw(self, surface: Surface) -> None:
        whole = self._whole or self.form.told is not None
        if whole:
            self.inner.invalidate()
        if self.inner.dirty:
            self.inner.draw(surface.subsurface(self.table_room.clip(surface.get_rect())))
        if whole or self.form.dirty:
            ground = split(self.metrics)[0]
            spread(surface, self.context.keeper.settings.felt, ground)
            self.form.draw(surface)
        self._whole = False

    def trace(self) -> dict[str, Any]:
        """The trace of the table in coordinates of the window, with the step and the places of the possible answers."""
        left, here, told = self.table_room.left, self.guide.here, table_trace(self.table)
        hand = {name: (x + left, y) for name, (x, y) in told["hand"].items()}
        buttons = {name: (x + left, y) for name, (x, y) in button_places(self.inner.form.root).items()}
        counter = next((w.rect.center for w in walk(self.form.root) if isinstance(w, Counter)), None)
        return {**told, "hand": hand, "buttons": buttons, "counter": counter, "lesson": self.guide.name,
                "step": here.step.id, "mood": here.mood}

    def thing_at(self, at: Point) -> object:
        if not self.table_room.collidepoint(at):
            return self.form.thing_at(at)
        return self.inner, self.inner.thing_at((at[0] - self.table_room.left, at[1]))

    # -- events ------------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> Answer:
        """Pass pointer events to the part under the pointer, and keys to the one with the focus; Esc opens the menu."""
        if event.type in _MOUSE:
            return self._pointed(event)
        if verb(event) is Verb.BACK and self.form.popup is None:
            return Push(self.menu())
        if verb(event) in (Verb.NEXT, Verb.PREVIOUS):
            return self._tabbed(event)
        if event.type == pygame.KEYDOWN and self.on_table:
            return self._to_inner(event) or self.form.handle(event)
        return self.form.handle(event) or self._to_inner(event)

    def _pointed(self, event: Event) -> Answer:
        inside = self.table_room.collidepoint(event.pos)
        if is_press(event):
            self._grip = "table" if inside else "page"
        to_table = self._grip == "table" if self._grip is not None else inside
        if is_release(event):
            self._grip = None
        there = Event(event.type, {**event.dict, "pos": (event.pos[0] - self.table_room.left, event.pos[1])})
        if to_table:
            if event.type == pygame.MOUSEMOTION:
                self.form.handle(Event(pygame.WINDOWLEAVE))
            return self._to_inner(there)
        if event.type == pygame.MOUSEMOTION:
            self._to_inner(there)
        return self.form.handle(event)

    def _to_inner(self, event: Event) -> Answer:
        """Pass ``event`` to the scene at the table; if that asks to be replaced, replace only that scene."""
        answer = self.inner.handle(event)
        if isinstance(answer, Replace):
            self._seat(answer.scene)
            return True
        return answer

    def _tabbed(self, event: Event) -> Answer:
        """Move the focus through the page and then through the table."""
        form = self.inner.form if self.on_table else self.form
        ring, on = form.focus.ring, verb(event) is Verb.NEXT
        edge = (ring[-1] if on else ring[0]) if ring else None
        if edge is not None and form.focus.widget is not edge:
            return form.handle(event)
        self.on_table = not self.on_table
        other = self.inner.form if self.on_table else self.form
        if other.focus.ring:
            other.focus_on(other.focus.ring[0 if on else -1])
        self._see_focus(True)
        return True


PAGE = 322
"""Units: width of the page."""
LEAST_SCALE, FULL_TABLE = 0.62, 1000
"""The table's least scale; the width in pixels at which it has its full scale."""


def split(metrics: Metrics) -> tuple[Rect, Rect]:
    """The rectangles of the page and of the table in a window of ``metrics``; large text widens the page."""
    grown = 1 + (metrics.text_percent / 100 - 1) * 0.45
    wide = min(round(metrics.px(PAGE) * grown), round(metrics.width * 0.41))
    return Rect(0, 0, wide, metrics.height), Rect(wide, 0, metrics.width - wide, metrics.height)


def table_metrics(metrics: Metrics) -> Metrics:
    """The metrics of the table next to the page."""
    room = split(metrics)[1]
    scale = max(LEAST_SCALE, min(metrics.ui_scale, room.width / FULL_TABLE))
    return replace(metrics, width=room.width, ui_scale=scale)
