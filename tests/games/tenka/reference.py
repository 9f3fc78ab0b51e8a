"""Tenka Trick once more, from its page alone: plain lists and dicts, slow, to hold the engine against."""

from __future__ import annotations

from typing import NamedTuple

KINDS = {"M": "Military", "A": "Farming", "I": "Crafts", "C": "Trade", "S": "Sea"}
TABLE = {
    "M": "takeda uesugi tokugawa mori shimazu date oda takeda uesugi",
    "A": "mori shimazu date oda takeda uesugi tokugawa mori shimazu",
    "I": "oda takeda uesugi tokugawa mori shimazu date oda takeda",
    "C": "tokugawa mori shimazu date oda takeda uesugi tokugawa mori",
    "S": "date oda takeda uesugi tokugawa mori shimazu date oda",
}
FACTIONS = sorted(set(" ".join(TABLE.values()).split()))
OWN_LIST = "\n".join(
    f"{kind}{light} {kind} {light} {10 - light} {faction}"
    for kind, factions in TABLE.items()
    for light, faction in enumerate(factions.split(), 1)
)

# Why something is not legal, in English; * stands for words that the reason does not depend on.
REASONS = {
    "over": "The game is over.",
    "follow": "You hold {clan}* must play * or a trump.",
    "not held": "You don’t hold *{card}.",
    "played": "That card has already been played: {card}.",
    "no gift now": "Cards are given * after a battle*",
    "no confiscation now": "* confiscated only after an uprising.",
    "give first": "First give Seat {seat} a card*",
    "no uprising": "There was no uprising*",
    "given": "That card has already been given away: {card}.",
    "elsewhere": "Only cards of this battle are given away, and this one was not in it: {card}.",
    "confiscate first": "First choose a clan to confiscate from Seat {seat}’s pile.",
    "no gift left": "There are no more cards to give*",
    "no such clan": "Seat {seat} has no {clan} card in the pile.",
    "most": "{clan} has the most cards in Seat {seat}’s pile*",
    "shares the most": "{clan} is tied for the most cards in Seat {seat}’s pile*",
}


def reason(name: str, **words: object) -> str:
    """The pattern of a reason, with its words filled in."""
    return REASONS[name].format(**words)


class Card(NamedTuple):
    """What is printed on a card; a trump has neither kind nor faction."""

    kind: str
    light: int
    dark: int
    faction: str

    def __str__(self) -> str:
        return f"{self.faction.title()} {KINDS.get(self.kind, self.kind)} {self.light}/{self.dark}".strip()

    @property
    def is_trump(self) -> bool:
        """Whether it is the Emperor or Temples."""
        return not self.faction


EMPEROR, TEMPLES = Card("Emperor", 5, 5, ""), Card("Temples", 3, 7, "")


def printed(cards: str) -> dict[str, Card]:
    """All 48 cards by code, from a list of country cards with one entry a line."""
    entries = [line.split() for line in cards.splitlines()]
    countries = {
        code: Card(kind, int(light), int(dark), faction) for code, kind, light, dark, faction in entries
    }
    return {**countries, "EM": EMPEROR, "T1": TEMPLES, "T2": TEMPLES}


class Reference:
    """A game of Tenka Trick."""

    def __init__(self, deal: str, cards: str = OWN_LIST, version: int = 2) -> None:
        self.version = version
        seats, start, *order = deal.split()
        self.cards = printed(cards)
        self.seats = int(seats)
        self.general = self.to_move = int(start)  # R10
        self.side = "light"
        self.hands = {
            seat: order[7 * n : 7 * n + 7] for n, seat in enumerate(self.clockwise_from(self.general))
        }
        self.deck = order[7 * self.seats :]
        self.piles: dict[int, list[str]] = {seat: [] for seat in self.hands}
        self.out: list[str] = []
        self.battle: dict[int, str] = {}  # cards by seat, in the order they were played
        self.spoils: list[str] = []  # country cards of this battle that are still to be shared
        self.due: list[int] = []  # who still gets a gift, in this order
        self.overthrown: int | None = None  # the former General after an uprising
        self.over = False
        self.verdict = ""  # why the last battle ended as it did

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, this one first."""
        return [(seat - 1 + turn) % self.seats + 1 for turn in range(self.seats)]

    def trumps(self, codes: list[str]) -> list[str]:
        """Those that are trumps."""
        return [code for code in codes if self.cards[code].is_trump]

    def countries(self, codes: list[str]) -> list[str]:
        """Those that are country cards."""
        return [code for code in codes if not self.cards[code].is_trump]

    def strength(self, seat: int) -> int:
        """What the card that a seat played counts in this battle."""
        card = self.cards[self.battle[seat]]
        return card.light if self.side == "light" else card.dark

    @property
    def led(self) -> str:
        """The faction that the General led; nothing where there is none or a trump was led."""
        return self.cards[self.battle[self.general]].faction if self.battle else ""

    # What may be done.

    def legal(self) -> list[str]:
        """The legal tokens."""
        if self.over:
            return []
        if self.due:
            return [f">{code}" for code in self.spoils]
        if self.overthrown is not None:
            return [f"!{faction}" for faction in self.open_to_confiscation(self.piles[self.overthrown])]
        return self.playable(self.hands[self.to_move])

    def playable(self, hand: list[str]) -> list[str]:
        """What may be played from a hand."""
        following = [code for code in hand if self.led and self.cards[code].faction == self.led]
        return following + self.trumps(hand) if following else hand

    def sizes(self, pile: list[str]) -> dict[str, int]:
        """How many cards each faction has in a pile, those it has."""
        factions = [self.cards[code].faction for code in pile]
        return {faction: factions.count(faction) for faction in factions}

    def open_to_confiscation(self, pile: list[str]) -> list[str]:
        """The factions that may be taken out of a pile."""
        sizes = self.sizes(pile)
        if len(set(sizes.values())) == 1:
            return list(sizes)
        return [faction for faction, size in sizes.items() if size < max(sizes.values())]

    # Doing it.

    def play(self, token: str) -> None:
        """Play a legal token."""
        if token[0] == ">":
            self.spoils.remove(token[1:])
            self.piles[self.due.pop(0)].append(token[1:])
            self._share()
        elif token[0] == "!":
            self._confiscate(token[1:])
        else:
            self.hands[self.to_move].remove(token)
            self.battle[self.to_move] = token
            self.to_move = self.clockwise_from(self.to_move)[1]
            if len(self.battle) == self.seats:
                self._decide()

    def _decide(self) -> None:
        """Find the winning side of a battle, and what follows from it."""
        played = list(self.battle.values())
        self.out += self.trumps(played)
        winners = self._winning_side()
        if winners is None:
            for seat, code in self.battle.items():  # R4
                self.piles[seat] += self.countries([code])
            self._begin_battle()
            return
        former, self.general = self.general, self._new_general(winners)
        self.to_move = self.general
        self.due = [seat for seat in self.clockwise_from(self.general)[1:] if seat in winners]
        if former not in winners:
            self.side = "dark" if self.side == "light" else "light"
            self.overthrown = former
        self.spoils = self.countries(played)
        self._share()

    def _banner(self, seat: int) -> str:
        """What names the side a seat is on: a faction, Emperor or Temples."""
        card = self.cards[self.battle[seat]]
        trumps = self.trumps(list(self.battle.values()))
        if trumps == ["EM"]:
            return card.faction if card.faction == self.led else "Emperor"
        if trumps and (card.is_trump or (card.kind == "A" and seat != self.general)):
            return "Temples"
        return card.faction

    def _winning_side(self) -> list[int] | None:
        """The seats of the winning side, in the order they played; nothing in a draw."""
        played = [self.cards[code] for code in self.battle.values()]
        if sum(card.is_trump for card in played) >= 2:
            self.verdict = "two trumps"
            return None
        if played[0] == EMPEROR:
            self.verdict = "emperor leads"
            return [self.general]
        if played[0] == TEMPLES and all(card.kind == "A" for card in played[1:]):
            self.verdict = "all agricultural"
            return None
        sides: dict[str, list[int]] = {}
        for seat in self.battle:
            sides.setdefault(self._banner(seat), []).append(seat)
        return self._strongest(list(sides.values()))

    def _strongest(self, sides: list[list[int]]) -> list[int] | None:
        own, *others = sides  # the General played first
        ours, *theirs = (sum(map(self.strength, side)) for side in sides)
        if not others:
            self.verdict = "one side"
            return own
        if ours >= max(theirs):
            self.verdict = "general's tie" if ours in theirs else "general's side"
            return own
        if theirs.count(max(theirs)) == 1:
            self.verdict = "uprising"
            return others[theirs.index(max(theirs))]
        # R2; version 1 asked only that no vassal side is below the General's.
        all_equal = len(sides) >= 3 and ours < min(theirs) == max(theirs)
        if all_equal or (self.version == 1 and ours <= min(theirs)):
            self.verdict = "vassals tie, draw"
            return None
        self.verdict = "vassals tie, general's side wins"
        return own

    def _new_general(self, winners: list[int]) -> int:
        for seat in winners:
            if self.cards[self.battle[seat]].is_trump:
                return seat
        strongest = max(map(self.strength, winners))
        return next(seat for seat in winners if self.strength(seat) == strongest)  # R3

    def _share(self) -> None:
        """Go on when all gifts are given; the rest is the General's (R8)."""
        if self.due:
            return
        self.piles[self.general] += self.spoils
        self.spoils = []
        if self.overthrown is None or not self.piles[self.overthrown]:
            self._begin_battle()

    def _confiscate(self, faction: str) -> None:
        assert self.overthrown is not None
        pile = self.piles[self.overthrown]
        taken = [code for code in pile if self.cards[code].faction == faction]
        self.piles[self.overthrown] = [code for code in pile if code not in taken]
        self.piles[self.general] += taken
        self._begin_battle()

    def _begin_battle(self) -> None:
        self.battle, self.overthrown = {}, None
        self.to_move = self.general
        self.over = not any(self.hands.values())
        for seat in self.clockwise_from(self.general):
            if self.deck:
                self.hands[seat].append(self.deck.pop(0))

    # How it ends.

    def scores(self) -> dict[int, int]:
        """Points by seat: what each would score now."""
        points = {seat: len(pile) for seat, pile in self.piles.items()}
        for kind in KINDS:
            has = {seat: [self.cards[code].kind for code in p].count(kind) for seat, p in self.piles.items()}
            best = [seat for seat, number in has.items() if number == max(has.values()) > 0]
            for seat in best:
                points[seat] += 5 if len(best) == 1 else 2
        points[self.general] += 8
        return points

    def winners(self) -> set[int]:
        """The winners; empty until the game is over."""
        points = self.scores()
        best = {seat for seat in points if points[seat] == max(points.values()) and self.over}
        if self.general in best:
            return {self.general}
        most = max((len(self.piles[seat]) for seat in best), default=0)
        return {seat for seat in best if len(self.piles[seat]) == most}

    # Why not.

    def objection(self, token: str) -> str:
        """The pattern of the reason why a token is not legal."""
        if self.over:
            return reason("over")
        if self.due:
            return self._against_in_sharing(token)
        if self.overthrown is not None:
            return self._against_in_confiscation(token, self.overthrown)
        if token[0] in ">!":
            return reason("no gift now" if token[0] == ">" else "no confiscation now")
        if token in self.hands[self.to_move]:
            return reason("follow", clan=self.led.title())
        hidden = token in self.deck or any(token in hand for hand in self.hands.values())
        return reason("not held" if hidden else "played", card=self.cards[token])

    def _against_in_sharing(self, token: str) -> str:
        if token[0] == ">":
            why = "given" if token[1:] in self.battle.values() else "elsewhere"
            return reason(why, card=self.cards[token[1:]])
        if token[0] == "!" and self.overthrown is None:
            return reason("no uprising")
        return reason("give first", seat=self.due[0])

    def _against_in_confiscation(self, token: str, former: int) -> str:
        if token[0] == ">":
            return reason("no gift left")
        if token[0] != "!":
            return reason("confiscate first", seat=former)
        sizes = self.sizes(self.piles[former])
        size, clan = sizes.get(token[1:], 0), token[1:].title()
        if not size:
            return reason("no such clan", seat=former, clan=clan)
        shared = list(sizes.values()).count(size) > 1
        return reason("shares the most" if shared else "most", seat=former, clan=clan)
