"""Trains the policy of one game: ``python -m tools.tune climb chambery players=5``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import asdict
from datetime import date
from typing import Any

import numpy as np

from game.ai.net import net_for
from game.ai.weights import weights_for
from game.engine.rules import Rules
from game.engine.variants import Value, rules_of
from tools.tune.duel import Bank, bank, duels
from tools.tune.handwritten import Judgements, tables
from tools.tune.labels import fitted, labels
from tools.tune.net_duel import net_gains
from tools.tune.net_fit import GOING_ON, net_fitted, new_net
from tools.tune.net_labels import net_labels
from tools.tune.net_turn import arrays_in, arrays_of, weights_of
from tools.tune.sharpen import climb, groups, sharpened
from tools.tune.stored import judgements_for, store, store_net, told_of

#: The first seeds of the deals for each purpose, and the seed of self-play.
LEARNING, MEASURING, LABELLING, SELF_PLAY = 7_000_000, 2_000_000, 5_000, 11
#: The number of deals in the duel that decides whether a net is kept; deals that are passed out are left out.
GATE = 10_000


def main(arguments: Sequence[str] | None = None) -> None:
    """Carry out the training that ``arguments`` name.

    It climbs from judgements written by hand, sharpens learnt tables for each role, imitates a deep search, or trains a
    net.
    """
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description=__doc__)
    parser.add_argument("way", choices=("climb", "sharpen", "imitate", "net"))
    parser.add_argument("preset")
    parser.add_argument("option", nargs="*", help="any option of the rules, as players=4")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--sweeps", type=int, default=3)
    parser.add_argument("--worlds", type=int, default=60, help="tried for every label")
    parser.add_argument("--positions", type=int, default=2_000_000, help="of self-play, for a net")
    parser.add_argument("--epochs", type=float, default=5, help="of training a net")
    parser.add_argument("--hidden", type=int, nargs=2, default=(96, 48), help="the sizes of a new net's hidden layers")
    parser.add_argument("--by-net", action="store_true",
                        help="let the net that is there learn on, from deals in which the seat goes on by it")
    parser.add_argument("--first", type=int, default=LEARNING, help="the seed of the first deal of a net's self-play")
    parser.add_argument("--seed", type=int, default=SELF_PLAY, help="of a net's self-play")
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args(arguments)
    rules = rules_of(wish.preset, **dict(map(_option, wish.option)))
    if wish.way == "net":
        sys.stdout.write(f"{_net(rules, wish)}\n")
        return
    before = np.array(weights_for(rules))
    after, made = {"climb": _climbed, "sharpen": _sharpened, "imitate": _imitated}[wish.way](rules, before, wish)
    test = bank(rules, MEASURING, wish.deals, wish.jobs)
    result = _told(rules, test, after, before)
    gain = duels(rules, test, after, before).mean(0)
    sys.stdout.write(f"{result} over what was there\n")
    if gain[0] / rules.family.unit + gain[1] / 10 > 0:
        made |= {"date": date.today().isoformat(), "deals": wish.deals, "result": f"{result} over what was there"}
        sys.stdout.write(f"{store(rules, after.tolist(), made)}\n")


def _option(words: str) -> tuple[str, Value]:
    name, _, value = words.partition("=")
    return name, int(value) if value.isdigit() else value


def _net(rules: Rules, wish: argparse.Namespace) -> str:
    """Train a net on positions of the policy's self-play, starting with the stored net or a new one.

    The net is stored if it wins a duel without search, on other deals, against the stored net or against the policy.
    Returns the report.
    """
    old = net_for(rules)
    if wish.by_net and old is None:
        return "there is no net yet to go on from"
    known = arrays_of(old) if old else None
    deals = bank(rules, wish.first, wish.deals, wish.jobs)
    found = net_labels(rules, deals, wish.positions, wish.seed, wish.jobs, known if wish.by_net else None)
    _said(f"{len(found[0])} positions")
    if wish.by_net:
        assert known is not None
        fit = net_fitted(found, weights_of(known), wish.epochs, _said, GOING_ON)
    else:
        fit = net_fitted(found, new_net(*wish.hidden), wish.epochs, _said)
    result = (f"{fit.gain:+.3f} ±{fit.interval:.3f} card points a decision over the policy's card on unseen positions, "
              f"another card in {fit.differ:.0%}")
    _said(result)
    test, new = bank(rules, MEASURING, GATE, wish.jobs), arrays_in(fit.weights)
    over_policy = _gain_told(rules, net_gains(rules, test, new))
    made: dict[str, Any] = {
        "how": f"{len(found[0])} positions of the policy's self-play in {wish.deals} deals, {wish.epochs} epochs",
        "date": date.today().isoformat(), "seeds": [wish.first, wish.seed, MEASURING], "result": result,
        "duel": f"{over_policy} over the policy, both without search"}
    if known is not None:
        gained = net_gains(rules, test, new, known)
        over_old = f"{_gain_told(rules, gained)} over the net before"
        if gained[:, 0].mean() <= 0:
            return f"not stored: {over_old}; {over_policy} over the policy"
        _said(over_old)
        if wish.by_net:
            made |= {"gained": over_old, "begun": told_of(rules)}
            made["how"] += "; the net before learnt on, and the seat went on by it"
    path = store_net(rules, fit.weights, made)
    return f"{path}: {over_policy} over the policy"


def _climbed(rules: Rules, before: Any, wish: argparse.Namespace) -> tuple[Any, dict[str, Any]]:
    found = climb(rules, bank(rules, LEARNING, wish.deals, wish.jobs), judgements_for(rules), wish.sweeps, _said)
    rounded = tuple(Judgements(**{name: round(value, 3) for name, value in asdict(one).items()}) for one in found)
    return np.array(tables(*rounded)), {"how": f"climbing, {wish.sweeps} sweeps over 48 judgements",
                                        "judgements": [asdict(one) for one in rounded]}


def _sharpened(rules: Rules, before: Any, wish: argparse.Namespace) -> tuple[Any, dict[str, Any]]:
    after = sharpened(rules, bank(rules, LEARNING, wish.deals, wish.jobs), before, wish.sweeps, _said)
    how = f"climbing to these judgements, then {wish.sweeps} sweeps over {len(groups())} groups of entries by role"
    return after, {"how": how, "judgements": [asdict(one) for one in judgements_for(rules)]}


def _said(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _imitated(rules: Rules, before: Any, wish: argparse.Namespace) -> tuple[Any, dict[str, Any]]:
    found = labels(rules, before.tolist(), LABELLING, wish.deals, wish.worlds, wish.jobs)
    after, _ = fitted(found, before)
    return after, {"how": f"imitating a search of {wish.worlds} worlds, {len(found['value'])} cards judged"}


def _told(rules: Rules, deals: Bank, a: Any, b: Any) -> str:
    return _gain_told(rules, duels(rules, deals, a, b))


def _gain_told(rules: Rules, gain: Any) -> str:
    """The text about the mean of ``gain``, units and payment by deal, with its 95 % interval."""
    mean, error = gain.mean(0), 1.96 * gain.std(0) / len(gain) ** 0.5
    unit = rules.family.unit
    return (f"{mean[0] / unit:+.2f} ±{error[0] / unit:.2f} card points, {mean[1]:+.2f} ±{error[1]:.2f} payment a deal "
            f"in {len(gain)} deals")


if __name__ == "__main__":
    main()
