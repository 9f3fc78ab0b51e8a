"""The HTTP layer: the ASGI application, routes, sockets, identity and limits."""
