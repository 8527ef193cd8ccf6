"""Shares a deal or plays it again: its code, its file, its text, a new table, a comparison."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....club.sharing import save_records, shared_text, usual_folder
from ....engine.deal_code import code_of
from ....engine.record import Record
from ....engine.rules import Seat
from ....view import words
from ....view.compare import can_be_compared
from ....view.editor import plan_of
from ....view.words import lazy
from ...app.context import AppContext
from ...app.scene import Pop, Step
from ...app.system import copy_text
from ...draw import theme
from ...widgets import Button, Column, Label, Row, Rule, ScrollArea, TextField, Widget
from ..paper import PaperScene


def records_folder(context: AppContext) -> Path:
    """The folder in which records are saved and looked for."""
    return context.records_folder or usual_folder()


class SharingScene(PaperScene):
    """The actions for the deal of ``record``.

    ``viewer`` is the player's seat when the deal is played again; ``edits``: the editor can be opened with its cards.
    """

    wide = 760
    first = "copy_code"

    def __init__(self, context: AppContext, record: Record, viewer: Seat, edits: bool = False) -> None:
        super().__init__()
        self.edits = edits
        self.title = lazy("sharing.title")
        self.record, self.context, self.viewer = record, context, viewer
        self.code = code_of(record)
        self.name = f"{words.say('preset.' + record.rules.preset)} {context.today().isoformat()}"
        self.said: words.Text = ""

    @property
    def family(self) -> str:
        """That of the game."""
        return self.record.rules.family.name

    def parts(self) -> Widget:
        """The code, the file, the text; then the ways to play it."""
        muted = theme.ON_PAPER.muted
        code = Label(_in_groups(self.code), "strong", align="centre")
        field = self.named("name", TextField(self.name, self._named, done=lambda _: self._save(), most=60, width=330,
                                             tip=lazy("sharing.name_tip")))
        return ScrollArea(Column([
            Label(lazy("sharing.code_text"), "small", colour=muted), code,
            Row([self.named("copy_code", Button(lazy("sharing.copy_code"), self._copy_code, primary=True)),
                 self.named("copy_text", Button(lazy("sharing.copy_text"), self._copy_text,
                                                tip=lazy("sharing.copy_text_tip")))], place="centre"),
            Rule(),
            Label(lazy("sharing.file_text", folder=records_folder(self.context)), "small", colour=muted),
            Row([field, self.named("save", Button(lazy("sharing.save"), self._save))], place="centre"),
            Label(lambda: words.spoken(self.said), "small", align="centre", colour=theme.ON_PAPER.accent),
            Rule(),
            Row([self.named("again", self._play()), *self._more()], place="centre")], 10))

    def _play(self) -> Button:
        """The way to the table; a deal from the editor was never played."""
        said, tip = ("sharing.again", "sharing.again_tip") if self.record.moves else ("open.play", "editor.play_tip")
        return Button(lazy(said), self._again, tip=lazy(tip))

    def _more(self) -> list[Widget]:
        whole = None if can_be_compared(self.record) else lazy("sharing.not_over")
        found = [self.named("compare", Button(lazy("sharing.compare"), self._compare, tip=lazy("sharing.compare_tip"),
                                              why=whole))]
        if self.edits:
            found.append(self.named("edit", Button(lazy("sharing.edit"), self._edit, tip=lazy("sharing.edit_tip"))))
        return [*found]

    def _compare(self) -> Step:
        return self.context.open("duplicate", self.record, self.viewer)

    def _edit(self) -> Step:
        return self.context.open("editor", plan_of(self.record))

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("close", Button(lazy("common.close"), self.back)),)

    def _named(self, name: str) -> None:
        self.name = name

    def _tell(self, key: str, **given: object) -> None:
        self.said = lazy(key, **given)
        self.renew()

    def _copy_code(self) -> None:
        self._tell("common.copied" if copy_text(self.code) else "common.no_clipboard")

    def _copy_text(self) -> None:
        self._tell("common.copied" if copy_text(shared_text(self.record)) else "common.no_clipboard")

    def _save(self) -> None:
        try:
            path = save_records((self.record,), records_folder(self.context), self.name)
        except OSError as fault:
            self._tell("sharing.not_saved", why=fault)
        else:
            self._tell("sharing.saved", file=Path(path.name))

    def _again(self) -> Step:
        """The step to the same cards from the beginning."""
        return Pop(self.context.open("play_again", self.host, self.record, (), self.viewer))


def _in_groups(code: str) -> str:
    """``code`` with spaces instead of hyphens, so that lines break between its groups."""
    return code.replace("-", "  ")
