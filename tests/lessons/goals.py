"""The goals of the lessons: in which positions a rule shows, and which decisions reach the goal there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tatami.bots import values
from tatami.engine.scene import Action
from tatami.review import Decision
from tatami.view import View

SEATS = {"take": 2, "tenka": 3, "tenno": 2}
VALUES = {
    "geisha": 0,
    "farmer-1": 1,
    "farmer-2": 2,
    "farmer-3": 3,
    "ninja": 4,
    "monk": 5,
    "ronin": 6,
    "samurai-7": 7,
    "samurai-8": 8,
    "daimyo": 9,
    "shogun": 10,
}
TRUMPS = ("EM", "T1", "T2")


@dataclass(frozen=True)
class Goal:
    """A rule, the positions that show it, and what reaches the goal there."""

    id: str
    answers: Callable[[View], list[str]]
    fits: Callable[[View], bool] = lambda view: True
    most: int = 3  # answers there may be
    options: dict[str, Any] = field(default_factory=dict)


def tokens(actions: list[Action]) -> list[str]:
    return [action.token for action in actions]


def kinds(view: View) -> set[str]:
    return {action.kind for action in view.actions}


def of_kind(view: View, *names: str) -> list[Action]:
    return [action for action in view.actions if action.kind in names]


def best(actions: list[Action], worth: Callable[[Action], float], lead: float = 1) -> list[str]:
    """The tokens of the best actions, if all others are worth less by so much."""
    if not actions:
        return []
    top = max(map(worth, actions))
    first = [action for action in actions if worth(action) == top]
    rest = [worth(action) for action in actions if worth(action) < top]
    return tokens(first) if rest and top - max(rest) >= lead else []


SIMULATIONS = 4_000  # for the value of an answer


def errors(game: str, view: View, answers: tuple[str, ...]) -> list[Decision]:
    """The answers that cost anything by the values of a review: a lesson must not praise them."""
    judge = values(game)
    by_points = bool(getattr(judge, "by_points", False))
    decided = [
        Decision(1, view.seat or 0, token, judge.weigh(view, token, SIMULATIONS), by_points)
        for token in answers
    ]
    return [each for each in decided if each.loss > 0 or each.points_lost > 0]


# TA-KE.

SMALL = {"chips": 4}


def takes(view: View) -> list[Action]:
    return of_kind(view, "take", "take-samurai")


def margin(view: View, action: Action) -> float:
    """Points more than the opponent, as the preview says."""
    assert action.preview is not None
    points = action.preview["points"]
    return float(points[str(view.seat)] - points[str(3 - (view.seat or 1))])


def gain(view: View, action: Action) -> float:
    """The player's own points, as the preview says."""
    assert action.preview is not None
    return float(action.preview["points"][str(view.seat)])


def left_open(view: View, action: Action) -> float:
    """The most that the opponent could then gain by one chip."""
    after = view.determinize(0)
    after.play(action.token)
    if after.to_move is None:
        return 0
    seen = after.view(after.to_move)
    return max((margin(seen, reply) for reply in takes(seen)), default=0)


def careful(view: View, action: Action) -> float:
    """Points more than the opponent after the opponent's best chip."""
    return margin(view, action) - left_open(view, action)


def ghosts(view: View) -> int:
    return sum(
        len(place.pieces) for place in view.places if place.id.startswith("hall/") and "ghost" in place.id
    )


def by_ability(view: View) -> list[str]:
    """Abilities after which a chip gains at least three points more than the best one now."""
    now = max((margin(view, action) for action in takes(view)), default=0)
    found = []
    for action in of_kind(view, "ronin", "ronin-away", "ronin-place", "geisha"):
        after = view.determinize(0)
        after.play(action.token)
        seen = after.view(view.seat)
        if max((margin(seen, take) for take in takes(seen)), default=0) >= now + 3:
            found.append(action.token)
    return found


def winning(view: View) -> list[str]:
    """The chips that win for certain, where all others lose."""
    found = values("take").weigh(view, view.legal[0], SIMULATIONS)
    if not found.exact or not all(choice.tries and choice.share in (0, 1) for choice in found.choices):
        return []
    return [choice.token for choice in found.choices if choice.share == 1]


def only_takes(view: View) -> bool:
    """Whether no ability can be used."""
    return kinds(view) <= {"take", "take-samurai"}


def spaces(found: list[str]) -> set[str]:
    """The spaces that chips are taken from."""
    return {token[1] for token in found}


def tempting(view: View) -> list[str]:
    """The chips that gain most now, in points and over the opponent."""
    most = best(takes(view), lambda action: gain(view, action))
    return most if most == best(takes(view), lambda action: margin(view, action)) else []


def patient(view: View) -> list[str]:
    """The chips that gain most once the opponent has answered."""
    return best(takes(view), lambda action: careful(view, action), 2)


def chips_left(view: View) -> int:
    return sum(
        len(place.pieces) for place in view.places if place.id in {f"hall/{space}" for space in "abcde"}
    )


TAKE = [
    Goal(
        "points",
        lambda view: best(takes(view), lambda action: margin(view, action), 2),
        lambda view: only_takes(view) and 8 <= chips_left(view) <= 17 and ghosts(view) < 3,
        options=SMALL,
    ),
    Goal(
        "haunting",
        lambda view: best(takes(view), lambda action: margin(view, action)),
        lambda view: only_takes(view) and ghosts(view) in (2, 3),
        2,
        SMALL,
    ),
    Goal(
        "samurai",
        lambda view: best(of_kind(view, "take-samurai"), lambda action: margin(view, action), 2),
        lambda view: only_takes(view) and len(of_kind(view, "take-samurai")) >= 4,
        1,
        SMALL,
    ),
    Goal(
        "opening",
        patient,
        lambda view: (
            only_takes(view)
            and len(spaces(tokens(takes(view)))) >= 3
            and tempting(view) != []
            and spaces(tempting(view)).isdisjoint(spaces(patient(view)))
        ),
        1,
        SMALL,
    ),
    Goal("paying", by_ability, lambda view: "geisha" in kinds(view) or "ronin" in kinds(view), 4, SMALL),
    Goal("last", winning, lambda view: chips_left(view) <= 4 and only_takes(view), 1, SMALL),
]

# TENNO.


def sure(action: Action) -> bool:
    """Whether an attack on a card that was seen wins, with or without the Monk."""
    assert action.preview is not None
    return all(answer["outcome"] == "won" for answer in action.preview.get("answers", [{"outcome": "open"}]))


def row(view: View, seat: int | None) -> dict[str, Any]:
    """The cards of a row, by place."""
    return {p.id[-1]: p.pieces[0] for p in view.places if p.id.startswith(f"seat/{seat}/row/") and p.pieces}


def attacks(view: View) -> list[Action]:
    return of_kind(view, "attack")


def card(action: Action) -> str:
    assert action.preview is not None
    return str(action.preview["card"])


def saved_by_monk(view: View) -> list[str]:
    said = {action.token: action.preview or {} for action in view.actions}
    if "monk" not in said or said["pass"].get("outcome") != "won" or said["monk"].get("outcome") == "won":
        return []
    return ["monk"]


def hiding(view: View) -> list[str]:
    """Trades of a card that the others know for a stronger one that they do not."""
    known = {slot: piece for slot, piece in row(view, view.seat).items() if piece.marks.get("known")}
    trades = [action for action in of_kind(view, "trade") if action.token[0] in known]
    return [a.token for a in trades if VALUES[card(a)] > VALUES[known[a.token[0]].kind]]


def unseen(view: View) -> list[str]:
    """Places of the attacker's row that nobody has shown us."""
    looks = of_kind(view, "peek")
    found = []
    for action in looks:
        place = next(place for place in view.places if place.id == action.places[0])
        if place.pieces[0].kind == "card" and "seen" not in place.pieces[0].marks:
            found.append(action.token)
    return found


TENNO = [
    Goal(
        "attack",
        lambda view: [action.token for action in attacks(view) if card(action) == "farmer-3"],
        lambda view: (
            "pass" not in kinds(view)
            and {p.kind for p in row(view, view.seat).values()} <= set(list(VALUES)[1:4])
        ),
    ),
    Goal(
        "fight",
        lambda view: [action.token for action in attacks(view) if sure(action)],
        lambda view: (
            "pass" not in kinds(view)
            and any(
                sure(a) and VALUES[(a.preview or {})["target"]] >= 4
                for a in attacks(view)
                if "target" in (a.preview or {})
            )
        ),
        2,
    ),
    Goal(
        "powers",
        lambda view: [a.token for a in attacks(view) if sure(a) and card(a) == "ninja"],
        lambda view: (
            "pass" not in kinds(view)
            and not any(sure(a) for a in attacks(view) if card(a) != "ninja")
            and any(
                sure(a) and VALUES[(a.preview or {})["target"]] >= 6
                for a in attacks(view)
                if card(a) == "ninja"
            )
        ),
        1,
    ),
    Goal(
        "fill",
        lambda view: [a.token for a in of_kind(view, "fill") if card(a) in ("daimyo", "shogun")],
        lambda view: (
            len(of_kind(view, "fill")) >= 6
            and {"daimyo", "shogun"} <= {card(a) for a in of_kind(view, "fill")}
        ),
    ),
    Goal("monk", saved_by_monk),
    Goal("hiding", hiding, lambda view: "trade" in kinds(view) and len(hiding(view)) >= 3, 6),
    Goal("look", unseen, lambda view: len(of_kind(view, "peek")) == 3 and len(unseen(view)) == 1, 1),
]

# Tenka Trick.


def shown(action: Action) -> dict[str, Any]:
    return dict(action.preview or {})


def plays(view: View) -> list[Action]:
    return of_kind(view, "play")


def is_last(view: View) -> bool:
    return bool(plays(view)) and all(shown(action).get("complete") for action in plays(view))


def generals(view: View) -> list[str]:
    """The cards that make the player General."""
    return [action.token for action in plays(view) if shown(action).get("general") == view.seat]


def general_of(view: View) -> tuple[int, str]:
    """The General's seat and the side that is up."""
    place = next(place for place in view.places if place.id.endswith("/general") and place.pieces)
    return int(place.id.split("/")[1]), str(place.pieces[0].marks["side"])


def strength(view: View, token: str) -> int:
    hand = next(place for place in view.places if place.id == f"seat/{view.seat}/hand")
    piece = next(piece for piece in hand.pieces if piece.kind == token)
    return int(piece.marks.get(general_of(view)[1], 0)) if token not in TRUMPS else 0


def lead(view: View, action: Action) -> float:
    """Points more than the best other player, as the preview says."""
    scores = shown(action)["scores"]
    return float(scores[str(view.seat)] - max(v for seat, v in scores.items() if seat != str(view.seat)))


def gifts(view: View) -> list[str]:
    return [action.token for action in plays(view) if view.seat in shown(action).get("gifts", [])]


def spare(view: View) -> list[str]:
    """The country cards whose better number is lowest."""
    return best([a for a in plays(view) if a.token not in TRUMPS], lambda action: -better(view, action.token))


def better(view: View, token: str) -> int:
    """The better of a card's two numbers."""
    hand = next(place for place in view.places if place.id == f"seat/{view.seat}/hand")
    marks = next(piece for piece in hand.pieces if piece.kind == token).marks
    return max(int(marks.get("light", 0)), int(marks.get("dark", 0)))


def strongest(view: View) -> list[str]:
    return best(plays(view), lambda action: strength(view, action.token))


TENKA = [
    Goal(
        "numbers",
        strongest,
        lambda view: (
            len(plays(view)) == 7
            and general_of(view) == (view.seat, "dark")
            and not set(tokens(plays(view))) & set(TRUMPS)
        ),
        1,
    ),
    Goal(
        "sides",
        generals,
        lambda view: (
            is_last(view)
            and len(plays(view)) >= 3
            and not set(generals(view)) & set(TRUMPS)
            and not any(shown(action)["uprising"] for action in plays(view))
        ),
        1,
    ),
    Goal("gifts", gifts, lambda view: is_last(view) and len(plays(view)) >= 3 and not generals(view), 2),
    Goal(
        "uprising",
        lambda view: [
            a.token for a in plays(view) if shown(a).get("uprising") and shown(a)["general"] == view.seat
        ],
        lambda view: is_last(view) and len(plays(view)) >= 4 and not set(generals(view)) & set(TRUMPS),
        1,
    ),
    Goal(
        "trumps",
        generals,
        lambda view: (
            is_last(view)
            and len(plays(view)) >= 3
            and generals(view) != []
            and set(generals(view)) <= set(TRUMPS)
        ),
        1,
    ),
    Goal(
        "keeping",
        spare,
        lambda view: (
            is_last(view)
            and len(plays(view)) >= 4
            and not generals(view)
            and not gifts(view)
            and not set(tokens(plays(view))) & set(TRUMPS)
        ),
    ),
    Goal(
        "kinds",
        lambda view: best(of_kind(view, "give"), lambda action: lead(view, action), 3),
        lambda view: len(of_kind(view, "give")) >= 3,
        1,
    ),
    Goal(
        "confiscation",
        lambda view: best(of_kind(view, "confiscate"), lambda action: lead(view, action), 4),
        lambda view: len(of_kind(view, "confiscate")) >= 3,
        1,
    ),
]

GOALS = {"take": TAKE, "tenka": TENKA, "tenno": TENNO}
