"""The tables of the file of games, and the migration of files of older versions."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from .. import files

PAGE = 8192  # bytes of a page: a record has about 2,500, and one in consecutive bytes can be found in a damaged file
#: What each version adds to the one before it; ``user_version`` contains the version of a file. Never change one that
#: was released: add another. Order is always by id, never by time, because clocks may be set back.
MIGRATIONS: tuple[str, ...] = ("""
CREATE TABLE players (            -- whoever sat at a table, by name and level
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, level TEXT NOT NULL, UNIQUE (name, level));
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,           -- what the records of the match call it
    grouping BLOB NOT NULL,       -- name, rules and players in one number: what belongs to one match
    origin TEXT NOT NULL,         -- played (here), imported, recovered
    status TEXT NOT NULL,         -- running, finished, left
    began INTEGER NOT NULL, ended INTEGER,  -- milliseconds since 1970, as the clock had it
    preset TEXT NOT NULL, options TEXT NOT NULL, at_table INTEGER NOT NULL, length INTEGER NOT NULL,
    opponents TEXT NOT NULL,      -- levels round the viewer
    viewer INTEGER,               -- the person's seat
    first_dealer INTEGER NOT NULL, secret BLOB, takes_back INTEGER NOT NULL DEFAULT 0,
    deals INTEGER NOT NULL DEFAULT 0, counted INTEGER NOT NULL DEFAULT 0,
    totals TEXT NOT NULL, total INTEGER);  -- by seat as JSON; the viewer's
CREATE INDEX matches_by_status ON matches (status, id);
CREATE INDEX matches_by_grouping ON matches (grouping);
CREATE TABLE seats (
    match_id INTEGER NOT NULL, seat INTEGER NOT NULL, player_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)) WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player_id, match_id);
CREATE TABLE deals (
    id INTEGER PRIMARY KEY, match_id INTEGER NOT NULL,
    number INTEGER NOT NULL,      -- for the bots' chance: how many were dealt so far, this one included
    preset TEXT NOT NULL, opponents TEXT NOT NULL, origin TEXT NOT NULL,
    dealer INTEGER NOT NULL, end TEXT NOT NULL, began INTEGER NOT NULL, ended INTEGER,
    taken_back INTEGER NOT NULL DEFAULT 0, taker INTEGER, contract TEXT,
    role TEXT, payment INTEGER,   -- the viewer's
    identity BLOB,                -- of a deal that is over: what makes two records the same
    layout BLOB NOT NULL);        -- what makes two deals the same, whoever played them
CREATE UNIQUE INDEX deals_by_identity ON deals (identity);
CREATE INDEX deals_by_match ON deals (match_id, id);
CREATE INDEX deals_by_layout ON deals (layout);
CREATE TABLE records (            -- the record's line; its actions are in the journal while the deal is open
    deal_id INTEGER PRIMARY KEY, text TEXT NOT NULL, sum INTEGER NOT NULL);
CREATE TABLE journal (            -- the actions of deals not over yet, each as the record has it, and a running sum
    deal_id INTEGER NOT NULL, place INTEGER NOT NULL, seat INTEGER NOT NULL, action TEXT NOT NULL,
    sum INTEGER NOT NULL, PRIMARY KEY (deal_id, place)) WITHOUT ROWID;
CREATE TABLE facts (
    deal_id INTEGER NOT NULL, seat INTEGER NOT NULL, player_id INTEGER NOT NULL,
    preset TEXT NOT NULL, opponents TEXT NOT NULL, origin TEXT NOT NULL, assisted INTEGER NOT NULL,
    role TEXT NOT NULL, dealer INTEGER NOT NULL, contract TEXT NOT NULL, made INTEGER,
    units INTEGER NOT NULL, payment INTEGER NOT NULL, pagat INTEGER, fool INTEGER,
    PRIMARY KEY (deal_id, seat)) WITHOUT ROWID;
CREATE INDEX facts_by_player ON facts (player_id, deal_id, origin, preset, opponents, assisted, payment);
CREATE TABLE tallies (            -- facts added up, kept along with them
    player_id INTEGER NOT NULL, origin TEXT NOT NULL, preset TEXT NOT NULL, opponents TEXT NOT NULL,
    assisted INTEGER NOT NULL, role TEXT NOT NULL, dealer INTEGER NOT NULL,
    deals INTEGER NOT NULL, won INTEGER NOT NULL, lost INTEGER NOT NULL,
    paid INTEGER NOT NULL, squares INTEGER NOT NULL,  -- payments, and their squares for the spread
    made INTEGER NOT NULL, failed INTEGER NOT NULL,
    pagat_saved INTEGER NOT NULL, pagat_lost INTEGER NOT NULL, fool_saved INTEGER NOT NULL, fool_lost INTEGER NOT NULL,
    PRIMARY KEY (player_id, origin, preset, opponents, assisted, role, dealer)) WITHOUT ROWID;
""", """
CREATE INDEX matches_by_size ON matches (deals, preset, origin, opponents, total);  -- to count a history
""", """
CREATE TABLE reviews (            -- what is known of a seat's decisions; the check begins with the seat
    deal_id INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL, sum INTEGER NOT NULL,
    PRIMARY KEY (deal_id, seat)) WITHOUT ROWID;
""", """
-- Nothing but facts of deals with a slam announced: repair.with_slams computes them again
""", """
CREATE TABLE deeds (              -- for the album: what the viewer did in this deal and in none before; computed
    deal_id INTEGER PRIMARY KEY, done TEXT NOT NULL);  -- "t2-1 t7-1"
CREATE INDEX deeds_by_done ON deeds (done) WHERE done != '';
CREATE TABLE rated (              -- what the expert won in the viewer's seat with the same cards
    deal_id INTEGER PRIMARY KEY, payment INTEGER NOT NULL);
""", """
CREATE TABLE puzzles (            -- puzzles that were tried
    puzzle TEXT PRIMARY KEY, tries INTEGER NOT NULL, solved INTEGER NOT NULL,
    at_once INTEGER NOT NULL,     -- solved with the first answer
    time INTEGER NOT NULL) WITHOUT ROWID;  -- of the first right answer in milliseconds since 1970, 0 for none
""", """
CREATE TABLE friends (            -- what others won with the same cards, by the lines they sent
    deal_id INTEGER NOT NULL, name TEXT NOT NULL, payment INTEGER NOT NULL,
    PRIMARY KEY (deal_id, name, payment)) WITHOUT ROWID;
CREATE TABLE exercises (          -- decisions tried again: when due, how often in a row right
    deal_id INTEGER NOT NULL, seat INTEGER NOT NULL, at INTEGER NOT NULL,
    due TEXT NOT NULL, streak INTEGER NOT NULL, tried INTEGER NOT NULL,
    PRIMARY KEY (deal_id, seat, at)) WITHOUT ROWID;
""", """
CREATE TABLE tournaments (        -- matches that are tournaments
    match_id INTEGER PRIMARY KEY, kind TEXT NOT NULL);  -- duplicate
CREATE TABLE tables (             -- what another player won in the viewer's seat at another table of a tournament
    deal_id INTEGER NOT NULL, level TEXT NOT NULL, payment INTEGER NOT NULL,
    PRIMARY KEY (deal_id, level)) WITHOUT ROWID;
""", """
CREATE TABLE found (              -- deals that were searched for puzzles; computed
    deal_id INTEGER PRIMARY KEY, puzzles TEXT NOT NULL);  -- their lines
""", """
-- Fixed partners had the roles of a taker's deal, and the dealer's pair made a contract
UPDATE deals SET role = 'pair' WHERE contract = 'croise' AND role IS NOT NULL;
UPDATE facts SET role = 'pair', made = NULL WHERE contract = 'croise';
DELETE FROM tallies;
INSERT INTO tallies SELECT player_id, origin, preset, opponents, assisted, role, dealer,
    count(*), sum(payment > 0), sum(payment < 0), sum(payment), sum(payment * payment), sum(made IS 1), sum(made IS 0),
    sum(pagat IS 1), sum(pagat IS 0), sum(fool IS 1), sum(fool IS 0)
    FROM facts WHERE typeof(payment) = 'integer' AND payment BETWEEN -1000000 AND 1000000
    GROUP BY player_id, origin, preset, opponents, assisted, role, dealer;
""", """
ALTER TABLE tables ADD COLUMN contract TEXT NOT NULL DEFAULT '';  -- empty if unknown
ALTER TABLE tables ADD COLUMN units INTEGER;                      -- of the viewer's side
""")


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the tables; 0 for a new file."""
    number: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return number


def migrate(connection: sqlite3.Connection, path: Path | None, steps: Sequence[str] = MIGRATIONS) -> Path | None:
    """Carry out those of ``steps`` that the database lacks, all or none; returns the path of a copy made before.

    ``path`` is that of the file, None for a database in memory. Returns None if there is no copy, which is not made of
    a new file. Raises sqlite3.Error or OSError, with nothing changed, if a step fails.
    """
    before = version_of(connection)
    if before >= len(steps):
        return None
    copy = None if before == 0 or path is None else path.with_name(f"{path.stem}.version-{before}{path.suffix}")
    if copy is not None:
        copy_of(connection, copy)
    try:
        connection.execute("BEGIN IMMEDIATE")
        for step in steps[before:]:
            for statement in statements(step):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(steps):d}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk has ended it already
            connection.execute("ROLLBACK")
        if copy is not None:
            files.remove(copy)
        raise
    return copy


def add_missing(connection: sqlite3.Connection) -> None:
    """Add the tables and columns that a read-only file of an earlier version lacks.

    They are empty and in memory, so that queries find them.
    """
    connection.execute("PRAGMA temp_store = MEMORY")
    for step in MIGRATIONS[version_of(connection):]:
        for statement in statements(step):
            if "CREATE TABLE" in statement:
                connection.execute(statement.replace("CREATE TABLE", "CREATE TEMP TABLE"))
            elif found := re.search(r"ALTER TABLE (\w+) ", statement):
                name = found[1]
                connection.execute(f"CREATE TEMP TABLE IF NOT EXISTS {name} AS SELECT * FROM main.{name}")  # noqa: S608
                connection.execute(statement.replace("ALTER TABLE ", "ALTER TABLE temp."))


def remove_copies(path: Path) -> None:
    """Remove the copies that :func:`migrate` made of the file at ``path``, including those of earlier versions."""
    named = re.compile(rf"{re.escape(path.stem)}\.version-\d+{re.escape(path.suffix)}(\.part)?")
    for name in files.names_in(path.parent):
        if named.fullmatch(name):
            files.remove(path.with_name(name))


def statements(script: str) -> list[str]:
    """The single statements of ``script``; sqlite3's executescript would commit the open transaction."""
    found, said = [], ""
    for part in script.split(";")[:-1]:
        said += part + ";"
        if sqlite3.complete_statement(said):
            found.append(said.strip())
            said = ""
    assert not said, f"a script ends in the middle of a statement: {said!r}"
    return found


def outline(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """The name and the SQL of every table and index."""
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    return connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()


def outline_of(version: int) -> list[tuple[str, str]]:
    """The name and the SQL of every table and index in a sound file of ``version``."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model, None, MIGRATIONS[:version])
        return outline(model)


def copy_of(connection: sqlite3.Connection, target: Path) -> None:
    """Copy the whole database to ``target``; if that fails, nothing is written there."""
    part = target.with_name(target.name + ".part")
    files.remove(part)
    try:
        with closing(sqlite3.connect(part)) as copy:
            connection.backup(copy)
        os.replace(part, target)
    except BaseException:
        files.remove(part)
        raise
