"""The settings of table, cards, sounds, texts and window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any, get_args

import pygame
from msgspec.structs import fields
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.cards import cards
from ...engine.variants import rules_of
from ...settings import Settings, Volume
from ...view import words
from ...view.rulebook.pages import folded
from ...view.units import Metrics
from ...view.words import Text, lazy, spoken
from ..app.context import AppContext
from ..app.events import Verb, verb
from ..app.scene import Answer, Host, Push, Step
from ..app.speech import VOICE
from ..draw import art, theme
from ..draw.art import cloth
from ..draw.deck import BACK
from ..table.preferences import sort_of
from ..widgets import Choice, Column, Drawn, Label, Option, Row, ScrollArea, Slider, Space, TextField, Toggle, Widget
from ..widgets.dialog import Dialog, DialogReply, cancel
from ..widgets.panel import Ruled
from .paper import PaperScene

PAGES: dict[str, tuple[str, ...]] = {
    "table": ("card_speed", "bot_pause", "trick_rest", "click_plays", "instant", "reduced_motion", "forced_last_card",
              "forced_only_card"),
    "help": ("remarks", "introductions", "reactions", "album_news", "rating", "puzzle_search", "practice",
             "counting_aid"),
    "cards": ("suit_order", "trumps", "high", "deck", "back", "suit_colours", "felt"),
    "sound": ("effects_volume", "music_volume", "cafe_sounds", "mute"),
    "text": ("language", "text_percent", "indices", "titles", "full_screen", "pause_on_lost_focus"),
    "access": ("high_contrast", "reduced_transparency", "cursor", "magnifier", "aloud", "aloud_length", "voice_volume",
               "captions", "sound_captions", "mono", "calls_volume", "controls_volume", "scanning", "scan_ms",
               "keys_act", "bounce", "screen_keyboard", "left_fan"),
}
"""The settings on each page. The type of a setting determines its control: check box, slider or choice."""
KEYS = "keys"
"""The name of the button to the page of keys."""
SEARCHED = {**PAGES, "access": (*PAGES["access"], KEYS)}
"""The controls on each page."""
WITH_HAND = ("cards", "text")
"""The pages with a picture of a hand, which shows the effect of the settings."""
KINDS = {"card_speed": "speed", "bot_pause": "pause", "trick_rest": "pause", "trumps": "side", "high": "side",
         "aloud": "speech", "aloud_length": "length", "scan_ms": "ms", "bounce": "ms"}
"""The kinds of the values of settings, if they are not named after the setting."""
UNUSED = {"card_speed": ("instant", "why_instant"), "bot_pause": ("instant", "why_instant"),
          "reduced_transparency": ("high_contrast", "why_high_contrast"), "felt": ("high_contrast", "why_black_cloth")}
"""Settings without effect while another one is on, with that setting and the key of the reason."""
SAMPLES = {"effects_volume": "card", "calls_volume": "turn", "controls_volume": "click"}
"""The volumes of effects, each with the sound that plays when it changes."""
GAP, GAPS = 14, {"cards": 7}
"""Units between two lines of a page; fewer on pages that must be visible completely together with a picture."""
_TYPES = {known.name: known.type for known in fields(Settings)}


def as_percent(value: float) -> str:
    return words.say("setting.percent", n=value)


def setting_words(field: str, value: object) -> Text:
    """The text for ``value`` of the setting ``field``."""
    kind = KINDS.get(field, field)
    if kind == "ms" and isinstance(value, int):
        seconds = value / 1000 if value % 1000 else value // 1000
        return lazy("unit.seconds", n=words.number(seconds)) if value else lazy("speech.off")
    if isinstance(value, int):
        return lambda: as_percent(value)
    if field == "suit_order":
        return " ".join(words.SUIT_SIGNS[letter] for letter in str(value))
    if field == "indices" and value:
        return " ".join(words.INDICES[str(value)])
    if field == "language" and value:
        return words.LANGUAGES[str(value)]
    return lazy(f"{kind}.{value or 'system'}")


def _values_of(field: str) -> Sequence[object]:
    """The values of a setting that is a choice."""
    return ("", *words.LANGUAGES) if field == "language" else get_args(_TYPES[field])


def _words_of(name: str) -> list[str]:
    """The words by which a search finds the setting ``name``, or the button to the page of keys."""
    if name == KEYS:
        return [words.say("menu.keys"), *(words.say(f"does.{asked}") for asked in Verb)]
    values = [] if _TYPES[name] is Volume else [spoken(setting_words(name, one)) for one in _values_of(name)]
    return [words.say(f"setting.{name}"), words.say(f"setting_tip.{name}"), *values]


def _counted(hits: dict[str, list[str]]) -> str:
    """The number of settings in ``hits``, in words."""
    count = sum(map(len, hits.values()))
    return words.count("settings.found", count) if count else words.say("settings.nothing")


class SettingsScene(PaperScene):
    """All settings, which take effect as soon as they are changed; Esc goes back and saves them.

    While the search field contains words, the settings of all pages with these words are shown instead of one page,
    and Esc clears the field.
    """

    heading = "menu.settings"
    first = "tabs"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.keeper = context.keeper
        self.asked = ""
        self._field: TextField | None = None
        self._entered = False
        self._no_device = ""

    def enter(self, host: Host) -> None:
        """Take over the settings that were changed by keys in the meantime."""
        super().enter(host)
        self.keeper.change(mute=host.sounds.muted, full_screen=host.full_screen)

    def leave(self) -> None:
        self.keeper.keep()

    def handle(self, event: Event) -> Answer:
        """Handle ``event``, and the keys for sound and full screen, which also change settings."""
        if self.asked and verb(event) is Verb.BACK:
            answer = self.heard(event)
            if not answer:
                self._ask("")
            return answer or True
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

    def aside(self) -> Widget:
        before = self._field
        self._field = TextField(self.asked, self._ask, done=self._enter, most=40, hint=lazy("settings.search"),
                                width=300)
        if before is not None and before.value == self.asked:
            self._field.caret = before.caret
        return self.named("search", self._field)

    def parts(self) -> Widget:
        self._no_device = self.host.sounds.no_device
        if self.asked.strip():
            return self._found()
        return self.tabbed([(lazy(f"settings.{name}"), self._page(name)) for name in PAGES])

    def foot(self) -> Sequence[Widget]:
        return (self.button("about", lazy("program.title"), partial(self.context.open, "about")),
                self.button("reset", lazy("settings.reset"), self._ask_reset),
                self.button("done", lazy("settings.done"), self.back, primary=True))

    def _page(self, name: str) -> Widget:
        lines = [self._lines(SEARCHED[name], GAPS.get(name, GAP))]
        if name in WITH_HAND:
            lines.append(hand_picture(self.keeper.settings))
        if name == "sound" and self._no_device:
            lines.insert(0, Label(lazy("settings.no_device"), "italic"))
        return self.named(f"page {name}", ScrollArea(Column(lines, 10)))

    def _lines(self, names: Sequence[str], gap: float = GAP) -> Widget:
        """The controls ``names`` in lines: the label at the left, the control at the right."""
        lines = list[Widget]()
        for name in names:
            if name == KEYS:
                lines.append(Row([self.button(KEYS, lazy("menu.keys"), partial(self.context.open, "keys"))]))
                continue
            control = self.named(name, self._control(name))
            lines.append(control if isinstance(control, Toggle) else
                         Row([Label(lazy(f"setting.{name}"), tip=control.tip), Space(), control], GAP, grow=(1,)))
            if name == "aloud" and self.keeper.settings.aloud == "voice" and not VOICE.found:
                lines.append(Label(lazy("aloud.no_voice"), "italic", colour=theme.ON_PAPER.accent))
        return Ruled(lines, gap)

    # -- the search ----------------------------------------------------------------------------------------------------

    def _ask(self, asked: str) -> None:
        """Search for ``asked``, and report the number of results to a screen reader."""
        self.put("asked", asked)
        reader = self.context.aloud.reader
        if reader is not None and asked.strip():
            reader(_counted(self._hits()), False)

    def _enter(self, _asked: str) -> None:
        """Focus the first result, after Enter."""
        self.put("_entered", True)

    def _write(self) -> None:
        super()._write()
        if self._entered:
            self._entered = False
            first = next(iter(chain(*self._hits().values())), "search")
            self.form.focus_on(self.widget(first), visible=True)

    def _hits(self) -> dict[str, list[str]]:
        """For each page, its settings with every word of the search, and ``keys`` for the button to the page of keys.

        The words of a setting are its label, its tip, its values and the name of its page; those of the button are the
        actions of all keys.
        """
        wanted, hits = folded(self.asked).split(), dict[str, list[str]]()
        for page, names in SEARCHED.items():
            for name in names:
                plain = folded(" ".join([words.say(f"settings.{page}"), *_words_of(name)]))
                if all(word in plain for word in wanted):
                    hits.setdefault(page, []).append(name)
        return hits

    def _found(self) -> Widget:
        """The controls found, page by page."""
        hits = self._hits()
        lines: list[Widget] = [Label(_counted(hits), "italic")]
        for page, names in hits.items():
            lines += [Space(2), Label(lazy(f"settings.{page}"), "strong"), self._lines(names)]
        return self.named(f"found {self.asked}", ScrollArea(Column(lines, 10)))

    # -- the controls --------------------------------------------------------------------------------------------------

    def _control(self, field: str) -> Widget:
        settings = self.keeper.settings
        label, tip = lazy(f"setting.{field}"), lazy(f"setting_tip.{field}")
        value, changed = getattr(settings, field), partial(self._set, field)
        other, key = UNUSED.get(field, ("", ""))
        why = lazy(f"setting.{key}") if other and getattr(settings, other) else None
        if isinstance(value, bool):
            return Toggle(label, value, changed, behind=True, tip=tip, why=why)
        if _TYPES[field] is Volume:
            return Slider(value, partial(self._heard, field), shown=as_percent, tip=tip)
        options: list[Option[Any]] = [Option(one, setting_words(field, one), tip) for one in _values_of(field)]
        return Choice(options, value, changed, tip=tip, why=why)

    def _heard(self, field: str, value: float) -> None:
        """Set a volume, and play a sound with it."""
        self.keeper.change(**{field: round(value)})
        if field in SAMPLES:
            self.host.sounds.play(SAMPLES[field])

    def _set(self, field: str, value: object) -> None:
        self.keeper.change(**{field: value})
        self.renew()

    def _ask_reset(self) -> Step:
        replies = (cancel(), DialogReply(lazy("settings.reset"), self.keeper.reset, primary=True))
        return Push(Dialog(lazy("settings.reset_title"), lazy("settings.reset_text"), replies))


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
    """Draw the cards of ``laid``, the lowest first, each at its distance from the first; a unit is ``units`` pixels."""
    width = round(CARD * units)
    left = rect.centerx - (units * max(across for _, across in laid) + width) / 2
    shadow = art.card_shadow(width)
    for name, across in laid:
        picture = art.card(name, width)
        spot = picture.get_rect(topleft=(round(left + across * units), rect.top + round(TOP * units)))
        art.stick(surface, shadow, shadow.get_rect(center=spot.center))
        art.stick(surface, picture, spot)
