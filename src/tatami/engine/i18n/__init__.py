"""Messages in eight languages: Fluent files compiled to functions, and speakers that format them."""
