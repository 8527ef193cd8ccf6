"""The code on which a picture depends, through its imports."""
from __future__ import annotations

import ast
import functools
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .lettering import FONTS
from .meaning import bare, meaning
from .registry import Drawing

PACKAGE = __package__ or "sprites.atelier"
ALWAYS = (f"{PACKAGE}.render", f"{PACKAGE}.svg")
LETTERING = f"{PACKAGE}.lettering"


@dataclass(frozen=True, slots=True)
class Source:
    """A module: the hash of its code, and the modules of the atelier that it imports."""
    meaning: str
    imports: tuple[str, ...]


class Sources:
    """The modules of the atelier in `folder`, each read once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, Source | None] = {}

    def source(self, module: str) -> Source | None:
        """The `module` of the atelier, or None if there is no such module."""
        if module not in self._read:
            file = self._file(module)
            self._read[module] = _source(module, file) if file is not None else None
        return self._read[module]

    def _file(self, module: str) -> Path | None:
        if module != PACKAGE and not module.startswith(PACKAGE + "."):
            return None
        place = self.folder.joinpath(*module[len(PACKAGE) + 1:].split(".")) if module != PACKAGE else self.folder
        return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.exists()), None)

    def dependencies(self, module: str) -> dict[str, str]:
        """The hashes of `module` and of every module of the atelier that it needs, except the package's docstring."""
        found: dict[str, str] = {}
        waiting = [module]
        while waiting:
            name = waiting.pop()
            source = self.source(name) if name not in found and name != PACKAGE else None
            if source is not None:
                found[name] = source.meaning
                waiting += source.imports
        return found

    def fingerprint(self, drawing: Drawing, sizes: str) -> str:
        """The hash of everything that determines the look of `drawing` at `sizes`."""
        modules: dict[str, str] = {}
        for module in (*drawing.modules, *ALWAYS):
            modules |= self.dependencies(module)
        parts = [repr(drawing), sizes, *(f"{module} {does}" for module, does in sorted(modules.items()))]
        if LETTERING in modules:
            parts.append(_fonts_hash())
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:20]


SOURCES = Sources(Path(__file__).resolve().parent)


def _source(module: str, file: Path) -> Source:
    tree = bare(file.read_text("utf-8"))
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    return Source(meaning(tree), tuple(dict.fromkeys(_imported(package, tree))))


def _imported(package: str, tree: ast.Module) -> Iterator[str]:
    """The modules of the atelier that a module of `package` may import: each name may be one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = ".".join(package.split(".")[:len(package.split(".")) - node.level + 1])
            whole = f"{base}.{node.module}" if node.module else base
            yield whole
            yield from (f"{whole}.{alias.name}" for alias in node.names)


@functools.cache
def _fonts_hash() -> str:
    used = [FONTS / "Amarante.ttf"]
    return hashlib.sha256(b"".join(font.read_bytes() for font in used)).hexdigest()
