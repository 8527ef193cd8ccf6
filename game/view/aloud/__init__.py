"""The table in words for screen readers and speech: events and the state of play. No pygame.

``cards`` names cards, ``table`` describes the latest event and answers the keys for questions. All of it comes from
events as one seat sees them, from the board at the playhead and from an Observation.
"""
