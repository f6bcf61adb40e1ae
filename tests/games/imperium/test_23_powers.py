"""Chapters 5.3, 20.1, 22.2 and 23: who runs neutrals, how they wake and go home, grain, foreigners that dissolve."""

from __future__ import annotations

from romanum.games.imperium.data.cities import CITY, ROMA
from romanum.games.imperium.data.hexes import HEXES_OF, PLACE_IDS
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.powers.distances import highest_roller
from romanum.games.imperium.rules.powers.grain import symbols
from romanum.games.imperium.state.control import city_strength
from romanum.games.imperium.state.errands import FarthestPowers, GrainCheck, LookForWinners, Reckoning, Trespass
from romanum.games.imperium.state.position import ACTIVE, INACTIVE, NEUTRAL, NOBODY, PEOPLE
from rules import rule

from .builder import Table, position

HIBERNIA = PROVINCE_BY_ID["hibernia"]


def hungry() -> Table:
    """Caesar holds Roma and no Province with grain; it is the second month."""
    t = position(scenario=6, cities={"roma": "caesar"})
    t.g.month = t.g.first_month + 1
    for city, owner in enumerate(t.g.city_of):
        if owner == t.power("caesar") and city != ROMA:
            t.g.city_of[city] = t.power("pompey")
    return t


@rule("5.3b")
def test_equals_roll_until_one_is_higher() -> None:
    t = position(scenario=6).roll(4, 4, 2, 5)
    assert highest_roller(t.g, [0, 1], "5.3b") == 1


@rule("22.2.2a")
def test_nobody_checks_for_grain_in_the_first_month() -> None:
    t = hungry()
    t.g.month = t.g.first_month
    t.push(GrainCheck())
    assert not t.events("grain")


@rule("22.2.2b", "22.2.3a", "22.2.3b")
def test_without_wheat_five_or_less_is_a_rebellion() -> None:
    calm = hungry().roll(6).push(GrainCheck())
    assert calm.holder("roma") == "caesar"
    t = hungry().stop_at(Reckoning).roll(5).push(GrainCheck())
    worth = dict(t.g.setting.capitals)[ROMA]
    assert t.holder("roma") == "capital-rebels"
    assert t.g.morale[t.power("caesar")] == 100 - worth - 10
    assert city_strength(t.g, ROMA) == 2


@rule("22.2.1c")
def test_the_wheat_of_chersonesus_is_for_constantinople_alone() -> None:
    t, chersonesus = position(scenario=6), PROVINCE_BY_ID["chersonesus"]
    assert symbols(t.g, chersonesus, ROMA) == 0
    assert symbols(t.g, chersonesus, CITY["constantinople"]) == 4


@rule("20.1a", "20.0")
def test_a_minor_power_without_morale_is_an_inactive_neutral() -> None:
    t = position(scenario=3, morale={"rhodus": 0}).stop_at(LookForWinners).push(Reckoning())
    rhodus = t.power("rhodus")
    assert (t.g.standing[rhodus], t.g.bond[rhodus], t.g.chief[rhodus]) == (INACTIVE, NEUTRAL, NOBODY)
    kept = position(scenario=3, morale={"rhodus": 1}).stop_at(LookForWinners).push(Reckoning())
    assert kept.g.standing[kept.power("rhodus")] == ACTIVE


@rule("23.1", "5.2.3c", "5.2.3b")
def test_the_people_of_a_province_that_is_nobodys_wakes_when_it_is_entered() -> None:
    place = PLACE_IDS[HEXES_OF[HIBERNIA][0]]
    t = position({place: "caesar 2 20-10-a"}, scenario=6)
    assert t.g.standing[PEOPLE + HIBERNIA] == INACTIVE
    t.roll(3, 3).push(Trespass(t.stack("caesar", place), HIBERNIA))
    assert t.g.standing[PEOPLE + HIBERNIA] == ACTIVE
    assert t.lord("hibernia") == "people-of-hibernia"
    assert t.asked != ("caesar",)


@rule("5.3d")
def test_the_farthest_is_found_anew() -> None:
    t = position({"a1523": "gallaecian-rebels 2 20-8-c", "a1622": "caesar 1 20-10-a"}, scenario=6)
    rebels = t.power("gallaecian-rebels")
    t.g.standing[rebels] = ACTIVE
    t.g.city_of[:] = [NOBODY] * len(t.g.city_of)
    t.g.city_of[ROMA] = t.power("pompey")
    t.push(FarthestPowers())
    assert t.g.chief[rebels] == t.seat("pompey")
