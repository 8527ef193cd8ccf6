"""Settings for all tests: the examples of properties, the language, the handling of crashes.

Properties always have the same examples, except with the profile ``explore``:

    HYPOTHESIS_PROFILE=explore .venv/bin/python -m pytest tests/engine
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.effort import ALL, many, sample

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("ci", derandomize=True, deadline=None, database=None, suppress_health_check=_SLOW,
                          max_examples=many(200))
settings.register_profile("explore", deadline=None, database=None, suppress_health_check=_SLOW, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

os.environ["LANGUAGE"] = "en"
"""The language of the tests, independent of the user's."""
os.environ["TAROT_KERNEL"] = "plain"
"""The game is tested without the compiled kernel, as most players use it."""
if sys.dont_write_bytecode and "PYTHONPYCACHEPREFIX" not in os.environ:
    # the game is started a hundred times: bytecode is written once, to a folder outside the checkout
    _compiled = tempfile.TemporaryDirectory(prefix="tarot-tests-", ignore_cleanup_errors=True)
    os.environ["PYTHONPYCACHEPREFIX"] = _compiled.name
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

#: The files whose tests are marked ``fast``: some tests of every layer, a minute on two cores. Slower tests in these
#: files have their own markers and are not included.
FAST = (
    *(f"engine/test_{name}.py" for name in (
        "announcing", "asking", "bidding", "calling", "counting", "counts", "deal_code", "dealing", "discarding",
        "following", "fool", "paying", "presets", "properties", "record_format", "recount", "secrets", "transcripts",
        "tricks_on", "untrusted")),
    "ai/test_bots.py",
    "store/test_counting.py", "store/test_starting.py", "store/test_taking_back.py",
    "test_session.py", "test_settings.py", "test_lint.py",
    *(f"ui/test_{name}.py" for name in (
        "app", "draft", "menu", "reason_words", "setup", "take_back", "widgets", "words")),
)
SLOW = ("long", "packages", "planted", "window")
WHOLE = ("engine", "ui/tour")
"""Folders whose tests always run with all their cases: each case of the rules is needed, and the tour makes its own
selection."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Import all tests, in each worker process in a different order, so that each process compiles a part of them."""
    worker, folder = getattr(session.config, "workerinput", None), Path(__file__).parent
    if worker is None or session.config.args != session.config.getini("testpaths"):
        return
    found = [".".join(path.relative_to(folder.parent).with_suffix("").parts)
             for name in ("*/conftest.py", "**/test_*.py") for path in sorted(folder.glob(name))]
    tests = [name for name in found if not name.endswith(".conftest")]
    first = int(worker["workerid"].removeprefix("gw")) * len(tests) // worker["workercount"]
    for name in (*found[:-len(tests)], *tests[first:], *tests[:first]):
        with suppress(Exception, pytest.skip.Exception):  # reported when the module is collected
            import_module(name)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out cases that only a complete run needs, and mark the fast tests."""
    named = any("::" in word for word in config.args)
    if not ALL and not named:
        whole = tuple(str(Path(__file__).parent / folder) for folder in WHOLE)
        kept = sample(item for item in items if not str(item.path).startswith(whole))
        left = {item for item in items if item not in kept and not str(item.path).startswith(whole)}
        config.hook.pytest_deselected(items=list(left))
        items[:] = [item for item in items if item not in left]
    fast = {Path(__file__).parent / name for name in FAST}
    for item in items:
        if item.path in fast and not any(map(item.get_closest_marker, SLOW)):
            item.add_marker("fast")


def pytest_collection_finish() -> None:
    """Exempt modules and tests from garbage collection, because they exist to the end of the run."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def usual_colours() -> Iterator[None]:
    yield
    theme = sys.modules.get("game.ui.draw.theme")
    if theme is not None and theme.LOOK.opaque:
        from game.settings import Settings
        from game.ui.app.live import dress
        dress(Settings())


@pytest.hookimpl(optionalhook=True)
def pytest_testnodeready(node: Any) -> None:
    """Report in a thread when a worker process of the tests has ended.

    pytest-xdist waits for the end of the worker's output, which a child process of the worker may keep open.
    """
    threading.Thread(target=_outlive, args=(node,), daemon=True).start()


def _outlive(node: Any) -> None:
    node.gateway._io.wait()
    time.sleep(2)  # until its earlier messages are read
    node.notify_inproc("errordown", node=node, error="its process has ended")


@pytest.hookimpl(optionalhook=True, trylast=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """If a worker process of the tests has died, end the run with an error that names the test.

    pytest-xdist 3.8 would start another process with all files of the dead one, even finished ones, and wait forever
    for the answer of a process without work (its issues 1323, 1327 and 1378).
    """
    if not error:
        return
    run = node.config.pluginmanager.getplugin("dsession")
    run.triggershutdown()  # before tests are assigned to another process
    test = run.sched.remove_node(node) if node in run.sched.nodes else None
    if test is not None:
        run.handle_crashitem(test, node)
    pytest.exit(f"the process {node.gateway.id} has died in {test or 'no test'}: {error}", pytest.ExitCode.TESTS_FAILED)
