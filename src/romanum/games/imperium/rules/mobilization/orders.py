"""7.3 to 7.8, 26, 29.4: what a player may write on his sheet now, and why not something else."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.engine.action import Move
from romanum.engine.rule import Refusal
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import NONE, PROVINCE_IDS
from romanum.games.imperium.rules.mobilization import means, sheets, shipyards
from romanum.games.imperium.rules.mobilization.accounts import Ground
from romanum.games.imperium.rules.mobilization.actions import (
    AGAIN,
    CROSS_OUT,
    LAY,
    MOST_MILITIA,
    MUSTER,
    REBUILD_MILITIA,
    RESUME,
)
from romanum.games.imperium.rules.mobilization.charts import LEGION, own_type
from romanum.games.imperium.rules.mobilization.means import Means
from romanum.games.imperium.rules.mobilization.sheets import Line
from romanum.games.imperium.rules.mobilization.sites import Site
from romanum.games.imperium.state.position import RomanWorld

# ---- everything that can be thought of


def provinces(have: Means) -> list[int]:
    """7.4d: where a player's powers have cities, forts or ports for new units, or militia."""
    if not have.g.has_rule(means.GARRISONED):
        return sorted({*have.sites, *have.yards})
    own = [province for province, lord in enumerate(have.g.lord) if lord in have.powers]
    militia = [province for province in own if means.missing_militia(have, province)]
    return sorted({*have.sites, *have.yards, *militia})


def candidates(have: Means, province: int) -> Iterator[Move]:
    """What can be thought of in the Province that is mustered, then whatever is not of one Province."""
    if province != NONE:
        yield from _soldiers(have, province)
        yield from (lay(have, power, act, site) for power, act, site in berths_in(have, province))
        most = min(MOST_MILITIA, means.missing_militia(have, province))
        yield from REBUILD_MILITIA[1 : most + 1]
    yield from (MUSTER[other] for other in provinces(have) if other != province)
    yield from dict.fromkeys(RESUME[keel.place] for keel in shipyards.halted(have))
    yield AGAIN
    yield CROSS_OUT


def _soldiers(have: Means, province: int) -> Iterator[Move]:
    """Each kind in each place; where 35 asks for trainers, with one and without."""
    for power, kind, own in kinds_in(have, province):
        for site in own:
            yield ("raise", kind, site.place)
        if have.needs_trainer(power, kind):
            for site in own:
                yield ("raise-raw", kind, site.place)


def kinds_in(have: Means, province: int) -> Iterator[tuple[int, int, list[Site]]]:
    """Powers, kinds, and the places of each power in a Province."""
    for power, own in places_in(have, province).items():
        for kind in have.kinds(power, province):
            yield power, kind, own


def places_in(have: Means, province: int) -> dict[int, list[Site]]:
    """By power, its places for land units in a Province."""
    by_power: dict[int, list[Site]] = {}
    for power, site in have.sites.get(province, ()):
        by_power.setdefault(power, []).append(site)
    return by_power


def berths_in(have: Means, province: int) -> Iterator[tuple[int, int, Site]]:
    """Powers, ways to begin a fleet, and their ports in a Province."""
    for power, site in have.yards.get(province, ()):
        for act in shipyards.lay_acts(have.g, power, province):
            yield power, act, site


def lay(have: Means, power: int, act: int, site: Site) -> Move:
    """7.8g: with crews of the better legions by their name."""
    if act == sheets.LAY_BETTER:
        return ("lay-with", own_type(have.g, power, LEGION), site.place)
    return LAY[site.place]


# ---- what is allowed


def why_not(have: Means, province: int, move: Move) -> Refusal | None:
    """Why a player may not write this."""
    g, player = have.g, have.player
    if move == CROSS_OUT:
        return why_not_cross_out(g, player)
    if not sheets.has_room(g, player):
        return Refusal("7.3a", "sheet-full")
    match move:
        case ("muster", other):
            return why_no_muster(have, other)
        case ("again",):
            return None if may_repeat(g, player) else Refusal("7.3a", "nothing-to-repeat")
        case ("resume", place):
            keel = next(keel for keel in shipyards.halted(have) if keel.place == place)
            return shipyards.why_no_resuming(have, keel)
        case ("rebuild-militia", number):
            return why_no_militia(have, province, number)
        case _:
            return why_no_line(have, line_of(g, player, move))


def why_no_line(have: Means, line: Line) -> Refusal | None:
    """Why a unit or fleet may not be raised in a place."""
    province = PROVINCE[line.place]
    if line.act in sheets.LAYS:
        site = _site(have.yards, line)
        return shipyards.why_no_keel(have, site) or shipyards.why_no_fleet(have, line.power, province, line.act)
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


def why_not_cross_out(g: RomanWorld, player: int) -> Refusal | None:
    """There must be a line, and an end to it."""
    if not sheets.sheet_of(g, player):
        return Refusal("7.3a", "nothing-written")
    if sheets.note(g, player).struck >= sheets.MOST_STRUCK:
        return Refusal("7.3a", "enough-struck")
    return None


def why_no_militia(have: Means, province: int, number: int) -> Refusal | None:
    """29.4: for talents."""
    able = means.affordable_militia(have, province)
    if number <= able:
        return None
    return Refusal("29.4", "militia-too-dear", {"province": PROVINCE_IDS[province], "number": able})


def may_repeat(g: RomanWorld, player: int) -> bool:
    """7.3: an empty sheet, and something written in an earlier year."""
    if sheets.sheet_of(g, player) or sheets.note(g, player).struck:
        return False
    return bool(sheets.habit(g, player))


def in_province(have: Means, province: int) -> Iterator[Move]:
    """What may be written in a Province, in the order of the candidates."""
    for power, kind, own in kinds_in(have, province):
        if means.why_no_kind(have, power, kind, province) is None:
            for site in own:
                if means.why_no_place(have, power, kind, site, sheets.RAISE) is None:
                    yield ("raise", kind, site.place)
            if have.needs_trainer(power, kind):
                for site in own:
                    if means.why_no_place(have, power, kind, site, sheets.RAW) is None:
                        yield ("raise-raw", kind, site.place)
    for power, act, site in berths_in(have, province):
        if shipyards.why_no_keel(have, site) is None and shipyards.why_no_fleet(have, power, province, act) is None:
            yield lay(have, power, act, site)
    yield from REBUILD_MILITIA[1 : min(MOST_MILITIA, means.affordable_militia(have, province)) + 1]


# ---- writing


def line_of(g: RomanWorld, player: int, move: Move) -> Line:
    """A unit or fleet as a line: its power is the one that has the place."""
    place, (sites, yards) = move[-1], means.grounds(g, player)
    if move[0] in ("lay", "lay-with"):
        power = next(power for power, site in yards[PROVINCE[place]] if site.place == place)
        usual = shipyards.lay_acts(g, power, PROVINCE[place])[0]
        act = sheets.LAY_BETTER if move[0] == "lay-with" else usual
        return Line(act, power, shipyards.fleet_kind(g, power, PROVINCE[place]), place, 1)
    power = next(power for power, site in sites[PROVINCE[place]] if site.place == place)
    return Line(sheets.RAW if move[0] == "raise-raw" else sheets.RAISE, power, move[1], place, 1)


def write(g: RomanWorld, player: int, move: Move) -> None:
    """A player writes something down."""
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
            keel = next(keel for keel in shipyards.halted(Means(g, player, ())) if keel.place == place)
            sheets.write(g, player, Line(sheets.RESUME, keel.power, 0, place, 1))
        case _:
            sheets.write(g, player, line_of(g, player, move))


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
