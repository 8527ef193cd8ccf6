"""One name for one thing: a class or a type has a name that no other in the game has."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

#: Names that two modules may define, each with the reason.
TWINS: dict[str, str] = {}


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


def defined_twice(trees: dict[str, ast.Module]) -> dict[str, list[str]]:
    """The names of types that several modules define, and which these are."""
    places = defaultdict[str, list[str]](list)
    for module, tree in trees.items():
        for name in types_in(tree):
            places[name].append(module)
    return {name: where for name, where in places.items() if len(where) > 1}


@pytest.mark.parametrize("source", ["class Row:\n    pass", "Row = tuple[int, ...]", "Row: object = int"])
def test_a_second_definition_is_found(source):
    first = ast.parse("class Row:\n    pass\nclass _Row:\n    pass\nROW = 1")
    assert defined_twice({"game.one": first, "game.two": ast.parse(source)}) == {"Row": ["game.one", "game.two"]}


def test_no_type_is_defined_in_two_modules():
    trees = {str(path.relative_to(ROOT)): ast.parse(path.read_text(encoding="utf-8"))
             for path in sorted((ROOT / "game").rglob("*.py"))}
    found = defined_twice(trees)
    assert {name: where for name, where in found.items() if name not in TWINS} == {}
    assert TWINS.keys() <= found.keys(), "an exception that nothing needs any more"
