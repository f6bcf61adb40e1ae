"""Chapter 39: events that move troops, peoples, money and recruits."""

from __future__ import annotations

import pytest

from games.imperium.builder import position
from games.imperium.event_table import HERE, SYRACUSAE, THERE, happens, months, table
from games.imperium.map.test_03_units import units
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY, CITY_PLACE, CITY_PROVINCE, ROMA
from romanum.games.imperium.data.hexes import GRID, LAND, PLACE, PLACE_IDS
from romanum.games.imperium.data.provinces import (
    AREA_IDS,
    AREA_OF,
    PROVINCE_BY_ID,
    PROVINCE_IDS,
)
from romanum.games.imperium.rules.common.leaders import follows
from romanum.games.imperium.rules.common.powers import EVERY_PLAYER
from romanum.games.imperium.rules.events.fortunes import areas_of
from romanum.games.imperium.rules.events.risings import wake_by_scenario
from romanum.games.imperium.rules.events.troops import out_of_reach
from romanum.games.imperium.rules.special.specials import DISLOYAL_UNITS, why_no_attack, why_no_move
from romanum.games.imperium.state.effects import (
    CADRE,
    CRISIS,
    DEVASTATION,
    DISLOYAL,
    DOUBLE_POINTS,
    FEWER_UNITS,
    HARD_TIMES,
    MORE_UNITS,
    NO_POINTS,
    PROSPERITY,
    REVOLT,
    effects,
    expire,
    lasts,
)
from romanum.games.imperium.state.errands import (
    Activated,
    EventsAtMonthEnd,
    LandMovement,
    Provision,
)
from romanum.games.imperium.state.forces import add, stacks_of
from romanum.games.imperium.state.layout import IN_FORCE
from romanum.games.imperium.state.position import ABSENT, ACTIVE, BARBARIAN, CIVILIZED, INACTIVE, PEOPLE
from rules import rule

# ---- troops


@rule("39.2-M")
def test_every_train_of_the_player_loses_a_supply_point() -> None:
    """Numidia is Pompey's client; Egypt, a neutral, is only run by Caesar."""
    t = table({HERE: "caesar 1 20-10-a 1 train-6 1 train-0", THERE: "pompey 1 train-2", "a3628": "numidia 1 train-3"})
    add(t.g, t.power("egypt"), PLACE[SYRACUSAE], units("1 train-4"))
    t.g.chief[t.power("egypt")] = t.seat("caesar")
    happens(t, "M")
    assert (t[HERE], t[THERE]) == ("caesar 1 20-10-a 1 train-0 1 train-5", "pompey 1 train-2")
    assert t[SYRACUSAE] == "egypt 1 train-4"
    happens(t, "M", to="pompey")
    assert (t[THERE], t["a3628"]) == ("pompey 1 train-1", "numidia 1 train-2")


@rule("39.2-N")
def test_every_major_power_loses_a_third_of_its_treasury() -> None:
    t = happens(table(treasury={"caesar": 31, "pompey": 2}), "N")
    assert (t.g.treasury[t.power("caesar")], t.g.treasury[t.power("pompey")]) == (21, 1)


@rule("39.2-R")
def test_two_talents_for_every_ten_combat_points_or_morale() -> None:
    """Two legions, a light unit and a fleet: 62 points, so 12 talents; 5 are there."""
    t = table({HERE: "caesar 2 20-10-a 1 4-12 1 18-30-b"}, treasury={"caesar": 5})
    happens(t, "R")
    assert (t.g.treasury[t.power("caesar")], t.g.morale[t.power("caesar")]) == (0, 93)


@rule("39.2-T")
def test_an_imperator_who_is_not_home_within_three_months_costs_ten_morale() -> None:
    t = table({THERE: "caesar 1 20-10-a caesar"}, cities={"roma": "caesar"}, month="June 49 BC")
    happens(t, "T")
    before = t.g.morale[t.power("caesar")]
    for _ in range(2):
        t.push(EventsAtMonthEnd())
        expire(t.g)
        t.g.month += 1
    assert (t.g.morale[t.power("caesar")], lasts(t.g, CRISIS, t.power("caesar"))) == (before, True)
    t.push(EventsAtMonthEnd())
    assert (t.g.morale[t.power("caesar")], lasts(t.g, CRISIS)) == (before - 10, False)


@rule("39.2-T")
def test_who_comes_home_in_time_loses_nothing() -> None:
    roma = PLACE_IDS[CITY_PLACE[ROMA]]
    t = table({THERE: "caesar 1 20-10-a caesar"}, cities={"roma": "caesar"})
    happens(t, "T")
    t.g.at = changed(t.g.at, t.stack("caesar", THERE), PLACE[roma])
    t.push(EventsAtMonthEnd())
    assert (t.g.morale[t.power("caesar")], lasts(t.g, CRISIS)) == (100, False)


@rule("39.2-T")
def test_no_crisis_without_the_capital() -> None:
    t = table({THERE: "caesar 1 20-10-a caesar"}, cities={"roma": "pompey"})
    assert not happens(t, "T").g.effects


# ---- barbarians, Persia, revolts


@rule("39.2-O")
@pytest.mark.parametrize(("die", "who"), [(1, "barbarians-boiohaemum"), (3, "barbarians-germania-magna")])
def test_an_inactive_barbarian_power_drawn_at_random_wakes(die: int, who: str) -> None:
    t = position(scenario=14, sections=("39",)).stop_at(Activated)
    happens(t, "O", die, to="trajan")
    assert t.waiting.power == t.power(who)
    assert (t.g.standing[t.power(who)], t.g.at_war[t.power(who)]) == (ACTIVE, EVERY_PLAYER)


@rule("39.2-O")
def test_a_barbarian_major_power_is_incursion_enough() -> None:
    t = position(scenario=1, sections=("39",))
    assert t.g.origin[t.power("vercingetorix")] == BARBARIAN
    assert happens(t, "O", to="caesar").step == ""


@rule("39.2-O2")
@pytest.mark.parametrize(
    ("where", "province", "kind"), [(2, "germania-magna", "20-8-c"), (6, "arabia-deserta", "6-16")]
)
def test_raiders_appear_and_the_farthest_power_places_them(where: int, province: str, kind: str) -> None:
    t = table({SYRACUSAE: "caesar 1 20-10-a", "a3628": "pompey 1 20-10-b"})
    happens(t, "O", where, 3)
    people = PEOPLE + PROVINCE_BY_ID[province]
    assert (t.g.standing[people], t.g.cer[people], t.g.rate[people]) == (ACTIVE, 2, 0)
    (chief,) = t.asked
    assert t.g.chief[people] == t.seat(chief)
    sites = t.offered(chief)
    t.play(chief, sites[0], sites[-1], sites[-1])
    name = f"people-of-{province}"
    assert t[sites[0].split()[1]] == f"{name} 1 {kind}"
    assert t[sites[-1].split()[1]] == f"{name} 2 {kind}"
    assert t.game.faults(t.g) == []


@rule("39.2-P")
def test_parthia_wakes_if_it_sleeps() -> None:
    t = table().stop_at(Activated)
    parthia = t.power("parthia")
    t.g.standing[parthia] = INACTIVE
    happens(t, "P")
    assert (t.waiting.power, t.g.standing[parthia]) == (parthia, ACTIVE)
    awake = table()
    awake.g.standing[parthia] = ACTIVE
    assert happens(awake, "P").step == ""


@rule("39.2-P", "2.5")
def test_nobody_stirs_who_stays_out_for_good() -> None:
    t = table()
    parthia = t.power("parthia")
    t.g.standing[parthia], t.g.silent = INACTIVE, 1 << parthia
    wake_by_scenario(t.g, "P")
    happens(t, "P")
    assert (t.g.standing[parthia], t.step) == (INACTIVE, "")


@rule("39.2-P")
def test_a_scenario_may_say_whom_an_event_wakes() -> None:
    t = table().stop_at(Activated)
    t.g.standing[t.power("parthia")] = INACTIVE
    wake_by_scenario(t.g, "O")
    assert t.g.standing[t.power("parthia")] == INACTIVE
    wake_by_scenario(t.g, "P")
    assert t.go_on().waiting.power == t.power("parthia")


@rule("39.2-Q")
def test_the_first_province_with_a_six_revolts() -> None:
    """Caesar rolls for his Provinces in the order of his record; the second one rises with two units."""
    t = table({HERE: "caesar 1 20-10-a", "a3628": "pompey 1 20-10-b"})
    caesar = t.power("caesar")
    own = [int(p) for p in t.g.setting.powers[caesar].provinces if t.g.lord[p] == caesar]
    happens(t, "Q", 5, 6, 2)
    people = PEOPLE + own[1]
    assert [event.facts["dice"] for event in t.g.log or () if event.kind == "revolt"] == [[5, 6, 2]]
    assert lasts(t.g, REVOLT, own[1])
    assert t.g.at_war[people] >> t.seat("caesar") & 1
    (chief,) = t.asked
    place = t.offered(chief)[0]
    t.play(chief, place, place)
    assert t[place.split()[1]] == f"people-of-{PROVINCE_IDS[own[1]]} 2 4-12"
    assert t.g.rate[people] == 0


@rule("39.2-Q")
def test_no_six_no_revolt() -> None:
    t = table()
    caesar = t.power("caesar")
    happens(t, "Q", *[5] * sum(lord == caesar for lord in t.g.lord))
    assert not t.g.effects


@rule("39.2-Q")
def test_a_revolt_is_over_when_no_rebel_is_left() -> None:
    t = table({HERE: "caesar 1 20-10-a", "a3628": "pompey 1 20-10-b"})
    happens(t, "Q", 6, 1)
    (province,) = (effect.subject for effect in effects(t.g, REVOLT))
    chief = t.asked[0]
    t.play(chief, t.offered(chief)[0])
    t.push(EventsAtMonthEnd())
    assert lasts(t.g, REVOLT, province)
    for stack in stacks_of(t.g, PEOPLE + province):
        t.g.units[stack], t.g.at = "", changed(t.g.at, stack, -1)
    t.push(EventsAtMonthEnd())
    assert not lasts(t.g, REVOLT)
    assert t.g.standing[PEOPLE + province] == ABSENT


@rule("39.2-Q")
def test_rebels_of_cultivated_land_are_civilized() -> None:
    t = table({HERE: "caesar 1 20-10-a", "a3628": "pompey 1 20-10-b"})
    happens(t, "Q", 6, 1)
    (province,) = (effect.subject for effect in effects(t.g, REVOLT))
    assert t.g.origin[PEOPLE + province] == CIVILIZED
    assert t.g.at_war[PEOPLE + province] == 1 << t.seat("caesar")


# ---- money and recruits


@rule("39.2-U", "39.2-V")
@pytest.mark.parametrize(("letter", "kind"), [("U", PROSPERITY), ("V", HARD_TIMES)])
def test_good_and_bad_times_for_a_month(letter: str, kind: int) -> None:
    t = happens(table(), letter)
    assert [tuple(effect) for effect in effects(t.g)] == [(kind, t.power("caesar"), 0, t.g.month)]


@rule("39.2-W")
def test_devastation_lasts_for_the_phase() -> None:
    t = happens(table(), "W")
    assert [(effect.kind, effect.until) for effect in effects(t.g)] == [(DEVASTATION, t.g.month)]


@rule("39.2-X")
def test_one_area_may_raise_more_until_the_year_is_over() -> None:
    t = happens(table(month="March 49 BC"), "X")
    assert not t.g.rate[t.power("caesar")] or lasts(t.g, DOUBLE_POINTS)
    area = t.offered("caesar")[-1]
    t.play("caesar", area)
    (effect,) = effects(t.g, MORE_UNITS)
    assert (effect.subject, f"recruit-more {AREA_IDS[effect.value]}") == (t.power("caesar"), area)
    assert effect.until == months("December 49 BC")


@rule("39.2-X", "41.3a")
def test_where_cities_count_one_in_an_area_is_enough_to_name_it() -> None:
    t = table(month="March 49 BC")
    alexandria, caesar = CITY["alexandria"], t.power("caesar")
    area = AREA_OF[CITY_PROVINCE[alexandria]]
    t.g.city_of[alexandria] = caesar
    assert area not in areas_of(t.g, caesar)
    t.g.rules |= IN_FORCE["41"]
    assert area in areas_of(t.g, caesar)


@rule("39.2-X", "39.2-Y")
def test_replacement_points_are_doubled_or_none() -> None:
    t = position(scenario=1, sections=("39",))
    gaul = t.power("vercingetorix")
    t.g.rate = changed(t.g.rate, gaul, 4)
    happens(t, "X", to="vercingetorix")
    assert lasts(t.g, DOUBLE_POINTS, gaul)
    assert not lasts(t.g, MORE_UNITS)
    happens(t, "Y", to="vercingetorix")
    assert lasts(t.g, NO_POINTS, gaul)
    assert not lasts(t.g, FEWER_UNITS)


@rule("39.2-Y")
def test_fewer_units_until_the_year_is_over() -> None:
    t = happens(table(month="September 49 BC"), "Y")
    assert [(e.subject, e.until) for e in effects(t.g, FEWER_UNITS)] == [(t.power("caesar"), months("December 49 BC"))]


@rule("39.2-Z")
@pytest.mark.parametrize("sections", [("39",), ("39", "35")])
def test_a_cadre_matters_only_where_recruits_must_be_trained(sections: tuple[str, ...]) -> None:
    t = position(scenario=6, sections=sections)
    assert t.g.has_rule("35") is ("35" in sections)
    happens(t, "Z")
    assert lasts(t.g, CADRE, t.power("caesar")) is ("35" in sections)


@rule("39.2-S")
def test_disloyal_legions_for_a_month() -> None:
    t = happens(table({HERE: "caesar 1 20-10-a caesar"}), "S")
    assert [(e.subject, e.until) for e in effects(t.g, DISLOYAL)] == [(t.power("caesar"), t.g.month)]


@rule("39.2-S")
def test_units_more_than_twelve_hexes_from_every_leader_defect_halved() -> None:
    """Massilia's hex is near; Syracusae and Carthago are not. Three legions and two light units: one of each stays."""
    t = table({THERE: "caesar 1 20-10-a caesar", SYRACUSAE: "caesar 3 20-10-a 2 4-12", "a3628": "pompey 1 20-10-a"})
    assert GRID.distance(PLACE[THERE], PLACE[SYRACUSAE]) > 12
    happens(t, "S")
    assert t[SYRACUSAE] == "pompey 1 20-10-a 1 4-12"
    assert t[THERE] == "caesar 1 20-10-a caesar"
    assert (t.g.morale[t.power("caesar")], t.g.morale[t.power("pompey")]) == (100 - 16, 100 + 6)


@rule("39.2-S")
def test_twelve_hexes_are_not_too_far() -> None:
    near, far = (
        next(p for p in range(GRID.size) if LAND[p] and GRID.distance(PLACE[THERE], p) == hexes) for hexes in (12, 13)
    )
    t = table({THERE: "caesar 1 20-10-a caesar", PLACE_IDS[near]: "caesar 1 4-12", PLACE_IDS[far]: "caesar 1 4-12"})
    assert out_of_reach(t.g, t.power("caesar")) == (far,)


@rule("39.2-S")
def test_without_another_roman_faction_they_stay() -> None:
    t = position({THERE: "caesar 1 20-10-a caesar", SYRACUSAE: "caesar 3 20-10-a"}, scenario=1, sections=("39",))
    happens(t, "S")
    assert t[SYRACUSAE] == "caesar 3 20-10-a"


@rule("39.2-S")
def test_only_who_stands_with_a_leader_follows() -> None:
    board = {HERE: "caesar 1 20-10-a caesar", THERE: "caesar 1 20-10-a | pompey 1 20-10-b"}
    t = table(board, month="May 49 BC")
    assert follows(t.g, t.stack("caesar", THERE))
    happens(t, "S")
    ours = [follows(t.g, t.stack("caesar", place)) for place in (HERE, THERE)]
    assert (ours, follows(t.g, t.stack("pompey", THERE))) == ([True, False], True)
    assert why_no_move(t.g, t.stack("caesar", HERE)) is None
    assert why_no_move(t.g, t.stack("caesar", THERE)) is DISLOYAL_UNITS
    assert why_no_attack(t.g, t.stack("caesar", THERE), t.power("pompey")) is DISLOYAL_UNITS
    t.stop_at(Provision).push(LandMovement(t.seat("caesar")))
    assert [text for text in t.offered("caesar") if text.startswith("march ")] == [f"march {HERE}"]
