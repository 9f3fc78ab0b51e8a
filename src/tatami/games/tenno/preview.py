"""What would come of a fight in TENNO, as far as the one who is asked can know."""

from __future__ import annotations

from typing import Any

from tatami.engine.game import Sight
from tatami.engine.scene import Message, Seat
from tatami.games.tenno.cards import ALL_CARDS, FARMERS, GEISHA, SLOTS, VALUE
from tatami.games.tenno.fights import (
    OUTCOMES,
    Fight,
    Loss,
    current_fight,
    ends_game,
    may_ask_for_monk,
    strength,
)
from tatami.games.tenno.moves import Move, read
from tatami.games.tenno.places import recollection
from tatami.games.tenno.state import GAP, UNKNOWN
from tatami.games.tenno.things import cards_in, name

Preview = tuple[dict[str, Any], Message | None]

TOUCHING = ("fill", "trade", "swap", "put-back", "pick-up")


# A response: both cards lie open.


def response_preview(view: Sight, monk: bool) -> Preview:
    """What comes of showing the Monk, or of not showing it; the words of the action say the sum."""
    v = view.record
    fight = current_fight(v)
    fight = fight.helped() if monk else fight
    then = consequences(v, fight)
    if monk:
        then = (*then, Message("then-monk-known"))
    return answer(v, fight), Message("preview-then", {"list": then})


def answer(v: Any, fight: Fight) -> dict[str, Any]:
    """A fight as plain data."""
    attack, defence = fight.strengths
    return {
        "monk": fight.monk,
        "strengths": [attack, defence],
        "outcome": OUTCOMES[fight.result],
        "ends": ends_game(v, fight),
    }


def said(fight: Fight) -> dict[str, Any]:
    """The strengths of a fight, as messages use them."""
    attack, defence = fight.strengths
    return {"attack": attack, "defence": defence, "why": fight.why}


def consequences(v: Any, fight: Fight) -> tuple[Message, ...]:
    """What a fight leads to, in words."""
    then = [consequence(loss) for loss in fight.losses]
    if ends_game(v, fight):
        return (*then, Message("then-ends"))
    if fight.result < 0:
        seats = {"seat": Seat(fight.defender + 1), "target": Seat(fight.attacker + 1)}
        then.append(Message("then-peek", seats))
    return tuple(then)


def consequence(loss: Loss) -> Message:
    """What becomes of a card, in words."""
    lost = {"target": Seat(loss.owner + 1), "card": name(loss.card)}
    if loss.captor is None:
        return Message("then-leaves", lost)
    points = int(VALUE[loss.card])
    return Message("then-captured", {**lost, "seat": Seat(loss.captor + 1), "points": points})


# An attack: the own card is known, the other one perhaps.


def attack_preview(view: Sight, move: Move) -> Preview:
    """What comes of an attack on a card that is remembered, or else how many cards it could beat."""
    v = view.record
    me = int(v.to_move)
    card = int(v.row[me, move.slot])
    recalled = recollection(view)
    own: dict[str, Any] = {"card": name(card)}
    if card != GEISHA:
        own["strength"] = strength(card)
    if recalled is None:
        return own, Message("preview-strength", own)
    cards = possible_cards(v, recalled, move.seat, move.aim)
    fights = [Fight(me, move.slot, move.seat, move.aim, card, other) for other in cards]
    if len(fights) == 1:
        return known_target(v, fights[0], own)
    return unknown_target(v, fights, own)


def known_target(v: Any, fight: Fight, own: dict[str, Any]) -> Preview:
    """Strengths and outcome, for both answers where a Monk may be asked for."""
    fights = [fight]
    if may_ask_for_monk(v, fight):
        fights.append(fight.helped())
    preview = {**own, "target": name(fight.defending), "answers": [answer(v, each) for each in fights]}
    alone = {**said(fight), "list": consequences(v, fight)}
    if len({each.result for each in fights}) == 1:
        return preview, Message("preview-fight", alone)
    helped = {"helped": fights[1].strengths[1], "helped-list": consequences(v, fights[1])}
    return preview, Message("preview-answers", {**alone, **helped})


def unknown_target(v: Any, fights: list[Fight], own: dict[str, Any]) -> Preview:
    """How many of the possible cards the attacking one beats, equals and loses to, without a Monk."""
    results = {outcome: [f for f in fights if f.result == sign] for sign, outcome in OUTCOMES.items()}
    monk = any(may_ask_for_monk(v, fight) for fight in fights)
    ends = any(ends_game(v, fight) for fight in fights)
    preview = {
        **own,
        **{outcome: [name(fight.defending) for fight in found] for outcome, found in results.items()},
        "may_monk": monk,
        "may_end": ends,
    }
    may = {**own, "monk": _code(monk), "ends": _code(ends)}
    odds = [(outcome, len(found)) for outcome, found in results.items() if found]
    if len(odds) == 1:
        return preview, Message("preview-sure", {**may, "outcome": odds[0][0]})
    parts = tuple(Message("odds", {"outcome": outcome, "cards": cards}) for outcome, cards in odds)
    return preview, Message("preview-odds", {**may, "list": parts, "cards": len(fights)})


def _code(holds: bool) -> str:
    return "yes" if holds else "no"


def possible_cards(v: Any, recalled: Any, seat: int, slot: int) -> list[int]:
    """The cards that may lie in a slot, for a viewer who remembers what was seen and touched."""
    seen, changed = recalled.seen[seat].tolist(), recalled.changed[seat].tolist()
    known = {other: seen[other] for other in range(SLOTS) if seen[other] != UNKNOWN and not changed[other]}
    if slot in known:
        return [known[slot]]
    cards = set(cards_in(ALL_CARDS ^ int(v.left[seat]))) - set(known.values())
    farmers = cards & set(cards_in(FARMERS))
    lying = {other for other in range(SLOTS) if v.row[seat, other] != GAP}
    untouched = lying - touched_slots(v, seat) - set(known)  # since the set-up, so Farmers
    if slot in untouched:
        return sorted(farmers)
    return sorted(cards - farmers if len(untouched) == len(farmers) else cards)


def touched_slots(v: Any, seat: int) -> set[int]:
    """The slots of a seat's row where a card was laid or picked up since the set-up."""
    length = int(v.log_length)
    entries = zip(
        v.log_action[:length].tolist(),
        v.log_seat[:length].tolist(),
        v.log_shown[:length].tolist(),
        strict=True,
    )
    touched = set()
    for action, who, shown in entries:
        if who == seat:
            move = read(action)
            if move.kind in TOUCHING:
                touched |= {shown} if move.kind == "fill" else {move.slot, move.other_slot}
    return touched
