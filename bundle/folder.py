"""Builds the folder of the game, which runs without Python."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from game.about import DESKTOP_NAME, NAME, TITLE, VERSION

from . import icons, licences

ROOT = Path(__file__).parents[1]
WORK = ROOT / "build" / "bundle"


def python_package(kind: str, out: Path, source: Path = ROOT) -> Path:
    """Build the package of ``kind`` (wheel, sdist) of the checkout ``source`` in ``out``; returns its path.

    Its requirements are those of the build system in pyproject.toml, installed in a separate environment.
    """
    run(sys.executable, "-m", "build", f"--{kind}", "--outdir", out, source)
    return max(out.glob("*.whl" if kind == "wheel" else "*.tar.gz"), key=lambda file: file.stat().st_mtime)


def build_folder(out: Path) -> Path:
    """Build the folder of the game in ``out``, on macOS also the application; returns the path of the program."""
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.unpack_archive(python_package("wheel", WORK / "wheel"), WORK / "site", "zip")
    drawn = icons.pictures(ROOT / "sprites" / "table")
    (WORK / "icon.ico").write_bytes(icons.ico(drawn))
    (WORK / "icon.icns").write_bytes(icons.icns(drawn))
    licences.gather(WORK / "licences", ROOT)
    run(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", out,
        "--workpath", WORK / "work", ROOT / "bundle" / "tarot.spec")
    if sys.platform == "linux":
        _menu_entry(out / NAME / "share")
    if sys.platform == "darwin":
        return out / f"{TITLE}.app" / "Contents" / "MacOS" / NAME
    return out / NAME / (NAME + (".exe" if sys.platform == "win32" else ""))


def whole(program: Path) -> Path:
    """The folder that contains all files of the bundled ``program``; on macOS the application."""
    return program.parents[2] if sys.platform == "darwin" else program.parent


def run(*words: str | Path, cwd: Path = ROOT) -> None:
    """Run the command ``words`` in the folder ``cwd``, without its output; raises CalledProcessError if it fails."""
    subprocess.run([*map(str, words)], check=True, cwd=cwd, stdout=subprocess.DEVNULL)  # noqa: S603 - our own words


def size(folder: Path) -> tuple[int, int]:
    """The number of files in ``folder``, and their size in MB (10⁶ bytes)."""
    sizes = [file.lstat().st_size for file in folder.rglob("*") if not file.is_dir()]
    return len(sizes), round(sum(sizes) / 10**6)


def _menu_entry(share: Path) -> None:
    """Copy the menu entry, its metadata and icons to ``share``, with the structure of ``~/.local/share``."""
    data = next((WORK / "site").glob("*.data")) / "data" / "share"
    shutil.copytree(data, share, dirs_exist_ok=True)
    metainfo = share / "metainfo" / f"{DESKTOP_NAME}.metainfo.xml"
    metainfo.write_text(published(metainfo.read_text(encoding="utf-8"), os.environ), encoding="utf-8")


def published(metainfo: str, env: Mapping[str, str]) -> str:
    """``metainfo`` with the links to the repository, if the variables ``env`` of a hosted runner name one."""
    if "GITHUB_REPOSITORY" not in env:
        return metainfo
    home = f"{env['GITHUB_SERVER_URL']}/{env['GITHUB_REPOSITORY']}"
    shown = re.sub(r"<!-- published:\n(.*?)\s*-->", r"\1", metainfo, flags=re.DOTALL)
    return shown.replace("HOME", home).replace("TAG", f"v{VERSION}")
