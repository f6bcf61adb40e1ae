"""Chapters 5.8d and 5.8e: what allies ask each other for: company, walls, ports, trains and rest."""

from __future__ import annotations

import pytest

from games.imperium.battle_table import MEDIOLANUM, army, attack
from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import DESERT, GRID, LAND, LAND_STEPS, PLACE, PLACE_IDS, PROVINCE, TERRAIN
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.common.powers import ally
from romanum.games.imperium.rules.diplomacy import means
from romanum.games.imperium.rules.diplomacy.lapsed_alliances import host_of
from romanum.games.imperium.rules.supply.trains import sources
from romanum.games.imperium.rules.turn.month_end import EndOfPlayerTurn
from romanum.games.imperium.state.errands import LandMovement, Provision, Replenishment, SupplySegment
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import FORAGED, GUESTS, INSIDE, LENT, SUPPLIED
from romanum.games.imperium.state.position import NOBODY
from rules import rule

HERE = "a2218"
THERE = next(PLACE_IDS[there] for there, river, strait, _ in LAND_STEPS[PLACE[HERE]] if river == NONE and not strait)
SYRACUSAE = PLACE_IDS[CITY_PLACE[CITY["syracusae"]]]
WASTE = next(PLACE_IDS[p] for p in range(GRID.size) if LAND[p] and TERRAIN[p] == DESERT and PROVINCE[p] != NONE)
ALLIES = (("caesar", "pompey"),)


def marching() -> Table:
    """Caesar sets out for a hex where his ally Pompey stands."""
    board = {HERE: "caesar 2 20-10-a", THERE: "pompey 1 20-10-b"}
    t = position(board, scenario=6, month="May 49 BC", allies=ALLIES)
    t.g.mark[t.stack("caesar", HERE)] = SUPPLIED
    t.push(LandMovement(t.seat("caesar"))).play("caesar", f"march {HERE}", "ready")
    return t.play("caesar", f"to {THERE}")


@rule("5.8d")
def test_an_ally_is_asked_before_one_stacks_with_him() -> None:
    t = marching()
    assert t.asked == ("pompey",)
    t.play("pompey", "yes")
    assert t[THERE] == "caesar 2 20-10-a | pompey 1 20-10-b"


@rule("5.8d")
def test_who_is_refused_stays_out() -> None:
    t = marching().play("pompey", "no")
    assert t[THERE] == "pompey 1 20-10-b"
    assert f"to {THERE}" not in t.offered("caesar")
    assert t.refused("caesar", f"to {THERE}").code == "ally-refuses"


@rule("5.8e")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_allys_train_feeds_with_his_leave_alone(answer: str) -> None:
    board = {WASTE: "caesar 1 20-10-a | pompey 1 train-6"}
    t = position(board, scenario=6, allies=ALLIES)
    own = t.stack("caesar", WASTE)
    t.push(Provision(t.seat("caesar"), (own,)))
    assert (t.step, t.asked) == ("GiveLeave", ("pompey",))
    t.roll(6, 6, 6, 6).play("pompey", answer)
    found = sources(t.g, PLACE[WASTE], t.power("caesar"), inside=False)
    assert found == ([PLACE[WASTE]] if answer == "yes" else [])


@rule("5.8e")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_allys_port_feeds_with_his_leave_alone(answer: str) -> None:
    names = dict.fromkeys(("syracusae", "messana", "lilybaeum"), "pompey")
    t = position({SYRACUSAE: "caesar 1 20-10-a"}, scenario=6, cities=names, lords={"sicilia": "pompey"}, allies=ALLIES)
    t.push(Provision(t.seat("caesar"), (t.stack("caesar", SYRACUSAE),)))
    assert (t.step, t.asked) == ("GiveLeave", ("pompey",))
    t.roll(6, 6).play("pompey", answer)
    fed_by_port = t.step == "" and not t.events("foraged")
    assert fed_by_port is (answer == "yes")


@rule("5.8e")
def test_he_is_asked_once_and_not_for_what_nobody_needs() -> None:
    board = {WASTE: "caesar 1 20-10-a | pompey 1 train-6"}
    t = position(board, scenario=6, allies=ALLIES)
    t.push(SupplySegment(t.seat("caesar"))).play("pompey", "always")
    t.g.stack.clear()
    t.push(SupplySegment(t.seat("caesar")))
    assert t.step != "GiveLeave"
    fed = position(board, scenario=6, allies=ALLIES)
    fed.g.mark[fed.stack("caesar", WASTE)] = SUPPLIED
    assert fed.push(SupplySegment(fed.seat("caesar"))).step != "GiveLeave"


@rule("5.8e")
@pytest.mark.parametrize(("answer", "points"), [("yes", 3), ("no", 2)])
def test_trains_rest_in_an_allys_city_with_his_leave(answer: str, points: int) -> None:
    t = position({SYRACUSAE: "caesar 1 train-2"}, scenario=6, cities={"syracusae": "pompey"}, allies=ALLIES)
    t.push(Replenishment()).play("pompey", answer)
    assert t[SYRACUSAE] == f"caesar 1 train-{points}"


@rule("5.8d")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_allys_walls_shelter_with_his_leave(answer: str) -> None:
    """Lepidus is attacked by Antony before Mediolanum, which is Octavian'."""
    t = army(
        {MEDIOLANUM: "antony 6 20-10-a | lepidus 1 20-10-b"}, scenario=9, month="", cities={"mediolanum": "octavian"}
    )
    ally(t.g, t.seat("lepidus"), t.seat("octavian"))
    attack(t, 3, place=MEDIOLANUM, by="antony").play("lepidus", "enter-siege")
    assert t.asked == ("octavian",)
    t.play("octavian", answer)
    inside = bool(t.g.mark[t.stack("lepidus", MEDIOLANUM)] & INSIDE)
    assert inside is (answer == "yes")
    if answer == "no":
        assert "enter-siege" not in t.offered("lepidus")


@rule("5.8g")
def test_fleets_that_carry_others_are_not_given_away() -> None:
    t = position({SYRACUSAE: "caesar 3 18-30-b"}, scenario=6, allies=ALLIES)
    assert means.units_at_hand(t.g, t.seat("caesar"), PLACE[SYRACUSAE])
    add(t.g, t.power("pompey"), PLACE[SYRACUSAE], units("1 20-10-b"), GUESTS)
    assert not means.units_at_hand(t.g, t.seat("caesar"), PLACE[SYRACUSAE])


@rule("5.8k")
def test_guests_who_find_other_friends_beside_them_are_not_put_off() -> None:
    t = position({SYRACUSAE: "caesar 2 18-30-b | pompey 1 18-30-b"}, scenario=6)
    add(t.g, t.power("pompey"), PLACE[SYRACUSAE], units("1 20-10-b"), GUESTS)
    caesar, pompey = t.seat("caesar"), t.seat("pompey")
    t.g.lapsed = changed(changed(t.g.lapsed, caesar, 1 << pompey), pompey, 1 << caesar)
    assert host_of(t.g, t.stack("pompey", SYRACUSAE, GUESTS)) == NOBODY


def lent_in_the_waste(*order: str) -> Table:
    """Pompey's legions, with a train, move for Caesar in his turn; the order of players is this."""
    t = position({WASTE: "pompey 5 20-10-b 7 4-12 1 train-1"}, scenario=6, allies=ALLIES)
    t.g.mark[t.stack("pompey", WASTE)] |= LENT * (t.seat("caesar") + 1)
    t.g.order = tuple(t.seat(name) for name in order)
    t.g.active = t.seat("caesar")
    return t


@rule("5.8c", "13.2a", "13.2e")
def test_how_lent_units_are_fed_and_who_goes_hungry_their_owner_says() -> None:
    t = lent_in_the_waste("caesar", "pompey")
    t.push(Provision(t.seat("caesar"), (t.stack("pompey", WASTE),)))
    assert (t.step, t.asked) == ("Feeding", ("pompey",))
    t.roll(1, 1).play("pompey", "feed")
    assert (t.step, t.asked) == ("Starving", ("pompey",))


@rule("13.0b", "5.8c")
def test_lent_units_that_were_fed_in_this_game_turn_are_not_checked_again() -> None:
    late = lent_in_the_waste("pompey", "caesar")
    late.push(Provision(late.seat("caesar"), (late.stack("pompey", WASTE),)))
    assert late.step == ""
    assert late.g.mark[late.stack("pompey", WASTE)] & SUPPLIED
    early = lent_in_the_waste("caesar", "pompey")
    early.g.mark[early.stack("pompey", WASTE)] |= SUPPLIED | FORAGED
    early.push(EndOfPlayerTurn(early.seat("caesar")))
    assert early.g.mark[early.stack("pompey", WASTE)] & (SUPPLIED | FORAGED) == SUPPLIED | FORAGED
    early.push(SupplySegment(early.seat("pompey"))).play("pompey", "done")
    assert not early.events("drawn")
    early.push(EndOfPlayerTurn(early.seat("pompey")))
    assert not early.g.mark[early.stack("pompey", WASTE)] & SUPPLIED
