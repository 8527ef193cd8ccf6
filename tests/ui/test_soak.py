"""A season in one window: many games, saved, replayed and shown with other cards, without growth of memory."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import pytest

from game.engine.record import read
from game.engine.variants import PRESETS

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="measures where the system tells")


def season(deals: int, folder: Path, seconds: int) -> dict:
    """The measurements of a season of ``deals`` in a separate process, which must leave no process."""
    run = subprocess.Popen([sys.executable, "-m", "tests.ui.season", str(deals), str(folder)], cwd=ROOT, text=True,
                           stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    out, said = run.communicate(timeout=seconds)
    assert run.returncode == 0, said[-3000:]
    assert "Traceback" not in said, said[-3000:]
    end = time.monotonic() + 5
    while (left := left_of(run.pid)) and time.monotonic() < end:
        time.sleep(0.05)
    assert left == []
    return json.loads(out.splitlines()[-1])


def left_of(session: int) -> list[str]:
    """The processes of ``session`` that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, belongs_to = stat.read_text(encoding="utf-8").rpartition(")")[2].split()[:4]
        except OSError:  # it has just ended
            continue
        if int(belongs_to) == session and state != "Z":
            found.append((stat.parent / "cmdline").read_bytes().replace(b"\0", b" ").decode())
    return found


def checked(found: dict, deals: int, folder: Path) -> None:
    """Everything was played, stored and saved; no process is left, and no more handles than at first."""
    assert found["deals"] == found["kept"] == found["looked_at"] == deals
    assert set(found["presets"]) == set(PRESETS)
    assert found["resumed"] >= deals // 5 - 1
    files = list((folder / "records").glob("*.jsonl"))
    assert len(files) == deals
    assert {read(file.read_text(encoding="utf-8")).rules.preset for file in files} == set(PRESETS)
    assert found["playing"] == sorted(pid for pid in found["wanted"] if pid is not None)
    assert found["wanted"][0] is not None
    assert found["closed"] == []
    assert found["handles"][-1] <= max(found["handles"][:5])


@pytest.mark.long
def test_a_season_of_ten_deals(tmp_path):
    found = season(10, tmp_path, 600)
    checked(found, 10, tmp_path)


@pytest.mark.long
def test_a_season_of_500_deals_leaves_the_memory_as_it_was(tmp_path, capsys):
    """Half an hour: run it with ``-o faulthandler_timeout=0``."""
    found = season(500, tmp_path, 7200)
    before, after = median(found["bytes"][8:13]), median(found["bytes"][-5:])  # one measurement for ten deals
    with capsys.disabled():
        print(f"\n500 deals in {found['seconds']} s: {before / 1e6:.1f} MB round deal 100, {after / 1e6:.1f} MB at the "
              f"end; {found['handles'][4]} handles, then {found['handles'][-1]}; {found['resumed']} matches taken up")
    checked(found, 500, tmp_path)
    assert after == pytest.approx(before, rel=0.05)
