"""Names inside sentences: the effect of their first sound, and of addressing the listener."""

from __future__ import annotations

import pytest

from tatami.engine.i18n.speaker import LANGUAGES, Speaker, first_sound
from tatami.engine.scene import Message, Seat

NAMES = {1: "Emi", 2: "Ken", 3: "Inés", 4: "Hilario", 5: "Ángel", 6: "Iago"}


@pytest.mark.parametrize(
    ("lang", "name", "sound"),
    [
        ("fr", "Emi", "e"),
        ("fr", "Élodie", "e"),
        ("fr", "Hana", "other"),
        ("fr", "Yuki", "other"),
        ("it", "Àgata", "a"),
        ("es", "Hilario", "i"),
        ("es", "Hiedra", "other"),
        ("es", "Iago", "other"),
        ("es", "Yngrid", "i"),
        ("es", "Hugo", "u"),
        ("fr", "Yves", "i"),
        ("fr", "Œdipe", "o"),
        ("fr", "Øyvind", "o"),
        ("it", "Ægir", "a"),
        ("es", "Íñigo", "i"),
        ("en", "静岡", "other"),
        ("en", "", "other"),
    ],
)
def test_first_sound_of_a_name(lang: str, name: str, sound: str):
    assert first_sound(name, lang) == sound


def pile(seat: int) -> str:
    return Speaker("games/tenka", "fr", None, NAMES).say(Message("place-pile", {"seat": Seat(seat)}))


def test_french_elides_de_before_a_vowel():
    assert (pile(1), pile(2), pile(5)) == ("pile d’Emi", "pile de Ken", "pile d’Ángel")


@pytest.mark.parametrize(
    ("lang", "seats", "said"),
    [
        ("es", (2, 3), "Ken e Inés"),
        ("es", (2, 4), "Ken e Hilario"),
        ("es", (3, 2), "Inés y Ken"),
        ("es", (2, 6), "Ken y Iago"),
        ("it", (2, 1), "Ken ed Emi"),
        ("it", (1, 2), "Emi e Ken"),
    ],
)
def test_and_changes_before_some_sounds(lang: str, seats: tuple[int, ...], said: str):
    speaker = Speaker("", lang, None, NAMES)
    shared = Message("result-shared", {"seats": tuple(map(Seat, seats)), "points": 3})
    assert speaker.say(shared).startswith(said + " ")


def test_a_list_speaks_to_the_listener():
    shared = Message("result-shared", {"seats": (Seat(1), Seat(2)), "points": 3})
    said = {listener: Speaker("", "en", listener, NAMES).say(shared) for listener in (None, 2, 3)}
    assert said[None] == said[3] == "Emi and Ken share the victory with 3 points each."
    assert said[2] == "You and Emi share the victory with 3 points each."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You, Emi and Inés share "),
        ("de", "Du, Emi und Inés teilt "),
        ("fr", "Toi, Emi et Inés vous "),
        ("es", "Tú, Emi e Inés "),
        ("it", "Condividi la vittoria con Emi e Inés, "),
    ],
)
def test_a_longer_list_with_the_listener_has_one_and(lang: str, said: str):
    shared = Message("result-shared", {"seats": (Seat(1), Seat(2), Seat(3)), "points": 3})
    assert Speaker("", lang, 2, NAMES).say(shared).startswith(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_listener_is_never_spoken_of_by_name(lang: str):
    for seats in ((Seat(2),), (Seat(1), Seat(2))):
        ended = Message("saw-end", {"seats": seats})
        assert "Ken" not in Speaker("games/tenno", lang, 2, NAMES).say(ended)
        assert "Ken" in Speaker("games/tenno", lang, 3, NAMES).say(ended)
