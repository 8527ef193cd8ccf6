"""Parts of a sheet that appear one after another."""

from __future__ import annotations

from ....view.table.choreography import Motion
from ...widgets.base import Widget


class Growing(Widget):
    """A part that is drawn as far as it has come: from nothing at 0 to the whole at 1."""

    motion: Motion

    def __init__(self) -> None:
        super().__init__()
        self.share = 1.0

    def grow(self, elapsed: float) -> None:
        """Come as far as ``elapsed`` seconds after the sheet was laid down."""
        self.share = self.motion.share(elapsed)

    @property
    def state(self) -> tuple[object, ...]:
        """All of its picture that changes in time."""
        return (self.share,)

    @property
    def ends(self) -> float:
        """The seconds after which it is whole."""
        return self.motion.end
