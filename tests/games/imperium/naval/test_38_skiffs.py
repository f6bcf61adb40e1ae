"""38.1: leaders who cross the sea without a fleet."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.naval_voyages import MASSILIA, OFF_MASSILIA, sail, segment
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.units import LEADER_MA
from romanum.games.imperium.rules.naval import skiffs
from romanum.games.imperium.state.effects import STORMS, begin
from romanum.games.imperium.state.errands import IN_NAVAL_COMBAT, LandMovement, LeaderLost, LeaderTaken, NavalOperations
from romanum.games.imperium.state.marks import GUESTS
from rules import rule


def ashore(board: str = "caesar 1 20-10-a caesar", **fields: object) -> Table:
    t = position({MASSILIA: board}, scenario=6, month="May 49 BC", sections=("38",), **fields)  # type: ignore[arg-type]
    return t.push(LandMovement(t.seat("caesar")))


@rule("38.1a")
def test_a_leader_crosses_the_sea_for_six_mp_a_hex_as_far_as_his_own_ma_goes() -> None:
    assert LEADER_MA == 16
    t = ashore().play("caesar", "put-to-sea caesar", f"to {OFF_MASSILIA}", "to a2920")
    assert [event.facts["cost"] for event in t.events("crosses")] == [6, 6]
    assert {(event.facts["power"], event.facts["leader"]) for event in t.events("crosses")} == {("caesar", "caesar")}
    assert t.step == "Campaign"
    assert (t[MASSILIA], t["a2920"]) == ("caesar 1 20-10-a", "caesar caesar")
    assert "put-to-sea caesar" not in t.offered("caesar")


@rule("38.1a")
def test_nobody_intercepts_him_and_he_needs_no_port() -> None:
    t = position({OFF_MASSILIA: "caesar caesar", MASSILIA: "pompey 2 18-30-b"}, scenario=6, sections=("38",))
    t.g.city_of[CITY["massilia"]] = t.power("pompey")
    t.push(LandMovement(t.seat("caesar"))).play("caesar", "put-to-sea caesar", "to a3021")
    assert t.step == "Crossing"
    t.play("caesar", "halt")
    t.g.stack.clear()
    t.push(NavalOperations()).play("pompey", "done")
    t.push(NavalOperations()).play("pompey", "done")
    assert t["a3021"] == "caesar caesar"


@rule("38.1a")
def test_whoever_is_aboard_does_not_put_to_sea_from_there() -> None:
    aboard = ashore("caesar 1 18-30-b caesar")
    assert "put-to-sea caesar" not in aboard.offered("caesar")
    guest = ashore()
    guest.g.mark[guest.stack("caesar", MASSILIA)] |= GUESTS
    assert "put-to-sea caesar" not in guest.push(LandMovement(guest.seat("caesar"))).offered("caesar")
    assert "put-to-sea caesar" in ashore().offered("caesar")


def test_only_where_the_rule_is_in_force() -> None:
    t = position({MASSILIA: "caesar 1 20-10-a caesar"}, scenario=1)
    assert "put-to-sea caesar" not in t.push(LandMovement(t.seat("caesar"))).offered("caesar")


@rule("38.1b")
def test_a_winter_sea_may_kill_him() -> None:
    t = ashore(winter=True).play("caesar", "put-to-sea caesar", f"to {OFF_MASSILIA}").stop_at(LeaderLost)
    t.roll(1).play("caesar", "halt")
    assert t.waiting == LeaderLost(t.leader("caesar"), -1, killed=True, in_battle=False)
    saved = ashore(winter=True).play("caesar", "put-to-sea caesar", f"to {OFF_MASSILIA}").roll(2).play("caesar", "halt")
    assert saved[OFF_MASSILIA] == "caesar caesar"
    assert ashore().play("caesar", "put-to-sea caesar", f"to {OFF_MASSILIA}", "halt")[OFF_MASSILIA] == "caesar caesar"


@rule("39.2-K", "38.1b")
def test_storms_in_winter_are_worse_for_him_too() -> None:
    """A 2 saves him from a winter sea, not from a storm."""
    t = ashore(winter=True).play("caesar", "put-to-sea caesar", f"to {OFF_MASSILIA}").stop_at(LeaderLost)
    begin(t.g, STORMS, until=t.g.month)
    t.roll(2).play("caesar", "halt")
    assert t.waiting == LeaderLost(t.leader("caesar"), -1, killed=True, in_battle=False)


@rule("38.1c")
def test_an_enemy_fleet_hunts_a_leader_whom_it_finds_at_sea() -> None:
    board = {"a2920": "pompey 2 18-30-b", OFF_MASSILIA: "caesar caesar"}
    t = segment(board, "pompey")
    sail(t, "pompey", "sail a2920", f"to {OFF_MASSILIA}").stop_at(LeaderTaken)
    t.roll(6).play("pompey", "hunt caesar")
    assert t.waiting == LeaderTaken(t.leader("caesar"), t.power("pompey"), 0, IN_NAVAL_COMBAT)
    assert t.g.at[t.g.mover] == PLACE[OFF_MASSILIA]


@rule("38.1c", "2.5")
@pytest.mark.parametrize(("month", "hunts"), [("December 50 BC", False), ("January 49 BC", True)])
def test_nobody_is_hunted_in_a_truce(month: str, hunts: bool) -> None:
    t = segment({"a2920": "pompey 2 18-30-b", OFF_MASSILIA: "caesar caesar"}, "pompey", month=month)
    sail(t, "pompey", "sail a2920", f"to {OFF_MASSILIA}")
    assert ("hunt caesar" in t.offered("pompey")) is hunts


@rule("38.2a", "19.3")
@pytest.mark.parametrize(
    ("hunter", "prey", "morale", "shift"),
    [("", "antony", 0, 0), ("pompey", "antony", 0, 3), ("labienus", "antony", 0, 2), ("", "antony", 50, 1)],
)
def test_a_naval_leader_hunts_better_and_so_does_high_morale(
    hunter: str, prey: str, morale: int, shift: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside his value Pompey adds 1."""
    t = segment({"a2920": f"pompey 2 18-30-b {hunter}", OFF_MASSILIA: f"caesar {prey}"}, "pompey")
    for name, value in ((hunter, 2), (prey, 0)):
        if name:
            t.g.leader_value = changed(t.g.leader_value, t.leader(name), value)
    t.g.morale[t.power("pompey")] = t.g.morale[t.power("caesar")] + morale
    seen: list[int] = []

    def result(column: int, die: int) -> tuple[int, int]:
        seen.append(die)
        return 0, 1

    monkeypatch.setattr(skiffs, "naval_result", result)
    sail(t, "pompey", "sail a2920", f"to {OFF_MASSILIA}").stop_at(LeaderTaken)
    t.roll(1).play("pompey", f"hunt {prey}")
    assert seen == [1 + shift]


@rule("38.1a")
def test_he_does_not_land_where_enemies_stand() -> None:
    """Fleets at sea do not hinder him, nor men without a weapon."""
    for there, refused in (("pompey 1 4-12", True), ("pompey 1 train-6", False), ("pompey 1 18-30-b", False)):
        t = position({MASSILIA: "caesar 1 20-10-a caesar", "a2920": there}, scenario=6, sections=("38",))
        t.push(LandMovement(t.seat("caesar"))).play("caesar", "put-to-sea caesar", f"to {OFF_MASSILIA}")
        assert ("to a2920" not in t.offered("caesar")) is refused
        if refused:
            assert t.refused("caesar", "to a2920").rule == "38.1a"
