"""The server's face: the ASGI application, routes, sockets, identity and limits."""
