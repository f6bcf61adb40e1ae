"""Chapter 18: client units in the Basic Game."""

from games.trajan.builder import position
from romanum.games.trajan.data.components import COUNTERS, SCENARIOS, SIDE, UNIT, UNITS
from romanum.games.trajan.rules.turn.leaders import eliminate
from romanum.games.trajan.state.position import GONE
from rules import rule

ARMENIANS = ["parthamasiris", "armenian-cataphracts", "armenian-horse", "armenian-foot"]


@rule("18.1")
def test_the_parthian_controls_the_armenians() -> None:
    t = position(artaxata="parthamasiris armenian-horse").movement("parthian")
    assert t.may("parthian", "march artaxata")
    t.g.stack = []
    assert not t.movement("roman").options("roman", "march")
    assert {SIDE[UNIT[name]] for name in ARMENIANS} == {1}


@rule("18.2")
def test_arabs_and_alani_are_not_used() -> None:
    unused = {unit.id for unit in COUNTERS.unit if not unit.basic}
    assert {unit.nation for unit in COUNTERS.unit if not unit.basic} == {"arab", "alani"}
    assert unused.isdisjoint(unit.id for unit in UNITS)


@rule("18.3")
def test_an_eliminated_client_is_out_for_good() -> None:
    t = position(artaxata=" ".join(ARMENIANS))
    for name in ARMENIANS:
        eliminate(t.g, UNIT[name])
    assert [t.where(name) for name in ARMENIANS] == ["gone"] * 4


@rule("18.3")
def test_clients_are_in_no_recruit_area_and_some_scenarios_begin_without_them() -> None:
    for scenario in SCENARIOS:
        waiting = {*scenario.roman_recruits, *scenario.core_recruits, *scenario.satrapy_recruits, *scenario.off_map}
        assert waiting.isdisjoint(UNIT[name] for name in ARMENIANS)
    assert {UNIT[name] for name in ARMENIANS} <= set(SCENARIOS[1].eliminated)
    assert GONE == -1
