"""9.3.3: building Cities at the end of a Roman expansion; and the auxiliaries that leave when a Phase is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.hre.data.components import COUNTERS, FACTIONS, PROVINCES, SITE_MASK
from romanum.games.hre.rules.forts import fort_places, may_place_fort, raise_fort
from romanum.games.hre.state.actions import DISMISS, DONE, FOUND, RAISE
from romanum.games.hre.state.active import ActiveStep
from romanum.games.hre.state.position import INTACT, NO_CITY, Empire

SITES_A_CITY: Final = 2


def city_allowance(g: Empire, faction: int) -> tuple[int, int]:
    """9.3.3a, 9.3.3d: City Sites and Cities of the Faction, the Starting Province and its City left out."""
    start, city = g.start[faction], g.city
    own = [p for p in g.provinces_of(faction) if p != start]
    return sum([SITE_MASK >> p & 1 for p in own]), sum([city[p] != NO_CITY for p in own])


def cities_left(g: Empire, faction: int) -> int:
    """How many Cities the Faction may still build now."""
    sites, cities = city_allowance(g, faction)
    return max(0, sites // SITES_A_CITY - cities) + g.extra_cities


class BuildCities(ActiveStep, frozen=True):
    """9.3.3: one City for each pair of City Sites; ready Forts may still be placed (8.2f)."""

    rule: ClassVar[str] = "9.3.3a"
    stays: ClassVar[bool] = True

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        """A City or a Fort anywhere, or nothing more."""
        return (*FOUND, *RAISE, DONE)

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """Site, control, no City yet, the Starting Province first, pairs and counters."""
        if move == DONE:
            return None
        if move[0] == "raise":
            return may_place_fort(g, g.side, move[1])
        p, start = move[1], g.start[g.side]
        name = PROVINCES[p].id
        if not SITE_MASK >> p & 1:
            return Refusal("9.1c", "no-site", {"province": name})
        if g.holder[p] != g.side:
            return Refusal("9.3.3b", "not-controlled", {"province": name})
        if g.city[p] != NO_CITY:
            return Refusal("9.3.3b", "has-city", {"province": name})
        if g.cities_on_map() >= COUNTERS.cities:
            return Refusal("8a", "no-cities", {"counters": COUNTERS.cities})
        if not cities_left(g, g.side):
            sites, cities = city_allowance(g, g.side)
            return Refusal("9.3.3d", "no-pair", {"sites": sites, "cities": cities})
        if p != start and g.holder[start] == g.side and g.city[start] == NO_CITY:
            return Refusal("9.3.3c", "start-first", {"province": PROVINCES[start].id})
        return None

    def options(self, g: Empire, seat: int) -> list[Move]:
        """Most Phases end without a City to build."""
        if cities_left(g, g.side):
            moves = [FOUND[p] for p in g.provinces_of(g.side) if self.check(g, seat, FOUND[p]) is None]
        else:
            moves = []
        return [*moves, *fort_places(g, g.side), DONE]

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """Found a City, raise a Fort, or go on."""
        if move == DONE:
            g.stack.pop()
        elif move[0] == "raise":
            raise_fort(g, g.side, move[1])
        else:
            sites, cities = city_allowance(g, g.side)
            if move[1] != g.start[g.side] and cities >= sites // SITES_A_CITY:
                g.extra_cities -= 1
            g.city[move[1]] = INTACT
            g.tell("found", "9.3.3a", faction=FACTIONS[g.side].id, province=PROVINCES[move[1]].id)

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        facts = {
            "faction": FACTIONS[g.side].id,
            "cities": cities_left(g, g.side),
            "forts": g.forts_ready[g.side],
        }
        return Prompt("cities", self.rule, facts)


class DismissAuxilia(ActiveStep, frozen=True):
    """Auxilia Barbarica: after VP are counted as many Legions as were hired leave the map, the owner's choice."""

    left: int
    rule: ClassVar[str] = "7c"
    orders_about: ClassVar[str] = "dismissal"

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        """A Legion anywhere; if there is none, nothing."""
        return (*DISMISS, DONE)

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """Own Legions, as long as there are any."""
        if move == DONE:
            return Refusal("7c", "must-dismiss", {"legions": self.left}) if g.side in g.holder else None
        if g.holder[move[1]] != g.side:
            return Refusal("7c", "not-yours", {"province": PROVINCES[move[1]].id, "side": FACTIONS[g.side].id})
        return None

    def options(self, g: Empire, seat: int) -> list[Move]:
        """Own Provinces."""
        return [DISMISS[p] for p in g.provinces_of(g.side)] or [DONE]

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """One Legion goes home."""
        if move == DONE:
            return
        g.remove(move[1])
        g.tell("dismiss", "7c", faction=FACTIONS[g.side].id, province=PROVINCES[move[1]].id)
        if self.left > 1:
            g.push(DismissAuxilia(self.left - 1))

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        return Prompt("dismiss", self.rule, {"faction": FACTIONS[g.side].id, "legions": self.left})

    def worth_of(self, g: Empire, seat: int, move: Move) -> int | None:
        """How many stand there."""
        return None if move == DONE else g.armies[move[1]]
