"""Chapters 24 and 43: plunder and treasure."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from games.imperium.march_table import campaign
from games.imperium.siege.test_17_sieges import resolve, spoils
from romanum.games.imperium.data.charts import TREASURE
from romanum.games.imperium.data.cities import CITIES_OF, CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import HEXES_OF, LAND, PLACE, PLACE_IDS
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.common.control import city_strength, city_tax, exists, is_plundered, province_tax
from romanum.games.imperium.rules.common.powers import make_client
from romanum.games.imperium.rules.common.sieges import Siege, begin_siege, keep_sieges
from romanum.games.imperium.rules.siege.plunder import may_take_treasure, plunder_city
from romanum.games.imperium.rules.siege.plunder import options as plunder_options
from romanum.games.imperium.rules.siege.segment import Spoliation
from romanum.games.imperium.state.errands import PlaceTaken, SiegeResolution
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.layout import IN_FORCE
from rules import rule


def sicily(**fields: object) -> Table:
    """Caesar with legions in two of Sicilia's three cities."""
    cities = [PLACE_IDS[CITY_PLACE[CITY[name]]] for name in ("syracusae", "messana")]
    names = dict.fromkeys(("lilybaeum", "messana", "syracusae"), "caesar")
    board = {cities[0]: "caesar 1 20-10-a 1 train-2", cities[1]: "caesar 1 20-10-a"}
    return position(board, scenario=6, cities=names, lords={"sicilia": "caesar"})


def may_plunder_sicily(t: Table) -> bool:
    """Whether Caesar may plunder the whole Province."""
    return ("plunder", PROVINCE_BY_ID["sicilia"]) in plunder_options(t.g, t.seat("caesar"))


@rule("24.1a")
def test_heavy_units_in_half_of_the_cities_may_plunder() -> None:
    t = sicily()
    assert may_plunder_sicily(t)
    t.g.units[t.stack("caesar", PLACE_IDS[CITY_PLACE[CITY["messana"]]])] = ""
    assert not may_plunder_sicily(t)


@rule("24.1a")
def test_units_of_several_powers_of_one_player_hold_a_province_together() -> None:
    """Caesar's legion in Syracusae and his client's infantry in Messana are in two of three cities."""
    t = sicily()
    messana = PLACE_IDS[CITY_PLACE[CITY["messana"]]]
    t.g.units[t.stack("caesar", messana)] = ""
    make_client(t.g, t.power("numidia"), t.power("caesar"))
    add(t.g, t.power("numidia"), PLACE[messana], units("1 16-9-c"))
    assert may_plunder_sicily(t)
    make_client(t.g, t.power("numidia"), t.power("pompey"))
    assert not may_plunder_sicily(t)


@rule("24.1a")
def test_units_before_the_walls_of_a_city_are_not_in_it() -> None:
    t = sicily()
    messana = CITY["messana"]
    t.g.city_of[messana] = t.power("pompey")
    keep_sieges(t.g, [Siege(CITY_PLACE[messana], 0, t.g.month)])
    assert not may_plunder_sicily(t)


@rule("41.3b")
def test_city_by_city_where_cities_count() -> None:
    t = sicily()
    t.g.rules |= IN_FORCE["41"]
    offered = spoils(resolve(t)).offered("caesar")
    assert ("plunder sicilia" in offered, "plunder-city messana" in offered) == (False, True)


@rule("41.3b")
def test_a_city_is_judged_by_itself_where_cities_count() -> None:
    """One of three cities has a legion in it, and an enemy stands elsewhere in the Province."""
    t = sicily()
    t.g.rules |= IN_FORCE["41"]
    t.g.units[t.stack("caesar", PLACE_IDS[CITY_PLACE[CITY["messana"]]])] = ""
    free = next(p for p in HEXES_OF[PROVINCE_BY_ID["sicilia"]] if LAND[p] and p not in CITY_PLACE)
    add(t.g, t.power("pompey"), free, units("1 20-10-b"))
    t = spoils(resolve(t))
    assert [text for text in t.offered("caesar") if "plunder" in text] == ["plunder-city syracusae"]
    t.play("caesar", "plunder-city syracusae", "talents 0")
    assert is_plundered(t.g, CITY["syracusae"])


@rule("41.3b")
def test_an_enemy_before_its_walls_saves_a_city() -> None:
    t = sicily()
    t.g.rules |= IN_FORCE["41"]
    add(t.g, t.power("pompey"), CITY_PLACE[CITY["messana"]], units("1 4-12"))
    offered = spoils(resolve(t)).offered("caesar")
    assert [text for text in offered if "plunder" in text] == ["plunder-city syracusae"]


@rule("24.1a", "24.1e")
def test_a_city_is_plundered_by_the_power_that_holds_it() -> None:
    """Caesar has Paphos, his client Salamis: what the client plunders cheers it, and pays Caesar nothing."""
    places = {name: PLACE_IDS[CITY_PLACE[CITY[name]]] for name in ("paphos", "salamis")}
    board = {places["paphos"]: "caesar 1 20-10-a city", places["salamis"]: "numidia 1 16-9-c city"}
    t = position(board, scenario=6)
    make_client(t.g, t.power("numidia"), t.power("caesar"))
    t.push(Spoliation(t.seat("caesar"))).play("caesar", "plunder-city salamis")
    assert t.g.treasury[t.power("caesar")] == 0
    assert t.g.morale[t.power("numidia")] == 100 + city_tax(t.g, CITY["salamis"])


@rule("24.1b")
def test_what_was_plundered_before_is_not_worth_it_again() -> None:
    t = spoils(resolve(sicily())).play("caesar", "plunder-city messana", "plunder sicilia")
    both = province_tax(t.g, PROVINCE_BY_ID["sicilia"])
    assert max(int(text.split()[1]) for text in t.offered("caesar")) == 3 * (both - city_tax(t.g, CITY["messana"]))


@rule("24.1b")
def test_supplies_go_to_any_train_there() -> None:
    t = sicily()
    add(t.g, t.power("caesar"), CITY_PLACE[CITY["messana"]], units("1 train-1"))
    messana, syracusae = (PLACE_IDS[CITY_PLACE[CITY[name]]] for name in ("messana", "syracusae"))
    tax = province_tax(t.g, PROVINCE_BY_ID["sicilia"])
    spoils(resolve(t)).play("caesar", "plunder sicilia", f"talents {3 * tax - 4}")
    assert sorted(t.offered("caesar")) == sorted([f"at {messana}", f"at {syracusae}"])
    t.play("caesar", f"at {messana}")
    assert ("train-3" in t[messana], "train-2" in t[syracusae]) == (True, True)


@rule("24.1a")
def test_not_while_an_unbesieged_enemy_is_in_the_province() -> None:
    t = sicily()
    free = next(p for p in HEXES_OF[PROVINCE_BY_ID["sicilia"]] if LAND[p] and p not in CITY_PLACE)
    add(t.g, t.power("pompey"), free, units("1 4-12"))
    assert not may_plunder_sicily(t)


@rule("24.1b", "24.1c", "24.3")
def test_three_times_the_tax_in_talents_or_partly_in_supplies() -> None:
    """Sicilia is worth 4, so 12: eight talents, and half of the other four on the train."""
    t = spoils(resolve(sicily()))
    tax = province_tax(t.g, PROVINCE_BY_ID["sicilia"])
    t.play("caesar", "plunder sicilia", f"talents {3 * tax - 4}")
    assert t.g.treasury[t.power("caesar")] == 3 * tax - 4
    assert "train-4" in t[PLACE_IDS[CITY_PLACE[CITY["syracusae"]]]]
    assert t.g.plunder[PROVINCE_BY_ID["sicilia"]] == 2
    assert t.g.ruined == (t.power("caesar"), PROVINCE_BY_ID["sicilia"])


@rule("24.1d", "24.5a")
def test_a_plundered_city_has_no_strength() -> None:
    t = spoils(resolve(sicily())).play("caesar", "plunder-city syracusae", "talents 0")
    city = CITY["syracusae"]
    assert (is_plundered(t.g, city), city_strength(t.g, city)) == (True, 0)
    assert city_strength(t.g, CITY["messana"]) == 1


@rule("24.1e")
def test_barbarians_gain_morale_instead() -> None:
    place = PLACE_IDS[CITY_PLACE[CITY["narbo"]]]
    own = [city for city in CITIES_OF[PROVINCE_BY_ID["narbonensis"]] if exists(position(scenario=1).g, city)]
    board = {PLACE_IDS[CITY_PLACE[c]]: "vercingetorix 1 20-8-c city" for c in own}
    t = position(board, scenario=1)
    t.push(SiegeResolution(t.seat("vercingetorix")))
    spoils(t).play("vercingetorix", "plunder narbonensis")
    tax = province_tax(t.g, PROVINCE_BY_ID["narbonensis"])
    assert (t.g.morale[t.power("vercingetorix")], t.g.treasury[t.power("vercingetorix")]) == (100 + tax, 0)
    assert t[place] == "vercingetorix 1 20-8-c"


@rule("24.5b")
def test_a_city_under_siege_keeps_its_strength_when_its_province_is_plundered() -> None:
    t = sicily()
    lilybaeum = CITY["lilybaeum"]
    t.g.city_of[lilybaeum] = t.power("pompey")
    keep_sieges(t.g, [Siege(CITY_PLACE[lilybaeum], 0, t.g.month)])
    t.push(SiegeResolution(t.seat("caesar")))
    t.g.sieges = (CITY_PLACE[lilybaeum], 0, t.g.month)
    spoils(t).play("caesar", "plunder sicilia", "talents 0")
    assert (city_strength(t.g, lilybaeum), city_strength(t.g, CITY["messana"])) == (1, 0)
    t.push(PlaceTaken(CITY_PLACE[lilybaeum], t.power("caesar")))
    assert city_strength(t.g, lilybaeum) == 0


@rule("24.5b")
def test_a_city_that_falls_in_plundered_land_is_plundered_by_itself() -> None:
    """Of Sicilia's 4 the besieged city's share is left for later."""
    t = sicily()
    lilybaeum = CITY["lilybaeum"]
    t.g.city_of[lilybaeum] = t.power("pompey")
    begin_siege(t.g, CITY_PLACE[lilybaeum])
    t.push(Spoliation(t.seat("caesar"))).play("caesar", "plunder sicilia")
    rest = province_tax(t.g, PROVINCE_BY_ID["sicilia"]) - city_tax(t.g, lilybaeum)
    t.play("caesar", f"talents {3 * rest}")
    assert t.offered("caesar") == []
    t.push(PlaceTaken(CITY_PLACE[lilybaeum], t.power("caesar")))
    t.push(Spoliation(t.seat("caesar")))
    assert t.offered("caesar") == ["plunder-city lilybaeum", "done"]
    t.play("caesar", "plunder-city lilybaeum")
    assert t.g.treasury[t.power("caesar")] == 3 * (rest + city_tax(t.g, lilybaeum))
    assert not t.push(Spoliation(t.seat("caesar"))).offered("caesar")


# ---- treasure


@rule("43.1", "43.2a", "43.2b")
def test_a_treasure_is_taken_once_and_the_city_may_still_be_plundered() -> None:
    city = next(c for c in TREASURE if any(first <= 6 <= last for first, last in TREASURE[c]))
    place = PLACE_IDS[CITY_PLACE[city]]
    t = position({place: "caesar 1 20-10-a"}, scenario=6, sections=("43",))
    t.g.city_of[city] = t.power("caesar")
    name = next(name for name, number in CITY.items() if number == city)
    t.push(SiegeResolution(t.seat("caesar")))
    spoils(t).play("caesar", f"treasure {name}")
    assert t.g.treasury[t.power("caesar")] == 3 * city_tax(t.g, city) > 0
    assert f"treasure {name}" not in t.offered("caesar")
    assert not t.g.city_plunder[city]


@rule("43.2a")
@pytest.mark.parametrize(("army", "holder", "may"), [
    ("caesar 1 20-10-a", "caesar", True),
    ("caesar 1 20-10-a", "pompey", False),
    ("caesar caesar", "caesar", False),
    ("caesar 1 train-6", "caesar", False),
    ("pompey 1 20-10-b", "caesar", False),
])  # fmt: skip
def test_a_treasure_is_for_whoever_holds_the_city_with_combat_units_in_it(army: str, holder: str, may: bool) -> None:
    t = position({"a3621": army}, scenario=6, sections=("43",), cities={"roma": holder})
    assert may_take_treasure(t.g, t.power("caesar"), CITY["roma"]) is may


@rule("43.2a")
def test_a_treasure_may_be_taken_before_the_army_marches_on() -> None:
    board = {"a3621": "caesar 2 20-10-a city"}
    t = campaign(board, "caesar", sections=("43",)).play("caesar", "treasure roma")
    assert t.g.treasures == 1 << CITY["roma"]
    assert "treasure roma" not in t.offered("caesar")
    assert "march a3621" in t.offered("caesar")
    assert not any(text.startswith("treasure") for text in campaign(board, "caesar").offered("caesar"))


def test_no_treasure_where_the_rule_is_not_in_force() -> None:
    city = next(iter(TREASURE))
    t = position({PLACE_IDS[CITY_PLACE[city]]: "caesar 1 20-10-a"}, scenario=6)
    t.g.city_of[city] = t.power("caesar")
    t.push(SiegeResolution(t.seat("caesar")))
    assert not any(text.startswith("treasure") for text in spoils(t).offered("caesar"))


@rule("24.1e", "2.5")
def test_the_goths_who_buy_units_with_their_plunder_are_paid_in_talents() -> None:
    city = CITY["adrianopolis"]
    t = position({PLACE_IDS[CITY_PLACE[city]]: "the-goths 1 20-8-c city"}, scenario=30)
    plunder_city(t.g, t.seat("the-goths"), t.power("the-goths"), city)
    t.go_on()
    assert (t.g.treasury[t.power("the-goths")], t.g.morale[t.power("the-goths")]) == (3 * city_tax(t.g, city), 100)
