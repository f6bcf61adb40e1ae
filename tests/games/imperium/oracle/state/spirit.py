"""The oracle of morale and donatives (19.1b, 19.1e to 19.1k, 19.2, 19.3.1, 28.1c): what is earned, and what is paid."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.rules.common.donatives import Donatives
from romanum.games.imperium.state.position import ABSENT, ACTIVE, NEUTRAL, RomanWorld

from .grain import capital_value
from .leaders import is_unnamed, numbered
from .sheet import CITY_ROWS, PROVINCE_NUMBER, cities_of, tax
from .watch import Moment, Span

PERCENT = 20
"""19.3.1c: of one's morale, at most."""
TO_HOLD = 2
"""28.1c: for an imperial capital at the end of one's player turn."""
IDLE = 5
"""19.1j."""


def worth_of_leader(g: RomanWorld, leader: int) -> int:
    """19.1e to 19.1g."""
    value = g.leader_value[leader]
    if g.head[g.leader_of[leader]] == leader:
        return 10 + 10 * value
    return 1 + value if is_unnamed(g, leader) else 2 + 2 * value


def worth_of_province(g: RomanWorld, province: int) -> int:
    """19.1b: its tax value."""
    return sum(tax(g, city) for city in cities_of(g, province))


def changes(moments: Iterator[Moment], *rules: str) -> list[tuple[int, int]]:
    """Powers and what their morale changed by, for some rules."""
    return [
        (m.power(), m["amount"] if m.kind == "morale-rises" else -m["amount"])
        for m in moments
        if not rules or m.event.rule in rules
    ]


class Morale:
    """Looks at what morale changes for, and at donatives."""

    def __init__(self) -> None:
        self.attacked: set[int] = set()
        """19.1j: powers that have attacked in this month."""
        self.month = -1

    def __call__(self, span: Span) -> Iterator[str]:
        """19."""
        told = list(span.all("morale-falls", "morale-rises"))
        yield from self.provinces(span, told)
        yield from self.capitals(span, told)
        yield from self.leaders(span, told)
        yield from self.summers(span)
        yield from self.cheers(told)
        for before, moment in span.steps("donative"):
            yield from self.donative(before, moment)

    # ---- 19.1b

    def provinces(self, span: Span, told: list[Moment]) -> Iterator[str]:
        """19.1b: each province that is won or lost by its tax value; defections have a rule of their own (20.3.3)."""
        wanted: list[tuple[int, int]] = []
        for before, moment in span.steps("province-won", "province-lost", "province-taken"):
            worth = worth_of_province(before, PROVINCE_NUMBER[moment["province"]])
            for name, sign in (("power", 1), ("old", -1)):
                power = moment.power(name) if moment[name] else -1
                if worth and power >= 0 and before.standing[power] != ABSENT:
                    wanted.append((power, sign * worth))
        found = changes(iter(told), "19.1b")
        if sorted(found) != sorted(wanted):
            yield f"19.1b: provinces bring {sorted(found)}, reckoned {sorted(wanted)}"

    # ---- 19.2

    def capitals(self, span: Span, told: list[Moment]) -> Iterator[str]:
        """19.2b: whoever loses an imperial capital to another loses its value, and whoever takes it gains it."""
        found = changes(iter(told), "19.2b")
        wanted: list[tuple[int, int]] = []
        for before, moment in span.steps("city-taken", "grain-rebellion"):
            city = CITY[moment["city"]]
            if not before.capitals >> city & 1:
                continue
            new, old = (-1, moment.power()) if moment.kind == "grain-rebellion" else self.pair(moment)
            for power, sign in ((new, 1), (old, -1)):
                if power >= 0 and before.standing[power] != ABSENT and capital_value(before, power, city):
                    wanted.append((power, sign * capital_value(before, power, city)))
        for change in found:
            if change not in wanted:
                yield f"19.2b: {change} for no capital: {wanted}"

    @staticmethod
    def pair(moment: Moment) -> tuple[int, int]:
        """Who has it now, and who had it."""
        return moment.power(), moment.power("old") if moment["old"] else -1

    # ---- 19.1e to 19.1h

    def leaders(self, span: Span, told: list[Moment]) -> Iterator[str]:
        """19.1e to 19.1h: what each leader is worth is lost, and gained by nobody for more."""
        prices: list[int] = []
        powers: list[tuple[int, int]] = []
        for before, moment in span.steps("leader-killed", "leader-captured"):
            leader = numbered(before, moment["leader"])
            prices.append(worth_of_leader(before, leader))
            powers.append((before.leader_of[leader], -prices[-1]))
        found = changes(iter(told), "19.1e", "19.1g")
        open_ = any(type(step).__name__ == "LeaderLost" for step in span.after.stack)
        if not set(powers) <= set(found) and not open_:
            yield f"19.1e: leaders cost {found}, reckoned {powers}"
        for power, amount in changes(iter(told), "19.1h"):
            if prices and amount not in prices:
                yield f"19.1h: power {power} gains {amount} for leaders worth {prices}"

    # ---- 19.1j

    def summers(self, span: Span) -> Iterator[str]:
        """19.1j, 19.1k: at the end of a summer month, every active power that has not attacked, and nobody else."""
        for before, moment in span.steps("attack", "sea-battle", "morale-falls", "month"):
            g = moment.g
            if moment.kind in ("attack", "sea-battle"):
                self.attacked.add(moment.power())
            elif moment.kind == "month":
                self.attacked.clear()
            elif moment.event.rule == "19.1j":
                power = moment.power()
                if before.winter:
                    yield f"19.1j: {moment['power']} is idle in winter"
                if power in self.attacked:
                    yield f"19.1j: {moment['power']} has attacked and loses heart"
                if g.standing[power] != ACTIVE:
                    yield f"19.1k: {moment['power']} sleeps and loses heart"
                if moment["amount"] != IDLE:
                    yield f"19.1j: {moment['power']} loses {moment['amount']}"

    # ---- 28.1c

    def cheers(self, told: list[Moment]) -> Iterator[str]:
        """28.1c, 22.2.3e: 2 for each imperial capital at the end of a player turn, but not neutrals'."""
        for moment in told:
            if moment.event.rule != "28.1c":
                continue
            g, power = moment.g, moment.power()
            held = [g.city_of[c] for c in CITY_ROWS if g.capitals >> c & 1 and g.city_of[c] >= 0]
            if moment.kind != "morale-rises" or moment["amount"] != TO_HOLD or not g.has_rule("28"):
                yield f"28.1c: power {power} gains {moment['amount']}"
            if not any(g.chief[its] == g.chief[power] for its in held if g.bond[its] != NEUTRAL):
                yield f"28.1c: power {power} has no capital"

    # ---- 19.3.1

    def donative(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """19.3.1: by one whose morale counts, no more than he has, and 20 percent of his morale in a battle."""
        power, talents = moment.power(), moment["talents"]
        step = next((s for s in reversed(before.stack) if isinstance(s, Donatives)), None)
        if before.treasury[power] - moment.g.treasury[power] != talents:
            yield f"19.3.1a: {moment['power']} gives {talents} and has {moment.g.treasury[power]}"
        if moment.g.treasury[power] < 0:
            yield f"19.3.1b: {moment['power']} gives what it has not"
        if step is None or power not in step.powers:
            yield f"19.3.1a: {moment['power']} gives {talents} where nobody fights for it"
            return
        paid = step.paid[step.powers.index(power)] + talents
        if 100 * paid > PERCENT * before.morale[power]:
            yield f"19.3.1c: {moment['power']} gives {paid} with a morale of {before.morale[power]}"
