"""A reader of records that knows docs/record.md and the schema next to it, and nothing of the game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from itertools import takewhile
from math import isfinite
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))


def _resolved(part: Any) -> Any:
    """``part`` of the schema with its references replaced, which halves the time of a check."""
    if isinstance(part, dict):
        return _resolved(SCHEMA["$defs"][part["$ref"].split("/")[-1]]) if "$ref" in part else {
            key: _resolved(value) for key, value in part.items()}
    return [_resolved(value) for value in part] if isinstance(part, list) else part


FORM = Draft202012Validator(_resolved(SCHEMA))
SUITS, PIPS, COURTS = "SHDC", [str(n) for n in range(1, 11)], ["V", "C", "D", "R"]
TRUMPS = [f"T{n}" for n in range(1, 22)]
PACK = ["F", *TRUMPS, *(suit + rank for suit in SUITS for rank in (*PIPS, *COURTS))]
HANDS = {("chambery", 5, 78): (15, 3), ("chambery", 4, 78): (19, 2), ("chambery", 3, 78): (25, 3),
         ("chambery", 4, 62): (15, 2), ("chambery", 3, 62): (20, 2), ("french", 3, 78): (24, 6),
         ("french", 4, 78): (18, 6), ("french", 5, 78): (15, 3), ("french", 6, 78): (12, 6),
         ("piedmont", 4, 78): (19, 2), ("scarto", 3, 78): (25, 3)}
BIDS = {"chambery": ["two", "one", "hand"], "french": ["small", "guard", "without", "against"]}
HANDFULS = {3: (13, 15, 18), 4: (10, 13, 15), 5: (8, 10, 13), 6: (7, 9, 11)}


class RefusedLine(Exception):
    """The line is no record, or its deal cannot have been played; the first argument is the part at fault."""


def need(part: str, *conditions: bool) -> None:
    if not all(conditions):
        raise RefusedLine(part)


def read_line(line: str) -> Deal:
    """The deal on ``line``, replayed and compared with its result."""
    need("text", len(line) <= 200_000)
    try:
        data = json.loads(line, object_pairs_hook=_once, parse_constant=_finite, parse_float=_finite)
        json.dumps(data, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise RefusedLine("text") from None
    need("text", isinstance(data, dict), _depth(data) <= 32)
    need("form", FORM.is_valid(data))
    deal = Deal(data)
    deal.play()
    deal.compare()
    return deal


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    need("text", len(dict(pairs)) == len(pairs))
    return dict(pairs)


def _finite(text: str) -> float:
    need("text", isfinite(float(text)))
    return float(text)


def _depth(value: Any) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(_depth, inner), default=0)


class Deal:
    """The deal of a record: where the cards are, and the entries not yet read."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data, self.rules = data, data["rules"]
        self.game, self.players, self.table = (self.rules[key] for key in ("preset", "players", "at_table"))
        self.kind, self.dealer = self.game.split("-")[0], data["dealer"]
        dealt = HANDS.get((self.kind, self.players, self.rules["pack"]))
        need("deal", dealt is not None, self.table in (self.players, self.players + 1), self.dealer < self.table,
             self.rules["partnership"] != "croise" or self.players == 4,
             self.rules["payment"] != "stake" or self.rules["partnership"] == "croise",
             (self.rules["payment"] == "french") == (self.kind == "french") == (self.rules["ecart_to"] == "taker"))
        size, self.size = dealt or (0, 0)
        round_ = [(self.dealer + n) % self.table for n in range(1, self.table + 1)]
        self.order = [seat for seat in round_ if self.table == self.players or seat != round_[-2]]
        pack = [card for card in PACK if self.rules["pack"] == 78 or card[0] in "FT" or card[1:] not in "2345"]
        hands, self.talon = data["hands"], data["talon"]
        need("deal", [len(hand) for hand in hands] == [size * (seat in self.order) for seat in range(self.table)],
             len(self.talon) == self.size, sorted(sum(hands, self.talon)) == sorted(pack),
             *(len(data.get(key, [])) in (0, self.table) for key in ("names", "bots")))
        self.hands = [set(hand) for hand in hands]
        self.ahead = list(data["actions"])
        self.taker, self.contract = self.dealer, ""
        self.called: list[str] = []
        self.ecart: list[str] = []
        self.slam, self.over = False, "open"
        self.tricks: list[tuple[int, list[str], int]] = []  # leader, cards, winner

    # -- the actions

    def play(self) -> None:
        """Read all entries; a deal that stops early stays open."""
        void = any(hand & {"F", *TRUMPS} == {"T1"} for hand in self.hands)
        if void and self.rules["lone_petit"] == "void":
            self.over = "void"
        else:
            for _ in self._phases():
                if not self.ahead:
                    return
        need("action", not self.ahead)

    def next(self, seat: int, *verbs: str) -> tuple[str, Any]:
        actor, verb, *rest = self.ahead.pop(0)
        need("action", actor == seat, verb in verbs)
        return verb, rest[0] if rest else None

    def _phases(self) -> Iterator[None]:
        """Yield before every action."""
        french = self.kind == "french"
        if not french:
            yield from self._discard(self.dealer)
        if self.rules["auction"] != "none":
            yield from self._auction()
        if french and not self.contract:
            self.over = "passed"
            return
        yield from self._exchange({"two": 2, "one": 1}.get(self.contract, 0))
        late = self.rules["call_when"] == "after-exchange"
        calls = self.rules["partnership"] == "call" and (french or not self.contract)
        if calls and not late:
            yield from self._call()
        if self.contract in ("small", "guard"):
            yield from self._discard(self.taker)
        if calls and late:
            yield from self._call()
        if french:
            yield
            if self.ahead[0][1] in ("slam", "pass"):
                self.slam = self.next(self.taker, "slam", "pass")[0] == "slam"
        yield from self._tricks()

    def _auction(self) -> Iterator[None]:
        left, place, once = list(self.order), 0, self.rules["auction"] == "one-round"
        while left and (once or not self.contract or left != [self.taker]):
            yield
            verb, bid = self.next(left[place], "bid", "pass")
            if verb == "bid":
                bids = BIDS[self.kind]
                need("action", bid in bids, not self.contract or bids.index(bid) > bids.index(self.contract))
                self.taker, self.contract = left[place], bid
            if verb == "pass" or once:
                left.pop(place)
            else:
                place += 1
            place = place % len(left) if left else 0

    def _discard(self, seat: int) -> Iterator[None]:
        yield
        self.ecart = self.next(seat, "discard")[1]
        hand, laid = self.hands[seat] | set(self.talon), set(self.ecart)
        trumps, plain = hand & set(TRUMPS), {card for card in hand if card[0] in SUITS and card[1:] != "R"}
        need("action", len(self.ecart) == len(laid) == self.size, laid <= hand, "F" not in laid)
        few = plain <= laid and len(plain) < self.size and not laid & {"T1", "T21"}
        if self.kind in ("piedmont", "scarto"):
            need("action", laid <= plain | trumps - {"T1", "T20"})
        elif self.kind == "chambery" and "T21" not in trumps and len(trumps) <= self.size <= len(trumps | plain):
            need("action", laid <= plain or (trumps <= laid <= plain | trumps))
        else:
            need("action", laid <= plain or (few and laid <= plain | trumps))
        self.hands[seat], self.talon = hand - laid, []

    def _exchange(self, wanted: int) -> Iterator[None]:
        asked: list[str] = []
        got: list[tuple[int, str]] = []
        hand = self.hands[self.taker]
        while len(got) < wanted:
            yield
            verb, card = self.next(self.taker, "ask", "done")
            if verb == "done":
                break
            mine = hand | (set(self.ecart) if self.taker == self.dealer else set())
            need("action", card in self.data["talon"] or any(card in cards for cards in self.data["hands"]),
                 card != "F", card not in mine, card not in asked)
            asked.append(card)
            got += [(seat, card) for seat in self.order if card in self.hands[seat]]
        for seat, card in got:
            self.hands[seat].remove(card)
        hand |= {card for _, card in got}
        for seat, _ in got:
            yield
            card = self.next(self.taker, "give")[1]
            received = {card for _, card in got} if self.rules.get("given_back", "own") == "own" else set()
            need("action", card in hand - received)
            hand.remove(card)
            self.hands[seat].add(card)

    def _call(self) -> Iterator[None]:
        hand = self.hands[self.taker]
        ranks = [{suit + rank for suit in SUITS} for rank in (*COURTS[::-1], *PIPS[::-1])]
        for number in range({"french": {5: 1, 6: 2}}.get(self.kind, {}).get(self.players, self.kind == "chambery")):
            yield
            card = self.next(self.taker, "call")[1]
            if self.kind == "chambery":
                own = hand | set(self.ecart)
                allowed = next(cards - own for cards in ranks if cards - own)
            elif number:
                allowed = ranks[1] - set(self.called)
            else:
                lowest = 4 if self.game == "french-federation" else 2
                full = len(list(takewhile(hand.issuperset, ranks[:lowest - 1])))
                allowed = set().union(*ranks[:full + 1])
            need("action", card in allowed)
            self.called.append(card)

    def _tricks(self) -> Iterator[None]:
        leader, shown = self.taker if self.slam else self.order[0], set[int]()
        while any(self.hands):
            place, cards = self.order.index(leader), list[str]()
            turns = self.order[place:] + self.order[:place]
            for seat in turns:
                yield
                if self.ahead[0][1] == "handful":
                    some, hand = self.next(seat, "handful")[1], self.hands[seat]
                    need("action", self.kind == "french", not self.tricks, seat not in shown,
                         len(some) in HANDFULS[self.players], set(some) <= hand & {"F", *TRUMPS},
                         "F" not in some or hand & set(TRUMPS) <= set(some))
                    shown.add(seat)
                    yield
                card = self.next(seat, "play")[1]
                need("action", card in self.legal(self.hands[seat], cards))
                self.hands[seat].remove(card)
                cards.append(card)
            winner = turns[max(range(len(cards)), key=lambda n: self.power(cards[n], self.suit(cards)))]
            if not any(self.hands) and "F" in cards and self.fool_wins(turns[cards.index("F")], cards):
                winner = turns[cards.index("F")]
            self.tricks.append((leader, cards, winner))
            leader = winner
        self.over = "played"

    def suit(self, cards: list[str]) -> str:
        return next((card[0] for card in cards if card != "F"), "")

    def legal(self, hand: set[str], cards: list[str]) -> set[str]:
        """The cards of ``hand`` that may follow ``cards``."""
        suit, trumps = self.suit(cards), hand & set(TRUMPS)
        if not suit:
            suits = {card[0] for card in self.called}
            barred = {card for card in hand if card[0] in suits and card not in self.called}
            return hand - barred or hand if self.rules["called_suit_lead"] == "barred" and not self.tricks else hand
        same = {card for card in hand if card[0] == suit} or trumps
        if not same:
            return hand
        if same == trumps and self.rules["overtrump"]:
            best = max(self.power(card, suit) for card in cards)
            same = {card for card in trumps if self.power(card, suit) > best} or trumps
        return same | (hand & {"F"})

    def power(self, card: str, suit: str) -> int:
        if card in TRUMPS:
            return 99 if card == f"T{self.rules['top_trump']}" else 20 + int(card[1:])
        if card[0] != suit:
            return -1
        pips = PIPS[1:] + PIPS[:1] if self.rules["ace"] == "below-jack" else PIPS
        pips = pips[::-1] if self.rules["ace"] == "reversed-red" and suit in "HD" else pips
        return [*pips, *COURTS].index(card[1:])

    def fool_wins(self, owner: int, cards: list[str]) -> bool:
        sides = self.sides()
        if any(sides[winner] != sides[owner] for _, _, winner in self.tricks):
            return False
        return {"slam": True, "led": cards[0] == "F", "never": False,
                "announced-slam": self.slam and sides[owner] == sides[self.taker]}[self.rules["fool_wins"]]

    # -- the result

    def sides(self) -> list[int | None]:
        """The side of every seat."""
        if self.kind != "french" and not self.contract and self.rules["partnership"] == "none":
            return [seat if seat in self.order else None for seat in range(self.table)]
        first = {self.taker} | {seat for seat in self.order if set(self.called) & set(self.data["hands"][seat])}
        if self.rules["partnership"] == "croise":
            first = {self.dealer, (self.dealer + 2) % 4}
        return [int(seat not in first) if seat in self.order else None for seat in range(self.table)]

    def points(self) -> dict[int, Fraction]:
        """The card points of every side."""
        sides = self.sides()
        piles: dict[Any, list[str]] = {side: [] for side in sides if side is not None}
        more, debt = dict.fromkeys(piles, Fraction(0)), []
        for number, (leader, cards, winner) in enumerate(self.tricks, 1):
            won = sides[winner]
            piles[won] += [card for card in cards if card != "F"]
            more[won] += self.kind == "chambery"
            if "F" in cards:
                place = self.order.index(leader) + cards.index("F")
                owner = home = self.order[place % len(self.order)]
                if number == len(self.tricks) and winner != owner:
                    other = next(seat for seat in (winner, *self.order) if sides[seat] != sides[owner])
                    home = {"kept": owner, "winner": winner, "changes-sides": other}[self.rules["fool_last"]]
                piles[sides[home]].append("F")
                if home == owner and sides[owner] != won and self.rules["fool_pays"] == "empty-card":
                    debt = [sides[owner], won]
        last = self.tricks[-1][2]
        home = sides[{"dealer": self.dealer, "taker": self.taker, "last-trick": last}[self.rules["ecart_to"]]]
        piles[1 if self.contract == "against" else home] += [*self.ecart, *self.talon]
        more[home] += self.kind == "chambery" and (self.players, self.rules["pack"]) != (3, 62)
        if debt:
            empty = [card for card in PACK if card in piles[debt[0]] and not self.value(card)]
            for side, sign in zip(debt, (-1, 1), strict=True):
                more[side] += Fraction(sign, 2) if self.kind == "french" and not empty else 0
            if empty:
                piles[debt[0]].remove(empty[0])
                piles[debt[1]].append(empty[0])
        each = {"chambery": Fraction(0), "french": Fraction(1, 2)}.get(self.kind, Fraction(1))
        threes = self.kind in ("piedmont", "scarto")
        return {side: more[side] + sum(self.value(card) + each for card in pile)
                - threes * (2 * (len(pile) // 3) + (len(pile) % 3 > 0)) for side, pile in piles.items()}

    def value(self, card: str) -> int:
        if card[0] in "FT":
            return 4 * (card in ("F", "T1", "T20" if self.kind in ("piedmont", "scarto") else "T21"))
        return COURTS.index(card[1:]) + 1 if card[1:] in COURTS else 0

    def compare(self) -> None:
        """Compare the stated result with that of the deal, except how the payments are shared."""
        end, result = self.data["end"], [self.data[key] for key in ("sides", "points", "payments")]
        need("result", end == self.over or (end == "abandoned" and self.over == "open"))
        if end == "played":
            sides, points = self.sides(), self.points()
            need("result", result[0] == sides, sum(result[2]) == 0, len(result[2]) == self.table,
                 result[1] == [None if side is None else points[side] for side in sides])
        else:
            need("result", result == [[None] * self.table, None, [0] * self.table])
