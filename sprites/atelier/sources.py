"""What code a picture depends on, followed through the imports."""
from __future__ import annotations

import ast
import functools
import hashlib
from collections.abc import Iterator
from pathlib import Path

from .lettering import FONTS
from .registry import Drawing

ATELIER = Path(__file__).resolve().parent
PACKAGE = __package__ or "sprites.atelier"
ALWAYS = (f"{PACKAGE}.render", f"{PACKAGE}.svg")
LETTERING = f"{PACKAGE}.lettering"


def module_file(module: str) -> Path | None:
    """The file of `module` of the atelier, or None if there is no such module."""
    if module != PACKAGE and not module.startswith(PACKAGE + "."):
        return None
    place = ATELIER.joinpath(*module[len(PACKAGE) + 1:].split(".")) if module != PACKAGE else ATELIER
    for file in (place.with_suffix(".py"), place / "__init__.py"):
        if file.exists():
            return file
    return None


def _imported(module: str, file: Path) -> Iterator[str]:
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = ".".join(package.split(".")[:len(package.split(".")) - node.level + 1])
            whole = f"{base}.{node.module}" if node.module else base
            yield whole
            yield from (f"{whole}.{alias.name}" for alias in node.names)


@functools.cache
def dependencies(module: str) -> frozenset[str]:
    """`module` and every module of the atelier it needs, the package's own docstring aside."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        file = module_file(name)
        if name not in found and name != PACKAGE and file is not None:
            found.add(name)
            waiting += _imported(name, file)
    return frozenset(found)


@functools.cache
def _text_hash(module: str) -> str:
    file = module_file(module)
    assert file is not None, module
    return hashlib.sha256(file.read_text("utf-8").encode()).hexdigest()  # read as text: line ends do not count


@functools.cache
def _fonts_hash() -> str:
    used = [FONTS / "Amarante.ttf"]
    return hashlib.sha256(b"".join(font.read_bytes() for font in used)).hexdigest()


@functools.cache
def fingerprint(drawing: Drawing, sizes: str) -> str:
    """The hash of everything that decides how `drawing` looks at `sizes`."""
    modules = set().union(*(dependencies(module) for module in (*drawing.modules, *ALWAYS)))
    parts = [repr(drawing), sizes, *(f"{module} {_text_hash(module)}" for module in sorted(modules))]
    if LETTERING in modules:
        parts.append(_fonts_hash())
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:20]
