"""The oracle of talents: every change of a treasury is explained by a rule (6.2, 7.4, 18.3.1, 24, 43)."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.characters import Bidding, Chest, GrainForSale, Hire, Tribute
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.grants import FortCities, PlunderPays, PointsOnly, Walls
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.outcomes import AddTalents, Debase, Dissolve, Succeed, Trigger
from romanum.games.imperium.data.units import STRENGTH
from romanum.games.imperium.state.position import (
    ACTIVE,
    BARBARIAN,
    CLIENT,
    DEAD,
    MAJOR,
    NEUTRAL,
    POWER_COUNT,
    ROMAN,
    RomanWorld,
)
from romanum.games.imperium.state.rosters import KIND_OF

from .leaders import free
from .levies import militia_price, price_in, training
from .sheet import (
    CITY_ROWS,
    PROVINCE_NUMBER,
    cities_of,
    costs,
    forts,
    holder,
    is_besieged,
    listed,
    province_at,
    stacks,
    tax,
    type_of_kind,
)
from .taxes import due
from .watch import Moment, Span

GOES_OVER = frozenset({"faction-dissolves", "power-dissolves", "special-joins", "player-out", "proclaimed"})
"""After these treasuries pass whole or are gone: `vanished` looks at them."""


def plunder_value(g: RomanWorld, moment: Moment, span: Span) -> int:
    """24.1b: three times the tax value of what is plundered: of a province, what is plundered with it."""
    if moment.kind == "plunders-city":
        return 3 * tax(g, CITY[moment["city"]])
    before = span.before
    its = PROVINCE_NUMBER[moment["province"]]
    cities = [city for city in cities_of(before, its) if not before.city_plunder[city]]
    return 3 * sum(tax(before, city) for city in cities if not is_besieged(before, city_place(city)))


def city_place(city: int) -> int:
    """Where a city stands."""
    return PLACE[CITY_ROWS[city].place]


def payer(g: RomanWorld, power: int) -> int:
    """6.2b: whose treasury it is: a major power's own, a client's patron's, otherwise of whoever moves a neutral."""
    if g.bond[power] == MAJOR:
        return power
    if g.bond[power] == CLIENT:
        return g.patron[power]
    return next(own for own in range(POWER_COUNT) if g.bond[own] == MAJOR and g.chief[own] == g.chief[power])


def is_finished(g: RomanWorld, power: int) -> bool:
    """18.3b, 20.0: without morale, or with a dead Imperator or Rex and no heir who is free; 20.2b: but once."""
    head = g.head[power]
    heirs = g.setting.powers[power].successors if power < len(g.setting.powers) else ()
    has_fallen = head >= 0 and g.leader_in[head] < 0 and not g.dissolved >> power & 1
    return g.morale[power] <= 0 or (has_fallen and not set(heirs) & set(free(g, power)) and not is_provided(g, power))


def is_provided(g: RomanWorld, power: int) -> bool:
    """Whether the scenario says who comes after the dead head of a power, or when it ends; an heir must be free."""
    for rule in g.setting.of(Trigger):
        for deed in rule.then if rule.needs else ():
            if isinstance(deed, Succeed) and deed.power == power:
                return g.captor[deed.leader] < 0 and g.leader_in[deed.leader] != DEAD
            if isinstance(deed, Dissolve) and deed.power == power:
                return True
    return False


def granted(moment: Moment) -> list[int]:
    """The sums that the scenario can give a power, or take from it."""
    return [
        deed.add
        for rule in moment.g.setting.specials
        if isinstance(rule, Trigger)
        for deed in (*rule.then, *(one for row in rule.other for one in row.then))
        if isinstance(deed, AddTalents) and deed.of == moment.power()
    ]


def on_one_side(g: RomanWorld, power: int, other: int) -> bool:
    """5.8: of one player, or of allies; neutrals are on nobody's side."""
    if power == other:
        return True
    if NEUTRAL in (g.bond[power], g.bond[other]):
        return False
    a, b = g.chief[power], g.chief[other]
    return a == b or bool(g.allies[a] >> b & 1)


class Talents:
    """Adds up what the events of an action cost and bring."""

    def __init__(self) -> None:
        self.running: list[int] = []
        self.spoils: dict[int, int] = {}
        """24.1b: by power, plunder whose talents its player has not said yet."""

    def __call__(self, span: Span) -> Iterator[str]:
        """Whether treasuries change by just that."""
        if any(moment.kind in GOES_OVER for moment in span.moments):
            yield from self.vanished(span)
            return
        wanted = self.reckoned(span)
        before, after = span.before, span.after
        for power in range(POWER_COUNT):
            change = after.treasury[power] - before.treasury[power]
            least, most = wanted.get(power, (0, 0))
            if not least <= change <= most:
                told = [moment.kind for moment in span.moments if moment["power"] is not None]
                yield f"6.2a: treasury of {power} changes by {change}, not {least}..{most}: {told}"
        yield from self.sane(span)

    def sane(self, span: Span) -> Iterator[str]:
        """6.2b, 7.4c: no deficit, and no talents of a minor power."""
        for power, talents in enumerate(span.after.treasury):
            if talents < 0:
                yield f"7.4c: power {power} owes {-talents}"
            if talents and span.after.bond[power] != MAJOR:
                yield f"6.2b: minor power {power} has {talents} talents"

    def vanished(self, span: Span) -> Iterator[str]:
        """18.3.1: where a power is gone nobody has more than all had together, taxes of a usurper aside."""
        brought = sum(moment["talents"] for moment in span.all("taxes"))
        found = sum(moment["talents"] for moment in span.all("treasure"))
        found += sum(max(granted(moment)) for moment in span.all("special-talents"))
        plunder = sum(plunder_value(span.before, moment, span) for moment in span.all("plunders", "plunders-city"))
        if sum(span.after.treasury) > sum(span.before.treasury) + brought + found + plunder:
            yield f"18.3.1: talents grow from {sum(span.before.treasury)} to {sum(span.after.treasury)}"

    def reckoned(self, span: Span) -> dict[int, tuple[int, int]]:
        """By power: the least and the most by which its treasury changes."""
        found: dict[int, tuple[int, int]] = {}
        self.running = list(span.before.treasury)
        for moment in span.moments:
            for power, least, most in self.of(moment, span):
                a, b = found.get(power, (0, 0))
                found[power] = a + least, b + most
                self.running[power] += least
        for power, least, most in self.without_event(span):
            a, b = found.get(power, (0, 0))
            found[power] = a + least, b + most
        return found

    def of(self, moment: Moment, span: Span) -> Iterator[tuple[int, int, int]]:
        """What one event costs or brings: power, least, most."""
        reckon = getattr(self, "of_" + moment.kind.replace("-", "_"), None)
        if reckon is None:
            return
        for power, value in reckon(moment, span):
            least, most = value if isinstance(value, tuple) else (value, value)
            yield power, least, most

    # ---- income

    def of_taxes(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """6.1c; 44.1f a usurper collects at once."""
        usurper = moment.event.rule.startswith("44")
        yield moment.power(), moment["talents"] if usurper else due(moment.g, moment.power())

    def of_treasure(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """43.2b."""
        yield moment.power(), 3 * tax(moment.g, CITY[moment["city"]])

    def of_plunders(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """24.1b, 24.1e: talents, or supply points for two of them each; minor powers and barbarians get none."""
        g, power = moment.g, moment.power()
        paid = power in {rule.of for rule in g.setting.of(PlunderPays)}
        if g.bond[power] != MAJOR or (g.origin[power] == BARBARIAN and not paid):
            return
        worth = plunder_value(g, moment, span)
        if any(type(step).__name__ == "Spoils" for step in span.after.stack):
            self.spoils[power] = worth
        else:
            yield power, worth

    of_plunders_city = of_plunders

    # ---- between powers

    def of_talents_given(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """6.2c."""
        yield moment.power(), -moment["number"]
        yield moment.power("partner"), moment["number"]

    def of_treasury_dispersed(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """18.3.1: in land combat a quarter to the victor, a quarter lost; otherwise half lost.

        Of a power that ends when the combat is over nothing is left: the victor has the other half too.
        """
        power, victor = moment.power(), moment.power("victor")
        chest, ends = self.running[power], is_finished(moment.g, power)
        kept = 0 if ends else chest - 2 * (chest // 4) if victor >= 0 else chest - chest // 2
        yield power, kept - chest
        if victor >= 0:
            yield payer(moment.g, victor), chest - chest // 4 if ends else chest // 4

    # ---- spending

    def of_raises(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """7.4, 35.1b: the units, and what their training costs."""
        if moment.event.rule == "2.5":
            return
        power, g = moment.power(), moment.g
        if power in {rule.of for rule in g.setting.of(PointsOnly)}:
            return
        for kind in listed(moment["units"]):
            base = price_in(span.before, power, moment.place(), type_of_kind(kind))
            low, high = training(span, power, moment.place(), kind)
            yield power, (-base[1] - high, -base[0] - low)

    def of_lays_down(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """7.8b."""
        if moment.event.rule == "8.3b":
            return
        power = moment.power()
        if power in {rule.of for rule in moment.g.setting.of(PointsOnly)}:
            return
        low, high = price_in(span.before, power, moment.place(), "18-30")
        yield power, (-moment["number"] * high, -moment["number"] * low)

    def of_drills(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """29.4: by the point."""
        province = PROVINCE_NUMBER[moment["province"]]
        points = span.after.militia[province] - span.before.militia[province]
        yield moment.power(), -militia_price(moment.g.scenario, points)

    def of_builds_fort(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """21.1e, 6.2b: a client's patron pays for it, whoever moves a neutral for that."""
        yield payer(moment.g, moment.power()), -moment["levels"] * costs(moment.g.scenario).fort_level

    def of_donative(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """19.3.1."""
        yield moment.power(), -moment["talents"]

    def of_elite_legion(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """15.2d: two talents, whether it succeeds or not."""
        yield moment.power(), -2

    def of_talents_lost(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """39.2-N: a third."""
        chest = self.running[moment.power()]
        yield moment.power(), -max(chest // 3, min(chest, 1))

    def of_muttering(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """39.2-R: a fifth of its combat points in talents, counted by tens, and never more than there is."""
        g, power = moment.g, moment.power()
        points = sum(STRENGTH[KIND_OF[letter]] for s in stacks(g) if s.power == power for letter in s.units)
        wanted = points // 10 * 2
        yield power, -min(wanted, self.running[power])

    def of_special_paid(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """A price that the scenario names."""
        yield moment.power(), -moment["talents"]

    def of_special_talents(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """What a trigger of the scenario brings or costs."""
        yield moment.power(), max(granted(moment)[0], -self.running[moment.power()])

    def of_trigger_fires(self, moment: Moment, span: Span) -> Iterator[tuple[int, object]]:
        """Debased coin by a rule of the scenario: a share of every Roman treasury."""
        g = moment.g
        rule = next(rule for rule in g.setting.specials if rule.text == moment["text"])
        for deed in rule.then if isinstance(rule, Trigger) else ():
            if isinstance(deed, Debase):
                for power in range(POWER_COUNT):
                    if g.bond[power] == MAJOR and g.standing[power] == ACTIVE and g.origin[power] == ROMAN:
                        yield power, -(self.running[power] * deed.percent // 100)

    # ---- what no event of its own tells

    def without_event(self, span: Span) -> Iterator[tuple[int, int, int]]:
        """Actions whose price stands in the scenario or the charts."""
        verb, words, before = span.text.split()[0], span.text.split(), span.before
        if type(before.stack[-1]).__name__ == "Upkeep" if before.stack else False:
            yield from self.upkeep(span, words)
        if verb == "talents":
            yield from self.taken(span, int(words[1]))
        setting = before.setting
        if verb == "take-chest":
            rule = setting.of(Chest)[0]
            yield rule.of, rule.talents, rule.talents
        if verb == "build-walls":
            walls = setting.of(Walls)[0]
            city = holder(before, city_place(walls.city))
            yield city, -walls.talents, -walls.talents
        for settled in span.all("special-settled", "special-bids"):
            yield from self.settled(settled, span)

    def taken(self, span: Span, talents: int) -> Iterator[tuple[int, int, int]]:
        """24.1b: how much of the plunder is coin, never more than it is worth; the rest is carted away."""
        power = span.before.stack[-1].power
        worth = self.spoils.pop(power, 0)
        yield power, min(talents, worth), min(max(talents, worth), worth)

    def upkeep(self, span: Span, words: list[str]) -> Iterator[tuple[int, int, int]]:
        """21.3a: as many talents as its level for each empty fort that is kept."""
        kept = [fort for fort in forts(span.before) if words[0] == "keep-fort" and fort[0] == PLACE[words[1]]]
        if words[0] == "all":
            kept = [fort for fort in forts(span.before) if self.is_empty(span.before, fort, span.seat)]
        for _, power, level, _ in kept:
            if span.before.chief[power] == span.seat and span.before.bond[power] == MAJOR:
                yield power, -level, -level

    @staticmethod
    def is_empty(g: RomanWorld, fort: tuple[int, ...], seat: int) -> bool:
        """Whether no friendly unit is in a fort that is no city, by 5.6.1c or as all of a province are."""
        there = [s for s in stacks(g) if s.place == fort[0] and s.units and on_one_side(g, s.power, fort[1])]
        is_city = province_at(fort[0]) in {rule.province for rule in g.setting.of(FortCities)}
        open_ones = fort[0] not in (*g.stack[-1].kept, *g.founded[::2]) and not is_city
        return g.chief[fort[1]] == seat and not there and open_ones and fort[2] > 0 and not fort[3]

    def settled(self, moment: Moment, span: Span) -> Iterator[tuple[int, int, int]]:
        """Hires, tributes, bids and grain for sale."""
        g = moment.g
        rule = next(rule for rule in g.setting.specials if rule.text == moment["text"])
        if moment.kind == "special-bids":
            return
        power = moment.power()
        if isinstance(rule, Hire):
            yield power, -rule.talents, -rule.talents
            if g.bond[rule.power] == MAJOR:
                yield rule.power, rule.talents, rule.talents
        if isinstance(rule, Tribute):
            yield power, -rule.talents, -rule.talents
            if g.bond[rule.to] == MAJOR:
                yield rule.to, rule.talents, rule.talents
        if isinstance(rule, (Bidding, GrainForSale)):
            bids: list[int] = next((one["bids"] for one in span.all("special-bids") if one["text"] == rule.text), [])
            highest = bids[0] if bids else 0
            yield power, -highest, -highest
