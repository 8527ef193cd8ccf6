"""The fast kernel of the search: plain functions on ints and flat lists of ints, which a compiler can translate."""
