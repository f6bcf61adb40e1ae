"""Chapters 5.6.1, 17, 24 and 43: sieges, what falls, plunder, treasure, conquest without cities."""

from __future__ import annotations

import pytest

from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TREASURE
from romanum.games.imperium.data.cities import CITIES_OF, CITY, CITY_PLACE, CITY_STRENGTH
from romanum.games.imperium.data.hexes import HEXES_OF, LAND, PLACE, PLACE_IDS, PROVINCE, TERRAIN
from romanum.games.imperium.data.provinces import NONE, PROVINCE_BY_ID
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.rules.battle.parties import place_strength
from romanum.games.imperium.rules.siege.attrition import attrition_value, suffer
from romanum.games.imperium.rules.siege.plundering import options as plunder_options
from romanum.games.imperium.rules.siege.segment import Spoliation
from romanum.games.imperium.rules.supply.trains import sources
from romanum.games.imperium.state.control import city_strength, city_tax, exists, is_plundered, province_tax
from romanum.games.imperium.state.errands import (
    BY_HUNGER,
    IN_LAND_COMBAT,
    LeaderTaken,
    PlaceTaken,
    ShipyardTaken,
    SiegeResolution,
    SiegesSeen,
)
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.layout import IN_FORCE
from romanum.games.imperium.state.marks import GAVE, INSIDE
from romanum.games.imperium.state.powers import make_client
from romanum.games.imperium.state.sieges import (
    Siege,
    begin_siege,
    end_siege,
    fort_at,
    fort_strength,
    is_besieged,
    keep_sieges,
    set_fort,
    siege_at,
)
from rules import rule

from .builder import Table, position
from .marching import campaign
from .test_03_units import units

MEDIOLANUM = "a3117"


def besieged(inside: str = "2 20-10-b", outside: str = "6 20-10-a", months: int = 0, **fields: object) -> Table:
    """Pompey's men in Mediolanum, Caesar's around it since last month."""
    board = f"pompey inside {inside} | caesar {outside}" if inside else f"caesar {outside}"
    t = position({MEDIOLANUM: board}, scenario=6, cities={"mediolanum": "pompey"})
    keep_sieges(t.g, [Siege(PLACE[MEDIOLANUM], months, t.g.month - 1)])
    for name, value in fields.items():
        setattr(t.g, name, value)
    return t


def resolve(t: Table, *dice: int) -> Table:
    return t.roll(*dice).push(SiegeResolution(t.seat("caesar")))


def spoils(t: Table) -> Table:
    """On to plunder: the reckonings of others are passed over."""
    while t.stopped:
        t.skip()
    return t


# ---- sieges


@rule("17.3a", "4k")
def test_attrition_begins_in_the_month_after_the_siege() -> None:
    fresh = besieged()
    keep_sieges(fresh.g, [Siege(PLACE[MEDIOLANUM], 0, fresh.g.month)])
    assert resolve(fresh)[MEDIOLANUM].startswith("caesar 6 20-10-a | pompey inside 2")
    assert resolve(besieged(), 1)[MEDIOLANUM].endswith("pompey inside 1 20-10-b")


@rule("17.3a")
@pytest.mark.parametrize(("train", "rolls"), [("", ["June no", "July yes"]), (" 1 train-0", ["June no", "July yes"])])
def test_a_siege_that_is_laid_in_june_is_first_rolled_for_in_july(train: str, rolls: list[str]) -> None:
    """The rulebook's; a train without supply points helps nobody."""
    board = f"pompey 2 20-10-b{train} | caesar 6 20-10-a"
    found = []
    t = position({MEDIOLANUM: board}, scenario=6, month="June 49 BC", cities={"mediolanum": "pompey"})
    t.g.mark[t.stack("pompey", MEDIOLANUM)] |= INSIDE
    begin_siege(t.g, PLACE[MEDIOLANUM])
    for month in ("June", "July"):
        resolve(t, *([6] if month == "July" else []))
        found.append(f"{month} {'yes' if t.events('siege-attrition') else 'no'}")
        t.g.month += 1
        t.g.stack.clear()
    assert found == rolls


@rule("17.3.1a")
def test_attrition_falls_on_the_value_or_less() -> None:
    """The first month has 1."""
    assert "inside 2 20-10-b" in resolve(besieged(), 2)[MEDIOLANUM]
    assert "inside 1 20-10-b" in resolve(besieged(), 1)[MEDIOLANUM]


@rule("17.3.1a", "31c")
def test_what_changes_the_value() -> None:
    place = PLACE[MEDIOLANUM]
    assert [attrition_value(besieged().g, place, month) for month in (1, 3, 5, 7, 8, 12)] == [1, 2, 3, 4, 5, 5]
    assert attrition_value(besieged("5 20-10-b").g, place, 1) == 2
    assert attrition_value(besieged("8 20-10-b-new", rules=IN_FORCE["31"]).g, place, 1) == 1
    assert attrition_value(besieged("9 20-10-b-new", rules=IN_FORCE["31"]).g, place, 1) == 2
    assert attrition_value(besieged(outside="6 20-10-a caesar").g, place, 1) == 2
    plundered = besieged()
    plundered.g.plunder = changed(plundered.g.plunder, PROVINCE[place], 2)
    assert attrition_value(plundered.g, place, 1) == 2


@rule("14.3e", "17.3.1a")
@pytest.mark.parametrize(
    ("around", "value"),
    [("caesar 4 20-10-a | aedui 3 20-8-c", 1), ("caesar 3 20-10-a | aedui 4 20-8-c", 0), ("aedui 4 20-8-c", 0)],
)
def test_those_whom_barbarians_besiege_suffer_less_if_most_of_the_besiegers_are(around: str, value: int) -> None:
    t = position(
        {"a2420": f"vercingetorix inside 1 20-8-c | {around}"}, scenario=1, cities={"gergovia": "vercingetorix"}
    )
    keep_sieges(t.g, [Siege(PLACE["a2420"], 0, t.g.month - 1)])
    assert attrition_value(t.g, PLACE["a2420"], 1) == value


@rule("17.3.1a")
def test_an_open_port_helps_and_a_blockaded_one_does_not() -> None:
    place = PLACE["a3628"]
    board = "pompey inside 1 20-10-b | caesar 6 20-10-a"
    open_port = position({"a3628": board}, scenario=6, cities={"carthago": "pompey"})
    shut = position({"a3628": board + " | caesar 1 18-30-b"}, scenario=6, cities={"carthago": "pompey"})
    assert PORT_WATERS[place] == (place,)
    assert (attrition_value(open_port.g, place, 3), attrition_value(shut.g, place, 3)) == (0, 3)


@rule("17.3b")
def test_while_a_train_has_supplies_nothing_is_rolled_and_no_month_counted() -> None:
    t = resolve(besieged("2 20-10-b 1 train-1", months=0))
    assert "2 20-10-b" in t[MEDIOLANUM]
    assert siege_at(t.g, PLACE[MEDIOLANUM]) == Siege(PLACE[MEDIOLANUM], 0, t.g.month - 1)


@rule("17.3b")
@pytest.mark.parametrize(("gave", "left"), [(GAVE, 2), (0, 1)])
def test_the_first_roll_comes_in_the_month_after_the_last_train_has_given_all(gave: int, left: int) -> None:
    """A train that has given its last point in this game turn keeps them from hunger until the next."""
    t = besieged("2 20-10-b 1 train-0")
    t.g.mark[t.stack("pompey", MEDIOLANUM)] |= gave
    resolve(t, *([] if gave else [1]))
    assert f"inside {left} 20-10-b 1 train-0" in t[MEDIOLANUM]


@rule("17.3a", "13.5b")
@pytest.mark.parametrize(("ships", "left"), [(1, "pompey inside 1 4-12 1 18-30-b"), (2, "pompey inside 1 18-30-b")])
def test_ships_in_an_open_port_and_those_aboard_do_not_starve(ships: int, left: str) -> None:
    """A second ship of Caesar's blockades the port, and they do; until then the city alone weakens."""
    board = f"pompey inside 1 18-30-b aboard 1 4-12 | caesar 6 20-10-a | caesar {ships} 18-30-b"
    t = position({"a3628": board}, scenario=6, cities={"carthago": "pompey"})
    keep_sieges(t.g, [Siege(PLACE["a3628"], 7, t.g.month - 1)])
    full = city_strength(t.g, CITY["carthago"])
    resolve(t, 1)
    assert t["a3628"].endswith(left)
    assert full - city_strength(t.g, CITY["carthago"]) == (ships == 1)


@rule("17.3.1b", "19.1d")
def test_the_besieged_lose_cavalry_before_infantry_and_light_before_heavy() -> None:
    t = resolve(besieged("1 20-10-b 1 6-16 1 30-16-b 1 4-12"), 1)
    assert "6-16" not in t[MEDIOLANUM]
    assert (t.g.morale[t.power("pompey")], t.g.morale[t.power("caesar")]) == (98, 102)


@rule("17.3.1b")
def test_within_a_class_their_player_picks() -> None:
    t = resolve(besieged("1 4-12 1 m4-12"), 1)
    assert t.asked == ("pompey",)
    t.play("pompey", "besieged-loss m4-12")
    assert "inside 1 4-12" in t[MEDIOLANUM]


@rule("17.3.1c", "17.3.1d")
def test_with_no_units_left_the_city_weakens_and_falls() -> None:
    t = besieged("")
    city = CITY["mediolanum"]
    t.g.city_of[city] = t.power("pompey")
    assert city_strength(t.g, city) == CITY_STRENGTH[t.g.setting.column][city] == 1
    spoils(resolve(t, 1))
    assert t.holder("mediolanum") == "caesar"
    assert not is_besieged(t.g, PLACE[MEDIOLANUM])


@rule("17.3.1c", "21.2e")
def test_a_fort_in_a_city_is_worn_down_after_it_and_only_then_both_fall() -> None:
    """Mediolanum has 1 point, and a fort of level C in it 4 of this period: the fifth loss takes it."""
    t = besieged("")
    place, city, pompey = PLACE[MEDIOLANUM], CITY["mediolanum"], t.power("pompey")
    t.g.city_of[city] = pompey
    set_fort(t.g, place, pompey, 2)
    whole = 1 + fort_strength(t.g, place, pompey)
    for left in range(whole - 1, 0, -1):
        suffer(t.g, place, t.power("caesar"))
        assert place_strength(t.g, place, pompey) == left
    assert not t.g.stack
    end_siege(t.g, place)
    assert fort_strength(t.g, place, pompey) == whole - 1


@rule("17.3.1c", "13.3.1d")
def test_a_fort_without_a_city_loses_a_point_at_a_time_however_long_the_siege_was() -> None:
    field = next(p for p in HEXES_OF[PROVINCE_BY_ID["cisalpina"]] if LAND[p] and p not in CITY_PLACE)
    t = position({PLACE_IDS[field]: "caesar 6 20-10-a"}, scenario=6)
    pompey = t.power("pompey")
    set_fort(t.g, field, pompey, 4)
    keep_sieges(t.g, [Siege(field, 30, t.g.month - 1)])
    whole = fort_strength(t.g, field, pompey)
    for _ in range(whole - 1):
        suffer(t.g, field, t.power("caesar"))
    assert (fort_strength(t.g, field, pompey), t.g.stack) == (1, [])
    suffer(t.g, field, t.power("caesar"))
    assert t.g.stack == [PlaceTaken(field, t.power("caesar"), starved=True)]


@rule("17.1b")
def test_the_besieged_are_bound_to_their_hex_while_the_siege_lasts() -> None:
    t = campaign({MEDIOLANUM: "pompey inside 2 20-10-b city | caesar 6 20-10-a", "a2521": "pompey 1 4-12"}, "pompey")
    assert f"march {MEDIOLANUM}" not in t.offered("pompey")
    free = campaign({MEDIOLANUM: "pompey 2 20-10-b city", "a2521": "pompey 1 4-12"}, "pompey")
    assert f"march {MEDIOLANUM}" in free.offered("pompey")


@rule("17.1.1e")
@pytest.mark.parametrize("inside", [True, False])
def test_trains_on_one_side_of_the_walls_feed_nobody_on_the_other(inside: bool) -> None:
    """Pompey's relief stands in the hex of those whom it came for."""
    within, without = (" 1 train-6", "") if inside else ("", " 1 train-6")
    relief = f"pompey inside 2 20-10-b{within} | pompey 3 20-10-b{without} | caesar 6 20-10-a"
    t = position({MEDIOLANUM: relief}, scenario=6, cities={"mediolanum": "pompey"})
    place, pompey = PLACE[MEDIOLANUM], t.power("pompey")
    assert sources(t.g, place, pompey, inside=inside) == [place]
    assert sources(t.g, place, pompey, inside=not inside) == []


@rule("17.1c")
@pytest.mark.parametrize(("legions", "broken"), [(2, False), (1, True)])
def test_a_siege_is_broken_by_less_than_a_quarter_of_those_inside(legions: int, broken: bool) -> None:
    """Inside 160; two legions are 40, one is 20."""
    t = besieged("8 20-10-b", f"{legions} 20-10-a")
    t.push(SiegesSeen())
    assert is_besieged(t.g, PLACE[MEDIOLANUM]) is not broken
    assert bool(t.g.mark[t.stack("pompey", MEDIOLANUM)] & INSIDE) is not broken


@rule("17.1.1c")
def test_a_siege_without_besiegers_is_broken() -> None:
    t = position({MEDIOLANUM: "pompey inside 1 20-10-b"}, scenario=6, cities={"mediolanum": "pompey"})
    t.push(SiegesSeen())
    assert not is_besieged(t.g, PLACE[MEDIOLANUM])


@rule("17.1a")
def test_a_city_without_units_can_be_besieged() -> None:
    t = besieged("")
    t.g.city_of[CITY["mediolanum"]] = t.power("pompey")
    t.push(SiegesSeen())
    assert is_besieged(t.g, PLACE[MEDIOLANUM])


# ---- what falls


@rule("18.2d")
def test_a_leader_in_a_city_that_falls_is_captured() -> None:
    t = position({MEDIOLANUM: "pompey inside pompey | caesar 6 20-10-a"}, scenario=6, cities={"mediolanum": "pompey"})
    t.stop_at(LeaderTaken).push(PlaceTaken(PLACE[MEDIOLANUM], t.power("caesar")))
    assert (t.waiting.leader, t.waiting.power, t.waiting.always) == (t.leader("pompey"), t.power("caesar"), 1)
    assert t.waiting.how == IN_LAND_COMBAT


@rule("18.2d", "17.3.1d")
def test_one_in_a_city_that_hunger_opens_is_captured_without_a_combat() -> None:
    t = besieged(inside="pompey", months=7)
    t.g.wounds = changed(t.g.wounds, CITY["mediolanum"], city_strength(t.g, CITY["mediolanum"]) - 1)
    resolve(t.stop_at(LeaderTaken), 1)
    assert (t.waiting.leader, t.waiting.how) == (t.leader("pompey"), BY_HUNGER)


@rule("21.3b")
def test_forts_are_razed_and_not_captured() -> None:
    t = besieged()
    set_fort(t.g, PLACE[MEDIOLANUM], t.power("pompey"), 2)
    t.push(PlaceTaken(PLACE[MEDIOLANUM], t.power("caesar")))
    assert fort_at(t.g, PLACE[MEDIOLANUM]) is None
    assert t.holder("mediolanum") == "caesar"


@rule("7.8c")
def test_ships_on_the_stocks_are_the_captors_affair() -> None:
    t = position({"a3628": "caesar 1 20-10-a"}, scenario=6, cities={"carthago": "pompey"})
    t.g.keels = (t.power("pompey"), PLACE["a3628"], t.g.month + 2, 1, 0, 0)
    t.stop_at(ShipyardTaken).push(PlaceTaken(PLACE["a3628"], t.power("caesar")))
    assert (type(t.waiting).__name__, t.waiting.place) == ("ShipyardTaken", PLACE["a3628"])


# ---- plunder


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
    assert t.g.treasury[t.power("caesar")] > 0
    assert f"treasure {name}" not in t.offered("caesar")
    assert not t.g.city_plunder[city]


def test_no_treasure_where_the_rule_is_not_in_force() -> None:
    city = next(iter(TREASURE))
    t = position({PLACE_IDS[CITY_PLACE[city]]: "caesar 1 20-10-a"}, scenario=6)
    t.g.city_of[city] = t.power("caesar")
    t.push(SiegeResolution(t.seat("caesar")))
    assert not any(text.startswith("treasure") for text in spoils(t).offered("caesar"))


# ---- Provinces without cities


def wild(levels: tuple[int, ...], *dice: int) -> Table:
    """Trajan with forts in Germania Magna."""
    province = PROVINCE_BY_ID["germania-magna"]
    places = [p for p in HEXES_OF[province] if LAND[p] and TERRAIN[p] != NONE][: len(levels)]
    t = position(scenario=14).roll(*dice)
    for place, level in zip(places, levels, strict=True):
        set_fort(t.g, place, t.power("trajan"), level)
    t.push(SiegeResolution(t.seat("trajan")))
    return spoils(t)


@rule("5.6.1a")
def test_a_great_fort_lets_one_try_to_conquer_a_province_without_cities() -> None:
    assert "conquer germania-magna" in wild((3,)).offered("trajan")
    assert wild((2,)).offered("trajan") == []


@rule("5.6.1b", "5.6.1d")
@pytest.mark.parametrize(
    ("levels", "die", "won"),
    [((4,), 6, True), ((4,), 5, False), ((3,), 6, False), ((3, 3), 6, True), ((4,) * 6, 1, False)],
)
def test_more_than_six_conquers_and_a_one_never_does(levels: tuple[int, ...], die: int, won: bool) -> None:
    t = wild(levels, die).play("trajan", "conquer germania-magna")
    assert (t.lord("germania-magna") == "trajan") is won
    assert "conquer germania-magna" not in t.offered("trajan")
    assert province_tax(t.g, PROVINCE_BY_ID["germania-magna"]) == 0


@rule("5.6.1c")
def test_one_of_the_forts_becomes_a_city_and_goes_over_with_the_province() -> None:
    t = wild((4, 4), 6).play("trajan", "conquer germania-magna")
    place = t.offered("trajan")[1].split()[1]
    t.play("trajan", f"at {place}")
    assert t.g.founded == (PLACE[place], t.power("trajan"))
    t.push(PlaceTaken(PLACE[place], t.power("parthia")))
    assert t.lord("germania-magna") == "parthia"
