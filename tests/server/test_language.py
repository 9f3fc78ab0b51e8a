"""The language that a browser asks for."""

import pytest

from tatami.server.http.session import language


@pytest.mark.parametrize(
    "accepted, best",
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr;q=0.1, ja", "ja"),
        ("pt-BR, es-419;q=0.5", "es"),
        ("fr;q=0, it;q=0.2", "it"),
        ("zh, *;q=0.5", "en"),
        ("NL", "nl"),
        (";;q=,,=", "en"),
        ("de;q=viel", "en"),
    ],
)
def test_the_language_liked_best_is_spoken(accepted: str, best: str):
    assert language(None, accepted) == best


def test_requested_language_wins_over_the_browsers():
    assert language("ru", "de") == "ru" and language("xx", "de") == "de"


def test_only_the_beginning_of_an_endless_list_is_read():
    assert language(None, "de;q=0.5," + "xx;q=0.1," * 2_000 + "fr") == "de"
    assert language(None, "xx;q=0.1," * 2_000 + "fr") == "en"
