"""`tatami moderate`: read reports, mute and ban people on a running server."""

from __future__ import annotations

import argparse
import json
import os
from datetime import datetime
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError

from tatami.cli import Failure, UsageError
from tatami.server.config import variable

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[Any]

ABOUT = """\
Moderate a running server; what you decide takes effect at once, on all its machines, and goes into a log.
On the server's own machine nothing more is needed; from elsewhere, or behind a proxy, give the token that the
server was started with (--moderation-token). Name people by the last part of the link to their profile."""

EXAMPLES = """\
examples:
  tatami moderate                            what was reported
  tatami moderate mute h7k2m9qwx4tz --hours 24 --note "insults"
  tatami moderate ban h7k2m9qwx4tz
  tatami moderate undo h7k2m9qwx4tz          lift a mute and a ban
  tatami moderate dismiss h7k2m9qwx4tz       close the reports of somebody
  tatami moderate log                        what was decided"""

REASONS = {"words": "what they say", "name": "their name", "play": "how they play", "other": "something else"}


def add(commands: Subparsers) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "moderate",
        help="read reports, mute and ban on a running server",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    deeds = ("reports", "log", "mute", "ban", "undo", "dismiss")
    parser.add_argument("what", nargs="?", choices=deeds, default="reports", help="(default: reports)")
    parser.add_argument("person", nargs="?", help="the person to mute, ban, pardon or clear of reports")
    parser.add_argument("--hours", type=int, help="how long they are muted or banned (default: for good)")
    parser.add_argument("--note", default="", help="why, for the log")
    parser.add_argument(
        "--server", default="http://127.0.0.1:8000", metavar="URL", help="the server (default: %(default)s)"
    )
    name = variable("moderation_token")
    parser.add_argument("--token", default=os.environ.get(name, ""), help=f"(default: from {name})")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List or decide."""
    from tatami.client.table_client import ask

    decides = args.what not in ("reports", "log")
    if decides and not args.person:
        raise UsageError(f"tatami: say whom to {args.what}: the last part of the link to their profile.")
    path, method, data = f"/moderation/{args.what}", "GET", None
    if decides:
        path, method = f"/moderation/people/{args.person.rstrip('/').rpartition('/')[2]}", "POST"
        data = {"what": args.what, "hours": args.hours, "note": args.note}
    try:
        found, _ = ask(args.server, method, path, data, args.token)
    except HTTPError as error:
        raise Failure(f"tatami: {args.server}: {_reason(error)}") from None
    except URLError as error:
        raise Failure(f"tatami: {args.server}: {error.reason}") from None
    if decides:
        print(_told(found))
    elif args.what == "log":
        print("\n".join(map(_told, found)) or "Nothing was decided yet.")
    else:
        print("\n".join(map(_told_report, found)) or "There are no open reports.")
    return 0


def _reason(error: HTTPError) -> str:
    try:
        return str(json.load(error)["words"])
    except (ValueError, LookupError, TypeError):
        return str(error)


def _told_report(report: dict[str, Any]) -> str:
    head = f"{_time(report['at'])}  {report['name']} ({report['handle']}): {REASONS[report['reason']]}"
    by = f"  reported by {report['by']} ({report['by_handle']})" if report["by"] else "  reported by somebody"
    words = [f"  “{report['words']}”"] if report["words"] else []
    said = [f"  said {_time(one['at'])} ({one['where']}): {one['text']}" for one in report["said"]]
    return "\n".join([head, by, *words, *said])


def _told(deed: dict[str, Any]) -> str:
    person = f"{deed['name']} ({deed['handle']})" if deed["handle"] else "somebody who was deleted"
    until = f" until {_time(deed['until'])}" if deed["until"] else ""
    note = f": {deed['note']}" if deed["note"] else ""
    return f"{deed['number']:>5}  {_time(deed['at'])}  {deed['what']} {person}{until}{note}"


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")
