"""What holds the four parts of the rules together: calls, verbs, menus, imports; and that nothing stands twice."""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from pathlib import Path

import pytest

import romanum.games.pax as pax
from romanum.games.pax.game import VERBS
from romanum.games.pax.state.actions import vocabulary
from romanum.games.pax.state.calls import CALLS, PROTOCOL, answers

from .builder import GAME

ROOT = Path(pax.__file__).parent
PARTS = ("turn", "march", "battle", "events")


def test_every_part_that_is_there_answers_its_calls_with_their_arguments() -> None:
    for name, entry in PROTOCOL.items():
        assert entry.part in PARTS
        if name in CALLS:
            given = tuple(inspect.signature(CALLS[name]).parameters)[1:]
            assert given == entry.arguments, name
            assert CALLS[name].__module__.startswith(f"romanum.games.pax.rules.{entry.part}."), name


def test_nobody_answers_twice_or_to_a_name_of_his_own() -> None:
    with pytest.raises(ValueError, match="no name of the protocol"):
        answers("no-such-call")(lambda g: None)


def test_two_parts_with_one_verb_are_a_defect() -> None:
    with pytest.raises(ValueError, match="two parts"):
        vocabulary({"go": "go {place}"}, {"go": "go {power}"})
    assert GAME.vocabulary.verbs[0] == "pass"
    assert len(VERBS) == len(list((ROOT / "rules").glob("*/actions.py")))


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_rules_knows_no_other(part: str) -> None:
    for path in (ROOT / "rules" / part).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                others = [other for other in PARTS if other != part]
                assert not any(name.startswith(f"romanum.games.pax.rules.{other}") for other in others), (path, name)


def test_calls_that_are_made_are_in_the_protocol() -> None:
    for path in (ROOT / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "call":
                name, given = node.args[1], node.args[2:]
                assert isinstance(name, ast.Constant), path
                assert isinstance(name.value, str), path
                assert len(given) == len(PROTOCOL[name.value].arguments), (path, name.value)


def test_messages_stand_once() -> None:
    found = Counter(
        line.split(" =")[0]
        for path in (ROOT / "words").rglob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line[:1].isalpha() and " =" in line
    )
    assert not [name for name, times in found.items() if times > 1]


def test_every_shared_verb_has_its_label() -> None:
    assert not [verb for verb in GAME.vocabulary.verbs if not GAME.words.has(f"do-{verb}")]
