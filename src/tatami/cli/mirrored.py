"""Mirrored matches: two games on one deal with seats swapped, points added up."""

from __future__ import annotations

from tatami.cli import host
from tatami.cli.screen import Screen
from tatami.cli.seating import display_names, people_of
from tatami.engine.game import GameError
from tatami.engine.scene import Seat
from tatami.match import Match

ONE, TWO = 1, 2  # the seats


def play(screen: Screen, match: Match, seed: int) -> None:
    """Play both games, if nobody leaves, and say who won the match."""
    if match.seats != TWO:
        raise GameError(f"A mirrored match is for two seats, not for {match.seats}.")
    _name(screen, match)
    screen.say("mirrored-begin")
    first = host.play(screen, match, seed)
    if not _ended(first, match):
        return
    screen.say("mirrored-second")
    back = turned(first)
    second = host.play(screen, back, seed)
    if _ended(second, back):
        _tell(screen, first, second)


def _ended(played: Match, match: Match) -> bool:
    """Whether a game came to its end, and no other was loaded in its place."""
    return played.over and (played.deal, played.players) == (match.deal, match.players)


def turned(match: Match) -> Match:
    """The same deal with the players in each other's seats."""
    other = match.at(0)
    other.players = {ONE: dict(match.players[TWO]), TWO: dict(match.players[ONE])}
    return other


def _name(screen: Screen, match: Match) -> None:
    """Name unnamed players: a seat's number would mean another player in the second game."""
    bots = sum("bot" in player for player in match.players.values())
    for seat, letter in ((ONE, "A"), (TWO, "B")):
        player = match.players[seat]
        alone = "bot" in player and bots == 1
        unnamed = screen.text("mirrored-bot") if alone else screen.text("mirrored-player", letter=letter)
        player.setdefault("name", unnamed)


def _tell(screen: Screen, first: Match, second: Match) -> None:
    """Both games together, in words."""
    people = people_of(second)
    screen.names = display_names(second)
    screen.listener = min(people) if len(people) == 1 else None
    points = {seat: second.scores()[seat] + first.scores()[3 - seat] for seat in (TWO, ONE)}
    for seat, total in points.items():
        games = {"first": first.scores()[3 - seat], "second": second.scores()[seat]}
        screen.say("mirrored-points", seat=Seat(seat), **games, points=total)
    lead = points[ONE] - points[TWO]
    if lead == 0:
        screen.say("mirrored-draw")
    else:
        screen.say("mirrored-win", seat=Seat(ONE if lead > 0 else TWO), points=abs(lead))
