"""Chapters 12.4, 12.7, 13 and 17.2: who can be called, where they come, and where they do not."""

from __future__ import annotations

from games.pax.builder import position
from romanum.games.pax.data.components import PLACE
from romanum.games.pax.rules.cards.successor_wars import armies
from romanum.games.pax.rules.tribes.barbarians import landings
from romanum.games.pax.state.forces import remark
from romanum.games.pax.state.position import MOVED
from romanum.games.pax.state.summons import may_call_soldier, slave_spaces
from romanum.games.pax.state.tribes import turn_up
from rules import rule


@rule("12.7.1a")
def test_no_slaves_rise_among_elephants() -> None:
    t = position({"capua": "rome 1 elephants"})
    assert PLACE["capua"] not in slave_spaces(t.g, 0)
    assert PLACE["neapolis"] in slave_spaces(t.g, 0)


@rule("12.4.2")
def test_a_soldier_of_fortune_whom_nobody_leads_any_more_is_in_play_all_the_same() -> None:
    assert may_call_soldier(position({}).g, 1)
    t = position({"utica": "soldier_of_fortune 1 light"})
    assert not may_call_soldier(t.g, t.power("carthage"))


@rule("13.4.5")
def test_barbarians_spare_the_armies_of_whoever_brings_them() -> None:
    t = position(
        {"genua": "rome 1 light", "parma": "carthage 1 light", "pisae": "greece town"}, allies=(("rome", "greece"),)
    )
    spaces = [PLACE[name] for name in ("genua", "parma", "pisae", "arretium")]
    assert landings(t.g, t.power("rome"), spaces) == [PLACE["parma"], PLACE["arretium"]]
    assert landings(t.g, t.power("rome"), spaces[:1]) == spaces[:1]


@rule("13.1.2")
def test_a_tribe_that_stands_already_is_not_raised_again() -> None:
    t = position({"nemausus": "tribe 3"})
    stack = turn_up(t.g, PLACE["nemausus"])
    assert turn_up(t.g, PLACE["nemausus"]) == stack
    assert t["nemausus"] == "tribes 3 tribesmen; tribe 3"


@rule("17.2-SUCCESSOR-WARS-a")
def test_armies_of_greece_that_have_moved_do_not_rise() -> None:
    t = position({"athens": "greece 2 heavy", "pella": "greece 2 heavy"}, advanced=True)
    assert armies(t.g) == sorted([PLACE["athens"], PLACE["pella"]])
    remark(t.g, t.stack("greece", "athens"), MOVED)
    assert armies(t.g) == [PLACE["pella"]]
