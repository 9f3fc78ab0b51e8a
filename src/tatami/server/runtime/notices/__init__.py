"""Notifications: your move, time running out, invited, game over."""
