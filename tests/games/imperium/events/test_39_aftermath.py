"""Chapter 39: what events do to the months that follow."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.event_table import happens, hex_in
from games.imperium.mobilization_table import mobilizing, raise_in
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY_PLACE, ROMA
from romanum.games.imperium.data.hexes import WATER
from romanum.games.imperium.data.provinces import (
    AREA,
    PROVINCE_BY_ID,
    WHEAT,
)
from romanum.games.imperium.data.seas import ALWAYS_SUMMER_SEA, MEDITERRANEAN, SEA_STEPS
from romanum.games.imperium.data.units import KIND_BY_ID, TYPE_BY_ID
from romanum.games.imperium.rules.geography.travel import sea_cost
from romanum.games.imperium.rules.mobilization import taxes as levies
from romanum.games.imperium.rules.mobilization.means import talents
from romanum.games.imperium.rules.mobilization.pools import area_pool, capacity
from romanum.games.imperium.rules.mobilization.sheets import RAISE, Line
from romanum.games.imperium.rules.mobilization.sites import may_raise_in
from romanum.games.imperium.rules.mobilization.taxes import income, lift_plunder, taxes
from romanum.games.imperium.rules.powers.grain import symbols
from romanum.games.imperium.state.effects import (
    FAMINE,
    REVOLT,
    begin,
)
from rules import rule

SICILIA = PROVINCE_BY_ID["sicilia"]


def at_war(month: str = "June 87 BC", **fields: object) -> Table:
    """Sulla in Italia, with random events."""
    return position(scenario=3, month=month, sections=("39",), cities={"roma": "sulla"}, **fields)  # type: ignore[arg-type]


@rule("39.2-F")
def test_in_famine_recruits_cost_twice_as_much() -> None:
    """A 20-10 costs 8 in June (7.4b), 16 where famine is."""
    t = at_war(treasury={"sulla": 50})
    line = Line(RAISE, t.power("sulla"), KIND_BY_ID["20-10-a-new"], CITY_PLACE[ROMA], 1)
    assert talents(t.g, line) == 8
    begin(t.g, FAMINE, PROVINCE_BY_ID["italia"], until=t.g.month)
    assert talents(t.g, line) == 16


@rule("39.2-F", "7.4a")
def test_nobody_writes_down_what_he_cannot_pay_in_famine() -> None:
    """In March a 4-12 costs 1, a 20-10 costs 4."""
    t = mobilizing(treasury={"sulla": 6}, sections=("39",))
    assert "raise 20-10-a-new b3821" in raise_in(t, "sulla", "italia").offered("sulla")
    hungry = mobilizing(treasury={"sulla": 6}, sections=("39",))
    begin(hungry.g, FAMINE, PROVINCE_BY_ID["italia"], until=hungry.g.month)
    assert "raise 20-10-a-new b3821" not in raise_in(hungry, "sulla", "italia").offered("sulla")
    assert hungry.refused("sulla", "raise 20-10-a-new b3821").facts["cost"] == 8
    assert "raise 4-12-new b3821" in hungry.offered("sulla")


@rule("39.2-F", "39.2-G", "39.2-H")
def test_harvests_change_the_grain_of_a_province() -> None:
    t = at_war()
    aegyptus = PROVINCE_BY_ID["aegyptus"]
    assert symbols(t.g, aegyptus, ROMA) == 4
    happens(t, "G", 2, to="sulla")
    assert symbols(t.g, aegyptus, ROMA) == 2
    happens(t, "G", 3, to="sulla")
    assert WHEAT[PROVINCE_BY_ID["baetica"]] == symbols(t.g, PROVINCE_BY_ID["baetica"], ROMA) == 1
    t.g.effects = ()
    happens(t, "H", 2, to="sulla")
    assert symbols(t.g, aegyptus, ROMA) == 6
    t.g.effects = ()
    happens(t, "F", 6, hex_in("aegyptus"), to="sulla")
    assert symbols(t.g, aegyptus, ROMA) == 0


@rule("39.2-U", "39.2-V")
def test_taxes_are_half_as_much_again_or_half() -> None:
    t = at_war()
    plain = taxes(t.g, t.power("sulla"))
    happens(t, "U", to="sulla")
    rich = taxes(t.g, t.power("sulla"))
    t.g.effects = ()
    happens(t, "V", to="sulla")
    assert plain > 1
    assert (rich, taxes(t.g, t.power("sulla"))) == (plain + plain // 2, plain // 2)


@rule("3.0b", "39.2-V")
@pytest.mark.parametrize(("tax", "left"), [(3, 1), (1, 1), (0, 0)])
def test_half_of_little_is_rounded_down_but_not_to_nothing(
    tax: int, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = at_war()
    happens(t, "V", to="sulla")
    own = t.g.lord.index(t.power("sulla"))
    monkeypatch.setattr(levies, "income", lambda g, power, province: tax if province == own else 0)
    assert taxes(t.g, t.power("sulla")) == left


@rule("39.2-W")
def test_no_plunder_is_forgotten_in_a_devastated_land() -> None:
    t = at_war()
    t.g.plunder = changed(t.g.plunder, SICILIA, 2)
    happens(t, "W", to="sulla")
    lift_plunder(t.g)
    assert t.g.plunder[SICILIA] == 2
    t.g.effects = ()
    lift_plunder(t.g)
    assert t.g.plunder[SICILIA] == 1


@rule("39.2-X", "39.2-Y")
def test_an_area_has_one_unit_more_of_each_type_or_one_less() -> None:
    """Italia raises three 20-10 a year."""
    t = at_war()
    area, type_, sulla = AREA["italia"], TYPE_BY_ID["20-10"], t.power("sulla")
    assert capacity(t.g, area_pool(area, type_), sulla) == 3
    happens(t, "X", to="sulla")
    if t.step:
        t.play("sulla", "recruit-more italia")
    assert capacity(t.g, area_pool(area, type_), sulla) == 4
    assert capacity(t.g, area_pool(area, type_), t.power("marius")) == 3
    t.g.effects = ()
    happens(t, "Y", to="sulla")
    assert capacity(t.g, area_pool(area, type_), sulla) == 2


@rule("39.2-Q")
def test_a_province_in_revolt_pays_nothing_and_raises_nobody() -> None:
    t = at_war()
    italia = PROVINCE_BY_ID["italia"]
    begin(t.g, REVOLT, italia, until=t.g.month)
    assert income(t.g, t.power("sulla"), italia) == 0
    assert not may_raise_in(t.g, t.power("sulla"), italia)


@rule("39.2-K")
def test_storms_make_summer_winter_at_sea_and_winter_twice_as_dear() -> None:
    t = at_war()
    here = next(p for p in range(2772) if WATER[p] and MEDITERRANEAN[p] and SEA_STEPS[p] and not ALWAYS_SUMMER_SEA[p])
    there = next(p for p in SEA_STEPS[here] if MEDITERRANEAN[p])
    summer = sea_cost(t.g, here, there)
    happens(t, "K", to="sulla")
    stormy = sea_cost(t.g, here, there)
    t.g.winter = True
    worst = sea_cost(t.g, here, there)
    t.g.effects = ()
    winter = sea_cost(t.g, here, there)
    assert summer is not None
    assert winter is not None
    assert (stormy, worst) == (winter, 2 * winter)
    assert winter > summer
