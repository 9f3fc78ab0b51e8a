"""The built web client: a page for every route of its own, and files that never change under their names."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType

from tatami.engine.jit import PACKAGE

STATIC = PACKAGE / "web" / "static"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first; files that the build has packed already
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
UNBUILT = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>Tatami</title>
<h1>Tatami</h1><p>The server runs; the web client is not built yet. Run <code>./run --setup</code>, or
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, and start the server again.</p></html>
"""


@dataclass(frozen=True)
class File:
    """A file of the client in all forms it can be sent in."""

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
            name = path.relative_to(folder).as_posix()
            self.files[f"/{name}"] = _file(path, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)
        index = File(UNBUILT.encode(), {}, "text/html; charset=utf-8", '"unbuilt"', ASK_AGAIN)
        self.index = self.files.get("/index.html", index)

    def find(self, path: str) -> File | None:
        """A file, or the page itself for a route of the client."""
        found = self.files.get(path)
        if found is None and "." not in path.rpartition("/")[2] and not path.startswith("/api/"):
            return self.index
        return found


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
    return File(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', caching)


def answer(file: File, request: Request[None, None, State]) -> Response[bytes]:
    """A file in the form that the browser likes best, or that it has it already."""
    headers = {"cache-control": file.caching, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.TEXT)
    accepted = request.headers.get("accept-encoding", "")
    for name, body in file.packed.items():
        if name in accepted:
            return Response(body, headers={**headers, "content-encoding": name, "content-type": file.kind})
    return Response(file.body, headers={**headers, "content-type": file.kind})
