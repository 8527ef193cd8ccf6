"""The backs, which look the same when turned by 180 degrees; one file for each."""
