"""Applying whole tricks gives the same states as applying single cards, and finds every fault."""

from dataclasses import replace
from random import Random

import pytest

from game.engine.actions import PLAY, IllegalAction, Play
from game.engine.cards import PACK
from game.engine.game import apply
from game.engine.phases.playing import Playing, tricks_on
from game.engine.record import BadRecord, last_state, read, replay, write
from tests.builders import shuffled, whim

GAMES = ["chambery", "chambery players=3", "chambery at_table=6", "chambery overtrump=yes", "french",
         "french players=3", "french players=5", "french-open-call", "piedmont", "chambery-dummett"]


def played(game, seed):
    return shuffled(game, seed).finish(whim(seed)).record


def one_by_one(state, plays):
    """The state after ``plays`` by the engine, and the number of legal ones."""
    for place, (seat, play) in enumerate(plays):
        if state.turn != seat:
            return state, place
        try:
            state, _ = apply(state, play)
        except IllegalAction:
            return state, place
    return state, len(plays)


def cards_ahead(record, place):
    """The cards played from move ``place`` on, up to another action."""
    ahead = record.moves[place:]
    return ahead[:next((n for n, (_, action) in enumerate(ahead) if not isinstance(action, Play)), len(ahead))]


@pytest.mark.parametrize("game", GAMES)
def test_whole_tricks_lead_where_their_cards_lead_one_by_one(game):
    to_the_last_trick = 0
    for seed in range(6):
        record = played(game, seed)
        for place, (state, _) in enumerate(replay(record)):
            if isinstance(state, Playing):
                ahead = cards_ahead(record, place)
                after, done = tricks_on(state, ahead)
                assert one_by_one(state, ahead[:done]) == (after, done)
                to_the_last_trick += done > 0 and len(after.hands[after.turn]) == 1
    assert to_the_last_trick


@pytest.mark.parametrize("game", GAMES)
def test_no_fault_is_leapt_over(game):
    """A wrong card or seat stops the shortcut before its trick, and the fault is that of the engine."""
    chance = Random(game)
    for seed in range(4):
        record = played(game, seed)
        states = [state for state, _ in replay(record)]
        begun = next((n for n, s in enumerate(states) if isinstance(s, Playing)), None)
        if begun is None:
            continue
        plays, state = cards_ahead(record, begun), states[begun]
        assert isinstance(state, Playing)
        for place, (seat, play) in enumerate(plays):
            wrong = chance.choice([(seat, PLAY[chance.choice(PACK)]), ((seat + 1) % record.rules.at_table, play)])
            spoilt = (*plays[:place], wrong, *plays[place + 1:])
            after, done = tricks_on(state, spoilt)
            assert one_by_one(states[begun], spoilt[:done]) == (after, done)
            assert done <= place or wrong == (seat, play) or one_by_one(states[begun], spoilt)[1] > place


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_another_card_in_it_is_refused_at_the_action_at_fault(game):
    chance, refused = Random(game), 0
    for seed in range(4):
        record = read(write(played(game, seed)))
        for _ in range(25):
            place = chance.randrange(len(record.moves))
            if not isinstance(record.moves[place][1], Play):
                continue
            moves = list(record.moves)
            moves[place] = moves[place][0], PLAY[chance.choice(PACK)]
            fault = fault_of(write_with(record, moves), moves)
            refused += fault is not None
            if fault is not None and fault.action is not None:
                assert why(record, moves) == fault.why
    assert refused


def fault_of(text, moves):
    """The fault of the record ``text``; if it has none, its moves must be ``moves``."""
    try:
        found = read(text)
    except BadRecord as fault:
        return fault
    assert found.moves == tuple(moves)
    return None


def write_with(record, moves) -> str:
    """The line of ``record`` with ``moves``, legal or not."""
    line = write(record)
    for (_, before), (_, after) in zip(record.moves, moves, strict=True):
        if before != after:
            head, _, tail = line.rpartition(f'"play","{before.card.name}"]')
            line = f'{head}"play","{after.card.name}"]{tail}'
    return line


def why(record, moves) -> str:
    """The fault that the engine finds in ``moves`` card by card."""
    with pytest.raises(BadRecord) as fault:
        last_state(replace(record, moves=tuple(moves)))
    return fault.value.why
