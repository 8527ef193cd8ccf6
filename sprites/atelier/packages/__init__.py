"""The deck as other programs take it: one folder for each form, written by `python -m sprites.atelier --package`.

`arcana` writes a deck after the Tarot Deck Specification, `pysol` a cardset of PySolFC, `kde` a card theme of KDE's
patience games; `papers` the licence, the credits and the list of plants in each. They are made of the pictures in
`cards/`, so that nothing is drawn a second time. The same pictures give the same bytes.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from tqdm import tqdm

from . import arcana, kde, pysol
from .papers import File


def files() -> Iterator[File]:
    """(path, bytes) of every file of every package."""
    yield from arcana.files()
    yield from pysol.files()
    yield from kde.files()


def write(folder: Path, wanted: Iterable[File]) -> None:
    """Write `wanted` below `folder`; OSError if that cannot be done."""
    for path, data in tqdm(wanted, unit="file"):
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
