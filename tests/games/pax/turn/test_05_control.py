"""Chapter 5: Control of Spaces, Provinces and Territories."""

from __future__ import annotations

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.data.components import KIND, PERGAMUM, PLACE, PLACE_IDS, PROVINCE, SPACES_OF, TERRITORY, TRIBAL
from romanum.games.pax.state.control import settle, settle_provinces, territories_of, territory_lord
from romanum.games.pax.state.forces import add, go, set_walls, strike, tidy
from romanum.games.pax.state.points import geographic
from romanum.games.pax.state.position import NOBODY
from romanum.games.pax.state.sides import ally, end_alliances, set_patron
from rules import rule

GAUL = ("britannia", "belgica", "aquitania", "lugdunensis", "narbonensis")


def lord(t: Table, province: str) -> str:
    power = t.g.lord[PROVINCE[province]]
    return next((name for name, side in t.sides.items() if side == power), "") if power != NOBODY else ""


def spaces(province: str) -> list[str]:
    return [PLACE_IDS[space] for space in SPACES_OF[PROVINCE[province]]]


@pytest.mark.parametrize("what", ["1 light", "1 garrison", "1 militia", "1 hired_cavalry", "city", "town"])
@rule("5.1.1a", "7.2.1")
def test_units_garrisons_cities_and_towns_control_their_space(what: str) -> None:
    assert position({"caralis": f"carthage {what}"}).holder("caralis") == "carthage"


@rule("7.2.1")
def test_a_destroyed_town_belongs_to_nobody() -> None:
    t = position({"caralis": "carthage town"})
    set_walls(t.g, PLACE["caralis"], 0, NOBODY)
    settle(t.g)
    assert t.holder("caralis") == ""


@rule("5.1.1b", "5.1.1c")
def test_an_empty_space_at_home_is_its_owners_and_elsewhere_nobodys_even_in_his_province() -> None:
    t = position({"caralis": "carthage 1 light"})
    assert t.holder("capua") == "rome"
    assert lord(t, "sardinia") == "carthage"
    others = [name for name in spaces("sardinia") if name != "caralis"]
    assert [t.holder(name) for name in others] == [""] * len(others)
    assert others


@rule("5.1.1d", "5.4.2")
def test_ships_leaders_and_elephants_neither_control_nor_deny() -> None:
    t = position(
        {"caralis": "carthage 3 galleys carthage_1", "pisae": "carthage 2 galleys", "aleria": "rome 1 garrison"}
    )
    add(t.g, t.power("carthage"), PLACE["aleria"], KIND["galleys"], 2)
    settle(t.g)
    assert [t.holder(name) for name in ("caralis", "pisae", "aleria")] == ["", "rome", "rome"]


@rule("5.1.2a")
def test_allies_share_a_space_and_whoever_held_it_keeps_it() -> None:
    t = position({"caralis": "carthage 1 light", "aleria": "greece 1 heavy"}, allies=(("carthage", "greece"),))
    go(t.g, t.stack("greece", "aleria"), PLACE["caralis"])
    settle(t.g)
    assert t.holder("caralis") == "carthage"
    assert t.is_sound()


@rule("5.1.2b")
def test_enemies_in_one_space_leave_its_control_as_it_was_until_one_is_gone() -> None:
    t = position({"caralis": "carthage 1 light", "aleria": "rome 1 legion"})
    army = t.stack("rome", "aleria")
    go(t.g, army, PLACE["caralis"])
    settle(t.g)
    assert t.holder("caralis") == "carthage"
    strike(t.g, t.stack("carthage", "caralis"), KIND["light"])
    tidy(t.g, PLACE["caralis"])
    settle(t.g)
    assert t.holder("caralis") == "rome"


@rule("5.1.3")
def test_nobody_controls_a_point_at_sea() -> None:
    t = position({"ntp_lissa": "rome 4 galleys"})
    assert len(t.g.holder) == 220
    assert PLACE["ntp_lissa"] >= len(t.g.holder)


@rule("5.1.4")
def test_a_foreign_port_is_controlled_only_while_it_is_occupied() -> None:
    t = position({"caralis": "carthage 1 garrison", "aleria": "carthage 2 galleys"})
    assert t.holder("caralis") == "carthage"
    assert t.holder("aleria") == ""
    assert t.holder("pisae") == "rome"


@rule("5.2.1a", "5.2.1c")
def test_more_than_half_the_spaces_of_narbonensis_are_enough_in_spite_of_its_tribes() -> None:
    free = [name for name in spaces("narbonensis") if PLACE[name] not in TRIBAL]
    tribes = {name: "tribe 3" for name in spaces("narbonensis") if PLACE[name] in TRIBAL}
    assert len(free) == 3
    assert len(tribes) == 2
    assert lord(position({**tribes, **dict.fromkeys(free, "carthage 1 garrison")}), "narbonensis") == "carthage"
    assert lord(position({**tribes, **dict.fromkeys(free[:2], "carthage 1 garrison")}), "narbonensis") == ""


@rule("5.2.1b")
def test_one_space_of_aquitania_is_enough_once_its_tribe_is_gone() -> None:
    assert lord(position({"gergovia": "carthage 1 light"}), "aquitania") == "carthage"
    other = next(name for name in spaces("aquitania") if name != "gergovia")
    assert lord(position({"gergovia": "tribe 2", other: "carthage 1 light"}), "aquitania") == ""
    assert lord(position({"gergovia": "rebels 1 barbarians", other: "carthage 1 light"}), "aquitania") == ""
    four = [name for name in spaces("aquitania") if name != "gergovia"][:4]
    held = {"gergovia": "tribe 2", **dict.fromkeys(four, "carthage 1 light")}
    assert lord(position(held), "aquitania") == "carthage"


@rule("5.2.2a")
def test_alexandria_alone_keeps_egypt() -> None:
    held = {"memphis": "rome 1 legion", "pelusium": "greece 1 heavy", "faiyum": "rome 1 legion"}
    held["hermopolis"] = "rome 1 legion"
    assert lord(position({**held, "alexandria": "the_east city"}), "egypt") == "the_east"


@rule("5.2.2b")
def test_rhegium_keeps_bruttium_while_carthage_has_two_of_five() -> None:
    t = position({"rhegium": "rome 1 legion", "tarentum": "carthage 1 heavy", "croton": "carthage 1 heavy"})
    assert lord(t, "bruttium") == "rome"
    held = dict.fromkeys(("tarentum", "croton", "venusia"), "carthage 1 heavy")
    assert lord(position(held), "bruttium") == "carthage"
    rebels = dict.fromkeys(("tarentum", "croton", "venusia"), "cisalpine_gauls 1 barbarians")
    assert lord(position(rebels), "bruttium") == ""


@rule("5.2.2b")
def test_a_home_province_is_lost_with_its_last_space_though_nobody_has_more_than_half() -> None:
    """Bruttium has five Spaces."""
    two_each = dict.fromkeys(("tarentum", "croton"), "carthage 1 heavy") | dict.fromkeys(
        ("venusia", "paestum"), "greece 1 heavy"
    )
    assert lord(position({**two_each, "rhegium": "the_east 1 heavy"}), "bruttium") == ""
    assert lord(position({**two_each, "rhegium": "rome 1 garrison"}), "bruttium") == "rome"


@rule("5.2.2b")
def test_a_home_province_without_its_capital_is_kept_by_one_space_until_another_has_more_than_half() -> None:
    """Italia has nine Spaces."""
    names = [name for name in spaces("italia") if name != "rome"]
    four = {"rome": "carthage 1 heavy", **dict.fromkeys(names[:3], "carthage 1 heavy")}
    greeks = dict.fromkeys(names[3:7], "greece 1 heavy")
    assert lord(position({**four, **greeks}), "italia") == "rome"
    assert lord(position({**four, **greeks, names[7]: "carthage 1 heavy"}), "italia") == "carthage"


@rule("5.2.3a")
def test_five_of_nine_spaces_take_italia_only_without_rome_in_roman_hands() -> None:
    five = [name for name in spaces("italia") if name != "rome"][:5]
    held = dict.fromkeys(five, "carthage 1 heavy")
    assert lord(position(held), "italia") == "rome"
    assert lord(position({**held, "rome": "greece 1 heavy"}), "italia") == "carthage"


@rule("5.2.3b")
def test_more_than_half_takes_a_home_province_without_a_capital() -> None:
    names = spaces("cisalpina")
    half = len(names) // 2
    assert lord(position(dict.fromkeys(names[: half + 1], "carthage 1 heavy")), "cisalpina") == "carthage"
    assert lord(position(dict.fromkeys(names[:half], "carthage 1 heavy")), "cisalpina") == "rome"


@rule("5.2.4")
def test_chios_and_samos_count_for_ionia_and_three_islands_are_a_province() -> None:
    assert {"lesbos_chios", "samos"} <= set(spaces("ionia"))
    assert set(spaces("aegean_islands")) == {"thasos", "limnos", "naxos"}


@rule("5.3.1")
def test_a_territory_needs_all_its_provinces() -> None:
    one_each = {spaces(name)[0]: "carthage 1 light" for name in GAUL}
    t = position(one_each)
    assert territory_lord(t.g, TERRITORY["gaul"]) == t.power("carthage")
    assert TERRITORY["gaul"] in territories_of(t.g, t.power("carthage"))
    del one_each[spaces("britannia")[0]]
    assert territory_lord(position(one_each).g, TERRITORY["gaul"]) == NOBODY


@rule("5.3.2")
def test_melita_is_needed_for_the_sicilies_and_counts_for_points() -> None:
    rest = ("west_sicily", "east_sicily", "sardinia", "corsica")
    held = {spaces(name)[0]: "carthage 1 light" for name in rest}
    without = position(held)
    whole = position({**held, "melita": "carthage 1 light"})
    assert territory_lord(without.g, TERRITORY["the_sicilies"]) == NOBODY
    carthage = whole.power("carthage")
    assert geographic(whole.g, carthage) - geographic(without.g, carthage) == 2


INTRUDERS = (
    "mamertines 1 heavy",
    "rebels 1 barbarians",
    "slaves_1 1 barbarians",
    "tribes 1 tribesmen",
    "carthage 1 hired_light",
    "soldier_of_fortune 1 heavy",
    "germans 1 barbarians",
)


@pytest.mark.parametrize("who", INTRUDERS)
@rule("5.4.1a")
def test_whoever_stands_in_a_home_space_denies_it_to_its_owner(who: str) -> None:
    assert position({"capua": who}).holder("capua") != "rome"


@rule("5.4.1a")
def test_a_tribal_counter_denies_control_face_down_or_up() -> None:
    t = position({"nemausus": "tribe 4"})
    assert t.holder("nemausus") == "tribes"


@rule("5.4.1b")
def test_an_ally_alone_in_ones_home_takes_nothing_and_gives_nothing_elsewhere() -> None:
    t = position({"capua": "greece 1 heavy", "aleria": "greece 1 heavy"})
    assert t.holder("capua") == "greece"
    ally(t.g, t.power("rome"), t.power("greece"))
    settle_provinces(t.g)
    assert t.holder("capua") == "rome"
    assert t.holder("aleria") == "greece"


@rule("5.4.1b", "17.2-ALLIANCE-PERGAMUM-d")
def test_pergamenes_deny_their_ally_no_province() -> None:
    t = position({"pergamum": "pergamum city 3 heavy", "samos": "rome 1 legion"}, advanced=True)
    assert lord(t, "ionia") == ""
    set_patron(t.g, PERGAMUM, t.power("rome"))
    settle_provinces(t.g)
    assert lord(t, "ionia") == "rome"
    assert t.g.stability[t.power("rome")] == 1
    set_patron(t.g, PERGAMUM, t.power("greece"))
    settle_provinces(t.g)
    assert lord(t, "ionia") == ""


@rule("4.3.1d", "5.4.1b")
def test_an_allys_army_does_not_cost_a_province() -> None:
    t = position({"samos": "rome 1 legion"}, allies=(("rome", "greece"),))
    add(t.g, t.power("greece"), PLACE["sardis"], KIND["heavy"])
    settle(t.g)
    assert (lord(t, "ionia"), t.holder("sardis")) == ("rome", "greece")
    end_alliances(t.g)
    settle_provinces(t.g)
    assert lord(t, "ionia") == ""


@rule("5.4.3")
def test_a_power_without_anything_comes_back_when_its_enemies_leave() -> None:
    everywhere = {name: "carthage 1 heavy" for p in ("italia", "bruttium", "cisalpina") for name in spaces(p)}
    t = position(everywhere, stability={"rome": 0})
    rome = t.power("rome")
    assert [lord(t, p) for p in ("italia", "bruttium", "cisalpina")] == ["carthage"] * 3
    for name in spaces("bruttium"):
        strike(t.g, t.stack("carthage", name), KIND["heavy"])
        tidy(t.g, PLACE[name])
    settle(t.g)
    assert lord(t, "bruttium") == "rome"
    assert t.g.stability[rome] == 2


def test_slaves_in_a_city_hold_it_without_owning_it() -> None:
    t = position({"capua": "rome town slaves_1 2 barbarians"})
    assert t.holder("capua") == "slaves_1"
    assert t.g.town_of[PLACE["capua"]] == t.power("rome")


def test_nobody_controls_britannia_or_mauretania_while_rebels_live_there() -> None:
    names = spaces("britannia")
    held = dict.fromkeys(names[1:], "rome 1 light")
    assert lord(position(held), "britannia") == "rome"
    assert lord(position({**held, names[0]: "rebels 1 barbarians"}), "britannia") == ""
    first = spaces("mauretania")[0]
    assert lord(position({first: "rebels 1 barbarians"}), "mauretania") == ""


def test_pergamums_ally_does_not_control_its_spaces() -> None:
    t = position({"sardis": "rome 1 legion"}, advanced=True, patrons={"pergamum": "rome"})
    assert t.holder("sardis") == ""
    assert position({"sardis": "rome 1 legion"}, advanced=True).holder("sardis") == "rome"
