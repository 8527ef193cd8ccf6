"""A lesson: a page at the left, a real table at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....session import Session
from ....view import words
from ....view.access import Node, moved
from ....view.lessons import runner
from ....view.lessons.course import COURSE, Act, CountQuestion, Free, lesson_after
from ....view.units import Metrics, Point
from ....view.words import Text, lazy
from ...app.context import AppContext
from ...app.events import Verb, is_press, is_release, verb
from ...app.scene import Answer, Host, Pop, Push, Replace, Scene, Step
from ...draw import theme
from ...draw.art import spread
from ...table.table import Table
from ...widgets import Button, Column, Form, Label, Panel, Row, Rule, ScrollArea, ShownForm, Widget, walk
from ...widgets.button import button_places
from ...widgets.form import FormTurn
from ..match import table_beside
from ..paper import Overlay
from ..table.table_scene import TableScene, table_trace
from .guide import Guide
from .page import Beads, Counter, Foot, ToneBox, answer_note, cards_asked, prompted, prose, question, words_in

RIM, PAD = 8, 24
"""Units: from the page to the edges, and the padding of the page."""
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


@dataclass(frozen=True, slots=True)
class AfterLesson:
    """The way on after a lesson that is part of something longer: its ``words``, and the step."""

    words: Text
    go: Callable[[], Step]


class LessonScene(Scene):
    """The lesson ``name`` from step ``at`` on, by default from the stored one.

    ``then`` is the main way on at its end; by default that is the next lesson.

    The scene at the table (bidding, play) is ``inner``; it treats its part of the window as the whole.
    """

    def __init__(self, context: AppContext, name: str, at: int | None = None,
                 then: AfterLesson | None = None) -> None:
        super().__init__()
        self.context, self.then = context, then
        at = context.keeper.settings.lessons_begun.get(name, 0) if at is None else at
        self.guide = Guide(name, at, self, context.keeper)
        self.form = Form(Column([]))
        self.counter = Counter(0, lambda value: None, lambda: None)
        self.on_table = self.asks_table = False
        self._grip: str | None = None
        self._first: list[Widget] = []
        self._told: list[Widget] = []
        self._turn: FormTurn | None = None
        self._read = ScrollArea(Column([]))

    # -- for the guide -----------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The current table."""
        return self.inner.table

    def set_table(self, session: Session) -> Table:
        """A table for ``session`` beside the page."""
        self.table_room = split(self.metrics)[1]
        table = table_beside(self.context, session, self.host, table_metrics(self.metrics), self.guide)
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
        """Hide the panels, for which there is no room: the page has their contents."""
        table = self.table
        strip = Rect(0, 0, table.metrics.width, table.metrics.px(60))
        sheet = table.covered if table.stage.board.stage == "scoring" else None
        table.cover(strip if sheet is None else strip.union(sheet))

    def turned(self) -> None:
        """Show another page; its question decides which part has the keys."""
        here = self.guide.here
        if not (isinstance(here.step.task, CountQuestion) and here.mood == "wrong"):
            self.counter = Counter(0, lambda value: None, self._count)
        self._cover()
        self._turn = None
        self.on_table = self.asks_table = here.mood in ("asked", "wrong") and isinstance(here.step.task, Act | Free)
        self._lay()

    def menu(self) -> Scene:
        """The menu of a lesson: continue, settings, keys, or leave."""
        def page(make: Callable[[], Scene]) -> Step:
            return Push(make())

        def build() -> list[Widget]:
            pages = [Button(words.lazy(key), partial(page, make)) for key, make in self.table.links.pages]
            return [Label(lazy("lesson.paused"), "heading", align="centre"),
                    Button(lazy("lesson.go_on"), Pop, primary=True), *pages,
                    Button(lazy("lesson.leave"), lambda: Pop(Pop()))]
        return Overlay(build)

    # -- the page ----------------------------------------------------------------------------------------------------

    def _lay(self) -> None:
        room = split(self.metrics)[0].inflate(-2 * self.metrics.px(RIM), -2 * self.metrics.px(RIM))
        keys = self.form.focus.visible or self.inner.form.focus.visible
        for tight in (False, True):
            self.form = Form(Panel(self._column(tight), pad=PAD), self.host.sounds.play)
            self.form.layout(room, self.metrics)
            if not self._read.scroller.needed:
                break
        ring = self.form.focus.ring
        self.form.focus_on(next((w for w in self._first if w in ring), next(iter(ring), None)))
        for said in (w for w in walk(self._read) if isinstance(w, ToneBox)):
            self._read.reveal(said.rect)
        self._see_focus(keys)
        self.invalidate()

    def _see_focus(self, keys: bool) -> None:
        """Show the focus if the ``keys`` are in use."""
        self.form.focus.visible, self.inner.form.focus.visible = keys and not self.on_table, keys and self.on_table
        self.form.invalidate()
        self.inner.invalidate()

    def _column(self, tight: bool) -> Widget:
        """The page; ``tight``: the comment on an answer is below the question, and the cards shown are small."""
        guide, here = self.guide, self.guide.here
        answers = question(here, guide.wording, self._reply, self.counter) if here.waits else []
        noted = [] if guide.due else answer_note(here, guide.wording)
        cards = cards_asked(here, in_line=tight)
        asked, prompts = [prose(guide.wording.part(here.step.id), self._follow), *cards], prompted(here)
        self._told = asked + prompts if here.mood == "asked" else noted
        inside = [*asked, *(noted + answers if tight else answers + noted), *prompts]
        foot = self._foot()
        self._first = [inner for widget in answers for inner in walk(widget) if inner.focusable] or \
            [inner for inner in walk(foot) if inner.focusable][-1:]
        number = lazy("lesson.number", number=COURSE.index(guide.name) + 1)
        head = Column([Label(number, "small", align="centre", colour=theme.ON_PAPER.muted),
                       Label(guide.wording.title, "heading", align="centre")], 0)
        beads = Row([Beads(len(here.lesson.steps), here.at)], place="centre")
        self._read = ScrollArea(Column(inside, 12))
        return Column([head, beads, Rule(), self._read, foot], 8, grow=(3,))

    def _foot(self) -> Foot:
        """Back, and the way on."""
        here, guide = self.guide.here, self.guide
        back = Button(lazy("lesson.back"), guide.back) if here.at or here.mood != "asked" else None
        return Foot(back, self._way_on())

    def _way_on(self) -> Widget | None:
        """The button that continues, if no answer is required."""
        here, guide = self.guide.here, self.guide
        if runner.can_see(here):
            return Button(lazy("lesson.see"), guide.see)
        if here.mood == "seen":
            return Button(lazy("lesson.again"), guide.again, primary=True)
        if here.waits:
            return None
        if not here.last:
            return Button(lazy("lesson.next"), partial(self._from_page, here.at), primary=True)
        if self.then is not None:
            return Column([Button(lazy("lesson.done"), self._next),
                           Button(self.then.words, self._go_on, primary=True)], 8)
        following = lesson_after(guide.name)
        done = Button(lazy("lesson.done"), self._next, primary=following is None)
        if following is None:
            return done
        return Column([done, Button(lazy("lesson.following"), partial(self._begin, following), primary=True)], 8)

    def _go_on(self) -> Step:
        """Complete this lesson, and take the way that comes after it."""
        assert self.then is not None
        self.guide.next()
        return self.then.go()

    def _follow(self, target: str) -> Step:
        """A link leads into the rulebook of the lesson's game."""
        return self.context.open("rulebook", self.guide.here.lesson.rules, target)

    def _reply(self, answer: str) -> None:
        self.guide.reply(answer)

    def _count(self) -> None:
        self.guide.reply(str(self.counter.value))

    def _from_page(self, page: int) -> Step | None:
        """Go on from the step number ``page``: on each page the button is another one, which a double click spares."""
        return self._next() if self.guide.here.at == page else None

    def _next(self) -> Step | None:
        return None if self.guide.next() else Pop()

    def _begin(self, following: str) -> Step:
        """Complete this lesson, and go to the ``following`` one."""
        self.guide.next()
        return Replace(LessonScene(self.context, following))

    # -- the scene protocol ------------------------------------------------------------------------------------------

    @property
    def family(self) -> str:
        return self.guide.here.lesson.rules.family.name

    @property
    def dirty(self) -> bool:
        """Whether something must be drawn."""
        return self._whole or self.form.dirty or self.inner.dirty

    @property
    def busy(self) -> bool:
        """Whether something moves, or will soon."""
        return self.inner.busy or bool(self.guide.prompter.line)

    @property
    def awaits(self) -> bool:
        """Whether a bot at the table computes."""
        return self.inner.awaits

    def shown_forms(self) -> Sequence[ShownForm]:
        """The page and the table."""
        turn = self._asked()
        page, table = (None, turn) if self.asks_table else (turn, None)
        return (ShownForm(self.form, (0, 0), not self.on_table, partial(self._give_keys, False), page),
                ShownForm(self.inner.form, self.table_room.topleft, self.on_table, partial(self._give_keys, True),
                          table))

    def _asked(self) -> FormTurn:
        """The news on the page, read with the focused widget first; the first page is read as a whole anyway."""
        form = self.inner.form if self.asks_table else self.form
        if self._turn is None or self._turn.widget not in form.focus.ring:
            number, widget = self.guide.turns, form.focus.widget
            said = words_in(self._told) if number > 1 else ""
            self._turn = FormTurn(number, said, widget, widget.part if widget is not None else "")
        return self._turn

    def nodes(self) -> Sequence[Node]:
        """The nodes of the table, in its place."""
        return [moved(node, self.table_room.topleft) for node in self.inner.nodes()]

    def _give_keys(self, to_table: bool) -> None:
        """Give the keys to the table or to the page."""
        self.on_table = to_table
        self._see_focus(True)

    def enter(self, host: Host) -> None:
        """Make the table of the first step."""
        self.host, self.metrics = host, host.metrics
        self.guide.begin()

    def leave(self) -> None:
        """Leave the table, and store the progress."""
        self.inner.leave()
        self.table.session.leave()
        self.guide.note_progress()
        self.context.keeper.keep()

    def resize(self, metrics: Metrics) -> None:
        """Lay out page and table for another window."""
        self.metrics = metrics
        self.table_room = split(metrics)[1]
        self.inner.resize(table_metrics(metrics))
        self.turned()

    def update(self, dt: float) -> Step | None:
        """Advance the table and the lesson."""
        step = self.inner.update(dt)
        if isinstance(step, Replace):
            self._seat(step.scene)
        elif step is not None:
            return step
        self.guide.update(dt)
        self.form.update(dt)
        return None

    def draw(self, surface: Surface) -> None:
        """Draw changes of the table, and the page if it has changed."""
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
        """The step, the possible answers on the page, and the table, in coordinates of the window."""
        left, here, told = self.table_room.left, self.guide.here, table_trace(self.table)
        hand = {name: (x + left, y) for name, (x, y) in told["hand"].items()}
        buttons = {name: (x + left, y) for name, (x, y) in button_places(self.inner.form.root).items()}
        counter = next((w.rect.center for w in walk(self.form.root) if isinstance(w, Counter)), None)
        return {**told, "hand": hand, "buttons": buttons, "counter": counter, "lesson": self.guide.name,
                "step": here.step.id, "mood": here.mood}

    def thing_at(self, at: Point) -> object:
        """The thing at the point, on the page or on the table."""
        if not self.table_room.collidepoint(at):
            return self.form.thing_at(at)
        return self.inner, self.inner.thing_at((at[0] - self.table_room.left, at[1]))

    # -- events ------------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> Answer:
        """The pointer goes to the part under it, keys to the part with the focus; Esc asks whether to leave."""
        if event.type in _MOUSE:
            return self._pointed(event)
        if verb(event) is Verb.BACK and self.form.popup is None:
            return Push(self.menu())
        if verb(event) in (Verb.NEXT, Verb.PREVIOUS):
            return self._tabbed(event)
        if event.type != pygame.KEYDOWN:
            return self.form.handle(event) or self._to_inner(event)
        if self.on_table:
            return self._to_inner(event) or self.form.handle(event)
        return self.form.handle(event) or self._to_inner(event)

    def _pointed(self, event: Event) -> Answer:
        inside = self.table_room.collidepoint(event.pos)
        if is_press(event):
            self._grip = "table" if inside else "page"
        to_table = self._grip == "table" if self._grip is not None else inside
        if is_release(event):
            self._grip = None
        moved = Event(event.type, {**event.dict, "pos": (event.pos[0] - self.table_room.left, event.pos[1])})
        if to_table:
            if event.type == pygame.MOUSEMOTION:
                self.form.handle(Event(pygame.WINDOWLEAVE))
            return self._to_inner(moved)
        if event.type == pygame.MOUSEMOTION:
            self._to_inner(moved)
        return self.form.handle(event)

    def _to_inner(self, event: Event) -> Answer:
        """The answer of the scene at the table; its steps are taken by the lesson."""
        answer = self.inner.handle(event)
        if isinstance(answer, Replace):
            self._seat(answer.scene)
            return True
        return answer

    def _tabbed(self, event: Event) -> Answer:
        """Tab goes through the page and then through the table."""
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
    """The page and the table in a window of ``metrics``; large text widens the page as far as the table allows."""
    grown = 1 + (metrics.text_percent / 100 - 1) * 0.45
    wide = min(round(metrics.px(PAGE) * grown), round(metrics.width * 0.41))
    return Rect(0, 0, wide, metrics.height), Rect(wide, 0, metrics.width - wide, metrics.height)


def table_metrics(metrics: Metrics) -> Metrics:
    """The metrics of the table beside the page."""
    room = split(metrics)[1]
    scale = max(LEAST_SCALE, min(metrics.ui_scale, room.width / FULL_TABLE))
    return replace(metrics, width=room.width, ui_scale=scale)
