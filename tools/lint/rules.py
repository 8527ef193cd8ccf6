"""All rules, and what breaks them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from . import architecture, colours, documents, names, prose, words

RULES: tuple[Callable[[], Iterator[str]], ...] = (
    *architecture.RULES, *names.RULES, *words.RULES, *colours.RULES, *documents.RULES, *prose.RULES)


def faults() -> list[str]:
    """Every fault, each with the name of its rule."""
    return [f"{rule.__name__.replace('_', ' ')}: {fault}" for rule in RULES for fault in rule()]
