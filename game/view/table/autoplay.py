"""What is played without a further click: the last card, the rest after a claim, a card chosen ahead. No pygame."""

from __future__ import annotations

from ...engine.actions import Action, Pass, Play
from ...engine.cards import FOOL, PACK, TAROTS, Card
from ...engine.observation import Observation

KINGS = frozenset(card for card in PACK if card.rank == 14 and card not in TAROTS)
SHARE = 3, 5
"""Of a hand that might win every trick, at least this share is tarots and Kings, the Fool included.

That is generous: a slam needs nearly the whole hand, and 11 cards of 18 are enough for the question.
"""


def might_slam(view: Observation) -> bool:
    """Whether the seat of ``view`` might win every trick: it has the highest tarot and many tarots and Kings."""
    tarots, strength = view.hand & TAROTS, view.rules.strength
    best = max((card for card in view.rules.deck if card in TAROTS), key=lambda card: strength[card])
    strong = len(tarots) + len(view.hand & {FOOL}) + sum(card in KINGS for card in view.hand)
    return best in tarots and strong * SHARE[1] >= len(view.hand) * SHARE[0]


def automatic_action(view: Observation, ahead: Card | None, *, rushing: bool, last: bool,
                     slam: bool = True) -> Action | None:
    """What the seat of ``view`` does without a further click; None if it is to choose.

    ``rushing``: any legal card does, after a claim. ``last``: the last card of the hand is played by itself. ``ahead``
    was chosen before the turn; it is not played while there is more to choose from than cards, such as a handful.
    Without ``slam`` none is announced after a discard by a hand that could hardly make it.
    """
    if view.phase == "announcing" and not slam and view.ecart is not None and not might_slam(view):
        return Pass()
    plays = [action for action in view.actions if isinstance(action, Play)]
    if plays and (rushing or (last and len(view.hand) == 1 == len(view.actions))):
        return plays[0]
    only_cards = len(plays) == len(view.actions)
    return next((play for play in plays if play.card == ahead and only_cards), None)
