"""A test that crashes its process ends the run, and is named."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name != "posix", reason="forks, and ends groups of processes")
ROOT = Path(__file__).parents[1]
QUIET = "def test_quiet(): pass\ndef test_quiet_too(): pass\n"
LONG = "import time\ndef test_long(): time.sleep(3600)\n"
DIES = "import os, time, warnings\ndef test_before(): pass\ndef test_dies():\n    {}\ndef test_after(): pass\n"
ABORTS = "os.abort()"
LEAVES_A_CHILD = "warnings.simplefilter('ignore')\n    os.fork() or time.sleep(3600)\n    os.abort()"
LIMIT_S = 600
"""A run that goes on has not been ended: what is slow in it takes an hour."""


@pytest.fixture
def run(tmp_path):
    started = []

    def run(files, *options):
        (tmp_path / "tests").mkdir()
        shutil.copy(ROOT / "pyproject.toml", tmp_path)
        for name in ("conftest.py", "effort.py"):
            shutil.copy(ROOT / "tests" / name, tmp_path / "tests")
        for name, text in files.items():
            (tmp_path / "tests" / f"test_{name}.py").write_text(text, encoding="utf-8")
        outer = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        with (tmp_path / "said").open("w+") as said:
            process = subprocess.Popen([sys.executable, "-m", "pytest", *options], cwd=tmp_path, env=outer, stdout=said,
                                       stderr=subprocess.STDOUT, start_new_session=True)
            started.append(process)
            code = process.wait(timeout=LIMIT_S)
            said.seek(0)
            return code, said.read()

    yield run
    for process in started:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, 9)  # processes that the ended run left


@pytest.mark.parametrize("death", [pytest.param(ABORTS, id="alone", marks=pytest.mark.long),
                                   pytest.param(LEAVES_A_CHILD, id="with a child")])
def test_a_crash_in_one_of_several_processes_ends_the_run(run, death):
    files = {"a": QUIET, "b": DIES.format(death), "c": QUIET, "d": LONG, "e": QUIET}
    code, said = run(files, "-n", "2", "--dist", "worksteal")
    assert code == pytest.ExitCode.TESTS_FAILED, said
    assert "FAILED tests/test_b.py::test_dies" in said


def test_a_crash_in_the_only_process_is_named(run):
    code, said = run({"a": QUIET, "b": DIES.format(ABORTS)})
    assert code not in (0, None)
    assert "in test_dies" in said


def test_a_crash_outside_any_test_ends_the_run(run):
    code, said = run({"a": QUIET, "b": f"import os\n{ABORTS}\n"}, "-n", "2", "--dist", "worksteal")
    assert code == pytest.ExitCode.TESTS_FAILED, said
    assert "has died in no test" in said


@pytest.mark.long
def test_a_run_in_which_nothing_dies_is_green(run):
    code, said = run({"a": QUIET, "b": QUIET, "c": QUIET}, "-n", "2", "--dist", "worksteal")
    assert code == 0, said
    assert "6 passed" in said
