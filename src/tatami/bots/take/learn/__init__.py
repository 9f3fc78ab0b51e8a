"""How the evaluations of TA-KE are learnt from self-play."""
