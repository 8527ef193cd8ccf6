"""The commands of developers: output, refusals and exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_hostile_text import EVIL, shady
from tools.arena import __main__ as arena
from tools.bench import __main__ as bench
from tools.shots import __main__ as shots

ROOT = Path(__file__).parents[1]
TOOLS = {"arena": arena.main, "bench": bench.main, "shots": shots.main}


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, check=False,
                          timeout=300)


def told(capsys: pytest.CaptureFixture[str], tool: str, *words: str) -> tuple[int, str, str]:
    """Run a tool in this process; returns exit code, stdout and stderr."""
    try:
        code = TOOLS[tool](words)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    out, err = capsys.readouterr()
    return code, out, err


def test_the_arena_finds_the_better_bot(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, "arena", "--preset", "chambery", "--option", "ecart_to=last-trick", "--a", "plain",
                          "--b", "random", "--deals", "12", "--seed", "3")
    lines = out.splitlines()
    assert (code, lines[0]) == (0, "plain against random · chambery, 5 players · 12 deals of seed 3")
    assert lines[1].split() == ["gain", "per", "deal", "deals", "card", "points", "payment", "deals", "won,", "%"]
    assert lines[2].split()[0] == "12"
    assert lines[2].split()[1].startswith("+")
    assert any(line.startswith("as defender") for line in lines)
    assert any(line.startswith("playing") for line in lines)
    assert "12 deals in" in err


@pytest.mark.long
def test_the_figures_are_the_same_with_any_number_of_jobs(tmp_path: Path) -> None:
    """The processes, and a dask cluster on this machine, also find a bot from another module."""
    words = ("tools.arena", "--preset", "french", "--players", "5", "--deals", "9", "--seed", "4", "--b", "plain",
             "--a", "tests.ai.odd_bots:Now")
    one, two, dask, other = (tmp_path / name for name in ("one", "two", "dask", "other"))
    assert run(*words, "--json", str(one)).returncode == 0
    assert run(*words, "--json", str(two), "--jobs", "2").returncode == 0
    assert run(*words, "--json", str(dask), "--jobs", "2", "--backend", "dask").returncode == 0
    assert run(*words, "--json", str(other), "--seed", "5").returncode == 0
    assert one.read_bytes() == two.read_bytes() == dask.read_bytes() != other.read_bytes()
    figures = json.loads(one.read_bytes())
    assert figures["game"]["players"] == 5
    assert len(figures["by_deal"]) == figures["gain"]["payment"]["deals"] == 9


def test_the_figures_can_be_piped_on() -> None:
    done = run("tools.arena", "--a", "plain", "--b", "plain", "--deals", "2", "--seed", "1", "--json", "-")
    assert json.loads(done.stdout)["gain"]["points"]["mean"] == 0.0


def test_a_bot_gone_wrong_ends_the_arena_and_leaves_no_file(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        done = run("tools.arena", "--a", "tests.ai.odd_bots:Broken", "--b", "plain", "--deals", "2", "--jobs", jobs,
                   "--json", str(tmp_path / "figures"))
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
        assert "no idea what to do" in done.stderr
        assert list(tmp_path.iterdir()) == []


def test_bench_measures_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "bench", "engine", "--rounds", "3")
    assert code == 0
    assert "french 4" in out
    assert "deals a second" in out


def test_bench_start_compares_with_a_bare_window(capsys: pytest.CaptureFixture[str],
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.bench.start.menu", lambda: 0.25)
    code, out, _ = told(capsys, "bench", "start", "--rounds", "1")
    assert code == 0
    assert "menu after 0.250 s" in out
    assert "bare window after" in out


@pytest.mark.parametrize(("tool", "words", "reason"), [
    ("arena", [], "--a"),
    ("arena", ["--a", "plain"], "--b"),
    ("arena", ["--a", "plain", "--b", "genius"], "genius"),
    ("arena", ["--a", "nowhere:Bot", "--b", "plain"], "No module named 'nowhere'"),
    ("arena", ["--a", "tests.ai.odd_bots:Mute", "--b", "plain"], "no method choose"),
    ("arena", ["--a", "tests.ai.odd_bots:Cheat", "--b", "plain"], "not legal"),
    ("arena", ["--a", "plain", "--b", "plain", "--deals", "0"], "at least 1"),
    ("arena", ["--a", "plain", "--b", "plain", "--players", "7"], "players cannot be 7"),
    ("arena", ["--a", "plain", "--b", "plain", "--json", "nowhere/at/all"], "nowhere/at/all"),
    ("arena", ["--a", "plain", "--b", "plain", "--backend", "abacus"], "abacus"),
    ("arena", ["--a", "plain", "--b", "plain", "--scheduler", "tcp://127.0.0.1:1"], "no scheduler"),
    ("arena", ["--a", "".join(EVIL), "--b", "plain"], "Ada"),
    ("bench", ["kitchen"], "kitchen"),
    ("shots", ["menu", "--out", "x", "--size", "8000x4320"], "7680x4320"),
    ("shots", ["menu", "--out", "x", "--text", "99"], "100 to 175"),
    ("shots", ["menu", "--out", "nowhere/x"], "nowhere/x cannot be written"),
    ("shots", ["".join(EVIL), "--out", "x"], "Ada"),
])
def test_what_makes_no_sense_is_refused_in_one_line(tool: str, words: list[str], reason: str,
                                                    capsys: pytest.CaptureFixture[str], tmp_path: Path,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = told(capsys, tool, *words)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert not shady(err)
    assert reason in err
    assert list(tmp_path.iterdir()) == []
