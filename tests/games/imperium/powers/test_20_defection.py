"""Chapters 20.3 and 20.4: a Roman faction dissolves, and what it had goes over to the other factions."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import BUILD, COLOURS
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.units import TYPE_BY_ID
from romanum.games.imperium.rules.common.leaders import leaders_at
from romanum.games.imperium.rules.common.powers import is_roman_faction
from romanum.games.imperium.rules.common.sieges import fort_at, is_besieged
from romanum.games.imperium.state.errands import LookForWinners, Reckoning
from romanum.games.imperium.state.marks import GUESTS
from romanum.games.imperium.state.position import ABSENT, ACTIVE, DEAD, NOBODY
from rules import rule

SEXTUS = "sextus-pompeius"
ROMANS = {"octavian": 90, "antony": 80, "lepidus": 70}
"""The other factions of scenario 9, with their morale."""
PURPLE, RED = COLOURS.index("purple"), COLOURS.index("red")


def without_sextus(board: dict[str, str] | None = None, *, dice: tuple[int, ...] = (), **fields: object) -> Table:
    """Sextus Pompeius has lost all heart; octavian, antony and lepidus are left."""
    morale = {**ROMANS, SEXTUS: 0, **fields.pop("morale", {})}  # type: ignore[dict-item]
    t = position(board or {}, scenario=9, morale=morale, **fields)  # type: ignore[arg-type]
    return t.stop_at(LookForWinners).roll(*dice)


def fall(t: Table) -> Table:
    return t.push(Reckoning())


# ---- the faction


@rule("20.3")
def test_the_imperator_leaves_the_map_and_all_else_goes_over() -> None:
    t = fall(without_sextus({"b4226": f"{SEXTUS} 2 20-10-a {SEXTUS} menas", "a3621": "octavian 1 20-10-a"}))
    assert t.g.leader_in[t.leader(SEXTUS)] == DEAD
    assert t.g.leader_of[t.leader("menas")] == t.power("octavian")
    assert t.g.standing[t.power(SEXTUS)] == ABSENT
    assert SEXTUS not in {t.lord("sicilia"), t.lord("sardinia"), t.lord("corsica"), t.holder("messana")}
    assert t.is_sound()


@rule("20.3")
def test_the_last_faction_dissolves_as_foreigners_do() -> None:
    t = position(scenario=11, morale={"claudius": 0}).stop_at(LookForWinners).push(Reckoning())
    assert t.g.standing[t.power("claudius")] != ABSENT
    assert not is_roman_faction(t.g, t.power("claudius"))


@rule("20.3", "28.1b")
def test_a_faction_dissolves_with_the_last_of_its_imperatores() -> None:
    t = without_sextus(morale={SEXTUS: 100})
    t.g.leader_in = changed(t.g.leader_in, t.leader(SEXTUS), DEAD)
    assert fall(t).g.standing[t.power(SEXTUS)] == ABSENT


# ---- Provinces and cities


@rule("20.3.1a")
def test_a_province_goes_to_the_faction_with_units_in_it() -> None:
    t = fall(without_sextus({"b4125": "lepidus 1 4-12", "b3925": "parthia 9 20-9-a"}))
    assert t.lord("sicilia") == "lepidus"
    assert t.holder("syracusae") == "lepidus"


@rule("20.3.1a")
def test_of_several_with_units_the_higher_morale_has_it() -> None:
    t = fall(without_sextus({"b4125": "lepidus 8 20-10-a", "b3925": "antony 1 4-12"}))
    assert t.lord("sicilia") == "antony"


@rule("20.3.1a")
def test_a_foreign_power_shares_in_it_where_the_scenario_counts_it_as_roman() -> None:
    """Scenario 20: Odenathus inherits from Macrianus; from Postumus he does not."""
    stands = {"c7022": "odenathus 1 6-16", "a2321": "odenathus 1 6-16"}
    levels = {"gallienus": 90, "postumus": 80, "macrianus": 70}
    t = position(stands, scenario=20, morale={**levels, "macrianus": 0}).stop_at(LookForWinners).push(Reckoning())
    assert t.lord("syria") == "odenathus"
    t = position(stands, scenario=20, morale={**levels, "postumus": 0}).stop_at(LookForWinners).push(Reckoning())
    assert t.lord("narbonensis") == "gallienus"


@rule("20.3.1b")
def test_an_empty_province_goes_to_the_lord_of_the_closest_one() -> None:
    """Sicilia lies a hex from Italia, and Octavian has it, whatever the others' morale; Africa is farther."""
    t = fall(without_sextus(morale={"octavian": 10}))
    assert t.lord("sicilia") == "octavian"


@rule("20.3.1b")
def test_a_province_gained_just_now_does_not_count_for_the_next() -> None:
    """Antony has units in Sicilia, and all his own land is in the east: Sardinia is not his for that."""
    t = fall(without_sextus({"b4125": "antony 1 4-12"}, morale={"antony": 200}))
    assert t.lord("sicilia") == "antony"
    assert t.lord("sardinia") == "octavian"


@rule("20.3.1c")
def test_a_city_abroad_goes_to_whoever_has_the_capital() -> None:
    """Octavian has Roma, though most other cities are Lepidus'."""
    most = dict.fromkeys(("ancona", "brundisium", "corfinium", "itrium", "neapolis", "perusia", "pisae"), "lepidus")
    t = fall(without_sextus(cities={"tarentum": SEXTUS, **most}))
    assert t.holder("tarentum") == "octavian"


@rule("20.3.1c")
def test_else_to_whoever_has_most_other_cities_there_else_to_the_nearest() -> None:
    foreign = {"roma": "parthia", "tarentum": SEXTUS}
    rest = dict.fromkeys(("ancona", "brundisium", "corfinium", "itrium", "neapolis"), "parthia")
    others = {"perusia": "octavian", "pisae": "lepidus", "rhegium": "lepidus", "ravenna": "parthia"}
    t = fall(without_sextus(cities={**foreign, **rest, **others}, lords={"italia": ""}))
    assert t.holder("tarentum") == "lepidus"
    t = fall(without_sextus(cities={**foreign, **dict.fromkeys([*rest, *others], "parthia")}, lords={"italia": ""}))
    assert t.holder("tarentum") == "octavian"


@rule("20.3.1d")
@pytest.mark.parametrize(("dice", "heir"), [((2, 5), "antony"), ((4, 4, 6, 1), "octavian")])
def test_equals_in_morale_roll_for_it(dice: tuple[int, ...], heir: str) -> None:
    """Octavian rolls first."""
    t = without_sextus(
        {"b4125": "octavian 1 4-12 | antony 1 4-12"},
        dice=dice,
        morale={"antony": 90},
        lords={"sardinia": "", "corsica": ""},
    )
    t.g.colours = changed(t.g.colours, t.power(SEXTUS), 0)
    assert fall(t).lord("sicilia") == heir


# ---- units and leaders


@rule("20.3.2a")
def test_units_abroad_go_to_the_lord_of_the_province_else_of_the_nearest() -> None:
    """A legion in Asia is Antony's; one in Thracia, which is nobody's, his who has Macedonia."""
    b = f"{SEXTUS} 2 20-10-a"
    t = fall(without_sextus({"b5317": b, "b5115": b, "a3621": "octavian 1 20-10-a", "b4419": "antony 1 20-10-a"}))
    assert t["b5317"] == "antony 1 20-10-a"
    assert t["b5115"] == "antony 1 20-10-a"


@rule("20.3.2a")
def test_units_in_a_defecting_province_go_with_it() -> None:
    t = fall(without_sextus({"b4025": f"{SEXTUS} 2 20-10-a", "b4125": "lepidus 1 20-10-a"}))
    assert t["b4025"] == "lepidus 1 20-10-a"


@rule("20.3.2b")
def test_of_each_type_and_side_half_is_left_but_at_least_one() -> None:
    """The example: three 4-12, two 10-10 and one 20-10 leave one of each."""
    stack = f"{SEXTUS} 3 4-12 2 20-10-b-new 1 20-10-b"
    t = fall(without_sextus({"b4025": stack, "b4125": "lepidus 1 20-10-b"}))
    assert t["b4025"] == "lepidus 1 20-10-b 1 20-10-b-new 1 4-12"


@rule("20.3.2b")
def test_types_are_counted_by_hex_whatever_their_cer() -> None:
    stack = f"{SEXTUS} 2 20-10-a 2 20-10-b"
    t = fall(without_sextus({"b4025": stack, "b4125": "lepidus 1 20-10-a 1 20-10-b"}))
    assert t["b4025"] == "lepidus 2 20-10-a"


def against_colour(small: str, octavian: str) -> Table:
    """Most purple units are Lepidus', so that Octavian must exchange the few that come to him at Tarraco."""
    board = {
        "b4025": f"{SEXTUS} 12 20-10-a",
        "b4125": "lepidus 1 20-10-a",
        "a2121": f"{SEXTUS} {small}",
        "a3621": octavian,
    }
    return fall(without_sextus(board))


@rule("20.3.2c")
def test_without_a_counter_of_the_new_colour_a_unit_is_gone() -> None:
    legions = BUILD[RED][TYPE_BY_ID["20-10"]]
    assert against_colour("2 20-10-a", f"octavian {legions - 1} 20-10-a")["a2121"] == "octavian 1 20-10-a"
    assert against_colour("2 20-10-a", f"octavian {legions} 20-10-a")["a2121"] == ""


@rule("20.3.2d")
@pytest.mark.parametrize(
    ("own", "left"),
    [("20-10-b", "octavian 1 20-10-b"), ("20-10-a", ""), ("20-10-c", "octavian 1 20-10-c"), ("4-12", "")],
)
def test_the_cer_of_a_unit_never_rises(own: str, left: str) -> None:
    assert against_colour("1 20-10-b", f"octavian 2 {own}")["a2121"] == left


@rule("20.3.2e")
def test_leaders_go_over_as_they_are() -> None:
    t = fall(without_sextus({"b4025": f"{SEXTUS} 1 4-12 menas", "b4125": "lepidus 1 20-10-a"}))
    assert t["b4025"] == "lepidus 1 4-12 menas"
    assert leaders_at(t.g, t.g.at[t.stack("lepidus", "b4025")], t.power("lepidus")) == [t.leader("menas")]


@rule("20.3.3")
def test_what_goes_over_cheers_its_new_owner() -> None:
    """The example: a leader of value 0, three legions and Provinces worth 12: 1 + 12 + 12."""
    t = position(
        {"b4125": "caesar 1 4-12", "b4025": "pompey 6 20-10-a pompey-leader-1"}, scenario=6, morale={"pompey": 0}
    ).stop_at(LookForWinners)
    pompey = t.power("pompey")
    assert t.g.leader_value[t.leader("pompey-leader-1")] == 0
    for province, lord in enumerate(t.g.lord):
        if lord == pompey and province not in {PROVINCE_BY_ID[p] for p in ("sicilia", "baetica", "sardinia")}:
            t.g.lord[province] = NOBODY
    t.g.city_of[:] = [NOBODY if owner == pompey else owner for owner in t.g.city_of]
    t.push(Reckoning())
    assert t["b4025"] == "caesar 3 20-10-a pompey-leader-1"
    assert t.g.morale[t.power("caesar")] == 100 + 25


@rule("20.3")
def test_fleets_that_are_left_carry_whom_they_can() -> None:
    """Five ships with five sorts of men: two ships are left, with two of them."""
    stack = f"{SEXTUS} 5 18-30-a aboard 1 20-10-a 1 16-10-a 1 20-9-a 1 16-9-a 1 20-8-a"
    t = fall(without_sextus({"b4226": stack, "b4125": "lepidus 1 20-10-a"}))
    assert t["b4226"] == "lepidus 1 20-10-a 1 16-10-a 2 18-30-a"
    assert t.is_sound()


@rule("20.3.2a", "5.8d")
def test_those_aboard_an_allys_fleet_go_over_aboard() -> None:
    board = {"b4226": f"lepidus 2 18-30-a | {SEXTUS} 2 20-10-a", "b4125": "lepidus 1 16-10-a"}
    t = without_sextus(board, allies=((SEXTUS, "lepidus"),))
    t.g.mark[t.stack(SEXTUS, "b4226")] |= GUESTS
    fall(t)
    aboard = next(s for s, place in enumerate(t.g.at) if place >= 0 and t.g.units[s] == units("1 20-10-a"))
    assert t.g.mark[aboard] & GUESTS
    assert t.is_sound()


@rule("20.3")
def test_a_siege_by_the_heir_is_over_and_forts_change_hands() -> None:
    board = {"b4226": f"{SEXTUS} inside 4 20-10-a | lepidus 6 20-10-a", "b4025": f"{SEXTUS} 2 4-12 fort 3"}
    t = fall(without_sextus(board))
    assert not is_besieged(t.g, t.g.at[t.stack("lepidus", "b4226")])
    fort = fort_at(t.g, t.g.at[t.stack("lepidus", "b4025")])
    assert fort is not None
    assert (fort.power, fort.level) == (t.power("lepidus"), 3)
    assert t.is_sound()


# ---- colours


@rule("20.4a")
def test_the_colour_goes_to_whoever_gains_most_of_it() -> None:
    board = {"b4025": f"{SEXTUS} 4 20-10-a", "b4125": "lepidus 1 20-10-a", "a2121": f"{SEXTUS} 8 20-10-a"}
    t = fall(without_sextus({**board, "a3621": "octavian 1 20-10-a"}))
    assert t.g.colours[t.power("octavian")] == 1 << RED | 1 << PURPLE
    assert not t.g.colours[t.power("lepidus")] >> PURPLE & 1


@rule("20.4a")
@pytest.mark.parametrize(("dice", "gains"), [((), "octavian"), ((1, 6), "lepidus")])
def test_equals_contend_for_a_colour_by_morale_and_die(dice: tuple[int, ...], gains: str) -> None:
    board = {"b4025": f"{SEXTUS} 4 20-10-a", "b4125": "lepidus 1 20-10-a", "a2121": f"{SEXTUS} 4 20-10-a"}
    t = without_sextus({**board, "a3621": "octavian 1 20-10-a"}, dice=dice, morale={"lepidus": 90} if dice else {})
    assert fall(t).g.colours[t.power(gains)] >> PURPLE & 1


@rule("20.4b")
def test_whoever_gains_the_colour_keeps_its_counters_and_their_cer() -> None:
    board = {"b4025": f"{SEXTUS} 4 20-10-b", "b4125": "lepidus 1 20-10-a"}
    t = fall(without_sextus(board))
    assert t["b4025"] == "lepidus 2 20-10-b"
    assert t.g.colour[t.stack("lepidus", "b4025")] == PURPLE
    assert t.g.standing[t.power("lepidus")] == ACTIVE


@rule("20.3.2e", "5.8d")
def test_a_leader_stays_with_the_men_he_was_with() -> None:
    """Menas is aboard Lepidus' fleet with legionaries of his own; or ashore with them while ships lie in the port."""
    board = {"b4226": f"lepidus 2 18-30-a | {SEXTUS} 2 20-10-a menas", "b4125": "lepidus 1 16-10-a"}
    for mark in (GUESTS, 0):
        t = without_sextus(board, allies=((SEXTUS, "lepidus"),))
        t.g.mark[t.stack(SEXTUS, "b4226")] |= mark
        fall(t)
        assert t.g.units[t.g.leader_in[t.leader("menas")]] == units("1 20-10-a")
        assert t.is_sound()


@rule("20.3.2c", "20.3.2e")
def test_a_leader_whose_ship_is_gone_stands_in_the_nearest_city_of_his_new_side() -> None:
    """No fleet of Octavian's has a CER that ships may change to; he comes from the sea to Roma."""
    board = {
        "b4025": f"{SEXTUS} 12 20-10-a",
        "b4125": "lepidus 1 20-10-a",
        "a3622": f"{SEXTUS} 1 18-30-a menas",
        "a3117": "octavian 2 4-12",
    }
    t = fall(without_sextus(board))
    assert (t["a3622"], t["a3621"]) == ("", "octavian menas")
    assert t.is_sound()
