"""The words and figures of the score sheet: they add up."""

from __future__ import annotations

import pytest

from game.view import words
from game.view.sides import sides_played
from game.view.table.sheet import SheetRow, rows, told_lines
from tests.engine.test_transcripts import FILES, FOLDER, replayed

PEOPLE = ("Ada", "Bea", "Cyd", "Dot", "Eve", "Fay")
SUMMED = frozenset(("base", "made", "failed", "petit-au-bout", "multiplier", "handfuls", "slam", "due"))
SCORED = [path.stem for path in FILES if "DealScored" in path.read_text(encoding="utf-8")]


def sheet(name: str) -> tuple[list[SheetRow], list[str]]:
    """The sheet of the transcript ``name``, and the rules of its lines in the same order."""
    state = replayed((FOLDER / f"{name}.txt").read_text(encoding="utf-8")).state
    assert state.score is not None
    sides = sides_played(state.facts, state.score.sides, 0)
    times = {"points": 1 if sides.declared else len(sides.camps)}  # a row for each side, named by its players
    lines = [line.rule for line in told_lines(state.score, state.facts.rules) for _ in range(times.get(line.rule, 1))]
    return rows(state.score, sides, PEOPLE.__getitem__), lines


def figure(text: str) -> int:
    return int(text.removeprefix("× ").replace(words.MINUS, "-"))


@pytest.mark.parametrize(("language", "lost", "points"), [
    ("en", "Lost by ½, counts as", "40½ : 50½"), ("fr", "Chuté de ½, compté pour", "40½ : 50½"),
    ("de", "½ unter dem Ziel, zählt als", "40½ : 50½"), ("it", "½ sotto l’obiettivo, conta come", "40½ : 50½")])
def test_half_a_point_short_is_shown_though_it_counts_as_a_whole_one(language, lost, points):
    words.use(language)
    found, _ = sheet("french-five-half-a-point")
    assert SheetRow(words.say("sheet.points"), points, strong=True) in found
    assert SheetRow(lost, "1") in found
    assert words.say("sheet.failed") not in [row.left for row in found]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("name", "key", "by"), [
    ("french-leaflet-small-lost-by-7", "sheet.failed", "7"), ("french-leaflet-guard-made-by-11", "sheet.made", "11")])
def test_whole_points_are_shown_unrounded(name, key, by, language):
    words.use(language)
    found, _ = sheet(name)
    assert SheetRow(words.say(key), by) in found


@pytest.mark.parametrize("name", [name for name in SCORED if name.startswith(("french", "open-call"))])
def test_a_sheet_of_french_tarot_adds_up(name):
    """The amount is (bonus + distance + petit) × contract, then handfuls and slam are added."""
    found, lines = sheet(name)
    told = {rule: figure(row.right) for rule, row in zip(lines, found, strict=True) if rule in SUMMED}
    side, by = (1, told["made"]) if "made" in told else (-1, told["failed"])
    worth = (told["base"] + by + told.get("petit-au-bout", 0)) * told["multiplier"] + told.get("handfuls", 0)
    assert told["due"] == abs(side * worth + told.get("slam", 0))


@pytest.mark.parametrize("name", [name for name in SCORED if name.startswith(("chambery", "dummett"))])
def test_a_sheet_of_chambery_adds_up(name):
    """The amount is the distance from par, times the contract and the doubling."""
    found, lines = sheet(name)
    told = {rule: row.right for rule, row in zip(lines, found, strict=True)}
    if "lost-by" in told:
        points = [row.right for rule, row in zip(lines, found, strict=True) if rule == "points"]
        low = min(figure(part) for part in " : ".join(points).split(" : "))
        assert figure(told["lost-by"]) == figure(told["par"]) - low
        factor = figure(told["multiplier"]) * figure(told.get("doubled", "× 1"))
        assert figure(told["due"]) == figure(told["lost-by"]) * factor
    else:
        assert "draw" in told or "par-each" in told


@pytest.mark.parametrize("name", SCORED)
def test_a_sheet_ends_with_what_everybody_gets_and_how_the_amount_is_shared(name):
    state = replayed((FOLDER / f"{name}.txt").read_text(encoding="utf-8")).state
    score = state.score
    found, lines = sheet(name)
    paid = [row for rule, row in zip(lines, found, strict=True) if rule == "paid"]
    if not any(score.payments):
        assert paid == []
        return
    playing = [seat for seat, side in enumerate(score.sides) if side is not None]
    assert paid == [SheetRow(PEOPLE[seat], words.signed(score.payments[seat])) for seat in playing]


@pytest.mark.parametrize(("name", "shared"), [
    ("chambery-called-king-odd-point",
     [("all_of_larger", "3 × 13 = 39"), ("each_of_smaller", "39 ÷ 2 = 19, 1 left over")]),
    ("dummett-33-the-declarer-pays-one-more", [("all_losers", "3"), ("each_winner", "3 ÷ 3 = 1")]),
    ("french-leaflet-guard-made-by-11", [("taker_share", "3 × 92 = 276")])])
def test_a_sheet_says_how_the_amount_is_shared(name, shared):
    found, _ = sheet(name)
    told = {row.left: row.right for row in found}
    assert [(key, told.get(words.say(f"sheet.{key}"))) for key, _ in shared] == shared


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", SCORED)
def test_every_row_has_words(name, language):
    words.use(language)
    found, _ = sheet(name)
    assert all(row.left.strip() and "{" not in row.left + row.right for row in found)
