"""The wire: message types, and the rendering of a table for each reader."""
