"""What may be done at a table of Tenka Trick, and what would come of it."""

from __future__ import annotations

from typing import Any

from tatami.engine import kernels
from tatami.engine.game import Sight
from tatami.engine.records import copied, fields
from tatami.engine.scene import Action, Message, Seat
from tatami.games.tenka import rules, verdict
from tatami.games.tenka.battle import DRAW, TWO_TRUMPS
from tatami.games.tenka.cards import CARDS, HAND, KIND_LETTERS
from tatami.games.tenka.layout import former_general, player_of, scores, seats_from, seats_of, standing
from tatami.games.tenka.moves import Move, read
from tatami.games.tenka.state import CONFISCATE, GIVE, STATE
from tatami.games.tenka.things import SIDE_NAMES, battle_of, by_kind, card_words, hand_of, pile_of, up
from tatami.games.tenka.verdict import Verdict


def action(view: Sight, number: int) -> Action:
    """A legal action with its places, words and consequences."""
    move, token = read(number), view.tokens[number]
    after = _foresee(view.record, number)
    if move.kind == "play":
        return _play(view, move, token, after)
    if move.kind == "give":
        return _give(view, move, token, after)
    return _confiscate(view, move, token, after)


def _foresee(v: Any, number: int) -> Any:
    """The position after an action, as if the deck were empty: nobody knows what is drawn."""
    after = copied(v, STATE)
    after["drawn"] = CARDS - HAND * v.seats
    kernels.step(after, number)
    return fields(after)


def _play(view: Sight, move: Move, token: str, after: Any) -> Action:
    v, at, me = view.record, int(view.record.battle), int(view.record.to_move)
    judged = verdict.read(after, at)
    assert judged is not None
    preview: dict[str, Any] = {"complete": judged.complete, "sides": verdict.sides_data(judged)}
    if judged.complete:
        preview |= _outcome(judged, after)
        words = _outcome_words(v, judged, after)
    elif judged.reason == TWO_TRUMPS:
        words = verdict.why(after, at, judged)  # whatever follows
    elif me == judged.leader:
        words = Message("preview-lead", {"strength": sum(judged.totals.values())})
    else:
        words = Message("preview-sides", {"totals": verdict.sums(judged)})
    places = hand_of(me), battle_of(me)
    return Action(token, "play", places, Message("do-play", card_words(v, move.card)), preview, words)


def _outcome(judged: Verdict, after: Any) -> dict[str, Any]:
    """How a battle would end; points only where nothing is left to choose."""
    clockwise = seats_from(judged.general, int(after.seats))
    outcome: dict[str, Any] = {
        "winner": SIDE_NAMES[judged.winner] if judged.winner != DRAW else None,
        "reason": verdict.reason_name(judged),
        "general": judged.general + 1,
        "uprising": judged.uprising,
        "up": up(after.side),
        "gifts": [seat + 1 for seat in clockwise if int(after.due) >> seat & 1],
    }
    return outcome if after.phase in (GIVE, CONFISCATE) else {**outcome, **_points(after)}


def _outcome_words(v: Any, judged: Verdict, after: Any) -> Message:
    why = verdict.why(after, int(v.battle), judged)
    if judged.winner == DRAW:
        return why
    args = {"why": why, "seat": Seat(judged.general + 1), "up": up(after.side)}
    if judged.uprising:
        return Message("preview-uprising", args)
    return Message("preview-stays" if judged.general == v.general else "preview-general", args)


def _give(view: Sight, move: Move, token: str, after: Any) -> Action:
    v, card = view.record, move.card
    receiver = int(rules.receiver(v))
    source = player_of(v, int(v.battle), card)
    kind = int(v.kind[card])
    cards = int(after.pile[receiver] & v.kind_cards[kind]).bit_count()
    args = {**card_words(v, card), "receiver": Seat(receiver + 1)}
    return Action(
        token,
        "give",
        (battle_of(source), pile_of(receiver)),
        Message("do-give", args),
        {"receiver": receiver + 1, "cards": cards, **_points(after)},
        Message("preview-give", {**args, "cards": cards}),
    )


def _confiscate(view: Sight, move: Move, token: str, after: Any) -> Action:
    v = view.record
    former = former_general(v)
    cards = by_kind(v, v.pile[former] & v.faction_cards[move.faction])
    kinds = [KIND_LETTERS[v.kind[card]] for card in cards]
    number = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    listed = tuple(Message("kind-cards", {"kind": kind, "cards": some}) for kind, some in number.items())
    args = {"faction": SIDE_NAMES[move.faction], "seat": Seat(former + 1), "cards": len(cards)}
    return Action(
        token,
        "confiscate",
        (pile_of(former), pile_of(int(v.general))),
        Message("do-confiscate", args),
        {"from": former + 1, "kinds": number, **_points(after)},
        Message("preview-confiscate", {"list": listed, "points": standing(scores(after), seats_of(view))}),
    )


def _points(after: Any) -> dict[str, Any]:
    """Points by seat as they would be."""
    return {"scores": {str(seat + 1): points for seat, points in enumerate(scores(after))}}
