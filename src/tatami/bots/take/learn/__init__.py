"""Training of the TA-KE evaluations from self-play."""
