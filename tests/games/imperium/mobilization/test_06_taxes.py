"""Chapters 6, 24.2, 24.3, 27.1.3 and 41.2: taxes and what lessens them."""

from __future__ import annotations

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.seas import PORTS
from romanum.games.imperium.rules.common.control import cities_in, city_tax, has_port, province_tax, total_tax
from romanum.games.imperium.rules.common.powers import existing, make_client
from romanum.games.imperium.rules.mobilization.taxes import income, pirate_powers, taxes
from romanum.games.imperium.state.errands import Mobilization
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.position import BARBARIAN
from rules import rule

ITALIA = PROVINCE_BY_ID["italia"]
SICILIA = PROVINCE_BY_ID["sicilia"]


def civil_war(**fields: object) -> Table:
    lords = {"italia": "caesar", "sicilia": "caesar"}
    return position({}, scenario=6, lords=lords, **fields)  # type: ignore[arg-type]


@rule("6.0", "6.1a")
def test_a_phase_adds_the_tax_values_of_all_provinces() -> None:
    t = civil_war(treasury={"caesar": 3})
    caesar = t.power("caesar")
    expected = total_tax(t.g, caesar)
    assert expected >= province_tax(t.g, ITALIA) + province_tax(t.g, SICILIA) > 0
    t.push(Mobilization())
    assert t.g.treasury[caesar] == 3 + expected


@rule("6.1b", "6.2b")
def test_clients_pay_nobody_and_have_no_treasury() -> None:
    t = civil_war()
    caesar = t.power("caesar")
    minor = next(power for power in existing(t.g) if power not in (caesar, t.power("pompey")))
    before = taxes(t.g, caesar)
    make_client(t.g, minor, caesar)
    t.g.lord[SICILIA] = minor
    assert taxes(t.g, caesar) == before - province_tax(t.g, SICILIA)
    t.push(Mobilization())
    assert t.g.treasury[minor] == 0


@rule("24.2")
def test_a_marker_comes_off_after_the_taxes_but_not_under_barbarians() -> None:
    t = civil_war(plunder=changed((0,) * len(PROVINCE_BY_ID), ITALIA, 2))
    caesar = t.power("caesar")
    without = total_tax(t.g, caesar) - province_tax(t.g, ITALIA)
    for markers in (1, 0):
        had = t.g.treasury[caesar]
        t.push(Mobilization()).play("caesar", "done").play("pompey", "done")
        assert (t.g.plunder[ITALIA], t.g.treasury[caesar] - had) == (markers, without)
    assert taxes(t.g, caesar) == without + province_tax(t.g, ITALIA)
    t.g.plunder = changed(t.g.plunder, ITALIA, 2)
    t.g.origin[caesar] = BARBARIAN
    t.push(Mobilization()).play("caesar", "done").play("pompey", "done")
    assert t.g.plunder[ITALIA] == 2


@rule("24.3")
def test_who_plundered_his_own_land_gets_half_of_it_rounded_up_and_another_all() -> None:
    t = civil_war()
    caesar, pompey = t.power("caesar"), t.power("pompey")
    t.g.ruined = (caesar, ITALIA)
    whole = province_tax(t.g, ITALIA)
    assert income(t.g, caesar, ITALIA) == -(-whole // 2)
    t.g.lord[ITALIA] = pompey
    assert income(t.g, pompey, ITALIA) == whole


@rule("24.3", "41.3b")
def test_a_plundered_city_pays_nothing_and_later_half() -> None:
    t = civil_war()
    caesar, roma = t.power("caesar"), CITY["roma"]
    whole = province_tax(t.g, ITALIA)
    t.g.city_plunder = changed(t.g.city_plunder, roma, 2)
    assert income(t.g, caesar, ITALIA) == whole - city_tax(t.g, roma)
    t.g.city_plunder, t.g.ruined_cities = changed(t.g.city_plunder, roma, 0), (caesar, roma)
    assert income(t.g, caesar, ITALIA) == whole - city_tax(t.g, roma) // 2


@rule("24.3")
def test_a_city_and_its_province_that_one_has_plundered_oneself_are_halved_once() -> None:
    t = civil_war()
    caesar, roma = t.power("caesar"), CITY["roma"]
    t.g.ruined, t.g.ruined_cities = (caesar, ITALIA), (caesar, roma)
    assert income(t.g, caesar, ITALIA) == -(-province_tax(t.g, ITALIA) // 2)


@rule("41.2a", "41.2b")
def test_city_by_city_each_is_paid_by_what_he_holds() -> None:
    t = civil_war(sections=("41",))
    caesar, pompey, roma = t.power("caesar"), t.power("pompey"), CITY["roma"]
    for city in cities_in(t.g, ITALIA):
        t.g.city_of[city] = caesar
    assert income(t.g, caesar, ITALIA) == province_tax(t.g, ITALIA)
    before = taxes(t.g, pompey)
    t.g.city_of[roma] = pompey
    assert income(t.g, caesar, ITALIA) == province_tax(t.g, ITALIA) - city_tax(t.g, roma)
    assert taxes(t.g, pompey) == before + city_tax(t.g, roma)


@rule("27.1.3")
def test_pirates_in_two_ports_of_sicilia_leave_two_of_four_talents() -> None:
    t = position({}, scenario=3, lords={"sicilia": "sulla"})
    sulla, (pirates, *_) = t.power("sulla"), sorted(pirate_powers(t.g))
    assert income(t.g, sulla, SICILIA) == province_tax(t.g, SICILIA) == 4
    ports = [place for place in PORTS[t.g.setting.column] if PROVINCE[place] == SICILIA and has_port(t.g, place)]
    for place in ports[:2]:
        add(t.g, pirates, place, units("1 4-12"))
    assert income(t.g, sulla, SICILIA) == 2
