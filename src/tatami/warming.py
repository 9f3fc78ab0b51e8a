"""Precompilation: use rules, bots and arrays once, so that nobody waits for the compiler later."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tatami.engine.scene.changes import changes
from tatami.engine.scene.spoken import spoken
from tatami.games import load
from tatami.games import names as all_games
from tatami.match import new

Stage = Callable[[str, str, int, int], None]  # game, part, its index, number of parts

BUDGET = "5ms"  # for each bot: strength does not matter here


def warm(*games: str, stage: Stage = lambda game, part, number, of: None) -> None:
    """Compile everything that the given games, or all games, need; code already compiled takes a moment."""
    chosen = [load(game).name for game in games or all_games()]
    work = [(part, game) for part in PARTS for game in dict.fromkeys(chosen)]
    for number, (part, game) in enumerate(work, 1):
        stage(game, part, number, len(work))
        PARTS[part](game)


def warm_rules(game: str) -> None:
    """Play a random game and render it for every viewer."""
    match, chance = new(game, seed=1), Random(1)
    seats = (None, *range(1, match.seats + 1))
    first = match.view(match.to_move)
    first.text()
    first.reason(int(first.legal_mask.argmin()))
    while not match.over:
        legal = match.legal()  # before `see_as_mover` finds the same
        for seat in seats:
            view = match.view(seat)
            view.data()
            for step in match.events(seat, max(0, len(match.actions) - 1)):
                spoken(step.events, view.speaker())
            match.told(seat, max(0, len(match.actions) - 1))
            match.see(seat)
        match.see_as_mover()
        token = chance.choice(legal)
        match.check(token)
        match.play(token)
        dictionary = match.game.dictionary(match.options, match.seats)
        changes(*match.last_step(), range(-1, match.seats), dictionary.knobs, len(dictionary.spots))
    for since in (0, 1):
        match.told(None, since)
    match.record().dumps()


def warm_bots(game: str) -> None:
    """Let bots think throughout a game: its end may need code that its beginning does not."""
    from tatami.bots import LEVELS, bot, names, values  # a program without bots need not load them

    levels = [level for level in LEVELS if level in names(game)]
    bots = [bot(f"{level}@{BUDGET}", game) for level in levels]
    match, chance, judge = new(game, seed=1), Random(1), values(game)
    judge.stand(match.view(1), 2)
    while match.to_move is not None:
        view = match.view(match.to_move)
        for one in {bots[len(match.actions) % len(bots)], bots[-1]}:
            one.choose(view)
        judge.weigh(view, view.legal[0], 4)
        match.play(chance.choice(match.legal()))


def warm_arrays(game: str) -> None:
    """Play a few moves in many games at once."""
    from tatami.adapters.batch import Batch

    batch = Batch(game, 8)
    for _ in range(8):
        batch.step(batch.sample())


PARTS: dict[str, Callable[[str], None]] = {"rules": warm_rules, "bots": warm_bots, "arrays": warm_arrays}
