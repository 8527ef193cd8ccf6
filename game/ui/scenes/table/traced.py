"""The table at rest in numbers, for tests that drive a real window."""

from __future__ import annotations

from typing import Any

from ...table.table import Table


def table_trace(table: Table) -> dict[str, Any]:
    """The prompt at ``table``, the places of the hand, and the highlights."""
    asked, hand = table.prompt(), {}
    for piece in table.stage.hand():
        pose = table.stage.poses[piece]
        if piece.face is not None:
            hand[piece.face.name] = (round(pose.x - pose.width * 0.38), round(pose.y - pose.width * 0.4))
    return {"asked": asked.kind, "cards": sorted(card.name for card in asked.cards), "hand": hand,
            "offered": [card.name for card in table.stage.offered], "moves": len(table.session.record.moves),
            "middle": tuple(map(round, table.layout.centre)),
            "remark": table.remarks.shown.text if table.remarks.shown is not None else None,
            "good": len(table.marks.actions)}
