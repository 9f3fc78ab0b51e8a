"""TA-KE once more, from its rules page alone: plain lists and dicts, slow, to hold the engine against."""

from __future__ import annotations

from collections.abc import Iterator

SPACES = "abcde"
PRINTED = dict(zip(SPACES, "sdrgn", strict=True))
NAMES = {"s": "Samurai", "d": "Daimyo", "r": "Ronin", "g": "Geisha", "n": "Ninja"}
COLUMNS = "drgn"

SPACE_PAIRS = [a + b for a in SPACES for b in SPACES if a != b]
GHOST_MOVES = [*SPACE_PAIRS, *(a + "-" for a in SPACES), *("-" + b for b in SPACES)]
TOKENS = [
    *("t" + a for a in SPACES),
    *(f"t{a}>{column}" for a in SPACES for column in COLUMNS),
    *(f"{one}>{other}" for one in COLUMNS for other in COLUMNS if one != other),
    *(".", "D", "ND", "NR", "NG"),
    *("R" + move for move in GHOST_MOVES),
    *("NR" + move for move in GHOST_MOVES),
    *("G" + pair for pair in SPACE_PAIRS),
    *("NG" + pair for pair in SPACE_PAIRS),
]

SENTENCES = {
    "over": "The game is over.",
    "empty": "Space {space} has no chip left.",
    "ghost": "A ghost sits on space {space}.",
    "rests": "The chip on space {space} was moved by a Geisha and rests this turn.",
    "column": "A Samurai needs a column: say which one it goes over.",
    "not samurai": "The top chip of space {space} is not a Samurai, so it takes no column.",
    "finish first": "Finish moving Samurai first.",
    "no redistribution": "Samurai move only after you use a Daimyo.",
    "no samurai": "There is no Samurai of yours over the {who} column.",
    "used": "You have already used your {who} this turn.",
    "no chip": "You have no {who} on the bottom space.",
    "no victim": "Seat {seat} has no {who} on the bottom space.",
    "carried out": "The {who}’s ability has already been used this turn.",
    "no ghost": "No ghost sits on space {space}.",
    "ghost already": "There is already a ghost on space {space}.",
    "low": "Space {space} has fewer than two chips.",
    "no take left": "That would leave no chip to take.",
}


def sentence(kind: str, **words: object) -> str:
    """Why something is not legal, in English; spaces are capitals as printed."""
    return SENTENCES[kind].format(**words | {"space": str(words.get("space")).upper()})


class Chip:
    """One chip: two of the same character are still two."""

    def __init__(self, character: str) -> None:
        self.character = character


class Reference:
    """A game of TA-KE."""

    def __init__(
        self, deal: str, *, ninja_repeats: bool = False, ninja_influence: int = 2, komi: int = 0
    ) -> None:
        stacks, start = deal.split()
        self.ninja_repeats = ninja_repeats
        self.ninja_influence = ninja_influence
        self.hall = {a: [Chip(c) for c in s] for a, s in zip(SPACES, stacks.split("/"), strict=True)}
        self.ghosts: set[str] = set()
        self.courts = {
            seat: {field: dict.fromkeys(COLUMNS, 0) for field in ("bottom", "middle", "top")}
            for seat in (1, 2)
        }
        self.to_move = int(start)  # R9
        self.scores = {self.to_move: 0, 3 - self.to_move: komi}  # R11
        self.begin_turn()

    def begin_turn(self) -> None:
        """Forget the last turn; the ghosts go back if there are five or they guard the last chips."""
        self.used: set[str] = set()
        self.carried_out: set[str] = set()
        self.moved: list[Chip] = []  # by a Geisha, this turn
        self.moves_left = 0
        if len(self.ghosts) == 5 or not any(self.hall[a] for a in SPACES if a not in self.ghosts):
            self.ghosts.clear()

    @property
    def over(self) -> bool:
        """Whether all chips are taken."""
        return not any(self.hall.values())

    @property
    def winners(self) -> set[int]:
        """The seats with the most points, both if tied (R7)."""
        return {seat for seat, points in self.scores.items() if points == max(self.scores.values())}

    def visible(self, space: str) -> str:
        """The character a space shows."""
        return self.hall[space][-1].character if self.hall[space] else PRINTED[space]

    def influence(self, seat: int, character: str) -> int:
        """What a seat counts in a character."""
        court = self.courts[seat]
        if character == "s":
            return sum(court["top"].values())
        worth = self.ninja_influence if character == "n" else 2  # R8
        return worth * court["bottom"][character] + court["middle"][character] + court["top"][character]

    def text(self) -> tuple[str, str, str]:
        """The hall and both courtyards as the builders write them."""
        hall = "/".join(
            "".join(chip.character for chip in self.hall[a]) + "!" * (a in self.ghosts) for a in SPACES
        )
        one, two = (
            "/".join("".join(c * number for c, number in field.items()) for field in court.values())
            for court in self.courts.values()
        )
        return hall, one, two

    # What may be done, as everything that speaks against it.

    def legal(self) -> list[str]:
        """The tokens nothing speaks against."""
        return [token for token in TOKENS if next(self.objections(token), None) is None]

    def objections(self, token: str) -> Iterator[str]:
        """All that is true and speaks against a token, in sentences."""
        if self.over:
            yield sentence("over")
        elif self.moves_left:
            yield from self._against_in_redistribution(token)
        elif token == "." or token[1:2] == ">":
            yield sentence("no redistribution")
        elif token[0] == "t":
            yield from self._against_take(token)
        else:
            yield from self._against_ability(token)

    def _against_in_redistribution(self, token: str) -> Iterator[str]:
        if token[1:2] == ">":
            if not self.courts[self.to_move]["top"][token[0]]:
                yield sentence("no samurai", who=NAMES[token[0]])
        elif token != ".":
            yield sentence("finish first")

    def _against_take(self, token: str) -> Iterator[str]:
        space = token[1]
        if space in self.ghosts:
            yield sentence("ghost", space=space)
        if not self.hall[space]:
            yield sentence("empty", space=space)
            return
        if self.hall[space][-1] in self.moved:
            yield sentence("rests", space=space)
        if self.visible(space) == "s" and len(token) == 2:
            yield sentence("column")
        if self.visible(space) != "s" and len(token) > 2:
            yield sentence("not samurai", space=space)

    def _against_ability(self, token: str) -> Iterator[str]:
        character, act = self._ability(token)
        used = "n" if token[0] == "N" else character
        other = 3 - self.to_move
        if used in self.used:
            yield sentence("used", who=NAMES[used])
        if not self.courts[self.to_move]["bottom"][used]:
            yield sentence("no chip", who=NAMES[used])
        if used == "n" and not self.courts[other]["bottom"][character]:
            yield sentence("no victim", seat=other, who=NAMES[character])
        if (act or token == "D") and character in self.carried_out:
            yield sentence("carried out", who=NAMES[character])
        if act and character == "r":
            yield from self._against_ghost_move(*act)
        if act and character == "g":
            yield from self._against_chip_move(*act)

    def _ability(self, token: str) -> tuple[str, str]:
        """The character whose ability a token names, and how it acts."""
        text = token.removeprefix("N")
        return text[0].lower(), text[1:]

    def _against_ghost_move(self, source: str, target: str) -> Iterator[str]:
        if source != "-" and source not in self.ghosts:
            yield sentence("no ghost", space=source)
        elif target in self.ghosts:
            yield sentence("ghost already", space=target)
        else:
            ghosts = (self.ghosts - {source}) | ({target} - {"-"})
            if not can_take(self.hall, ghosts, self.moved):  # R2
                yield sentence("no take left")

    def _against_chip_move(self, source: str, target: str) -> Iterator[str]:
        for space in source, target:
            if space in self.ghosts:
                yield sentence("ghost", space=space)
        if len(self.hall[source]) < 2:
            yield sentence("low", space=source)
        elif not self.ghosts & {source, target}:
            *rest, chip = self.hall[source]
            hall = {**self.hall, source: rest, target: [*self.hall[target], chip]}
            if not can_take(hall, self.ghosts, [*self.moved, chip]):  # R2
                yield sentence("no take left")

    # Doing it.

    def play(self, token: str) -> None:
        """Play a legal token."""
        top = self.courts[self.to_move]["top"]
        if token[0] == "t":
            self._take(token[1], token[3:])
        elif token == ".":
            self.moves_left = 0
        elif token[1:2] == ">":
            top[token[0]] -= 1
            top[token[2]] += 1
            self.moves_left -= 1
        else:
            self._use(token)

    def _use(self, token: str) -> None:
        character, act = self._ability(token)
        if token[0] == "N":
            self._push(self.to_move, "n")
            self._push(3 - self.to_move, character)
            self.used.add("n")
        else:
            self._push(self.to_move, character)
            self.used.add(character)
        if character == "d" and "d" not in self.carried_out:
            self.moves_left = 3
        elif not act:
            return
        if not self.ninja_repeats:  # R3
            self.carried_out.add(character)
        if character == "r":
            self.ghosts = (self.ghosts | {act[1]}) - {act[0], "-"}
        if character == "g":
            self.moved.append(self.hall[act[0]].pop())
            self.hall[act[1]].append(self.moved[-1])

    def _push(self, seat: int, column: str) -> None:
        self.courts[seat]["bottom"][column] -= 1
        self.courts[seat]["middle"][column] += 1

    def _take(self, space: str, column: str) -> None:
        chip = self.hall[space].pop()
        self.ghosts.add(space)
        if chip.character == "s":
            self.courts[self.to_move]["top"][column] += 1
        else:
            self.courts[self.to_move]["bottom"][chip.character] += 1
        uncovered = self.visible(space)
        shown = sum(self.visible(a) == uncovered for a in SPACES)
        for seat in self.scores:
            self.scores[seat] += shown * self.influence(seat, uncovered)
        if not self.over:
            self.to_move = 3 - self.to_move
            self.begin_turn()


def can_take(hall: dict[str, list[Chip]], ghosts: set[str], moved: list[Chip]) -> bool:
    """Whether some ghost-free stack has a top chip that did not move this turn."""
    return any(stack and a not in ghosts and stack[-1] not in moved for a, stack in hall.items())
