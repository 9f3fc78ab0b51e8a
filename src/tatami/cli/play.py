"""`tatami play`: set up a table, then play at it."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

import tatami
from tatami.bots import LEVELS
from tatami.cli import files, host, mirrored, setup
from tatami.cli.screen import Screen, add_look
from tatami.cli.seating import USUAL, sit_down
from tatami.engine.game import GameError
from tatami.games import load
from tatami.match import Match

EXAMPLES = """\
examples:
  tatami play                                    choose a game and who plays
  tatami play take --names Hana                  you are Hana and play against a bot
  tatami play take --bot shogun --mirrored       two games on one deal against the strongest
  tatami play tenka --bot 2:farmer,3:shogun      a level for each seat
  tatami play take --hotseat --names Hana,Jan    two people at this screen
  tatami play tenno --seats 5 --human 1,3        two people and three bots
  tatami play take --option help                 explain the game's options
  tatami play take --option komi=10 --seed 7     with an option, and a deal that can be repeated
  tatami play --load game.tatami.json            continue a saved game

In a game, `?` explains your options and `help` lists the commands."""


def add(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "play",
        description="Play a game in this terminal, against bots or with friends.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of {', '.join(tatami.games())}")
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats the table has, bots included")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a variant of the rules, once for each; NAME=@FILE reads a text from a file; "
        "`--option help` explains all options of GAME",
    )
    deal = parser.add_mutually_exclusive_group()
    deal.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="a number that determines the deal, so that it can be repeated; the record then "
        "has no proof of its deal",
    )
    deal.add_argument("--deal", metavar="TEXT", help="the deal itself, as records write it")
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--human", metavar="SEATS", help="seats played by people at this screen, such as 1,3 (default: 1)"
    )
    who.add_argument("--hotseat", action="store_true", help="people at this screen play all seats")
    parser.add_argument("--names", metavar="NAMES", help="the names of these people, such as Hana,Jan")
    parser.add_argument(
        "--bot",
        metavar="LEVEL",
        help=f"how strong the bots are: {', '.join(LEVELS)} (default: {USUAL}), "
        "or by seat as 2:farmer,3:shogun",
    )
    parser.add_argument(
        "--mirrored", action="store_true", help="two games on one deal, seats swapped, points added up"
    )
    parser.add_argument("--load", metavar="FILE", help="continue a saved game")
    add_look(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set up a table as asked and play."""
    screen = Screen(args.lang, args.no_color)
    if args.game is not None and "help" in args.option:
        setup.show_options(screen, load(args.game))
        return 0
    try:
        match = _loaded(args) if args.load is not None else _new(screen, args)
    except (EOFError, KeyboardInterrupt):
        screen.say("leave-goodbye")
        return 0
    seed = secrets.randbits(32) if args.seed is None else args.seed % 2**32
    if args.mirrored:
        mirrored.play(screen, match, seed)
    else:
        host.play(screen, match, seed, files.path_of(args.load) if args.load is not None else None)
    return 0


def _new(screen: Screen, args: argparse.Namespace) -> Match:
    """The match requested on the command line; asks for the settings if no game was named."""
    seats, given = args.seats, args.option
    if args.game is not None:
        game = load(args.game)
    else:
        game = setup.ask_game(screen)
        if seats is None and args.deal is None:
            seats = setup.ask_seats(screen, game)
        if not given:
            given = setup.ask_options(screen, game)
    options = setup.options_from(game, given)
    match = tatami.new(game.name, seats=seats, seed=args.seed, deal=args.deal, options=options)
    people = _people(args, match)
    if args.game is None and not people:
        people = setup.ask_people(screen, match.seats)
    bots = setup.bots_from(args.bot, game.name, match.seats)
    if args.game is None and args.bot is None and len(people) < match.seats:
        bots = setup.ask_bots(screen, game, match.seats)
    return sit_down(match, people, setup.names_from(args.names), bots)


def _loaded(args: argparse.Namespace) -> Match:
    """A saved match; nothing else may be asked for that it brings with it."""
    match = files.load(args.load)
    for name in ("seats", "seed", "deal", "option", "mirrored"):
        if getattr(args, name) not in (None, [], False):
            raise GameError(f"A saved game keeps its settings, so --load cannot be combined with --{name}.")
    if args.game not in (None, match.game.name):
        raise GameError(f"{args.load} holds a game of {match.game.name}, not of {args.game}.")
    bots = setup.bots_from(args.bot, match.game.name, match.seats)
    return sit_down(match, _people(args, match), setup.names_from(args.names), bots)


def _people(args: argparse.Namespace, match: Match) -> set[int]:
    """The seats that people are to play, empty if nothing is said about them."""
    if args.hotseat:
        return set(range(1, match.seats + 1))
    return setup.seats_from(args.human, match.seats) if args.human is not None else set()
