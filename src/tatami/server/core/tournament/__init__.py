"""Tournaments without I/O: plans, pairing, deals and standings as the fold of a log."""
