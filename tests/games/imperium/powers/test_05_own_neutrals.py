"""5.2.4, 5.6b, 27.1.1a: nobody is the enemy of the neutral that he himself moves."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from romanum.games.imperium.bots.truces import is_foe
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import LAND_STEPS, PLACE, PLACE_IDS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.seas import SEA_STEPS
from romanum.games.imperium.rules.battle.segment import Attacks
from romanum.games.imperium.rules.common.entry import why_apart
from romanum.games.imperium.rules.common.powers import is_enemy, is_friend, put_under
from romanum.games.imperium.rules.naval.combat.interceptors import can_intercept
from romanum.games.imperium.rules.naval.voyage import Sailing, targets
from romanum.games.imperium.state.errands import LandMovement
from romanum.games.imperium.state.marks import SUPPLIED
from rules import rule

BASE = "b5224"
OFF_BASE = next(PLACE_IDS[there] for there in SEA_STEPS[PLACE[BASE]])
MELITA = PLACE_IDS[CITY_PLACE[CITY["melita"]]]
PHASIS = PLACE_IDS[CITY_PLACE[CITY["phasis"]]]
BESIDE = next(PLACE_IDS[there] for there, river, strait, _ in LAND_STEPS[PLACE[PHASIS]] if river == NONE and not strait)
PAIRS = [(3, "mithridates", "pirates"), (4, "mithridates", "pirates"), (22, "florianus", "goths-and-alans")]


@rule("5.6b", "27.1a")
@pytest.mark.parametrize(("number", "patron", "neutral"), PAIRS)
def test_a_player_is_no_enemy_of_the_neutral_that_he_moves(number: int, patron: str, neutral: str) -> None:
    t = position(scenario=number)
    one, other = t.power(patron), t.power(neutral)
    assert t.g.chief[one] == t.g.chief[other]
    assert not is_enemy(t.g, one, other)
    assert not is_enemy(t.g, other, one)
    assert not is_foe(t.g, one, other)


@rule("5.2.4b", "5.6b")
@pytest.mark.parametrize(("number", "patron", "neutral"), PAIRS)
def test_nor_is_he_its_friend(number: int, patron: str, neutral: str) -> None:
    t = position(scenario=number)
    assert not is_friend(t.g, t.power(patron), t.power(neutral))


@rule("5.6b")
@pytest.mark.parametrize(("number", "enemy", "neutral"), [(3, "sulla", "pirates"), (22, "probus", "goths-and-alans")])
def test_the_neutral_is_at_war_with_everybody_else(number: int, enemy: str, neutral: str) -> None:
    t = position(scenario=number)
    assert is_enemy(t.g, t.power(enemy), t.power(neutral))


@rule("5.6b", "5.3d")
def test_whoever_is_farthest_no_more_is_an_enemy_again() -> None:
    t = position(scenario=22)
    goths, florianus = t.power("goths-and-alans"), t.power("florianus")
    put_under(t.g, goths, t.seat("probus"))
    assert is_enemy(t.g, florianus, goths)
    assert not is_enemy(t.g, t.power("probus"), goths)


@rule("5.6b", "19.1d")
def test_units_beside_a_neutral_of_ones_own_do_not_attack_it() -> None:
    t = position({PHASIS: "florianus 4 20-10-a | goths-and-alans 1 4-12"}, scenario=22)
    t.g.mark[t.stack("florianus", PHASIS)] |= SUPPLIED
    seat, segment = t.seat("florianus"), Attacks(t.seat("florianus"), ())
    attack = t.game.vocabulary.read(f"attack {PHASIS}")
    assert attack not in segment.options(t.g, seat)
    refusal = segment.out_of_reach(t.g, seat, attack)
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("5.6b", "own-neutral")
    assert t.game.words.has("why-own-neutral")
    put_under(t.g, t.power("goths-and-alans"), t.seat("probus"))
    assert attack in segment.options(t.g, seat)


def marching(power: str) -> Table:
    """Somebody sets out for Phasis in the land of the Goths, where these stand."""
    t = position({BESIDE: f"{power} 4 20-10-a", PHASIS: "goths-and-alans 1 4-12"}, scenario=22)
    t.g.mark[t.stack(power, BESIDE)] |= SUPPLIED
    return t.push(LandMovement(t.seat(power))).play(power, f"march {BESIDE}", "ready")


@rule("5.2.4b", "5.6b")
def test_nobody_marches_upon_a_neutral_of_his_own_in_its_own_land() -> None:
    assert marching("florianus").refused("florianus", f"to {PHASIS}").rule == "5.2.4b"
    assert f"to {PHASIS}" in marching("probus").offered("probus")


@rule("27.1.1a")
def test_the_kings_fleet_keeps_away_from_his_pirates() -> None:
    t = position({OFF_BASE: "mithridates 1 18-30-b", BASE: "pirates 1 18-30-b"}, scenario=3)
    t.push(Sailing(t.seat("mithridates"), t.power("mithridates"))).play("mithridates", f"sail {OFF_BASE}")
    assert t.refused("mithridates", f"to {BASE}").rule == "27.1.1a"


@rule("27.1.1a")
def test_a_roman_fleet_sails_in_among_the_pirates() -> None:
    t = position({OFF_BASE: "sulla 1 18-30-b", BASE: "pirates 1 18-30-b"}, scenario=3)
    t.push(Sailing(t.seat("sulla"), t.power("sulla"))).play("sulla", f"sail {OFF_BASE}")
    assert f"to {BASE}" in t.offered("sulla")


@rule("5.6b", "10.6a")
def test_pirates_neither_fight_nor_intercept_the_king() -> None:
    t = position({OFF_BASE: "mithridates 1 18-30-b | pirates 1 18-30-b"}, scenario=3)
    king, pirates = (t.stack(name, OFF_BASE) for name in ("mithridates", "pirates"))
    assert targets(t.g, king) == targets(t.g, pirates) == []
    assert not can_intercept(t.g, pirates, king, PLACE[OFF_BASE])


@rule("5.2.4b", "5.6b")
def test_the_king_does_not_land_in_the_pirates_own_island() -> None:
    t = position({MELITA: "pirates 1 4-12"}, scenario=3)
    refusal = why_apart(t.g, t.power("mithridates"), PLACE[MELITA])
    assert refusal is not None
    assert refusal.rule == "5.2.4b"
    assert why_apart(t.g, t.power("sulla"), PLACE[MELITA]) is None
