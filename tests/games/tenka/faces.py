"""What tests of places, previews, reasons and events share."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import tatami
from tatami.engine.scene import Action, Message, Piece
from tatami.games.tenka import GAME
from tatami.match import Match
from tatami.view import View
from tests.games.tenka.builders import position, random_list


def at(*hands: str, played: str = "", **more: Any) -> Match:
    """A battle after some tokens."""
    match = Match.from_position(GAME, GAME.settle({}), position(*hands, **more))
    match.play_all(played.split())
    return match


def decisions(seats: int, count: int) -> Iterator[tuple[Match, str]]:
    """Random matches before each decision, with the token played next; some lists have many ties."""
    for seed in range(count):
        options = {"cards": random_list(seed)} if seed % 2 else {}
        match = tatami.new("tenka", seats=seats, seed=seed, options=options)
        dice = random.Random(seed)
        while not match.over:
            token = dice.choice(match.legal())
            yield match, token
            match.play(token)


def mover(match: Match) -> View:
    return match.view(match.to_move)


def pieces(view: View, place: str) -> tuple[Piece, ...]:
    (found,) = [there.pieces for there in view.places if there.id == place]
    return found


def kinds(view: View, place: str) -> list[str]:
    return [piece.kind for piece in pieces(view, place)]


def said(view: View, message: Message | None) -> str:
    assert message is not None
    return view.speaker().say(message)


def option(match: Match, token: str) -> Action:
    (found,) = [action for action in mover(match).actions if action.token == token]
    return found


def preview(match: Match, token: str) -> str:
    return said(mover(match), option(match, token).preview_words)
