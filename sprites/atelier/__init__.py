"""The atelier: drawing code of every picture."""
