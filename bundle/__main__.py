"""`python -m bundle`: the game as a folder that runs without Python, and a look whether it does."""

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
    """Build, then start what was built from another folder; 0 if it runs, and where it has to."""
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
    """The program within a new folder of the game in ``out``."""
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
    """The wheel of this checkout, made in ``out``."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(out)]
    subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)  # noqa: S603
    return next(out.glob("*.whl"))


def unpack(packed: Path, folder: Path) -> None:
    """Every file of the wheel ``packed`` into ``folder``."""
    with zipfile.ZipFile(packed) as archive:
        archive.extractall(folder)


def _menu_entry(share: Path) -> None:
    """What a desktop needs to list the game, laid out as below ``~/.local/share``."""
    data = next((WORK / "site").glob("*.data")) / "data" / "share"
    shutil.copytree(data, share, dirs_exist_ok=True)


if __name__ == "__main__":
    sys.exit(main())
