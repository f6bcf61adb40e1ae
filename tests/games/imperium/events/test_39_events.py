"""Chapter 39: the roll for random events; those of leaders, disease, harvests and disasters."""

from __future__ import annotations

import pytest

from games.imperium.builder import position
from games.imperium.event_table import HERE, SICILIA, SYRACUSAE, THERE, happens, hex_in, months, table
from romanum.games.imperium.data.charts import EVENTS
from romanum.games.imperium.data.cities import CITIES_OF, CITY, ROMA
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import (
    NEIGHBOURS,
    PROVINCE_BY_ID,
    STRAIT_NEIGHBOURS,
)
from romanum.games.imperium.rules.common.control import city_at, exists
from romanum.games.imperium.rules.common.leaders import place_of
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.events.calamities import raze
from romanum.games.imperium.rules.events.event_rolls import HAPPENINGS, letter_of
from romanum.games.imperium.state.effects import (
    FAMINE,
    HARVEST,
    INFECTION,
    SEASON,
    STORMS,
    effects,
    expire,
    lasts,
)
from romanum.games.imperium.state.errands import (
    LeaderLost,
    PlagueChecks,
    RandomEvents,
    SeasonRoll,
)
from romanum.games.imperium.state.position import UNBORN
from rules import rule

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
    told = t.events("season")[0]
    assert (told.facts["die"], told.facts["total"]) == (2, 5), "the die is told as it fell"


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
