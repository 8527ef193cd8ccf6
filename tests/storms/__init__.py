"""What can happen around the game: none of it keeps anybody from playing."""
