"""The scenes of the program, one module or folder for each feature."""
