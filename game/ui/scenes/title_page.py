"""The title page, the large buttons next to it (doors), the pages that they open, and the page of the first start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial

import pygame
from pygame import Rect, Surface

from ...about import TITLE
from ...settings import MatchSetup
from ...view import words
from ...view.access import READ, Node, NodeRole, read_out
from ...view.units import TEXT_PERCENTS, Metrics, Point, Size
from ...view.words import Text, lazy, spoken
from ..app.scene import Replace, Step
from ..draw import art, plain, signs, text, theme
from ..draw.pictures import scaled_picture
from ..draw.signs import Sign
from ..draw.transform import scaled
from ..widgets import Button, Choice, Column, Composed, Drawn, Grid, Option, Rule, ScrollArea, Space, Tracks
from ..widgets.base import ROOMY, Label, Widget, muted
from .paper import ClothScene, PaperScene

TITLE_PICTURE, PLATE_PICTURE = "table/title", "table/title_plate"
PLATE_SIZE, FREE, FREE_HIGH = (1000, 1200), 0.906, 0.15
"""The proportions of the plate; the middle and the height of its empty part, as shares of its height."""
GUTTER, PAGE, HEIGHT, FOLD = 64, 330, 620, 90
"""Units: gap between the pages, least width of a page, height of the sheet, width of the fold."""
GAPS = (14, 9, 4)
"""Units between two entries: the first gap with which all entries fit on a page is used."""
FOLIO = ((190, 22), (150, 16), (110, 8))
"""Units: the height of the title above a single column, and the gap between two parts; the first pair that fits."""
WIDE, HIGH, SIGN, PAD, APART = 232, 38, 46, 9, 4
"""Units: the least width of a door with a description; the height of its sign and the width for it; the padding; from
sign to words.
"""
BUD = 4
"""Units: the radius of the bud that marks news."""
ROOMIEST = 125
"""The size of text in percent above which a door shows only its name."""


class TitleLine(Widget):
    """The title without a plate, at most ``high`` units high."""

    def __init__(self, high: float) -> None:
        super().__init__()
        self.high = high

    def node(self) -> Node | None:
        return Node(NodeRole.HEADING, TITLE, acts=READ)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of the picture of the title, or of its letters if there is no picture."""
        box = min(room, metrics.width), metrics.px(self.high)
        found = art.ornament(TITLE_PICTURE, box)
        return found.get_size() if found is not None else text.fit(TITLE, "title", metrics, box[0]).size

    def draw(self, surface: Surface) -> None:
        found = art.ornament(TITLE_PICTURE, self.rect.size)
        if found is not None:
            art.stick(surface, found, found.get_rect(center=self.rect.center))
        else:
            block = text.fit(TITLE, "title", self.metrics, self.rect.width)
            text.draw(surface, block, self.rect, theme.ON_PAPER.accent, "centre")


class TitlePlate(Widget):
    """The title as a picture: a poster with the name of the game, and a ``door`` in the part that is left empty."""

    def __init__(self, door: DoorButton) -> None:
        super().__init__()
        self.door = door

    @property
    def children(self) -> Sequence[Widget]:
        return (self.door,)

    def node(self) -> Node | None:
        return Node(NodeRole.HEADING, TITLE, acts=READ)

    @property
    def place(self) -> Rect:
        """The rectangle of the picture, as large as the widget allows."""
        share = min(room / side for room, side in zip(self.rect.size, PLATE_SIZE, strict=True))
        found = Rect(0, 0, *(round(share * side) for side in PLATE_SIZE))
        found.center = self.rect.center
        return found

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        place = self.place
        for self.door.brief in (False, True):
            found = Rect((0, 0), self.door.preferred(metrics, place.width))
            if found.height <= FREE_HIGH * place.height:
                break
        found.center = place.centerx, place.top + round(FREE * place.height)
        self.door.layout(found, metrics)

    def draw(self, surface: Surface) -> None:
        art.stick(surface, scaled_picture(PLATE_PICTURE, self.place.size), self.place)
        super().draw(surface)


class Spread(Widget):
    """A plate with the door to ``today`` at the left; ``head``, ``doors`` and the button ``leave`` at the right.

    In a narrow window they are in one column.
    """

    def __init__(self, today: DoorButton, head: Sequence[Widget], doors: Sequence[Widget], leave: Widget) -> None:
        super().__init__()
        self.plate, self.today = TitlePlate(today), today
        self.column = Column([*head, Space(2), Rule(), Grid(doors, 2, 12, fill=False), leave], 5, place="centre")
        self.title = TitleLine(FOLIO[0][0])
        below = ScrollArea(Column([today, Grid(doors, 2, 8), leave], 8, place="centre"))
        self.folio = Column([self.title, *head, below], place="centre", grow=(len(head) + 1,))
        self._shown: Sequence[Widget] = (self.column, self.plate)

    @property
    def children(self) -> Sequence[Widget]:
        return self._shown

    @property
    def open(self) -> bool:
        """Whether both pages are visible."""
        return len(self._shown) > 1

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return min(room, metrics.px(1000)), metrics.px(HEIGHT)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place both pages side by side if the entries fit one page."""
        super().layout(rect, metrics)
        half = (rect.width - metrics.px(GUTTER)) // 2
        for self.column.gap in GAPS:
            wide, high = self.column.preferred(metrics, half)
            if high <= rect.height:
                break
        if half >= metrics.px(PAGE) and wide <= half and high <= rect.height:
            self._shown = self.column, self.plate
            self.plate.layout(Rect(rect.left, rect.top, half, rect.height), metrics)
            self.column.layout(Rect(rect.right - half, rect.top + (rect.height - high) // 2, half, high), metrics)
        else:
            self._shown = (self.folio,)
            self._lay_folio(rect, metrics)

    def _lay_folio(self, rect: Rect, metrics: Metrics) -> None:
        """Place all entries in one column in the middle, with the largest gaps that fit."""
        self.today.brief = False
        for self.title.high, self.folio.gap in FOLIO:
            high = self.folio.preferred(metrics, rect.width)[1]
            if high <= rect.height:
                break
        high = min(high, rect.height)
        self.folio.layout(Rect(rect.left, rect.top + (rect.height - high) // 2, rect.width, high), metrics)

    def draw(self, surface: Surface) -> None:
        if self.open:
            self._draw_fold(surface)
        super().draw(surface)

    def _draw_fold(self, surface: Surface) -> None:
        """Draw the shade of the fold, and buds on it."""
        x, metrics = self.rect.centerx, self.metrics
        shade = fold(metrics.px(FOLD), self.rect.height + metrics.px(40))
        if theme.LOOK.opaque:
            pygame.draw.line(surface, theme.GILT, (x, self.rect.top), (x, self.rect.bottom), metrics.line)
        else:
            surface.blit(shade, shade.get_rect(center=self.rect.center), None, pygame.BLEND_RGB_MULT)
        for y in (self.rect.top + metrics.px(30), self.rect.centery, self.rect.bottom - metrics.px(30)):
            pygame.draw.aacircle(surface, theme.GILT, (x, y), metrics.px(5))
            pygame.draw.aacircle(surface, theme.VERMILION_DARK, (x, y), metrics.px(3))


@lru_cache(4)
def fold(wide: int, high: int) -> Surface:
    """A picture ``wide`` pixels wide with which paper is multiplied to show a fold, darkest in the middle."""
    small = Surface((wide, 1), 0, 32)
    for x in range(wide):
        away = abs(2 * x / max(1, wide - 1) - 1)
        small.set_at((x, 0), theme.mixed((0xD9, 0xCC, 0xB4), (255, 255, 255), away**0.6))
    return scaled(small, (wide, high))


class NewsButton(Button):
    """A button with a bud if the text ``news`` is not empty."""

    def __init__(self, words: Text, action: Callable[[], Step | None], news: Text = "") -> None:
        super().__init__(words, action, tip=news or None)
        self.news = news

    def node(self) -> Node | None:
        """The node of a button, with the news in its description."""
        node, said = super().node(), read_out(spoken(self.news))
        return node if node is None or not said else replace(node, about=", ".join(filter(None, (node.about, said))))

    @property
    def _bud_at(self) -> Point:
        return self.rect.right - self.metrics.px(PAD + self.side // 2), self.rect.centery

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        self._draw_bud(surface)

    def _draw_bud(self, surface: Surface) -> None:
        if self.news:
            plain.bud(surface, self._bud_at, self.metrics.px(BUD), True)


class DoorButton(Composed, NewsButton):
    """A plate with the sign ``icon``, a name, and below it a description of the target in small letters.

    If the text is large, or if the door must be ``brief``, it shows only its name.
    """

    corner = 10
    brief = False

    def __init__(self, icon: str, name: Text, about: Text, action: Callable[[], Step | None], news: Text = "") -> None:
        NewsButton.__init__(self, name, action, news)
        self.pad = PAD
        sign = Drawn(SIGN, HIGH, partial(_draw_sign, icon))
        title, below = Label(name, "button", colour=theme.INK), muted(about)
        self._short = Tracks([sign, title], ("fit", "fill"), APART)
        self._full = Tracks([sign, Column([title, below], 0)], ("fit", "fill"), APART)
        self.content: Widget = self._full

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of a door, with the name on one line and the text below it on two."""
        large = self.brief or metrics.text_percent > ROOMIEST
        self.content = self._short if large else self._full
        name = text.width(spoken(self.words), "button", metrics) + metrics.px(2 * PAD + SIGN + 3 * APART)
        wide = min(room, name if large else max(metrics.px(WIDE), name))
        least = text.line_height("button", metrics) + (0 if large else 2 * text.line_height("small", metrics))
        return wide, max(super().preferred(metrics, wide)[1], least + 2 * metrics.px(PAD))

    @property
    def _bud_at(self) -> Point:
        return self.rect.right - self.metrics.px(PAD), self.rect.top + self.metrics.px(PAD)

    def draw(self, surface: Surface) -> None:
        line, paper = self.metrics.line, theme.mixed(theme.CREAM, theme.GILT_LIGHT, 0.4 if self.hovered else 0.0)
        lines = (theme.GILT_DARK, 0), (paper, line), (theme.GILT_LIGHT, 3 * line), (paper, 4 * line)
        plain.nested(surface, self.rect, self.ring_radius, lines)
        super().draw(surface)
        self._draw_bud(surface)


def _draw_sign(icon: str, surface: Surface, rect: Rect, metrics: Metrics) -> None:
    sign = signs.drawn(Sign("icon", icon), metrics.px(HIGH), theme.ON_PAPER.accent)
    art.stick(surface, sign, sign.get_rect(center=rect.center))


class DoorsScene(PaperScene):
    """A page of further pages; each of ``ways`` has a name, the text of its button, and an action.

    ``news`` returns the news about a page, given its name; empty if there is none.
    """

    note = True

    def __init__(self, title: Text, ways: Sequence[tuple[str, Text, Callable[[], Step | None]]],
                 below: Text | None = None, news: Callable[[str], Text] = lambda name: "") -> None:
        super().__init__()
        self.title, self.ways, self.below, self.news = title, list(ways), below, news
        self.first = self.ways[0][0]

    def parts(self) -> Widget:
        lines: list[Widget] = [self.named(name, NewsButton(words, go, self.news(name)))
                               for name, words, go in self.ways]
        if self.below is not None:
            lines.insert(1, muted(self.below, align="centre"))
        return self.named("ways", ScrollArea(Column(lines, 10)))


ANSWERS = ("new", "french-federation", "chambery")
"""The answers to *Have you played tarot before?*"""

ROOMS = ((120.0, 12.0), (90.0, 8.0), (64.0, 4.0))
"""Units: the height of the title and the gap between two parts; the first pair that fits is used."""


class WelcomeScene(ClothScene):
    """Asks a newcomer for the language and for previous knowledge of tarot; leads to a lesson or to a table."""

    note, cards = True, False
    first = "language"
    _room = ROOMS[0]

    def leave(self) -> None:
        """Save that the welcome was seen; without an answer, the next match is a newcomer's."""
        from ...view.newcomer import first_setup  # noqa: PLC0415 - the first picture does without
        context, unset = self.context, MatchSetup()
        if context.keeper.settings.setup == unset:
            context.keeper.change(setup=first_setup())
        if context.setup == unset:
            context.take(first_setup())
        context.keeper.keep()

    def parts(self) -> Widget:
        tongues = [Option(code, name) for code, name in words.LANGUAGES.items()]
        sizes = [Option(n, lazy("setting.percent", n=n)) for n in TEXT_PERCENTS]
        keeper = self.context.keeper
        language = Choice(tongues, words.language(), lambda code: keeper.change(language=code))
        size = Choice(sizes, keeper.settings.text_percent, lambda n: keeper.change(text_percent=n))
        form = Grid([Label(lazy("setting.language")), self.named("language", language),
                     Label(lazy("setting.text_percent")), self.named("text", size)], 2, 14, fill=False)
        ways = [self.button(name, lazy(f"welcome.{name}"), partial(self.answer, name), primary=name == "new")
                for name in ANSWERS]
        title, gap = self._room
        inside: list[Widget] = [TitleLine(title), Label(lazy("welcome.text"), align="centre"), form, Rule(),
                                Label(lazy("welcome.question"), align="centre"), Column(ways, 10)]
        return self.named("all", ScrollArea(Column(inside, gap, place="centre")))

    def _write(self) -> None:
        """Build the sheet with as much space between its parts as the window allows."""
        for self._room in ROOMS:
            super()._write()
            area = self.widget("all")
            if isinstance(area, ScrollArea) and not area.scroller.needed:
                break

    def foot(self) -> Sequence[Widget]:
        """The button to the menu, for players who want to see that first."""
        return (self.button("menu", lazy("menu.menu"), self.back),)

    def answer(self, background: str) -> Step:
        """The step to the first lesson, or to the choice of a table of the game that the player knows."""
        from ...view.newcomer import starting_values  # noqa: PLC0415 - the first picture does without
        values = starting_values(background, self.context.keeper.settings)
        self.context.take(values["setup"])
        self.context.keeper.change(**values)
        following = self.context.open("evening", self.host) if values["first_evening"] else \
            self.context.open("first_table")
        return Replace(self.context.page("menu"), following)

    def back(self) -> Step:
        """The step to the menu."""
        return Replace(self.context.page("menu"))
