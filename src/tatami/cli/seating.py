"""The players of a match at this screen, and their names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from tatami.bots import LEVELS, bot, names
from tatami.engine.game import GameError
from tatami.engine.scene import Message, Seat
from tatami.match import Match

USUAL = "samurai"  # the level that plays if nobody says which
ADVISER = "shogun"  # whose hints people get
LONGEST_NAME = 12  # columns of a player's name that are shown


def people_of(match: Match) -> set[int]:
    """The seats that are not played by bots."""
    return {seat for seat, player in match.players.items() if "bot" not in player}


def known_bot(name: str, game: str) -> str:
    """A bot of that name if the game has it, else the last that it has."""
    try:
        bot(name, game)
    except GameError:
        return names(game)[-1]
    return name


def sit_down(
    match: Match,
    people: Iterable[int] = (),
    called: Sequence[str] = (),
    bots: Mapping[int, str] | None = None,
) -> Match:
    """Note who plays a match here: as requested, else as its record says, else seat 1."""
    game = match.game.name
    here = sorted(set(people) or people_of(match) or {1})
    if len(called) > len(here):
        raise GameError(f"There are more names ({len(called)}) than seats played here ({len(here)}).")
    if len(set(called)) < len(called):
        raise GameError("No two players here may have the same name.")
    for seat in range(1, match.seats + 1):
        was = match.players.get(seat, {})
        match.players[seat] = {key: value for key, value in was.items() if key == "name"}
        if seat not in here:
            asked = (bots or {}).get(seat)
            match.players[seat]["bot"] = asked or known_bot(was.get("bot", USUAL), game)
    for seat, name in zip(here, called, strict=False):
        match.players[seat]["name"] = name
    return match


def bots_of(match: Match) -> dict[int, str]:
    """The bots by seat."""
    return {seat: player["bot"] for seat, player in match.players.items() if "bot" in player}


def level(name: str) -> Message | str:
    """A level as people call it; other bots are called as they are typed."""
    return Message(f"level-{name}") if name in LEVELS else name


def named(name: str, *seats: int) -> Message:
    """Seats that one kind of bot plays, with what it is."""
    return Message("bot-named", {"bots": tuple(map(Seat, seats)), "level": level(name)})


def display_names(match: Match) -> dict[int, str]:
    """The players' names, short, and without letters that a terminal would obey."""
    return {seat: shown for seat, name in match.names().items() if (shown := _shown(name))}


def _shown(name: str) -> str:
    text = Text("".join(letter for letter in name if letter.isprintable()).strip())
    text.truncate(LONGEST_NAME, overflow="ellipsis")
    return text.plain
