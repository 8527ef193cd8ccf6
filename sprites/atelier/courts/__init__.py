"""The sixteen courts; one file for each finished one, `interim` for the others."""
