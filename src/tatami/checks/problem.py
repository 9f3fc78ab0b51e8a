"""A requirement that a game does not meet."""

from __future__ import annotations


class Problem(Exception):
    """A requirement that a game does not meet; the message says which, and what to do about it."""
