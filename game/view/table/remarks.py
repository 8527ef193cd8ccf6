"""Remarks shown to the player for a while: refusals, reminders, a word after a mistake. No pygame."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from ...ai.reading import Reading
from ...ai.teaching.advice import Hint, Plan
from ...ai.teaching.mistakes import mistake
from ...ai.teaching.review import verdict
from ...engine.actions import Action
from ...engine.observation import Observation
from .. import words
from ..words import Text
from .refusals import KEPT, Refusal

#: The minimum time of a remark in seconds, and the letters read in a second, which give the time of longer ones.
SHORTEST, TO_NOTICE, LETTERS_A_SECOND = 4.5, 2.5, 16
#: A second opinion that takes longer comes too late to be "at once".
PATIENCE_S = 3.0
Moment = tuple[bool, int, str]
"""A time at the table: whether the player is to act, the tricks played, and the stage of the board."""


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
        opinion = self.opinion
        return opinion.advice is not None and verdict(opinion.advice, opinion.seen, (self.action,)).ill


@dataclass(slots=True)
class Remarks:
    """What is said to the player now and what was said before.

    ``shown`` is the remark on the screen; ``doubt`` is one that waits for a ``second_opinion``, which is asked before
    a mistake is named. ``refusals`` are the last ones, the latest first; ``mistakes`` are the kinds named in this deal.
    """

    second_opinion: Callable[[Observation, Plan], Hint] | None = None
    shown: Remark | None = None
    doubt: Doubt | None = None
    refusals: deque[Refusal] = field(default_factory=lambda: deque(maxlen=KEPT))
    mistakes: set[str] = field(default_factory=set)

    def refuse(self, why: Refusal, moment: Moment | None = None) -> None:
        """Show ``why`` something is refused, and keep it to be read again."""
        self.keep(why)
        self.shown = Remark(why.words, why, moment=moment)

    def keep(self, why: Refusal) -> None:
        """Keep ``why`` something was refused, which is shown elsewhere, to be read again."""
        if why in self.refusals:
            self.refusals.remove(why)
        self.refusals.appendleft(why)

    def judge(self, view: Observation, action: Action, takes_back: bool) -> None:
        """Name ``action`` by the seat of ``view`` a mistake if it was a plain one, unless a second opinion disagrees.

        Each kind is named once in a deal. ``takes_back``: the action may be undone, and the remark says so.
        """
        kind = mistake(Reading(view), action)
        if kind is None or kind in self.mistakes:
            return
        more: Text = words.lazy("remark.take_back") if takes_back else ""
        remark = Remark(words.lazy("mistake." + kind), mistake=kind, more=more)
        if self.second_opinion is None:
            self._name(remark)
        else:
            self.doubt = Doubt(remark, action, self.second_opinion(view, (action,)))

    def hear_out(self, dt: float) -> None:
        """After ``dt`` more seconds, show the remark in doubt if the second opinion agrees; drop it otherwise."""
        doubt = self.doubt
        if doubt is not None and doubt.settled(dt):
            self.doubt = None
            if doubt.upheld and self.shown is None:
                self._name(doubt.remark)

    def pass_time(self, dt: float, moment: Moment) -> None:
        """``dt`` seconds have passed: drop the remark if it was shown for long enough or is not about ``moment``."""
        if self.shown is not None:
            self.shown.left -= dt
            if self.shown.left <= 0 or self.shown.moment not in (None, moment):
                self.shown = None

    def silence(self) -> None:
        """Drop the remark shown and the one in doubt."""
        self.shown = self.doubt = None

    def forget_deal(self) -> None:
        """Another deal: the same mistake may be named again."""
        self.mistakes.clear()

    def _name(self, remark: Remark) -> None:
        self.mistakes.add(remark.mistake)
        self.shown = remark
