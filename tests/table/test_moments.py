"""The review in sentences: statements about a moment are true, and no careless deal is called well played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.teaching.advice import graded
from game.ai.teaching.review import Decision, Verdict
from game.engine.actions import Bid, Pass
from game.view import moments, words
from game.view.moments import ReviewItem
from game.view.table.describe import describe_action
from tests.ai.test_reasons import guard, late
from tests.builders import actions, shuffled


def item(seen, done: str, best: str, loss: float = 2.0, chance: float = 1.0, **more) -> ReviewItem:
    plan = actions(done), actions(best)
    verdict = Verdict(*plan, loss, 0.1, graded(loss, 0.1), more.get("expected", 0.0), more.get("possible", 0.0),
                      chance=chance)
    return ReviewItem(Decision(0, seen, plan[0]), verdict)


def key_of(said: ReviewItem) -> str:
    """The key of the sentence, identified by its words."""
    told = moments.what_happened(said)
    given = {"done": "\1", "best": "\2", "card": "\3", "name": "\4"}
    signs = {one: words.card_sign(action.card.name) for one, action in
             (("\1", said.verdict.done[0]), ("\2", said.verdict.best[0])) if hasattr(action, "card")}
    for key in ("led", "ruffed", "high", "held", "took", "gave", "withheld", "played", "passed", "overbid", "bid"):
        text = words.say("moment." + key, **given)
        for sign, card in signs.items():
            text = text.replace(sign, card)
        if text.split("\3")[0] == told[:len(text.split("\3")[0])] and ("\3" in text or text == told):
            return key
    return ""


@pytest.mark.parametrize(("hands", "play", "done", "best", "key"), [
    (("SV H2", "S5 H3", "S7 H4", "SD S2"), "SV S5 S7", "play S2", "play SD", "held"),
    (("SV H2", "S5 H3", "S7 H4", "SD S2"), "SV S5 S7", "play SD", "play S2", "took"),
    (("SV H2", "S5 H3", "S7 H4", "T20 T10"), "SV S5 S7", "play T20", "play T10", "ruffed"),
    (("T5 H2", "T6 H3", "T7 H4", "T20 T10"), "T5 T6 T7", "play T20", "play T10", "high"),
    (("SV H2", "S5 H3", "S7 H4", "T20 T10"), "SV S5 S7", "play T10", "play T20", "played"),
    (("SV H2 C4", "S5 H3 C5", "S7 H4 C6", "SD S2 C7"), "", "play SV", "play H2", "led"),
])
def test_a_moment_says_what_happened(hands, play, done, best, key) -> None:
    table = late(*hands, play=play)
    seat = table.state.turn
    assert seat is not None
    assert key_of(item(table.seen(seat), done, best)) == key


def test_bids_are_told_as_bids() -> None:
    table = shuffled("french players=4", 3)
    assert table.state.turn is not None
    seen = table.seen(table.state.turn)
    for done, best, key in ((Pass(), Bid("guard"), "passed"), (Bid("guard"), Pass(), "overbid"),
                            (Bid("guard"), Bid("small"), "bid")):
        verdict = Verdict((done,), (best,), 3.0, 0.1, "mistake", 0.0, 0.0)
        said = moments.what_happened(ReviewItem(Decision(0, seen, (done,)), verdict))
        signs = {"done": describe_action(done, "auction"), "best": describe_action(best, "auction")}
        assert said == words.say("moment." + key, **signs)


def test_the_moment_that_turned_the_deal_is_said_to_have_decided_it() -> None:
    seen = late("SV H2", "S5 H3", "S7 H4", "T20 T10", play="SV S5 S7").seen(3)
    turned = item(seen, "play T20", "play T10", expected=-4.0, possible=3.0)
    assert moments.decided(turned, -12)
    assert not moments.decided(turned, 8), "the deal was won"
    lost_anyway = item(seen, "play T20", "play T10", expected=-4.0, possible=-2.0)
    assert not moments.decided(lost_anyway, -12)
    number = words.say("moment.trick", number=len(seen.tricks) + 1)
    assert moments.sentence(turned, decides=True).startswith(f"{number} decided it: you trumped with")


def deal(*losses: float, chance: float = 1.0):
    """A review with these losses; a random choice loses ``chance`` on average at each decision."""
    seen = late("SV H2", "S5 H3", "S7 H4", "T20 T10", play="SV S5 S7").seen(3)
    return [item(seen, "play T20", "play T10", loss, chance) for loss in losses]


def said_of(items, paid: int | None = -28) -> str:
    return moments.judgement(items, paid)


@pytest.mark.parametrize(("losses", "told"), [
    ([0.45] * 12, ""),  # each is graded good, and has no figure
    ([0.3] * 10 + [0.0] * 2, ""), ([2.0, 3.0, 2.5, 1.5, 0.0], "9"), ([0.6] * 8, "4"), ([1.3] * 7, "10½")])
def test_a_careless_deal_is_called_careless(losses, told) -> None:
    items = deal(*losses, chance=0.6)
    assert moments.is_careless(items)
    assert said_of(items) == (words.count("review.deal.careless", 9, points=told) if told else
                              words.say("review.deal.by_lot"))


def test_cards_as_by_lot_are_careless_even_where_little_can_be_lost() -> None:
    assert said_of(deal(0.2, 0.3, 0.1, 0.4, 0.3, chance=0.3)) == words.say("review.deal.by_lot")


def test_many_small_losses_are_named() -> None:
    assert said_of(deal(*[0.3] * 8, chance=2.0)) == words.say("review.deal.loose")


def test_only_a_deal_without_losses_is_called_well_played() -> None:
    assert said_of(deal(0.0, 0.1, 0.0, chance=3.0), 12) == words.say("review.deal.good")
    assert said_of(deal(0.0, 0.1, 0.0, chance=3.0)) == words.say("review.deal.unlucky")
    assert said_of(deal(0.0, 0.1, 0.0, chance=0.2)) == words.say("review.deal.quiet"), "nothing hung on it"
    assert said_of(deal(0.0, 3.0, 0.0, chance=3.0)) == words.say("review.deal.sound")


def test_what_was_signalled_before_is_told_where_the_match_has_signals() -> None:
    table = guard("S2 SR C2", "SV S7 C3", "S3 H4 C4", "S4 H5 C5", play="S2 SV S3 S4")
    plain = item(table.seen(1), "play C3", "play S7")
    with_signals = replace(plain, decision=replace(plain.decision, signalling=frozenset(range(4))))
    assert moments.signals_heard(plain, "P{}".format) == ""
    assert words.say("signal.short.honour", suit=words.SUIT_SIGNS["S"]) in \
        moments.signals_heard(with_signals, "P{}".format)


def test_another_player_is_named() -> None:
    said = deal(3.0)[0]
    assert moments.what_happened(said, "Ada").startswith("Ada ")
    assert "Ada" in moments.sentence(said, "Ada")


def test_the_fool_has_its_article_in_a_sentence() -> None:
    seen = late("SV H2 C4", "S5 H3 C5", "S7 H4 C6", "F S2 C7", play="SV S5 S7").seen(3)
    for language, done, best in (("en", "you played the Fool", "the Fool was better"),
                                 ("de", "Du hast den Narren gespielt", "besser war es, den Narren zu spielen"),
                                 ("fr", "vous avez joué le Fou", "le Fou valait mieux"),
                                 ("it", "hai giocato il Matto", "era meglio il Matto"),
                                 ("es", "jugaste el Loco", "era mejor el Loco")):
        words.use(language)
        told = [moments.what_happened(item(seen, *plans)) for plans in (("play F", "play C7"), ("play C7", "play F"))]
        assert (told[0].startswith(done), told[1].endswith(best)) == (True, True), told
    words.use("en")
