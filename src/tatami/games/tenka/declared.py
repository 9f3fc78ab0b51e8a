"""The vocabulary of a Tenka Trick scene: spots, pieces, messages and actions, by number."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from tatami.engine.jit import interpreted
from tatami.engine.scene import Action, Message, Piece, Seat
from tatami.engine.scene.forms import Forms, Options, Spot
from tatami.engine.scene.slots import (
    FLAG,
    MESSAGE,
    NUMBER,
    PREVIEW,
    SEAT,
    SPOT,
    Args,
    ByMover,
    Choice,
    Form,
    List,
    Map,
    Same,
)
from tatami.engine.scene.writer import write
from tatami.games.tenka.battle import SIDES, Reason
from tatami.games.tenka.card_list import clan_names, parse_cards
from tatami.games.tenka.cards import (
    CARDS,
    EMPEROR_FACTION,
    FACTION_NAMES,
    KIND_LETTERS,
    KINDS,
    MOST_SEATS,
    TEMPLES_FACTION,
    TRUMP_CODES,
    TRUMP_STRENGTHS,
)
from tatami.games.tenka.moves import Move, read
from tatami.games.tenka.state import ACTIONS

SIDE_NAMES = (*FACTION_NAMES, "emperor", "temples")  # by faction, the trumps' own included
UPS = ("light", "dark")  # sides of the General's card
REASONS = tuple(reason.name.lower().replace("_", "-") for reason in Reason)

# Spots by number: those that all share, then those of each seat.

DECK, OUT, BATTLE, BATTLES = range(4)
MOST, SHARED, FOR_GENERAL = range(4, 7)  # sources of points
TOTALS = 7
SEATS = TOTALS + SIDES
A_SEAT = 5 + KINDS  # spots of a seat


@write
def total_spot(side: int) -> int:
    """A side's total in the battle."""
    return TOTALS + side


@write
def hand_of(seat: int) -> int:
    """A player's hand."""
    return SEATS + seat * A_SEAT


@write
def general_of(seat: int) -> int:
    """The spot for the General's card before a player."""
    return SEATS + seat * A_SEAT + 1


@write
def pile_of(seat: int) -> int:
    """A player's open pile."""
    return SEATS + seat * A_SEAT + 2


@write
def battle_of(seat: int) -> int:
    """The spot for the card that a player plays."""
    return SEATS + seat * A_SEAT + 3


@write
def score_of(seat: int) -> int:
    """A player's points."""
    return SEATS + seat * A_SEAT + 4


@write
def kind_score_of(seat: int, kind: int) -> int:
    """A player's points for a kind."""
    return SEATS + seat * A_SEAT + 5 + kind


def spots(options: Options, seats: int) -> list[Spot]:
    """All places and counts."""
    return [
        Spot("deck", Message("place-deck")),
        Spot("out", Message("place-out")),
        *map(Spot, ("battle", "battles", "points/most", "points/shared", "points/general")),
        *(Spot(f"side/{side}") for side in SIDE_NAMES),
        *(spot for seat in range(1, seats + 1) for spot in _spots_of(seat)),
    ]


def _spots_of(seat: int) -> list[Spot]:
    where = {"seat": Seat(seat)}
    return [
        *(
            Spot(f"seat/{seat}/{name}", Message(f"place-{name}", where))
            for name in ("hand", "general", "pile")
        ),
        Spot(f"battle/{seat}", Message("place-battle", where)),
        Spot(f"seat/{seat}/score"),
        *(Spot(f"seat/{seat}/score/{kind}") for kind in KIND_LETTERS),
    ]


_IDS = [spot.id for spot in spots({}, MOST_SEATS)]


def _own(spot: Callable[[int], int], seats: int) -> ByMover:
    """A spot of the mover."""
    return ByMover(tuple(_IDS[interpreted(spot)(seat)] for seat in range(seats)))


# Slots.


@lru_cache(maxsize=64)
def _printed(cards: str) -> tuple[dict[str, Any], ...]:
    """The printed values of each card of a list and of the trumps, which have no kind."""
    countries = [
        {"faction": SIDE_NAMES[c.faction], "kind": KIND_LETTERS[c.kind], "light": c.light, "dark": c.dark}
        for c in parse_cards(cards)
    ]
    factions = (EMPEROR_FACTION, TEMPLES_FACTION, TEMPLES_FACTION)
    trumps = zip(factions, TRUMP_STRENGTHS, strict=True)
    return (
        *countries,
        *({"faction": SIDE_NAMES[side], "light": light, "dark": dark} for side, (light, dark) in trumps),
    )


@lru_cache(maxsize=64)
def _marked(cards: str) -> list[dict[str, Any]]:
    """The same as marks: with the clan where the list calls it otherwise than we do."""
    own = dict(zip(FACTION_NAMES, clan_names(cards), strict=True))
    clans = [own.get(printed["faction"], printed["faction"]) for printed in _printed(cards)]
    return [
        {**printed, "clan": clan} if clan != printed["faction"] else printed
        for printed, clan in zip(_printed(cards), clans, strict=True)
    ]


def _codes(cards: str) -> list[str]:
    return [*(country.code for country in parse_cards(cards)), *TRUMP_CODES]


KIND: Any = Choice(tuple(KIND_LETTERS))
SIDE: Any = Choice(SIDE_NAMES)
UP: Any = Choice(UPS)
CODE: Any = Choice(lambda options, seats: _codes(options["cards"]))
PRINTED = Args(lambda options, seats: _printed(options["cards"]))
MARKED = Args(lambda options, seats: _marked(options["cards"]))
FORMS = Forms()

# Pieces.


@lru_cache(maxsize=64)
def _pieces(cards: str) -> list[Piece]:
    every = zip(_codes(cards), _printed(cards), _marked(cards), strict=True)
    return [Piece(code, Message("card", printed), marks=marks) for code, printed, marks in every]


HIDDEN = FORMS.piece(Piece("card", Message("card-hidden"), "down"))
CARD = FORMS.pieces(CARDS, lambda options, seats: _pieces(options["cards"]))  # + card
GENERAL = FORMS.pieces(len(UPS), lambda *table: [_general(up) for up in UPS])  # + side
# In battle: the card three times, its strength, the side it fights on, and which numbers count.
_fighting = {"card": MARKED, "strength": NUMBER, "side": SIDE, "up": UP}
FIGHTING = FORMS.piece(Piece(CODE, Message("card", {"card": PRINTED}), marks=_fighting))
LEADING = FORMS.piece(Piece(CODE, Message("card", {"card": PRINTED}), marks={**_fighting, "led": True}))


def _general(up: str) -> Piece:
    return Piece("general", Message("card-general", {"up": up}), marks={"side": up})


# Lists in sentences.

_cards = List(Form(Message("card", {"card": PRINTED})))
_totals = List(Form(Message("side-total", {"side": SIDE, "total": NUMBER})))
_kinds = List(Form(Message("kind-cards", {"kind": KIND, "cards": NUMBER})))
_standing = List(Form(Message("seat-has", {"seat": SEAT, "number": NUMBER})))

# Why a battle ends as it does: WHY + reason.

DRAWN = SIDES  # instead of the side that wins
_why = {
    "totals": _totals,
    "winner": Choice((*SIDE_NAMES, "draw")),
    "trumps": NUMBER,
    "vassals": Choice(("strongest", "all")),
}
WHY = FORMS.messages(len(REASONS), lambda *table: [Message(f"why-{reason}", _why) for reason in REASONS])

# Whose turn it is.

TASK_GIVE = FORMS.message("task-give", seat=SEAT, receiver=SEAT, cards=NUMBER)
TASK_CONFISCATE = FORMS.message("task-confiscate", seat=SEAT, former=SEAT)
TASK_LEAD = FORMS.message("task-lead", seat=SEAT)
TASK_ANY = FORMS.message("task-any", seat=SEAT, general=SEAT)
TASK_PLAY, TASK_FOLLOW, TASK_WITHOUT = (
    FORMS.message(name, seat=SEAT, general=SEAT, faction=SIDE)
    for name in ("task-play", "task-follow", "task-without")
)

# The table in sentences.

OWN_SIDE = SIDES  # instead of the side that a card fights on: that of its faction
_played = {
    "card": PRINTED,
    "seat": SEAT,
    "strength": NUMBER,
    "side": Choice((*SIDE_NAMES, "own")),
}
SUM_OVER = FORMS.message("sum-over", battles=NUMBER)
SUM_BATTLE = FORMS.message("sum-battle", battle=NUMBER, battles=NUMBER, cards=NUMBER)
SUM_GENERAL = FORMS.message("sum-general", seat=SEAT, up=UP)
SUM_LED = FORMS.message("sum-led", _played)
SUM_PLAYED = FORMS.message("sum-played", _played)
SUM_SIDES = FORMS.message("sum-sides", totals=_totals)
SUM_SPOILS = FORMS.message("sum-spoils", list=_cards)
SUM_HAND = FORMS.message("sum-hand", seat=SEAT, list=_cards)
SUM_HOLDS = FORMS.message("sum-holds", seat=SEAT, cards=NUMBER, points=NUMBER)
SUM_POINTS = FORMS.message("sum-points", seat=SEAT, points=NUMBER)
SUM_PILE = FORMS.message("sum-pile", seat=SEAT, list=_cards)
SUM_KIND = FORMS.message("sum-kind", kind=KIND, list=_standing)
SUM_OUT = FORMS.message("sum-out", list=_cards)

# Why not.

NO_GIFT_NOW = FORMS.message("no-gift-now")
NO_CONFISCATION_NOW = FORMS.message("no-confiscation-now")
NO_FOLLOW = FORMS.message("no-follow", faction=SIDE)
NO_CARD_PLAYED = FORMS.message("no-card-played", card=PRINTED)
NO_SUCH_CARD = FORMS.message("no-card", card=PRINTED)
NO_GIVE_FIRST = FORMS.message("no-give-first", receiver=SEAT)
NO_UPRISING = FORMS.message("no-uprising")
NO_GIVEN = FORMS.message("no-given", card=PRINTED)
NO_CARD_ELSEWHERE = FORMS.message("no-card-elsewhere", card=PRINTED)
NO_CONFISCATE_FIRST = FORMS.message("no-confiscate-first", seat=SEAT)
NO_GIFT_LEFT = FORMS.message("no-gift-left")
NO_CLAN = FORMS.message("no-clan", seat=SEAT, faction=SIDE)
NO_LARGEST = FORMS.message("no-largest", seat=SEAT, faction=SIDE, cards=NUMBER, sharing=NUMBER)

# Events.

TRUMP, STRONGEST, FIRST, ONLY = range(4)  # why a player holds the General's card after a battle
_succession = {"seat": SEAT, "how": Choice(("trump", "strongest", "first", "only"))}
SAW_LEAD = FORMS.message("saw-lead", card=PRINTED, seat=SEAT, strength=NUMBER)
SAW_PLAY = FORMS.message("saw-play", card=PRINTED, seat=SEAT, strength=NUMBER)
SAW_PLAY_WITHOUT = FORMS.message("saw-play-without", card=PRINTED, seat=SEAT, strength=NUMBER, led=SIDE)
SAW_JOINED = FORMS.message("saw-joined", card=PRINTED, side=SIDE)
SAW_DECIDED = FORMS.message("saw-decided", why=MESSAGE)
SAW_STAYS = FORMS.message("saw-stays", _succession)
SAW_GENERAL = FORMS.message("saw-general", _succession)
SAW_UPRISING = FORMS.message("saw-uprising", up=UP)
SAW_OUT = FORMS.message("saw-out", card=PRINTED)
SAW_KEPT = FORMS.message("saw-kept")
SAW_WON = FORMS.message("saw-won", seat=SEAT, list=_cards)
SAW_REST = FORMS.message("saw-rest", seat=SEAT, list=_cards)
SAW_GIVEN = FORMS.message("saw-given", card=PRINTED, seat=SEAT, receiver=SEAT)
SAW_CONFISCATED = FORMS.message("saw-confiscated", seat=SEAT, former=SEAT, faction=SIDE, list=_cards)
SAW_BATTLE = FORMS.message("saw-battle", battle=NUMBER, battles=NUMBER, up=UP)
SAW_DRAWING = FORMS.message("saw-drawing", cards=NUMBER)
SAW_DRAWN = FORMS.message("saw-drawn", seat=SEAT, card=PRINTED)
SAW_POINTS = FORMS.message("saw-points", list=_standing)
SAW_FINAL = FORMS.message("saw-final", seat=SEAT, cards=NUMBER, kinds=NUMBER, general=NUMBER, points=NUMBER)

PLAYED, JOINED, COUNTED, DECIDED = map(FORMS.event, ("played", "joined", "counted", "decided"))
SUCCEEDED, TURNED, WENT_OUT, KEPT, WON = map(FORMS.event, ("general", "turned", "out", "kept", "won"))
GIVEN, CONFISCATED, DRAWING, DREW = map(FORMS.event, ("given", "confiscated", "drawing", "drawn"))
STANDING, BEGUN, SCORED = map(FORMS.event, ("standing", "battle", "scored"))

# Actions and their previews.

PREVIEW_LEAD = FORMS.message("preview-lead", strength=NUMBER)
PREVIEW_SIDES = FORMS.message("preview-sides", totals=_totals)
_end = {"why": MESSAGE, "seat": SEAT, "up": UP}
PREVIEW_UPRISING = FORMS.message("preview-uprising", _end)
PREVIEW_STAYS = FORMS.message("preview-stays", _end)
PREVIEW_GENERAL = FORMS.message("preview-general", _end)

_sides = List({"side": SIDE, "total": NUMBER, "seats": List(NUMBER), "general": FLAG})
_outcome = {
    "complete": True,
    "sides": _sides,
    "winner": Choice((*SIDE_NAMES, None)),
    "reason": Choice(REASONS),
    "general": NUMBER,
    "uprising": FLAG,
    "up": UP,
    "gifts": List(NUMBER),
}


def _scores(seats: int) -> dict[str, Any]:
    """Points by seat."""
    return {"scores": {str(seat): NUMBER for seat in range(1, seats + 1)}}


UNDECIDED = FORMS.preview({"complete": False, "sides": _sides})
DECISION = FORMS.preview(_outcome)
FINAL_DECISION = FORMS.previews(1, lambda options, seats: [{**_outcome, **_scores(seats)}])


def actions(options: Options, seats: int) -> list[Action]:
    """All actions by number."""
    printed = _printed(options["cards"])
    return [_action(read(number), printed, seats) for number in range(ACTIONS)]


def _action(move: Move, printed: tuple[dict[str, Any], ...], seats: int) -> Action:
    places: Any = SPOT, SPOT
    preview: Any = PREVIEW
    foreseen: Any = MESSAGE
    if move.kind == "play":
        places = _own(hand_of, seats), _own(battle_of, seats)
        words = Message("do-play", printed[move.card])
    elif move.kind == "give":
        words = Message("do-give", {**printed[move.card], "receiver": SEAT})
        preview = {"receiver": NUMBER, "cards": NUMBER, **_scores(seats)}
        foreseen = Message("preview-give", {**printed[move.card], "receiver": Same(2), "cards": Same(4)})
    else:
        words = Message("do-confiscate", {"faction": SIDE_NAMES[move.faction], "seat": SEAT, "cards": NUMBER})
        preview = {"from": NUMBER, "kinds": Map(KIND, NUMBER), **_scores(seats)}
        foreseen = Message("preview-confiscate", {"list": _kinds, "points": _standing})
    return Action("", move.kind, places, words, preview, foreseen)
