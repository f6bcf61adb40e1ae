"""Chapter 10: discipline classes and checks."""

import pytest

from games.trajan.combat.fights import ROMAN_FIRST, battle, checks
from romanum.games.trajan.data.components import DISCIPLINE, DISCIPLINES, UNIT
from romanum.games.trajan.rules.combat.discipline import is_better
from rules import rule


@rule("10.1")
def test_there_are_five_classes_and_imperator_is_the_best() -> None:
    assert DISCIPLINES == ("I", "V", "R", "M", "B")
    assert all(is_better(0, other) for other in range(1, 5))


@rule("10.1")
@pytest.mark.parametrize(
    ("unit", "discipline"),
    [("royal-guard", "I"), ("alae-1", "V"), ("core-horde-1", "R"), ("core-levy-1", "M"), ("saka-1", "B")],
)
def test_every_unit_has_its_class(unit: str, discipline: str) -> None:
    assert DISCIPLINES[DISCIPLINE[UNIT[unit]]] == discipline


@rule("10.2")
def test_on_a_3_two_veterans_pass_and_the_recruit_goes_berserk() -> None:
    melee = (4, 1, 3)  # no effect of the Romans; C of the Parthians, and the check
    t = battle("alae-1 alae-2 cohortes-r-1", "core-horde-1 core-horde-2", *ROMAN_FIRST, 4, 4, *melee, 4, 1, 6)
    assert checks(t)[0] == ("melee", ["cohortes-r-1"], [])
    assert t.unrolled == []


@rule("10.2")
def test_one_die_is_rolled_for_the_whole_force_and_read_for_each_class() -> None:
    force = "royal-guard core-horde-1 core-horde-2 core-levy-1 core-levy-2 saka-1"
    t = battle("cohortes-v-1", force, *ROMAN_FIRST, 1, 2, then=1)
    everybody_but_the_guard = ["core-horde-1", "core-horde-2", "core-levy-1", "core-levy-2", "saka-1"]
    assert t.events("check")[0]["die"] == 2
    assert checks(t)[0] == ("fire", everybody_but_the_guard, [])


@rule("10.2")
def test_all_units_of_a_class_get_the_same_result() -> None:
    t = battle("cohortes-v-1", "core-horde-1 core-horde-2 core-levy-1 core-levy-2", *ROMAN_FIRST, 1, 4, then=1)
    assert checks(t)[0] == ("fire", ["core-levy-1", "core-levy-2"], [])
