"""The plate shows the side of each oudler known to be in a hand, and when the target is out of reach."""

from __future__ import annotations

import pytest

from game.engine import observe
from game.engine.phases.playing import Playing
from game.ui.draw import text
from game.ui.draw.pictures import empty_shelves
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table import crest
from game.view import words
from game.view.table.goal import goal, left_to_win
from game.view.table.layout import Layout
from game.view.table.motion import at_rest
from game.view.table.sheet import points
from game.view.units import Metrics
from tests.builders import shuffled, steps, whim
from tests.driver import front
from tests.ui import pages
from tools.shots.shots import Shot, app_at

SIGNS = {"held": "taker", "against": "defenders"}


def seen_in_play(seeds: int):
    for seed in range(seeds):
        for table in steps(shuffled("french", seed), whim(seed)):
            if isinstance(table.state, Playing):
                yield from (observe(table.state, seat) for seat in table.state.facts.deal.order)


def signs(found) -> dict[object, bytes]:
    """The pixels of the holder's sign at the window of each oudler."""
    layout = Layout(Metrics(1280, 720, 100, 1.0), 4, 0)
    return {item.key[2]: item.picture.get_buffer().raw for item in crest.crest_items(layout, at_rest(found))
            if item.key[:2] == ("crest", "holder")}


def test_an_oudler_in_the_own_hand_against_the_taker_is_not_shown_as_the_takers():
    pictures: dict[str, set[bytes]] = {"held": set(), "against": set()}
    for seen in seen_in_play(6):
        found = goal(seen, len(seen.tricks))
        if found is None or all(pictures.values()):
            continue
        shown = signs(found)
        assert set(shown) == {card for card, state in found.oudlers if state in SIGNS}
        for card, state in found.oudlers:
            if state in SIGNS:
                pictures[state].add(shown[card])
    assert pictures["held"]
    assert pictures["against"]
    assert not pictures["held"] & pictures["against"]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_it_is_said_when_the_target_is_out_of_reach(language):
    words.use(language)
    lost = next(found for seen in seen_in_play(6) if (found := goal(seen, len(seen.tricks))) is not None and found.lost)
    short = lost.wins - lost.taken
    assert left_to_win(lost) == words.count("goal.lost", -(-short // lost.unit), points=points(short, lost.unit))


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize(("preset", "players"), [("chambery", 5), ("french", 5), ("piedmont", 4)])
def test_every_number_at_the_table_has_a_word_beside_it(preset, players, percent, monkeypatch):
    said, lay = list[str](), text.lay

    def heard(words_, *args, **more):
        said.append(words_)
        return lay(words_, *args, **more)
    monkeypatch.setattr(text, "lay", heard)
    app = app_at(Shot("play", (1280, 720), preset, players, 3, text_percent=percent))
    app.step([], 0.0)
    empty_shelves()
    crest.clear_cache()
    said.clear()
    table = front(app, TableScene).table
    table.surroundings.clear_cache()
    pages.drawn(front(app, TableScene))
    found, _ = table.played_for()
    assert found is not None
    assert left_to_win(found) in said
    names = {card.name[1:] for card, _ in found.oudlers}
    assert not [one for one in said if one.lstrip("+−").isdecimal() and one not in names]
    app.close()
