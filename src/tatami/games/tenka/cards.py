"""The cards of Tenka Trick: the country cards as a list that may be replaced, and the trumps."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

COUNTRY_CARDS = 45
CARDS = 48  # the country cards, then the Emperor, then the two Temples
HAND = 7  # cards dealt to each player
SEAT_COUNTS = (3, 4)
FEWEST_SEATS, MOST_SEATS = SEAT_COUNTS
MOST_BATTLES = CARDS // FEWEST_SEATS
LARGEST_DECK = CARDS - HAND * FEWEST_SEATS


class Kind(IntEnum):
    """The five kinds of country."""

    MILITARY = 0
    AGRICULTURAL = 1
    INDUSTRIAL = 2
    COMMERCIAL = 3
    MARITIME = 4


class Faction(IntEnum):
    """The seven factions."""

    TAKEDA = 0
    UESUGI = 1
    TOKUGAWA = 2
    MORI = 3
    SHIMAZU = 4
    DATE = 5
    ODA = 6


MILITARY, AGRICULTURAL, INDUSTRIAL, COMMERCIAL, MARITIME = (int(kind) for kind in Kind)
TAKEDA, UESUGI, TOKUGAWA, MORI, SHIMAZU, DATE, ODA = (int(faction) for faction in Faction)
KINDS, FACTIONS = len(Kind), len(Faction)
KIND_LETTERS = "MAICS"  # one letter per kind
FACTION_NAMES = tuple(faction.name.lower() for faction in Faction)

# The trumps are cards like the others, but of no kind, and with factions of their own.
EMPEROR, TEMPLES_1, TEMPLES_2 = range(COUNTRY_CARDS, CARDS)
TRUMP_CODES = ("EM", "T1", "T2")
EMPEROR_FACTION, TEMPLES_FACTION = FACTIONS, FACTIONS + 1
NO_KIND = KINDS
TRUMP_STRENGTHS = ((5, 5), (3, 7), (3, 7))  # light and dark

STRONGEST = 10  # no card of any list may be stronger
POINTS_MOST, POINTS_SHARED, POINTS_GENERAL = 5, 2, 8


class Country(NamedTuple):
    """The printed values of a country card."""

    code: str
    kind: int
    light: int
    dark: int
    faction: int


# Our own list (R1), in the order of the deal.
COUNTRIES = (
    Country("M1", MILITARY, 1, 9, TAKEDA),
    Country("M2", MILITARY, 2, 8, UESUGI),
    Country("M3", MILITARY, 3, 7, TOKUGAWA),
    Country("M4", MILITARY, 4, 6, MORI),
    Country("M5", MILITARY, 5, 5, SHIMAZU),
    Country("M6", MILITARY, 6, 4, DATE),
    Country("M7", MILITARY, 7, 3, ODA),
    Country("M8", MILITARY, 8, 2, TAKEDA),
    Country("M9", MILITARY, 9, 1, UESUGI),
    Country("A1", AGRICULTURAL, 1, 9, MORI),
    Country("A2", AGRICULTURAL, 2, 8, SHIMAZU),
    Country("A3", AGRICULTURAL, 3, 7, DATE),
    Country("A4", AGRICULTURAL, 4, 6, ODA),
    Country("A5", AGRICULTURAL, 5, 5, TAKEDA),
    Country("A6", AGRICULTURAL, 6, 4, UESUGI),
    Country("A7", AGRICULTURAL, 7, 3, TOKUGAWA),
    Country("A8", AGRICULTURAL, 8, 2, MORI),
    Country("A9", AGRICULTURAL, 9, 1, SHIMAZU),
    Country("I1", INDUSTRIAL, 1, 9, ODA),
    Country("I2", INDUSTRIAL, 2, 8, TAKEDA),
    Country("I3", INDUSTRIAL, 3, 7, UESUGI),
    Country("I4", INDUSTRIAL, 4, 6, TOKUGAWA),
    Country("I5", INDUSTRIAL, 5, 5, MORI),
    Country("I6", INDUSTRIAL, 6, 4, SHIMAZU),
    Country("I7", INDUSTRIAL, 7, 3, DATE),
    Country("I8", INDUSTRIAL, 8, 2, ODA),
    Country("I9", INDUSTRIAL, 9, 1, TAKEDA),
    Country("C1", COMMERCIAL, 1, 9, TOKUGAWA),
    Country("C2", COMMERCIAL, 2, 8, MORI),
    Country("C3", COMMERCIAL, 3, 7, SHIMAZU),
    Country("C4", COMMERCIAL, 4, 6, DATE),
    Country("C5", COMMERCIAL, 5, 5, ODA),
    Country("C6", COMMERCIAL, 6, 4, TAKEDA),
    Country("C7", COMMERCIAL, 7, 3, UESUGI),
    Country("C8", COMMERCIAL, 8, 2, TOKUGAWA),
    Country("C9", COMMERCIAL, 9, 1, MORI),
    Country("S1", MARITIME, 1, 9, DATE),
    Country("S2", MARITIME, 2, 8, ODA),
    Country("S3", MARITIME, 3, 7, TAKEDA),
    Country("S4", MARITIME, 4, 6, UESUGI),
    Country("S5", MARITIME, 5, 5, TOKUGAWA),
    Country("S6", MARITIME, 6, 4, MORI),
    Country("S7", MARITIME, 7, 3, SHIMAZU),
    Country("S8", MARITIME, 8, 2, DATE),
    Country("S9", MARITIME, 9, 1, ODA),
)

assert len(COUNTRIES) == len({country.code for country in COUNTRIES}) == COUNTRY_CARDS == 9 * KINDS
assert all(country.light + country.dark == 10 for country in COUNTRIES)
assert all(country.code == f"{KIND_LETTERS[country.kind]}{country.light}" for country in COUNTRIES)
assert [sum(c.kind == kind for c in COUNTRIES) for kind in Kind] == [9] * KINDS
assert [sum(c.faction == faction for c in COUNTRIES) for faction in Faction] == [7, 6, 6, 7, 6, 6, 7]
assert len({(country.faction, country.light) for country in COUNTRIES}) == COUNTRY_CARDS
assert len(KIND_LETTERS) == KINDS and len(TRUMP_CODES) == len(TRUMP_STRENGTHS) == CARDS - COUNTRY_CARDS
assert all(CARDS - HAND * seats <= LARGEST_DECK and CARDS % seats == 0 for seats in SEAT_COUNTS)
