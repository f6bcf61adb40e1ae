"""The sentences of the game: every one that the code can ask for is there, and none is there for nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.ultimus.upheaval import Medley
from romanum.engine.match import Match
from romanum.engine.words import SENT
from romanum.games.ultimus.data.components import EVENTS, PIECES, SEAS, STRATAGEMS, TRIBES, ZONE_IDS
from romanum.games.ultimus.game import UltimusRomanorum
from romanum.games.ultimus.state.actions import VERBS
from romanum.games.ultimus.state.names import NAMES

GAME = UltimusRomanorum()
FOLDER = Path(str(GAME.folder))
PREFIXES = {"tell": "event", "Prompt": "ask", "Refusal": "why"}
BUILT = {
    "moment-": ("start", "move", "battle", "roll", "result", "end"),
    "shield-": ("usurpation", "murder", "council"),
    "deal-": ("treaty", "tribute"),
}
"""Questions whose kind the code puts together, by how it begins."""


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.py"))]


@cache
def messages() -> frozenset[str]:
    lines = (FOLDER / "words" / "en.ftl").read_text(encoding="utf-8").splitlines()
    return frozenset(line.split(" ")[0] for line in lines if line[:1].isalpha())


@cache
def constants() -> frozenset[str]:
    return frozenset().union(*(texts(tree) for tree in trees()))


def texts(node: ast.AST) -> set[str]:
    found = [n for n in ast.walk(node) if isinstance(n, ast.Constant)]
    return {n.value for n in found if isinstance(n.value, str)}


def kinds_in(kind: ast.AST, around: ast.AST) -> set[str]:
    """The kinds a call may name: a text, one of two texts, a variable that holds one, a class's own, one built."""
    if isinstance(kind, ast.IfExp):
        return texts(kind.body) | texts(kind.orelse)
    if isinstance(kind, ast.Name):
        given = [n for n in ast.walk(around) if isinstance(n, ast.Assign) and kind.id in targets(n)]
        return set().union(*(kinds_in(assign.value, around) for assign in given))
    if isinstance(kind, ast.JoinedStr):
        return {f"{start}{end}" for start in texts(kind) & set(BUILT) for end in BUILT[start]}
    return texts(kind)


def targets(assign: ast.Assign) -> set[str]:
    return {target.id for target in assign.targets if isinstance(target, ast.Name)}


def asked() -> Iterator[tuple[str, bool]]:
    """Every message the code can ask for, and whether a part of it is secret."""
    for tree in trees():
        for around in [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]:
            for call in [n for n in ast.walk(around) if isinstance(n, ast.Call)]:
                name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
                if name in PREFIXES:
                    secret = any(word.arg == "secret" for word in call.keywords)
                    for kind in kinds_in(call.args[name == "Refusal"], around):
                        yield f"{PREFIXES[name]}-{kind}", secret
        for assign in [n for n in ast.walk(tree) if isinstance(n, ast.AnnAssign)]:
            if isinstance(assign.target, ast.Name) and assign.target.id == "asks" and assign.value is not None:
                yield from ((f"ask-{kind}", False) for kind in texts(assign.value) if kind)


def needed() -> set[str]:
    return {message for message, _ in asked()} | {f"{message}-known" for message, secret in asked() if secret}


def test_the_code_asks_for_many_sentences() -> None:
    some = {"event-battle", "ask-moment-roll", "ask-mutiny", "ask-migrate", "why-too-few-pm", "event-draws-known"}
    assert some <= needed()
    assert len(needed()) > 180


def test_every_sentence_that_is_asked_for_is_there() -> None:
    assert sorted(needed() - messages()) == []


def test_every_moment_of_a_window_is_one_that_stratagems_know() -> None:
    calls = [n for tree in trees() for n in ast.walk(tree) if isinstance(n, ast.Call) and n.args]
    opened = {
        start: {text for call in calls if getattr(call.func, "id", "") == name for text in texts(call)}
        for start, name in (("moment-", "watch"), ("shield-", "ask_for_shield"))
    }
    assert all(opened[start] == set(BUILT[start]) for start in opened)


def test_every_verb_has_its_label() -> None:
    assert [verb for verb in VERBS if not GAME.words.has(f"do-{verb}")] == []


@pytest.mark.parametrize("how", ["won", "decisive", "complete", "drawn", "no-augustus"])
def test_every_end_has_its_sentence(how: str) -> None:
    assert GAME.words.say(f"how-{how}", {"roman": 12, "barbarian": 40, "camp": "barbarian"}).endswith(".")


def test_no_sentence_is_there_for_nothing() -> None:
    shown = {f"shown-{message.removeprefix('event-')}" for message in needed() if message.startswith("event-")}
    parts = {f"part-{part}" for part in GAME.reckoning(GAME.new().position, 0)}
    used = needed() | {f"do-{verb}" for verb in VERBS} | shown | {"shown-otherwise"} | parts
    used |= {f"risk-{kind}" for kind in constants()}
    known = [m for m in messages() if not m.endswith("-older") and not m.startswith(SENT)]
    unused = [m for m in known if m not in used and not (m.startswith("how-") and m[4:] in constants())]
    assert sorted(unused) == []


# ---- names


def test_everything_on_the_map_and_in_the_hand_has_a_name() -> None:
    things = [thing.id for kind in (TRIBES, STRATAGEMS, EVENTS) for thing in kind]
    assert [one for one in (*ZONE_IDS, *SEAS, *PIECES, *things) if one not in NAMES] == []


def test_no_two_pieces_and_no_two_areas_share_a_name() -> None:
    pieces = [NAMES[piece] for piece in PIECES]
    areas = [NAMES[area] for area in ZONE_IDS]
    assert (len(set(pieces)), len(set(areas))) == (len(pieces), len(areas))


def test_ids_that_areas_and_other_things_share_have_one_name_for_both() -> None:
    shared = {area for area in ZONE_IDS if area in {tribe.id for tribe in TRIBES}}
    assert {NAMES[one] for one in shared} == {tribe.name for tribe in TRIBES if tribe.id in shared}


def test_everything_that_changes_a_die_has_a_name() -> None:
    calls = [n for tree in trees() for n in ast.walk(tree) if isinstance(n, ast.Call) and len(n.args) > 2]
    changes = [call.args[1] for call in calls if getattr(call.func, "id", "") in ("modifier", "Modifier")]
    assert len(changes) > 10
    assert [what for change in changes for what in texts(change) if what not in NAMES and change_is_whole(change)] == []


def change_is_whole(change: ast.expr) -> bool:
    """Whether its id stands there, or one of two; not one that is put together or taken from elsewhere."""
    return isinstance(change, ast.Constant | ast.IfExp)


def test_no_name_hides_a_word_by_which_a_sentence_chooses() -> None:
    lines = (FOLDER / "words" / "en.ftl").read_text(encoding="utf-8").splitlines()
    chosen = {line.strip(" *").partition("]")[0][1:] for line in lines if line.strip(" *").startswith("[")}
    assert {"caught", "plague", "battle"} <= chosen
    assert sorted(word for word in chosen if NAMES.get(word, word) != word) == []


# ---- some sentences


def test_a_battle_is_told_with_its_arithmetic() -> None:
    facts = {"camp": "roman", "area": "italia-4", "attackers": ["stilicho"], "defenders": ["alaricus", "visigothi-a"]}
    sums = {"attack": 12, "defence": 7, "ratio": "3/2", "column": "2/1", "die": 4, "bonus": 2, "total": 6, "fury": 0}
    shift = {"rule": "8.6.1", "what": "quality", "value": 1}
    result = {"result": ["1/2", "A"], "winner": "roman", "modifiers": [shift], "factors": 1}
    assert GAME.words.say("event-battle", {**facts, **sums, **result}) == (
        "Battle at Ravenna (Italia 4). The Roman attacks with Stilicho (12 PF) against Alaricus, Visigothi A (7 PF):"
        " odds 3/2, column 2/1, die 4, modified 6 (quality of the troops [8.6.1]): the Roman wins."
        " Losses of attacker and defender: 1/2 of the enemy's, a step each (A)."
    )


def test_every_reason_for_points_has_its_words() -> None:
    calls = [n for tree in trees() for n in ast.walk(tree) if isinstance(n, ast.Call) and len(n.args) > 3]
    given = [call.args[-1] for call in calls if getattr(call.func, "id", "") in ("Item", "score")]
    reasons = {why.value for why in given if isinstance(why, ast.Constant) and isinstance(why.value, str)}
    facts = {"camp": "roman", "points": 1, "total": 1}
    told = {why: GAME.words.say("event-points", {**facts, "why": why}) for why in reasons}
    assert len(reasons) > 14
    assert sorted(why for why in reasons if f": {why}." in told[why]) == []


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ("battle", "Barbarian, 5 PV: a great battle won. 9 PV in all."),
        ("regnum", "Barbarian, 5 PV: a Regnum founded. 9 PV in all."),
        ("earthquake", "Barbarian, 5 PV: Earthquake at Constantinople. 9 PV in all."),
    ],
)
def test_points_say_what_they_are_for(why: str, told: str) -> None:
    facts = {"camp": "barbarian", "points": 5, "why": why, "total": 9}
    assert GAME.words.say("event-points", facts) == told


@pytest.mark.parametrize(
    ("status", "told"),
    [
        ("peace", "Peace with Heruli."),
        ("war", "War with Heruli."),
        ("foederati", "Foederati of Rome from now on: Heruli."),
        ("revolt", "Revolt: Heruli turn against Rome."),
        ("regnum", "A Regnum of Heruli."),
    ],
)
def test_each_status_of_a_tribe_is_told_in_its_own_way(status: str, told: str) -> None:
    assert GAME.words.say("event-status", {"tribe": "heruli", "status": status}) == told


def test_a_fleet_that_does_not_come_back_has_no_year() -> None:
    told = GAME.words.say("event-fleet-lost", {"fleet": "third-fleet", "year": 0})
    assert told == "The third fleet is not in its port when winter comes, and is lost."


# ---- whole games


def tell(match: Match[Any], told: int) -> int:
    """Say everything since, as each seat and a spectator hear it; how many events there have been."""
    for event in match.events[told:]:
        for viewer in (0, 1, None):
            assert match.sentence(event.seen_by(viewer))
    return len(match.events)


@pytest.mark.parametrize("number", range(14))
def test_no_message_of_a_random_game_lacks_its_words(number: int) -> None:
    rng, told = Random(number), 0
    match = Medley(GAME, 2, seed=40).begin(number)
    while match.pending and len(match.history) < 700:
        decision = match.decision(match.pending[0])
        assert decision.prompt
        action = rng.choice(decision.options)
        assert match.label(action.move)
        match.play(decision.seat, action)
        told = tell(match, told)
    assert told > 50
