"""Search: cards and plans are evaluated in sampled worlds, which are deals that fit what a seat has seen."""
