"""Webhooks: JSON that Discord, Slack and programs take."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from tatami.server.runtime.notices.events import Event
from tatami.server.runtime.notices.outside import Outside
from tatami.server.runtime.notices.texts import link, sentence
from tatami.store import Channel

LONGEST = 1_900  # characters; Discord takes 2,000


async def send(outside: Outside, channel: Channel, events: Sequence[Event], lang: str, now: int) -> None:
    """Send events as one message; raises Undelivered or Gone."""
    body = msgspec.json.encode(payload(channel.home, events, lang, now))
    await outside.post(channel.address, body, {"content-type": "application/json"})


def payload(home: str, events: Sequence[Event], lang: str, now: int) -> dict[str, object]:
    """Discord reads `content`, Slack `text`, programs `tatami`; names can neither mention nor format."""
    told = [(sentence(event, lang, now), f"{home}{link(event)}") for event in events]
    discord = "\n".join(f"{_for_discord(words)} {url}" for words, url in told)
    slack = "\n".join(f"{_for_slack(words)} {_for_slack(url)}" for words, url in told)
    return {
        "content": discord[:LONGEST],
        "text": slack[:LONGEST],
        "allowed_mentions": {"parse": []},
        "tatami": [
            {"event": event.kind, "table": event.table, "game": event.game, "words": words, "url": url}
            for event, (words, url) in zip(events, told, strict=True)
        ],
    }


def _for_discord(words: str) -> str:
    return re.sub(r"([\\*_~`|>#\[\]()<:@-])", r"\\\1", words)


def _for_slack(words: str) -> str:
    plain = words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"([*_~`])", "\u200b\\1", plain)
