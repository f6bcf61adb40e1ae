"""Chapter 29.3: militia fights, is doubled behind walls, and falls first."""

from __future__ import annotations

from games.imperium.battle_table import FIELD, MEDIOLANUM, army, attack, changes, told
from games.imperium.builder import Table
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import EFFICIENCY
from romanum.games.imperium.data.cities import CITIES_OF
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.units import C
from romanum.games.imperium.rules.common.control import exists
from romanum.games.imperium.rules.common.militia import militia_at, militia_rating
from romanum.games.imperium.rules.common.powers import make_neutral
from romanum.games.imperium.rules.march.overrun import can_overrun
from romanum.games.imperium.state.effects import BATTLE_DEAD, lasts
from romanum.games.imperium.state.layout import IN_FORCE
from rules import rule

AQUITANIA = PROVINCE_BY_ID["aquitania"]


def levy(text: str, points: int, place: str = FIELD, lord: str = "pompey") -> Table:
    """So many points of militia in a Province of Pompey's."""
    province = "aquitania" if place == FIELD else "cisalpina"
    t = army({place: text}, lords={province: lord}, sections=("29",))
    t.g.militia = changed(t.g.militia, PROVINCE_BY_ID[province], points)
    for city in CITIES_OF[PROVINCE_BY_ID[province]]:
        if exists(t.g, city):
            t.g.city_of[city] = t.power(lord)
    return t


@rule("29.3a")
def test_militia_may_be_added_by_whoever_controls_the_province() -> None:
    t = attack(levy("caesar 3 20-10-b | pompey 2 20-10-b", 12), 4).play("pompey", "stand")
    assert t.offered("pompey")[0] == "militia 12"
    assert t.offered("pompey")[-1] == "militia 0"
    t.play("pompey", "militia 10")
    assert told(t)["defence"] == 50


@rule("29.3a")
def test_the_attacker_may_use_his_and_others_may_not() -> None:
    t = attack(levy("caesar 3 20-10-b | pompey 2 20-10-b", 12, lord="caesar"), 4).play("pompey", "stand")
    t.play("caesar", "militia 12")
    assert told(t)["attack"] == 72


@rule("29.3a")
def test_a_point_is_used_once_in_a_player_turn() -> None:
    t = attack(levy("caesar 3 20-10-b | pompey 2 20-10-b", 12), 4).play("pompey", "stand", "militia 10")
    assert militia_at(t.g, PLACE[FIELD], t.power("pompey")) == 2


@rule("29.3a")
def test_the_militia_of_one_who_sleeps_all_comes() -> None:
    t = levy("caesar 3 20-10-b | pompey 1 20-10-b", 12)
    power = t.power("pompey")
    make_neutral(t.g, power)
    t.g.at_war = changed(t.g.at_war, power, 1 << t.seat("caesar"))
    attack(t, 4)
    assert told(t)["defence"] == 32


@rule("29.3b")
def test_militia_in_a_city_without_men_is_doubled() -> None:
    t = levy("caesar 3 20-10-b", 12, MEDIOLANUM)
    attack(t, 4, place=MEDIOLANUM).play("caesar", "assault").play("pompey", "militia 12")
    assert told(t)["defence"] == 24 + 1


@rule("29.3c")
def test_militia_falls_before_anybody_else_and_counts() -> None:
    """The attackers' 20 points are gone: three quarters of them are 15, and 12 of those are militia."""
    t = attack(levy("caesar 1 20-10-b | pompey 1 20-10-b 2 4-12", 12), 4).play("pompey", "stand", "militia 12")
    assert (told(t)["defence"], told(t)["ratio"]) == (40, "1-2")
    assert t.g.militia[AQUITANIA] == 0
    assert t.offered("pompey")[0] == "lose-least"
    t.play("pompey", "lose 4-12")
    assert t[FIELD] == "pompey 1 20-10-b 1 4-12"


@rule("45.0", "29.3c")
def test_militia_counts_among_those_who_were_engaged_and_who_have_fallen() -> None:
    """20 points of Caesar's, a 4-12 and 12 points of militia fall of 60; of the 48 of units alone 24, just half."""
    t = levy("caesar 1 20-10-b | pompey 1 20-10-b 2 4-12", 12)
    t.g.rules |= IN_FORCE["45"]
    attack(t, 4).play("pompey", "stand", "militia 12", "lose 4-12")
    assert lasts(t.g, BATTLE_DEAD, AQUITANIA)


@rule("29.3c", "14.5c")
def test_with_a_force_that_is_wiped_out_its_militia_is_gone() -> None:
    t = attack(levy("caesar 8 20-10-b | pompey 1 20-10-b", 12), 6).play("pompey", "stand", "militia 6")
    assert t.g.militia[AQUITANIA] == 6


@rule("29.3d")
def test_militia_prevents_an_overrun() -> None:
    """30 points of heavy cavalry ride down 4, but not 4 and 3 of militia."""
    t = levy("caesar 1 30-16-a | pompey 1 4-12", 0)
    t.g.rules |= IN_FORCE["32"]
    force = t.stack("caesar", FIELD)
    assert can_overrun(t.g, force)
    t.g.militia = changed(t.g.militia, AQUITANIA, 3)
    assert not can_overrun(t.g, force)


@rule("29.3b", "14.4.3c")
def test_militia_counts_for_the_rating() -> None:
    """40 points of it outweigh a 4-12; it is rated as recruits of Aquitania are."""
    t = attack(levy("caesar 3 20-10-c | pompey 1 4-12", 40), 4).play("pompey", "stand", "militia 40")
    assert told(t)["defence"] == 44
    rated = militia_rating(t.g, PLACE[FIELD])
    assert changes(t).get("efficiency", 0) == EFFICIENCY[C][rated]
    assert rated < C
