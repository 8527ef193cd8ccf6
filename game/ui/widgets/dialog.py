"""Scenes that consist of one form: the base of sheets and panels, and a question over the current scene."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface
from pygame.event import Event

from ...view.units import Metrics, Point
from ...view.words import Text, lazy
from ..app.events import Verb, verb
from ..app.scene import Answer, Host, Pop, Scene, Step
from .base import Callback, Label, Widget, answer_of
from .boxes import Column, Row, Space
from .button import Button
from .form import Form, ShownForm
from .panel import Panel
from .scroll import ScrollArea

WIDTH = 640
"""Units: the maximum width of a dialog."""


class FormScene(Scene):
    """The base of sheets, panels and dialogs; a subclass lays out its ``form`` in ``resize``.

    Esc takes the step that ``back`` returns.
    """

    overlay = True

    def __init__(self, form: Form | None = None) -> None:
        super().__init__()
        self.form = form or Form(Column([]))

    def enter(self, host: Host) -> None:
        super().enter(host)
        self.form.sound = host.sounds.play

    def shown_forms(self) -> Sequence[ShownForm]:
        return (ShownForm(self.form),)

    def thing_at(self, at: Point) -> object:
        return self.form.thing_at(at)

    def back(self) -> Step | None:
        """The step that Esc takes; None if Esc does nothing."""
        return Pop()

    def heard(self, event: Event) -> Answer:
        """Pass ``event`` to the widgets and return their answer."""
        answer = self.form.handle(event)
        if self.form.dirty:
            self.invalidate()
        return answer

    def handle(self, event: Event) -> Answer:
        """Pass ``event`` to the widgets; if they do not use it, Esc goes back."""
        answer = self.heard(event)
        return answer_of(self.back()) if not answer and verb(event) is Verb.BACK else answer

    def update(self, dt: float) -> Step | None:
        self.form.update(dt)
        if self.form.dirty:
            self.invalidate()
        return None

    def draw(self, surface: Surface) -> None:
        self.form.draw(surface)
        self._whole = False


@dataclass(frozen=True, slots=True)
class DialogReply:
    """A button of a dialog: its ``words``, whether it is ``primary``, and its ``action``.

    The step that the action returns is taken after the dialog has closed.
    """

    words: Text
    action: Callback
    primary: bool = False


def _nothing() -> None:
    """The action of a reply that only closes the dialog."""


def close() -> DialogReply:
    """A reply “Close” that does nothing but close the dialog."""
    return DialogReply(lazy("common.close"), _nothing)


def cancel() -> DialogReply:
    """A reply that closes the dialog and changes nothing."""
    return DialogReply(lazy("common.cancel"), _nothing)


class Dialog(FormScene):
    """A dialog with ``words`` under ``title``; Enter is the main reply, Esc the first one.

    ``content`` is shown below the words.
    """

    def __init__(
        self, title: Text, words: Text, replies: Sequence[DialogReply] = (), *, content: Widget | None = None
    ) -> None:
        self.title = title
        self.replies = tuple(replies) or (close(),)
        inside: list[Widget] = [Label(words, align="centre")] if words else []
        self._body = ScrollArea(Column([*inside, *([content] if content is not None else [])], 14))
        self._buttons = [Button(reply.words, self._ending(reply), primary=reply.primary) for reply in self.replies]
        self._row = Row(self._buttons, 14, place="centre")
        super().__init__(Form(Panel(Column([self._body, Space(4), self._row], 14, grow=(0,)), title)))

    def _ending(self, reply: DialogReply) -> Callback:
        return lambda: Pop(then=reply.action())

    def enter(self, host: Host) -> None:
        """Focus the main reply; the last reply if none is the main one."""
        super().enter(host)
        main = next((b for b, r in zip(self._buttons, self.replies, strict=True) if r.primary), self._buttons[-1])
        self.form.focus_on(main, visible=True)

    def resize(self, metrics: Metrics) -> None:
        """Lay out the dialog in the middle of the window, scrolling if the window is too low."""
        rim = metrics.px(30)
        width = min(max(metrics.px(WIDTH), metrics.text_px("body") * 26), metrics.width - 2 * rim)
        wide, high = self.form.root.preferred(metrics, width)
        wide = min(width, max(wide, metrics.px(360)))
        high = min(self.form.root.preferred(metrics, wide)[1] + metrics.px(2), metrics.height - 2 * rim)
        rect = Rect(0, 0, wide, high)
        rect.center = metrics.width // 2, metrics.height // 2
        self.form.layout(rect, metrics)
        self.invalidate()

    def back(self) -> Step | None:
        """The step of the first reply."""
        return Pop(then=self.replies[0].action())
