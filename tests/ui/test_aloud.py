"""The table read aloud: in the order of the picture, by a reader or a voice, on demand, and silent if not wanted."""

import os
import sys
import time
from dataclasses import replace

import pygame
import pytest

from game.engine import events as ev
from game.settings import Keeper, Settings
from game.ui.app import speech
from game.ui.app.events import Verb
from game.ui.app.keys import CONTROLS
from game.ui.app.scene import Push
from game.ui.app.sounds import Sounds
from game.ui.app.speech import Aloud, Speaker, Voice
from game.ui.scenes.lesson.lesson import LessonScene
from game.ui.scenes.table import asides
from game.ui.scenes.table.asides import AloudAside
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.scenes.table.play import PlayScene
from game.ui.table import teller
from game.ui.table.preferences import Preferences
from game.view import words
from game.view.aloud.cards import spelled
from game.view.table.choreography import INSTANT
from tests.driver import FAST, Person, context
from tests.ui import pages
from tests.ui.test_settings import opened, press, turn_to

KEY = {verb: CONTROLS.key_of(verb) for verb in Verb}


class Reader:
    """A screen reader that stores what it receives."""

    def __init__(self):
        self.heard: list[tuple[str, bool]] = []

    def __call__(self, text: str, urgent: bool) -> None:
        self.heard.append((text, urgent))

    @property
    def texts(self) -> list[str]:
        return [text for text, _ in self.heard]


def at_table(preferences=FAST, seed=2, reader=True, stage=BiddingScene, settings=None, **more):
    """A person at a table, and the reader that reads it aloud."""
    keeper = Keeper(settings=settings or Settings())
    person = Person(context(seed=seed, preset="chambery", preferences=preferences, keeper=keeper, **more))
    heard = Reader()
    if reader:
        person.context.aloud.reader = heard
    person.press(pygame.K_RETURN)
    for _ in range(50_000):
        if person.table.caught_up and isinstance(person.scene, stage) and person.asked().kind != "wait":
            person.until(lambda: not person.context.aloud.speaking)
            return person, heard
        if person.table.mine and not isinstance(person.scene, stage):
            person.act()
        else:
            person.step()
    raise AssertionError("never came")


def test_what_happens_is_told_in_the_order_of_the_picture_and_never_before_it():
    person, heard = at_table(Preferences(), stage=PlayScene)
    told = " ".join(heard.texts)
    said = ["You dealt", "You take the talon: ", "You: 3 cards discarded", " passes", " leads to the first trick",
            " leads the "]
    places = [told.find(words_) for words_ in said]
    assert places == sorted(places), told
    assert -1 not in places, told
    assert heard.texts[-1].endswith(words.spoken(person.asked().text)), heard.texts[-1]


def test_an_event_that_waits_for_the_picture_is_not_told():
    person, heard = at_table(Preferences(), stage=PlayScene)
    heard.heard.clear()
    person.act()
    assert person.table.session.pending or person.table.stage.busy
    shown = []
    hear = person.table.stage.heard

    def note(event, before):
        shown.append(event)
        hear(event, before)

    person.table.stage.heard = note
    for _ in range(20_000):
        person.step()
        played = [event for event in shown if isinstance(event, ev.CardPlayed)]
        told = sum(text.count("plays the") + text.count("leads the") for text in heard.texts)
        assert told <= len(played) + 1
        if person.table.mine and not person.context.aloud.speaking:
            break
    assert told


def test_bots_wait_until_the_last_card_has_been_told():
    person, heard = at_table(Preferences(INSTANT), stage=PlayScene)
    heard.heard.clear()
    person.act()
    person.until(lambda: person.table.mine)
    said = " ".join(heard.texts)
    assert said.count("plays") + said.count("leads") >= 1
    assert len(heard.texts) > 1, "all at once"


def test_nothing_is_computed_while_nobody_listens(monkeypatch):
    def never(*_):
        raise AssertionError("computed")

    monkeypatch.setattr(teller, "announcement", never)
    monkeypatch.setattr(asides, "sentences", never)
    monkeypatch.setattr(asides, "what_is_allowed", never)
    for how in ("off", "reader"):
        person, heard = at_table(reader=how == "off", stage=PlayScene, settings=Settings(aloud=how))
        assert heard.heard == []
        assert not person.context.aloud.wanted


def test_a_resumed_table_does_not_tell_the_past():
    person, heard = at_table(stage=PlayScene, takes_back=True)
    heard.heard.clear()
    person.act()
    person.until(lambda: person.table.mine)
    person.until(lambda: not person.context.aloud.speaking)
    heard.heard.clear()
    person.table.take_back()
    person.until(lambda: not person.context.aloud.speaking and person.table.mine)
    assert not [text for text in heard.texts if "plays" in text or " dealt" in text]


# -- on demand --------------------------------------------------------------------------------------------------------


def test_every_key_answers_at_once_and_shows_the_answer():
    person, heard = at_table(stage=PlayScene)
    for question in ("hand", "trick", "winning", "bids", "sides", "points", "last_trick", "may", "again"):
        heard.heard.clear()
        person.press(KEY[Verb(f"tell_{question}")])
        (text, urgent), = heard.heard
        assert text, question
        assert urgent, question
        assert spelled(person.context.aloud.caption) == text, question
        keys = [item.key for item in person.table.overlays[-1].items()]
        assert keys == [("aloud", "caption")], question


def test_the_answer_is_on_the_screen_without_a_reader_for_a_while():
    person, _ = at_table(reader=False, stage=PlayScene, settings=Settings(aloud="off"))
    person.press(KEY[Verb.TELL_HAND])
    assert "15 cards" in person.context.aloud.caption
    person.until(lambda: not person.context.aloud.caption, 30)
    assert not person.table.overlays[-1].items()
    person.press(KEY[Verb.TELL_HAND])
    person.press(pygame.K_LEFT)
    assert not person.context.aloud.caption


def test_a_key_that_asks_leaves_a_name_that_is_typed_alone():
    assert not [code for verb, code in KEY.items() if verb.startswith("tell_") and code < pygame.K_F1]


def test_a_refusal_is_told_with_its_reason():
    person, heard = at_table(stage=PlayScene)
    table = person.table
    for _ in range(200):
        barred = sorted(table.prompt().not_among(table.stage.faces))
        if barred:
            break
        person.act()
        person.until(lambda: table.mine and table.caught_up)
    heard.heard.clear()
    person.click(person.spot(barred[0]))
    person.until(lambda: bool(heard.heard))
    assert heard.texts[-1].startswith(words.spoken(table.remarks.shown.said).split(":")[0])
    assert not any(sign in heard.texts[-1] for sign in words.SUIT_SIGNS.values())


def test_a_lesson_answers_too():
    keeper = Keeper(settings=Settings())
    person = Person(context(keeper=keeper, preferences=FAST))
    person.context.aloud.reader = heard = Reader()
    person.app.scenes.take(Push(LessonScene(person.context, "following")))
    person.press(KEY[Verb.TELL_HAND])
    person.step()
    assert any("card" in text for text, urgent in heard.heard if urgent)


# -- what is read, and how it is interrupted
# ----------------------------------------------------------------------------


class FakeVoice(Voice):
    """A voice whose sentences end when the test ends them."""

    def __init__(self):
        super().__init__(Speaker(lambda language, volume: (sys.executable,)))
        self.said: list[str] = []
        self.cuts = 0
        self.talks = False

    @property
    def speaking(self):
        return self.talks

    def say(self, text, language, volume=100):
        self.cuts += self.talks
        self.volume = volume
        self.said.append(f"{language}: {text}")
        self.talks = True

    def cut(self):
        self.cuts += self.talks
        self.talks = False


def speaker(**settings):
    voice = FakeVoice()
    return Aloud(lambda: Settings(aloud="voice", **settings), voice), voice


def test_texts_of_one_frame_are_one_sentence_and_the_next_waits_for_its_end():
    aloud, voice = speaker()
    aloud.tell("Ada passes")
    aloud.tell("Blaise passes")
    aloud.update(0.1)
    aloud.tell("Chloé passes")
    aloud.update(0.1)
    assert voice.said == ["en: Ada passes. Blaise passes"]
    assert aloud.speaking
    voice.talks = False
    aloud.update(0.1)
    assert voice.said[1:] == ["en: Chloé passes"]


def test_an_answer_cuts_what_is_said_and_drops_what_waits():
    aloud, voice = speaker()
    aloud.tell("Ada passes")
    aloud.update(0.1)
    aloud.tell("Blaise passes")
    aloud.answer("Hearts: King")
    aloud.update(0.1)
    assert voice.cuts == 1
    assert voice.said == ["en: Ada passes", "en: Hearts: King"]
    aloud.answer("Spades: King")
    aloud.update(0.1)
    assert voice.cuts == 2
    assert voice.said[-1] == "en: Spades: King"


def test_a_voice_that_never_ends_does_not_stop_the_others():
    aloud, voice = speaker()
    aloud.tell("Ada passes")
    aloud.update(0.1)
    aloud.tell("Blaise passes")
    for _ in range(20):
        aloud.update(0.1)
    assert voice.said[-1] == "en: Blaise passes"


def test_a_key_at_the_table_interrupts():
    person, _ = at_table(stage=PlayScene)
    person.context.aloud.tell("Ada plays the King of Hearts")
    person.step()
    assert person.context.aloud.speaking
    person.press(pygame.K_LEFT)
    assert not person.context.aloud.speaking


def test_captions_are_written_without_any_sound_and_hold_nothing_up():
    aloud = Aloud(lambda: Settings(aloud="off", captions=True), FakeVoice())
    assert aloud.wanted
    aloud.tell("Ada passes")
    aloud.update(0.1)
    assert (aloud.caption, aloud.speaking) == ("Ada passes", False)
    aloud.tell("Blaise passes")
    aloud.update(0.1)
    assert aloud.caption == "Blaise passes"


def test_captions_do_not_repeat_what_the_ribbon_says():
    person, _ = at_table(reader=False, stage=PlayScene, settings=Settings(aloud="off", captions=True))
    last = person.context.aloud.last
    assert last
    assert person.asked().text not in last


# -- the voice of the computer ----------------------------------------------------------------------------------------


def until(true) -> None:
    for _ in range(12_000):
        if true():
            return
        time.sleep(0.01)
    raise AssertionError("waited in vain")


def python(text: str, *more: str) -> Speaker:
    return Speaker(lambda language, volume: (sys.executable, "-c", text, language, *more))


def test_the_voice_gets_the_text_and_the_language(tmp_path):
    path = tmp_path / "said"
    voice = Voice(python("""import sys; file = open(sys.argv[2], 'w', encoding='utf-8')
file.write(sys.argv[1] + ': ' + sys.stdin.buffer.read().decode())""", str(path)))
    voice.say("Amélie spielt Herz-König", "de")
    until(lambda: not voice.speaking)
    assert path.read_text(encoding="utf-8") == "de: Amélie spielt Herz-König"
    assert voice.found


LASTING = "import os, sys, time; open(sys.argv[2], 'w').write(f'{os.getpid()} '); time.sleep(60)"


def number_in(path) -> int:
    """The number that a process has written to ``path``."""
    until(lambda: path.is_file() and path.read_text().endswith(" "))
    return int(path.read_text())


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a number says nothing about a process that has ended")
def test_the_voice_is_cut_by_ending_its_program(tmp_path):
    path = tmp_path / "number"
    voice = Voice(python(LASTING, str(path)))
    voice.say("a long story", "en")
    first = number_in(path)
    path.unlink()
    voice.say("another", "en")
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    second = number_in(path)
    assert voice.speaking
    voice.cut()
    with pytest.raises(ProcessLookupError):
        os.kill(second, 0)
    assert not voice.speaking
    assert voice.found


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a number says nothing about a process that has ended")
def test_a_service_is_told_to_be_silent_but_not_about_the_next_text(tmp_path):
    spoken, hushed = tmp_path / "spoken", tmp_path / "hushed"
    voice = Voice(replace(python(LASTING, str(spoken)), hush=(sys.executable, "-c", LASTING, "", str(hushed))))
    voice.say("a long story", "en")
    voice.cut()
    hush = number_in(hushed)
    voice.say("another", "en")
    with pytest.raises(ProcessLookupError):
        os.kill(hush, 0)
    assert voice.speaking
    voice.lose("the test is over")


def test_a_voice_that_fails_is_silent_from_then_on(caplog):
    caplog.set_level("INFO")
    voice = Voice(python("raise SystemExit(3)"))
    voice.say("Ada passes", "en")
    until(lambda: not voice.speaking)
    assert not voice.found
    voice.say("Blaise passes", "en")
    assert not voice.speaking
    assert [record.message for record in caplog.records if "voice" in record.message] == ["no voice: exit code 3"]


def test_a_program_that_vanishes_while_it_speaks_is_silence(caplog):
    """It is removed between two texts, or between a text and the command that ends it."""
    caplog.set_level("INFO")
    there: list[str] = []
    speaker = Speaker(lambda language, volume: (*there, "-c", "import time; time.sleep(60)"), ("no such program",))
    for act in ("say", "cut"):
        there[:] = [sys.executable]
        voice = Voice(speaker)
        voice.say("a long story", "en")
        there[:] = ["no such program"]
        if act == "say":
            voice.say("another", "en")
        else:
            voice.cut()
        assert not voice.speaking, act
        assert not voice.found, act
        voice.cut()
    assert sum("No such file" in record.message for record in caplog.records) == 2


def test_the_voice_is_as_loud_as_the_settings_say():
    voice = FakeVoice()
    aloud = Aloud(lambda: Settings(aloud="voice", voice_volume=35), voice)
    aloud.tell("Ada passes")
    aloud.update(0.0)
    assert voice.volume == 35


def test_mute_ends_what_the_voice_says_and_keeps_it_silent(monkeypatch):
    person, _ = at_table(reader=False, settings=Settings(aloud="voice"))
    voice = FakeVoice()
    monkeypatch.setattr(person.context.aloud, "_voice", voice)
    person.press(KEY[Verb.TELL_HAND])
    person.step()
    assert voice.talks
    person.press(KEY[Verb.MUTE])
    person.step()
    assert not voice.talks
    person.press(KEY[Verb.TELL_HAND])
    person.step()
    assert len(voice.said) == 1
    assert person.context.aloud.caption, "the answer is on the screen"
    person.press(KEY[Verb.MUTE])
    person.press(KEY[Verb.TELL_HAND])
    person.step()
    assert len(voice.said) == 2


@pytest.mark.parametrize(("system", "loud", "faint"), [
    ("linux", "--volume 100", "--volume -100"), ("win32", "$voice.Volume = 100;", "$voice.Volume = 0;"),
    ("darwin", "[[volm 1.0]]", "[[volm 0.0]]")])
def test_each_speaker_is_told_the_volume(system, loud, faint):
    speaker = speech.SPEAKERS[system]
    for volume, told in ((100, loud), (0, faint)):
        assert told in " ".join(speaker.command("en", volume)) + speaker.opening(volume)


@pytest.mark.parametrize("system", speech.SPEAKERS)
def test_a_computer_without_the_program_has_no_voice(system, monkeypatch):
    monkeypatch.setenv("PATH", "")
    voice = Voice(speech.SPEAKERS[system])
    assert not voice.found
    voice.say("Ada passes", "en")
    assert not voice.speaking


def test_the_page_of_the_settings_says_that_there_is_no_voice():
    speech.VOICE.lose("there is none")
    said = words.say("aloud.no_voice")
    app, scene, kept = opened(Keeper(settings=Settings(aloud="voice")))
    turn_to(app, scene, "aloud")
    assert said in pages.texts(scene.form)
    press(app, pygame.K_LEFT)
    app.step([], 0.1)
    assert kept.settings.aloud == "reader"
    assert said not in pages.texts(scene.form)


def test_a_table_of_bots_is_not_read():
    person = Person(context(watch=True))
    person.press(pygame.K_RETURN)
    assert not any(isinstance(one, AloudAside) for one in person.table.overlays)


def test_music_is_lower_while_the_table_is_read(monkeypatch):
    person, _ = at_table(stage=PlayScene)
    lowered = []
    monkeypatch.setattr(Sounds, "lower_music", lambda self, seconds: lowered.append(seconds))
    person.step()
    assert not lowered
    person.act()
    person.until(lambda: person.context.aloud.speaking)
    person.step()
    assert lowered
