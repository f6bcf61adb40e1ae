"""Chapter 45: plague: where it breaks out, whom it kills, how it spreads and ends."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NEIGHBOURS, PROVINCE_BY_ID, STRAIT_NEIGHBOURS
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.common.sieges import begin_siege
from romanum.games.imperium.rules.events.plague import breeding_grounds, toll
from romanum.games.imperium.rules.mobilization.sites import may_raise_in
from romanum.games.imperium.rules.mobilization.taxes import income
from romanum.games.imperium.state.effects import (
    BATTLE_DEAD,
    PLAGUE,
    PLAGUE_ENTRY,
    begin,
    effects,
    expire,
    lasts,
    note_the_dead,
)
from romanum.games.imperium.state.errands import PlagueChecks, PlagueEntered
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import HELD
from romanum.games.imperium.state.rosters import LETTER
from rules import rule

SYRACUSAE = PLACE_IDS[CITY_PLACE[CITY["syracusae"]]]
SICILIA = PROVINCE_BY_ID["sicilia"]
BESIDE = (*NEIGHBOURS[SICILIA], *STRAIT_NEIGHBOURS[SICILIA])


def sicily(board: str = "caesar 3 20-10-a", sections: tuple[str, ...] = ("45",)) -> Table:
    """Caesar's men in Syracusae; Sicilia has been plundered."""
    t = position({SYRACUSAE: board} if board else {}, scenario=6, sections=sections)
    t.g.plunder = changed(t.g.plunder, SICILIA, 2)
    return t


@rule("45.0")
def test_plunder_sieges_and_fields_of_the_dead_breed_plague() -> None:
    t = position(scenario=6, sections=("45",))
    assert breeding_grounds(t.g) == []
    t.g.plunder = changed(t.g.plunder, SICILIA, 1)
    begin_siege(t.g, PLACE["a3117"])
    note_the_dead(t.g, PROVINCE_BY_ID["aegyptus"], 51, 100)
    assert set(breeding_grounds(t.g)) == {SICILIA, PROVINCE[PLACE["a3117"]], PROVINCE_BY_ID["aegyptus"]}


@rule("45.0")
@pytest.mark.parametrize(("lost", "bred"), [(50, False), (51, True)])
def test_more_than_half_of_all_must_have_fallen(lost: int, bred: bool) -> None:
    t = position(scenario=6, sections=("45",))
    note_the_dead(t.g, SICILIA, lost, 100)
    assert lasts(t.g, BATTLE_DEAD, SICILIA) is bred
    t.g.month += 1
    expire(t.g)
    assert not lasts(t.g, BATTLE_DEAD, SICILIA)


@rule("45.1")
@pytest.mark.parametrize(("dice", "ill"), [((1, 1), True), ((1, 2), False)])
def test_two_ones_bring_it(dice: tuple[int, int], ill: bool) -> None:
    t = sicily("").roll(*dice).push(PlagueChecks())
    assert lasts(t.g, PLAGUE, SICILIA) is ill
    assert t.events("plague-roll")[0].facts["dice"] == list(dice)


def test_no_die_is_rolled_where_the_rule_is_not_in_force() -> None:
    t = sicily(sections=()).push(PlagueChecks())
    assert not lasts(t.g, PLAGUE)
    assert not t.events("plague-roll")


@rule("45.2a")
def test_a_stack_of_which_nobody_is_left_is_gone_while_others_still_die() -> None:
    t = sicily("caesar 5 20-10-a 3 16-10-a")
    add(t.g, t.power("caesar"), PLACE[SYRACUSAE], LETTER[KIND_BY_ID["4-12"]], HELD)
    t.roll(1, 1).push(PlagueChecks()).play("caesar", "plague-loss 4-12")
    assert t.step == "PlagueLoss"
    assert t.is_sound()


@rule("45.2a")
def test_a_third_of_each_stack_dies_and_its_player_picks() -> None:
    """Seven Legion Equivalents lose two: one legion, and two light units."""
    t = sicily("caesar 4 20-10-a 4 4-12 1 train-6").roll(1, 1).push(PlagueChecks())
    t.play("caesar", "plague-loss 20-10-a", "plague-loss 4-12", "plague-loss 4-12")
    assert t[SYRACUSAE] == "caesar 3 20-10-a 2 4-12 1 train-6"
    assert t.g.morale[t.power("caesar")] == 100 - 8


@rule("45.2a")
def test_at_least_one_dies_and_fractions_do_not_count() -> None:
    t = sicily()
    tolls = [toll(t.g, units(text)) for text in ("1 4-12", "1 20-10-a", "5 20-10-a", "11 4-12", "6 20-10-a")]
    assert tolls == [1, 2, 2, 2, 4]


@rule("45.2a")
def test_who_is_aboard_is_not_in_the_province() -> None:
    t = sicily("caesar 2 18-30-b aboard 2 20-10-a").roll(1, 1).push(PlagueChecks())
    assert t[SYRACUSAE] == "caesar 2 20-10-a 2 18-30-b"


@rule("45.2b")
def test_whoever_enters_in_the_next_game_turn_loses_a_third() -> None:
    t = position({SYRACUSAE: "caesar 3 20-10-a | pompey 3 20-10-b"}, scenario=6, sections=("45",))
    begin(t.g, PLAGUE, SICILIA, until=t.g.month)
    t.roll(*(6, 6) * len(BESIDE)).push(PlagueChecks())
    assert lasts(t.g, PLAGUE_ENTRY, SICILIA)
    t.push(PlagueEntered(t.stack("caesar", SYRACUSAE)))
    assert t[SYRACUSAE] == "caesar 2 20-10-a | pompey 3 20-10-b"
    expire(t.g)
    assert not lasts(t.g, PLAGUE_ENTRY)


@rule("45.3a", "45.3b")
@pytest.mark.parametrize("near", ["sicilia", "cisalpina"])
def test_it_spreads_by_land_and_over_straits_and_is_over(near: str) -> None:
    """From Italia over the strait to Sicilia, or by land."""
    t = position(scenario=6, sections=("45",))
    italia = PROVINCE_BY_ID["italia"]
    around = (*NEIGHBOURS[italia], *STRAIT_NEIGHBOURS[italia])
    begin(t.g, PLAGUE, italia, until=t.g.month + 1)
    dice = [(1, 1) if other == PROVINCE_BY_ID[near] else (1, 2) for other in around]
    t.roll(*(die for pair in dice for die in pair)).push(PlagueChecks())
    assert lasts(t.g, PLAGUE, PROVINCE_BY_ID[near])
    assert [effect.subject for effect in effects(t.g, PLAGUE)] == [PROVINCE_BY_ID[near]]
    assert t.g.plunder[italia] == 2


@rule("45.3c")
def test_the_newly_infected_spread_it_in_turn_even_back() -> None:
    t = position(scenario=6, sections=("45",))
    ill = BESIDE[0]
    around = (*NEIGHBOURS[ill], *STRAIT_NEIGHBOURS[ill])
    begin(t.g, PLAGUE, ill, until=t.g.month + 1)
    t.g.plunder = changed(t.g.plunder, SICILIA, 0)
    back = [(1, 1) if near == SICILIA else (5, 6) for near in around]
    t.roll(*(die for pair in back for die in pair)).push(PlagueChecks())
    assert lasts(t.g, PLAGUE, SICILIA)


@rule("45.2c")
def test_a_province_in_plague_pays_nothing_and_raises_nobody() -> None:
    t = position(scenario=3, sections=("45",))
    italia, sulla = PROVINCE_BY_ID["italia"], t.power("sulla")
    assert income(t.g, sulla, italia) > 0
    assert may_raise_in(t.g, sulla, italia)
    begin(t.g, PLAGUE, italia, until=t.g.month + 1)
    assert income(t.g, sulla, italia) == 0
    assert not may_raise_in(t.g, sulla, italia)
