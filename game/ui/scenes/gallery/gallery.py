"""The gallery: each card enlarged, which can be turned and magnified; a page about the pack of 1902."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....view import gallery
from ....view.living import Look
from ....view.rulebook.pages import RulebookPlace
from ....view.units import Metrics, Size
from ....view.words import lazy, say
from ...app.context import AppContext
from ...app.events import Verb, latin_key, verb
from ...app.scene import Answer, Host, Pop, Push, Step
from ...draw import art, theme
from ...draw.art import spread
from ...draw.deck import DECK
from ...widgets import ROOMY, Button, Column, Drawn, Form, Label, Panel, Row, ScrollArea, Space, Widget
from ...widgets.dialog import FormScene
from ..paper import PaperScene
from .stage import CardStage, page_of
from .wall import Strip, WallScene

CLOSER, STRIDE = 1.5, 0.16
"""The enlargement by a key, and the distance it moves an enlarged card, in widths of the card."""
FIRST = "T1"
_KEYPAD = {pygame.K_KP_PLUS: "+", pygame.K_PLUS: "+", pygame.K_EQUALS: "+", pygame.K_KP_MINUS: "-",
           pygame.K_MINUS: "-", pygame.K_KP0: "0", pygame.K_0: "0"}
_WALKS = {Verb.LEFT: (-STRIDE, 0.0), Verb.RIGHT: (STRIDE, 0.0), Verb.UP: (0.0, -STRIDE), Verb.DOWN: (0.0, STRIDE)}
_STEPS = {Verb.LEFT: -1, Verb.RIGHT: 1}
SHEET, RIM, SHADOW, MOST = 560, 16, 20, 0.52
"""Units: width of the page, gap between it and the window, reach of its shadow; its largest share of the window."""
PARTS = {
    "known": ("maker", "cards", "look", "reprint", "helle"),
    "unknown": ("trumps", "flowers"),
    "ours": ("drawn", "choice", "manner"),
}
"""The headings of the page and the paragraphs below each."""
CARDS = ("T8", "T3", "F", "T17", "T21", "T13")
WIDE, HIGH = 560, 132


class GalleryScene(FormScene):
    """Shows one card at a time; arrows, wheel, drags and keys turn the pages; Esc goes back."""

    overlay = False

    def __init__(self, context: AppContext, first: str = FIRST) -> None:
        super().__init__()
        self.keeper = context.keeper
        self.at = gallery.ORDER.index(first)
        self.look = Look(self._still)
        self._moved = self._slid = False

    @property
    def card(self) -> str:
        return gallery.ORDER[self.at]

    def _still(self) -> bool:
        settings = self.keeper.settings
        return settings.reduced_motion or settings.instant

    @property
    def dirty(self) -> bool:
        return self._whole or self._moved or self._slid or self.form.dirty

    @property
    def busy(self) -> bool:
        """Whether the card, the light on it or the strip is moving."""
        return self.look.busy or self.folio.strip.busy or self.folio.stage.glints

    def enter(self, host: Host) -> None:
        super().enter(host)
        play = host.sounds.play
        self.text = ScrollArea(page_of(self.card))
        foot = Row([Button(lazy("gallery.all"), lambda: Push(self.wall())),
                    Button(lazy("gallery.pack"), lambda: Push(PackScene())),
                    Button(lazy("common.back"), Pop, primary=True)], 10, place="end")
        self.folio = Folio(CardStage(self.look, self.card, self.step, play), self._tools(),
                           Panel(Column([self.text, foot], 12, grow=(0,)), pad=30),
                           Strip(self.at, self.show, self._still))
        self.form = Form(self.folio, play)
        self.form.focus_on(self._flip)

    def leave(self) -> None:
        DECK.drop_strips()

    def _tools(self) -> Row:
        look = self.look

        def button(name: str, action: Callable[[], None]) -> Button:
            return Button(lazy(f"gallery.{name}"), action, tip=lazy(f"gallery.{name}_tip"))

        self._flip = button("flip", look.turn_over)
        nearer = Row([button("farther", lambda: look.near(1 / CLOSER)), button("closer", lambda: look.near(CLOSER))], 8)
        page = Button(lambda: say("gallery.beside" if self.folio.alone else "gallery.alone"), self.toggle,
                      tip=lambda: say("gallery.beside_tip" if self.folio.alone else "gallery.alone_tip"))
        return Row([self._flip, button("turn", look.turn_round), nearer, page], 8, place="centre")

    @property
    def rulebook_place(self) -> RulebookPlace:
        return RulebookPlace(at="pack")

    def wall(self) -> WallScene:
        return WallScene(self.keeper, self.at, self.show)

    def resize(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.text.child = page_of(self.card)
        self.form.layout(Rect(0, 0, *metrics.size), metrics)
        self.invalidate()

    def step(self, by: int) -> None:
        """Show the card ``by`` places further; after the last comes the first."""
        self.show((self.at + by) % len(gallery.ORDER), way=by)

    def show(self, at: int, way: int = 0) -> None:
        """Show the card at index ``at``, sliding in from the side ``way``, by default by its position in the row."""
        if at == self.at:
            return
        way = way or (1 if at > self.at else -1)
        self.at = at
        self.host.sounds.play("card")
        self.folio.stage.show(self.card, way)
        self.text.scroller.offset = 0
        self.text.child = page_of(self.card)
        self.text.layout(self.text.rect, self.metrics)
        self.folio.strip.show(at)
        self.invalidate()

    def toggle(self) -> None:
        """Switch between the card in the whole window and the card with its page."""
        self.folio.alone = not self.folio.alone
        self.look.reset()
        self.form.layout(self.folio.rect, self.metrics)
        self.invalidate()

    def handle(self, event: Event) -> Answer:
        """Handle the keys of the gallery, then the widgets, then Esc."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self.folio.stage.let_go()
        if event.type == pygame.KEYDOWN and self._key(event):
            self._moved = True
            return True
        return super().handle(event)

    def back(self) -> Step | None:
        """Show the page next to the card again; if it is shown, the step to the scene below."""
        if not self.folio.alone:
            return Pop()
        self.toggle()
        return None

    def heard(self, event: Event) -> Answer:
        """Pass ``event`` to the widgets. Only the card is drawn again if nothing else has changed."""
        before = self.form.dirty or self.form.told is not None
        answer = self.form.handle(event)
        if self.folio.stage.take_moved() and event.type in (pygame.MOUSEMOTION, pygame.MOUSEWHEEL):
            self.form.dirty, self._moved = before, True
        return answer

    def _key(self, event: Event) -> bool:
        asked = verb(event)
        if asked in _WALKS and not self.look.whole and self.look.walk(*_WALKS[asked]):
            return True
        if asked in _STEPS:
            self.step(_STEPS[asked])
        elif asked in (Verb.HOME, Verb.END):
            self.show(0 if asked is Verb.HOME else len(gallery.ORDER) - 1)
        elif asked in (Verb.UP, Verb.DOWN, Verb.PAGE_UP, Verb.PAGE_DOWN):
            self._whole = bool(self.text.handle(event)) or self._whole
        else:
            return asked is None and self._letter(event)
        return True

    def _letter(self, event: Event) -> bool:
        """Handle the keys with letters by their letter in any layout, and other keys by their position."""
        code = latin_key(event)
        letter = _KEYPAD.get(code) or (getattr(event, "unicode", "") if code == event.key else "") or \
            pygame.key.name(code)
        look, letter = self.look, letter.lower()
        actions: dict[str, Callable[[], None]] = {
            "f": look.turn_over, "t": look.turn_round, "a": self.toggle, "0": look.far,
            "+": partial(look.near, CLOSER), "=": partial(look.near, CLOSER), "-": partial(look.near, 1 / CLOSER)}
        modified = letter.isalnum() and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
        if letter not in actions or modified:
            return False
        actions[letter]()
        return True

    def update(self, dt: float) -> Step | None:
        self.form.update(dt)
        self._moved = self.look.update(dt) or self._moved
        self._moved = self.folio.stage.pass_time(dt) or self._moved
        self._slid = self.folio.strip.update(dt) or self._slid
        return None

    def draw(self, surface: Surface) -> None:
        """Draw everything, or only the stage and the strip if nothing else has changed."""
        felt = self.keeper.settings.felt
        if self._whole or self.form.dirty or self.form.told is not None:
            spread(surface, felt)
            self.form.draw(surface)
        else:
            for part, changed in ((self.folio.stage, self._moved), (self.folio.strip, self._slid)):
                if changed:
                    spread(surface, felt, part.rect)
                    part.draw(surface)
        self._whole = self._moved = self._slid = False


class Folio(Widget):
    """A card on its stage with the tools below, its page next to it, and the strip of all cards at the foot.

    If ``alone``, the stage and the tools fill the window.
    """

    def __init__(self, stage: CardStage, tools: Row, page: Panel, strip: Strip) -> None:
        super().__init__()
        self.stage, self.tools, self.page, self.strip = stage, tools, page, strip
        self.alone = False

    @property
    def children(self) -> Sequence[Widget]:
        return (self.stage, self.tools) if self.alone else (self.stage, self.tools, self.page, self.strip)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return metrics.size

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        rim, bottom, right = metrics.px(RIM), rect.bottom, rect.right
        if not self.alone:
            bottom -= self.strip.preferred(metrics, rect.width)[1]
            grown = 1 + (metrics.text_percent / 100 - 1) * 0.5
            wide = min(round(metrics.px(SHEET) * grown), round(rect.width * MOST))
            right -= wide + rim
            self.strip.layout(Rect(rect.left, bottom, rect.width, rect.bottom - bottom), metrics)
            self.page.layout(Rect(right, rect.top + rim, wide, bottom - rect.top - rim - metrics.px(SHADOW)), metrics)
            right -= metrics.px(SHADOW)  # moving parts are drawn separately and must not erase the page's shadow
        room = right - rect.left - 2 * rim
        high = self.tools.preferred(metrics, room)[1]
        self.tools.layout(Rect(rect.left + rim, bottom - high - rim, room, high), metrics)
        self.stage.layout(Rect(rect.left, rect.top, right - rect.left, self.tools.rect.top - rect.top), metrics)


class PackScene(PaperScene):
    """The facts about the pack with these flowers; Esc goes back."""

    heading = "pack1902.title"
    note = True
    first = "back"

    @property
    def rulebook_place(self) -> RulebookPlace:
        return RulebookPlace(at="pack")

    def parts(self) -> Widget:
        lines: list[Widget] = [Drawn(WIDE, HIGH, _row), Space(4)]
        for heading, paragraphs in PARTS.items():
            lines.append(Label(lazy(f"pack1902.{heading}"), "button", colour=theme.ON_PAPER.accent))
            lines += [Label(lazy(f"pack1902.{heading}_{name}")) for name in paragraphs]
            lines.append(Space(4))
        return self.named("text", ScrollArea(Column(lines, 7)))


def _row(surface: Surface, rect: Rect, metrics: Metrics) -> None:
    """Draw some cards side by side in the middle of ``rect``."""
    gap = metrics.px(14)
    wide = min(round((rect.height - gap) / art.deck.PROPORTION), (rect.width - gap * len(CARDS)) // len(CARDS))
    left = rect.centerx - (len(CARDS) * (wide + gap) - gap) // 2
    for place, name in enumerate(CARDS):
        middle = left + place * (wide + gap) + wide // 2, rect.centery
        for picture in (art.card_shadow(wide), art.card(name, wide)):
            art.stick(surface, picture, picture.get_rect(center=middle))
