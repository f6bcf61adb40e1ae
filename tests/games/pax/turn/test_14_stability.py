"""Chapters 14.1 and 14.2: the Stability Track, and what changes of Control do to it at once."""

from __future__ import annotations

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.data.components import KIND, PLACE, SPACES_OF
from romanum.games.pax.data.components import PROVINCE as PROVINCES
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.forces import add, go, strike, tidy
from romanum.games.pax.state.position import RANGE_IDS
from romanum.games.pax.state.stability import manpower_maximum, shift_stability, stability_range
from rules import rule


def level(t: Table, power: str) -> int:
    return t.g.stability[t.power(power)]


@pytest.mark.parametrize(
    ("at", "found", "maximum"),
    [(8, "stable", 18), (0, "stable", 18), (-1, "unrest", 15), (-4, "unrest", 15), (-5, "turmoil", 10)],
)
@rule("14.1.3")
def test_stability_has_three_ranges_which_set_the_manpower_maximum(at: int, found: str, maximum: int) -> None:
    t = position(stability={"the_east": at})
    east = t.power("the_east")
    assert RANGE_IDS[stability_range(t.g, east)] == found
    assert manpower_maximum(t.g, east) == maximum


@rule("14.1.4")
def test_stability_stays_on_its_track_and_the_excess_is_lost() -> None:
    t = position(stability={"rome": 7, "greece": -5})
    shift_stability(t.g, t.power("rome"), 3, "14.1.4", "harvest")
    shift_stability(t.g, t.power("greece"), -4, "14.1.4", "famine")
    assert (level(t, "rome"), level(t, "greece")) == (8, -6)
    shift_stability(t.g, t.power("rome"), -1, "14.1.4", "famine")
    assert level(t, "rome") == 7


@rule("14.2.1a")
def test_a_foreign_province_gained_is_one_level_and_lost_one_less_again() -> None:
    t = position({"aleria": "rome 1 legion"}, stability={"rome": 2, "carthage": 0})
    army = t.stack("rome", "aleria")
    go(t.g, army, PLACE["caralis"])
    settle(t.g)
    assert level(t, "rome") == 2
    add(t.g, t.power("rome"), PLACE["aleria"], KIND["garrison"])
    settle(t.g)
    assert level(t, "rome") == 3
    assert [e.facts["by"] for e in t.events("stability")][-1] == 1


@rule("14.2.1a")
def test_a_barbarian_territory_changes_nothing_and_crete_counts_as_a_province() -> None:
    t = position(stability={"greece": 0})
    add(t.g, t.power("greece"), PLACE["amida"], KIND["heavy"])
    settle(t.g)
    assert level(t, "greece") == 0
    add(t.g, t.power("greece"), PLACE["cnossus"], KIND["heavy"])
    settle(t.g)
    assert level(t, "greece") == 1


@rule("14.2.1b")
def test_a_home_province_lost_is_two_levels_and_regained_two_again() -> None:
    t = position(stability={"rome": 4, "carthage": 0})
    names = SPACES_OF[PROVINCES["bruttium"]][:3]
    for space in names:
        add(t.g, t.power("carthage"), space, KIND["heavy"])
    settle(t.g)
    assert (level(t, "rome"), level(t, "carthage")) == (2, 1)
    strike(t.g, next(s for s, place in enumerate(t.g.at) if place == names[0]), KIND["heavy"])
    tidy(t.g, names[0])
    settle(t.g)
    assert (level(t, "rome"), level(t, "carthage")) == (4, 0)


def test_a_capital_lost_is_one_level_besides_and_regained_one_again() -> None:
    t = position({"pella": "rome 1 legion"}, stability={"greece": 3})
    assert level(t, "greece") == 3
    strike(t.g, t.stack("rome", "pella"), KIND["legion"])
    tidy(t.g, PLACE["pella"])
    settle(t.g)
    assert level(t, "greece") == 4
    add(t.g, t.power("rome"), PLACE["pella"], KIND["legion"])
    settle(t.g)
    assert level(t, "greece") == 3
    assert [e.facts["held"] for e in t.events("capital")] == [True, False]
