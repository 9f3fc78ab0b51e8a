"""A reader of scenes that knows nothing but a dictionary's JSON, as docs/scene.md says: what a page does."""

from __future__ import annotations

from typing import Any

WORDS, PIECE, SOURCE, TARGET, AMOUNT, REVEALS, OPENED = 1, 2, 4, 8, 16, 32, 64


class Reader:
    """Reads numbers into plain data; messages are `{"id": …, "args": …}`."""

    def __init__(self, dictionary: dict[str, Any], numbers: list[int], mover: int | None = None) -> None:
        self.dictionary = dictionary
        self.numbers = list(reversed(numbers))
        self.mover = mover

    def take(self) -> int:
        return self.numbers.pop()

    def places(self) -> list[Any]:
        found = []
        while self.numbers:
            id, words = self.dictionary["spots"][self.take()]
            end, pieces = len(self.numbers) - 1 - self.numbers[-1], []
            self.take()
            while len(self.numbers) > end:
                times = -self.take() if self.numbers[-1] < 0 else 1
                pieces += [self.form("pieces")] * times
            found.append({"id": id, "words": words, "pieces": pieces})
        return found

    def counts(self) -> dict[str, int]:
        found = {}
        while self.numbers:
            spot = self.spot()
            found[spot] = self.take()
        return found

    def messages(self) -> list[Any]:
        found = []
        while self.numbers:
            found.append(self.form("messages"))
        return found

    def actions(self) -> list[Any]:
        found = []
        while self.numbers:
            number = self.take()
            action = self.filled(self.dictionary["actions"][number], [])
            found.append({**action, "token": self.dictionary["tokens"][number]})
        return found

    def refusals(self) -> list[Any]:
        found = []
        while self.numbers:
            token = self.dictionary["tokens"][self.take()]
            places = [self.spot() for _ in range(self.take())]
            found.append({"token": token, "places": places, "reason": self.form("messages")})
        return found

    def events(self) -> list[Any]:
        found = []
        while self.numbers:
            event: dict[str, Any] = {"kind": self.dictionary["kinds"][self.take()]}
            parts = self.take()
            event["words"] = self.form("messages") if parts & WORDS else None
            event["piece"] = self.form("pieces") if parts & PIECE else None
            event["source"] = self.spot() if parts & SOURCE else None
            event["target"] = self.spot() if parts & TARGET else None
            event["amount"] = self.take() if parts & AMOUNT else None
            event["reveals"] = bool(parts & REVEALS)
            event["opened"] = bool(parts & OPENED)
            found.append(event)
        return found

    def spot(self) -> str:
        id: str = self.dictionary["spots"][self.take()][0]
        return id

    def form(self, kind: str) -> Any:
        number = self.take()
        return None if number == -1 else self.filled(self.dictionary[kind][number], [])

    def filled(self, form: Any, values: list[Any]) -> Any:
        """A form with its slots filled; `values` are those of the form's slots so far."""
        if isinstance(form, list):
            return [self.filled(part, values) for part in form]
        if not isinstance(form, dict):
            return form
        if "$" in form:
            return self.slot(self.dictionary["types"][form["$"]], values)
        found: dict[str, Any] = {}
        for key, part in form.items():
            value = self.filled(part, values)
            slot = self.dictionary["types"][part["$"]] if isinstance(part, dict) and "$" in part else {}
            if slot.get("type") == "args":
                found.update(value)
            else:
                found[key] = value
        return found

    def slot(self, slot: dict[str, Any], values: list[Any]) -> Any:
        if slot["type"] == "same":
            return values[slot["index"]]
        value = self.value(slot)
        values.append(value)
        return value

    def value(self, slot: dict[str, Any]) -> Any:
        match slot["type"]:
            case "number":
                return self.take()
            case "flag":
                return bool(self.take())
            case "seat":
                return {"seat": self.take()}
            case "spot":
                return self.spot()
            case "message" | "piece" | "preview" as kind:
                return self.form(f"{kind}s")
            case "choice" | "args":
                return slot["values"][self.take()]
            case "mover":
                assert self.mover is not None
                return slot["values"][self.mover - 1]
            case "list":
                return [self.filled(slot["of"], []) for _ in range(self.take())]
            case "map":
                pairs = [self.filled([slot["key"], slot["value"]], []) for _ in range(self.take())]
                return dict(pairs)
            case "form":
                return self.filled(slot["of"], [])
        raise AssertionError(slot)


def read_scene(dictionary: dict[str, Any], scene: dict[str, Any]) -> dict[str, Any]:
    """All that a scene on the wire says, as plain data."""
    seat = scene["seat"]

    def reader(name: str) -> Reader:
        return Reader(dictionary, scene.get(name, []), seat)

    steps = [
        {
            "number": step["number"],
            "seat": step["seat"],
            "token": dictionary["tokens"][step["action"]],
            "events": Reader(dictionary, step["events"]).events(),
        }
        for step in scene["steps"]
    ]
    return {
        "seat": seat,
        "over": scene["to_move"] is None,
        "places": reader("places").places(),
        "counts": reader("counts").counts(),
        "task": reader("task").messages(),
        "actions": reader("actions").actions(),
        "refusals": reader("refusals").refusals(),
        "steps": steps,
    }
