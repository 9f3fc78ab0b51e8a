"""The built web client: a page for every route of its own, and files that never change under their names."""

from __future__ import annotations

import gzip
import hashlib
import logging
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType

from tatami.engine.i18n.speaker import own_sources, sources, speaker_for
from tatami.engine.jit import PACKAGE
from tatami.engine.scene import Message
from tatami.server.core.refusal import TOPIC
from tatami.server.wire.dictionaries import dictionary_text

logger = logging.getLogger("tatami.pages")

mimetypes.add_type("application/manifest+json", ".webmanifest")
STATIC = PACKAGE / "web" / "static"
ASSETS = "/assets/"  # files whose names change with their content
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first; precompressed by the build
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MISSING = "this installation has no page; scripts/build_wheel.sh builds a wheel with it, ./run serves it"


@dataclass(frozen=True)
class File:
    """A file of the client in all its encodings."""

    body: bytes
    packed: dict[str, bytes]
    kind: str
    etag: str
    caching: str


class Pages:
    """All files of the client, in memory: some hundred kilobytes."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.files: dict[str, File] = {}
        plain = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]
        for path in plain:
            name = f"/{path.relative_to(folder).as_posix()}"
            self.files[name] = _file(path, FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN)
        self._is_there = "/index.html" in self.files
        if not self._is_there:
            logger.warning(MISSING)

    def find(self, path: str, lang: str) -> File | None:
        """A file, or the page for a client route; without a build, instructions to build it."""
        found = self.files.get(path)
        if found is None and "." not in path.rpartition("/")[2] and not path.startswith("/api/"):
            return self.files["/index.html"] if self._is_there else _missing(lang)
        return found

    def is_page(self, file: File) -> bool:
        """Whether a file is the page itself, whatever its route."""
        return file is self.files.get("/index.html")


def tagged(page: File, tags: str) -> File:
    """The page with more tags in its head."""
    body = page.body.replace(b"</head>", tags.encode() + b"</head>", 1)
    return replace(page, body=body, packed={"gzip": gzip.compress(body, 5, mtime=0)}, etag=_etag(body))


def _missing(lang: str) -> File:
    words = escape(speaker_for(TOPIC, lang, None, ()).say(Message("page-missing")))
    body = f'''<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Tatami</title>
<h1>Tatami</h1><p>{words}</p></html>
'''
    return File(body.encode(), {}, "text/html; charset=utf-8", f'"missing-{lang}"', ASK_AGAIN)


def _file(path: Path, caching: str) -> File:
    body = path.read_bytes()
    packed = {
        name: beside.read_bytes()
        for name, end in ENCODINGS.items()
        if (beside := path.with_name(path.name + end)).is_file()
    }
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return File(body, packed, kind, _etag(body), caching)


@cache
def message_file(game: str, lang: str) -> File:
    """All messages for a table: the game's own, those of all games, and the room's."""
    shared, *own = sources(f"games/{game}", lang)
    paths = [shared, *own_sources(TOPIC, lang), *own]  # later messages replace earlier ones
    body = "\n".join(path.read_text(encoding="utf-8") for path in paths).encode()
    packed = {"gzip": gzip.compress(body, mtime=0)}
    return File(body, packed, "text/plain; charset=utf-8", _etag(body), ASK_AGAIN)


def dictionary_file(game: str, options: Mapping[str, Any], seats: int, version: str) -> File:
    """The dictionary of a table's scenes; GameError for an impossible table."""
    body, newest = dictionary_text(game, options, seats)
    file = _dictionary_file(body)
    return file if version == newest else replace(file, caching=ASK_AGAIN)


@lru_cache(maxsize=64)
def _dictionary_file(body: bytes) -> File:
    return File(
        body, {"gzip": gzip.compress(body, mtime=0)}, "application/json; charset=utf-8", _etag(body), FOR_EVER
    )


def _etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def answer(file: File, request: Request[None, None, State]) -> Response[bytes]:
    """A file in the browser's preferred encoding, or 304 Not Modified."""
    headers = {"cache-control": file.caching, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.TEXT)
    accepted = request.headers.get("accept-encoding", "")
    for name, body in file.packed.items():
        if name in accepted:
            return Response(body, headers={**headers, "content-encoding": name, "content-type": file.kind})
    return Response(file.body, headers={**headers, "content-type": file.kind})
