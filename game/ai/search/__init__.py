"""Search: cards and plans are evaluated in sampled worlds, which are deals that fit an observation."""
