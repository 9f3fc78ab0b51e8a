"""The vocabulary of a TENNO scene: spots, pieces, messages and actions, by number."""

from __future__ import annotations

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
    Same,
)
from tatami.engine.scene.writer import write
from tatami.games.tenno.cards import CARDS, GEISHA, SEATS, SLOTS, Card
from tatami.games.tenno.fights import REASONS, strength
from tatami.games.tenno.moves import Move, read
from tatami.games.tenno.state import ACTIONS

NAMES = tuple(card.name.lower().replace("_", "-") for card in Card)
SIDES = ("left", "middle", "right")  # slots of a row

assert len(SIDES) == SLOTS

# Spots by number: the discard pile, the turn, then the row, the hand and the prison of each seat.

DISCARD, TURN, ROWS = range(3)
SPOTS_A_SEAT = SLOTS + 2


@write
def row(seat: int, slot: int) -> int:
    """A slot of a row."""
    return ROWS + seat * SPOTS_A_SEAT + slot


@write
def hand(seat: int) -> int:
    """A hand; as a count, how many cards it holds."""
    return ROWS + seat * SPOTS_A_SEAT + SLOTS


@write
def prison(seat: int) -> int:
    """A prison; as a count, its points."""
    return ROWS + seat * SPOTS_A_SEAT + SLOTS + 1


def spots(options: Options, seats: int) -> list[Spot]:
    """All places and counts."""
    found = [Spot("discard", Message("place-discard")), Spot("turn")]
    for seat in range(1, seats + 1):
        who = {"seat": Seat(seat)}
        for slot, side in enumerate(SIDES, 1):
            found.append(Spot(f"seat/{seat}/row/{slot}", Message("place-row", {**who, "slot": side})))
        found.append(Spot(f"seat/{seat}/hand", Message("place-hand", who)))
        found.append(Spot(f"seat/{seat}/prison", Message("place-prison", who)))
    return found


_IDS = [spot.id for spot in spots({}, SEATS)]


def _row(seat: int, slot: int) -> str:
    """The id of a slot."""
    return _IDS[interpreted(row)(seat, slot)]


def named(card: int) -> Message:
    """A card in words."""
    return Message("card", {"card": NAMES[card]})


# Slots.

CARD: Any = Choice(NAMES)
SIDE, REASON = Choice(SIDES), Choice(REASONS)
YES = Choice(("no", "yes"))
OUTCOME = Choice(("lost", "equal", "won"))  # for the attacker; the result of a fight + 1
CARD_LIST = List(Form(Message("card", {"card": CARD})))
FORMS = Forms()

# Pieces that one number says all of, by how they look, and the words for each.


def _unseen(name: str, card: str, **marks: Any) -> Piece:
    """Another player's face-down card that the viewer has seen, perhaps replaced by now."""
    return Piece("card", Message(name, {"card": card}), "down", {"seen": card, **marks})


_LOOKS = (
    Piece("card", Message("card-down"), "down"),
    *(Piece(name, named(card)) for card, name in enumerate(NAMES)),
    *(Piece(name, Message("card-own", {"card": name}), "down") for name in NAMES),
    *(_unseen("card-seen", name) for name in NAMES),
    *(_unseen("card-changed", name, changed=True) for name in NAMES),
)
HIDDEN = FORMS.pieces(len(_LOOKS), lambda *table: _LOOKS)
LOOK_WORDS = FORMS.messages(len(_LOOKS), lambda *table: [piece.words for piece in _LOOKS])  # + look - HIDDEN
OPEN = HIDDEN + 1  # + card: face up, or held by the viewer
OWN = OPEN + CARDS  # + card: face down in the viewer's row
SEEN = OWN + CARDS  # + card
CHANGED = SEEN + CARDS  # + card

# Other pieces.

_known = {"card": Same(0), "everybody": YES, "seats": List(SEAT)}
KNOWN = FORMS.piece(Piece(CARD, Message("card-known", _known), "down", {"known": List(NUMBER)}))
KNOWN_WORDS = FORMS.message("card-known", {**_known, "card": CARD})
FIGHTING = FORMS.piece(Piece(CARD, Message("card", {"card": Same(0)}), marks={"strength": NUMBER}))
PILED = FORMS.piece(Piece("card", Message("card-down"), "down", {"owner": NUMBER, "seen": CARD}))
PILED_OPEN = FORMS.piece(Piece(CARD, Message("card-of", {"seat": SEAT, "card": Same(0)})))

# The table in sentences.

_said = {"attack": NUMBER, "defence": NUMBER, "why": REASON}  # the strengths of a fight

SUM_FIGHT = FORMS.message("sum-fight", seat=SEAT, slot=SIDE, card=CARD, target=SEAT, aim=SIDE, met=CARD)
SUM_ROW = FORMS.message("sum-row", seat=SEAT, list=List(MESSAGE))
SUM_ROW_DOWN = FORMS.message("sum-row-down", seat=SEAT)
SUM_ROW_EMPTY = FORMS.message("sum-row-empty", seat=SEAT)
ROW_CARD = FORMS.message("row-card", slot=SIDE, piece=MESSAGE)
ROW_GAP = FORMS.message("row-gap", slot=SIDE)
SUM_HAND = FORMS.message("sum-hand", seat=SEAT, cards=NUMBER)
SUM_HAND_OPEN = FORMS.message("sum-hand-open", seat=SEAT, cards=NUMBER, list=CARD_LIST)
SUM_PRISON = FORMS.message("sum-prison", seat=SEAT, cards=NUMBER, points=NUMBER)
SUM_PRISON_DOWN = FORMS.message("sum-prison-down", seat=SEAT, cards=NUMBER)
_owned = Form(Message("card-of", {"seat": SEAT, "card": CARD}))
SUM_PRISON_OPEN = FORMS.message("sum-prison-open", seat=SEAT, cards=NUMBER, points=NUMBER, list=List(_owned))
SUM_LOST = FORMS.message("sum-lost", seat=SEAT, list=CARD_LIST)
SUM_DISCARD = FORMS.message("sum-discard", cards=NUMBER)

TASK_SET_UP = FORMS.message("task-set-up", seat=SEAT)
TASK_ATTACK = FORMS.message("task-attack", seat=SEAT)
TASK_ATTACK_AGAIN = FORMS.message("task-attack-again", seat=SEAT)
TASK_RESPOND = FORMS.message("task-respond", _said, seat=SEAT, target=SEAT, card=CARD, met=CARD)
TASK_FILL = FORMS.message("task-fill", seat=SEAT, slot=SIDE)
TASK_TRADE = FORMS.message("task-trade", seat=SEAT, geisha=YES)
TASK_PICK_UP = FORMS.message("task-pick-up", seat=SEAT, geisha=YES)
TASK_PEEK = FORMS.message("task-peek", seat=SEAT, target=SEAT)

# Why not.

NO_SET_UP_FIRST = FORMS.message("no-set-up-first")
NO_ANSWER_FIRST = FORMS.message("no-answer-first")
NO_FILL_FIRST = FORMS.message("no-fill-first")
NO_PEEK_FIRST = FORMS.message("no-peek-first", target=SEAT)
NO_SET_UP_NOW = FORMS.message("no-set-up-now")
NO_MONK_NOW = FORMS.message("no-monk-now")
NO_PASS_NOW = FORMS.message("no-pass-now")
NO_PEEK_NOW = FORMS.message("no-peek-now")
NO_MONK_BESIDE = FORMS.message("no-monk-beside")
NO_ATTACKED_ALREADY = FORMS.message("no-attacked-already")
NO_SEAT = FORMS.message("no-seat", number=NUMBER)
NO_OWN_ROW = FORMS.message("no-own-row")
NO_ATTACKER_GONE = FORMS.message("no-attacker-gone")
NO_RONIN_AGAIN = FORMS.message("no-ronin-again")
NO_SHOGUN = FORMS.message("no-shogun")
NO_TARGET_AGAIN = FORMS.message("no-target-again", target=SEAT, aim=SIDE)
NO_TRADE_YET = FORMS.message("no-trade-yet", geisha=YES)
NO_PICK_UP = FORMS.message("no-pick-up")
NO_HAND = FORMS.message("no-hand")
NO_FILL_YET = FORMS.message("no-fill-yet")
NO_GAP = FORMS.message("no-gap")
NO_IN_ROW = FORMS.message("no-in-row", card=CARD)
NO_OUT_OF_PLAY = FORMS.message("no-out-of-play", card=CARD)

# Previews.

THEN_CAPTURED = FORMS.message("then-captured", target=SEAT, card=CARD, seat=SEAT, points=NUMBER)
THEN_LEAVES = FORMS.message("then-leaves", target=SEAT, card=CARD)
THEN_PEEK = FORMS.message("then-peek", seat=SEAT, target=SEAT)
THEN_ENDS = FORMS.message("then-ends")
THEN_MONK_KNOWN = FORMS.message("then-monk-known")

_then = Message("preview-then", {"list": List(MESSAGE)})
_answer = Form({"monk": FLAG, "strengths": [NUMBER, NUMBER], "outcome": OUTCOME, "ends": FLAG})
# The attacking card by its number; the Geisha has no strength of her own.
_own = Args(
    [
        {"card": name} if card == GEISHA else {"card": name, "strength": strength(card)}
        for card, name in enumerate(NAMES)
    ]
)
_odds = Form(Message("odds", {"outcome": OUTCOME, "cards": NUMBER}))

PREVIEW_THEN = FORMS.message("preview-then", _then.args)
PREVIEW_STRENGTH = FORMS.message("preview-strength", own=_own)
PREVIEW_FIGHT = FORMS.message("preview-fight", {**_said, "list": List(MESSAGE)})
_helped = {"helped": NUMBER, "helped-list": List(MESSAGE)}
PREVIEW_ANSWERS = FORMS.message("preview-answers", {**_said, "list": List(MESSAGE), **_helped})
PREVIEW_SURE = FORMS.message("preview-sure", own=_own, monk=YES, ends=YES, outcome=OUTCOME)
PREVIEW_ODDS = FORMS.message("preview-odds", own=_own, monk=YES, ends=YES, list=List(_odds), cards=NUMBER)

NOTHING = FORMS.preview({})
STOPPING = FORMS.preview({"ends": FLAG})
ANSWER = FORMS.preview(_answer.of)
STRENGTH = FORMS.preview({"own": _own})
KNOWN_TARGET = FORMS.preview({"own": _own, "target": CARD, "answers": List(_answer)})
_outcomes = {"won": List(CARD), "equal": List(CARD), "lost": List(CARD)}
UNKNOWN_TARGET = FORMS.preview({"own": _own, **_outcomes, "may_monk": FLAG, "may_end": FLAG})

# Actions.

DO_STAY_SILENT = FORMS.message("do-stay-silent", _said)
DO_NO_ATTACK = FORMS.message("do-no-attack")
DO_NO_TRADE = FORMS.message("do-no-trade")
DO_NO_PEEK = FORMS.message("do-no-peek")
DO_KEEP = FORMS.message("do-keep", slot=SIDE, card=CARD)
DO_TRADE = FORMS.message("do-trade", slot=SIDE, card=CARD, other=CARD)


def actions(options: Options, seats: int) -> list[Action]:
    """All actions by number."""
    return [_action(read(number), seats) for number in range(ACTIONS)]


def _action(move: Move, seats: int) -> Action:
    def own(slot: int) -> ByMover:
        return ByMover(tuple(_row(seat, slot) for seat in range(seats)))

    held = ByMover(tuple(_IDS[interpreted(hand)(seat)] for seat in range(seats)))
    match move.kind:
        case "set-up":
            words = Message("do-set-up", {"list": tuple(map(named, move.cards))})
            cards = {"cards": [NAMES[card] for card in move.cards]}
            return _form(move, [held, *map(own, range(SLOTS))], words, cards)
        case "attack":
            aim = {"target": Seat(move.seat + 1), "aim": SIDES[move.aim]}
            words = Message("do-attack", {"slot": SIDES[move.slot], "card": CARD, **aim})
            return _form(move, [own(move.slot), _row(move.seat, move.aim)], words, PREVIEW, MESSAGE)
        case "monk":
            return _form(move, [SPOT, SPOT], Message("do-monk", _said), _answer, _then)
        case "pass":
            return _form(move, [], MESSAGE, PREVIEW, MESSAGE)
        case "fill":
            words = Message("do-fill", {"slot": SIDE, "card": NAMES[move.card]})
            return _form(move, [held, SPOT], words, {"card": NAMES[move.card]})
        case "trade":
            return _form(move, [held, own(move.slot)], MESSAGE, {"card": NAMES[move.card]})
        case "peek":
            return _form(move, [SPOT], Message("do-peek", {"target": SEAT, "aim": SIDES[move.slot]}))
    pair = {"slot": SIDES[move.slot], "aim": SIDES[move.other_slot]}
    return _form(move, [own(move.slot), own(move.other_slot)], Message(f"do-{move.kind}", pair))


def _form(move: Move, touched: list[Any], words: Any, preview: Any = None, foreseen: Any = None) -> Action:
    return Action("", move.kind, tuple(touched), words, {} if preview is None else preview, foreseen)


# Events.

SAW_SET_UP = FORMS.message("saw-set-up", seat=SEAT)
SAW_SET_UP_OWN = FORMS.message("saw-set-up-own", seat=SEAT, list=CARD_LIST)
SAW_ATTACK = FORMS.message("saw-attack", seat=SEAT, slot=SIDE, card=CARD, target=SEAT, aim=SIDE)
SAW_MET = FORMS.message("saw-met", card=CARD)
SAW_MONK = FORMS.message("saw-monk", seat=SEAT, slot=SIDE)
SAW_SILENCE = FORMS.message("saw-silence", seat=SEAT)
SAW_FIGHT = FORMS.message("saw-fight", {**_said, "card": CARD, "met": CARD, "outcome": OUTCOME})
SAW_LEAVES = FORMS.message("saw-leaves", target=SEAT, card=CARD)
SAW_CAPTURED = FORMS.message("saw-captured", target=SEAT, card=CARD, seat=SEAT, points=NUMBER)
SAW_NO_ATTACK = FORMS.message("saw-no-attack", seat=SEAT)
SAW_NO_TRADE = FORMS.message("saw-no-trade", seat=SEAT)
SAW_NO_PEEK = FORMS.message("saw-no-peek", seat=SEAT)
SAW_FILL = FORMS.message("saw-fill", seat=SEAT, slot=SIDE)
SAW_FILL_OWN = FORMS.message("saw-fill-own", seat=SEAT, slot=SIDE, card=CARD)
SAW_TRADE = FORMS.message("saw-trade", seat=SEAT, slot=SIDE)
SAW_TRADE_OWN = FORMS.message("saw-trade-own", seat=SEAT, slot=SIDE, card=CARD, other=CARD)
SAW_KEEP_OWN = FORMS.message("saw-keep-own", seat=SEAT, slot=SIDE, card=CARD, other=CARD)
SAW_PICK_UP = FORMS.message("saw-pick-up", seat=SEAT, slot=SIDE, aim=SIDE)
SAW_PICK_UP_OWN = FORMS.message("saw-pick-up-own", seat=SEAT, slot=SIDE, aim=SIDE, swapped=YES)
SAW_PEEK = FORMS.message("saw-peek", seat=SEAT, target=SEAT, aim=SIDE)
SAW_PEEK_OWN = FORMS.message("saw-peek-own", seat=SEAT, target=SEAT, aim=SIDE, card=CARD)
SAW_END = FORMS.message("saw-end", seats=List(SEAT))
SAW_REST = FORMS.message("saw-rest", seat=SEAT, list=CARD_LIST)
_total = Form(Message("result-points", {"seat": SEAT, "points": NUMBER}))
SAW_TIE = FORMS.message("saw-tie", seats=List(SEAT), points=NUMBER, list=List(_total))

LAID, TAKEN_UP, COUNTED, PASSED, PEEKED = map(
    FORMS.event, ("laid", "taken-up", "counted", "passed", "peeked")
)
TURNED_UP, TURNED_DOWN, STAYED_UP, STRENGTHENED, FOUGHT = map(
    FORMS.event, ("turned-up", "turned-down", "stayed-up", "strengthened", "fought")
)
CAPTURED, DISCARDED, LEFT = map(FORMS.event, ("captured", "discarded", "left"))
ENDED, OPENED, TIED = map(FORMS.event, ("ended", "opened", "tied"))
SECRET_FILL, SECRET_TRADE, SECRET_SWAP, SECRET_PUT_BACK, SECRET_PEEK = map(
    FORMS.event, ("secret-fill", "secret-trade", "secret-swap", "secret-put-back", "secret-peek")
)
