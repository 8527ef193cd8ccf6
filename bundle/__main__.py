"""`python -m bundle`: builds the game as a folder that runs without Python, and tests it."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from . import glibc, icons, licences, smoke

ROOT = Path(__file__).parents[1]
WORK = ROOT / "build" / "bundle"
NAME = "tarot-des-fleurs"


def main() -> int:
    """Build the folder and test it; returns 0, or 1 if it needs a newer C library than allowed."""
    parser = argparse.ArgumentParser(prog="python -m bundle", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER", help="where it goes (dist)")
    parser.add_argument("--no-check", action="store_true", help="build only")
    parser.add_argument("--glibc", type=glibc.version, metavar="2.35", help="fail if it needs a newer C library")
    said = parser.parse_args()
    program = built(said.out.resolve())
    print(program)
    if needed := glibc.needed(program.parent):
        print(f"needs glibc {glibc.written(needed)} or newer")
        if said.glibc and needed > said.glibc:
            return 1
    if not said.no_check:
        for line in smoke.smoke([str(program)]):
            print(line, flush=True)
    return 0


def built(out: Path) -> Path:
    """Build the folder of the game in ``out``; returns the path of the program in it."""
    shutil.rmtree(WORK, ignore_errors=True)
    unpack(wheel(WORK / "wheel"), WORK / "site")
    drawn = icons.pictures(ROOT / "sprites" / "table")
    (WORK / "icon.ico").write_bytes(icons.ico(drawn))
    (WORK / "icon.icns").write_bytes(icons.icns(drawn))
    licences.gather(WORK / "licences", ROOT)
    command = ["PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", out, "--workpath", WORK / "work",
               ROOT / "bundle" / "tarot.spec"]
    subprocess.run([sys.executable, "-m", *map(str, command)], check=True, cwd=ROOT)  # noqa: S603 - our own words
    folder = out / NAME
    if sys.platform == "linux":
        _menu_entry(folder / "share")
    return folder / (NAME + (".exe" if sys.platform == "win32" else ""))


def wheel(out: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(out)]
    subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)  # noqa: S603
    return next(out.glob("*.whl"))


def unpack(packed: Path, folder: Path) -> None:
    with zipfile.ZipFile(packed) as archive:
        archive.extractall(folder)


def _menu_entry(share: Path) -> None:
    """Copy the menu entry, its metadata and icons to ``share``, with the structure of ``~/.local/share``."""
    data = next((WORK / "site").glob("*.data")) / "data" / "share"
    shutil.copytree(data, share, dirs_exist_ok=True)


if __name__ == "__main__":
    sys.exit(main())
