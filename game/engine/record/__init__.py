"""Records: a deal written as one line of text, and read again.

Saves, replays, bug reports and self-play use this one format.

A record is a JSON object on a separate line. A record may come from an untrusted source, so reading checks every value:
`read` returns a `Record` that replays by the rules to the sides, points and payments it states, or raises `BadRecord`
with one sentence. Nothing is executed, and no part of a bad record is used.
"""

from .reading import MAX_LINE, decode_action, read, read_to_end
from .shape import HUMAN, BadRecord, Move, Record, begun, closed, encode_action, last_state, opening, replay, with_move
from .writing import as_dict, as_points, write

__all__ = ["HUMAN", "MAX_LINE", "BadRecord", "Move", "Record", "as_dict", "as_points", "begun", "closed",
           "decode_action", "encode_action", "last_state", "opening", "read", "read_to_end", "replay", "with_move",
           "write"]
