"""Special rules, optional rules and powers where a bound or an exception alone decides."""

from __future__ import annotations

import pytest

from games.imperium.battle_table import FIELD, army, attack, told
from games.imperium.builder import position
from games.imperium.naval_voyages import MASSILIA, OFF_MASSILIA, sail, segment
from games.imperium.powers.test_20_defection import fall, without_sextus
from games.imperium.powers.test_37_minor_powers import awake, persia
from games.imperium.powers.test_44_usurpers import USURPER
from games.imperium.sea_battles import HADRIA, sea
from games.imperium.sea_battles import fight as fight_at_sea
from games.imperium.supply.test_13_supply import inland
from games.imperium.talks_table import HERE, talks
from romanum.engine.position import changed
from romanum.games.imperium.data.characters import Helpers
from romanum.games.imperium.data.cities import CITIES_OF, CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import CLEAR, PLACE, PLACE_IDS
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.common.control import exists, province_tax
from romanum.games.imperium.rules.common.leaders import assign, station
from romanum.games.imperium.rules.common.powers import ally, make_client, make_neutral, wake
from romanum.games.imperium.rules.common.sieges import Fort, forts
from romanum.games.imperium.rules.mobilization.taxes import taxes
from romanum.games.imperium.rules.naval.combat.chances import sea_odds
from romanum.games.imperium.rules.naval.combat.losses import Drowning
from romanum.games.imperium.rules.scenario.outcomes import enthrone
from romanum.games.imperium.rules.siege.segment import Spoliation
from romanum.games.imperium.rules.special.chronicle import note_payment, rules_of
from romanum.games.imperium.state.errands import (
    Battle,
    GoOn,
    LandMovement,
    LookForWinners,
    Negotiation,
    Proclaimed,
    Reckoning,
    SupplySegment,
)
from romanum.games.imperium.state.forces import free, stacks_at
from romanum.games.imperium.state.marks import ACTIVE_FORCE, FOUGHT
from romanum.games.imperium.state.position import NOBODY, NONE
from rules import rule

# ---- combat


@rule("2.5")
@pytest.mark.parametrize(("later", "asked"), [(0, False), (1, True)])
def test_helpers_who_came_this_month_come_again_in_the_next(later: int, asked: bool) -> None:
    here, there = "a2412", "a2014"
    board = {here: "the-huns 1 20-8-c attila", there: "aetius 3 20-10-b | the-huns 2 20-8-c"}
    t = army(board, scenario=36, month="May AD 451")
    ((at, _),) = rules_of(t.g, Helpers)
    note_payment(t.g, at, t.power("aetius"))
    t.g.month += later
    attack(t, 4, place=there, by="aetius").play("the-huns", "stand")
    steps = set()
    while not t.events("combat"):
        steps.add(t.step)
        t.play(t.asked[0], t.offered(t.asked[0])[-1])
    assert ("HelpersCalled" in steps) is asked


@rule("2.5")
def test_a_fort_of_dacia_defends_like_the_city_that_it_is() -> None:
    """A level C fort there has a strength of 4."""
    board = {"b4512": "trajan 6 20-10-b | decebalus 1 20-8-c"}
    t = army(board, scenario=13, month="May AD 101")
    t.g.forts += (PLACE["b4512"], t.power("decebalus"), 2, 0)
    attack(t, 1, place="b4512", by="trajan")
    while not t.events("combat"):
        offered = t.offered(t.asked[0])
        t.play(t.asked[0], "stand" if "stand" in offered else offered[-1])
    assert told(t)["defence"] == 20 + 4


@rule("14.1c", "12.4.1e")
def test_interceptors_fight_those_whom_they_met_and_not_others_in_the_hex() -> None:
    t = army({FIELD: "caesar 1 20-10-b | numidia 1 20-9-b | pompey 3 20-10-b pompey"})
    numidia = t.power("numidia")
    make_neutral(t.g, numidia)
    wake(t.g, numidia, 1 << t.seat("pompey"))
    mover = t.stack("numidia", FIELD)
    t.g.mark[mover] |= ACTIVE_FORCE
    t.g.mover = mover
    t.stop_at(GoOn).roll(4).push(Battle(PLACE[FIELD], (t.stack("pompey", FIELD),), met=True))
    assert told(t)["enemy"] == "numidia"


# ---- at sea


@rule("10.7.4a", "10.7.3c")
def test_the_odds_of_a_battle_at_sea_are_those_of_its_six_dice() -> None:
    """Caesar leads the attack: whatever each die brings is foretold, his 3 included."""
    board = {HADRIA: "caesar 8 18-30-b caesar | pompey 8 18-30-b"}
    t = sea(board)
    leaders = (t.leader("caesar"), NONE)
    odds = sea_odds(t.g, PLACE[HADRIA], t.power("caesar"), t.power("pompey"), leaders=leaders)
    assert odds is not None
    foretold = sorted(result.lost for result in odds.results for _ in range(int(result.chance * 6)))
    fought = []
    for die in range(1, 7):
        t = fight_at_sea(sea(board), HADRIA, "caesar", "pompey", die)
        facts = t.events("sea-combat")[0].facts
        fought.append((facts["lost"], facts["enemy_lost"]))
    assert foretold == sorted(fought)


@rule("10.7.4d")
def test_the_first_player_too_picks_who_drowns() -> None:
    t = sea({HADRIA: "caesar 2 18-30-b aboard 1 20-10-b 2 4-12"})
    stack = t.stack("caesar", HADRIA)
    assert t.seat("caesar") == 0
    t.push(Drowning(0, stack, KIND_BY_ID["18-30-b"], t.power("pompey")))
    assert t.offered("caesar") == ["drown 20-10-b", "drown 4-12"]


@rule("10.4.3e")
def test_a_leader_may_stay_aboard_while_his_men_land() -> None:
    t = segment({OFF_MASSILIA: "caesar 2 18-30-b aboard 2 20-10-a antony"}, cities={"massilia": "caesar"})
    sail(t, "caesar", f"sail {OFF_MASSILIA}", f"to {MASSILIA}", f"land {MASSILIA}", "stay-aboard antony", "ready")
    assert "caesar 2 18-30-b antony" in t[MASSILIA]
    assert "caesar 2 20-10-a" in t[MASSILIA]


@rule("38.1c", "10.7.4h")
@pytest.mark.parametrize(("mark", "hunts"), [(0, True), (FOUGHT, False)])
def test_a_fleet_that_has_fought_hunts_nobody(mark: int, hunts: bool) -> None:
    t = segment({"a2920": "pompey 2 18-30-b", OFF_MASSILIA: "caesar caesar"}, "pompey")
    sail(t, "pompey", "sail a2920")
    t.g.mark[t.g.mover] |= mark
    sail(t, "pompey", f"to {OFF_MASSILIA}")
    assert ("hunt caesar" in t.offered("pompey")) is hunts


# ---- powers


@rule("44.1b")
def test_of_two_roman_forts_in_a_hex_the_usurper_has_the_better() -> None:
    t = position({"a2321": "caesar 2 20-10-b fabius"}, scenario=6, sections=("44",))
    t.g.forts = (PLACE["a2321"], t.power("caesar"), 1, 0, PLACE["a2321"], t.power("pompey"), 3, 0)
    t.stop_at(LookForWinners).roll(5).push(Proclaimed(t.leader("fabius")), Reckoning())
    assert list(forts(t.g)) == [Fort(PLACE["a2321"], t.power(USURPER), 3, 0)]


@rule("20.3.2a")
@pytest.mark.parametrize(("captor", "free"), [("octavian", True), ("parthia", False)])
def test_a_captive_of_the_heir_is_free_and_anybody_elses_is_not(captor: str, free: bool) -> None:
    """Menas, a leader of Sextus Pompeius, is kept at Roma."""
    t = without_sextus({"a3621": f"{captor} 1 20-10-a"}, cities={"roma": captor}, lords={"italia": "octavian"})
    menas = t.leader("menas")
    assign(t.g, menas, t.stack(captor, "a3621"))
    t.g.captor = changed(t.g.captor, menas, t.power(captor))
    fall(t)
    assert t.g.leader_of[menas] == t.power("octavian")
    assert (t.g.captor[menas] == NOBODY) is free


@rule("37.5b")
@pytest.mark.parametrize(
    "board",
    [
        {"a3621": "theodosius 9 20-10-a"},
        {"b6212": "theodosius 2 18-30-b aboard 2 20-10-a"},
        {"b6212": "persia 9 20-9-b"},
    ],
)
def test_only_roman_land_units_at_the_border_keep_persia_quiet(board: dict[str, str]) -> None:
    """A 9 wakes it, whoever stands elsewhere, is at sea or is no Roman."""
    assert awake(persia(board, 5, 4), "persia")


@rule("2.5")
def test_a_new_head_where_there_was_none_costs_nobody_his_life() -> None:
    t = position({"a3621": "caesar 1 20-10-a", "b5519": "pompey 1 20-10-a"}, scenario=6)
    power, leader = t.power("egypt"), t.leader("antony")
    t.g.head = changed(t.g.head, power, NONE)
    last = len(t.g.leader_in) - 1
    station(t.g, last, t.power("pompey"), PLACE["b5519"])
    before = t.g.leader_in[last]
    enthrone(t.g, power, leader, PLACE["a3621"])
    assert t.g.leader_in[last] == before
    assert t.g.head[power] == leader


# ---- money, plunder and trains


@rule("41.2a", "6.1a")
def test_where_cities_count_whoever_holds_all_of_a_province_has_all_of_its_taxes() -> None:
    """Sicilia pays 4."""
    sicilia = PROVINCE_BY_ID["sicilia"]
    t = position(scenario=3, lords={"sicilia": ""}, sections=("41",))
    for city in CITIES_OF[sicilia]:
        t.g.city_of[city] = NOBODY
    before = taxes(t.g, t.power("marius"))
    for city in CITIES_OF[sicilia]:
        if exists(t.g, city):
            t.g.city_of[city] = t.power("marius")
    t.g.lord[sicilia] = t.power("marius")
    assert taxes(t.g, t.power("marius")) - before == 4


@rule("24.1a", "24.1e")
def test_a_province_is_plundered_by_the_power_whose_men_hold_it() -> None:
    places = [PLACE_IDS[CITY_PLACE[CITY[name]]] for name in ("syracusae", "messana")]
    t = position(dict.fromkeys(places, "numidia 1 16-9-c city"), scenario=6)
    make_client(t.g, t.power("numidia"), t.power("caesar"))
    t.push(Spoliation(t.seat("caesar"))).play("caesar", "plunder sicilia")
    tax = province_tax(t.g, PROVINCE_BY_ID["sicilia"])
    assert (t.g.morale[t.power("caesar")], t.g.morale[t.power("numidia")]) == (100, 100 + tax)


@rule("13.4.6")
def test_the_train_that_was_named_is_disbanded() -> None:
    one = inland(CLEAR, tilled=True)
    t = position({one: "caesar 1 train-3", FIELD: "caesar 1 train-5"}, scenario=6)
    t.push(SupplySegment(t.seat("caesar"))).play("caesar", f"disband-train {FIELD}")
    assert (t[one], t[FIELD]) == ("caesar 1 train-3", "")


# ---- talks


@rule("5.8g")
def test_all_units_of_a_place_are_given_at_once() -> None:
    t = talks({HERE: "caesar 2 20-10-a 1 4-12"}).play("caesar", "talk pompey", "offer-alliance", f"offer-at {HERE}")
    t.play("caesar", "cede-units", "elsewhere", "propose").play("pompey", "agree caesar")
    assert t[HERE] == "pompey 2 20-10-a 1 4-12"


@rule("5.8g")
def test_nobody_takes_units_that_are_no_longer_there() -> None:
    t = talks({HERE: "caesar 2 20-10-a"}).play("caesar", "talk pompey", "offer-alliance", f"offer-at {HERE}")
    t.play("caesar", "cede-units", "elsewhere", "propose")
    for stack in stacks_at(t.g, PLACE[HERE]):
        free(t.g, stack)
    t.play("pompey", "agree caesar")
    assert not t.g.allies[t.seat("caesar")]


@rule("6.2c")
def test_no_power_sends_talents_to_itself() -> None:
    t = position(scenario=33, players=2, treasury={"stilicho": 9, "the-east": 9})
    offered = t.push(Negotiation()).offered("stilicho")
    assert "fund stilicho the-east 5" in offered
    assert not [text for text in offered if text.startswith("fund stilicho stilicho")]


@rule("5.8c")
def test_the_ally_whose_men_they_are_is_asked_to_lend_them() -> None:
    board = {"a3621": "octavian 1 20-10-a", "a2121": "antony 1 20-10-a", "b5519": "lepidus 1 20-10-a"}
    t = position(board, scenario=9)
    for name in ("antony", "lepidus"):
        ally(t.g, t.seat("octavian"), t.seat(name))
    t.push(LandMovement(t.seat("octavian"))).play("octavian", "borrow b5519")
    assert t.asked == ("lepidus",)
