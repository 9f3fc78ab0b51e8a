"""What goes over the wire: message types and how a table is rendered for each reader."""
