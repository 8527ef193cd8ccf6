"""A trace of the window's contents, for tests that control a real window."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ...view.units import Point
from ..widgets.button import button_places
from ..widgets.form import Form
from .app import App
from .scene import Scene


class Trace:
    """Writes a line of JSON to ``path`` for each new picture at rest: the scene's trace and its buttons' positions."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", buffering=1)
        self._last = ""

    def update(self, app: App) -> None:
        """Compare the picture of ``app`` with the last one; called once a frame."""
        scene = app.scenes.top if app.running else None
        told = scene.trace() if scene is not None and not scene.busy else None
        if scene is None or told is None:
            return
        line = json.dumps(_shown(scene, told, app.metrics.size))
        if line != self._last:
            self._last = line
            self._file.write(line + "\n")

    def close(self) -> None:
        self._file.close()


def _shown(scene: Scene, told: dict[str, Any], size: Point) -> dict[str, Any]:
    """The line for ``scene``: the trace of the scene, ``told``, and the buttons of its form."""
    shown = {"scene": type(scene).__name__, "size": size, **told}
    form = getattr(scene, "form", None)
    if isinstance(form, Form):
        shown["buttons"] = {**told.get("buttons", {}), **button_places(form.root)}
    return shown
