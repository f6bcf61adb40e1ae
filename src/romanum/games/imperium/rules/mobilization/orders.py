"""7.3 to 7.8, 26, 29.4: what a player may write on his sheet now, and why not something else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from romanum.engine.action import Move
from romanum.engine.memo import Memo
from romanum.engine.rule import Refusal
from romanum.games.imperium.data.grants import Levy
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import AREA_OF, NONE, PROVINCE_IDS
from romanum.games.imperium.data.units import TYPE
from romanum.games.imperium.rules.mobilization import means, sheets
from romanum.games.imperium.rules.mobilization.actions import (
    AGAIN,
    CROSS_OUT,
    LAY,
    MOST_MILITIA,
    MUSTER,
    REBUILD_MILITIA,
    RESUME,
)
from romanum.games.imperium.rules.mobilization.charts import FLEET, LEGION, own_type
from romanum.games.imperium.rules.mobilization.means import Ground, Means
from romanum.games.imperium.rules.mobilization.sheets import Line
from romanum.games.imperium.rules.mobilization.sites import Site
from romanum.games.imperium.state.chronicle import rules_of
from romanum.games.imperium.state.position import RomanWorld

# ---- everything that can be thought of


def provinces(have: Means) -> list[int]:
    """7.4d: where a player's powers have cities, forts or ports for new units, or militia."""
    own = [province for province, lord in enumerate(have.g.lord) if lord in have.powers]
    militia = [province for province in own if means.missing_militia(have, province)]
    return sorted({*have.sites, *have.yards, *militia})


def candidates(have: Means, province: int) -> Iterator[Move]:
    """What can be thought of in the Province that is mustered, then whatever is not of one Province."""
    if province != NONE:
        yield from _soldiers(have, province)
        yield from (_lay(have, power, act, site) for power, act, site in _berths(have, province))
        most = min(MOST_MILITIA, means.missing_militia(have, province))
        yield from REBUILD_MILITIA[1 : most + 1]
    yield from (MUSTER[other] for other in provinces(have) if other != province)
    yield from dict.fromkeys(RESUME[keel.place] for keel in means.halted(have))
    yield AGAIN
    yield CROSS_OUT


def _soldiers(have: Means, province: int) -> Iterator[Move]:
    """Each kind in each place; where 35 asks for trainers, with one and without."""
    for power, kind, own in _kinds(have, province):
        for site in own:
            yield ("raise", kind, site.place)
        if have.needs_trainer(power, kind):
            for site in own:
                yield ("raise-raw", kind, site.place)


def _kinds(have: Means, province: int) -> Iterator[tuple[int, int, list[Site]]]:
    """Powers, kinds, and the places of each power in a Province."""
    by_power: dict[int, list[Site]] = {}
    for power, site in have.sites.get(province, ()):
        by_power.setdefault(power, []).append(site)
    for power, own in by_power.items():
        for kind in have.kinds(power, province):
            yield power, kind, own


def _berths(have: Means, province: int) -> Iterator[tuple[int, int, Site]]:
    for power, site in have.yards.get(province, ()):
        for act in means.lay_acts(have.g, power, province):
            yield power, act, site


def _lay(have: Means, power: int, act: int, site: Site) -> Move:
    """7.8g: with crews of the better legions by their name."""
    if act == sheets.LAY_BETTER:
        return ("lay-with", own_type(have.g, power, LEGION), site.place)
    return LAY[site.place]


# ---- what is allowed


def why_not(have: Means, province: int, move: Move) -> Refusal | None:
    """Why a player may not write this."""
    g, player = have.g, have.player
    if move == CROSS_OUT:
        return why_not_cross_out(have)
    if not sheets.has_room(g, player):
        return Refusal("7.3a", "sheet-full")
    match move:
        case ("muster", other):
            return why_no_muster(have, other)
        case ("again",):
            return None if may_repeat(have) else Refusal("7.3a", "nothing-to-repeat")
        case ("resume", place):
            keel = next(keel for keel in means.halted(have) if keel.place == place)
            return means.why_no_resuming(have, keel)
        case ("rebuild-militia", number):
            return why_no_militia(have, province, number)
        case _:
            return why_no_line(have, line_of(have, move))


def why_no_line(have: Means, line: Line) -> Refusal | None:
    """Why a unit or fleet may not be raised in a place."""
    province = PROVINCE[line.place]
    if line.act in sheets.LAYS:
        site = _site(have.yards, line)
        return means.why_no_keel(have, site) or means.why_no_fleet(have, line.power, province, line.act)
    site = _site(have.sites, line)
    kind = line.kind
    return means.why_no_kind(have, line.power, kind, province) or means.why_no_place(
        have, line.power, kind, site, line.act
    )


def _site(found: Ground, line: Line) -> Site:
    return next(site for power, site in found[PROVINCE[line.place]] if (power, site.place) == (line.power, line.place))


def why_no_muster(have: Means, province: int) -> Refusal | None:
    """Whoever has only looked around for long writes, or is done; a Province must have something to raise."""
    if sheets.note(have.g, have.player).looks >= sheets.MOST_LOOKS:
        return Refusal("7.3a", "enough-looks")
    if next(in_province(have, province), None) is None:
        return Refusal("7.5a", "nothing-to-raise", {"province": PROVINCE_IDS[province]})
    return None


def why_not_cross_out(have: Means) -> Refusal | None:
    """There must be a line, and an end to it."""
    if not have.lines:
        return Refusal("7.3a", "nothing-written")
    if sheets.note(have.g, have.player).struck >= sheets.MOST_STRUCK:
        return Refusal("7.3a", "enough-struck")
    return None


def why_no_militia(have: Means, province: int, number: int) -> Refusal | None:
    """29.4: for talents."""
    able = means.affordable_militia(have, province)
    if number <= able:
        return None
    return Refusal("29.4", "militia-too-dear", {"province": PROVINCE_IDS[province], "number": able})


def may_repeat(have: Means) -> bool:
    """7.3: an empty sheet, and something written in an earlier year."""
    note = sheets.note(have.g, have.player)
    return not have.lines and not note.struck and bool(sheets.habit(have.g, have.player))


def in_province(have: Means, province: int) -> Iterator[Move]:
    """What may be written in a Province, in the order of the candidates."""
    for power, kind, own in _kinds(have, province):
        if means.why_no_kind(have, power, kind, province) is None:
            for site in own:
                if means.why_no_place(have, power, kind, site, sheets.RAISE) is None:
                    yield ("raise", kind, site.place)
            if have.needs_trainer(power, kind):
                for site in own:
                    if means.why_no_place(have, power, kind, site, sheets.RAW) is None:
                        yield ("raise-raw", kind, site.place)
    for power, act, site in _berths(have, province):
        if means.why_no_keel(have, site) is None and means.why_no_fleet(have, power, province, act) is None:
            yield _lay(have, power, act, site)
    yield from REBUILD_MILITIA[1 : min(MOST_MILITIA, means.affordable_militia(have, province)) + 1]


# ---- Provinces with something to raise


class Chance(NamedTuple):
    """A type that a power could raise in a Province with an empty sheet, and what it costs at least."""

    power: int
    type: int
    talents: int
    points: int


def _chances(g: RomanWorld, player: int) -> Mapping[int, tuple[Chance, ...]]:
    """By Province: whatever could be raised if nothing were written yet."""
    have = Means(g, player, blank=True)
    return {province: tuple(_chances_in(have, province)) for province in {*have.sites, *have.yards}}


def _chances_in(have: Means, province: int) -> Iterator[Chance]:
    """One of each type, without a trainer, who may cost more; and a fleet."""
    seen = set[tuple[int, int]]()
    for power, kind, own in _kinds(have, province):
        if (power, TYPE[kind]) in seen or means.why_no_kind(have, power, kind, province) is not None:
            continue
        seen.add((power, TYPE[kind]))
        if any(means.why_no_place(have, power, kind, site, sheets.RAW) is None for site in own):
            yield _chance(have.g, Line(sheets.RAW, power, kind, 0, 1))
    for power, act, site in _berths(have, province):
        if (power, FLEET) not in seen and means.why_no_fleet(have, power, province, act) is None:
            seen.add((power, FLEET))
            kind = means.fleet_kind(have.g, power, province)
            yield _chance(have.g, Line(act, power, kind, site.place, 1))


def _chance(g: RomanWorld, line: Line) -> Chance:
    return Chance(line.power, TYPE[line.kind], means.talents(g, line), means.half_points(g, line))


_CHANCES: Final[Memo[RomanWorld, Mapping[int, tuple[Chance, ...]]]] = Memo(
    _chances, *means.GROUND_FACTS, "treasury", "points", "raised", "levied", "bonus", "keels", "lost", "colours", "cer",
    "patron", "trains_built", "leader_in", "leader_of", "captor", "payments", "first_month", "mark", "elites",
    each=True,
)  # fmt: skip


def has_something(have: Means, province: int, chances: Mapping[int, tuple[Chance, ...]]) -> bool:
    """Whether anything may be raised in a Province.

    What is written elsewhere only takes talents, points and counters, so that most Provinces are seen at a glance.
    """
    area = AREA_OF[province]
    doubtful = province in have.touched or (area != NONE and area in have.touched_areas) or bool(rules_of(have.g, Levy))
    for chance in () if doubtful else chances.get(province, ()):
        if chance.talents <= have.talents[chance.power] and chance.points <= have.points[chance.power]:
            if not have.types[chance.power, chance.type]:
                return True
            doubtful = True
    if doubtful:
        return next(in_province(have, province), None) is not None
    return means.affordable_militia(have, province) > 0


def options(have: Means, province: int) -> list[Move]:
    """What may be written now, in the order of the candidates."""
    g, player = have.g, have.player
    found: list[Move] = []
    if sheets.has_room(g, player):
        found += in_province(have, province) if province != NONE else []
        if sheets.note(g, player).looks < sheets.MOST_LOOKS:
            others = [other for other in provinces(have) if other != province]
            chances = _CHANCES.of(g, player)
            found += [MUSTER[other] for other in others if has_something(have, other, chances)]
        waiting = {keel.place: keel for keel in means.halted(have)}
        found += [RESUME[place] for place, keel in waiting.items() if means.why_no_resuming(have, keel) is None]
        found += [AGAIN] if may_repeat(have) else []
    return [*found, CROSS_OUT] if why_not_cross_out(have) is None else found


# ---- writing


def line_of(have: Means, move: Move) -> Line:
    """A unit or fleet as a line: its power is the one that has the place."""
    place = move[-1]
    if move[0] in ("lay", "lay-with"):
        power = next(power for power, site in have.yards[PROVINCE[place]] if site.place == place)
        usual = means.lay_acts(have.g, power, PROVINCE[place])[0]
        act = sheets.LAY_BETTER if move[0] == "lay-with" else usual
        return Line(act, power, means.fleet_kind(have.g, power, PROVINCE[place]), place, 1)
    power = next(power for power, site in have.sites[PROVINCE[place]] if site.place == place)
    return Line(sheets.RAW if move[0] == "raise-raw" else sheets.RAISE, power, move[1], place, 1)


def write(g: RomanWorld, player: int, move: Move) -> None:
    """A player writes something down."""
    have = Means(g, player)
    match move:
        case ("muster", province):
            sheets.muster(g, player, province)
        case ("cross-out",):
            sheets.cross_out(g, player)
        case ("again",):
            repeat(g, player)
        case ("rebuild-militia", number):
            province = sheets.note(g, player).province
            sheets.write(g, player, Line(sheets.MILITIA, g.lord[province], 0, province, number))
        case ("resume", place):
            keel = next(keel for keel in means.halted(have) if keel.place == place)
            sheets.write(g, player, Line(sheets.RESUME, keel.power, 0, place, 1))
        case _:
            sheets.write(g, player, line_of(have, move))


def repeat(g: RomanWorld, player: int) -> None:
    """7.3: all that was written last year, as far as it is allowed now, one unit after the other."""
    for line in sheets.habit(g, player):
        for _ in range(line.number):
            have = Means(g, player)
            if sheets.has_room(g, player) and _is_allowed(have, line):
                sheets.write(g, player, line._replace(number=1))


def _is_allowed(have: Means, line: Line) -> bool:
    if line.power not in have.powers or line.act == sheets.RESUME:
        return False
    if line.act == sheets.MILITIA:
        return have.g.lord[line.place] == line.power and means.affordable_militia(have, line.place) > 0
    found = have.yards if line.act in sheets.LAYS else have.sites
    here = found.get(PROVINCE[line.place], ())
    return any((p, site.place) == (line.power, line.place) for p, site in here) and why_no_line(have, line) is None
