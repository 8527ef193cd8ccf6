"""The table in words: events and the state of play, for players who listen or read. No pygame.

``cards`` names cards, ``table`` describes the latest event and answers the keys that ask. All of it comes from events
as one seat sees them, from the board at the playhead and from an Observation.
"""
