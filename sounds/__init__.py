"""Sounds and music; the code that makes them is in `synth`."""
