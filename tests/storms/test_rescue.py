"""A fault in a scene: a dialog, a report without names, a way to continue, and no loop."""

from __future__ import annotations

import logging

import pygame
import pytest

from game import logs
from game.engine.record import read
from game.settings import Keeper
from game.store import open_store, path_in
from game.ui.app.scene import Push
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.rescue import MOST, Rescue, RescueDialog
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.view import words
from tests.driver import Person, context
from tests.ui.layout_check import faults


class Unlucky(Person):
    """A person called Zoé-Ângela, whose game has a log in ``folder`` and reports faults."""

    watched = True

    def __init__(self, folder, store=None, seed=5):
        wanted = context(seed=seed, store=store, records_folder=folder / "records", names=("Zoé-Ângela",),
                         keeper=Keeper())
        super().__init__(wanted)
        self.folder, self.wanted, self.now = folder, wanted, 0.0
        assert logs.begin(folder / "log.txt", "debug") is None
        self.rescue = Rescue(self.app, wanted, folder / "log.txt", clock=lambda: self.now)
        self.app.on_fault = self.rescue
        self.press(pygame.K_RETURN)

    @property
    def report(self) -> str:
        return next((self.folder / "records").glob("fault-*.txt")).read_text(encoding="utf-8")

    def press(self, code, mod=0):
        if self.app.running:
            super().press(code, mod)

    def buttons_of_dialog(self):
        return [words.spoken(button.words) for button in self.buttons()]


@pytest.fixture
def unlucky(tmp_path, monkeypatch):
    monkeypatch.setattr(logs, "DISCREET", logs.Discreet())  # names of other tests are not masked here
    person = Unlucky(tmp_path)
    yield person
    logs.end()


def torn(*_):
    raise RuntimeError("the felt of Zoé-Ângela is torn")


@pytest.mark.parametrize("where", ["draw", "update", "handle", "resize"])
def test_any_fault_is_reported_and_the_table_returns(unlucky, monkeypatch, where):
    """A new table shows the same match in the same state."""
    while unlucky.asked().kind == "wait":
        unlucky.step()
    session = unlucky.table.session
    moves = session.record.moves
    with monkeypatch.context() as broken:
        broken.setattr(unlucky.scene, where, torn)
        unlucky.step(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1400, y=900)
                     if where == "resize" else pygame.event.Event(pygame.WINDOWEXPOSED))
    assert isinstance(unlucky.scene, RescueDialog)
    assert isinstance(unlucky.app.scenes.stack[0], MenuScene)
    assert faults(unlucky.scene.form, unlucky.app.metrics) == []
    unlucky.click_button(unlucky.button("Back to the table"))
    assert isinstance(unlucky.scene, TableScene)
    assert unlucky.table.session is session
    assert session.record.moves == moves
    unlucky.play_deal()
    assert isinstance(unlucky.scene, ScoringScene)
    assert sum(session.match.totals) == 0


def test_the_report_has_what_helps_and_no_name(unlucky, monkeypatch):
    while len(unlucky.table.session.record.moves) < 8:
        if unlucky.asked().kind == "wait":
            unlucky.step()
        else:
            unlucky.act()
    logging.getLogger("game.test").info("Zoé-Ângela played a card")
    record = unlucky.table.session.record
    monkeypatch.setattr(unlucky.scene, "update", torn)
    unlucky.step()
    said = unlucky.report
    assert "Zoé" not in said
    assert "Béatrice" not in said
    assert "RuntimeError: the felt of ‹name› is torn" in said
    assert "‹name› played a card" in said
    assert "Zoé" not in (unlucky.folder / "log.txt").read_text(encoding="utf-8")
    line = next(line for line in said.splitlines() if line.startswith('{"tarot"'))
    assert read(line).moves == record.moves
    assert read(line).hands == record.hands


def test_to_the_menu_instead_and_the_match_waits(tmp_path, monkeypatch):
    store = open_store(path_in(tmp_path))
    unlucky = Unlucky(tmp_path, store)
    moves = len(unlucky.table.session.record.moves)
    monkeypatch.setattr(unlucky.scene, "update", torn)
    unlucky.step()
    unlucky.press(pygame.K_ESCAPE)
    assert isinstance(unlucky.scene, MenuScene)
    unlucky.click_button(unlucky.button("Continue"))
    assert isinstance(unlucky.scene, TableScene)
    assert len(unlucky.table.session.record.moves) >= moves
    unlucky.play_deal()
    store.close()
    logs.end()


def test_the_same_fault_again_leads_to_the_menu_alone(unlucky, monkeypatch):
    monkeypatch.setattr(TableScene, "update", torn)
    unlucky.step()
    assert "Back to the table" in unlucky.buttons_of_dialog()
    unlucky.click_button(unlucky.button("Back to the table"))
    unlucky.until(lambda: isinstance(unlucky.scene, RescueDialog))
    assert unlucky.buttons_of_dialog() == ["Back to the menu"]
    unlucky.press(pygame.K_RETURN)
    assert isinstance(unlucky.scene, MenuScene)
    unlucky.step()
    assert unlucky.app.running


def test_a_menu_that_fails_ends_the_game_and_says_where_the_report_is(unlucky, monkeypatch, capsys):
    monkeypatch.setattr(MenuScene, "draw", torn)
    monkeypatch.setattr(unlucky.scene, "update", torn)
    for _ in range(5):
        if unlucky.app.running:
            unlucky.step()
    assert unlucky.app.scenes.exit_code == 1
    said = capsys.readouterr().err
    assert "fault-" in said
    assert said.count("tarot-des-fleurs:") == 1


def test_faults_one_after_the_other_end_the_game_but_not_those_of_a_long_evening(unlucky, monkeypatch):
    for _ in range(3 * MOST):
        unlucky.now += 30.0
        unlucky.app.scenes.take(Push(MenuScene(unlucky.wanted)))
        monkeypatch.setattr(unlucky.scene, "update", torn)
        unlucky.step()
        assert unlucky.app.running
        unlucky.press(pygame.K_RETURN)
    for _ in range(MOST):
        if unlucky.app.running:
            unlucky.now += 1.0
            monkeypatch.setattr(unlucky.scene, "update", torn)
            unlucky.step()
            unlucky.press(pygame.K_RETURN)
    assert unlucky.app.scenes.exit_code == 1


def test_scenes_that_cannot_even_be_left_are_let_go(unlucky, monkeypatch, caplog):
    monkeypatch.setattr(unlucky.scene, "leave", torn)
    monkeypatch.setattr(unlucky.scene, "update", torn)
    unlucky.step()
    assert isinstance(unlucky.scene, RescueDialog)
    assert "cannot be left" in caplog.text


def test_a_fault_is_reported_even_where_nothing_can_be_written(unlucky, monkeypatch):
    monkeypatch.setattr("game.ui.scenes.rescue.saved", lambda text, folders: None)
    monkeypatch.setattr(unlucky.scene, "update", torn)
    unlucky.step()
    assert isinstance(unlucky.scene, RescueDialog)
    unlucky.press(pygame.K_RETURN)
    assert isinstance(unlucky.scene, TableScene)
