"""What was trained on arrays plays as a bot: alone, in an arena, and on a server."""

import asyncio
import threading
import time

import numpy as np
import pytest

import tatami
from tatami.bots.arena.entrants import seat
from tatami.client.bot_client import play_at
from tatami.client.table_client import ClientError, TableClient, ask, new_token
from tatami.engine.game import GameError
from tatami.games import load
from tests.server.running import PATIENCE, free_port, running


def last(observations, masks):
    """The last legal action of each row."""
    assert observations.dtype == np.uint8 and masks.dtype == np.bool_
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(1)


LAST = tatami.policy(last, "last")


def test_a_policy_decides_for_a_view_as_for_a_batch():
    batch = tatami.batch("tenka", 8, seed=3)
    for _ in range(40):
        actions = last(batch.observations, batch.masks)
        for index, action in enumerate(actions):
            match = batch.match(index)
            assert LAST.choose(match.view(match.to_move)) == batch.tokens[action]
        batch.step(actions)


@pytest.mark.parametrize("game", tatami.games())
def test_an_illegal_choice_is_refused(game):
    match = tatami.new(game, seed=1)
    wrong = tatami.policy(lambda observations, masks: masks.argmin(1))
    with pytest.raises(GameError, match="may not be played"):
        wrong.choose(match.view(match.to_move))


@pytest.mark.parametrize("game", tatami.games())
def test_a_policy_is_not_asked_for_a_seat_that_is_not_to_move(game):
    match = tatami.new(game, seed=1)
    waiting = next(seat for seat in range(1, match.seats + 1) if seat != match.to_move)
    with pytest.raises(GameError, match="not this seat's turn"):
        LAST.choose(match.view(waiting))


def test_a_policy_enters_an_arena_by_its_path():
    view = tatami.new("tenno", seed=1, seats=2)
    choose = seat(f"{__name__}:LAST", "tenno", 0)
    assert choose(view.view(view.to_move)) == LAST.choose(view.view(view.to_move))


@pytest.mark.parametrize(("game", "seats"), [(name, min(load(name).seats)) for name in tatami.games()])
def test_policies_and_bots_play_a_game_on_a_server_in_one_call_each(tmp_path, game, seats):
    with running(tmp_path / "tables.db") as server:
        token = new_token(server, "One")
        settings = {"game": game, "seats": seats}
        made, _ = ask(server, "POST", "/tables", {"settings": settings, "name": "One"}, token)
        link = f"{server}/{made['table']}"
        farmer = tatami.bot("farmer", game)
        others = [
            threading.Thread(target=play_at, args=(link, farmer), kwargs={"name": f"Farmer {number}"})
            for number in range(1, seats)
        ]
        for other in others:
            other.start()
        play_at(link, LAST, name="One", token=token)
        for other in others:
            other.join(PATIENCE)
            assert not other.is_alive()


def test_host_ready_last_starts_the_game_once(tmp_path):
    async def play(server, table, token, name, seat):
        async with TableClient.open(server, table, token, name) as client:
            await client.sit(seat)
            while seat == 1 and client.room and not client.room.seats[1].ready:
                await client._read()
            async for asked in client.decisions():
                await asked.play(asked.legal[0])

    async def both(server, table, tokens):
        await asyncio.gather(
            play(server, table, tokens[0], "One", 1), play(server, table, tokens[1], "Two", 2)
        )

    with running(tmp_path / "tables.db") as server:
        tokens = [new_token(server, name) for name in ("One", "Two")]
        settings = {"game": "take", "seats": 2}
        made, _ = ask(server, "POST", "/tables", {"settings": settings, "name": "One"}, tokens[0])
        asyncio.run(asyncio.wait_for(both(server, made["table"], tokens), PATIENCE))


def test_a_bot_comes_back_to_a_server_that_starts_anew(tmp_path):
    """Ctrl-C in mid-game: the bot waits, and plays the same game to its end at the new server."""
    port = free_port()
    chosen: list[int] = []

    class Slow:
        def choose(self, view):
            chosen.append(len(chosen))
            time.sleep(0.02)
            return LAST.choose(view)

    with running(tmp_path / "tables.db", port=port) as server:
        token = new_token(server, "One")
        settings = {"game": "take", "seats": 2}
        made, _ = ask(server, "POST", "/tables", {"settings": settings, "name": "One"}, token)
        link = f"{server}/{made['table']}"
        pair = [
            threading.Thread(target=play_at, args=(link, Slow()), kwargs={"name": name, "token": its})
            for name, its in (("One", token), ("Two", ""))
        ]
        for one in pair:
            one.start()
        while len(chosen) < 10:
            time.sleep(0.01)
    assert all(one.is_alive() for one in pair)
    with running(tmp_path / "tables.db", port=port):
        for one in pair:
            one.join(PATIENCE)
    assert not any(one.is_alive() for one in pair) and len(chosen) > 20


@pytest.mark.parametrize("game", tatami.games())
def test_a_policy_hosts_a_table_of_its_own(tmp_path, game):
    links: list[str] = []
    with running(tmp_path / "tables.db") as server:
        play_at(f"{server}/", LAST, game=game, opponents="farmer", told=links.append)
        (link,) = links
        table, _ = ask(server, "GET", f"/tables/{link.rpartition('/')[2]}")
        assert table["room"]["status"] == "over" and table["room"]["settings"]["game"] == game


@pytest.mark.parametrize(
    ("link", "game", "says"),
    [
        ("a table", None, "is not a link"),
        ("ftp://127.0.0.1/abc", None, "is not a link"),
        ("http://127.0.0.1:99999/abc", None, "is not a link"),
        ("http://127.0.0.1:{dead}/abc", None, "does not answer"),
        ("{server}", None, "name a game"),
        ("{server}/nothere", None, "There is no table nothere at"),
        ("{server}/nothere", "take", "give the server's alone"),
        ("{server}", "chess", "chess"),
    ],
)
def test_wrong_links_are_told_apart(tmp_path, link, game, says):
    with running(tmp_path / "tables.db") as server:
        link = link.format(server=server, dead=free_port())
        with pytest.raises((ClientError, GameError), match=says):
            play_at(link, LAST, game=game)


def test_refusals_of_the_server_are_reported(tmp_path):
    with (
        running(tmp_path / "tables.db") as server,
        pytest.raises(ClientError, match="refused: The game can’t be played with these settings"),
    ):
        play_at(server, LAST, game="take", seats=5)
