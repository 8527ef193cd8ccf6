"""With any text in names, files, folders and arguments, a command writes only plain lines."""

from __future__ import annotations

import ast
import csv
import io
import json
import os
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from game.cli import COMMANDS, main
from game.cli.asking import speaking
from game.engine.record import as_dict, read
from game.settings import path_in as settings_in
from game.store import path_in
from game.view import words
from tests.builders import shuffled, whim
from tests.cli.test_commands import told
from tests.effort import few

ROOT = Path(__file__).parents[2]
TITLE = "\x1b]0;owned\x07"
EVIL = (
    "\x1b[2J\x1b[1;1HAda", f"Bela{TITLE}", "Cleo\nadmin: all is well\r\n", "D\u202eora\u2066\u200f",
    "\x9b31mEmil\x85\x7f", "\t\x08\x08\u2028Fay\u2029\x00", "Gus\u200b\u00ad\ufeff\U000e0041",
    "\x0c\x0b\x1c\x1d\x1e\x1f\u061c", "{0}{suit_Q}%s",
)
"""Names that clear the screen, change its title, begin lines, turn them around, or are not there at all."""
NAME = "".join(letter for name in EVIL[:5] for letter in name if letter not in "\x00/") + os.fsdecode(b"\xff\xfe")
"""All of it in the name of a file, with bytes that are no text."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="no other system allows such names of files")


def shady(text: str) -> set[str]:
    """The characters of ``text``, except line ends, that must not reach a terminal."""
    return {letter for letter in text if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp")} - {"\n"}


def record(number: int, **more: object) -> str:
    """The record of a complete deal with hostile names and levels."""
    table = shuffled("chambery", number).finish(whim(number))
    data = as_dict(table.record) | {"names": [EVIL[(number + n) % len(EVIL)] for n in range(5)],
                                    "bots": ["human", *EVIL[:4]], "match": {"id": EVIL[number % 9], "deal": number}}
    return json.dumps(data | more, ensure_ascii=False)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a hostile name that contains games, records, settings and damaged files with such names."""
    place = tmp_path_factory.mktemp("place") / NAME
    place.mkdir()
    lines = [record(number) for number in range(2, 6)]
    (place / f"{NAME}.jsonl").write_text("\n".join(lines), encoding="utf-8")
    wrong = (record(2, end=EVIL[0]), record(2, sides=[EVIL[1]] * 5), record(2, actions=[[0, "bid", EVIL[2]]]),
             record(2, tarot=EVIL[3]), record(2, rules={"preset": EVIL[4]}), record(2, dealer=EVIL[0]), "{" + EVIL[1])
    (place / "wrong.jsonl").write_text("\n".join(line.replace("\n", " ") for line in wrong), encoding="utf-8")
    with suppress(SystemExit):
        assert main(["import", str(place / f"{NAME}.jsonl"), "--data-dir", str(place), "--jobs", "1"]) == 0
    for name, text in (("broken", EVIL[0]), ("no games", "no games" * 1000)):
        (place / name).mkdir()
        settings_in(place / name).write_text(text, encoding="utf-8")
        path_in(place / name).write_text(text, encoding="utf-8")
    return place


def said(place: Path) -> Iterator[list[str]]:
    """Yield every command with a hostile text for each argument that it takes."""
    folder, file, evil = ["--data-dir", str(place)], str(place / f"{NAME}.jsonl"), EVIL[0] + EVIL[3] + EVIL[4]
    yield ["history", *folder]
    yield ["history", "1", *folder]
    yield from (["history", option, evil, *folder] for option in ("--preset", "--player", "--level"))
    yield ["history", "--data-dir", str(place / "no games")]
    yield ["history", "--data-dir", file]
    yield ["stats", "--who", *folder]
    yield ["stats", "--csv", "--who", *folder]
    yield ["stats", "--origin", "all", *folder]
    yield ["stats", "--origin", "all", "--csv", *folder]
    yield ["replay", file]
    yield ["replay", file, "--deal", "99"]
    yield from (["replay", str(place / "wrong.jsonl"), "--deal", str(n)] for n in range(1, 8))
    yield ["why", file, "1", "--deal", "3", "--level", "plain"]
    yield ["why", file, evil]
    yield ["check", file]
    yield ["check", str(place / "wrong.jsonl")]
    yield ["import", str(place / "wrong.jsonl"), *folder]
    yield ["import", file, *folder]
    yield ["export", "-", *folder]
    yield ["export", str(place), *folder]
    yield from ([command, str(place / "not there")] for command in ("check", "replay", "import"))
    yield ["doctor", *folder]
    yield ["doctor", "--data-dir", str(place / "broken")]
    yield ["daily", "--date", evil]
    yield ["rules", evil]
    yield ["simulate", "--out", str(place / "nowhere" / NAME)]
    yield from (["simulate", "--out", "-", option, evil] for option in ("--bots", "--option", "--preset", "--deals"))
    yield ["simulate", "--out", "-", "--option", f"{evil}={evil}"]
    yield ["simulate", "--out", "-", "--bots", f"{evil}:{evil}"]
    yield [evil]
    yield [f"--{evil}"]
    yield ["--window", evil]
    yield ["--lang", evil, "rules"]
    yield ["rules", "french", evil, evil]


def test_every_command_writes_plain_lines(place: Path, capsys: pytest.CaptureFixture[str],
                                          monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", EVIL[4].replace("\x00", ""))
    monkeypatch.setattr("game.cli.doctor.ANSWER_S", 0.0)
    tried = set()
    for words_ in said(place):
        code, out, err = told(capsys, *words_)
        assert out + err, words_
        assert not shady(out + err), (words_, out, err)
        assert "Traceback" not in err
        if code == 2:
            assert err.count("\n") == 1, (words_, err)
        tried |= {words_[0]} & set(COMMANDS)
    assert tried == set(COMMANDS)


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_a_name_begins_no_line_and_ends_none(place: Path, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A name with line breaks could otherwise imitate another line of the output."""
    _, out, _ = told(capsys, "--lang", code, "history", "--data-dir", str(place))
    _, *lines, foot = out.splitlines()
    assert (len(lines), "4" in foot) == (4, True)
    assert not any(line.startswith("admin") for line in lines)
    _, out, _ = told(capsys, "--lang", code, "replay", str(place / f"{NAME}.jsonl"), "--deal", "3")
    with speaking(code):
        unseen = words.template("cli.asking.seat").format(seat=3)
    hands = out.splitlines()[1:6]
    assert [line.partition(":")[0].rstrip() for line in hands[1:]] == ["Fay", "Gus", unseen, "{0}{suit_Q}%s"]


def test_columns_are_aligned_for_all_names(place: Path,
                                                                capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, "stats", "--who", "--data-dir", str(place))
    _, *lines = out.splitlines()
    assert len(lines) > 5
    assert len({len(line) for line in lines}) == 1


def test_what_is_exported_to_the_screen_is_the_record_without_a_control(place: Path, tmp_path: Path,
                                                                        capsys: pytest.CaptureFixture[str]) -> None:
    """JSON can encode any character as a number, so that the records stay the same and are recognised on import."""
    _, out, _ = told(capsys, "export", "-", "--data-dir", str(place))
    told_again = [replace(read(line), more={}) for line in out.splitlines()]  # the export adds notes
    assert told_again == [read(record(number)) for number in range(2, 6)]
    assert any(EVIL[3] in read(line).names for line in out.splitlines())
    (tmp_path / "again.jsonl").write_text(out, encoding="utf-8")
    code, out, _ = told(capsys, "import", str(tmp_path / "again.jsonl"), "--data-dir", str(place))
    assert (code, out) == (0, "nothing will change\n0 deals imported, already there: 4\n")


# -- spreadsheets -----------------------------------------------------------------------------------------------------

WIDE = "\N{FULLWIDTH EQUALS SIGN}"
FORMULAS = ("=cmd|'/C calc'!A0", "+1+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u200b=1", WIDE + "1", '"=1',
            "=1\n=2")


def test_no_name_becomes_a_formula_and_numbers_stay_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.jsonl"
    tables = [record(number, names=[FORMULAS[(number * 5 + n) % len(FORMULAS)] for n in range(5)],
                     bots=["human", *FORMULAS[number:number + 4]]) for number in range(2, 6)]
    file.write_text("\n".join(tables), encoding="utf-8")
    assert told(capsys, "import", str(file), "--data-dir", str(tmp_path))[0] == 0
    for more in (["--who"], ["--origin", "all"]):
        _, out, _ = told(capsys, "stats", "--csv", *more, "--data-dir", str(tmp_path))
        head, *rows = csv.reader(io.StringIO(out))
        assert {len(row) for row in rows} == {len(head)}
        cells = [cell for row in rows for cell in row]
        assert any(cell.startswith("'=") for cell in cells)
        for cell in cells:
            if cell.startswith(("=", "+", "-", "@", "\t", "\r", WIDE)):
                float(cell)
        assert not shady(out)
    numbers = dict(zip(head, rows[0], strict=True))
    assert float(numbers["points per deal"]) * int(numbers["deals"]) == pytest.approx(
        sum(float(numbers[part] or 0) * int(numbers[f"{part}: deals"] or 0)
            for part in ("soloist", "taker", "partner", "defender", "alone")), abs=0.1)


# -- pipes and terminals of every kind --------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", few([
    {"LANG": "C"}, {"LC_ALL": "POSIX", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}, {"PYTHONIOENCODING": "ascii"},
    {"PYTHONIOENCODING": "ascii:strict"}, {"PYTHONIOENCODING": "latin-1:surrogateescape"},
    {"PYTHONIOENCODING": "cp437"},
], 2), ids=str)
def test_no_encoding_of_a_pipe_stops_a_command(place: Path, setting: dict[str, str]) -> None:
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    for words_ in (["history", "--data-dir", str(place)], ["replay", str(place / f"{NAME}.jsonl")],
                   ["--lang", "fr", "rules"], ["check", str(place / "wrong.jsonl")], [EVIL[0], EVIL[3]]):
        done = subprocess.run([sys.executable, str(ROOT / "main.py"), *words_], env=bare | setting, check=False,
                              capture_output=True, timeout=300)
        assert done.returncode in (0, 1, 2)
        assert b"Error" not in done.stderr, done.stderr
        assert not {byte for byte in done.stdout + done.stderr if byte < 32 or byte == 127} - {10}


@pytest.mark.parametrize("stream", ["1", "2"])
@pytest.mark.parametrize("where", [">&-", ">/dev/full"])
def test_a_stream_that_takes_nothing_is_no_traceback(place: Path, stream: str, where: str) -> None:
    for words_ in ("rules", f"check '{ROOT / 'README.md'}'", "simulate --deals 1 --seed 1 --out -", "nonsense"):
        done = subprocess.run(f"'{sys.executable}' '{ROOT / 'main.py'}' {words_} {stream}{where}", shell=True,  # noqa: S602
                              check=False, capture_output=True, text=True, timeout=300)
        assert done.returncode in (0, 1, 2), (words_, done.returncode)
        assert done.stderr.count("\n") <= 1, done.stderr
        assert "Traceback" not in done.stderr
        if (stream, where) == ("1", ">/dev/full") and words_ != "nonsense":
            assert "cannot be written" in done.stderr, words_


# -- one module for all output
# ------------------------------------------------------------------------------------------


def test_commands_and_window_write_to_the_terminal_in_one_place() -> None:
    """Other output would not be cleaned; ``__main__`` may only report that the game cannot be loaded."""
    past = []
    for path in sorted((ROOT / "game").rglob("*.py")):
        name = path.relative_to(ROOT / "game").as_posix()
        if name in ("view/terminal.py", "__main__.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="print")) | ast.Attribute(ast.Name(id="sys"), "stdout" | "stderr"):
                    past.append(f"{name}:{node.lineno}")
    assert not past
