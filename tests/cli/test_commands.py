"""The commands as users see them: output, refusals and exit codes."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from game.cli import main
from game.engine.record import read
from game.engine.variants import OPTIONS, PRESETS
from game.settings import WindowOptions
from tests.builders import GAMES

ROOT = Path(__file__).parents[2]


def run(*words: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run the program in a separate process."""
    return subprocess.run([sys.executable, str(ROOT / "main.py"), *words], cwd=cwd, capture_output=True, text=True,
                          check=False, timeout=300)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run the program in this process; returns exit code, stdout and stderr."""
    try:
        code = main(words)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    out, err = capsys.readouterr()
    return code, out, err


# -- simulate and check -----------------------------------------------------------------------------------------------


def game_words(game: str) -> list[str]:
    """The options for a game such as ``"chambery players=4"``."""
    preset, *options = game.split()
    return ["--preset", preset, *(word for option in options for word in ("--option", option))]


@pytest.mark.parametrize("game", GAMES)
def test_simulated_deals_pass_the_check(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, deals = tmp_path / "deals.jsonl", 300 if game in PRESETS or game == "french players=4" else 40
    code, _, err = told(capsys, "simulate", *game_words(game), "--deals", str(deals), "--seed", "5",
                        "--bots", "random", "--out", str(file))
    assert (code, f"{deals} deals" in err) == (0, True)
    assert told(capsys, "check", str(file)) == (0, f"{file}: {deals} records, all valid\n", "")


def test_the_same_seed_gives_the_same_bytes_with_any_number_of_jobs(tmp_path: Path,
                                                                    capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "--preset", "french", "--players", "5", "--deals", "45", "--bots", "random,plain,random")
    here, there, jobs, other = (tmp_path / name for name in ("here", "there", "jobs", "other"))
    told(capsys, *words, "--seed", "9", "--out", str(here))
    told(capsys, *words, "--seed", "8", "--out", str(other))
    assert run(*words, "--seed", "9", "--out", str(there)).returncode == 0
    assert run(*words, "--seed", "9", "--out", str(jobs), "--jobs", "2").returncode == 0
    assert here.read_bytes() == there.read_bytes() == jobs.read_bytes()
    assert here.read_bytes() != other.read_bytes()
    assert here.read_bytes().count(b"\n") == 45


def test_absurd_plays_are_counted_among_the_decisions_that_allow_them(tmp_path: Path,
                                                                       capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "--preset", "french", "--players", "4", "--deals", "20", "--seed", "1", "--absurdities")
    counted = {}
    for bots in ("random", "plain"):
        err = told(capsys, *words, "--bots", bots, "--out", str(tmp_path / bots))[2]
        counted[bots] = {kind: (int(played), int(possible)) for kind, played, possible in
                         re.findall(r"^([a-z-]+): (\d+) of (\d+) ", err, re.M)}
    assert {"tarot-thrown", "points-given"} <= counted["random"].keys()
    assert all(0 < played < possible for played, possible in
               (counted["random"][kind] for kind in ("tarot-thrown", "points-given")))
    assert not any(played for played, _ in counted["plain"].values())


def test_a_simulated_record_says_who_played_what(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.jsonl"
    told(capsys, "simulate", "--players", "5", "--at-table", "6", "--deals", "7", "--seed", "1",
         "--bots", "plain,random", "--out", str(file))
    records = [read(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [record.dealer for record in records] == [0, 1, 2, 3, 4, 5, 0]
    assert records[0].bots == ("plain", "random", "plain", "random", "plain", "random")
    assert dict(records[3].match) == {"id": "simulated-1", "deal": 4, "of": 7}
    assert len({record.hands for record in records}) == 7


def test_the_short_pack_and_fixed_partners_can_be_asked_for(tmp_path: Path,
                                                            capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.jsonl"
    code, _, _ = told(capsys, "simulate", "--players", "4", "--pack", "62", "--partnership", "croise", "--deals", "1",
                      "--option", "lone_petit=void", "--option", "overtrump=yes", "--out", str(file))
    rules = read(file.read_text(encoding="utf-8")).rules
    assert (code, rules.pack, rules.partnership, rules.lone_petit, rules.overtrump) == (0, 62, "croise", "void", True)


def test_a_file_that_was_there_is_replaced_whole_or_not_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text("precious\n", encoding="utf-8")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("game.cli.simulate.line_of", interrupted)
    assert told(capsys, "simulate", "--deals", "3", "--out", str(file))[0] == 130
    assert file.read_text(encoding="utf-8") == "precious\n"
    assert [path.name for path in tmp_path.iterdir()] == ["deals.jsonl"]


def test_the_screen_can_be_written_to() -> None:
    done = run("simulate", "--deals", "2", "--seed", "1", "--out", "-")
    assert [read(line).end for line in done.stdout.splitlines()] == ["played", "played"]


def test_check_names_file_line_and_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.jsonl"
    told(capsys, "simulate", "--deals", "4", "--seed", "2", "--bots", "random", "--out", str(file))
    good = file.read_text(encoding="utf-8").splitlines()
    cheated, wrong = json.loads(good[1]), json.loads(good[2])
    plays = [action for action in cheated["actions"] if action[1] == "play"]
    plays[4][2], plays[9][2] = plays[9][2], plays[4][2]
    wrong["payments"][0] += 1
    file.write_bytes(b"\n".join([good[0].encode(), json.dumps(cheated).encode(), b"", json.dumps(wrong).encode(),
                                 b"\xff\xfe", b"{", b"[" * 100_000, b"x" * 2_000_000, good[3].encode()]))
    code, out, _ = told(capsys, "check", str(file))
    lines = out.splitlines()
    assert code == 1
    places = [line.removeprefix(f"{file}:").split(":")[0] for line in lines[:-1]]
    assert places == ["2", "4", "5", "6", "7", "8"]
    assert "(rule:" in lines[0]
    assert "payments" in lines[1]
    assert lines[-1] == f"{file}: 8 records, 6 invalid"


def test_an_empty_file_has_no_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text("", encoding="utf-8")
    assert told(capsys, "check", str(file))[0] == 0


# -- rules ------------------------------------------------------------------------------------------------------------


def test_rules_show_every_preset_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "rules")
    assert code == 0
    assert all(f"\n{name}\n" in out for name in PRESETS)
    assert all(f"  {name} " in out for name in OPTIONS)
    code, out, _ = told(capsys, "rules", "french")
    assert "handfuls 10 / 13 / 15" in out
    assert "chambery" not in out


# -- saying no --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "reason"), [
    (["--frob"], "--frob"),
    (["frob"], "frob"),
    (["simulate", "--out"], "--out"),
    (["simulate"], "--out"),
    (["simulate", "--out", "x", "--deals", "0"], "at least 1"),
    (["simulate", "--out", "x", "--deals", "many"], "many"),
    (["simulate", "--out", "x", "--seed", "-3"], "-3"),
    (["simulate", "--out", "x", "--preset", "poker"], "poker"),
    (["simulate", "--out", "x", "--players", "7"], "players cannot be 7"),
    (["simulate", "--out", "x", "--players", "5", "--pack", "62"], "5 with 62 cards"),
    (["simulate", "--out", "x", "--option", "colour=red"], "no option colour"),
    (["simulate", "--out", "x", "--option", "overtrump"], "NAME=VALUE"),
    (["simulate", "--out", "x", "--option", "overtrump=perhaps"], "overtrump cannot be perhaps"),
    (["simulate", "--out", "x", "--partnership", "croise"], "Fixed partners need four players"),
    (["simulate", "--out", "x", "--bots", "club,genius"], "genius"),
    (["simulate", "--out", "nowhere/at/all/x"], "nowhere/at/all/x"),
    (["simulate", "--out", "/"], "cannot be written"),
    (["simulate", "--out", "x", "--bots", "nowhere:Bot"], "No module named 'nowhere'"),
    (["check", "nowhere.jsonl"], "nowhere.jsonl"),
    (["check", "."], "cannot be read"),
    (["check"], "FILE"),
    (["rules", "poker"], "poker"),
    (["--window", "big", "rules"], "1280x720"),
    (["--window", "1x1", "rules"], "1280x720"),
    (["--window", "20000x20000", "rules"], "7680x4320"),
    (["--lang", "xx", "rules"], "xx"),
    (["--preset", "piedmont", "--players", "3"], "piedmont is not played by 3"),
])
def test_what_makes_no_sense_is_refused_in_one_line(words: list[str], reason: str,
                                                    capsys: pytest.CaptureFixture[str], tmp_path: Path,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = told(capsys, *words)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert reason in err
    assert list(tmp_path.iterdir()) == []


def test_no_fault_prints_a_traceback(tmp_path: Path) -> None:
    for words in (["--frob"], ["check", "nowhere"], ["simulate", "--out", "x", "--players", "9"]):
        done = run(*words, cwd=tmp_path)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("isolated", ["-I", "-P"])
def test_a_python_that_leaves_out_the_programs_folder_finds_it(isolated: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, isolated, str(ROOT / "main.py"), "doctor", "--data-dir", str(tmp_path)],
                          cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    assert "bots: started in" in done.stdout, done.stderr


def installed_command() -> str:
    """The code of the command that pip creates."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]
    module, _, function = asked["tarot-des-fleurs"].removeprefix("tarot_des_fleurs.").partition(":")
    return f"import sys; sys.path.insert(0, {str(ROOT)!r}); from {module} import {function}; sys.exit({function}())"


@pytest.mark.parametrize("program", [[str(ROOT / "main.py")], ["-c", installed_command()]], ids=["main", "command"])
def test_what_is_not_installed_is_one_sentence(program: list[str], tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-I", "-S", *program, "rules"], cwd=tmp_path,
                          capture_output=True, text=True, check=False, timeout=300)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "cannot start: No module named" in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="a pipe of a shell")
def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    reads = f"{shlex.quote(sys.executable)} main.py rules | head -1"
    done = subprocess.run(reads, shell=True, cwd=ROOT, capture_output=True,  # noqa: S602
                          text=True, check=False)
    assert (done.stdout, done.stderr) == ("options and their values\n", "")


# -- the window -------------------------------------------------------------------------------------------------------


def test_options_are_valid_before_and_after_a_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name, words in (("a", ["--seed", "4", "simulate"]), ("b", ["simulate", "--seed", "4"])):
        assert told(capsys, *words, "--deals", "2", "--out", str(tmp_path / name))[0] == 0
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_without_a_command_the_window_opens_as_asked(monkeypatch: pytest.MonkeyPatch,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[WindowOptions] = []

    def opened(options: WindowOptions) -> int:
        asked.append(options)
        return 0
    monkeypatch.setattr("game.ui.app.start.run", opened)
    words = ["--preset", "french", "--players", "3", "--seed", "7", "--window", "1280x720", "--lang", "fr", "--mute",
             "--data-dir", "somewhere"]
    assert told(capsys, *words)[0] == 0
    assert told(capsys)[0] == 0
    assert asked == [WindowOptions("french", 3, 7, (1280, 720), Path("somewhere"), "fr", True), WindowOptions()]


def test_commands_load_no_window(tmp_path: Path) -> None:
    code = "import sys; from game.cli import main; main(['rules']); sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True).returncode == 0


def test_help_and_version_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "--help")
    assert code == 0
    assert all(command in out for command in ("simulate", "check", "rules", "export"))
    assert told(capsys, "--version")[1].startswith("Tarot des Fleurs ")


@pytest.mark.skipif(sys.platform != "linux", reason="no device is full elsewhere")
def test_a_full_disk_is_reported_in_the_chosen_language() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([sys.executable, str(ROOT / "main.py"), "rules", "--lang", "it"], stdout=full,
                              stderr=subprocess.PIPE, text=True, check=False, timeout=300)
    assert (done.returncode, done.stderr) == (2, "tarot-des-fleurs: l’output non si può scrivere: il disco è pieno\n")
