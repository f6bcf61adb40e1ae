"""3.2a: what a seat may imagine where it may not look: stacks behind their top unit, leaders in them, others' plans.

Whatever is dealt agrees with what the seat knows: masked again, it looks the same.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from romanum.engine.dice import Dice
from romanum.engine.secrecy import HIDDEN
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.state.layout import PROMISE_FACTS
from romanum.games.imperium.state.position import LISTED, MOBILIZATION, NOBODY, UNBORN, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, LAND_COMBATANTS, LETTER, UNKNOWN, of

MOST_BEHIND: Final = 6
"""So many units are imagined behind a top unit at most."""
MOST_MILITIA: Final = 5


def deal(known: RomanWorld, seat: int, dice: Dice) -> RomanWorld:
    """A copy of what a seat knows, with the rest filled in at random."""
    g = known.copy()
    _deal_stacks(g, dice)
    _deal_leaders(g, known, dice)
    blank = NONE if g.phase == MOBILIZATION else 0
    g.plan = tuple([blank if number == HIDDEN else number for number in g.plan])
    g.offers = tuple([0 if number == HIDDEN else number for number in g.offers])
    g.habits = tuple([NONE if order == HIDDEN else order for order in g.habits])
    g.lost = tuple(["" if text == UNKNOWN else text for text in g.lost])
    g.militia = tuple([dice.roll(MOST_MILITIA) if number == HIDDEN else number for number in g.militia])
    g.grazed = tuple([0 if number == HIDDEN else number for number in g.grazed])
    g.raised, g.levied, g.trains_built = _blank(g.raised), _blank(g.levied), _blank(g.trains_built)
    g.promises = _promises(g, seat)
    return g


def _blank(ticks: tuple[int, ...]) -> tuple[int, ...]:
    """7.5a, 7.7b: nobody is taken to have raised what one does not know of."""
    return tuple([0 if number == HIDDEN else number for number in ticks])


@cache
def _pool(number: int, players: int, power: int) -> tuple[str, str]:
    """The land units and the fleets that a power begins with: what is likely to be behind its counters."""
    powers = setting(number, players).powers
    if power >= len(powers) or power >= LISTED:
        return "", ""
    units = "".join(LETTER[kind] * n for stack in powers[power].stacks for kind, n in stack.units)
    return of(units, LAND_COMBATANTS), of(units, FLEETS)


def _deal_stacks(g: RomanWorld, dice: Dice) -> None:
    """Behind the top unit some more of the power's own, ashore or afloat as the top unit is."""
    for stack, units in enumerate(g.units):
        if units != UNKNOWN:
            continue
        top = g.top[stack]
        afloat = top in FLEETS and bool(top)
        pool = _pool(g.scenario, g.seats, g.whose[stack])[afloat] or top
        more = [pool[dice.roll(len(pool)) - 1] for _ in range(dice.roll(MOST_BEHIND) - 1)] if top else []
        g.units[stack] = "".join(sorted([top, *more]))


def _deal_leaders(g: RomanWorld, known: RomanWorld, dice: Dice) -> None:
    """Each is in a stack of whoever has him; a power without one that is hidden has him nowhere."""
    found = list(g.leader_in)
    for leader, stack in enumerate(found):
        if stack == HIDDEN:
            power = g.captor[leader] if g.captor[leader] != NOBODY else g.leader_of[leader]
            own = [
                s for s, units in enumerate(known.units) if units == UNKNOWN and known.top[s] and g.whose[s] == power
            ]
            found[leader] = own[dice.roll(len(own)) - 1] if own else UNBORN
    g.leader_in = tuple(found)


def _promises(g: RomanWorld, seat: int) -> tuple[int, ...]:
    """What others have promised each other: something; what else is on record of them: nothing much."""
    others = [player for player in range(g.seats) if player != seat][:2]
    found: list[int] = []
    for at in range(0, len(g.promises), PROMISE_FACTS):
        row = g.promises[at : at + PROMISE_FACTS]
        if row[0] == HIDDEN:
            found += (*others, 0, 0, g.month)
        else:
            found += (*row[:-1], 0 if row[-1] == HIDDEN else row[-1])
    return tuple(found)
