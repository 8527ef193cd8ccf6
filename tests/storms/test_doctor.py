"""`doctor` prints its findings, and returns 1 if there is a problem; it changes nothing."""

from __future__ import annotations

import pytest

from game.cli import doctor, main
from game.settings import Settings, path_in, write
from game.store import path_in as games_in
from game.ui.app import checkup
from game.ui.draw import pictures
from tests.store.test_faults import left_match


@pytest.fixture
def quick(monkeypatch):
    """Leave out the process of bots, which has a separate test."""
    monkeypatch.setattr(doctor, "_bots", lambda: doctor.Finding("bots", "not asked"))


def told(capsys, *words_: str) -> tuple[int, str]:
    code = main(["doctor", *words_])
    return code, capsys.readouterr().out


def test_where_all_is_well_it_says_so_and_how_long_the_bots_take(tmp_path, capsys):
    left_match(tmp_path)
    assert write(path_in(tmp_path), Settings()) is None
    code, said = told(capsys, "--data-dir", str(tmp_path), "--lang", "en")
    assert code == 0, said
    for wanted in ("versions: Tarot des Fleurs", "display: dummy", "sound: (44100", "unaltered", "settings: ok",
                   "games: 3 deals", "started in", "answered in", "no problems found"):
        assert wanted in said
    assert "!" not in said


def test_a_missing_and_an_altered_picture_are_named(tmp_path, capsys, quick, monkeypatch):
    sprites = tmp_path / "sprites"
    for name in ("cards/460/SR.webp", "cards/460/SD.webp"):
        (sprites / name).parent.mkdir(parents=True, exist_ok=True)
        (sprites / name).write_bytes(b"another picture")
    (sprites / "manifest.json").write_text('{"cards/460/SR.webp": {"file": "00"}, "cards/460/T1.webp": {"file": ""}}')
    monkeypatch.setattr(pictures, "SPRITES", sprites)
    monkeypatch.setattr("game.ui.app.checkup.COURSE", ("fishing",))
    code, said = told(capsys, "--data-dir", str(tmp_path), "--lang", "en")
    assert code == 1
    assert "! files:" in said
    assert "sprites/cards/460/SR.webp has been altered" in said
    assert "sprites/cards/460/T1.webp is missing" in said
    assert "sprites/fonts/Amarante.ttf is missing" in said
    assert "lessons/text/en/fishing.txt is missing" in said
    assert "sprites/cards/460/T1.webp" in checkup.missing()


@pytest.mark.parametrize("spoil", ["games", "settings", "folder"])
def test_what_is_spoilt_is_named_and_left_as_it_is(tmp_path, capsys, quick, spoil):
    folder = tmp_path / "kept"
    left_match(folder)
    assert write(path_in(folder), Settings()) is None
    spoilt = {"games": games_in(folder), "settings": path_in(folder), "folder": folder / "log"}[spoil]
    if spoil == "games":
        raw = bytearray(spoilt.read_bytes())
        raw[5000:9000] = bytes(4000)
        spoilt.write_bytes(raw)
    else:
        spoilt.write_bytes(b"{ nothing")
    if spoil == "folder":
        folder = spoilt / "no folder"
    before = spoilt.read_bytes()
    files = sorted(tmp_path.rglob("*"))
    code, said = told(capsys, "--data-dir", str(folder), "--lang", "en")
    assert code == 1
    assert {"games": "! games", "settings": "! settings: unreadable", "folder": "! games folder"}[spoil] in said
    assert spoilt.read_bytes() == before
    assert sorted(tmp_path.rglob("*")) == files


def test_bots_that_do_not_come_are_a_fault(tmp_path, monkeypatch):
    def refuse(self: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    monkeypatch.setattr(doctor, "ANSWER_S", 0.2)
    assert [found.what for found in doctor.findings(tmp_path) if not found.good] == ["bots"]
