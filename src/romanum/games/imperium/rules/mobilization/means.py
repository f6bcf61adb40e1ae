"""7.4, 7.5, 7.7, 26, 29.4: what a player's powers can still raise, his sheet counted as carried out."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from romanum.engine.memo import Memo
from romanum.engine.rule import Refusal
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.grants import Levy
from romanum.games.imperium.data.hexes import HEXES_OF, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import AREA_OF, CULTIVATED, NONE, PROVINCE_IDS
from romanum.games.imperium.data.starts import ACCRUES, BUILDS, MOBILIZES
from romanum.games.imperium.data.units import KIND_IDS, TYPE, TYPE_BY_ID, TYPE_IDS, C
from romanum.games.imperium.rules.common.given import abroad
from romanum.games.imperium.rules.common.leaders import leaders_of
from romanum.games.imperium.rules.common.powers import majors
from romanum.games.imperium.rules.mobilization import pools, sheets
from romanum.games.imperium.rules.mobilization.accounts import Account, Chain, Chains, Ground, Room, Ticks
from romanum.games.imperium.rules.mobilization.charts import (
    BAGGAGE,
    COLUMN,
    FLEET,
    LEGION,
    LESSER_LEGION,
    LIGHT_FOOT,
    LIGHT_HORSE,
    area_cer,
    built_types,
    counters,
    limit_of,
    method,
    militia_half_talents,
    new_kind,
    pays_points,
    pays_talents,
    power_cer,
    price,
    ratings,
    spends_plunder,
    style,
)
from romanum.games.imperium.rules.mobilization.counters import on_the_stocks, reserved, sharers
from romanum.games.imperium.rules.mobilization.pools import CREW, SHIP, SOLDIER, Claim
from romanum.games.imperium.rules.mobilization.sheets import MILITIA, RAISE, RAW, RESUME, Line
from romanum.games.imperium.rules.mobilization.sites import Site, sites, yards
from romanum.games.imperium.rules.mobilization.trainees import needs_training, trainer_at, training_cost
from romanum.games.imperium.rules.special.chronicle import rules_of
from romanum.games.imperium.rules.special.specials import why_no_raising
from romanum.games.imperium.state.effects import FAMINE, lasts
from romanum.games.imperium.state.forces import stacks_of
from romanum.games.imperium.state.position import ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import each, half_le, trains

DEAR_IN_FAMINE: Final = 2
"""39.2-F."""
GARRISONED: Final = "29"
"""The section of militia."""


# ---- what a line asks for


def talents(g: RomanWorld, line: Line) -> int:
    """7.4a, 26.2c, 29.4, 35.1b: what a line costs; a fleet taken up again costs nothing more."""
    if line.act == MILITIA:
        return -(-line.number * militia_half_talents(g) // 2)
    if line.act == RESUME or not pays_talents(g, line.power):
        return 0
    return line.number * unit_price(g, line)


def unit_price(g: RomanWorld, line: Line) -> int:
    """7.4a, 35.1b, 39.2-F: what one unit of a line costs, twice as much where famine is, its training included."""
    cost = price(g, TYPE[line.kind]) * (DEAR_IN_FAMINE if lasts(g, FAMINE, PROVINCE[line.place]) else 1)
    if line.act == RAISE and needs_training(g, line.power, line.kind):
        trainer = trainer_at(g, line.power, line.kind, line.place)
        cost += training_cost(line.kind, trainer) if trainer != NONE else 0
    return cost


def half_points(g: RomanWorld, line: Line) -> int:
    """26.2c: the replacement points of a line, in halves."""
    if line.act in (MILITIA, RESUME) or not pays_points(g, line.power):
        return 0
    return line.number * half_le(line.kind, g.has_rule("31"))


def claims_of(g: RomanWorld, player: int, at: int, line: Line) -> list[Claim]:
    """7.5a, 7.8g: what a line is ticked for; a fleet needs a ship and a crew."""
    if line.act == MILITIA or method(g, line.power) == BUILDS or line.act == sheets.LAY_FREE:
        return []
    province = PROVINCE[line.place]
    if line.act in (RAISE, RAW):
        chain = pools.chain_of(g, line.power, TYPE[line.kind], province)
        if TYPE[line.kind] == BAGGAGE or (not chain and spends_plunder(g, line.power)):
            return []
        return [Claim(player, at, unit, SOLDIER, chain) for unit in range(line.number)]
    crew = pools.crew_chain(g, line.power, province, better=line.act == sheets.LAY_BETTER)
    found = [Claim(player, at, unit, CREW, crew) for unit in range(line.number)]
    if line.act != RESUME:
        ship = (pools.area_pool(AREA_OF[province], FLEET),) if AREA_OF[province] != NONE else ()
        found += [Claim(player, at, unit, SHIP, ship) for unit in range(line.number)]
    return found


# ---- where


def _grounds(g: RomanWorld, player: int) -> tuple[Ground, Ground]:
    """7.4d, 7.8b: where a player's powers raise land units and lay down fleets."""
    own = majors(g, player)
    return _by_province({p: sites(g, p) for p in own}), _by_province({p: yards(g, p) for p in own})


def _by_province(found: dict[int, list[Site]]) -> Ground:
    by_province: dict[int, list[tuple[int, Site]]] = {}
    seen = set[int]()
    for power, own in found.items():
        for site in own:
            if site.place not in seen and PROVINCE[site.place] != NONE:
                seen.add(site.place)
                by_province.setdefault(PROVINCE[site.place], []).append((power, site))
    return by_province


GROUND_FACTS: Final = (
    "scenario", "wins", "seats", "rules", "month", "ended", "chief", "standing", "bond", "origin", "lord", "city_of",
    "port_of", "razed", "sieges", "plunder", "city_plunder", "ruined", "ruined_cities", "effects", "forts", "allies",
    "at_war", "at", "whose", "units",
)  # fmt: skip
"""What it hangs on where a power may raise units."""
_GROUNDS: Final[Memo[RomanWorld, tuple[Ground, Ground]]] = Memo(_grounds, *GROUND_FACTS, each=True)


def grounds(g: RomanWorld, player: int) -> tuple[Ground, Ground]:
    """Where a player's powers raise land units, and where they lay down fleets; of several of his the first."""
    return _GROUNDS.of(g, player)


# ---- what is left


class Means:
    """What a player's powers have left; looked at once, when asked."""

    def __init__(
        self, g: RomanWorld, player: int, sheet: tuple[int, ...] | None = None, room: Room | None = None
    ) -> None:
        """With what is on his sheet, or on another; `room` is what is known already of lines and pools."""
        self.g, self.player, self.room = g, player, Room() if room is None else room
        self.powers = majors(g, player)
        written = sheets.sheet_of(g, player) if sheet is None else sheet
        self.account = self.room.accounts.get(written) or self._counted(written)
        self.lines, self.talents, self.points = self.account.lines, self.account.talents, self.account.points
        self.new, self.begun, self.types = self.account.new, self.account.begun, self.account.types

    def _counted(self, sheet: tuple[int, ...]) -> Account:
        """From what is known of a sheet with less of one line, if there is one, or line by line."""
        g, found = self.g, self._grown(sheet)
        if found is None:
            treasuries, points = {p: g.treasury[p] for p in self.powers}, {p: g.points[p] for p in self.powers}
            found = Account(sheet, treasuries, points)
            for line in found.lines:
                found.count(line, *self.cost(line))
        self.room.accounts[sheet] = found
        return found

    def _grown(self, sheet: tuple[int, ...]) -> Account | None:
        for shorter in (self.room.latest, self.room.accounts.get(sheet[:-1])) if sheet else ():
            found = sheets.line_more(shorter.sheet, sheet) if shorter is not None else None
            if shorter is not None and found is not None:
                was, now = found
                (talents, points), (paid, given) = self.cost(now), self.cost(was) if was is not None else (0, 0)
                more = now if was is None else now._replace(number=now.number - was.number)
                return shorter.grown(sheet, more, talents - paid, points - given)
        return None

    def price(self, power: int, kind: int, province: int) -> tuple[int, int]:
        """The same of one unit untrained, or a fleet, in a Province: anywhere the same as long as nothing is dear."""
        key = power, kind, province if self.g.effects else NONE
        found = self.room.prices.get(key)
        if found is None:
            line = Line(RAW, power, kind, HEXES_OF[province][0], 1)
            found = self.room.prices[key] = talents(self.g, line), half_points(self.g, line)
        return found

    def cost(self, line: Line) -> tuple[int, int]:
        """7.4a, 26.2c: what a line costs in talents, and in replacement points by halves."""
        found = self.room.costs.get(line)
        if found is None:
            found = self.room.costs[line] = talents(self.g, line), half_points(self.g, line)
        return found

    @property
    def ticks(self) -> Ticks:
        """Where what is on the sheet already is ticked, unit by unit."""
        account = self.account
        if account.ticks is None:
            chains = [chain for line in self.lines for chain in self._chains_of(line)]
            before = account.before.ticks if account.before is not None else None
            more = tuple(chains) if before is None or account.more is None else self._chains_of(account.more)
            account.ticks = Ticks(chains, before, more)
        return account.ticks

    def _chains_of(self, line: Line) -> Chains:
        found = self.room.chains.get(line)
        if found is None:
            claims = claims_of(self.g, self.player, NONE, line)
            found = self.room.chains[line] = tuple([claim.chain for claim in claims])
        return found

    @property
    def sites(self) -> Ground:
        """By Province: the powers and places for their new land units; of several of his the first."""
        return self._grounds()[0]

    @property
    def yards(self) -> Ground:
        """By Province: the powers and ports for their fleets."""
        return self._grounds()[1]

    def _grounds(self) -> tuple[Ground, Ground]:
        found = self.room.grounds
        if found is None:
            found = self.room.grounds = grounds(self.g, self.player)
        return found

    @property
    def on_map(self) -> dict[int, Counter[int]]:
        """7.5c, 5.7e: by power, its units by type, and those of its clients in its colours, lost ones too."""
        found = self.room.on_map
        for power in self.powers if not found else ():
            count = Counter[int]()
            for own in sharers(self.g, power):
                count.update(TYPE[kind] for stack in stacks_of(self.g, own) for kind in each(self.g.units[stack]))
                count.update(TYPE[kind] for kind in each(self.g.lost[own]) if own != power)
                for type_ in range(len(TYPE_IDS)) if self.g.promises else ():
                    count[type_] += abroad(self.g, own, type_)
                count[FLEET] += on_the_stocks(self.g, own)
            found[power] = count
        return found

    def fits(self, power: int, *chains: Chain) -> bool:
        """7.5a, 7.5f, 7.8g: whether one unit more of these chains finds room beside all that is on the sheet."""
        key = (power, chains)
        known = self.account.fits.get(key)
        if known is None:
            known = self.account.fits[key] = self._has_room(power, chains)
        return known

    def _has_room(self, power: int, chains: Chains) -> bool:
        g, room, ticks, more = self.g, self.room, self.ticks, len(chains)
        full = [chain for chain in chains if room.left(g, chain[0], power) < ticks.wanted[chain[0]] + more]
        if not full:
            return True
        if more == 1 and len(full[0]) == 1 and full[0][0] not in ticks.shared:
            return False
        return room.fits(g, power, chains, ticks.beside(chains))

    def room_for(self, power: int, chain: Chain) -> int:
        """7.5a, 7.5f: how many units more of a chain find room beside all that is on the sheet."""
        beside, more = self.ticks.beside((chain,)), 0
        while pools.all_fit((*beside, *[chain] * (more + 1)), lambda pool: self.room.left(self.g, pool, power)):
            more += 1
        return more

    def has_counter(self, power: int, type_: int) -> bool:
        """7.5c, 7.7b, 7.7c: whether there is a counter for one unit more."""
        return self.types[power, type_] < self.counters(power, type_)

    def counters(self, power: int, type_: int) -> int:
        """7.5c, 7.7b, 7.7c: for how many units of a type there are counters, whatever is on the sheet."""
        found = self.room.counters.get((power, type_))
        if found is None:
            found = self.room.counters[power, type_] = counters_left(self, power, type_)
        return found

    def chain(self, power: int, type_: int, province: int) -> Chain:
        """7.5a: where soldiers of a type are ticked who are raised in a Province."""
        key = power, type_, province
        found = self.room.soldiers.get(key)
        if found is None:
            found = self.room.soldiers[key] = pools.chain_of(self.g, power, type_, province)
        return found

    def needs_trainer(self, power: int, kind: int) -> bool:
        """35.0a: whether a unit of a kind is raised only where others train it."""
        key = (power, kind)
        found = self.room.needy.get(key)
        if found is None:
            found = self.room.needy[key] = needs_training(self.g, power, kind)
        return found

    def kinds(self, power: int, province: int) -> list[int]:
        """What a power could think of raising in a Province."""
        key = (power, province)
        found = self.room.kinds.get(key)
        if found is None:
            found = self.room.kinds[key] = land_kinds(self.g, power, province)
        return found


# ---- land units


def land_kinds(g: RomanWorld, power: int, province: int) -> list[int]:
    """7.2, 7.3c, 7.5f, 7.6b, 7.7a, 26.2a: what a power could think of raising in a Province, whatever is left."""
    limit, how = limit_of(g, province), method(g, power)
    if how == MOBILIZES and limit is not None:
        sisters = g.has_rule("36") and g.origin[power] == ROMAN
        found = list(_area_kinds(limit.units, area_cer(limit), sisters, tuple(style(g, power).items())))
    elif how == MOBILIZES:
        found = [new_kind(type_, C) for type_ in (LIGHT_FOOT, LIGHT_HORSE)]
    elif how == BUILDS or spends_plunder(g, power):
        found = _own_kinds(g, power, [type_ for type_ in built_types(g, power) if type_ not in (FLEET, BAGGAGE)])
    else:
        found = []
    if rules_of(g, Levy):
        found += [kind for kind in _levied(g, power, province) if kind not in found]
    trains_too = how != ACCRUES and CULTIVATED[g.setting.period][province]
    return [*found, new_kind(BAGGAGE, C)] if trains_too else found


def _own_kinds(g: RomanWorld, power: int, types: list[int]) -> list[int]:
    """7.6a, 7.6b: new units of the scenario's ratings, and of lower ones."""
    return [new_kind(type_, cer) for type_ in types for cer in ratings(type_, power_cer(g, power, type_))]


@cache
def _area_kinds(
    units: tuple[int, ...], best: int, sisters: bool, styles: tuple[tuple[int, int], ...]
) -> tuple[int, ...]:
    """7.2a, 7.3c, 7.5f, 36a: land types with a limit of their own or of one that they may stand in for."""
    own, found = dict(styles), list[int]()
    for type_ in COLUMN:
        shared = {type_, *([LEGION] if type_ == LESSER_LEGION else [])}
        if sisters:
            shared |= {one for pair in pools.SISTERS.items() if type_ in pair for one in pair}
        if type_ != FLEET and any(units[COLUMN[one]] for one in shared):
            raised = own.get(type_, type_)
            found += [new_kind(raised, cer) for cer in ratings(raised, best)]
    return tuple(found)


def _levied(g: RomanWorld, power: int, province: int) -> list[int]:
    """Levy: of the area's rating, or the power's."""
    mine = [rule for _, rule in rules_of(g, Levy) if rule.of == power]
    named = [TYPE_BY_ID[rule.type] for rule in mine if not rule.provinces or province in rule.provinces]
    types = [type_ for type_ in named if pools.levies(g, power, type_, province)]
    limit = limit_of(g, province)
    if method(g, power) == MOBILIZES and limit is not None:
        return [new_kind(type_, cer) for type_ in types for cer in ratings(type_, area_cer(limit))]
    return _own_kinds(g, power, types)


def why_no_kind(have: Means, power: int, kind: int, province: int) -> Refusal | None:
    """Why no unit more of a kind is raised in a Province, wherever in it: the same for all its ratings."""
    key = (power, TYPE[kind], province)
    known = have.account.why
    if key not in known:
        known[key] = _why_no_kind(have, power, kind, province)
    return known[key]


def _why_no_kind(have: Means, power: int, kind: int, province: int) -> Refusal | None:
    """7.4a, 7.5a, 7.5c, 7.7b, 7.7c, 26.2c: too dear, forbidden, no counter left, or no room in the area."""
    g, type_ = have.g, TYPE[kind]
    price = have.price(power, kind, province)
    short = why_not_paid(have, power, *price) or why_no_raising(g, power, province, TYPE_IDS[type_])
    if short is not None:
        return short
    if type_ == BAGGAGE or not have.has_counter(power, type_) or method(g, power) == BUILDS:
        return why_no_counter(have, power, type_)
    chain = have.chain(power, type_, province)
    if not chain and spends_plunder(g, power):
        return None
    if chain and have.fits(power, chain):
        return None
    return Refusal("7.5a", "limit-reached", {"type": TYPE_IDS[type_], "province": PROVINCE_IDS[province]})


def why_not_paid(have: Means, power: int, cost: int, points: int) -> Refusal | None:
    """6.2d, 7.4a, 26.2c: talents and replacement points that a power does not have."""
    left, rest = have.talents[power], have.points[power]
    if cost > left:
        return Refusal("7.4a", "too-few-talents", {"cost": cost, "left": left})
    return None if points <= rest else Refusal("26.2c", "too-few-points", {"cost": points / 2, "left": rest / 2})


def why_no_counter(have: Means, power: int, type_: int) -> Refusal | None:
    """7.5c, 7.7b, 7.7c: no counter of a type is left; of trains, one for each leader."""
    if have.types[power, type_] < have.counters(power, type_):
        return None
    if type_ != BAGGAGE:
        return Refusal("7.5c", "no-counter", {"type": TYPE_IDS[type_]})
    leaders = len(leaders_of(have.g, power))
    if have.g.trains_built[power] + have.types[power, type_] >= leaders:
        return Refusal("7.7b", "trains-and-leaders", {"leaders": leaders})
    return Refusal("7.7c", "trains-enough")


def counters_left(have: Means, power: int, type_: int) -> int:
    """7.5c, 7.7b, 7.7c: for how many units of a type there are counters, whatever is on the sheet."""
    g = have.g
    if type_ != BAGGAGE:
        return counters(g, g.colours[power], type_) - have.on_map[power][type_] - reserved(g, power, type_)
    in_play = sum(trains(g.units[stack]) for stack in stacks_of(g, power)) + abroad(g, power, BAGGAGE)
    return min(len(leaders_of(g, power)) - g.trains_built[power], TABLES.train.most - in_play)


def why_no_place(have: Means, power: int, kind: int, site: Site, act: int) -> Refusal | None:
    """7.4e, 7.7a, 35.1b, 35.1c: why not in this place."""
    facts = {"place": PLACE_IDS[site.place]}
    if site.for_trains and TYPE[kind] != BAGGAGE:
        return Refusal("7.4d", "no-city", facts)
    if have.new[site.place] >= site.most:
        return Refusal("7.4e", "city-full", {**facts, "most": site.most})
    if act == RAW or not have.needs_trainer(power, kind):
        return None
    if trainer_at(have.g, power, kind, site.place) == NONE:
        return Refusal("35.1c", "no-trainer", {**facts, "kind": KIND_IDS[kind]})
    return why_not_paid(have, power, *have.cost(Line(RAISE, power, kind, site.place, 1)))


# ---- militia


def missing_militia(have: Means, province: int) -> int:
    """29.1a, 29.4: how many points a Province of a Roman power may still be given."""
    g = have.g
    if not g.has_rule(GARRISONED):
        return 0
    lord, limit = g.lord[province], limit_of(g, province)
    if limit is None or lord not in have.powers or g.origin[lord] != ROMAN:
        return 0
    return max(0, limit.militia - g.militia[province] - have.account.drilled[province])


def affordable_militia(have: Means, province: int) -> int:
    """29.4: and how many of them can be paid for."""
    missing = missing_militia(have, province)
    if not missing:
        return 0
    cost, lord = militia_half_talents(have.g), have.g.lord[province]
    if not cost:
        return missing
    before = have.account.drilled[province] * cost
    spare = 2 * have.talents[lord] + (-before) % 2
    return min(missing, spare // cost)
