"""Every store: reports are bounded, sanctions are logged in order, and deleted accounts leave no trace."""

from __future__ import annotations

import asyncio

from tatami.store import FOR_GOOD, Log, Report, open_log
from tests.store.stores import with_store
from tests.store.test_results import START, add, game


def report(number: int, who: str = "eve", by: str = "anna", words: str = "rude") -> Report:
    return Report(f"r{number}", f"id-{who}", f"id-{by}", "words", words, "t", b'["boo"]', number)


def test_a_second_report_replaces_the_first_and_a_reporter_has_a_limit(place: str):
    async def use(log: Log) -> None:
        await add(log, ("anna", "bert", "eve"))
        desk = log.moderation
        assert await desk.report(report(1), 1)
        assert await desk.report(report(2, words="very rude"), 1), "the same person again"
        assert not await desk.report(report(3, who="bert"), 1)
        assert await desk.report(report(4, by="bert"), 1)
        found = await desk.reports()
        assert [(one.id, one.words, one.name, one.by, one.said) for one in found] == [
            ("r4", "rude", "Eve", "Bert", b'["boo"]'),
            ("r2", "very rude", "Eve", "Anna", b'["boo"]'),
        ]
        assert [one.id for one in await desk.reports(first=1)] == ["r2"]

    with_store(place, use)


def test_sanctions_are_numbered_close_reports_and_can_be_undone(place: str):
    async def use(log: Log) -> None:
        await add(log, ("anna", "eve"))
        desk = log.moderation
        await desk.report(report(1), 5)
        assert await desk.act("mute", "id-eve", 10, 500, "rude") == 1
        assert await desk.act("ban", "id-eve", 20, FOR_GOOD) == 2
        eve = await log.find_handle("handle-eve")
        assert eve is not None and (eve.muted_until, eve.banned_until) == (500, FOR_GOOD)
        assert await desk.reports() == [] and [one.id for one in await desk.reports(is_open=False)] == ["r1"]
        assert await desk.act("undo", "id-eve", 30) == 3
        eve = await log.find_handle("handle-eve")
        assert eve is not None and (eve.muted_until, eve.banned_until) == (0, 0)
        assert await desk.act("ban", "nobody", 40) == 0
        assert [(one.number, one.what, one.note, one.name) for one in await desk.deeds(1)] == [
            (2, "ban", "", "Eve"),
            (3, "undo", "", "Eve"),
        ]
        assert [one.number for one in await desk.deeds(newest=True, limit=2)] == [3, 2]
        assert await desk.last_deed() == 3

    with_store(place, use)


def test_servers_that_write_at_once_get_different_numbers(place: str):
    async def use(log: Log) -> None:
        rival = open_log(place)
        await add(log, ("anna", "bert"))
        both = (log.moderation, rival.moderation)
        said = await asyncio.gather(
            *(both[number % 2].say("id-anna", f"line {number}", number, 50) for number in range(20))
        )
        done = await asyncio.gather(
            *(both[number % 2].act("mute", "id-bert", number) for number in range(10))
        )
        await rival.close()
        assert sorted(said) == list(range(1, 21)) and sorted(done) == list(range(1, 11))
        await log.moderation.say("id-anna", "the last", 99, 5)
        assert [one.seq for one in await log.moderation.said()] == [17, 18, 19, 20, 21]

    with_store(place, use)


def test_a_muted_persons_messages_leave_the_lobby_and_numbers_are_not_used_again(place: str):
    async def use(log: Log) -> None:
        await add(log, ("anna", "eve"))
        desk = log.moderation
        await desk.say("id-anna", "hello", 1, 50)
        await desk.say("id-eve", "boo", 2, 50)
        assert [(one.name, one.handle, one.text) for one in await desk.said()] == [
            ("Anna", "handle-anna", "hello"),
            ("Eve", "handle-eve", "boo"),
        ]
        assert [one.text for one in await desk.said(identity="id-eve")] == ["boo"]
        await desk.act("mute", "id-eve", 3, FOR_GOOD)
        assert [one.text for one in await desk.said()] == ["hello"]
        assert await desk.say("id-anna", "peace", 4, 50) == 3
        assert [one.text for one in await desk.said(after=1)] == ["peace"]

    with_store(place, use)


def test_a_deleted_person_is_in_no_report_log_or_chat(place: str):
    async def use(log: Log) -> None:
        await add(log, ("anna", "bert", "eve"))
        desk = log.moderation
        await desk.report(report(1), 5)  # Anna about Eve
        await desk.report(report(2, who="anna", by="bert"), 5)
        await desk.act("ban", "id-eve", 5, 10, "Eve was rude")
        await desk.say("id-anna", "hello", 1, 50)
        await log.forget_identity("id-anna")
        (left,) = await desk.reports(is_open=False)
        assert (left.id, left.reporter, left.words, left.by) == (
            "r1",
            "",
            "",
            "",
        ) and await desk.reports() == []
        assert await desk.said() == []
        await log.forget_identity("id-eve")
        assert await desk.reports(is_open=False) == []
        (deed,) = await desk.deeds()
        assert (deed.identity, deed.note, deed.name) == ("", "", "")
        assert await desk.act("mute", "id-bert", 9) == 2

    with_store(place, use)


def test_reviews_add_accuracy_and_luck_to_results(place: str):
    async def use(log: Log) -> None:
        await add(log, ("anna", "bert"))
        for table in ("t", "u", "v"):
            await log.results.note(game(table, "anna", "bert"), START, None)
        await log.keep_review("t", b"review", {1: (90.0, 0.25), 2: (None, -0.25)})
        await log.keep_review("u", b"review", {1: (70.0, -0.75)})
        (anna,) = await log.results.insights("id-anna")
        assert (anna.game, anna.games, anna.accuracy, anna.luck) == ("take", 2, 80.0, -0.25)
        (bert,) = await log.results.insights("id-bert")
        assert (bert.games, bert.accuracy, bert.luck) == (1, None, -0.25)

    with_store(place, use)
