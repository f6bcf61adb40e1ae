"""39.2-M, R, S and T: corrupt quartermasters, soldiers who want money, legions that do not follow, a crisis at home."""

from __future__ import annotations

from typing import Final

from romanum.board.masks import bits
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import GRID, HEX
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.units import SUPPLY_POINTS
from romanum.games.imperium.data.units import TRAINS as TRAIN_KINDS
from romanum.games.imperium.rules.common.leaders import leaders_of, place_of
from romanum.games.imperium.rules.common.morale import change, pay
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.events.fortunes import tell
from romanum.games.imperium.state.effects import CRISIS, DISLOYAL, begin, effects, end
from romanum.games.imperium.state.errands import Desertion
from romanum.games.imperium.state.forces import stacks_of, stacks_of_player, turn_up
from romanum.games.imperium.state.position import NEUTRAL, NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF, LETTER, TRAINS, of, plus, strength, without

POINTS_A_SHARE: Final = 10
TALENTS_A_SHARE: Final = 2
"""39.2-R: two talents for every ten combat points."""
LOYAL_WITHIN: Final = 12
"""39.2-S: hexes."""
TURNS_TO_RETURN: Final = 3
CRISIS_MORALE: Final = -TABLES.morale.political_crisis
"""39.2-T: what a political crisis costs."""


def corruption(g: RomanWorld, power: int) -> None:
    """39.2-M: every train of the player's side loses a supply point, if it has one; neutrals whom he runs do not."""
    tell(g, "corruption", "M", power)
    for stack in stacks_of_player(g, g.chief[power]):
        old = of(g.units[stack], TRAINS) if g.bond[g.whose[stack]] != NEUTRAL else ""
        if old:
            new = "".join(sorted(LETTER[TRAIN_KINDS[max(0, SUPPLY_POINTS[KIND_OF[letter]] - 1)]] for letter in old))
            g.units[stack] = plus(without(g.units[stack], TRAINS), new)
            turn_up(g, stack)


def muttering(g: RomanWorld, power: int) -> None:
    """39.2-R: it pays as far as its treasury reaches; each talent it lacks is a point of morale."""
    points = sum(strength(g.units[stack]) for stack in stacks_of(g, power))
    wanted = points // POINTS_A_SHARE * TALENTS_A_SHARE
    paid = min(wanted, g.treasury[power])
    pay(g, power, paid)
    if g.log is not None:
        g.tell("muttering", "39.2-R", power=power_id(g, power), wanted=wanted, paid=paid)
    change(g, power, paid - wanted, "39.2-R")


def disloyalty(g: RomanWorld, power: int) -> None:
    """39.2-S: for this game turn only those who stand with a leader follow (`common.leaders`); the farthest desert."""
    tell(g, "disloyalty", "S", power)
    begin(g, DISLOYAL, power, until=g.month)
    far = out_of_reach(g, power)
    if far:
        g.push(Desertion(power, far))


def out_of_reach(g: RomanWorld, power: int) -> tuple[int, ...]:
    """39.2-S: the places of units more than 12 hexes from every leader of their power; without a leader none are."""
    leaders = {HEX[place_of(g, leader)] for leader in leaders_of(g, power)}
    camps = {g.at[stack] for stack in stacks_of(g, power) if g.units[stack]}
    if not leaders:
        return ()
    return tuple(sorted(p for p in camps if min(GRID.distance(HEX[p], there) for there in leaders) > LOYAL_WITHIN))


# ---- the crisis


def capitals_of(g: RomanWorld, player: int) -> list[int]:
    """The imperial capitals that a player's powers hold."""
    return [city for city in bits(g.capitals) if g.city_of[city] != NOBODY and g.chief[g.city_of[city]] == player]


def is_at_home(g: RomanWorld, power: int) -> bool:
    """39.2-T: whether the Imperator is in an imperial capital of his player's."""
    head = g.head[power]
    here = place_of(g, head) if head != NONE else NONE
    return here != NONE and any(CITY_PLACE[city] == here for city in capitals_of(g, g.chief[power]))


def crisis(g: RomanWorld, power: int) -> None:
    """39.2-T: nothing without the capital, or if he is there already."""
    if g.head[power] == NONE or not capitals_of(g, g.chief[power]) or is_at_home(g, power):
        return
    begin(g, CRISIS, power, until=g.month + TURNS_TO_RETURN - 1)
    tell(g, "crisis", "T", power)


def see_to_crises(g: RomanWorld) -> None:
    """39.2-T: as a month ends: who is home has ended it; when the time is over the power loses 10 morale."""
    for effect in list(effects(g, CRISIS)):
        if is_at_home(g, effect.subject):
            end(g, CRISIS, effect.subject)
        elif effect.until <= g.month:
            end(g, CRISIS, effect.subject)
            change(g, effect.subject, -CRISIS_MORALE, "39.2-T")
