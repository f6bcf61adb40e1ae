"""22.2.3: the imperial capital rises for bread, and who has it afterwards."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.board.masks import bits
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.cities import CITY_IDS, CITY_PLACE
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.common.control import take_city
from romanum.games.imperium.rules.common.morale import change
from romanum.games.imperium.rules.common.powers import EVERY_PLAYER, is_enemy, power_id, side
from romanum.games.imperium.rules.common.sieges import begin_siege, end_siege, is_besieged, outside
from romanum.games.imperium.rules.powers.distances import farthest_player
from romanum.games.imperium.rules.special.chronicle import note_rebellion
from romanum.games.imperium.rules.special.walls import capital_value
from romanum.games.imperium.state.effects import GRAIN_REBELLION, begin, effects, end
from romanum.games.imperium.state.errands import PlaceTaken
from romanum.games.imperium.state.forces import add, give, has_combatants, is_naval, stacks_at, stacks_of
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import INACTIVE, NEUTRAL, NOBODY, REBELS, RomanWorld
from romanum.games.imperium.state.rosters import LETTER
from romanum.games.imperium.state.steps import YesOrNo

MOB: Final = LETTER[KIND_BY_ID["4-12-new"]] * 2
"""22.2.3a: two unseasoned 4-12."""
FOREVER: Final = 1 << 30


def rebel(g: RomanWorld, city: int, owner: int) -> None:
    """22.2.3a: 10 morale are lost besides the capital's; a besieged capital falls, another is the rebels'."""
    place = CITY_PLACE[city]
    if g.log is not None:
        g.tell("grain-rebellion", "22.2.3a", power=power_id(g, owner), city=CITY_IDS[city])
    change(g, owner, TABLES.morale.grain_rebellion, "22.2.3a")
    note_rebellion(g, city)
    end(g, GRAIN_REBELLION, city)
    begin(g, GRAIN_REBELLION, city, owner, until=FOREVER)
    g.rebelling |= 1 << city
    around = [s for s in outside(g, place) if has_combatants(g, s) and is_enemy(g, owner, g.whose[s])]
    if is_besieged(g, place) and around:
        _surrender(g, place, g.whose[around[0]])
    else:
        _rise(g, city, owner)


def _surrender(g: RomanWorld, place: int, besieger: int) -> None:
    """22.2.3d: city and rebels are the besieger's, and the defenders are lost."""
    add(g, besieger, place, MOB)
    g.push(PlaceTaken(place, besieger, starved=True))


def _rise(g: RomanWorld, city: int, owner: int) -> None:
    """22.2.3a, 22.2.3e: rebels hold the city; its Province stays whose it was, for no enemy has taken it (5.6a)."""
    place = CITY_PLACE[city]
    g.standing[REBELS], g.bond[REBELS] = INACTIVE, NEUTRAL
    g.at_war = changed(g.at_war, REBELS, EVERY_PLAYER)
    g.chief[REBELS] = farthest_player(g, {place}, but=g.chief[owner])
    g.city_of[city] = REBELS
    g.wounds = changed(g.wounds, city, 0)
    change(g, owner, -capital_value(g, owner, city), "19.2b")
    add(g, REBELS, place, MOB)
    if any(g.whose[s] == owner and has_combatants(g, s) and not is_naval(g, s) for s in stacks_at(g, place)):
        g.push(BesiegeRebels(g.chief[owner], place))


class BesiegeRebels(YesOrNo, frozen=True):
    """22.2.3c: the former owner's units stand outside and may besiege the rebels."""

    place: int
    rule: ClassVar[str] = "22.2.3c"
    asks: ClassVar[Asks] = Asks("besiege-rebels")

    def said_yes(self, g: RomanWorld) -> None:
        """They are shut in."""
        begin_siege(g, self.place)
        for stack in stacks_at(g, self.place):
            if g.whose[stack] == REBELS:
                g.mark[stack] |= INSIDE


def look_at_rebels(g: RomanWorld) -> None:
    """22.2.3b, 22.2.3e, 22.2.3f: another's units have entered the hex; or the old owner has his capital again."""
    for city in list(bits(g.rebelling)):
        sufferer = next((e.value for e in effects(g, GRAIN_REBELLION) if e.subject == city), NOBODY)
        if g.city_of[city] == REBELS:
            _look_for_new_owner(g, city, sufferer)
        elif g.city_of[city] == sufferer:
            g.rebelling &= ~(1 << city)
            end(g, GRAIN_REBELLION, city)


def _look_for_new_owner(g: RomanWorld, city: int, sufferer: int) -> None:
    place = CITY_PLACE[city]
    for stack in outside(g, place):
        power = g.whose[stack]
        comes = side(g, power) < SEATS and side(g, power) != side(g, sufferer)
        if comes and has_combatants(g, stack) and not is_naval(g, stack):
            end_siege(g, place)
            for rebels in [s for s in stacks_of(g, REBELS) if g.at[s] == place]:
                give(g, rebels, power)
            take_city(g, city, power, "22.2.3f")
            return
