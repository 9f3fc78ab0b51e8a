"""A page never receives or shows another seat's hidden cards, judged by the final record."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

import tatami
from tatami.engine.scene import Piece
from tests.conformance.scene_reader import read_scene
from tests.server.client import dictionary_at
from tests.web.conftest import Visit
from tests.web.playing import Ears, begin, decide, is_asked, join, make_table, step_away, until, until_over

# What may look like a card and is none: lines of drawings ("M4 7"), and hashes in the names of built files.
NO_CARD = re.compile(r' d="[^"]*"|/assets/[^"]*"')
DECISIONS = 10
FEW = 3  # so many pages can be watched to the end of a game
OPEN_TOKEN = re.compile(r"\dx\d\.\d|\?\d|monk|pass")  # of TENNO: public tokens


@dataclass
class Player:
    """A page with a seat, its messages, and its display after each number of actions."""

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
        seq = int(self.page.locator("main").get_attribute("data-seq") or 0)
        until(
            self.page, lambda: self.heard_seq() >= seq
        )  # the browser may tell of a message after it is shown
        self.shown.append((self.told()[-1][0], [(place, NO_CARD.sub("", html)) for place, html in places]))

    def heard_seq(self) -> int:
        messages = map(json.loads, self.ears.heard)
        return max(
            (message["seq"] for message in messages if message["is"] in ("snapshot", "update")), default=0
        )

    def told(self) -> list[tuple[int, dict[str, Any]]]:
        """The messages before the end, with scenes decoded, each with the number of actions so far."""
        count, told, dictionary = 0, [], ""
        for text in self.ears.heard:
            message = json.loads(text)
            dictionary = message.get("dictionary") or dictionary
            numbers = [*(message.pop("scenes", None) or []), *(message.pop("changes", None) or [])]
            seen = [read_scene(dictionary_at(dictionary), scene) for scene in numbers]
            count = max([count, *(step["number"] + 1 for scene in seen for step in scene["steps"])])
            if any(scene["over"] for scene in seen):
                break
            told.append((count, {**message, "seen": seen}))
        return told


def play_at_one_table(visit: Visit, address: str, game: str, seats: int) -> tuple[list[Player], tatami.Match]:
    """People decide some things at their boards, each more than once, then bots play on for them."""
    players = []
    for _ in range(seats):
        page = visit()
        page.get_by_role("heading", level=2).first.wait_for()
        players.append(Player(page, Ears(page)))
    host, *friends = players
    link = make_table(host.page, address, game, seats, stand_in="farmer")
    for friend in friends:
        join(friend.page, link)
    begin(host.page, link)
    chance = Random(5)
    made = 0
    while made < max(DECISIONS, seats + 4):
        for player in players:
            if is_asked(player.page, game):
                decide(player.page, player.ears, game, chance)
                made += 1
                for each in players:
                    each.look()
    for player in players:
        step_away(player.page)
        if seats > FEW and player is not host:
            player.page.close()
    record = until_over(host.page)
    for player in players:
        if seats <= FEW:
            until_over(player.page)
        [player.seat] = [
            seat for _, message in player.told() for seat in (message.get("you") or {}).get("seats", [])
        ][-1:]
    assert sorted(player.seat for player in players) == list(range(1, seats + 1))
    for player in players:
        theirs = (nonce for seat, nonce in record["fair"]["nonces"].items() if int(seat) != player.seat)
        for secret in (record["fair"]["secret"], *theirs):
            assert not [message for _, message in player.told() if secret in json.dumps(message)]
    return players, tatami.replay(json.dumps(record))


def near(card: re.Match[str]) -> str:
    """A card that was found, with the text around it."""
    return card.string[max(0, card.start() - 200) : card.end() + 200]


def own_places(match: tatami.Match, seat: int) -> dict[str, tuple[Piece, ...]]:
    """The pieces a seat may see."""
    places = match.view(seat).places
    return {place.id: place.pieces for place in places if place.id.startswith(f"seat/{seat}/")}


def test_no_page_of_tenka_holds_a_card_that_its_seat_never_saw(visit: Visit, address: str) -> None:
    players, match = play_at_one_table(visit, address, "tenka", 3)
    assert match.deal is not None
    cards = set(match.deal.split()[2:])
    moments = [match.at(count) for count in range(len(match.history) + 1)]
    own_hands = {
        seat: [own_places(each, seat)[f"seat/{seat}/hand"] for each in moments] for seat in (1, 2, 3)
    }
    held = [piece for hands in own_hands.values() for hand in hands for piece in hand]
    # The two temples have the same words.
    words = {piece.kind: match.view(1).speaker().say(piece.words) for piece in held if piece.kind[0] != "T"}
    assert len(cards) == 48 and len(words) > 40
    for player in players:
        unseen, after = set(cards), []
        for count, own_hand in enumerate(own_hands[player.seat]):
            unseen -= {piece.kind for piece in own_hand} | set(match.history[:count])
            names = sorted({*unseen, *(words[card] for card in unseen if card in words)})
            after.append(re.compile(rf"\b({'|'.join(names) or '(?!)'})\b"))
        for count, message in player.told():
            said = {key: value for key, value in message.items() if key not in ("id", "table")}
            assert not after[count].search(json.dumps(said)), "ids are random letters"
        assert len(player.shown) >= DECISIONS
        for count, places in player.shown:
            found = [(place, after[count].search(html)) for place, html in places]
            assert not [(place, near(card)) for place, card in found if card]


@pytest.mark.parametrize("seats", (2, 4, 7))
def test_no_page_of_tenno_holds_a_face_down_card_that_its_seat_never_saw(
    visit: Visit, address: str, seats: int
) -> None:
    players, match = play_at_one_table(visit, address, "tenno", seats)
    moments = [match.at(count) for count in range(len(match.history) + 1)]
    rows = [{seat: own_places(each, seat) for seat in range(1, seats + 1)} for each in moments]
    for player in players:
        hidden = hidden_from(match, rows, player.seat)
        for count, message in player.told():
            for scene in message["seen"]:
                assert scene["seat"] == player.seat
                for place in scene["places"]:
                    assert not hidden[count](place["id"], json.dumps(place))
                for step in scene["steps"]:
                    is_open = step["seat"] == player.seat or OPEN_TOKEN.fullmatch(
                        match.history[step["number"]]
                    )
                    assert is_open or step["token"] != match.history[step["number"]]
        assert len(player.shown) >= DECISIONS
        for count, places in player.shown:
            assert not [html for place, html in places if hidden[count](place, html)]


Rows = dict[int, dict[str, tuple[Piece, ...]]]  # each seat's pieces, by place


def hidden_from(match: tatami.Match, rows: list[Rows], seat: int) -> list[Any]:
    """For each number of actions: whether a text about a place names a card there that the seat never saw."""
    shown: set[tuple[int, str]] = set()
    after = [finder(seat, rows[0], frozenset(shown))]
    for count, token in enumerate(match.history):
        mover = match.at(count).to_move
        assert mover is not None
        if attack := re.fullmatch(r"(\d)x(\d)\.(\d)", token):
            slot, target, aim = map(int, attack.groups())
            fighters = [(mover, slot), (target, aim)]
        elif mover == seat and token.startswith("?"):
            fighters = [(other, int(token[1])) for other in rows[count] if other != seat]
        else:
            fighters = []
        if token == "monk":
            shown.add((mover, "monk"))
        shown |= {
            (who, piece.kind)
            for who, place in fighters
            for piece in rows[count][who][f"seat/{who}/row/{place}"]
        }
        after.append(finder(seat, rows[count + 1], frozenset(shown)))
    return after


def finder(seat: int, rows: Rows, shown: frozenset[tuple[int, str]]) -> Any:
    unseen = {}
    for other in rows.keys() - {seat}:
        kinds = {
            piece.kind for place, pieces in rows[other].items() if "prison" not in place for piece in pieces
        }
        names = sorted(kind.replace("-", "[- ]") for kind in kinds if (other, kind) not in shown)
        unseen[other] = re.compile(rf"\b({'|'.join(names) or '(?!)'})\b", re.IGNORECASE)

    def finds(place: str, text: str) -> bool:
        there = re.fullmatch(r"seat/(\d)/(row/\d|hand)", place)
        return there is not None and int(there[1]) != seat and unseen[int(there[1])].search(text) is not None

    return finds
