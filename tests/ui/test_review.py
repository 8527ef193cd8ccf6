"""A review: judged in the background, the costliest moments first, a chart, and the better action at the table."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from game.ai.teaching.review import Said, Verdict, judge
from game.club.study import Study
from game.engine.actions import Discard, Play
from game.engine.phases.over import Over
from game.engine.record import HUMAN, begun, closed, with_move
from game.reviewer import AtOnce
from game.store import nothing_kept, open_store
from game.store.book import kept, unfinished
from game.store.history import matches
from game.store.history import record_of as record_of_deal
from game.store.reviews import hints_in
from game.ui.app.scene import Pop, Push, Replace
from game.ui.charts import LinePlot
from game.ui.scenes.history import HistoryScene, MatchScene
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.review import DecisionLine, ProgressBar, ReviewScene, lost, what
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import Label
from game.ui.widgets.base import walk
from game.ui.widgets.button import Button
from game.view import moments, words
from game.view.replay import ReplayTimeline
from tests.builders import shuffled
from tests.driver import Person, context
from tests.ui import pages
from tests.ui.test_hint import act, asked_to_choose


class Waits(AtOnce):
    """Judges a decision at each of the first ``allowed`` updates."""

    def __init__(self, allowed: int = 10_000) -> None:
        super().__init__(4)
        self.allowed = allowed

    def update(self) -> None:
        if self.allowed > 0 and self.busy:
            self.allowed -= 1
            super().update()


def record_of(game: str = "chambery", seed: int = 5):
    """A random deal with a person at the first seat."""
    table, rng = shuffled(game, seed), Random(seed)
    at_table = table.state.facts.deal.rules.at_table
    record = begun(table.state, names=("Ada", *(f"P{seat}" for seat in range(1, at_table))),
                   bots=(HUMAN, *("plain",) * (at_table - 1)))
    while (seat := table.state.turn) is not None:
        actions = table.seen(seat).actions
        action = actions[0] if type(actions[0]).__name__ == "Pass" and rng.random() < 0.6 else rng.choice(actions)
        record = with_move(record, seat, action)
        table.take(action)
    return closed(record, table.state)


def with_ecart(game: str):
    for seed in range(20):
        record = record_of(game, seed)
        for seat, action in record.moves:
            if isinstance(action, Discard):
                return record, seat
    raise AssertionError("nobody ever lays anything away")


def opened(desk=None, store=None, record=None, seat=None, **more):
    """The review of a deal, over the menu."""
    wanted = context(1, study=Study(desk or Waits(), store or nothing_kept()), **more)
    person = Person(wanted)
    person.step()
    person.app.scenes.take(Push(ReviewScene(wanted, record or record_of(), seat)))
    return person, person.scene


def lines(scene) -> list[DecisionLine]:
    return [w for w in walk(scene.form.root) if isinstance(w, DecisionLine)]


def finished(person, scene) -> None:
    person.until(lambda: scene.deal.review.complete)
    person.step()


def labels(scene, key) -> list[Button]:
    """The buttons of ``scene`` with the words of ``key``."""
    return [w for w in walk(scene.form.root) if isinstance(w, Button) and words.spoken(w.words) == words.say(key)]


def label(scene, key) -> Button:
    button, = labels(scene, key)
    return button


# -- judging ----------------------------------------------------------------------------------------------------------


def test_every_decision_is_judged_and_at_most_three_moments_are_told():
    person, scene = opened()
    finished(person, scene)
    deal = scene.deal
    assert len(deal.found) == len(deal.decisions) > 5
    assert [one.moment for one in lines(scene)] == deal.found
    losses = sorted((one.verdict.loss for one in deal.found if one.verdict.ill), reverse=True)
    assert [one.verdict.loss for one in deal.costliest] == losses[:3]
    assert 0 < len(deal.costliest) == len(tries(scene)) <= 3
    told = [words.spoken(w.words) for w in walk(scene.form.root) if isinstance(w, Label)]
    for item in deal.costliest:
        assert any(moments.what_happened(item) in one for one in told)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
def test_the_decisions_use_the_whole_width_of_the_sheet(size):
    person, scene = opened()
    finished(person, scene)
    person.app.screen.sized(size)
    person.step()
    shown = lines(scene)
    left, right = shown[0::2], shown[1::2]
    sheet = scene.widget("all").rect
    assert all(line.rect.right <= sheet.centerx for line in left)
    assert all(line.rect.left >= sheet.centerx - 20 for line in right)
    assert [line.rect.top for line in left[:len(right)]] == [line.rect.top for line in right]


def tries(scene) -> list[Button]:
    return [w for w in walk(scene.form.root)
            if isinstance(w, Button) and words.spoken(w.words) == words.say("review.try")]


@pytest.mark.parametrize("game", ["chambery", "french players=4", "french players=5", "piedmont"])
def test_a_discard_is_one_decision_with_one_figure_and_all_its_cards(game):
    record, seat = with_ecart(game)
    person, scene = opened(record=record, seat=seat)
    finished(person, scene)
    line, = [one for one in lines(scene) if one.moment.decision.seen.phase == "discarding"]
    laid = [action.card for by, action in record.moves if by == seat and isinstance(action, Discard)]
    assert len(laid) > 1
    assert all(words.card_sign(card.name) in what(line.moment) for card in laid)
    plot = next(w for w in walk(scene.form.root) if isinstance(w, LinePlot))
    bids = sum(one.moment.decision.seen.phase == "auction" for one in lines(scene))
    assert len(plot.xs) == len(lines(scene)) - bids + 1, "a point in the chart, and one for the end"


def test_a_moment_can_be_tried_and_leads_back_to_the_review():
    person, scene = opened()
    finished(person, scene)
    item = min(scene.deal.costliest, key=lambda one: one.at)
    person.click_button(tries(scene)[0])
    table = person.scene.table
    assert isinstance(person.scene, TableScene)
    assert table.session.record.moves == scene.deal.record.moves[:item.at]
    assert table.view.hand == item.decision.seen.hand
    person.until(lambda: table.mine)
    person.app.scenes.take(Pop())
    assert person.scene is scene


@pytest.mark.parametrize("game", ["chambery", "french players=4", "french players=5", "piedmont"])
def test_show_me_lays_the_whole_better_ecart(game):
    record, seat = with_ecart(game)
    person, scene = opened(record=record, seat=seat)
    finished(person, scene)
    line = next(one for one in lines(scene) if one.moment.decision.seen.phase == "discarding")
    assert line.moment.verdict.ill == bool(line.moment.better)
    person.app.scenes.take(line.action())
    replay = person.scene
    person.until(lambda: not replay.running and not replay.busy)
    moves = replay.reel.record.moves
    assert moves[:line.moment.at] == scene.deal.record.moves[:line.moment.at]
    laid = [action.card for _, action in moves[line.moment.at:]]
    assert len(set(laid)) == len(line.moment.done), "as many cards, none twice"
    assert replay.show.place == replay.reel.last, "and all of it is shown"


def test_progress_is_shown_decision_by_decision():
    desk = Waits(0)
    person, scene = opened(desk)
    seen = []
    for done in range(4):
        bar = next(w for w in walk(scene.form.root) if isinstance(w, ProgressBar))
        seen.append((bar.done, bar.all))
        desk.allowed = 1
        person.until(lambda done=done: scene.deal.review.done > done)
        person.step()
    assert seen == [(n, len(scene.deal.decisions)) for n in range(4)]


def test_it_can_be_stopped_and_resumed():
    desk = Waits(3)
    person, scene = opened(desk)
    person.until(lambda: scene.deal.review.done == 3)
    person.step()
    person.click_button(label(scene, "review.stop"))
    desk.allowed = 100
    for _ in range(20):
        person.step()
    assert scene.deal.review.done == 3
    assert len(lines(scene)) >= 3, "what was found stays"
    person.click_button(label(scene, "review.go_on"))
    finished(person, scene)
    assert not labels(scene, "review.stop")


def test_it_continues_after_leaving_and_is_there_on_return():
    desk = Waits(2)
    person, scene = opened(desk)
    person.app.every_frame.append(scene.study.update)
    person.until(lambda: scene.deal.review.done == 2)
    record, wanted = scene.deal.record, person.app.scenes.stack[0].context
    person.press(pygame.K_ESCAPE)
    assert person.scene is not scene
    desk.allowed = 100
    person.until(lambda: scene.deal.review.complete)
    again = ReviewScene(wanted, record)
    assert again.deal is scene.deal


def test_what_cannot_be_had_is_said():
    class Broken(Waits):
        def update(self) -> None:
            self.close()

    person, scene = opened(Broken())
    person.step()
    said = [words.spoken(w.words) for w in walk(scene.form.root) if hasattr(w, "words")]
    assert words.say("review.failed") in said
    assert labels(scene, "review.go_on")


def test_another_review_takes_the_place_of_the_one_under_way():
    desk = Waits(1)
    person, scene = opened(desk)
    person.until(lambda: scene.deal.review.done == 1)
    other = ReviewScene(person.app.scenes.stack[0].context, record_of(seed=3))
    person.app.scenes.take(Push(other))
    assert scene.deal.review.stopped
    desk.allowed = 1000
    finished(person, other)
    assert scene.deal.review.done == 1


def test_nothing_to_decide_is_said():
    record = record_of()
    person, scene = opened(record=replace(record, moves=(), end="abandoned"))
    person.step()
    assert not lines(scene)
    assert not scene.study.running


def test_the_chart_goes_from_decision_to_decision_to_what_was_counted():
    person, scene = opened()
    finished(person, scene)
    plot = next(w for w in walk(scene.form.root) if isinstance(w, LinePlot))
    last = ReplayTimeline(scene.deal.record).states[-1]
    assert isinstance(last, Over)
    assert scene.deal.paid == last.payments[0]
    points = last.score.points[0]
    assert points is not None
    assert scene.deal.counted == 2 * points
    for point in range(len(plot.xs)):
        assert plot.told(point)


# -- show me ----------------------------------------------------------------------------------------------------------


def test_show_me_plays_the_better_card_from_where_it_was():
    person, scene = opened()
    finished(person, scene)
    decision, verdict = next((one.decision, one.verdict) for one in scene.deal.found
                             if isinstance(one.verdict.best[0], Play) and one.verdict.ill)
    line = next(one for one in lines(scene) if one.moment.at == decision.at)
    scene.form.focus_on(line, visible=True)
    person.press(pygame.K_RETURN)
    replay = person.scene
    assert isinstance(replay, ReplayScene)
    assert (replay.show.open, replay.show.viewer) == (False, scene.deal.seat), "one sees what one saw"
    person.until(lambda: not replay.running and not replay.busy)
    done = replay.reel.record.moves
    assert done[:-1] == scene.deal.record.moves[:decision.at]
    assert done[-1] == (scene.deal.seat, verdict.best[0])
    assert replay.show.place == replay.reel.last
    person.click_button(label(replay, "replay.play_on"))
    assert isinstance(person.scene, TableScene), "and from there one may play on"
    person.press(pygame.K_ESCAPE)


def test_show_me_is_there_for_bids_and_discards():
    person, scene = opened()
    finished(person, scene)
    shown = set()
    for moment in scene.deal.found:
        if moment.decision.seen.phase in shown:
            continue
        shown.add(moment.decision.seen.phase)
        line = next(one for one in lines(scene) if one.moment.at == moment.at)
        person.app.scenes.take(line.action())
        person.until(lambda: not person.scene.running and not person.scene.busy)
        person.press(pygame.K_ESCAPE)
        assert person.scene is scene
    assert "playing" in shown


# -- where it is asked for --------------------------------------------------------------------------------------------


def test_it_is_asked_for_on_the_score_sheet_in_the_history_and_in_a_replay():
    store = open_store(None)
    wanted = context(1, study=Study(Waits(), store), store=store)
    person = Person(wanted)
    person.step()
    person.app.scenes.take(person.scene.start())
    while not isinstance(person.scene, ScoringScene) or person.table.stage.board.end != "played":
        person.play_deal()
        if person.table.stage.board.end != "played":
            person.click_button(label(person.scene, "sheet.next_deal"))
    person.click_button(label(person.scene, "review.button"))
    review = person.scene
    assert isinstance(review, ReviewScene)
    finished(person, review)
    assert store.read("SELECT count(*) FROM reviews")[0][0] == 1, "it is kept"
    person.press(pygame.K_ESCAPE)
    wanted.study = Study(Waits(0), store)  # as after a restart
    history = HistoryScene(wanted)
    history.kind = "deals"
    for scene in (history, MatchScene(wanted, store, matches(store).lines[0])):
        person.app.scenes.take(Push(scene))
        person.click_button(label(scene, "review.button"))
        again = person.scene
        assert isinstance(again, ReviewScene)
        assert again.deal.review.complete, "nothing is judged twice"
        person.press(pygame.K_ESCAPE)
        person.press(pygame.K_ESCAPE)
    replay = ReplayScene(wanted, review.deal.record)
    person.app.scenes.take(Push(replay))
    pages.press_tool(person.app, "hint")
    assert isinstance(person.scene, ReviewScene)


def test_a_review_that_was_stopped_is_kept_as_far_as_it_went():
    store = open_store(None)
    wanted = context(1, study=Study(Waits(2), store), store=store)
    person = Person(wanted)
    person.step()
    person.app.scenes.take(person.scene.start())
    person.play_deal()
    record = person.table.session.record
    first = ReviewScene(wanted, record)
    wanted.study.begin(first.deal)
    for _ in range(10):
        wanted.study.update()
    wanted.study.close()
    later = Study(Waits(), store).of(record, first.deal.seat)
    assert later.review.done == 2
    assert [v and v.grade for v in later.review.verdicts] == [v and v.grade for v in first.deal.review.verdicts]


def test_what_a_hint_said_is_kept_with_the_deal_and_counts_as_good():
    """The hint is kept after undo, a restart and the end of the deal."""
    store = open_store(None)
    wanted = context(1, study=Study(Waits(), store), store=store, takes_back=True)
    person = Person(wanted)
    person.step()
    person.app.scenes.take(person.scene.start())
    table = person.table
    person.until(lambda: (asked_to_choose(person) and len(table.session.record.moves) > 4) or act(person), 400)
    said = (table.view.actions[-1],)
    at = len(table.session.record.moves)
    table.session.hinted(Said(said))
    assert table.act(said[0])
    assert hints_in(table.session.record, 0) == {at: Said(said)}
    assert table.take_back()
    assert hints_in(table.session.record, 0).get(at) == Said(said)
    resumed = kept(store, unfinished(store)[0].number)
    assert resumed.record is not None
    assert hints_in(resumed.record, 0).get(at) == Said(said)
    assert table.act(said[0])
    person.play_deal()
    done = record_of_deal(store, 1)
    deal = Study(Waits(), store).of(done, 0)
    assert deal.hints.get(at) == Said(said)
    place = next(n for n, one in enumerate(deal.decisions) if one.at == at)
    deal.review.verdicts[place] = replace(judge(deal.decisions[place].seen, said, 16), grade="mistake", loss=5.0,
                                          best=(deal.decisions[place].seen.actions[0],))
    shown = next(one for one in deal.found if one.at == at)
    assert (shown.verdict.grade, shown.verdict.loss, shown.better) == ("best", 0.0, ())


@pytest.mark.parametrize(("loss", "said"), [(0.0, False), (0.4, False), (1.26, True)])
def test_only_what_was_lost_is_named(loss, said):
    hand = ReplayTimeline(record_of()).record.hands[0]
    done, best = Play(hand[0]), Play(hand[1])
    verdict = Verdict((done,), (best,), loss, 0.2, "doubtful" if loss > 1 else "good", 0.0, loss)
    assert bool(lost(verdict)) == said


# -- the result -------------------------------------------------------------------------------------------------------


def lost_deal() -> tuple[Person, ScoringScene]:
    """A person at the result of a lost deal, with a trick that counted most."""
    for seed in range(9):
        person = Person(context(seed, study=Study(Waits(0))))
        person.app.scenes.take(person.scene.start())
        person.play_deal()
        person.app.scenes.take(Replace(person.table.scene()))
        person.step()
        sheet = person.at(ScoringScene)
        if sheet.turning is not None and sheet.own is not None and sheet.trick() is not None \
                and sheet.turning.score.payments[sheet.own] < 0:
            return person, sheet
    raise AssertionError("nothing is ever lost")


def test_the_result_and_a_finished_review_name_the_same_trick():
    person, sheet = lost_deal()
    session, most = person.table.session, sheet.trick().seen
    deal = person.context.study.of(session.record, session.viewer)
    plays = [number for number, one in enumerate(deal.decisions) if one.seen.phase == "playing"]
    for turn in (None, 0, *plays):
        for number, one in enumerate(deal.decisions):
            other = next((action,) for action in one.seen.actions if action not in one.done)
            deal.review.verdicts[number] = Verdict(one.done, other, 6.0, 0.1, "mistake", -9.0, 9.0) \
                if number == turn else Verdict(one.done, one.done, 0.0, 0.1, "best", -9.0, -9.0)
        if turn is None:
            deal.review.verdicts[plays[0]] = None
        told = sheet.trick()
        review = ReviewScene(person.context, session.record, session.viewer)
        person.app.scenes.take(Push(review))
        said = " ".join(words.spoken(w.words) for w in walk(review.form.root) if isinstance(w, Label))
        person.app.scenes.take(Pop())
        if turn in plays:
            number = len(deal.decisions[turn].seen.tricks) + 1
            where = words.say("moment.trick", number=number)
            assert words.say("moment.decided", where=where, what="")[:-2] in said
            assert (told.seen.number, told.seen.decides) == (number, True)
        else:
            assert told.seen.number == most.number
            assert not told.seen.decides
        assert (most.moved == told.seen.moved) == (turn is None), "when it was decided is not told twice"
