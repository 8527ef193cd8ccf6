"""Recognises plain mistakes by the seat's observation, and other plays that look silly to the other players.

The remarks at the table use the mistakes, which few players would dispute. The arena counts the absurd ones, which no
bot makes. Bots that search need a clear advantage for any other mistake or silly play (see ``levels.py``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ...engine.actions import PLAY, Action, Discard, Play
from ...engine.cards import FOOL, KINGS, PAGAT, TAROTS, Card
from ...engine.observation import observe
from ...engine.record import Record, replay
from ...engine.rules import Seat
from ..reading import Reading
from ..rulebot.inference import infer
from ..rulebot.playing import ours
from ..signals import known_defenders, many

#: The least number of card points that a play must give away to be a mistake.
MUCH = 2
#: With at most this number of cards in hand plays are not judged: the end of a deal may justify anything.
END = 3
#: The higher of two of the seat's tarots is wasted if at least this number of other seats' tarots is between them.
BETWEEN = 5
#: The least number of card points of a court that is given to a partner's trick.
COUNTS = 1
#: Leads are early in this share of the tricks of a deal: the first one in EARLY.
EARLY = 3
#: A silly play must be better than every other by this number of card points, and of standard errors.
CLEAR, CLEARLY = 1.0, 2.0
#: A called card is played to take a trick if the chance to lose it is lower.
RISK = .2
#: With more tarots than this a player may hope to keep the 1 to the last, or to win the last trick.
FEW = 4


def mistake(reading: Reading, action: Action) -> str | None:
    """The kind of mistake that ``action`` is, a key of KINDS; None for a sound action or a forced one."""
    if not isinstance(action, Play | Discard) or not _is_choice(reading, action):
        return None
    return next((name for name, kind in KINDS.items()
                 if isinstance(action, kind.action) and kind.holds(reading, action.card)), None)


def absurdity(reading: Reading, action: Action) -> str | None:
    """The key in ABSURD of the mistake that ``action`` is, if no player would understand it; None otherwise.

    Only plays are judged with an outcome that the seat knows, such as the last one to a trick.
    """
    if not isinstance(action, Play) or not _is_choice(reading, action):
        return None
    return next((name for name, kind in ABSURD.items()
                 if kind.absurd(reading) and kind.holds(reading, action.card)), None)


def silly(reading: Reading, card: Card) -> str | None:
    """The kind of silly play that ``card`` is: a key of KINDS or SILLY; None for another card or the only one."""
    kind = mistake(reading, PLAY[card])
    if kind is not None or not _is_choice(reading, PLAY[card]):
        return kind
    return next((name for name, holds in SILLY.items() if holds(reading, card)), None)


def clearly(behind: float, doubt: float) -> bool:
    """Whether a play is clearly worse, by ``behind`` card points with the standard error ``doubt``, than a silly one.
    """
    return behind > max(CLEAR, CLEARLY * doubt)


def tempting(reading: Reading) -> frozenset[str]:
    """The keys in ABSURD that hold for some playable card; none if every playable card would be an absurdity."""
    cards = reading.playable
    if len(cards) < 2:
        return frozenset()
    kinds = [{name for name, kind in ABSURD.items() if kind.absurd(reading) and kind.holds(reading, card)}
             for card in cards]
    return frozenset().union(*kinds) if not all(kinds) else frozenset()


def _is_choice(reading: Reading, action: Play | Discard) -> bool:
    """Whether ``action`` is legal and another card could be played, or discarded, instead."""
    cards = reading.playable if isinstance(action, Play) else reading.discardable
    return len(cards) > 1 and action.card in cards


# -- points -----------------------------------------------------------------------------------------------------------


def points_given(reading: Reading, card: Card) -> bool:
    """Whether a card that counts goes to a trick that an opponent is sure to win, though one that counts less could."""
    return bool(reading.seen.trick.cards) and not reading.beats(card) and _cheaper(reading, card) \
        and reading.fate(card) == "lost"


def king_withheld(reading: Reading, card: Card) -> bool:
    """Whether the last seat leaves the trick to an opponent, though the King of the suit led would certainly win it."""
    king = next((king for king in KINGS & reading.playable if king.suit == card.suit), card)
    if king == card or reading.seats_to_play or len(reading.hand) <= END:
        return False
    return reading.fate(king) == "safe" and reading.fate(card) == "lost"


def _cheaper(reading: Reading, card: Card) -> bool:
    """Whether a card other than the Fool could be played that counts at least MUCH less than ``card``."""
    others = [reading.points[other] for other in reading.playable - {card, FOOL}]
    return card != FOOL and bool(others) and reading.points[card] - min(others) >= MUCH


def court_into_void(reading: Reading, card: Card) -> bool:
    """Whether a court card is led in a suit of which an opponent is known to be void and probably has tarots."""
    if reading.seen.trick.cards or card.suit not in "SHDC" or not _cheaper(reading, card):
        return False
    trumping = frozenset(seat for seat in reading.seats_to_play if _likely_trumps(reading, seat, card))
    return bool(trumping) and trumping <= reading.foes


def _likely_trumps(reading: Reading, seat: Seat, card: Card) -> bool:
    """Whether ``seat`` has shown that it is void in the suit of ``card`` and, by the count, probably has a tarot."""
    seen, out, gone = reading.seen, reading.unseen, reading.lacked[seat]
    has_suit = any(other.suit == card.suit and other not in gone for other in out)
    tarots = len((out & TAROTS) - gone)
    shown = any(other.suit == card.suit and other in gone for other in seen.rules.deck)
    return shown and not has_suit and tarots * seen.sizes[seat] >= len(out)


def points_at_stake(reading: Reading, card: Card) -> bool:
    """Whether a card that counts is discarded from a hand of few tarots, when the last trick wins the écart."""
    seen, points = reading.seen, reading.points
    if seen.rules.ecart_to != "last-trick" or len(reading.tarots) > FEW:
        return False
    rest = [points[other] for other in reading.discardable - {card}]
    return bool(rest) and points[card] - min(rest) >= MUCH


# -- tarots -----------------------------------------------------------------------------------------------------------


def partner_overtaken(reading: Reading, card: Card) -> bool:
    """Whether a tarot overtakes the certain trick of a partner, though a much lower one could be played under it."""
    if reading.winner_so_far not in reading.allies or len(reading.hand) <= END or card not in TAROTS \
            or not reading.beats(card):
        return False
    under = [other for other in reading.playable & TAROTS - {card} if not reading.beats(other)]
    return any(reading.fate(other) == "safe" and reading.between(other, card) >= BETWEEN for other in under)


def best_on_partner(reading: Reading, card: Card) -> bool:
    """Whether the best tarot is played to a trick that the partner wins in any case."""
    return (card == _best_tarot(reading) and not reading.seats_to_play and reading.winner_so_far in reading.allies
            and bool(reading.playable - {card, FOOL}))


def best_wasted(reading: Reading, card: Card) -> bool:
    """Whether the best tarot wins, though a lower one would too, and others may hold tarots between the two."""
    lesser = _lesser_winners(reading, card)
    return card == _best_tarot(reading) and any(reading.between(other, card) for other in lesser)


def tarot_wasted(reading: Reading, card: Card) -> bool:
    """Whether a high tarot wins, with no opponent left to play, though a much lower one would win too."""
    lesser = _lesser_winners(reading, card) if len(reading.hand) > END and reading.beats(card) else []
    return any(reading.between(other, card) >= BETWEEN for other in lesser)


def tarot_thrown(reading: Reading, card: Card) -> bool:
    """Whether a tarot is played under a higher one, though a lower tarot of the same value could be.

    The 1 is not considered; others may hold tarots between the two.
    """
    if card not in TAROTS or card == PAGAT or not reading.seen.trick.cards or reading.beats(card):
        return False
    worth = reading.points[card]
    lower = [other for other in reading.playable & TAROTS - {card, PAGAT} if reading.points[other] == worth]
    return any(reading.between(other, card) for other in lower)


def _best_tarot(reading: Reading) -> Card:
    """The tarot that beats every other under these rules."""
    return max(TAROTS, key=reading.strength.__getitem__)


def _lesser_winners(reading: Reading, card: Card) -> list[Card]:
    """The other tarots that would win the trick as well, if this seat plays a tarot and only allies play after it."""
    if not reading.allies.issuperset(reading.seats_to_play) or card not in TAROTS:
        return []
    return [other for other in reading.playable & TAROTS - {card} if reading.beats(other)]


# -- the 1 of tarots, and the Fool ------------------------------------------------------------------------------------


def pagat_led(reading: Reading, card: Card) -> bool:
    """Whether the 1 is led, though another card could be and a seat not known to be an ally may hold tarots."""
    return (card == PAGAT and not reading.seen.trick.cards and bool(reading.playable - {card, FOOL})
            and len(reading.hand) > END and _hunters(reading) > 0)


def pagat_bared(reading: Reading, card: Card) -> bool:
    """Whether the only tarot other than the 1 is led, which exposes the 1, though another suit could be led."""
    seen, suits = reading.seen, reading.playable - TAROTS - {FOOL, card}
    alone = reading.tarots == {PAGAT, card} and card != PAGAT
    return alone and not seen.trick.cards and bool(suits) and len(reading.hand) > END \
        and _hunters(reading) >= len(seen.order)


def pagat_unsaved(reading: Reading, card: Card) -> bool:
    """Whether the 1 is not played to a trick that is certain for the seat's side, and the hand has few tarots."""
    tarots = len(reading.tarots)
    if card == PAGAT or PAGAT not in reading.playable or not reading.seen.trick.cards or len(reading.hand) <= END:
        return False
    return tarots <= FEW and _hunters(reading) >= 2 * tarots and reading.fate(PAGAT) == "safe"


def _hunters(reading: Reading) -> int:
    """The number of tarots that seats not known to be allies may have."""
    gone, sizes = reading.lacked, reading.seen.sizes
    rivals = [seat for seat in reading.possible_foes if sizes[seat]]
    return sum(any(tarot not in gone[seat] for seat in rivals) for tarot in reading.unseen & TAROTS)


def fool_kept(reading: Reading, card: Card) -> bool:
    """Whether the Fool is kept for the last trick, where another side certainly gets it, though it could be played."""
    return len(reading.hand) == 2 and card != FOOL and FOOL in reading.playable and reading.fool_fate == "lost"


# -- plays that look silly, though a search may justify them ----------------------------------------------------------


def trick_taken_over(reading: Reading, card: Card) -> bool:
    """Whether a tarot, not the 1, takes over the trick that an ally is sure to win if another card is played."""
    if reading.winner_so_far not in reading.allies or card not in TAROTS - {PAGAT} or not reading.beats(card):
        return False
    return any(not reading.beats(other) and reading.fate(other) == "safe" for other in reading.playable - {card, FOOL})


def court_withheld(reading: Reading, card: Card) -> bool:
    """Whether a card of no value goes to an ally's certain trick, though a court could that is not the best of its
    suit.
    """
    if reading.winner_so_far not in reading.allies or reading.points[card] >= COUNTS or reading.beats(card):
        return False
    courts = [other for other in reading.playable - TAROTS - {card, FOOL} if reading.points[other] >= COUNTS]
    return any(reading.fate(court) == "safe" and not reading.beats(court) and reading.stronger(court, reading.others)
               for court in courts)


def called_withheld(reading: Reading, card: Card) -> bool:
    """Whether the called card, which counts, is not played to a trick that it certainly brings home, or that it would
    take from the other side with a risk of less than RISK.
    """
    called = reading.playable.intersection(reading.seen.taking.called) - {card}
    counting = [one for one in called if reading.points[one] >= MUCH]
    if any(reading.fate(one) == "safe" for one in counting):
        return True
    if not counting or reading.winner_so_far in {None, *reading.allies}:
        return False
    inferred = infer(reading.seen)
    return any(ours(inferred, one) > 1 - RISK for one in counting)


def pagat_risked(reading: Reading, card: Card) -> bool:
    """Whether the 1 is played under a higher tarot of a seat not known to be an ally, though it may be lost there and
    another tarot could be played.
    """
    return (card == PAGAT and reading.winning_card in TAROTS and reading.winner_so_far not in reading.allies
            and bool(reading.playable & TAROTS - {card}) and reading.fate(card) != "safe")


def tarots_led_early(reading: Reading, card: Card) -> bool:
    """Whether a defender with few tarots leads one early, before any defender has, though a pip could be led.

    Always False in games without defenders' signals.
    """
    seen, hand = reading.seen, reading.hand
    defenders = known_defenders(seen)
    if seen.trick.cards or card not in TAROTS or seen.seat not in defenders or len(reading.tarots) >= many(len(hand)) \
            or EARLY * len(seen.tricks) >= len(seen.tricks) + len(hand):
        return False
    begun = any(trick.leader in defenders and trick.cards[0] in TAROTS for trick in seen.tricks)
    return not begun and any(reading.points[other] < COUNTS for other in reading.playable - TAROTS - {FOOL})


def fool_led(reading: Reading, card: Card) -> bool:
    """Whether the Fool is led before the end of the deal."""
    return card == FOOL and not reading.seen.trick.cards and len(reading.hand) > END


# -- the list ---------------------------------------------------------------------------------------------------------


def _always(reading: Reading) -> bool:
    return True


def _never(reading: Reading) -> bool:
    return False


def _as_the_last(reading: Reading) -> bool:
    return not reading.seats_to_play


@dataclass(frozen=True, slots=True)
class MistakeKind:
    """A kind of mistake: ``holds`` recognises it in a card; ``absurd``, the positions in which it is an absurdity."""

    holds: Callable[[Reading, Card], bool]
    absurd: Callable[[Reading], bool] = _never
    action: type[Play] | type[Discard] = Play


#: By key; the first kind that holds is reported.
KINDS: dict[str, MistakeKind] = {
    "fool-kept": MistakeKind(fool_kept, absurd=_always),
    "pagat-led": MistakeKind(pagat_led),
    "pagat-bared": MistakeKind(pagat_bared),
    "pagat-unsaved": MistakeKind(pagat_unsaved, absurd=_as_the_last),
    "points-given": MistakeKind(points_given, absurd=_as_the_last),
    "king-withheld": MistakeKind(king_withheld, absurd=_always),
    "best-on-partner": MistakeKind(best_on_partner, absurd=_always),
    "partner-overtaken": MistakeKind(partner_overtaken, absurd=_as_the_last),
    "best-wasted": MistakeKind(best_wasted, absurd=_always),
    "tarot-wasted": MistakeKind(tarot_wasted, absurd=_always),
    "tarot-thrown": MistakeKind(tarot_thrown, absurd=_always),
    "court-into-void": MistakeKind(court_into_void),
    "points-at-stake": MistakeKind(points_at_stake, action=Discard),
}
ABSURD = {name: kind for name, kind in KINDS.items() if kind.absurd is not _never}


#: Silly plays that are no mistakes, by key.
SILLY: dict[str, Callable[[Reading, Card], bool]] = {
    "fool-led": fool_led,
    "trick-taken-over": trick_taken_over,
    "pagat-risked": pagat_risked,
    "called-withheld": called_withheld,
    "court-withheld": court_withheld,
    "tarots-led-early": tarots_led_early,
}


@dataclass(slots=True)
class AbsurdityCount:
    """By kind, the number of times an absurdity was ``possible`` but not forced, and the number it was ``played``."""

    possible: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)

    def add(self, record: Record) -> None:
        for (state, _), (seat, action) in zip(replay(record), record.moves, strict=False):
            reading = Reading(observe(state, seat))
            self.possible.update(tempting(reading))
            if (kind := absurdity(reading, action)) is not None:
                self.played[kind] += 1

    def rows(self) -> Iterable[tuple[str, int, int]]:
        """Each kind that was possible, and the numbers of decisions in which it was played and possible."""
        return ((kind, self.played[kind], self.possible[kind]) for kind in ABSURD if self.possible[kind])
