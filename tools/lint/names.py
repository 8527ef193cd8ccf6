"""Checks that no two modules of the game define a public class, type or function of the same name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping

from .sources import modules

SHARED = {
    "add_arguments": "every command has it", "run": "every command and every measurement has it",
    "main": "the program, and its command line", "clear_cache": "every cache of pictures has it",
    "choose": "every bot has it", "card_of": "the card of an action, in two layers",
    "fitting": "a window, and a picture",
    "deed": "of the album, and of an action",
    "draw": "a random number in the kernel, a text elsewhere",
    "identity": "of a file, of a record", "path_in": "of settings, log and games, each in a folder",
    "points": "as numbers for bots, as words for people", "read": "settings, and a record",
    "write": "settings, and a record", "set_aside": "any file, and one of SQLite with the files beside it",
    "suit": "the sign, drawn plainly or from its picture", "use": "a compiler, and a language",
    "why": "the reason for a fault, more exact for games",
    "window_size": "from the settings, and from the command line",
}
"""Names that several functions have, each with the reason."""


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
    yield from (node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_")


def defined_twice(trees: Mapping[str, ast.Module],
                  names_in: Callable[[ast.Module], Iterator[str]] = types_in) -> dict[str, list[str]]:
    """The names found by ``names_in`` that several modules define, with these modules."""
    places = defaultdict[str, list[str]](list)
    for module, tree in trees.items():
        for name in names_in(tree):
            places[name].append(module)
    return {name: where for name, where in places.items() if len(where) > 1}


def no_type_is_defined_in_two_modules() -> Iterator[str]:
    """The name of a class or type alias is defined in one module only."""
    return (f"{name}: {', '.join(where)}" for name, where in defined_twice(modules()).items())


def no_function_is_defined_in_two_modules() -> Iterator[str]:
    """The name of a public function is defined in one module only, except those of `SHARED`."""
    found = defined_twice(modules(), functions_in)
    yield from (f"{name}: {', '.join(where)}" for name, where in found.items() if name not in SHARED)
    yield from (f"{name} is in SHARED, but defined once" for name in SHARED if name not in found)


RULES = (no_type_is_defined_in_two_modules, no_function_is_defined_in_two_modules)
