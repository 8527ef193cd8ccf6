"""``python -m tools.lint``: prints every fault with the name of its rule, and exits with 1 if there is one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from . import architecture, colours, documents, names, prose, words

RULES: tuple[Callable[[], Iterator[str]], ...] = (
    *architecture.RULES, *names.RULES, *words.RULES, *colours.RULES, *documents.RULES, *prose.RULES)

found = [f"{rule.__name__.replace('_', ' ')}: {fault}" for rule in RULES for fault in rule()]
for fault in found:
    print(fault)
sys.exit(bool(found))
