"""Security headers on every response."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tatami.server.runtime.metrics import Metrics

POLICY = {
    "default-src": "'self'",
    "img-src": "'self' data:",
    "style-src-attr": "'unsafe-inline'",  # positions of pieces are inline styles
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "content-security-policy": "; ".join(f"{what} {where}" for what, where in POLICY.items()),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
ONE_YEAR = "max-age=31536000"


class Headers:
    """Middleware that adds the headers and counts responses."""

    def __init__(self, app: ASGIApp, metrics: Metrics, secure: bool) -> None:
        self._app = app
        self.metrics = metrics
        found = {**HEADERS, **({"strict-transport-security": ONE_YEAR} if secure else {})}
        self._headers = [(name.encode(), value.encode()) for name, value in found.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests[message["status"]] += 1
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        await self._app(scope, receive, add if scope["type"] == ScopeType.HTTP else send)
