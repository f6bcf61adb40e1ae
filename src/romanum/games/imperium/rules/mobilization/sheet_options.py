"""7.3 to 7.8: what a player may write on his sheet, listed quickly.

While plans are made nothing changes but the sheets. So what could be raised with an empty one is found out once for
each player (`Survey`), and a sheet only takes from it: talents, points and counters everywhere, room in the areas and
places that it names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from itertools import groupby
from typing import Final, NamedTuple

from romanum.engine.action import Move
from romanum.engine.memo import Memo
from romanum.games.imperium.data.provinces import AREA_OF, NONE
from romanum.games.imperium.data.starts import BUILDS
from romanum.games.imperium.data.units import TYPE, TYPE_IDS
from romanum.games.imperium.rules.mobilization import means, orders, pools, sheets, shipyards
from romanum.games.imperium.rules.mobilization.accounts import Chain, Chains, Room
from romanum.games.imperium.rules.mobilization.actions import (
    AGAIN,
    CROSS_OUT,
    MOST_MILITIA,
    MUSTER,
    REBUILD_MILITIA,
    RESUME,
)
from romanum.games.imperium.rules.mobilization.charts import BAGGAGE, FLEET, method, spends_plunder
from romanum.games.imperium.rules.mobilization.means import Means
from romanum.games.imperium.rules.mobilization.sheets import RAISE, Line
from romanum.games.imperium.rules.mobilization.sites import Site
from romanum.games.imperium.rules.mobilization.trainees import trainer_at
from romanum.games.imperium.rules.special.specials import why_no_raising
from romanum.games.imperium.state.position import RomanWorld

Sheet = tuple[int, ...]
SHARE_LIMITS: Final = tuple(
    frozenset([province, *(other for other, its in enumerate(AREA_OF) if its == area != NONE)])
    for province, area in enumerate(AREA_OF)
)
"""By Province: those whose limits are its own, itself among them."""


class Thought(NamedTuple):
    """Something to be raised in a Province: kinds of a type in places of a power, or a fleet in one of its ports."""

    power: int
    kinds: tuple[int, ...]
    act: int
    """How a fleet is begun; none for soldiers."""
    sites: tuple[Site, ...]


class Row(NamedTuple):
    """What a power could raise in a Province, or a fleet that it could begin in a port."""

    power: int
    type: int
    counters: int
    """7.5c: for how many there are counters."""
    talents: int
    points: int
    chains: Chains
    """7.5a, 7.8g: where it is ticked; nothing where it need not be."""
    moves: tuple[tuple[Move, int, int, int], ...]
    """What is written, in which place, how many that takes in a phase, and what it costs there."""
    dearest: int
    """The most that it costs anywhere."""


class Price(NamedTuple):
    """A unit that may be written, what it costs there, and how many more of its type there can be."""

    move: Move
    talents: int
    room: int
    """7.5a: as many find room in what the area or Province may raise this year; none where nothing limits them."""
    counters: int
    """7.5c: for as many there are counters."""


First = tuple[int, Row | None]
"""The first thought about a Province that can be carried out, and what comes of it."""


class Survey:
    """What can be thought of by Province, in the order of the candidates, and what is known of lines and pools."""

    __slots__ = ("room", "rows", "thoughts")

    def __init__(self, thoughts: Mapping[int, tuple[Thought, ...]], room: Room) -> None:
        self.thoughts, self.room = thoughts, room
        self.rows: dict[int, list[Row | None]] = {province: [] for province in thoughts}
        """By Province: what comes of its thoughts with an empty sheet, from the first on, as far as that was asked."""

    def __eq__(self, other: object) -> bool:
        """Whether two have the same thoughts, and agree in whatever both have found out."""
        return isinstance(other, Survey) and (self.thoughts, self.room) == (other.thoughts, other.room)

    def __hash__(self) -> int:
        raise TypeError("what has been found out changes")


def _survey(g: RomanWorld, player: int) -> Survey:
    room = Room()
    have = Means(g, player, (), room)
    return Survey({province: tuple(_thoughts(have, province)) for province in {**have.sites, **have.yards}}, room)


def _thoughts(have: Means, province: int) -> Iterator[Thought]:
    """All kinds of a type cost the same and are ticked alike."""
    for power, own in orders.places_in(have, province).items():
        sites = tuple(own)
        for kinds in _by_type(tuple(have.kinds(power, province))):
            yield Thought(power, kinds, NONE, sites)
    for power, act, site in orders.berths_in(have, province):
        yield Thought(power, (), act, (site,))


@cache
def _by_type(kinds: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(same) for _, same in groupby(kinds, key=lambda kind: TYPE[kind]))


def _row(have: Means, province: int, thought: Thought) -> Row | None:
    return _soldiers(have, province, thought) if thought.act == NONE else _fleet(have, province, thought)


def _soldiers(have: Means, province: int, thought: Thought) -> Row | None:
    """7.4a, 7.5a, 7.5c: what they cost, and where they are ticked; none where `means.why_no_kind` knows why not."""
    g, power, kind = have.g, thought.power, thought.kinds[0]
    type_ = TYPE[kind]
    (cost, points), counters = have.price(power, kind, province), have.counters(power, type_)
    if counters <= 0 or cost > have.talents[power] or points > have.points[power]:
        return None
    if why_no_raising(g, power, province, TYPE_IDS[type_]) is not None:
        return None
    chain = Chain()
    if type_ != BAGGAGE and method(g, power) != BUILDS:
        chain = have.chain(power, type_, province)
        if not (have.fits(power, chain) if chain else spends_plunder(g, power)):
            return None
    moves = tuple(_places(have, power, thought.kinds, thought.sites, cost))
    dearest = max([cost, *[dear for _, _, _, dear in moves]])
    return Row(power, type_, counters, cost, points, (chain,) if chain else (), moves, dearest)


def _places(
    have: Means, power: int, kinds: tuple[int, ...], own: tuple[Site, ...], cost: int
) -> list[tuple[Move, int, int, int]]:
    """Each place, and where 35 asks for trainers, first those that have one, who may cost more.

    Whoever trains one kind of a type trains them all.
    """
    open_ = [site for site in own if not site.for_trains or TYPE[kinds[0]] == BAGGAGE]
    found: list[tuple[Move, int, int, int]] = []
    schools: list[Site] | None = None
    for kind in kinds:
        if not have.needs_trainer(power, kind):
            found += [(("raise", kind, place), place, most, cost) for place, most, _ in open_]
            continue
        if schools is None:
            schools = [site for site in open_ if trainer_at(have.g, power, kind, site.place) != NONE]
        for place, most, _ in schools:
            trained = means.talents(have.g, Line(RAISE, power, kind, place, 1))
            found.append((("raise", kind, place), place, most, trained))
        found += [(("raise-raw", kind, place), place, most, cost) for place, most, _ in open_]
    return found


def _fleet(have: Means, province: int, thought: Thought) -> Row | None:
    """7.8: with a crew of the lesser legions or of the better, each in its own way."""
    g, power, act, site = have.g, thought.power, thought.act, thought.sites[0]
    if shipyards.why_no_fleet(have, power, province, act) is not None:
        return None
    chains: Chains = ()
    if act != sheets.LAY_FREE:
        crew = pools.crew_chain(g, power, province, better=act == sheets.LAY_BETTER)
        chains = ((pools.area_pool(AREA_OF[province], FLEET),), crew)
    cost, points = have.price(power, shipyards.fleet_kind(g, power, province), province)
    move = orders.lay(have, power, act, site)
    moves = ((move, site.place, site.most, cost),)
    return Row(power, FLEET, have.counters(power, FLEET), cost, points, chains, moves, cost)


HANGS_ON: Final = (
    *means.GROUND_FACTS, "treasury", "points", "raised", "levied", "bonus", "keels", "lost", "colours", "cer", "patron",
    "trains_built", "leader_in", "leader_of", "captor", "payments", "first_month", "mark", "elites", "militia",
    "promises",
)  # fmt: skip
_SURVEY: Final[Memo[RomanWorld, Survey]] = Memo(_survey, *HANGS_ON, each=True)


# ---- what a sheet leaves of it


class _Openings:
    """What a sheet leaves open; rows are worked out when they are looked at, each once."""

    def __init__(self, g: RomanWorld, player: int, sheet: Sheet) -> None:
        self.survey = _SURVEY.of(g, player)
        self.have = Means(g, player, sheet, self.survey.room)

    @cached_property
    def _empty(self) -> Means:
        return Means(self.have.g, self.have.player, (), self.survey.room)

    def rows(self, province: int) -> Iterator[Row | None]:
        """What could be raised in a Province with an empty sheet, thought by thought."""
        thoughts, rows = self.survey.thoughts.get(province, ()), self.survey.rows.get(province, [])
        yield from rows
        for thought in thoughts[len(rows) :]:
            rows.append(_row(self._empty, province, thought))
            yield rows[-1]

    def moves(self, province: int) -> list[Move]:
        """What may be written in a Province, in the order of the candidates."""
        found, have, crowded = list[Move](), self.have, self._is_crowded(province)
        for row in self.rows(province):
            if row is not None and self._is_open(row, crowded):
                used, left = have.begun if row.type == FLEET else have.new, have.talents[row.power]
                found += [move for move, place, most, cost in row.moves if cost <= left and used[place] < most]
        return [*found, *REBUILD_MILITIA[1 : min(MOST_MILITIA, means.affordable_militia(have, province)) + 1]]

    def _is_crowded(self, province: int) -> bool:
        """Whether what is on the sheet has to do with the limits of a Province."""
        account = self.have.account
        if not account.lines:
            return False
        touched = AREA_OF[province] in account.touched_areas or province in account.touched
        return touched or self.have.ticks.beyond_limits

    def _is_open(self, row: Row, crowded: bool) -> bool:
        """7.4a, 7.5a, 7.5c, 7.8g, 26.2c: whether one more can be paid and ticked, and has a counter."""
        have, (power, type_, counters, talents, points, chains, _, _) = self.have, row
        if talents > have.talents[power] or points > have.points[power] or have.types[power, type_] >= counters:
            return False
        if not crowded or not chains:
            return True
        wanted = have.ticks.wanted
        for chain in chains:
            if not wanted.keys().isdisjoint(chain):
                return have.fits(power, chains[0]) and (len(chains) == 1 or have.fits(power, *chains))
        return True

    def _has_place(self, row: Row) -> bool:
        """7.4e, 7.8f: whether a place takes one more."""
        used, left = self.have.begun if row.type == FLEET else self.have.new, self.have.talents[row.power]
        return any(cost <= left and used[place] < most for _, place, most, cost in row.moves)

    def first_open(self) -> Mapping[int, First]:
        """The Provinces where something more may be raised, each with the first thought that can be carried out."""
        account = self.have.account
        if account.first_open is None:
            known = account.before.first_open if account.before is not None else None
            if known is None or account.more is None:
                account.first_open = self._looked_at(dict.fromkeys(orders.provinces(self.have), (NONE, None)))
            else:
                account.first_open = self._narrowed(known, sheets.province_of(account.more))
        self.survey.room.latest = account
        return account.first_open

    def _looked_at(self, known: Mapping[int, First]) -> dict[int, First]:
        found = {province: self._first(province, first) for province, first in known.items()}
        return {province: first for province, first in found.items() if first is not None}

    def _narrowed(self, known: Mapping[int, First], grown: int) -> dict[int, First]:
        """The longer a sheet, the less is open: what was open on a sheet with less for one Province, and still is.

        In Provinces that share no limits with this one only what is left to pay with can have changed, and counters.
        """
        have, found = self.have, dict[int, First]()
        talents, points, types = have.talents, have.points, have.types
        near = known.keys() if have.ticks.beyond_limits else SHARE_LIMITS[grown]
        for province, first in known.items():
            row = first[1]
            if (
                row is not None
                and province not in near
                and row.dearest <= talents[row.power]
                and row.points <= points[row.power]
                and types[row.power, row.type] < row.counters
            ):
                found[province] = first
            elif (now := self._first(province, first)) is not None:
                found[province] = now
        return found

    def _first(self, province: int, before: First) -> First | None:
        """The first thought from one on that can be carried out; the one after the last if that is militia."""
        start, row = before
        crowded = self._is_crowded(province)
        if row is not None and self._is_open(row, crowded) and self._has_place(row):
            return before
        for number, further in enumerate(self.rows(province)):
            if number > start and further is not None and self._is_open(further, crowded) and self._has_place(further):
                return number, further
        last = len(self.survey.thoughts.get(province, ()))
        return (last, None) if means.affordable_militia(self.have, province) else None


def options(g: RomanWorld, player: int) -> list[Move]:
    """What may be written now, in the order of the candidates."""
    found = list[Move]()
    if sheets.has_room(g, player):
        found += _raised(g, player)
        found += _resumed(g, player)
        found += [AGAIN] if orders.may_repeat(g, player) else []
    return [*found, CROSS_OUT] if orders.why_not_cross_out(g, player) is None else found


def _raised(g: RomanWorld, player: int) -> list[Move]:
    """What may be raised in the Province that is mustered, and other Provinces to muster."""
    note, openings = sheets.note(g, player), _Openings(g, player, sheets.sheet_of(g, player))
    found = openings.moves(note.province) if note.province != NONE else []
    if note.looks < sheets.MOST_LOOKS:
        found += [MUSTER[other] for other in openings.first_open() if other != note.province]
    return found


def priced(g: RomanWorld, player: int) -> Iterator[Price]:
    """7.4a, 7.5: the units that may be raised now in the Province that is mustered, each with what it costs there."""
    province = sheets.note(g, player).province
    if province == NONE or not sheets.has_room(g, player):
        return
    openings = _Openings(g, player, sheets.sheet_of(g, player))
    offered, have = set(openings.moves(province)), openings.have
    for row in openings.rows(province):
        if row is not None and row.type != FLEET:
            room = have.room_for(row.power, row.chains[0]) if row.chains else NONE
            counters = row.counters - have.types[row.power, row.type]
            yield from (Price(move, cost, room, counters) for move, _, _, cost in row.moves if move in offered)


def _resumed(g: RomanWorld, player: int) -> Iterator[Move]:
    """7.8i: ports where a fleet may be taken up again."""
    if g.keels:
        have = Means(g, player)
        waiting = {keel.place: keel for keel in shipyards.halted(have)}
        for place, keel in waiting.items():
            if shipyards.why_no_resuming(have, keel) is None:
                yield RESUME[place]
