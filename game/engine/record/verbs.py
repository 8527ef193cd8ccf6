"""Encodes an action for a record."""

from __future__ import annotations

from typing import Any

from .. import actions as act
from ..actions import Action

WithCard = act.Ask | act.Give | act.Call | act.Play
Plain = act.Pass | act.Done | act.DeclareSlam
WITH_CARD: dict[type[WithCard], str] = {act.Ask: "ask", act.Give: "give", act.Call: "call", act.Play: "play"}
PLAIN: dict[type[Plain], str] = {act.Pass: "pass", act.Done: "done", act.DeclareSlam: "slam"}


def encode_action(action: Action) -> list[Any]:
    """``action`` as a record has it, without its seat; a single discarded card as an écart of one."""
    match action:
        case act.Bid(contract):
            return ["bid", contract]
        case act.Discard(card):
            return ["discard", [card.name]]
        case act.ShowHandful(cards):
            return ["handful", [c.name for c in cards]]
        case act.Ask(card) | act.Give(card) | act.Call(card) | act.Play(card):
            return [WITH_CARD[type(action)], card.name]
    return [PLAIN[type(action)]]
