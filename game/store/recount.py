"""Facts and tallies worked out anew from the records, where a flipped bit has made them disagree."""

from __future__ import annotations

import logging

from ..engine.phases.over import Over
from ..engine.record import BadRecord, read_to_end
from .facts import facts_of
from .file import SqlRow, Statement, Store
from .history import text_of
from .rows import ADD_FACT, AS_FACTS_SAY, AS_KEPT, COUNT_AGAIN, fact_row

SLAMS_TOLD = 4
"""The first version of the file that knows a contract made from a slam lost."""
log = logging.getLogger(__name__)


def mended(store: Store) -> bool:
    """Whether facts and tallies of ``store`` disagreed; they are what the records say then.

    About 15 ms for 2,200 deals that are as they were written; about 1 ms a deal to work them out anew.
    """
    if set(store.read(AS_FACTS_SAY)) == set(store.read(AS_KEPT)):
        return False
    log.warning("facts and tallies disagree: both are counted anew")
    _count_anew(store, "1")
    return True


def with_slams(store: Store) -> None:
    """Work out anew what a file of a version before SLAMS_TOLD says of deals in which a slam was announced.

    Contracts that were made counted as failed there where the slam cost more than they brought.
    """
    _count_anew(store, "id IN (SELECT deal_id FROM records WHERE text LIKE '%slam%')")


def _count_anew(store: Store, which: str) -> None:
    played = f"SELECT id, origin, taken_back > 0 FROM deals WHERE end = 'played' AND {which} ORDER BY id"  # noqa: S608
    deals = store.read(played)
    store.write(*(statement for deal in deals for statement in facts_again(store, deal)), *COUNT_AGAIN)


def facts_again(store: Store, deal: SqlRow) -> list[Statement]:
    """What the record of ``deal`` says in place of the facts there are; these stay if it cannot be read."""
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
