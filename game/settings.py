"""What a player likes, kept in a file: read kindly, written whole."""

from __future__ import annotations

import itertools
import os
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import platformdirs
from msgspec import Meta, Struct

from .about import NAME

VERSION = 2
FILE = "settings.json"
MOST_BYTES = 1_000_000  # a real file has about 1,000

Raw = dict[str, Any]
Migration = Callable[[Raw], Raw]
#: By version, what turns a file of that version into one of the next: a field renamed, a value that means another now.
MIGRATIONS: Mapping[int, Migration] = {1: lambda raw: {**raw, "back": "tulip"}}  # there was one back, unnamed

Step = Literal["slow", "normal", "fast", "instant"]
Rest = Literal["slow", "normal", "fast", "instant", "clicked"]
Percent = Literal[100, 125, 150, 175]
Version = Annotated[int, Meta(ge=1)]
Volume = Annotated[int, Meta(ge=0, le=100)]
Pixels = Annotated[int, Meta(ge=1, le=32_000)]
Side = Literal["left", "right"]
Name = Annotated[str, Meta(max_length=40)]


class Setup(Struct, frozen=True):
    """A game as it was set up: ``options`` differ from the preset's, ``names`` and ``levels`` go by seat.

    The person sits at the first seat; what is missing or empty is filled in at the table. ``watch``: bots only.
    ``takes_back``: the person may take own actions back.
    """

    preset: str = "chambery"
    options: dict[str, bool | int | str] = {}
    names: tuple[Name, ...] = ()
    levels: tuple[str, ...] = ()
    watch: bool = False
    takes_back: bool = False


class Settings(Struct, frozen=True, kw_only=True):
    """Everything a player may set. A new one is a line here, with the value it has for whoever never set it."""

    version: int = VERSION
    language: str = ""
    """Code of a language; empty as the system has it."""
    text_percent: Percent = 100
    full_screen: bool = False
    window: tuple[Pixels, Pixels] | None = None
    """Width and height in pixels; None as the desktop allows."""
    card_speed: Step = "normal"
    bot_pause: Step = "normal"
    trick_rest: Rest = "normal"
    instant: bool = False
    reduced_motion: bool = False
    click_plays: Literal["once", "twice"] = "once"
    forced_last_card: bool = True
    """The last card plays itself."""
    counting_aid: bool = False
    """What can be counted from the own seat stands beside the table."""
    remarks: bool = True
    """A plain mistake is named at once."""
    pause_on_lost_focus: bool = True
    effects_volume: Volume = 80
    music_volume: Volume = 40
    mute: bool = False
    suit_order: Literal["SHCD", "SHDC", "SCHD"] = "SHCD"
    """Suits from left to right."""
    trumps: Side = "left"
    high: Side = "left"
    deck: Literal["flowers", "large-index"] = "flowers"
    back: Literal["tulip", "iris", "ginkgo"] = "tulip"
    felt: Literal["green", "blue", "wine", "black"] = "green"
    suit_colours: Literal["four", "two"] = "four"
    titles: Literal["translated", "printed"] = "translated"
    """What a flower is called above its page: in the language of the words, or as its card is titled in French."""
    setup: Setup = Setup()
    lessons_done: tuple[Name, ...] = ()
    """Lessons taken to their end."""
    lessons_begun: dict[str, Annotated[int, Meta(ge=0, le=999)]] = {}
    """Of the others, the step that was reached."""


def learnt_alone(before: Settings, after: Settings) -> bool:
    """Whether nothing but what was learnt differs."""
    learnt = {"lessons_done": after.lessons_done, "lessons_begun": after.lessons_begun}
    return msgspec.structs.replace(before, **learnt) == after


@dataclass(frozen=True, slots=True)
class Trouble:
    """What went wrong with the file.

    ``kind``: ``unreadable`` (no JSON of ours), ``values`` (some fields, named in ``about``), ``newer`` (written by a
    later version), ``unwritable`` (``about`` is the system's own sentence), ``game`` (what was played last cannot be
    played, ``about`` says why), ``lacking`` (not of the settings at all: files of the game are missing, ``about``
    names them). ``aside`` is where the old file lies now.
    """

    kind: Literal["unreadable", "values", "newer", "unwritable", "game", "lacking"]
    about: str = ""
    aside: Path | None = None


@dataclass(frozen=True, slots=True)
class Read:
    """What a file gave: ``settings``, perhaps a ``trouble``; ``first`` if there was no file."""

    settings: Settings
    trouble: Trouble | None = None
    first: bool = False


def path_in(folder: Path | None = None) -> Path:
    """The settings' file in ``folder``, or where this system keeps its users' settings."""
    return (folder or Path(platformdirs.user_config_dir(NAME, appauthor=False))) / FILE


def migrated(raw: Raw, steps: Mapping[int, Migration] = MIGRATIONS, to: int = VERSION) -> Raw:
    """``raw`` of an older version taken through ``steps`` to the version ``to``; what needs no step stays as it is."""
    for version in range(raw.get("version", to), to):
        raw = {**steps.get(version, dict)(raw), "version": version + 1}
    return raw


def parsed(raw: Raw) -> tuple[Settings, tuple[str, ...]]:
    """The settings in ``raw``, and the names of the fields whose values are not allowed: those have their defaults."""
    good: dict[str, Any] = {}
    wrong: list[str] = []
    for known in msgspec.structs.fields(Settings):
        if known.name in raw and known.name != "version":
            try:
                good[known.name] = msgspec.convert(raw[known.name], known.type, strict=True)
            except msgspec.ValidationError:
                wrong.append(known.name)
    return Settings(**good), tuple(wrong)


def read(path: Path) -> Read:
    """What lies at ``path``; a broken file is set aside beside it and what can be read of it is kept."""
    try:
        with path.open("rb") as file:
            written = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return Read(Settings(), first=True)
    except OSError as fault:
        return Read(Settings(), Trouble("unreadable", str(fault), _set_aside(path)))
    try:
        if len(written) > MOST_BYTES:
            raise msgspec.DecodeError(f"more than {MOST_BYTES} bytes")
        raw = msgspec.json.decode(written, type=dict[str, Any])
        version = msgspec.convert(raw.get("version", 1), Version)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        return Read(Settings(), Trouble("unreadable", str(fault), _set_aside(path)))
    settings, wrong = parsed(migrated(raw))
    if version > VERSION:
        return Read(settings, Trouble("newer", str(version), _set_aside(path)))
    return Read(settings, Trouble("values", ", ".join(wrong), _set_aside(path)) if wrong else None)


def _set_aside(path: Path) -> Path | None:
    """Give the file another name; None if the folder does not allow it."""
    free = (path.with_name(f"{path.stem}.broken-{n}{path.suffix}") for n in itertools.count(1))
    aside = next(name for name in free if not name.exists())
    try:
        path.rename(aside)
    except OSError:
        return None
    return aside


def write(path: Path, settings: Settings) -> Trouble | None:
    """Put ``settings`` at ``path``, whole or not at all; None, or why it cannot be."""
    words = msgspec.json.format(msgspec.json.encode(settings), indent=2)
    made: str | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=FILE, suffix=".new", delete=False) as target:
            made = target.name
            target.write(words + b"\n")
            target.flush()
            os.fsync(target.fileno())
        os.replace(made, path)
    except OSError as fault:
        if made is not None:
            with suppress(OSError):
                os.unlink(made)
        return Trouble("unwritable", str(fault))
    return None


Listener = Callable[[Settings, Settings], None]


@dataclass(slots=True)
class Keeper:
    """The one owner of the settings in use. Without a ``path`` they last as long as the program.

    ``troubles`` are what nobody has been told yet.
    """

    path: Path | None = None
    settings: Settings = field(default_factory=Settings)
    troubles: list[Trouble] = field(default_factory=list)
    first: bool = False
    _listeners: list[Listener] = field(default_factory=list)
    _kept: Settings | None = None
    _unwritable: bool = False

    def listen(self, listener: Listener) -> None:
        """Call ``listener`` with the settings before and after every change."""
        self._listeners.append(listener)

    def change(self, **values: Any) -> None:
        """Set ``values`` from now on and tell; ValidationError for what no setting may be."""
        before = self.settings
        changed = msgspec.structs.replace(before, **values)
        self.settings = msgspec.convert(msgspec.to_builtins(changed), Settings)
        if self.settings != before:
            for listener in self._listeners:
                listener(before, self.settings)

    def reset(self) -> None:
        """Everything as it was at the beginning, but for the language, the game played last, and what was learnt."""
        now = self.settings
        plain = Settings(language=now.language, setup=now.setup, window=now.window, lessons_done=now.lessons_done,
                         lessons_begun=now.lessons_begun)
        self.change(**msgspec.structs.asdict(plain))

    def keep(self) -> None:
        """Write what was changed; that it cannot be written is a trouble told once."""
        if self.path is None or self.settings == self._kept:
            return
        trouble = write(self.path, self.settings)
        if trouble is None:
            self._kept, self.first = self.settings, False
        elif not self._unwritable:
            self._unwritable = True
            self.troubles.append(trouble)


def keeper(path: Path) -> Keeper:
    """The keeper of the file at ``path``, read now; it writes nothing over a file that can neither be read nor set
    aside, which another program may hold for a moment."""
    found = read(path)
    troubles = [found.trouble] if found.trouble is not None else []
    if found.trouble is not None and found.trouble.aside is None:
        return Keeper(None, found.settings, troubles)
    kept = None if found.first or found.trouble is not None else found.settings
    return Keeper(path, found.settings, troubles, found.first, _kept=kept)
