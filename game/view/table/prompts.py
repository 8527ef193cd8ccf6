"""The prompts for the player, computed from an observation, and the actions done without asking. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...ai.rulebot.bidding import passes_unasked
from ...engine.actions import Action, Bid, CardAction, DeclareSlam, Done, Pass, Play, ShowHandful
from ...engine.cards import Card, Cards
from ...engine.observation import Observation
from ...engine.play import led_suit
from ...engine.rules import Contract
from .. import words
from ..words import Namer


@dataclass(frozen=True, slots=True)
class PromptOption:
    """A button of a prompt.

    ``primary``: it is the likely choice. ``why`` is the reason why it cannot be chosen, None if it can be; ``tip``
    describes its effect. ``stake`` is the multiplier of a bid, in words.
    """

    label: str
    action: Action
    primary: bool = False
    why: str | None = None
    tip: str | None = None
    stake: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The decision that the player has to make now.

    ``kind`` is ``wait``, ``discard``, ``bid``, ``ask``, ``give``, ``call``, ``slam`` or ``play``. ``options`` are
    buttons; ``cards`` are the legal cards of the hand; ``picks`` are cards to choose from a picture of the pack.
    """

    kind: str
    text: str
    options: tuple[PromptOption, ...] = ()
    cards: Cards = frozenset()
    picks: Cards = frozenset()

    def not_among(self, hand: Cards) -> Cards:
        """The cards of ``hand`` that are not legal, if the answer is a card; otherwise none."""
        return hand - self.cards if self.kind in ("play", "give", "discard") and self.cards else frozenset()


WAIT = Prompt("wait", "")
"""The prompt if the player has nothing to decide."""


def _cards_of(actions: Sequence[Action]) -> Cards:
    return frozenset(action.card for action in actions if isinstance(action, CardAction))


def _auction(view: Observation, name: Namer) -> Prompt:
    options = [PromptOption(words.say("bid.pass"), Pass(), tip=words.say("bid.tip.unbid." + view.rules.unbid.id))]
    free = [action.contract for action in view.actions if isinstance(action, Bid)]
    low = words.say("bid.too_low")
    for contract in view.rules.family.contracts:
        label, stake = words.say("contract." + contract.id), words.say("bid.stake", multiplier=contract.multiplier)
        why = None if contract.id in free else low
        options.append(PromptOption(label, Bid(contract.id), why=why, tip=contract_tip(contract), stake=stake))
    return Prompt("bid", words.say("prompt.bid"), tuple(options))


def contract_tip(contract: Contract) -> str:
    """A tip on the meaning of ``contract`` for the taker."""
    return words.count("bid.tip.asks", contract.asks) if contract.asks else words.say("bid.tip." + contract.id)


def _asking(view: Observation, name: Namer) -> Prompt:
    got = len([c for c in view.asked if c not in (view.ecart or ())])
    left = max(1, view.taking.contract.asks - got)
    options = (PromptOption(words.say("ask.done"), Done()),)
    return Prompt("ask", words.count("prompt.ask", left), options, picks=_cards_of(view.actions))


def _giving(view: Observation, name: Namer) -> Prompt:
    owed = next(x for x in view.exchanges if x.given is None)
    text = words.say("prompt.give", name=name(owed.holder), card=words.card_sign(owed.asked.name))
    return Prompt("give", text, cards=_cards_of(view.actions))


def _playing(view: Observation, name: Namer) -> Prompt:
    led = led_suit(view.trick.cards)
    if led is not None:
        text = words.say("prompt.follow", suit=words.say("suit." + led))
    else:
        text = words.say("prompt.after_fool" if view.trick.cards else
                         "prompt.lead" if view.tricks else "prompt.lead_first")
    shows = [a for a in view.actions if isinstance(a, ShowHandful)]
    options = tuple(PromptOption(words.count("handful.show", len(a.cards)), a) for a in shows)
    return Prompt("play", text, options, cards=_cards_of(view.actions))


PHASES: dict[str, Callable[[Observation, Namer], Prompt]] = {
    "auction": _auction, "asking": _asking, "giving": _giving, "playing": _playing,
    "announcing": lambda view, name: Prompt("slam", words.say("prompt.slam"), (
        PromptOption(words.say("slam.none"), Pass(), primary=True),
        PromptOption(words.say("slam.declare"), DeclareSlam()))),
    "discarding": lambda view, name: Prompt("discard", words.count("prompt.discard", view.rules.row.talon),
                                            cards=_cards_of(view.actions)),
    "calling": lambda view, name: Prompt("call", words.say("prompt.call"), picks=_cards_of(view.actions)),
}


def prompt(view: Observation, name: Namer) -> Prompt:
    """The prompt for the seat of ``view``; ``name`` gives the names of the others."""
    if view.turn != view.seat:
        return WAIT
    return PHASES[view.phase](view, name)


def automatic_action(view: Observation, ahead: Card | None, *, rushing: bool, last: bool, only: bool = False,
                     slam: bool = True) -> Action | None:
    """The action that the seat of ``view`` does without a click; None if the player has to choose.

    ``rushing``: any legal card may be played, after a claim. ``last``: the last card of the hand is played
    automatically; ``only``: so is a card that is the only legal one. ``ahead`` is a card chosen before the turn; it is
    not played if there is more than a card to choose, such as a handful. Without ``slam``, a hand that is unlikely to
    make a slam declines it after a discard.
    """
    if not slam and passes_unasked(view):
        return Pass()
    plays = [action for action in view.actions if isinstance(action, Play)]
    forced = len(view.actions) == 1 and (only or (last and len(view.hand) == 1))
    if plays and (rushing or forced):
        return plays[0]
    only_cards = len(plays) == len(view.actions)
    return next((play for play in plays if play.card == ahead and only_cards), None)
