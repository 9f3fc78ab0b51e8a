"""The games offered here, as the home page lists them."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

from tatami.bots import names
from tatami.engine.game import Game, OneOf, Option, SeatOrDrawn, Subset, Whole
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message
from tatami.games import leave_out, load
from tatami.games import names as games
from tatami.review.puzzles import puzzles
from tatami.server.wire.messages import Level
from tatami.server.wire.resources import FieldInfo, GameInfo, LevelInfo, OptionInfo, PartInfo

PICTURED = 3  # cards on the mat of a game that the page has no picture of

_LEVELS: tuple[Level, ...] = get_args(Level)


@cache
def catalogue(lang: str) -> list[GameInfo]:
    """All games in one language."""
    found = []
    for name in games():
        try:
            found.append(_game(load(name), lang))
        except Exception as error:  # a game that cannot say what it is must not hide the others
            leave_out(name, error)
    return found


def _game(game: Game, lang: str) -> GameInfo:
    speaker = Speaker(f"games/{game.name}", lang)
    known = names(game.name)
    return GameInfo(
        name=game.name,
        title=speaker.say(Message("title")),
        designers=speaker.say(Message("designers")),
        about=speaker.say(Message("about")),
        cards=_picture(game),
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        options=[_option(option, speaker) for option in game.options],
        levels=[_level(level, speaker) for level in _LEVELS if level in known],
        puzzles=len(puzzles(game.name)),
        has_drills=game.has_secrets,
        observation=[FieldInfo(name, size) for name, size in game.observation],
    )


def _picture(game: Game) -> list[str]:
    """A few kinds of cards from all over the bag."""
    kinds = game.cards.kinds if game.cards is not None else ()
    return [kinds[len(kinds) * index // PICTURED] for index in range(PICTURED)] if kinds else []


def _option(option: Option, speaker: Speaker) -> OptionInfo:
    words = speaker.say(Message(f"option-{option.name}"))
    if isinstance(option.check, Whole):
        number: Literal["seat", "number"] = "seat" if isinstance(option.check, SeatOrDrawn) else "number"
        return OptionInfo(option.name, words, number, option.default, option.check.low, option.check.high, [])
    if isinstance(option.check, Subset):
        parts = [PartInfo(part.letter, speaker.say(part.words), part.is_fixed) for part in option.check.parts]
        return OptionInfo(option.name, words, "set", option.default, None, None, parts)
    if isinstance(option.check, OneOf):
        parts = [
            PartInfo(name, speaker.say(Message(f"option-{option.name}-{name}")), False)
            for name in option.check.names
        ]
        return OptionInfo(option.name, words, "choice", option.default, None, None, parts)
    kind: Literal["flag", "text"] = "flag" if isinstance(option.default, bool) else "text"
    return OptionInfo(option.name, words, kind, option.default, None, None, [])


def _level(level: Level, speaker: Speaker) -> LevelInfo:
    words, style = (speaker.say(Message(f"{what}-{level}")) for what in ("level", "style"))
    return LevelInfo(level, words, style)
