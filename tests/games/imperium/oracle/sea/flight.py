"""The oracle of flights after battles at sea (10.7.4e to 10.7.4g, 24.5c): who leaves, where to, and at what price."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.seas import PORT_WATERS, SEA_STEPS
from romanum.games.imperium.state.marks import GUESTS, INSIDE, SHELTERED
from romanum.games.imperium.state.position import RomanWorld

from ..state.sheet import Stack, is_besieged, stacks
from ..state.watch import Moment, Span, place_name
from .chart import (
    cargo,
    distances,
    enemy_fleets_at,
    fleets_in,
    friendly,
    friendly_ports,
    hostile,
    is_pirate_shore,
    pirate_ways,
)

NEAR = 5
"""10.7.4e, 10.7.4f: MP to a port, hexes to a sea hex."""
PENDING = frozenset({"Aftermath", "Flight", "OpenSea", "WhereTo", "Sinking", "Lifeboats", "Drowning", "Clash"})
"""Steps in which a battle at sea is not over."""


def sides_at(g: RomanWorld, place: int, power: int, enemy: int) -> tuple[list[Stack], list[Stack]]:
    """The fleets of both that lie outside a port in a sea hex."""
    away = SHELTERED | INSIDE | GUESTS
    there = [s for s in stacks(g) if s.place == place and fleets_in(s.units) and not s.mark & away]
    return [s for s in there if friendly(g, power, s.power)], [s for s in there if friendly(g, enemy, s.power)]


def is_shut(g: RomanWorld, port: int, power: int, laden: bool) -> bool:
    """17.2.2b, 13.6d: a blockaded port that is besieged, or that a laden fleet would enter."""
    besieged = is_besieged(g, port)
    if not besieged and not (laden and g.has_rule("13.6")):
        return False
    lies = [s for s in stacks(g) if s.place in PORT_WATERS[port] and fleets_in(s.units)]
    own = [s for s in lies if friendly(g, power, s.power) and (not besieged or s.inside)]
    others = [s for s in lies if hostile(g, power, s.power) and not s.inside]
    weigh = 1 if besieged else 18
    return weigh * sum(fleets_in(s.units) for s in others) > weigh * sum(fleets_in(s.units) for s in own)


def is_refuge(g: RomanWorld, power: int, water: int, laden: bool) -> bool:
    """10.7.4e: whether beaten fleets find a port in a sea hex."""
    ports = [port for port in friendly_ports(g, power, water) if not is_shut(g, port, power, laden)]
    whole = [port for port in ports if not (PROVINCE[port] >= 0 and g.plunder[PROVINCE[port]])]
    if whole or is_pirate_shore(g, power, water):
        return True
    return bool(ports) and leads_home(g, power, water)


def leads_home(g: RomanWorld, power: int, water: int) -> bool:
    """24.5c: whether a lane without enemies leads from a plundered port to one that is whole."""
    seen, edge = {water}, [water]
    while edge:
        here = edge.pop()
        ports = [port for port in friendly_ports(g, power, here) if not is_shut(g, port, power, laden=False)]
        if is_pirate_shore(g, power, here) or any(not g.plunder[PROVINCE[p]] for p in ports if PROVINCE[p] >= 0):
            return True
        for there in SEA_STEPS[here]:
            if there not in seen and not enemy_fleets_at(g, power, there):
                seen.add(there)
                edge.append(there)
    return False


def refuges(g: RomanWorld, power: int, place: int, laden: bool) -> set[int]:
    """10.7.4e: the nearest ports within five MP, all that are equally near."""
    found = {water: cost for water, cost in distances(g, place, NEAR).items() if is_refuge(g, power, water, laden)}
    return {water for water, cost in found.items() if cost == min(found.values())}


def hexes_off(place: int) -> set[int]:
    """10.7.4f: the sea hexes at most five hexes off."""
    seen, edge = {place}, {place}
    for _ in range(NEAR):
        edge = {there for here in edge for there in SEA_STEPS[here]} - seen
        seen |= edge
    return seen - {place}


class Flights:
    """Remembers who has been beaten until he has gone."""

    def __init__(self) -> None:
        self.beaten: dict[int, tuple[int, int, int]] = {}
        """By place: the loser, the victor, and the fleets that the losers have left."""

    def __call__(self, span: Span) -> Iterator[str]:
        """10.7.4e to 10.7.4g."""
        for before, moment in span.steps("sea-combat", "flees-at-sea"):
            if moment.kind == "sea-combat":
                self.decided(moment)
            else:
                yield from self.flees(before, moment)
        if not any(type(step).__name__ in PENDING for step in span.after.stack):
            yield from self.stays(span)
            self.beaten.clear()

    def decided(self, moment: Moment) -> None:
        """10.7.4e: the side that has lost more fleets is the loser."""
        if moment["winner"] not in (moment["power"], moment["enemy"]):
            return
        g, place = moment.g, moment.place()
        power, enemy = moment.power(), moment.power("enemy")
        mine, theirs = sides_at(g, place, power, enemy)
        won = moment["winner"] == moment["power"]
        loser, victor, side = (enemy, power, theirs) if won else (power, enemy, mine)
        lost = moment["enemy_lost"] if won else moment["lost"]
        self.beaten[place] = loser, victor, sum(fleets_in(s.units) for s in side) - lost

    def flees(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """10.7.4e, 10.7.4f: to the nearest port; with none near, a fleet less and out to sea."""
        place, to, power = moment.place(), moment.place("to"), moment.power()
        if place not in self.beaten:
            yield f"10.7.4g: {moment['power']} flees from {place_name(place)} and was not beaten"
            return
        loser, victor, left = self.beaten[place]
        own = [s for s in sides_at(before, place, loser, victor)[0] if friendly(before, power, s.power)]
        laden = any(cargo(s.units) for s in own)
        ships = sum(fleets_in(s.units) for s in own)
        near = refuges(before, power, place, laden)
        if near and to not in near:
            yield f"10.7.4e: {moment['power']} flees to {place_name(to)}, reckoned {[place_name(w) for w in near]}"
        if near and ships != left:
            yield f"10.7.4e: {ships} fleets flee to port, of {left}"
        if not near:
            if to not in hexes_off(place) or enemy_fleets_at(before, power, to):
                yield f"10.7.4f: {moment['power']} flees from {place_name(place)} to {place_name(to)}"
            if ships != left - 1:
                yield f"10.7.4f: {ships} of {left} fleets flee out to sea"

    def stays(self, span: Span) -> Iterator[str]:
        """10.7.4e: no beaten fleet is left where it was beaten, unless there is nowhere to go."""
        g = span.after
        for place, (loser, victor, _) in self.beaten.items():
            fled = any(moment.place() == place for moment in span.all("flees-at-sea"))
            left = [s for s in sides_at(g, place, loser, victor)[0] if hostile(g, s.power, victor)]
            room = any(not enemy_fleets_at(g, loser, water) for water in hexes_off(place))
            ranged = "range" in pirate_ways(g, loser)
            in_its_port = bool(left) and place in refuges(g, loser, place, any(cargo(s.units) for s in left))
            if left and not fled and room and not ranged and not in_its_port:
                yield f"10.7.4e: beaten fleets stay at {place_name(place)}: {left}"
