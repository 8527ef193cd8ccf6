"""The items of a review: a bid, a card, or a whole écart, whose cards are judged one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import hypot

from ..ai.teaching.review import Verdict, graded
from ..engine.actions import DISCARD, Action, Discard
from ..engine.cards import Card, Cards
from ..engine.ecart import discardable
from ..engine.record import Record
from ..store.reviews import Decision

Judged = tuple[Decision, Verdict]
ILL = frozenset(("doubtful", "mistake"))
"""The grades of decisions for which a better action is shown."""


@dataclass(frozen=True, slots=True)
class ReviewItem:
    """What was ``done`` from the action ``at`` (its index) on, what would have been ``better``, if any; the verdict.

    ``decision`` is the first of those judged together.
    """

    at: int
    decision: Decision
    verdict: Verdict
    done: tuple[Action, ...]
    better: tuple[Action, ...] = ()

    @property
    def shown(self) -> tuple[Action, ...]:
        """The actions that the replay of this item shows."""
        return self.better or self.done


def decision_groups(made: Sequence[Decision]) -> Iterator[tuple[Decision, ...]]:
    """The decisions that are judged together: the cards of an écart, any other alone."""
    for _, some in groupby(made, key=lambda one: -1 if one.seen.phase == "discarding" else one.at):
        yield tuple(some)


def review_items(record: Record, found: Sequence[Judged]) -> list[ReviewItem]:
    """The verdicts ``found`` on a seat's decisions in ``record`` as items."""
    verdicts = {decision.at: verdict for decision, verdict in found}
    groups = decision_groups([decision for decision, _ in found])
    return [_ecart(record, [(one, verdicts[one.at]) for one in some]) if some[0].seen.phase == "discarding"
            else _single(some[0], verdicts[some[0].at]) for some in groups]


def _single(decision: Decision, verdict: Verdict) -> ReviewItem:
    improves = verdict.grade != "best" and verdict.best != verdict.action
    return ReviewItem(decision.at, decision, verdict, (verdict.action,), (verdict.best,) if improves else ())


def _ecart(record: Record, parts: Sequence[Judged]) -> ReviewItem:
    """The item of an écart: each card was judged by the best écart with those before it, so the losses add up."""
    decision, costly = parts[0][0], max(parts, key=lambda one: one[1].loss)[1]
    seat = decision.seen.seat
    laid = {at: action for at, (by, action) in enumerate(record.moves) if by == seat and isinstance(action, Discard)}
    loss = sum(verdict.loss for _, verdict in parts)
    error = hypot(*(verdict.error for _, verdict in parts if verdict.grade != "best"))
    verdict = replace(costly, loss=loss, error=error, grade=graded(loss, error), expected=parts[-1][1].expected,
                      possible=max(verdict.possible for _, verdict in parts))
    better = _better(decision, laid, parts) if verdict.grade != "best" else ()
    return ReviewItem(min(laid), decision, verdict, tuple(laid.values()), better)


def _better(decision: Decision, laid: dict[int, Discard], parts: Sequence[Judged]) -> tuple[Action, ...]:
    """The écart with the cards that lost points exchanged, one after another as far as the rules allow.

    If no card alone lost points, only the one that lost most is exchanged.
    """
    worst = max(verdict.loss for _, verdict in parts)
    ill = any(verdict.grade in ILL for _, verdict in parts)
    instead = {one.at: verdict.best.card for one, verdict in parts
               if isinstance(verdict.best, Discard) and (verdict.grade in ILL if ill else verdict.loss == worst)}
    own = [action.card for action in laid.values()]
    hand, chosen = decision.seen.hand | frozenset(own), list[Card]()
    for at, action in laid.items():
        free = discardable(decision.seen.rules, hand, frozenset(chosen)) - set(chosen)
        chosen.append(_first([instead.get(at, action.card), action.card, *own], free))
    return tuple(DISCARD[card] for card in chosen) if set(chosen) != set(own) else ()


def _first(wanted: Sequence[Card], free: Cards) -> Card:
    return next((card for card in wanted if card in free), min(free))
