"""Overlays of the table: a remark, an explanation of each new phase, reading aloud; dialogs under the first two."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....settings import Keeper
from ....view import words
from ....view.aloud.cards import sentences
from ....view.aloud.table import TablePicture, what_is_allowed
from ....view.newcomer import PHASES, due_phase, explanation, phase_of
from ....view.table.prompts import WAIT, Prompt
from ....view.table.refusals import Remark
from ....view.units import TEXT_PERCENTS, Metrics, Point
from ...app.events import Verb, is_press, verb
from ...app.scene import Answer, Push, Step
from ...app.speech import Aloud
from ...table import panels
from ...table.canvas import Item
from ...table.hint import HintAside, rooms_at, trials_of
from ...table.overlays import NO_MARKS, Marks, TableOverlay, overlay_at
from ...table.panels import Note
from ...table.table import Table
from ...table.teller import Teller, caption_above, caption_items
from ...widgets import Widget
from ..paper import Overlay
from .menu import RefusalsScene, StoryScene, rule_page

#: The size to which larger text shrinks so that a slip leaves names visible, in percent.
LEAST_PERCENT = 125
#: Units from the middle of a pile of tricks to the foot of their number.
TRICKS_DOWN = 44
#: An explanation counts as read after this many seconds, or once a question to the player has appeared below it.
READ_S = 2.0
#: During reading aloud, the picture waits and the music is lower, for this many seconds at a time.
HOLD_S = 0.3
PLATES, ENDS = (("hud", "crest"), ("hud", "prompt")), 24
"""The plates that a remark does not cover, and the units at each end of a plate that have no words."""
NARROWEST = 150
"""Units: the least width of a remark next to a plate."""


class RemarkAside(TableOverlay):
    """Shows the remark ``table.remarks.shown`` and highlights the legal cards.

    A click on the remark, or F1, opens its rule, if it has one; it then stays while the pointer is over it.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shown: tuple[Remark | None, bool] = None, False
        self._bright = False
        self._rect = Rect(0, 0, 0, 0)

    @property
    def dirty(self) -> bool:
        return self._shown != (self.table.remarks.shown, self._bright)

    @property
    def marks(self) -> Marks:
        remark = self.table.remarks.shown
        if remark is None or remark.why is None:
            return NO_MARKS
        return Marks(frozenset(remark.why.cards) & self.table.view.hand)

    @property
    def said(self) -> str:
        remark = self.table.remarks.shown
        return "" if remark is None else " ".join(one for one in (remark.text, words.spoken(remark.more)) if one)

    @property
    def pressable(self) -> Sequence[Rect]:
        return () if self._rule is None else (self._rect,)

    def update(self, dt: float) -> Step | None:
        """Advance the time of the remark unless the pointer is over it; show one that a second opinion confirms."""
        self.table.remarks.hear_out(dt)
        if self._bright and self.table.remarks.shown is not None:
            self.table.remarks.shown.left += dt
        return None

    def items(self) -> Sequence[Item]:
        remark = self.table.remarks.shown
        if remark is not self._shown[0]:
            self._bright = False
        self._shown = remark, self._bright
        if remark is None:
            self._rect = Rect(0, 0, 0, 0)
            return []
        lesson = self.table.tutor is not None and self.table.stage.board.stage != "scoring"
        sheet = None if lesson else self.table.covered
        made, self._rect = self._at_the_side(remark) if sheet is None else self._at_the_sheet(remark, sheet)
        return [Item(("hud", "remark"), panels.TOP_LAYER + 10_000, self._rect, id(made), made)]

    def _at_the_sheet(self, remark: Remark, sheet: Rect) -> tuple[Surface, Rect]:
        """The picture of ``remark`` and its rectangle: below ``sheet`` if there is room, otherwise at the top."""
        metrics, rim = self.table.metrics, self.table.metrics.px(10)
        made = self._picture(remark, sheet.width / metrics.ui_scale, metrics, metrics.text_percent <= panels.LARGE)
        bottom = sheet.bottom + metrics.px(4) + made.get_height()
        foot = round(metrics.width / 2), bottom if bottom <= metrics.height - rim else made.get_height()
        return made, panels.clamped(made.get_rect(midbottom=foot), metrics, rim)

    def _at_the_side(self, remark: Remark) -> tuple[Surface, Rect]:
        """The picture of ``remark`` and its rectangle above the buttons.

        It has the largest text that hides no player's name. The head is left out, and the picture made slim, if the
        number of tricks then remains visible too. The remark is above a hint, or at its left.
        """
        metrics, layout = self.table.metrics, self.table.layout
        seat, foot = (layout.viewer + 1) % layout.seats, (metrics.width, layout.above_buttons)
        names = layout.below_tag(seat)
        tricks = layout.chip(seat)[1] + TRICKS_DOWN * layout.unit if self.table.stage.board.tricks.get(seat) else names
        headed = metrics.text_percent <= panels.LARGE
        kinds = ({"headed": headed}, {"headed": False}, {"headed": False, "slim": True})
        for size in metrics.texts(min(LEAST_PERCENT, metrics.text_percent)):
            tried = [self._picture(remark, panels.AT_THE_SIDE, size, **kind) for kind in kinds]
            places = [panels.clamped(made.get_rect(midbottom=foot), metrics, metrics.px(10)) for made in tried]
            number = next((n for n, place in enumerate(places) if place.top >= tricks), 0)
            made, place = tried[number], places[number]
            if place.top >= names:
                break
        made, place = self._off_plates(remark, made, place, names)
        for hint in (rect for one in self.table.overlays if isinstance(one, HintAside) for rect in one.pressable):
            if hint.colliderect(place):
                above = place.move_to(bottom=hint.top - metrics.px(4))
                place = above if above.top >= names else place.move_to(right=hint.left - metrics.px(4))
        return made, place

    def _off_plates(self, remark: Remark, made: Surface, place: Rect, names: float) -> tuple[Surface, Rect]:
        """A picture of ``remark`` that covers neither the crest nor the prompt, and its rectangle.

        It is narrower and at their right, or above them; its top is at least at ``names`` if possible. This matters at
        a narrow table, as in a lesson.
        """
        metrics, shown = self.table.metrics, self.table.canvas.shown
        plates = [item.rect.inflate(-2 * metrics.px(ENDS), 0) for key in PLATES if (item := shown.get(key)) is not None]
        hit = [plate for plate in plates if plate.colliderect(place)]
        if not hit:
            return made, place
        gap = metrics.px(4)
        wide = place.right - max(plate.right for plate in hit) - gap
        sizes = metrics.texts(min(LEAST_PERCENT, metrics.text_percent)) if wide >= metrics.px(NARROWEST) else []
        slim = [self._picture(remark, wide / metrics.ui_scale, size, headed=False) for size in sizes]
        tried = [*((one, one.get_rect(bottomright=place.bottomright)) for one in slim),
                 (made, place.move_to(bottom=min(plate.top for plate in hit) - gap))]
        lies = self.table.stage.zones.lies
        trick = {piece for zone, pieces in lies.items() if zone[0] == "trick" for piece in pieces}
        read = plates + [item.rect for key, item in shown.items()
                         if key[:2] == ("detail", "tricks") or (key[0] == "piece" and key[1] in trick)]
        return next(((picture, rect) for picture, rect in tried
                     if rect.top >= names and rect.collidelist(read) < 0), (made, place))

    def _picture(self, remark: Remark, wide: float, metrics: Metrics, headed: bool, slim: bool = False) -> Surface:
        head = words.say("remark.by_the_way") if remark.mistake and headed else ""
        link = words.say("remark.rule") if self._rule else ""
        note = Note(remark.text, head, words.spoken(remark.more), link, self._bright, slim)
        return panels.note_picture(note, metrics, min(metrics.px(wide), metrics.width - metrics.px(20)))

    @property
    def _rule(self) -> str | None:
        """The rule that a click opens; None if there is none."""
        remark = self.table.remarks.shown
        return None if remark is None or remark.why is None else remark.why.rule

    def handle(self, event: Event) -> Answer:
        """Open the rule at F1 or a click on the slip, and the list of refusals at its key."""
        if verb(event) is Verb.REFUSALS:
            return Push(RefusalsScene(self.table))
        if self._rule is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._bright = self._rect.collidepoint(event.pos)
            return False
        pressed = is_press(event) and self._rect.collidepoint(event.pos)
        return Push(rule_page(self.table, self._rule)) if pressed or verb(event) is Verb.RULES else False

    def invalidate(self) -> None:
        self._shown = None, not self._bright


class PhaseAside(TableOverlay):
    """Explains the phase of the deal next to the hand, unless a dialog does so, which sets ``elsewhere``.

    ``keeper`` stores the phases that were explained. A click on the last line turns all explanations off; a click
    elsewhere on the note ends only this one.
    """

    dirty = False

    def __init__(self, table: Table, keeper: Keeper) -> None:
        self.table, self.keeper = table, keeper
        self.elsewhere = False
        self._shown: str | None = None
        self._closed: str | None = None
        self._since, self._asked, self._bright = 0.0, False, False
        self._rect = Rect(0, 0, 0, 0)

    @property
    def said(self) -> str:
        return explanation(self.table.view) if self._current else ""

    @property
    def beside_hand(self) -> bool:
        """Whether a phase is explained, or would be if no remark or hint were in its place.

        The room for an explanation remains until the picture shows all events, so that the hand does not move twice
        between two explanations.
        """
        waits = self._shown is not None and self.table.session.pending > 0
        return (self._current or waits) and not self.elsewhere

    @property
    def _current(self) -> bool:
        if self._shown is None:
            return False
        phase = phase_of(self.table.view)
        return phase in PHASES and self._shown.endswith("." + phase)

    def _due(self) -> str | None:
        table = self.table
        if not table.preferences.introduce or table.tutor is not None or table.rushing \
                or table.stage.board.stage not in ("bidding", "play"):
            return None
        if table.session.pending:
            return self._shown
        found = due_phase(table.view, self.keeper.settings.phases_told, self._shown)
        return found if found != self._closed else None

    def update(self, dt: float) -> Step | None:
        """Show the explanation of a new phase, and count the one that ends, as in :meth:`_told`."""
        due = self._due()
        if due != self._shown:
            self._told()
            self._shown, self._since, self._asked, self.dirty = due, 0.0, False, True
        self._since += dt
        self._asked = self._asked or self.table.mine
        return None

    def _told(self) -> None:
        """Count the explanation that ends now, if it could be read.

        It counts if it was visible for READ_S, or if the player's turn came while it was shown.
        """
        if self._shown is None or (self._since < READ_S and not self._asked):
            return
        told = self.keeper.settings.phases_told
        self.keeper.change(phases_told={**told, self._shown: told.get(self._shown, 0) + 1})

    def items(self) -> Sequence[Item]:
        """The note, unless a remark or a hint is in its place."""
        self.dirty = False
        table = self.table
        hinted = any(isinstance(one, HintAside) and one.hint is not None for one in table.overlays)
        hidden = self.elsewhere or table.covered is not None or table.remarks.shown is not None or hinted
        if hidden or not self._current:
            self._rect = Rect(0, 0, 0, 0)
            return ()
        made, self._rect = self._placed(Note(self.said, link=words.say("phase.off"), bright=self._bright))
        return (Item(("phase", "note"), panels.TOP_LAYER + 50, self._rect, id(made), made),)

    def _placed(self, said: Note) -> tuple[Surface, Rect]:
        """The picture of the note and its rectangle: in the place for a hint, in the largest text that fits."""
        table = self.table
        rooms = rooms_at(table)
        for metrics, room in trials_of(table.metrics, rooms, TEXT_PERCENTS[0]):
            made = panels.note_picture(replace(said, slim=True), metrics, room.width)
            shadow = 2 * metrics.px(panels.BLUR) if room is rooms[0] else 0  # the shadow may extend beyond the column
            if made.get_height() <= room.height + shadow:
                break
        place = made.get_rect(midtop=room.midtop) if room is rooms[0] else made.get_rect(bottomright=room.bottomright)
        return made, panels.clamped(place, table.metrics)

    @property
    def _link(self) -> Rect:
        """The rectangle of the last line."""
        high = min(self._rect.height, panels.link_high(self.table.metrics))
        return Rect(self._rect.left, self._rect.bottom - high, self._rect.width, high)

    @property
    def pressable(self) -> Sequence[Rect]:
        return self._link, self._rect

    def handle(self, event: Event) -> Answer:
        """End this explanation after a click on the note, or all of them after a click on its last line."""
        if event.type == pygame.MOUSEMOTION:
            bright = self._link.collidepoint(event.pos)
            self.dirty, self._bright = self.dirty or bright != self._bright, bright
            return False
        if not is_press(event) or not self._rect.collidepoint(event.pos):
            return False
        if self._link.collidepoint(event.pos):
            self.keeper.change(introductions=False)
        self._closed, self._asked = self._shown, True
        return True

    def invalidate(self) -> None:
        self.dirty = True


class AloudAside(TableOverlay):
    """Sends descriptions of the picture of ``table`` to ``aloud``, while reading aloud or captions are on.

    The next event waits until the last one has been spoken, unless the player is to act or does something meanwhile.
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
        return self._shown != self.aloud.caption

    def update(self, dt: float) -> Step | None:
        """Read aloud the prompts and remarks on the screen; further events wait until they are spoken."""
        self.aloud.mute(self.table.sounds.muted)
        table, listened = self.table, self.aloud.listened
        asked, remark = table.prompt(), table.remarks.shown
        if listened and asked != self._asked and asked is not WAIT:
            full = self.aloud.settings().aloud_length == "full"
            self.aloud.tell(sentences((asked.text, *([what_is_allowed(self._table())] if full else ()))))
        if listened and remark is not None and remark is not self._remark:
            self.aloud.tell(sentences((remark.text, words.spoken(remark.more))))
        self._asked, self._remark = asked, remark
        self.aloud.update(dt)
        if self.aloud.speaking:
            table.sounds.lower_music(HOLD_S)
        if self.aloud.speaking and (table.session.pending or not table.session.waits_for_viewer):
            table.stage.hold = max(table.stage.hold, HOLD_S)
        return None

    def _table(self) -> TablePicture:
        table, stage = self.table, self.table.stage
        goal, roles = table.played_for()
        turn = table.session.state.turn if table.caught_up or table.mine else None
        return TablePicture(stage.board, table.view, stage.faces, frozenset(stage.offered), stage.sort, table.name,
                            turn, table.prompt(), goal, roles, table.session.match.totals)

    def handle(self, event: Event) -> Answer:
        return self.teller.handle(event)

    def items(self) -> Sequence[Item]:
        self._shown = self.aloud.caption
        layout, asked = self.table.layout, self.table.prompt()
        asks = asked is not WAIT and self._shown.startswith(asked.text)
        if asks and (above := caption_above(self._shown, layout)):
            return above
        return caption_items(self._shown, layout.metrics, right=round(layout.leaf[0]) if layout.noted else None)

    def invalidate(self) -> None:
        self._shown = ""


#: The keys that overlays of the table handle in a dialog too.
HEARD = (Verb.HINT, Verb.REFUSALS, Verb.BACK)


class TableDialog(Overlay):
    """A panel over ``table``; the table's hint and remark are shown above it."""

    def __init__(self, table: Table, build: Callable[[], list[Widget]]) -> None:
        super().__init__(build)
        self.table = table

    @property
    def _above(self) -> list[TableOverlay]:
        return [overlay for overlay in self.table.overlays if isinstance(overlay, HintAside | RemarkAside)]

    @property
    def dirty(self) -> bool:
        return super().dirty or any(overlay.dirty for overlay in self._above)

    @property
    def awaits(self) -> bool:
        """True, because a hint may arrive."""
        return True

    def handle(self, event: Event) -> Answer:
        """Pass ``event`` to the hint and the remark, then to the panel; a key opens the story of the deal."""
        pressed = verb(event)
        if pressed in HEARD or event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            for overlay in self._above:
                if heard := overlay.handle(event):
                    self.invalidate()
                    return heard
        return Push(StoryScene(self.table)) if pressed is Verb.STORY else super().handle(event)

    def thing_at(self, at: Point) -> object:
        above = overlay_at(self._above, at)
        return super().thing_at(at) if above is None else above

    def update(self, dt: float) -> Step | None:
        for overlay in self._above:
            if (step := overlay.update(dt)) is not None:
                return step
        return super().update(dt)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        for item in (item for overlay in self._above for item in overlay.items()):
            assert item.picture is not None
            surface.blit(item.picture, item.rect, None, pygame.BLEND_PREMULTIPLIED)
