"""Lessons: their data are valid, their words complete, and each can be taken to its end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.engine.actions import Ask, Call, Discard, Give, Play
from game.engine.piles import COUNTS
from game.engine.record import last_state
from game.engine.rules import Rules
from game.engine.variants import rules_of
from game.settings import Keeper, Settings, keeper
from game.ui.app.scene import Push
from game.ui.draw import art
from game.ui.draw.text import line_height
from game.ui.scenes.lesson.lesson import LessonScene
from game.ui.scenes.lesson.list import LessonsScene, LessonTile
from game.ui.scenes.lesson.page import CardButton, Counter, LessonCards, ToneBox
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.chooser import CardChooser, PackPicture
from game.ui.scenes.title_page import DoorsScene
from game.ui.table.table import Table
from game.ui.widgets.base import walk
from game.ui.widgets.button import Button
from game.ui.widgets.scroll import ScrollArea
from game.view import words
from game.view.lessons import runner
from game.view.lessons.course import (
    COURSE,
    Act,
    BadLesson,
    Choose,
    CountQuestion,
    Free,
    Lesson,
    LessonStep,
    checked_lesson,
    lesson,
    lesson_of,
    main_line,
    refused_by,
    with_moves,
)
from game.view.lessons.runner import folder, wording
from game.view.prose import targets
from game.view.rulebook.pages import resolved
from game.view.words import spoken
from tests.driver import FAST, Person, context
from tests.effort import few
from tests.ui.layout_check import faults
from tests.ui.pages import pictured_cards
from tools.shots.shots import Shot, app_at

MOST_WORDS = 46
WRITTEN = sorted(words.LANGUAGES)
"""Languages in which every lesson is written."""
ACTS = [(name, step) for name in COURSE for step in lesson(name).steps if isinstance(step.task, Act)]
ids = [f"{name}-{step.id}" for name, step in ACTS]


# -- data -------------------------------------------------------------------------------------------------------------

def test_there_are_lessons_on_everything_a_newcomer_must_know():
    assert len(COURSE) >= 12
    assert {lesson(name).rules.family.name for name in COURSE} == {
        "chambery", "french", "piedmont", "scarto"}


@pytest.mark.parametrize("name", COURSE)
def test_a_lesson_asks_says_and_forgives(name):
    steps = lesson(name).steps
    asked = [step for step in steps if step.task is not None]
    assert len(steps) >= 5
    assert len(asked) >= 3
    assert steps[-1].task is None, "the last page says what was learnt"


@pytest.mark.parametrize(("name", "step"), ACTS, ids=ids)
def test_errors_are_illegal_by_their_rule_or_legal_but_worse(name, step):
    taught = lesson(name)
    here = runner.LessonState(taught, taught.steps.index(step))
    state = last_state(runner.asked_at(here))
    for right in step.task.expected:
        assert refused_by(state, right) is None
    for mistake in step.task.mistakes:
        assert refused_by(state, mistake.tried) == mistake.rule, mistake.id


GOOD = """
game = "chambery"
[options]
players = 3
[[deals]]
id = "one"
dealer = 2
hands = [{hands}]
talon = "{talon}"
done = "discard {discard}"
[[steps]]
id = "lead"
expect = "play {lead}"
"""


def written(**changed):
    rules: Rules = rules_of("chambery", players=3)
    deck = [c.name for c in rules.deck]
    hands = [deck[:25], deck[25:50], deck[50:75]]
    parts = {"hands": ", ".join(f'"{" ".join(h)}"' for h in hands), "talon": " ".join(deck[75:]),
             "discard": "C2 C3 C4", "lead": hands[0][3], **changed}
    return GOOD.format(**parts)


def test_the_lesson_the_next_test_breaks_is_good():
    task = checked_lesson(lesson_of("one", written())).steps[0].task
    assert task.expected == ((Play(lesson("pack").rules.deck[3]),),)


@pytest.mark.parametrize(("change", "said"), [
    (lambda text: text.replace("lead", "the lead", 1) + "[[", "this is no TOML"),
    (lambda text: text.replace("chambery", "whist"), "whist cannot be played this way: no_such_game"),
    (lambda text: text.replace("dealer", "giver"), "a deal has no dealer"),
    (lambda text: text.replace("discard C2", "discard C2 X9"), "X9 is not a card"),
    (lambda text: text.replace("discard C2 C3 C4", "discard CR C3 C4"), "ecart-no-king"),
    (lambda text: text.replace('"play ', '"shuffle '), "is not an action"),
    (lambda text: text.replace('expect = "play', 'expect = "play HR; play'), "lesson one, step lead"),
    (lambda text: text + 'colour = "red"\n', "there is no colour in a step"),
    (lambda text: text + 'deal = "two"\n', "there is no deal two"),
    (lambda text: text + 'point = ["moon"]\n', "nothing can be pointed at"),
    (lambda text: text + 'number = 3\n', "cannot be asked at once"),
    (lambda text: text + '[[steps]]\nid = "lead"\n', "a name of its own"),
    (lambda text: text + '[[steps.errors]]\nid = "x"\ntry = "play T4"\nrule = "overtrump"\n', "is legal, not against"),
    (lambda text: text + '[[steps.errors]]\nid = "x"\ntry = "play HR"\n', "is refused by not-in-hand"),
    (lambda text: text + 'then = "play HR; play HR"\n', "lesson one, step lead"),
])
def test_a_lesson_with_an_error_is_refused_with_a_sentence(change, said):
    with pytest.raises(BadLesson) as fault:
        checked_lesson(lesson_of("one", change(written())))
    assert said in str(fault.value)


@pytest.mark.parametrize("name", COURSE)
def test_counts_agree_with_the_engine(name):
    """A question about counting asks for the value of its cards as one trick or one écart."""
    taught = lesson(name)
    family = taught.rules.family
    for step in taught.steps:
        if isinstance(step.task, CountQuestion) and step.task.cards:
            units = sum(family.values[card] for card in step.task.cards)
            assert COUNTS[family.count](units, len(step.task.cards), 1) == step.task.right * family.unit, step.id


def test_the_sheet_of_the_lesson_on_payment_is_the_one_that_is_spoken_of():
    over = last_state(lesson("payment").deals["sheet"])
    numbers = {step.id: step.task.right for step in lesson("payment").steps if isinstance(step.task, CountQuestion)}
    assert over.score.points[0] == 41
    assert over.score.payments[0] == numbers["shared"]
    assert over.score.payments[1] == -numbers["distance"]


def test_the_petit_au_bout_is_on_the_sheet():
    taught = lesson("ecart")
    record = taught.deals["bout"]
    for step in taught.steps:
        if step.deal == "bout":
            record = with_moves(record, main_line(step))
    lines = {line.rule: line.values for line in last_state(record).score.lines}
    assert lines["petit-au-bout"] == (10,)


# -- words ------------------------------------------------------------------------------------------------------------


def needed(lesson: Lesson) -> Iterator[str]:
    """Yield the names of all paragraphs that ``lesson`` must have."""
    for step in lesson.steps:
        yield step.id
        yield from (f"{step.id}.{name}" for name in _needed(step))


def _needed(step: LessonStep) -> Iterator[str]:
    match step.task:
        case Act(mistakes=mistakes):
            for mistake in mistakes:
                yield mistake.id
                if mistake.rule is None and mistake.then:
                    yield f"{mistake.id}.seen"
        case Choose(answers, right, pictured):
            if not pictured:
                yield from answers
            yield from (f"{answer}.why" for answer in answers if answer != right)
            yield "right"
        case CountQuestion():
            yield from ("right", "wrong")
        case Free() | None:
            pass


def allowed(lesson: Lesson) -> Iterator[str]:
    """Yield the names of the optional paragraphs of ``lesson``."""
    for step in lesson.steps:
        match step.task:
            case Act():
                yield from (f"{step.id}.right", f"{step.id}.other")
            case Free():
                yield f"{step.id}.right"
            case CountQuestion():
                yield from (f"{step.id}.{number}.why" for number in range(100))
            case _:
                pass


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("name", COURSE)
def test_every_step_has_its_words_and_few(name, language):
    assert (folder(language) / f"{name}.txt").is_file()
    found = wording(name, language)
    assert set(needed(lesson(name))) - set(found.parts) == set()
    assert set(found.parts) - set(needed(lesson(name))) - set(allowed(lesson(name))) == set()
    goal, *first = found.part(lesson(name).steps[0].id)
    parts = {**found.parts, lesson(name).steps[0].id: first, "the goal": [goal]}
    for part, blocks in parts.items():
        said = sum(len(run.words.split()) for block in blocks for run in block.runs)
        assert said <= MOST_WORDS, f"{part} has {said} words"


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("name", COURSE)
def test_all_languages_show_the_same_cards(name, language):
    own = wording(name, language)
    for part, blocks in wording(name, "en").parts.items():
        assert pictured_cards(blocks) == pictured_cards(own.part(part)), part


@pytest.mark.parametrize("name", COURSE)
def test_links_lead_into_the_rulebook(name):
    for language in WRITTEN:
        found = [target for blocks in wording(name, language).parts.values() for target in targets(blocks)]
        assert found
        for target in found:
            assert resolved(target, lesson(name).rules, language)


# -- taking a lesson --------------------------------------------------------------------------------------------------

class Learner(Person):
    """Takes lessons with the mouse."""

    LIKES = replace(FAST, pace=replace(FAST.pace, cards=0.02))

    def __init__(self, name="", kept: Keeper | None = None, size=(1280, 720), likes=LIKES):
        wanted = context(1, likes, first_dealer=None, keeper=kept or Keeper())
        super().__init__(wanted, size)
        self.context = wanted
        if name:
            self.app.scenes.take(Push(LessonsScene(wanted), Push(LessonScene(wanted, name))))

    @property
    def lesson(self):
        return next(s for s in reversed(self.app.scenes.stack) if isinstance(s, LessonScene))

    @property
    def table(self):
        return self.lesson.table

    @property
    def here(self):
        return self.lesson.guide.here

    def at_table(self, at):
        return at[0] + self.lesson.table_room.left, at[1]

    def page_button(self, key):
        buttons = (w for w in walk(self.lesson.form.root) if isinstance(w, Button))
        return next((button for button in buttons if spoken(button.words) == words.say(key)), None)

    def settle(self):
        guide = self.lesson.guide
        self.until(lambda: self.table.caught_up and not guide.prompter.line and guide is self.lesson.guide, 60)
        for _ in range(3):
            self.step()

    def press_page(self, key):
        button = self.page_button(key)
        assert button is not None, f"no button {key}"
        self.click(button.rect.center)

    # -- acting ----

    def do(self, actions):
        if isinstance(actions[0], Discard):
            self.lay_away([action.card for action in actions])
        elif isinstance(actions[0], Play | Give):
            self.click(self.at_table(self.spot(actions[0].card)))
        elif isinstance(actions[0], Ask | Call):
            self.click(self.at_table(self.inner_button(words.say("chooser.open")).rect.center))
            assert isinstance(self.scene, CardChooser)
            picture = next(w for w in walk(self.scene.form.root) if isinstance(w, PackPicture))
            self.click(picture.places()[actions[0].card].center)
        else:
            inner = self.lesson.inner
            button = next(w for w, does in inner.doing.items() if does == tuple(actions))
            self.click(self.at_table(button.rect.center))

    def inner_button(self, label):
        return next(w for w in walk(self.lesson.inner.form.root)
                    if isinstance(w, Button) and spoken(w.words).startswith(label))

    def lay_away(self, cards):
        stage = self.table.stage
        for card in [c for c in stage.offered if c not in cards]:
            self.click(self.at_table(self.spot(card)))
            self.settle()
        for card in [c for c in cards if c not in stage.offered]:
            self.click(self.at_table(self.spot(card)))
            self.settle()
        if len(stage.offered) == self.table.session.rules.row.talon:
            self.click(self.at_table(self.inner_button(words.say("discard.confirm")).rect.center))

    def answer(self, answer):
        task = self.here.step.task
        form = self.lesson.form
        if isinstance(task, Choose) and task.pictured:
            found = next(w for w in walk(form.root) if isinstance(w, CardButton) and w.name == answer)
            self.show(found)
        elif isinstance(task, Choose):
            label = wording(self.lesson.guide.name, "en").part(f"{self.here.step.id}.{answer}")[0].runs[0].words
            self.show(next(w for w in walk(form.root) if isinstance(w, Button) and spoken(w.words) == label))
        else:
            counter = next(w for w in walk(form.root) if isinstance(w, Counter))
            form.focus_on(counter)
            self.lesson.on_table = False
            self.press(pygame.K_BACKSPACE)
            self.press(pygame.K_BACKSPACE)
            for figure in answer:
                self.step(pygame.event.Event(pygame.KEYDOWN, key=ord(figure), mod=0, unicode=figure, scancode=0))
            self.press(pygame.K_RETURN)

    def show(self, widget):
        for outer in walk(self.lesson.form.root):
            if any(w is widget for w in walk(outer)):
                outer.reveal(widget.rect)
        self.click(widget.rect.center)

    # -- whole lessons ----

    def right(self):
        task = self.here.step.task
        if isinstance(task, Act):
            self.do(task.expected[0])
        elif isinstance(task, Choose):
            self.answer(task.right)
        elif isinstance(task, CountQuestion):
            self.answer(str(task.right))

    def take(self, err=False):
        """Take the lesson to its end, with every foreseen mistake once if ``err``; returns the steps seen."""
        seen = []
        while isinstance(self.scene, LessonScene):
            self.settle()
            at, here = self.here.at, self.here
            if here.waits:
                if err and here.step.id not in seen:
                    self.err()
                seen.append(here.step.id)
                self.right()
                self.settle()
                assert self.here.at > at or self.here.mood == "right", f"{here.step.id} was answered in vain"
            else:
                seen.append(here.step.id)
                self.press_page("lesson.done" if here.last else "lesson.next")
            assert len(seen) < 200
        return list(dict.fromkeys(seen))

    def err(self):
        task = self.here.step.task
        if isinstance(task, Act):
            for mistake in task.mistakes:
                self.make(mistake)
        elif isinstance(task, Choose):
            for answer in task.answers:
                if answer != task.right:
                    self.answer(answer)
                    assert (self.here.mood, self.here.about) == ("wrong", answer)
        elif isinstance(task, CountQuestion):
            self.answer(str(task.right + 1))
            assert self.here.mood == "wrong"

    def make(self, mistake):
        """Make ``mistake``: the page names it without doing it; its consequences are shown if possible, and undone."""
        before = self.table.session.record.moves
        self.do(mistake.tried)
        assert (self.here.mood, self.here.about) == ("wrong", mistake.id)
        assert self.table.session.record.moves == before, "a mistake was carried out"
        if mistake.rule is not None:
            assert self.table.remarks.shown is not None, "the rule's own refusal is missing"
        if mistake.then:
            self.press_page("lesson.see")
            self.until(lambda: self.here.mood == "seen", 60)
            assert len(self.table.session.record.moves) > len(before)
            self.press_page("lesson.again")
            assert self.here.mood == "asked"
            assert self.table.session.record.moves == before
        self.until(lambda: self.table.remarks.shown is None)  # it may cover a card
        self.settle()


def test_what_the_others_do_is_spoken_of_when_it_has_been_seen():
    learner = Learner("following")
    while learner.here.step.id != "lead":
        learner.settle()
        if learner.here.waits:
            learner.right()
        else:
            learner.press_page("lesson.next")
    learner.settle()
    learner.right()
    assert learner.lesson.guide.prompter.line
    while learner.lesson.guide.prompter.line or not learner.table.caught_up:
        assert not any(isinstance(w, ToneBox) for w in walk(learner.lesson.form.root))
        learner.step()
    learner.settle()
    assert any(isinstance(w, ToneBox) for w in walk(learner.lesson.form.root))
    learner.app.close()


def test_a_card_released_on_the_page_returns_to_the_hand():
    learner = Learner("following")
    learner.settle()
    while not (learner.here.waits and isinstance(learner.here.step.task, Act)):
        learner.right() if learner.here.waits else learner.press_page("lesson.next")
        learner.settle()
    card, hand = learner.here.step.task.expected[0][0].card, learner.table.view.hand
    page = learner.lesson.form.root.rect
    learner.drag(learner.at_table(learner.spot(card)), (page.centerx, page.top + page.height // 3))
    learner.settle()
    assert learner.table.view.hand == hand
    assert (learner.here.mood, learner.table.remarks.shown) == ("asked", None)
    learner.app.close()


@pytest.mark.parametrize("name", COURSE)
def test_each_lesson_is_taken_to_its_end(name):
    learner = Learner(name)
    assert learner.take() == [step.id for step in lesson(name).steps]
    assert isinstance(learner.scene, LessonsScene)
    assert learner.context.keeper.settings.lessons_done == (name,)
    learner.app.close()


def test_the_end_of_a_lesson_leads_to_the_next_one():
    learner = Learner(kept=Keeper(settings=Settings(lessons_begun={COURSE[1]: 2})))
    learner.app.scenes.take(Push(LessonsScene(learner.context), Push(LessonScene(learner.context, COURSE[0], 999))))
    learner.settle()
    while not (learner.here.last and not learner.here.waits):
        learner.right() if learner.here.waits else learner.press_page("lesson.next")
        learner.settle()
    assert learner.page_button("lesson.done") is not None, "the list can still be chosen"
    learner.press(pygame.K_RETURN)
    assert (learner.lesson.guide.name, learner.here.at) == (COURSE[1], 2)
    assert learner.context.keeper.settings.lessons_done == COURSE[:1]
    assert isinstance(learner.app.scenes.stack[-2], LessonsScene)
    learner.app.close()


def test_the_last_lesson_ends_with_the_list():
    learner = Learner(COURSE[-1])
    learner.app.scenes.take(Push(LessonsScene(learner.context), Push(LessonScene(learner.context, COURSE[-1], 99))))
    learner.settle()
    while learner.here.waits:
        learner.right()
        learner.settle()
    assert learner.page_button("lesson.following") is None
    learner.press_page("lesson.done")
    assert isinstance(learner.scene, LessonsScene)
    learner.app.close()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_lesson_begins_with_its_goal(language):
    goals = {}
    for name in COURSE:
        goal = wording(name, language).part(lesson(name).steps[0].id)[0]
        (head,) = (run.words for run in goal.runs if run.style == "strong")
        goals["".join(run.words for run in goal.runs)] = head
        assert goal.runs[0].words == head
    assert len(goals) == len(COURSE)
    assert len(set(goals.values())) == 1, "said in the same words in every lesson"


@pytest.mark.parametrize("name", few(COURSE, 5))
def test_each_error_is_answered_and_leads_back(name):
    learner = Learner(name)
    assert learner.take(err=True) == [step.id for step in lesson(name).steps]
    learner.app.close()


def test_a_double_click_turns_one_page():
    learner = Learner("pack")
    learner.settle()
    at = learner.page_button("lesson.next").rect.center
    learner.click(at)
    for _ in range(6):
        learner.step()
    learner.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False))
    learner.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False))
    assert learner.here.at == 1
    learner.app.close()


@pytest.mark.parametrize("name", COURSE)
def test_the_cards_of_a_question_stay_beside_the_explanation(name):
    for at, step in enumerate(lesson(name).steps):
        task = step.task
        if not (isinstance(task, Choose) and task.pictured):
            continue
        learner = Learner()
        learner.app.scenes.take(Push(LessonScene(learner.context, name, at)))
        learner.settle()
        learner.answer(task.right)
        learner.settle()
        assert learner.here.mood == "right"
        shown = [w for w in walk(learner.lesson.form.root) if isinstance(w, LessonCards)]
        assert [(w.names, w.shining) for w in shown] == [(task.answers, task.right)]
        learner.app.close()


def answer_places(learner):
    """The rectangles of all answers on the page."""
    return [w.rect.copy() for w in walk(learner.lesson.form.root)
            if isinstance(w, CardButton | Counter | Button) and w is not learner.page_button("lesson.back")]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "percent"), [((1280, 720), 100), ((1024, 600), 175)])
@pytest.mark.parametrize("name", COURSE)
def test_a_wrong_answer_moves_no_answer_and_the_explanation_is_in_sight(name, size, percent, language):
    words.use(language)
    for at, step in enumerate(lesson(name).steps):
        task = step.task
        if not isinstance(task, Choose | CountQuestion):
            continue
        learner = Learner(size=size)
        learner.app.set_text_percent(percent)
        learner.app.scenes.take(Push(LessonScene(learner.context, name, at)))
        before = answer_places(learner)
        wrong = [str(task.right + 1)] if isinstance(task, CountQuestion) else \
            [one for one in task.answers if one != task.right]
        for answer in [*wrong, str(task.right)]:
            learner.lesson.guide.reply(answer)
            if learner.here.step is not step:  # there is no comment
                break
            assert learner.here.mood == "right" or answer_places(learner) == before, (step.id, answer)
            page = learner.lesson.form.root
            view = next(w.rect for w in walk(page) if isinstance(w, ScrollArea))
            note = next((w.rect for w in walk(page) if isinstance(w, ToneBox)), None)
            if note is None:
                continue
            line = line_height("body", learner.lesson.metrics)
            assert view.top <= note.top, (step.id, answer)
            assert note.bottom <= view.bottom or view.bottom - note.top >= 2 * line, (step.id, answer)
            assert percent > 100 or note.bottom <= view.bottom, (step.id, answer)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_the_cards_of_the_first_question_are_large_enough_to_be_told_apart(size):
    """The first question of the first lesson asks for the highest of four court cards."""
    at, step = next((at, step) for at, step in enumerate(lesson("pack").steps)
                    if isinstance(step.task, Choose) and step.task.pictured)
    learner = Learner(size=size)
    learner.app.scenes.take(Push(LessonScene(learner.context, "pack", at)))
    learner.settle()
    asked = [w.rect for w in walk(learner.lesson.form.root) if isinstance(w, CardButton)]
    assert min(rect.width for rect in asked) >= learner.lesson.metrics.px(64)
    learner.answer(step.task.right)
    learner.settle()
    shown = next(w for w in walk(learner.lesson.form.root) if isinstance(w, LessonCards))
    places = shown.places(learner.lesson.form.metrics, shown.rect.width)
    assert min(place.width for place in places) >= 44, "smaller, beside a question that stays in sight"
    learner.app.close()


def test_the_last_card_waits_for_the_learner_under_all_settings():
    learner = Learner("ecart", Keeper(settings=Settings(instant=True, forced_last_card=True)), likes=None)
    assert learner.take() == [step.id for step in lesson("ecart").steps]
    learner.app.close()


def test_saved_progress_does_not_make_a_new_table(monkeypatch):
    learner = Learner("pack", Keeper(settings=Settings(instant=True)), likes=None)
    learner.settle()
    monkeypatch.setattr(Table, "suit", lambda *given: pytest.fail("the table was set anew"))
    learner.press_page("lesson.next")
    assert learner.context.keeper.settings.lessons_begun == {"pack": 1}
    learner.app.close()


def test_what_is_not_asked_for_is_not_done():
    learner = Learner("pack")
    learner.settle()
    moves = learner.table.session.record.moves
    learner.click(learner.at_table(learner.spot(learner.table.stage.hand()[0].face)))
    assert learner.table.session.record.moves == moves
    assert learner.here.at == 0
    learner.app.close()


def test_an_unforeseen_answer_differs_from_the_right_one():
    learner = Learner("following")
    learner.until(lambda: learner.table.caught_up)
    learner.press_page("lesson.next")
    learner.right()
    learner.settle()
    learner.press_page("lesson.next")
    learner.settle()
    assert learner.here.step.id == "lead"
    moves = learner.table.session.record.moves
    learner.click(learner.at_table(learner.spot(next(iter(sorted(learner.table.view.hand))))))
    assert (learner.here.mood, learner.here.about) == ("wrong", "")
    assert learner.table.session.record.moves == moves
    learner.app.close()


def test_a_lesson_that_has_become_shorter_goes_on_at_its_last_step():
    learner = Learner(kept=Keeper(settings=Settings(lessons_begun={"pack": 999})))
    learner.app.scenes.take(Push(LessonsScene(learner.context)))
    row = next(w for w in walk(learner.scene.form.root) if isinstance(w, LessonTile) and w.name == "pack")
    assert row.state_said == "Step 11 of 11"
    learner.click(row.rect.center)
    assert learner.here.last
    learner.app.close()


def test_a_step_can_be_repeated():
    learner = Learner("partners")
    learner.settle()
    learner.press_page("lesson.next")
    learner.settle()
    learner.right()
    learner.settle()
    learner.press_page("lesson.back")
    learner.settle()
    assert (learner.here.at, learner.here.mood) == (1, "asked")
    learner.press_page("lesson.back")
    assert learner.here.at == 0
    assert learner.take() == [step.id for step in lesson("partners").steps]
    learner.app.close()


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize(("size", "percent"), [((1280, 720), 100), ((1024, 600), 175), ((1920, 1080), 175)])
def test_back_is_never_in_the_place_of_the_next_button(size, percent, language):
    words.use(language)
    learner = Learner("partners", size=size)
    learner.app.set_text_percent(percent)
    backs, ways_on = set(), set()
    for at in range(len(lesson("partners").steps)):
        here = runner.at_step(lesson("partners"), at)
        for mood in ("asked", "wrong", "right"):
            learner.lesson.guide.here = replace(here, mood=mood)
            learner.lesson.turned()
            back, on = (learner.page_button(f"lesson.{key}") for key in ("back", "next"))
            backs |= {tuple(back.rect)} if back else set()
            ways_on |= {tuple(on.rect)} if on else set()
    assert len(backs) == len(ways_on) == 1, "each has its own place on every page"
    assert not pygame.Rect(backs.pop()).colliderect(ways_on.pop())
    learner.app.close()


def test_a_hasty_second_click_on_next_does_not_go_back():
    learner = Learner(COURSE[-1])
    while isinstance(learner.scene, LessonScene) and not learner.here.last:
        learner.settle()
        if learner.here.waits:
            learner.right()
            continue
        before, spot = learner.here.at, learner.page_button("lesson.next").rect.center
        learner.click(spot)
        learner.click(spot)
        assert not isinstance(learner.scene, LessonScene) or learner.here.at > before
    learner.app.close()


def test_a_hurried_reader_finds_the_table_as_it_should_be():
    learner = Learner("piedmont")
    while learner.here.step.id != "heart":
        if learner.here.waits:
            learner.right()
        else:
            learner.press_page("lesson.next")
    learner.until(lambda: learner.table.mine)
    learner.right()
    learner.press_page("lesson.next")  # before the others have played
    assert learner.here.step.id == "lead"
    assert learner.table.caught_up
    learner.app.close()


def test_leaving_keeps_where_one_was_and_what_was_done(tmp_path):
    path = tmp_path / "settings.json"
    learner = Learner("pack", keeper(path))
    learner.settle()
    learner.press_page("lesson.next")
    learner.press(pygame.K_ESCAPE)
    leave = next(w for w in walk(learner.scene.form.root)
                 if isinstance(w, Button) and spoken(w.words) == words.say("lesson.leave"))
    learner.click(leave.rect.center)
    assert isinstance(learner.scene, LessonsScene)
    again = keeper(path)
    assert again.settings.lessons_begun == {"pack": 1}
    learner.app.close()
    learner = Learner(kept=again)
    learner.app.scenes.take(Push(LessonsScene(learner.context)))
    row = next(w for w in walk(learner.scene.form.root) if isinstance(w, LessonTile) and w.name == "pack")
    assert row.state_said == "Step 2 of 11"
    learner.click(row.rect.center)
    assert learner.here.at == 1
    learner.take()
    row = next(w for w in walk(learner.scene.form.root) if isinstance(w, LessonTile) and w.name == "pack")
    assert row.state_said == words.say("lesson.state_done")
    assert keeper(path).settings.lessons_done == ("pack",)
    assert keeper(path).settings.lessons_begun == {}
    learner.app.close()


def test_a_lesson_can_be_taken_with_the_keys_alone():
    learner = Learner("following")
    learner.settle()
    learner.press(pygame.K_RETURN)  # Next
    learner.settle()
    assert learner.here.at == 1
    for _ in range(20):
        learner.press(pygame.K_RIGHT)
        if learner.table.raised is not None and learner.table.raised.name == "HD":
            break
    learner.press(pygame.K_RETURN)
    learner.settle()
    assert learner.here.mood == "right"
    learner.press(pygame.K_RETURN)
    assert learner.here.at == 2
    learner.press(pygame.K_TAB, pygame.KMOD_SHIFT)  # from the table back to the page
    assert not learner.lesson.on_table
    learner.app.close()


def test_the_menu_leads_to_the_lessons():
    learner = Learner()
    for name in ("learn", "lessons"):  # the door, then the page behind it
        learner.click(learner.scene.widget(name).rect.center)
    assert isinstance(learner.scene, LessonsScene)
    learner.press(pygame.K_ESCAPE)
    assert isinstance(learner.scene, DoorsScene), "where the learner came from"
    learner.press(pygame.K_ESCAPE)
    assert isinstance(learner.scene, MenuScene)
    learner.app.close()


@pytest.mark.parametrize("language", [*WRITTEN, words.PSEUDO])
@pytest.mark.parametrize(("size", "text"), [((1024, 600), 175), ((1280, 720), 100), ((1920, 1080), 125)])
def test_every_page_of_every_lesson_fits(size, text, language):
    learner = Learner("pack", size=size)
    words.use(language)
    learner.app.set_text_percent(text)
    for name in COURSE:
        scene = LessonScene(learner.context, name)
        learner.app.scenes.take(Push(scene))
        for step in lesson(name).steps:
            for mood in ("asked", "wrong", "right"):
                scene.guide.here = replace(runner.at_step(lesson(name), lesson(name).steps.index(step)), mood=mood)
                scene.turned()
                assert faults(scene.form, scene.metrics) == [], (name, step.id, mood)
    learner.app.close()


@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 175), ((1280, 720), 100)])
@pytest.mark.parametrize("name", ["following", "asking", "calling", "partners"])
def test_nothing_beside_the_page_covers_a_name(name, size, percent):
    for at, step in enumerate(lesson(name).steps):
        learner = Learner(size=size)
        learner.app.set_text_percent(percent)
        learner.app.scenes.take(Push(LessonScene(learner.context, name, at)))
        learner.settle()
        shown = learner.shown
        names = [item for key, item in shown.items() if key[:2] in (("detail", "name"), ("detail", "role"))]
        assert names
        aside = {("piece", piece) for zone, pieces in learner.table.stage.zones.lies.items()
                 if zone[0] in ("won", "ecart") for piece in pieces}
        for key, item in shown.items():
            if key[0] == "lesson" or key in aside:
                mask = pygame.mask.from_surface(item.picture)
                for plate in (plate for plate in names if plate.layer < item.layer):
                    rect = plate.rect.inflate(-32, -4)  # the folds of a ribbon are empty
                    off = rect.x - item.rect.x, rect.y - item.rect.y
                    assert not mask.overlap(pygame.Mask(rect.size, fill=True), off), (step.id, key)
        learner.app.close()


@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 175), ((1280, 720), 100)])
@pytest.mark.parametrize("name", ["following", "calling", "piedmont"])
def test_a_reminder_covers_no_name_no_trick_and_no_answer(name, size, percent):
    for at, step in enumerate(lesson(name).steps):
        if not isinstance(step.task, Act):
            continue
        learner = Learner(size=size)
        learner.app.set_text_percent(percent)
        learner.app.scenes.take(Push(LessonScene(learner.context, name, at)))
        learner.settle()
        learner.table.remind("lesson.not_this")
        learner.step()
        shown, lies = learner.shown, learner.table.stage.zones.lies
        said = shown[("hud", "remark")].rect
        cards = {("piece", piece) for zone, pieces in lies.items() if zone[0] in ("trick", "hand") for piece in pieces}
        read = [item.rect for key, item in shown.items()
                if key[:2] in (("detail", "name"), ("detail", "role"), ("detail", "tricks"))
                or (key in cards and key[1].face is not None)]
        assert read
        assert said.collidelist(read) < 0, step.id
        asked = [widget.rect for widget in walk(learner.lesson.inner.form.root) if isinstance(widget, Button)]
        assert said.collidelist(asked) < 0, step.id
        learner.app.close()


def test_a_lesson_survives_another_window_and_language_in_its_middle():
    learner = Learner("calling")
    learner.settle()
    learner.press_page("lesson.next")
    for size in ((1024, 600), (1920, 1080)):
        learner.app.screen.sized(size)
        learner.step(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        learner.step()
    words.use("fr")
    learner.app.scenes.resize(learner.app.metrics)
    learner.step()
    assert learner.here.step.id == "pass"
    words.use("en")
    learner.app.scenes.resize(learner.app.metrics)
    assert learner.take()[-1] == "end"
    learner.app.close()



def test_a_lesson_drawn_again_reads_no_cloth_again(monkeypatch):
    """The page has a cloth of the window's size, and the table in it a smaller one; both must be cached."""
    read, felt = [], art._felt

    def reading(size):
        read.append(size)
        return felt(size)

    monkeypatch.setattr(art, "_felt", reading)
    app = app_at(Shot("lesson_oudlers", (1920, 1080)))
    for _ in range(3):
        app.scenes.invalidate()
        app.step([], 0.0)
    before = len(read)
    app.scenes.invalidate()
    app.step([], 0.0)
    assert read[before:] == []


@pytest.mark.parametrize(("name", "bare"), [
    ("pack", {True}), ("following", {True}), ("points", {True, False}), ("discard", {False}), ("partners", {False})])
def test_the_table_grows_with_the_lessons(name, bare):
    """Sides, sayings and the goal are missing before the step that explains them; after it they stay."""
    steps, seen = lesson(name).steps, list[bool]()
    for at, step in enumerate(steps):
        person = Person(context())
        person.app.scenes.take(Push(LessonScene(person.context, name, at)))
        person.step()
        person.app.draw()
        table = person.at(LessonScene).table
        shown = {key[:2] for key in table.canvas.shown}
        assert not step.bare or not any(key[0] == "said" or key == ("detail", "role") for key in shown)
        if table.stage.board.stage == "play":
            assert (("hud", "crest") in shown) != step.bare
        seen.append(step.bare)
    assert set(seen) == bare
    assert seen == sorted(seen, reverse=True)
