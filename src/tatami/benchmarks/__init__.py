"""The speed of the games compared with other libraries: the measurements of `tatami bench`."""
