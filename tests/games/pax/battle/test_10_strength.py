"""Chapters 10.3.1 and 10.3.6: Battle Points, odds and shifts."""

from __future__ import annotations

import pytest

from games.pax.battle_table import battle
from games.pax.builder import position
from romanum.games.pax.rules.battle.frame import Fight
from romanum.games.pax.rules.battle.shifts import odds_shifts
from rules import rule


@rule("10.3.1c", "10.3.1d")
@pytest.mark.parametrize(
    ("larger", "smaller", "shifts"),
    [(12, 6, 2), (11, 6, 2), (10, 6, 1), (26, 10, 3), (25, 10, 2), (12, 10, 0), (16, 4, 4), (6, 6, 0)],
)
def test_odds_are_rounded_to_the_nearest_ratio_the_middle_down(larger: int, smaller: int, shifts: int) -> None:
    assert odds_shifts(position().g, larger, smaller) == shifts


@rule("10.3.1d")
@pytest.mark.parametrize("simple", [(), ("simple_odds",)])
def test_shifts_by_odds_have_no_end(simple: tuple[str, ...]) -> None:
    assert odds_shifts(position(optional=simple).g, 17, 1) == 17


@rule("10.3.1d")
@pytest.mark.parametrize(("larger", "shifts"), [(1, 10), (10, 10), (17, 17)])
def test_an_army_without_points_gives_ten_shifts_and_never_fewer_than_one_of_a_single_point(
    larger: int, shifts: int
) -> None:
    assert odds_shifts(position().g, larger, 0) == shifts


@rule("10.3.6")
def test_simple_rounding_counts_whole_times() -> None:
    g = position(optional=("simple_odds",)).g
    assert [odds_shifts(g, n, 10) for n in (10, 11, 19, 20, 26, 30)] == [0, 1, 1, 2, 2, 3]


@rule("10.3.1a", "10.3.1b")
def test_every_kind_has_its_points_and_nobody_is_held_out() -> None:
    units = "greece 1 heavy 1 light 1 cavalry 1 reduced_heavy 1 garrison"
    t = battle("rome 1 legion 1 reduced_legion 1 elephants", units, 6, 1, scenario="v")
    t.play("rome", "elephants 0")
    fight = t.g.running(Fight)
    assert fight.points == (6, 6)


@rule("8.2.1a", "10.3.1f")
def test_the_better_leader_gives_the_difference() -> None:
    t = battle("carthage 4 light carthage_1", "the_east 4 light the_east_5", 2, 3)
    assert t.g.running(Fight).shifts == (3, 0)


@rule("10.3.1g")
def test_a_mountain_fortress_helps_the_defender_and_bars_cavalry() -> None:
    from games.pax.battle_table import enter
    from romanum.games.pax.state.errands import Battle

    t = position({"ancyra": "greece 2 light 4 cavalry", "iconium": "the_east 2 light 1 cavalry"}, active="greece")
    enter(t, "greece", "ancyra", "iconium")
    t.roll(3, 3).push(Battle(t.g.mover, 0))
    fight = t.g.running(Fight)
    assert fight.points == (2, 2)
    assert fight.shifts == (0, 2)


@rule("10.3.1g")
def test_a_landing_gives_the_defender_two_and_the_attacker_no_cavalry() -> None:
    from romanum.games.pax.state.moves import AMPHIBIOUS

    t = battle("greece 4 light 2 cavalry", "the_east 4 light 1 cavalry", 3, 3, flags=AMPHIBIOUS)
    fight = t.g.running(Fight)
    assert fight.points == (4, 5)
    assert fight.shifts == (0, 3)


@rule("10.3.1e", "10.4.1a", "10.4.1b")
@pytest.mark.parametrize(
    ("own", "other", "shifts"), [(1, 0, 1), (2, 0, 3), (3, 1, 3), (2, 1, 1), (5, 2, 1), (6, 2, 3), (2, 2, 0)]
)
def test_superiority_and_supremacy(own: int, other: int, shifts: int) -> None:
    horse = f" {other} cavalry" if other else ""
    t = battle(f"greece {20 - own} light {own} cavalry", f"the_east {20 - other} light{horse}", 2, 6)
    assert any(event.facts["attack"] == shifts for event in t.events("battle-shifts"))


@rule("10.4.4a", "10.4.4b", "10.6.7")
def test_legions_have_cavalry_but_no_supremacy_of_their_own() -> None:
    from romanum.games.pax.rules.battle.frame import ATTACKER
    from romanum.games.pax.rules.battle.special_units import edges, legionary

    def found(units: str) -> tuple[int, int]:
        t = position({"pisae": f"rome {units}"}, advanced=True, turn=3, mover=0)
        fight = Fight(0, 0, (t.g.mover,), (), (0, 0), (0, 0), (0, 0))
        return legionary(t.g, fight, ATTACKER), edges(t.g, fight)[0]

    assert found("1 legion") == (0, 0)
    assert found("3 legion") == (1, 1)
    assert found("5 legion 1 reduced_legion") == (2, 1)
    assert found("1 legion 1 reduced_legion") == (0, 0)
    assert found("4 legion 1 cavalry") == (2, 1)
    assert found("4 legion 2 cavalry") == (2, 3)
