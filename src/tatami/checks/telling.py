"""What is shown and said of a game."""

from __future__ import annotations

import numpy as np

from tatami import rulebook
from tatami.checks.fold import Table
from tatami.checks.places import defined
from tatami.checks.problem import Problem
from tatami.checks.samples import decisions, moments, viewers, where
from tatami.engine.i18n.speaker import bundle
from tatami.engine.scene import Message
from tatami.games import folder, load
from tatami.match import Match


def check_events(name: str) -> None:
    """Events explain every change."""
    for match, token, _ in decisions(name):
        after = match.copy()
        after.play(token)
        place = defined(match.game.scene.tell, folder(name)) or defined(match.game.rules.step, folder(name))
        for viewer in viewers(match):
            if _pieces(after, viewer) != _pieces(match, viewer):
                raise Problem(
                    f"{place}{where(after)}: seat {viewer} sees another number of pieces than at first."
                )
            table = Table(match.view(viewer))
            try:
                for event in after.events(viewer, len(match.actions))[0].events:
                    table.apply(event)
                table.assert_is(after.view(viewer))
            except (AssertionError, KeyError) as error:
                raise Problem(
                    f"{place}{where(after)}: the events of {token!r} do not lead seat {viewer} to its view "
                    f"({error})."
                ) from None


def _pieces(match: Match, viewer: int | None) -> int:
    return sum(len(place.pieces) for place in match.view(viewer).places)


def check_words(name: str) -> None:
    """Everything can be said."""
    game = load(name)
    for seats in game.seats:
        options = game.settle({}, seats)
        messages, pieces, _, _ = game.scene.forms.made(options, seats)
        acts = game.scene.actions(options, seats)
        said = (*messages, *(one.words for one in (*pieces, *acts)))
        declared = {words.id: None for words in said if isinstance(words, Message)}  # others are slots
        if lacking := [id for id in declared if id not in bundle(f"games/{name}", "en")]:
            raise Problem(
                f"{folder(name) / 'locale' / 'en.ftl'}, line 1: these messages are missing: "
                f"{', '.join(lacking)}."
            )
    for match, _, _ in moments(name):
        for viewer in viewers(match):
            view = match.view(viewer)
            view.json()
            view.text()
            if match.over:  # the log of the whole game
                match.log(viewer)
        if not match.over:
            view = match.view(match.to_move)
            for action in np.flatnonzero(~view.legal_mask).tolist():
                view.speaker().say(view.reason(action))


def check_rulebook(name: str) -> None:
    """The rules are written for people."""
    book, text = rulebook.rulebook(name, "en"), rulebook.text(name, "en")
    for option in load(name).options:
        if f"`{option.name}`" not in text:
            raise Problem(
                f"{folder(name) / 'rulebook' / 'en.md'}, line {len(text.splitlines())}: The rulebook "
                f"{book.title!r:.40} does not explain the option `{option.name}`."
            )
