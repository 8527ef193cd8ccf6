"""The blocks of a written page as nodes for a screen reader."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine.cards import SUITS
from ...view import words
from ...view.access import Node, NodeRole, read_out, table_node
from ...view.prose import ProseBlock, Run, inline
from .prose_flow import Filling, said_by

HEADINGS = ("title", "section", "part")
NOTES = ("house", "differ", "example")
NOWHERE = (0, 0, 0, 0)


def block_node(block: ProseBlock, filling: Filling) -> Node | None:
    """``block`` without its place: a heading, a table, or words; None if it is empty."""
    if block.kind == "table":
        table = filling.table(block.about)
        rows = [[_line(inline(cell), filling) for cell in row] for row in (table.head, *table.rows)]
        return table_node(rows, NOWHERE)
    said = _line(block.runs, filling)
    if block.kind == "cards":
        said = ". ".join(filter(None, [", ".join(map(words.card, block.about.split())), said]))
    elif block.kind in NOTES:
        said = f"{words.say(f'prose.{block.kind}')}: {said}"
    elif block.step:
        said = f"{block.step}. {said}"
    return Node(NodeRole.HEADING if block.kind in HEADINGS else NodeRole.LABEL, said) if said else None


def _line(runs: Iterable[Run], filling: Filling) -> str:
    said = ""
    for run in runs:
        said = _with_card(said, run.words) if run.holds == "card" else said + said_by(run, filling)
    return read_out(said)


def _with_card(said: str, card: str) -> str:
    """``said`` and the name of ``card``, with its rank told once: *the King*, then *King of Spades*."""
    rank = words.say("rank." + card[1:]) if card[0] in SUITS else None
    before = said.rstrip()
    if rank is not None and before.split()[-1:] == [rank]:
        said = before.removesuffix(rank)
    return said + words.card(card)
