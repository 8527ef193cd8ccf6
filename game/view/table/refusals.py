"""Refusals, with the rule in words and the legal cards, and other remarks to the player. No pygame."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ...ai.reading import Reading
from ...ai.teaching.advice import Hint, Plan
from ...ai.teaching.mistakes import mistake
from ...ai.teaching.review import verdict
from ...engine.actions import Action, Bid, Call, Discard, Give, Play
from ...engine.cards import TAROTS, Card, Cards
from ...engine.ecart import HONOURS, discardable, not_discardable_by, ways
from ...engine.observation import Observation
from ...engine.play import forbidden_by, highest_tarot, led_suit
from ...engine.rules import Rules
from .. import words
from ..words import Text

#: The greatest number of legal cards in a refusal; if there are more, only the hand shows them.
NAMED = 6
#: The number of refusals that are kept to be read again.
KEPT = 10
NOW = {"discard": "discard-now", "bid": "bid-now", "ask": "ask-now", "give": "give-now", "call": "call-now",
       "slam": "slam-or-play", "play": "play-now"}
"""For each kind of prompt, the rule that is broken by any other action."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The refusal of ``card`` (None: no card) by the rule with the key ``rule``; ``cards`` are legal ones, by suit.

    ``saying`` is the key of the words, which is more specific if the rule can be broken in several ways. ``suit`` is
    the suit led, ``named`` are cards that the rule is about, ``sizes`` are numbers and ``contracts`` bids that it
    allows.
    """

    rule: str
    saying: str
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    suit: str | None = None
    named: tuple[Card, ...] = ()
    sizes: tuple[int, ...] = ()
    contracts: tuple[str, ...] = ()

    def words(self) -> str:
        """The rule in the language in use, with the legal cards."""
        sizes = " / ".join(words.number(size) for size in self.sizes)
        return words.say(
            "rule." + self.saying, suit=words.say("suit." + self.suit) if self.suit else "",
            cards=card_list(self.cards, words.either), all=card_list(self.cards, words.listed),
            card=words.card_sign(self.card.name) if self.card is not None else "", sizes=sizes,
            named=words.listed([words.card(card.name) for card in self.named]),
            bids=" · ".join(words.say("contract." + name) for name in self.contracts))


def card_list(cards: Iterable[Card], joined: Callable[[Sequence[str]], str]) -> str:
    """``cards`` by their indices, at most :data:`NAMED` of them, ``joined`` to a list that does not break."""
    signs = [words.card_sign(card.name) for card in cards]
    text = joined(signs) if len(signs) <= NAMED else ", ".join([*signs[:NAMED], "…"])
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def refused(view: Observation, rule: str, card: Card | None, laid: Cards = frozenset()) -> Refusal:
    """The refusal of ``card`` by ``rule`` for the seat of ``view``; the cards ``laid`` are about to be discarded."""
    asked = view.turn == view.seat
    plain = Refusal(rule, rule, card, ordered(view.rules, would_do(view, laid)) if asked else (),
                    led_suit(view.trick.cards))
    return SAYINGS[rule](view, plain, laid) if rule in SAYINGS else plain


def reason_against(view: Observation, kind: str, card: Card, laid: Cards = frozenset()) -> Refusal:
    """The refusal of a ``card`` of the hand that does not answer a prompt of ``kind``."""
    return refused(view, _RULES_AGAINST[kind](view, card, laid), card, laid)


_RULES_AGAINST: Mapping[str, Callable[[Observation, Card, Cards], str]] = {
    "play": lambda view, card, laid: forbidden_by(view.rules, view.hand, view.trick.cards, card),
    "discard": lambda view, card, laid: "ecart-full" if len(laid) == view.rules.row.talon
    else not_discardable_by(view.rules, view.hand - laid, card),
    "give": lambda view, card, laid: "give-not-received",
}


def would_do(view: Observation, laid: Cards = frozenset()) -> Cards:
    """The cards that are legal to play, give, call, or discard in addition to ``laid``."""
    if any(isinstance(action, Discard) for action in view.actions):
        return discardable(view.rules, _whole_hand(view), laid | (view.ecart or frozenset())) - laid
    return frozenset(a.card for a in view.actions if isinstance(a, Play | Give | Call))


def ordered(rules: Rules, cards: Cards) -> tuple[Card, ...]:
    """``cards`` sorted by suit, strongest first, with the tarots and the Fool last."""
    return tuple(sorted(cards, key=lambda card: ("SHDCTF".index(card.suit), -rules.strength[card])))


def _whole_hand(view: Observation) -> Cards:
    return view.hand | (view.ecart or frozenset())


# -- rules that can be broken in several ways -------------------------------------------------------------------------


def _tarots_laid(view: Observation, said: Refusal, laid: Cards) -> Refusal:
    """Return ``said`` with the rule that is broken: all tarots or none, suit cards first, or no tarots in this game."""
    if said.card not in TAROTS:
        return replace(said, saying="ecart-tarots.all")
    if any(way.forced for way in ways(view.rules, _whole_hand(view))):
        return replace(said, saying="ecart-tarots.forced")
    return replace(said, saying="ecart-tarots." + view.rules.family.ecart)


def _higher_bid(view: Observation, said: Refusal, laid: Cards) -> Refusal:
    bids = tuple(action.contract for action in view.actions if isinstance(action, Bid))
    return replace(said, contracts=bids, saying="bid-higher" if bids else "bid-higher.none")


def _own_asked(view: Observation, said: Refusal, laid: Cards) -> Refusal:
    reasons = {".asked": said.card in view.asked, ".ecart": said.card in (view.ecart or ()),
               ".pack": said.card not in view.rules.deck}
    return replace(said, saying="ask-not-own" + next((why for why, true in reasons.items() if true), ""))


def _top(view: Observation, said: Refusal, laid: Cards) -> Refusal:
    best = highest_tarot(view.rules, view.trick.cards)
    return replace(said, named=tuple(c for c in view.trick.cards if c in TAROTS and view.rules.strength[c] == best))


def _handful_moment(view: Observation, said: Refusal, laid: Cards) -> Refusal:
    shown = any(handful.seat == view.seat for handful in view.handfuls)
    why = ".none" if not view.rules.row.handfuls else ".once" if shown else ""
    return replace(said, saying="handful-first-turn" + why)


SAYINGS: Mapping[str, Callable[[Observation, Refusal, Cards], Refusal]] = {
    "ecart-no-honour":
        lambda view, said, laid: replace(said, named=tuple(sorted(HONOURS[view.rules.family.ecart]))),
    "ecart-tarots": _tarots_laid, "bid-higher": _higher_bid, "ask-not-own": _own_asked, "overtrump": _top,
    "call-rank":
        lambda view, said, laid: replace(said, saying="call-rank." + view.rules.row.calls[len(view.taking.called)]),
    "called-suit-lead": lambda view, said, laid: replace(said, named=view.taking.called),
    "handful-first-turn": _handful_moment,
    "handful-size": lambda view, said, laid: replace(said, sizes=view.rules.row.handfuls, cards=()),
}
"""For some rules, a function that makes a refusal more specific."""


# -- remarks, shown for a while: refusals, reminders, and comments on mistakes ----------------------------------------

#: The minimum time of a remark in seconds, and the letters read in a second, which give the time of longer ones.
SHORTEST, TO_NOTICE, LETTERS_A_SECOND = 4.5, 2.5, 16
#: The greatest time for a second opinion in seconds; a later remark would not follow the action at once.
PATIENCE_S = 3.0
Moment = tuple[bool, int, str]
"""A point of the deal: whether the player is to act, the number of tricks played, and the stage of the board."""


@dataclass(slots=True)
class Remark:
    """A message to the player, shown for another ``left`` seconds.

    ``why`` is the refusal that it explains, ``mistake`` the kind of mistake that it is about, ``more`` a second line.
    ``moment`` is the point of the deal after which the message is removed (None: it can be read later too).
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
        """The words of the remark in the language in use."""
        return words.spoken(self.said)


@dataclass(slots=True)
class Doubt:
    """A ``remark`` on ``action`` that waits for the advice of the search, for at most ``left`` seconds."""

    remark: Remark
    action: Action
    opinion: Hint
    left: float = PATIENCE_S

    def settled(self, dt: float) -> bool:
        """Count down by ``dt`` seconds; return whether the advice is there or the time is over."""
        self.left -= dt
        return self.left <= 0 or not self.opinion.open

    @property
    def upheld(self) -> bool:
        """Whether another action is better according to the advice."""
        opinion = self.opinion
        return opinion.advice is not None and verdict(opinion.advice, opinion.seen, (self.action,)).ill


@dataclass(slots=True)
class Remarks:
    """The remark shown to the player, and earlier refusals.

    ``doubt`` is a remark that waits for the ``second_opinion``, which is requested before every remark on a mistake.
    ``refusals`` are the latest ones, newest first; ``mistakes`` are the kinds remarked on in this deal.
    """

    second_opinion: Callable[[Observation, Plan], Hint] | None = None
    shown: Remark | None = None
    doubt: Doubt | None = None
    refusals: deque[Refusal] = field(default_factory=lambda: deque(maxlen=KEPT))
    mistakes: set[str] = field(default_factory=set)

    def refuse(self, why: Refusal, moment: Moment | None = None) -> None:
        """Show the refusal ``why``, and keep it to be read again."""
        self.keep(why)
        self.shown = Remark(why.words, why, moment=moment)

    def keep(self, why: Refusal) -> None:
        """Keep the refusal ``why``, which is shown elsewhere, to be read again."""
        if why in self.refusals:
            self.refusals.remove(why)
        self.refusals.appendleft(why)

    def judge(self, view: Observation, action: Action, takes_back: bool) -> None:
        """Remark on ``action`` of the seat of ``view`` if it is a plain mistake, unless the second opinion disagrees.

        Each kind of mistake is remarked on once in a deal. ``takes_back``: the action can be undone, and the remark
        offers that.
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
        """Advance the remark in doubt by ``dt`` seconds; show it if the second opinion agrees, drop it if not."""
        doubt = self.doubt
        if doubt is not None and doubt.settled(dt):
            self.doubt = None
            if doubt.upheld and self.shown is None:
                self._name(doubt.remark)

    def pass_time(self, dt: float, moment: Moment) -> None:
        """Advance by ``dt`` seconds; drop the remark if its time is over or it is not about ``moment``."""
        if self.shown is not None:
            self.shown.left -= dt
            if self.shown.left <= 0 or self.shown.moment not in (None, moment):
                self.shown = None

    def silence(self) -> None:
        """Drop the remark shown and the one in doubt."""
        self.shown = self.doubt = None

    def _name(self, remark: Remark) -> None:
        self.mistakes.add(remark.mistake)
        self.shown = remark
