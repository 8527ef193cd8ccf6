"""The scenes, by feature."""
