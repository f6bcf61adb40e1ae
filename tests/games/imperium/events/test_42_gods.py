"""Chapters 42 and 38.3: appeals to the gods before a roll."""

from __future__ import annotations

import inspect

import pytest

from games.imperium.builder import GAME, Table, position
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.cities import CITY, CITY_COUNT, CITY_PLACE, ROMA
from romanum.games.imperium.data.hexes import HEXES_OF, LAND, PLACE, PLACE_IDS
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.common.gods import appeals, favour_of, roll_for
from romanum.games.imperium.rules.common.sieges import Siege, keep_sieges, set_fort
from romanum.games.imperium.rules.events.appeals import answer, has_favourite, is_monotheist
from romanum.games.imperium.state.errands import GrainCheck, PlagueChecks, RandomEvents, SeasonRoll, SiegeResolution
from rules import rule

MEDIOLANUM = "a3117"


def besieged(sections: tuple[str, ...] = ("42",)) -> Table:
    """Pompey's legions in Mediolanum under Caesar's siege: its first month costs a unit on a 1."""
    board = {MEDIOLANUM: "pompey inside 2 20-10-b | caesar 6 20-10-a"}
    t = position(board, scenario=6, cities={"mediolanum": "pompey"}, sections=sections)
    keep_sieges(t.g, [Siege(PLACE[MEDIOLANUM], 0, t.g.month - 1)])
    return t.push(SiegeResolution(t.seat("caesar"))) if "42" in sections else t


@rule("42a")
def test_the_roller_may_appeal_even_out_of_his_turn_and_the_answer_changes_his_roll() -> None:
    """A 5 on the table of polytheists is worth 1: the die of 1 becomes a 2, and nobody dies."""
    t = besieged()
    assert t.asked == ("pompey",)
    t.roll(5, 1).play("pompey", "appeal")
    assert "inside 2 20-10-b" in t[MEDIOLANUM]
    (told,) = t.events("appeal")
    assert (told.facts["die"], told.facts["value"]) == (5, 1)


@rule("42a")
def test_the_gods_may_be_angry() -> None:
    """A 1 is worth -2: a die of 3 becomes a 1."""
    t = besieged().roll(1, 3).play("pompey", "appeal")
    assert "inside 1 20-10-b" in t[MEDIOLANUM]


@rule("42a")
def test_who_does_not_appeal_rolls_as_ever_and_no_favour_is_left_over() -> None:
    t = besieged().roll(1).play("pompey", "pass")
    assert "inside 1 20-10-b" in t[MEDIOLANUM]
    assert not any(t.g.favour)


@rule("42a")
def test_one_appeal_for_one_roll() -> None:
    t = position(scenario=6, sections=("42",))
    power = t.power("caesar")
    assert appeals(t.g, power)
    t.go_on().roll(6, 3, 3).play("caesar", "appeal")
    assert not appeals(t.g, power)
    assert [roll_for(t.g, power), roll_for(t.g, power)] == [3 + TABLES.deity.polytheist[5], 3]


@rule("42a")
def test_where_low_rolls_are_good_the_favour_lowers_them() -> None:
    t = position(scenario=14, sections=("42",))
    power = t.power("trajan")
    appeals(t.g, power)
    t.go_on().roll(5, 4).play("trajan", "appeal")
    assert roll_for(t.g, power, high=False) == 3
    assert favour_of(t.g, power) == 0


@rule("42a")
def test_nobody_is_asked_where_the_rule_is_not_in_force() -> None:
    t = besieged(()).roll(1)
    t.push(SiegeResolution(t.seat("caesar")))
    assert "inside 1 20-10-b" in t[MEDIOLANUM]
    assert not appeals(t.g, t.power("caesar"))


@rule("42a")
def test_before_the_roll_for_bread_too() -> None:
    t = position(scenario=6, sections=("42",))
    t.g.city_of[:] = [t.power("caesar") if city == ROMA else t.power("pompey") for city in range(CITY_COUNT)]
    t.g.month += 1
    t.push(GrainCheck())
    assert (t.step, t.asked) == ("AppealToGods", ("caesar",))


@rule("42a")
def test_a_choice_that_leads_to_a_roll_is_taken_again_after_the_appeal() -> None:
    """Trajan tries to conquer Germania Magna with one great fort: a 5 and 1 for it, and 1 of the gods, is enough."""
    place = next(p for p in HEXES_OF[PROVINCE_BY_ID["germania-magna"]] if LAND[p])
    t = position(scenario=14, sections=("42",))
    set_fort(t.g, place, t.power("trajan"), 4)
    t.push(SiegeResolution(t.seat("trajan"))).play("trajan", "conquer germania-magna")
    t.roll(5, 5).play("trajan", "appeal")
    assert t.lord("germania-magna") == "trajan"


@rule("42.1")
def test_seasons_events_and_the_table_itself_are_beyond_appeal() -> None:
    season = position(scenario=6, month="April 49 BC", sections=("42",)).roll(2).push(SeasonRoll())
    assert season.asked == ()
    events = position(scenario=6, month="March 49 BC", sections=("39", "42")).roll(1, 2, 1, 2).push(RandomEvents())
    assert events.asked == ()
    plague = position(scenario=6, sections=("42", "45"))
    plague.g.plunder = changed(plague.g.plunder, 3, 2)
    assert plague.roll(6, 6).push(PlagueChecks()).asked == ()
    t = besieged().roll(3, 6).play("pompey", "appeal")
    assert t.step != "AppealToGods"


@rule("42.2a")
@pytest.mark.parametrize(
    ("scenario", "power", "one_god"),
    [
        (6, "caesar", False),
        (6, "parthia", False),
        (12, "the-jews", True),
        (14, "jewish-rebels", True),
        (18, "philippus-arabs", True),
        (18, "decius", False),
        (25, "constantine", True),
        (26, "licinius", False),
        (20, "goths-and-heruli", True),
    ],
)
def test_up_to_scenario_27_most_have_many_gods(scenario: int, power: str, one_god: bool) -> None:
    t = position(scenario=scenario, sections=("42",))
    assert is_monotheist(t.g, t.power(power)) is one_god


@rule("42.2a")
def test_each_faith_has_its_table() -> None:
    t = position(scenario=18, sections=("42",))
    many, one = t.power("decius"), t.power("philippus-arabs")
    assert [answer(t.g, many, die) for die in range(1, 7)] == [-2, -1, 0, 0, 1, 1]
    assert [answer(t.g, one, die) for die in range(1, 7)] == [-1, 0, 0, 0, 0, 2]


@rule("42.2b")
@pytest.mark.parametrize(
    ("scenario", "power", "one_god"),
    [
        (28, "constantius-ii", True),
        (29, "julian", False),
        (29, "persia", False),
        (36, "the-huns", False),
        (36, "the-vandals", True),
        (34, "visigoths", True),
    ],
)
def test_from_scenario_28_romans_goths_and_vandals_have_one(scenario: int, power: str, one_god: bool) -> None:
    t = position(scenario=scenario)
    assert is_monotheist(t.g, t.power(power)) is one_god


@rule("38.3")
def test_caesar_and_sextus_are_dear_to_the_gods_while_they_live() -> None:
    """A 5 counts as a 6, and a 6 as a 7."""
    t = position({MEDIOLANUM: "caesar 1 20-10-a caesar"}, scenario=6, sections=("42",))
    assert t.g.has_rule("38")
    caesar, pompey = t.power("caesar"), t.power("pompey")
    assert (answer(t.g, caesar, 6), answer(t.g, pompey, 6)) == (TABLES.deity.polytheist[6], TABLES.deity.polytheist[5])
    t.g.leader_in = changed(t.g.leader_in, t.leader("caesar"), -1)
    assert answer(t.g, caesar, 6) == TABLES.deity.polytheist[5]
    syracusae = PLACE_IDS[CITY_PLACE[CITY["syracusae"]]]
    sicily = position({syracusae: "sextus-pompeius 1 18-30-b sextus-pompeius"}, scenario=9, sections=("42",))
    assert has_favourite(sicily.g, sicily.seat("sextus-pompeius"))


@rule("42a")
def test_no_die_shows_more_than_six_or_less_than_one() -> None:
    t = position(scenario=14, sections=("42",))
    power = t.power("trajan")
    appeals(t.g, power)
    t.go_on().roll(5, 6).play("trajan", "appeal")
    assert roll_for(t.g, power) == 6
    appeals(t.g, power)
    t.go_on().roll(5, 1).play("trajan", "appeal")
    assert roll_for(t.g, power, high=False) == 1


def rollers() -> list[str]:
    """The steps in whose code the gods are asked, and those that lend themselves to stages, menus and errands."""
    kinds = [kind for kind in GAME.steps.values() if "appeals" in inspect.getsource(kind)]
    return [*(kind.__name__ for kind in kinds), "Fight", "Trains", "Spoliation", "Proclaimed"]


@rule("42a")
@pytest.mark.parametrize("roll", rollers())
def test_every_roll_that_the_gods_are_asked_about_is_named(roll: str) -> None:
    said = GAME.words.say("ask-appeal", {"power": "caesar", "roll": roll})
    assert said != GAME.words.say("ask-appeal", {"power": "caesar", "roll": "unknown"})


@rule("42a")
def test_whoever_is_asked_hears_which_roll_it_is() -> None:
    g = besieged().g
    assert g.stack[-1].prompt(g, None).facts["roll"] == "Starved"
