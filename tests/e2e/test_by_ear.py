"""The game through the accessibility bus, played by a user without any other information."""

import os

import pytest

from .atspi import FOCUSED, Session, missing, until
from .stranger import Stranger
from .window import INSTANT, Game

pytestmark = pytest.mark.window
GAMES = {"chambery": 5, "chambery-dummett": 5, "french": 5, "french-open-call": 5, "piedmont": 4}
SILENT = {**INSTANT, "aloud": "off"}
"""Settings with which nobody waits until a sentence is said."""


@pytest.fixture
def session(screen, tmp_path):
    if lacking := missing():
        assert "TAROT_NEEDS_A_WINDOW" not in os.environ, f"no {', '.join(lacking)} for a screen reader"
        pytest.skip(f"no {', '.join(lacking)} for a screen reader")
    opened = Session(screen.env, tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def start(screen, session, tmp_path):
    games = []

    def begin(*arguments: str, settings=SILENT) -> Game:
        folder = tmp_path / "game"
        folder.mkdir()
        game = Game(screen, folder, "--window", "1280x720", "--lang", "en", "--mute", *arguments, settings=settings,
                    more=session.env)
        games.append(game)
        return game
    yield begin
    for game in games:
        game.kill()


@pytest.mark.parametrize("in_window", GAMES)
def test_a_deal_of_every_game_is_played_by_ear(start, session, in_window):
    game = start("--seed", "4", "--preset", in_window, "--players", str(GAMES[in_window]))
    stranger = Stranger(session)
    stranger.start()
    payments = stranger.play().table()[1:]
    assert len(payments) == GAMES[in_window]
    assert sum(int(row[2].replace("−", "-")) for row in payments) == 0
    assert game.close() == 0


@pytest.mark.long
def test_a_match_by_ear_from_setup_to_its_end_and_back(start, session):
    game = start("--seed", "4")
    stranger = Stranger(session)
    stranger.go("Play")
    stranger.go("New game")
    length = stranger.wait(lambda page: "Match length" in page.names("slider")).line("slider", "Match length").node
    assert length.number == 5
    length.set_number(2)
    until(lambda: length.number == 2 or None, "the length of the match cannot be set")
    stranger.go("Play")
    deals = []
    for way_on in ("Next deal", "See the match"):
        deals.append(stranger.play().table()[1:])
        stranger.go(way_on)
    end = stranger.wait(lambda page: "Rematch" in page.names("button"))
    assert "wins the match" in end.asked or "win the match" in end.asked
    assert {row[0]: row[-1] for row in end.table()[1:]} == {row[0]: row[-1] for row in deals[-1]}
    names, *course = end.table(1)
    assert course == [[str(number), *({row[0]: row[-1] for row in deal}[name] for name in names[1:])]
                      for number, deal in enumerate(deals, 1)]
    stranger.go("Menu")
    assert "Play now" in stranger.wait(lambda page: "Quit" in page.names("button")).names("button")
    assert game.close() == 0


@pytest.mark.long
def test_the_rulebook_is_read_by_ear(start, session):
    game = start("--seed", "4")
    stranger = Stranger(session)
    stranger.go("Learn")
    stranger.go("Rules")
    stranger.go("The cards", "row")
    page = stranger.wait(lambda page: page.asked == "The cards")
    points = next(table for table in map(page.table, range(2)) if table[0] == ["Card", "Points"])
    assert ["Queen", "3"] in points
    stranger.go("trumps", "link")
    term = stranger.wait(lambda page: page.asked == "Glossary")
    assert any(name.startswith("Trump") for name in term.names("text"))
    stranger.go("Previous page")
    stranger.wait(lambda page: page.asked == "The cards")
    stranger.go("Close")
    assert stranger.wait(lambda page: "Rules" in page.names("button")).focused is not None
    assert game.close() == 0


def test_keys_and_reader_share_one_focus(start, session):
    game = start("--seed", "4")
    stranger = Stranger(session)
    stranger.start()
    page = stranger.wait(lambda page: page.asked == "Your bid")
    first, second = [line.node for line in page.lines if line.role == "row"][:2]
    assert first.take_focus()
    until(lambda: first.has(FOCUSED) or None, "the reader cannot move the focus")
    game.press("Right")
    until(lambda: second.has(FOCUSED) or None, "the reader does not follow the keys")
    assert game.close() == 0


def test_what_happens_is_said(start, session):
    game = start("--seed", "4", settings={**INSTANT, "aloud": "reader", "aloud_length": "brief"})
    stranger = Stranger(session)
    stranger.start()
    said = until(lambda: session.announced() or None, "nothing is said")
    assert said[0].startswith("Béatrice")  # who has dealt
    assert game.close() == 0


def test_a_reader_may_come_later_and_go(start, session):
    session.listen(False)
    game = start("--seed", "4")
    game.until(lambda shown: shown["scene"] == "MenuScene")
    assert session.programs == []
    session.listen(True)
    assert Stranger(session).wait(lambda page: "Play now" in page.names("button"))
    session.listen(False)
    until(lambda: session.programs == [] or None, "the game speaks to nobody")
    game.press("Return")
    game.until(lambda shown: shown["scene"] == "BiddingScene")
    assert game.close() == 0
