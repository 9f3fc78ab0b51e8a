"""Who plays a match at this screen, and what its players are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from tatami.engine.game import Game, GameError
from tatami.match import Match

BOT = "plain"
LONGEST_NAME = 12  # columns of a player's name that are shown


def has_secrets(game: Game) -> bool:
    """Whether players know different things: deal and actions together are the whole game."""
    return not game.deal_is_public or any(game.mask(action) != action for action in range(game.actions))


def people_of(match: Match) -> set[int]:
    """The seats that are not played by bots."""
    return {seat for seat, player in match.players.items() if "bot" not in player}


def sit_down(match: Match, people: Iterable[int] = (), names: Sequence[str] = ()) -> Match:
    """Write beside a match who plays it here: as asked, else as its record says, else seat 1."""
    here = sorted(set(people) or people_of(match) or {1})
    if len(names) > len(here):
        raise GameError(f"There are more names ({len(names)}) than seats played here ({len(here)}).")
    if len(set(names)) < len(names):
        raise GameError("No two players here may have the same name.")
    for seat in range(1, match.seats + 1):
        player = {key: value for key, value in match.players.get(seat, {}).items() if key == "name"}
        match.players[seat] = player if seat in here else {**player, "bot": BOT}
    for seat, name in zip(here, names, strict=False):
        match.players[seat]["name"] = name
    return match


def display_names(match: Match) -> dict[int, str]:
    """The players' names, short, and without letters that a terminal would obey."""
    return {seat: shown for seat, name in match.names().items() if (shown := _shown(name))}


def _shown(name: str) -> str:
    text = Text("".join(letter for letter in name if letter.isprintable()).strip())
    text.truncate(LONGEST_NAME, overflow="ellipsis")
    return text.plain
