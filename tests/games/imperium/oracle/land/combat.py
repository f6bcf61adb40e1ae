"""14.4, 19.3, 40: combats. Strengths, the ratio, every modifier and the result, as they are when the die falls."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from typing import Any, Final

from romanum.games.imperium.data.charts import FORT_STRENGTH
from romanum.games.imperium.data.cities import BARE_PORT_STRENGTH, CITY_PROVINCE, CITY_STRENGTH
from romanum.games.imperium.data.grants import CityStrength, FortCities, RoughPasses, Walls
from romanum.games.imperium.data.hexes import MOUNTAIN_SIDES, PROVINCE
from romanum.games.imperium.data.seas import BARE_PORT, PORT_WATERS
from romanum.games.imperium.rules.battle.fight import ASSAULT, FIELD, OUTSIDE, Fight
from romanum.games.imperium.state.marks import BUILDING, CROSSED, INSIDE, LANDED, WADED
from romanum.games.imperium.state.position import BARE_PORTS, NONE, REBELS, ROMAN

from ..moments import (
    Moment,
    Oracle,
    Unit,
    World,
    city_in,
    forts,
    friends,
    in_force,
    is_fleet,
    leaders_in,
    province_at,
    sieges,
    stacks_at,
    units_in,
)
from ..state.sheet import limits
from .map import CELL, TABLES, TERRAIN, hostile, neighbour

RATINGS: Final = "ABCD"
KNOWN: Final = {
    "attacking-leader", "defending-leader", "besieged-leader", "efficiency", "terrain", "morale", "missiles", "cavalry",
    "beyond-the-table",
}  # fmt: skip
"""What changes the roll."""
Force = list[tuple[Unit, Fraction]]
"""Units and what part of their strength counts."""


def near(g: World, place: int) -> list[int]:
    """The stacks in a place, and fleets in its port where that has a number of its own."""
    other = [s for water in PORT_WATERS[place] if water != place for s in stacks_at(g, water) if is_fleet(g, s)]
    return stacks_at(g, place) + other


def port_power(g: World, place: int) -> int:
    """Who holds a port without a city."""
    return g.port_of[BARE_PORTS.index(place)] if BARE_PORT[place] and city_in(g, place) == NONE else NONE


# ---- what the place adds (14.4.1c, 16.1, 21.4)


def city_value(g: World, city: int) -> int:
    """16.1a, 17.3.1c, 22.1, 22.2.3b, 24.5: what a city has just now."""
    spared = g.spared >> city & 1
    if g.city_plunder[city] or (g.plunder[CITY_PROVINCE[city]] and not spared):
        return 0
    value = CITY_STRENGTH[g.setting.column][city]
    if g.capitals >> city & 1:
        value = max(value, 10)
    for rule in g.setting.of(CityStrength):
        value = rule.strength if int(rule.city) == city else value
    if g.rebelling >> city & 1:
        value = 2
    for at, special in enumerate(g.setting.specials):
        if isinstance(special, Walls) and int(special.city) == city and g.fired >> at & 1:
            value += special.strength
    return max(0, value - g.wounds[city])


def fort_value(g: World, place: int, power: int) -> int:
    """21.1d, 21.4a: what the forts of a side have."""
    by_level = (0, *FORT_STRENGTH[g.setting.period])
    own = [level for its, level in forts(g, place) if friends(g, power, its)]
    whole = sum(by_level[level] for level in own)
    for rule in g.setting.of(FortCities):
        for hold in rule.named:
            if int(hold.at) == place and own:
                whole = hold.strength
    siege = sieges(g).get(place)
    besieged = siege is not None and not hostile(g, power, siege_owner(g, place))
    return max(0, whole - (siege[2] if siege is not None and besieged else 0))


def siege_owner(g: World, place: int) -> int:
    """Whose siege it is."""
    city = city_in(g, place)
    if city != NONE and g.city_of[city] >= 0:
        return g.city_of[city]
    inside = [g.whose[s] for s in near(g, place) if g.mark[s] & INSIDE]
    return inside[0] if inside else forts(g, place)[0][0] if forts(g, place) else NONE


def place_value(g: World, place: int, power: int) -> int:
    """What a city, a port or a fort adds to those who defend it."""
    city, total = city_in(g, place), fort_value(g, place, power)
    if city != NONE and g.city_of[city] >= 0 and friends(g, power, g.city_of[city]):
        total += city_value(g, city)
    port = port_power(g, place)
    if port >= 0 and friends(g, power, port):
        total += BARE_PORT_STRENGTH[g.setting.column]
    return total


# ---- who fights


def attacking(g: World, fight: Fight) -> list[int]:
    """Those who attack: builders around a besieged place hold back (21.1i)."""
    there = near(g, fight.place)
    digs = [s for s in there if fight.siege and g.mark[s] & BUILDING and not g.mark[s] & INSIDE]
    return [s for s in fight.attackers if s in there and s not in digs]


def defending(g: World, fight: Fight) -> list[int]:
    """All of the other side; fleets only inside, or where they have stayed to fight (14.6)."""
    return [
        s
        for s in near(g, fight.place)
        if friends(g, fight.enemy, g.whose[s])
        and hostile(g, fight.power, g.whose[s])
        and (not is_fleet(g, s) or g.mark[s] & INSIDE or fight.ships)
    ]


def attack_force(g: World, stacks: list[int]) -> Force:
    """14.4.1b, 14.6: attackers with what crossing and ships leave of them."""
    found: Force = []
    for stack in stacks:
        mark, ships = g.mark[stack], is_fleet(g, stack)
        part = Fraction(1, 3) if mark & WADED else Fraction(1, 2) if mark & CROSSED else Fraction(1)
        part *= Fraction(1, 2) if mark & LANDED else 1
        for unit in units_in(g, stack):
            if unit.cls == "fleet":
                found.append((unit, Fraction(1, 4)))
            elif unit.fights:
                found.append((unit, part * (Fraction(1, 2) if ships else 1)))
    return found


def has_no_engines(g: World, power: int) -> bool:
    """14.3e: barbarians and Parthians; a scenario may say who else."""
    return (
        g.origin[power] == 2 or g.setting.powers[power].id.startswith("parthia") if power < 16 else g.origin[power] == 2
    )


def multiplier(g: World, fight: Fight, stacks: list[int]) -> int:
    """14.3c-e: by how much those inside are stronger."""
    if province_at(fight.place).axe:
        return 3
    weights: dict[bool, int] = {True: 0, False: 0}
    for stack in stacks:
        weights[has_no_engines(g, g.whose[stack])] += sum(u.strength for u in units_in(g, stack) if u.fights)
    return 3 if weights[True] > weights[False] else 2


def rating(weights: dict[str, Fraction]) -> str:
    """14.4.3c: the CER of more than half of the strength, else B."""
    whole = sum(weights.values())
    return next((cer for cer, weight in weights.items() if 2 * weight > whole), "B")


def rate(weights: dict[str, Fraction], force: Force) -> None:
    """14.4.3b: light units share the CER of heavy ones of their arm, one each; those left over are D."""
    for arm in ("foot", "horse"):
        own = [(unit, part) for unit, part in force if getattr(unit, arm)]
        heavy = sorted((pair for pair in own if pair[0].heavy), key=lambda pair: pair[0].cer)
        light = sorted((pair for pair in own if not pair[0].heavy), key=lambda pair: -pair[0].strength * pair[1])
        for unit, part in heavy:
            weights[unit.cer] += unit.strength * part
        for n, (unit, part) in enumerate(light):
            weights[heavy[n][0].cer if n < len(heavy) else "D"] += unit.strength * part
    for unit, part in force:
        if unit.cls == "fleet":
            weights[unit.cer] += unit.strength * part


def column_of(attack: int, defence: int) -> int:
    """14.4.2a: the ratio, in the defender's favour."""
    ratios = [Fraction(*map(int, text.split("-"))) for text in TABLES["land_combat"]["ratios"]]
    odds = Fraction(attack, max(defence, 1))
    return max((n for n, ratio in enumerate(ratios) if ratio <= odds), default=0)


def ahead(own: Fraction, other: Fraction) -> int:
    """40.1a, 40.2a: 1 for at least twice as much, -1 the other way round."""
    return 1 if own and own >= 2 * other else -1 if other and other >= 2 * own else 0


def shots_and_riders(g: World, stacks: list[int], shooting: int, entered: bool) -> tuple[Fraction, Fraction] | None:
    """40: missile and cavalry strength of a side; none where it is not said which horse archers shoot."""
    shots = riders = Fraction(0)
    archers: list[tuple[Fraction, Fraction]] = []
    for stack in stacks:
        mark = g.mark[stack] if entered else 0
        over = Fraction(1, 2) if mark & (CROSSED | WADED) else Fraction(1)
        wet = over * (Fraction(1, 2) if mark & LANDED else 1)
        bows = in_force(g, "36") and g.origin[g.whose[stack]] == ROMAN
        for unit in units_in(g, stack) if not is_fleet(g, stack) else ():
            missile = unit.missile or (bows and not unit.heavy)
            if unit.horse and missile:
                archers.append((unit.strength * wet, unit.strength * over))
            elif unit.horse:
                riders += unit.strength * over
            elif unit.foot and missile:
                shots += unit.strength * wet
    if len(set(archers)) > 1 and 0 < shooting < len(archers):
        return None
    shots += sum((pair[0] for pair in archers[:shooting]), Fraction(0))
    riders += sum((pair[1] for pair in archers[shooting:]), Fraction(0))
    return shots, riders


class Combat(Oracle):
    """Looks at every combat on land when its die has fallen."""

    def told(self, moment: Moment) -> None:
        """A combat is resolved."""
        if moment.event.kind == "combat":
            fight = next(step for step in reversed(moment.g.stack) if isinstance(step, Fight))
            self._reckon(moment, moment.g, fight)

    def _reckon(self, m: Moment, g: World, fight: Fight) -> None:
        attackers, defenders = attacking(g, fight), defending(g, fight)
        force = attack_force(g, attackers)
        inside = [s for s in defenders if g.mark[s] & INSIDE]
        outside = [s for s in defenders if not g.mark[s] & INSIDE and any(u.cls != "train" for u in units_in(g, s))]
        attack = self._attack(g, fight, force, bool(outside))
        self.expect(m, "14.4.1", m.fact("attack") == attack, f"the attack has {attack}")
        defence, weights = self._defence(g, fight, attackers, inside, outside)
        self.expect(m, "14.4.1", m.fact("defence") == defence, f"the defence has {defence}")
        column = column_of(m.fact("attack"), m.fact("defence"))
        ratio = TABLES["land_combat"]["ratios"][column]
        odds = Fraction(m.fact("attack"), m.fact("defence"))
        beyond = 2 if odds >= 8 else -2 if odds < Fraction(1, 7) else 0
        shifts = {change["what"]: change["value"] for change in m.fact("modifiers")}
        found = shifts.get("beyond-the-table", 0)
        self.expect(m, "14.4.2a", found == beyond, f"beyond the table: {beyond}, not {found}")
        self.expect(m, "14.4.2a", m.fact("ratio") == ratio, f"the ratio is {ratio}")
        own: dict[str, Fraction] = dict.fromkeys(RATINGS, Fraction(0))
        rate(own, force)
        self._militia(g, fight, 0, own)
        self._modifiers(m, g, fight, shifts, rating(own), rating(weights))
        fought = outside + (inside if fight.mode == ASSAULT else [])
        self._advantages(m, g, fight, shifts, attackers, fought)
        strange = shifts.keys() - KNOWN
        self.expect(m, "14.4.2e", not strange, f"no rule knows {sorted(strange)}")
        self._result(m, column)

    def _advantages(
        self, m: Moment, g: World, fight: Fight, shifts: dict[str, Any], own: list[int], other: list[int]
    ) -> None:
        wet = True, fight.met  # 40.1b, 40.2b: of defenders those who were met have just come over something
        sides = [shots_and_riders(g, stacks, fight.archers[n], wet[n]) for n, stacks in enumerate((own, other))]
        shots = riders = 0
        if sides[0] is None or sides[1] is None:
            return
        if in_force(g, "40") and fight.mode != ASSAULT and not self._behind_works(g, fight):
            shots, riders = ahead(sides[0][0], sides[1][0]), ahead(sides[0][1], sides[1][1])
        found = shifts.get("missiles", 0), shifts.get("cavalry", 0)
        self.expect(m, "40", found == (shots, riders), f"missiles and cavalry {(shots, riders)}, not {found} {sides}")

    def _attack(self, g: World, fight: Fight, force: Force, split: bool) -> int:
        total = sum((u.strength * part for u, part in force if u.foot), Fraction(0))
        total += floor(sum((u.strength * part for u, part in force if u.cls == "fleet"), Fraction(0)))
        riders = sorted(u.strength * part for u, part in force if u.horse)
        if fight.mode == ASSAULT:
            halved = ceil(len(riders) / 2) if split else len(riders)
            total += ceil(sum(riders[:halved], Fraction(0)) / 2) + sum(riders[halved:], Fraction(0))
        else:
            total += sum(riders, Fraction(0))
        return max(1, floor(total + fight.militia[0] + fight.helpers[0]))

    def _defence(
        self, g: World, fight: Fight, attackers: list[int], inside: list[int], outside: list[int]
    ) -> tuple[int, dict[str, Fraction]]:
        weights: dict[str, Fraction] = dict.fromkeys(RATINGS, Fraction(0))
        times = multiplier(g, fight, attackers)
        works = self._behind_works(g, fight)
        force: Force = []

        def here(stack: int, shut: bool) -> bool:
            return bool(g.mark[stack] & INSIDE) == shut and (not shut or fight.mode == ASSAULT)

        for stack in outside + (inside if fight.mode == ASSAULT else []):
            walled = bool(g.mark[stack] & INSIDE) or works
            for unit in units_in(g, stack):
                part = Fraction(times if walled and not unit.horse else 1)
                force.append((unit, part / 4 if unit.cls == "fleet" else part))
        total = sum((u.strength * p for u, p in force if u.fights), Fraction(0))
        for shut in (True, False):
            ships = sum(
                u.strength for s in outside + inside for u in units_in(g, s) if u.cls == "fleet" and here(s, shut)
            )
            total += ships // 4 * (times if shut or works else 1)
        if fight.enemy == REBELS:
            weights["B"] += total  # 22.2.3a
        else:
            rate(weights, [(u, p) for u, p in force if u.fights or u.cls == "fleet"])
        value = place_value(g, fight.place, fight.enemy) if fight.mode != OUTSIDE else 0
        weights["B"] += value
        doubled = times if fight.mode == ASSAULT and not outside else 1
        militia = fight.militia[1] * doubled
        self._militia(g, fight, 1, weights, doubled)
        units = [u for s in outside + inside for u in units_in(g, s) if u.cls != "train"]
        alone = 0 if units or not any(leaders_in(g, s) for s in defending(g, fight)) else 1
        return max(1, floor(total + value + militia + fight.helpers[1] + alone)), weights

    @staticmethod
    def _behind_works(g: World, fight: Fight) -> bool:
        """21.2d: besiegers in a top fort of their own are attacked."""
        mine = any(level == 4 and friends(g, fight.enemy, power) for power, level in forts(g, fight.place))
        city = city_in(g, fight.place)
        around = city == NONE or g.city_of[city] < 0 or not friends(g, fight.enemy, g.city_of[city])
        return mine and fight.siege and around

    @staticmethod
    def _militia(g: World, fight: Fight, side: int, weights: dict[str, Fraction], times: int = 1) -> None:
        """29.1b: militia has the CER of its area."""
        area = province_at(fight.place).area if PROVINCE[fight.place] != NONE else ""
        row = limits(g.scenario, area) if area else None
        weights[row.efficiency if row is not None else "C"] += times * fight.militia[side]

    def _modifiers(self, m: Moment, g: World, fight: Fight, shifts: dict[str, Any], own: str, other: str) -> None:
        matrix = TABLES["efficiency"]["matrix"]
        cer = matrix[RATINGS.index(own)][RATINGS.index(other)]
        if not any(fight.helpers):
            found = shifts.get("efficiency", 0)
            self.expect(m, "14.4.3a", found == cer, f"{own} against {other}: {cer}, not {found}")
        lead = [0 if leader == NONE else g.leader_value[leader] for leader in fight.lead]
        total = lead[0] - lead[1] - (lead[2] if fight.mode == ASSAULT or (lead[2] and fight.mode == FIELD) else 0)
        found = sum(value for what, value in shifts.items() if "leader" in what)
        self.expect(m, "14.4.2b", found == total, f"leaders {lead}: {total}, not {found} {shifts}")
        rough = -1 if TERRAIN[fight.place] in ("rough", "marsh") or self._is_pass(g, fight.place) else 0
        found = shifts.get("terrain", 0)
        self.expect(m, "14.4.2d", found == rough, f"terrain: {rough}, not {found} {shifts}")
        spirit = [g.morale[fight.spirits[n]] + fight.gifts[n] for n in (0, 1)]
        morale = 1 if spirit[0] - spirit[1] >= 50 else -1 if spirit[1] - spirit[0] >= 50 else 0
        morale = 0 if REBELS in fight.spirits else morale  # 22.2.3a: they have none
        found = shifts.get("morale", 0)
        self.expect(m, "19.3", found == morale, f"morale {spirit}: {morale}, not {found}")

    @staticmethod
    def _is_pass(g: World, place: int) -> bool:
        """Hexes with a mountain hexside where a scenario says so."""
        rules = [rule for rule in g.setting.of(RoughPasses) if PROVINCE[place] in rule.provinces]
        return bool(rules) and any(
            CELL[place] in (CELL[here], neighbour(CELL[here], ("n", "ne", "se", "s", "sw", "nw")[way]))
            for here, way in MOUNTAIN_SIDES
        )

    def _result(self, m: Moment, column: int) -> None:
        chart = TABLES["land_combat"]
        total = m.fact("die") + sum(change["value"] for change in m.fact("modifiers"))
        self.expect(m, "14.4.2b", m.fact("total") == total, f"the total is {total}")
        row = min(max(total - chart["first_roll"], 0), len(chart["results"]) - 1)
        winner = m.fact("power") if chart["results"][row].split()[column].endswith("a") else m.fact("enemy")
        self.expect(m, "14.5a", m.fact("winner") == winner, f"row {total}: {winner} wins")
