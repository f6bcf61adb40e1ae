"""Chapter 7: what major powers raise, where, for what, and how many."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from games.imperium.mobilization_table import RICH, draft, finish, mobilizing, raise_in, ticked
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import COST, LIMIT
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.data.provinces import AREA
from romanum.games.imperium.data.starts import ACCRUES, BUILDS, MOBILIZES
from romanum.games.imperium.data.units import TYPE_BY_ID
from romanum.games.imperium.game import GAME
from romanum.games.imperium.rules.mobilization.charts import COLUMNS, method, price
from romanum.games.imperium.rules.mobilization.sheets import MOST_LOOKS, MOST_STRUCK
from romanum.games.imperium.rules.turn.month_end import NextMonth
from romanum.games.imperium.state.errands import GameTurn, Mobilization
from romanum.games.imperium.state.position import ACTIVE, CLIENT
from rules import rule

ROMA, PISAE, PERUSIA, NEAPOLIS = "a3621", "a3319", "a3519", "b3921"
CARTHAGO_NOVA, TARRACO, CORDUBA, HISPALIS, EMERITA = "a2129", "a2324", "a1729", "a1530", "a1428"


def spent(t: Table, power: str) -> int:
    return RICH - t.g.treasury[t.power(power)]


# ---- who recruits how


@rule("7.1a", "7.1b")
def test_major_powers_mobilize_or_build_and_minor_ones_restore() -> None:
    t = position({}, scenario=3, month="March 87 BC", lords={"italia": "sulla"})
    names = ("sulla", "mithridates", "armenia")
    assert [method(t.g, t.power(name)) for name in names] == [MOBILIZES, BUILDS, ACCRUES]
    t.g.lost = tuple(units("1 20-9-c") if power == t.power("armenia") else "" for power in range(len(t.g.lost)))
    t.g.standing[t.power("armenia")] = ACTIVE
    t.push(Mobilization())
    assert (t.step, t.offered("armenia")) == ("Restoring", ["restore 20-9-c c6911", "restore 20-9-c c1206", "done"])
    t.play("armenia", "done")
    assert (t.step, "muster italia" in t.offered("sulla")) == ("MobilizationPlans", True)
    t.g.bond[t.power("sulla")] = CLIENT
    assert method(t.g, t.power("sulla")) == ACCRUES


# ---- areas and limits


@rule("7.2a", "7.5a")
def test_italia_raises_three_20_10_in_a_year_and_no_fourth() -> None:
    t = mobilizing()
    raise_in(t, "sulla", "italia", *[f"raise 20-10-a-new {ROMA}"] * 3)
    assert t.refused("sulla", f"raise 20-10-a-new {ROMA}").code == "limit-reached"
    assert LIMIT[0][AREA["italia"]].units == (3, 4, 2, 0, 0, 0, 0, 4)  # type: ignore[union-attr]
    finish(t)
    assert (t[ROMA], ticked(t, "italia", "20-10")) == ("sulla 3 20-10-a-new", 3)


@rule("7.2a", "7.4e")
@pytest.mark.parametrize(("kind", "most"), [("16-10-a-new", 7), ("4-12-new", 2)])
def test_of_lesser_legions_there_are_four_besides_and_of_light_infantry_two(kind: str, most: int) -> None:
    t = mobilizing()
    t.play("sulla", "muster italia")
    for place in (ROMA, ROMA, ROMA, ROMA, PISAE, PISAE, PERUSIA)[:most]:
        t.play("sulla", f"raise {kind} {place}")
    assert t.refused("sulla", f"raise {kind} {NEAPOLIS}").code == "limit-reached"


@rule("7.5b")
def test_ticks_are_erased_when_december_is_over() -> None:
    t = position({}, scenario=3, month="December 87 BC")
    t.g.raised = changed(t.g.raised, 0, 3)
    t.g.levied = changed(t.g.levied, 0, 1)
    t.stop_at(GameTurn).push(NextMonth())
    assert (sum(t.g.raised), sum(t.g.levied)) == (0, 0)


@rule("7.2b")
def test_a_province_without_an_area_raises_a_4_12_a_city_and_one_unit_more() -> None:
    t = mobilizing(lords={"melita": "sulla"}, cities={"melita": "sulla"})
    raise_in(t, "sulla", "melita", "raise 4-12-new b4228")
    assert {"raise 4-12-new b4228", "raise 6-16-new b4228"} <= set(t.offered("sulla"))
    t.play("sulla", "raise 6-16-new b4228")
    assert t.refused("sulla", "raise 4-12-new b4228").rule == "7.5a"
    finish(t)
    assert (t["b4228"], spent(t, "sulla")) == ("sulla 1 4-12-new 1 6-16-new", 1 + 2)


@rule("7.2b", "5.5b")
def test_the_further_unit_may_be_a_4_12_but_no_archer() -> None:
    t = mobilizing(lords={"armenia": "sulla"}, cities={"amida": "sulla", "artaxata": "sulla"})
    assert "raise m6-16-new c6911" not in raise_in(t, "sulla", "armenia").offered("sulla")
    t.play("sulla", "raise 4-12-new c6911", "raise 4-12-new c6911", "raise 4-12-new c1206")
    assert t.refused("sulla", "raise 6-16-new c1206").rule == "7.5a"


@rule("5.6.1e")
def test_forts_of_a_conquered_land_without_cities_raise_auxiliaries_like_cities() -> None:
    t = mobilizing({"a2408": "sulla 1 4-12 fort 4", "a2409": "sulla 1 4-12 fort 3"}, lords={"germania-magna": "sulla"})
    raise_in(t, "sulla", "germania-magna", *[f"raise 4-12-new {place}" for place in ("a2408", "a2408", "a2409")])
    assert t.refused("sulla", "raise 4-12-new a2409").rule == "7.5a"
    finish(t)
    assert (t["a2408"], t["a2409"]) == ("sulla 1 4-12 2 4-12-new", "sulla 1 4-12 1 4-12-new")


@rule("7.3b")
def test_one_province_of_an_area_opens_the_whole_area() -> None:
    lords = {"baetica": "", "lusitania": "", "gallaecia": ""}
    t = mobilizing(lords=lords)
    raise_in(t, "marius", "tarraconensis", *[f"raise 4-12-new {CARTHAGO_NOVA}"] * 4)
    assert not {"muster baetica", "muster lusitania"} & set(t.offered("marius"))
    assert t.refused("marius", f"raise 4-12-new {TARRACO}").code == "limit-reached"


# ---- CER


@rule("7.3c", "7.6a")
def test_units_have_the_rating_of_their_area_and_light_ones_none() -> None:
    t = mobilizing()
    offered = raise_in(t, "marius", "tarraconensis").offered("marius")
    assert f"raise 16-10-b-new {TARRACO}" in offered
    assert f"raise 16-10-a-new {TARRACO}" not in offered
    assert f"raise 4-12-new {TARRACO}" in offered
    t.play("marius", f"lay {TARRACO}")
    finish(t)
    assert t.g.keels[3] == 1


@rule("7.6b")
def test_a_lower_rating_may_be_taken() -> None:
    t = mobilizing()
    raise_in(t, "sulla", "italia", f"raise 20-10-b-new {ROMA}")
    assert finish(t)[ROMA] == "sulla 1 20-10-b-new"


# ---- costs


@rule("7.3a")
def test_a_scenario_has_the_costs_of_its_column() -> None:
    legion = TYPE_BY_ID["20-10"]
    for scenario, talents in ((6, 4), (7, 4), (8, 5), (10, 5)):
        t = position({}, scenario=scenario)
        t.g.month += (2 - t.g.month) % 12
        assert price(t.g, legion) == talents
    assert COST[6] == COST[7] != COST[8] == COST[10]


@rule("7.4a", "6.2a")
def test_units_are_paid_for_in_full_or_not_built() -> None:
    t = mobilizing(treasury={"sulla": 9})
    raise_in(t, "sulla", "italia", f"raise 20-10-a-new {ROMA}", f"raise 16-10-a-new {ROMA}", f"raise 4-12-new {ROMA}")
    assert t.refused("sulla", f"raise 16-10-a-new {ROMA}").code == "too-few-talents"
    finish(t)
    assert t.g.treasury[t.power("sulla")] == 9 - 4 - 3 - 1


@rule("6.2d")
def test_nobody_spends_what_he_does_not_have() -> None:
    t = mobilizing(treasury={"sulla": 3})
    offered = raise_in(t, "sulla", "italia").offered("sulla")
    assert f"raise 16-10-a-new {ROMA}" in offered
    assert f"raise 20-10-a-new {ROMA}" not in offered


@rule("7.4b")
@pytest.mark.parametrize(("month", "talents"), [("March", 4), ("June", 8), ("September", 8), ("December", 8)])
def test_after_march_everything_costs_twice(month: str, talents: int) -> None:
    t = mobilizing(month=f"{month} 86 BC")
    raise_in(t, "sulla", "italia", f"raise 20-10-a-new {ROMA}")
    assert spent(finish(t), "sulla") == talents


@rule("7.4c")
def test_the_first_phase_of_a_scenario_is_never_dear() -> None:
    t = mobilizing(month="September 88 BC", lords={"sicilia": "sulla"})
    raise_in(t, "sulla", "sicilia", "raise 16-10-b-new b4226")
    assert spent(finish(t), "sulla") == 3


@rule("7.4c", "7.4b")
@pytest.mark.parametrize(
    ("begins", "month", "talents"),
    [
        ("June", "June", 4),
        ("June", "September", 8),
        ("April", "June", 4),
        ("July", "September", 4),
        ("July", "December", 8),
    ],
)
def test_the_first_phase_is_the_one_after_the_beginning_and_no_other(begins: str, month: str, talents: int) -> None:
    t = mobilizing(month=f"{month} 86 BC", first_month=int(Month.of(f"{begins} 86 BC")))
    raise_in(t, "sulla", "italia", f"raise 20-10-a-new {ROMA}")
    assert spent(finish(t), "sulla") == talents


# ---- places


@rule("7.4d", "5.6d")
def test_only_in_ones_own_provinces_and_in_cities_that_are_not_besieged() -> None:
    t = mobilizing({PISAE: "sulla inside 1 4-12 | marius 3 20-10-a"}, lords={"sicilia": ""})
    assert not {"muster sicilia", "muster baetica"} & set(t.offered("sulla"))
    offered = raise_in(t, "sulla", "italia").offered("sulla")
    assert f"raise 16-10-a-new {PERUSIA}" in offered
    assert f"raise 16-10-a-new {PISAE}" not in offered


@rule("7.4e")
def test_a_city_takes_two_new_units_and_a_capital_four() -> None:
    t = mobilizing()
    raise_in(t, "sulla", "italia", *[f"raise 16-10-a-new {PISAE}"] * 2)
    assert t.refused("sulla", f"raise 4-12-new {PISAE}").code == "city-full"
    t.play("sulla", *[f"raise 16-10-a-new {ROMA}"] * 4)
    assert t.refused("sulla", f"raise 4-12-new {ROMA}").code == "city-full"


@rule("7.4f")
def test_new_units_are_unseasoned() -> None:
    t = mobilizing()
    raise_in(t, "sulla", "italia", f"raise 20-10-a-new {ROMA}", f"raise 4-12-new {ROMA}")
    assert finish(t)[ROMA] == "sulla 1 20-10-a-new 1 4-12-new"


# ---- counters and substitutes


@rule("7.5c", "5.7b")
def test_no_more_than_the_counters_of_ones_colour() -> None:
    t = mobilizing({ROMA: "sulla 11 20-10-a"})
    raise_in(t, "sulla", "italia", f"raise 20-10-a-new {ROMA}")
    assert t.refused("sulla", f"raise 20-10-a-new {ROMA}").rule == "7.5c"


@rule("7.5f")
def test_a_lesser_legion_goes_against_the_limit_of_a_better_one_at_its_own_price() -> None:
    t = mobilizing()
    places = (ROMA, ROMA, ROMA, ROMA, PISAE)
    raise_in(t, "sulla", "italia", *[f"raise 16-10-a-new {place}" for place in places])
    t.play("sulla", f"raise 20-10-a-new {PISAE}", f"raise 20-10-a-new {PERUSIA}")
    assert t.refused("sulla", f"raise 20-10-a-new {PERUSIA}").code == "limit-reached"
    finish(t)
    assert (spent(t, "sulla"), ticked(t, "italia", "16-10"), ticked(t, "italia", "20-10")) == (5 * 3 + 2 * 4, 4, 3)
    assert not any("16-9" in text for text in raise_in(mobilizing(), "sulla", "italia").offered("sulla"))


@rule("7.5g")
def test_elite_legions_are_never_raised() -> None:
    t = mobilizing({ROMA: "sulla 1 24-10-a"})
    assert not any("24-10" in text for text in raise_in(t, "sulla", "italia").offered("sulla"))


# ---- areas that are shared


def hispania() -> Table:
    """Three players have a Province each of Hispania, which may raise four 4-12."""
    lords = {"tarraconensis": "marius", "baetica": "sulla", "lusitania": "pompeius-strabo"}
    towns = {name: lord for lord, names in {
        "marius": ("tarraco", "carthago-nova"), "sulla": ("corduba", "hispalis"),
        "pompeius-strabo": ("olisipo", "emerita-augusta"),
    }.items() for name in names}  # fmt: skip
    return mobilizing(lords=lords, cities=towns)


@rule("7.5d", "7.5e")
def test_what_one_raises_is_ticked_for_all() -> None:
    t = hispania()
    raise_in(t, "marius", "tarraconensis", *[f"raise 4-12-new {TARRACO}"] * 2)
    raise_in(t, "sulla", "baetica", *[f"raise 4-12-new {CORDUBA}"] * 2)
    finish(t)
    assert (t[TARRACO], t[CORDUBA], ticked(t, "hispania", "4-12")) == ("marius 2 4-12-new", "sulla 2 4-12-new", 4)
    assert [event.facts["place"] for event in t.events("raises-known")] == [CORDUBA, TARRACO]


@rule("7.5e")
@pytest.mark.parametrize(
    ("dice", "raised"), [((2, 5, 4), (1, 2, 1)), ((6, 6, 1, 3, 4), (1, 2, 1)), ((1, 2, 6), (1, 1, 2))]
)
def test_plans_beyond_the_limit_are_divided_evenly_and_dice_decide_the_rest(
    dice: tuple[int, ...], raised: tuple[int, ...]
) -> None:
    t = hispania()
    raise_in(t, "sulla", "baetica", f"raise 4-12-new {CORDUBA}", *[f"raise 4-12-new {HISPALIS}"] * 2)
    raise_in(t, "marius", "tarraconensis", *[f"raise 4-12-new {CARTHAGO_NOVA}"] * 3)
    raise_in(t, "pompeius-strabo", "lusitania", *[f"raise 4-12-new {EMERITA}"] * 3)
    order = [t.seat(name) for name in ("sulla", "marius", "pompeius-strabo")]
    t.g.order = (*order, *(seat for seat in t.g.order if seat not in order))
    finish(t.roll(*dice))
    count = dict.fromkeys(("sulla", "marius", "pompeius-strabo"), 0)
    for name in count:
        own = [stack for stack, power in enumerate(t.g.whose) if power == t.power(name) and t.g.at[stack] >= 0]
        count[name] = sum(len(t.g.units[stack]) for stack in own)
    assert tuple(count.values()) == raised
    assert [RICH - t.g.treasury[t.power(name)] for name in count] == list(raised)
    assert ticked(t, "hispania", "4-12") == 4


@rule("7.5e")
def test_who_wants_less_than_his_share_frees_the_rest_and_of_a_single_unit_dice_decide() -> None:
    t = hispania()
    raise_in(t, "sulla", "baetica", f"raise 4-12-new {CORDUBA}")
    raise_in(t, "marius", "tarraconensis", *[f"raise 4-12-new {CARTHAGO_NOVA}"] * 4)
    finish(t)
    assert (t[CORDUBA], t[CARTHAGO_NOVA]) == ("sulla 1 4-12-new", "marius 3 4-12-new")
    t = hispania()
    t.g.raised = changed(t.g.raised, AREA["hispania"] * COLUMNS + 2, 3)
    raise_in(t, "sulla", "baetica", f"raise 4-12-new {CORDUBA}")
    raise_in(t, "marius", "tarraconensis", f"raise 4-12-new {CARTHAGO_NOVA}")
    first, *_ = [seat for seat in t.g.order if seat in (t.seat("sulla"), t.seat("marius"))]
    finish(t.roll(5, 2))
    assert (t[CORDUBA] == "") == (first == t.seat("marius"))
    assert (t[CARTHAGO_NOVA] == "") == (first == t.seat("sulla"))


# ---- sheets


@rule("7.5e", "4c")
def test_nobody_sees_what_another_writes_before_all_are_done() -> None:
    t = mobilizing()
    raise_in(t, "sulla", "italia", f"raise 20-10-a-new {ROMA}")
    assert set(t.known("marius").plan[: len(t.g.plan) // 6]) == {-9}
    assert t.known("sulla").plan[0] == t.g.plan[0] > 0


@rule("7.3a")
def test_a_player_sees_what_he_has_written() -> None:
    t = mobilizing()
    raise_in(t, "sulla", "italia", *[f"raise 20-10-a-new {ROMA}"] * 2, f"lay {NEAPOLIS}")
    facts = t.g.stack[-1].prompt(t.g, t.seat("sulla")).facts
    told = GAME.words.say("ask-mobilization", facts)
    assert "written: 2 x 10-10 (A), Roma, 1 x 18-30 (A), Neapolis." in told
    assert facts["talents"] == RICH - 11
    assert t.g.stack[-1].prompt(t.g, None).facts["lines"] == []


@rule("7.3a")
def test_lines_are_crossed_out_but_not_for_ever() -> None:
    t = mobilizing()
    raise_in(t, "sulla", "italia", f"raise 20-10-a-new {ROMA}", "cross-out")
    assert t.refused("sulla", "cross-out").code == "nothing-written"
    for _ in range(MOST_STRUCK - 1):
        t.play("sulla", f"raise 4-12-new {ROMA}", "cross-out")
    t.play("sulla", f"raise 4-12-new {ROMA}")
    assert t.refused("sulla", "cross-out").code == "enough-struck"
    assert spent(finish(t), "sulla") == 1


@rule("7.3a")
def test_who_only_looks_around_comes_to_an_end() -> None:
    t = mobilizing()
    for _ in range(MOST_LOOKS // 2):
        t.play("sulla", "muster italia", "muster sicilia")
    assert t.refused("sulla", "muster italia").code == "enough-looks"
    t.play("sulla", "raise 4-12-new b4226", "muster italia")


@rule("7.3a")
def test_next_year_the_same_is_raised_by_one_word() -> None:
    t = mobilizing()
    raise_in(t, "sulla", "italia", *[f"raise 20-10-a-new {ROMA}"] * 2, f"lay {NEAPOLIS}")
    finish(t)
    t.g.raised = (0,) * len(t.g.raised)
    t.g.month += 12
    t.g.treasury[t.power("sulla")] = 8
    draft(t).play("sulla", "again")
    assert t.refused("sulla", "again").code == "nothing-to-repeat"
    finish(t)
    assert (t[ROMA], t.g.treasury[t.power("sulla")], len(t.g.keels)) == ("sulla 4 20-10-a-new", 0, 6)
