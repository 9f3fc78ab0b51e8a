"""Exact play near the end of TA-KE."""
