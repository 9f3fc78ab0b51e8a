"""Properties of TENNO that hold in every game, shown on random ones."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.engine import kernels
from tatami.engine.game import GameError
from tatami.engine.rng import new_rng
from tatami.engine.state import SPECTATOR
from tatami.games.tenno import GAME, notation
from tatami.games.tenno.cards import ALL_CARDS, CARDS, GEISHA, MONK, NINJA, SLOTS, VALUE
from tatami.games.tenno.observation import OBSERVATION
from tatami.games.tenno.position import hand_size
from tatami.games.tenno.state import (
    ACTIONS,
    ACTIONS_AND_MASKED,
    ATTACKING,
    GAP,
    MAX_DECISIONS,
    OVER,
    PEEKING,
    RESPONDING,
    SETTING_UP,
    TRADING,
    UNKNOWN,
)
from tests.games.tenno.builders import (
    ACTION,
    MASK_WORDS,
    TOKENS,
    Records,
    belief_of,
    card_bits,
    card_letters,
    legal_actions,
    legal_tokens,
    memory_of,
    new_game,
    play,
    points_of,
    position,
    ranks_of,
    row_letters,
    view_of,
    viewers,
    world_of,
)
from tests.games.tenno.worlds import History

every_count = pytest.mark.parametrize("seats", range(2, 8))
ROOT = Path(__file__).resolve().parents[3]
MIXED = [1.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 4.0, 8.0, 12.0, 6.0]


def random_deal(seats: int, seed: int) -> str:
    return f"{seats} {seed % seats + 1}"


def decisions(seats: int, seed: int) -> Iterator[tuple[Records, History]]:
    """Every position of a random game, with what led to it; the end too."""
    dice, states = Random(seed), new_game(random_deal(seats, seed))
    history: History = []
    while states[0].to_move >= 0:
        yield states, history
        action = dice.choice(legal_actions(states))
        history.append((int(states[0].to_move), action))
        kernels.step(states, action)
    yield states, history


# The rules.


@every_count
@pytest.mark.checked
def test_cards_are_conserved(seats: int):
    for seed in range(20):
        for states, _ in decisions(seats, seed):
            s = states[0]
            for seat in range(seats):
                row = [1 << int(card) for card in s.row[seat] if card != GAP]
                assert sum(row) + int(s.hand[seat]) + int(s.left[seat]) == ALL_CARDS
                assert hand_size(s, seat) == int(s.hand[seat]).bit_count()
            assert (s.row[seats:] == GAP).all() and not s.hand[seats:].any() and not s.left[seats:].any()
            gone = [card for seat in range(seats) for card in range(CARDS) if s.left[seat] >> card & 1]
            assert s.prison_cards.sum() <= sum(card != GEISHA for card in gone)
            assert s.prison_points.sum() <= sum(VALUE[card] for card in gone)


@every_count
def test_games_end_in_time(seats: int):
    mask = np.zeros(MASK_WORDS, dtype=np.uint64)
    longest, fullest = 41 * seats + 4, 32 * seats + 4
    assert longest <= MAX_DECISIONS and fullest <= len(new_game()[0].log_action)
    for seed in range(2000):
        states = new_game(random_deal(seats, seed))
        assert kernels.random_game(states, new_rng(seed), mask) <= longest
        assert states[0].log_length <= fullest and states[0].phase == OVER


@every_count
def test_turn_state_is_cleared_at_the_end_of_the_turn(seats: int):
    for states, _ in decisions(seats, 3):
        s = states[0]
        if s.phase in (SETTING_UP, ATTACKING, OVER):
            assert not (s.fights or s.won or s.lost or s.slot.any() or s.target.any())
        assert s.phase != ATTACKING or not (s.row[:seats] == GAP).any()
        assert s.phase != PEEKING or (s.lost and s.won)  # R5
        assert s.phase != TRADING or not (s.lost or s.won)


@every_count
def test_the_monk_is_where_it_may_be(seats: int):
    for seed in range(20):
        for states, _ in decisions(seats, seed):
            s = states[0]
            for seat in range(seats):
                places = int(s.places[seat])
                slots = [slot for slot in range(SLOTS) if s.row[seat, slot] == MONK]
                if s.left[seat] >> MONK & 1:
                    assert places == 0
                else:
                    assert places >> (slots[0] if slots else SLOTS) & 1
                assert not any(places >> slot & 1 for slot in range(SLOTS) if s.row[seat, slot] == GAP)


@every_count
def test_the_same_actions_give_the_same_bytes(seats: int):
    *_, (states, history) = decisions(seats, 5)
    again = new_game(random_deal(seats, 5))
    for seat, action in history:
        assert again[0].to_move == seat
        kernels.step(again, action)
    assert again.tobytes() == states.tobytes()


WORKED = [  # rows, tokens, then rows, prison points and left cards by seat, and what is asked next
    ("78D NM1", "1x2.1 monk", "78D .M1", [4, 0], ["", "N"], ["+2", "+3", "+R", "+7", "+8", "+D", "+S", "+G"]),
    ("N12 81D", "1x2.1 pass +3 +2", "312 21D", [0, 0], ["N", "8"], "next"),
    ("D12 S13", "1x2.1 pass +3", "312 S13", [0, 9], ["D", ""], ["pass", "?1", "?2", "?3"]),
    ("G12 S13", "1x2.1 pass +3 +2", "312 213", [10, 0], ["G", "S"], "next"),
    ("R18 D13 213", "1x2.1 pass 3x3.1 pass +3 +D", "318 D13 D13", [2, 0, 0], ["R", "", "2"], "peek"),
]


@pytest.mark.parametrize("rows, tokens, after, points, left, asked", WORKED)
def test_worked_examples(rows, tokens, after, points, left, asked):
    states = play(position(rows), tokens)
    seats = range(1, len(points) + 1)
    assert [row_letters(states, seat) for seat in seats] == after.split()
    assert points_of(states) == points
    assert [card_letters(states[0].left[seat - 1]) for seat in seats] == left
    if asked == "next":
        assert (states[0].phase, states[0].attacker, states[0].to_move) == (ATTACKING, 1, 1)
    elif asked == "peek":
        assert (states[0].phase, states[0].to_move) == (PEEKING, 1)
    else:
        assert legal_tokens(states) == asked


def test_tied_leaders_add_their_remaining_cards():
    states = play(position("7D8 7D8 123", hands="1 - N"), "1x2.1")
    assert states[0].phase == OVER and states[0].to_move == -1
    # Nobody has a prisoner: all lead, and add hand and row.
    assert points_of(states) == [1 + 9 + 8, 9 + 8, 1 + 2 + 3 + 4] and ranks_of(states) == [1, 2, 3]


# Views.


@every_count
@pytest.mark.checked
def test_legality_follows_from_the_view_of_the_mover(seats: int):
    for seed in range(10):
        for states, _ in decisions(seats, seed):
            if states[0].phase != OVER:
                assert legal_actions(view_of(states, int(states[0].to_move))) == legal_actions(states)


def test_views_hide_secrets():
    states = new_game("3 2")
    views = view_of(play(states, "213"), 0)
    assert [row_letters(views, seat) for seat in (1, 2, 3)] == ["...", "???", "..."]
    play(states, "123 321")
    views = view_of(states, 0)
    assert [row_letters(views, seat) for seat in (1, 2, 3)] == ["321", "???", "???"]
    assert [card_letters(hand) for hand in views[0].hand[:3]] == ["NMR78DSG", "", ""]
    spectator = view_of(play(states, "1x3.1 +D 1=S"), SPECTATOR)[0]
    told = [TOKENS[action] for action in spectator.log_action[: spectator.log_length]]
    assert told == ["1x3.1", "+*", "1=*"] and not spectator.hand.any()
    owner = view_of(states, 1)[0]
    assert [TOKENS[action] for action in owner.log_action[: owner.log_length]] == ["1x3.1", "+*", "1=S"]


def test_a_peek_is_seen_by_the_peeker_and_the_owner_only():
    states = play(new_game("3 1"), "123 213 321 2x3.1 +D ?3")
    shown = [int(view_of(states, viewer)[0].log_shown[2]) for viewer in (-1, 0, 1, 2)]
    assert shown == [UNKNOWN, 2, UNKNOWN, 2]  # of seat 0: the Farmer 3


def test_open_cards_are_in_every_view():
    states = play(new_game("2 1"), "123 213 1x2.2 +D +N")
    while states[0].phase != RESPONDING:
        kernels.step(states, legal_actions(states)[0])
    for viewer in viewers(states):
        views = view_of(states, viewer)[0]
        fight = views.fights - 1
        shown = int(views.log_shown[views.log_length - 1])
        assert views.row[views.attacker, views.slot[fight]] == shown & 15
        assert views.row[views.target[fight] // SLOTS, views.target[fight] % SLOTS] == shown >> 4


@every_count
def test_everything_is_open_at_the_end(seats: int):
    *_, (states, _) = decisions(seats, 1)
    for viewer in viewers(states):
        views = view_of(states, viewer)
        assert views[0].viewer == viewer
        views[0].viewer = states[0].viewer
        assert views.tobytes() == states.tobytes()


def test_memory_keeps_what_was_seen_until_it_may_have_changed():
    states = play(new_game("3 1"), "123 213 321 2x2.2 +D 2=8")  # 2 beats 1, then is traded
    mine, theirs = memory_of(view_of(states, 0)), memory_of(view_of(states, 2))
    assert theirs.seen[0].tolist() == [UNKNOWN, 1, UNKNOWN] and theirs.changed[0].tolist() == [0, 1, 0]
    assert theirs.seen[1].tolist() == [UNKNOWN] * 3  # filled anew
    assert mine.seen[0].tolist() == [0, 7, 2] and not mine.changed.any() and not mine.exposed.any()
    play(states, "1x1.2 +N ?1")  # seat 2's Farmer 2 dies on the 8 and a Ninja comes; seat 1 looks at it
    mine, theirs = memory_of(view_of(states, 0)), memory_of(view_of(states, 1))
    assert mine.seen[1, 0] == NINJA and mine.exposed.tolist() == [0, 0b110, 0]
    assert theirs.seen[0, 1] == 7 and not theirs.changed.any() and theirs.exposed.tolist() == [0b001, 0, 0]
    assert memory_of(view_of(states, 2)).seen[1, 0] == UNKNOWN


@every_count
def test_memory_follows_from_observed_events(seats: int):
    for seed in range(3):
        seen = {viewer: np.full((seats, SLOTS), UNKNOWN) for viewer in viewers(new_game(f"{seats} 1"))}
        changed = {viewer: np.zeros((seats, SLOTS), dtype=bool) for viewer in seen}
        before, known = new_game(random_deal(seats, seed)), 0
        for states, history in decisions(seats, seed):
            if len(history) > known:
                known = len(history)
                for viewer in seen:
                    watch(before[0], *history[-1], viewer, seen[viewer], changed[viewer])
                    seen[viewer][states[0].row[:seats] == GAP] = UNKNOWN
                    changed[viewer][seen[viewer] == UNKNOWN] = False
            before = states.copy()
            if states[0].phase == OVER:
                break
            for viewer in seen:
                found, rows = memory_of(view_of(states, viewer)), states[0].row
                for seat in range(seats):
                    if seat == viewer:
                        assert (found.seen[seat] == np.where(rows[seat] == GAP, UNKNOWN, rows[seat])).all()
                    else:
                        assert (found.seen[seat] == seen[viewer][seat]).all()
                        assert (found.changed[seat] == changed[viewer][seat]).all()


def watch(s, seat: int, action: int, viewer: int, seen, changed) -> None:
    """Take in what an action, played in `s`, shows the viewer."""
    token = TOKENS[action]
    spots: list[tuple[int, int]] = []
    if "x" in token:
        spots = [(seat, int(token[0]) - 1), (int(token[2]) - 1, int(token[4]) - 1)]
    elif token == "monk":
        spots = [(seat, s.row[seat].tolist().index(MONK))]
    elif token[0] == "?" and seat == viewer:
        spots = [(int(s.attacker), int(token[1]) - 1)]
    for spot in spots:
        seen[spot], changed[spot] = s.row[spot], False
    if "=" in token:
        changed[seat, int(token[0]) - 1] = True
    elif len(token) == 3 and token[1] in "~-":
        changed[seat, [int(token[0]) - 1, int(token[2]) - 1]] = True


@every_count
@pytest.mark.checked
def test_observations_agree_with_the_view(seats: int):
    size = sum(length for _, length in OBSERVATION)
    for states, _ in decisions(seats, 2):
        for viewer in viewers(states):
            views = view_of(states, viewer)
            v, numbers = views[0], np.full(size, 99, dtype=np.uint8)
            kernels.observe(views, numbers)
            parts = np.split(numbers, np.cumsum([length for _, length in OBSERVATION])[:-1])
            field = {name: part for (name, _), part in zip(OBSERVATION, parts, strict=True)}
            me = viewer if viewer >= 0 else int(v.start)
            around = [(me + distance) % seats for distance in range(seats)]
            assert field["seats"].nonzero()[0].tolist() == [seats - 2]
            assert field["phase"].nonzero()[0].tolist() == [v.phase]
            assert [around[d] for d in field["to_move"].nonzero()[0]] == [v.to_move][: v.to_move + 1]
            assert [around[d] for d in field["attacker"].nonzero()[0]] == [v.attacker]
            assert field["playing"].tolist() == [1] * seats + [0] * (7 - seats)
            assert field["prison_points"][:seats].tolist() == v.prison_points[around].tolist()
            assert field["hand_size"][:seats].tolist() == [hand_size(states[0], seat) for seat in around]
            own = card_bits(card_letters(v.hand[me])) if viewer >= 0 else 0
            assert sum(1 << int(card) for card in field["hand"].nonzero()[0]) == own
            for name in ("fight_slot", "fight_card", "fight_seat", "fight_target", "fight_met"):
                halves = field[name].reshape(2, -1).sum(axis=1)
                assert halves.tolist() == [int(v.fights > 0), int(v.fights > 1)]
            seen = field["seen"].reshape(7, SLOTS, CARDS)
            if viewer >= 0:
                shown = [seen[0, slot].nonzero()[0].tolist() for slot in range(SLOTS)]
                assert shown == [[] if card == GAP else [card] for card in v.row[me]]
            assert (seen.sum(axis=2).reshape(-1) <= field["laid"]).all()
            assert numbers.max() < 99 or v.prison_points.max() >= 99


# Notation.


def test_tokens_and_their_masks():
    assert len(set(TOKENS)) == len(TOKENS) == ACTIONS_AND_MASKED
    assert [TOKENS[action] for action in range(6)] == ["123", "132", "213", "231", "312", "321"]
    told = {token: TOKENS[notation.mask(action)] for token, action in ACTION.items()}
    secret = {"213": "***", "+D": "+*", "2=S": "2=*", "1~2": "1*2", "1-2": "1*2", "2~3": "2*3", "2-3": "2*3"}
    assert {token: told[token] for token in secret} == secret
    for token in ("2x4.1", "monk", "pass", "?3"):
        assert told[token] == token
    assert all(ACTION[masked] >= ACTIONS for token, masked in told.items() if token != masked)
    assert all(told[masked] == masked for masked in told.values())


@given(st.text() | st.from_regex(r"[0-9²]{0,2} ?[0-9]{0,2} ?"))
def test_other_texts_are_no_deals(deal: str):
    deals = {f"{seats} {start}" for seats in range(2, 8) for start in range(1, seats + 1)}
    if deal in deals:
        assert new_game(deal)[0].seats == int(deal[0])
    else:
        with pytest.raises(GameError, match=r"A deal .*\.$"):
            new_game(deal)


def test_the_start_seat_is_drawn():
    class Draws:
        def below(self, n: int) -> int:
            assert n == 5
            return 3

        def shuffle(self, items: list[object]) -> None:
            raise AssertionError("nothing is shuffled")

    assert GAME.draw_deal(Draws(), 5, GAME.settle(None)) == "5 4"
    states = new_game("5 4", geisha_trades=True)
    assert (states[0].to_move, states[0].start, states[0].geisha_trades) == (3, 3, 1)
    assert [play(states, "123")[0].to_move for _ in range(5)] == [4, 0, 1, 2, 3]  # R12
    assert states[0].phase == ATTACKING


# Compiled and interpreted.


def digest() -> str:
    """A fingerprint of all that some games show, decision by decision."""
    sha, rng = hashlib.sha256(), new_rng(6)
    for seats in (2, 4, 7):
        for states, history in decisions(seats, seats):
            if len(history) % 10 == 0 or states[0].phase == OVER:
                views = view_of(states, len(history) // 10 % (seats + 1) - 1)
                beliefs = belief_of(views, MIXED)
                numbers = np.zeros(sum(length for _, length in OBSERVATION), dtype=np.uint8)
                kernels.observe(views, numbers)
                for part in (states, views, beliefs, world_of(views, beliefs, rng), numbers):
                    sha.update(part.tobytes())
                sha.update(str((points_of(states), ranks_of(states))).encode())
                sha.update(memory_of(views).tobytes())
    return sha.hexdigest()


def test_interpreted_rules_do_the_same():
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    code = "from tests.games.tenno.test_core import digest; print(digest())"
    told = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == digest() == digest()
