"""14.1b, 10.5.1a: whoever came over a narrow sea or by an invasion among enemies attacks in the same game turn."""

from __future__ import annotations

from typing import NamedTuple

from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.special.specials import why_no_attack
from romanum.games.imperium.state.marks import CUTS_GRAIN, HUNGRY, INSIDE
from romanum.games.imperium.state.position import ACTIVE, COMBAT, NONE, PLAYERS

from ..moments import Deed, Moment, Oracle, World, city_in, forts, is_fleet, stacks_at, units_in
from .combat import port_power
from .map import LINKS, hostile, land_enemies
from .march import force


class Duty(NamedTuple):
    """Somebody who must attack: where, of which power, and who moves him in which month."""

    place: int
    power: int
    player: int
    month: int


def foes_at(g: World, power: int, place: int) -> bool:
    """10.5.1a: enemy units outside a siege, or a city, port or fort of enemies."""
    if land_enemies(g, power, place):
        return True
    city = city_in(g, place)
    holders = [g.city_of[city] if city != NONE else NONE, port_power(g, place), *(its for its, _ in forts(g, place))]
    return any(holder >= 0 and hostile(g, power, holder) for holder in holders)


class MustAttack(Oracle):
    """Remembers who must attack, and looks when Land Combat Segments are over."""

    def __init__(self) -> None:
        super().__init__()
        self.duties: set[Duty] = set()

    def told(self, moment: Moment) -> None:
        """Somebody comes over, or attacks."""
        kind, g = moment.event.kind, moment.g
        if kind == "marches":
            self._comes(moment)
        elif kind == "invades":
            self.duties.add(Duty(moment.place, moment.power, g.chief[moment.power], g.month))
        elif kind in ("attack", "overruns"):
            self.duties = {duty for duty in self.duties if duty.place != moment.place}

    def _comes(self, m: Moment) -> None:
        g, here, there = m.g, m.before.at[m.before.mover], m.place
        link, power = LINKS.get((here, there)), g.whose[g.mover]
        if link is None or not link.narrow or not land_enemies(g, power, there):
            return
        if any(unit.fights for part in force(g) for unit in units_in(g, part)):
            self.duties.add(Duty(there, power, g.active, g.month))

    def done(self, deed: Deed) -> None:
        """14.1b: when his Land Combat Segment is over nobody is left who must still attack."""
        old, g = deed.start, deed.g
        over = (old.month, old.active, old.segment) != (g.month, g.active, g.segment)
        if old.phase != PLAYERS or old.segment != COMBAT or not over:
            return
        for duty in [duty for duty in self.duties if duty.player == old.active and duty.month == old.month]:
            self.duties.remove(duty)
            held = [s for s in stacks_at(old, duty.place) if self._could(old, s, duty)]
            self.expect(deed, "14.1b", not held, f"{held} in {PLACE_IDS[duty.place]} have not attacked")
        self.duties = {duty for duty in self.duties if duty.month == g.month}

    @staticmethod
    def _could(g: World, stack: int, duty: Duty) -> bool:
        """Whether a stack is still there, fed, among enemies, and allowed to attack."""
        idle = g.mark[stack] & (HUNGRY | INSIDE | CUTS_GRAIN)
        if g.whose[stack] != duty.power or idle or is_fleet(g, stack) or g.standing[duty.power] != ACTIVE:
            return False
        narrow = g.came[stack] == NONE or getattr(LINKS.get((g.came[stack], duty.place)), "narrow", False)
        if not narrow or not any(unit.fights for unit in units_in(g, stack)):
            return False
        others = {g.whose[s] for s in land_enemies(g, duty.power, duty.place)}
        banned = bool(others) and all(why_no_attack(g, stack, other, duty.place) is not None for other in others)
        return foes_at(g, duty.power, duty.place) and not banned
