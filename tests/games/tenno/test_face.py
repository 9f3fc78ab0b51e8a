"""How TENNO shows itself: places, memory, actions and refusals, written from the rules page."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

import tatami
from tatami.games.tenno.draw import draw
from tatami.match import IllegalAction, Match
from tatami.view import View
from tests.games.tenno.builders import TOKENS, position
from tests.games.tenno.faces import (
    CODES,
    NAMES,
    Look,
    action_of,
    looks,
    match_of,
    random_match,
    say,
    viewers,
    words_of,
)

seeds = st.integers(0, 10_000)
sizes = st.integers(2, 7)
memories = st.sampled_from(["full", "table"])
percents = st.integers(0, 100)

HIDDEN: Look = ("card", "down", {})


# Places.


def test_own_cards_lie_face_down_but_known_and_those_of_others_are_unknown():
    view = match_of(position("N8D 12S", hands="MS 3G")).view(1)
    assert [place.id for place in view.places] == [
        *("seat/1/row/1", "seat/1/row/2", "seat/1/row/3", "seat/1/hand", "seat/1/prison"),
        *("seat/2/row/1", "seat/2/row/2", "seat/2/row/3", "seat/2/hand", "seat/2/prison"),
        "discard",
    ]
    assert looks(view, "seat/1/row/2") == [("samurai-8", "down", {})]
    assert looks(view, "seat/1/hand") == [("monk", "up", {}), ("shogun", "up", {})]
    assert looks(view, "seat/2/row/3") == [HIDDEN]
    assert looks(view, "seat/2/hand") == [HIDDEN, HIDDEN]
    assert view.counts == {
        "turn": 1,
        "seat/1/prison": 0,
        "seat/1/hand": 2,
        "seat/2/prison": 0,
        "seat/2/hand": 2,
    }


def test_the_own_seat_comes_first_and_the_others_clockwise():
    match = random_match(1, 4, 50)
    for viewer, seats in ((3, "3412"), (None, "1234")):
        hands = [place.id for place in match.view(viewer).places if place.id.endswith("hand")]
        assert hands == [f"seat/{seat}/hand" for seat in seats]


def test_both_cards_lie_open_for_all_while_the_answer_is_awaited():
    match = match_of(position("N8D 12S 123"), "2x2.1")
    for viewer in viewers(match):
        view = match.view(viewer)
        assert looks(view, "seat/1/row/2") == [("samurai-8", "up", {"strength": 8})]
        assert looks(view, "seat/2/row/1") == [("farmer-1", "up", {"strength": 1})]
        assert looks(view, "seat/2/row/2")[0][1] == "down"


def test_R11_piles_lie_face_down_and_say_which_cards_everybody_saw_go_there():
    prisoner = ("card", "down", {"owner": 2, "seen": "farmer-1"})
    match = match_of(position("78D 12S", monks="h h"), "1x2.1")
    for viewer in viewers(match):
        view = match.view(viewer)
        assert looks(view, "seat/1/prison") == [prisoner] and looks(view, "discard") == []
        assert view.counts["seat/1/prison"] == 1 and view.counts["seat/2/prison"] == 0
    match = match_of(position("N8D 8GS", monks="h h"), "1x2.1")
    seen = [{"owner": 2, "seen": "samurai-8"}, {"owner": 1, "seen": "ninja"}]
    assert [marks for _, _, marks in looks(match.view(None), "discard")] == seen
    assert match.view(1).counts["seat/1/prison"] == 0


def test_a_shogun_s_prisoner_is_its_owner_s():
    match = match_of(position("78D 12S", monks="h h"), "3x2.3")
    assert looks(match.view(1), "seat/2/prison") == [("card", "down", {"owner": 1, "seen": "daimyo"})]
    assert match.view(None).counts["seat/2/prison"] == 9


@pytest.mark.parametrize("seed", range(4))
def test_at_the_end_everything_lies_open_to_all(seed: int):
    match = random_match(seed, 3)
    for viewer in viewers(match):
        found = [piece for place in match.view(viewer).places for piece in place.pieces]
        assert sorted(piece.kind for piece in found) == sorted(CODES * 3)
        assert {piece.face for piece in found} == {"up"}


# What a viewer could remember.


def test_R11_a_card_seen_is_marked_and_doubted_once_it_may_have_changed():
    match = match_of(position("78D 12S 123", monks="h h h"), "1x2.1 +3")
    spot, seen = "seat/1/row/1", {"seen": "samurai-7"}
    for viewer in (2, 3, None):
        assert looks(match.view(viewer), spot) == [("card", "down", seen)]
        assert words_of(match.view(viewer), spot) == ["face-down card (last seen: Samurai 7)"]
    assert looks(match.view(1), spot) == [("samurai-7", "down", {"known": [2, 3]})]
    match.play("1=7")
    for viewer in (2, 3, None):
        assert looks(match.view(viewer), spot) == [("card", "down", {**seen, "changed": True})]
        words = "face-down card (last seen: Samurai 7; may have changed since)"
        assert words_of(match.view(viewer), spot) == [words]
    assert looks(match.view(1), spot) == [("samurai-7", "down", {})]


def test_R11_a_gap_filled_anew_has_nothing_to_remember():
    match = match_of(position("78D 12S 123", monks="h h h"), "1x2.1 +3")
    assert looks(match.view(1), "seat/2/row/1") == [HIDDEN]
    assert looks(match.view(2), "seat/2/row/1") == [("farmer-3", "down", {})]


def test_R11_a_card_looked_at_is_remembered_by_one_and_its_owner_knows():
    match = match_of(position("78D 82S 123", monks="h h h"), "1x2.1 +R ?2")
    spot = "seat/1/row/2"
    assert looks(match.view(1), spot) == [("samurai-8", "down", {"known": [2]})]
    assert words_of(match.view(1), spot) == ["Samurai 8 (face down, known to Jan)"]
    assert looks(match.view(2), spot) == [("card", "down", {"seen": "samurai-8"})]
    assert looks(match.view(3), spot) == looks(match.view(None), spot) == [HIDDEN]
    assert words_of(match.view(2), "seat/2/row/1") == ["Samurai 8 (face down, known to everybody)"]


@given(seed=seeds, seats=sizes, percent=st.integers(0, 99))
def test_R11_at_a_table_without_memory_nothing_is_remembered_for_anybody(seed: int, seats: int, percent: int):
    match = random_match(seed, seats, percent, memory="table")
    for viewer in viewers(match):
        view = match.view(viewer)
        rows = [place for place in view.places if "/row/" in place.id]
        assert all(set(piece.marks) <= {"strength"} for place in rows for piece in place.pieces)
        assert "last seen" not in view.text() and "known" not in view.text()
        for action in view.actions:
            if action.kind == "attack":
                assert set(action.preview) <= {"card", "strength"}


# Actions.


def test_an_attack_says_both_cards_by_their_places():
    match = match_of(position("N8R 12S 123"))
    attack, view = action_of(match, "3x2.1"), match.view(1)
    assert say(view, attack.words) == "Your right card, the Ronin, against Jan’s left card"
    assert attack.places == ("seat/1/row/3", "seat/2/row/1") and attack.kind == "attack"
    assert attack.preview["card"] == "ronin" and attack.preview["strength"] == 6


@pytest.mark.parametrize(
    ("rows", "played", "token", "words", "places"),
    [
        ("78D M2S", "1x2.2", "monk", "Show the Monk (7 against 4)", "2/row/1 2/row/2"),
        ("78D M2S", "1x2.2", "pass", "Stay silent (7 against 2)", ""),
        ("R8D 71S", "1x2.1", "pass", "Do not attack again", ""),
        ("78D 12S", "1x2.1", "+D", "Fill the left gap with the Daimyo", "2/hand 2/row/1"),
        ("78D 12S", "1x2.1 +D", "2=S", "Trade Samurai 8 in the middle for the Shogun", "1/hand 1/row/2"),
        ("78D 12S", "1x2.1 +D", "2=8", "Pick up Samurai 8 in the middle and put it back", "1/hand 1/row/2"),
        ("78D 12S", "1x2.1 +D", "pass", "Leave the row as it is", ""),
        ("78D 81S", "1x2.1 +R", "?3", "Look at Hana’s right card", "1/row/3"),
        ("78D 81S", "1x2.1 +R", "pass", "Look at none", ""),
    ],
)
def test_actions_say_what_they_do(rows: str, played: str, token: str, words: str, places: str):
    match = match_of(position(rows, monks="h 1" if "M" in rows else "h h"), played)
    action = action_of(match, token)
    assert say(match.view(match.to_move), action.words) == words
    assert action.places == tuple(f"seat/{place}" for place in places.split())


def test_with_an_empty_hand_two_cards_are_picked_up():
    match = match_of(position("78D 12S", hands="- NG", monks="- h"), "1x2.1 +N")
    view = match.view(1)
    words = {action.token: say(view, action.words) for action in view.actions}
    assert words["1~3"] == "Pick up the left and right cards and swap them"
    assert words["2-3"] == "Pick up the middle and right cards and put them back as they were"
    assert action_of(match, "1~3").places == ("seat/1/row/1", "seat/1/row/3")
    asked = "You lost no card and your hand is empty, so you may pick up two cards of your row."
    assert say(view, view.task) == asked
    assert say(match.view(2), match.view(2).task) == "Hana may pick up two cards."


def test_set_up_lists_the_farmers():
    match = tatami.new("tenno", deal="3 2")
    action = action_of(match, "132")
    assert say(match.view(2), action.words) == "From left to right: Farmer 1, Farmer 3 and Farmer 2"
    assert action.preview == {"cards": ["farmer-1", "farmer-3", "farmer-2"]}


# Decisions and their seats.

TASKS = [
    (
        "N8D M2S 123",
        "",
        "Your turn: attack an opponent’s card with one of yours.",
        "Hana is about to attack.",
    ),
    (
        *("N8D M2S 123", "2x2.2"),
        "Hana’s Samurai 8 attacks your Farmer 2, 8 against 2. Show your Monk?",
        "Jan is thinking about it.",
    ),
    (
        *("N8D M2S 123", "2x2.1"),
        "Fill the left gap from your hand.",
        "Jan is filling a gap.",
    ),
    (
        *("R8D 72S 123", "1x2.1 pass"),
        "After your Ronin you may attack once more, with another card.",
        "Hana may attack once more.",
    ),
    (
        *("N8D 12S 123", "2x2.1 pass +D"),
        "You lost no card, so you may trade one card of your row for one from your hand.",
        "Hana may trade a card.",
    ),
    (
        *("78D 82S 123", "1x2.1 pass +N"),
        "You won as the defender, so you may look at one of Hana’s cards.",
        "Jan may look at one of Hana’s cards.",
    ),
]


@pytest.mark.parametrize(("rows", "played", "own", "others"), TASKS)
def test_the_task_is_said_to_the_one_asked_and_about_them(rows: str, played: str, own: str, others: str):
    match = match_of(position(rows), played)
    assert say(match.view(match.to_move), match.view(match.to_move).task) == own
    assert say(match.view(3), match.view(3).task) == say(match.view(None), match.view(None).task) == others


def test_R3_the_question_is_the_same_with_and_without_a_monk():
    """Only the defender's own offers differ; nobody else is told anything else."""
    with_monk = match_of(position("N8D M2S 123", monks="h 1h h"), "2x2.2")
    without = match_of(position("N8D 72S 123", monks="h 1h h"), "2x2.2")
    for viewer in (1, 3, None):
        assert with_monk.view(viewer) == without.view(viewer)
        assert with_monk.view(viewer).json() == without.view(viewer).json()
    assert say(with_monk.view(2), with_monk.view(2).task) == say(without.view(2), without.view(2).task)
    offers = []
    for match in (with_monk, without):
        view = match.view(2)
        offers.append(sorted([*view.legal, *(str(refusal.token) for refusal in view.refusals)]))
    assert offers == [["monk", "pass"], ["monk", "pass"]]
    assert [say(without.view(2), r.reason) for r in without.view(2).refusals] == [
        "No Monk in this row besides the attacked card."
    ]


# Refusals.

START = "N8S 12D 123"
REASONS = [
    (START, "", "3x2.1", "The Shogun never attacks."),
    (START, "", "1x1.2", "You can’t attack your own row."),
    (START, "", "1x5.2", "There is no seat 5 at this table."),
    (START, "", "pass", "A turn begins with an attack, so you can’t pass."),
    (START, "", "123", "Your row is already laid out."),
    (START, "", "monk", "The Monk only helps another card of its row when that card is attacked."),
    (START, "", "+D", "You have no gap to fill."),
    (START, "", "1=D", "You may trade after your attack, if you lose no card."),
    (START, "", "1~2", "You may trade after your attack, if you lose no card."),
    (START, "", "?1", "Only a defender who won a fight may look at a card."),
    (START, "2x2.1", "monk", "No Monk in this row besides the attacked card."),
    (START, "2x2.1", "2x2.2", "First answer the attack: show your Monk or stay silent."),
    (START, "2x2.1", "+D", "First answer the attack: show your Monk or stay silent."),
    (START, "2x2.1 pass", "pass", "Fill your gap first."),
    (START, "2x2.1 pass", "?1", "Fill your gap first."),
    (START, "2x2.1 pass", "+D", "Your Daimyo is already in your row."),
    (START, "2x2.1 pass", "+1", "Your Farmer 1 is out of play."),
    (START, "2x2.1 pass +M", "2x2.2", "You have already attacked this turn."),
    (START, "2x2.1 pass +M", "1=S", "Your Shogun is already in your row."),
    (START, "2x2.1 pass +M", "1~2", "You may pick up two cards only when your hand is empty."),
    (START, "2x2.1 pass +M", "+D", "You have no gap to fill."),
    (START, "2x2.1 pass +M", "?1", "Only a defender who won a fight may look at a card."),
    (
        START,
        "2x2.1 pass +M",
        "monk",
        "The Monk only helps another card of its row when that card is attacked.",
    ),
    ("7S8 82D 123", "1x2.1 pass +M", "1x1.1", "First look at one of Hana’s cards, or at none."),
    ("7S8 82D 123", "1x2.1 pass +M", "+D", "First look at one of Hana’s cards, or at none."),
    ("RS8 72D 123", "1x2.1 pass", "1x2.2", "The Ronin is gone, so no card lies there."),
    ("RS8 12D 123", "1x2.1 pass", "1x2.2", "The Ronin has already attacked; attack with another card."),
    ("RS8 72D 123", "1x2.1 pass", "2x2.2", "The Shogun never attacks."),
    (
        "RS8 72D 123",
        "1x2.1 pass",
        "3x2.1",
        "The Ronin has already attacked Jan’s left card; choose another one.",
    ),
    ("RS8 72D 123", "1x2.1 pass", "3x1.2", "You can’t attack your own row."),
    ("RS8 72D 123", "1x2.1 pass", "+D", "Gaps are filled when the attacks are over."),
    ("RS8 12D 123", "1x2.1 pass", "+D", "You have no gap to fill."),
    ("RS8 12D 123", "1x2.1 pass", "1=D", "You may trade after your attack, if you lose no card."),
    (
        "RS8 12D 123",
        "1x2.1 pass",
        "monk",
        "The Monk only helps another card of its row when that card is attacked.",
    ),
]


def refused(match: Match, token: str) -> str:
    with pytest.raises(IllegalAction) as error:
        match.play(token)
    return error.value.text("en", NAMES)


@pytest.mark.parametrize(("rows", "played", "token", "reason"), REASONS)
def test_a_refusal_says_the_real_reason(rows: str, played: str, token: str, reason: str):
    assert refused(match_of(position(rows), played), token) == reason


def test_refusals_of_set_up_and_of_an_empty_hand():
    start = tatami.new("tenno", deal="2 1")
    for token in ("1x2.1", "pass", "+D", "?1", "monk"):
        assert refused(start, token) == "Lay out your three Farmers first."
    match = match_of(position("78D 12S", hands="- NG", monks="- h"), "1x2.1 +N")
    empty = "Your hand is empty, so you may only pick up two cards of your row."
    assert refused(match, "1=8") == refused(match, "1=7") == empty


def test_likely_mistakes_are_refused_in_advance():
    match = match_of(position("RS8 72D 123", monks="h h h"), "1x2.1")
    view = match.view(1)
    assert [(refusal.places, say(view, refusal.reason)) for refusal in view.refusals] == [
        (("seat/1/row/1",), "The Ronin is gone, so no card lies there."),
        (("seat/1/row/2",), "The Shogun never attacks."),
        (("seat/2/row/1",), "The Ronin has already attacked Jan’s left card; choose another one."),
    ]


@given(seed=seeds, seats=sizes, percent=percents, memory=memories)
def test_everything_can_be_said(seed: int, seats: int, percent: int, memory: str):
    match = random_match(seed, seats, percent, memory)
    for viewer in viewers(match):
        view = match.view(viewer)
        assert view.text("en", NAMES) and view.json("en", NAMES)
    if match.over:
        return
    for token in TOKENS:
        if token not in match.legal():
            assert refused(match, token).endswith(".")
    for action in match.view(match.to_move).actions:
        assert not say(match.view(match.to_move), action.words).endswith(".")


# The drawn table.


def drawn(view: View, names: dict[int, str] = NAMES, width: int = 80) -> str:
    console = Console(width=400, color_system=None, legacy_windows=False)  # so wide that nothing wraps
    with console.capture() as capture:
        console.print(draw(view, view.speaker("en", names), width=width))
    return capture.get()


@given(seed=seeds, seats=sizes, percent=percents, memory=memories)
def test_the_drawn_table_fits_and_shows_no_more_than_the_view(
    seed: int, seats: int, percent: int, memory: str
):
    match = random_match(seed, seats, percent, memory)
    for viewer in viewers(match):
        view = match.view(viewer)
        lines = drawn(view).splitlines()
        assert len(lines) <= 19 and all(cell_len(line) <= 80 for line in lines)
        assert drawn(view.determinize(seed).view(viewer)) == drawn(view)


def test_the_drawn_table_fits_with_long_names_and_in_few_columns():
    match = random_match(3, 7, 60)
    names = dict.fromkeys(range(1, 8), "とても長い名前の人です") | {1: "Maximiliane-Philippa von und zu"}
    for width in (50, 80, 100):
        lines = drawn(match.view(1), names, width).splitlines()
        assert all(cell_len(line) <= width for line in lines)


def test_the_drawn_table_is_clear_without_colour():
    match = match_of(position("78D 12S 123", hands="RM 3N DG", monks="h h h"), "1x2.1 +3 1=R 1x3.2")
    assert drawn(match.view(3)).splitlines() == [
        "           1                      2                      3",
        "   1  Hana ▒▒ Samurai 7?          ▒▒                     ▒▒",
        "      hand 2 · prison 1 (1 point) · lost 1 2 3 N S G",
        "   2  Jan  ▒▒ Farmer 3            ▒▒                     ▒▒",
        "      hand 1 · prison 1 (2 points) · lost 1 M R 7 8 D G",
        "▶  3  Mika Farmer 1               (gap)                  Farmer 3",
        "      hand 2 · prison 0 (0 points) · lost 2 N M R 7 8 S",
        "      D Daimyo   G Geisha",
    ]
    assert "Farmer 3 (known)" in drawn(match.view(2))
