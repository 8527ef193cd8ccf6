"""One name for one thing: no two modules of the game define a public class, type or function of the same name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

#: Names that two modules may define, each with the reason.
TWINS: dict[str, str] = {}

#: Names that several functions have, each with the reason.
SHARED = {
    "add_arguments": "every command has it", "run": "every command and every measurement has it",
    "main": "the program, and its command line", "clear_cache": "every cache of pictures has it",
    "choose": "every bot has it", "card_of": "the card of an action, in two layers",
    "draw": "a random number in the kernel, a text elsewhere",
    "identity": "of a file, of a record", "path_in": "of settings, log and games, each in a folder",
    "points": "as numbers for bots, as words for people", "read": "settings, and a record",
    "write": "settings, and a record", "set_aside": "any file, and one of SQLite with the files beside it",
    "suit": "the sign, drawn plainly or from its picture", "use": "a compiler, and a language",
    "why": "the reason for a fault, more exact for games",
    "window_size": "from the settings, and from the command line",
}


def types_in(tree: ast.Module) -> Iterator[str]:
    """The public classes and type aliases at the top of a module: ``class Deal``, ``Seat = int``."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name):
                names = [name]
            case ast.Assign(targets=targets):
                names = [target.id for target in targets if isinstance(target, ast.Name)]
            case ast.AnnAssign(target=ast.Name(id=name)):
                names = [name]
            case _:
                names = []
        yield from (name for name in names if name[0].isupper() and not name.isupper())


def functions_in(tree: ast.Module) -> Iterator[str]:
    """The public functions at the top of a module."""
    yield from (node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_")


def defined_twice(trees: dict[str, ast.Module],
                  names_in: Callable[[ast.Module], Iterator[str]] = types_in) -> dict[str, list[str]]:
    """The names of types, or others by ``names_in``, that several modules define, and the modules."""
    places = defaultdict[str, list[str]](list)
    for module, tree in trees.items():
        for name in names_in(tree):
            places[name].append(module)
    return {name: where for name, where in places.items() if len(where) > 1}


def game() -> dict[str, ast.Module]:
    """The modules of the game by their paths."""
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text(encoding="utf-8"))
            for path in sorted((ROOT / "game").rglob("*.py"))}


@pytest.mark.parametrize("source", ["class Row:\n    pass", "Row = tuple[int, ...]", "Row: object = int"])
def test_a_second_definition_is_found(source):
    first = ast.parse("class Row:\n    pass\nclass _Row:\n    pass\nROW = 1")
    assert defined_twice({"game.one": first, "game.two": ast.parse(source)}) == {"Row": ["game.one", "game.two"]}


def test_no_type_is_defined_in_two_modules():
    found = defined_twice(game())
    assert {name: where for name, where in found.items() if name not in TWINS} == {}
    assert TWINS.keys() <= found.keys(), "an exception that nothing needs any more"


def test_a_second_function_is_found():
    tree = ast.parse("def rows(): ...\ndef _cell(): ...")
    assert defined_twice({"one": tree, "two": tree}, functions_in) == {"rows": ["one", "two"]}


def test_no_function_is_defined_in_two_modules():
    found = defined_twice(game(), functions_in)
    assert {name: where for name, where in found.items() if name not in SHARED} == {}
    assert SHARED.keys() <= found.keys(), "an exception that nothing needs any more"
