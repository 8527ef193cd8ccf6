"""What can happen around the game: none of it keeps anyone from playing."""
