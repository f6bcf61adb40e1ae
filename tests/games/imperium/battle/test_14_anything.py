"""Chapter 14 in whatever position: hundreds of attacks at random, after which nothing has vanished or appeared."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest

from games.imperium.builder import Table, position
from romanum.engine.dice import FastDice
from romanum.engine.position import changed
from romanum.engine.step import choose, offered_to
from romanum.games.imperium.data.cities import CITY_AT, CITY_STRENGTH
from romanum.games.imperium.data.hexes import LAND, LAND_STEPS, PLACE_COUNT, PLACE_IDS, PROVINCE, WATER
from romanum.games.imperium.data.seas import BARE_PORT, PORT_WATERS
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.data.units import TYPE
from romanum.games.imperium.rules.battle.fight import Fight
from romanum.games.imperium.rules.battle.segment import Attacks
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.state.errands import LandCombat, Reckoning, Trespass
from romanum.games.imperium.state.marks import CALLED, CROSSED, SUPPLIED
from romanum.games.imperium.state.position import BARE_PORTS, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, KIND_OF, TRAINS, of

KINDS = ("24-10-a", "20-10-a", "20-10-b-new", "16-9-c", "4-12", "4-12-new", "m4-12", "6-16", "m6-16-new", "30-16-b")


class War(NamedTuple):
    """Who attacks, who is attacked, and who helps one of them; leaders by power."""

    scenario: int
    month: str
    attacker: str
    defender: str
    leaders: dict[str, tuple[str, ...]]
    third: str = ""

    @property
    def powers(self) -> tuple[str, ...]:
        return (self.attacker, self.defender, self.third) if self.third else (self.attacker, self.defender)


CIVIL_WAR = War(6, "May 49 BC", "caesar", "pompey", {"caesar": ("caesar", "antony"), "pompey": ("pompey", "labienus")})
FOUR_EMPERORS = War(
    12, "June AD 69", "otho", "vespasian",
    {"otho": ("otho", "aponius"), "vespasian": ("vespasian", "titus"), "vitellius": ("valens", "caecina")},
    "vitellius",
)  # fmt: skip


@cache
def places(scenario: int, at_sea: bool) -> tuple[int, ...]:
    """Ports, or places inland; cities only where they exist."""
    strengths = CITY_STRENGTH[setting(scenario).column]
    real = [p for p in range(PLACE_COUNT) if CITY_AT[p] < 0 or strengths[CITY_AT[p]] >= 0]
    if at_sea:
        return tuple(p for p in real if PORT_WATERS[p] == (p,) and WATER[p])
    return tuple(p for p in real if LAND[p] and LAND_STEPS[p] and not WATER[p])


def army(dice: random.Random, power: str) -> str:
    words = [power, *(f"{dice.randint(1, 4)} {dice.choice(KINDS)}" for _ in range(dice.randint(1, 4)))]
    if dice.random() < 0.3:
        words.append(f"{dice.randint(1, 2)} train-{dice.randint(0, 6)}")
    return " ".join(words) if dice.random() < 0.9 else f"{power} 1 train-3"


def stacks_of(dice: random.Random, war: War, place: int, holder: str) -> list[str]:
    """What stands there: men and trains, some inside, fleets, and camps."""
    found = [army(dice, war.attacker)]
    found += [army(dice, power) for power in (*war.powers, war.defender) if dice.random() < 0.6]
    if CITY_AT[place] >= 0 and dice.random() < 0.4:
        found.append(army(dice, holder).replace(holder, f"{holder} inside", 1))
    if WATER[place]:
        cargo = ("", " aboard 1 4-12")
        found += [
            f"{power} {dice.randint(1, 5)} 18-30-b{dice.choice(cargo)}" for power in war.powers if dice.random() < 0.5
        ]
    found += [f"{power} fort {dice.randint(1, 4)} 1 4-12" for power in war.powers if dice.random() < 0.2]
    return _with_leaders(dice, war, found)


def _with_leaders(dice: random.Random, war: War, stacks: list[str]) -> list[str]:
    left = {power: list(names) for power, names in war.leaders.items()}
    found = []
    for text in stacks:
        power = text.split()[0]
        while left[power] and dice.random() < 0.5:
            text += f" {left[power].pop()}"
        found.append(text)
    return found + [f"{power} {names[0]}" for power, names in left.items() if names and dice.random() < 0.2]


def board(dice: random.Random, war: War) -> tuple[Table, int]:
    """Two sides somewhere: in the open, in a city, in a port, in a siege; with fleets, forts, leaders and militia."""
    place = dice.choice(places(war.scenario, dice.random() < 0.5))
    holder = dice.choice(war.powers)
    t = position(
        {PLACE_IDS[place]: " | ".join(stacks_of(dice, war, place, holder))},
        scenario=war.scenario,
        month=war.month,
        treasury={power: dice.randint(0, 30) for power in war.powers},
        morale={power: dice.randint(60, 160) for power in war.powers},
        sections=tuple(s for s in ("40", "18.4", "15.2", "29", "31") if dice.random() < 0.4),
        allies=((war.third, dice.choice(war.powers[:2])),) if war.third else (),
    )
    _settle(t, dice, place, holder)
    return t, place


def _settle(t: Table, dice: random.Random, place: int, holder: str) -> None:
    """Whose the place is, with its militia; who has crossed what."""
    g, power, province = t.g, t.power(holder), PROVINCE[place]
    if CITY_AT[place] >= 0:
        g.city_of[CITY_AT[place]] = power
    elif BARE_PORT[place]:
        g.port_of = changed(g.port_of, BARE_PORTS.index(place), power)
    if province >= 0 and g.has_rule("29"):
        g.lord[province] = power
        g.militia = changed(g.militia, province, dice.randint(0, 12))
    for stack in range(len(g.mark)):
        g.mark[stack] |= SUPPLIED | dice.choice((0, 0, CROSSED))
    g.dice = FastDice.seeded(dice.randint(1, 1 << 30))


def counters(g: RomanWorld) -> Counter[int]:
    """Every unit, by its type, on the map or among the lost; trains apart."""
    every = "".join(of(units, COMBATANTS) for units in g.units) + "".join(of(units, COMBATANTS) for units in g.lost)
    return Counter(TYPE[KIND_OF[letter]] for letter in every)


def play(t: Table, attacker: str, dice: random.Random) -> int:
    """An attack, with every choice at random; how many choices there were."""
    t.stop_at(Reckoning, Trespass).push(LandCombat(t.seat(attacker)))
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
        choose(t.g, seat, dice.choice(moves))
        t.go_on()
    raise AssertionError(f"no end: {t.g.stack}")


@pytest.mark.parametrize("war", [CIVIL_WAR, FOUR_EMPERORS], ids=["two", "three"])
@pytest.mark.parametrize("seed", range(100))
def test_whatever_happens_nothing_vanishes_or_appears(seed: int, war: War) -> None:
    dice = random.Random(seed)
    t, place = board(dice, war)
    before, trains = counters(t.g), sum(len(of(units, TRAINS)) for units in t.g.units)
    play(t, war.attacker, dice)
    assert t.is_sound()
    after = counters(t.g)
    assert sum(after.values()) == sum(before.values())
    assert after[0] - before[0] == sum(t.g.elites)
    assert sum(len(of(units, TRAINS)) for units in t.g.units) <= trains
    assert t.g.innermost(Fight) is None
    assert all(stack < 0 or t.g.at[stack] >= 0 for stack in t.g.leader_in)
    assert not any(mark & CALLED for mark in t.g.mark)
    assert not is_besieged(t.g, place) or CITY_AT[place] >= 0 or t.g.forts
