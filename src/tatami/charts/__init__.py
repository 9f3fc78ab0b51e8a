"""Figures as pictures: bars, learning curves and ladders."""
