"""Positions of earlier programs, read by this one."""

from __future__ import annotations

import json
from typing import Any

from romanum.games.imperium.game import STEPS
from romanum.games.imperium.rules.scenario.triggers import Happens, Look
from romanum.games.imperium.rules.special.chronicle import has_fired, look_of, rule_called
from romanum.games.imperium.state.position import RomanWorld

from .builder import position


def earlier(scenario: int, **fields: Any) -> RomanWorld:
    """A position of layout 1."""
    raw = json.loads(position(scenario=scenario).g.to_json())
    raw.update({"version": 1, "mp": 5, **fields})
    return RomanWorld.from_json(json.dumps(raw), STEPS)


def test_special_rules_of_scenario_14_keep_what_is_remembered_of_them() -> None:
    """They had a rule before them that could never act."""
    g = earlier(14, fired=0b100, ended=0b10, looks=[2, 4, 1], stack=[["Look", 1], ["Happens", 2, 0, False]])
    jews, ages = rule_called(g, "jews"), rule_called(g, "trajan-ages")
    assert has_fired(g, jews)
    assert not has_fired(g, ages)
    assert g.ended == 1 << ages
    assert look_of(g, jews) == (jews, 4, 1)
    assert g.stack == [Look(ages), Happens(jews, 0, False)]


def test_those_of_other_scenarios_stay_where_they_are() -> None:
    g = earlier(12, fired=0b100, looks=[2, 4, 1])
    assert (g.fired, g.looks, g.version) == (0b100, (2, 4, 1), 2)
