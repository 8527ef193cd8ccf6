"""Makes the files of a release that are the same on every system: archive, wheel, source archive, checksums, notes."""

from __future__ import annotations

import hashlib
import platform
import shutil
import sys
from pathlib import Path

from game.about import NAME, TITLE, VERSION

from .folder import ROOT, python_package, run, whole

SUMS, NOTES = "SHA256SUMS", "NOTES.md"
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def make_archive(program: Path, out: Path) -> Path:
    """Pack the folder of ``program`` into an archive for this system in ``out``; returns its path."""
    base = out / f"{NAME}-{VERSION}-{SYSTEMS[sys.platform]}-{platform.machine().lower()}"
    if sys.platform == "darwin":  # zipfile would lose the links and permissions in the application
        run("ditto", "-c", "-k", "--keepParent", whole(program), f"{base}.zip")
        return base.with_name(f"{base.name}.zip")
    kind = "zip" if sys.platform == "win32" else "xztar"
    folder = whole(program)
    return Path(shutil.make_archive(str(base), kind, folder.parent, folder.name, owner="root", group="root"))


def make_wheel(_: Path, out: Path) -> Path:
    """Build the wheel in ``out``; returns its path."""
    return python_package("wheel", out)


def make_sdist(_: Path, out: Path) -> Path:
    """Build the source archive in ``out``; returns its path."""
    return python_package("sdist", out)


def notes(tag: str | None) -> str:
    """The newest section of the change log; with a ``tag``, the program ends if it is not that of this version."""
    _, newest, *_ = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")
    head, _, changes = newest.partition("\n")
    if tag is not None and (tag != f"v{VERSION}" or not head.startswith(f"{VERSION} ")):
        raise SystemExit(f"not ready for {tag}: version {VERSION}, newest section of CHANGELOG.md: {head}")
    return f"# {TITLE} {head}\n{changes}\n"


def write_papers(out: Path, text: str) -> str:
    """Write the notes ``text`` and the checksums of the files in ``out`` there; returns the checksums."""
    files = sorted(file for file in out.iterdir() if file.is_file() and file.name not in (SUMS, NOTES))
    sums = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    (out / SUMS).write_text(sums, encoding="utf-8", newline="\n")
    (out / NOTES).write_text(text, encoding="utf-8", newline="\n")
    return sums
