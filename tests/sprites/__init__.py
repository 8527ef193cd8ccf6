"""Tests of the pictures and of the code that draws them."""
