"""The deck in the formats of other programs: one folder for each, written by `python -m sprites.atelier --package`.

`arcana` writes a deck after the Tarot Deck Specification, `pysol` a cardset of PySolFC, `kde` a card theme of KDE's
patience games; `papers` the licence, the credits and the list of plants in each. They are made from the pictures in
`cards/`; nothing is drawn again. The same pictures give the same bytes.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from tqdm import tqdm

from . import arcana, kde, pysol
from .papers import File


def files() -> Iterator[File]:
    """Yield (path, bytes) of every file of every package."""
    yield from arcana.files()
    yield from pysol.files()
    yield from kde.files()


def write(folder: Path, wanted: Iterable[File]) -> None:
    """Write `wanted` below `folder`, replacing packages that are there; OSError if that cannot be done.

    All packages are written or none, and the previous ones remain until then.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".part-", dir=folder) as part, ExitStack() as undo:
        new, old = Path(part, "new"), Path(part, "old")
        old.mkdir()
        for path, data in tqdm(wanted, unit="file"):
            file = new / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        for package in sorted(new.iterdir()):
            target, before = folder / package.name, old / package.name
            if target.exists():
                target.rename(before)
                undo.callback(before.rename, target)
            package.rename(target)
            undo.callback(target.rename, package)
        undo.pop_all()
