"""Parses actions as lessons write them: ``discard H2 D9 C3; bid two; pass; play S5``."""

from __future__ import annotations

from ...engine import actions as act
from ...engine.cards import BY_NAME, Card
from .model import Actions

_PLAIN: dict[str, type[act.Pass | act.Done | act.DeclareSlam]] = {
    "pass": act.Pass, "done": act.Done, "slam": act.DeclareSlam,
}
_CARD: dict[str, type[act.Ask | act.Give | act.Call]] = {"ask": act.Ask, "give": act.Give, "call": act.Call}


class BadScript(ValueError):
    """Words that are no action; the message quotes them."""


def cards_of(text: str) -> tuple[Card, ...]:
    """``"SR T21 F"`` as cards, in the order written; BadScript names a word that is no card."""
    for word in text.split():
        if word not in BY_NAME:
            raise BadScript(f"{word} is no card")
    return tuple(BY_NAME[word] for word in text.split())


def actions(text: str) -> Actions:
    """``text`` as actions; an écart, and several cards after ``play``, give one action for each card."""
    return tuple(action for part in text.split(";") if part.strip() for action in _meant(*part.split()))


def _meant(verb: str, *words: str) -> Actions:
    if verb in _PLAIN and not words:
        return (_PLAIN[verb](),)
    if verb == "bid" and len(words) == 1:
        return (act.Bid(words[0]),)
    named = cards_of(" ".join(words))
    if verb == "handful" and named:
        return (act.ShowHandful(named),)
    if verb == "discard" and named:
        return tuple(act.DISCARD[card] for card in named)
    if verb == "play" and named:
        return tuple(act.PLAY[card] for card in named)
    if verb in _CARD and len(named) == 1:
        return (_CARD[verb](named[0]),)
    raise BadScript(f"“{' '.join((verb, *words))}” is no action")
