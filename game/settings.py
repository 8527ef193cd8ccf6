"""The player's preferences in a file; invalid values are dropped, and the file is replaced as a whole."""

from __future__ import annotations

import json
import time
from codecs import BOM_UTF8
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from . import files
from .ai.names import LEVELS
from .engine.plain_json import strict_json
from .engine.rules import Rules
from .engine.variants import Conflict, InvalidRules, is_allowed, rules_of

VERSION = 3
FILE, LOCK = "settings.json", "settings.lock"
LOCK_S = 1.0
"""The seconds to wait while another window writes, which takes some milliseconds."""
RETRY_S = 2.0
"""The seconds between two attempts to write after one has failed."""
MOST_BYTES = 1_000_000  # a real file has about 1,000

EFFECTS = ("effects_volume", "calls_volume", "controls_volume")
"""The volumes of effects; before version 2 there was only the first."""
RawSettings = dict[str, Any]
Migration = Callable[[RawSettings], RawSettings]
#: For each version, the function that converts its files to the next version: a field was renamed or its values
#: changed.
MIGRATIONS: Mapping[int, Migration] = {
    1: lambda raw: {**raw, "back": "tulip"},  # version 1 had one back
    2: lambda raw: {**raw, **dict.fromkeys(EFFECTS if raw.get("effects_volume") in range(101) else (),
                                           raw.get("effects_volume"))},
}

Speed = Literal["slow", "normal", "fast", "instant"]
Rest = Literal["slow", "normal", "fast", "instant", "clicked"]
Percent = Literal[100, 125, 150, 175]
Version = Annotated[int, Meta(ge=1)]
Volume = Annotated[int, Meta(ge=0, le=100)]
Pixels = Annotated[int, Meta(ge=1, le=32_000)]
MagnifierUse = Literal["off", "key", "look"]
CursorSize = Literal["system", "large", "very_large"]
LeftOrRight = Literal["left", "right"]
SentenceLength = Literal["brief", "normal", "full"]
ShortName = Annotated[str, Meta(max_length=40)]
SEATS, LESSONS, PHASES = 6, 100, 200
"""The largest number of seats at a table, of lessons in a course, and of phases of all games."""
Changes = Annotated[dict[ShortName, Annotated[tuple[ShortName, ...], Meta(max_length=8)]], Meta(max_length=50)]
UNKNOWN = "?"
"""The name for all unknown keys in the list of invalid fields."""


class MatchSetup(Struct, frozen=True):
    """The setup of a match: ``options`` are those that differ from the preset's, ``names`` and ``levels`` are by seat.

    The player has the first seat; missing or empty names and levels are chosen at the table. ``watch``: only bots play.
    ``takes_back``: the player may undo actions. ``signals``: defenders who can give the federation's signals do, if the
    game has them.
    """

    preset: str = "chambery"
    options: dict[str, bool | int | str] = {}
    names: Annotated[tuple[ShortName, ...], Meta(max_length=SEATS)] = ()
    levels: Annotated[tuple[str, ...], Meta(max_length=SEATS)] = ()
    watch: bool = False
    takes_back: bool = False
    signals: bool = True

    @property
    def rules(self) -> Rules:
        """The rules of the setup; raises InvalidRules if they cannot be played."""
        return rules_of(self.preset, **self.options)


class Settings(Struct, frozen=True, kw_only=True):
    """All preferences, each with its default."""

    version: int = VERSION
    language: str = ""
    """The code of a language; empty for the system's."""
    text_percent: Percent = 100
    high_contrast: bool = False
    reduced_transparency: bool = False
    """Nothing is translucent or fades. High contrast implies this."""
    cursor: CursorSize = "system"
    """The size of the pointer; larger ones are drawn by the game."""
    magnifier: MagnifierUse = "key"
    """When a card is shown enlarged: never, by the key, or also after a pause of the pointer."""
    full_screen: bool = False
    window: tuple[Pixels, Pixels] | None = None
    """Width and height in pixels while it is not maximised; None for the default."""
    maximised: bool = False
    card_speed: Speed = "normal"
    bot_pause: Speed = "normal"
    trick_rest: Rest = "normal"
    instant: bool = False
    reduced_motion: bool = False
    click_plays: Literal["once", "twice"] = "once"
    forced_last_card: bool = True
    """The last card is played automatically."""
    forced_only_card: bool = False
    """A card that is the only legal one is played automatically."""
    counting_aid: bool = False
    """A panel shows the cards and points that can be counted from the player's seat."""
    remarks: bool = True
    """Plain mistakes of the player are remarked on at once."""
    first_evening: bool = False
    """The lessons and the deal of a newcomer's first evening are not over."""
    reactions: bool = True
    """Companions comment on the game at times."""
    album_news: bool = True
    rating: bool = True
    puzzle_search: bool = True
    practice: bool = True
    """The player's mistakes are proposed as exercises at the end of a match."""
    introductions: bool = True
    """A sentence explains each phase in the first deals of a game."""
    pause_on_lost_focus: bool = True
    effects_volume: Volume = 80
    """The volume of cards, in per cent."""
    calls_volume: Volume = 80
    """The volume of bids, announcements, the turn and the result."""
    controls_volume: Volume = 80
    """The volume of buttons and refusals."""
    music_volume: Volume = 40
    cafe_sounds: bool = True
    """The murmur of a café is heard at the table."""
    voice_volume: Volume = 100
    """The volume of the computer's voice."""
    mute: bool = False
    mono: bool = False
    """The same sound comes from the left and the right."""
    aloud: Literal["off", "reader", "voice"] = "reader"
    """The output of the table read aloud: none, a screen reader if one runs, or the computer's voice."""
    aloud_length: SentenceLength = "normal"
    captions: bool = False
    """What is read aloud is also written on the table."""
    sound_captions: bool = False
    """Sounds are described in a corner of the window."""
    suit_order: Literal["SHCD", "SHDC", "SCHD"] = "SHCD"
    """Suits from left to right."""
    trumps: LeftOrRight = "left"
    high: LeftOrRight = "left"
    deck: Literal["flowers", "large-index"] = "flowers"
    indices: Literal["", "french", "english", "german", "italian", "spanish"] = ""
    """The letters of the courts; empty for those of the language."""
    left_fan: bool = False
    """The hand is fanned with the left cards on top, and cards have an index in both upper corners."""
    back: Literal["tulip", "iris", "ginkgo"] = "tulip"
    felt: Literal["green", "blue", "wine", "black"] = "green"
    suit_colours: Literal["four", "two"] = "four"
    titles: Literal["translated", "printed"] = "translated"
    """The title of a flower's page: translated, or in French as printed on its card."""
    keys: Changes = {}
    """The names of the keys that differ from the defaults, by verb (``game/view/bindings.py``)."""
    pad: Changes = {}
    """The names of the buttons of a gamepad that differ from the defaults, by verb."""
    keys_act: Literal["press", "release"] = "press"
    """Whether a key or button acts when it is pressed or when it is released."""
    bounce: Literal[0, 100, 250, 500, 1000] = 0
    """A press within this many milliseconds after the last one of the same key is ignored."""
    scanning: Literal["off", "one", "two"] = "off"
    """Controls are highlighted in turn: automatically, with one switch to press them, or with two switches."""
    scan_ms: Literal[500, 1000, 1500, 2000, 3000, 4000] = 1500
    """The milliseconds until the next control is highlighted."""
    screen_keyboard: bool = False
    """Text is always entered by a keyboard on the screen, so that keys with letters can be used for moving."""
    setup: MatchSetup = MatchSetup()
    lessons_done: Annotated[tuple[ShortName, ...], Meta(max_length=LESSONS)] = ()
    """The completed lessons."""
    lessons_begun: Annotated[dict[ShortName, Annotated[int, Meta(ge=0, le=999)]], Meta(max_length=LESSONS)] = {}
    """The step reached in each lesson that is begun but not completed."""
    album_seen: Annotated[int, Meta(ge=0, le=999)] = 0
    """The number of deeds done when the page of the album was last seen."""
    phases_told: Annotated[dict[ShortName, Annotated[int, Meta(ge=0, le=999)]], Meta(max_length=PHASES)] = {}
    """The number of times that each phase of each game was explained, and that each lesson was offered at the table."""


def learnt_alone(before: Settings, after: Settings) -> bool:
    """Whether only the progress in lessons, explanations and the album differs."""
    learnt = {"lessons_done": after.lessons_done, "lessons_begun": after.lessons_begun,
              "phases_told": after.phases_told, "album_seen": after.album_seen}
    return msgspec.structs.replace(before, **learnt) == after


def merged(before: Settings, after: Settings, there: Settings) -> Settings:
    """``there`` with the changes from ``before`` to ``after``.

    A changed field replaces that of ``there``. Progress in lessons and explanations is merged entry by entry, and the
    differences of counts are added.
    """
    pairs = zip(msgspec.structs.astuple(before), msgspec.structs.astuple(after), strict=True)
    changes = {field: now for field, (was, now) in zip(Settings.__struct_fields__, pairs, strict=True) if now != was}
    done = (*(name for name in there.lessons_done if name in after.lessons_done or name not in before.lessons_done),
            *(name for name in after.lessons_done if name not in (*before.lessons_done, *there.lessons_done)))
    begun = {**there.lessons_begun, **{name: at for name, at in after.lessons_begun.items()
                                       if at != before.lessons_begun.get(name)}}
    begun = {name: at for name, at in begun.items()
             if name not in done and (name in after.lessons_begun or name not in before.lessons_begun)}
    told = {name: max(0, there.phases_told.get(name, 0) + after.phases_told.get(name, 0)
                      - before.phases_told.get(name, 0))
            for name in {**there.phases_told, **after.phases_told}}
    changes |= {"lessons_done": done, "lessons_begun": begun, "phases_told": {n: k for n, k in told.items() if k}}
    return msgspec.structs.replace(there, **changes)


@dataclass(frozen=True, slots=True)
class Trouble:
    """A problem with the file of the settings.

    ``kind``: ``unreadable`` (no valid JSON), ``values`` (the fields named in ``about`` are invalid), ``newer`` (written
    by a later version), ``unwritable`` (``about`` is the system's message), ``game`` (the last game cannot be played;
    ``about`` is the reason, ``conflict`` that of its options if they are the reason), ``lacking`` (not about the
    settings: the files of the game named in ``about`` are missing). ``aside`` is the new path of the old file.
    """

    kind: Literal["unreadable", "values", "newer", "unwritable", "game", "lacking"]
    about: str = ""
    aside: Path | None = None
    conflict: Conflict | None = None

    @property
    def unkept(self) -> bool:
        """Whether the file was left in place, so that it must not be overwritten."""
        return self.aside is None and self.kind in ("unreadable", "values", "newer", "game")


@dataclass(frozen=True, slots=True)
class Read:
    """The result of reading a file: ``settings`` and ``troubles``; ``first`` means that there was no file."""

    settings: Settings
    troubles: tuple[Trouble, ...] = ()
    first: bool = False

    @property
    def trouble(self) -> Trouble | None:
        return self.troubles[0] if self.troubles else None


def path_in(folder: Path | None = None) -> Path:
    """The path of the settings in ``folder``, by default in the system's folder for preferences."""
    return (folder or files.user_folder("config")) / FILE


def migrated(raw: RawSettings, steps: Mapping[int, Migration] = MIGRATIONS, to: int = VERSION) -> RawSettings:
    """``raw`` of an older version, converted by ``steps`` to version ``to``; versions without a step need none."""
    for version in range(raw.get("version", to), to):
        raw = {**steps.get(version, dict)(raw), "version": version + 1}
    return raw


def _understood(kind: type[Struct], raw: RawSettings, wrong: list[str]) -> RawSettings:
    """The fields of ``raw`` that are valid for ``kind``; the others are added to ``wrong``."""
    good: RawSettings = {}
    known = {one.name: one.type for one in msgspec.structs.fields(kind)}
    for name in (name for name in known if name in raw):
        try:
            json.dumps(raw[name], ensure_ascii=False).encode()  # fails for half a surrogate pair
            good[name] = msgspec.convert(raw[name], known[name])
        except (msgspec.ValidationError, UnicodeEncodeError):
            wrong.append(name)
    if raw.keys() - known:
        wrong.append(UNKNOWN)
    return good


def _setup_in(raw: Any, wrong: list[str]) -> MatchSetup:
    """The valid parts of the setup in ``raw``; ``setup`` is added to ``wrong`` if a part is invalid or unknown."""
    mine: list[str] = []
    if not isinstance(raw, dict):
        wrong.append("setup")
        return MatchSetup()
    found = MatchSetup(**_understood(MatchSetup, raw, mine))
    options = {name: value for name, value in found.options.items() if is_allowed(name, value)}
    levels = tuple(level if level in LEVELS else "" for level in found.levels)
    if mine or options != found.options or levels != found.levels:
        wrong.append("setup")
    return msgspec.structs.replace(found, options=options, levels=levels)


def _invalid(setup: MatchSetup) -> InvalidRules | None:
    """Why ``setup`` cannot be played; None if it can."""
    try:
        rules_of(setup.preset, **setup.options)
    except InvalidRules as invalid:
        return invalid
    return None


def parsed(raw: RawSettings) -> tuple[Settings, tuple[Trouble, ...]]:
    """The valid settings in ``raw``, with defaults for the rest, and the troubles with ``raw``."""
    wrong: list[str] = []
    fields = {name: value for name, value in raw.items() if name not in ("version", "setup")}
    settings = Settings(**_understood(Settings, fields, wrong), setup=_setup_in(raw.get("setup", {}), wrong))
    troubles = [Trouble("values", ", ".join(dict.fromkeys(wrong)))] if wrong else []
    asked = settings.setup
    if (invalid := _invalid(asked)) is not None:
        troubles.append(Trouble("game", str(invalid), conflict=invalid.conflict))
        playable = msgspec.structs.replace(asked, preset=MatchSetup().preset, options={})
        settings = msgspec.structs.replace(settings, setup=playable)
    return settings, tuple(troubles)


def read(path: Path) -> Read:
    """Read the file at ``path``; a file that is not understood completely is set aside unchanged."""
    try:
        written = files.read_bytes(path, MOST_BYTES + 1)
    except FileNotFoundError:
        return Read(Settings(), first=True)
    except OSError as fault:
        return Read(Settings(), (Trouble("unreadable", files.why(fault), _set_aside(path)),))
    settings, troubles = _decoded(written)
    if troubles:
        aside = _set_aside(path)
        troubles = tuple(replace(trouble, aside=aside) for trouble in troubles)
    return Read(settings, troubles)


def _decoded(written: bytes) -> tuple[Settings, tuple[Trouble, ...]]:
    """The settings in the bytes of a file, and the troubles with them."""
    try:
        if len(written) > MOST_BYTES:
            raise ValueError(f"more than {MOST_BYTES} bytes")
        raw = msgspec.convert(strict_json(written.removeprefix(BOM_UTF8).decode("utf-8")), dict[str, Any])
    except (msgspec.ValidationError, ValueError, RecursionError) as fault:
        return Settings(), (Trouble("unreadable", str(fault)),)
    try:
        version = msgspec.convert(raw.get("version", 1), Version)
    except msgspec.ValidationError:
        settings, _ = parsed(raw)
        return settings, (Trouble("values", UNKNOWN),)
    settings, troubles = parsed(migrated({**raw, "version": version}))
    return settings, (Trouble("newer", str(version)),) if version > VERSION else troubles


def _set_aside(path: Path) -> Path | None:
    """Rename the file at ``path``; returns the new path, None if that is impossible."""
    try:
        return files.set_aside(path)
    except OSError:
        return None


def write(path: Path, settings: Settings) -> Trouble | None:
    """Write ``settings`` to ``path``, as a whole or not at all; returns None or the trouble."""
    # not by msgspec.json, which may end the process if memory is short
    words = json.dumps(msgspec.to_builtins(settings), indent=2, ensure_ascii=False).encode()
    try:
        files.make_folder(path.parent)
        with files.whole(path, 0o600) as target:
            target.write(words + b"\n")
    except OSError as fault:
        return Trouble("unwritable", files.why(fault))
    return None


OF_WINDOW = ("window", "maximised", "full_screen", "mute")
"""The settings that are separate for each window."""
SettingsListener = Callable[[Settings, Settings], None]


@dataclass(slots=True)
class Keeper:
    """Holds the current settings. Without a ``path`` they are not saved.

    ``troubles`` are those not yet reported to the player.
    """

    path: Path | None = None
    settings: Settings = field(default_factory=Settings)
    troubles: list[Trouble] = field(default_factory=list)
    first: bool = False
    _listeners: list[SettingsListener] = field(default_factory=list)
    _kept: Settings | None = None
    _unwritable: bool = False
    _tried: float = 0.0

    def listen(self, listener: SettingsListener) -> None:
        """Call ``listener`` with the settings before and after every change."""
        self._listeners.append(listener)

    def change(self, **values: Any) -> None:
        """Set ``values`` and call the listeners; raises ValidationError for an invalid value."""
        before = self.settings
        changed = msgspec.structs.replace(before, **values)
        self.settings = msgspec.convert(msgspec.to_builtins(changed), Settings)
        if self.settings != before:
            for listener in self._listeners:
                listener(before, self.settings)

    def reset(self) -> None:
        """Restore all defaults except language, last game, window size, progress, and the use of keys and switches.

        Some players could not continue without their keys or switches. The phases are explained again.
        """
        now = self.settings
        plain = Settings(language=now.language, setup=now.setup, window=now.window, maximised=now.maximised,
                         lessons_done=now.lessons_done, lessons_begun=now.lessons_begun,
                         first_evening=now.first_evening, album_seen=now.album_seen, keys=now.keys, pad=now.pad,
                         keys_act=now.keys_act, bounce=now.bounce, scanning=now.scanning, scan_ms=now.scan_ms,
                         screen_keyboard=now.screen_keyboard)
        self.change(**msgspec.structs.asdict(plain))

    def keep(self) -> None:
        """Write the changed settings into the file; others stay as another window may have written them.

        A failure is added to the troubles, but not again before a write has succeeded.
        """
        if self.path is None or self.settings == self._kept:
            return
        with files.locked(self.path.with_name(LOCK), LOCK_S):
            trouble = self._write(self.path)
        if trouble is None:
            self._kept, self.first, self._unwritable = self.settings, False, False
            return
        self._tried = time.monotonic()
        if not self._unwritable:
            self._unwritable = True
            self.troubles.append(trouble)

    def take_over(self) -> bool:
        """Read another window's settings from the file, and keep this window's changes.

        Returns whether a setting changed. Nothing is taken from a file that cannot be read; the next :meth:`keep`
        reports it.
        """
        try:
            there, troubles = _decoded(files.read_bytes(self.path, MOST_BYTES + 1)) if self.path else (None, ())
        except OSError:
            return False
        if there is None or troubles:
            return False
        kept, now = self._kept or Settings(), self.settings
        mine = {name: getattr(now, name) for name in OF_WINDOW}
        self._kept = msgspec.structs.replace(there, **{name: getattr(kept, name) for name in OF_WINDOW})
        self.change(**msgspec.structs.asdict(merged(kept, now, there)) | mine)
        return self.settings != now

    def catch_up(self) -> None:
        """Try again to write the changes that the last :meth:`keep` could not write, at most every RETRY_S seconds."""
        if self._unwritable and time.monotonic() - self._tried >= RETRY_S:
            self.keep()

    def _write(self, path: Path) -> Trouble | None:
        """Merge the settings into the file at ``path``; returns the trouble, None if they were written.

        A file that can be neither read nor set aside is left as it is.
        """
        found = read(path)
        unkept = next((trouble for trouble in found.troubles if trouble.unkept), None)
        if unkept is not None:
            return Trouble("unwritable", unkept.about)
        self.troubles += found.troubles
        if found.first or any(trouble.kind == "unreadable" for trouble in found.troubles):
            return write(path, self.settings)
        return write(path, merged(self._kept or Settings(), self.settings, found.settings))


def keeper(path: Path) -> Keeper:
    """Read the file at ``path`` and return its keeper.

    The keeper does not overwrite a file that can be neither read nor set aside, because another program may be using
    it for a moment.
    """
    found = read(path)
    unkept = any(trouble.unkept for trouble in found.troubles)
    kept = None if found.first or found.troubles else found.settings
    return Keeper(None if unkept else path, found.settings, list(found.troubles), found.first, _kept=kept)


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """Options of the window; one that is None is taken from the settings or the system, or chosen at random.

    ``seed`` makes packs, dealer and bots repeatable, for tests; ``size`` is width and height in pixels; ``open`` is a
    file of records to show first; ``log`` is the lowest level that is logged.
    """

    preset: str | None = None
    players: int | None = None
    seed: int | None = None
    size: tuple[int, int] | None = None
    data_dir: Path | None = None
    lang: str | None = None
    mute: bool = False
    open: Path | None = None
    log: str = "info"
