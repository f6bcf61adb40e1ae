"""The oracle of voyages (10.3, 10.4, 10.5): what every step, pick-up and landing costs, and how much fleets carry."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.characters import MayInvade
from romanum.games.imperium.data.hexes import GRID, HEX, LAND, PLACE
from romanum.games.imperium.data.seas import PORT_WATERS, SEA_STEPS
from romanum.games.imperium.state.marks import AT_SEA, GUESTS, HELD, INSIDE, LANDED
from romanum.games.imperium.state.position import RomanWorld

from ..state.sheet import CITY_OF_PLACE, Stack, holder, port_exists, province_at, stacks
from ..state.watch import Moment, Span, place_name
from .chart import (
    ALLOWANCE,
    cargo,
    enemy_fleets_at,
    fleets_in,
    friendly,
    friendly_ports,
    is_cold,
    is_pirate_shore,
    overload,
    pirate_ways,
    ports_on,
    water_cost,
)


def step_name(g: RomanWorld) -> str:
    """What is being asked."""
    return type(g.stack[-1]).__name__ if g.stack else ""


class Voyages:
    """Follows each voyage from its first step to its end."""

    def __init__(self) -> None:
        self.mover = -1
        self.base = 0
        """MP the fleet had spent in this game turn before."""
        self.sailed = 0
        self.cold = False
        """Whether it has entered a hex in winter."""
        self.paid: set[int] = set()
        """The shore whose pick-up is paid for: a hex may have several."""

    def __call__(self, span: Span) -> Iterator[str]:
        """One action of a voyage, and whatever holds after every action."""
        before, verb = span.before, span.text.split()[0]
        if verb == "sail" and step_name(before) == "Sailing":
            self.begin(span)
        elif step_name(before) == "Voyage":
            yield from getattr(self, "on_" + verb.replace("-", "_"), self.on_other)(span)
        if any(type(step).__name__ == "Voyage" for step in before.stack):
            yield from self.landings(span)
        yield from self.nobody_swims(span)

    def begin(self, span: Span) -> None:
        """A fleet sets sail; what it has spent before in this game turn does not count in this segment."""
        g = span.after
        self.mover, self.sailed, self.cold, self.paid = g.mover, 0, False, set()
        self.base = g.spent[g.mover] if g.mover >= 0 else 0

    def on_other(self, span: Span) -> Iterator[str]:
        """Leaders come and go for nothing (10.4.2c, 10.4.3d)."""
        g, after = span.before, span.after
        free = ("embark-leader", "set-ashore", "stay-behind", "halt", "pass")
        same = after.mover == g.mover >= 0 and after.at[g.mover] >= 0 and step_name(after) == "Voyage"
        if span.text.split()[0] in free and same and after.spent[g.mover] != g.spent[g.mover]:
            yield f"10.4.2c: {span.text} costs {after.spent[g.mover] - g.spent[g.mover]} MP"

    def on_to(self, span: Span) -> Iterator[str]:
        """10.3a to 10.3c."""
        g, there = span.before, PLACE[span.text.split()[1]]
        here, power = g.at[g.mover], g.whose[g.mover]
        cost = water_cost(g, there)
        told = list(span.all("sails"))
        if not told:
            return
        if there not in SEA_STEPS[here]:
            yield f"10.3c: from {place_name(here)} to {place_name(there)}"
        if told[0]["cost"] != cost:
            yield f"10.3a: {place_name(there)} costs {told[0]['cost']}, reckoned {cost}"
        if g.spent[g.mover] - self.base + cost > ALLOWANCE:
            yield f"10.3a: {g.spent[g.mover] - self.base + cost} MP are spent"
        at = told[0].g
        if at.mover >= 0 and at.at[at.mover] == there and at.spent[at.mover] - g.spent[g.mover] != cost:
            yield f"10.3a: the fleet pays {at.spent[at.mover] - g.spent[g.mover]} for {cost}"
        inside = sum(fleets_in(s.units) for s in stacks(g) if s.place == here and s.inside)
        if g.mark[g.mover] & INSIDE and enemy_fleets_at(g, power, here) > inside:
            yield f"17.2.2: besieged fleets of {power} leave {place_name(here)}"
        self.sailed += cost
        self.cold |= is_cold(g, there)
        self.paid = set()

    def on_embark(self, span: Span) -> Iterator[str]:
        """10.4.2a, 10.4.2b: two MP in a friendly port hex, six elsewhere, once on each shore."""
        g, after = span.before, span.after
        water, power = g.at[g.mover], g.whose[g.mover]
        if after.mover < 0 or after.at[after.mover] != water:
            return
        change = after.spent[after.mover] - g.spent[g.mover]
        ports = friendly_ports(g, power, water)
        shores = self.left(span)
        harbour = is_pirate_shore(g, power, water) or all(place in ports for place in shores)
        wanted = 0 if self.paid and shores <= self.paid else 2 if harbour else 6
        came = self.aboard(after) - self.aboard(g)
        if came and change != wanted:
            yield f"10.4.2a: {span.text} at {place_name(water)} costs {change}, reckoned {wanted}"
        if after.spent[after.mover] - self.base > ALLOWANCE:
            yield f"10.3a: {after.spent[after.mover] - self.base} MP are spent"
        if came:
            self.paid = shores
        yield from self.who_came(span)

    on_embark_all = on_embark

    @staticmethod
    def left(span: Span) -> set[int]:
        """The land places that units have left."""
        g, after = span.before, span.after
        ashore = [stack for stack in stacks(g) if stack.units and not fleets_in(stack.units)]
        gone = {stack.place for stack in ashore if not stack.mark & GUESTS and len(stack.units) > _units(after, stack)}
        return {place for place in gone if LAND[place]}

    @staticmethod
    def aboard(g: RomanWorld) -> int:
        """Land units aboard in the hex of the moving fleet."""
        water = g.at[g.mover]
        return sum(
            len(cargo(stack.units)) if not stack.mark & GUESTS else len(stack.units)
            for stack in stacks(g)
            if stack.place == water and (fleets_in(stack.units) or stack.mark & GUESTS)
        )

    def who_came(self, span: Span) -> Iterator[str]:
        """10.4.2, 10.4.4b: those who board stand in the hex, are not besieged, and have not been landed this month."""
        g, after = span.before, span.after
        water = g.at[g.mover]
        for stack in stacks(g):
            if not stack.units or fleets_in(stack.units) or stack.mark & GUESTS:
                continue
            left = after.units[stack.number] if after.at[stack.number] == stack.place else ""
            if len(left) >= len(stack.units) or stack.number == g.mover:
                continue
            if HEX[stack.place] != HEX[water] and water not in WATERS_BY_PORT.get(stack.place, ()):
                yield f"10.4.2b: units of {place_name(stack.place)} board at {place_name(water)}"
            if stack.mark & HELD and not friendly_ports(g, stack.power, water):
                yield "10.4.4b: units that have been landed board again"
            if not friendly(g, g.whose[g.mover], stack.power):
                yield "10.4.1: units of another side board"

    def landings(self, span: Span) -> Iterator[str]:
        """Costs, and who may go ashore where."""
        for moment in span.all("lands", "invades"):
            yield from self.landed(span, moment)

    def landed(self, span: Span, moment: Moment) -> Iterator[str]:
        """10.4.3a to 10.4.3c, 10.5a, 10.5b."""
        g, place, power = span.before, moment.place(), moment.power()
        if g.mover < 0 or g.at[g.mover] < 0:
            return
        water = g.at[g.mover]
        invades = moment.kind == "invades"
        if invades and g.winter:
            yield "10.5a: an invasion in winter"
        if invades and not self.may_invade(g, power):
            yield f"10.5b: {moment['power']} invades {place_name(place)} without a +2 leader"
        near = HEX[place] == HEX[water] or water in WATERS_BY_PORT.get(place, ())
        beside = GRID.distance(HEX[place], HEX[water]) == 1 and not self.has_land(water)
        if not near and not beside:
            yield f"10.4.3b: from {place_name(water)} ashore at {place_name(place)}"
        if not LAND[place]:
            yield f"10.4.3b: {place_name(place)} is no land"
        spent = span.after.spent[g.mover] if span.after.at[g.mover] == water else None
        if spent is None:
            return
        port = port_exists(g, place) and friendly(g, power, holder(g, place)) and not invades
        port = port or (is_pirate_shore(g, power, water) and near and not invades)
        cost = spent - g.spent[g.mover]
        if cost not in ((2, 0) if port else (6, 0)) and not g.setting.coast_limitanei:
            yield f"10.4.3a: landing at {place_name(place)} costs {cost}, port {port}, invasion {invades}"
        if spent - self.base > ALLOWANCE:
            yield f"10.3a: {spent - self.base} MP are spent"
        yield from self.marks(span, moment, spent, invades)

    def marks(self, span: Span, moment: Moment, spent: int, invades: bool) -> Iterator[str]:
        """10.4.4, 10.5.1e: who came by eleven MP or more, or as an invader, does not march."""
        g, after, place = span.before, span.after, moment.place()
        fresh = [s for s in stacks(after) if s.place == place and s.power == moment.power() and s.units]
        old = sum(len(s.units) for s in stacks(g) if s.place == place and s.power == moment.power())
        held = sum(len(s.units) for s in fresh if s.mark & (HELD | LANDED))
        free = sum(len(s.units) for s in fresh) - held
        if (spent > 10 or invades) and free > old:
            yield f"10.4.4b: units ashore at {place_name(place)} after {spent} MP may march"

    @staticmethod
    def has_land(water: int) -> bool:
        """Whether a sea hex has land of its own."""
        return any(HEX[place] == HEX[water] and LAND[place] for place in range(len(LAND)))

    @staticmethod
    def may_invade(g: RomanWorld, power: int) -> bool:
        """10.5b, 27.1.2d, 37.2d."""
        if "landing" in pirate_ways(g, power) or any(rule.of == power for rule in g.setting.of(MayInvade)):
            return True
        water = g.at[g.mover]
        here = [stack for stack in stacks(g) if stack.place == water and friendly(g, power, stack.power)]
        return any(g.leader_value[leader] >= 2 for stack in here for leader in stack.leaders)

    def nobody_swims(self, span: Span) -> Iterator[str]:
        """10.4.1: after every action fleets carry no more than they can, guests included; nobody is in the sea."""
        after = span.after
        if step_name(after) in ("Overboard", "Shedding", "Sinking"):
            return
        loads: dict[int, int] = {}
        for stack in stacks(after):
            if fleets_in(stack.units) or stack.mark & GUESTS:
                loads[stack.place] = loads.get(stack.place, 0) + overload(after, stack.units)
            elif stack.units and not LAND[stack.place]:
                yield f"10.4.1: land units without a fleet at {place_name(stack.place)}"
        for place, load in loads.items():
            if load > 0 and step_name(after) in ("Voyage", "Sailing", "WhoseSegment", "HoldBack", "LandMovement"):
                yield f"10.4.1: fleets at {place_name(place)} carry {load} halves too much"


class PortStops:
    """10.3f: fleets at sea when the Naval Operations Phase begins end it in a friendly port, or are lost."""

    def __init__(self) -> None:
        self.begun = False

    def __call__(self, span: Span) -> Iterator[str]:
        """Both ends of the phase."""
        for moment in span.moments:
            if moment.kind == "phase":
                self.begun = moment["phase"] == "naval"
            elif self.begun and moment.kind in ("naval-die", "naval-segment"):
                self.begun = False
                yield from self.marks(moment.g)
            elif moment.kind == "no-port":
                yield from self.lost(moment)
        if any(m.kind == "phase" and m["phase"] == "players" for m in span.moments):
            moment = next(m for m in span.moments if m.kind == "phase" and m["phase"] == "players")
            yield from self.end(moment.g)

    def marks(self, g: RomanWorld) -> Iterator[str]:
        """10.3f: which fleets begin at sea."""
        for stack in stacks(g):
            if fleets_in(stack.units) and not stack.inside:
                at_sea = not lies_in_port(g, stack.power, stack.place)
                if at_sea != bool(stack.mark & AT_SEA):
                    yield f"10.3f: a fleet of {stack.power} at {place_name(stack.place)} is at sea: {at_sea}"

    def lost(self, moment: Moment) -> Iterator[str]:
        """10.3f, 10.3h, 10.3i: who is lost was at sea, is in no friendly port, and is not spared."""
        g, place, power = moment.g, moment.place(), moment.power()
        if lies_in_port(g, power, place):
            yield f"10.3f: a fleet of {moment['power']} is lost in its port at {place_name(place)}"
        if self.is_spared(g, power, place):
            yield f"10.3i: a fleet of {moment['power']} at {place_name(place)} takes part in a siege and is lost"

    def end(self, g: RomanWorld) -> Iterator[str]:
        """10.3f."""
        for stack in stacks(g):
            if not fleets_in(stack.units) or stack.inside or not stack.mark & AT_SEA:
                continue
            spared = self.is_spared(g, stack.power, stack.place) or self.plundered(g, stack.place)
            if not lies_in_port(g, stack.power, stack.place) and not spared:
                yield f"10.3f: a fleet of {stack.power} at {place_name(stack.place)} makes no port stop and is not lost"

    @staticmethod
    def plundered(g: RomanWorld, water: int) -> bool:
        """10.3h: whether markers lie on a port there."""
        cities = [CITY_OF_PLACE[port] for port in ports_on(water) if port in CITY_OF_PLACE]
        return any(g.city_plunder[city] for city in cities) or any(g.plunder[province_at(p)] for p in ports_on(water))

    @staticmethod
    def is_spared(g: RomanWorld, power: int, water: int) -> bool:
        """10.3i: a fleet of those who besiege a port there, with friendly land units ashore in the hex or beside it."""
        before = [place for place in ports_on(water) if place in besieged_places(g)]
        if not any(not friendly(g, power, holder(g, place)) for place in before):
            return False
        return any(
            stack.units
            and not fleets_in(stack.units)
            and not stack.mark & GUESTS
            and stack.count("train") < len(stack.units)
            and friendly(g, power, stack.power)
            and GRID.distance(HEX[stack.place], HEX[water]) <= 1
            for stack in stacks(g)
        )


def lies_in_port(g: RomanWorld, power: int, water: int) -> bool:
    """10.3e, 17.2.2: whether a fleet that is not inside lies in a friendly port: not in one under siege."""
    ports = [port for port in friendly_ports(g, power, water) if port not in besieged_places(g)]
    return bool(ports) or is_pirate_shore(g, power, water)


def _units(g: RomanWorld, stack: Stack) -> int:
    """How many units a stack has in another position."""
    return len(g.units[stack.number]) if g.at[stack.number] == stack.place else 0


def besieged_places(g: RomanWorld) -> set[int]:
    """17.1: places under siege."""
    return {g.sieges[at] for at in range(0, len(g.sieges), 4)}


WATERS_BY_PORT = {port: waters for port, waters in enumerate(PORT_WATERS) if waters}
