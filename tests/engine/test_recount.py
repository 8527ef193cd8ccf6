"""Sides, points and payments computed twice, by the engine and from the rule book alone."""

from __future__ import annotations

import json

import pytest

from game.engine.record import as_dict, write
from tests.builders import GAMES, shuffled, whim
from tests.effort import many
from tests.engine.recount import main, quarrels, recount

OPTIONS = (
    "chambery payment=raised fool_last=changes-sides fool_pays=empty-card fool_wins=led",
    "chambery ecart_to=last-trick auction=until-one-left", "chambery overtrump=yes top_trump=20 ace=reversed-red",
    "chambery at_table=6 payment=raised lone_petit=void", "chambery players=4 partnership=croise payment=stake",
    "chambery-dummett payment=zero-sum", "chambery players=3 fool_last=winner fool_pays=empty-card ecart_to=last-trick",
    "french fool_last=kept", "french fool_wins=led fool_pays=nothing",
    "french players=6 fool_last=winner lone_petit=void",
    "french players=5 call_when=after-exchange partnership=call", "french players=5 partnership=none",
    "piedmont payment=zero-sum", "piedmont payment=raised fool_pays=nothing",
)


@pytest.mark.parametrize("game", [*GAMES, *OPTIONS])
def test_two_reckonings_agree(game):
    for seed in range(many(2_000, 80)):
        data = as_dict(shuffled(game, seed).finish(whim(seed)).record)
        assert recount(data) == (data["sides"], data["points"], data["payments"]), (game, seed)


def test_a_whole_file_is_reckoned_again(tmp_path, capsys):
    lines = [write(shuffled("french", seed).finish(whim(seed)).record) for seed in range(5)]
    file = tmp_path / "deals.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert main([str(file)]) == 0
    wrong = json.loads(lines[1])
    wrong["payments"] = [x + 1 for x in wrong["payments"]]
    lines[1] = json.dumps(wrong)
    assert [number for number, _, _ in quarrels(lines)] == [2]
    file.write_text("\n".join(lines), encoding="utf-8")
    assert main([str(file)]) == 1
    assert "line 2" in capsys.readouterr().out
