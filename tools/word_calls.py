"""Compares the message catalogues with the code: keys that are missing or unused, and wrong placeholders.

A key is a literal in a call, or computed, as in ``say(f"level.{name}")``. A computed part may be any text that occurs
in the code, so that an unused key is not found if its parts have other uses.
"""

from __future__ import annotations

import ast
import re
import string
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.engine.cards import PACK
from game.engine.variants import OPTIONS
from game.view import words
from game.view.bindings import Verb

from .lint.sources import nodes_of, tree_of

GAME = Path(__file__).parent.parent / "game"
SAYING: Mapping[str, tuple[str, ...]] = {"say": (), "lazy": (), "count": ("n",), "of_player": ("name",)}
"""The functions of `game.view.words` that take a key, and the placeholders that they fill in by themselves."""
KEYS = frozenset(words.KEY + verb for verb in Verb)
KEY = re.compile(r"[a-z0-9_]+(\.[a-zA-Z0-9_-]+)+")
"""A key; the catalogues also contain messages of argparse, whose keys are the English texts."""
HOLE = "\0"
"""A computed part of a key."""
VALUES = frozenset(("back", "click_plays", "cursor", "deck", "deed", "deeds", "felt", "indices", "key", "keys_act",
                    "language", "magnifier", "pause", "length", "scanning", "side", "speech", "speed", "suit_colours",
                    "titles"))
"""Areas whose keys are completely computed: values of settings (`KINDS`), SDL's names of keys, deeds."""
EXAMPLE = "cards.left"
"""The example of a plural in the documentation, which the tests use."""

Forms = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Call:
    """A request at a ``place`` in the code for one of ``keys``; ``given`` are the placeholders, or None if they are
    computed."""

    place: str
    keys: tuple[str, ...]
    given: frozenset[str] | None

    def fits(self, key: str) -> bool:
        return any(_fillers(own, key) is not None for own in self.keys)


def placeholders(form: str) -> frozenset[str]:
    """The names in braces of ``form``, except those of keys; raises ValueError if braces do not match."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(form) if name is not None) - KEYS


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the game with its path."""
    for path in sorted(GAME.rglob("*.py")):
        yield path.relative_to(GAME.parent).as_posix(), tree_of(path)


def calls_in(path: str, tree: ast.Module) -> Iterator[Call]:
    """Yield the calls in ``tree`` of functions of `SAYING`, or of a command's messages, whose key begins with a
    literal."""
    known = {alias.asname or alias.name for node in nodes_of(tree) if isinstance(node, ast.ImportFrom)
             and (node.module or "").split(".")[-1] == "words" for alias in node.names}
    areas = {node.targets[0].id: node.value.args[0].value for node in tree.body
             if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
             and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name)
             and node.value.func.id == "CommandWords" and isinstance(node.value.args[0], ast.Constant)
             and isinstance(node.value.args[0].value, str)}
    for node in nodes_of(tree):
        place = f"{path}:{getattr(node, 'lineno', 0)}"
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="words"), attr=name)) if name in SAYING:
                yield from _calls(place, name, node)
            case ast.Call(func=ast.Name(id=name)) if name in SAYING and name in known:
                yield from _calls(place, name, node)
            case ast.Call(func=ast.Attribute(value=ast.Subscript(value=ast.Name(id=name)), attr="format")) \
                    if name in areas and isinstance(node.func, ast.Attribute):
                keys = _keys(node.func.value.slice) if isinstance(node.func.value, ast.Subscript) else ()
                yield Call(place, tuple(f"cli.{areas[name]}.{key}" for key in keys), _given(node))
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="count")) if name in areas:
                yield Call(place, tuple(f"cli.{areas[name]}.{key}" for key in _keys(node.args[0])), _given(node, "n"))
            case ast.Subscript(value=ast.Name(id=name)) if name in areas:
                yield Call(place, tuple(f"cli.{areas[name]}.{key}" for key in _keys(node.slice)), None)


def _calls(place: str, name: str, node: ast.Call) -> Iterator[Call]:
    given, keys = _given(node, *SAYING[name]), tuple(key for key in _keys(node.args[0]) if not key.startswith(HOLE))
    if keys:
        yield Call(place, keys, given)
    if keys and name == "of_player":
        yield Call(place, tuple(f"{key}.you" for key in keys), given and given - {"name"})


def _given(node: ast.Call, *own: str) -> frozenset[str] | None:
    names = [word.arg for word in node.keywords if word.arg is not None]
    return frozenset((*names, *own)) if len(names) == len(node.keywords) else None


def _keys(node: ast.expr) -> tuple[str, ...]:
    """The possible values of ``node`` as a key, with a `HOLE` for every computed part."""
    match node:
        case ast.IfExp():
            return _keys(node.body) + _keys(node.orelse)
        case _:
            return (found,) if (found := _text(node)) else ()


def _text(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(_text(value) or HOLE for value in values)
        case ast.BinOp(op=ast.Add()):
            left, right = _text(node.left), _text(node.right)
            return (left or HOLE) + (right or HOLE) if left or right else ""
    return ""


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """A regular expression for the keys of ``pattern``; adjacent holes count as one."""
    return re.compile("(.+)".join(map(re.escape, re.split(f"{HOLE}+", pattern))))


def _fillers(pattern: str, key: str) -> tuple[str, ...] | None:
    """The texts that fill the holes of ``pattern`` in ``key``; None if ``key`` does not match."""
    found = _compiled(pattern).fullmatch(key)
    return None if found is None else found.groups()


# -- faults -----------------------------------------------------------------------------------------------------------


class Code:
    """The uses of messages in the code: all ``calls``, those by key in ``asked``, and all ``texts`` of the code.

    Computed parts of texts are a `HOLE`.
    """

    def __init__(self, trees: Mapping[str, ast.Module]) -> None:
        self.calls = [call for path, tree in trees.items() for call in calls_in(path, tree)]
        self.asked = defaultdict[str, list[Call]](list)
        for call in self.calls:
            for key in call.keys:
                self.asked[key].append(call)
        self._computing = [call for call in self.calls if any(HOLE in key for key in call.keys)]
        self._computed = dict[str, list[Call]]()
        self.texts = {text for tree in trees.values() for text in _texts(tree)}
        self.patterns = [text for text in self.texts if HOLE in text and re.match(r"[a-z0-9_]+\.", text)]
        values = {str(value) for some in OPTIONS.values() for value in some or ()}
        cards = {part for card in PACK for part in (card.name, card.name[:1], card.name[1:])}
        spelt = {word for text in self.texts for word in (text, *text.split(), text.strip("_"))}
        self.names = {name.lower() for name in spelt | values | cards}

    def uses(self, key: str) -> bool:
        """Whether the code contains ``key``, or may compute it."""
        key = key.removesuffix(".you").removesuffix(".by_you")
        return key in self.asked or key in self.texts or any(
            all(map(self._is_name, fillers)) for pattern in self.patterns
            if (fillers := _fillers(pattern, key)) is not None)

    def computing(self, key: str) -> list[Call]:
        if key not in self._computed:
            self._computed[key] = [call for call in self._computing if call.fits(key)]
        return self._computed[key]

    def _is_name(self, text: str) -> bool:
        text = text.lower()
        return text in self.names or all(part in self.names for part in re.split(r"[._]", text))


def _texts(tree: ast.Module) -> Iterator[str]:
    """Yield every text in ``tree`` except docstrings, and also the names of fields and arguments, which may end
    keys."""
    told = {id(node.value) for node in nodes_of(tree) if isinstance(node, ast.Expr)}
    for node in nodes_of(tree):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.keyword(arg=str(name)):
                yield name
            case ast.expr() if id(node) not in told and (text := _text(node)):
                yield text


def faults(found: Forms, code: Code) -> list[str]:
    """The conflicts between ``found``, the forms of every key of a catalogue, and the ``code``."""
    wrong, open_ = [], dict[str, frozenset[str]]()
    for key, forms in found.items():
        try:
            open_[key] = frozenset().union(*map(placeholders, forms))
        except ValueError as fault:
            wrong.append(f"{key}: {fault}")
    for call in code.calls:
        wrong += [f"{call.place} asks for {key}, which no catalogue has" for key in call.keys
                  if HOLE not in key and key not in found]
    wrong += [f"{key} is not used" for key in found if KEY.fullmatch(key) and key != EXAMPLE
              and key.split(".")[0] not in VALUES and not code.uses(key)]
    return wrong + list(_wrongly_filled(open_, code))


def _wrongly_filled(open_: Mapping[str, frozenset[str]], code: Code) -> Iterator[str]:
    """Yield a sentence for each call that leaves a placeholder of its key unfilled or fills others."""
    for key, wanted in open_.items():
        exact = code.asked.get(key, [])
        lack = [(call.place, wanted - call.given) for call in exact if call.given is not None and wanted - call.given]
        near = [] if exact or key in code.texts else code.computing(key)
        if near and all(call.given is not None and wanted - call.given for call in near):
            lack = [(near[0].place, wanted - (near[0].given or frozenset()))]
        yield from (f"{place} gives {key} no {', '.join(sorted(names))}" for place, names in lack)
    for call in code.calls:
        known = [open_[key] for key in call.keys if key in open_]
        over = (call.given or frozenset()) - frozenset({"n"}.union(*known))
        if over and known and len(known) == len(call.keys):
            yield f"{call.place} gives {call.keys[0]} {', '.join(sorted(over))}, which it does not say"
