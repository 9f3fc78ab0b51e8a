"""Write the server's messages for a game in progress, for the gallery of boards.

`python scripts/web_fixtures.py tenno --seats 5 --moves 40` writes web/fixtures/tenno-5-40-1.json: a
snapshot for one seat, and the updates that follow it.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

import tatami
from tatami.games import load
from tatami.server.core import system
from tatami.server.core.decide import Repeated, decide
from tatami.server.core.entries import AnyEntry, Joined
from tatami.server.core.table import Table, fold
from tatami.server.http.pages import message_file
from tatami.server.wire import messages
from tatami.server.wire.messages import AnyCommand, Settings
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer

FIXTURES = Path(__file__).resolve().parent.parent / "web" / "fixtures"
NAMES = ("Hana", "Ota", "Jan", "Mika", "Ren", "Aiko", "Piet")
START = 1_760_000_000_000


def lay(game: str, seats: int, seed: int) -> Table:
    """A table whose seats are all taken by people, right before the game."""
    settings = Settings(game=game, seats=seats, hints=True)
    secret = hashlib.sha256(str(seed).encode()).digest()
    table = fold("gallery", system.create(settings, NAMES[0], NAMES[0], START, secret))
    for seat, name in enumerate(NAMES[:seats], 1):
        if seat > 1:
            table.apply(Joined(at=START, who=name, name=name))
        do(table, messages.Sit(id=f"sit-{seat}", seat=seat), name)
        do(table, messages.GiveNonce(id=f"nonce-{seat}", seat=seat, nonce=bytes([seat]) * 16), name)
    return table


def do(table: Table, command: AnyCommand, who: str) -> AnyEntry:
    """Apply a person's command."""
    entry = decide(table, command, who, table.at + 1_000)
    assert not isinstance(entry, Repeated)
    table.apply(entry)
    return entry


def play(table: Table, level: str, seed: int) -> Iterator[AnyEntry]:
    """Play on to the end, one decision at a time."""
    bots = {seat: tatami.bot(level, table.settings.game, seed=seed + seat) for seat in table.chairs}
    while table.asked:
        seat = table.asked[0]
        token = bots[seat].choose(table.match_of(seat).view(seat))
        command = messages.Play(id=f"play-{table.seq}", seat=seat, token=token, decision=table.decision)
        yield do(table, command, NAMES[seat - 1])


def fixture(args: argparse.Namespace) -> bytes:
    """The snapshot after a number of moves, and the updates after it."""
    seats = args.seats or load(args.game).usual_seats
    table = lay(args.game, seats, args.seed)
    reader = Reader("somebody" if args.seat == 0 else NAMES[(args.seat or 1) - 1], args.lang)
    do(table, messages.Start(id="start"), NAMES[0])
    moves = play(table, args.level, args.seed)
    # Without a seat asked for, the one whose turn comes then is the reader.
    while table.decision < args.moves and next(moves, None) is not None:
        pass
    if args.seat is None and table.asked:
        reader = Reader(NAMES[table.asked[0] - 1], args.lang)
    snapshot = Renderer(table).snapshot(reader)
    updates = []
    for entry, _ in zip(moves, range(args.updates), strict=False):
        updates.append(Renderer(table, entry).update(reader))
    assert table.match is not None
    dictionary = load(args.game).dictionary(table.match.options, seats)
    sent = {
        "lang": args.lang,
        "dictionary": dictionary.data(),
        "messages": message_file(args.game, args.lang).body.decode(),
        "snapshot": snapshot,
        "updates": updates,
    }
    return msgspec.json.format(msgspec.json.encode(sent), indent=1)


def main(argv: list[str] | None = None) -> None:
    """Write the requested fixture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tatami.games())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--moves", type=int, default=30, help="decisions before the snapshot (30)")
    parser.add_argument("--updates", type=int, default=20, help="decisions after it (20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", type=int, help="whose eyes; 0: a spectator's; else whoever is to move")
    parser.add_argument("--level", default="farmer", help="who plays: farmer (default), samurai, random …")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--out", type=Path, help="where to write it")
    args = parser.parse_args(argv)
    name = f"{args.game}-{args.seats or load(args.game).usual_seats}-{args.moves}-{args.seed}"
    out: Path = args.out or FIXTURES / f"{name}.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(fixture(args))
    print(f"{out}\n/gallery.html?fixture={out.stem}")


if __name__ == "__main__":
    main()
