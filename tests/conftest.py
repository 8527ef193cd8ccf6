"""Settings for all tests: how properties are drawn, the language, the handling of crashes.

The properties always have the same examples, except in a run that explores:

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
"""The language of the tests does not depend on the user's."""
os.environ["TAROT_KERNEL"] = "plain"
"""The game is tested as most players have it: without a compiler."""
if sys.dont_write_bytecode and "PYTHONPYCACHEPREFIX" not in os.environ:
    # the game is started a hundred times: it is compiled once, and nothing is written beside the sources
    _compiled = tempfile.TemporaryDirectory(prefix="tarot-tests-", ignore_cleanup_errors=True)
    os.environ["PYTHONPYCACHEPREFIX"] = _compiled.name
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

#: The files whose tests are marked ``fast``: a part of every layer, in a minute on two cores. Slower tests of these
#: files stay out, as they have a marker of their own.
FAST = (
    *(f"engine/test_{name}.py" for name in (
        "announcing", "asking", "bidding", "calling", "counting", "counts", "deal_code", "dealing", "discarding",
        "following", "fool", "paying", "presets", "properties", "recount", "secrets", "transcripts", "tricks_on",
        "untrusted")),
    "ai/test_bots.py",
    "store/test_counting.py", "store/test_starting.py", "store/test_taking_back.py",
    "test_session.py", "test_settings.py", "test_lint.py",
    *(f"ui/test_{name}.py" for name in (
        "app", "draft", "menu", "reason_words", "setup", "take_back", "widgets", "words")),
)
SLOW = ("long", "packages", "planted", "window")
WHOLE = ("engine", "ui/tour")
"""Folders whose tests always run with all their cases: rules have no cases to spare, and the tour chooses its own."""


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
    """Modules and tests are there to the end: a window that collects its garbage need not visit them each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def usual_colours() -> Iterator[None]:
    """High contrast ends with the test that chose it."""
    yield
    theme = sys.modules.get("game.ui.draw.theme")
    if theme is not None and theme.LOOK.opaque:
        from game.settings import Settings
        from game.ui.app.live import dress
        dress(Settings())


@pytest.hookimpl(optionalhook=True)
def pytest_testnodeready(node: Any) -> None:
    """Have someone wait for the end of a process of the tests, which a child it forked off may outlive.

    The child keeps the line open on whose end pytest-xdist waits.
    """
    threading.Thread(target=_outlive, args=(node,), daemon=True).start()


def _outlive(node: Any) -> None:
    node.gateway._io.wait()
    time.sleep(2)  # its earlier messages are read first
    node.notify_inproc("errordown", node=node, error="its process has ended")


@pytest.hookimpl(optionalhook=True, trylast=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Where a process of the tests has died, the run fails at once and names the test.

    pytest-xdist 3.8 would replace the process, hand it the files of the dead one, done or not, and wait for ever for
    the answer of a process with nothing to do (its issues 1323, 1327 and 1378).
    """
    if not error:
        return
    run = node.config.pluginmanager.getplugin("dsession")
    run.triggershutdown()  # before anything is handed to another process
    test = run.sched.remove_node(node) if node in run.sched.nodes else None
    if test is not None:
        run.handle_crashitem(test, node)
    pytest.exit(f"the process {node.gateway.id} has died in {test or 'no test'}: {error}", pytest.ExitCode.TESTS_FAILED)
