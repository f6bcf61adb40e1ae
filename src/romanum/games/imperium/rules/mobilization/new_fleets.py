"""7.8, 26.2f: which fleets a player's powers can still begin or take up again, his sheet counted as carried out."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import AREA_OF, PROVINCE_IDS
from romanum.games.imperium.data.starts import BUILDS, MOBILIZES
from romanum.games.imperium.data.units import KIND_IDS, TYPE_IDS
from romanum.games.imperium.rules.mobilization import pools, sheets
from romanum.games.imperium.rules.mobilization.charts import (
    COLUMN,
    FLEET,
    LEGION,
    LESSER_LEGION,
    area_cer,
    built_types,
    limit_of,
    method,
    new_kind,
    power_cer,
)
from romanum.games.imperium.rules.mobilization.counters import Keel, keels
from romanum.games.imperium.rules.mobilization.means import Means, why_no_counter, why_not_paid
from romanum.games.imperium.rules.mobilization.sites import Site
from romanum.games.imperium.rules.special.specials import why_no_raising
from romanum.games.imperium.state.position import RomanWorld


def fleet_kind(g: RomanWorld, power: int, province: int) -> int:
    """7.3c: a fleet of its area's rating, or of its power's (26)."""
    limit = limit_of(g, province)
    by_area = method(g, power) == MOBILIZES and limit is not None
    return new_kind(FLEET, area_cer(limit) if by_area and limit else power_cer(g, power, FLEET))


def why_no_fleet(have: Means, power: int, province: int, act: int) -> Refusal | None:
    """7.4a, 7.5c, 7.8g, 26.2f: why no fleet more is begun in a Province."""
    g, kind = have.g, fleet_kind(have.g, power, province)
    price = have.price(power, kind, province)
    short = why_not_paid(have, power, *price) or why_no_raising(g, power, province, TYPE_IDS[FLEET])
    if short is not None:
        return short
    if not have.has_counter(power, FLEET):
        return why_no_counter(have, power, FLEET)
    facts = {"type": TYPE_IDS[FLEET], "province": PROVINCE_IDS[province]}
    if act == sheets.LAY_FREE:
        builds = FLEET in built_types(g, power)
        return None if builds else Refusal("26.2a", "limit-reached", facts)
    ship, limit = pools.area_pool(AREA_OF[province], FLEET), limit_of(g, province)
    if limit is None or not have.fits(power, (ship,)):
        return Refusal("7.5a", "limit-reached", facts)
    crew = pools.crew_chain(g, power, province, better=act == sheets.LAY_BETTER)
    return None if crew and have.fits(power, (ship,), crew) else Refusal("7.8g", "no-crew", facts)


def why_no_keel(have: Means, site: Site) -> Refusal | None:
    """7.8f: a port has room for so many fleets at a time."""
    full = have.begun[site.place] >= site.most
    return Refusal("7.8f", "yard-full", {"place": PLACE_IDS[site.place], "most": site.most}) if full else None


def lay_acts(g: RomanWorld, power: int, province: int) -> list[int]:
    """7.8g: how fleets are begun: with crews of the lesser legions where there are any, with the better, or without."""
    if method(g, power) == BUILDS:
        return [sheets.LAY_FREE]
    limit = limit_of(g, province)
    if method(g, power) != MOBILIZES or limit is None or not limit.units[COLUMN[FLEET]]:
        return []
    both = limit.units[COLUMN[LESSER_LEGION]] and limit.units[COLUMN[LEGION]]
    return [sheets.LAY, sheets.LAY_BETTER] if both else [sheets.LAY]


def halted(have: Means) -> Iterator[Keel]:
    """7.8i: fleets of the player's powers that wait to be taken up again."""
    return (keel for keel in keels(have.g) if keel.halted and keel.power in have.powers)


def why_no_resuming(have: Means, keel: Keel) -> Refusal | None:
    """7.8i: a heavy infantry slot must be free to be ticked again."""
    g, province = have.g, PROVINCE[keel.place]
    waiting = sum(other.place == keel.place for other in halted(have))
    crew = pools.crew_chain(g, keel.power, province, better=False)
    if have.account.resumed[keel.place] < waiting and crew and have.fits(keel.power, crew):
        return None
    return Refusal(
        "7.8i", "no-crew", {"kind": KIND_IDS[fleet_kind(g, keel.power, province)], "province": PROVINCE_IDS[province]}
    )
