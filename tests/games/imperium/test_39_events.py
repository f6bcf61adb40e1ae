"""Chapter 39: the thirty random events."""

from __future__ import annotations

import pytest

from romanum.engine.position import changed
from romanum.games.imperium.data.charts import EVENTS
from romanum.games.imperium.data.cities import CITIES_OF, CITY, CITY_PLACE, ROMA
from romanum.games.imperium.data.hexes import GRID, LAND, PLACE, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.data.provinces import (
    AREA_IDS,
    NEIGHBOURS,
    PROVINCE_BY_ID,
    PROVINCE_IDS,
    STRAIT_NEIGHBOURS,
)
from romanum.games.imperium.rules.events.calamities import LAND_HEXES, raze
from romanum.games.imperium.rules.events.risings import wake_by_scenario
from romanum.games.imperium.rules.events.rolling import HAPPENINGS, letter_of
from romanum.games.imperium.rules.events.troops import out_of_reach
from romanum.games.imperium.state.control import city_at, exists
from romanum.games.imperium.state.effects import (
    CADRE,
    CRISIS,
    DEVASTATION,
    DISLOYAL,
    DOUBLE_POINTS,
    FAMINE,
    FEWER_UNITS,
    HARD_TIMES,
    HARVEST,
    INFECTION,
    MORE_UNITS,
    NO_POINTS,
    PROSPERITY,
    REVOLT,
    SEASON,
    STORMS,
    effects,
    expire,
    lasts,
)
from romanum.games.imperium.state.errands import (
    Activated,
    EventsAtMonthEnd,
    LandMovement,
    LeaderLost,
    PlagueChecks,
    Provision,
    RandomEvents,
    SeasonRoll,
)
from romanum.games.imperium.state.forces import add, stacks_of
from romanum.games.imperium.state.leaders import place_of
from romanum.games.imperium.state.loyalty import follows
from romanum.games.imperium.state.position import ABSENT, ACTIVE, BARBARIAN, CIVILIZED, INACTIVE, PEOPLE, UNBORN
from romanum.games.imperium.state.powers import EVERY_PLAYER
from romanum.games.imperium.state.sieges import is_besieged
from romanum.games.imperium.state.specials import DISLOYAL_UNITS, why_no_attack, why_no_move
from rules import rule

from .builder import Table, position
from .test_03_units import units

HERE, THERE = "a3621", "a3117"
SYRACUSAE = PLACE_IDS[CITY_PLACE[CITY["syracusae"]]]
SICILIA = PROVINCE_BY_ID["sicilia"]


def months(text: str) -> int:
    return int(Month.of(text))


def table(board: dict[str, str] | None = None, **fields: object) -> Table:
    """The civil war between Caesar and Pompey, with random events."""
    return position(board or {}, scenario=6, sections=("39",), **fields)  # type: ignore[arg-type]


def happens(t: Table, letter: str, *dice: int, to: str = "caesar") -> Table:
    """An event befalls a power."""
    t.roll(*dice)
    HAPPENINGS[letter](t.g, t.power(to))
    return t.go_on()


def hex_in(province: str) -> int:
    """The die that draws the first land hex of a Province."""
    return next(n + 1 for n, place in enumerate(LAND_HEXES) if PROVINCE[place] == PROVINCE_BY_ID[province])


# ---- the roll


@rule("39.1a")
def test_period_and_number_of_major_powers_are_added_to_the_dice() -> None:
    """Scenario 6 is of the second period and has two major powers: 1 and 2 are row 3, 4 and 2 are column 6."""
    t = table()
    assert letter_of(t.g, 1, 4) == EVENTS[3 - 2][6 - 2] == "U"
    assert (letter_of(t.g, 6, 4), letter_of(t.g, 4, 6)) == ("Y", "M")


@rule("39.1a", "39.1b")
def test_each_major_power_rolls_and_a_dash_is_nothing() -> None:
    t = table().roll(1, 2, 1, 4).push(RandomEvents())
    assert [event.facts["letter"] for event in t.events("random-event")] == ["-", "U"]
    assert [t.g.chief[effect.subject] for effect in effects(t.g)] == [t.g.order[1]]


def test_every_letter_of_the_table_has_its_event() -> None:
    assert set("".join(EVENTS)) - {"-"} <= set(HAPPENINGS)
    assert len(HAPPENINGS) == 26


# ---- what is learnt, and leaders


@rule("39.2-A")
def test_spies_look_through_one_stack() -> None:
    t = table({HERE: "caesar 1 20-10-a", THERE: "pompey 3 20-10-b pompey"}, hidden=True)
    happens(t, "A")
    assert t.offered("caesar") == [f"look-at pompey {THERE}", "pass"]
    t.play("caesar", f"look-at pompey {THERE}")
    (event,) = t.events("intelligence")
    assert event.secret == {"units": ["3 x 20-10 (B)"], "leaders": ["pompey"]}
    assert event.eyes == (t.seat("caesar"),)


@rule("39.2-A")
def test_where_nothing_is_hidden_there_is_nothing_to_learn() -> None:
    assert happens(table({THERE: "pompey 3 20-10-b"}), "A").step == ""


@rule("39.2-B")
@pytest.mark.parametrize(("die", "dies"), [(5, False), (6, True)])
def test_on_a_six_the_imperator_dies(die: int, dies: bool) -> None:
    t = table({HERE: "caesar 1 20-10-a caesar"}).stop_at(LeaderLost)
    happens(t, "B", die)
    assert t.stopped is dies
    assert not dies or (t.waiting.leader, t.waiting.by, t.waiting.killed) == (t.leader("caesar"), -1, True)


@rule("39.2-C")
def test_on_a_six_another_leader_dies_drawn_at_random() -> None:
    t = table({HERE: "caesar 1 20-10-a caesar antony fabius"}).stop_at(LeaderLost)
    assert not happens(t, "C", 5).stopped
    happens(t, "C", 6, 2)
    others = sorted((t.leader("antony"), t.leader("fabius")))
    assert t.waiting.leader == others[1]


@rule("39.2-D")
@pytest.mark.parametrize(("die", "value"), [(3, 0), (4, 1), (6, 2)])
def test_a_new_leader_stands_with_units_of_the_power(die: int, value: int) -> None:
    t = table({HERE: "caesar 1 20-10-a", THERE: "caesar 1 20-10-a"})
    happens(t, "D", die).play("caesar", f"at {THERE}")
    new = len(t.g.setting.leaders)
    assert (place_of(t.g, new), t.g.leader_value[new], t.g.leader_of[new]) == (PLACE[THERE], value, t.power("caesar"))


@rule("39.2-D")
def test_no_leader_comes_once_the_counters_are_used_up() -> None:
    t = table({HERE: "caesar 1 20-10-a", THERE: "caesar 1 20-10-a"})
    t.g.leader_in = tuple([t.stack("caesar", HERE) if where == UNBORN else where for where in t.g.leader_in])
    assert happens(t, "D", 6).step == ""


# ---- disease, hunger, harvests, disasters


@rule("39.2-E")
def test_pestilence_takes_a_random_third_and_leaves_two_plunder_markers() -> None:
    """Of six units two; the dice draw the last ones first."""
    t = table({SYRACUSAE: "pompey 4 20-10-b 2 4-12 1 train-3"})
    happens(t, "E", 6, hex_in("sicilia"), 7, 6, 5, 4, 3, 2)
    assert t[SYRACUSAE] == "pompey 2 20-10-b 2 4-12 1 train-3"
    assert t.g.plunder[SICILIA] == 2
    assert lasts(t.g, INFECTION, SICILIA)


@rule("39.2-E")
def test_it_is_a_false_alarm_below_a_six_and_where_plague_has_rules_of_its_own() -> None:
    assert not happens(table(), "E", 5).g.effects
    t = position(scenario=6, sections=("39", "45"))
    assert not happens(t, "E").g.effects


@rule("39.2-E2")
def test_in_the_next_game_turn_it_spreads_to_all_around_and_is_over() -> None:
    t = happens(table({HERE: "caesar 3 20-10-a"}), "E", 6, hex_in("sicilia"))
    around = (*NEIGHBOURS[SICILIA], *STRAIT_NEIGHBOURS[SICILIA])
    t.push(PlagueChecks())
    assert not any(t.g.plunder[near] for near in around)
    expire(t.g)
    t.g.month += 1
    t.roll(3, 2).push(PlagueChecks())
    assert all(t.g.plunder[near] == 2 for near in around)
    assert PROVINCE_BY_ID["italia"] in around
    assert not lasts(t.g, INFECTION)


@rule("39.2-F")
@pytest.mark.parametrize(("month", "last"), [("March 49 BC", "August 49 BC"), ("September 49 BC", "August 48 BC")])
def test_famine_lasts_until_the_next_september(month: str, last: str) -> None:
    t = happens(table(month=month), "F", 6, hex_in("sicilia"))
    assert [(e.subject, e.until) for e in effects(t.g, FAMINE)] == [(SICILIA, months(last))]
    assert not happens(table(), "F", 5).g.effects


@rule("39.2-G", "39.2-H")
@pytest.mark.parametrize(("letter", "value"), [("G", -1), ("H", 1)])
def test_a_die_names_the_province_of_the_harvest(letter: str, value: int) -> None:
    t = happens(table(month="June 49 BC"), letter, 2)
    assert [tuple(effect) for effect in effects(t.g)] == [
        (HARVEST, PROVINCE_BY_ID["aegyptus"], value, months("August 49 BC"))
    ]


@rule("39.2-I", "39.2-J")
@pytest.mark.parametrize(
    ("letter", "month", "value", "roll"),
    [
        ("I", "June 49 BC", -1, "November 49 BC"),
        ("I", "September 49 BC", -1, "November 49 BC"),
        ("I", "December 49 BC", 3, "April 48 BC"),
        ("I", "March 49 BC", 3, "April 49 BC"),
        ("J", "September 49 BC", 3, "November 49 BC"),
        ("J", "December 49 BC", -1, "April 48 BC"),
    ],
)
def test_signs_of_the_season_change_the_coming_roll(letter: str, month: str, value: int, roll: str) -> None:
    t = happens(table(month=month), letter)
    assert [tuple(effect) for effect in effects(t.g)] == [(SEASON, -1, value, months(roll))]


@rule("39.2-I")
def test_snow_makes_april_winter() -> None:
    """A 3 is summer in April; with 3 more it is not."""
    t = happens(table(month="March 49 BC"), "I")
    t.g.month += 1
    t.roll(2).push(SeasonRoll())
    snow = t.g.winter
    plain = table(month="April 49 BC").roll(2).push(SeasonRoll())
    assert (snow, plain.g.winter) == (True, False)


@rule("39.2-K")
def test_storms_last_for_the_month() -> None:
    t = happens(table(), "K")
    assert lasts(t.g, STORMS)
    expire(t.g)
    assert not lasts(t.g, STORMS)


@rule("39.2-L")
def test_a_disaster_destroys_a_city_that_is_no_imperial_capital() -> None:
    t = table({SYRACUSAE: "pompey 1 20-10-b city"})
    assert happens(t, "L", 5).step == ""
    happens(t, "L", 6)
    assert "destroy syracusae" in t.offered("caesar")
    assert "destroy roma" not in t.offered("caesar")
    assert t.g.capitals >> ROMA & 1
    t.play("caesar", "destroy syracusae")
    assert not exists(t.g, CITY["syracusae"])
    assert city_at(t.g, PLACE[SYRACUSAE]) == -1
    assert t[SYRACUSAE] == "pompey 1 20-10-b"


@rule("39.2-L")
def test_a_siege_ends_with_its_city_and_ships_on_the_stocks_burn() -> None:
    t = table({SYRACUSAE: "pompey inside 1 20-10-b | caesar 4 20-10-a"}, cities={"syracusae": "pompey"})
    t.g.keels = (t.power("pompey"), PLACE[SYRACUSAE], t.g.month + 2, 1, 0, 0, t.power("pompey"), 5, 9, 1, 0, 0)
    raze(t.g, CITY["syracusae"])
    t.go_on()
    assert not is_besieged(t.g, PLACE[SYRACUSAE])
    assert t.g.keels[1] == 5
    assert t.game.faults(t.g) == []


@rule("39.2-L")
def test_a_province_whose_other_cities_are_held_stays_with_its_lord() -> None:
    t = table(lords={"sicilia": "pompey"})
    for city in CITIES_OF[SICILIA]:
        t.g.city_of[city] = t.power("pompey")
    raze(t.g, CITY["syracusae"])
    assert t.lord("sicilia") == "pompey"


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
