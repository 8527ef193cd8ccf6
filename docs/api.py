"""Writes pages about engine and bots from their docstrings: `python -m docs.api`."""

from __future__ import annotations

import argparse
import re
import sys
import warnings
from collections.abc import Iterator
from importlib import import_module
from inspect import getsource
from pathlib import Path
from pkgutil import resolve_name, walk_packages

import pdoc
import pdoc.render
from pdoc.extract import walk_specs

ROOT = Path(__file__).parents[1]
PACKAGES = ("game.engine", "game.ai")
#: Modules without a page, because they need Numba.
LEFT_OUT = "tools.tune"
ROLE = re.compile(r":(?:func|data|class|meth|mod|attr|exc):`~?([\w.]+)`")


def modules() -> list[str]:
    """The names of all modules with a page."""
    found = [module.name for name in PACKAGES
             for module in walk_packages(import_module(name).__path__, f"{name}.") if LEFT_OUT not in module.name]
    return [*PACKAGES, *found]


def wanted(names: list[str]) -> list[str]:
    """The part of ``names`` to pass to pdoc, which finds the modules of a package without ``__all__`` by itself."""
    asked: list[str] = []
    for name in names:
        if not asked or name not in walk_specs([*asked, f"!{LEFT_OUT}"]):
            asked.append(name)
    return [*asked, f"!{LEFT_OUT}"]


def dead_ends(module: str) -> Iterator[str]:
    """Yield a line for each reference in ``module``, such as ``:func:``, to an object that does not exist."""
    here = import_module(module)
    places = (here, *(thing for thing in vars(here).values() if isinstance(thing, type)))
    for name in ROLE.findall(getsource(here)):
        if not (_exists(name) if name.startswith("game.") else any(hasattr(place, name) for place in places)):
            yield f"{module} refers to {name}, which does not exist"


def _exists(name: str) -> bool:
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


def main() -> int:
    """Write the pages; prints the faults and returns 1 if a docstring is malformed or has a dead reference."""
    parser = argparse.ArgumentParser(prog="python -m docs.api", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "out" / "api", metavar="FOLDER", help="where (out/api)")
    said = parser.parse_args()
    names = modules()
    for module in map(import_module, PACKAGES):
        for name in getattr(module, "__all__", ()):
            setattr(module, name, getattr(module, name))  # pdoc finds only modules that are attributes of the package
    warnings.simplefilter("error")
    pdoc.render.configure(docformat="restructuredtext", footer_text="Tarot des Fleurs", show_source=False)
    pdoc.pdoc(*wanted(names), output_directory=said.out)
    wrong = [line for name in names for line in dead_ends(name)]
    print("\n".join(wrong) or f"{len(names)} modules in {said.out}", file=sys.stderr if wrong else sys.stdout)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
