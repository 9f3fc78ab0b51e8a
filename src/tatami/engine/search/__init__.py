"""Compiled search over any game: it gets views, never states."""
