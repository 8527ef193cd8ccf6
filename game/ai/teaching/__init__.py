"""What is told to a person: hints and their reasons, reviews, mistakes, what can be counted."""
