"""The map as data (2.1): its counts, what lies where, what joins what, and the ways that the rulebook's examples go."""

from __future__ import annotations

import heapq
import math
from collections import Counter, defaultdict
from collections.abc import Set
from itertools import pairwise

import pytest

from romanum.games.pax.data.loader import read
from romanum.games.pax.data.schema import Space, Transit
from rules import rule

DATA = read()
SPACES = {row.id: row for row in DATA.places.space}
TRANSITS = {row.id: row for row in DATA.places.transit}
PROVINCES = {row.id: row for row in DATA.land.province}
TERRITORIES = {row.id: row for row in DATA.land.territory}
POINTS = SPACES.keys() | TRANSITS.keys()
Pair = frozenset[str]
LINES: dict[str, set[Pair]] = defaultdict(set)
for _row in DATA.connections:
    LINES[_row.kind].add(frozenset((_row.a, _row.b)))
WALKED = LINES["land"] | LINES["strait"] | LINES["alpine"]
ALL = WALKED | LINES["naval"]
TRIBAL = {id_ for id_, space in SPACES.items() if space.tribal}


def of(province: str) -> list[Space]:
    return [space for space in SPACES.values() if space.province == province]


def reach(start: str, lines: set[Pair], without: Set[str] = frozenset()) -> set[str]:
    """Every point to which lines lead from one, past none of those left out."""
    ways: dict[str, set[str]] = defaultdict(set)
    for a, b in (tuple(line) for line in lines if not line & without):
        ways[a].add(b)
        ways[b].add(a)
    seen, todo = {start}, [start]
    while todo:
        new = ways[todo.pop()] - seen
        seen |= new
        todo += new
    return seen


def step(a: str, b: str) -> float:
    """What one step on foot costs (9.2.1)."""
    line = frozenset((a, b))
    if line in LINES["alpine"]:
        return 3
    if line in LINES["strait"]:
        return 2
    if line not in LINES["land"]:
        return math.inf
    return 2 if b in SPACES and SPACES[b].fortress else 1


def cost(*way: str) -> float:
    return sum(step(a, b) for a, b in pairwise(way))


def cheapest(start: str, end: str, without: Set[str] = frozenset()) -> float:
    best, todo = {start: 0.0}, [(0.0, start)]
    while todo:
        spent, here = heapq.heappop(todo)
        if here == end:
            return spent
        for line in WALKED:
            if here in line and not line & without:
                (there,) = line - {here}
                if spent + step(here, there) < best.get(there, math.inf):
                    best[there] = spent + step(here, there)
                    heapq.heappush(todo, (best[there], there))
    return math.inf


def between(a: str, b: str, kind: str) -> list[str]:
    """The transit points of a kind that lie between two points."""
    lines = LINES["land" if kind == "land" else "naval"]
    return [
        id_ for id_, row in TRANSITS.items()
        if row.kind == kind and {frozenset((a, id_)), frozenset((id_, b))} <= lines
    ]  # fmt: skip


# ---- what there is


def test_the_map_has_its_parts() -> None:
    assert (len(TERRITORIES), len(PROVINCES), len(SPACES), len(TRANSITS)) == (17, 54, 220, 100)
    assert Counter(row.kind for row in TRANSITS.values()) == {"land": 50, "naval": 41, "deep": 9}
    assert {kind: len(lines) for kind, lines in LINES.items()} == {"land": 398, "naval": 233, "strait": 4, "alpine": 4}
    assert len(DATA.connections) == 639


def test_signs_of_spaces_are_counted() -> None:
    signs = {name: sum(getattr(space, name) for space in SPACES.values()) for name in ("port", "fortress", "capital")}
    assert signs == {"port": 113, "fortress": 8, "capital": 6}
    assert [id_ for id_, space in SPACES.items() if space.mine] == ["bergidum"]
    assert len(TRIBAL) == 26


def test_ids_and_names_stand_once() -> None:
    assert len(POINTS) == 320
    assert len({space.name for space in SPACES.values()}) == 220
    assert len(DATA.places.transit) == len(TRANSITS)


def test_no_sign_stands_with_one_that_forbids_it() -> None:
    """No fortress is a port, a tribe's or has a mine; home territories have no tribes."""
    assert not [s.id for s in SPACES.values() if s.fortress and (s.port or s.tribal or s.mine or s.capital)]
    homes = {id_ for id_, row in PROVINCES.items() if TERRITORIES[row.territory].kind == "home"}
    assert not [s.id for s in SPACES.values() if s.tribal and s.province in homes]


def test_every_province_has_a_territory_and_spaces() -> None:
    assert {row.territory for row in PROVINCES.values()} == set(TERRITORIES)
    assert {space.province for space in SPACES.values()} == set(PROVINCES)


@rule("2.1.1b")
def test_an_undivided_territory_is_its_one_province() -> None:
    provinces = Counter(row.territory for row in PROVINCES.values())
    undivided = {id_ for id_, row in TERRITORIES.items() if row.undivided}
    assert undivided == {id_ for id_, count in provinces.items() if count == 1}
    assert undivided == {
        "crete", "the_chersonese", "rhodes", "greater_german_tribes", "sarmatia", "scythia", "armenia",
    }  # fmt: skip


SIZES = {
    "italia": 9, "bruttium": 5, "macedonia": 6, "narbonensis": 5, "aquitania": 6, "lugdunensis": 9, "britannia": 8,
    "aegean_islands": 3, "balearic_islands": 1, "melita": 1, "rhodes": 1,
}  # fmt: skip


@pytest.mark.parametrize("province", SIZES)
def test_a_province_has_as_many_spaces_as_the_rulebook_counts(province: str) -> None:
    assert len(of(province)) == SIZES[province]


TRIBES = {"narbonensis": 2, "aquitania": 1, "lugdunensis": 2, "britannia": 2, "belgica": 1}


@pytest.mark.parametrize("province", TRIBES)
def test_a_province_of_gaul_has_its_tribes(province: str) -> None:
    assert sum(space.tribal for space in of(province)) == TRIBES[province]


def test_tribes_that_the_examples_name_are_there() -> None:
    assert {"gergovia", "bibrax", "londinium", "nemausus"} <= TRIBAL


HOMES = {
    "rome": "cisalpina italia bruttium",
    "greece": "attica thrace macedonia peloponnes aegean_islands",
    "the_east": "egypt syria judea",
    "carthage": "africa mauretania",
    "gaul": "britannia belgica aquitania lugdunensis narbonensis",
    "hispania": "baetica lusitania tarraconensis gallaecia balearic_islands",
    "the_sicilies": "west_sicily east_sicily sardinia corsica melita",
    "germania": "germania_inferior germania_superior germania_magna",
    "the_danube": "raetia noricum dalmatia",
    "asia_minor": "ionia pontus galatia cappadocia cilicia",
}
COMPLETE = {"rome", "greece", "gaul"}
"""Territories whose provinces the rulebook lists one and all."""


@pytest.mark.parametrize("territory", HOMES)
def test_provinces_belong_to_the_territories_that_the_rulebook_gives_them(territory: str) -> None:
    own = {id_ for id_, row in PROVINCES.items() if row.territory == territory}
    named = set(HOMES[territory].split())
    assert own == named if territory in COMPLETE else own > named or own == named


PLACES = {
    "aegean_islands": "thasos limnos naxos",
    "ionia": "lesbos_chios samos miletus abydos",
    "peloponnes": "corinth",
    "italia": "arretium barium pisae",
    "cisalpina": "taurinorum",
    "narbonensis": "valentia",
    "gallaecia": "bergidum",
    "tarraconensis": "numantia",
    "west_sicily": "lilybaeum",
    "east_sicily": "messana",
    "corsica": "aleria",
    "melita": "melita",
    "bruttium": "rhegium tarentum croton",
    "cappadocia": "mazaca sebastia",
    "thrace": "byzantium sestus",
    "pontus": "nicomedia",
    "mauretania": "tingi",
    "africa": "thapsus",
    "cilicia": "tarsus",
    "britannia": "londinium",
    "belgica": "gesoriacum",
    "lugdunensis": "darioritum lugdunum",
    "dalmatia": "saloniae lissa",
    "egypt": "alexandria memphis pelusium faiyum hermopolis",
    "crete": "cnossus",
    "armenia": "amida",
    "aquitania": "gergovia",
}


@pytest.mark.parametrize("province", PLACES)
def test_a_space_lies_in_the_province_in_which_the_rulebook_knows_it(province: str) -> None:
    assert {SPACES[id_].province for id_ in PLACES[province].split()} == {province}


def test_what_objectives_ask_of_ports_can_be_had() -> None:
    """15.4.9: in Asia Minor only Galatia has no port; the islands named there have one; so has the far west."""
    asia = {id_ for id_, row in PROVINCES.items() if row.territory == "asia_minor"}
    assert {id_ for id_ in asia if not any(space.port for space in of(id_))} == {"galatia"}
    assert all(SPACES[id_].port for id_ in ("lesbos_chios", "naxos", "cnossus", "miletus"))
    assert all(any(space.port for space in of(id_)) for id_ in ("baetica", "mauretania", "tarraconensis"))


def test_cyprus_has_several_spaces_all_ports() -> None:
    assert len(of("cyprus")) > 1
    assert all(space.port for space in of("cyprus"))


# ---- what joins what


@pytest.mark.parametrize("kind", ["land", "naval", "strait", "alpine"])
def test_lines_have_two_known_ends_and_stand_once(kind: str) -> None:
    rows = [row for row in DATA.connections if row.kind == kind]
    assert len(rows) == len(LINES[kind])
    assert all(row.a != row.b and {row.a, row.b} <= POINTS for row in rows)


@rule("2.1.3b", "2.1.4a")
def test_lines_join_points_of_their_kind() -> None:
    sea = {id_ for id_, s in SPACES.items() if s.port} | {id_ for id_, t in TRANSITS.items() if t.kind != "land"}
    land = SPACES.keys() | {id_ for id_, t in TRANSITS.items() if t.kind == "land"}
    assert set().union(*LINES["naval"]) <= sea
    assert set().union(*WALKED) <= land


def test_every_port_has_a_lane_and_no_transit_point_is_a_dead_end() -> None:
    sailed = set().union(*LINES["naval"])
    assert {id_ for id_, space in SPACES.items() if space.port} <= sailed
    degree = Counter(id_ for line in ALL for id_ in line)
    assert [id_ for id_ in TRANSITS if degree[id_] < 2] == []


def test_everything_is_joined_to_rome_and_every_port_by_sea() -> None:
    assert reach("rome", ALL) == POINTS
    assert {id_ for id_, space in SPACES.items() if space.port} <= reach("rome", LINES["naval"])


def test_there_are_four_straits_and_one_of_them_leaves_a_transit_point_of_baetica() -> None:
    straits = [("messana", "rhegium"), ("sestus", "abydos"), ("byzantium", "nicomedia"), ("tingi", "ltp_baetica")]
    assert LINES["strait"] == {frozenset(pair) for pair in straits}
    assert not LINES["strait"] & LINES["land"]
    near = set().union(*(line for line in LINES["land"] if "ltp_baetica" in line)) & SPACES.keys()
    assert {SPACES[id_].province for id_ in near} == {"baetica"}


@rule("2.1.4c")
def test_the_strait_of_rhegium_can_be_sailed_as_well() -> None:
    assert frozenset(("rhegium", "messana")) in LINES["naval"]


def test_alpine_passes_lead_out_of_cisalpina() -> None:
    assert LINES["alpine"]
    for a, b in (tuple(line) for line in LINES["alpine"]):
        assert [SPACES[a].province, SPACES[b].province].count("cisalpina") == 1


@rule("2.1.4a")
def test_the_south_east_coast_of_hispania_is_joined_by_land_and_sea() -> None:
    coast = {frozenset(pair) for pair in pairwise(["malaca", "carthago_nova", "saguntum", "tarraco", "emporiae"])}
    assert coast <= LINES["land"]
    assert coast <= LINES["naval"]


@pytest.mark.parametrize(
    ("a", "b", "kind"),
    [
        ("saloniae", "lissa", "land"),
        ("lissa", "barium", "naval"),
        ("alexandria", "rhodes", "deep"),
        ("lilybaeum", "melita", "naval"),
        ("tarentum", "corcyra", "naval"),
    ],
)
def test_a_transit_point_lies_between(a: str, b: str, kind: str) -> None:
    assert between(a, b, kind)


def test_melita_is_two_steps_from_lilybaeum_and_one_from_thapsus() -> None:
    """11.3: the way of the amphibious attack."""
    assert frozenset(("lilybaeum", "melita")) not in LINES["naval"]
    assert frozenset(("melita", "thapsus")) in LINES["naval"]


@rule("2.1.4a", "2.1.4b")
def test_lines_that_the_rulebook_points_at() -> None:
    assert frozenset(("pisae", "aleria")) in LINES["naval"]
    assert frozenset(("megara", "corinth")) in LINES["naval"]
    assert frozenset(("memphis", "hermopolis")) in LINES["land"]
    assert frozenset(("gergovia", "uxellodunum")) not in LINES["land"]


# ---- the ways of the examples


def test_from_emporiae_over_the_alps_to_arretium_with_two_attacks_takes_eleven_points() -> None:
    """9.2: one more point for each attack."""
    way = ("emporiae", "narbo", "nemausus", "valentia", "taurinorum", "mediolanum", "parma", "arretium")
    assert cost(*way) + 2 == 11


def test_armies_of_the_interception_examples_stand_beside_each_other() -> None:
    """9.3."""
    assert cost("pisae", "rome") == 1
    assert cost("parma", "ravenna", "ariminum", "bovianum", "rome") == 4


def test_the_regrouping_army_needs_five_points_to_attack_iconium() -> None:
    """10.7.7: two transit points, a mountain fortress and the attack."""
    ways = [(a, b) for a in TRANSITS for b in TRANSITS if cost("nicomedia", a, b, "iconium") < math.inf]
    assert len(ways) == 1
    assert cost("nicomedia", *ways[0], "iconium") + 1 == 5
    assert step("nicomedia", "iconium") == math.inf


def test_gesoriacum_and_darioritum_are_the_doors_of_britannia() -> None:
    """6.2.7: who holds both cuts it off."""
    island = {space.id for space in of("britannia")}
    assert reach("londinium", ALL, {"gesoriacum", "darioritum"}) & SPACES.keys() <= island
    assert not [line for line in WALKED if len(line & island) == 1]


def test_valentia_is_reached_without_meeting_a_tribe_over_the_alps_alone() -> None:
    """5.3."""
    assert "valentia" in reach("taurinorum", LINES["land"] | LINES["alpine"], TRIBAL)
    assert "valentia" not in reach("narbo", LINES["land"] | LINES["strait"], TRIBAL)


def test_ways_of_reported_games_can_be_gone() -> None:
    assert cheapest("thevestis", "carthago") == 2
    assert cheapest("carthago", "cirta") + 1 + cheapest("cirta", "carthago") <= 11
    assert cost("coricum", "virunum") == 1
    assert cost("edessa", "melitene", "amida") == 2
    assert cost("sebastia", "trapezus") == 1
    assert cost("tarentum", "venusia", "capua", "rome") == 3


def test_from_brundisium_by_dyrrhachium_and_pella_to_sirmium_ten_points_are_enough() -> None:
    """Three for the crossing and one for each of two attacks, past no tribe on the last leg."""
    walked = [cheapest("dyrrhachium", "pella"), cheapest("pella", "naissus"), cheapest("naissus", "sirmium", TRIBAL)]
    assert 3 + 2 + sum(walked) <= 10


# ---- where it lies


def test_every_point_lies_in_the_world_of_the_game() -> None:
    rows: list[Space | Transit] = [*SPACES.values(), *TRANSITS.values()]
    assert [row.id for row in rows if not (-11 <= row.lon <= 46 and 27 <= row.lat <= 55)] == []


@pytest.mark.parametrize("province", PROVINCES)
def test_the_spaces_of_a_province_lie_together(province: str) -> None:
    """A slip in longitude or latitude would take a space far from its province; the steppes are wider than the rest."""
    wide = {"scythia": 6.1, "greater_german_tribes": 5.0, "the_chersonese": 4.8}.get(province, 3.8)
    lonely = {
        space.id for space in of(province)
        if min((_apart(space, other) for other in of(province) if other is not space), default=0.0) > wide
    }  # fmt: skip
    assert lonely == set()


def test_no_line_spans_more_than_the_longest_stretch_between_two_points() -> None:
    rows: dict[str, Space | Transit] = {**SPACES, **TRANSITS}
    spans = {(a, b): _apart(rows[a], rows[b]) for a, b in map(sorted, LINES["land"])}
    assert {pair for pair, span in spans.items() if span >= 8} == set()


def _apart(a: Space | Transit, b: Space | Transit) -> float:
    """Degrees of latitude between two points."""
    return math.hypot((a.lon - b.lon) * 0.76, a.lat - b.lat)
