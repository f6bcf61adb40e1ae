"""Fleets that fight: who lies where, who is worth meeting, how many it takes, and which ports are to be shut."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from romanum.games.imperium.bots.clash import Clash
from romanum.games.imperium.bots.glance import Glance
from romanum.games.imperium.bots.outlook import SITES
from romanum.games.imperium.bots.truces import is_foe
from romanum.games.imperium.bots.worth import sunk
from romanum.games.imperium.data.charts import EFFICIENCY, naval_column, naval_result
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.data.units import CER
from romanum.games.imperium.rules.common.donatives import shift
from romanum.games.imperium.rules.common.leaders import leaders_in
from romanum.games.imperium.rules.common.powers import is_friend
from romanum.games.imperium.rules.common.sieges import fleets_in_port, is_besieged
from romanum.games.imperium.rules.mobilization.counters import keels
from romanum.games.imperium.rules.naval.seamen import is_sailor
from romanum.games.imperium.state.forces import has_fleets, stacks_at
from romanum.games.imperium.state.marks import INSIDE, SHELTERED
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, KIND_OF, count, fleets, of

FACES: Final = 6
QUARTERS: Final = 4
SQUADRON: Final = 4
"""Fleets that are sent against a single one: fewer seldom sink it (10.7.4b), more sink it no better."""
SHUT: Final = 0.4
"""What it is worth to shut a besieged port, of what the city is worth: nobody gets in or out, and it starves (17.2)."""
PARITY: Final = 1.25
"""Who fears fleets wants so many for each of theirs,"""
HUNTERS: Final = 2.0
"""who must sink them so many,"""
RESERVE: Final = 2
"""and some more."""


@lru_cache(1 << 12)
def sea_fight(own: int, foe: int, shift: int) -> Clash:
    """10.7: an attack of so many fleets on so many: the chance to lose fewer, and the fleets that both lose.

    >>> sea_fight(12, 4, 0), sea_fight(4, 12, 0).cost
    (Clash(win=0.5, cost=1.5, harm=3.0), 3.0)
    """
    column = naval_column(own, foe)
    win, cost, harm = 0.0, 0.0, 0.0
    for face in range(1, FACES + 1):
        lost, killed = naval_result(column, face + shift)
        mine, theirs = _ships(own, lost), _ships(foe, killed)
        win += theirs > mine
        cost, harm = cost + mine, harm + theirs
    return Clash(win / FACES, cost / FACES, harm / FACES)


def _ships(number: int, quarters: int) -> int:
    """10.7.4b: rounded down, but one at least of several."""
    return max(number * quarters // QUARTERS, 1 if quarters and number > 1 else 0)


class Prey(NamedTuple):
    """Enemy fleets in a water that can be fought there: how many, what they take off the attacker's die."""

    number: int
    shift: int


def prey_of(glance: Glance, power: int) -> dict[int, Prey]:
    """By water, the fleets of enemies that are not in a port under siege or withdrawn."""
    if power not in glance.prey:
        glance.prey[power] = _prey(glance, power)
    known: dict[int, Prey] = glance.prey[power]
    return known


def _prey(glance: Glance, power: int) -> dict[int, Prey]:
    g, found = glance.g, dict[int, Prey]()
    for other, water in enumerate(g.at):
        roster = of(glance.survey.roster(other), FLEETS) if water >= 0 else ""
        if not roster or g.mark[other] & (INSIDE | SHELTERED) or not is_foe(g, power, g.whose[other]):
            continue
        number, taken = found.get(water, Prey(0, 0))
        found[water] = Prey(number + fleets(roster), min(taken, _against(glance, power, other, roster)))
    return found


def _against(glance: Glance, power: int, other: int, roster: str) -> int:
    """10.7.3c, 19.3: what morale, ratings and the other's leader change the attacker's die by."""
    g = glance.g
    morale = shift(g.morale[power], g.morale[g.whose[other]])
    return morale + EFFICIENCY[g.cer[power]][CER[KIND_OF[roster[0]]]] - glance.survey.led.get(other, 0)


def lead(glance: Glance, stack: int) -> int:
    """10.7.3c, 38.2a: what the leaders aboard a fleet add to its die."""
    sailors = any(is_sailor(glance.g, leader) for leader in leaders_in(glance.g, stack))
    return glance.survey.led.get(stack, 0) + sailors


def consorts(g: RomanWorld, stack: int, water: int) -> int:
    """10.7.2a: the fleets of friends in a water that would fight beside one that comes there."""
    return sum(
        fleets(g.units[s])
        for s in stacks_at(g, water)
        if s != stack
        and has_fleets(g, s)
        and not g.mark[s] & (INSIDE | SHELTERED)
        and g.chief[g.whose[s]] == g.chief[g.whose[stack]]
        and is_friend(g, g.whose[stack], g.whose[s])
    )


def is_hunter(g: RomanWorld, seat: int) -> bool:
    """Whether somebody else loses with his last fleet."""
    return any(sunk(g, other) for other in range(g.seats) if other != seat)


def enough(number: int) -> int:
    """The fleets that are sent against so many."""
    return SQUADRON * number


# ---- ports to be shut


def to_shut(glance: Glance, power: int, ships: int) -> dict[int, float]:
    """17.2a: by water, what it is worth to lie before a port that friends besiege, with so many ships more."""
    g, found = glance.g, dict[int, float]()
    for place, owner, prize, _ in SITES.of(g, glance.seat):
        if not PORT_WATERS[place] or not is_foe(g, power, owner) or not is_besieged(g, place):
            continue
        inside = fleets(fleets_in_port(g, place, owner))
        if ships > inside and any(g.chief[f.power] == glance.seat for f in glance.survey.at.get(place, ())):
            found |= dict.fromkeys(PORT_WATERS[place], SHUT * prize)
    return found


# ---- how many are wanted


def wanted(glance: Glance) -> int:
    """How many fleets more a player should have: where enemies have some, or he wins by sinking them."""
    if glance.fleets_wanted is None:
        glance.fleets_wanted = _wanted(glance)
    return glance.fleets_wanted


def _wanted(glance: Glance) -> int:
    g, seat, survey = glance.g, glance.seat, glance.survey
    own, foe = sum(g.chief[keel.power] == seat for keel in keels(g)), 0
    for stack, water in enumerate(g.at):
        roster = survey.roster(stack) if water >= 0 else ""
        if not count(roster, FLEETS):
            continue
        if g.chief[g.whose[stack]] == seat:
            own += fleets(roster)
        elif g.chief[g.whose[stack]] >= 0:
            foe += fleets(roster)
    need = foe * (HUNTERS if is_hunter(g, seat) else PARITY) + RESERVE if foe else 0
    return max(0, round(need) - own)
