"""Chapters 15.1 to 15.3 and 14.2.1: points of the Victory Phase."""

from __future__ import annotations

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.data.components import PROVINCE, SPACES_OF
from romanum.games.pax.rules.turn.victory import CountPoints, awards, judge_capitals, judge_gains
from romanum.games.pax.state.points import civilization, geographic
from rules import rule

HOMES = {
    "rome": "rome 1 legion",
    "carthago": "carthage 1 heavy",
    "athens": "greece 1 heavy",
    "antioch": "the_east 1 heavy",
}


@pytest.mark.parametrize(
    ("values", "places", "found"),
    [
        ([12, 7, 7, 5], (5, 3, 1, 0), [5, 2, 2, 0]),
        ([9, 9, 4, 3], (7, 4, 2, 0), [5, 5, 2, 0]),
        ([8, 6, 6, 6], (7, 4, 2, 0), [7, 2, 2, 2]),
        ([3, 9], (7, 0), [0, 7]),
        ([4, 6, 8, 8], (7, 4, 2, 0), [0, 2, 5, 5]),
        ([9, 8, 3, 3], (7, 4, 2, 0), [7, 4, 1, 1]),
        ([9, 8, 3, 3], (5, 3, 1, 0), [5, 3, 0, 0]),
        ([9, 9, 9, 1], (5, 3, 1, 0), [3, 3, 3, 0]),
    ],
)
@rule("15.2.3", "15.3.3")
def test_ranks_pay_and_those_who_are_tied_share(values: list[int], places: tuple[int, ...], found: list[int]) -> None:
    assert awards(values, places) == found


@rule("15.2.2a", "15.2.2b")
def test_provinces_count_and_a_territory_that_is_not_the_home() -> None:
    t = position(HOMES)
    rome = t.power("rome")
    assert geographic(t.g, rome) == 3  # the three Provinces of the home, not the home itself
    for name in ("sardinia", "corsica"):
        t.g.lord[PROVINCE[name]] = rome
    assert geographic(t.g, rome) >= 5
    for space in SPACES_OF[PROVINCE["crete"]]:
        t.g.holder[space] = rome
    before = geographic(t.g, rome)
    t.g.lord[PROVINCE["crete"]] = rome
    assert geographic(t.g, rome) == before + 1  # an undivided Territory counts once


@pytest.mark.parametrize(("walls", "points"), [("town", 1), ("walls 1", 0), ("city", 3), ("walls 4", 1)])
@rule("15.3.2")
def test_civilization_points_by_walls(walls: str, points: int) -> None:
    t = position({**HOMES, "capua": f"rome {walls}"})
    assert civilization(t.g, t.power("rome")) == points


def counted(t: Table) -> Table:
    return t.push(CountPoints())


@rule("15.1.1", "3.2.H1")
def test_points_of_both_ranks_and_of_objectives_are_added() -> None:
    board = {"rome": "rome city 1 legion", "carthago": "carthage town 1 heavy"}
    t = counted(position(board, scenario="ii", vp={"rome": 2}, claimed=(3, 0, 0, 0)))
    rome, carthage = t.power("rome"), t.power("carthage")
    facts = {event.facts["power"]: event.facts for event in t.events("points")}
    assert facts["rome"]["by_cvp"] == 5
    assert facts["rome"]["by_gop"] + facts["carthage"]["by_gop"] in (7, 6)
    assert t.g.gained[rome] == facts["rome"]["by_gop"] + 5 + 3
    assert t.g.vp == [2 + t.g.gained[rome], t.g.gained[carthage]]


@rule("15.1.1")
def test_points_of_objectives_held_count_for_the_geographic_rank() -> None:
    t = counted(position(HOMES, claimed_gop=(0, 0, 0, 50)))
    facts = {event.facts["power"]: event.facts["by_gop"] for event in t.events("points")}
    assert facts["the_east"] == 7


@rule("14.2.1g")
def test_who_gains_most_alone_is_more_stable_and_who_gains_fewest_less() -> None:
    t = position(HOMES, gained=[9, 4, 4, 2])
    judge_gains(t.g)
    assert t.g.stability == [1, 0, 0, -1]
    t = position(HOMES, gained=[9, 9, 2, 2])
    judge_gains(t.g)
    assert t.g.stability == [0, 0, 0, 0]


@rule("14.2.1j")
def test_every_game_turn_without_a_capital_costs_stability() -> None:
    t = position({**HOMES, "rome": "carthage 2 heavy"})
    judge_capitals(t.g)
    assert (t.g.stability[t.power("rome")], t.g.stability[t.power("carthage")]) == (-1, 0)


@rule("15.3.3", "15.3.2")
def test_the_rulebooks_first_game_turn() -> None:
    """Greece has 12 CVP, The East and Rome 7 each, Carthage 5: 5 VP, 2 each, and none."""
    greek = {
        **dict.fromkeys(("pella", "athens", "corinth"), "city"),
        **dict.fromkeys(("larissa", "thessalonica", "sparta"), "town"),
    }
    eastern = {"antioch": "city", **dict.fromkeys(("memphis", "edessa", "tyre", "cyrene"), "town")}
    roman = {"rome": "city", "tarentum": "city", "capua": "town"}
    punic = {"carthago": "city", "utica": "town", "lilybaeum": "town"}
    owners = (("greece", greek), ("the_east", eastern), ("rome", roman), ("carthage", punic))
    t = counted(position({space: f"{power} {kind}" for power, towns in owners for space, kind in towns.items()}))
    facts = {event.facts["power"]: (event.facts["cvp"], event.facts["by_cvp"]) for event in t.events("points")}
    assert facts == {"greece": (12, 5), "the_east": (7, 2), "rome": (7, 2), "carthage": (5, 0)}
