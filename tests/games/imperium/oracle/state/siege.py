"""The oracle of how sieges go on (17): each is rolled for, months are counted, and cities wear down until they fall."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.grants import FortCities
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.state.marks import GAVE, INSIDE
from romanum.games.imperium.state.position import NONE, PLAYERS, SIEGE, RomanWorld

from ..land.combat import city_value, fort_value, near, siege_owner
from ..land.siege import besieged, besiegers, sufferers
from ..moments import city_in, is_fleet, units_in
from ..moments import sieges as sieges_in
from .sheet import stacks
from .watch import Moment, Span

FREES = frozenset({"siege-broken", "city-taken", "port-taken", "fort-taken", "fort-razed", "power-dissolves",
                   "faction-dissolves", "grain-rebellion", "units-defect", "proclaimed", "special-joins", "agrees",
                   "disaster"})  # fmt: skip
"""What ends a siege."""


def is_fed(g: RomanWorld, place: int) -> bool:
    """17.3b: trains inside have supply points, or gave their last in this game turn."""
    return any(
        unit.cls == "train" and (unit.points or g.mark[s] & GAVE) for s in besieged(g, place) for unit in units_in(g, s)
    )


def strength_of(g: RomanWorld, place: int) -> int:
    """17.3.1c, 21.2e: what city and fort have left."""
    city, owner = city_in(g, place), siege_owner(g, place)
    walls = city_value(g, city) if city != NONE else 0
    return walls + (fort_value(g, place, owner) if owner >= 0 else 0)


class SiegesGoOn:
    """Follows every siege from month to month."""

    def __init__(self) -> None:
        self.rolled_in: dict[int, int] = {}
        """17.3a: by place, the month in which it was last rolled for."""

    def __call__(self, span: Span) -> Iterator[str]:
        """17.1 to 17.3."""
        for before, moment in span.steps():
            if moment.kind == "siege-attrition":
                yield from self.rolled(moment)
            elif moment.kind == "city-weakened":
                yield from self.weakened(span, before, moment)
            elif moment.kind == "besieges":
                yield from self.begun(moment)
        yield from self.segments(span)
        yield from self.changes(span)

    # ---- attrition

    def segments(self, span: Span) -> Iterator[str]:
        """4k, 17.3a: in his Siege Resolution Segment each place that a player besieges is rolled for once."""
        old, g = span.before, span.after
        was = old.month, old.active, old.segment
        now = g.month, g.active, g.segment
        if was != now and old.phase == PLAYERS and old.segment == SIEGE:
            yield from self.forgotten(old)

    def forgotten(self, g: RomanWorld) -> Iterator[str]:
        """17.3a: places whose siege goes on, began before this month and was not rolled for."""
        for place, (_, since, _) in sieges_in(g).items():
            around = [s for s in besiegers(g, place) if any(u.fights or u.cls == "fleet" for u in units_in(g, s))]
            if not around or g.chief[g.whose[around[0]]] != g.active or since == g.month:
                continue
            if not is_fed(g, place) and self.rolled_in.get(place) != g.month:
                yield f"17.3a: {PLACE_IDS[place]} is besieged since {since} and nobody rolls"

    def rolled(self, moment: Moment) -> Iterator[str]:
        """17.3a: by whoever is besieged by the active player."""
        g, place = moment.g, moment.place()
        if g.phase != PLAYERS or g.segment != SIEGE:
            yield f"17.3a: attrition in phase {g.phase}, segment {g.segment}"
        self.rolled_in[place] = g.month
        if is_fed(g, place):
            yield f"17.3b: attrition at {moment['place']} while trains feed those inside"

    def weakened(self, span: Span, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """17.3.1c, 17.3.1d: only where nobody is left, a point at a time, and at nothing it falls."""
        g, place = moment.g, moment.place()
        units = [u for u in sufferers(before, place) if u.fights or u.cls == "fleet"]
        if units:
            yield f"17.3.1b: {moment['place']} is worn down before its {len(units)} units"
        if moment["left"] != strength_of(g, place):
            yield f"17.3.1c: {moment['place']} has {moment['left']} left, reckoned {strength_of(g, place)}"
        if moment["left"] > 0 and strength_of(before, place) - moment["left"] != 1:
            yield f"17.3.1c: {moment['place']} falls from {strength_of(before, place)} to {moment['left']}"
        if moment["left"] <= 0 and place in sieges_in(span.after):
            yield f"17.3.1d: {moment['place']} has nothing left and holds out"

    # ---- how sieges begin and end

    def begun(self, moment: Moment) -> Iterator[str]:
        """17.1a: a city or a fort of the highest level, not a port alone."""
        g, place = moment.g, moment.place()
        forts = [g.forts[n : n + 4] for n in range(0, len(g.forts), 4)]
        cities = {int(rule.province) for rule in g.setting.of(FortCities)}
        top = any(fort[0] == place and (fort[2] == 4 or PROVINCE[place] in cities) for fort in forts)
        if city_in(g, place) == NONE and not top:
            yield f"17.1a: {moment['place']} has nothing to be besieged"

    def changes(self, span: Span) -> Iterator[str]:
        """17.1b, 17.1c, 17.3.1c: those inside stay, sieges end for a reason, and wounds heal with them."""
        old, g = sieges_in(span.before), sieges_in(span.after)
        for place in old.keys() - g.keys():
            if not any(moment.kind in FREES for moment in span.moments):
                yield f"17.1c: the siege of {PLACE_IDS[place]} ends and nobody is told"
            city = city_in(span.after, place)
            if city != NONE and span.after.wounds[city]:
                yield f"17.3.1c: {PLACE_IDS[place]} keeps its wounds after the siege"
        for place, (months, since, _) in g.items():
            if place in old and since == old[place][1] and months not in (0, old[place][0], old[place][0] + 1):
                yield f"17.3.1a: months at {PLACE_IDS[place]} go from {old[place][0]} to {months}"
        yield from self.walks_out(span)

    def walks_out(self, span: Span) -> Iterator[str]:
        """17.1b: land units inside leave their hex only with the siege, by sea, or as captives of others."""
        if any(moment.kind in FREES for moment in span.moments):
            return
        for place in sieges_in(span.after):
            if place not in sieges_in(span.before):
                continue
            stays = {s.number for s in stacks(span.after)}
            for s in besieged(span.before, place):
                moved = s in stays and span.after.at[s] != place and not is_fleet(span.before, s)
                if moved and span.after.units[s] == span.before.units[s] and s not in near(span.after, place):
                    aboard = span.after.at[s] in {w.place for w in stacks(span.after) if w.count("fleet")}
                    if not aboard and span.before.mark[s] & INSIDE:
                        yield f"17.1b: a stack leaves {PLACE_IDS[place]} under siege"
