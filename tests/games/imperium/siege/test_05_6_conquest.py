"""5.6.1: Provinces without cities are conquered by great forts."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.siege.test_17_sieges import spoils
from romanum.games.imperium.data.hexes import HEXES_OF, LAND, PLACE, TERRAIN
from romanum.games.imperium.data.provinces import NONE, PROVINCE_BY_ID
from romanum.games.imperium.rules.common.control import province_tax
from romanum.games.imperium.rules.common.sieges import set_fort
from romanum.games.imperium.state.errands import PlaceTaken, SiegeResolution
from romanum.games.imperium.state.position import ACTIVE, CLIENT
from rules import rule


def wild(levels: tuple[int, ...], *dice: int) -> Table:
    """Trajan with forts in Germania Magna."""
    province = PROVINCE_BY_ID["germania-magna"]
    places = [p for p in HEXES_OF[province] if LAND[p] and TERRAIN[p] != NONE][: len(levels)]
    t = position(scenario=14).roll(*dice)
    for place, level in zip(places, levels, strict=True):
        set_fort(t.g, place, t.power("trajan"), level)
    t.push(SiegeResolution(t.seat("trajan")))
    return spoils(t)


@rule("5.6.1a")
def test_a_great_fort_lets_one_try_to_conquer_a_province_without_cities() -> None:
    assert "conquer germania-magna" in wild((3,)).offered("trajan")
    assert wild((2,)).offered("trajan") == []


@rule("5.6.1b", "5.6.1d")
@pytest.mark.parametrize(
    ("levels", "die", "won"),
    [((4,), 6, True), ((4,), 5, False), ((3,), 6, False), ((3, 3), 6, True), ((4,) * 6, 1, False)],
)
def test_more_than_six_conquers_and_a_one_never_does(levels: tuple[int, ...], die: int, won: bool) -> None:
    t = wild(levels, die).play("trajan", "conquer germania-magna")
    assert (t.lord("germania-magna") == "trajan") is won
    assert "conquer germania-magna" not in t.offered("trajan")
    assert province_tax(t.g, PROVINCE_BY_ID["germania-magna"]) == 0


@rule("5.6.1b")
def test_forts_of_all_powers_of_a_player_help_to_conquer() -> None:
    """Trajan has a B fort there, and so has another power of his."""
    t = wild((3,), 6)
    other = next(p for p, chief in enumerate(t.g.chief) if chief == t.seat("trajan") and p != t.power("trajan"))
    t.g.standing[other], t.g.bond[other] = ACTIVE, CLIENT
    set_fort(t.g, HEXES_OF[PROVINCE_BY_ID["germania-magna"]][5], other, 3)
    t.play("trajan", "conquer germania-magna")
    assert t.lord("germania-magna") == "trajan"


@rule("5.6.1c")
def test_one_of_the_forts_becomes_a_city_and_goes_over_with_the_province() -> None:
    t = wild((4, 4), 6).play("trajan", "conquer germania-magna")
    place = t.offered("trajan")[1].split()[1]
    t.play("trajan", f"at {place}")
    assert t.g.founded == (PLACE[place], t.power("trajan"))
    t.push(PlaceTaken(PLACE[place], t.power("parthia")))
    assert t.lord("germania-magna") == "parthia"
