"""The bots at Imperium Romanum: what draws an army, what they never do, how a position is judged."""

from __future__ import annotations

import pytest

from romanum.bots import Chair, make_bot
from romanum.games.imperium.bots import evaluation, policy
from romanum.games.imperium.bots.account import account
from romanum.games.imperium.bots.glance import Glance
from romanum.games.imperium.bots.goals import chance, goals_of
from romanum.games.imperium.bots.survey import Force, Survey, might
from romanum.games.imperium.bots.worth import aims, prize
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import LAND_STEPS, PLACE_IDS
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.game import ImperiumRomanum
from romanum.games.imperium.state.control import city_strength
from romanum.games.imperium.state.errands import LandMovement
from romanum.games.imperium.state.position import NOBODY
from romanum.games.imperium.state.powers import is_enemy
from romanum.games.imperium.state.rosters import LETTER

from .builder import Table, position

GAME = ImperiumRomanum()


def beside_a_city(strength: int) -> tuple[Table, int, int]:
    """Caesar with so many legions next to a city of Pompey; the place, and the city."""
    start = position(scenario=6).g
    caesar = next(p for p, chief in enumerate(start.chief) if chief == 0)
    hostile = [c for c, owner in enumerate(start.city_of) if owner != NOBODY and is_enemy(start, caesar, owner)]
    city = max((c for c in hostile if start.chief[start.city_of[c]] == 1), key=lambda c: city_strength(start, c))
    here = LAND_STEPS[CITY_PLACE[city]][0][0]
    t = position({PLACE_IDS[here]: f"caesar {strength} 20-10-a"}, scenario=6)
    t.g.city_of[city] = start.city_of[city]
    return t, here, city


def test_better_units_count_more() -> None:
    """14.4.3: by their rating, and trains not at all."""
    best, worst, train = (LETTER[KIND_BY_ID[name]] for name in ("20-10-a", "20-10-c", "train-6"))
    assert might(best) > might(worst) > might(train) == 0


def test_a_strong_army_is_drawn_to_a_city_that_a_weak_one_leaves_alone() -> None:
    t, here, city = beside_a_city(9)
    force = Survey(t.g, 0).at[here][0]
    theatre = Glance(t.g, 0).theatre(force.power)
    theatre.to_take = [(place, worth, 100.0) for place, worth, _ in theatre.to_take]
    strong, weak = (
        goals_of(theatre, Force(force.power, here, size, 0)).get(CITY_PLACE[city], 0.0) for size in (300.0, 50.0)
    )
    assert strong > weak == 0.0
    assert chance(3.0, 10.0) == 0.0


def test_an_army_sets_out_for_its_goal_and_steps_nearer() -> None:
    t, here, city = beside_a_city(9)
    glance = Glance(t.g, 0)
    force = Survey(t.g, 0).at[here][0]
    field = glance.field(force)
    assert field[CITY_PLACE[city]] == 0
    t.push(LandMovement(0))
    go, stay = policy.prior(t.g, 0, [("march", here), ("done",)])
    assert go == policy.RESOLVE > 0 > stay


def test_what_is_wanted_is_worth_more() -> None:
    t = position(scenario=6)
    named = aims(6, t.g.seats, 0)
    for city in list(named.wanted)[:5]:
        assert prize(t.g, 0, city) > 1.0


def test_nobody_in_his_senses_tears_down_his_own() -> None:
    moves = [("raze",), ("halt",), ("cross-out",)]
    assert policy.sane(position(scenario=6).g, 0, moves) == [("halt",)]
    assert policy.sane(position(scenario=6).g, 0, moves[:1]) == moves[:1]


def test_a_position_is_worth_something_between_nothing_and_all() -> None:
    g = GAME.new("caesar-and-pompey", 2, seed=1).position
    values = [evaluation.value(g, seat) for seat in (0, 1)]
    assert all(0 < value < 1 for value in values)
    g.treasury[next(p for p, chief in enumerate(g.chief) if chief == 0)] += 150
    assert evaluation.value(g, 0) > values[0]
    assert set(account(g, 0)) == {"morale", "provinces", "cities", "might", "talents"}


@pytest.mark.parametrize("level", ["tiro", "miles"])
def test_bots_play_some_turns(level: str) -> None:
    match = GAME.new("maximinus-thrax", 2, seed=3)
    bots = [make_bot(level, seed=seat) for seat in range(2)]
    for _ in range(60):
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
    assert not GAME.faults(match.position)
