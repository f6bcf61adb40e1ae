"""4j, 13.2b: who is to march is named before anybody is fed."""

from __future__ import annotations

from games.imperium.builder import Table, position
from games.imperium.diplomacy.test_05_leave import WASTE
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.state.errands import LandMovement
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.marks import CALLED, HUNGRY, SUPPLIED
from romanum.games.imperium.state.rosters import called
from rules import rule

CAMP = "a2218"


def half_awake(*texts: str, camp: str = CAMP) -> Table:
    """Six legions without a train in a hex; some of them are to march."""
    t = position({camp: "caesar 6 20-10-a"}, scenario=6, month="May 49 BC")
    return t.push(LandMovement(t.seat("caesar"))).play("caesar", *texts)


@rule("4j", "13.2b")
def test_only_those_who_are_named_are_checked_for_supply() -> None:
    t = half_awake(f"activate {CAMP}", *["leave 20-10-a"] * 4).roll(6, 6).play("caesar", "ready")
    assert t.step == "Muster"
    assert [(called(t.g.units[s]), bool(t.g.mark[s] & SUPPLIED)) for s in stacks_at(t.g, PLACE[CAMP])] == [
        (["4 x 20-10 (A)"], False),
        (["2 x 20-10 (A)"], True),
    ]


@rule("4j", "13.0b")
def test_the_others_are_not_hungry_yet_and_may_be_named_later() -> None:
    t = half_awake(f"activate {WASTE}", "leave-half", camp=WASTE).roll(1, 1).play("caesar", "ready")
    state = {"".join(called(t.g.units[s])): t.g.mark[s] & HUNGRY for s in stacks_at(t.g, PLACE[WASTE])}
    assert state == {"3 x 20-10 (A)": 0, "2 x 20-10 (A)": HUNGRY, "1 x 20-10 (A)": 0}
    t.play("caesar", "halt")
    assert f"activate {WASTE}" in t.offered("caesar")
    assert not any(mark & CALLED for mark in t.g.mark)


@rule("4j")
def test_where_a_port_feeds_all_nobody_need_be_named() -> None:
    t = position({"a2521": "caesar 6 20-10-a"}, scenario=6, month="May 49 BC", cities={"narbo": "caesar"})
    t.push(LandMovement(t.seat("caesar")))
    assert "march a2521" in t.offered("caesar")
    assert "activate a2521" not in t.offered("caesar")
