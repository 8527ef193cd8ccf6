"""Computes values of all cards by a deep search in positions from self-play, and fits policy weights to them."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from joblib import Parallel, delayed

from game.ai.kernel import layout as at
from game.ai.kernel.bench import use
from game.ai.kernel.compiled import compiled_machine
from game.ai.policy import by_policy, card_features, turn_of
from game.ai.rulebot import rule_bot
from game.ai.search.cards import CardTrial
from game.ai.selfplay import shuffled
from game.engine.actions import Action, Play
from game.engine.cards import Card
from game.engine.game import State, deal, step
from game.engine.observation import Observation, observe
from game.engine.phases.playing import Playing
from game.engine.rules import Rules

#: The strength with which a rarely used weight is kept near its first value.
HOLD = 2e-4
#: The temperature of the soft choice, and the greatest loss that is counted for a card, in card points.
SOFT, WORST = 0.6, 10.0
STEP, SMOOTH, SMOOTHER = 0.02, 0.9, 0.999
#: The probability that self-play plays another card than the policy's, to reach other positions too.
STRAY = 0.12
#: The probability that a turn with a choice is evaluated.
JUDGED = 0.13
#: The greatest number of weights of a card; fewer indices are followed by -1.
PLACES = 4
Labels = dict[str, Any]
#: A card: the number of its position, its value without the tables, the indices of its weights, its card points.
Row = tuple[int, float, list[int], float]


def labels_of(rules: Rules, weights: list[float], seeds: range, worlds: int) -> list[Row]:
    """The rows for the cards that the search compared in positions of the deals of ``seeds``."""
    use(compiled_machine())
    rows, number = list[Row](), 0
    for seed in seeds:
        rng = Random(seed)
        state: State = deal(rules, seed % rules.at_table, shuffled(rules.deck, rng))[0]
        while state.turn is not None:
            seen = observe(state, state.turn)
            if isinstance(state, Playing) and len(state.actions()) > 1:
                if rng.random() < JUDGED:
                    rows += [(seed * 100 + number, *row) for row in _judged(seen, weights, worlds, rng)]
                    number += 1
                action = _stray(seen, weights, rng)
            else:
                action = rule_bot.choose(seen, rng)
            state, _ = step(state, action)
        number = 0
    return rows


def _stray(seen: Observation, weights: list[float], rng: Random) -> Action:
    plays = [action for action in seen.actions if isinstance(action, Play)]
    if rng.random() < STRAY:
        return plays[int(rng.random() * len(plays))]
    return by_policy(seen, weights)


def _judged(seen: Observation, weights: list[float], worlds: int,
            rng: Random) -> list[tuple[float, list[int], float]]:
    trial = CardTrial(seen, weights, rng.getrandbits(40))
    turn = turn_of(seen)
    candidates = card_features(turn, weights)
    known = {trial.codes.code[card]: n for n, card in enumerate(trial.rivals)}
    missing = [one.code for one in candidates if one.code not in known]
    trial.rivals += [Card(turn.table.card[code]) for code in missing]
    known |= {code: len(known) + n for n, code in enumerate(missing)}
    total = [0.0] * len(trial.rivals)
    for _ in range(worlds):
        trial.draw()
        for one in candidates:
            total[known[one.code]] += trial.worth(known[one.code])
    scale = point(trial.position.game, sum(1 for side in trial.position.order), turn.role) * worlds
    return [(one.value, [*one.places, *[-1] * (PLACES - len(one.places))], total[known[one.code]] / scale)
            for one in candidates]


def point(game: list[int], players: int, role: int) -> float:
    """The value of one more card point to a seat of ``role``, in the unit of the search."""
    unit = game[at.UNIT]
    own = {0: players - 1.0, 1: 1.5, 2: 1.0, 3: 1.0, 4: 1.0}[role]
    return game[at.SCALE] * max(1, game[at.MULTIPLIER]) * own + 2.0 * game[at.MARGIN] * unit


def labels(rules: Rules, weights: list[float], first: int, deals: int, worlds: int, jobs: int = 2) -> Labels:
    """The labels of ``deals`` deals from the seed ``first`` on, as arrays."""
    chunks = [range(at_, min(at_ + 40, first + deals)) for at_ in range(first, first + deals, 40)]
    found = Parallel(n_jobs=jobs)(delayed(labels_of)(rules, weights, seeds, worlds) for seeds in chunks)
    rows = [row for chunk in found for row in chunk]
    _, position = np.unique([row[0] for row in rows], return_inverse=True)
    return {"position": position, "value": np.array([row[1] for row in rows]),
            "places": np.array([row[2] for row in rows]), "worth": np.array([row[3] for row in rows])}


class Lesson:
    """Labels as arrays for the fit, with the rows sorted by position."""

    def __init__(self, labels: Labels, keep: Any) -> None:
        order = np.argsort(labels["position"], kind="stable")
        order = order[keep[labels["position"][order]]]
        self.value, self.places = labels["value"][order], labels["places"][order]
        _, self.start, self.of = np.unique(labels["position"][order], return_index=True, return_inverse=True)
        worth = labels["worth"][order]
        self.regret = np.minimum(np.maximum.reduceat(worth, self.start)[self.of] - worth, WORST)
        self.used = self.places >= 0
        self.at = np.where(self.used, self.places, 0)

    def scores(self, w: Any) -> Any:
        """The policy's score of every row."""
        return self.value + (w[self.at] * self.used).sum(1)

    def loss(self, w: Any) -> float:
        """The mean loss in card points per position if the policy's card is played."""
        scores = self.scores(w)
        best = scores == np.maximum.reduceat(scores, self.start)[self.of]
        return float((self.regret * best).sum() / best.sum())

    def slope(self, w: Any) -> Any:
        """The gradient of the loss of a soft choice with respect to the weights."""
        scores = self.scores(w) / SOFT
        odds = np.exp(scores - np.maximum.reduceat(scores, self.start)[self.of])
        odds /= np.add.reduceat(odds, self.start)[self.of]
        mean = np.add.reduceat(odds * self.regret, self.start)[self.of]
        by_row = odds * (self.regret - mean) / SOFT
        return np.bincount(self.at.ravel(), (by_row[:, None] * self.used).ravel(), len(w)) / len(self.start)


def fitted(labels: Labels, start: Any, rounds: int = 400) -> tuple[Any, list[tuple[float, float]]]:
    """The weights with the least loss on the unseen tenth of ``labels``, and the losses on learnt and unseen labels.

    The losses are those of ``start`` and after every 25 of ``rounds`` rounds.
    """
    positions = labels["position"].max() + 1
    unseen = np.arange(positions) % 10 == 0
    lesson, exam = Lesson(labels, ~unseen), Lesson(labels, unseen)
    w, mean, spread = start.copy(), np.zeros_like(start), np.zeros_like(start)
    losses = [(lesson.loss(w), exam.loss(w))]
    best, best_loss = w.copy(), losses[0][1]
    for n in range(1, rounds + 1):
        g = lesson.slope(w) + HOLD * (w - start)
        mean = SMOOTH * mean + (1 - SMOOTH) * g
        spread = SMOOTHER * spread + (1 - SMOOTHER) * g * g
        w = w - STEP * (mean / (1 - SMOOTH**n)) / (np.sqrt(spread / (1 - SMOOTHER**n)) + 1e-6)
        if n % 25 == 0:
            losses.append((lesson.loss(w), exam.loss(w)))
            if losses[-1][1] < best_loss:
                best, best_loss = w.copy(), losses[-1][1]
    return best, losses
