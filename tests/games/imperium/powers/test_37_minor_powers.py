"""Chapter 37: how the standard minor powers come into play."""

from __future__ import annotations

import pytest

from games.imperium.builder import GAME, Table, position
from romanum.engine.position import changed
from romanum.games.imperium.data.hexes import HEXES_OF, PLACE, PLACE_IDS
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.data.units import KIND_IDS
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.powers import wake
from romanum.games.imperium.rules.naval.ports import is_pirate_coast
from romanum.games.imperium.rules.powers.activation import NEVER, meet
from romanum.games.imperium.rules.powers.placement import zone
from romanum.games.imperium.state.errands import Activated, ActivationChecks, LookForWinners, Reckoning
from romanum.games.imperium.state.forces import stacks_of
from romanum.games.imperium.state.position import ACTIVE, INACTIVE, NEUTRAL, NOBODY, ROMAN
from romanum.games.imperium.state.rosters import numbers
from rules import rule


def units_of(t: Table, name: str) -> dict[str, int]:
    found = "".join(sorted("".join(t.g.units[stack] for stack in stacks_of(t.g, t.power(name)))))
    return {KIND_IDS[kind]: number for kind, number in numbers(found).items()}


def awake(t: Table, name: str) -> bool:
    return t.g.standing[t.power(name)] == ACTIVE


# ---- Berbers, Saxons, Suevi


@rule("37.1a", "37.1b")
def test_berbers_are_set_up_in_the_provinces_that_their_scenario_gives_them() -> None:
    t = position(scenario=36)
    berbers = t.power("berbers")
    own = t.g.setting.powers[berbers].stacks[0].provinces
    assert set(zone(t.g, berbers, 0)) == {place for province in own for place in HEXES_OF[province]}
    assert set(own) == set(t.g.setting.powers[berbers].provinces)


@rule("37.2b")
def test_the_coasts_of_the_ocean_are_ports_to_the_saxons() -> None:
    """Off Belgica, but not at Gesoriacum, nor in the Mediterranean; nor to anybody else."""
    t = position(scenario=36)
    saxons = t.power("saxon-and-frisian-pirates")
    assert is_pirate_coast(t.g, PLACE["a2111"], saxons)
    assert not is_pirate_coast(t.g, PLACE["a2211"], saxons)
    assert not is_pirate_coast(t.g, PLACE["b4025"], saxons)
    assert not is_pirate_coast(t.g, PLACE["a2111"], t.power("aetius"))


@rule("37.4")
def test_suevi_are_placed_in_gallaecia_by_whoever_runs_them() -> None:
    t = position({"a3621": "majorian 1 4-12", "b5519": "leo 1 4-12"}, scenario=37)
    suevi = t.power("suevi")
    assert (t.g.standing[suevi], t.g.bond[suevi]) == (ACTIVE, NEUTRAL)
    assert set(zone(t.g, suevi, 0)) == set(HEXES_OF[PROVINCE_BY_ID["gallaecia"]])


# ---- Persia


def persia(board: dict[str, str], *dice: int) -> Table:
    """Only Persia's waking is looked at, in scenario 31."""
    t = position(board, scenario=31).roll(*dice)
    return t.push(ActivationChecks())


@rule("37.5b")
@pytest.mark.parametrize(("dice", "wakes"), [((5, 4), True), ((5, 5), False)])
def test_persia_wakes_on_nine_or_less(dice: tuple[int, int], wakes: bool) -> None:
    assert awake(persia({}, *dice), "persia") is wakes


@rule("37.5b")
def test_every_25_points_of_romans_at_the_border_make_it_less_likely() -> None:
    """Two legions and a light unit are 44: one more; fifty are two more, but for a pair of ones."""
    legions = "theodosius 2 20-10-a 1 4-12"
    assert awake(persia({"b6212": legions}, 5, 3), "persia")
    assert not awake(persia({"b6212": legions}, 5, 4), "persia")
    many = {"b6212": "theodosius 20 20-10-a"}
    assert not awake(persia(many, 1, 2), "persia")
    assert awake(persia(many, 1, 1), "persia")


@rule("37.5a", "37.5c")
def test_persia_is_placed_anywhere_in_its_land_and_all_its_light_horse_shoot() -> None:
    t = persia({}, 1, 1)
    (seat,) = t.asked_seats
    assert seat == t.g.chief[t.power("persia")] != NOBODY
    found = units_of(t, "persia")
    assert found["m6-16"] == 12
    assert "6-16" not in found
    own = t.g.setting.powers[t.power("persia")].provinces
    places = {f"at {PLACE_IDS[place]}" for province in own for place in HEXES_OF[province]}
    assert set(t.offered(GAME.side(t.g, seat))) == places


@rule("37.5c")
def test_the_light_cavalry_of_others_stays_what_it_is() -> None:
    t = position(scenario=37)
    t.push(Activated(t.power("suevi")))
    assert units_of(t, "suevi").get("6-16") == 1


# ---- neutral barbarians


def frontier(board: dict[str, str] | None = None) -> Table:
    """Scenario 12, where Noricum alone is Roman: of the barbarians Boiohaemum lies beside it."""
    t = position(board or {}, scenario=12)
    for province, lord in enumerate(t.g.lord):
        if lord != NOBODY and t.g.origin[lord] == ROMAN and province != PROVINCE_BY_ID["noricum"]:
            t.g.lord[province] = NOBODY
    return t


@rule("37.6b")
@pytest.mark.parametrize(("die", "wakes"), [(4, False), (5, True)])
def test_beside_a_weak_roman_province_barbarians_wake_on_five_or_six(die: int, wakes: bool) -> None:
    """Boiohaemum musters by the table."""
    t = frontier().roll(die, 3, 3).push(ActivationChecks())
    assert awake(t, "barbarians-boiohaemum") is wakes
    assert not awake(t, "barbarians-germania-magna")
    assert bool(t.events("units-of-a-people")) is wakes


@rule("37.6b")
@pytest.mark.parametrize(("units", "rolls"), [("4 4-12", 1), ("5 4-12", 0)])
def test_twenty_points_of_strength_hold_them_down(units: str, rolls: int) -> None:
    t = frontier({"a3413": f"otho {units}"}).roll(1).push(ActivationChecks())
    assert len(t.events("barbarians-stir")) == rolls


@rule("37.6c", "23.6c")
def test_without_a_unit_left_they_sleep_and_are_rolled_for_four_turns_later() -> None:
    t = position({"a3310": "barbarians-boiohaemum 1 20-8-c"}, scenario=12).stop_at(LookForWinners)
    power = t.power("barbarians-boiohaemum")
    wake(t.g, power, 15)
    t.push(Reckoning())
    assert t.g.standing[power] == ACTIVE
    stack = t.stack("barbarians-boiohaemum", "a3310")
    t.g.units[stack], t.g.at = "", changed(t.g.at, stack, -1)
    t.push(Reckoning())
    assert t.g.standing[power] == INACTIVE
    assert t.g.dormant[PROVINCE_BY_ID["boiohaemum"]] == t.g.month + 4


@rule("37.6c", "20.1c")
def test_new_forces_come_in_good_heart_though_they_dissolved_before() -> None:
    """Their last unit was lost, and with it the last of their morale; four turns later others rise."""
    t = frontier({"a3310": "barbarians-boiohaemum 1 20-8-c"}).stop_at(LookForWinners)
    power = t.power("barbarians-boiohaemum")
    wake(t.g, power, 15)
    t.g.dissolved |= 1 << power
    lose(t.g, t.stack("barbarians-boiohaemum", "a3310"), t.g.units[t.stack("barbarians-boiohaemum", "a3310")], "14.5c")
    t.g.morale[power] = -4
    t.push(Reckoning())
    assert (t.g.standing[power], t.g.morale[power]) == (INACTIVE, t.g.setting.powers[power].morale)
    t.g.month += 4
    t.roll(5, 3, 3).push(ActivationChecks())
    assert t.events("units-of-a-people")
    assert t.g.standing[power] == ACTIVE


@rule("37.6c")
@pytest.mark.parametrize(("months", "rolls"), [(3, 0), (4, 1)])
def test_nobody_rolls_for_them_before(months: int, rolls: int) -> None:
    t = frontier()
    at = PROVINCE_BY_ID["boiohaemum"]
    t.g.dormant = (*t.g.dormant[:at], t.g.month + 4, *t.g.dormant[at + 1 :])
    t.g.month += months
    t.roll(1).push(ActivationChecks())
    assert len(t.events("barbarians-stir")) == rolls
    assert t.g.month < NEVER


@rule("37.6a", "20.1.1")
def test_barbarians_whose_land_is_roman_are_clients_and_are_rolled_for_no_more() -> None:
    t = frontier().stop_at(LookForWinners)
    power, at = t.power("barbarians-boiohaemum"), PROVINCE_BY_ID["boiohaemum"]
    wake(t.g, power, 15)
    t.g.lord[at] = t.power("otho")
    t.push(Reckoning())
    assert (t.g.standing[power], t.g.patron[power]) == (INACTIVE, t.power("otho"))
    t.roll(1, 1).push(ActivationChecks())
    stirred = [event.facts["power"] for event in t.events("barbarians-stir")]
    assert stirred == ["barbarians-germania-magna", "barbarians-iazygia"]


@rule("23.6c")
def test_franks_and_goths_of_scenario_24_do_not_come_back() -> None:
    """The example: once they have been wiped out nobody rolls for them."""
    found = setting(24)
    t = position(scenario=24).stop_at(LookForWinners)
    for name in ("franks", "goths"):
        if name in [power.id for power in found.powers]:
            wake(t.g, found.power(name), 3)
    t.push(Reckoning())
    for name in ("franks", "goths"):
        if name in [power.id for power in found.powers]:
            assert t.g.standing[found.power(name)] == INACTIVE
    assert NEVER in t.g.dormant
    goths = found.power("goths")
    meet(t.g, goths, t.power("diocletian"))
    assert t.g.standing[goths] == INACTIVE
    t.g.dormant = (0,) * len(t.g.dormant)
    meet(t.g, goths, t.power("diocletian"))
    assert t.g.standing[goths] == ACTIVE
