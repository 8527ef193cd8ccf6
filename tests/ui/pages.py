"""Uses the pages of the window as a player does: controls by their names, pictures by their rectangles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from pygame import Rect, Surface

from game.ui.app.app import App
from game.ui.app.scene import Scene
from game.ui.scenes.ledger import Ledger
from game.ui.scenes.paper import PaperScene
from game.ui.table.canvas import Item
from game.ui.table.overlays import TableOverlay
from game.ui.widgets import Form, Widget, walk
from game.ui.widgets.dialog import FormScene
from game.view.prose import ProseBlock
from game.view.words import spoken
from tests.driver import front
from tests.ui.layout_check import said

W = TypeVar("W")  # a kind of widget
ASKED = 5
"""A seed of the shots with which a soloist asks for a card in the first deal, not only after dozens."""


def top(app: App) -> PaperScene:
    return front(app, PaperScene)


def form_of(scene: Scene) -> Form:
    """The form of ``scene``, which must have one."""
    form = getattr(scene, "form", None)
    assert isinstance(form, Form), scene
    return form


def control(page: PaperScene, name: str, kind: type[W]) -> W:
    """The control ``name`` of ``page``, which must be of ``kind``."""
    widget = page.widget(name)
    assert isinstance(widget, kind), widget
    return widget


def part(form: Form, kind: type[W]) -> W:
    """The first part of the page of ``form`` that is of ``kind``."""
    return next(widget for widget in walk(form.root) if isinstance(widget, kind))


def back(app: App) -> None:
    _take(app, front(app, FormScene).back())


def press(app: App, name: str) -> None:
    follow(app, top(app).widget(name))


def press_tool(app: App, icon: str) -> None:
    """Press the button that shows ``icon`` on the top scene."""
    follow(app, next(widget for widget in walk(form_of(app.scenes.top).root) if getattr(widget, "icon", None) == icon))


def follow(app: App, button: Any) -> None:
    """Press ``button``, which must not be disabled, and take its step."""
    assert button.why is None, spoken(button.why)
    _take(app, button.action())


def choose(app: App, name: str, value: object) -> None:
    """Choose ``value``, which must be offered, in the control ``name`` of the top page."""
    control: Any = top(app).widget(name)
    assert any(option.value == value for option in getattr(control, "options", ())) or isinstance(value, bool), value
    _take(app, control.changed(value))


def _take(app: App, step: Any) -> None:
    page = app.scenes.top
    if step not in (None, True, False):
        app.scenes.take(step)
    if isinstance(page, PaperScene) and app.scenes.top is page:
        page.resize(app.metrics)  # what was chosen may have changed the page


def lines(widget: Widget) -> list[str]:
    """Every text of ``widget``, from its top to its bottom."""
    return [said(written) for written in widget.written()]


def texts(form: Form) -> list[str]:
    """Every text of the page of ``form``, in the order of Tab."""
    return [text for root in form.roots for widget in walk(root) for text in lines(widget)]


def ledger_row(ledger: Ledger[Any], number: int) -> list[str]:
    return _between(ledger, ledger.row(number))


def ledger_head(ledger: Ledger[Any]) -> list[str]:
    return _between(ledger, Rect(ledger.rect.topleft, (ledger.rect.width, ledger.body.top - ledger.rect.top)))


def ledger_foot(ledger: Ledger[Any]) -> list[str]:
    return _between(ledger, foot_place(ledger))


def foot_place(ledger: Ledger[Any]) -> Rect:
    """The rectangle of the foot of ``ledger``: below its last row, or at its bottom."""
    row = ledger.row(0)
    return Rect(row.left, min(ledger.body.bottom, ledger.body.top + ledger.lines.count * row.height), *row.size)


def _between(ledger: Ledger[Any], place: Rect) -> list[str]:
    return [said(written) for written in ledger.written()
            if place.top <= written.spot.centery < place.bottom]


def drawn(scene: Any) -> list[Item]:
    """Every item that ``scene`` draws on its table in a frame."""
    canvas = scene.table.canvas
    recorder = _Recorder(canvas.shown)
    scene.table.canvas = recorder
    try:
        scene.draw(Surface(scene.table.metrics.size))
    finally:
        scene.table.canvas = canvas
    scene.invalidate()  # on the screen nothing has been drawn
    return recorder.items


class _Recorder:
    """A canvas that stores the items to be drawn."""

    def __init__(self, shown: dict[Any, Item]) -> None:
        self.items: list[Item] = []
        self.shown = shown

    def invalidate(self) -> None:
        pass

    def draw(self, surface: Surface, background: object, items: Sequence[Item]) -> None:
        self.items = list(items)


def place_of(overlay: TableOverlay, key: tuple[str, str]) -> Rect | None:
    """The rectangle in which ``overlay`` shows its picture ``key``; None if it does not."""
    return next((item.rect for item in overlay.items() if item.key == key), None)


def pictured_cards(blocks: tuple[ProseBlock, ...]) -> tuple[str, ...]:
    in_rows = [name for block in blocks if block.kind == "cards" for name in block.about.split()]
    return (*in_rows, *(run.words for block in blocks for run in block.runs if run.holds == "card"))
