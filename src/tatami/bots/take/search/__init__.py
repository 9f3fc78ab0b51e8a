"""Search over whole turns of TA-KE: turn generation, evaluation and the tree."""
