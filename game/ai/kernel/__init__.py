"""The small fast heart: plain functions on ints and flat lists of ints."""
