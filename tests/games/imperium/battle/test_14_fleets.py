"""Chapters 14.6 and 17.2.2: fleets that attack land units, and fleets in a port that is attacked by land."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.battle_table import army, attack, fight, neighbours, told
from games.imperium.builder import GAME, Table, position
from games.imperium.map.test_03_units import units
from games.imperium.naval_voyages import MASSILIA, OFF_MASSILIA
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import LAND_RATIOS, land_result
from romanum.games.imperium.data.cities import CITY, CITY_PROVINCE
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS
from romanum.games.imperium.data.seas import SEA_STEPS
from romanum.games.imperium.rules.battle.odds import odds
from romanum.games.imperium.rules.common.leaders import assign
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.naval.combat.aftermath import refuges
from romanum.games.imperium.state.errands import FleetsLeave, LandCombat, ShipsLost
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import CUTS_GRAIN, GUESTS, INSIDE, SUPPLIED
from romanum.games.imperium.state.position import BARE_PORTS
from rules import rule

NARBO = "a2521"
"""A port city of Narbonensis."""
CORSICA = "a3220"
"""A port without a city."""


def narbo(text: str, **fields: Any) -> Table:
    """Before Narbo, which is Pompey's."""
    return army({NARBO: text}, cities={"narbo": "pompey"}, **fields)


# ---- from the sea


@rule("14.6a")
def test_fleets_attack_land_units_at_their_owners_option() -> None:
    t = army({NARBO: "caesar 2 18-30-b | pompey 1 4-12"}, cities={"narbo": "caesar"})
    attack(t, 6, place=NARBO).play("pompey", "stand")
    assert (told(t)["attack"], told(t)["defence"]) == (9, 4)
    t = army({NARBO: "caesar 2 18-30-b"}, cities={"narbo": "pompey"}).push(LandCombat(0))
    assert not t.g.stack


@rule("14.6a", "14.6c")
def test_they_join_those_ashore_or_not() -> None:
    board = "caesar 2 20-10-b | caesar 2 18-30-b aboard 1 20-10-b | pompey 3 20-10-b"
    t = army({NARBO: board}, cities={"narbo": "caesar"})
    attack(t, 4, place=NARBO).play("caesar", "yes").play("pompey", "stand")
    assert told(t)["attack"] == 40 + 9 + 10
    t = army({NARBO: board}, cities={"narbo": "caesar"})
    attack(t, 4, place=NARBO).play("caesar", "no").play("pompey", "stand")
    assert told(t)["attack"] == 40


@rule("14.6e", "5.8d")
def test_guests_aboard_may_land_too_and_are_ashore_then() -> None:
    """Numidians aboard Pompey's ships in port land with their leader; then nobody is left to land."""
    t = narbo("caesar 3 20-10-b | pompey 3 18-30-b")
    guests = add(t.g, t.power("numidia"), PLACE[NARBO], units("1 20-10-b"), GUESTS | SUPPLIED)
    assign(t.g, t.leader("juba"), guests)
    attack(t, place=NARBO).play("pompey", "keep-in-port", "all")
    assert t.step == "Withdrawal"
    assert not t.g.mark[t.stack("numidia", NARBO)] & GUESTS
    assert t[NARBO].endswith("numidia 1 20-10-b juba")


@rule("14.6e", "10.4.1")
@pytest.mark.parametrize(("guests", "fits"), [("", True), ("2 20-10-b", False)])
def test_ships_full_of_guests_take_nobody_else_aboard(guests: str, fits: bool) -> None:
    t = narbo("caesar 3 20-10-b | pompey 2 18-30-b | pompey 1 4-12")
    if guests:
        add(t.g, t.power("numidia"), PLACE[NARBO], units(guests), GUESTS | SUPPLIED)
    attack(t, place=NARBO).play("pompey", "sail-out")
    assert ("board 4-12" in t.offered("pompey")) is fits


@rule("14.6b")
def test_fleets_off_the_coast_are_not_attacked() -> None:
    t = army({NARBO: "caesar 3 20-10-b | pompey 4 18-30-b"}, cities={"narbo": "caesar"})
    t.push(LandCombat(t.seat("caesar")))
    assert not t.g.stack


@rule("27.1.4b")
def test_fleets_that_cut_off_grain_attack_nobody() -> None:
    t = army({NARBO: "caesar 2 18-30-b | pompey 1 4-12"}, cities={"narbo": "caesar"})
    t.g.mark[t.stack("caesar", NARBO)] |= CUTS_GRAIN
    t.push(LandCombat(t.seat("caesar")))
    assert not t.g.stack


# ---- in port


@rule("14.6d", "14.6i")
def test_fleets_in_a_port_that_is_attacked_go_under_siege() -> None:
    t = attack(narbo("caesar 3 20-10-b | pompey 2 18-30-b"), place=NARBO)
    assert t.offered("pompey") == ["keep-in-port", "sail-out"]
    t.play("pompey", "keep-in-port").play("caesar", "besiege")
    assert t[NARBO] == "caesar 3 20-10-b | pompey inside 2 18-30-b"
    assert is_besieged(t.g, PLACE[NARBO])


@rule("16.3c")
def test_a_port_takes_in_any_number_of_fleets_and_its_city_as_many_legions_as_before() -> None:
    """Narbo has room for four legions, of which thirty fleets take none."""
    t = attack(narbo("caesar 9 20-10-b | pompey 30 18-30-b | pompey 4 20-10-b"), place=NARBO)
    t.play("pompey", "keep-in-port").play("pompey", "enter-siege")
    assert t[NARBO] == "caesar 9 20-10-b | pompey inside 30 18-30-b | pompey inside 4 20-10-b"


@rule("14.6d", "14.3c")
def test_and_defend_it_with_a_quarter_doubled() -> None:
    t = attack(narbo("caesar 3 20-10-b | pompey 2 18-30-b"), 3, place=NARBO)
    t.play("pompey", "keep-in-port").play("caesar", "assault")
    assert told(t)["defence"] == 2 * 9 + 1


@rule("14.6d", "14.6f", "19.1i")
def test_or_they_put_to_sea_and_lose_heart() -> None:
    t = narbo("caesar 3 20-10-b | pompey 2 18-30-b aboard 1 4-12").stop_at(FleetsLeave)
    attack(t, place=NARBO).play("pompey", "sail-out")
    assert (t.waiting.place, t.waiting.power) == (PLACE[NARBO], t.power("pompey"))
    assert t.g.morale[t.power("pompey")] == 95
    assert not any(mark & INSIDE for mark in t.g.mark)
    t.skip()
    assert t.offered("caesar") == ["besiege", "assault"]


@rule("14.6e")
def test_men_aboard_may_land_while_the_fleet_stays() -> None:
    t = attack(narbo("caesar 3 20-10-b | pompey 3 18-30-b aboard 1 20-10-b 1 4-12 pompey"), place=NARBO)
    t.play("pompey", "keep-in-port", "put-ashore 20-10-b", "done")
    assert t[NARBO] == "caesar 3 20-10-b | pompey inside 1 4-12 3 18-30-b pompey | pompey 1 20-10-b"
    t = attack(narbo("caesar 3 20-10-b | pompey 3 18-30-b aboard 1 20-10-b 1 4-12 pompey"), place=NARBO)
    t.play("pompey", "keep-in-port", "all")
    assert t[NARBO] == "caesar 3 20-10-b | pompey inside 3 18-30-b | pompey 1 20-10-b 1 4-12 pompey"


@rule("14.6e", "14.2.1b")
def test_men_and_leaders_may_board_a_fleet_that_leaves() -> None:
    t = narbo("caesar 3 20-10-b | pompey 1 18-30-b | pompey 1 20-10-b 1 4-12 pompey").stop_at(FleetsLeave)
    attack(t, place=NARBO).play("pompey", "sail-out")
    assert t.offered("pompey") == ["board 20-10-b", "board 4-12", "board-leader pompey", "done"]
    t.play("pompey", "board 20-10-b")
    assert t.offered("pompey") == ["board-leader pompey", "done"]
    t.play("pompey", "board-leader pompey").skip()
    assert t[NARBO] == "caesar 3 20-10-b | pompey 1 20-10-b 1 18-30-b pompey | pompey 1 4-12"
    assert t.asked == ("pompey",)
    assert t.step == "Withdrawal"


@rule("3.2a", "14.6e")
def test_when_the_unit_on_top_has_boarded_another_is_turned_up() -> None:
    t = narbo("caesar 3 20-10-b | pompey 1 18-30-b | pompey 1 20-10-b 1 4-12", hidden=True).stop_at(FleetsLeave)
    attack(t, place=NARBO).play("pompey", "sail-out", "board 20-10-b")
    assert t[NARBO] == "caesar 3 20-10-b | pompey 1 20-10-b 1 18-30-b | pompey 1 4-12"
    assert GAME.faults(t.g) == []


@rule("17.2.2c")
def test_when_a_besieged_port_is_assaulted_the_ships_may_get_away() -> None:
    t = narbo("caesar 3 20-10-b | pompey inside 2 18-30-b | pompey inside 1 4-12").stop_at(FleetsLeave)
    attack(t, 4, place=NARBO)
    assert t.offered("pompey") == ["keep-in-port", "sail-out"]
    t.play("pompey", "sail-out")
    assert t.waiting.place == PLACE[NARBO]
    assert t[NARBO].endswith("pompey 2 18-30-b | pompey inside 1 4-12")


@rule("17.2.2c")
def test_not_if_it_is_blockaded() -> None:
    t = narbo("caesar 3 20-10-b | caesar 3 18-30-b | pompey inside 2 18-30-b | pompey inside 1 4-12")
    attack(t, 4, place=NARBO).play("caesar", "no")
    assert t.events("combat")


@rule("14.6g")
def test_beaten_fleets_go_elsewhere_than_those_ashore() -> None:
    t = army({NARBO: "caesar 2 20-10-b | caesar 4 18-30-b | pompey 3 20-10-b"}, cities={"narbo": "caesar"})
    attack(t, 4, place=NARBO).play("caesar", "yes").play("pompey", "stand")
    assert fight(t).wins == 1
    out = neighbours(NARBO)[0]
    t.stop_at(FleetsLeave).play("caesar", f"retreat {out}")
    assert t[out] == "caesar 2 20-10-b"
    assert (t.waiting.place, t.waiting.power) == (PLACE[NARBO], t.power("caesar"))


@rule("14.6h")
def test_a_fleet_lost_counts_a_quarter() -> None:
    """The attackers are wiped out with 20 points; of five fleets the defenders lose all, for 22."""
    t = narbo("caesar 1 20-10-b | pompey inside 5 18-30-b | pompey inside 1 16-10-b")
    attack(t, 6, place=NARBO).play("pompey", "keep-in-port")
    assert told(t)["defence"] == 2 * (22 + 16) + 1


@rule("14.6d", "16.1f")
def test_in_a_port_without_a_city_they_fight() -> None:
    t = army({CORSICA: "caesar 3 20-10-b | pompey 2 18-30-b"})
    t.g.port_of = changed(t.g.port_of, BARE_PORTS.index(PLACE[CORSICA]), t.power("pompey"))
    attack(t, 3, place=CORSICA).play("pompey", "keep-in-port")
    assert told(t)["defence"] == 9 + 1
    assert not is_besieged(t.g, PLACE[CORSICA])


@rule("14.6d", "14.4.2a")
@pytest.mark.parametrize("place", [CORSICA, NARBO])
def test_the_odds_of_an_attack_on_a_port_reckon_with_the_fleets_that_stay_there(place: str) -> None:
    """The chance that is told before the attack is that of the combat that is then fought."""
    board, stated, wins = {place: "caesar 1 4-12 | pompey 3 18-30-b"}, 0.0, []
    for die in range(1, 7):
        t = army(board, cities={"narbo": "pompey"})
        t.g.port_of = changed(t.g.port_of, BARE_PORTS.index(PLACE[CORSICA]), t.power("pompey"))
        seat, before = t.seat("caesar"), t.g.to_json()
        found = odds(t.g, seat, ("attack", PLACE[place]))
        assert found is not None
        assert t.g.to_json() == before
        stated = found.win
        attack(t, die, place=place).play("pompey", "keep-in-port")
        if place == NARBO:
            t.play("caesar", "assault")
        fought = told(t)
        wins.append(land_result(LAND_RATIOS.index(fought["ratio"]), fought["total"]).attacker_wins)
    assert stated == pytest.approx(sum(wins) / 6)


# ---- into plundered ports


def beaten_off(plundered: tuple[str, ...], **board: str) -> tuple[int, ...]:
    """Where Pompey's fleet, beaten off Massilia, finds a port: he has Massilia and, far away, Carthago."""
    t = position(board, scenario=6, cities={"massilia": "pompey", "carthago": "pompey"})
    for city in set(CITY.values()) - {CITY["massilia"], CITY["carthago"]}:
        t.g.city_of[city] = t.power("caesar")
    t.g.port_of = (t.power("caesar"),) * len(t.g.port_of)
    for name in plundered:
        t.g.plunder = changed(t.g.plunder, CITY_PROVINCE[CITY[name]], 2)
    return refuges(t.g, PLACE[OFF_MASSILIA], t.power("pompey"), with_cargo=False)


@rule("24.5c")
def test_a_port_of_a_plundered_province_admits_fleets_with_a_free_way_to_another_port() -> None:
    port = (PLACE[MASSILIA],)
    around = {PLACE_IDS[there]: "caesar 1 18-30-b" for there in SEA_STEPS[PLACE[MASSILIA]]}
    assert beaten_off(()) == beaten_off(("massilia",)) == port
    assert beaten_off((), **around) == port, "a port that was not plundered needs no way on"
    assert beaten_off(("massilia",), **around) == ()
    assert beaten_off(("massilia", "carthago")) == ()


@rule("14.6h", "10.7.4d")
@pytest.mark.parametrize(("ships", "left"), [(2, "1 18-30-b 1 20-10-b"), (1, "")])
def test_who_is_aboard_a_fleet_that_a_combat_on_land_costs_is_lost_with_it(ships: int, left: str) -> None:
    t = army({NARBO: f"caesar {ships} 18-30-b {ships} 20-10-b"})
    fleet = t.stack("caesar", NARBO)
    lose(t.g, fleet, units("1 18-30-b"), "14.5d")
    t.push(ShipsLost((fleet,), t.power("pompey")))
    assert sorted(t.g.units[fleet]) == sorted(units(left) if left else "")
