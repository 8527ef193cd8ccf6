"""Announcements stay at the table to the end of the deal in every game, and pause it at any speed."""

from __future__ import annotations

from game.engine import events as ev
from game.engine import observe
from game.engine.events import seen_by
from game.settings import Settings
from game.ui.table.preferences import alternating, pace_of
from game.ui.table.stage import Stage
from game.view import words
from game.view.aloud.cards import card_names
from game.view.aloud.table import answer_to
from game.view.table import board as boards
from game.view.table.board import Board
from game.view.table.goal import goal
from game.view.table.layout import Layout
from game.view.units import measured
from tests.builders import GAMES, rules, shuffled, whim
from tests.table.test_aloud import shown

ANNOUNCED = (ev.TalonShown, ev.CardCalled, ev.CalledInTalon, ev.SlamDeclared, ev.HandfulShown, ev.PagatDiscarded,
             ev.TarotsDiscarded)
LEAST = 1.5
"""Seconds in which a short sentence is read."""


def test_what_was_announced_stays_to_the_end_of_the_deal_in_every_game() -> None:
    words.use("en")
    met: set[type] = set()
    for game in GAMES:
        for seed in range(8):
            table = shuffled(game, seed).finish(whim(seed))
            if not table.happened(ev.PlayBegan):
                continue
            met |= {type(event) for event in table.log if isinstance(event, ANNOUNCED)}
            called = tuple(event.card for event in table.happened(ev.CardCalled))
            talon = tuple(card for event in table.happened(ev.TalonShown) for card in event.cards)
            board = Board(rules(game), 0, 0)
            for event in table.log:
                board = boards.after(board, seen_by(event, 0))
                if board.stage in ("play", "scoring"):
                    assert board.called == called
                    assert board.talon == talon
            assert board.handfuls == tuple(table.happened(ev.HandfulShown))
            assert (board.slam is not None) == bool(table.happened(ev.SlamDeclared))
            found, said = goal(observe(table.state, 0)), answer_to("bids", shown(table, 0), "brief")
            assert found is not None
            assert found.called[:len(called)] == called
            for shown_cards in (talon, *((card,) for card in called), *(one.cards for one in board.handfuls)):
                assert card_names(shown_cards) in said, (game, seed)
    assert met >= {ev.TalonShown, ev.CardCalled, ev.CalledInTalon, ev.SlamDeclared, ev.HandfulShown}


def test_at_the_highest_speed_an_announcement_still_stops_the_table() -> None:
    met: set[type] = set()
    for game in ("french", "french players=5", "french-open-call", "chambery"):
        for seed in range(12):
            table = shuffled(game, seed).finish(whim(seed))
            by = rules(game)
            viewer = next(seat for seat in table.state.facts.deal.order if seat != table.state.facts.taking.taker)
            layout = Layout(measured((1280, 720)), by.at_table, viewer)
            stage = Stage(by, viewer, layout, alternating(by), pace_of(Settings(instant=True)))
            stage.begin(table.state.facts.deal.dealer)
            for event in (seen_by(one, viewer) for one in table.log):
                stage.show(event)
                if isinstance(event, ANNOUNCED) and getattr(event, "seat", None) != viewer:
                    assert stage.blocked
                    assert stage.hold >= LEAST, event
                    met.add(type(event))
                stage.skip()
    assert met >= {ev.TalonShown, ev.CardCalled, ev.SlamDeclared, ev.HandfulShown}
