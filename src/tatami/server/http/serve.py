"""Runs a server: uvicorn, the log, and an orderly shutdown."""

from __future__ import annotations

import gc
import json
import logging
import socket
import sys
import time
from typing import Any

import uvicorn

from tatami.server.config import Config
from tatami.server.http.app import make_app
from tatami.server.http.edge import protocols
from tatami.server.runtime.memory import share_heaps
from tatami.server.runtime.metrics import Metrics

SWITCH = 0.001  # seconds for which a bot's Python code may hold up the event loop
GARBAGE = 20_000  # new objects between collections; a move makes hundreds, none of them in cycles
PATIENCE = 5  # seconds for clients to learn of the shutdown

logger = logging.getLogger("tatami.serve")


class JsonLines(logging.Formatter):
    """Formats log records as JSON, one per line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line for a record."""
        data = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)


def set_up_log(config: Config) -> None:
    """Log to stderr, uvicorn included; requests are not logged, since paths contain table links."""
    handler = logging.StreamHandler(sys.stderr)
    text = logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if config.log_format == "json" else text)
    logging.basicConfig(level=config.log_level.upper(), handlers=[handler], force=True)
    # uvicorn logs every connection with its path.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


class Server(uvicorn.Server):
    """Announces its address once it accepts connections."""

    def __init__(self, config: Config) -> None:
        app = make_app(config)
        super().__init__(uvicorn_config(config, app, app.metrics))
        self._base_url = config.base_url

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen."""
        await super().startup(sockets)
        if self.started:
            logger.info("people can play at %s", self._base_url or self.url)

    @property
    def url(self) -> str:
        """The address it listens on."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(config: Config) -> int:
    """Serve until told to stop; return the exit code."""
    set_up_log(config)
    share_heaps()
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(GARBAGE, *gc.get_threshold()[1:])
    server = Server(config)
    server.run()
    return 0 if server.started else 2


def uvicorn_config(config: Config, app: Any, metrics: Metrics) -> uvicorn.Config:
    """How uvicorn runs an application behind our edge."""
    http, ws = protocols(config, metrics)
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        loop="auto",
        http=http,
        ws=ws,
        ws_max_size=config.message_bytes,
        ws_per_message_deflate=config.compress,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        timeout_keep_alive=config.keep_alive,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="on",
    )
