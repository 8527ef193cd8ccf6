"""Help for a person: hints and their reasons, reviews, mistakes, and the counting aid."""
