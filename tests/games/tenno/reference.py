"""TENNO once more, from its rules page alone: plain lists and dicts, slow, to hold the engine against."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import cycle, permutations
from typing import NamedTuple

VALUES = {"1": 1, "2": 2, "3": 3, "N": 4, "M": 5, "R": 6, "7": 7, "8": 8, "D": 9, "S": 10, "G": 0}
NAMES = {"1": "Farmer 1", "2": "Farmer 2", "3": "Farmer 3", "N": "Ninja", "M": "Monk", "R": "Ronin"}
NAMES |= {"7": "Samurai 7", "8": "Samurai 8", "D": "Daimyo", "S": "Shogun", "G": "Geisha"}
SLOTS = (1, 2, 3)
SIDES = {1: "left", 2: "middle", 3: "right"}
PAIRS = ((1, 2), (1, 3), (2, 3))
HAND = "hand"  # among the places of a Monk; the others are slots

SET_UPS = ["".join(order) for order in permutations("123")]
TOKENS = [
    *SET_UPS,
    *(f"{slot}x{seat}.{aim}" for slot in SLOTS for seat in range(1, 8) for aim in SLOTS),
    *("monk", "pass"),
    *(f"+{card}" for card in VALUES),
    *(f"{slot}={card}" for slot in SLOTS for card in VALUES),
    *(f"{one}{sign}{other}" for sign in "~-" for one, other in PAIRS),
    *(f"?{slot}" for slot in SLOTS),
]
MASKED = ["***", "+*", "1=*", "2=*", "3=*", "1*2", "1*3", "2*3"]

SENTENCES = {
    "over": "The game is over.",
    "lay first": "Lay out your three Farmers first.",
    "laid": "Your row is already laid out.",
    "no seat": "There is no seat {seat} at this table.",
    "own row": "You can’t attack your own row.",
    "shogun": "The Shogun never attacks.",
    "ronin again": "The Ronin has already attacked; attack with another card.",
    "ronin gone": "The Ronin is gone, so no card lies there.",
    "target again": "The Ronin has already attacked Seat {seat}’s {side} card; choose another one.",
    "attacked": "You have already attacked this turn.",
    "no monk": "No Monk in this row besides the attacked card.",
    "monk now": "The Monk only helps another card of its row when that card is attacked.",
    "answer first": "First answer the attack: show your Monk or stay silent.",
    "must attack": "A turn begins with an attack, so you can’t pass.",
    "fill first": "Fill your gap first.",
    "fill later": "Gaps are filled when the attacks are over.",
    "no gap": "You have no gap to fill.",
    "in row": "Your {card} is already in your row.",
    "out of play": "Your {card} is out of play.",
    "trade later": "You may trade after your attack, if you lose no card{more}.",
    "no hand": "Your hand is empty, so you may only pick up two cards of your row.",
    "full hand": "You may pick up two cards only when your hand is empty.",
    "no peek": "Only a defender who won a fight may look at a card.",
    "peek first": "First look at one of Seat {seat}’s cards, or at none.",
}


def sentence(kind: str, **words: object) -> str:
    """Why something is not legal, in English."""
    return SENTENCES[kind].format(**words)


def kind(token: str) -> str:
    """What sort of move a token is: its sign, or `monk`, `pass`, or `lay` for a set-up."""
    sign = next((sign for sign in "x+=~-?" if sign in token), token)
    return "lay" if sign in SET_UPS else sign


def strengths(card: str, met: str, aid: int) -> tuple[int, int]:
    """How strong the attacking and the attacked card fight, with what a Monk adds to the latter."""
    attack = 8 if card == "N" else VALUES[card]
    defence = VALUES[met] + aid
    if card == met == "G":
        return 0, 0
    if card == "G":
        return defence + 1, defence
    if met == "G":
        return attack, attack + 1
    return attack, defence


class Question(NamedTuple):
    """The seat to move, the kind of its decision, and the legal tokens."""

    seat: int
    task: str  # lay, attack, respond, again, fill, trade or peek
    answers: list[str]


class Fight(NamedTuple):
    """An attack and its winner: a seat, or None when equal."""

    slot: int
    card: str
    defender: int
    aim: int
    winner: int | None


class Reference:
    """A game of TENNO, told as a course of questions."""

    def __init__(self, deal: str, geisha_trades: bool = False) -> None:
        seats, start = map(int, deal.split())
        self.seats = list(range(1, seats + 1))
        self.geisha_trades = geisha_trades
        self.clockwise = self.seats[start - 1 :] + self.seats[: start - 1]  # R9
        self.rows: dict[int, dict[int, str]] = {seat: {} for seat in self.seats}  # a gap is no entry
        self.hands = {seat: list(VALUES) for seat in self.seats}
        self.prisons: dict[int, list[tuple[int, str]]] = {seat: [] for seat in self.seats}
        self.discarded: list[tuple[int, str]] = []  # owner and card
        self.monks: dict[int, set[int | str]] = {seat: {HAND} for seat in self.seats}  # R3
        self.open: set[tuple[int, int]] = set()  # seat and slot of the cards that lie face up
        # R11: by viewer (None a spectator), seat and slot: the last card seen, whether touched since.
        self.memory: dict[int | None, dict[tuple[int, int], tuple[str, bool]]]
        self.memory = {viewer: {} for viewer in (None, *self.seats)}
        self.attacker = start  # whose turn it is
        self.ronin: Fight | None = None  # its fight, while a second attack is asked for
        self._course = self._game()
        self.asked: Question | None = next(self._course)

    @property
    def to_move(self) -> int | None:
        """The seat to move."""
        return self.asked.seat if self.asked else None

    @property
    def legal(self) -> list[str]:
        """The tokens that may be played."""
        return self.asked.answers if self.asked else []

    @property
    def scores(self) -> dict[int, int]:
        """The values in the prisons; at the end tied leaders add what they still have."""
        points = {seat: sum(VALUES[card] for _, card in self.prisons[seat]) for seat in self.seats}
        leaders = [seat for seat in self.seats if points[seat] == max(points.values())]
        if self.asked is None and len(leaders) > 1:
            for seat in leaders:
                own = [*self.hands[seat], *self.rows[seat].values()]
                points[seat] += sum(VALUES[card] for card in own)
        return points

    @property
    def winners(self) -> set[int]:
        """The seats with the most points at the end, all of them when tied (R8)."""
        points = self.scores
        best = max(points.values())
        return {seat for seat in self.seats if points[seat] == best} if self.asked is None else set()

    def play(self, token: str) -> None:
        """Answer the question."""
        assert token in self.legal
        self.asked = next_question(self._course, token)

    # The course of the game.

    def _game(self) -> Generator[Question, str, None]:
        for seat in self.clockwise:
            farmers = yield Question(seat, "lay", SET_UPS)
            self.rows[seat] = dict(zip(SLOTS, farmers, strict=True))
            self.hands[seat] = [card for card in VALUES if card not in farmers]
        for attacker in cycle(self.clockwise):
            self.attacker = attacker
            ended = yield from self._turn(attacker)
            if ended:
                return

    def _turn(self, attacker: int) -> Generator[Question, str, bool]:
        """Play a turn and say whether the game ended."""
        first = yield from self._attack(attacker, "attack", self._attacks(attacker))
        assert first is not None
        fights = [first]
        if first.card == "R":
            self.ronin = first
            again = [t for t in self._attacks(attacker) if not t.endswith(f"{first.defender}.{first.aim}")]
            again = [token for token in again if int(token[0]) != first.slot]
            second = yield from self._attack(attacker, "again", [*again, "pass"])
            self.ronin = None
            if second is not None:
                fights.append(second)
        defenders = list(dict.fromkeys(fight.defender for fight in fights))
        if any(3 - len(self.rows[seat]) > len(self.hands[seat]) for seat in self.seats):  # R10
            return True
        lost = len(self.rows[attacker]) < 3
        if self.geisha_trades:  # R4: of those who fought and won she alone is gone
            lost = any(fight.winner != attacker for fight in fights)
        for seat in (attacker, *defenders):  # R2
            yield from self._fill(seat)
        if not lost:
            yield from self._trade(attacker)
        for seat in defenders:
            if any(fight.winner == seat for fight in fights):
                yield from self._peek(seat, attacker)
        return False

    def _attacks(self, attacker: int) -> list[str]:
        """Everything a seat could attack with its row."""
        return [
            f"{slot}x{seat}.{aim}"
            for slot, card in self.rows[attacker].items()
            for seat in self.seats
            for aim in self.rows[seat]
            if card != "S" and seat != attacker
        ]

    def _attack(self, attacker: int, task: str, answers: list[str]) -> Generator[Question, str, Fight | None]:
        token = yield Question(attacker, task, answers)
        if token == "pass":
            return None
        slot, defender, aim = int(token[0]), int(token[2]), int(token[4])
        card, met = self._turn_up(attacker, slot), self._turn_up(defender, aim)
        self.open = {(attacker, slot), (defender, aim)}
        aid = 0
        if self.monks[defender] - {HAND, aim}:
            beside = [s for s, c in self.rows[defender].items() if c == "M" and s != aim]
            answer = yield Question(defender, "respond", ["monk", "pass"] if beside else ["pass"])
            if answer == "monk":
                self._turn_up(defender, beside[0])
                aid = 2
        self.open = set()
        attack, defence = strengths(card, met, aid)
        if attack <= defence or card == "G":
            self._lose(attacker, slot, defender if attack < defence and met == "S" else None)
        if attack >= defence or met == "G":
            self._lose(defender, aim, attacker if attack > defence else None)
        winner = attacker if attack > defence else defender if attack < defence else None
        return Fight(slot, card, defender, aim, winner)

    def _fill(self, seat: int) -> Generator[Question, str, None]:
        for slot in SLOTS:
            if slot not in self.rows[seat]:
                token = yield Question(seat, "fill", [f"+{card}" for card in self.hands[seat]])
                self._lay(seat, slot, token[1])

    def _trade(self, seat: int) -> Generator[Question, str, None]:
        row, hand = self.rows[seat], self.hands[seat]
        answers = [f"{slot}={card}" for slot in SLOTS for card in (*hand, row[slot])]
        if not hand:
            answers = [f"{one}{sign}{other}" for sign in "~-" for one, other in PAIRS]
        token = yield Question(seat, "trade", [*answers, "pass"])
        slot = 0 if token == "pass" else int(token[0])
        touched = [slot] if slot else []
        if kind(token) == "=":
            hand.append(row.pop(slot))
            hand.remove(token[2])
            row[slot] = token[2]
            self._mingle(seat, {HAND, slot})
        elif slot:
            touched.append(int(token[2]))
            if kind(token) == "~":
                row[slot], row[touched[1]] = row[touched[1]], row[slot]
            self._mingle(seat, set(touched))
        for memory in self.memory.values():
            for slot in touched:
                if (seat, slot) in memory:
                    memory[seat, slot] = (memory[seat, slot][0], True)

    def _peek(self, seat: int, attacker: int) -> Generator[Question, str, None]:
        token = yield Question(seat, "peek", [*(f"?{slot}" for slot in SLOTS), "pass"])
        if token != "pass":
            slot = int(token[1])
            self.memory[seat][attacker, slot] = (self.rows[attacker][slot], False)

    # What happens to cards, and what that says about the Monk.

    def _turn_up(self, seat: int, slot: int) -> str:
        card = self.rows[seat][slot]
        for memory in self.memory.values():
            memory[seat, slot] = (card, False)
        if card == "M":
            self.monks[seat] = {slot}
        else:
            self.monks[seat].discard(slot)
        return card

    def _lose(self, seat: int, slot: int, captor: int | None) -> None:
        card = self.rows[seat].pop(slot)
        pile = self.discarded if captor is None else self.prisons[captor]
        pile.append((seat, card))
        for memory in self.memory.values():
            del memory[seat, slot]
        if card == "M":
            self.monks[seat] = set()

    def _lay(self, seat: int, slot: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.rows[seat][slot] = card
        if HAND in self.monks[seat]:
            self.monks[seat].add(slot)
        if not self.hands[seat]:
            self.monks[seat].discard(HAND)

    def _mingle(self, seat: int, places: set[int | str]) -> None:
        if self.monks[seat] & places:
            self.monks[seat] |= places

    # What speaks against a token.

    def objections(self, token: str) -> Iterator[str]:
        """All that is true and speaks against a token, in sentences."""
        if self.asked is None:
            yield sentence("over")
            return
        seat, task, _ = self.asked
        hand, row = self.hands[seat], self.rows[seat]
        beside = "M" in row.values() and not any(row[s] == "M" for o, s in self.open if o == seat)
        match task, kind(token):
            case "lay", sort:
                if sort != "lay":
                    yield sentence("lay first")
            case "respond", "monk":
                if not beside:
                    yield sentence("no monk")
            case "respond", sort:
                if sort != "pass":
                    yield sentence("answer first")
            case "fill", "+":
                yield from self._not_at_hand(seat, token[1])
            case "fill", _:
                yield sentence("fill first")
            case "peek", sort:
                if sort not in ("?", "pass"):
                    yield sentence("peek first", seat=self.attacker)
            case "trade", "x":
                yield sentence("attacked")
            case _, "x":
                yield from self._against_attack(seat, token)
            case "trade", "=":
                if not hand:
                    yield sentence("no hand")
                elif row[int(token[0])] != token[2]:
                    yield from self._not_at_hand(seat, token[2])
            case "trade", "~" | "-":
                if hand:
                    yield sentence("full hand")
            case _, "=" | "~" | "-":
                yield sentence("trade later", more=" or win with the Geisha" if self.geisha_trades else "")
            case _, "+":
                yield sentence("no gap" if len(row) == 3 else "fill later")
            case _, "monk":
                yield sentence("monk now")
            case _, "?":
                yield sentence("no peek")
            case "attack", "pass":
                yield sentence("must attack")
            case _, "lay":
                yield sentence("laid")

    def _against_attack(self, seat: int, token: str) -> Iterator[str]:
        slot, target, aim = int(token[0]), int(token[2]), int(token[4])
        if target not in self.seats:
            yield sentence("no seat", seat=target)
        if target == seat:
            yield sentence("own row")
        if self.rows[seat].get(slot) == "S":
            yield sentence("shogun")
        if self.ronin and slot == self.ronin.slot:
            yield sentence("ronin again" if slot in self.rows[seat] else "ronin gone")
        if self.ronin and (target, aim) == (self.ronin.defender, self.ronin.aim):
            yield sentence("target again", seat=target, side=SIDES[aim])

    def _not_at_hand(self, seat: int, card: str) -> Iterator[str]:
        if card in self.rows[seat].values():
            yield sentence("in row", card=NAMES[card])
        elif card not in self.hands[seat]:
            yield sentence("out of play", card=NAMES[card])


def next_question(course: Generator[Question, str, None], token: str) -> Question | None:
    """The question that follows on a token, None at the end of the game."""
    try:
        return course.send(token)
    except StopIteration:
        return None
