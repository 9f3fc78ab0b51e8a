"""Every store: results are stored once, ratings follow from them, and deleted accounts leave no trace."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from tatami.store import Finished, Identity, Listing, Log, Result, Write, open_log
from tatami.store.results import PAIR_GAMES, PAIR_TIME, Rate
from tests.store.stores import with_store

START = (1200.0, 350.0)


def person(name: str) -> Identity:
    return Identity(f"id-{name}", name.encode(), name.title(), False, 1, "", f"handle-{name}")


def game(table: str, *people: str, at: int = 1000, game: str = "take") -> list[Result]:
    """People by seat, the first wins; a level in capitals is a bot."""
    return [
        Result(
            table,
            seat,
            "" if one.isupper() else f"id-{one}",
            one.lower() if one.isupper() else "",
            game,
            len(people),
            at,
            seat,
            10 - seat,
            False,
        )
        for seat, one in enumerate(people, 1)
    ]


def rate(before: Mapping[int, tuple[float, float]]) -> dict[int, tuple[float, float]]:
    """The first seat wins ten points, the others lose them."""
    return {
        seat: (mean + (10 if seat == 1 else -10), deviation - 1) for seat, (mean, deviation) in before.items()
    }


def always(strength: tuple[float, float]) -> Rate:
    return lambda _: {1: strength}


async def add(log: Log, names: Sequence[str]) -> None:
    for name in names:
        await log.add_identity(person(name))


def test_a_result_reported_several_times_is_stored_once(place: str):
    async def use(log: Log) -> None:
        rival = open_log(place)
        await add(log, ("anna", "bert"))
        tellers = [(log, rival)[number % 2].results for number in range(6)]
        await asyncio.gather(
            *(one.note(game("t", "anna", "bert"), START, rate) for one in tellers), return_exceptions=True
        )
        (anna,) = await log.results.of_person("id-anna")
        assert (anna.mean, anna.deviation, anna.games) == (1210, 349, 1)
        assert [(one.seats, one.games, one.won) for one in await log.results.tallies("id-bert")] == [
            (2, 1, 0)
        ]
        played = await log.results.games_of("id-anna", "", 0, 10)
        assert [(one.name, one.handle, one.place, one.rated, one.mean) for one in played] == [
            ("Anna", "handle-anna", 1, True, 1210),
            ("Bert", "handle-bert", 2, True, 1190),
        ]
        await rival.close()

    with_store(place, use)


def test_ratings_of_games_that_end_together_all_count(place: str):
    async def use(log: Log) -> None:
        rival = open_log(place)
        await add(log, ("anna",))
        await asyncio.gather(
            *(
                (log, rival)[number % 2].results.note(game(f"t{number}", "anna", "SHOGUN"), START, rate)
                for number in range(20)
            )
        )
        (anna,) = await log.results.of_person("id-anna")
        assert (anna.mean, anna.games) == (1400, 20)
        curve = await log.results.curve("id-anna", "take", 100)
        assert sorted(mean for _, mean in curve) == [1210 + 10 * number for number in range(20)]
        await rival.close()

    with_store(place, use)


def test_unrated_games_are_results_and_change_no_rating(place: str):
    async def use(log: Log) -> None:
        await add(log, ("anna",))
        await log.results.note(game("t", "anna", "FARMER"), START, None)
        assert await log.results.of_person("id-anna") == []
        assert [one.games for one in await log.results.tallies("id-anna")] == [1]
        assert await log.results.curve("id-anna", "take", 9) == []

    with_store(place, use)


def test_games_between_the_same_two_players_stop_counting_for_the_day(place: str):
    async def use(log: Log) -> None:
        await add(log, ("anna", "bert", "carl"))
        for number in range(PAIR_GAMES + 5):
            await log.results.note(game(f"t{number}", "anna", "bert", at=1000 + number), START, rate)
        (anna,) = await log.results.of_person("id-anna")
        assert (anna.mean, anna.games) == (1200 + 10 * PAIR_GAMES, PAIR_GAMES)
        await log.results.note(game("other", "anna", "carl", at=2000), START, rate)
        await log.results.note(game("later", "anna", "bert", at=2000 + PAIR_TIME), START, rate)
        (anna,) = await log.results.of_person("id-anna")
        assert anna.games == PAIR_GAMES + 2
        assert await log.results.against("id-anna", "id-bert") == [
            ("take", PAIR_GAMES + 6, PAIR_GAMES + 6, 0)
        ]

    with_store(place, use)


def test_leaders_are_those_known_well_in_order(place: str):
    async def use(log: Log) -> None:
        await add(log, ("anna", "bert", "carl"))
        strengths = {"anna": (1500.0, 60.0), "bert": (1700.0, 60.0), "carl": (1900.0, 200.0)}
        for name, strength in strengths.items():
            await log.results.note(game(f"t-{name}", name, "FARMER"), START, always(strength))
        found = await log.results.leaders("take", 110, 0, 10)
        assert [(one.name, one.mean) for one in found] == [("Bert", 1700), ("Anna", 1500)]
        assert [one.name for one in await log.results.leaders("take", 110, 1, 10)] == ["Anna"]
        assert await log.results.leaders("tenno", 110, 0, 10) == []

    with_store(place, use)


def test_a_deleted_account_is_anonymous_in_others_results(place: str):
    async def use(log: Log) -> None:
        await add(log, ("anna", "bert"))
        await log.results.note(game("t", "anna", "bert"), START, rate)
        await log.forget_identity("id-anna")
        await log.results.note(game("late", "anna", "bert", at=2000), START, rate)
        assert await log.results.of_person("id-anna") == []
        assert await log.results.games_of("id-anna", "", 0, 10) == []
        played = await log.results.games_of("id-bert", "", 0, 10)
        assert [(one.table, one.identity, one.name, one.handle) for one in played if one.seat == 1] == [
            ("late", "", "", ""),
            ("t", "", "", ""),
        ]
        (bert,) = await log.results.of_person("id-bert")
        assert bert.games == 2
        assert await log.find_handle("handle-anna") is None and await log.find_handle("") is None
        assert (await log.find_handle("handle-bert")) == person("bert")

    with_store(place, use)


def test_opponents_are_those_met_most_often_and_results_are_of_a_time(place: str):
    async def use(log: Log) -> None:
        await add(log, ("anna", "bert", "carl"))
        await log.results.note(game("1", "anna", "bert", "FARMER", at=1000), START, None)
        await log.results.note(game("2", "bert", "anna", at=2000), START, None)
        await log.results.note(game("3", "carl", "anna", at=3000), START, None)
        found = await log.results.opponents("id-anna", 0, 10)
        assert [(one.handle, one.bot, one.games, one.ahead, one.behind) for one in found] == [
            ("handle-bert", "", 2, 1, 1),
            ("", "farmer", 1, 1, 0),
            ("handle-carl", "", 1, 0, 1),
        ]
        assert [one.name for one in await log.results.opponents("id-anna", 0, 1)] == ["Bert"]
        assert [one.games for one in await log.results.opponents("id-anna", 2000, 10)] == [1, 1]
        assert [one.games for one in await log.results.tallies("id-anna", 2000)] == [2]
        await log.forget_identity("id-carl")
        assert [one.name for one in await log.results.opponents("id-anna", 2000, 10)] == ["Bert"]

    with_store(place, use)


def test_finished_games_without_results_are_found(place: str):
    async def use(log: Log) -> None:
        for number in range(3):
            table = f"t{number}"
            finished = Finished(table, "take", 100 + number, "{}")
            await log.append(Write(table, 1, (b"x",), Listing("take", "over", False, None), finished))
        await log.results.note(game("t1", "FARMER", "SHOGUN"), START, None)
        assert await log.results.unnoted(0) == ["t0", "t2"]
        assert await log.results.unnoted(101) == ["t2"]

    with_store(place, use)


def test_readers_are_led_to_public_tables_and_to_those_they_have_been_to(place: str):
    async def use(log: Log) -> None:
        await add(log, ("anna", "eve"))
        for table, is_public in (("open", True), ("closed", False)):
            listing = Listing("take", "over", is_public, None)
            await log.append(Write(table, 1, (b"x",), listing, visitors=("id-anna",)))
        both = ["open", "closed", "gone"]
        assert await log.results.shown_to("id-anna", both) == {"open", "closed"}
        assert await log.results.shown_to("id-eve", both) == await log.results.shown_to("", both) == {"open"}
        assert await log.results.shown_to("id-anna", []) == set()

    with_store(place, use)
