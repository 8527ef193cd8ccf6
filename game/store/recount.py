"""Recomputes facts and tallies from the records if they disagree, as after a flipped bit."""

from __future__ import annotations

import logging

from ..engine.phases.over import Over
from ..engine.record import BadRecord, read_to_end
from .facts import ADD_FACT, AS_FACTS_SAY, AS_KEPT, COUNT_AGAIN, fact_row, facts_of
from .file import SqlRow, Statement, Store
from .history import text_of

SLAMS_TOLD = 4
"""The first version of the file that counts a contract as made although a slam was announced and missed."""
log = logging.getLogger(__name__)


def recounted(store: Store) -> bool:
    """Whether facts and tallies of ``store`` disagreed; if so they were recomputed from the records.

    Takes about 15 ms for 2,200 deals in agreement; recomputing takes about 1 ms for each deal.
    """
    if set(store.read(AS_FACTS_SAY)) == set(store.read(AS_KEPT)):
        return False
    log.warning("facts and tallies disagree: both are counted anew")
    _count_anew(store, "1")
    return True


def with_slams(store: Store) -> None:
    """Recompute the deals with an announced slam in a file of a version before SLAMS_TOLD.

    Contracts that were made counted as failed there where the slam cost more than they brought.
    """
    _count_anew(store, "id IN (SELECT deal_id FROM records WHERE text LIKE '%slam%')")


def _count_anew(store: Store, which: str) -> None:
    played = f"SELECT id, origin, taken_back > 0 FROM deals WHERE end = 'played' AND {which} ORDER BY id"  # noqa: S608
    deals = store.read(played)
    store.write(*(statement for deal in deals for statement in facts_again(store, deal)), *COUNT_AGAIN)


def facts_again(store: Store, deal: SqlRow) -> list[Statement]:
    """Replace the facts of ``deal`` by those of its record; they stay if the record cannot be read."""
    number, origin, assisted = deal
    try:
        record, last = read_to_end(text_of(store, number))
    except BadRecord as fault:
        log.warning("%s", fault)
        return []
    names, levels = (said or ("",) * record.rules.at_table for said in (record.names, record.bots))
    statements: list[Statement] = [("DELETE FROM facts WHERE deal_id = ?", (number,))]
    for fact in facts_of(last) if isinstance(last, Over) else ():
        player, new = store.player(names[fact.seat], levels[fact.seat])
        row = fact_row(number, player, (record.rules.preset, origin, bool(assisted)), levels, fact)
        statements += [*new, (ADD_FACT, row)]
    return statements
