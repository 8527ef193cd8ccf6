"""The page next to the table in a lesson: texts, a question, comments on the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....view import words
from ....view.access import READ, TURNED, Node, NodeRole, NodeScale, every
from ....view.aloud.cards import sentences
from ....view.lessons.course import Choose, CountQuestion
from ....view.lessons.runner import LessonState, Wording, answered, comment
from ....view.prose import ProseBlock, Run
from ....view.units import Metrics, Point, Size
from ....view.words import lazy
from ...app.events import Verb, is_press, verb
from ...app.scene import Answer, Step
from ...draw import art, plain, text, theme
from ...widgets import ROOMY, Box, Button, Column, Composed, Label, Row, Space, Tracks, Widget, Written, walk
from ...widgets.prose import MARGIN, Prose

OnReply = Callable[[str], Step | None]
CARD, MEDIUM, LARGE, BETWEEN, BAR, PAD = 56, 64, 86, 7, 5, 10
"""Units: the width of a card to choose if there are many; its greatest width on a page with little room, and otherwise.

Then the gap between two cards, the width of the bar at a note, and the padding of the note.
"""
MANY = 6
"""If there are more cards than this, they are small and overlap in one line."""


def tint(mood: str) -> theme.Colour:
    """The colour of the comment on an answer of ``mood``."""
    ground = theme.ON_PAPER
    return {"right": ground.gain, "wrong": ground.loss, "seen": ground.loss}.get(mood, theme.GILT_DARK)


class Foot(Box):
    """``back`` at the left of the lowest line, ``onward`` at the right; each keeps its place if the other is missing.

    A second click therefore never hits another button. A widget that does not fit next to ``back`` is placed above it.
    """

    def __init__(self, back: Widget | None, onward: Widget | None, gap: float = 8) -> None:
        super().__init__([widget for widget in (back, onward) if widget is not None], gap)
        self.back, self.onward = back, onward

    def _beside(self, metrics: Metrics, room: int) -> bool:
        wide = [widget.preferred(metrics, room)[0] for widget in self.items]
        return sum(wide) + metrics.px(self.gap) * (len(wide) - 1) <= room

    def needed(self, metrics: Metrics, room: int) -> Size:
        high = [widget.preferred(metrics, room)[1] for widget in self.items] or [metrics.px(1)]
        wide = sum(widget.preferred(metrics, room)[0] + metrics.px(self.gap) for widget in self.items)
        return min(room, wide), max(high) if self._beside(metrics, room) else sum(high) + metrics.px(self.gap)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the buttons from the lower edge upwards."""
        super().layout(rect, metrics)
        left = Rect(rect.bottomleft, (0, 0))
        if self.back is not None:
            left.size = self.back.preferred(metrics, rect.width)
            left.bottom = rect.bottom
            self.back.layout(left, metrics)
        if self.onward is not None:
            right = Rect((0, 0), self.onward.preferred(metrics, rect.width))
            beside = self._beside(metrics, rect.width)
            right.bottomright = rect.right, rect.bottom if beside else left.top - metrics.px(self.gap)
            self.onward.layout(right, metrics)


class Reserved(Box):
    """Shows ``child`` at the top of a place that is as high as the highest of ``others``, which are not shown.

    If ``low``, the child is at the bottom.
    """

    def __init__(self, child: Widget, others: Sequence[Widget], *, low: bool = False) -> None:
        super().__init__([child])
        self.others, self.low = list(others), low

    def needed(self, metrics: Metrics, room: int) -> Size:
        """The width of the child, and the greatest height."""
        wide, high = self.items[0].preferred(metrics, room)
        return wide, max(high, *(other.preferred(metrics, room)[1] for other in self.others), 0)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        child = self.items[0]
        high = min(rect.height, child.preferred(metrics, rect.width)[1])
        child.layout(Rect(rect.left, rect.bottom - high if self.low else rect.top, rect.width, high), metrics)


class Beads(Widget):
    """The progress: a bead for each step, full for those before ``at``."""

    def __init__(self, steps: int, at: int) -> None:
        super().__init__(tip=lazy("lesson.step", a=at + 1, b=steps))
        self.steps, self.at = steps, at

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return min(room, self.steps * metrics.px(14)), metrics.px(16)

    def draw(self, surface: Surface) -> None:
        gap = self.rect.width / self.steps
        for number in range(self.steps):
            middle = self.rect.left + (number + 0.5) * gap, self.rect.centery
            radius = min(gap * 0.42, self.metrics.px(6 if number == self.at else 4))
            pygame.draw.aacircle(surface, theme.GILT_DARK, middle, radius)
            inside = theme.WINE if number == self.at else theme.GILT if number < self.at else theme.PAPER
            pygame.draw.aacircle(surface, inside, middle, max(1.0, radius - 1.4 * self.metrics.ui_scale))


class ToneBox(Composed):
    """A box with ``child`` and a bar at its left, in the colour for ``mood``."""

    def __init__(self, child: Widget, mood: str) -> None:
        super().__init__(Tracks([Space(0, BAR), child], ("fit", "fill"), 0), PAD)
        self.mood = mood

    @property
    def children(self) -> Sequence[Widget]:
        return (self.content,)

    def draw(self, surface: Surface) -> None:
        colour, radius = tint(self.mood), self.metrics.radius
        plain.rounded(surface, self.rect, theme.mixed(theme.PAPER, colour, 0.10), radius)
        bar = Rect(self.rect.left, self.rect.top, self.metrics.px(BAR), self.rect.height)
        plain.rounded(surface, bar, colour, radius)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        return ()


def card_wide(number: int, metrics: Metrics, room: int, most: float = LARGE) -> int:
    """The width of each of ``number`` cards, from CARD to ``most``, in lines of two or three; of many cards, CARD."""
    side = 2 if number <= 4 else 3
    share = (room - (side - 1) * metrics.px(BETWEEN)) // side
    return max(metrics.px(CARD), min(metrics.px(most), share)) if number <= MANY else metrics.px(CARD)


class CardButton(Button):
    """A card that can be selected, one of ``number`` cards side by side, at most ``most`` units wide."""

    corner = 4

    def __init__(self, name: str, action: Callable[[], Step | None], number: int, most: float = LARGE) -> None:
        super().__init__(lambda: words.card(name), action, tip=lambda: words.card(name))
        self.name, self.number, self.most = name, number, most

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of a card; the fewer cards there are, the larger."""
        wide = card_wide(self.number, metrics, room, self.most)
        return wide, art.card_height(wide)

    def draw(self, surface: Surface) -> None:
        shadow = art.card_glow(self.rect.width) if self.hovered else art.card_shadow(self.rect.width)
        art.stick(surface, shadow, shadow.get_rect(center=self.rect.center))
        art.stick(surface, art.card(self.name, self.rect.width), self.rect)

    def written(self) -> Sequence[Written]:
        return ()


class Counter(Widget):
    """A number that is changed with the arrow keys, digits, or clicks on its sides; Enter gives it as the answer."""

    focusable_kind = True
    MOST = 99

    def __init__(self, done: Callable[[int], None]) -> None:
        super().__init__(tip=lazy("lesson.counter"))
        self.value, self.done = 0, done

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return min(room, metrics.px(150)), max(metrics.px(46), metrics.text_px("heading") * 3 // 2)

    def node(self) -> Node | None:
        return Node(NodeRole.SLIDER, words.say("lesson.number_asked"), value=words.number(self.value),
                    scale=NodeScale(self.value, 0, self.MOST, 1), acts=TURNED)

    def put(self, value: str | float) -> Answer:
        return isinstance(value, float) and self._to(round(value))

    def _to(self, value: int) -> bool:
        self.value = max(0, min(self.MOST, value))
        return True

    def handle(self, event: Event) -> Answer:
        """Handle a click on the left or right side, the arrow keys, digits and Enter."""
        if is_press(event):
            return self._to(self.value + self._way(event.pos))
        match verb(event):
            case Verb.LEFT:
                return self._to(self.value - 1)
            case Verb.RIGHT:
                return self._to(self.value + 1)
            case Verb.PRESS:
                self.done(self.value)
                return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            return self._to(self.value // 10)
        figure = getattr(event, "unicode", "")
        if event.type == pygame.KEYDOWN and figure.isdecimal() and len(figure) == 1:
            return self._to(self.value * 10 % 100 + int(figure))
        return False

    def _way(self, at: Point) -> int:
        """The change of the number by a click at a point: 1 in the right half, else -1."""
        return 1 if at[0] >= self.rect.centerx else -1

    def thing_at(self, at: Point) -> object:
        return Counter, self._way(at)

    def draw(self, surface: Surface) -> None:
        lines = (theme.GILT_DARK, 0), (theme.PAPER3, self.metrics.line)
        plain.nested(surface, self.rect, self.metrics.radius, lines)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        side = self.rect.width // 3
        found = []
        for place, shown in enumerate((words.MINUS, words.number(self.value), "+")):
            block = text.lay(shown, "heading", self.metrics)
            spot = Rect(self.rect.left + place * side, self.rect.top, side, self.rect.height)
            found.append(Written(block, spot, theme.INK if place == 1 else theme.ON_PAPER.accent, "centre"))
        return found


def _comment(*blocks: ProseBlock) -> Prose:
    """The paragraphs ``blocks``, which have no links."""
    return Prose(blocks, lambda target: None)


def answer_note(here: LessonState, wording: Wording) -> list[Widget]:
    """The text about the given answer, in a box of its colour; empty if there is none."""
    blocks = next((part for name in comment(here) if (part := wording.part(name))), ())
    if here.mood == "asked" or (here.mood == "right" and not blocks):
        return []
    head = Row([Space(1, MARGIN), Label(lazy(f"lesson.{here.mood}"), "strong", colour=tint(here.mood))], 0)
    body: list[Widget] = [_comment(*blocks)] if blocks and here.mood != "seeing" else []
    if here.mood == "wrong" and not blocks:
        body = [_comment(ProseBlock("paragraph", (Run(words.say("lesson.other")),)))]
    return [ToneBox(Column([head, *body], 4), here.mood)]


def possible_notes(here: LessonState, wording: Wording) -> list[Widget]:
    """The texts about all wrong answers to the question that the step asks on the page; empty if it asks none."""
    if not here.waits:
        return []
    match here.step.task:
        case Choose(answers):
            given: Sequence[str] = answers
        case CountQuestion():
            given = ["", *(name.split(".")[1] for name in wording.parts if name.startswith(f"{here.step.id}."))]
        case _:
            return []
    states = [answered(here, answer) for answer in given]
    return [note for state in states if state.mood == "wrong" for note in answer_note(state, wording)]


def question(here: LessonState, wording: Wording, reply: OnReply, counter: Counter, wide: float) -> list[Widget]:
    """The widgets to answer the question on the page, with cards of at most ``wide`` units.

    Empty if it is answered at the table.
    """
    match here.step.task:
        case Choose(answers, _, True):
            buttons = [CardButton(name, partial(reply, name), len(answers), wide) for name in answers]
            half = 2 if len(answers) <= 4 and wide > CARD else len(answers)
            return [Column([Row(buttons[at:at + half], BETWEEN, place="centre")
                            for at in range(0, len(answers), half)], BETWEEN)]
        case Choose(answers):
            return [Button(plain_words(wording, f"{here.step.id}.{name}"), partial(reply, name)) for name in answers]
        case CountQuestion():
            done = Button(lazy("lesson.count_done"), lambda: reply(str(counter.value)))
            return [Row([counter, done], 10, place="centre")]
    return []


def cards_asked(here: LessonState, *, in_line: bool) -> list[Widget]:
    """The cards to count, or those of an answered question, with the right one highlighted.

    The learner compares these with the explanation. ``in_line``: they are small and in one line.
    """
    match here.step.task:
        case CountQuestion(cards=cards) if cards:
            return [LessonCards([card.name for card in cards], in_line=in_line)]
        case Choose(answers, right, True) if not here.waits:
            return [LessonCards(answers, right, in_line=in_line)]
    return []


def plain_words(wording: Wording, name: str) -> str:
    """The paragraph ``name`` as plain text, with signs for cards."""
    return "".join(words.card_sign(run.words) if run.holds == "card" else run.words
                   for block in wording.part(name) for run in block.runs)


class LessonCards(Widget):
    """Cards side by side, in the places of their :class:`CardButton`; if ``in_line``, many cards overlap.

    ``shining`` is the name of the highlighted one, or empty.
    """

    def __init__(self, names: Sequence[str], shining: str = "", *, in_line: bool = False) -> None:
        super().__init__()
        self.names, self.shining = tuple(names), shining
        self.in_line = in_line or len(self.names) > MANY

    def node(self) -> Node | None:
        said = [f"{words.card(name)} ({words.say('lesson.right')})" if name == self.shining else words.card(name)
                for name in self.names]
        return Node(NodeRole.LABEL, ", ".join(said), acts=READ)

    def places(self, metrics: Metrics, room: int) -> list[Rect]:
        """The cards' rectangles in a box that is ``room`` pixels wide."""
        number, gap = len(self.names), metrics.px(BETWEEN)
        wide = metrics.px(CARD) if self.in_line else card_wide(number, metrics, room)
        size = wide, art.card_height(wide)
        if self.in_line:
            step = min(wide + gap, max(1, (room - wide) // (number - 1)))
            left = (room - step * (number - 1) - wide) // 2
            return [Rect((left + step * n, 0), size) for n in range(number)]
        side = max(1, (room + gap) // (wide + gap))
        found = list[Rect]()
        for start in range(0, number, side):
            line = min(side, number - start)
            left = (room - line * wide - (line - 1) * gap) // 2
            found += [Rect((left + n * (wide + gap), start // side * (size[1] + gap)), size) for n in range(line)]
        return found

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        places = self.places(metrics, room)
        whole = places[0].unionall(places[1:])
        return whole.width, whole.height + metrics.px(6)

    def draw(self, surface: Surface) -> None:
        for name, place in zip(self.names, self.places(self.metrics, self.rect.width), strict=True):
            card = place.move(self.rect.topleft)
            art.stick(surface, art.card(name, card.width), card)
            if name == self.shining:
                art.stick(surface, art.card_rim(card.width), card)


def prompted(here: LessonState) -> list[Widget]:
    """A line that asks the learner to act at the table; empty if the answer is given on the page."""
    if not here.waits or isinstance(here.step.task, Choose | CountQuestion) or here.mood in ("seeing", "seen"):
        return []
    return [_comment(ProseBlock("paragraph", (Run(words.say("lesson.your_turn"), "italic"),)))]


def words_in(widgets: Sequence[Widget]) -> str:
    """The text of ``widgets`` for a screen reader, without links, which are read with their sentences."""
    nodes = (node for top in widgets for widget in walk(top) if (told := widget.node()) is not None
             for node in every(told))
    return sentences([node.name for node in nodes if node.role is not NodeRole.LINK])
