"""The oracle of interceptions and battles at sea (10.6, 10.7): distances, strengths, columns, changes and losses."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from romanum.games.imperium.data.hexes import DEEP, HEX
from romanum.games.imperium.data.loader import read
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.data.units import CLASS, CLASSES, STRENGTH
from romanum.games.imperium.state.marks import GUESTS, INSIDE, SHELTERED
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF

from ..state.sheet import Stack, rating, stacks
from ..state.watch import Moment, Span, place_name
from .chart import distances, fleets_in, friendly, pirate_ways
from .weather import knows_the_sea

HEAVY_INFANTRY = ("legion", "civilized", "barbarian")


def naval_bonus(g: RomanWorld, power: int) -> int:
    """10.6f, 27.1.2c, 27.2.1a, 38.2b: of the scenario, of pirates and Rhodians, and of leaders who know the sea."""
    rows = g.setting.powers
    found = [rows[power].naval_bonus] if power < len(rows) else []
    section = rows[power].section if power < len(rows) else ""
    if pirate_ways(g, power) >= {"range", "crew", "sea", "coasts", "landing", "tax", "grain"}:
        found.append(1)
    if section == "27.2":
        found.append(2)
    leaders = [n for n in range(len(g.leader_in)) if g.leader_of[n] == power and g.leader_in[n] >= 0]
    if any(knows_the_sea(g, leader) and g.captor[leader] < 0 for leader in leaders):
        found.append(2)
    return max(found, default=0)


def strength(g: RomanWorld, side: list[Stack], against: list[int]) -> Fraction:
    """10.7.2: ships, light and missile infantry, half of the heavy infantry; Rhodians twice against pirates."""
    pirates = any(pirate_ways(g, power) >= {"range", "crew", "sea"} for power in against)
    total = Fraction(0)
    for stack in side:
        times = 2 if pirates and is_rhodian(g, stack.power) else 1
        for letter in stack.units:
            kind = KIND_OF[letter]
            its = CLASSES[CLASS[kind]]
            points = Fraction(STRENGTH[kind])
            if its in HEAVY_INFANTRY:
                points /= 2
            elif its not in ("fleet", "light-infantry"):
                points = Fraction(0)
            total += times * points
    return total


def is_rhodian(g: RomanWorld, power: int) -> bool:
    """27.2."""
    return power < len(g.setting.powers) and g.setting.powers[power].section == "27.2"


def column(attack: int, defence: int) -> str:
    """10.7.3b: rounded to the defender's favour; beyond the ends the end column."""
    ratios = read().tables.naval_combat.ratios
    fits = [text for text in ratios if Fraction(attack, defence) >= Fraction(*map(int, text.split("-")))]
    return fits[-1] if fits else ratios[0]


def result(ratio: str, total: int) -> tuple[int, int]:
    """10.7.4a: quarters lost by the attacker and the defender."""
    table = read().tables.naval_combat
    row = min(max(total - table.first_roll, 0), len(table.results) - 1)
    cell = table.results[row].split()[table.ratios.index(ratio)]
    a, b = cell.split("/")
    return (0 if a == "-" else int(a)), (0 if b == "-" else int(b))


def losses(fleets: int, quarters: int) -> int:
    """10.7.4b: rounded down, but at least one of more than one."""
    if not quarters or not fleets:
        return 0
    return max(fleets * quarters // 4, 1 if fleets > 1 else 0)


class SeaCombat:
    """Looks at interceptions and battles as they are told."""

    def __call__(self, span: Span) -> Iterator[str]:
        """Each of them with the position in which it happened."""
        for moment in span.moments:
            if moment.kind == "sea-interception":
                yield from self.interception(moment, span)
            if moment.kind == "sea-combat":
                yield from self.combat(moment, moment.g)

    # ---- 10.6

    def interception(self, moment: Moment, span: Span) -> Iterator[str]:
        """10.6a, 10.6c to 10.6h."""
        g, power, goal, port = moment.g, moment.power(), moment.place(), moment.place("port")
        if DEEP[goal]:
            yield f"10.6c: a fleet in the deep sea at {place_name(goal)} is intercepted"
        reach = distances(span.before, port, 12).get(goal)
        if reach is None or reach > 6:
            yield f"10.6a: {place_name(goal)} is {reach} MP from {place_name(port)}"
            return
        if moment["distance"] not in (reach, reach + 2):
            yield f"10.6f: {place_name(goal)} is {moment['distance']} MP away, reckoned {reach}"
        distance = moment["distance"]
        if goal == port:
            won = moment["die"] != 1
        else:
            base = (-1 if g.winter else 0) + (-3 if distance > 3 else 0) + naval_bonus(g, power)
            if moment["bonus"] not in (base, base + 1):
                yield f"10.6f: {moment['power']} adds {moment['bonus']}, reckoned {base} and 1 if it has not moved"
            won = moment["die"] + moment["bonus"] >= distance
        if (moment["won"] == "yes") != won:
            yield f"10.6g: {moment.event.facts} should be {won}"

    # ---- 10.7

    def combat(self, moment: Moment, g: RomanWorld) -> Iterator[str]:
        """10.7.2 to 10.7.4."""
        place, power, enemy = moment.place(), moment.power(), moment.power("enemy")
        there = [s for s in stacks(g) if s.place == place and (fleets_in(s.units) or s.mark & GUESTS)]
        outside = [s for s in there if not s.mark & SHELTERED]
        attackers = [s for s in outside if friendly(g, power, s.power)]
        defenders = [s for s in outside if friendly(g, enemy, s.power) and not s.mark & INSIDE]
        if attackers and defenders:
            mine = strength(g, attackers, [s.power for s in defenders])
            theirs = strength(g, defenders, [s.power for s in attackers])
            if moment["attack"] not in (int(mine), -int(-mine)):
                yield f"10.7.2: the attack at {place_name(place)} is {moment['attack']}, reckoned {mine}"
            if moment["defence"] not in (int(theirs), -int(-theirs)):
                yield f"10.7.2: the defence at {place_name(place)} is {moment['defence']}, reckoned {theirs}"
        if moment["ratio"] != column(moment["attack"], moment["defence"]):
            yield f"10.7.3b: {moment['attack']} to {moment['defence']} is {moment['ratio']}"
        total = moment["die"] + sum(change["value"] for change in moment["modifiers"])
        if total != moment["total"]:
            yield f"10.7.3c: {moment['die']} and {moment['modifiers']} make {moment['total']}"
        yield from self.changes(moment, g, attackers, defenders)
        yield from self.outcome(moment, attackers, defenders)

    def changes(self, moment: Moment, g: RomanWorld, mine: list[Stack], theirs: list[Stack]) -> Iterator[str]:
        """10.7.3c, 14.4.3, 19.3, 38.2: what changes the roll."""
        told = {change["what"]: change["value"] for change in moment["modifiers"]}
        here = [s for s in stacks(g) if HEX[s.place] == HEX[moment.place()] or moment.place() in PORT_WATERS[s.place]]
        for name, power, sign in (("attacking-leader", "power", 1), ("defending-leader", "enemy", -1)):
            near = [s for s in here if friendly(g, moment.power(power), s.power)]
            values = {g.leader_value[leader] for s in near for leader in s.leaders}
            if name in told and sign * told[name] not in values:
                yield f"10.7.3c: {name} {told[name]} of {values}"
        if mine and theirs:
            wanted = read().tables.efficiency.matrix[efficiency(mine)][efficiency(theirs)]
            if told.get("efficiency", 0) != wanted:
                yield f"14.4.3: efficiency counts {told.get('efficiency', 0)}, reckoned {wanted}"
        if abs(told.get("morale", 0)) > 1:
            yield f"19.3: morale counts {told['morale']}"

    def outcome(self, moment: Moment, mine: list[Stack], theirs: list[Stack]) -> Iterator[str]:
        """10.7.4a, 10.7.4b, 10.7.4e: losses and the winner."""
        if not mine or not theirs:
            return
        ours, others = (sum(fleets_in(stack.units) for stack in side) for side in (mine, theirs))
        quarters = result(moment["ratio"], moment["total"])
        lost = losses(ours, quarters[0]), losses(others, quarters[1])
        if (moment["lost"], moment["enemy_lost"]) != lost:
            told = moment["lost"], moment["enemy_lost"]
            yield f"10.7.4b: of {ours} and {others} fleets {told} are lost by {quarters}, reckoned {lost}"
        winner = "nobody" if lost[0] == lost[1] else moment["power"] if lost[0] < lost[1] else moment["enemy"]
        if moment["winner"] != winner:
            yield f"10.7.4e: {moment['winner']} wins, reckoned {winner}"


def efficiency(side: list[Stack]) -> int:
    """14.4.3: the rating of most of a side's strength, B if none has a majority.

    A light unit goes with the heavy infantry that it is attached to, one with one, and is D otherwise.
    """
    points = [0, 0, 0, 0]
    heavy: list[int] = []
    light: list[int] = []
    for stack in side:
        for letter in stack.units:
            kind = KIND_OF[letter]
            its = CLASSES[CLASS[kind]]
            if its == "fleet":
                points[rating(kind)] += STRENGTH[kind]
            elif its in HEAVY_INFANTRY:
                heavy.append(rating(kind))
                points[rating(kind)] += STRENGTH[kind] // 2
            elif its == "light-infantry":
                light.append(STRENGTH[kind])
    for number, worth in enumerate(sorted(light, reverse=True)):
        points[sorted(heavy)[number] if number < len(heavy) else 3] += worth
    most = max(points)
    return points.index(most) if 2 * most > sum(points) else 1
