"""7.3 to 7.8: what a player may write on his sheet, listed quickly.

While plans are made nothing changes but the sheets. So what could be raised with an empty one is found out once for
each player (`Survey`), and a sheet only takes from it: talents, points and counters everywhere, room in the areas and
places that it names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from romanum.engine.action import Move
from romanum.engine.memo import Memo
from romanum.games.imperium.data.provinces import AREA_OF, NONE
from romanum.games.imperium.data.starts import BUILDS
from romanum.games.imperium.data.units import TYPE
from romanum.games.imperium.rules.mobilization import means, orders, pools, sheets
from romanum.games.imperium.rules.mobilization.actions import (
    AGAIN,
    CROSS_OUT,
    MOST_MILITIA,
    MUSTER,
    REBUILD_MILITIA,
    RESUME,
)
from romanum.games.imperium.rules.mobilization.charts import BAGGAGE, FLEET, method
from romanum.games.imperium.rules.mobilization.means import Means
from romanum.games.imperium.rules.mobilization.sheets import RAISE, RAW, Line
from romanum.games.imperium.rules.mobilization.sites import Site
from romanum.games.imperium.rules.mobilization.training import trainer_at
from romanum.games.imperium.state.position import RomanWorld

Sheet = tuple[int, ...]
Chains = tuple[tuple[int, ...], ...]


class Row(NamedTuple):
    """A kind that a power could raise in a Province, or a fleet that it could begin in a port."""

    power: int
    type: int
    talents: int
    points: int
    chains: Chains
    """7.5a, 7.8g: where it is ticked; nothing where it need not be."""
    moves: tuple[tuple[Move, int, int, int], ...]
    """What is written, in which place, how many that takes in a phase, and what it costs there."""


class Survey(NamedTuple):
    """What could be written on an empty sheet: by Province, with how many counters there are by power and type."""

    rows: Mapping[int, tuple[Row, ...]]
    fleets: Mapping[int, tuple[Row, ...]]
    counters: Mapping[tuple[int, int], int]


def _survey(g: RomanWorld, player: int) -> Survey:
    have = Means(g, player, ())
    rows = {province: tuple(_soldiers(have, province)) for province in have.sites}
    fleets = {province: tuple(_fleets(have, province)) for province in have.yards}
    types = {(row.power, row.type) for found in (rows, fleets) for own in found.values() for row in own}
    return Survey(rows, fleets, {(power, type_): means.counters_left(have, power, type_) for power, type_ in types})


def _soldiers(have: Means, province: int) -> Iterator[Row]:
    """Kind by kind, as in the list of candidates; all kinds of a type cost the same and are ticked alike."""
    alike = dict[tuple[int, int], Row | None]()
    for power, kind, own in orders.kinds_in(have, province):
        key = power, TYPE[kind]
        if key not in alike:
            alike[key] = _row(have, power, kind, province, own)
        row = alike[key]
        if row is not None:
            yield row._replace(moves=tuple(_places(have, power, kind, own, row.talents)))


def _row(have: Means, power: int, kind: int, province: int, own: list[Site]) -> Row | None:
    if means.why_no_kind(have, power, kind, province) is not None:
        return None
    g, line = have.g, Line(RAW, power, kind, own[0].place, 1)
    ticked = TYPE[kind] != BAGGAGE and method(g, power) != BUILDS
    chain = pools.chain_of(g, power, TYPE[kind], province) if ticked else ()
    return Row(power, TYPE[kind], means.talents(g, line), means.half_points(g, line), (chain,) if chain else (), ())


def _places(have: Means, power: int, kind: int, own: list[Site], cost: int) -> Iterator[tuple[Move, int, int, int]]:
    """Each place, and where 35 asks for trainers, first those that have one, who may cost more."""
    open_ = [site for site in own if not site.for_trains or TYPE[kind] == BAGGAGE]
    if not have.needs_trainer(power, kind):
        yield from ((("raise", kind, site.place), site.place, site.most, cost) for site in open_)
        return
    for site in open_:
        if trainer_at(have.g, power, kind, site.place) != NONE:
            trained = means.talents(have.g, Line(RAISE, power, kind, site.place, 1))
            yield ("raise", kind, site.place), site.place, site.most, trained
    yield from ((("raise-raw", kind, site.place), site.place, site.most, cost) for site in open_)


def _fleets(have: Means, province: int) -> Iterator[Row]:
    """7.8: port by port and, with crews of the lesser legions or of the better, each in its own way."""
    g = have.g
    for power, act, site in orders.berths_in(have, province):
        if means.why_no_fleet(have, power, province, act) is not None:
            continue
        line = Line(act, power, means.fleet_kind(g, power, province), site.place, 1)
        chains: Chains = ()
        if act != sheets.LAY_FREE:
            crew = pools.crew_chain(g, power, province, better=act == sheets.LAY_BETTER)
            chains = ((pools.area_pool(AREA_OF[province], FLEET),), crew)
        cost = means.talents(g, line)
        move = orders.lay(have, power, act, site)
        yield Row(power, FLEET, cost, means.half_points(g, line), chains, ((move, site.place, site.most, cost),))


HANGS_ON: Final = (
    *means.GROUND_FACTS, "treasury", "points", "raised", "levied", "bonus", "keels", "lost", "colours", "cer", "patron",
    "trains_built", "leader_in", "leader_of", "captor", "payments", "first_month", "mark", "elites", "militia",
)  # fmt: skip
_SURVEY: Final[Memo[RomanWorld, Survey]] = Memo(_survey, *HANGS_ON, each=True)


# ---- what a sheet leaves of it


def _in_province(have: Means, survey: Survey, province: int) -> Iterator[Move]:
    """What may be written in a Province, in the order of the candidates."""
    crowded = AREA_OF[province] in have.touched_areas or province in have.touched or have.beyond_limits
    for used, found in ((have.new, survey.rows), (have.begun, survey.fleets)):
        for row in found.get(province, ()):
            if _is_open(have, survey, row, crowded):
                left = have.talents[row.power]
                for move, place, most, cost in row.moves:
                    if used[place] < most and cost <= left:
                        yield move
    yield from REBUILD_MILITIA[1 : min(MOST_MILITIA, means.affordable_militia(have, province)) + 1]


def _is_open(have: Means, survey: Survey, row: Row, crowded: bool) -> bool:
    """7.4a, 7.5a, 7.5c, 7.8g, 26.2c: whether one more can be paid and ticked, and has a counter."""
    power, type_, talents, points, chains, _ = row
    if talents > have.talents[power] or points > have.points[power]:
        return False
    if have.types[power, type_] >= survey.counters[power, type_]:
        return False
    if not crowded or not chains:
        return True
    return have.fits(power, chains[0]) and (len(chains) == 1 or have.fits(power, *chains))


def _musters(g: RomanWorld, player: int, sheet: Sheet) -> tuple[int, ...]:
    """The Provinces where something more may be raised."""
    have, survey = Means(g, player, sheet), _SURVEY.of(g, player)
    return tuple([p for p in orders.provinces(have) if next(_in_province(have, survey, p), None) is not None])


_MUSTERS: Final[Memo[RomanWorld, tuple[int, ...]]] = Memo(_musters, *HANGS_ON, each=True)


def options(g: RomanWorld, player: int) -> list[Move]:
    """What may be written now, in the order of the candidates."""
    note, found = sheets.note(g, player), list[Move]()
    if sheets.has_room(g, player):
        found += _written(g, player, note.province)
        if note.looks < sheets.MOST_LOOKS:
            others = _MUSTERS.of(g, player, sheets.sheet_of(g, player))
            found += [MUSTER[other] for other in others if other != note.province]
        found += _resumed(g, player)
        found += [AGAIN] if orders.may_repeat(g, player) else []
    return [*found, CROSS_OUT] if orders.why_not_cross_out(g, player) is None else found


def _written(g: RomanWorld, player: int, province: int) -> Iterator[Move]:
    """What may be raised in the Province that is mustered."""
    if province != NONE:
        yield from _in_province(Means(g, player), _SURVEY.of(g, player), province)


def _resumed(g: RomanWorld, player: int) -> Iterator[Move]:
    """7.8i: ports where a fleet may be taken up again."""
    if g.keels:
        have = Means(g, player)
        waiting = {keel.place: keel for keel in means.halted(have)}
        for place, keel in waiting.items():
            if means.why_no_resuming(have, keel) is None:
                yield RESUME[place]
