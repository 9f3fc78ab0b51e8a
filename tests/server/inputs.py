"""Requests of all kinds: fitting ones by the server's own schema, senseless ones, and broken HTTP."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import quote

import tatami
from tatami.review.lessons import lessons
from tatami.review.puzzles import puzzles
from tatami.server.config import Config

LONGEST = Config().message_bytes
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "FOO")
ODD_PLACES = ("x", "..", "%00", "%ff%fe", "a" * 500, "%2e%2e%2f", "-1", "9" * 30)
FIRST_ONES = 20  # puzzles and lessons that are asked for
DEPTH = 5  # of made values
MORE_PATHS = ("/", "/{path}", "/api/{path}", "/api/tables/{table}/ws", "/api/hall/ws", "/t/{table}")


@dataclass
class Routes:
    """What a server can be asked, by its schema, and what there is to ask for."""

    schema: dict[str, Any]
    known: dict[str, list[str]] = field(default_factory=dict)  # ids and names by parameter
    paths: dict[str, dict[str, Any]] = field(init=False)

    def __post_init__(self) -> None:
        more: dict[str, dict[str, Any]] = {path: {"get": {}} for path in MORE_PATHS}
        self.paths = {**self.schema["paths"], **more}
        games = tatami.games()
        self.known |= {
            "game": games,
            "lang": ["de", "ja", "tlh"],
            "level": ["1", "2", "12", "13"],
            "seed": ["1", "77"],
            "number": ["1", "2"],
            "name": [
                *(each.id for game in games for each in puzzles(game)[:FIRST_ONES]),
                *(each.id for game in games for each in lessons(game)),
            ],
        }

    def value(self, name: str, chance: Random) -> str:
        """A value of a parameter, mostly one that is there."""
        known = self.known.get(name)
        return quote(chance.choice(known)) if known and chance.random() < 0.8 else chance.choice(ODD_PLACES)

    def made(self, kind: dict[str, Any], name: str, chance: Random, depth: int = 0) -> Any:
        """A value that fits a part of the schema, as far as that can tell."""
        if "$ref" in kind:
            kind = self.schema["components"]["schemas"][kind["$ref"].rpartition("/")[2]]
        if "oneOf" in kind:
            kind = {**kind, **chance.choice(kind["oneOf"])}
            kind.pop("oneOf")
            return self.made(kind, name, chance, depth)
        if "const" in kind:
            return kind["const"]
        if "enum" in kind:
            return chance.choice(kind["enum"])
        if name in self.known:
            return chance.choice(self.known[name])
        match kind.get("type"):
            case "object":
                needed, every = kind.get("required", []), kind.get("properties", {})
                chosen = [key for key in every if key in needed or (depth < DEPTH and chance.random() < 0.5)]
                return {key: self.made(every[key], key, chance, depth + 1) for key in chosen}
            case "array":
                count = chance.randint(0, min(3, kind.get("maxItems", 3)))
                return [self.made(kind.get("items", {}), name, chance, depth + 1) for _ in range(count)]
            case "integer":
                least, most = int(kind.get("minimum", 0)), int(kind.get("maximum", 10**6))
                return chance.choice(
                    [least, most, chance.randint(least, most), chance.randint(least, least + 3)]
                )
            case "boolean":
                return chance.random() < 0.5
            case "null":
                return None
            case "string":
                return self._text(name, chance)
        return junk(chance)

    def _text(self, name: str, chance: Random) -> str:
        texts = {
            "nonce": [base64.b64encode(chance.randbytes(16)).decode()],
            "answer": ["ta", "S", "M7"],
            "url": ["https://nowhere.invalid/hook", "http://127.0.0.1/", "https://[::1]/"],
            "endpoint": ["https://nowhere.invalid/push"],
            "options": ["{}", '{"chips": 2}', "["],
        }
        return chance.choice([*texts.get(name, ["Eve", "日本", "%s"]), *texts.get(name, []), "x" * 40])


def junk(chance: Random) -> Any:
    """Any value, seldom a sensible one."""
    return chance.choice(
        [
            None,
            True,
            -1,
            0,
            1,
            2**31,
            2**64,
            -(2**70),
            1.5,
            1e308,
            "",
            "x",
            "\u202e\u3164",
            "e" + "\u0301" * 200,
            "🎎" * 30,
            "\ud800",
            "\x00",
            "a" * chance.choice([100, 5_000, 40_000]),
            [],
            {},
            [[]] * 50,
            {"a": {"b": [1]}},
            {str(number): number for number in range(100)},
        ]
    )


def some_settings(chance: Random) -> dict[str, Any]:
    game = chance.choice([*tatami.games(), "go", ""])
    found: dict[str, Any] = {"game": game, "seats": chance.randint(0, 9)}
    for name in ("public", "hints", "clock", "watch", "options", "stand_in"):
        if chance.random() < 0.2:
            found[name] = chance.choice([True, "everyone", {"kind": "move", "seconds": 5}, junk(chance)])
    return found


def mutated(data: bytes, chance: Random) -> bytes:
    """Bytes of which some are changed, gone, doubled or new."""
    made = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(made) + 1)
        way = chance.randrange(4)
        if way == 0:
            made[at : at + 1] = chance.randbytes(1)
        elif way == 1:
            del made[at : at + chance.randint(1, 20)]
        elif way == 2:
            made[at:at] = made[: chance.randint(1, 40)]
        else:
            made[at:at] = chance.choice([b"\r\n", b"\0", b"\xff\xfe", b'"', b"[", b"\\u", b"9" * 40])
    return bytes(made)


def request(chance: Random, routes: Routes, cookie: str) -> bytes:
    """A request that is right as HTTP, whatever it asks for."""
    path = chance.choice(list(routes.paths))
    does = routes.paths[path]
    method = chance.choice(list(does)).upper() if chance.random() < 0.8 else chance.choice(METHODS)
    asked = does.get(method.lower(), {})
    for name in re.findall(r"{(\w+)}", path):
        path = path.replace(f"{{{name}}}", routes.value(name, chance))
    queries = [one for one in asked.get("parameters", []) if one["in"] == "query"]
    if queries and chance.random() < 0.7:
        made = ((one["name"], routes.made(one["schema"], one["name"], chance)) for one in queries)
        path += "?" + "&".join(f"{name}={quote(str(value))}" for name, value in made)
    elif chance.random() < 0.4:
        words = ["lang=de", "seat=1", "seat=99", "open=true", "first=-1", "first=999999999999", "at=-1"]
        path += "?" + "&".join(chance.choice([*words, "%ff=%fe", "a=" + "b" * 900, "="]) for _ in range(3))
    headers = {
        "host": "127.0.0.1",
        "cookie": chance.choice([f"tatami={cookie}", "tatami=x", "tatami=é;;=", ""]),
    }
    if chance.random() < 0.3:
        name = chance.choice(
            ["origin", "accept-language", "authorization", "x-forwarded-for", "accept", "if-none-match"]
        )
        odd = [
            "http://[",
            "null",
            "de;q=x,,",
            "Bearer x",
            "Bearer",
            "1.2.3.4, ::1",
            "*/*",
            "\xff",
            "a" * 3_000,
        ]
        headers[name] = chance.choice(odd)
    body = b""
    if method in ("POST", "PUT", "PATCH", "DELETE") or chance.random() < 0.1:
        wanted = asked.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        fitting = [routes.made(wanted, "", chance)] * 4 if wanted else [{"name": "Eve"}]
        fit = chance.choice([*fitting, {"settings": some_settings(chance), "name": "Eve"}, junk(chance)])
        whole = json.dumps(fit).encode()
        odd_bodies = [mutated(whole, chance), b"[" * 16_000, b'{"name":"\xff"}', b"", b" " * (LONGEST + 1)]
        body = whole if chance.random() < 0.6 else chance.choice(odd_bodies)
        kinds = ["application/json"] * 6 + [
            "text/plain",
            "multipart/form-data",
            "application/x-msgpack",
            "\xff",
            "application/json; charset=utf-16",
        ]
        headers["content-type"] = chance.choice(kinds)
    head = f"{method} {path} HTTP/1.1\r\n" + "".join(
        f"{name}: {value}\r\n" for name, value in headers.items()
    )
    if body and chance.random() < 0.2:
        return (
            head.encode("latin-1")
            + b"transfer-encoding: chunked\r\n\r\n"
            + b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
        )
    return head.encode("latin-1") + b"content-length: %d\r\n\r\n" % len(body) + body


def broken(whole: bytes, chance: Random) -> tuple[str, bytes]:
    """Something that is hardly HTTP, and what is wrong with it."""
    ways: dict[str, Callable[[], bytes]] = {
        "changed": lambda: mutated(whole, chance),
        "cut short": lambda: whole[: chance.randrange(len(whole))],
        "noise": lambda: chance.randbytes(300),
        "many headers": lambda: b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 300 + b"\r\n",
        "long header": lambda: b"GET / HTTP/1.1\r\nx: " + b"a" * 40_000,
        "long path": lambda: b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\n\r\n",
        "thirty at once": lambda: whole * 30,
        "blank lines": lambda: b"\r\n" * 500,
        "upgrade": lambda: whole.replace(
            b"\r\n\r\n", b"\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n", 1
        ),
        "bad chunks": lambda: whole.replace(
            b"\r\n\r\n", b"\r\nexpect: 100-continue\r\ntransfer-encoding: chunked\r\n\r\nzz", 1
        ),
    }
    way = chance.choice(list(ways))
    return way, ways[way]()
