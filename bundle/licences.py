"""Collects the licences of all software in a bundle."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path

#: The packages in a bundle; a test compares them with pyproject.toml.
CARRIED = ("pygame-ce", "msgspec", "platformdirs", "tqdm", "accesskit", "pyinstaller")


def gather(folder: Path, root: Path) -> None:
    """Copy the licences of the game at ``root``, of Python and of every package into ``folder``."""
    for file in (root / "LICENSE", root / "sprites" / "LICENSE", *(root / "sprites" / "fonts").glob("OFL-*.txt")):
        _copy(file, folder / "tarot-des-fleurs" / file.relative_to(root))
    for python in _pythons():
        _copy(python, folder / "python" / python.name)
    for name in CARRIED:
        for file in texts(distribution(name)):
            _copy(file, folder / name / file.name)


def texts(package: Distribution) -> list[Path]:
    """The licence files of ``package``; that of pygame-ce is in its documentation."""
    return [Path(str(package.locate_file(file))) for file in package.files or ()
            if file.name == "LGPL.txt" or (".dist-info" in str(file) and _states_a_licence(file.name))]


def _states_a_licence(name: str) -> bool:
    return name.lower().startswith(("licen", "copying", "notice"))


def _pythons() -> list[Path]:
    """Python's licence, whose place depends on the system; empty if it is in none of the usual places."""
    places = (Path(sys.base_prefix) / "LICENSE.txt", Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
              Path(sys.base_prefix) / "LICENSE", Path("/usr/share/doc/python3/copyright"))
    return [place for place in places if place.is_file()][:1]


def _copy(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target)
