"""`python -m bundle`: builds the game as a folder that runs without Python, tests it, and packs it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from . import glibc, smoke
from .appimage import make_appimage
from .debian import make_deb
from .folder import ROOT, WORK, build_folder, size, whole
from .release import make_archive, make_sdist, make_wheel, notes, write_papers

#: The functions that make a file of the folder of the game in another folder, by command.
MAKERS: Mapping[str, tuple[Callable[[Path, Path], Path], ...]] = {
    "folder": (), "archive": (make_archive,), "deb": (make_deb,), "appimage": (make_appimage,),
    "release": (make_archive, make_deb, make_wheel, make_sdist) if sys.platform == "linux" else (make_archive,),
}


def main() -> int:
    """Carry out the command; returns 0, or 1 if the folder needs a newer C library than allowed."""
    parser = argparse.ArgumentParser(prog="python -m bundle", description=__doc__)
    parser.add_argument("what", nargs="?", default="folder", choices=[*MAKERS, "papers"], help="what to make (folder)")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER", help="where it goes (dist)")
    parser.add_argument("--no-check", action="store_true", help="build only")
    parser.add_argument("--glibc", type=glibc.version, metavar="2.35", help="fail if it needs a newer C library")
    parser.add_argument("--tag", help="fail if this is not the tag of the version, such as v1.0.0")
    said = parser.parse_args()
    out: Path = said.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    text = notes(said.tag) if said.what in ("release", "papers") else ""  # which may end the program
    if said.what != "papers":
        program = build_folder(WORK / "folder" if said.what == "release" else out)
        print(program, "{} files, {} MB".format(*size(whole(program))), sep="\n", flush=True)
        if needed := glibc.needed(whole(program)):
            print(f"needs glibc {glibc.written(needed)} or newer", flush=True)
            if said.glibc and needed > said.glibc:
                return 1
        for line in () if said.no_check else smoke.smoke([str(program)]):
            print(line, flush=True)
        for make in MAKERS[said.what]:
            print(make(program, out), flush=True)
    if text:
        print(write_papers(out, text), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
