"""What TENNO tells of a fight before and after it, written from the rules page."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami.checks.fold import Table
from tatami.engine.scene import Event
from tatami.games.tenno.cards import CARDS, LETTERS
from tatami.games.tenno.fights import STRENGTHS
from tatami.games.tenno.notation import mask
from tatami.games.tenno.position import OUTCOME
from tatami.match import Match
from tests.games.tenno.builders import ACTION, position
from tests.games.tenno.faces import (
    CODES,
    action_of,
    heard,
    looks,
    match_of,
    preview_words,
    random_match,
    viewers,
    watch,
)

seeds = st.integers(0, 10_000)
sizes = st.integers(2, 7)

# Before a fight.


def strengths_by_the_page(attacking: str, defending: str, monk: bool) -> tuple[int, int]:
    """Both strengths from the text of the rules; two Geishas are equal."""
    value = dict(zip("123NMR78DSG", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0), strict=True))
    if attacking == defending == "G":
        return 0, 0
    attack = 8 if attacking == "N" else value[attacking]
    defence = value[defending] + (2 if monk else 0)
    if attacking == "G":
        return defence + 1, defence
    return (attack, attack + 1) if defending == "G" else (attack, defence)


@pytest.mark.parametrize("monk", [False, True])
def test_strengths_are_those_of_the_page_and_agree_with_the_outcome(monk: bool):
    for one in range(CARDS):
        for other in range(CARDS):
            attack, defence = strengths_by_the_page(LETTERS[one], LETTERS[other], monk)
            assert STRENGTHS[one, other, int(monk)].tolist() == [attack, defence]
            assert OUTCOME[one, other, int(monk)] == (attack > defence) - (attack < defence)


def test_open_cards_say_what_they_count_with_and_without_the_monk():
    match = match_of(position("G8D M8S 123"), "1x2.2")
    told = [event.piece for event in watch(match.copy(), "monk", 3) if event.kind == "strengthened"]
    assert [piece.marks["strength"] for piece in told if piece] == [11, 10]
    for spot, strength in (("seat/1/row/1", 9), ("seat/2/row/2", 8)):
        assert looks(match.view(3), spot)[0][2] == {"strength": strength}


def test_the_defender_sees_what_comes_of_both_answers():
    match = match_of(position("N8D M8S 123"), "3x2.2")
    monk, silent = action_of(match, "monk"), action_of(match, "pass")
    assert monk.preview == {"monk": True, "strengths": [9, 10], "outcome": "lost", "ends": False}
    assert silent.preview == {"monk": False, "strengths": [9, 8], "outcome": "won", "ends": False}
    assert preview_words(match, "monk") == (
        "Hana’s Daimyo is discarded, you may look at one of Hana’s cards and then everybody knows where your"
        " Monk lies"
    )
    assert preview_words(match, "pass") == "Hana captures your Samurai 8 for 8 points"


REMEMBERING = "1x2.1 pass +R pass 2x3.1 +D pass"  # all saw Jan’s Samurai 8; Mika has a Daimyo at the left


def test_an_attack_on_a_remembered_card_shows_both_answers_where_they_differ():
    match = match_of(position("78D 82M 123", monks="h 3h h"), REMEMBERING)
    assert action_of(match, "1x2.1").preview == {
        **{"card": "daimyo", "strength": 9, "target": "samurai-8"},
        "answers": [
            {"monk": False, "strengths": [9, 8], "outcome": "won", "ends": False},
            {"monk": True, "strengths": [9, 10], "outcome": "lost", "ends": False},
        ],
    }
    assert preview_words(match, "1x2.1") == (
        "9 against 8: you capture Jan’s Samurai 8 for 8 points; with a Monk 9 against 10: your Daimyo is"
        " discarded and Jan may look at one of your cards"
    )
    assert preview_words(match, "2x2.1") == (
        "2 against 8: your Farmer 2 is discarded and Jan may look at one of your cards"
    )


def test_an_attack_on_an_unknown_card_counts_what_may_lie_there():
    match = match_of(position("78D 82M 123", monks="h 3h h"), REMEMBERING)
    # Laid anew; Hana has lost Samurai 7.
    assert preview_words(match, "1x1.1") == (
        "strength 9: beats 7, equals 1 and loses to 2 of the 10 cards it may be"
    )
    found = action_of(match, "1x1.1").preview
    assert found["equal"] == ["daimyo"] and found["lost"] == ["shogun", "geisha"] and not found["may_monk"]
    # Never touched since the set-up: a Farmer; a Monk may lie in the gap filled anew.
    assert preview_words(match, "1x1.2") == "strength 9: beats whatever may lie there; a Monk may help it"
    assert action_of(match, "1x1.2").preview["won"] == ["farmer-1", "farmer-2", "farmer-3"]


def test_farmers_that_were_never_touched_are_reckoned_with():
    match = tatami.new("tenno", deal="2 1")
    match.play_all(["123", "213", "3x2.1", "+D", "pass", "3x1.1", "+S", "pass"])
    # Jan laid something at the left, Farmer 3 was seen at the right, so Farmer 1 lies in the middle.
    assert action_of(match, "3x2.2").preview["target"] == "farmer-1"
    assert action_of(match, "3x2.1").preview["won"] == []
    assert len(action_of(match, "3x2.1").preview["lost"]) == 8


def test_a_farmer_that_may_have_been_put_back_is_among_what_may_lie_there():
    match = match_of(position("RD2 123", attacker=2, monks="h h"), "3x1.3 +8 3=3 1x2.1 pass")
    found = action_of(match, "2x2.3").preview
    assert {"farmer-2", "farmer-3"} <= set(found["won"]) and "farmer-1" not in found["won"]


def test_a_card_that_is_lost_last_ends_the_game():
    match = match_of(position("78D M8S 123", hands="- N 8", monks="- 1 h"), "1x2.2")
    assert action_of(match, "pass").preview["ends"] and action_of(match, "monk").preview["ends"]
    assert preview_words(match, "pass") == "Hana’s Samurai 7 is discarded and the game ends"
    match = match_of(position("R8D 78S", hands="- N", monks="- h"), "1x2.1")
    assert action_of(match, "pass").preview == {"ends": True}
    assert preview_words(match, "pass") == "the game ends"


@given(seed=seeds, seats=sizes)
def test_previews_come_true(seed: int, seats: int):
    """What is foreseen of attacks and answers happens, and what lies there was among what might."""
    match, chance = tatami.new("tenno", seats=seats, seed=seed), Random(seed)
    while not match.over:
        token = chance.choice(match.legal())
        foreseen = action_of(match, token).preview
        kind, attacker = action_of(match, token).kind, int(match._state[0].attacker)
        target = (ACTION[token] - ACTION["1x1.1"]) % 21 if kind == "attack" else 0
        card = CODES[match._state[0].row[target // 3, target % 3]] if kind == "attack" else ""
        before = match._state[0].prison_points[attacker]
        match.play(token)
        decided = match.view(None).record.phase != 2
        if kind == "attack" and "target" in foreseen:
            assert foreseen["target"] == card
            foreseen = foreseen["answers"][0]
        elif kind == "attack":
            assert sum(foreseen[outcome].count(card) for outcome in ("won", "equal", "lost")) == 1
            assert not (decided and match.over) or foreseen["may_end"]
            assert decided or foreseen["may_monk"]
            foreseen = {"outcome": next(o for o in ("won", "equal", "lost") if card in foreseen[o])}
        if decided and "outcome" in foreseen:
            captured = match._state[0].prison_points[attacker] > before
            assert captured == (foreseen["outcome"] == "won")
        if decided and "ends" in foreseen:
            assert match.over == foreseen["ends"]


# After it: the worked examples of the page, as the defender hears them.

EXAMPLES = [
    (
        *("7SD NM1", "h 2", "1x2.1 monk"),
        [
            "Hana attacks your left card with their left card, Samurai 7.",
            "It is the Ninja.",
            "You show your Monk in the middle.",
            "The Monk adds 2: 7 against 6, Samurai 7 wins.",
            "Hana captures your Ninja for 4 points.",
        ],
    ),
    (
        *("NSD 8M1", "h h", "1x2.1 +R +N"),
        [
            "Hana attacks your left card with their left card, the Ninja.",
            "It is Samurai 8.",
            "The Ninja attacks with 8: 8 against 8, nobody wins.",
            "Your Samurai 8 is discarded.",
            "Hana’s Ninja is discarded.",
            "Hana fills the left gap.",
            "You fill the left gap with the Ninja.",
        ],
    ),
    (
        *("DR1 SM1", "h h", "1x2.1"),
        [
            "Hana attacks your left card with their left card, the Daimyo.",
            "It is the Shogun.",
            "9 against 10, the Shogun wins.",
            "You capture Hana’s Daimyo for 9 points.",
        ],
    ),
    (
        *("1GR 2S3", "h h", "2x2.2"),
        [
            "Hana attacks your middle card with their middle card, the Geisha.",
            "It is the Shogun.",
            "The Geisha is always one stronger: 11 against 10, the Geisha wins.",
            "Hana captures your Shogun for 10 points.",
            "Hana’s Geisha leaves the game.",
        ],
    ),
    (
        *("1GR 2G3", "h h", "2x2.2"),
        [
            "Hana attacks your middle card with their middle card, the Geisha.",
            "It is the Geisha.",
            "Two Geishas are equal.",
            "Your Geisha leaves the game.",
            "Hana’s Geisha leaves the game.",
        ],
    ),
]


@pytest.mark.parametrize(("rows", "monks", "tokens", "words"), EXAMPLES)
def test_a_fight_is_told_in_order_with_strengths_and_reason(
    rows: str, monks: str, tokens: str, words: list[str]
):
    assert heard(match_of(position(rows, monks=monks)), tokens, 2) == words


def test_a_turn_of_the_ronin_is_told_to_everybody_in_their_own_way():
    rows, tokens = "RM8 D13 23N", "1x2.1 3x3.1 +S +7 ?3"
    assert heard(match_of(position(rows, monks="h h h")), tokens, 1)[-4:] == [
        "You capture Mika’s Farmer 2 for 2 points.",
        "You fill the left gap with the Shogun.",
        "Mika fills the left gap.",
        "Jan looks at your right card.",
    ]
    assert heard(match_of(position(rows, monks="h h h")), tokens, 2)[-3:] == [
        "Hana fills the left gap.",
        "Mika fills the left gap.",
        "You look at Hana’s right card: it is Samurai 8.",
    ]
    assert (
        heard(match_of(position(rows, monks="h h h")), tokens, None)[-1] == "Jan looks at Hana’s right card."
    )


def test_trades_and_pick_ups_are_told_in_full_to_their_owner_only():
    match = match_of(position("78D 12S", monks="h h"), "1x2.1 +R")
    assert heard(match.copy(), "1=S", 1) == ["You trade Samurai 7 on the left for the Shogun."]
    assert heard(match.copy(), "1=7", 1) == ["You pick up Samurai 7 on the left and put it back."]
    for token in ("1=S", "1=7"):
        told = ["Hana picks up the left card and lays a card in its place."]
        assert heard(match.copy(), token, 2) == heard(match.copy(), token, None) == told
    match = match_of(position("78D 12S", hands="- NG", monks="- h"), "1x2.1 +N")
    assert heard(match.copy(), "1~3", 1) == ["You pick up the left and right cards and swap them."]
    assert heard(match.copy(), "1-3", 1) == [
        "You pick up the left and right cards and put them back as they were."
    ]
    for token in ("1~3", "1-3"):
        told = ["Hana picks up the left and right cards and puts them back, swapped or not."]
        assert heard(match.copy(), token, 2) == heard(match.copy(), token, None) == told


def test_R12_of_a_set_up_the_others_see_only_that_a_row_was_laid():
    match = tatami.new("tenno", deal="2 1")
    events = watch(match.copy(), "213", 2)
    assert heard(match.copy(), "213", 2) == ["Hana lays three Farmers face down."]
    assert {event.piece.kind for event in events if event.piece} == {"card"}
    assert watch(match.copy(), "213", 2) == watch(match.copy(), "321", 2)
    assert heard(match, "213", 1) == [
        "You lay Farmer 2, Farmer 1 and Farmer 3 face down, from left to right."
    ]


def test_passing_is_said():
    match = match_of(position("N8D 72S 123", monks="h 1h h"), "2x2.2")
    assert heard(match.copy(), "pass", 1)[0] == "Jan shows no Monk."
    assert heard(match.copy(), "pass +D pass", 3)[-1] == "Hana leaves the row as it is."
    match = match_of(position("R8D 72S 123", monks="h h h"), "1x2.1")
    assert heard(match, "pass +N pass", 3) == [
        "Hana does not attack again.",
        "Hana fills the left gap.",
        "Jan looks at no card.",
    ]


def test_a_tie_is_broken_in_words():
    start = position("72D 8S3", hands="- -", monks="- -")
    start[0].prison_points[:2] = 10, 13
    words = heard(match_of(start), "1x2.3", 1)
    assert "Jan cannot fill every gap: the game ends." in words
    assert words[-2] == (
        "You and Jan are level with 13 points each, so you add your rows and hands."
        " Hana: 31 points and Jan: 31 points."
    )


# Events as a whole.


@pytest.mark.parametrize("memory", ["full", "table"])
@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_events_explain_every_change_of_places_and_counts(seats: int, memory: str):
    kinds = set()
    for seed in range(3):
        match = random_match(seed, seats, memory=memory)
        again = match.at(0)
        seen = {viewer: Table(again.view(viewer)) for viewer in viewers(match)}
        for token in match.history:
            for viewer, table in seen.items():
                step = again.copy()
                for event in watch(step, token, viewer):
                    table.apply(event)
                    kinds.add(event.kind)
                table.assert_is(step.view(viewer))
            again.play(token)
    assert kinds >= {
        "laid",
        "turned-up",
        "turned-down",
        "fought",
        "captured",
        "discarded",
        "left",
        "peeked",
        "taken-up",
    }


@given(seed=seeds, seats=sizes, percent=st.integers(0, 99), one=seeds, two=seeds)
def test_worlds_that_look_the_same_are_shown_and_told_alike(
    seed: int, seats: int, percent: int, one: int, two: int
):
    match, chance = random_match(seed, seats, percent), Random(seed)
    for viewer in viewers(match):
        view = match.view(viewer)
        first, second = view.determinize(one), view.determinize(two)
        assert first.view(viewer).places == second.view(viewer).places == view.places
        if match.to_move != viewer:
            token = chance.choice(first.legal())
            alike = [other for other in second.legal() if masked(other) == masked(token)]
            if alike:
                other = chance.choice(alike)
                assert_told_alike(watch(first, token, viewer), watch(second, other, viewer))


def masked(token: str) -> int:
    """An action as those are told who may not see its secret."""
    return mask(ACTION[token])


def assert_told_alike(events: list[Event], others: list[Event]) -> None:
    """The same up to the first thing that both reveal."""
    for event, other in zip(events, others, strict=False):
        assert event.reveals == other.reveals
        if event.reveals:
            return
        assert event == other


def test_cards_laid_in_secret_are_announced_alike():
    match = match_of(position("78D 12S 123", monks="h h h"), "1x2.1")
    for viewer in (1, 3, None):
        assert watch(match.copy(), "+D", viewer) == watch(match.copy(), "+M", viewer)
    match.play("+D")
    for viewer in (2, 3, None):
        told = [watch(match.copy(), token, viewer) for token in ("1=S", "1=7", "1=R")]
        assert told[0] == told[1] == told[2]
        assert not any(event.reveals for event in told[0])


def test_cards_turned_up_are_news_to_all_but_their_owners():
    match = match_of(position("N8D M2S 123", monks="h 1h h"))
    for viewer, news in ((1, [False, True]), (2, [True, False]), (3, [True, True]), (None, [True, True])):
        assert [event.reveals for event in watch(match.copy(), "2x2.2", viewer)] == news
    match.play("2x2.2")
    for viewer in (1, 2, 3, None):
        shown = watch(match.copy(), "monk", viewer)[0]
        assert shown.reveals == (viewer != 2) and shown.source == "seat/2/row/1"
        assert not any(event.reveals for event in watch(match.copy(), "pass", viewer))


def test_only_the_peeker_learns_the_card():
    match = match_of(position("78D 82S 123", monks="h h h"), "1x2.1 +R")
    assert [event.reveals for event in watch(match.copy(), "?2", 2)] == [True, False, False]
    for viewer in (1, 3, None):
        assert not any(event.reveals for event in watch(match.copy(), "?2", viewer))


@pytest.mark.parametrize("seed", range(6))
def test_events_of_the_end_tell_apart_what_the_last_view_tells_apart(seed: int):
    """Also what was laid long ago: everything is opened, so everything is told."""
    match = random_match(seed, 2)
    last = match.at(len(match.actions) - 1)
    for viewer in (1, None):
        told: dict[str, Match] = {}
        for world in range(30):
            fitting = last.view(viewer).determinize(world)
            if match.history[-1] in fitting.legal():
                events = str(watch(fitting, match.history[-1], viewer))
                if fitting.over and events in told:
                    assert np.array_equal(fitting.view(viewer).records, told[events].view(viewer).records)
                told[events] = fitting
