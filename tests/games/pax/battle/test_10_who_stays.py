"""Chapters 10 and 9.3: who stays where a Battle was fought, who goes, and who is lost."""

from __future__ import annotations

from games.pax.battle_table import enter, intercepted, through
from games.pax.builder import position
from romanum.games.pax.data.components import HEAVY, PLACE
from romanum.games.pax.rules.battle.losses import comrades
from romanum.games.pax.rules.battle.retreat import Route, legs
from romanum.games.pax.rules.march.interception import BehindWalls, declare_walls
from romanum.games.pax.state.errands import Battle
from romanum.games.pax.state.forces import add, stack_of
from romanum.games.pax.state.position import ACTIVE
from rules import rule


@rule("9.5.3c", "10.7.4a")
def test_no_retreat_leads_over_a_strait_past_enemy_ships() -> None:
    for end in ("rhegium", "messana"):
        for ships, is_open in ((" carthage 1 galleys", False), ("", True)):
            places = {"rhegium": "rome 4 light", "messana": ""}
            places[end] += ships
            t = position(places)
            assert (PLACE["messana"] in legs(t.g, Route(0, (), False), PLACE["rhegium"])) == is_open


@rule("9.3.3b", "10.7.7a")
def test_an_interceptor_who_has_won_an_empty_space_stays_in_it() -> None:
    board = {"messana": "rome 2 light", "syracuse": "", "agrigentum": "carthage 9 heavy"}
    t = intercepted(board, "rome", "messana", "syracuse", "carthage", "agrigentum", 6, 1)
    through(t, RetreatOrStay="retreat", RetreatPath="retreat-to messana")
    assert (t["syracuse"], t["agrigentum"], t["messana"]) == ("carthage 8 heavy", "", "rome 1 light")


@rule("10.7.5")
def test_a_retreat_by_sea_takes_ones_own_ships_along_and_nobody_else() -> None:
    places = {"neapolis": "rome 4 light 2 galleys", "capua": "carthage 12 heavy", "rome": "rome city"}
    t = position(places, active="carthage")
    enter(t, "carthage", "capua", "neapolis")
    t.roll(6, 1).push(Battle(t.g.mover, 0))
    through(t, RetreatOrStay="retreat", RetreatPath="retreat-by-sea rome")
    assert t["neapolis"].startswith("carthage")
    assert ("carthage" in t["rome"], "2 galleys" in t["rome"], "light" in t["rome"]) == (False, True, True)


@rule("17.2-ALLIANCE-PERGAMUM-b")
def test_the_losses_of_pergamenes_are_no_losses_of_ones_own() -> None:
    t = position({"abydos": "rome 2 legion pergamum 1 heavy"}, patrons={"pergamum": "rome"}, advanced=True)
    romans, others = t.stack("rome", "abydos"), t.stack("pergamum", "abydos")
    assert comrades(t.g, (romans, others)) == ((romans,), (others,))
    assert comrades(t.g, (romans,)) == ((romans,), ())


@rule("9.3.5a")
def test_of_his_own_units_alone_a_power_says_that_they_stay_behind_its_walls() -> None:
    """Greeks, allied to Rome, lie in a Roman City with a Legion: Rome says nothing for them."""
    t = position({"capua": "rome city 1 legion greece 2 heavy"}, allies=(("rome", "greece"),))
    add(t.g, t.power("carthage"), PLACE["capua"], HEAVY, 3, ACTIVE)
    declare_walls(t.g, t.power("rome"), stack_of(t.g, t.power("carthage"), PLACE["capua"], ACTIVE))
    assert t.g.stack == [BehindWalls(t.power("rome"), t.stack("rome", "capua"))]
