"""Chapter 2.1: Territories, Provinces, Spaces, Transit Points and Connections."""

from __future__ import annotations

from romanum.games.pax.data.components import (
    ALPINE,
    BARBARIAN_TERRITORY,
    COINS,
    DEEP_SEA,
    FORTRESS,
    IS_PROVINCE,
    LAND,
    LAND_LINKS,
    LAND_POINT,
    NAVAL_POINT,
    PLACE,
    PORT,
    PROVINCE,
    PROVINCE_IDS,
    PROVINCE_OF,
    PROVINCES_OF,
    SEA,
    SEA_LINKS,
    SEA_POINT,
    SPACE_COUNT,
    SPACES_OF,
    STRAIT,
    TERRITORIES,
    TERRITORY,
    TERRITORY_IDS,
    TRIBAL,
    UNDIVIDED,
)
from romanum.games.pax.state.control import geographic
from rules import rule

from .builder import position


def names(provinces: tuple[int, ...]) -> set[str]:
    return {PROVINCE_IDS[province] for province in provinces}


@rule("2.1.1a")
def test_there_are_four_homes_nine_minor_and_four_barbarian_territories() -> None:
    kinds = [row.kind for row in TERRITORIES]
    assert (kinds.count("home"), kinds.count("minor"), kinds.count("barbarian")) == (4, 9, 4)
    assert "rhodes" in TERRITORY


@rule("2.1.1b")
def test_crete_is_worth_one_point_in_all() -> None:
    t = position({"cnossus": "rome 1 light"})
    assert UNDIVIDED[TERRITORY["crete"]]
    assert geographic(t.g, t.power("rome")) - geographic(position().g, 0) == 1
    assert COINS[PROVINCE["crete"]] == 1


@rule("2.1.1c")
def test_a_barbarian_territory_is_held_like_a_province_and_counts_as_a_territory_alone() -> None:
    spaces = SPACES_OF[PROVINCE["armenia"]]
    t = position({"amida": "the_east 1 light"}, scenario="v")
    assert t.g.lord[PROVINCE["armenia"]] == t.power("the_east")
    assert BARBARIAN_TERRITORY[TERRITORY["armenia"]]
    assert not IS_PROVINCE[PROVINCE["armenia"]]
    assert geographic(t.g, t.power("the_east")) == 5 + 1
    assert len(spaces) > 1


@rule("2.1.1d")
def test_the_homes_of_rome_and_greece_have_their_provinces() -> None:
    assert names(PROVINCES_OF[TERRITORY["rome"]]) == {"cisalpina", "italia", "bruttium"}
    greek = {"attica", "thrace", "macedonia", "peloponnes", "aegean_islands"}
    assert names(PROVINCES_OF[TERRITORY["greece"]]) == greek
    islands = {"thasos", "limnos", "naxos"}
    assert {PLACE[name] for name in islands} == set(SPACES_OF[PROVINCE["aegean_islands"]])


@rule("2.1.1e")
def test_caledonia_is_nowhere_on_the_map() -> None:
    assert "caledonia" not in PLACE
    assert "caledonia" not in TERRITORY_IDS


@rule("2.1.2")
def test_corinth_counts_for_the_peloponnes() -> None:
    assert PROVINCE_IDS[PROVINCE_OF[PLACE["corinth"]]] == "peloponnes"
    assert all(SPACES_OF)


@rule("2.1.3a", "2.1.3c")
def test_mountain_fortresses_are_no_ports_and_some_tribes_live_by_the_sea() -> None:
    assert [FORTRESS[PLACE[name]] for name in ("mazaca", "sebastia", "iconium")] == [True] * 3
    assert not any(FORTRESS[place] and PORT[place] for place in range(SPACE_COUNT))
    assert len(TRIBAL) == 26
    assert PLACE["londinium"] in TRIBAL
    assert any(PORT[space] for space in TRIBAL)


@rule("2.1.3b", "2.1.4a")
def test_land_transit_points_have_no_sea_lanes_and_sea_points_no_roads() -> None:
    for place in range(len(LAND_LINKS)):
        assert not (LAND_POINT[place] and SEA_LINKS[place])
        assert not (SEA_POINT[place] and LAND_LINKS[place])
        assert not SEA_LINKS[place] or PORT[place] or NAVAL_POINT[place] or DEEP_SEA[place]
    malaca, emporiae = PLACE["malaca"], PLACE["emporiae"]
    both = [s for s in range(SPACE_COUNT) if set(LAND_LINKS[s]) & set(SEA_LINKS[s])]
    assert {malaca, emporiae} <= set(both)


@rule("2.1.4b")
def test_ships_cross_the_isthmus_between_megara_and_corinth() -> None:
    assert PLACE["corinth"] in SEA_LINKS[PLACE["megara"]]


@rule("2.1.4c")
def test_the_strait_of_messana_is_crossed_on_foot_or_sailed() -> None:
    rhegium, messana = PLACE["rhegium"], PLACE["messana"]
    assert messana in STRAIT[rhegium]
    assert SEA.kind(rhegium, messana) == "naval"
    assert LAND.kind(PLACE["valentia"], PLACE["taurinorum"]) == "alpine"
    assert PLACE["taurinorum"] in ALPINE[PLACE["valentia"]]


def test_in_the_pyrrhic_war_only_the_three_roman_provinces_count() -> None:
    greece = {name: "rome 1 legion" for name in PLACE if PLACE[name] < SPACE_COUNT and _is_greek(PLACE[name])}
    t = position(greece, scenario="i")
    assert t.g.lord[PROVINCE["attica"]] == t.power("rome")
    assert geographic(t.g, t.power("rome")) == 3


def _is_greek(space: int) -> bool:
    return PROVINCE_OF[space] in PROVINCES_OF[TERRITORY["greece"]]
