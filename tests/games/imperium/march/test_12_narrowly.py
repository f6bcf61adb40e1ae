"""Chapters 5, 12 and 14 where an exception alone decides who marches, intercepts and joins."""

from __future__ import annotations

import pytest

from games.imperium.builder import position
from games.imperium.march_table import campaign, plain, walk
from romanum.games.imperium.data.grants import FortCities
from romanum.games.imperium.data.hexes import CLEAR, PLACE, PLACE_IDS
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.common.powers import make_neutral, wake
from romanum.games.imperium.rules.common.sieges import set_fort
from romanum.games.imperium.rules.special.chronicle import rules_of
from romanum.games.imperium.state.errands import LandMovement, PlaceTaken
from romanum.games.imperium.state.marks import LENT, SUPPLIED
from rules import rule


@rule("12.1a")
def test_a_leader_who_was_left_and_brought_back_marches_along() -> None:
    way = plain(CLEAR, 3)
    t = campaign({way[0]: "caesar 2 20-10-a labienus"}, scenario=1)
    walk(t, "caesar", f"march {way[0]}", "leave-leader labienus", "bring-leader labienus", "ready", f"to {way[1]}")
    walk(t, "caesar", "halt")
    assert (t[way[0]], t[way[1]]) == ("", "caesar 2 20-10-a labienus")


@rule("12.4a", "23.4a")
def test_who_is_at_war_with_a_neutral_may_intercept_it_and_nobody_else() -> None:
    """Pompey's player marches with Numidians: at war with Caesar they are met by him, else they pass."""
    way = plain(CLEAR, 4)
    for enemies, asked in ((1, "caesar"), (0, "pompey")):
        t = position({way[0]: "numidia 2 20-9-b", way[3]: "caesar 3 20-10-b caesar"}, scenario=6)
        numidia = t.power("numidia")
        make_neutral(t.g, numidia)
        wake(t.g, numidia, enemies << t.seat("caesar"))
        t.g.chief[numidia] = t.seat("pompey")
        for stack in range(len(t.g.at)):
            t.g.mark[stack] |= SUPPLIED
        t.push(LandMovement(t.seat("pompey")))
        walk(t, "pompey", f"march {way[0]}", "ready", f"to {way[1]}")
        assert t.asked == (asked,)


@rule("2.5")
def test_only_the_forts_of_dacia_decide_who_has_dacia() -> None:
    t = position({"b4413": "trajan 1 20-10-b"}, scenario=13)
    ((_, special),) = rules_of(t.g, FortCities)
    decebalus = t.power("decebalus")
    for place, level in ((int(special.capital), 2), (PLACE["a3621"], 2), (PLACE["a3117"], 1)):
        set_fort(t.g, place, decebalus, level)
    t.g.lord[PROVINCE_BY_ID["dacia"]] = decebalus
    t.push(PlaceTaken(int(special.capital), t.power("trajan")))
    assert t.lord("dacia") == "trajan", PLACE_IDS[special.capital]


@rule("12.4a", "3.2a")
@pytest.mark.parametrize("discreet", [False, True])
@pytest.mark.parametrize(("near", "asked"), [("pompey", "pompey"), ("numidia", "caesar")])
def test_with_limited_intelligence_whoever_has_men_near_by_is_asked_and_nobody_else(
    near: str, asked: str, discreet: bool
) -> None:
    """Men without a leader cannot intercept, but the mover must not learn that from silence."""
    way = plain(CLEAR, 4)
    t = position({way[0]: "caesar 2 20-10-a", way[3]: f"{near} 3 20-9-b"}, scenario=6, hidden=True, discreet=discreet)
    if near == "numidia":
        make_neutral(t.g, t.power(near))
        wake(t.g, t.power(near), 1 << t.seat("caesar"))
    for stack in range(len(t.g.at)):
        t.g.mark[stack] |= SUPPLIED
    t.push(LandMovement(t.seat("caesar")))
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert t.asked == (asked,)


@rule("5.8c", "3.2a")
def test_who_has_borrowed_units_knows_what_they_are() -> None:
    t = position({"a3621": "pompey 2 20-10-a"}, scenario=6, hidden=True)
    stack, seat = t.stack("pompey", "a3621"), t.seat("caesar")
    assert t.known("caesar").units[stack] != t.g.units[stack]
    t.g.mark[stack] |= LENT * (seat + 1)
    assert t.known("caesar").units[stack] == t.g.units[stack]
