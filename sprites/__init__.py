"""Pictures of the deck and the table; the drawing code is in `atelier`."""
