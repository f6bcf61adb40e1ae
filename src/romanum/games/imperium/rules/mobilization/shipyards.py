"""Chapter 7.8: fleets on the stocks: which can be begun or taken up again; finished, captured and scrapped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import MOBILIZED, TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import AREA_OF, NONE, PROVINCE_IDS
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.data.starts import BUILDS, MOBILIZES
from romanum.games.imperium.data.units import KIND, KIND_IDS, TYPE_IDS
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.gods import appeals, appeals_first, roll_for
from romanum.games.imperium.rules.common.powers import in_order, is_friend, power_id
from romanum.games.imperium.rules.common.sieges import is_besieged, is_friendly_port
from romanum.games.imperium.rules.geography.seasons import is_quarter
from romanum.games.imperium.rules.mobilization import pools, sheets
from romanum.games.imperium.rules.mobilization.actions import SCRAP, STOP_WORK
from romanum.games.imperium.rules.mobilization.charts import (
    COLUMN,
    FLEET,
    LEGION,
    LESSER_LEGION,
    area_cer,
    built_types,
    limit_of,
    method,
    new_kind,
    own_type,
    power_cer,
)
from romanum.games.imperium.rules.mobilization.counters import Keel, free_colour, has_counter, keels, keep_keels
from romanum.games.imperium.rules.mobilization.means import Means, why_no_counter, why_not_paid
from romanum.games.imperium.rules.mobilization.sites import Site, enemies_at, is_saxon, sites
from romanum.games.imperium.rules.special.grants import own_ports
from romanum.games.imperium.rules.special.specials import why_no_raising
from romanum.games.imperium.state.actions import AT, NO, PASS
from romanum.games.imperium.state.errands import Shipyards, ShipyardTaken
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import FRESH, INSIDE
from romanum.games.imperium.state.position import ABSENT, NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import LETTER
from romanum.games.imperium.state.steps import LAND_MOVEMENT, Menu, PlayerChoice, YesOrNo

# ---- as a month begins


@carries_out(Shipyards)
def finish(errand: Shipyards, g: RomanWorld) -> None:
    """7.8d, 7.8i: halted ones slip a month; what falls due in a month without a Mobilization Phase is launched."""
    keep_keels(g, [keel._replace(due=keel.due + 1) if keel.halted else keel for keel in keels(g)])
    if not is_quarter(g):
        launch_due(g)
    for player in reversed(in_order(g)):
        if may_stop(g, player):
            g.push(StopWork(player))


def launch_due(g: RomanWorld) -> None:
    """7.8b: every fleet that is due is launched in its port, unless work on it has stopped (7.8i)."""
    due = [keel for keel in keels(g) if keel.due <= g.month and not keel.halted]
    keep_keels(g, [keel for keel in keels(g) if keel not in due])
    for keel in due:
        launch(g, keel)


def launch(g: RomanWorld, keel: Keel) -> None:
    """7.8b: the fleet lies in its port, shut in if that is besieged; it is lost with its power or port."""
    if g.standing[keel.power] == ABSENT or not _is_port_of(g, keel):
        return
    colour = free_colour(g, keel.power, FLEET)
    waters = PORT_WATERS[keel.place] or (keel.place,)
    mark = INSIDE if is_besieged(g, waters[0]) else FRESH
    add(g, keel.power, waters[0], LETTER[KIND[FLEET][0][keel.cer]], mark, colour)
    if g.log is not None:
        g.tell("launched", "7.8b", power=power_id(g, keel.power), place=PLACE_IDS[keel.place])


def _is_port_of(g: RomanWorld, keel: Keel) -> bool:
    """37.2b, PortsOf: some have ports that are nobody else's."""
    if is_friendly_port(g, keel.place, keel.power) or keel.place in own_ports(g, keel.power):
        return True
    return is_saxon(g, keel.power) and not enemies_at(g, keel.power, keel.place)


# ---- stopped


def may_stop(g: RomanWorld, player: int) -> list[Keel]:
    """7.5c, 7.8h: fleets of a player whose crews can come ashore: to a city that is not besieged, as a counter left."""
    own = [keel for keel in _own(g, player) if not keel.halted and keel.column != NONE]
    return [keel for keel in own if crew_sites(g, keel) and has_counter(g, keel.power, crew_type(g, keel))]


def crew_type(g: RomanWorld, keel: Keel) -> int:
    """7.8g, 7.8h: the type that the crew was ticked as, in its power's style."""
    return own_type(g, keel.power, MOBILIZED[keel.column])


def crew_sites(g: RomanWorld, keel: Keel) -> list[int]:
    """7.8h: cities of the builder in the area of the port."""
    area = AREA_OF[PROVINCE[keel.place]]
    found = [site.place for site in sites(g, keel.power) if not site.for_trains]
    return [place for place in found if AREA_OF[PROVINCE[place]] == area] if area != NONE else []


class StopWork(PlayerChoice, frozen=True):
    """7.8h: as a month begins a builder may stop work on fleets, and have their crews as infantry."""

    rule: ClassVar[str] = "7.8h"
    stays: ClassVar[bool] = True
    asks_about: ClassVar[str] = "shipyard"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Each port once, and going on."""
        return [*dict.fromkeys(STOP_WORK[keel.place] for keel in may_stop(g, self.player)), PASS]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """The one that is due last there is stopped; its crew goes ashore, and the fleet is kept or given up."""
        if move == PASS:
            g.stack.pop()
            return
        gone = max((keel for keel in may_stop(g, self.player) if keel.place == move[1]), key=lambda keel: keel.due)
        left = list(keels(g))
        left.remove(gone)
        keep_keels(g, left)
        g.push(KeepFleet(self.player, gone.power, gone.place, gone.due, gone.cer, gone.column))
        g.push(CrewAshore(self.player, gone.power, gone.place, gone.cer, gone.column))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("stop-work", self.rule, {"number": len(may_stop(g, self.player))})


class CrewAshore(PlayerChoice, frozen=True):
    """7.8h: the crew becomes an unseasoned unit of the type it was ticked as, in a city of the area."""

    power: int
    place: int
    cer: int
    column: int
    rule: ClassVar[str] = "7.8h"
    asks: ClassVar[Asks] = Asks("crew-ashore", subjects.PLACE)

    @property
    def _keel(self) -> Keel:
        return Keel(self.power, self.place, 0, self.cer, self.column, 0)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Cities of the area."""
        return [AT[place] for place in crew_sites(g, self._keel)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Nothing more is paid (ruling 7.8h)."""
        type_ = crew_type(g, self._keel)
        colour = free_colour(g, self.power, type_)
        add(g, self.power, move[1], LETTER[new_kind(type_, self.cer)], FRESH, colour)
        if g.log is not None:
            g.tell("crew-ashore", "7.8h", power=power_id(g, self.power), place=PLACE_IDS[move[1]])


class KeepFleet(YesOrNo, frozen=True):
    """7.8i: a stopped fleet waits on the stocks, a month later every month, or is given up."""

    power: int
    place: int
    due: int
    cer: int
    column: int
    rule: ClassVar[str] = "7.8i"
    asks: ClassVar[Asks] = Asks("keep-fleet", subjects.PLACE)

    def said_yes(self, g: RomanWorld) -> None:
        g.keels += Keel(self.power, self.place, self.due, self.cer, self.column, 1)


# ---- captured


@carries_out(ShipyardTaken)
def fall(errand: ShipyardTaken, g: RomanWorld) -> None:
    """7.8c: the captor is asked for each unfinished fleet; one that he has no counter or wish for is lost."""
    taken = [k for k in keels(g) if k.place == errand.place and not is_friend(g, errand.power, k.power)]
    keep_keels(g, [keel for keel in keels(g) if keel not in taken])
    player = g.chief[errand.power]
    for keel in taken:
        if player != NOBODY:
            g.push(TakeFleet(player, errand.power, keel.place, keel.due, keel.cer, keel.halted))


class TakeFleet(YesOrNo, frozen=True):
    """7.8c: an unfinished fleet is taken over, or burnt."""

    power: int
    place: int
    due: int
    cer: int
    halted: int
    rule: ClassVar[str] = "7.8c"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("take-fleet", subjects.PLACE)
    asks_about: ClassVar[str] = "captured-shipyard"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """7.5c: without a counter it cannot be taken."""
        both = super().options(g, seat)
        return both if has_counter(g, self.power, FLEET) else both[1:]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """42a: before the die."""
        if move == NO or not appeals_first(g, self.power, seat, move):
            g.stack.pop()
            super().take(g, seat, move)

    def said_yes(self, g: RomanWorld) -> None:
        """7.8c: a 1 destroys it."""
        die = roll_for(g, self.power)
        lost = die <= TABLES.captured_fleet.destroyed_up_to
        if g.log is not None:
            who, where = power_id(g, self.power), PLACE_IDS[self.place]
            g.tell("keel-taken", "7.8c", power=who, place=where, lost="yes" if lost else "no", die=die)
        if not lost:
            g.push(FleetDelayed(self.power, self.place, self.due, self.cer, self.halted))


class FleetDelayed(Task[RomanWorld], frozen=True):
    """7.8d: a second die tells how long the fleet is delayed; the captor may appeal before it too (42a)."""

    power: int
    place: int
    due: int
    cer: int
    halted: int
    rule: ClassVar[str] = "7.8d"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """It lies on the captor's stocks."""
        if appeals(g, self.power):
            return
        g.stack.pop()
        table, die = TABLES.captured_fleet, roll_for(g, self.power, high=False)
        delay = (die > table.no_delay_up_to) + (die > table.one_month_up_to)
        g.keels += Keel(self.power, self.place, self.due + delay, self.cer, NONE, self.halted)
        if g.log is not None:
            who, where = power_id(g, self.power), PLACE_IDS[self.place]
            g.tell("keel-delayed", self.rule, power=who, place=where, die=die, delay=delay)


# ---- scrapped


def _own(g: RomanWorld, player: int) -> list[Keel]:
    return [keel for keel in keels(g) if g.chief[keel.power] == player]


def _options(g: RomanWorld, player: int) -> list[Move]:
    return list(dict.fromkeys(SCRAP[keel.place] for keel in _own(g, player))) if g.keels else []


def _take(g: RomanWorld, player: int, move: Move) -> None:
    """7.8e: one of his own there, the last to be finished, is destroyed."""
    gone = max((keel for keel in _own(g, player) if keel.place == move[1]), key=lambda keel: keel.due)
    left = list(keels(g))
    left.remove(gone)
    keep_keels(g, left)
    if g.log is not None:
        g.tell("scrapped", "7.8e", power=power_id(g, gone.power), place=PLACE_IDS[gone.place])


SCRAPPING: Final = LAND_MOVEMENT.add(
    30, Menu(frozenset({"scrap"}), _options, lambda g, player, move: None, _options, _take)
)


def fleet_kind(g: RomanWorld, power: int, province: int) -> int:
    """7.3c: a fleet of its area's rating, or of its power's (26)."""
    limit = limit_of(g, province)
    by_area = method(g, power) == MOBILIZES and limit is not None
    return new_kind(FLEET, area_cer(limit) if by_area and limit else power_cer(g, power, FLEET))


def why_no_fleet(have: Means, power: int, province: int, act: int) -> Refusal | None:
    """7.4a, 7.5c, 7.8g, 26.2f: why no fleet more is begun in a Province."""
    g, kind = have.g, fleet_kind(have.g, power, province)
    price = have.price(power, kind, province)
    short = why_not_paid(have, power, *price) or why_no_raising(g, power, province, TYPE_IDS[FLEET])
    if short is not None:
        return short
    if not have.has_counter(power, FLEET):
        return why_no_counter(have, power, FLEET)
    facts = {"type": TYPE_IDS[FLEET], "province": PROVINCE_IDS[province]}
    if act == sheets.LAY_FREE:
        builds = FLEET in built_types(g, power)
        return None if builds else Refusal("26.2a", "limit-reached", facts)
    ship, limit = pools.area_pool(AREA_OF[province], FLEET), limit_of(g, province)
    if limit is None or not have.fits(power, (ship,)):
        return Refusal("7.5a", "limit-reached", facts)
    crew = pools.crew_chain(g, power, province, better=act == sheets.LAY_BETTER)
    return None if crew and have.fits(power, (ship,), crew) else Refusal("7.8g", "no-crew", facts)


def why_no_keel(have: Means, site: Site) -> Refusal | None:
    """7.8f: a port has room for so many fleets at a time."""
    full = have.begun[site.place] >= site.most
    return Refusal("7.8f", "yard-full", {"place": PLACE_IDS[site.place], "most": site.most}) if full else None


def lay_acts(g: RomanWorld, power: int, province: int) -> list[int]:
    """7.8g: how fleets are begun: with crews of the lesser legions where there are any, with the better, or without."""
    if method(g, power) == BUILDS:
        return [sheets.LAY_FREE]
    limit = limit_of(g, province)
    if method(g, power) != MOBILIZES or limit is None or not limit.units[COLUMN[FLEET]]:
        return []
    both = limit.units[COLUMN[LESSER_LEGION]] and limit.units[COLUMN[LEGION]]
    return [sheets.LAY, sheets.LAY_BETTER] if both else [sheets.LAY]


def halted(have: Means) -> Iterator[Keel]:
    """7.8i: fleets of the player's powers that wait to be taken up again."""
    return (keel for keel in keels(have.g) if keel.halted and keel.power in have.powers)


def why_no_resuming(have: Means, keel: Keel) -> Refusal | None:
    """7.8i: a heavy infantry slot must be free to be ticked again."""
    g, province = have.g, PROVINCE[keel.place]
    waiting = sum(other.place == keel.place for other in halted(have))
    crew = pools.crew_chain(g, keel.power, province, better=False)
    if have.account.resumed[keel.place] < waiting and crew and have.fits(keel.power, crew):
        return None
    return Refusal(
        "7.8i", "no-crew", {"kind": KIND_IDS[fleet_kind(g, keel.power, province)], "province": PROVINCE_IDS[province]}
    )
