"""`tatami check` finds typical mistakes of a new game, and says what and where in a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from tatami.cli.new_game import TEMPLATE
from tests.conformance.processes import run

# What a sentence must name besides what is wrong: a line of the rules.
LINE = re.compile(r"__init__\.py, line \d+")

ASK = """
import json, logging, sys, warnings
logging.disable()
warnings.simplefilter("ignore")
from tatami.checks import CHECKS, problem_of
problems = {}
for name in sys.argv[1:]:
    found = (problem_of(name, check) for check in CHECKS)
    problems[name] = next((problem for problem in found if problem), "")
print(json.dumps(problems))
"""

# The example with goods laid face down: others are told only that a card was laid out.
FACE_DOWN = (
    ('Pile("stand", GOAL, OPEN, EACH_SEAT)', 'Pile("stand", GOAL, OWN, EACH_SEAT)'),
    (
        "        for code, _ in GOODS\n    ),\n)",
        "        for code, _ in (*GOODS, ('face-down', 0))\n    ),\n)",
    ),
    (
        "actions=len(ACTIONS),",
        "actions=len(ACTIONS) - 1,\n    mask=lambda action: action if action < LAY else len(ACTIONS) - 1,",
    ),
    ("        out[seat] = 0\n", "        out[seat] = size(s, ON_STAND + seat)\n"),
    ("            out[seat] += cards * (cards + 1) // 2\n", ""),
)
FIELD = '    Field("last", "u1"),'
RULES = "rules=Rules(legal=legal, step=step, scores=scores),"

# By name: what is changed in the rules, and what the check must say of it; nothing where all is well.
MISTAKES: Mapping[str, tuple[tuple[tuple[str, str], ...], tuple[str, ...]]] = {
    "index": ((("out[seat] += cards", "out[seat + 9] += cards"),), ("IndexError",)),
    "stuck": ((("mark(mask, LAY + kind)", "pass"),), ("nothing is legal, but to_move is not -1",)),
    # The wrong owner.
    "hand_of_nobody": (
        (('Pile("hand", HAND, OWN, EACH_SEAT', 'Pile("hand", HAND, HIDDEN, EACH_SEAT'),),
        ("sees other legal actions than there are", "a pile whose cards it may not know"),
    ),
    "field_of_nobody": (
        ((FIELD, '    Field("bids", "u1", (), OWN),\n' + FIELD),),
        ("Field 'bids' is by seat, so its shape begins with the number of seats",),
    ),
    "unknown_owner": (
        ((FIELD, '    Field("bids", "u1", (SEATS,), "mine"),\n' + FIELD),),
        ("Field 'bids' is known to 'mine'; it can be OPEN, OWN or HIDDEN",),
    ),
    # Cards that come and go.
    "lost": (
        (("        move(s, stall, 0, IN_HAND + me)\n", "        s.held[stall] = 0\n"),),
        ("is lost", "cards only go from pile to pile with move"),
    ),
    "full": (
        (("if size(s, IN_HAND + me) < HAND:", "if size(s, IN_HAND + me) <= HAND:"),),
        ("a pile 'hand' has room for 4 cards and is full",),
    ),
    "not_there": (
        (("move(s, IN_DECK, size(s, IN_DECK) - 1, stall)", "move(s, IN_DECK, size(s, IN_DECK), stall)"),),
        ("there is no card 19 in a pile 'deck' of 19 cards",),
    ),
    "too_many": ((("OWN, EACH_SEAT, dealt=2", "OWN, EACH_SEAT, dealt=5"),), ("room for 4 cards, but",)),
    # Illegal defaults.
    "option": (
        (
            ("import Game, Rules", "import Game, Option, Rules, Whole"),
            (RULES, RULES + ' options=(Option("goal", 9, Whole(3, 5)),),'),
        ),
        ("Option goal must be a whole number from 3 to 5, not 9",),
    ),
    "no_option": (
        ((RULES, RULES + ' options={"goal": 5},'),),
        ("its options are Option(name, default, check), not 'goal'",),
    ),
    "usual_seats": ((("usual_seats=3", "usual_seats=5"),), ("usual_seats is 5, but seats are 2, 3, 4",)),
    # Actions that name what is not there.
    "no_place": (
        (('(own("hand", SEATS), own("stand", SEATS))', '(own("hand", SEATS), "shelf")'),),
        ("Action 'rice' names the place 'shelf'; there are only seat/1/hand",),
    ),
    "no_words": (
        (('Message("do-look", {"stall": n})', 'Message("do-look", {"stall": {"number": n}})'),),
        ("Action '?1' says 'stall' as {'number': 1}; it can be a text, a number, Seat(…) or Message(…)",),
    ),
    "two_seats": (
        (('Message("do-look", {"stall": n})', 'Message("do-look", {"stall": n, "seat": n})'),),
        ("says something as 'seat', which is the player",),
    ),
    # Views that leak, and samples that do not fit.
    "view": (
        (
            (
                "GAME = Game(",
                "@inline\ndef peep(s, seat, v):\n    v.card[s.card.shape[0] - 26:] = "
                "s.card[s.card.shape[0] - 26:]\n\n\nGAME = Game(",
            ),
            ("import HEAD, HIDDEN, OPEN, OWN, Field, record, seats", "import *"),
            (
                RULES,
                "rules=Rules(legal=legal, step=step, scores=scores, view=viewer(STATE, CARDS.show, peep)),",
            ),
        ),
        ("view shows seat 1 a card of deck that it may not know",),
    ),
    "open_secret": (
        (
            (FIELD, '    Field("top", "u1"),\n' + FIELD),
            (
                "    pass_turn(s, me)\n",
                "    s.top = kind_at(s, IN_DECK, size(s, IN_DECK) - 1) if size(s, IN_DECK) > 0 else 0\n"
                "    pass_turn(s, me)\n",
            ),
        ),
        ("depends on a secret, in top (",),
    ),
    "determinize": (
        (
            ("from tatami.engine.cards import", "from tatami.engine.cards import sampler, "),
            (
                "GAME = Game(",
                "sample = sampler(CARDS, STATE)\n\n\n@inline\ndef forgetful(v, belief, rng, s):\n"
                "    sample(v, belief, rng, s)\n    s.last = 0\n\n\nGAME = Game(",
            ),
            (RULES, "rules=Rules(legal=legal, step=step, scores=scores, determinize=forgetful),"),
        ),
        ("determinize gives a state whose view for seat 1 differs in last",),
    ),
    "fits": (
        (
            ("GAME = Game(", "@inline\ndef never(v, s):\n    return v.last > 0\n\n\nGAME = Game("),
            (RULES, RULES + " fits=never,"),
        ),
        ("fits does not accept the real state for the view of seat 1",),
    ),
    # Secrets that actions and scores tell.
    "kept": ((*FACE_DOWN, ("s.last = action + 1", "s.last = min(action, LAY) + 1")), ()),
    "last_action": (FACE_DOWN, ("is told 'face-down' for both", "it shows in last (")),
    "no_mask": (
        ((RULES, RULES + "\n    mask=lambda action: 99,"),),
        ("mask gives 99 for action 0, but there are only 10 tokens",),
    ),
    "scores": (
        (("out[seat] = 0\n", "out[seat] = s.to_move >= 0 and find(s, IN_HAND + seat, 0) >= 0\n"),),
        ("scores gives", "so it reads what is hidden"),
    ),
    "options": (
        (
            ("import Game, Rules", "import Game, Option, Rules, Whole, flag"),
            ("OWN, EACH_SEAT, dealt=2", 'OWN, EACH_SEAT, dealt="hand_size"'),
            (FIELD, '    Field("looking", "u1"),\n' + FIELD),
            ("if not knows(", "if s.looking and not knows("),
            (
                RULES,
                RULES + ' options=(Option("hand_size", 3, Whole(2, 4)), Option("looking", True, flag)),',
            ),
            ("title = ", "option-hand_size = Cards\noption-looking = Looking\ntitle = "),
            ("* `start`", "* `hand_size` Cards.\n* `looking` Allowed.\n* `start`"),
        ),
        (),
    ),
    "all_is_well": ((), ()),
}


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What is wrong with each game, by name, from one process without the compiler."""
    home = tmp_path_factory.mktemp("games")
    for name, (changes, _) in MISTAKES.items():
        found = set[str]()
        for path in TEMPLATE.rglob("*.*"):
            if path.suffix not in (".py", ".ftl", ".md"):
                continue
            text = path.read_text(encoding="utf-8").replace(TEMPLATE.name, name)
            for old, new in changes:
                found |= {old} if old in text else set()
                text = text.replace(old, new)
            target = home / name / path.relative_to(TEMPLATE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        assert found == {old for old, _ in changes}, name
    told: dict[str, str] = json.loads(
        run("-c", ASK, *MISTAKES, TATAMI_GAMES=str(home), NUMBA_DISABLE_JIT="1")
    )
    return told


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_in_a_sentence_with_file_and_line(said: dict[str, str], mistake: str):
    parts = MISTAKES[mistake][1]
    told = said[mistake]
    assert bool(told) == bool(parts), told
    assert all(part in told for part in parts), told
    if parts:
        assert LINE.search(told) and f"/{mistake}/" in told, told
        assert "\n" not in told and told.endswith("."), told


def test_a_missing_message_is_told_with_its_file(tmp_path: Path):
    program = "import sys; from tatami.cli import main; print(main(sys.argv[1:]))"
    run("-c", program, "new-game", "my_shop", "--into", str(tmp_path))
    words = tmp_path / "my_shop" / "locale" / "en.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("do-look =", "do-lok ="), encoding="utf-8")
    told = run("-c", program, "check", "my_shop", "--interpreted", TATAMI_GAMES=str(tmp_path))
    assert told.strip().endswith("1") and "Traceback" not in told
    assert "these messages are missing: do-look." in told and "my_shop/locale/en.ftl" in told


def test_a_reason_without_words_is_found_before_anybody_asks_for_it(tmp_path: Path):
    program = "import sys; from tatami.cli import main; print(main(sys.argv[1:]))"
    run("-c", program, "new-game", "my_shop", "--into", str(tmp_path))
    words = tmp_path / "my_shop" / "locale" / "en.ftl"
    text = words.read_text(encoding="utf-8")
    words.write_text(text.replace("reason-known =", "reason-knwn ="), encoding="utf-8")
    told = run(
        "-c",
        "from tatami.checks import problem_of; from tatami.checks.telling import check_words; "
        "print(problem_of('my_shop', check_words))",
        TATAMI_GAMES=str(tmp_path),
        NUMBA_DISABLE_JIT="1",
    )
    assert "these messages are missing: reason-known." in told and "my_shop/locale/en.ftl" in told
