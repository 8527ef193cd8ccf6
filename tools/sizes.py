"""Prints the sizes of the packages, and the modules with the most imports: `python -m tools.sizes [FOLDER]`.

A code line is neither blank nor a comment, a docstring or an import. The fan-in of a module is the number of modules
that import it, the fan-out that of the modules that it imports.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from pathlib import Path

from .lint.architecture import imports
from .lint.sources import ROOT, modules, nodes_of

SHORT, MOST = 3, 8
"""The most lines of a short function, and the number of modules listed with the largest fan."""
COLUMNS = ("files", "lines", "code", "imports", "functions", f"of <= {SHORT}")


@dataclass
class Size:
    """The size of a package, in the order of COLUMNS."""

    files: int = 0
    lines: int = 0
    code: int = 0
    imports: int = 0
    functions: int = 0
    short: int = 0

    def __iadd__(self, other: Size) -> Size:
        for name, more in vars(other).items():
            setattr(self, name, getattr(self, name) + more)
        return self


def size_of(tree: ast.Module, text: str) -> Size:
    """The size of the module ``tree``, whose source is ``text``."""
    lines = text.splitlines()
    nodes = nodes_of(tree)
    imported = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    said = [node for node in nodes if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)]
    other = {line for node in (*imported, *said) for line in range(node.lineno, (node.end_lineno or 0) + 1)}
    code = [number for number, line in enumerate(lines, 1)
            if line.strip() and not line.lstrip().startswith("#") and number not in other]
    short = [node for node in functions if (node.end_lineno or 0) - body(node).lineno < SHORT]
    return Size(1, len(lines), len(code), sum((node.end_lineno or 0) - node.lineno + 1 for node in imported),
                len(functions), len(short))


def body(function: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.stmt:
    """The first statement after the docstring, or the docstring if there is nothing else."""
    return function.body[1 if len(function.body) > 1 and ast.get_docstring(function, clean=False) else 0]


def report(folder: str = "game") -> Iterator[str]:
    """The lines of the table for the packages in ``folder``, and the modules with the largest fans."""
    sizes: dict[str, Size] = defaultdict(Size)
    for name, tree in modules(folder).items():
        path = ROOT / name.replace(".", "/")
        text = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")
        size = size_of(tree, text)
        package = ".".join(name.split(".")[:2]) if path.is_dir() or name.count(".") > 1 else folder
        for total in (package, "all"):
            sizes[total] += size
    yield f"{'package':<16}" + "".join(f"{column:>11}" for column in COLUMNS)
    yield from (f"{name:<16}" + "".join(f"{number:>11,}" for number in astuple(size))
                for name, size in sorted(sizes.items(), key=lambda item: (item[0] == "all", item[0])))
    if folder == "game":
        arrows = {(name, other) for name in modules() for other, _ in imports(name)
                  if other in modules() and other != name}
        for title, end in (("fan-in", 1), ("fan-out", 0)):
            most = Counter(arrow[end] for arrow in arrows).most_common(MOST)
            yield f"{title}: " + ", ".join(f"{name.removeprefix('game.')} {count}" for name, count in most)


if __name__ == "__main__":
    print("\n".join(report(*map(str, map(Path, sys.argv[1:2])))))
