"""The coverage table that `.ci/run` prints."""

from __future__ import annotations

from tools.coverage_table import LOWEST, SMALL, table


def found(run: int, statements: int) -> dict[str, dict[str, float]]:
    return {"summary": {"covered_lines": run, "num_statements": statements, "percent_covered": 100 * run / statements}}


def test_files_add_up_to_their_package_and_packages_to_all():
    lines = list(table({"game/ai/bots.py": found(30, 40), "game/ai/search/plan.py": found(10, 60),
                        "game/ui/app/app.py": found(50, 100)}))
    assert [line.split() for line in lines[1:4]] == [
        ["game.ai", "100", "40%"], ["game.ui", "100", "50%"], ["all", "200", "45%"]]


def test_the_lowest_files_are_named_first_and_the_smallest_not_at_all():
    files = {f"game/ai/n{n:02}.py": found(n, 100) for n in range(LOWEST + 5)}
    lines = list(table({**files, "game/ai/little.py": found(0, SMALL - 1)}))
    assert [line.split()[-1] for line in lines[lines.index("lowest files") + 1:]] == sorted(files)[:LOWEST]
