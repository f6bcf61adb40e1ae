"""14.2, 14.5, 15, 18.2: what comes of a combat: losses, retreats, seasoning, leaders without troops."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import ceil
from typing import Final

from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.battle.fight import Fight
from romanum.games.imperium.rules.special.specials import why_no_entry
from romanum.games.imperium.state.marks import CROSSED, INSIDE, WADED

from ..moments import UNIT, Deed, Moment, Oracle, Unit, World, friends, is_fleet, sieges, stacks_at, units_in
from .combat import attacking, defending, near
from .map import LINKS, TABLES, beside_neutral, hostile, reached

IN_COMBAT: Final = ("14.5c", "14.5d")
"""The rules of losses by the die."""


def plain(units: list[Unit]) -> int:
    """14.5b, 14.6h: what units count in losses; fleets a quarter, together."""
    ships = sum(unit.strength for unit in units if unit.cls == "fleet")
    return sum(unit.strength for unit in units if unit.fights) + ships // 4


def of_power(g: World, power: int) -> Counter[str]:
    """All units of a power, by letter."""
    return Counter("".join(units for units, its in zip(g.units, g.whose, strict=True) if its == power))


def strength_at(g: World, power: int, place: int) -> int:
    """14.2.1c: the strength of land units hostile to a power in a place."""
    return sum(
        sum(unit.strength for unit in units_in(g, s) if unit.fights)
        for s in stacks_at(g, place)
        if not is_fleet(g, s) and hostile(g, power, g.whose[s])
    )


def is_open(g: World, power: int, place: int, there: int, own: int) -> str:
    """14.2.1c-e: why a force of so much strength may not retreat to a hex; nothing if it may."""
    link = LINKS.get((place, there))
    if link is None or link.narrow or link.rivers:
        return "across a river, a narrow sea or no way at all"
    if 4 * strength_at(g, power, there) >= own and strength_at(g, power, there):
        return "into enemies"
    came = [s for s in near(g, place) if g.came[s] == there and hostile(g, power, g.whose[s]) and not is_fleet(g, s)]
    entered = sum(unit.strength for s in came for unit in units_in(g, s) if unit.fights)
    return "where enemies came from" if entered and 4 * entered >= own else ""


class Battle:
    """A combat whose die has fallen."""

    def __init__(self, m: Moment, fight: Fight) -> None:
        g = m.g
        digs = [s for s in fight.attackers if g.at[s] >= 0 and s in near(g, fight.place)]
        self.place, self.power, self.enemy = fight.place, fight.power, fight.enemy
        self.whose = tuple(g.whose)
        self.militia = fight.militia
        foes = [s for s in defending(g, fight) if fight.mode != 2 or not g.mark[s] & INSIDE]
        self.stacks = digs, foes
        self.units = tuple([u for s in stacks for u in units_in(g, s)] for stacks in (digs, foes))
        self.before = tuple(plain(units) for units in self.units)
        self.lost: tuple[list[Unit], list[Unit]] = ([], [])
        self.militia_lost = 0
        chart = TABLES["land_combat"]
        row = min(max(m.fact("total") - chart["first_roll"], 0), len(chart["results"]) - 1)
        text = chart["results"][row].split()[chart["ratios"].index(m.fact("ratio"))]
        self.wins = 0 if text.endswith("a") else 1
        self.codes = self._codes(text[:-1])
        self.seasoned = [0, 0]
        self.stuck = False
        """14.5.1b: somebody could not retreat."""
        self.moment = m

    @staticmethod
    def _codes(text: str) -> tuple[str, str]:
        """`E/1/4A` is E and 1/4A, `3/4D/E` is 3/4D and E."""
        parts = text.split("/")
        if len(parts) == 2:
            return parts[0], parts[1]
        return ("/".join(parts[:2]), parts[2]) if parts[2] in "EN" else (parts[0], "/".join(parts[1:]))

    def side_of(self, g: World, power: int) -> int:
        """Whether a power is with the attackers or with the defenders."""
        return 0 if friends(g, power, self.power) else 1


class Aftermath(Oracle):
    """Looks at what follows every combat."""

    def __init__(self) -> None:
        super().__init__()
        self.battles: list[Battle] = []

    def told(self, moment: Moment) -> None:
        """Somebody fights, is lost, retreats or has learnt something."""
        kind, g = moment.event.kind, moment.g
        if kind == "combat":
            fight = next(step for step in reversed(g.stack) if isinstance(step, Fight))
            self.battles.append(Battle(moment, fight))
        elif kind == "retreats":
            self._retreats(moment)
        elif kind == "units-lost":
            self._lost(moment)
        elif kind == "militia-lost" and self.battles:
            self.battles[-1].militia_lost += moment.fact("points")
        elif kind == "seasoned" and self.battles:
            self._seasoned(moment)

    # ---- losses

    def _lost(self, m: Moment) -> None:
        gone = of_power(m.before, m.power) - of_power(m.g, m.power)
        units = [UNIT[letter] for letter in gone.elements()]
        if self.battles and m.event.rule in IN_COMBAT:
            self.battles[-1].lost[self.battles[-1].side_of(m.g, m.power)].extend(units)
        elif m.event.rule == "14.5.1b":
            for battle in self.battles:
                battle.stuck |= battle.place == m.place
            self._stuck(m)

    def _stuck(self, m: Moment) -> None:
        """14.5.1b: only those lose half who could go nowhere."""
        g, place, power = m.before, m.place, m.power
        own = [
            s
            for s in stacks_at(g, place)
            if friends(g, power, g.whose[s]) and not g.mark[s] & INSIDE and not is_fleet(g, s)
        ]
        strength = sum(unit.strength for s in own for unit in units_in(g, s) if unit.fights)
        if m.before is m.start:
            ways = [there for there in reached(place) if not is_open(g, power, place, there, strength)]
            ways = [w for w in ways if not any(why_no_entry(g, s, w, retreats=True) for s in own)]
            ways = [w for w in ways if not any(beside_neutral(g, g.whose[s], w) for s in own)]
            self.expect(m, "14.5.1b", not ways, f"they could go to {[PLACE_IDS[w] for w in ways]}")

    def done(self, deed: Deed) -> None:
        """Battles that are over are looked at as a whole."""
        fighting = [step.place for step in deed.g.stack if isinstance(step, Fight)]
        for battle in [b for b in self.battles if b.place not in fighting]:
            self._close(deed, battle)
            self.battles.remove(battle)

    def _close(self, deed: Deed, b: Battle) -> None:
        m = b.moment
        lost = [plain(units) for units in b.lost]
        self._gone(deed, b)
        for side in (0, 1):
            other, code = 1 - side, b.codes[side]
            if code == "E":
                self.expect(m, "14.5c", lost[side] == b.before[side], f"E costs {b.before[side]}, not {lost[side]}")
            elif code == "N":
                self.expect(m, "14.5c", not b.lost[side], f"N costs {lost[side]}")
            else:
                share = Fraction(code[:3]) if "/" in code else Fraction(1)
                whole = b.before[other] + b.militia[other]
                need = max(0, ceil(share * whole) - b.militia[side])
                enough = lost[side] >= min(need, b.before[side])
                self.expect(m, "14.5d", enough, f"{code} of {whole} costs {need}, not {lost[side]}")

    def _gone(self, deed: Deed, b: Battle) -> None:
        """14.5.1a: the losers have left the hex or are inside, unless they could not or serve another (44.1b)."""
        g, loser = deed.g, b.enemy if b.wins == 0 else b.power
        left = [
            s
            for s in b.stacks[1 - b.wins]
            if g.at[s] == b.place
            and b.whose[s] == g.whose[s]
            and not g.mark[s] & INSIDE
            and not is_fleet(g, s)
            and any(unit.fights for unit in units_in(g, s))
            and friends(g, loser, g.whose[s])
        ]
        self.expect(b.moment, "14.5.1a", not left or b.stuck, f"losers stay: {[g.units[s] for s in left]}")

    # ---- retreats

    def _retreats(self, m: Moment) -> None:
        g, place, power = m.before, m.place, m.power
        there = PLACE_IDS.index(m.fact("to"))
        own = [
            s
            for s in stacks_at(g, place)
            if friends(g, power, g.whose[s]) and not g.mark[s] & INSIDE and not is_fleet(g, s)
        ]
        strength = sum(unit.strength for s in own for unit in units_in(g, s) if unit.fights)
        link = LINKS.get((place, there))
        self.expect(m, "14.2.1d", link is not None, "no way leads there")
        why = is_open(g, power, place, there, strength)
        if why != "into enemies" or m.g.at[own[0]] != there:
            self.expect(m, "14.2.1", not why, f"a retreat {why}")
        if m.event.rule.startswith("14.2"):
            fight = next((step for step in reversed(m.g.stack) if isinstance(step, Fight)), None)
            if fight is not None:
                self._ridden_round(m, g, fight, own)

    def _ridden_round(self, m: Moment, g: World, fight: Fight, own: list[int]) -> None:
        """14.2b, 14.2c: twice the cavalry holds a defender where he is."""
        halved = CROSSED | WADED
        riders = sum(
            unit.strength / (2 if g.mark[s] & halved else 1)
            for s in attacking(g, fight)
            for unit in units_in(g, s)
            if unit.horse and not is_fleet(g, s)
        )
        against = sum(
            unit.strength / (2 if fight.met and g.mark[s] & halved else 1)
            for s in own
            for unit in units_in(g, s)
            if unit.horse
        )
        self.expect(m, "14.2b", not riders or riders < 2 * against, f"{riders} against {against} cavalry")
        self.expect(m, "14.2d", not (m.place in sieges(g) and any(g.mark[s] & INSIDE for s in own)), "besieged")

    # ---- seasoning

    def _seasoned(self, m: Moment) -> None:
        b = self.battles[-1]
        side = b.side_of(m.g, m.power)
        gone = of_power(m.before, m.power) - of_power(m.g, m.power)
        b.seasoned[side] += sum(UNIT[letter].strength for letter in gone.elements())
        new = [UNIT[letter].new for letter in gone.elements()]
        self.expect(m, "15.1a", bool(new) and all(new), "a veteran is seasoned")
        enemies = sum(u.strength for u in b.units[1 - side] if u.fights)
        most = enemies + sum(u.strength for u in b.units[1 - side] if u.cls == "fleet") // 4
        self.expect(m, "15.1b", b.seasoned[side] <= most, f"{b.seasoned[side]} points are seasoned against {most}")
        legion = any(UNIT[letter].cls == "legion" for letter in gone.elements())
        reformed = legion and bool(m.g.rules & 32)
        self.expect(m, "31a", not reformed, "a reformed legion is seasoned")
