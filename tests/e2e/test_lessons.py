"""Every lesson in a real window with a real mouse."""

import pytest

from game.engine.actions import Ask, Bid, Call, Discard, Give, Pass, Play, ShowHandful
from game.view import words
from game.view.lessons.course import COURSE, Act, Choose, CountQuestion, lesson
from game.view.lessons.runner import wording

from .window import Game

pytestmark = pytest.mark.window


class Pupil:
    """Reads the page and gives the expected answers."""

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.name = game, name
        self.steps = {step.id: step for step in lesson(name).steps}

    def take(self, look=lambda shown: None) -> list[str]:
        seen = []
        shown = self.game.until(lambda s: s.get("lesson") == self.name)
        while shown["scene"] == "LessonScene":
            look(shown)
            seen.append(shown["step"])
            task = self.steps[shown["step"]].task
            if task is None or shown["mood"] == "right":
                last = shown["step"] == lesson(self.name).steps[-1].id
                self.game.click(shown["buttons"][words.say("lesson.done" if last else "lesson.next")])
            else:
                self.answer(task, shown)
            was = shown["step"], shown["mood"]
            shown = self.game.until(lambda s, was=was: (s.get("step"), s.get("mood")) != was
                                    and s["scene"] in ("LessonScene", "LessonsScene"))
        return list(dict.fromkeys(seen))

    def answer(self, task, shown) -> None:
        if isinstance(task, Act):
            self.act(task.expected[0], shown)
        elif isinstance(task, Choose):
            said = wording(self.name, "en").part(f"{shown['step']}.{task.right}")
            label = words.card(task.right) if task.pictured else said[0].runs[0].words
            self.game.click(shown["buttons"][label])
        elif isinstance(task, CountQuestion):
            self.game.click(shown["counter"])
            self.game.press("BackSpace", "BackSpace", *str(task.right))
            self.game.click(shown["buttons"][words.say("lesson.count_done")])

    def act(self, actions, shown) -> None:
        match actions[0]:
            case Discard():
                for action in actions:
                    offered = len(self.game.shown()["offered"])
                    self.game.click(self.game.shown()["hand"][action.card.name])
                    self.game.until(lambda s, n=offered: len(s["offered"]) == n + 1)
                buttons = self.game.shown()["buttons"]
                self.game.click(next(at for name, at in buttons.items() if name.startswith("Discard ")))
            case Play(card) | Give(card):
                self.game.click(shown["hand"][card.name])
            case Ask(card) | Call(card):
                self.game.click(shown["buttons"][words.say("chooser.open")])
                chooser = self.game.until(lambda s: s["scene"] == "CardChooser")
                self.game.click(chooser["picks"][card.name])
            case Bid(contract):
                self.game.click(shown["buttons"][words.say("contract." + contract)])
            case Pass():
                self.game.click(shown["buttons"][words.say("bid.pass")])
            case ShowHandful(cards):
                self.game.click(shown["buttons"][words.count("handful.show", len(cards))])


@pytest.fixture
def school(screen, tmp_path):
    words.use("en")
    game = Game(screen, tmp_path, "--window", "1280x720", "--lang", "en", "--mute")
    game.until(lambda s: s["scene"] == "MenuScene")
    game.click(game.shown()["buttons"][words.say("menu.door.learn")])
    game.until(lambda s: s["scene"] == "DoorsScene")
    game.click(game.shown()["buttons"][words.say("menu.learn")])
    game.until(lambda s: s["scene"] == "LessonsScene")
    yield game
    game.kill()


@pytest.mark.long
@pytest.mark.parametrize("name", COURSE)
def test_a_lesson_is_taken_in_a_real_window(school, name, request):
    folder = request.config.getoption("--basetemp") or ""
    label = wording(name, "en").title
    if label not in school.shown()["buttons"]:
        raise AssertionError(f"{label} is not in the list")
    for _ in range(6):
        x, y = school.shown()["buttons"][label]
        if y < 560:
            break
        school.move((x, 400))
        school.tool("click", "5")
    school.click(school.shown()["buttons"][label])
    shots: list[str] = []

    def look(shown):
        if folder:
            school.picture(school.trace.parent / f"{name}-{len(shots):02}-{shown['step']}.png")
        shots.append(shown["step"])
    assert Pupil(school, name).take(look) == [step.id for step in lesson(name).steps]
    school.until(lambda s: s["scene"] == "LessonsScene")
    assert school.close() == 0
