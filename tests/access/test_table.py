"""The tree of the table for a screen reader, in each phase."""

import pygame
import pytest

from game.ui.access.reader import Wish, carry_out
from game.ui.access.tree import tree_of
from game.ui.app.events import key
from game.view.access import NodeAct, NodeRole, every
from tools.shots.shots import Shot, app_at

SIZE = (1280, 720)


@pytest.fixture
def at():
    apps = []

    def reach(scene, **more):
        apps.append(app_at(Shot(scene, SIZE, seed=3, **more)))
        apps[-1].step([], 0.0)
        return apps[-1]
    yield reach
    for app in apps:
        app.close()


def told(app):
    return tree_of(app.scenes.visible, SIZE)


def of(app, role):
    """The nodes of ``role`` on the top page."""
    return [node for node in every(told(app).root.parts[0]) if node.role is role]


def names(app, role):
    return [node.name for node in of(app, role)]


def focus(app):
    tree = told(app)
    return tree.node(tree.focus)


def rows(app, name):
    """The rows of the list ``name``."""
    return next(node.parts for node in of(app, NodeRole.LIST) if node.name == name)


def test_the_length_of_a_match_is_a_number_of_deals(at):
    app = at("setup")
    slider = of(app, NodeRole.SLIDER)[0]
    assert (slider.value, slider.scale.at, slider.scale.low) == ("5 deals", 5, 1)
    for number, nearest in ((1.0, 1), (90.0, 80)):
        carry_out(app.scenes, Wish(NodeAct.SET, slider.key, number), slider, told(app).targets[slider.key])
        assert of(app, NodeRole.SLIDER)[0].scale.at == nearest


def test_bidding_asks_and_tells_what_others_said(at):
    app = at("bidding")
    assert names(app, NodeRole.HEADING) == ["Your bid"]
    assert "Béatrice, Pass" in names(app, NodeRole.LABEL)
    assert focus(app).name == "Pass"
    assert len(rows(app, "My hand")) == 15


def test_a_discard_says_why_not_and_what_is_chosen(at):
    app = at("discard")
    chosen = [row.name for row in rows(app, "My hand") if row.on]
    assert chosen == ["10 of Spades", "4 of Hearts"]
    king = next(row for row in rows(app, "My hand") if row.name == "King of Spades")
    assert king.why == "A King may not be discarded"
    confirm = next(node for node in of(app, NodeRole.BUTTON) if node.name.startswith("Discard"))
    assert (confirm.name, confirm.why) == ("Discard 2/3", "2 of 3")


def test_a_card_is_called_from_a_list_of_those_that_may_be(at):
    app = at("chooser")
    assert focus(app).role is NodeRole.ITEM
    assert all(NodeAct.PRESS in row.acts for row in of(app, NodeRole.ITEM))
    first = focus(app).name
    app.step([key(pygame.K_RIGHT)], 0.1)
    assert focus(app).name in set(names(app, NodeRole.ITEM)) - {first}


def test_a_trick_tells_who_played_led_and_wins(at):
    app = at("play")
    assert [row.name for row in rows(app, "Trick on the table")] == [
        "Cécile, Cavalier of Spades, led, winning so far", "Émile, 3 of Spades", "Amélie, 2 of Spades"]
    assert names(app, NodeRole.HEADING) == ["Your turn: Spades led"]
    refused = {row.name: row.why for row in rows(app, "My hand") if row.why}
    assert refused["Ace of Clubs"] == "You are void in Spades: play a trump, Trump 15 or Trump 3"
    assert "Trump 15" not in refused
    assert any("18 of 34" in line for line in names(app, NodeRole.LABEL))
    assert any(line.startswith("Amélie, Partner") for line in names(app, NodeRole.LABEL))


def test_a_hint_and_a_refusal_can_be_read(at):
    assert any(line.startswith("Play Trump 3") for line in names(at("hint"), NodeRole.LABEL))
    assert "Spades were led: play King of Spades" in names(at("refusal"), NodeRole.LABEL)


def test_the_result_is_a_table_below_its_headline(at):
    app = at("scoring")
    assert names(app, NodeRole.HEADING)[0] == "You lost 18"
    table = of(app, NodeRole.TABLE)[0]
    assert [cell.name for cell in table.parts[1].parts] == ["You", "Taker", "−18", "−18"]
    assert focus(app).name == "Next deal"


def test_the_end_of_a_match_tells_everybody_in_a_row_and_the_course_deal_by_deal(at):
    standings, course = (
        [[cell.name for cell in row.parts] for row in table.parts] for table in of(at("match_end"), NodeRole.TABLE))
    heads = [table.parts[0].parts[-1] for table in of(at("match_end"), NodeRole.TABLE)]
    assert [head.role for head in heads] == [NodeRole.HEAD, NodeRole.HEAD]
    assert standings[0] == ["", "", "Total"]
    assert len(standings) == 1 + len(course[0][1:])
    totals = {row[0]: row[-1] for row in standings[1:]}
    assert [row[0] for row in course[1:]] == [f"Deal {number}" for number in range(1, len(course))]
    assert dict(zip(course[0][1:], course[-1][1:], strict=True)) == totals


def test_the_counting_aid_is_told_in_words(at):
    said = next(line for line in names(at("counting_aid"), NodeRole.LABEL) if line.startswith("Counting aid"))
    assert "Still to come. Spades: " in said
    assert "Points so far. " in said
    assert not any(line.startswith("Counting aid") for line in names(at("play"), NodeRole.LABEL))


def test_below_a_dialog_the_table_can_only_be_read(at):
    app = at("last_trick")
    front, behind = told(app).root.parts
    assert front.role is NodeRole.DIALOG
    assert any("led" in node.name for node in every(front) if node.role is NodeRole.ITEM)
    assert not any(node.acts for node in every(behind))


def test_a_lesson_is_page_and_table_with_one_focus(at):
    app = at("lesson_discard")
    before = focus(app)
    tree = told(app)
    card = next(node for node in every(tree.root) if node.role is NodeRole.ITEM and NodeAct.PRESS in node.acts)
    target = tree.targets[card.key]
    target.shown.take_keys()
    target.shown.form.reach(target.widget, target.part)
    assert focus(app).name == card.name != before.name


def test_each_page_of_a_lesson_is_told_with_what_has_the_focus(at):
    app = at("lessons")
    app.step([key(pygame.K_UP)], 0.1)
    app.step([key(pygame.K_UP)], 0.1)
    assert focus(app).name == "The cards and the Fool"
    assert focus(app).about.startswith("Lesson 1. Seventy-eight cards")
    app.step([key(pygame.K_RETURN)], 0.1)
    assert (focus(app).name, focus(app).about) == ("Next", "")  # a new scene is read as a whole
    heard = {told(app).focus}
    for name, about in (("Next", "Each suit has four court cards. In Spades: King of Spades, Queen"),
                        ("10 of Hearts", "Which of these Hearts is the highest?"),
                        ("10 of Hearts", "Not quite. The ten is a pip card"),
                        ("10 of Hearts", "Not quite. The ten is a pip card")):
        app.step([key(pygame.K_RETURN)], 0.1)
        assert focus(app).name == name
        assert focus(app).about.startswith(about)
        assert told(app).focus not in heard  # so that a reader reads it again
        heard.add(told(app).focus)
    app.step([key(pygame.K_RIGHT), key(pygame.K_RIGHT)], 0.1)  # the first only shows the ring
    assert (focus(app).name, focus(app).about) == ("Ace of Hearts", "")


def test_a_lesson_that_asks_at_the_table_is_told_with_the_hand(at):
    app = at("lesson_pack")
    for name in ("Back", "Next"):
        button = next(node for node in of(app, NodeRole.BUTTON) if node.name == name)
        carry_out(app.scenes, Wish(NodeAct.PRESS, button.key), button, told(app).targets[button.key])
        app.step([], 0.1)
    assert focus(app).name == "My hand"
    assert focus(app).about.startswith("You may play the Fool")
    assert focus(app).about.endswith("Your turn: play at the table")


def test_the_rulebook_has_its_links_and_tables_in_place(at):
    app = at("rulebook_pack")
    prose = of(app, NodeRole.PROSE)[0]
    kinds = [part.role for part in prose.parts]
    assert kinds[:3] == [NodeRole.HEADING, NodeRole.LABEL, NodeRole.LINK]
    assert prose.parts[1].name.startswith("A tarot pack has 78 cards")
    table = next(part for part in prose.parts if part.role is NodeRole.TABLE)
    assert [cell.name for cell in table.parts[0].parts] == ["Suit", "From the highest to the lowest"]


def test_a_rank_before_its_card_is_told_once(at):
    told = [part.name for part in of(at("rulebook_pack"), NodeRole.PROSE)[0].parts]
    court = next(line for line in told if "then the pip cards" in line)
    assert "Spades: King of Spades, Queen of Spades, Cavalier of Spades, Jack of Spades, then the pip cards" in court


def test_the_gallery_describes_the_picture(at):
    app = at("gallery")
    picture = of(app, NodeRole.IMAGE)[0]
    assert picture.name == "Trump 1, on the card: PISSENLIT"
    assert picture.about
    following = next(node for node in of(app, NodeRole.BUTTON) if node.name == "Next card")
    target = told(app).targets[following.key]
    target.shown.form.press(target.widget)
    assert of(app, NodeRole.IMAGE)[0].name.startswith("Trump 2")
