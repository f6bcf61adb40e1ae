"""Chapters 31, 35, 36 and 24.3: reformed legions, training, archers, and land that one has plundered oneself."""

from __future__ import annotations

import pytest

from games.imperium.battle_table import FIELD
from games.imperium.builder import Table, position
from games.imperium.mobilization_table import RICH, draft, finish, mobilizing, raise_in
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import AREA, PROVINCE_BY_ID
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.battle.fight import ATTACKER, Fight
from romanum.games.imperium.rules.battle.parties import shooters
from romanum.games.imperium.rules.battle.strengths import Part, missiles
from romanum.games.imperium.rules.battle.veterans import green
from romanum.games.imperium.rules.march.interceptors import companions
from romanum.games.imperium.rules.mobilization.trainees import needs_training
from romanum.games.imperium.rules.turn.month_end import NextMonth
from romanum.games.imperium.state.effects import CADRE, FEWER_UNITS, MORE_UNITS, PLAGUE, REVOLT, begin
from romanum.games.imperium.state.errands import GameTurn, LandMovement
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.marks import RAW, RAWER
from romanum.games.imperium.state.position import CIVILIZED
from romanum.games.imperium.state.rosters import LETTER, called
from rules import rule

ROMA, PISAE, MOGUNTIACUM, ARGENTORATUM = "a3621", "a3319", "a2812", "a2813"
SPRING = "March AD 70"


def germania(board: str = "vitellius 1 20-10-a", month: str = SPRING) -> Table:
    """Vitellius with a veteran at Moguntiacum, in an area of CER A, where training is needed."""
    return mobilizing({MOGUNTIACUM: board}, scenario=12, month=month)


def marks(t: Table, place: str) -> list[tuple[str, int]]:
    return sorted((" ".join(called(t.g.units[s])), t.g.mark[s]) for s in stacks_at(t.g, PLACE[place]))


# ---- training


@rule("35.0a")
def test_heavy_units_of_romans_and_civilized_powers_are_trained_and_nobody_else() -> None:
    t = position({}, scenario=11)
    kinds = ("20-10-a-new", "16-9-a-new", "30-16-a-new", "20-8-c-new", "4-12-new", "6-16-new", "train-6")
    herod = t.power("herod-agrippa")
    assert [needs_training(t.g, herod, KIND_BY_ID[name]) for name in kinds] == [True] * 3 + [False] * 4
    assert not needs_training(t.g, t.power("nabataea"), KIND_BY_ID["16-9-a-new"])
    assert not needs_training(position({}, scenario=6).g, 0, KIND_BY_ID["20-10-a-new"])


@rule("35.0b")
def test_a_trained_unit_is_unseasoned_too() -> None:
    t = germania()
    raise_in(t, "vitellius", "germania-superior", f"raise 20-10-a-new {MOGUNTIACUM}")
    assert finish(t)[MOGUNTIACUM] == "vitellius 1 20-10-a 1 20-10-a-new"


@rule("35.1a")
@pytest.mark.parametrize(
    ("trainer", "able"), [("16-10-a", True), ("20-10-a-new", False), ("30-16-a", False), ("24-10-a", True)]
)
def test_a_veteran_of_the_same_symbol_trains(trainer: str, able: bool) -> None:
    t = germania(f"vitellius 1 {trainer}")
    offered = raise_in(t, "vitellius", "germania-superior").offered("vitellius")
    assert (f"raise 20-10-a-new {MOGUNTIACUM}" in offered) == able


@rule("35.1b")
@pytest.mark.parametrize(("trainer", "kind", "talents"), [("c", "a", 2), ("b", "a", 1), ("a", "b", 0), ("c", "c", 0)])
def test_a_trainer_of_lower_rating_costs_a_talent_a_level(trainer: str, kind: str, talents: int) -> None:
    t = germania(f"vitellius 1 16-10-{trainer}")
    raise_in(t, "vitellius", "germania-superior", f"raise 20-10-{kind}-new {MOGUNTIACUM}")
    finish(t)
    assert RICH - t.g.treasury[t.power("vitellius")] == 8 + talents


@rule("35.1c")
def test_trainer_and_recruits_stay_in_the_city_for_the_month() -> None:
    t = germania("vitellius 3 20-10-a")
    raise_in(t, "vitellius", "germania-superior", *[f"raise 20-10-a-new {MOGUNTIACUM}"] * 2)
    assert t.refused("vitellius", f"raise 20-10-a-new {ARGENTORATUM}").code in ("no-trainer", "limit-reached")
    finish(t)
    assert marks(t, MOGUNTIACUM) == [("1 x 20-10 (A) 2 x 10-10 (A)", RAW), ("2 x 20-10 (A)", 0)]
    t.stop_at(GameTurn).push(NextMonth())
    assert marks(t, MOGUNTIACUM) == [("3 x 20-10 (A) 2 x 10-10 (A)", 0)]


@rule("35.1c", "12.4a")
def test_they_do_not_go_along_to_intercept() -> None:
    t = mobilizing({MOGUNTIACUM: "vitellius 2 20-10-a caecina"}, scenario=12, month=SPRING)
    raise_in(t, "vitellius", "germania-superior", f"raise 20-10-a-new {MOGUNTIACUM}")
    finish(t)
    assert [called(t.g.units[s]) for s in companions(t.g, t.seat("vitellius"), t.leader("caecina"))] == [
        ["1 x 20-10 (A)"]
    ]


@rule("35.1c")
def test_no_trainer_elsewhere_helps() -> None:
    t = germania()
    offered = raise_in(t, "vitellius", "germania-superior").offered("vitellius")
    assert f"raise 20-10-a-new {ARGENTORATUM}" not in offered
    assert f"raise-raw 20-10-a-new {ARGENTORATUM}" in offered


@rule("35.1d")
def test_without_a_trainer_a_unit_stays_for_two_months() -> None:
    t = germania()
    raise_in(t, "vitellius", "germania-superior", f"raise-raw 20-10-a-new {ARGENTORATUM}")
    finish(t)
    seen = [marks(t, ARGENTORATUM)[0][1]]
    for _ in range(2):
        t.stop_at(GameTurn).push(NextMonth())
        t.g.stack.clear()
        seen.append(marks(t, ARGENTORATUM)[0][1])
    assert seen == [RAWER, RAW, 0]


@rule("35.1d")
def test_raw_units_do_not_march() -> None:
    t = germania()
    raise_in(t, "vitellius", "germania-superior", f"raise-raw 20-10-a-new {ARGENTORATUM}")
    finish(t).push(LandMovement(t.seat("vitellius")))
    assert f"march {ARGENTORATUM}" not in t.offered("vitellius")
    assert f"march {MOGUNTIACUM}" in t.offered("vitellius")


@rule("39.2-Z")
def test_with_an_active_cadre_nobody_needs_training() -> None:
    t = germania()
    t.g.stack.clear()
    begin(t.g, CADRE, t.power("vitellius"), until=t.g.month)
    raise_in(draft(t), "vitellius", "germania-superior", f"raise 20-10-a-new {ARGENTORATUM}")
    assert marks(finish(t), ARGENTORATUM) == [("1 x 10-10 (A)", 0)]


# ---- reformed legions


@rule("31a", "31b")
@pytest.mark.parametrize(("scenario", "learnt"), [(6, True), (25, False)])
def test_reformed_legions_never_learn_and_all_others_do(scenario: int, learnt: bool) -> None:
    name, other = ("caesar", "pompey") if scenario == 6 else ("constantine", "maxentius")
    t = position({FIELD: f"{name} 1 20-10-a-new 1 16-9-a-new 1 4-12-new | {other} 1 20-10-a"}, scenario=scenario)
    own = (t.stack(name, FIELD),)
    fight = Fight(PLACE[FIELD], own, t.power(name), t.power(other), t.seat(name), t.seat(other))
    legion = LETTER[KIND_BY_ID["20-10-a-new"]]
    found = green(t.g, fight, ATTACKER)
    assert (legion in found) == learnt
    assert len(found) == 2 + learnt


@rule("31a")
def test_new_legions_come_on_their_lower_side() -> None:
    t = mobilizing({"a2413": "constantine 1 20-10-a"}, scenario=25, month="March AD 307")
    raise_in(t, "constantine", "belgica", "raise 20-10-a-new a2413")
    assert finish(t)["a2413"] == "constantine 1 20-10-a 1 20-10-a-new"


# ---- archers


def east(scenario: int) -> Table:
    """The East raises units in Thracia, with two of each type."""
    name = "the-east" if scenario == 33 else "valens"
    month = "March AD 408" if scenario == 33 else "March AD 378"
    t = mobilizing(scenario=scenario, month=month)
    return raise_in(t, name, "thracia")


@rule("36a")
def test_romans_take_either_kind_within_both_limits_together() -> None:
    t = east(33)
    t.play("the-east", *["raise m4-12-new b5216"] * 3, "raise 4-12-new b5216")
    assert t.refused("the-east", "raise 4-12-new b5016").code == "limit-reached"
    assert t.refused("the-east", "raise m4-12-new b5016").code == "limit-reached"
    t.play("the-east", "raise m6-16-new b5016", "raise 6-16-new b5016")
    finish(t)
    assert t["b5216"] == "the-east 1 4-12-new 3 m4-12-new"


@rule("36a")
def test_before_that_each_kind_has_its_own_limit() -> None:
    t = east(30)
    t.play("valens", "raise m4-12-new b5216")
    assert t.refused("valens", "raise m4-12-new b5016").code == "limit-reached"
    assert "raise m6-16-new b5016" not in t.offered("valens")
    t.play("valens", "raise 4-12-new b5216")


@rule("36b")
@pytest.mark.parametrize(("scenario", "points"), [(33, 4 + 4), (30, 4)])
def test_all_light_foot_of_romans_shoots(scenario: int, points: int) -> None:
    name = "the-east" if scenario == 33 else "valens"
    t = position({FIELD: f"{name} 1 4-12 1 m4-12 1 20-10-a"}, scenario=scenario)
    assert missiles([Part(shooters(t.g, t.stack(name, FIELD)))], 0) == points


@rule("36c")
def test_light_units_of_others_are_not_interchangeable() -> None:
    t = mobilizing(scenario=33, month="March AD 408")
    t.g.origin[t.power("the-east")] = CIVILIZED
    raise_in(t, "the-east", "thracia", *["raise m4-12-new b5216"] * 2)
    assert t.refused("the-east", "raise m4-12-new b5216").code == "limit-reached"
    t.play("the-east", "raise 4-12-new b5216")
    t = position({FIELD: "the-east 1 4-12"}, scenario=33)
    t.g.origin[t.power("the-east")] = CIVILIZED
    assert not missiles([Part(shooters(t.g, t.stack("the-east", FIELD)))], 0)


# ---- events


@rule("39.2-X", "39.2-Y", "7.5a")
def test_events_raise_a_limit_of_one_area_or_lower_all() -> None:
    t = mobilizing()
    t.g.stack.clear()
    begin(t.g, MORE_UNITS, t.power("sulla"), AREA["italia"], until=t.g.month)
    raise_in(draft(t), "sulla", "italia", *[f"raise 20-10-a-new {ROMA}"] * 4)
    assert t.refused("sulla", f"raise 20-10-a-new {PISAE}").code == "limit-reached"
    assert finish(t)[ROMA] == "sulla 4 20-10-a-new"
    t = mobilizing()
    t.g.stack.clear()
    begin(t.g, FEWER_UNITS, t.power("sulla"), until=t.g.month)
    raise_in(draft(t), "sulla", "italia", *[f"raise 20-10-a-new {ROMA}"] * 2)
    assert t.refused("sulla", f"raise 20-10-a-new {ROMA}").code == "limit-reached"


# ---- plundered land


@rule("24.3")
def test_nobody_raises_units_where_he_has_plundered_his_own_land() -> None:
    t = mobilizing()
    t.g.stack.clear()
    t.g.ruined = (t.power("sulla"), PROVINCE_BY_ID["sicilia"])
    t.g.ruined_cities = (t.power("sulla"), CITY["pisae"])
    offered = raise_in(draft(t), "sulla", "italia").offered("sulla")
    assert "muster sicilia" not in offered
    assert f"raise 4-12-new {PISAE}" not in offered
    assert f"raise 4-12-new {ROMA}" in offered
    assert f"lay {PISAE}" not in offered


@rule("24.1d")
def test_nobody_raises_units_where_plunder_markers_lie() -> None:
    """Whoever has plundered: Sicilia as a whole, and Pisae alone, have nobody to give."""
    t = mobilizing()
    t.g.stack.clear()
    t.g.plunder = changed(t.g.plunder, PROVINCE_BY_ID["sicilia"], 1)
    t.g.city_plunder = changed(t.g.city_plunder, CITY["pisae"], 1)
    draft(t)
    assert ("muster sicilia" in t.offered("sulla"), "muster macedonia" in t.offered("sulla")) == (False, True)
    offered = raise_in(t, "sulla", "italia").offered("sulla")
    assert f"raise 4-12-new {PISAE}" not in offered
    assert f"raise 4-12-new {ROMA}" in offered
    assert f"lay {PISAE}" not in offered


@rule("39.2-Q", "45.2c")
def test_nor_in_revolt_or_plague() -> None:
    for kind in (REVOLT, PLAGUE):
        t = mobilizing()
        t.g.stack.clear()
        begin(t.g, kind, PROVINCE_BY_ID["italia"], until=t.g.month)
        assert "muster italia" not in draft(t).offered("sulla")


# ---- city by city


@rule("41.3a")
def test_where_cities_count_a_single_city_is_enough() -> None:
    t = mobilizing(cities={"tarraco": "sulla"})
    assert "muster tarraconensis" not in t.offered("sulla")
    t = mobilizing(cities={"tarraco": "sulla"}, sections=("41",))
    raise_in(t, "sulla", "tarraconensis", *["raise 16-10-b-new a2324"] * 2)
    assert not any("a2129" in text for text in t.offered("sulla"))
    raise_in(t, "marius", "tarraconensis", "raise 16-10-b-new a2129")
    finish(t.roll(1, 6) if t.g.order.index(t.seat("sulla")) < t.g.order.index(t.seat("marius")) else t.roll(6, 1))
    assert (t["a2324"], t["a2129"]) == ("sulla 1 16-10-b-new", "marius 1 16-10-b-new")
