"""The table read aloud: tells each event as the picture shows it, answers keys, and writes captions."""

from __future__ import annotations

from collections.abc import Sequence

from pygame.event import Event

from ....view import words
from ....view.aloud.cards import sentences, spelled
from ....view.aloud.questions import TablePicture, what_is_allowed
from ....view.table.prompts import WAIT, Prompt
from ....view.table.refusals import Remark
from ...app.scene import Answer, Step
from ...app.speech import Aloud
from ...table.canvas import Item
from ...table.overlays import TableOverlay
from ...table.table import Table
from ...table.teller import Teller, caption_items

#: Seconds for which the picture waits, and the music is lower, at a time while something is being said.
HOLD_S = 0.3


class AloudAside(TableOverlay):
    """Tells ``aloud`` what the picture of ``table`` shows, while anyone wants to know.

    The next event waits until the last has been said, unless the player is to act or does something meanwhile.
    """

    def __init__(self, table: Table, aloud: Aloud) -> None:
        self.table, self.aloud = table, aloud
        self._asked: Prompt = WAIT
        self._remark: Remark | None = None
        self._shown = ""
        self.teller = Teller(aloud, table.name, lambda: table.view, self._table)
        table.stage.heard = self.teller.hear

    @property
    def dirty(self) -> bool:
        """Whether the caption has changed."""
        return self._shown != self.aloud.caption

    def update(self, dt: float) -> Step | None:
        """Read prompts and remarks, which are also on the screen, to a listener; the picture waits for it."""
        self.aloud.mute(self.table.sounds.muted)
        table, listened = self.table, self.aloud.listened
        asked, remark = table.prompt(), table.remarks.shown
        if listened and asked != self._asked and asked is not WAIT:
            self.aloud.tell(self._question(asked))
        if listened and remark is not None and remark is not self._remark:
            self.aloud.tell(spelled(sentences((remark.text, words.spoken(remark.more)))))
        self._asked, self._remark = asked, remark
        self.aloud.update(dt)
        if self.aloud.speaking:
            table.sounds.lower_music(HOLD_S)
        if self.aloud.speaking and (table.session.pending or not table.session.waits_for_viewer):
            table.stage.hold = max(table.stage.hold, HOLD_S)
        return None

    def _question(self, asked: Prompt) -> str:
        """What is asked of the player; at full length also what is allowed."""
        full = self.aloud.settings().aloud_length == "full"
        return sentences((spelled(asked.text), *([what_is_allowed(self._table())] if full else ())))

    def _table(self) -> TablePicture:
        table, stage = self.table, self.table.stage
        goal, roles = table.played_for()
        turn = table.session.state.turn if table.caught_up or table.mine else None
        return TablePicture(stage.board, table.view, stage.faces, frozenset(stage.offered), stage.sort, table.name,
                            turn, table.prompt(), goal, roles, table.session.match.totals)

    def handle(self, event: Event) -> Answer:
        """The keys that ask; other keys interrupt."""
        return self.teller.handle(event)

    def items(self) -> Sequence[Item]:
        """The caption."""
        self._shown = self.aloud.caption
        return caption_items(self._shown, self.table.metrics)

    def invalidate(self) -> None:
        """Make the picture again."""
        self._shown = ""
