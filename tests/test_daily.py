"""The deal of the day is the same on any machine, in any time zone and in every run."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from game.club.daily import daily_deal
from game.engine import deal
from game.engine.deal_code import code_of, deal_in
from game.engine.record import HUMAN
from game.engine.variants import PRESETS, stored_rules
from tests.cli.test_commands import told

ROOT = Path(__file__).parents[1]
DAY = date(2026, 11, 23)
EAST, WEST = "Pacific/Kiritimati", "Pacific/Pago_Pago"
"""25 hours apart: never the same date."""
#: Day, game, dealer, secret, code. These never change, because players have played these deals.
WRITTEN = [
    ("2026-11-23", "chambery", 2, "25076249914e515669f7772c28f61026",
     "TDF-3J220-10VA0-Y9ASN-3DS1Q-0HGBZ-045K1-W9VQW-HMCN0-JT8XE-C6R"),
    ("2026-11-23", "chambery-dummett", 3, "91b567cf818a167700c9bb4d03a2cc8a",
     "TDF-992C8-10ZSA-5V5FZ-MF6SN-E04RH-1DQPT-HZ9H4-A7QT0-QSBRS-1GX"),
    ("2026-11-23", "french", 3, "3c8354d3ca20245aa783e6b509e3d91d",
     "TDF-DA0YP-1RFAY-ZRFYV-MKF1Q-NKJ2J-N66DD-X6TE6-H61ER-48ZD"),
    ("2026-11-23", "french-open-call", 0, "3be73cd780e50e3be7f93f1ebeb6995f",
     "TDF-MNDCM-101NT-V332P-8NCYJ-4WE1Q-J6N0V-BASR8-7S8N7-YRHC2-EXF"),
    ("2026-11-23", "piedmont", 0, "c5602f0468c2bf88081f398da8d06066",
     "TDF-RNNHY-10955-HMWMP-D30FG-SX7VR-6J1FN-Z1XEB-TS6XH-T2Q"),
    ("2028-02-29", "chambery", 4, "f6aa2832ce21dc4c7002aab321f6fdf6",
     "TDF-3J220-11H35-V6MZH-T5812-KM8XX-C9GEX-YH09M-K5S84-F5FTF-MW0"),
    ("2028-02-29", "chambery-dummett", 4, "f95f4d4ce97e18629b9eaa00b2418388",
     "TDF-992C8-11D5S-MREB7-JQ1ZZ-EMYFW-ZS0N2-NMN3Z-NYBGA-298J8-48Z"),
    ("2028-02-29", "french", 1, "b4f600b419984f8e2c11dac1b9e2a01e",
     "TDF-DA0YP-16NSQ-GPTRQ-8VR8H-P5Q8K-VD47W-J6HHH-T030B-0RET"),
    ("2028-02-29", "french-open-call", 4, "cf2d586a98c53bbece8d85d8e0f932f3",
     "TDF-MNDCM-11BBA-077B8-DEZSV-5CS63-QVZGV-P9BTN-BYQDP-SWS9A-P85"),
    ("2028-02-29", "piedmont", 1, "79ab1f534f64fec8f82c055e88563cb2",
     "TDF-RNNHY-10W1X-6TMEW-HNY3W-VAH20-9SQN1-Q1BDH-1V4S0-CJW"),
    ("2026-11-23", "french-federation", 2, "98e2a5cd72f24469c19337e013a18f65",
     "TDF-H23BD-32HC4-68FNH-EHGP5-1AK19-DSQD2-D35AK-EFDW1-MA54T"),
    ("2026-11-23", "scarto", 2, "3e5de6a588d39de3967a7695f0538ff2",
     "TDF-VJZCC-320VA-3NN56-RXSBW-D5PJ4-X5V30-Y9AX6-BDC0"),
    ("2028-02-29", "french-federation", 2, "c48de3087b2278fb48d5af4a94c28a50",
     "TDF-H23BD-32H2K-Y1Q1E-S2368-26B1D-NBHXC-30KX7-VC4FN-61FDX"),
    ("2028-02-29", "scarto", 0, "43383d134ed29c91ae32638ab0184c12",
     "TDF-VJZCC-3201B-4ZY8R-2KSBZ-7BVFK-1NB70-1QNSW-1V8F"),
]


def printed(*words: str, **surroundings: str) -> str:
    done = subprocess.run([sys.executable, str(ROOT / "main.py"), "daily", *words], cwd=ROOT, capture_output=True,
                          text=True, check=True, timeout=300, env={**os.environ, "LANGUAGE": "en", **surroundings})
    return done.stdout


@pytest.mark.parametrize(("day", "preset", "dealer", "secret", "code"), WRITTEN)
def test_a_written_day_keeps_its_deal(day, preset, dealer, secret, code):
    found = daily_deal(date.fromisoformat(day), preset)
    assert (found.dealer, found.secret.hex(), code_of(found.record)) == (dealer, secret, code)
    assert found.levels == (HUMAN, *["club"] * (found.rules.at_table - 1)) == found.record.bots


def test_every_game_is_written():
    assert {preset for _, preset, *_ in WRITTEN} == set(PRESETS)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_document_describes_the_scheme(preset):
    """The deal is computed as docs/daily.md describes, independently of the program."""
    def drawn(what: str, below: int) -> int:
        said = f"tarot-des-fleurs daily 1 2026-11-23 {preset} {what}"
        return int(sha256(said.encode()).hexdigest(), 16) % below

    rules = stored_rules(preset, {"deals": 1})
    pack = list(rules.deck)
    for place in reversed(range(1, len(pack))):
        other = drawn(f"card {place}", place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    state, _ = deal(rules, drawn("dealer", rules.at_table), pack)
    assert state.facts.deal.hands == daily_deal(DAY, preset).record.hands


def test_days_and_games_have_different_deals():
    days = [DAY + timedelta(n) for n in range(60)]
    found = [daily_deal(day, preset) for day in days for preset in PRESETS]
    assert len({one.secret for one in found}) == len({one.pack for one in found}) == len(found)
    assert {one.dealer for one in found if one.rules.preset == "french"} == {0, 1, 2, 3}


def test_there_is_no_other_scheme():
    with pytest.raises(ValueError, match="scheme 2"):
        daily_deal(DAY, "french", scheme=2)


# -- the command ------------------------------------------------------------------------------------------------------

def test_zone_and_hash_seed_do_not_matter():
    words = ("--date", "2026-11-23", "--preset", "french")
    east = printed(*words, TZ=EAST, PYTHONHASHSEED="1")
    assert east == printed(*words, TZ=WEST, PYTHONHASHSEED="4242")
    assert east.splitlines()[1] == WRITTEN[2][4]


@pytest.mark.skipif(sys.platform == "win32", reason="TZ is not heard there")
@pytest.mark.parametrize("zone", [EAST, WEST])
def test_today_is_the_date_where_the_player_is(zone):
    before, out, after = datetime.now(ZoneInfo(zone)), printed(TZ=zone), datetime.now(ZoneInfo(zone))
    assert out.split()[0] in (before.date().isoformat(), after.date().isoformat())


def test_the_code_is_that_deal(capsys):
    code, out, _ = told(capsys, "daily", "--date", "2028-02-29", "--preset", "piedmont")
    first, written = out.splitlines()
    record = deal_in(written)
    assert (code, first) == (0, "2028-02-29 piedmont: 4 players, seat 2 deals, you have seat 1")
    assert list(map(set, record.hands)) == list(map(set, daily_deal(date(2028, 2, 29), "piedmont").record.hands))


@pytest.mark.parametrize("text", ["", "today", "2026-02-30", "20261123", "2026-W48-1", "2026-1-1", "٢٠٢٦-١١-٢٣",
                                  "2026-11-23\n", "0000-01-01", "99999-01-01", "2026-11-23T00:00"])
def test_what_is_no_day_is_refused_in_a_line(text, capsys):
    code, out, err = told(capsys, "daily", "--date", text)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "is not a date such as 2026-11-23" in err
