"""Two logs of one table that differ in nothing that a certain seat may know."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

import tatami
from tatami.games import load
from tatami.match import IllegalAction, Match
from tatami.server.core import entries as log
from tatami.server.core.entries import AnyEntry
from tests.server.desk import ANNA, BERT, CARL, Desk, settings

HOLDERS = (ANNA, BERT, CARL)
# Three where a game has room for three, else as many as it has.
SEATS = {name: min(load(name).seats, key=lambda seats: abs(seats - 3)) for name in tatami.games()}
SECRETIVE = [name for name in tatami.games() if load(name).has_secrets]


def played(game: str, chance: Random, decisions: int) -> Desk:
    """A table at which people have played so much at random."""
    desk = Desk(settings(game, SEATS[game])).start(*HOLDERS[: SEATS[game]])
    while desk.table.decision < decisions and desk.table.status == "playing":
        seat = chance.choice(desk.table.asked)
        desk.play(chance.choice(desk.legal(seat)), seat)
    return desk


def other_world(match: Match, viewer: int | None, chance: Random) -> Match | None:
    """Another deal or other secret choices, if by chance the viewer sees the same from start to end."""
    world = Match.from_deal(match.game, _other_deal(match, chance), match.options)
    again = match.at(0)
    if world.view(viewer) != again.view(viewer):
        return None
    for token in match.history:
        mover = again.to_move
        other = token if mover == viewer else _alike(world, token, chance)
        try:
            again.play(token)
            world.play(other)
        except IllegalAction:
            return None
        if world.view(viewer) != again.view(viewer):
            return None
    return world if (world.deal, world.history) != (match.deal, match.history) else None


def _other_deal(match: Match, chance: Random) -> str:
    """The deal with two things exchanged, where deals are secret."""
    assert match.deal is not None
    if match.game.deal_is_public:
        return match.deal
    parts = match.deal.split()
    one, two = chance.sample(range(2, len(parts)), 2)
    parts[one], parts[two] = parts[two], parts[one]
    return " ".join(parts)


def _alike(match: Match, token: str, chance: Random) -> str:
    """A token that other seats cannot tell from this one: usually the same."""
    if chance.random() < 0.6:
        return token
    numbers = {token: number for number, token in enumerate(match.tokens)}
    mask = match.game.mask
    alike = [other for other in match.legal() if mask(numbers[other]) == mask(numbers[token])]
    return chance.choice(alike or [token])


def twin(desk: Desk, world: Match, keep: str) -> list[AnyEntry]:
    """The log as it would be in the other world, with others' names for themselves and their commands."""
    movers = [step.seat for step in world.events(None)]
    tokens = {
        seat: iter([t for t, s in zip(world.history, movers, strict=True) if s == seat]) for seat in movers
    }
    entries: list[AnyEntry] = []
    for entry in desk.log:
        if entry.who != keep:
            entry = replace(
                entry, who=f"other-{entry.who}" if entry.who else "", id=entry.id and f"x{entry.id}"
            )
        if isinstance(entry, log.Started):
            assert world.deal is not None
            entry = replace(entry, deal=world.deal)
        elif isinstance(entry, log.Moved):
            entry = replace(entry, token=next(tokens[entry.seat]))
        elif isinstance(entry, log.NonceGiven) and entry.who != keep:
            entry = replace(entry, nonce=entry.nonce[::-1][:15] + b"\xee")
        entries.append(entry)
    return entries
