"""Pairing and standings: properties, and scores computed a second time by other means."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, count
from random import Random
from typing import Any

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami.games import load
from tatami.server.core.clocks import MoveClock
from tatami.server.core.refusal import Refusal
from tatami.server.core.tournament import decide, pairing
from tatami.server.core.tournament import entries as log
from tatami.server.core.tournament.plan import Format, Plan
from tatami.server.core.tournament.standings import Line, standings
from tatami.server.core.tournament.tournament import BOTS_FROM, Tournament, fold

SECRET, NOW = bytes(range(32)), 1_000_000


def made(
    people: int, format: Format = "swiss", game: str = "take", seats: int = 2, players: int = 2, **rest: Any
) -> Tournament:
    plan = Plan("Cup", game, seats, MoveClock(60), format, players=players, **rest)
    one = fold("t", [decide.plan(plan, "host", "Host", "", NOW, SECRET)])
    for number in range(people):
        come(one, f"p{number}")
    return one


def come(one: Tournament, who: str) -> None:
    entry = decide.enter(one, who, who.title(), "", who.encode().ljust(16), NOW, is_bot=False)
    assert entry is not None
    one.apply(entry)


def play_round(one: Tournament, chance: Random) -> log.Paired:
    """Pair a round and let chance decide its games."""
    names = (f"table{number}" for number in count(100 * len(one.rounds)))
    entry = decide.pair(one, NOW, lambda: next(names))
    one.apply(entry)
    results = []
    for _ in entry.tables:
        points = [chance.randint(0, 6) for _ in range(one.plan.seats)]
        places = [1 + sum(other > mine for other in points) for mine in points]
        results.append(log.TableResult(tuple(points), tuple(places)))
    ended = decide.end_round(one, results, NOW)
    assert ended is not None
    one.apply(ended)
    return entry


def pairs_of(entry: log.Paired) -> list[frozenset[int]]:
    return [frozenset(pair) for table in entry.tables for pair in combinations(table.players, 2)]


def has_fresh_round(players: list[int], met: set[frozenset[int]]) -> bool:
    """Whether everybody could meet somebody new."""
    graph: nx.Graph[int] = nx.Graph()
    graph.add_edges_from(pair for pair in combinations(players, 2) if frozenset(pair) not in met)
    return 2 * len(nx.max_weight_matching(graph, maxcardinality=True)) == len(players)


@given(st.integers(3, 20), st.integers(2, 12), st.integers(0, 10**6))
def test_a_swiss_repeats_no_meeting_while_there_is_a_way_around_it(people: int, rounds: int, seed: int):
    one, chance, met = made(people, rounds=rounds), Random(seed), set[frozenset[int]]()
    byes: dict[int, int] = dict.fromkeys(range(1, people + 1), 0)
    for _ in range(rounds):
        players = [*range(1, people + 1), *([BOTS_FROM + 1] if people % 2 else [])]
        could = has_fresh_round(players, met)
        now = pairs_of(play_round(one, chance))
        assert sorted(player for pair in now for player in pair) == players
        assert not could or met.isdisjoint(now)
        met.update(now)
        for pair in now:
            byes.update({player: byes[player] + 1 for player in pair if max(pair) > BOTS_FROM > player})
    # A bye is a game against the bot that fills up: nobody has a second one before everybody had one.
    if people % 2 and rounds <= people // 2:
        assert max(byes.values()) == 1


def test_a_swiss_pairs_players_of_equal_score():
    one, chance = made(16, rounds=4), Random(5)
    for _ in range(3):
        play_round(one, chance)
    scores = {line.number: line.score for line in lines_of(one)}
    entry = play_round(one, chance)
    far = [abs(scores[a] - scores[b]) for a, b in map(sorted, pairs_of(entry))]
    assert sum(far) / len(far) <= Fraction(1, 2)


def lines_of(one: Tournament) -> list[Line]:
    played = [(each.tables, each.results or ()) for each in one.ended]
    return standings(one.plan.format, sorted(one.names()), played)


@pytest.mark.parametrize("people", [3, 4, 7, 12])
def test_a_round_robin_lets_everybody_meet_everybody_once(people: int):
    one, chance = made(people, "round-robin"), Random(1)
    met = [pair for _ in range(people + people % 2 - 1) for pair in pairs_of(play_round(one, chance))]
    everybody = [*range(1, people + 1), *([BOTS_FROM + 1] if people % 2 else [])]
    assert sorted(map(sorted, met)) == sorted(map(list, combinations(everybody, 2)))
    assert one.of == len(one.rounds), "and then it is over"
    assert isinstance(decide.go_on(one, NOW, str), log.Closed)
    firsts = [table.players[0] for each in one.rounds for table in each.tables]
    often = [firsts.count(player) for player in everybody]
    assert max(often) - min(often) <= 1, "seats are shared fairly"


def test_somebody_who_withdraws_from_a_round_robin_leaves_the_others_their_games():
    one, chance = made(4, "round-robin"), Random(1)
    first = pairs_of(play_round(one, chance))
    entry = decide.withdraw(one, "p0", 1, NOW)
    assert entry is not None
    one.apply(entry)
    met = [*first, *pairs_of(play_round(one, chance)), *pairs_of(play_round(one, chance))]
    assert len(set(met)) == 6


@pytest.mark.parametrize("game", tatami.games())
def test_tables_of_every_size_are_filled_with_bots_and_meetings_spread(game: str):
    for seats in load(game).seats:
        for people in (1, seats + 1, 9):
            one, chance = made(people, "duplicate", game, seats, rounds=3), Random(people)
            for _ in range(3):
                entry = play_round(one, chance)
                playing = [player for table in entry.tables for player in table.players]
                assert len(entry.tables) >= 2 and len(playing) == len(set(playing))
                assert all(len(table.players) == seats for table in entry.tables)
                assert set(range(1, people + 1)) <= set(playing)
            often = pairing.met([table.players for each in one.rounds for table in each.tables])
            assert max(often.values()) <= 3


@given(st.integers(2, 9), st.integers(1, 4), st.integers(0, 10**6), st.sampled_from(["swiss", "round-robin"]))
def test_scores_follow_from_the_results(people: int, rounds: int, seed: int, format: Format):
    one, chance = made(people, format, "tenka", 4, rounds=rounds), Random(seed)
    for _ in range(rounds):
        play_round(one, chance)
    found = {line.number: line for line in lines_of(one)}
    for player, line in found.items():
        score, margins = Fraction(0), Fraction(0)
        for each in one.rounds:
            for table, result in zip(each.tables, each.results or (), strict=True):
                if player in table.players:
                    mine = table.players.index(player)
                    others = [place for at, place in enumerate(result.places) if at != mine]
                    wins = sum(place > result.places[mine] for place in others)
                    ties = sum(place == result.places[mine] for place in others)
                    score += Fraction(2 * wins + ties, 2 * len(others))
                    points = sorted(result.points[:mine] + result.points[mine + 1 :])
                    margins += result.points[mine] - points[-1]
        assert (line.score, line.second) == (score, margins)
    ordered = [line.key for line in lines_of(one)]
    assert ordered == sorted(ordered, reverse=True)
    assert next(line.place for line in lines_of(one)) == 1


@given(st.integers(2, 12), st.integers(1, 3), st.integers(0, 10**6))
def test_duplicate_scores_compare_the_same_seat_and_add_up(people: int, rounds: int, seed: int):
    one, chance = made(people, "duplicate", rounds=rounds), Random(seed)
    for _ in range(rounds):
        play_round(one, chance)
    found = {line.number: line for line in lines_of(one)}
    for each in one.rounds:
        results = each.results or ()
        for seat in range(2):
            ranked = [
                (result.points[seat] - result.points[1 - seat], -result.places[seat]) for result in results
            ]
            shares = []
            for at, table in enumerate(each.tables):
                others = ranked[:at] + ranked[at + 1 :]
                better, equal = (
                    sum(ranked[at] > one for one in others),
                    sum(ranked[at] == one for one in others),
                )
                shares.append(Fraction(2 * better + equal, 2 * len(others)))
                assert found[table.players[seat]].rounds[each.number] == shares[-1]
            assert sum(shares) == Fraction(len(shares), 2), "what one seat's players win, its others lose"
    for number, line in found.items():
        assert line.score == sum(line.rounds.values()), number
    assert sum(line.first for line in found.values()) == 0


def test_a_player_who_comes_late_replaces_a_bot_and_scores_nothing_for_missed_rounds():
    one, chance = made(3, "swiss", players=4, rounds=3, late=1), Random(2)
    assert BOTS_FROM + 1 in [player for table in play_round(one, chance).tables for player in table.players]
    come(one, "late")
    entry = play_round(one, chance)
    assert sorted(player for table in entry.tables for player in table.players) == [1, 2, 3, 4]
    late = next(line for line in lines_of(one) if line.number == 4)
    assert list(late.rounds) == [2]
    with pytest.raises(Refusal, match="refused-entries"):
        come(one, "too late")


def test_equal_players_share_a_place():
    table = log.Seated("t", (1, 2))
    drawn = log.TableResult((5, 5), (1, 1))
    assert [line.place for line in standings("swiss", [1, 2], [((table,), (drawn,))])] == [1, 1]


def test_a_sealed_round_is_not_scored_before_its_last_table_ends():
    tables = (log.Seated("t", (1, 2)), log.Seated("u", (3, 4)))
    lines = standings("duplicate", [1, 2, 3, 4], [(tables, (log.TableResult((9, 0), (1, 2)), None))])
    assert all(line.score == 0 and not line.rounds for line in lines)
