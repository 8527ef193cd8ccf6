"""The game starts with any file of settings; unknown parts are set aside and reported."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.settings import Keeper, WindowOptions, keeper, path_in
from game.store import nothing_kept
from game.ui.app import live, start
from game.ui.app.app import App, MemoryScreen
from game.ui.app.scene import Push
from game.ui.scenes.match import new_session
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import HOUSE, SetupScene
from game.ui.widgets import Dialog
from tests.test_settings import ODD
from tests.ui import pages
from tools.in_process import InProcess

FULL: dict[str, Any] = msgspec.to_builtins(ODD)
"""A file without any default."""
OPTIONS = WindowOptions(size=(1280, 720))


class Raw(str):
    """Raw text in the file, JSON or not."""


HOSTILE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 3, 4, 5, 6, 62, 78, 2**31, 2**63, 2**64, -2**63, 10**30, 0.5, -0.0, 1e308, "", "0",
    "abc", "chambery", "french", "piedmont", "call", "none", "croise", "stake", "french-open-call", "wizard", "club",
    "twice", "{suit_Q}", "{", "x" * 41, "x" * 5000, "\x00", "\x1b[31m", "a\nb", "\u200b", "❤️", "é", "नमस्ते",
    "\u202eevil", [], {}, [[]], [None], {"": None}, ["a"] * 300, {str(n): n for n in range(300)}, [1, 2], [1920, 1080],
    ["a", "b"], {"players": "abc"}, {"players": 3}, {"preset": "french", "options": {"players": "abc"}},
    {"options": {"pack": "x"}},
    Raw("NaN"), Raw("Infinity"), Raw("-Infinity"), Raw("1e400"), Raw("1" * 5000), Raw('"\\ud800"'), Raw('"\\udc00x"'),
    Raw('"\\ud83d\\ud83d"'), Raw("[" * 3000 + "]" * 3000), Raw("[" * 100 + "]" * 100),
    Raw('{"a":' * 2000 + "1" + "}" * 2000),
    Raw(""), Raw("'a'"), Raw("undefined"), Raw("// a remark\n1"), Raw('{"a": 1, "a": 2}'), Raw("01"), Raw('"\\x"'),
)


class Pairs(list[tuple[str, Any]]):
    """An object whose keys may occur twice."""


def ordered(value: Any) -> Any:
    """``value`` with its objects as :class:`Pairs`."""
    if isinstance(value, dict):
        return Pairs((key, ordered(inner)) for key, inner in value.items())
    return [ordered(inner) for inner in value] if isinstance(value, list | tuple) else value


def written(value: Any) -> str:
    """``value`` as JSON, except that :class:`Raw` text is unchanged."""
    match value:
        case Raw():
            return str(value)
        case Pairs() | dict():
            pairs = value.items() if isinstance(value, dict) else value
            return "{" + ", ".join(f"{json.dumps(key)}: {written(inner)}" for key, inner in pairs) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(written, value)) + "]"
        case _:
            return json.dumps(value)


def places(value: Any) -> Iterator[tuple[Any, int]]:
    if isinstance(value, list):
        for at, inner in enumerate(value):
            yield value, at
            yield from places(inner[1] if isinstance(value, Pairs) else inner)


def put(holder: Any, at: int, value: Any) -> None:
    holder[at] = (holder[at][0], value) if isinstance(holder, Pairs) else value


def got(holder: Any, at: int) -> Any:
    return holder[at][1] if isinstance(holder, Pairs) else holder[at]


def other_type(value: Any) -> Any:
    """``value`` in another type that is written similarly."""
    match value:
        case bool():
            return int(value)
        case int():
            return str(value)
        case str():
            return [value]
        case Pairs():
            return [inner for _, inner in value]
        case list():
            return Pairs((str(at), inner) for at, inner in enumerate(value))
    return str(value)


def changed(tree: Any, rng: Random) -> Any:
    """``tree`` with one value in it replaced, removed, doubled, renamed, or of another type."""
    everywhere = list(places(tree))
    if not everywhere or rng.random() < 0.01:
        return ordered(rng.choice(HOSTILE))
    holder, at = rng.choice(everywhere)
    match rng.choice(("replace", "replace", "replace", "delete", "double", "type", "rename", "add", "move")):
        case "replace":
            put(holder, at, ordered(rng.choice(HOSTILE)))
        case "delete":
            del holder[at]
        case "double":
            holder.insert(rng.randrange(len(holder) + 1), holder[at])
            put(holder, at, ordered(rng.choice(HOSTILE)))
        case "type":
            put(holder, at, other_type(got(holder, at)))
        case "rename" if isinstance(holder, Pairs):
            holder[at] = (rng.choice([key for key, _ in holder] + ["", "weather", "version", "\x00"]), holder[at][1])
        case "add":
            holder.append(("weather", ordered(rng.choice(HOSTILE))) if isinstance(holder, Pairs)
                          else ordered(rng.choice(HOSTILE)))
        case _:
            put(holder, at, deepcopy(got(*rng.choice(everywhere))))
    return tree


def spoilt(raw: bytes, rng: Random) -> bytes:
    """``raw`` as damaged disks, editors and other systems leave it."""
    at = rng.randrange(len(raw) + 1)
    match rng.randrange(7):
        case 0:
            return raw[:at]
        case 1:
            return raw[:at] + rng.randbytes(rng.randrange(1, 9)) + raw[at:]
        case 2:
            return b"\xef\xbb\xbf" + raw
        case 3:
            return raw.decode("utf-8", "replace").encode("utf-16")
        case 4:
            return raw + raw
        case 5:
            return raw[:at] + bytes(rng.randrange(1, 9)) + raw[at + 9:]
    return raw[:at] + bytes([raw[at % len(raw)] ^ 1 << rng.randrange(8)]) + raw[at + 1:] if raw else b"\xff"


def mutation(seed: int) -> bytes:
    """The full file with one to three changes."""
    rng = Random(seed)
    tree = ordered(json.loads(json.dumps(FULL)))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        tree = changed(tree, rng)
    raw = written(tree).encode()
    return spoilt(raw, rng) if rng.random() < 0.1 else raw


def started(kept: Keeper) -> None:
    """Start with the settings read, and draw the menu, all notices, the page of a new game and the settings."""
    context = start.context_of(OPTIONS, InProcess(), kept, nothing_kept())
    app = App(start.first_scene(OPTIONS, context), MemoryScreen((1280, 720)))
    live.attach(app, kept)
    try:
        app.step([], 0.0)
        for _ in range(9):
            if not isinstance(app.scenes.top, Dialog):
                break
            pages.back(app)
            app.step([], 0.0)
        menu = app.scenes.top
        if isinstance(menu, MenuScene):
            app.scenes.take(Push(sheet := SetupScene(context, HOUSE)))
            for page in range(3):
                sheet.tabs.names.choose(page)
                app.step([], 0.0)
            app.scenes.take(Push(SettingsScene(context)))
            app.step([], 0.0)
        new_session(context)
        live.remember(app, kept)
    finally:
        app.close()


def tried(path: Path, raw: bytes, known: set[bytes]) -> None:
    """The game starts from ``raw`` at ``path``; an invalid file is set aside unchanged, and reported once.

    The scenes depend only on the settings that were read: those in ``known`` have been tested.
    """
    path.write_bytes(raw)
    kept = keeper(path)
    told, aside = list(kept.troubles), sorted(path.parent.glob("*.broken-*"))
    if told:
        assert [file.read_bytes() for file in aside] == [raw]
    else:
        assert not aside
    as_read = msgspec.json.encode([kept.settings, [trouble.kind for trouble in told]])
    if as_read not in known:
        known.add(as_read)
        started(kept)
    kept.keep()
    again = keeper(path)
    assert again.troubles == [], "told once, and what is written now is understood"
    assert again.settings == kept.settings
    for file in aside:
        file.unlink()


ALL = tuple(pytest.param(range(first, first + 1000), marks=pytest.mark.long) for first in range(0, 20_000, 1000))


@pytest.mark.parametrize("seeds", [range(20), *ALL], ids=str)
def test_the_game_starts_after_any_change_of_the_file(seeds, tmp_path):
    path, known = path_in(tmp_path), set[bytes]()
    for seed in seeds:
        try:
            tried(path, mutation(seed), known)
        except Exception as fault:
            raise AssertionError(f"seed {seed}: {mutation(seed)[:3000]!r}") from fault
    assert len(known) > len(seeds) / 20
