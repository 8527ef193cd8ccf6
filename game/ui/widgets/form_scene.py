"""An overlay that consists of one form."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface
from pygame.event import Event

from ...view.units import Point
from ..app.events import Verb, verb
from ..app.scene import Answer, Pop, Scene, Step
from .base import answer_of
from .boxes import Column
from .form import Form, ShownForm


class FormScene(Scene):
    """The base of sheets, panels and dialogs; a subclass lays out its ``form`` in ``resize``.

    Esc calls ``back``.
    """

    overlay = True

    def __init__(self, form: Form | None = None) -> None:
        super().__init__()
        self.form = form or Form(Column([]))

    def shown_forms(self) -> Sequence[ShownForm]:
        """Its form."""
        return (ShownForm(self.form),)

    def thing_at(self, at: Point) -> object:
        """The widget there."""
        return self.form.thing_at(at)

    def back(self) -> Step | None:
        """The step that Esc takes."""
        return Pop()

    def heard(self, event: Event) -> Answer:
        """The answer of the widgets to ``event``."""
        answer = self.form.handle(event)
        if self.form.dirty:
            self.invalidate()
        return answer

    def handle(self, event: Event) -> Answer:
        """Pass ``event`` to the widgets, then handle Esc."""
        answer = self.heard(event)
        return answer_of(self.back()) if not answer and verb(event) is Verb.BACK else answer

    def update(self, dt: float) -> Step | None:
        """Advance the delay of tooltips."""
        self.form.update(dt)
        if self.form.dirty:
            self.invalidate()
        return None

    def draw(self, surface: Surface) -> None:
        """The form."""
        self.form.draw(surface)
        self._whole = False
