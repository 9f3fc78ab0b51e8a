"""How fast the games run beside other libraries: what `tatami bench` measures."""
