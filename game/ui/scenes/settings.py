"""The settings of table, cards, sounds, texts and window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, get_args

import pygame
from msgspec.structs import fields
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.cards import cards
from ...engine.variants import rules_of
from ...settings import Settings
from ...view import words
from ...view.units import TEXT_PERCENTS, Metrics
from ...view.words import Text, lazy
from ..app.context import AppContext
from ..app.events import Verb, verb
from ..app.scene import Answer, Host, Pop, Push, Step
from ..app.speech import VOICE
from ..draw import art, theme
from ..draw.art import cloth
from ..draw.deck import BACK
from ..table.preferences import sort_of
from ..widgets import (
    Button,
    Choice,
    Column,
    Dialog,
    DialogReply,
    Drawn,
    Grid,
    Label,
    Option,
    Row,
    ScrollArea,
    Slider,
    Space,
    Tabs,
    Toggle,
    Widget,
    cancel,
)
from .paper import PaperScene

Why = Callable[[Settings], Text | None]


def _always(_: Settings) -> None:
    """None, because the setting is always enabled."""


def _without_voice(settings: Settings) -> Text | None:
    return lazy("aloud.no_voice") if settings.aloud == "voice" and not VOICE.found else None


def _in_high_contrast(settings: Settings) -> Text | None:
    return lazy("setting.why_high_contrast") if settings.high_contrast else None


def _black_cloth(settings: Settings) -> Text | None:
    return lazy("setting.why_black_cloth") if settings.high_contrast else None


def _unless_instant(settings: Settings) -> Text | None:
    return lazy("setting.why_instant") if settings.instant else None


@dataclass(frozen=True, slots=True)
class SettingRow:
    """The row of the setting ``field``: ``why`` returns the reason if it is disabled, ``note`` a remark on it."""

    field: str
    why: Why = _always
    note: Why = _always


@dataclass(frozen=True, slots=True)
class ChoiceRow(SettingRow):
    """A choice among ``values``, by default all of the field's; ``kind`` selects their texts."""

    values: tuple[Any, ...] = ()
    kind: str = ""


class Flip(SettingRow):
    """The row of a setting that is on or off."""


class Loud(SettingRow):
    """The row of a volume in percent; a change plays a sound."""


class KeysLink(SettingRow):
    """A button to the sheet of keys."""


class DeviceLine(SettingRow):
    """The line that replaces the sound settings while there is no sound device."""


class HandPicture(SettingRow):
    """A picture of a hand that shows the effect of other settings."""


SAMPLES = {"effects_volume": "card", "calls_volume": "turn", "controls_volume": "click"}
"""The volumes of effects, each with the sound that plays when it changes."""


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
        Flip("forced_only_card"),
    ),
    "help": (Flip("remarks"), Flip("introductions"), Flip("reactions"), Flip("album_news"), Flip("rating"),
             Flip("puzzle_search"), Flip("practice"), Flip("counting_aid")),
    "cards": (ChoiceRow("suit_order"), ChoiceRow("trumps", kind="side"), ChoiceRow("high", kind="side"),
              ChoiceRow("deck"), ChoiceRow("back"), ChoiceRow("suit_colours"), ChoiceRow("felt", _black_cloth),
              HandPicture("")),
    "sound": (DeviceLine(""), *(Loud(name) for name in SAMPLES), Loud("music_volume"), Loud("voice_volume"),
              ChoiceRow("aloud", note=_without_voice, kind="speech"),
              ChoiceRow("aloud_length", kind="length"), Flip("mute"), Flip("mono"), Flip("captions"),
              Flip("sound_captions")),
    "eyes": (Flip("high_contrast"), Flip("reduced_transparency", _in_high_contrast), ChoiceRow("cursor"),
             ChoiceRow("magnifier"), HandPicture("")),
    "text": (ChoiceRow("language", values=_languages()), ChoiceRow("text_percent", values=TEXT_PERCENTS),
             ChoiceRow("indices"), ChoiceRow("titles"), HandPicture("")),
    "hands": (ChoiceRow("scanning"), ChoiceRow("scan_ms", kind="ms"), ChoiceRow("keys_act"),
              ChoiceRow("bounce", kind="ms"), Flip("screen_keyboard"), Flip("left_fan"), KeysLink("")),
    "window": (Flip("full_screen"), Flip("pause_on_lost_focus")),
}
GAP, GAPS = 14, {"cards": 7}
"""Units between two lines of a page: fewer if the whole page must be visible together with its picture."""
_TYPES = {known.name: known.type for known in fields(Settings)}


def as_percent(value: float) -> str:
    """``value`` as a percentage."""
    return words.say("setting.percent", n=value)


def setting_words(row: ChoiceRow, value: object) -> Text:
    """The text for ``value`` of the setting in ``row``."""
    if row.kind == "ms" and isinstance(value, int):
        seconds = value / 1000 if value % 1000 else value // 1000
        return lazy("unit.seconds", n=words.number(seconds)) if value else lazy("speech.off")
    if isinstance(value, int):
        return lambda: as_percent(value)
    if row.field == "suit_order":
        return " ".join(words.SUIT_SIGNS[letter] for letter in str(value))
    if row.field == "indices" and value:
        return " ".join(words.INDICES[str(value)])
    if row.field == "language" and value:
        return words.LANGUAGES[str(value)]
    return lazy(f"{row.kind or row.field}.{value or 'system'}")


class SettingsScene(PaperScene):
    """All settings, which take effect as soon as they are changed; Esc goes back and saves them."""

    first = "tabs"

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context, self.keeper = context, context.keeper
        self.title = lazy("menu.settings")
        self.tabs: Tabs | None = None
        self._no_device = ""

    def enter(self, host: Host) -> None:
        """Take over the settings that were changed by keys in the meantime."""
        super().enter(host)
        self.keeper.change(mute=host.sounds.muted, full_screen=host.full_screen)

    def leave(self) -> None:
        """Save the settings."""
        self.keeper.keep()

    def handle(self, event: Event) -> Answer:
        """Handle ``event``, and the keys for sound and full screen, which change settings too."""
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

    def update(self, dt: float) -> Step | None:
        """Rebuild the sheet after a change of the sound device."""
        if self.host.sounds.no_device != self._no_device:
            self.renew()
        return super().update(dt)

    def parts(self) -> Widget:
        """A tab for each kind of setting."""
        pages = [(lazy(f"settings.{name}"), self._page(name, rows)) for name, rows in PAGES.items()]
        shown = self.tabs.names.value if self.tabs is not None else 0
        self.tabs = Tabs(pages)
        self.tabs.names.show(shown)
        self.named("tabs", self.tabs.names)
        return self.tabs

    def foot(self) -> Sequence[Widget]:
        return (self.named("about", Button(lazy("program.title"), partial(self.context.open, "about"))),
                self.named("reset", Button(lazy("settings.reset"), self._ask_reset)),
                self.named("done", Button(lazy("settings.done"), self.back, primary=True)))

    def _page(self, name: str, rows: Sequence[SettingRow]) -> Widget:
        above: list[Widget] = []
        grid: list[Widget] = []
        below: list[Widget] = []
        for row in rows:
            tip = lazy(f"setting_tip.{row.field}")
            match row:
                case Flip():
                    below.append(self._toggle(row, tip))
                case KeysLink():
                    keys = Button(lazy("menu.keys"), partial(self.context.open, "keys"))
                    below.append(Row([self.named("keys", keys)]))
                case DeviceLine():
                    self._no_device = self.host.sounds.no_device
                    above += [Label(lazy("settings.no_device"), "italic")] if self._no_device else []
                case HandPicture():
                    below.append(hand_picture(self.keeper.settings))
                case ChoiceRow() | Loud():
                    control = self._choice(row, tip) if isinstance(row, ChoiceRow) else self._slider(row, tip)
                    grid += [Label(lazy(f"setting.{row.field}"), tip=tip), control]
            if (note := row.note(self.keeper.settings)) is not None:
                below.append(Label(note, "italic", colour=theme.ON_PAPER.accent))
        parts: list[Widget] = [Grid(grid, 2, GAPS.get(name, GAP))] if grid else []
        return self.named(f"page {name}", ScrollArea(Column([*above, *parts, Space(2), *below], 10)))

    def _choice(self, row: ChoiceRow, tip: Text) -> Widget:
        values = row.values or get_args(_TYPES[row.field])
        options: list[Option[Any]] = [Option(value, setting_words(row, value), tip) for value in values]
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
            if row.field in SAMPLES:
                self.host.sounds.play(SAMPLES[row.field])

        value = getattr(self.keeper.settings, row.field)
        return self.named(row.field, Slider(value, heard, shown=as_percent, tip=tip))

    def _set(self, field: str, value: object) -> Step | None:
        self.keeper.change(**{field: value})
        self.renew()
        return None

    def _ask_reset(self) -> Step:
        replies = (cancel(), DialogReply(lazy("settings.reset"), self.keeper.reset, primary=True))
        return Push(Dialog(lazy("settings.reset_title"), lazy("settings.reset_text"), replies))

    def back(self) -> Step:
        """The step to the scene below."""
        return Pop()


HAND = cards("F T1 T14 T21 S7 SR H4 HD C9 CV D2 DR")
WIDE, HIGH = 770, 94
CARD, STEP, TOP = 100, 46, 14
ASIDE = 70
"""Units between the hand and the back."""


def hand_picture(settings: Settings) -> Drawn:
    """A widget with :data:`HAND` and a card back, in the order and on the cloth of ``settings``."""
    order = sorted(HAND, key=sort_of(settings, rules_of(settings.setup.preset)))
    hand = [(card.name, place * STEP) for place, card in enumerate(order)]
    laid = [*(reversed(hand) if settings.left_fan else hand), (BACK, len(HAND) * STEP + ASIDE)]

    def paint(surface: Surface, rect: Rect, metrics: Metrics) -> None:
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        units = rect.height / HIGH
        ground = cloth(metrics.size, settings.felt)
        surface.blit(ground, rect, rect.move((metrics.width - rect.width) // 2 - rect.left, -rect.top))
        _lay(surface, rect, laid, units)
        surface.set_clip(clip)
        pygame.draw.rect(surface, theme.GILT_DARK, rect, metrics.px(3))
        pygame.draw.rect(surface, theme.GILT, rect.inflate(-metrics.line, -metrics.line), metrics.line)

    return Drawn(WIDE, HIGH, paint)


def _lay(surface: Surface, rect: Rect, laid: list[tuple[str, int]], units: float) -> None:
    """Draw the cards of ``laid``, the lowest first, each by so many units to the right of the first."""
    width = round(CARD * units)
    left = rect.centerx - (units * max(across for _, across in laid) + width) / 2
    shadow = art.card_shadow(width)
    for name, across in laid:
        picture = art.card(name, width)
        spot = picture.get_rect(topleft=(round(left + across * units), rect.top + round(TOP * units)))
        art.stick(surface, shadow, shadow.get_rect(center=spot.center))
        art.stick(surface, picture, spot)
