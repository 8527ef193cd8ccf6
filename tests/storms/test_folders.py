"""Unusable folders and files: they are reported in a sentence, and play continues if possible."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from game import files, logs, settings
from game.cli import doctor, main
from game.club import sharing
from game.engine.record import read, write
from game.settings import WindowOptions
from game.store import open_store, opening, path_in, repair, schema
from game.store.history import deals
from game.ui.app import start, system
from game.ui.app.app import App
from game.ui.app.scene import Pop, Push, Quit
from game.ui.scenes import statistics
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.sharing import OpenScene
from game.ui.widgets import Dialog
from tests.store.evening import played_out, sat_down
from tests.storms.test_surroundings import ROOT, texts
from tests.storms.unprivileged import unprivileged
from tests.ui import pages
from tools.in_process import InProcess

resource = pytest.importorskip("resource", reason="Windows has other permissions, and no pipes among files")
LINUX = sys.platform == "linux"
"""Elsewhere a name is always text, and no device is full."""
NO_TEXT = b"caf\xe9 \xff" if LINUX else "café".encode()
PATIENCE_S = 60
Situation = Callable[[Path], Path]
"""Prepares a folder; returns the path for the data."""


@contextmanager
def never_waiting() -> Iterator[None]:
    """The test fails if it waits for a pipe or a device."""
    def held_up(*_: object) -> None:
        raise AssertionError("this waits for ever")

    before = signal.signal(signal.SIGALRM, held_up)
    signal.alarm(PATIENCE_S)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


# -- situations -------------------------------------------------------------------------------------------------------


USUAL: list[Path] = []
"""A folder with settings, games, a log and a record."""


@pytest.fixture(scope="session", autouse=True)
def _usual(tmp_path_factory):
    folder = tmp_path_factory.mktemp("usual")
    USUAL.append(folder)
    assert settings.write(settings.path_in(folder), settings.Settings(felt="wine", language="en")) is None
    store = open_store(path_in(folder))
    session = played_out(sat_down(store))
    store.close()
    (folder / "records").mkdir()
    (folder / "records" / "one.jsonl").write_text(write(session.record) + "\n", encoding="utf-8")
    assert logs.begin(folder / "log" / "log.txt") is None
    logs.end()


def filled(folder: Path) -> Path:
    """A copy of the usual folder."""
    shutil.copytree(USUAL[-1], folder)
    return folder


def mode(bits: int) -> Situation:
    def made(folder: Path) -> Path:
        filled(folder).chmod(bits)
        return folder
    return made


def above(bits: int) -> Situation:
    """A situation in which the parent folder has the mode ``bits``."""
    def made(folder: Path) -> Path:
        inner = filled(folder / "inner")
        folder.chmod(bits)
        return inner
    return made


def pipe(path: Path) -> None:
    os.mkfifo(path)


def heard(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        before = Path.cwd()
        os.chdir(path.parent)  # a socket's path is short
        try:
            made.bind(path.name)
        finally:
            os.chdir(before)


def folder_instead(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("something")


def device(name: str, number: int) -> Callable[[Path], None]:
    """Return a function that links to a device; root gets a separate one, because root could remove the system's."""
    def made(path: Path) -> None:
        if os.geteuid() != 0:
            path.symlink_to(Path("/dev", name))
            return
        os.mknod(path.with_name(name), 0o666 | stat.S_IFCHR, os.makedev(1, number))
        path.symlink_to(name)
    return made


def closed_file(path: Path) -> None:
    path.write_bytes(b"nobody may read this")
    path.chmod(0)


def to_a_pipe(path: Path) -> None:
    os.mkfifo(path.with_name("p"))
    path.symlink_to("p")


MAKES: dict[str, Callable[[Path], None]] = {
    "pipe": pipe, "socket": heard, "folder": folder_instead, "closed": closed_file, "zero": device("zero", 5),
    **({"full": device("full", 7)} if LINUX else {}), "null": device("null", 3),
    "dangling": lambda path: path.symlink_to("nowhere/at all"),
    "loop": lambda path: path.symlink_to(path.name), "to a pipe": to_a_pipe,
}
FILES = ("settings.json", "games.sqlite", "games.lock", "games.sqlite-wal", "games.sqlite-journal", "log/log.txt",
         "log", "records", "records/one.jsonl")


def instead(name: str, make: Callable[[Path], None]) -> Situation:
    """A situation with something else in the place of the file ``name``."""
    def made(folder: Path) -> Path:
        path = filled(folder) / name
        if path.exists():
            path.rename(path.with_name("was " + path.name))
        make(path)
        return folder
    return made


def named(name: bytes) -> Situation:
    return lambda folder: filled(Path(os.fsdecode(os.fsencode(folder) + b"/" + name)))


def odd_records(folder: Path) -> Path:
    filled(folder)
    for name in (NO_TEXT + b".jsonl", b"a\nb.jsonl", b"{suit_Q}.jsonl", b"\xe2\x80\xae.jsonl", b"\xcd\x8f.jsonl"):
        Path(os.fsdecode(os.fsencode(folder / "records") + b"/" + name)).write_text("{", encoding="utf-8")
    (folder / "records" / "dangling.jsonl").symlink_to("nowhere")
    return folder


def below_a_file(folder: Path) -> Path:
    folder.mkdir()
    (folder / "file").write_text("no folder")
    return folder / "file" / "data"


SITUATIONS: dict[str, Situation] = {
    **{f"{bits:o}": mode(bits) for bits in (0o000, 0o100, 0o200, 0o300, 0o400, 0o500, 0o600)},
    **{f"above {bits:o}": above(bits) for bits in (0o000, 0o400, 0o600)},
    **{f"{name} {kind}": instead(name, make) for name in FILES for kind, make in MAKES.items()},
    "no utf-8": named(NO_TEXT), "controls": named(b"a\nb\x1b[31m\x7f"), "marks": named(b"x?y#z%41&=+;"),
    "markup": named(b"{suit_Q} {icon_x}"), "overrides": named("\u202eabc\u200b\u034f".encode()),
    "records": odd_records, "below a file": below_a_file,
    "too long a name": lambda folder: folder / ("x" * 300),
    "too long a path": lambda folder: folder.joinpath(*["y" * 200] * 30),
    "nothing there": lambda folder: folder / "not yet" / "there",
}


@pytest.fixture(params=SITUATIONS)
def situation(request, tmp_path):
    folder = tmp_path / "data"
    yield SITUATIONS[request.param](folder)
    for path in (folder, folder / "inner"):
        if path.is_dir():
            path.chmod(0o755)


# -- the window -------------------------------------------------------------------------------------------------------


def test_why_games_cannot_be_kept_is_what_the_system_says(tmp_path):
    """The message of SQLite would only be that the file cannot be opened."""
    with unprivileged():
        store = open_store(path_in(mode(0o500)(tmp_path / "data")))
    assert [(notice.kind, notice.about) for notice in store.notices] == [("unkept", os.strerror(errno.EACCES))]
    assert len(deals(store).lines) == 5, "what is there can be looked at"
    store.close()


def looked_at(app: App) -> list[str]:
    """Close the notices up to the menu, open the records, begin a deal and report a fault; returns the texts."""
    said = []
    for _ in range(9):
        said.append(texts(app))
        if isinstance(app.scenes.top, MenuScene):
            break
        pages.back(app)
        app.step([], 0.1)
        app.step([], 0.1)
    menu = app.scenes.top
    assert isinstance(menu, MenuScene)
    page = OpenScene(menu.context)
    app.scenes.take(Push(page))
    app.step([], 0.1)
    for path in page.files:
        files: Any = page.widget("files")
        app.scenes.take(files.pressed(path))
        app.step([], 0.1)
        if isinstance(app.scenes.top, Dialog):
            said.append(texts(app))
        while app.scenes.top is not page:
            app.scenes.take(Pop())
            app.step([], 0.1)
    app.scenes.take(Pop())
    app.scenes.take(menu.start())
    for _ in range(30):
        app.step([], 1 / 60)
    assert app.on_fault is not None
    app.on_fault(RuntimeError("as if a scene had failed"))
    app.step([], 0.1)
    said.append(texts(app))
    return said


def test_the_window_opens_and_a_deal_begins(situation, tmp_path, monkeypatch, capfd):
    seen: list[str] = []

    def run(app: App) -> int:
        app.step([], 0.0)
        seen.extend(looked_at(app))
        app.scenes.take(Quit())
        return 0

    monkeypatch.setattr(App, "run", run)
    monkeypatch.setattr("game.ui.app.start._new_thinker", InProcess)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with unprivileged(), never_waiting():
        assert start.run(WindowOptions(data_dir=situation, size=(1280, 720), lang="en")) == 0
    lines = capfd.readouterr().err.splitlines()
    assert all(line.startswith("tarot-des-fleurs: the log ends here: ") for line in lines), lines
    assert all("\udcff" not in line for line in seen)


# -- the commands -----------------------------------------------------------------------------------------------------

COMMANDS = (["history"], ["stats"], ["stats", "--who"], ["export", "-"], ["import", "{usual}"], ["doctor"])


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(doctor, "_bots", lambda: doctor.Finding("bots", "not asked"))


def said_by(capfd, *words_: str) -> tuple[int, list[str]]:
    with unprivileged(), never_waiting():
        code = main([*words_, "--lang", "en"])
    return code, capfd.readouterr().err.splitlines()


def test_every_command_says_in_a_sentence_what_it_cannot(situation, tmp_path, quick, capfd):
    usual = str(USUAL[-1] / "records" / "one.jsonl")
    for command in COMMANDS:
        words_ = [word.format(usual=usual) for word in command]
        code, lines = said_by(capfd, *words_, "--data-dir", str(situation))
        assert code in (0, 1, 2), command
        assert (code == 0) or command == ["doctor"] or lines, command
        assert all(line.startswith("tarot-des-fleurs: ") or "deals" in line for line in lines), lines
        assert not any("Errno" in line for line in lines), lines


PLACES: dict[str, Callable[[Path], Path]] = {
    "in a closed folder": lambda folder: mode(0o000)(folder) / "out",
    "in one not to be searched": lambda folder: mode(0o600)(folder) / "out",
    "in one not to be written": lambda folder: mode(0o500)(folder) / "out",
    "below a file": below_a_file,
    "a folder": filled,
    "nowhere": lambda folder: folder / "not" / "there",
    "too long a name": lambda folder: filled(folder) / ("x" * 300),
    "a loop": lambda folder: instead("out", MAKES["loop"])(folder) / "out",
    "a pipe that nothing reads": lambda folder: instead("out", pipe)(folder) / "out",
    "a socket": lambda folder: instead("out", heard)(folder) / "out",
}
WRITERS = (["simulate", "--deals", "1", "--seed", "1", "--out"], ["export"])


@pytest.mark.parametrize("command", WRITERS, ids=lambda command: command[0])
@pytest.mark.parametrize("place", PLACES)
def test_what_cannot_be_written_is_one_line(place, command, tmp_path, quick, capfd):
    folder = tmp_path / "data"
    out = PLACES[place](folder)
    said = [*command, str(out), *(["--data-dir", str(USUAL[-1])] if command == ["export"] else [])]
    code, lines = said_by(capfd, *said)
    folder.mkdir(exist_ok=True)
    folder.chmod(0o755)
    assert code == 2
    assert len(lines) == 1
    assert lines[0].startswith(f"tarot-des-fleurs: {out} cannot be written: ")
    assert "Errno" not in lines[0]
    assert not list(tmp_path.rglob("*.part"))


def test_a_file_of_records_that_is_none_is_one_line(tmp_path, capfd):
    """A pipe without a writer, an endless device, a socket and a folder are refused without waiting."""
    for kind, make in MAKES.items():
        make(file := tmp_path / f"{kind}.jsonl")
        for command in (["import", "--data-dir", str(tmp_path / "data")], ["check"], ["replay"]):
            code, lines = said_by(capfd, *command, str(file))
            assert code == 2, (kind, command)
            assert len(lines) == 1, (kind, lines)
            assert lines[0].startswith(f"tarot-des-fleurs: {file} cannot be read: "), (kind, lines)
            assert "Errno" not in lines[0], (kind, lines)


@pytest.mark.parametrize("name", [NO_TEXT, b"x" * 255, b"a\nb", "é".encode() * 127])
def test_any_name_that_a_file_may_have_is_written(name, tmp_path, quick, capfd):
    out = os.fsdecode(os.fsencode(tmp_path) + b"/" + name)
    code, _ = said_by(capfd, "simulate", "--deals", "1", "--seed", "1", "--out", out)
    assert code == 0
    assert Path(out).stat().st_size > 500
    assert os.listdir(tmp_path) == [os.path.basename(out)]


def test_a_link_stays_one_and_what_it_leads_to_is_replaced(tmp_path, quick, capfd):
    for target in ("there", "not there"):
        (tmp_path / "there").write_text("old")
        (tmp_path / "link").unlink(missing_ok=True)
        (tmp_path / "link").symlink_to(target)
        assert said_by(capfd, "simulate", "--deals", "1", "--seed", "1", "--out", str(tmp_path / "link"))[0] == 0
        assert (tmp_path / "link").is_symlink()
        assert (tmp_path / target).stat().st_size > 500


@pytest.mark.parametrize("kind", ["null", "pipe", *(["full"] if LINUX else [])])
def test_a_device_or_a_pipe_takes_what_is_written_and_stays_what_it_is(kind, tmp_path, quick, capfd):
    out = tmp_path / "out"
    MAKES[kind](out)
    reader = os.open(out, os.O_RDWR)
    before = out.stat()
    code, lines = said_by(capfd, "simulate", "--deals", "1", "--seed", "1", "--out", str(out))
    os.close(reader)
    assert code == (2 if kind == "full" else 0)
    assert ("the disk is full" in " ".join(lines)) == (kind == "full")
    assert (out.stat().st_mode, out.stat().st_rdev) == (before.st_mode, before.st_rdev)


@contextmanager
def no_room(most: int = 40) -> Iterator[None]:
    """Limit the size of files to ``most`` bytes, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("command", [*WRITERS, ["simulate", "--deals", "40", "--seed", "1", "--out"]],
                         ids=lambda command: f"{command[0]} {command[2:3]}")
def test_a_full_disk_leaves_no_scraps(command, tmp_path, quick, capfd):
    out = tmp_path / "out.png"
    out.write_bytes(b"as it was")
    said = [*command, str(out), *(["--data-dir", str(USUAL[-1])] if command == ["export"] else [])]
    with no_room(300_000 if command == ["export"] else 40):  # the games are opened for writing, too
        code, lines = said_by(capfd, *said)
    if command != ["export"]:
        assert (code, len(lines)) == (2, 1)
        assert out.read_bytes() == b"as it was"
    assert os.listdir(tmp_path) == ["out.png"]


def test_what_the_window_writes_leaves_no_scraps_on_a_full_disk(tmp_path):
    record = read((USUAL[-1] / "records" / "one.jsonl").read_text())
    ways: list[Callable[[], object]] = [
        lambda: sharing.save_records((record,), tmp_path, "deal"),
        lambda: statistics.export_tallies((), tmp_path, date(2026, 11, 22)),
        lambda: files.write_new(tmp_path, ["much"], bytes(10**6)),
    ]
    with no_room():
        for way in ways:
            with pytest.raises(OSError, match="large"):
                way()
        assert system.saved("fault" * 1000, [tmp_path, tmp_path / "log"]) is None
        assert settings.write(settings.path_in(tmp_path), settings.Settings()).kind == "unwritable"
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_nothing_is_logged_on_the_terminal(tmp_path):
    """The program runs in a separate process, because in this one the tests capture the log."""
    games = filled(tmp_path / "data") / "games.sqlite"
    raw = bytearray(games.read_bytes())
    raw[5000:9000] = bytes(4000)
    games.write_bytes(raw)
    lines = []
    for folder in (tmp_path / "data", below_a_file(tmp_path / "other")):
        done = subprocess.run([sys.executable, str(ROOT / "main.py"), "history", "--data-dir", str(folder), "--lang",
                               "fr"], capture_output=True, check=False, text=True, timeout=100)
        assert done.returncode == 0
        lines += done.stderr.splitlines()
    assert len(lines) == 2, lines
    assert all(line.startswith("tarot-des-fleurs: ") for line in lines)
    assert "partie du chemin" in lines[1]


# -- damage that cannot be repaired
# -------------------------------------------------------------------------------------


@contextmanager
def closed_folder(folder: Path) -> Iterator[None]:
    folder.chmod(0o500)
    with unprivileged():
        yield
    folder.chmod(0o755)


@pytest.mark.parametrize("hindrance", [closed_folder, lambda folder: no_room(4000)], ids=["closed", "full"])
def test_games_that_prove_damaged_and_cannot_be_mended_stay_as_they_are(hindrance, tmp_path, monkeypatch):
    """The damage is found during play; play continues, nothing more is stored, and this is reported."""
    monkeypatch.setattr(opening, "SMALL", 0)
    monkeypatch.setattr(repair, "FEW", -1)
    games = path_in(filled(tmp_path / "data"))
    with closing(sqlite3.connect(games)) as raw:
        root = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'records'").fetchone()[0]
    spoilt = bytearray(games.read_bytes())
    spoilt[(root - 1) * schema.PAGE:root * schema.PAGE] = b"?" * schema.PAGE
    games.write_bytes(spoilt)
    store = open_store(games)
    assert store.notices == []
    with hindrance(games.parent):
        list(store.read("SELECT text FROM records"))
        assert [notice.kind for notice in store.notices] == ["unkept"]
        assert not played_out(sat_down(store)).kept
        assert deals(store).all == 5
        store.close()
    assert games.read_bytes() == spoilt
    assert not list(games.parent.glob("*broken*")) + list(games.parent.glob("*saved*"))
    again = open_store(games)
    list(again.read("SELECT text FROM records"))
    assert [(notice.kind, notice.about) for notice in again.notices] == [("damaged", "5")]
    again.close()
