"""Chapter 5.8j-5.8l: allies who part, in one hex and at sea, and who need not be asked about it."""

from __future__ import annotations

import pytest

from games.imperium.battle_table import MEDIOLANUM, attack
from games.imperium.builder import GAME, Table, position
from games.imperium.map.test_03_units import units
from games.imperium.talks_table import HERE, SYRACUSAE, THERE, finish
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.hexes import DEEP, LAND, PLACE, PLACE_IDS, PROVINCE, WATER
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.seas import COASTAL
from romanum.games.imperium.rules.common.leaders import assign
from romanum.games.imperium.rules.common.powers import ally, is_enemy
from romanum.games.imperium.rules.diplomacy.lapsed_alliances import Disembarking, Parting, nearest_land
from romanum.games.imperium.state.errands import Negotiation
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import GUESTS, HELD, INSIDE, SUPPLIED
from romanum.games.imperium.state.position import DEAD
from rules import rule

# ---- parting


def former(board: dict[str, str]) -> Table:
    """Caesar and Pompey were allied last month."""
    t = position(board, scenario=6, month="May 49 BC")
    caesar, pompey = t.seat("caesar"), t.seat("pompey")
    t.g.lapsed = changed(changed(t.g.lapsed, caesar, 1 << pompey), pompey, 1 << caesar)
    return t


@rule("5.8j")
def test_former_allies_in_one_hex_may_stay_at_peace() -> None:
    t = finish(former({HERE: "caesar 1 20-10-a | pompey 1 20-10-b"}).push(Negotiation()))
    first = t.asked[0]
    t.play(first, "yes").play("pompey" if first == "caesar" else "caesar", "yes")
    assert t.g.truces[t.seat("caesar")] == 1 << t.seat("pompey")


@rule("5.8j")
def test_all_hear_of_an_alliance_that_was_not_renewed() -> None:
    """Even of allies who share no hex and are asked nothing; whoever renews is not told of."""
    t = finish(former({HERE: "caesar 1 20-10-a", SYRACUSAE: "pompey 1 20-10-b"}).push(Negotiation()))
    assert {*t.events("alliance-lapses")[0].facts.values()} == {"caesar", "pompey"}
    again = former({HERE: "caesar 1 20-10-a", SYRACUSAE: "pompey 1 20-10-b"}).push(Negotiation())
    again.play("pompey", "talk caesar", "offer-alliance", "propose").play("caesar", "agree pompey")
    assert not finish(again).events("alliance-lapses")


@rule("5.8j")
def test_one_no_is_enough_for_war() -> None:
    t = finish(former({HERE: "caesar 1 20-10-a | pompey 1 20-10-b"}).push(Negotiation()))
    t.play(t.asked[0], "no")
    assert not any(t.g.truces)
    assert is_enemy(t.g, t.power("caesar"), t.power("pompey"))


@rule("5.8j")
def test_nobody_is_asked_who_shares_no_hex_or_has_agreed_already() -> None:
    assert (
        finish(former({HERE: "caesar 1 20-10-a", THERE: "pompey 1 20-10-b"}).push(Negotiation())).step != "PartInPeace"
    )
    t = former({HERE: "caesar 1 20-10-a | pompey 1 20-10-b"}).push(Negotiation())
    t.play("caesar", "talk pompey", "offer-truce", "propose").play("pompey", "agree caesar")
    assert finish(t).step != "PartInPeace"
    assert t.g.truces[t.seat("caesar")] == 1 << t.seat("pompey")


@rule("5.8j")
@pytest.mark.parametrize("peace", [True, False])
def test_behind_the_walls_of_a_former_ally_one_stays_in_peace_alone(peace: bool) -> None:
    """Pompey's men are besieged beside Caesar's in his city, by rebels of Gaul."""
    t = former({"a3117": "caesar inside 2 20-10-a city | pompey inside 1 20-10-b | gallic-rebels 4 20-8-c"})
    t.g.at_war = changed(t.g.at_war, t.power("gallic-rebels"), 0b11)
    t = finish(t.push(Negotiation()))
    t.play(t.asked[0], "yes" if peace else "no")
    if peace:
        t.play(t.asked[0], "yes")
    assert bool(t.g.mark[t.stack("pompey", "a3117")] & INSIDE) is peace
    t.g.lapsed, t.g.truces = (0,) * len(t.g.lapsed), (0,) * len(t.g.truces)
    t.push(Parting())
    assert not t.g.mark[t.stack("pompey", "a3117")] & INSIDE
    assert t.g.mark[t.stack("caesar", "a3117")] & INSIDE


COAST = next(PLACE_IDS[p] for p in range(2772) if LAND[p] and WATER[p] and PROVINCE[p] == PROVINCE_BY_ID["sicilia"])
DEEP_SEA = next(p for p in range(2772) if DEEP[p])
SHALLOWS = next(p for p in range(2772) if COASTAL[p] and not LAND[p])


def aboard(where: str) -> Table:
    """Two of Pompey's legions aboard two of Caesar's three fleets."""
    t = former({where: "caesar 3 18-30-b"})
    add(t.g, t.power("pompey"), PLACE[where], units("2 20-10-b"), GUESTS)
    return t


@rule("5.8k", "5.8l")
def test_guests_who_part_in_peace_are_put_ashore_and_no_ship_is_lost() -> None:
    t = finish(aboard(COAST).push(Negotiation()))
    first = t.asked[0]
    t.play(first, "yes").play("pompey" if first == "caesar" else "caesar", "yes")
    assert t[COAST] == "caesar 3 18-30-b | pompey 2 20-10-b"
    assert t.g.mark[t.stack("pompey", COAST)] == 0


@rule("5.8k", "5.8l")
def test_else_the_ships_that_carry_them_are_lost_and_they_stand_ashore_without_moving() -> None:
    t = finish(aboard(COAST).push(Negotiation()))
    t.play(t.asked[0], "no")
    assert t[COAST] == "caesar 1 18-30-b | pompey 2 20-10-b"
    assert t.g.mark[t.stack("pompey", COAST)] == HELD
    assert t.g.morale[t.power("caesar")] == 100 - 8


@rule("5.8l")
@pytest.mark.parametrize(("die", "drown"), [(3, True), (4, False)])
def test_far_out_at_sea_a_die_decides(die: int, drown: bool) -> None:
    where = PLACE_IDS[DEEP_SEA]
    t = finish(aboard(where).push(Negotiation()).roll(die))
    t.play(t.asked[0], "no")
    assert t[where] == "caesar 1 18-30-b"
    shore = PLACE_IDS[nearest_land(DEEP_SEA)]
    assert t[shore] == ("" if drown else "pompey 2 20-10-b")
    assert t.game.faults(t.g) == []


@rule("5.8k", "18.2e")
@pytest.mark.parametrize("die", [3, 4])
def test_a_leader_aboard_the_ships_that_are_lost_shares_the_fate_of_the_guests(die: int) -> None:
    """Caesar is aboard the only ship: nobody else is there to take him off."""
    where, shore = PLACE_IDS[DEEP_SEA], PLACE_IDS[nearest_land(DEEP_SEA)]
    t = former({where: "caesar 1 18-30-b caesar"})
    add(t.g, t.power("pompey"), DEEP_SEA, units("1 20-10-b"), GUESTS)
    t = finish(t.push(Negotiation()).roll(die))
    t.play(t.asked[0], "no")
    assert (t[where], t[shore]) == ("", "" if die == 3 else "caesar caesar | pompey 1 20-10-b")
    assert (t.g.leader_in[t.leader("caesar")] == DEAD) is (die == 3)
    assert t.game.faults(t.g) == []


@rule("5.8k")
def test_a_leader_goes_over_to_ships_that_are_left() -> None:
    t = former({PLACE_IDS[DEEP_SEA]: "caesar 2 18-30-b caesar"})
    add(t.g, t.power("pompey"), DEEP_SEA, units("1 20-10-b"), GUESTS)
    t = finish(t.push(Negotiation()).roll(1))
    t.play(t.asked[0], "no")
    assert t[PLACE_IDS[DEEP_SEA]] == "caesar 1 18-30-b caesar"


@rule("5.8k", "5.8l")
def test_whoever_else_was_aboard_comes_ashore_too_and_harms_no_other_ship() -> None:
    """Otho's only ship carries men of Vitellius' and of his friend Vespasian's; Galba's ships beside it stay."""
    t = position({COAST: "otho 1 18-30-b | galba 2 18-30-b"}, scenario=12, month="May AD 69")
    otho, vitellius, vespasian = (t.seat(name) for name in ("otho", "vitellius", "vespasian"))
    ally(t.g, otho, vespasian)
    for name in ("vespasian", "vitellius"):
        add(t.g, t.power(name), PLACE[COAST], units("1 4-12"), GUESTS)
    t.g.lapsed = changed(changed(t.g.lapsed, otho, 1 << vitellius), vitellius, 1 << otho)
    t.push(Disembarking())
    assert sorted(t[COAST].split(" | ")) == ["galba 2 18-30-b", "vespasian 1 4-12", "vitellius 1 4-12"]
    assert not any(mark & GUESTS for mark in t.g.mark)


@rule("5.8l", "18.2e")
def test_a_captive_drowns_with_his_guards() -> None:
    t = former({PLACE_IDS[DEEP_SEA]: "caesar 1 18-30-b"})
    guests = add(t.g, t.power("pompey"), DEEP_SEA, units("1 20-10-b"), GUESTS)
    assign(t.g, t.leader("antony"), guests)
    t.g.captor = changed(t.g.captor, t.leader("antony"), t.power("pompey"))
    t = finish(t.push(Negotiation()).roll(1))
    t.play(t.asked[0], "no")
    assert t.g.leader_in[t.leader("antony")] == DEAD
    assert t.game.faults(t.g) == []


@rule("5.8l")
def test_in_coastal_waters_without_land_nobody_drowns() -> None:
    where, shore = PLACE_IDS[SHALLOWS], PLACE_IDS[nearest_land(SHALLOWS)]
    t = finish(aboard(where).push(Negotiation()))
    t.play(t.asked[0], "no")
    assert (t[where], t[shore]) == ("caesar 1 18-30-b", "pompey 2 20-10-b")
    assert t.g.mark[t.stack("pompey", shore)] == HELD


@rule("5.8j")
def test_an_alliance_that_runs_out_concerns_its_players() -> None:
    match = GAME.new("four-emperors", 3, seed=1)
    g = match.position
    match.prefer(0, "negotiation", "concerned")
    g.lapsed = (0b10, 0b01, *g.lapsed[2:])
    assert match.unwanted is None
    g.allies = (0b10, 0b01, *g.allies[2:])
    assert match.unwanted == 0


# ---- battle among former allies


@rule("5.8j", "14.3a")
@pytest.mark.parametrize(("came", "walls"), [("", False), ("caesar", True), ("pompey", True)])
def test_who_is_attacked_by_those_beside_him_has_no_walls_between_them(came: str, walls: bool) -> None:
    """In Pompey's city; whoever came there this month has not stood beside the other."""
    t = former({MEDIOLANUM: "caesar 3 20-10-a | pompey 2 20-10-b city"})
    t.g.city_of[CITY["mediolanum"]] = t.power("pompey")
    for name in ("caesar", "pompey"):
        stack = t.stack(name, MEDIOLANUM)
        t.g.mark[stack] |= SUPPLIED
        t.g.came[stack] = PLACE["a3016"] if name == came else -1
    attack(t, place=MEDIOLANUM)
    offered = t.offered("pompey")
    assert "stand" in offered
    assert any(text.startswith("retreat") for text in offered)
    assert ("enter-siege" in offered) is walls


@rule("5.8j")
def test_others_who_stand_in_one_hex_have_walls() -> None:
    t = position({MEDIOLANUM: "caesar 3 20-10-a | pompey 2 20-10-b city"}, scenario=6, month="May 49 BC")
    t.g.city_of[CITY["mediolanum"]] = t.power("pompey")
    t.g.mark[:] = [SUPPLIED] * len(t.g.mark)
    assert "enter-siege" in attack(t, place=MEDIOLANUM).offered("pompey")
