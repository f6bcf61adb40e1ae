"""39.2-E to H and L: disease, hunger, harvests and disasters."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.cities import CITY_COUNT, CITY_IDS, CITY_PLACE, CITY_PROVINCE
from romanum.games.imperium.data.hexes import HEX_COUNT, LAND, PROVINCE
from romanum.games.imperium.data.provinces import NONE, PROVINCE_BY_ID, PROVINCE_IDS, WHEAT
from romanum.games.imperium.rules.common.control import exists, settle_province
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.common.sieges import end_siege, is_besieged
from romanum.games.imperium.rules.events.actions import DESTROY
from romanum.games.imperium.rules.events.fortunes import until
from romanum.games.imperium.rules.events.pestilence import begin_pestilence
from romanum.games.imperium.rules.geography.seasons import SEPTEMBER
from romanum.games.imperium.state.effects import FAMINE, HARVEST, begin
from romanum.games.imperium.state.errands import SiegesSeen
from romanum.games.imperium.state.layout import KEEL_FACTS
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice

WORST: Final = 6
"""39.2-E, F, L: a lower die is a false alarm."""
LAND_HEXES: Final = tuple(place for place in range(HEX_COUNT) if LAND[place] and PROVINCE[place] != NONE)
GRANARIES: Final = tuple(PROVINCE_BY_ID[name] for name in TABLES.random_events.harvest)


def alarm(g: RomanWorld, power: int, letter: str) -> bool:
    """A die: whether it is worse than a false alarm."""
    die = g.dice.roll()
    if g.log is not None:
        g.tell("alarm", f"39.2-{letter}", power=power_id(g, power), die=die, false="no" if die == WORST else "yes")
    return die == WORST


def struck_province(g: RomanWorld) -> int:
    """Ruling 39.2-E: the Province of a land hex drawn at random stands for the counter that is thrown."""
    return PROVINCE[LAND_HEXES[g.dice.roll(len(LAND_HEXES)) - 1]]


def next_september(g: RomanWorld) -> int:
    """The last month before the September game turn that comes next."""
    return g.month + (until(g, SEPTEMBER) or 12) - 1


def pestilence(g: RomanWorld, power: int) -> None:
    """39.2-E, 45.0: nothing where the rule of plague is in force."""
    if not g.has_rule("45") and alarm(g, power, "E"):
        begin_pestilence(g, struck_province(g))


def famine(g: RomanWorld, power: int) -> None:
    """39.2-F: a Province starves until September."""
    if alarm(g, power, "F"):
        province = struck_province(g)
        begin(g, FAMINE, province, until=next_september(g))
        if g.log is not None:
            g.tell("famine", "39.2-F", province=PROVINCE_IDS[province])


def bad_harvest(g: RomanWorld, power: int) -> None:
    """39.2-G: half the grain of a Province until September."""
    _harvest(g, -1, "G")


def bumper_harvest(g: RomanWorld, power: int) -> None:
    """39.2-H: half as much again."""
    _harvest(g, 1, "H")


def _harvest(g: RomanWorld, value: int, letter: str) -> None:
    """A die names the Province; one that gives no grain is not touched."""
    die = g.dice.roll()
    province = GRANARIES[die - 1]
    grows = bool(WHEAT[province] or PROVINCE_IDS[province] in TABLES.grain.constantinople)
    if grows:
        begin(g, HARVEST, province, value, until=next_september(g))
    if g.log is not None:
        kind = "bumper-harvest" if value > 0 else "bad-harvest"
        g.tell(kind, f"39.2-{letter}", die=die, province=PROVINCE_IDS[province])


# ---- disaster


def disaster(g: RomanWorld, power: int) -> None:
    """39.2-L: on a 6 the player names a city."""
    if alarm(g, power, "L") and doomed(g):
        g.push(Disaster(g.chief[power]))


def doomed(g: RomanWorld) -> list[int]:
    """Ruling 39.2-L: any city on the map but imperial capitals."""
    return [city for city in range(CITY_COUNT) if exists(g, city) and not g.capitals >> city & 1]


class Disaster(PlayerChoice, frozen=True):
    """39.2-L: which city is destroyed?"""

    rule: ClassVar[str] = "39.2-L"
    asks: ClassVar[Asks] = Asks("disaster")

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [DESTROY[city] for city in doomed(g)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """It is no more."""
        raze(g, move[1])


def raze(g: RomanWorld, city: int) -> None:
    """39.2-L: a city is gone with its port and shipyard; a siege of it is over, and who was in it stands in the hex."""
    place = CITY_PLACE[city]
    if is_besieged(g, place):
        end_siege(g, place)
    g.city_of[city] = NOBODY
    g.razed |= 1 << city
    g.city_plunder = changed(g.city_plunder, city, 0)
    rows = [g.keels[at : at + KEEL_FACTS] for at in range(0, len(g.keels), KEEL_FACTS)]
    g.keels = tuple(number for row in rows if row[1] != place for number in row)
    if g.log is not None:
        g.tell("disaster", "39.2-L", city=CITY_IDS[city])
    g.push(SiegesSeen())
    settle_province(g, CITY_PROVINCE[city])
