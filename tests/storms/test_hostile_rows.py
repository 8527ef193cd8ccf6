"""Invalid values in every column of every table: scenes and commands show the rest, and none fails."""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from game.store import path_in, repair
from game.store.file import LOCK
from tests.store.hostile import VALUES, columns, good_file, put
from tests.storms.looking import commands, windows

HOW = ("small", "large", "second")
PARTS, FEW = 20, 4
"""Into how many tests all values of a file are divided, and how many of them the short form tries."""


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("good")
    good_file(folder)
    return folder


def cases(good: Path) -> list[tuple[str, str, str]]:
    """Every value in every column, ordered so that neighbours differ in both."""
    found = list(columns(path_in(good)))
    names = list(VALUES)
    every = [(table, column, name) for table, column in found for name in names]
    step = 1009  # a prime that divides neither number
    return [every[number * step % len(every)] for number in range(len(every))]


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("part", [None, *(pytest.param(part, marks=pytest.mark.long) for part in range(PARTS))])
def test_no_value_anywhere_breaks_a_scene_or_a_command(good: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                       capsys: pytest.CaptureFixture[str], how: str,
                                                       part: int | None) -> None:
    if how == "large":
        monkeypatch.setattr(repair, "is_small", lambda store: False)
    every, first = cases(good), HOW.index(how) * FEW
    tried, failed = Counter[str](), list[str]()
    for table, column, name in every[first:first + FEW] if part is None else every[part::PARTS]:
        for look in (windows, commands):
            folder = tmp_path / "spoilt"
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(good, folder)
            if not put(path_in(folder), table, column, VALUES[name]):
                tried["forbidden"] += 1
                continue
            with closing(sqlite3.connect(path_in(folder).with_name(LOCK), isolation_level=None)) as lock:
                if how == "second":
                    lock.execute("BEGIN EXCLUSIVE")
                try:
                    look(folder)
                except Exception as fault:  # noqa: BLE001 - the test fails with all of them
                    failed.append(f"{look.__name__}: {table}.{column} = {name}: {fault!r}")
            tried[look.__name__] += 1
        capsys.readouterr()
    print(dict(tried))
    assert tried["windows"] > sum(tried.values()) / 4
    assert not failed, "\n".join(failed)
