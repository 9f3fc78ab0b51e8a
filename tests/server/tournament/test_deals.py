"""The deals of a tournament: equal where they should be, sealed, and checkable afterwards."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

import tatami
from tatami.fair import LINKS, Fair, pooled_nonces, round_secret, table_secret
from tatami.games import load
from tatami.server.core import entries as table_log
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import Table, fold
from tatami.server.core.tournament import decide
from tatami.server.core.tournament.plan import Format
from tatami.server.core.tournament.tournament import Tournament
from tests.server.tournament.test_pairing import NOW, SECRET, come, made, play_round


def tables_of(one: Tournament) -> list[Table]:
    current = one.rounds[-1]
    return [
        fold(seated.table, decide.table_entries(one, index)) for index, seated in enumerate(current.tables)
    ]


def deals_of(one: Tournament) -> list[str | None]:
    return [table.match.deal for table in tables_of(one) if table.match is not None]


@pytest.mark.parametrize("game", tatami.games())
def test_all_tables_of_a_duplicate_round_play_the_same_deal_and_rounds_differ(game: str):
    seats, seen = load(game).usual_seats, set()
    one, chance = made(5, "duplicate", game, seats, rounds=3), Random(1)
    for _ in range(3):
        play_round(one, chance)
        (deal,) = set(deals_of(one))
        seen.add(deal)
        assert all(table.sealed and table.status == "playing" for table in tables_of(one))
    assert len(seen) == (1 if game == "tenno" else 3), "TENNO has nothing to deal but the start"


@pytest.mark.parametrize("format", ["swiss", "round-robin"])
def test_tables_of_other_formats_play_different_deals(format: Format):
    one = made(8, format)
    play_round(one, Random(1))
    assert len(set(deals_of(one))) == 4
    assert not any(table.sealed for table in tables_of(one))


def test_each_secret_proves_the_one_before_and_the_commitment_all():
    one = made(4, "duplicate", rounds=3)
    assert hashlib.sha256(one.secret_of(1)).digest() == one.commit
    for number in range(2, LINKS + 1):
        assert hashlib.sha256(one.secret_of(number)).digest() == one.secret_of(number - 1)
    with pytest.raises(tatami.GameError):
        round_secret(SECRET, LINKS + 1)


def test_a_record_can_be_checked_like_any_other_and_follows_from_the_rounds_secret_and_all_nonces():
    one, chance = made(4, "duplicate", rounds=2), Random(1)
    play_round(one, chance)
    come(one, "late")
    play_round(one, chance)
    nonces = [entrant.nonce for entrant in one.entrants.values()]
    for number, given in ((1, nonces[:4]), (2, nonces)):
        one.rounds = one.rounds[:2] if number == 2 else one.rounds
        current = one.rounds[number - 1]
        secret = table_secret(one.secret_of(number), 0)
        assert one.secret_at(number, 3) == secret
        assert one.nonces_of(current) == pooled_nonces(given, number, 2)
    (table, *_) = tables_of(one)
    assert table.match is not None and table.match.fair is not None
    fair = Fair.parse(table.match.fair.data())
    assert fair.kept and set(fair.nonces) == {1, 2}
    assert fair.secret == table_secret(one.secret_of(2), 0)


def test_any_single_nonce_changes_the_deal():
    base = pooled_nonces([b"a" * 16, b"b" * 16], 1, 2)
    assert pooled_nonces([b"a" * 16, b"c" * 16], 1, 2) != base
    assert pooled_nonces([b"b" * 16, b"a" * 16], 1, 2) != base
    assert pooled_nonces([b"a" * 16, b"b" * 16], 2, 2) != base
    assert len(set(base.values())) == 2


def test_a_table_shows_the_names_of_the_standings_and_has_no_host():
    one = made(1, "duplicate", players=8)
    play_round(one, Random(1))
    names = one.names()
    for table, seated in zip(tables_of(one), one.rounds[-1].tables, strict=True):
        assert table.host == "" and table.tournament == "t" and table.round == 1
        assert list(table.names().values()) == [names[number] for number in seated.players]
        assert isinstance(
            table_log.decode(table_log.encode(decide.table_entries(one, 0)[0])), table_log.Created
        )


def test_nobody_begins_or_enters_what_is_not_theirs_or_over():
    one = made(2)
    for reason, act in (
        ("not-organiser", lambda: decide.begin(one, "p0", NOW, str)),
        ("not-organiser", lambda: decide.cancel(one, "p0", NOW)),
        ("not-organiser", lambda: decide.withdraw(one, "p0", 2, NOW)),
        ("nobody", lambda: decide.withdraw(one, "p0", 9, NOW)),
    ):
        with pytest.raises(Refusal) as refusal:
            act()
        assert refusal.value.code == reason
    entry = decide.cancel(one, "host", NOW)
    assert entry is not None
    one.apply(entry)
    with pytest.raises(Refusal, match="refused-entries"):
        come(one, "late")
    with pytest.raises(Refusal, match="refused-tournament-over"):
        decide.begin(one, "host", NOW, str)
