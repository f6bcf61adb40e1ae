"""What holds the parts of the rules together: errands, verbs, imports; and that nothing stands twice."""

from __future__ import annotations

from pathlib import Path

import pytest

import romanum.games.imperium as package
from romanum.games.imperium.game import VERBS
from romanum.games.imperium.state.actions import vocabulary

from .. import parts_plan
from .builder import GAME

ROOT = Path(package.__file__).parent
PARTS = (
    "turn", "scenario", "mobilization", "diplomacy", "powers", "events", "naval", "march", "supply", "battle", "siege",
)  # fmt: skip


def test_an_errand_is_carried_out_by_the_part_it_names() -> None:
    assert {parts_plan.errand_part(errand) for errand in parts_plan.errands(GAME)} == set(PARTS)
    assert parts_plan.misplaced(GAME) == []


def test_steps_name_rules_of_the_catalogue() -> None:
    assert parts_plan.without_rule(GAME) == []


def test_two_parts_with_one_verb_are_a_defect() -> None:
    with pytest.raises(ValueError, match="two parts"):
        vocabulary({"go": "go {place}"}, {"go": "go {power}"})
    assert GAME.vocabulary.verbs[0] == "pass"
    assert len(VERBS) == len(list((ROOT / "rules").rglob("actions.py")))


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_rules_knows_no_other(part: str) -> None:
    assert list(parts_plan.imports_of_other_parts(ROOT, part, PARTS)) == []


def test_messages_stand_once() -> None:
    assert parts_plan.said_twice(ROOT) == []


def test_every_verb_has_its_label() -> None:
    assert parts_plan.without_label(GAME) == []
