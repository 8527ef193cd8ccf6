"""A page of all widgets in all their states, for viewing and tests."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface
from pygame.event import Event

from ...view.units import Metrics
from ...view.words import Text, card_sign, lazy, number, say
from ..app.events import Verb, verb
from ..app.scene import Answer, BaseScene, Host, Pop, Push, Step
from ..draw import art, theme
from ..widgets.base import Label, Widget
from ..widgets.boxes import Column, Grid, Row, Space
from ..widgets.button import Button
from ..widgets.choice import Choice, Option, Tabs
from ..widgets.dialog import Dialog, DialogReply, cancel
from ..widgets.field import TextField
from ..widgets.form import Form, ShownForm
from ..widgets.listing import Listing
from ..widgets.panel import Drawn, Panel, Rule
from ..widgets.scroll import ScrollArea
from ..widgets.select import Select
from ..widgets.slider import Slider
from ..widgets.toggle import Toggle

CARDS = ("SR", "H10", "T21", "F", "back")


def _nothing(*_: object) -> None:
    """Does nothing."""


class WidgetsPage(BaseScene):
    """Shows every widget; Esc closes it."""

    def __init__(self) -> None:
        super().__init__()
        pages: Sequence[tuple[Text, Widget]] = (
            (lazy("page.buttons"), self._scrolled(self._buttons())),
            (lazy("page.settings"), self._scrolled(self._settings())),
            (lazy("page.lists"), self._scrolled(self._lists())),
            (lazy("page.text"), self._scrolled(self._texts())),
        )
        self.tabs = Tabs(pages)
        title = Label(lazy("page.title"), "title", on=theme.ON_FELT, align="centre", halo=theme.NIGHT)
        self.form = Form(Column([title, Panel(self.tabs)], 8, grow=(1,)))

    @staticmethod
    def _scrolled(inside: Widget) -> Widget:
        return ScrollArea(inside)

    def _buttons(self) -> Widget:
        return Column(
            [
                Row(
                    [
                        Button(lazy("menu.new_game"), _nothing, primary=True, tip=lazy("page.tip")),
                        Button(lazy("menu.continue"), _nothing),
                        Button(lazy("menu.settings"), _nothing, why=lazy("page.why")),
                        Button(lazy("common.hint"), _nothing, primary=True, why=lazy("page.why")),
                    ]
                ),
                Row([Button(lazy("page.open_dialog"), self._ask), Button(lazy("page.long_button"), _nothing)]),
                Rule(),
                Row([self._cards()], place="centre"),
            ],
            14,
        )

    def _ask(self) -> Step:
        replies = (cancel(), DialogReply(lazy("common.quit"), _nothing, primary=True))
        return Push(Dialog(lazy("page.dialog_title"), lazy("page.dialog_text"), replies))

    @staticmethod
    def _cards() -> Widget:
        def paint(surface: Surface, rect: Rect, metrics: Metrics) -> None:
            gap = metrics.gap
            width = (rect.width - gap * (len(CARDS) - 1)) // len(CARDS)
            for place, name in enumerate(CARDS):
                picture = art.card(name, width, 0.3 if name == "F" else 0.0)
                glow = art.card_glow(width) if name == "T21" else art.card_shadow(width)
                middle = rect.left + place * (width + gap) + width // 2, rect.top + picture.get_height() // 2
                art.stick(surface, glow, glow.get_rect(center=middle))
                art.stick(surface, picture, picture.get_rect(center=middle))

        return Drawn(540, 190, paint)

    @staticmethod
    def _settings() -> Widget:
        speeds = [Option(key, lazy(f"page.speed_{key}")) for key in ("slow", "normal", "quick")]
        counts = [Option(n, str(n), why=lazy("page.why") if n == 3 else None) for n in (3, 4, 5)]
        levels = [Option(n, lazy("page.level", number=n)) for n in range(1, 13)]
        return Column(
            [
                Grid(
                    [
                        Label(lazy("page.speed")),
                        Choice(speeds, "normal", _nothing),
                        Label(lazy("page.players")),
                        Choice(counts, 4, _nothing),
                        Label(lazy("page.opponents")),
                        Select(levels, 3, _nothing, tip=lazy("page.tip")),
                        Label(lazy("page.volume")),
                        Slider(60, _nothing, shown=lambda value: say("page.percent", n=number(value))),
                        Label(lazy("page.volume")),
                        Slider(30, _nothing, why=lazy("page.why")),
                        Label(lazy("page.name")),
                        TextField("Béatrice", _nothing, hint=lazy("page.name_hint")),
                        Label(lazy("page.name")),
                        TextField("", _nothing, hint=lazy("page.name_hint")),
                    ],
                    2,
                    14,
                    fill=False,
                ),
                Toggle(lazy("page.toggle_on"), True, _nothing, tip=lazy("page.tip")),
                Toggle(lazy("page.toggle_off"), False, _nothing),
                Toggle(lazy("page.toggle_why"), True, _nothing, why=lazy("page.why")),
                Select(levels, 7, _nothing, why=lazy("page.why")),
            ],
            12,
            place="start",
        )

    @staticmethod
    def _lists() -> Widget:
        rows = [Option(n, lazy("page.level", number=n)) for n in range(1, 25)]
        hands = [Option(n, lazy("page.hand", card=card_sign("HR"), other=card_sign("T21"))) for n in range(4)]
        return Row([Listing(rows, 2, _nothing, height=260), Listing(hands, 0, _nothing)], 24, level="start")

    @staticmethod
    def _texts() -> Widget:
        return Column(
            [
                Label(lazy("page.heading"), "heading"),
                Label(lazy("page.paragraph")),
                Label(lazy("page.paragraph"), "small", colour=theme.ON_PAPER.muted),
                Label(lazy("page.heading"), "italic", colour=theme.ON_PAPER.accent),
                Row([Label("½ 4½ −12 +24 1 / 15"),
                     Label(" ".join(map(card_sign, ("SR", "H10", "D3", "CV"))), "button")]),
                Space(8),
                Rule(),
                *(Label(lazy("page.paragraph")) for _ in range(4)),
            ],
            10,
        )

    @property
    def dirty(self) -> bool:
        """Whether anything has changed."""
        return self._whole or self.form.dirty

    def shown_forms(self) -> Sequence[ShownForm]:
        """Its form."""
        return (ShownForm(self.form),)

    def enter(self, host: Host) -> None:
        """Connect the sounds of clicks."""
        super().enter(host)
        self.form.sound = host.sounds.play
        self.form.focus_on(self.tabs.names)

    def resize(self, metrics: Metrics) -> None:
        """Over the whole window."""
        rim = metrics.px(20)
        self.form.layout(Rect(0, 0, *metrics.size).inflate(-2 * rim, -2 * rim), metrics)
        self.invalidate()

    def handle(self, event: Event) -> Answer:
        """Its widgets; Esc closes it."""
        answer = self.form.handle(event)
        return Pop() if not answer and verb(event) is Verb.BACK else answer

    def update(self, dt: float) -> Step | None:
        """Tooltips."""
        self.form.update(dt)
        return None

    def draw(self, surface: Surface) -> None:
        """The felt and the widgets."""
        surface.blit(art.felt(surface.get_size()), (0, 0))
        self.form.draw(surface)
        self._whole = False
