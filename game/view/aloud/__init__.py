"""The table in words: what happens and how things are, for players who listen or read. No pygame.

``cards`` names cards, ``events`` tells what has just happened, ``questions`` answers what a key asks for. All of it
comes from events as one seat sees them, from the board at the playhead and from an Observation.
"""
