"""The nets: their features, their choices, and the digests of the files that were measured.

    python -m tests.ai.test_net       rewrite the golden digests after a training, then read the diff
"""

from __future__ import annotations

import json
import zlib
from hashlib import blake2b
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from game.ai.kernel import layout as at
from game.ai.kernel.compiled import array, compiled
from game.ai.kernel.features import ANSWERS, FEATURES, answer_place, features
from game.ai.kernel.inputs import kernel_input
from game.ai.net import Net, card_prior, net_file, net_for
from game.ai.policy import turn_of
from game.ai.search.cards import alike
from game.ai.weights import HERE, weights_for
from game.engine.observation import Observation
from tests.ai.test_weights import turns
from tests.builders import GAMES, rules
from tools.tune.duel import bank
from tools.tune.net_duel import net_gains
from tools.tune.net_fit import answers
from tools.tune.net_labels import net_labels
from tools.tune.net_turn import arrays_of, weights_of

GOLDEN = Path(__file__).with_name("nets.json")
FILES = sorted(HERE.glob("*.net"))
WITH_NETS = [game for game in GAMES if net_file(rules(game)).exists()]
A_MEGABYTE = 1_000_000
FIVE = "chambery players=5"


def shipped(game: str) -> Net:
    found = net_for(rules(game))
    assert found is not None
    return found


def inputs(seen: Observation) -> list[list[int] | list[float] | int]:
    """The arguments of ``features`` for ``seen``."""
    turn, position = turn_of(seen), kernel_input(seen)
    return [turn.game, turn.hands, turn.gone, turn.void, turn.laid, position.now, position.trick, position.won,
            turn.friend, turn.seat, turn.role, turn.h, list(turn.table.worth)]


def read(some: list[list[int] | list[float] | int]) -> tuple[list[int], list[int]]:
    x, where = [0] * FEATURES, [0] * 4
    features(*some, [0] * 6, where, x)  # type: ignore[arg-type, call-arg]
    return x, where


def renamed(some: list[list[int] | list[float] | int], names: tuple[int, ...]) -> list[list[int] | list[float] | int]:
    """``some`` with each plain suit renamed to ``names[suit]``."""
    game, hands, gone, void, laid, now, trick, won, *rest = (one[:] if isinstance(one, list) else one for one in some)
    full = (*names, 4, 5)

    def code(one: int) -> int:
        return full[one >> 5] << 5 | one & 31 if one >= 0 else one

    def moved(masks: list[int]) -> list[int]:
        return [masks[full.index(n % 6) + n // 6 * 6] for n in range(len(masks))]

    def bits(mask: int) -> int:
        return sum(1 << full[n] for n in range(6) if mask >> n & 1)

    game[at.CALLED:at.CALLED + 2] = map(code, game[at.CALLED:at.CALLED + 2])  # type: ignore[index]
    worth = rest.pop()
    swapped = [worth[code(n)] if n < at.FOOL_SUIT << 5 else worth[n] for n in range(at.CODES)]  # type: ignore[index]
    return [game, moved(hands), moved(gone), list(map(bits, void)), moved(laid), now, list(map(code, trick)),  # type: ignore[arg-type]
            won, *rest, swapped]


@pytest.mark.parametrize("game", GAMES)
def test_suits_have_no_names_for_the_net(game: str) -> None:
    compared = 0
    for seen in turns(game, 4, 9):
        some = inputs(seen)
        x, where = read(some)
        if _alike(some):
            continue
        for names in list(permutations(range(4)))[5::9]:
            other, place = read(renamed(some, names))
            assert other == x
            assert [place[names[suit]] for suit in range(4)] == where
            compared += 1
    assert compared > 20


def _alike(some: list[list[int] | list[float] | int]) -> bool:
    """Whether the known cards of two plain suits are equal, so that only the suits' names determine their order."""
    game, hands, gone, _, laid, *_, seat, _, _, _ = some
    assert isinstance(game, list)
    assert isinstance(hands, list)
    assert isinstance(gone, list)
    assert isinstance(laid, list)
    assert isinstance(seat, int)
    known = [int(a) | int(b) for a, b in zip(gone, laid, strict=True)] if game[at.LAYER] == seat else gone
    return len({(hands[seat * 6 + suit], known[suit]) for suit in range(4)}) < 4


@pytest.mark.parametrize("game", GAMES)
def test_the_compiled_features_are_the_same(game: str) -> None:
    for seen in turns(game, 2, 5):
        some = inputs(seen)
        x, where = np.zeros(FEATURES, np.int64), np.zeros(4, np.int64)
        compiled()["features"](*(array(one) if isinstance(one, list) else one for one in some), np.zeros(6, np.int64),
                               where, x)
        assert (x.tolist(), where.tolist()) == read(some)


@pytest.mark.parametrize("game", WITH_NETS)
def test_a_net_answers_as_it_was_trained(game: str) -> None:
    head, _, body = net_file(rules(game)).read_bytes().partition(b"\n")
    told, whole = json.loads(head), np.frombuffer(zlib.decompress(body), np.int8).astype(np.float32)
    weights, start, high = [], 0, FEATURES + ANSWERS
    for unit, bias in zip(told["units"], told["biases"], strict=True):
        matrix = whole[start:start + high * len(unit)].reshape(high, len(unit))
        weights += [matrix * np.array(unit, np.float32), np.array(bias, np.float32)]
        start, high = start + high * len(unit), len(unit)
    net, rng = shipped(game), np.random.default_rng(1)
    for _ in range(20):
        x = (rng.random(FEATURES) < 0.15).astype(np.float32)
        cards = rng.permutation(ANSWERS)[:7]
        rates = rng.normal(0, 2, 7)
        rates -= rates.mean()
        row = np.zeros(ANSWERS, np.float32)
        row[cards] = np.clip(rates, -6, 6)
        weights_and_skip = [*weights, np.array([told["skip"]])]
        out = answers(weights_and_skip, np.concatenate([x, row * 0.3])[None], row[None])[2][0][cards]
        found = net.expected(np.flatnonzero(x).tolist(), dict(zip(cards.tolist(), rates.tolist(), strict=True)))
        assert [found[card] for card in cards.tolist()] == pytest.approx((out - out.mean()).tolist(), abs=2e-3)


@pytest.mark.parametrize("game", WITH_NETS)
def test_every_card_that_is_tried_has_an_expectation(game: str) -> None:
    told = 0
    for seen in turns(game, 3, 4):
        position = kernel_input(seen)
        cards = [group[0] for group in alike(seen, position)]
        found = card_prior(seen, position, cards, weights_for(seen.rules))
        assert len(found) == len(cards)
        assert all(abs(one) < 60 for one in found)
        told += len(set(found)) > 1
    assert told > 10


def test_a_game_without_a_net_expects_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ai.net.net_for", lambda _: None)
    seen = turns("chambery players=5", 1, 1)[0]
    position = kernel_input(seen)
    cards = [group[0] for group in alike(seen, position)]
    assert card_prior(seen, position, cards, weights_for(seen.rules)) == [0.0] * len(cards)


def test_answers_have_places_of_their_own() -> None:
    codes = [suit << 5 | rank for suit, ranks in ((0, 14), (1, 14), (2, 14), (3, 14), (4, 21), (5, 1))
             for rank in range(ranks)]
    assert sorted(answer_place(code, [2, 0, 3, 1]) for code in codes) == list(range(ANSWERS))


def test_nets_are_small_and_say_how_they_were_made() -> None:
    assert sum(path.stat().st_size for path in FILES) < A_MEGABYTE
    assert WITH_NETS
    for path in FILES:
        made = json.loads(path.read_bytes().partition(b"\n")[0])["made"]
        assert {"how", "date", "seeds", "result"} <= set(made), path.name


def digests() -> dict[str, str]:
    return {path.name: blake2b(path.read_bytes(), digest_size=16).hexdigest() for path in FILES}


def test_the_nets_are_those_that_were_measured() -> None:
    assert json.loads(GOLDEN.read_text(encoding="utf-8")) == digests()


@pytest.mark.long
def test_a_duel_without_search_tells_a_net_from_the_policy() -> None:
    by = rules(FIVE)
    deals, net = bank(by, 2_000_000, 400, 1), arrays_of(shipped(FIVE))
    assert not net_gains(by, deals, net, net).any()
    assert net_gains(by, deals, net)[:, 0].mean() / by.family.unit > 0.37


@pytest.mark.long
def test_a_seat_that_goes_on_by_a_net_of_the_policy_gets_the_same_labels() -> None:
    by = rules(FIVE)
    deals, net = bank(by, 2_000_000, 60, 1), arrays_of(shipped(FIVE))
    echo = (*(np.zeros_like(one) for one in net[:-1]), np.float32(1))
    features_, outcomes, rates = net_labels(by, deals, 400, 5, 1)
    same, others = net_labels(by, deals, 400, 5, 1, echo), net_labels(by, deals, 400, 5, 1, net)
    assert np.array_equal(features_, same[0])
    assert np.array_equal(features_, others[0])
    assert np.array_equal(rates, same[2])
    assert np.array_equal(outcomes, same[1], equal_nan=True)
    assert not np.array_equal(outcomes, others[1], equal_nan=True)


def test_a_net_that_learns_on_begins_as_it_is() -> None:
    net = shipped(FIVE)
    weights, rng = weights_of(arrays_of(net)), np.random.default_rng(2)
    x, rates = (rng.random(FEATURES) < 0.15).astype(np.float32), np.zeros(ANSWERS, np.float32)
    rates[[3, 20, 60]] = 1, -2, 1
    out = answers(weights, np.concatenate([x, rates * 0.3])[None], rates[None])[2][0][[3, 20, 60]]
    found = net.expected(np.flatnonzero(x).tolist(), {3: 1.0, 20: -2.0, 60: 1.0})
    assert list(found.values()) == pytest.approx((out - out.mean()).tolist(), abs=2e-3)


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(digests(), indent=1) + "\n", encoding="utf-8")
