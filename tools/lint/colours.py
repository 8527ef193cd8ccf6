"""Checks that colours are read when something is drawn; otherwise a change to high contrast would have no effect."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from game.ui.draw import theme

from .sources import modules

COLOURS = {name for name, value in vars(theme).items() if name.isupper() and isinstance(value, (tuple, dict))}
GROUNDS = ("ON_PAPER", "ON_FELT")


def read_too_early(node: ast.AST) -> Iterator[str]:
    """Yield the colours that ``node`` reads when its module is imported: outside functions, and in default values."""
    match node:
        case ast.FunctionDef(args=args) | ast.Lambda(args=args):
            for default in (*args.defaults, *filter(None, args.kw_defaults)):
                yield from read_too_early(default)
            return
        case ast.Attribute(value=ast.Name(id="theme"), attr=name) if name in COLOURS:
            yield name
        case ast.Attribute(value=ast.Attribute(attr=name)) if name in GROUNDS:
            yield name
        case ast.ImportFrom(module=str(module), names=names) if module.endswith("theme"):
            yield from (one.name for one in names if one.name in COLOURS)
    for child in ast.iter_child_nodes(node):
        yield from read_too_early(child)


def a_colour_is_looked_up_when_something_is_drawn() -> Iterator[str]:
    """No module of the window copies a colour of the theme when the module is imported."""
    for name, tree in modules().items():
        if name.startswith("game.ui") and name != theme.__name__:
            yield from (f"{name} reads {colour}" for colour in read_too_early(tree))


RULES = (a_colour_is_looked_up_when_something_is_drawn,)
