"""A page of all widgets in all their states, for viewing and tests."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.app.scene import Host, Push, Step
from game.ui.draw import art, theme
from game.ui.widgets.base import Label, Widget
from game.ui.widgets.boxes import Column, Grid, Row, Space
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice, Option, Tabs, Toggle
from game.ui.widgets.dialog import Dialog, DialogReply, FormScene, cancel
from game.ui.widgets.field import TextField
from game.ui.widgets.form import Form
from game.ui.widgets.listing import Listing, Select
from game.ui.widgets.panel import Drawn, Panel, Rule
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.slider import Slider
from game.view.units import Metrics
from game.view.words import Text, card_sign, lazy, number, say

CARDS = ("SR", "H10", "T21", "F", "back")


def _nothing(*_: object) -> None:
    """Does nothing."""


def _paragraph() -> str:
    """Some sentences and the signs of cards."""
    return f"{say('setup.house_text')} {card_sign('S7')} {card_sign('T21')}"


class WidgetsPage(FormScene):
    """Shows every widget; Esc closes it."""

    overlay = False

    def __init__(self) -> None:
        pages: Sequence[tuple[Text, Widget]] = (
            (lazy("settings.access"), self._scrolled(self._buttons())),
            (lazy("menu.settings"), self._scrolled(self._settings())),
            (lazy("menu.history"), self._scrolled(self._lists())),
            (lazy("settings.text"), self._scrolled(self._texts())),
        )
        self.tabs = Tabs(pages)
        title = Label(lazy("menu.menu"), "title", on=theme.ON_FELT, align="centre", halo=theme.NIGHT)
        super().__init__(Form(Column([title, Panel(self.tabs)], 8, grow=(1,))))

    @staticmethod
    def _scrolled(inside: Widget) -> Widget:
        return ScrollArea(inside)

    def _buttons(self) -> Widget:
        return Column(
            [
                Row(
                    [
                        Button(lazy("menu.new_game"), _nothing, primary=True, tip=lazy("setup.every_level_tip")),
                        Button(lazy("menu.continue"), _nothing),
                        Button(lazy("menu.settings"), _nothing, why=lazy("setup.usual_already")),
                        Button(lazy("menu.play"), _nothing, primary=True, why=lazy("setup.usual_already")),
                    ]
                ),
                Row([Button(lazy("settings.reset"), self._ask), Button(lazy("companions.full"), _nothing)]),
                Rule(),
                Row([self._cards()], place="centre"),
            ],
            14,
        )

    def _ask(self) -> Step:
        replies = (cancel(), DialogReply(lazy("menu.quit"), _nothing, primary=True))
        return Push(Dialog(lazy("settings.reset_title"), lazy("settings.reset_text"), replies))

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
        speeds = [Option(key, lazy(f"speed.{key}")) for key in ("slow", "normal", "fast")]
        counts = [Option(n, str(n)) for n in (3, 4, 5)]
        levels = [Option(n, lazy("setup.seat", number=n)) for n in range(1, 13)]
        return Column(
            [
                Grid(
                    [
                        Label(lazy("settings.cards")),
                        Choice(speeds, "normal", _nothing),
                        Label(lazy("setup.seats")),
                        Choice(counts, 4, _nothing),
                        Label(lazy("setup.every_level")),
                        Select(levels, 3, _nothing, tip=lazy("setup.every_level_tip")),
                        Label(lazy("settings.sound")),
                        Slider(60, _nothing, shown=lambda value: f"{number(value)} %"),
                        Label(lazy("settings.sound")),
                        Slider(30, _nothing, why=lazy("setup.usual_already")),
                        Label(lazy("setup.your_seat")),
                        TextField("Béatrice", _nothing, hint=lazy("setup.name_tip")),
                        Label(lazy("setup.your_seat")),
                        TextField("", _nothing, hint=lazy("setup.name_tip")),
                    ],
                    2,
                    14,
                    fill=False,
                ),
                Toggle(lazy("setup.watch"), True, _nothing, tip=lazy("setup.every_level_tip")),
                Toggle(lazy("setup.takes_back"), False, _nothing),
                Toggle(lazy("setup.signals"), True, _nothing, why=lazy("setup.usual_already")),
                Select(levels, 7, _nothing, why=lazy("setup.usual_already")),
            ],
            12,
            place="start",
        )

    @staticmethod
    def _lists() -> Widget:
        rows = [Option(n, lazy("setup.seat", number=n)) for n in range(1, 25)]
        hands = [Option(n, lazy("common.and", first=card_sign("HR"), last=card_sign("T21"))) for n in range(4)]
        return Row([Listing(rows, 2, _nothing, height=260), Listing(hands, 0, _nothing)], 24, level="start")

    @staticmethod
    def _texts() -> Widget:
        return Column(
            [
                Label(lazy("setup.group.tricks"), "heading"),
                Label(_paragraph),
                Label(_paragraph, "small", colour=theme.ON_PAPER.muted),
                Label(lazy("setup.group.tricks"), "italic", colour=theme.ON_PAPER.accent),
                Row([Label("½ 4½ −12 +24 1 / 15"),
                     Label(" ".join(map(card_sign, ("SR", "H10", "D3", "CV"))), "button")]),
                Space(8),
                Rule(),
                *(Label(_paragraph) for _ in range(4)),
            ],
            10,
        )

    def enter(self, host: Host) -> None:
        super().enter(host)
        self.form.focus_on(self.tabs.names)

    def resize(self, metrics: Metrics) -> None:
        rim = metrics.px(20)
        self.form.layout(Rect(0, 0, *metrics.size).inflate(-2 * rim, -2 * rim), metrics)
        self.invalidate()

    def draw(self, surface: Surface) -> None:
        surface.blit(art.felt(surface.get_size()), (0, 0))
        super().draw(surface)
