"""Those who play against you: they see an Observation, never a State."""
