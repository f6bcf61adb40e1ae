"""The oracle of militia (29): how much there is, whose it is, that nobody uses a point twice, and who falls first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import PROVINCES
from romanum.games.imperium.rules.battle.fight import Fight
from romanum.games.imperium.state.position import MOBILIZATION, ROMAN, RomanWorld

from ..sea.chart import friendly
from .sheet import PROVINCE_NUMBER, area_of, cities_of, limits, tax
from .watch import Moment, Span

BY_THE_DIE = ("14.5c", "14.5d")
"""The rules of losses in a combat."""


def most(g: RomanWorld, province: int) -> int:
    """29.1a: what the chart of the period lets a province have."""
    row = limits(g.scenario, area_of(province)) if area_of(province) else None
    return row.militia if row is not None else 0


def share(g: RomanWorld, province: int, power: int) -> int:
    """29.2a, 29.2b: a Roman power's part: all of a province that it alone has, otherwise by the taxes of its cities."""
    if g.origin[power] != ROMAN:
        return 0
    cities = cities_of(g, province)
    romans = {g.city_of[city] for city in cities if g.city_of[city] >= 0 and g.origin[g.city_of[city]] == ROMAN}
    whole = sum(tax(g, city) for city in cities)
    if (romans <= {power} and g.lord[province] == power) or not whole:
        return g.militia[province] if g.lord[province] == power else 0
    return g.militia[province] * sum(tax(g, city) for city in cities if g.city_of[city] == power) // whole


def share_of_player(g: RomanWorld, province: int, player: int) -> int:
    """29.2: what all his powers together may use."""
    return sum(share(g, province, power) for power, chief in enumerate(g.chief) if chief == player)


def running(g: RomanWorld) -> Fight | None:
    """The combat that is being fought."""
    return next((step for step in reversed(g.stack) if isinstance(step, Fight)), None)


class Militia:
    """Follows every point."""

    def __init__(self) -> None:
        self.turn = (-1, -1)
        """Month and player whose turn it is."""
        self.used: Counter[tuple[int, int]] = Counter()
        """29.3a: by province and player, points used in this player turn that still stand."""
        self.left = [0, 0]
        """29.3c: what stands of the attacker's and the defender's militia in the running combat."""

    def __call__(self, span: Span) -> Iterator[str]:
        """29.1 to 29.4."""
        for before, moment in span.steps():
            if (moment.g.month, moment.g.active) != self.turn:
                self.turn = moment.g.month, moment.g.active
                self.used.clear()
            if moment.kind == "militia-called":
                yield from self.called(before, moment)
            elif moment.kind == "militia-lost":
                yield from self.lost(before, moment)
            elif moment.kind == "combat":
                fight = running(moment.g)
                self.left = list(fight.militia) if fight is not None else [0, 0]
            elif moment.kind == "units-lost" and moment.event.rule in BY_THE_DIE:
                yield from self.in_vain(moment)
            elif moment.kind == "drills":
                yield from self.drilled(before, moment)
        yield from self.stands(span)

    def called(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """29.2, 29.3a: a Roman power in its own land, with points that nobody has used."""
        g, fight, province = moment.g, running(moment.g), PROVINCE[moment.place()]
        if fight is None:
            yield "29.3a: militia is called and nobody fights"
            return
        old = running(before)
        was = old.militia if old is not None and old.place == fight.place else (0, 0)
        side = 0 if fight.militia[0] != was[0] else 1
        power = fight.power if side == 0 else fight.enemy
        player = g.chief[power]
        key = province, player
        may = share_of_player(g, province, player) - self.used[key]
        if moment["points"] > may:
            yield f"29.3a: player {player} uses {moment['points']} points of {PROVINCES[province].id}, of {may}"
        self.used[key] += moment["points"]

    def lost(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """29.3c: what is lost is gone from the province."""
        province, points = PROVINCE[moment.place()], moment["points"]
        if before.militia[province] - moment.g.militia[province] != points:
            yield f"29.3c: {points} points of {PROVINCES[province].id} are lost and it has {moment.g.militia[province]}"
        old, new = running(before), running(moment.g)
        if old is None or new is None:
            return
        side = 0 if old.militia[0] != new.militia[0] else 1
        self.left[side] -= points
        player = moment.g.chief[(new.power, new.enemy)[side]]
        self.used[province, player] -= points

    def in_vain(self, moment: Moment) -> Iterator[str]:
        """29.3c: units are lost only after all militia of their side; where all is lost (14.5c) the order is free."""
        fight = running(moment.g)
        if fight is None or moment.event.rule == "14.5c":
            return
        side = 0 if friendly(moment.g, moment.power(), fight.power) else 1
        if self.left[side] > 0:
            yield f"29.3c: units of {moment['power']} fall before {self.left[side]} points of militia"

    def drilled(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """29.4: by a Roman who has the province, in the phase for it."""
        province, power = PROVINCE_NUMBER[moment["province"]], moment.power()
        if before.phase != MOBILIZATION:
            yield f"29.4: militia is rebuilt in phase {before.phase}"
        if before.lord[province] != power or before.origin[power] != ROMAN:
            yield f"29.4: {moment['power']} rebuilds the militia of {moment['province']}"

    def stands(self, span: Span) -> Iterator[str]:
        """29.1a, 29.2d: never more than the chart has, none under foreigners, and no change in silence."""
        g = span.after
        if not any(g.militia) and not any(span.before.militia):
            return
        lost: Counter[int] = Counter()
        for moment in span.all("militia-lost"):
            lost[PROVINCE[moment.place()]] += moment["points"]
        drilled = {PROVINCE_NUMBER[moment["province"]] for moment in span.all("drills")}
        for province, (old, new) in enumerate(zip(span.before.militia, g.militia, strict=True)):
            name, lord = PROVINCES[province].id, g.lord[province]
            if new > most(g, province):
                yield f"29.1a: {name} has {new} points of {most(g, province)}"
            if new and lord >= 0 and g.origin[lord] != ROMAN:
                yield f"29.2d: {name} has {new} points under foreigners"
            foreign = any(m.g.lord[province] >= 0 and m.g.origin[m.g.lord[province]] != ROMAN for m in span.moments)
            if new == 0 and foreign:
                continue
            if new != old - lost[province] and not (province in drilled and new > old):
                yield f"29.3c: the militia of {name} goes from {old} to {new}, {lost[province]} lost"
