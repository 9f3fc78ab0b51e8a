"""What a page hears and shows never holds another seat's hidden cards, judged by the record afterwards."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Page

import tatami
from tests.web.conftest import Visit
from tests.web.playing import Ears, begin, decide, is_asked, join, make_table, step_away, until_over

SEATS = (1, 2, 3)
PATH = re.compile(r' d="[^"]*"')  # a line of a drawing, "M4 7" and the like, which is no card
DECISIONS = 10
OPEN_TOKEN = re.compile(r"\dx\d\.\d|\?\d|monk|pass")  # of TENNO: what everybody is told


@dataclass
class Player:
    """A page with a seat, what it heard, and what it showed after how many actions."""

    page: Page
    ears: Ears
    seat: int = 0
    shown: list[tuple[int, list[tuple[str, str]]]] = field(default_factory=list)

    def look(self) -> None:
        """Note every place on the page with all that stands in it, and the page as a whole."""
        places = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-place]')].map((e) => [e.dataset.place, e.outerHTML])"
        )
        places.append(["", self.page.content()])
        self.shown.append((self.told()[-1][0], [(place, PATH.sub("", html)) for place, html in places]))

    def told(self) -> list[tuple[int, dict[str, Any]]]:
        """What was heard before the end, each with how many actions had been told by then."""
        count, told = 0, []
        for text in self.ears.heard:
            message = json.loads(text)
            sights = message.get("sights") or []
            count = max([count, *(step["number"] + 1 for sight in sights for step in sight["steps"])])
            if any(sight["board"]["over"] for sight in sights):
                break
            told.append((count, message))
        return told


def play_at_one_table(visit: Visit, address: str, game: str) -> tuple[list[Player], tatami.Match]:
    """Three people decide some things at their boards, then bots play on for them."""
    players = []
    for _ in SEATS:
        page = visit()
        page.get_by_role("heading", level=2).first.wait_for()
        players.append(Player(page, Ears(page)))
    host, *friends = players
    link = make_table(host.page, address, game, len(SEATS), stand_in="farmer")
    for friend in friends:
        join(friend.page, link)
    begin(host.page, link)
    chance = Random(5)
    made = 0
    while made < DECISIONS:
        for player in players:
            if is_asked(player.page, game):
                decide(player.page, player.ears, game, chance)
                made += 1
                for each in players:
                    each.look()
    for player in players:
        step_away(player.page)
    record = until_over(host.page)
    for player in players:
        until_over(player.page)
        [player.seat] = [
            seat for _, message in player.told() for seat in (message.get("you") or {}).get("seats", [])
        ][-1:]
    assert {player.seat for player in players} == set(SEATS)
    return players, tatami.replay(json.dumps(record))


def own_places(match: tatami.Match, seat: int) -> dict[str, list[dict[str, str]]]:
    """What lies where a seat may look."""
    places: list[dict[str, Any]] = match.view(seat).data("en")["places"]
    return {place["id"]: place["pieces"] for place in places if place["id"].startswith(f"seat/{seat}/")}


def test_no_page_of_tenka_holds_a_card_that_its_seat_never_saw(visit: Visit, address: str) -> None:
    players, match = play_at_one_table(visit, address, "tenka")
    assert match.deal is not None
    cards = set(match.deal.split()[2:])
    moments = [match.at(count) for count in range(0, len(match.history), 3)]
    own_hands = [own_places(each, seat)[f"seat/{seat}/hand"] for each in moments for seat in SEATS]
    # The two temples have the same words.
    words = {piece["kind"]: piece["words"] for hand in own_hands for piece in hand if piece["kind"][0] != "T"}
    assert len(cards) == 48 and len(words) > 40
    for player in players:
        unseen, after = set(cards), []
        for count in range(len(match.history) + 1):
            own_hand = own_places(match.at(count), player.seat)[f"seat/{player.seat}/hand"]
            unseen -= {piece["kind"] for piece in own_hand} | set(match.history[:count])
            names = sorted({*unseen, *(words[card] for card in unseen if card in words)})
            after.append(re.compile(rf"\b({'|'.join(names) or '(?!)'})\b"))
        for count, message in player.told():
            assert not after[count].search(json.dumps(message))
        assert len(player.shown) >= DECISIONS
        for count, places in player.shown:
            assert not [html for _, html in places if after[count].search(html)]


def test_no_page_of_tenno_holds_a_face_down_card_that_its_seat_never_saw(visit: Visit, address: str) -> None:
    players, match = play_at_one_table(visit, address, "tenno")
    for player in players:
        hidden = hidden_from(match, player.seat)
        for count, message in player.told():
            for sight in message.get("sights") or []:
                assert sight["seat"] == player.seat
                for place in sight["board"]["places"]:
                    assert not hidden[count](place["id"], json.dumps(place))
                for step in sight["steps"]:
                    is_open = step["seat"] == player.seat or OPEN_TOKEN.fullmatch(
                        match.history[step["number"]]
                    )
                    assert is_open or step["token"] != match.history[step["number"]]
        assert len(player.shown) >= DECISIONS
        for count, places in player.shown:
            assert not [html for place, html in places if hidden[count](place, html)]


def hidden_from(match: tatami.Match, seat: int) -> list[Any]:
    """For each number of actions: whether a text about a place names a card there that the seat never saw."""
    shown: set[tuple[int, str]] = set()
    after = []
    for count in range(len(match.history) + 1):
        rows = {other: own_places(match.at(count), other) for other in SEATS}
        after.append(finder(seat, rows, frozenset(shown)))
        if count == len(match.history):
            break
        token, mover = match.history[count], match.at(count).to_move
        assert mover is not None
        if attack := re.fullmatch(r"(\d)x(\d)\.(\d)", token):
            slot, target, aim = map(int, attack.groups())
            fighters = [(mover, slot), (target, aim)]
        elif mover == seat and token.startswith("?"):
            fighters = [(other, int(token[1])) for other in SEATS if other != seat]
        else:
            fighters = []
        if token == "monk":
            shown.add((mover, "monk"))
        shown |= {
            (who, piece["kind"]) for who, place in fighters for piece in rows[who][f"seat/{who}/row/{place}"]
        }
    return after


def finder(
    seat: int, rows: dict[int, dict[str, list[dict[str, str]]]], shown: frozenset[tuple[int, str]]
) -> Any:
    unseen = {}
    for other in {*SEATS} - {seat}:
        kinds = {
            piece["kind"]
            for place, pieces in rows[other].items()
            if "prison" not in place
            for piece in pieces
        }
        names = sorted(kind.replace("-", "[- ]") for kind in kinds if (other, kind) not in shown)
        unseen[other] = re.compile(rf"\b({'|'.join(names) or '(?!)'})\b", re.IGNORECASE)

    def finds(place: str, text: str) -> bool:
        there = re.fullmatch(r"seat/(\d)/(row/\d|hand)", place)
        return there is not None and int(there[1]) != seat and unseen[int(there[1])].search(text) is not None

    return finds
