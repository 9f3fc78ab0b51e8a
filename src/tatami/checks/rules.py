"""Rules that can be played, dealt, stored and replayed."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from tatami.checks.places import declared, defined, game_line
from tatami.checks.problem import Problem
from tatami.checks.samples import decisions, ended, matches, played, where
from tatami.engine import kernels
from tatami.engine.cards import Cards
from tatami.engine.deal import START
from tatami.engine.rng import new_rng
from tatami.games import folder, load
from tatami.match import Match
from tatami.record import replay


def check_loading(name: str) -> None:
    """The game is found."""
    game = load(name)
    tokens = game.tokens(game.settle({}))
    if len(set(tokens)) != len(tokens):
        twice = next(token for token, number in Counter(tokens).items() if number > 1)
        raise Problem(f"Two actions have the token {twice!r}; every token must be different.")
    if len(tokens) < game.actions:
        raise Problem(
            f"{game_line(folder(name), 'actions')}There are {game.actions} actions, but tokens for "
            f"{len(tokens)} only."
        )
    for action in range(game.actions):
        if not 0 <= game.mask(action) < len(tokens):
            raise Problem(
                f"{game_line(folder(name), 'mask')}mask gives {game.mask(action)} for action {action}, but "
                f"there are only {len(tokens)} tokens; masked actions are listed after the others."
            )


def check_playing(name: str) -> None:
    """Random games end, and accept what they offer."""
    played(name)
    game, home = load(name), folder(name)
    for match in ended(name):
        if match.legal():
            raise Problem(
                f"{defined(game.rules.legal, home)}{where(match)}: something is legal although the game is "
                f"over."
            )
        scores, ranks = match.scores(), match.ranks()
        for one in scores:
            if any(scores[other] < scores[one] and ranks[other] <= ranks[one] for other in scores):
                place = defined(game.rules.ranks, home) or defined(game.rules.scores, home)
                raise Problem(f"{place}{where(match)}: ranks {ranks} do not follow from scores {scores}.")


def check_cards(name: str) -> None:
    """No card is lost or doubled."""
    cards = load(name).cards
    if cards is None:
        return
    home = folder(name)
    for match, token, _ in decisions(name):
        after = match.copy()
        after.play(token)
        step = defined(match.game.rules.step, home)
        before, now = _counted(cards, match), _counted(cards, after)
        if now != before:
            lost, new = before - now, now - before
            said = [f"{_listed(lost)} is lost"] * bool(lost) + [f"{_listed(new)} is there twice"] * bool(new)
            raise Problem(
                f"{step}{where(match)}: after {token!r} {' and '.join(said)}; cards only go from pile to "
                f"pile with move."
            )
        for pile, (held, room) in _rooms(cards, after).items():
            if held > room:
                raise Problem(
                    f"{declared(home, 'Pile', pile)}{where(match)}: after {token!r} {held} cards lie in "
                    f"{pile}, which has room for {room}."
                )


def _rooms(cards: Cards, match: Match) -> dict[str, tuple[int, int]]:
    """By pile, the most cards that lie in one of that name, and how many can."""
    held = match.state()["held"][0]
    ends = [*cards.first.tolist(), cards.slots]
    rooms = [after - before for before, after in pairwise(ends)]
    names = cards.names
    return {
        name: (max(int(held[i]) for i, one in enumerate(names) if one == name), rooms[names.index(name)])
        for name in dict.fromkeys(names)
    }


def _counted(cards: Cards, match: Match) -> Counter[str]:
    state = match.state()[0]
    return Counter(
        cards.kinds[int(kind)] if kind < len(cards.kinds) else f"kind {kind}"
        for pile, first in enumerate(cards.first)
        for kind in state["card"][first : first + state["held"][pile]]
    )


def _listed(cards: Counter[str]) -> str:
    return ", ".join(kind if number == 1 else f"{number} {kind}" for kind, number in cards.items())


def check_dealing(name: str) -> None:
    """Deals can be written and read, also by compiled code."""
    game, home = load(name), folder(name)
    begin: Any = game.cards.begin if game.cards else None
    for match in matches(name):
        lifted = Match.from_deal(game, game.deal_of(match.state(), match.options), match.options)
        if lifted.state().tobytes() != match.state().tobytes():
            place = defined(game.lift, home) or defined(begin, home)
            raise Problem(f"{place}lift does not give back the deal {match.deal!r} that lay has laid.")
        state = match.state()
        kernels.deal(state, new_rng(7), match.options[START] - 1)
        again = Match.from_deal(game, game.deal_of(state, match.options), match.options)
        if again.state().tobytes() != state.tobytes():
            place = defined(game.rules.deal, home) or defined(begin, home)
            raise Problem(f"{place}The rule deal leaves another position than lay does for the same deal.")


def check_records(name: str) -> None:
    """Games can be stored and played again."""
    for match in ended(name):
        again = replay(match.record().dumps())
        if again.state().tobytes() != match.state().tobytes():
            step = defined(match.game.rules.step, folder(name))
            raise Problem(f"{step}{where(match)}: the record leads to another position.")
