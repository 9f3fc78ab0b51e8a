"""What happened at a table of Tenka Trick, told from two views of one seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tatami.engine.game import Sight
from tatami.engine.scene import Event, Message, Seat
from tatami.games.tenka import rules, verdict
from tatami.games.tenka.battle import DRAW
from tatami.games.tenka.cards import FACTIONS, POINTS_GENERAL
from tatami.games.tenka.layout import (
    battle_number,
    battle_piece,
    battles,
    deck_size,
    former_general,
    on_table,
    player_of,
    points,
    scores,
    seats_from,
    seats_of,
    standing,
    totals,
)
from tatami.games.tenka.moves import Move, read
from tatami.games.tenka.state import GIVE, OVER
from tatami.games.tenka.things import (
    BATTLE,
    DECK,
    HIDDEN,
    OUT,
    SIDE_NAMES,
    battle_of,
    by_kind,
    card_piece,
    card_words,
    general_of,
    general_piece,
    hand_of,
    is_trump,
    listed,
    members,
    pile_of,
    total_of,
    up,
)
from tatami.games.tenka.verdict import Verdict


def events(before: Sight, action: int, after: Sight) -> list[Event]:
    """The small things an action unfolds into, in order."""
    move = read(action)
    unfold = {"play": _play, "give": _give, "confiscate": _confiscate}[move.kind]
    return [*unfold(before, move, after), *_afterwards(before, after)]


# A card falls.


def _play(before: Sight, move: Move, after: Sight) -> Iterator[Event]:
    v, w, at = before.record, after.record, int(before.record.battle)
    me = int(v.to_move)
    judged = verdict.read(w, at)
    assert judged is not None
    yield Event(
        "played",
        _played_words(w, at, me),
        battle_piece(after, at, me, judged),
        hand_of(me),
        battle_of(me),
        reveals=before.seat != me + 1,
    )
    yield from _sides_change(before, me, after, judged)
    yield from _changed(totals(v, at), totals(w, at), "counted")
    if judged.complete:
        won = None if judged.winner == DRAW else total_of(judged.winner)
        yield Event("decided", Message("saw-decided", {"why": verdict.why(w, at, judged)}), target=won)
        yield from _succession(before, after, judged)
        yield from _spoils_of(before, after, judged)


def _played_words(w: Any, at: int, me: int) -> Message:
    card, leader = int(w.played[at, me]), int(w.leader[at])
    args: dict[str, Any] = {
        **card_words(w, card),
        "seat": Seat(me + 1),
        "strength": int(w.strength[w.side_up[at], card]),
    }
    if me == leader:
        return Message("saw-lead", args)
    led = int(w.faction[w.played[at, leader]])
    if led < FACTIONS and not is_trump(card) and w.faction[card] != led:
        return Message("saw-play-without", {**args, "led": SIDE_NAMES[led]})  # by the rule they hold none
    return Message("saw-play", args)


def _sides_change(before: Sight, me: int, after: Sight, judged: Verdict) -> Iterator[Event]:
    """Cards that fight for another side than their own faction, the one just played and older ones."""
    w, at = after.record, int(before.record.battle)
    old = verdict.read(before.record, at)
    if judged.sides[me] != w.faction[w.played[at, me]]:
        yield Event("joined", _joins(w, at, me, judged))
    for seat in seats_from(judged.leader, len(judged.sides)):
        if old is None or seat == me or judged.sides[seat] == old.sides[seat]:
            continue
        joins = judged.sides[seat] != w.faction[w.played[at, seat]]
        words = _joins(w, at, seat, judged) if joins else None
        place = battle_of(seat)
        yield Event("joined", words, battle_piece(after, at, seat, judged), place, place)


def _joins(w: Any, at: int, seat: int, judged: Verdict) -> Message:
    side = SIDE_NAMES[judged.sides[seat]]
    return Message("saw-joined", {**card_words(w, int(w.played[at, seat])), "side": side})


def _changed(old: Mapping[str, int], new: Mapping[str, int], kind: str) -> Iterator[Event]:
    """Numbers that changed."""
    if new is old:
        return
    for id, number in new.items():
        if number != old[id]:
            yield Event(kind, target=id, amount=number - old[id])


# The battle is over.


def _succession(before: Sight, after: Sight, judged: Verdict) -> Iterator[Event]:
    """The General's card goes to whom it is due, and turns over in an uprising."""
    v, w = before.record, after.record
    if judged.winner == DRAW:
        return
    who = {"seat": Seat(judged.general + 1), "how": judged.how}
    place = general_of(judged.general)
    if judged.general == v.general:
        yield Event("general", Message("saw-stays", who))
    else:
        yield Event(
            "general", Message("saw-general", who), general_piece(v.side), general_of(int(v.general)), place
        )
    if judged.uprising:
        yield Event(
            "turned", Message("saw-uprising", {"up": up(w.side)}), general_piece(w.side), place, place
        )


def _spoils_of(before: Sight, after: Sight, judged: Verdict) -> Iterator[Event]:
    """Trumps go out of the game; country cards are kept in a draw, or won, unless gifts come first."""
    w, at = after.record, int(before.record.battle)
    played = {int(w.played[at, seat]): seat for seat in seats_from(judged.leader, int(w.seats))}
    for card in filter(is_trump, played):
        words = Message("saw-out", card_words(w, card))
        yield Event("out", words, card_piece(after, card), battle_of(played[card]), OUT)
    countries = [card for card in played if not is_trump(card)]
    if judged.winner == DRAW:
        ways = [(card, battle_of(played[card]), pile_of(played[card])) for card in countries]
        yield from _moved("kept", Message("saw-kept"), after, ways)
    elif w.phase != GIVE:
        yield from _won(after, at, countries, "saw-won")


def _won(after: Sight, at: int, cards: list[int], id: str) -> Iterator[Event]:
    """The General puts cards of the battle on the own pile."""
    w = after.record
    general = int(w.general)
    words = Message(id, {"seat": Seat(general + 1), "list": listed(w, cards)})
    ways = [(card, battle_of(player_of(w, at, card)), pile_of(general)) for card in cards]
    yield from _moved("won", words, after, ways)


def _moved(kind: str, words: Message, after: Sight, ways: list[tuple[int, str, str]]) -> Iterator[Event]:
    """Cards that go their ways under one sentence."""
    for number, (card, source, target) in enumerate(ways):
        yield Event(kind, None if number else words, card_piece(after, card), source, target)


# Gifts and confiscation.


def _give(before: Sight, move: Move, after: Sight) -> Iterator[Event]:
    v, w, at = before.record, after.record, int(before.record.battle)
    receiver = int(rules.receiver(v))
    words = Message(
        "saw-given",
        {**card_words(v, move.card), "seat": Seat(int(v.to_move) + 1), "receiver": Seat(receiver + 1)},
    )
    source = battle_of(player_of(v, at, move.card))
    yield Event("given", words, card_piece(after, move.card), source, pile_of(receiver))
    if w.phase != GIVE:
        yield from _won(after, at, [card for card in on_table(v) if card != move.card], "saw-rest")


def _confiscate(before: Sight, move: Move, after: Sight) -> Iterator[Event]:
    v = before.record
    former, general = former_general(v), int(v.general)
    cards = by_kind(v, v.pile[former] & v.faction_cards[move.faction])
    args = {
        "seat": Seat(general + 1),
        "former": Seat(former + 1),
        "faction": SIDE_NAMES[move.faction],
        "list": listed(v, cards),
    }
    ways = [(card, pile_of(former), pile_of(general)) for card in cards]
    yield from _moved("confiscated", Message("saw-confiscated", args), after, ways)


# What follows by itself.


def _afterwards(before: Sight, after: Sight) -> Iterator[Event]:
    """Points change; when nothing of the battle is left to do, the next one begins or the game ends."""
    v, w = before.record, after.record
    if w.phase == OVER or w.battle != v.battle:
        yield from _cleared(w, int(v.battle))
        yield from _drawn(before, after)
        yield from _standing(after)
    if w.battle != v.battle:
        args = {"battle": battle_number(w), "battles": battles(w), "up": up(w.side)}
        yield Event("battle", Message("saw-battle", args), target=BATTLE, amount=1)
    yield from _changed(points(v), points(w), "scored")


def _cleared(w: Any, at: int) -> Iterator[Event]:
    fought = totals(w, at)
    yield from _changed(fought, dict.fromkeys(fought, 0), "counted")


def _drawn(before: Sight, after: Sight) -> Iterator[Event]:
    """Everyone draws a card, the General first; only the own one is seen."""
    v, w = before.record, after.record
    if v.drawn == w.drawn:
        return
    words = Message("saw-drawing", {"cards": deck_size(w)})
    yield Event("drawing", words, target=DECK, amount=deck_size(w) - deck_size(v))
    for seat in seats_from(int(w.general), int(w.seats)):
        if after.seat != seat + 1:
            yield Event("drawn", None, HIDDEN, DECK, hand_of(seat))
            continue
        (card,) = members(w.hand[seat] & ~v.hand[seat])
        words = Message("saw-drawn", {"seat": Seat(seat + 1), **card_words(w, card)})
        yield Event("drawn", words, card_piece(after, card), DECK, hand_of(seat), reveals=True)


def _standing(after: Sight) -> Iterator[Event]:
    """What everybody has now; at the end, what for."""
    w, seats = after.record, seats_of(after)
    now = scores(w)
    if w.phase == OVER:
        yield from (Event("standing", final(w, seat, now[seat])) for seat in seats)
    else:
        yield Event("standing", Message("saw-points", {"list": standing(now, seats)}))


def final(w: Any, seat: int, points: int) -> Message:
    """What a player's points at the end are made of."""
    cards = int(w.pile[seat]).bit_count()
    general = POINTS_GENERAL if w.general == seat else 0
    args = {"cards": cards, "kinds": points - cards - general, "general": general, "points": points}
    return Message("saw-final", {"seat": Seat(seat + 1), **args})
