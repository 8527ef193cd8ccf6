"""The player's mistakes as exercises: the reviews they come from, and how often they were tried since."""

from __future__ import annotations

import logging

from msgspec import Struct

from ..ai.teaching.advice import graded, is_ill
from . import digests, shapes
from .file import Store
from .notes import has_table, note_statement
from .reviews import ReviewText, read_text
from .schema import version_of

log = logging.getLogger(__name__)
MOST = 300
"""Reviewed deals whose decisions are looked at, the latest first."""
_REVIEWED = """SELECT deals.id, began, reviews.seat, text, sum FROM reviews JOIN deals ON deals.id = reviews.deal_id
    JOIN (SELECT id, viewer FROM matches) AS own ON own.id = match_id
    WHERE viewer = reviews.seat AND deals.origin IN ('played', 'recovered') ORDER BY deals.id DESC LIMIT ?"""
_KEPT = "SELECT deal_id, seat, at, due, streak, tried FROM exercises"


class ReviewedDeal(Struct, array_like=True, frozen=True):
    """A deal whose own decisions were reviewed: when it began, in milliseconds since 1970, and the review."""

    deal: shapes.Id
    began: shapes.Time
    seat: shapes.SeatValue
    text: str
    sum: shapes.CheckSum

    @property
    def costly(self) -> dict[int, float]:
        """By the index of its action, the loss of each decision that clearly exceeds its error, in card points."""
        if digests.running_sum(self.seat, self.text) != self.sum:
            return {}
        try:
            found: ReviewText = read_text(self.text)
        except ValueError as fault:
            log.warning("a review is left out: %s", fault)
            return {}
        return {one.at: one.loss for one in found.verdicts if is_ill(graded(one.loss, one.error))}


def reviewed_deals(store: Store) -> list[ReviewedDeal]:
    """The latest deals of the player that were reviewed."""
    return store.ask(ReviewedDeal, _REVIEWED, (MOST,)) if version_of(store.connection) >= 3 else []


def exercises_kept(store: Store) -> dict[tuple[int, int, int], shapes.ExerciseRow]:
    """The exercises tried so far, by deal, seat and the index of the action."""
    found = store.ask(shapes.ExerciseRow, _KEPT) if has_table(store, "exercises") else []
    found += shapes.valid_rows(shapes.ExerciseRow, store.waiting("exercises"))
    return {(one.deal_id, one.seat, one.at): one for one in found}


def keep_exercise(store: Store, done: shapes.ExerciseRow) -> bool:
    """Keep how far the exercise ``done`` has come; whether it is written."""
    return has_table(store, "exercises") and store.write(
        note_statement("exercises", (done.deal_id, done.seat, done.at, done.due.isoformat(), done.streak, done.tried),
                       replaces=True))
