"""Without a display the window reports it in one line; the commands still work."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BARE = {name: value for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "TAROT_TRACE")}


def run(folder: Path, *words: str) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, str(ROOT / "main.py"), "--data-dir", str(folder), *words], env=BARE,
                          check=False, cwd=folder, capture_output=True, text=True, timeout=300)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_no_display_is_one_line_and_exit_code_2(tmp_path):
    done = run(tmp_path)
    lines = [line for line in done.stderr.splitlines() if line.startswith("tarot-des-fleurs:")]
    assert done.returncode == 2
    assert len(lines) == 1
    assert "window" in lines[0]
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


def test_a_command_works_all_the_same(tmp_path):
    done = run(tmp_path, "simulate", "--deals", "1", "--seed", "1", "--out", "deal.jsonl")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "deal.jsonl").stat().st_size > 500
