"""The processor time of an idle window: in the menu, and at the table on the player's turn."""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
from pygame.event import Event

from game.settings import WindowOptions
from game.threads import started
from game.ui.app.events import key
from game.ui.app.start import run

SETTLED_S = 10.0
"""The seconds after which everything has been read, and an unused device has been closed."""
PATIENCE_S = 60.0
Share = tuple[str, float]
"""The scene that the window shows, and its share of a core."""


def shares(seconds: int) -> Iterator[Share]:
    """Yield the share of each scene, measured for ``seconds`` over all threads of the process.

    Raises TimeoutError if the window does not show the scene; exits with code 2 and a message if there is no display.
    """
    found: list[Share | Exception] = []
    with tempfile.TemporaryDirectory() as folder:
        trace = os.environ["TAROT_TRACE"] = str(Path(folder) / "trace")
        started("bench", lambda: _told(found, Path(trace), seconds))
        code = run(WindowOptions(preset="french", players=4, seed=5, size=(1280, 720), data_dir=Path(folder)))
    if code:
        raise SystemExit(code)
    for one in found:
        if isinstance(one, Exception):
            raise one
        yield one


def _told(found: list[Share | Exception], trace: Path, seconds: int) -> None:
    try:
        _until(trace, lambda shown: shown["scene"] == "MenuScene")
        found.append(("menu, with music", _share(seconds)))
        pygame.event.post(key(pygame.K_m))
        found.append(("menu, muted", _share(seconds)))
        pygame.event.post(key(pygame.K_RETURN))
        _until(trace, lambda shown: shown.get("asked") not in (None, "wait"))
        found.append(("table, muted", _share(seconds)))
        pygame.event.post(key(pygame.K_m))
        found.append(("table, with music", _share(seconds)))
    except Exception as fault:  # noqa: BLE001 - the main thread raises it
        found.append(fault)
    finally:
        pygame.event.post(Event(pygame.QUIT))


def _until(trace: Path, true: Callable[[dict[str, Any]], bool]) -> None:
    """Wait until ``true`` accepts a line that the window writes to ``trace``."""
    end = time.monotonic() + PATIENCE_S
    while not (trace.exists() and (lines := trace.read_text(encoding="utf-8").splitlines())
               and true(json.loads(lines[-1]))):
        if time.monotonic() > end:
            raise TimeoutError(f"the window did not come to what is to be measured in {PATIENCE_S:.0f} s")
        time.sleep(0.1)


def _share(seconds: int) -> float:
    """The share of a core that this process takes at rest."""
    time.sleep(SETTLED_S)
    before = time.process_time()
    time.sleep(seconds)
    return (time.process_time() - before) / seconds
