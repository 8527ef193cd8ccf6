"""The source files that the rules read; each is parsed once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILT = {"build", "dist", "out", "__pycache__"}
"""Folders of generated files, in addition to those whose names begin with a dot."""


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def nodes_of(tree: ast.Module) -> tuple[ast.AST, ...]:
    """Every node of ``tree``; cached, because many rules use it."""
    return tuple(ast.walk(tree))


@cache
def modules(folder: str = "game") -> dict[str, ast.Module]:
    """Every module below ``folder`` by its full name."""
    found = {}
    for path in sorted((ROOT / folder).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = tree_of(path)
    return found


def python_files() -> Iterator[Path]:
    for folder in sorted(ROOT.iterdir()):
        if folder.is_dir() and folder.name[0] != "." and folder.name not in BUILT:
            yield from sorted(folder.rglob("*.py"))


def located(tree: ast.Module) -> Iterator[ast.expr | ast.stmt]:
    """Every node of ``tree`` that has a place in its file."""
    return (node for node in nodes_of(tree) if isinstance(node, ast.expr | ast.stmt))
