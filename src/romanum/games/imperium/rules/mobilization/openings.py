"""7.3 to 7.8: what a player may write on his sheet, listed quickly.

While plans are made nothing changes but the sheets. So what could be raised with an empty one is found out once for
each player (`Survey`), and a sheet only takes from it: talents, points and counters everywhere, room in the areas and
places that it names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import groupby
from typing import Final, NamedTuple

from romanum.engine.action import Move
from romanum.engine.memo import Memo
from romanum.games.imperium.data.provinces import AREA_OF, NONE
from romanum.games.imperium.data.starts import BUILDS
from romanum.games.imperium.data.units import TYPE
from romanum.games.imperium.rules.mobilization import means, orders, pools, sheets
from romanum.games.imperium.rules.mobilization.accounts import Chains
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
from romanum.games.imperium.rules.mobilization.room import Room
from romanum.games.imperium.rules.mobilization.sheets import RAISE, Line
from romanum.games.imperium.rules.mobilization.sites import Site
from romanum.games.imperium.rules.mobilization.training import trainer_at
from romanum.games.imperium.state.position import RomanWorld

Sheet = tuple[int, ...]


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


First = tuple[int, Row | None]
"""The first thought about a Province that can be carried out, and what comes of it."""


class Survey:
    """What can be thought of by Province, in the order of the candidates, and what is known of lines and pools."""

    __slots__ = ("room", "rows", "thoughts")

    def __init__(self, thoughts: Mapping[int, tuple[Thought, ...]], room: Room) -> None:
        self.thoughts, self.room = thoughts, room
        self.rows: dict[tuple[int, int], Row | None] = {}
        """By Province and place among its thoughts: what comes of one with an empty sheet, once that was asked."""

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
    for (power, _), same in groupby(orders.kinds_in(have, province), key=lambda found: (found[0], TYPE[found[1]])):
        found = tuple(same)
        yield Thought(power, tuple([kind for _, kind, _ in found]), NONE, tuple(found[0][2]))
    for power, act, site in orders.berths_in(have, province):
        yield Thought(power, (), act, (site,))


def _row(have: Means, province: int, thought: Thought) -> Row | None:
    return _soldiers(have, province, thought) if thought.act == NONE else _fleet(have, province, thought)


def _soldiers(have: Means, province: int, thought: Thought) -> Row | None:
    """7.4a, 7.5a, 7.5c: what they cost, and where they are ticked."""
    g, power, kind, own = have.g, thought.power, thought.kinds[0], thought.sites
    if means.why_no_kind(have, power, kind, province) is not None:
        return None
    type_ = TYPE[kind]
    cost, points = have.price(power, kind, province)
    ticked = type_ != BAGGAGE and method(g, power) != BUILDS
    chain = have.chain(power, type_, province) if ticked else ()
    moves = tuple(_places(have, power, thought.kinds, own, cost))
    return Row(power, type_, have.counters(power, type_), cost, points, (chain,) if chain else (), moves)


def _places(
    have: Means, power: int, kinds: tuple[int, ...], own: tuple[Site, ...], cost: int
) -> list[tuple[Move, int, int, int]]:
    """Each place, and where 35 asks for trainers, first those that have one, who may cost more."""
    open_ = [site for site in own if not site.for_trains or TYPE[kinds[0]] == BAGGAGE]
    found: list[tuple[Move, int, int, int]] = []
    for kind in kinds:
        if not have.needs_trainer(power, kind):
            found += [(("raise", kind, place), place, most, cost) for place, most, _ in open_]
            continue
        for place, most, _ in open_:
            if trainer_at(have.g, power, kind, place) != NONE:
                trained = means.talents(have.g, Line(RAISE, power, kind, place, 1))
                found.append((("raise", kind, place), place, most, trained))
        found += [(("raise-raw", kind, place), place, most, cost) for place, most, _ in open_]
    return found


def _fleet(have: Means, province: int, thought: Thought) -> Row | None:
    """7.8: with a crew of the lesser legions or of the better, each in its own way."""
    g, power, act, site = have.g, thought.power, thought.act, thought.sites[0]
    if means.why_no_fleet(have, power, province, act) is not None:
        return None
    chains: Chains = ()
    if act != sheets.LAY_FREE:
        crew = pools.crew_chain(g, power, province, better=act == sheets.LAY_BETTER)
        chains = ((pools.area_pool(AREA_OF[province], FLEET),), crew)
    cost, points = have.price(power, means.fleet_kind(g, power, province), province)
    move = orders.lay(have, power, act, site)
    moves = ((move, site.place, site.most, cost),)
    return Row(power, FLEET, have.counters(power, FLEET), cost, points, chains, moves)


HANGS_ON: Final = (
    *means.GROUND_FACTS, "treasury", "points", "raised", "levied", "bonus", "keels", "lost", "colours", "cer", "patron",
    "trains_built", "leader_in", "leader_of", "captor", "payments", "first_month", "mark", "elites", "militia",
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

    def _row(self, province: int, number: int, thought: Thought) -> Row | None:
        """What could be raised in a Province with an empty sheet, by the place among the thoughts about it."""
        rows = self.survey.rows
        if (province, number) not in rows:
            rows[province, number] = _row(self._empty, province, thought)
        return rows[province, number]

    def moves(self, province: int) -> list[Move]:
        """What may be written in a Province, in the order of the candidates."""
        found, have, crowded = list[Move](), self.have, self._is_crowded(province)
        for number, thought in enumerate(self.survey.thoughts.get(province, ())):
            row = self._row(province, number, thought)
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
        have, (power, type_, counters, talents, points, chains, _) = self.have, row
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
        """The Provinces where something more may be raised, each with the first thought that can be carried out.

        The longer a sheet, the less is open. So where this one has all that was on the one looked at before, only
        what was open then is looked at, from the thought that was the first.
        """
        room, account = self.survey.room, self.have.account
        if account.first_open is None:
            before = room.latest.first_open if room.latest is not None and account.covers(room.latest) else None
            known = dict.fromkeys(orders.provinces(self.have), (NONE, None)) if before is None else before
            found = {province: self._first(province, first) for province, first in known.items()}
            account.first_open = {province: first for province, first in found.items() if first is not None}
        room.latest = account
        return account.first_open

    def _first(self, province: int, before: First) -> First | None:
        """The first thought from one on that can be carried out; the one after the last if that is militia."""
        start, row = before
        crowded = self._is_crowded(province)
        if row is not None and self._is_open(row, crowded) and self._has_place(row):
            return before
        thoughts = self.survey.thoughts.get(province, ())
        for number in range(start + 1, len(thoughts)):
            row = self._row(province, number, thoughts[number])
            if row is not None and self._is_open(row, crowded) and self._has_place(row):
                return number, row
        return (len(thoughts), None) if means.affordable_militia(self.have, province) else None


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


def _resumed(g: RomanWorld, player: int) -> Iterator[Move]:
    """7.8i: ports where a fleet may be taken up again."""
    if g.keels:
        have = Means(g, player)
        waiting = {keel.place: keel for keel in means.halted(have)}
        for place, keel in waiting.items():
            if means.why_no_resuming(have, keel) is None:
                yield RESUME[place]
