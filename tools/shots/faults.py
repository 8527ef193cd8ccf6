"""Mistakes, refusals and early choices at a table, for pictures of their messages."""

from __future__ import annotations

from dataclasses import replace

from game.ai.reading import Reading
from game.ai.teaching.counting_aid import counted
from game.ai.teaching.mistakes import mistake
from game.engine.actions import Play
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.hand import choose_ahead
from game.ui.table.table import Table


def try_illegal_card(scene: TableScene) -> bool:
    """Try an illegal card in the middle of a deal; returns whether there was one."""
    table = scene.table
    if table.prompt().kind != "play" or not table.view.trick.cards or len(table.view.tricks) < 1:
        return False
    wrong = sorted(table.view.hand - table.prompt().cards)
    if not wrong:
        return False
    card = wrong[len(wrong) // 2]
    table.raise_card(card)
    scene.use(card)
    return True


def early(scene: TableScene) -> bool:
    """Choose a card ahead from the third trick on, while a bot is to play; returns whether that was possible."""
    table = scene.table
    table.stage.pace = replace(table.stage.pace, bots=0.1)  # slow enough for a moment without motion
    view, trick = table.view, table.stage.board.trick
    played = table.session.viewer in (seat for seat, _ in trick)
    if table.session.waits_for_viewer or len(view.tricks) < 2 or not trick or played or len(view.hand) < 2:
        return False
    table.paused = True
    choose_ahead(table, sorted(view.hand)[len(view.hand) // 2])
    return True


def often_refused(table: Table) -> Table:
    """``table`` after many more refused actions."""
    for rule in ("bid-higher", "ecart-no-king", "not-your-turn", "call-now"):
        table.refuse(rule, None)
    for card in sorted(table.view.hand - table.prompt().cards)[:6]:
        table.act(Play(card), card)
    return table


def blundered(scene: TableScene) -> bool:
    """Play a card that is a plain mistake, if there is one; returns whether it was played."""
    table = scene.table
    if table.prompt().kind != "play":
        return False
    table.remarks.second_opinion = None
    reading = Reading(table.view)
    found = [action for action in table.view.actions if mistake(reading, action) is not None]
    return bool(found) and table.act(found[0])


def counting(scene: TableScene) -> bool:
    """Show the counting aid; returns whether it lists the voids of two players, late in a deal."""
    table = scene.table
    if table.prompt().kind != "play" or len(table.view.tricks) < 6:
        return False
    if not table.preferences.counting_aid:
        table.count(True)
    return len(counted(table.view).lacks) >= 2
