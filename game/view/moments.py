"""The items of a review, and the review in sentences: the quality of the play, and the most costly moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import floor

from ..ai.reading import Reading
from ..ai.signals import signals_in
from ..ai.teaching.advice import Plan
from ..ai.teaching.reasons import GENERAL
from ..ai.teaching.review import Decision, Verdict
from ..engine.actions import Action, CardAction, Pass, Play
from ..engine.cards import FOOL, TAROT, TAROTS, Card
from ..engine.observation import Observation
from ..engine.rules import Family
from ..engine.variants import PRESETS
from . import words
from .table.describe import card_of, describe_actions, reason_words, signal_words
from .words import Namer

COSTLIEST = 3
"""The greatest number of moments listed by a review."""


@dataclass(frozen=True, slots=True)
class ReviewItem:
    """A ``decision`` and the ``verdict`` on it."""

    decision: Decision
    verdict: Verdict

    @property
    def at(self) -> int:
        """The index of the decision's first action in the record."""
        return self.decision.at

    @property
    def done(self) -> Plan:
        """The actions that were done."""
        return self.verdict.done

    @property
    def better(self) -> tuple[Action, ...]:
        """The better actions, empty if there are none."""
        return self.verdict.best if self.verdict.ill else ()

    @property
    def shown(self) -> tuple[Action, ...]:
        """The actions that the replay of this item shows."""
        return self.better or self.done


#: A deal is careless if the cards cost BY_LOT times the cost of cards drawn by lot, if that is at least TELLING; or if
#: OFTEN decisions with a better choice cost MUCH card points.
BY_LOT, TELLING, OFTEN, MUCH = 0.4, 1.0, 3, 8.0
#: Small losses are mentioned from SMALL card points on. If drawing lots would lose less than MATTERED, the choices
#: hardly mattered.
SMALL, MATTERED = 2.0, 2.0
WELL = 0.75
"""A deal is played well if this share of the decisions was best."""


# -- the deal ---------------------------------------------------------------------------------------------------------


def judgement(items: Sequence[ReviewItem], paid: int | None) -> str:
    """A sentence on the quality of the play in the deal; ``paid`` is the seat's payment, None if unknown."""
    if is_careless(items):
        cost = whole_cost(items)
        return cost_words("review.deal.careless", cost) if cost >= 2 * SMALL else words.say("review.deal.by_lot")
    ill = sorted((item.verdict.loss for item in items if item.verdict.ill), reverse=True)
    if sum(item.verdict.loss for item in items) - sum(ill[:COSTLIEST]) >= SMALL:
        return words.say("review.deal.loose")
    if ill:
        return words.say("review.deal.sound")
    if _by_lot(items)[1] < MATTERED:
        return words.say("review.deal.quiet")
    return words.say("review.deal.unlucky" if paid is not None and paid < 0 else "review.deal.good")


def praise(items: Sequence[ReviewItem], paid: int | None) -> str:
    """The first sentence on a deal that was lost although it was played well; empty for other deals.

    ``items`` are all decisions, ``paid`` is the seat's payment.
    """
    best = sum(item.verdict.grade == "best" for item in items)
    well = best >= WELL * len(items) and not is_careless(items) and not any(decided(item, paid) for item in items)
    return words.say("review.deal.chose_best", n=best, all=len(items)) if items and well and (paid or 0) < 0 else ""


def outlook(item: ReviewItem) -> tuple[int, int] | None:
    """The expected half points of the player's side after the action done and after the best one.

    Returns None for a bid, because the points of different contracts cannot be compared.
    """
    points = item.verdict.points
    if points is None:
        return None
    best = half_points(points)
    return best - cost_of(item.verdict), best


def whole_cost(items: Sequence[ReviewItem]) -> int:
    """The sum of the half points that the items show as lost."""
    return sum(cost_of(item.verdict) for item in items)


def is_careless(items: Sequence[ReviewItem]) -> bool:
    """Whether the cards were chosen hardly better than at random, or several decisions lost much."""
    lost, by_lot = _by_lot(items)
    ill = [item.verdict.loss for item in items if item.verdict.ill]
    return (by_lot >= TELLING and lost >= BY_LOT * by_lot) or (len(ill) >= OFTEN and sum(ill) >= MUCH)


def _by_lot(items: Sequence[ReviewItem]) -> tuple[float, float]:
    """The card points lost by the cards chosen, and those that cards chosen at random would have lost."""
    cards = [item.verdict for item in items if item.decision.seen.phase in ("discarding", "playing")]
    return sum(one.loss for one in cards), sum(one.chance for one in cards)


# -- a moment ---------------------------------------------------------------------------------------------------------


def decided(item: ReviewItem, paid: int | None) -> bool:
    """Whether ``item`` turned a deal that was expected to be won into a lost one.

    ``paid`` is the seat's payment.
    """
    return paid is not None and paid < 0 and item.verdict.expected < 0 < item.verdict.possible


def sentence(item: ReviewItem, other: str = "", *, decides: bool = False) -> str:
    """The action, the better one and its cost in a sentence, about the reader or, if given, the player ``other``."""
    key = "moment.decided" if decides else "moment.at"
    return words.say(key, where=point_of_deal(item.decision.seen), what=what_happened(item, other)) + " " + \
        cost_words("moment.cost", cost_of(item.verdict))


def point_of_deal(seen: Observation) -> str:
    """The trick or the phase of the deal, in words."""
    if seen.phase == "playing":
        return words.say("moment.trick", number=len(seen.tricks) + 1)
    return words.say("review.when." + seen.phase)


def what_happened(item: ReviewItem, other: str = "") -> str:
    """The action and the better one in words, without a full stop."""
    seen, verdict = item.decision.seen, item.verdict
    done, best = apart(verdict)
    given = {"done": _object(done, seen.phase), "best": _object(best, seen.phase)}
    if other:
        return words.of_player("moment.other", other, **given)
    key = item_kind(item)
    if key == "held":
        given["card"] = words.card_sign(_winning(seen).name)
    return words.say("moment." + key, **given)


def _object(actions: Sequence[Action], phase: str) -> str:
    """``actions`` as the object of a sentence; the Fool, which has no sign, is written with its article."""
    if len(actions) == 1 and card_of(actions[0]) == FOOL:
        return words.say("aloud.the_fool")
    return describe_actions(actions, phase)


def item_kind(item: ReviewItem) -> str:
    """The kind of difference between the action and the best one, such as ``ruffed`` for too high a ruff."""
    seen, verdict = item.decision.seen, item.verdict
    return _played(Reading(seen), verdict) if seen.phase == "playing" else _chosen(seen, verdict)


def why_better(item: ReviewItem, name: Namer) -> str:
    """Why the best action was better, in words: a reason that is not a general one, or that no reason is known."""
    told = [one for one in item.verdict.reasons if one.key not in GENERAL]
    return reason_words(told[0], name) if told else words.say("hint.no_reason")


def signals_heard(item: ReviewItem, name: Namer) -> str:
    """The earlier signals of the other defenders in a line; empty if there were none."""
    seen = item.decision.seen
    heard = signals_in(seen, item.decision.signalling - {seen.seat}) if seen.phase == "playing" else ()
    said = " · ".join(signal_words(one, name, short=True) for one in heard)
    return words.say("review.signals", signals=said) if said else ""


def apart(verdict: Verdict) -> tuple[Plan, Plan]:
    """The action done and the best one; for two discards, only the cards in which they differ."""
    done = tuple(one for one in verdict.done if one not in verdict.best)
    best = tuple(one for one in verdict.best if one not in verdict.done)
    return done or verdict.done, best or verdict.best


def _chosen(seen: Observation, verdict: Verdict) -> str:
    """The kind of difference, as for :func:`item_kind`, in a decision before the first card is played."""
    done, best = verdict.done[0], verdict.best[0]
    if seen.phase == "auction":
        return "passed" if isinstance(done, Pass) else "overbid" if isinstance(best, Pass) else "bid"
    alike = type(done) is type(best) and isinstance(done, CardAction)
    return seen.phase if alike else "chose"


def _played(reading: Reading, verdict: Verdict) -> str:
    """The kind of difference, as for :func:`item_kind`, between the card played and the best one.

    It reveals nothing that the seat could not know.
    """
    done, best = verdict.done[0], verdict.best[0]
    if not isinstance(done, Play) or not isinstance(best, Play):
        return "chose"
    if not reading.seen.trick.cards:
        return "led"
    if FOOL in (done.card, best.card) or reading.led is None:
        return "played"
    return _followed(reading, done.card, best.card)


def _followed(reading: Reading, done: Card, best: Card) -> str:
    takes, would = reading.beats(done), reading.beats(best)
    if takes and would:
        higher = done in TAROTS and best in TAROTS and reading.strength[done] > reading.strength[best]
        return "played" if not higher else "high" if reading.led == TAROT else "ruffed"
    if would:
        return "held"
    if takes:
        return "took"
    return _thrown(reading, done, best)


def _thrown(reading: Reading, done: Card, best: Card) -> str:
    """The kind of difference, as for :func:`item_kind`, if neither the card played nor the best one takes the trick."""
    more = reading.points[done] - reading.points[best]
    if more > 0 and reading.winner_so_far not in reading.allies:
        return "gave"
    return "withheld" if more < 0 and reading.winner_so_far in reading.allies else "played"


def _winning(seen: Observation) -> Card:
    card = Reading(seen).winning_card
    assert card is not None
    return card


# -- costs in card points, to the nearest half, as cards count --------------------------------------------------------


def half_points(points: float) -> int:
    """``points`` card points, rounded to the nearest whole number of half points."""
    return floor(2 * points + 0.5)


def cost_of(verdict: Verdict) -> int:
    """The half points that a decision lost, at least 1; 0 if no choice was better."""
    return max(1, half_points(verdict.loss)) if verdict.ill else 0


def lost_figure(cost: int) -> str:
    """``cost`` half points as a loss in card points: −4½."""
    return words.halves(-cost)


def cost_words(key: str, cost: int) -> str:
    """The words of ``key``, with ``cost`` half points as ``{points}`` card points."""
    return words.count(key, -(-cost // 2), points=words.halves(cost))


# -- kinds of mistakes that the player repeats, and the help with each ------------------------------------------------

_POINTS, _TRICKS, _PARTNER, _PLAY = "points", "following", "partners", "#game.play"
BIDDING = {"alone": "solo", "called": "oudlers"}
"""The lessons about bids, by the partnership in the contracts of a game (`Contract.sides`)."""
DISCARDING = {"all-or-none": "discard", "tarots-last": "ecart", "no-honour": "piedmont"}
"""The lessons about the discard, by the rule for it (`Family.ecart`)."""


def _bidding(family: Family) -> str:
    return next((BIDDING.get(contract.sides, _PLAY) for contract in family.contracts), _PLAY)


#: The help with each kind of mistake: a lesson or, after a #, a paragraph of the rulebook.
HELP: dict[str, str | Callable[[Family], str]] = {
    "led": _PARTNER, "played": _POINTS, "chose": _PLAY, "held": _POINTS, "took": _PARTNER,
    "gave": _POINTS, "withheld": _PARTNER, "high": _TRICKS, "ruffed": _TRICKS,
    "passed": _bidding, "bid": _bidding, "overbid": _bidding,
    "discarding": lambda family: DISCARDING.get(family.ecart, "#game.ecart"),
    "calling": lambda family: "calling" if family.partner_shows else "#game.calling",
    "asking": "asking", "giving": "asking",
}
KINDS = tuple(HELP)
"""The kinds of mistakes, as :func:`game.view.moments.item_kind` names them."""


@dataclass(frozen=True, slots=True)
class RepeatedKind:
    """A ``kind`` of mistake made ``times`` times, and help for the game in which it was made most often."""

    kind: str
    times: int
    help: str
    preset: str

    @property
    def words(self) -> str:
        """The kind of mistake and the number of times it was made, in words."""
        with words.at_game(PRESETS[self.preset].family.name):
            return words.count("practice.times", self.times, kind=words.say(f"practice.kind.{self.kind}"))


def help_for(kind: str, family: Family) -> str:
    """The help on ``kind``: the name of a lesson, or ``#`` and the name of a paragraph of the rulebook."""
    found = HELP[kind]
    return found if isinstance(found, str) else found(family)
