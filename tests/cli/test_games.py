"""The commands about kept games, as their users meet them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.store import open_store, path_in
from game.store.history import matches
from game.store.imports import LONGEST
from tests.cli.test_commands import told
from tests.store.evening import played_out, sat_down


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one match of five deals."""
    store = open_store(path_in(tmp_path))
    played_out(sat_down(store))
    store.close()
    return tmp_path


def test_what_was_played_is_listed_by_match_and_by_deal(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "history", "--data-dir", str(folder))
    assert code == 0
    assert "5/5" in out
    assert "P0 (human), P1 (random), P2 (plain)" in out
    assert out.splitlines()[-1] == "1–1 of 1"
    code, out, _ = told(capsys, "history", "1", "--most", "2", "--page", "2", "--data-dir", str(folder))
    assert [line.split()[0] for line in out.splitlines()] == ["deal", "3", "2", "3–4"]
    for page in ("4", "9" * 18):
        assert told(capsys, "history", "--page", page, "--most", "9" * 18, "--data-dir", str(folder)) == \
            (0, "nothing played matches\n", "")
    assert told(capsys, "history", "--player", "Nobody", "--data-dir", str(folder))[1] == \
        "nothing played matches\n"


def test_statistics_are_a_table_or_comma_separated(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(path_in(folder))
    total = matches(store).lines[0].total
    store.close()
    code, out, _ = told(capsys, "stats", "--data-dir", str(folder))
    assert code == 0
    assert f"5 deals, score {total:+d}" in out
    rows = told(capsys, "stats", "--csv", "--data-dir", str(folder))[1].splitlines()
    assert rows[0].startswith("game,opponents,deals,won")
    assert rows[1].startswith("chambery,plain+random,5,")
    assert "P3" in told(capsys, "stats", "--who", "--data-dir", str(folder))[1]


def test_what_is_exported_can_be_imported_once(folder: Path, tmp_path_factory: pytest.TempPathFactory,
                                               capsys: pytest.CaptureFixture[str]) -> None:
    file, other = folder / "deals.jsonl", str(tmp_path_factory.mktemp("other"))
    assert told(capsys, "export", str(file), "--data-dir", str(folder))[0] == 0
    assert file.read_bytes().count(b"\n") == 5
    assert told(capsys, "check", str(file))[0] == 0
    for said in ("5 deals imported, 0 were already there\n", "0 deals imported, 5 were already there\n"):
        assert told(capsys, "import", str(file), "--data-dir", other) == (0, said, "")
    again = folder / "again.jsonl"
    told(capsys, "export", str(again), "--data-dir", other)
    assert again.read_bytes() == file.read_bytes()


def test_a_file_with_a_fault_is_not_imported_at_all(folder: Path, tmp_path_factory: pytest.TempPathFactory,
                                                    capsys: pytest.CaptureFixture[str]) -> None:
    file, other = folder / "deals.jsonl", str(tmp_path_factory.mktemp("other"))
    told(capsys, "export", str(file), "--data-dir", str(folder))
    lines = file.read_text(encoding="utf-8").splitlines()
    wrong = json.loads(lines[2])
    wrong["payments"][0] += 1
    file.write_text("\n".join([*lines[:2], json.dumps(wrong), *lines[3:]]), encoding="utf-8")
    code, out, _ = told(capsys, "import", str(file), "--data-dir", other)
    assert code == 1
    assert out.startswith(f"{file}:3: payments is")
    assert out.endswith("nothing was imported\n")
    assert "nothing played" in told(capsys, "history", "--data-dir", other)[1]


def test_nothing_is_imported_while_a_window_is_open(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "deals.jsonl"
    told(capsys, "export", str(file), "--data-dir", str(folder))
    store = open_store(path_in(folder))
    code, _, err = told(capsys, "import", str(file), "--data-dir", str(folder))
    assert (code, err) == (2, "tarot-des-fleurs: the games are open in another window\n")
    assert told(capsys, "history", "--data-dir", str(folder))[0] == 0
    store.close()


def test_a_deal_is_printed_action_by_action(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "deals.jsonl"
    told(capsys, "export", str(file), "--data-dir", str(folder))
    record = json.loads(file.read_text(encoding="utf-8").splitlines()[1])
    code, out, _ = told(capsys, "replay", str(file), "--deal", "2")
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == f"chambery, 5 players, dealer P{record['dealer']}"
    plays = [f"P{seat} play {card}" for seat, verb, *rest in record["actions"] if verb == "play" for card in rest]
    assert [line.strip().split(maxsplit=1)[1] for line in lines if " play " in line] == plays
    assert sum("trick" in line for line in lines) == 15
    assert [int(line.split()[1].rstrip(",")) for line in lines[-5:]] == record["payments"]
    assert told(capsys, "replay", str(file), "--deal", "6")[0] == 2
    assert told(capsys, "replay", str(folder / "nowhere"))[0] == 2


@pytest.mark.parametrize("command", [["history", "--player"], ["history", "--level"], ["history", "--preset"],
                                     ["stats", "--player"], ["stats", "--level"], ["stats", "--opponents"],
                                     ["stats", "--preset"]], ids=" ".join)
def test_what_is_asked_for_may_be_no_text(command: list[str], folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bytes that are no UTF-8 come as lone surrogates, which SQLite does not take."""
    code, out, err = told(capsys, *command, "caf\udce9 \ud800", "--data-dir", str(folder))
    assert (code, err) == (0, "")
    assert "matches\n" in out


def test_a_byte_order_mark_is_no_part_of_a_record(folder: Path, tmp_path: Path,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    """The window opened such a file, the commands did not."""
    file = tmp_path / "edited.jsonl"
    told(capsys, "export", str(file), "--data-dir", str(folder))
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert told(capsys, "check", str(file)) == (0, f"{file}: 5 records, all valid\n", "")
    assert told(capsys, "replay", str(file))[0] == 0
    assert told(capsys, "import", str(file), "--data-dir", str(tmp_path / "other"))[1] == \
        "5 deals imported, 0 were already there\n"


@pytest.mark.parametrize(("raw", "why"), [(b"\xff\xfe", "not UTF-8 text"),
                                          (b"x" * LONGEST, f"a line of more than {LONGEST} bytes is not a record")])
def test_replay_says_what_check_says(raw: bytes, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(raw)
    assert told(capsys, "replay", str(file))[2] == f"tarot-des-fleurs: {file}:1: {why}\n"
    assert told(capsys, "check", str(file))[1].splitlines()[0] == f"{file}:1: {why}"
