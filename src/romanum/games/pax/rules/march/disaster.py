"""Chapter 11.2: what the sea does to a Fleet that enters a Transit Point."""

from __future__ import annotations

from romanum.games.pax.data.components import DEEP_SEA, PLACE_IDS
from romanum.games.pax.rules.march.voyage import SEA, carries, lose_ships, ships, sink
from romanum.games.pax.state.errands import LosePoints
from romanum.games.pax.state.forces import galleys, land_units
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import decider, side_id


def weather(g: Mediterranean, stack: int) -> bool:
    """11.2.1a, 11.2.1b: a die; whether the Fleet is Stopped. A storm takes ships and men."""
    place, die = g.at[stack], g.dice.roll()
    storm = DEEP_SEA[place] and die in SEA.deep_storm
    astray = die in (SEA.deep_off_course if DEEP_SEA[place] else SEA.naval_off_course)
    if g.log is not None:
        what = "storm" if storm else "off-course" if astray else "calm"
        side = side_id(g, g.whose[stack])
        rule = "11.2.1b" if DEEP_SEA[place] else "11.2.1a"
        g.tell("weather", rule, side=side, place=PLACE_IDS[place], die=die, what=what)
    if storm:
        ride_out(g, stack)
    return storm or astray


def ride_out(g: Mediterranean, stack: int) -> None:
    """11.2.1c, 11.2.1d: so many Galley Squadrons, and BP of those aboard; all if there are not enough ships."""
    die = g.dice.roll()
    moving = stack == g.mover
    afloat = ships(g) if moving else galleys(g, stack)
    aboard = carries(g) if moving else land_units(g, stack) > 0
    if g.log is not None:
        g.tell("storm", "11.2.1c", side=side_id(g, g.whose[stack]), place=PLACE_IDS[g.at[stack]], die=die)
    if die > afloat or (die == afloat and not aboard):
        sink(g, stack, "11.2.1d" if aboard else "11.2.1c")
        return
    lose_ships(g, stack, die)
    if land_units(g, stack):
        g.push(LosePoints(decider(g, g.whose[stack], g.whose[stack]), stack, die))
