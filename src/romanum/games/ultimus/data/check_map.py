"""Cross-checks of the map: areas, borders and seas against themselves and the places that the rulebook names."""

from collections import Counter
from typing import Final

from romanum.engine.data import Check
from romanum.games.ultimus.data.loader import FAR, FILES, Data, distances

AREAS: Final = 99
INSIDE: Final = 67
BORDERS: Final = 193
EASTERN_OUTSIDE: Final = 8  # 7.3
NAVIGABLE: Final = 3  # 3.4.2
FROM_HOME: Final = 5  # 4.3

KNOWN_BORDERS: Final = {  # what rules and examples say of single borders
    ("britanniae-1", "picti-1"): "land",  # 7.3
    ("picti-1", "picti-2"): "land",
    ("picti-2", "picti-3"): "land",
    ("galliae-7", "britanniae-2"): "long-strait",  # 7.2
    ("saxones", "britanniae-2"): "long-strait",
    ("scotti", "britanniae-3"): "long-strait",
    ("britanniae-2", "galliae-1"): "strait",  # 3.6.3, 3.7.2
    ("ostrogothi", "thracia-1"): "danuvius",  # 7.2
    ("alamanni", "franci-orientales"): "land",  # 7.3
    ("franci-orientales", "saxones"): "land",
    ("saxones", "galliae-1"): "rhenus",
    ("burgondi", "alamanni"): "land",  # 4.3
    ("italia-4", "italia-5"): "land",  # 3.4.2
    ("galliae-5", "viennensis-1"): "land",  # 9.4
    ("africa-4", "africa-3"): "land",
}


def ground(check: Check, data: Data) -> None:
    """All that is wrong with the map."""
    _counts(check, data)
    _areas(check, data)
    _seas(check, data)
    _borders(check, data)
    _ways(check, data)


def _counts(check: Check, data: Data) -> None:
    zones = data.zones.zone
    counted = (
        ("zones", "$.zone", len(zones), AREAS),
        ("zones", "areas inside the empire", sum(bool(zone.diocese) for zone in zones), INSIDE),
        ("zones", "eastern areas outside", sum(zone.east for zone in zones), EASTERN_OUTSIDE),
        ("zones", "seas for fleets", sum(sea.fleets for sea in data.zones.sea), NAVIGABLE),
        ("borders", "$.border", len(data.borders), BORDERS),
    )
    for file, place, found, wanted in counted:
        check.number(file, place, found, wanted)


def _areas(check: Check, data: Data) -> None:
    """Dioceses number their areas from 1; towns, ports and capitals lie inside the empire, ports on a sea."""
    numbers = {diocese.id: [zone.number for zone in data.zones.zone if zone.diocese == diocese.id]
               for diocese in data.zones.diocese}  # fmt: skip
    for diocese, found in numbers.items():
        if sorted(found) != list(range(1, len(found) + 1)):
            check.fault("zones", diocese, f"numbers {sorted(found)} have a gap")
    for zone in data.zones.zone:
        if zone.diocese and (zone.tribe or zone.east or zone.id != f"{zone.diocese}-{zone.number}"):
            check.fault("zones", zone.id, "an area of the empire has its diocese's name and number and no Tribe")
        if not zone.diocese and (zone.town or zone.port or zone.capital or zone.number):
            check.fault("zones", zone.id, "towns, ports, capitals and numbers are for the empire")
        if (zone.port or zone.capital) and not zone.town:
            check.fault("zones", zone.id, "a port or capital without a town")
        if zone.port and not zone.seas:
            check.fault("zones", zone.id, "a port without a sea")


def _seas(check: Check, data: Data) -> None:
    """Links go both ways; fleets sail from sea to sea they may sail; the bases are ports there (3.4.2)."""
    seas = {sea.id: sea for sea in data.zones.sea}
    for sea in data.zones.sea:
        for link in sea.links:
            if sea.id not in seas[link].links or sea.fleets != seas[link].fleets:
                check.fault("zones", sea.id, f"the link with {link} goes one way, or from open to closed waters")
    order = [sea.fleets for sea in data.zones.sea]
    if order != sorted(order, reverse=True):
        check.fault("zones", "$.sea", "the seas for fleets come first")
    zones = {zone.id: zone for zone in data.zones.zone}
    for base in data.tables.fleets.bases:
        if not zones[base].port or not any(seas[sea].fleets for sea in zones[base].seas):
            check.fault("tables", "$.fleets.bases", f"{base} is no port on a sea for fleets")


def _borders(check: Check, data: Data) -> None:
    """No border twice, none with itself; the rulebook's borders are there."""
    pairs = Counter(frozenset((border.a, border.b)) for border in data.borders)
    for pair, times in pairs.items():
        if times > 1 or len(pair) == 1:
            check.fault("borders", " and ".join(sorted(pair)), "stands twice, or an area borders itself")
    kinds = {frozenset((border.a, border.b)): border.kind for border in data.borders}
    for (a, b), kind in KNOWN_BORDERS.items():
        check.printed("borders", f"{a} and {b}", kinds.get(frozenset((a, b)), "none"), kind)


def neighbours(data: Data) -> tuple[tuple[int, ...], ...]:
    """By area: those next to it."""
    zone = FILES.index(data.zones.zone, "zones")
    near: list[set[int]] = [set() for _ in zone]
    for border in data.borders:
        near[zone[border.a]].add(zone[border.b])
        near[zone[border.b]].add(zone[border.a])
    return tuple(tuple(sorted(those)) for those in near)


def _ways(check: Check, data: Data) -> None:
    """One mainland; islands have ports; what the rulebook says of who touches whom and how far."""
    zones, zone = data.zones.zone, FILES.index(data.zones.zone, "zones")
    near = neighbours(data)
    steps = distances(near)
    open_seas = {sea.id for sea in data.zones.sea if sea.fleets}
    halves = {diocese.id: diocese.half for diocese in data.zones.diocese}
    half = [halves.get(row.diocese, "") for row in zones]
    for here, row in enumerate(zones):
        if steps[zone["italia-5"]][here] == FAR and (near[here] or not row.port or not open_seas & set(row.seas)):
            check.fault("borders", row.id, "cannot be reached, by land or by fleet")
    for tribe, touches in (("alamanni", True), ("gepidae", False)):  # 3.2.2
        if any(half[there] == "west" for there in near[zone[tribe]]) != touches:
            check.fault("borders", tribe, f"should {'touch' if touches else 'touch no'} western areas")
    if not any(not zones[there].tribe and not zones[there].diocese for there in near[zone["mauri"]]):  # 4.3
        check.fault("borders", "mauri", "no area without a name beside it")
    hunni = [here for here, row in enumerate(zones) if row.tribe == "hunni"]
    if min(steps[here][zone["galliae-5"]] for here in hunni) > FROM_HOME:  # 9.4
        check.fault("borders", "hunni", f"Galliae 5 is more than {FROM_HOME} areas away")
    if not open_seas & set(zones[zone["africa-4"]].seas) & set(zones[zone["italia-4"]].seas):  # 3.4.2
        check.fault("zones", "africa-4 and italia-4", "do not lie on the same sea")
