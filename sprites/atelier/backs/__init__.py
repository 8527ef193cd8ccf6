"""The backs, the same either way up; one file for each."""
