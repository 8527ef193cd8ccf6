"""Files of the program are readable only by their owner."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from game.files import for_the_owner, is_own, tighten
from game.store import open_store, path_in
from tests.store.evening import act, sat_down

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(os.name != "posix", reason="elsewhere the folders of a user have lists of rights")


def evening_at(home: Path, *said: str) -> None:
    home.mkdir(exist_ok=True)
    env = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    done = subprocess.run([sys.executable, "-m", "tests.storms.evening_at_home", str(home), *said], cwd=ROOT,
                          env={**env, "HOME": str(home), "LANGUAGE": "en"}, capture_output=True, text=True, check=False,
                          timeout=200)
    assert done.returncode == 0, done.stderr


def rights(folder: Path) -> dict[str, int]:
    """The modes of all files below ``folder`` that others may access, by path."""
    return {str(path.relative_to(folder)): stat.S_IMODE(path.lstat().st_mode) for path in sorted(folder.rglob("*"))
            if path.lstat().st_mode & 0o077 and not path.is_symlink()}


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.rglob("*") if path.is_file()}


def test_nothing_that_an_evening_writes_can_be_read_by_others(tmp_path: Path) -> None:
    evening_at(tmp_path)
    written = {"games.sqlite", "settings.json", "log.txt", "fault-1.txt", "simulated.jsonl", "exported.jsonl"}
    assert written <= files(tmp_path)
    assert any(name.endswith(".csv") for name in files(tmp_path))
    assert rights(tmp_path) == {}


def test_the_files_beside_the_games_are_private_while_one_plays(tmp_path: Path) -> None:
    """Files made by SQLite have the mode of the file that they belong to."""
    with for_the_owner():
        store = open_store(path_in(tmp_path / "games"))
        act(sat_down(store))
        assert {"games.sqlite-wal", "games.sqlite-shm", "games.lock"} <= files(tmp_path)
        assert rights(tmp_path) == {}
    store.close()


def wide_open(folder: Path) -> None:
    """Make all files readable by others, as an earlier version did."""
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)


def test_what_an_earlier_version_left_open_is_closed(tmp_path: Path) -> None:
    """Others may not access anything in the folders of the program."""
    evening_at(tmp_path)
    own = [path.parent for path in tmp_path.rglob("*") if path.name in ("games.sqlite", "settings.json", "log.txt")]
    assert len(own) == 3
    for folder in own:
        wide_open(folder)
        folder.joinpath("games.broken-1.sqlite").touch(mode=0o644)
    evening_at(tmp_path)
    assert {path: mode for folder in own for path, mode in rights(folder.parent).items()
            if path.split("/")[0] == folder.name} == {}


def test_a_named_folder_with_others_things_keeps_its_rights(tmp_path: Path) -> None:
    """Only files written by the program are made private."""
    home, shared = tmp_path / "home", tmp_path / "shared"
    shared.mkdir(mode=0o755)
    (shared / "recipe.txt").write_text("flour", encoding="utf-8")
    (shared / "games.txt").write_text("chess", encoding="utf-8")
    open_store(path_in(shared)).close()
    wide_open(shared)
    evening_at(home, "--data-dir", str(shared))
    others = rights(shared)
    assert others == {"recipe.txt": 0o644, "games.txt": 0o644}
    assert stat.S_IMODE(shared.stat().st_mode) == 0o755


def test_a_named_folder_with_nothing_else_in_it_is_closed(tmp_path: Path) -> None:
    home, named = tmp_path / "home", tmp_path / "named"
    named.mkdir()
    open_store(path_in(named)).close()
    wide_open(named)
    evening_at(home, "--data-dir", str(named))
    assert stat.S_IMODE(named.stat().st_mode) == 0o700


OWN = ("games.sqlite", "games.sqlite-wal", "games.sqlite-shm", "games.sqlite-journal", "games.lock",
       "games.lock-journal", "games.broken-12.sqlite", "games.broken-1.sqlite-wal", "games.version-2.sqlite",
       "games.sqlite.saved", ".4711-0.part", "games.version-3.sqlite.part", "settings.json", "settings.broken-1.json",
       "settings.jsonx81h.new", "log.txt", "log.txt.3", "fault-7.txt", "log", "records")
OTHERS = ("games.txt", "mygames.sqlite", "games.sqlite3", "settings.jsonl", "catalog.txt", "default-1.txt", "x.jsonl",
          "logs")


@pytest.mark.parametrize(("name", "own"), [(name, name in OWN) for name in (*OWN, *OTHERS)])
def test_the_programs_own_files_are_known_by_name(name: str, own: bool) -> None:
    assert is_own(name) == own


def test_a_link_is_not_followed(tmp_path: Path) -> None:
    """Otherwise the permissions of its target, another file of the user, would change."""
    (tmp_path / "diary").write_text("dear diary", encoding="utf-8")
    (tmp_path / "diary").chmod(0o644)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").symlink_to(tmp_path / "diary")
    tighten(tmp_path / "data", named=False)
    assert stat.S_IMODE((tmp_path / "diary").stat().st_mode) == 0o644
