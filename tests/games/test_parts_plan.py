"""What holds the parts of a game's rules together: errands, verbs, imports; and that nothing stands twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import romanum
from games import parts_plan
from romanum.engine.game import Game
from romanum.engine.rooms import modules_in
from romanum.games import imperium, pax

PARTS: dict[str, tuple[str, ...]] = {
    "pax": ("turn", "march", "battle", "tribes", "events", "cards"),
    "imperium": (
        "turn", "scenario", "mobilization", "diplomacy", "powers", "events", "naval", "march", "supply", "battle",
        "siege",
    ),
}  # fmt: skip
"""The parts of a game's rules that do not know each other."""
ROOTS = {name: Path(package.__path__[0]) for name, package in (("pax", pax), ("imperium", imperium))}


@pytest.fixture(params=PARTS)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return romanum.game(request.param)


def test_an_errand_is_carried_out_by_the_part_it_names(game: Game[Any]) -> None:
    assert {parts_plan.errand_part(errand) for errand in parts_plan.errands(game)} == set(PARTS[game.id])
    assert parts_plan.misplaced(game) == []


def test_steps_name_rules_of_the_catalogue(game: Game[Any]) -> None:
    assert parts_plan.without_rule(game) == []


def test_two_parts_with_one_verb_are_a_defect(game: Game[Any]) -> None:
    with pytest.raises(ValueError, match="two parts"):
        type(game.vocabulary).joined(game.vocabulary.names, {"go": "go {place}"}, {"go": "go {power}"})
    assert game.vocabulary.verbs[0] == "pass"


def test_all_verbs_of_all_parts_are_in_the_vocabulary(game: Game[Any]) -> None:
    parts = [part for part in modules_in(f"romanum.games.{game.id}.rules") if part.__name__.endswith(".actions")]
    assert parts
    assert set().union(*(part.VERBS for part in parts)) <= set(game.vocabulary.verbs)


@pytest.mark.parametrize(("name", "part"), [(name, part) for name, parts in PARTS.items() for part in parts])
def test_a_part_of_the_rules_knows_no_other(name: str, part: str) -> None:
    assert list(parts_plan.imports_of_other_parts(ROOTS[name], part, PARTS[name])) == []


def test_messages_stand_once(game: Game[Any]) -> None:
    assert parts_plan.said_twice(ROOTS[game.id]) == []


def test_every_verb_has_its_label(game: Game[Any]) -> None:
    assert parts_plan.without_label(game) == []
