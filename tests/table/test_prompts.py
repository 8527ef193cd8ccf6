"""The prompts for the player, in words."""

from game.view import words
from game.view.table.prompts import prompt
from game.view.units import measured
from tests.builders import seated


def test_a_soloist_is_told_how_many_cards_are_left_to_ask_for():
    table = seated("chambery", dealer=0, talon="C2 C3 C4", p1="T21", p3="T20", p2="S5 S6")
    table.do("discard C2 C3 C4; pass; bid two; pass; pass; pass")
    for left, asked in ((2, "ask T20"), (1, "ask T21")):
        assert prompt(table.seen(2), str).text == words.count("prompt.ask", left)
        table.do(asked)


def test_no_text_is_too_small_to_be_read():
    """A line has at least twelve pixels, in the smallest window and in a smaller one."""
    for size in ((1024, 600), (640, 360), (1280, 720)):
        for role in ("title", "heading", "button", "body", "strong", "italic", "small", "index"):
            assert measured(size, 100).text_px(role) >= 12, (size, role)
    assert measured((1280, 720), 100).text_px("body") >= 18
