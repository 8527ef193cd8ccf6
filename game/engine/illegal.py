"""The one way to refuse an action."""

from __future__ import annotations

from .actions import Action
from .rules import Seat


class IllegalAction(ValueError):
    """``action`` by ``seat`` is against the rule with the key ``rule``; ``legal`` is what the seat may do instead."""

    def __init__(self, rule: str, action: Action, seat: Seat | None, legal: tuple[Action, ...]) -> None:
        super().__init__(f"{action} by seat {seat} is against the rule {rule}; legal: {list(legal)}")
        self.rule, self.action, self.seat, self.legal = rule, action, seat, legal
