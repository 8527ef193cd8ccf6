"""Help for players: hints and their reasons, reviews, mistakes, and the counting aid."""
