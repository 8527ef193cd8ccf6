"""Makes a package for Debian and the systems that follow it, with the tools that each of them contains."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path

from game.about import NAME, TITLE, VERSION
from game.cli import COMMANDS

from . import glibc
from .folder import ROOT, WORK, run

PAPERS = ROOT / "bundle" / "linux"
MAKERS = "The makers of Tarot des Fleurs <tarot-des-fleurs@users.noreply.github.com>"
#: Libraries that SDL loads when the program runs; the folder contains all others.
NEEDED = "libx11-6, libxcursor1, libxext6, libxfixes3, libxi6, libxrandr2, libxss1"
USEFUL = "libasound2 | libasound2t64, libdbus-1-3, libegl1, libgl1, libpulse0"
CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {makers}
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc}), {needed}
Recommends: {useful}
Suggests: speech-dispatcher
Section: games
Priority: optional
Description: tarot card game with a deck of flowers
 Tarot is a trick-taking card game. You play the games of Chambéry, France and
 Piedmont against computer opponents who never see your cards.
 .
 Every rule can be changed and is explained. The game works with the mouse, the
 keyboard, a gamepad or a screen reader.
"""
CHANGES = """\
{name} ({version}) stable; urgency=medium

  * The changes are listed in CHANGELOG.md of the sources.

 -- {makers}  {date}
"""


def make_deb(program: Path, out: Path) -> Path:
    """Make the package of the folder of ``program`` in ``out``; returns its path."""
    root = WORK / "deb"
    shutil.rmtree(root, ignore_errors=True)
    install(program, root)
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()  # noqa: S607
    given = {"name": NAME, "version": VERSION, "makers": MAKERS, "date": formatdate(), "architecture": architecture,
             "needed": NEEDED, "useful": USEFUL, "glibc": glibc.written(glibc.needed(program.parent))}
    share = root / "usr" / "share"
    _write(share / "doc" / NAME / "changelog.gz", gzip.compress(CHANGES.format_map(given).encode(), mtime=0))
    _write(share / "doc" / NAME / "copyright", (PAPERS / "copyright").read_bytes())
    _write(share / "man" / "man6" / f"{NAME}.6.gz", gzip.compress(manual(program).encode(), mtime=0))
    _write(share / "lintian" / "overrides" / NAME, (PAPERS / "lintian-overrides").read_bytes())
    files = sorted(file for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    kilobytes = sum(-(-file.stat().st_size // 1024) for file in files)
    sums = [f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n" for file in files]  # noqa: S324
    _write(root / "DEBIAN" / "md5sums", "".join(sums).encode())
    _write(root / "DEBIAN" / "control", CONTROL.format_map({**given, "kilobytes": kilobytes}).encode())
    package = out / f"{NAME}_{VERSION}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, package)
    return package


def install(program: Path, root: Path) -> None:
    """Copy the folder of ``program`` to the places below ``root`` where a system has such files."""
    home = root / "usr" / "lib" / NAME
    shutil.copytree(program.parent, home, symlinks=True)
    (home / "share").rename(root / "usr" / "share")
    (root / "usr" / "games").mkdir()
    (root / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == home / NAME else 0o644)


def manual(program: Path) -> str:
    """The manual page: what ``--help`` prints about the program and each command."""
    env = {**os.environ, "COLUMNS": "70"}
    pages = {name: subprocess.check_output([program, *name.split(), "--lang", "en", "--help"], text=True, env=env,  # noqa: S603
                                           encoding="utf-8") for name in ("", *COMMANDS)}
    parts = [f".SH {name.upper() or 'SYNOPSIS'}\n.nf\n{_escaped(text)}.fi" for name, text in pages.items()]
    return "\n".join((f'.TH {NAME.upper()} 6 "" "{TITLE} {VERSION}" Games', f".SH NAME\n{NAME} \\- tarot card game",
                      *parts, ""))


def _escaped(text: str) -> str:
    return text.replace("\\", "\\e").replace("-", "\\-").replace("\n.", "\n\\&.").replace("\n'", "\n\\&'")


def _write(file: Path, content: bytes) -> None:
    """Write ``content`` to ``file``, readable by all, in a folder that is created if missing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
