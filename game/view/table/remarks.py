"""Remarks shown to the player for a while: refusals, reminders, a word after a mistake. No pygame."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from ...ai.reading import Reading
from ...ai.teaching.mistakes import mistake
from ...ai.teaching.review import verdict
from ...engine.actions import Action
from ...engine.observation import Observation
from ...reviewer import Hint
from .. import words
from ..words import Text
from .refusals import KEPT, Refusal

#: The minimum time of a remark in seconds, and the letters read in a second, which give the time of longer ones.
SHORTEST, TO_NOTICE, LETTERS_A_SECOND = 4.5, 2.5, 16
#: A second opinion that takes longer comes too late to be "at once".
PATIENCE_S = 3.0
Moment = tuple[bool, int, str]
"""A time at the table: whether the person is to act, the tricks played, and the stage of the board."""


@dataclass(slots=True)
class Remark:
    """A line shown for another ``left`` seconds, in the language in use.

    ``why`` is the refusal it explains. ``mistake`` is the kind of one that it names; ``more`` is a second line.
    ``moment`` is the time at the table that it is about: afterwards it is pointless (None: it may be read later).
    """

    said: Text
    why: Refusal | None = None
    mistake: str = ""
    more: Text = ""
    moment: Moment | None = None
    left: float = field(init=False)

    def __post_init__(self) -> None:
        self.left = max(SHORTEST, TO_NOTICE + len(self.text) / LETTERS_A_SECOND)

    @property
    def text(self) -> str:
        """Its words in the language in use."""
        return words.spoken(self.said)


@dataclass(slots=True)
class Doubt:
    """A ``remark`` on ``action`` that waits for the advice of the search, for at most ``left`` seconds."""

    remark: Remark
    action: Action
    opinion: Hint
    left: float = PATIENCE_S

    def settled(self, dt: float) -> bool:
        """Whether the wait is over after ``dt`` more seconds."""
        self.left -= dt
        return self.left <= 0 or not self.opinion.open

    @property
    def upheld(self) -> bool:
        """Whether the review would call another action better."""
        return self.opinion.advice is not None and verdict(self.opinion.advice, (self.action,)).ill


@dataclass(slots=True)
class RemarkLog:
    """The past remarks: the last refusals, the latest first, and the kinds of mistakes named in this deal."""

    refusals: deque[Refusal] = field(default_factory=lambda: deque(maxlen=KEPT))
    mistakes: set[str] = field(default_factory=set)

    def refused(self, why: Refusal, moment: Moment | None = None) -> Remark:
        """The remark that says ``why``, kept to be read again."""
        if why in self.refusals:
            self.refusals.remove(why)
        self.refusals.appendleft(why)
        return Remark(why.words, why, moment=moment)

    def after(self, view: Observation, action: Action, takes_back: bool) -> Remark | None:
        """A remark on ``action`` by the seat of ``view``, if it was a plain mistake; each kind once in a deal."""
        kind = mistake(Reading(view), action)
        if kind is None or kind in self.mistakes:
            return None
        more: Text = words.lazy("remark.take_back") if takes_back else ""
        return Remark(words.lazy("mistake." + kind), mistake=kind, more=more)

    def named(self, remark: Remark) -> Remark:
        """``remark``, said now."""
        self.mistakes.add(remark.mistake)
        return remark

    def forget_deal(self) -> None:
        """Another deal: the same mistake may be named again."""
        self.mistakes.clear()
