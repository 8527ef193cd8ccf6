"""The commands about stored games, as users see them."""

from __future__ import annotations

import json
import re
from io import BufferedReader, BytesIO, RawIOBase, TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.cli.doctor import Finding
from game.store import open_store, path_in
from game.store.history import matches
from game.store.intake import LONGEST
from tests.cli.test_commands import told
from tests.store.evening import played_out, sat_down
from tests.store.houses import houses

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer


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
            (0, "no match or deal found\n", "")
    assert told(capsys, "history", "--player", "Nobody", "--data-dir", str(folder))[1] == \
        "no match or deal found\n"


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
    mine = ("import", str(file), "--data-dir", other, "--mine")
    assert told(capsys, *mine, "--dry-run") == (
        0, "will be added: your deals: 5\ndry run: nothing was changed\n", "")
    assert told(capsys, *mine) == (0, "will be added: your deals: 5\n5 deals imported, already there: 0\n"
                                      "added: your deals: 5\n", "")
    assert told(capsys, *mine) == (0, "nothing will change\n0 deals imported, already there: 5\n", "")
    again = folder / "again.jsonl"
    told(capsys, "export", str(again), "--data-dir", other)
    assert again.read_bytes() == file.read_bytes()


def test_an_import_says_what_it_changes_and_what_it_does_not(tmp_path: Path,
                                                             capsys: pytest.CaptureFixture[str]) -> None:
    """A dry run predicts the counts; a friend's notes on the player's deals are counted and not imported."""
    files = houses(tmp_path)
    data, copy = ("--data-dir", str(tmp_path / "own")), ("--data-dir", str(tmp_path / "copy"))
    code, out, _ = told(capsys, "import", str(files["other"]), *data)
    will, done, added, stays = out.splitlines()
    assert (code, will.removeprefix("will be "), done) == (0, added, "2 deals imported, already there: 7")
    assert added == "added: other players’ deals: 2, notes on other players’ deals: 135"
    assert stays == "your deals left unchanged: 7"
    told(capsys, "import", str(files["other"]), *copy)
    _, out, _ = told(capsys, "import", str(files["own"]), *copy, "--mine")
    assert out.splitlines()[-1] == (
        "added: your deals: 7, of these listed as other players’ before: 7, reviews: 3, the expert’s results: 3, "
        "exercises: 3, deals searched for puzzles: 3, friends’ results: 6, results from other tables: 3, "
        "tournaments and rounds of seasons: 1, puzzles: 2")


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
    assert "no match or deal found" in told(capsys, "history", "--data-dir", other)[1]


def test_records_are_read_from_the_standard_input(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    records = told(capsys, "export", "-", "--data-dir", str(folder))[1].encode()
    other = str(tmp_path / "other")
    for command, *more in (("import", "--data-dir", other), ("check",), ("replay",)):
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(records), encoding="utf-8"))
        assert told(capsys, command, "-", *more)[0] == 0, command
    assert "5/5" in told(capsys, "history", "--data-dir", other)[1]


def test_one_deal_is_told_in_the_singular(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                          monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.cli.doctor._bots", lambda: Finding("bots", ""))
    file, data = str(tmp_path / "one.jsonl"), ("--data-dir", str(tmp_path))
    said = ["".join(told(capsys, *command)[1:]) for command in (
        ("simulate", "--deals", "1", "--seed", "1", "--out", file), ("check", file),
        ("import", "--mine", file, *data), ("export", "-", *data), ("doctor", *data))]
    everything = "\n".join(said)
    for singular in ("1 deal in ", "1 record, valid", "1 deal imported", "1 deal written", ": 1 deal, "):
        assert singular in everything, everything
    assert not re.search(r"(?<![0-9])1 (deals|records|were|points)\b", everything)


class EmptyLines(RawIOBase):
    def readable(self) -> bool:
        return True

    def readinto(self, room: WriteableBuffer, /) -> int:
        view = memoryview(room)
        view[:] = b"\n" * len(view)
        return len(view)


def test_what_goes_on_for_ever_without_a_record_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                           capsys: pytest.CaptureFixture[str]) -> None:
    """An endless pipe of empty lines is refused in one sentence by every command that reads records."""
    for command, *more in (("import", "--data-dir", str(tmp_path)), ("check",), ("replay",)):
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BufferedReader(EmptyLines()), encoding="utf-8"))
        code, out, err = told(capsys, command, "-", *more)
        assert (code, out) == (2, ""), command
        assert err == "tarot-des-fleurs: - cannot be read: the file is too large\n", command


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


def test_a_bot_asked_again_chooses_what_it_played(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The deal is given by its number in the store, where its seeds are known; the file of an export has none."""
    data, file = ("--data-dir", str(folder)), folder / "deals.jsonl"
    moves = re.findall(r"^ +(\d+)  P(\d) (.*)$", told(capsys, "replay", "2", *data)[1], re.MULTILINE)
    assert moves
    for number, seat, what in moves[:24]:
        code, out, err = told(capsys, "why", "2", number, *data)
        if seat == "0":
            assert (code, out) == (2, "")
            assert err.startswith(f"tarot-des-fleurs: move {number} was not made by a level known here; ")
        else:
            level = "plain" if seat == "2" else "random"
            assert out.splitlines()[1] == f"asked again, {level} chooses: {what}"
            assert "The seed" not in out
            assert "The move played" not in out
    told(capsys, "export", str(file), *data)
    number = next(number for number, seat, what in moves if seat == "1" and what.startswith("play"))
    for asked in ([str(file), "--deal", "2", number], [str(file), "--deal", "2", number, "--level", "casual"]):
        assert "The seed of this decision is not known" in told(capsys, "why", *asked, *data)[1]
    assert told(capsys, "why", "2", "999", *data)[2] == \
        f"tarot-des-fleurs: there is no move 999: the deal has {len(moves)}\n"
    assert "deal 99 is not among the stored games" in told(capsys, "why", "99", "1", *data)[2]


def test_what_a_searching_bot_weighed_is_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "deal.jsonl")
    told(capsys, "simulate", "--preset", "french", "--players", "4", "--deals", "1", "--seed", "3", "--bots", "casual",
         "--out", file)
    _, first, _, *lines = told(capsys, "why", file, "40", "--level", "club")[1].splitlines()
    chosen = first.removeprefix("asked again, club chooses: ")
    head, *rows = (line for line in lines if not line.startswith("- "))
    assert re.split(r"  +", head) == ["choice", "card points behind", "±", "deals"]
    assert re.fullmatch(r"play \w+ +0\.00 +\d\.\d\d +\d+", rows[0])
    assert any(row.startswith(chosen) for row in rows)


def test_a_deal_that_is_not_over_stays_hidden(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(path_in(tmp_path))
    sat_down(store)
    store.close()
    for command in (["replay", "1"], ["why", "1", "1"]):
        assert told(capsys, *command, "--data-dir", str(tmp_path)) == \
            (2, "", "tarot-des-fleurs: deal 1 is not over yet\n")


@pytest.mark.parametrize("command", [["history", "--player"], ["history", "--level"], ["history", "--preset"],
                                     ["stats", "--player"], ["stats", "--level"], ["stats", "--opponents"],
                                     ["stats", "--preset"]], ids=" ".join)
def test_what_is_asked_for_may_be_no_text(command: list[str], folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bytes that are not UTF-8 become lone surrogates, which SQLite does not accept."""
    code, out, err = told(capsys, *command, "caf\udce9 \ud800", "--data-dir", str(folder))
    assert (code, err) == (0, "")
    assert "found\n" in out


def test_a_byte_order_mark_is_no_part_of_a_record(folder: Path, tmp_path: Path,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    """The commands accept such a file, as the window does."""
    file = tmp_path / "edited.jsonl"
    told(capsys, "export", str(file), "--data-dir", str(folder))
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert told(capsys, "check", str(file)) == (0, f"{file}: 5 records, all valid\n", "")
    assert told(capsys, "replay", str(file))[0] == 0
    assert "5 deals imported, already there: 0\n" in \
        told(capsys, "import", str(file), "--data-dir", str(tmp_path / "other"))[1]


@pytest.mark.parametrize(("raw", "why"), [(b"\xff\xfe", "not UTF-8 text"),
                                          (b"x" * LONGEST, f"a line of more than {LONGEST} bytes is not a record")])
def test_replay_says_what_check_says(raw: bytes, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(raw)
    assert told(capsys, "replay", str(file))[2] == f"tarot-des-fleurs: {file}:1: {why}\n"
    assert told(capsys, "check", str(file))[1].splitlines()[0] == f"{file}:1: {why}"
