"""Chapter 14 in whatever position: hundreds of attacks at random, after which nothing has vanished or appeared."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from romanum.engine.dice import FastDice
from romanum.engine.step import offered_to
from romanum.games.imperium.data.cities import CITY_AT, CITY_STRENGTH
from romanum.games.imperium.data.hexes import LAND, LAND_STEPS, PLACE_COUNT, PLACE_IDS, WATER
from romanum.games.imperium.data.seas import BARE_PORT, PORT_WATERS
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.data.units import TYPE
from romanum.games.imperium.rules.battle.fight import Fight
from romanum.games.imperium.rules.battle.segment import Attacks
from romanum.games.imperium.state.errands import LandCombat, Reckoning, Trespass
from romanum.games.imperium.state.position import BARE_PORTS, CROSSED, SUPPLIED, RomanWorld, changed
from romanum.games.imperium.state.rosters import COMBATANTS, KIND_OF, TRAINS, of
from romanum.games.imperium.state.sieges import is_besieged

from .builder import Table, position

_COLUMN = setting(6, 2).column
_REAL = [p for p in range(PLACE_COUNT) if CITY_AT[p] < 0 or CITY_STRENGTH[_COLUMN][CITY_AT[p]] >= 0]
SEA_PORTS = [p for p in _REAL if PORT_WATERS[p] == (p,) and WATER[p]]
INLAND = [p for p in _REAL if LAND[p] and LAND_STEPS[p] and not WATER[p]]
KINDS = ("24-10-a", "20-10-a", "20-10-b-new", "16-9-c", "4-12", "4-12-new", "m4-12", "6-16", "m6-16-new", "30-16-b")
LEADERS = {
    "caesar": ("caesar", "antony"),
    "pompey": ("pompey", "labienus"),
}


def army(dice: random.Random, power: str) -> str:
    words = [power, *(f"{dice.randint(1, 4)} {dice.choice(KINDS)}" for _ in range(dice.randint(1, 4)))]
    if dice.random() < 0.3:
        words.append(f"{dice.randint(1, 2)} train-{dice.randint(0, 6)}")
    return " ".join(words)


def board(dice: random.Random) -> tuple[Table, int]:
    """Two sides somewhere: in the open, in a city, in a port, in a siege; with fleets, forts, leaders and militia."""
    place = dice.choice(SEA_PORTS if dice.random() < 0.5 else INLAND)
    stacks = [army(dice, "caesar")]
    besieged = CITY_AT[place] >= 0 and dice.random() < 0.4
    holder = dice.choice(("caesar", "pompey"))
    stacks += [army(dice, power) for power in ("caesar", "pompey", "pompey") if dice.random() < 0.6]
    if besieged:
        stacks.append(army(dice, holder).replace(holder, f"{holder} inside", 1))
    if WATER[place]:
        cargo = ("", " aboard 1 4-12")
        stacks += [
            f"{power} {dice.randint(1, 5)} 18-30-b{dice.choice(cargo)}"
            for power in ("caesar", "pompey")
            if dice.random() < 0.5
        ]
    stacks += [f"{power} fort {dice.randint(1, 4)} 1 4-12" for power in ("caesar", "pompey") if dice.random() < 0.2]
    text = " | ".join(_with_leaders(dice, stacks))
    t = position(
        {PLACE_IDS[place]: text}, scenario=6, month="May 49 BC", treasury={"caesar": 30, "pompey": 20},
        morale={"caesar": dice.randint(60, 160), "pompey": dice.randint(60, 160)},
        sections=tuple(s for s in ("40", "18.4", "15.2", "29", "31") if dice.random() < 0.4),
    )  # fmt: skip
    g = t.g
    if CITY_AT[place] >= 0:
        g.city_of[CITY_AT[place]] = t.power(holder)
    elif BARE_PORT[place]:
        g.port_of = changed(g.port_of, BARE_PORTS.index(place), t.power(holder))
    for stack in range(len(g.mark)):
        g.mark[stack] |= SUPPLIED | dice.choice((0, 0, CROSSED))
    g.dice = FastDice.seeded(dice.randint(1, 1 << 30))
    return t, place


def _with_leaders(dice: random.Random, stacks: list[str]) -> list[str]:
    left = {power: list(names) for power, names in LEADERS.items()}
    found = []
    for text in stacks:
        power = text.split()[0]
        while left[power] and dice.random() < 0.5:
            text += f" {left[power].pop()}"
        found.append(text)
    return found


def counters(g: RomanWorld) -> Counter[int]:
    """Every unit, by its type, on the map or among the lost; trains apart."""
    every = "".join(of(units, COMBATANTS) for units in g.units) + "".join(of(units, COMBATANTS) for units in g.lost)
    return Counter(TYPE[KIND_OF[letter]] for letter in every)


def play(t: Table, place: int, dice: random.Random) -> int:
    """An attack, with every choice at random; how many choices there were."""
    t.stop_at(Reckoning, Trespass).push(LandCombat(t.seat("caesar")))
    for choices in range(400):
        while t.stopped:
            t.skip()
        if not t.g.stack:
            return choices
        seat = t.asked_seats[0]
        moves = offered_to(t.g, seat)
        step = t.g.stack[-1]
        assert moves == [m for m in step.candidates(t.g, seat) if step.check(t.g, seat, m) is None]
        if isinstance(step, Attacks) and len(moves) > 1:
            moves = moves[:-1]
        step.take(t.g, seat, dice.choice(moves))
        t.go_on()
    raise AssertionError(f"no end: {t.g.stack}")


@pytest.mark.parametrize("seed", range(150))
def test_whatever_happens_nothing_vanishes_or_appears(seed: int) -> None:
    dice = random.Random(seed)
    t, place = board(dice)
    before, trains = counters(t.g), sum(len(of(units, TRAINS)) for units in t.g.units)
    play(t, place, dice)
    assert t.is_sound()
    elites = sum(t.g.elites)
    after = counters(t.g)
    assert sum(after.values()) == sum(before.values())
    assert after[0] - before[0] == elites
    assert sum(len(of(units, TRAINS)) for units in t.g.units) <= trains
    assert t.g.innermost(Fight) is None
    assert all(stack < 0 or t.g.at[stack] >= 0 for stack in t.g.leader_in)
    assert not is_besieged(t.g, place) or CITY_AT[place] >= 0 or t.g.forts
