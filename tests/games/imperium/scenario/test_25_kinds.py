"""No special rule of a scenario is only words: some part of the rules asks for every kind of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import romanum.games.imperium as package
from games.imperium.scenario_facts import begun
from romanum.games.imperium.data.characters import Guests
from romanum.games.imperium.data.cities import CITY_AT
from romanum.games.imperium.data.conditions import Condition
from romanum.games.imperium.data.outcomes import Outcome
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.data.specials import Special
from romanum.games.imperium.rules.common.control import city_at
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.state.forces import stacks_of

ROOT = Path(package.__file__).parent
NOTHING_TO_ASK = {
    "Solitaire": "no scenario is printed for one player",
    "Passage": "no rule stops a fleet in a strait, whoever holds the city on it",
    "FreeLosses": "19.1c: losses cost the power whose units they were, never its patron",
    "Guests": "5.6f: a city is taken by entering it, not by standing in it",
}
"""Kinds that the rules of everybody bring about already."""


def trees(room: str) -> Iterator[ast.Module]:
    return (ast.parse(path.read_text()) for path in sorted((ROOT / room).rglob("*.py")))


def names_in(tree: ast.AST) -> set[str]:
    """Whatever is named in code; imports alone ask nothing."""
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return found | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def defined_by(node: ast.stmt) -> list[str]:
    """The names that a statement of a module gives a meaning."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    goals = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [goal.id for goal in goals if isinstance(goal, ast.Name)]


def asked() -> set[str]:
    """All that the rules name, and all that is named by what they call of the state."""
    known: set[str] = set()
    for tree in trees("rules"):
        known |= names_in(tree)
    functions: dict[str, set[str]] = {}
    for tree in trees("state"):
        for node in tree.body:
            for target in defined_by(node):
                functions.setdefault(target, set()).update(names_in(node))
    while True:
        more = set().union(*(names for name, names in functions.items() if name in known)) - known
        if not more:
            return known
        known |= more


ASKED = asked()


@pytest.mark.parametrize("kind", [kind.__name__ for kind in get_args(Special)])
def test_some_part_of_the_rules_asks_for_a_special_rule(kind: str) -> None:
    assert (kind in ASKED) is (kind not in NOTHING_TO_ASK), NOTHING_TO_ASK.get(kind, "nobody asks for it")


@pytest.mark.parametrize("kind", [kind.__name__ for kind in (*get_args(Condition), *get_args(Outcome))])
def test_conditions_and_outcomes_are_worked_out(kind: str) -> None:
    assert kind in ASKED


def test_guests_stand_in_cities_that_stay_their_hosts() -> None:
    found = []
    for head in SCENARIOS:
        g = begun(head.number, head.players[0])
        for rule in g.setting.of(Guests):
            cities = [city_at(g, g.at[stack]) for stack in stacks_of(g, rule.of) if CITY_AT[g.at[stack]] != NONE]
            held = {power_id(g, g.city_of[city]) for city in cities if city != NONE}
            assert power_id(g, rule.host) in held, rule.text
            found.append(head.number)
    assert found, "some scenarios have guests"
