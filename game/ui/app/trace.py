"""What the window shows, told line by line: for tests that drive a real window, and for reading it without eyes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from ...view.units import Point
from ...view.words import spoken
from ..scenes.lesson.lesson import LessonScene
from ..scenes.lesson.page import Counter
from ..scenes.table.chooser import PackPicture
from ..scenes.table.scoring import ScoringScene
from ..scenes.table.table_scene import TableScene
from ..widgets.base import walk
from ..widgets.button import Button
from ..widgets.form import Form
from .app import App


class Trace:
    """Writes a line of JSON to ``path`` whenever the resting picture is another: what is asked, what is where."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", buffering=1)
        self._last = ""

    def update(self, app: App) -> None:
        """Look at what ``app`` shows now; called once a frame."""
        scene = app.scenes.top if app.running else None
        if scene is None or scene.busy:
            return
        if isinstance(scene, TableScene) and (not scene.table.caught_up or scene.table.stage.held is not None):
            return
        line = json.dumps(_shown(scene, app.metrics.size))
        if line != self._last:
            self._last = line
            self._file.write(line + "\n")

    def close(self) -> None:
        """No more lines."""
        self._file.close()


def _shown(scene: Any, size: Point) -> dict[str, Any]:
    shown: dict[str, Any] = {"scene": type(scene).__name__, "size": size}
    form = getattr(scene, "form", None)
    if isinstance(form, Form):
        shown["buttons"] = {_plain(spoken(w.words)): w.rect.center for w in walk(form.root) if isinstance(w, Button)}
        for widget in walk(form.root):
            if isinstance(widget, PackPicture):
                places = widget.places()
                shown["picks"] = {card.name: places[card].center for card in sorted(widget.picks)}
    if isinstance(scene, TableScene):
        shown |= _table(scene)
    if isinstance(scene, LessonScene):
        shown |= _lesson(scene, shown["buttons"])
    if isinstance(scene, ScoringScene):
        shown["payments"] = scene.table.session.payments[-1]
    return shown


def _plain(words: str) -> str:
    return re.sub(r"\{\w+\} ?", "", words)


def _lesson(scene: LessonScene, on_page: dict[str, Point]) -> dict[str, Any]:
    """The step, what can be answered on the page, and the table, all as they lie in the window."""
    left, here, inner = scene.table_room.left, scene.guide.here, scene.inner
    table = _table(inner)
    hand = {name: (x + left, y) for name, (x, y) in table["hand"].items()}
    buttons = {_plain(spoken(w.words)): (w.rect.centerx + left, w.rect.centery)
               for w in walk(inner.form.root) if isinstance(w, Button)}
    counter = next((w.rect.center for w in walk(scene.form.root) if isinstance(w, Counter)), None)
    return {**table, "hand": hand, "buttons": {**buttons, **on_page}, "counter": counter, "lesson": scene.guide.name,
            "step": here.step.id, "mood": here.mood}


def _table(scene: TableScene) -> dict[str, Any]:
    table = scene.table
    asked = table.prompt()
    hand: dict[str, Point] = {}
    for piece in table.stage.hand():
        pose = table.stage.poses[piece]
        if piece.face is not None:
            hand[piece.face.name] = (round(pose.x - pose.width * 0.38), round(pose.y - pose.width * 0.4))
    return {"asked": asked.kind, "cards": sorted(card.name for card in asked.cards), "hand": hand,
            "offered": [card.name for card in table.stage.offered], "moves": len(table.session.record.moves),
            "middle": tuple(map(round, table.layout.centre)),
            "remark": table.remark.text if table.remark is not None else None, "good": len(table.marks.actions)}
