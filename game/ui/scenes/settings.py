"""What a player may set: the table, the cards, the sounds, the words, the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, get_args

from msgspec.structs import fields
from pygame.event import Event

from ...settings import Keeper, Settings
from ...view import words
from ...view.units import TEXT_PERCENTS
from ...view.words import Text, lazy
from ..app.events import Verb, verb
from ..app.scene import Answer, Host, Pop, Push, Step
from ..widgets import (
    Button,
    Choice,
    Column,
    Dialog,
    DialogReply,
    Grid,
    Label,
    Option,
    ScrollArea,
    Slider,
    Space,
    Tabs,
    Toggle,
    Widget,
    cancel,
)
from .hand_picture import hand_picture
from .paper import PaperScene

Why = Callable[[Settings], Text | None]


def _always(_: Settings) -> None:
    """Can always be set."""


def _unless_instant(settings: Settings) -> Text | None:
    return lazy("setting.why_instant") if settings.instant else None


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A setting on a page: its ``field``, whether a change of it changes what else can be set, why it cannot be."""

    field: str
    why: Why = _always


@dataclass(frozen=True, slots=True)
class ChoiceRow(SettingRow):
    """One of a few: ``values`` (else all the field may have), their words under ``kind``."""

    values: tuple[Any, ...] = ()
    kind: str = ""


class Flip(SettingRow):
    """Yes or no."""


class Loud(SettingRow):
    """A volume in percent; a change is heard."""


class HandPicture(SettingRow):
    """No setting but a picture of what the others do."""


def _languages() -> tuple[str, ...]:
    return "", *words.LANGUAGES


PAGES: dict[str, tuple[SettingRow, ...]] = {
    "table": (
        ChoiceRow("card_speed", _unless_instant, kind="speed"),
        ChoiceRow("bot_pause", _unless_instant, kind="pause"),
        ChoiceRow("trick_rest", kind="pause"),
        ChoiceRow("click_plays"),
        Flip("instant"),
        Flip("reduced_motion"),
        Flip("forced_last_card"),
    ),
    "help": (Flip("remarks"), Flip("counting_aid")),
    "cards": (ChoiceRow("suit_order"), ChoiceRow("trumps", kind="side"), ChoiceRow("high", kind="side"),
              ChoiceRow("deck"), ChoiceRow("back"), ChoiceRow("suit_colours"), ChoiceRow("felt"), HandPicture("")),
    "sound": (Loud("effects_volume"), Loud("music_volume"), Flip("mute")),
    "text": (ChoiceRow("language", values=_languages()), ChoiceRow("text_percent", values=TEXT_PERCENTS),
             ChoiceRow("titles")),
    "window": (Flip("full_screen"), Flip("pause_on_lost_focus")),
}
GAP, GAPS = 14, {"cards": 7}
"""Units between two lines of a page: less where all the page shall be seen together with its picture."""
_TYPES = {known.name: known.type for known in fields(Settings)}


def percent(value: float) -> str:
    """``value`` as so many percent."""
    return words.say("setting.percent", n=value)


def value_words(row: ChoiceRow, value: object) -> Text:
    """What ``value`` of the setting of ``row`` is called."""
    if isinstance(value, int):
        return lambda: percent(value)
    if row.field == "suit_order":
        return " ".join(words.SUIT_SIGNS[letter] for letter in str(value))
    if row.field == "language" and value:
        return words.LANGUAGES[str(value)]
    return lazy(f"{row.kind or row.field}.{value or 'system'}")


class SettingsScene(PaperScene):
    """Every setting, in effect as soon as it is changed; Esc goes back and keeps them."""

    first = "tabs"

    def __init__(self, keeper: Keeper) -> None:
        super().__init__()
        self.keeper = keeper
        self.title = lazy("menu.settings")
        self.tabs: Tabs | None = None

    def enter(self, host: Host) -> None:
        """What keys may have changed meanwhile is true."""
        super().enter(host)
        self.keeper.change(mute=host.sounds.muted, full_screen=host.full_screen)

    def leave(self) -> None:
        """Keep what was set."""
        self.keeper.keep()

    def handle(self, event: Event) -> Answer:
        """The keys of the window change settings too."""
        answer = super().handle(event)
        settings = self.keeper.settings
        match verb(event) if not answer else None:
            case Verb.MUTE:
                self._set("mute", not settings.mute)
            case Verb.FULL_SCREEN:
                self._set("full_screen", not settings.full_screen)
            case _:
                return answer
        self.resize(self.metrics)
        return True

    def parts(self) -> Widget:
        """A page for each kind of setting."""
        pages = [(lazy(f"settings.{name}"), self._page(name, rows)) for name, rows in PAGES.items()]
        shown = self.tabs.names.value if self.tabs is not None else 0
        self.tabs = Tabs(pages)
        self.tabs.names.show(shown)
        self.named("tabs", self.tabs.names)
        return self.tabs

    def foot(self) -> Sequence[Widget]:
        """Begin anew, or go."""
        return (self.named("reset", Button(lazy("settings.reset"), self._ask_reset)),
                self.named("done", Button(lazy("settings.done"), self.back, primary=True)))

    def _page(self, name: str, rows: Sequence[SettingRow]) -> Widget:
        grid: list[Widget] = []
        below: list[Widget] = []
        for row in rows:
            tip = lazy(f"setting_tip.{row.field}")
            match row:
                case Flip():
                    below.append(self._toggle(row, tip))
                case HandPicture():
                    below.append(hand_picture(self.keeper.settings))
                case ChoiceRow() | Loud():
                    control = self._choice(row, tip) if isinstance(row, ChoiceRow) else self._slider(row, tip)
                    grid += [Label(lazy(f"setting.{row.field}"), tip=tip), control]
        parts: list[Widget] = [Grid(grid, 2, GAPS.get(name, GAP))] if grid else []
        return self.named(f"page {name}", ScrollArea(Column([*parts, Space(2), *below], 10)))

    def _choice(self, row: ChoiceRow, tip: Text) -> Widget:
        values = row.values or get_args(_TYPES[row.field])
        options: list[Option[Any]] = [Option(value, value_words(row, value), tip) for value in values]
        settings = self.keeper.settings
        choice = Choice(options, getattr(settings, row.field), partial(self._set, row.field), tip=tip,
                        why=row.why(settings))
        return self.named(row.field, choice)

    def _toggle(self, row: Flip, tip: Text) -> Widget:
        settings = self.keeper.settings
        label = lazy(f"setting.{row.field}")
        return self.named(row.field, Toggle(label, getattr(settings, row.field), partial(self._set, row.field),
                                            tip=tip, why=row.why(settings)))

    def _slider(self, row: Loud, tip: Text) -> Widget:
        def heard(value: float) -> None:
            self.keeper.change(**{row.field: round(value)})
            if row.field == "effects_volume":
                self.host.sounds.play("card")

        value = getattr(self.keeper.settings, row.field)
        return self.named(row.field, Slider(value, heard, shown=percent, tip=tip))

    def _set(self, field: str, value: object) -> Step | None:
        self.keeper.change(**{field: value})
        self.renew()
        return None

    def _ask_reset(self) -> Step:
        replies = (cancel(), DialogReply(lazy("settings.reset"), self.keeper.reset, primary=True))
        return Push(Dialog(lazy("settings.reset_title"), lazy("settings.reset_text"), replies))

    def back(self) -> Step:
        """To whatever lies below."""
        return Pop()
