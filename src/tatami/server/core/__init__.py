"""The table as a pure fold of its log: commands in, entries out, no I/O."""
