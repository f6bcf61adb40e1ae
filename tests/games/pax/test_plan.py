"""What holds the parts of the rules together: errands, verbs, imports; and that nothing stands twice."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

import romanum.games.pax as pax
from romanum.engine.errand import _CARRIERS
from romanum.games.pax.game import VERBS
from romanum.games.pax.state.actions import vocabulary
from romanum.games.pax.state.errands import PartsErrand

from .builder import GAME

ROOT = Path(pax.__file__).parent
PARTS = ("turn", "march", "battle", "tribes", "events", "cards")


def errands() -> list[type[PartsErrand]]:
    return [cls for cls in GAME.steps.values() if issubclass(cls, PartsErrand)]


def test_an_errand_is_carried_out_by_the_part_it_names() -> None:
    assert {errand.part for errand in errands()} == set(PARTS)
    for errand in errands():
        if errand in _CARRIERS:
            assert _CARRIERS[errand].__module__.startswith(f"romanum.games.pax.rules.{errand.part}."), errand


def test_steps_name_rules_of_the_catalogue() -> None:
    assert [name for name, cls in GAME.steps.items() if cls.rule not in GAME.rules] == []


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
