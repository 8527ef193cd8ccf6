"""What is played without a further click: the last card, the rest after a claim, a card chosen ahead. No pygame."""

from __future__ import annotations

from ...ai.slams import passes_unasked
from ...engine.actions import Action, Pass, Play
from ...engine.cards import Card
from ...engine.observation import Observation


def automatic_action(view: Observation, ahead: Card | None, *, rushing: bool, last: bool,
                     slam: bool = True) -> Action | None:
    """What the seat of ``view`` does without a further click; None if it is to choose.

    ``rushing``: any legal card does, after a claim. ``last``: the last card of the hand is played by itself. ``ahead``
    was chosen before the turn; it is not played while there is more to choose from than cards, such as a handful.
    Without ``slam`` none is announced after a discard by a hand that could hardly make it.
    """
    if not slam and passes_unasked(view):
        return Pass()
    plays = [action for action in view.actions if isinstance(action, Play)]
    if plays and (rushing or (last and len(view.hand) == 1 == len(view.actions))):
        return plays[0]
    only_cards = len(plays) == len(view.actions)
    return next((play for play in plays if play.card == ahead and only_cards), None)
