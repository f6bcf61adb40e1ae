"""Where a force on the march and a fleet under sail can go, as they are told before they set out."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.builder import GAME, Table, position
from games.imperium.map.test_03_units import units
from games.imperium.march_table import campaign, plain, walk
from romanum.engine.match import Match
from romanum.engine.position import changed
from romanum.engine.secrecy import masked
from romanum.engine.ways import Ways
from romanum.games.imperium.data.hexes import CLEAR, PLACE
from romanum.games.imperium.rules.march.interceptors import can_intercept, may_succeed
from romanum.games.imperium.rules.march.movement import March
from romanum.games.imperium.rules.naval.odds import attrition_bonus, attrition_value
from romanum.games.imperium.rules.naval.voyage import Voyage
from romanum.games.imperium.screen.ways import ways
from romanum.games.imperium.state.errands import LandMovement
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import ACTIVE_FORCE, SUPPLIED
from romanum.games.imperium.state.position import RomanWorld
from rules import rule


def on_the_march(board: dict[str, str], who: str, **fields: Any) -> tuple[Table, Ways]:
    """A force of a power on the march from where it stands first."""
    t = position(board, **fields)
    force = next(stack for stack, power in enumerate(t.g.whose) if power == t.power(who))
    t.g.mover, t.g.mark[force] = force, ACTIVE_FORCE | SUPPLIED
    t.push(March(t.seat(who)))
    return t, ways(masked(t.g, t.seat(who)), t.seat(who))


def test_a_way_is_as_long_as_the_movement_points_lead() -> None:
    t, found = on_the_march({"a2521": "caesar 2 20-10-a caesar"}, "caesar")
    force = t.g.mover
    assert found.at == "a2521"
    assert all(leg.cost <= 10 for leg in found.legs)
    first = {leg.place: leg.cost for leg in found.legs if leg.before < 0}
    offered = {text.split()[1] for text in t.offered("caesar") if text.startswith("to ")}
    assert set(first) == offered
    assert force >= 0
    far = max(found.legs, key=lambda leg: leg.cost)
    way = found.to(far.place)[0]
    t.play("caesar", *(f"to {leg.place}" for leg in way.legs))
    assert t[far.place].startswith("caesar 2 20-10-a")


def test_a_way_ends_where_enemies_stand_and_says_so() -> None:
    _, found = on_the_march(
        {"a2521": "caesar 2 20-10-a caesar", "a2520": "vercingetorix 2 20-8-c"}, "caesar", hidden=True
    )
    (way,) = found.to("a2520")
    assert [risk.kind for risk in way.risks] == ["enemy"]
    assert way.ends == "12.3a"
    assert not [leg for leg in found.legs if leg.before >= 0 and found.legs[leg.before].place == "a2520"]


def test_whoever_is_near_with_a_leader_may_intercept() -> None:
    board = {"a2521": "caesar 2 20-10-a caesar", "a2418": "vercingetorix 2 20-8-c"}
    _, without = on_the_march(board, "caesar")
    assert not any(risk.kind == "interception" for leg in without.legs for risk in leg.risks)
    for hidden in (False, True):
        _, led = on_the_march(board | {"a2418": "vercingetorix 2 20-8-c vercingetorix"}, "caesar", hidden=hidden)
        met = [risk for leg in led.legs for risk in leg.risks if risk.kind == "interception"]
        assert {risk.whence for risk in met} == {("a2418",)}


@rule("12.4b", "12.4.1a", "12.4e")
@pytest.mark.parametrize("winter", [False, True])
def test_interceptions_that_no_die_can_bring_are_no_risk(winter: bool) -> None:
    """Where it is told that he may come, he can; where it is not, not even the highest die brings him there."""
    board = {"a2521": "caesar 2 20-10-a caesar", "a2418": "vercingetorix 2 20-8-c vercingetorix"}
    t, found = on_the_march(board, "caesar", winter=winter)
    leader, gaul, start = t.leader("vercingetorix"), t.seat("vercingetorix"), t.g.at[t.g.mover]
    told, comes = set[str](), set[str]()
    for leg in found.legs:
        t.g.at = changed(t.g.at, t.g.mover, PLACE[leg.place])
        if can_intercept(t.g, gaul, leader, PLACE[leg.place]) and may_succeed(t.g, gaul, leader):
            comes.add(leg.place)
        if any(risk.kind == "interception" for risk in leg.risks):
            told.add(leg.place)
    assert (told, bool(told)) == (comes, not winter)
    assert len(told) < len(found.legs)
    t.g.at, t.g.tired = changed(t.g.at, t.g.mover, start), 1 << leader
    seat = t.seat("caesar")
    assert "interception" not in {risk.kind for leg in ways(masked(t.g, seat), seat).legs for risk in leg.risks}


def test_a_fleet_sails_as_far_as_its_movement_points_lead() -> None:
    t = position({"a3621": "pompey 2 18-30-b"}, scenario=6)
    t.g.mover = 0
    t.push(Voyage(t.seat("pompey"), 0))
    found = ways(masked(t.g, t.seat("pompey")), t.seat("pompey"))
    assert len(found.legs) > 50
    assert max(leg.cost for leg in found.legs) <= 30
    offered = {text.split()[1] for text in t.offered("pompey") if text.startswith("to ")}
    assert {leg.place for leg in found.legs if leg.before < 0} == offered


def test_nobody_on_the_move_has_no_ways() -> None:
    t = position({"a2521": "caesar 2 20-10-a caesar"})
    t.push(LandMovement(t.seat("caesar")))
    assert ways(masked(t.g, t.seat("caesar")), t.seat("caesar")).legs == ()


def test_a_force_that_is_made_up_goes_where_one_points_with_one_word() -> None:
    """To be ready is the first leg; the walk goes on from there as it would have from the march."""
    match = GAME.new("actium", 2, seed=1)
    liked = ("march b4922", "feed", "done", "pass", "no")
    while match.decision(seat := match.pending[0]).step != "Muster":
        offered = [option.text for option in match.decision(seat).options]
        match.play(seat, next((text for text in liked if text in offered), offered[0]))
    found = match.ways(seat)
    assert [leg.place for leg in found.legs if leg.before < 0] == [found.at]
    far = max((leg for leg in found.legs if not leg.risks), key=lambda leg: leg.cost)
    assert far.cost > 0
    walk = match.go(seat, far.place)
    assert (walk.stopped, walk.played[0], walk.played[-1]) == ("", "ready", "halt")
    assert PLACE[far.place] in match.position.at
    assert match.decision(seat).step == "Campaign"


def test_units_of_several_colours_go_as_far_as_the_slowest_of_them() -> None:
    t, alone = on_the_march({"a2521": "caesar 1 30-16-a"}, "caesar")
    other = add(t.g, t.power("caesar"), PLACE["a2521"], units("1 train-6"), t.g.mark[t.g.mover], colour=5)
    together = ways(masked(t.g, t.seat("caesar")), t.seat("caesar"))
    assert t.g.colour[other] == 5
    assert max(leg.cost for leg in alone.legs) > 4 == max(leg.cost for leg in together.legs)


def on_the_way_past_pompey(*dice: int) -> tuple[Match[RomanWorld], Table, list[str]]:
    """A match in which Caesar is about to march past Pompey, who stands beside the way; the dice fall as told."""
    way = plain(CLEAR, 4)
    t = campaign({way[0]: "caesar 2 20-10-a", way[3]: "pompey 3 20-10-b pompey"})
    t.g.leader_of = changed(t.g.leader_of, t.leader("pompey"), t.power("pompey"))
    t.g.mark[t.stack("pompey", way[3])] |= SUPPLIED
    walk(t, "caesar", f"march {way[0]}")
    t.roll(*dice)
    match = GAME.new("caesar-and-pompey", 2, seed=1)
    match.position = t.g
    return match, t, way


def test_a_march_goes_on_by_itself_when_an_interception_has_failed() -> None:
    match, t, way = on_the_way_past_pompey(1)
    caesar, pompey = t.seat("caesar"), t.seat("pompey")
    gone = match.go(caesar, way[2])
    assert (gone.stopped, gone.played, gone.onward()) == ("others", ["ready", f"to {way[1]}"], [])
    match.play(pompey, "intercept pompey")
    match.play(pompey, "ready")
    assert "interception" in [event.kind for event in t.g.log or ()]
    rest = [GAME.vocabulary.write(move) for move in gone.onward()]
    assert rest == [f"to {way[2]}", "halt"]


def test_a_march_to_which_something_has_happened_does_not_go_on_by_itself() -> None:
    """It has lost a unit, or would come nearer to an enemy than was told."""
    match, t, way = on_the_way_past_pompey()
    caesar, pompey = t.seat("caesar"), t.seat("pompey")
    gone = match.go(caesar, way[2])
    match.play(pompey, "pass")
    assert gone.onward()
    force = t.g.mover
    t.g.units[force], whole = t.g.units[force][1:], t.g.units[force]
    assert not gone.onward()
    t.g.units[force] = whole
    add(t.g, t.power("pompey"), PLACE[way[2]], units("1 20-10-b"), 0)
    assert not gone.onward()


@rule("10.3.1b")
def test_in_winter_the_sea_takes_its_share_where_a_voyage_ends() -> None:
    """The farther, the likelier; the legs before the last count for nothing by themselves."""
    t = position({"a3621": "pompey 2 18-30-b"}, scenario=6)
    t.g.mover, t.g.winter = 0, True
    t.push(Voyage(t.seat("pompey"), 0))
    found = ways(masked(t.g, t.seat("pompey")), t.seat("pompey"))
    lost = {way.cost: [risk.chance for risk in way.risks] for goal in found.goals for way in found.to(goal)}
    for mp, chances in lost.items():
        worst = min(max(attrition_value(t.g, 0, mp) - attrition_bonus(t.g, 0), 0), 6)
        assert chances == ([worst / 6] if worst else []), mp
    assert len({tuple(chances) for chances in lost.values()}) > 2


@rule("10.6a")
def test_a_way_round_those_who_may_put_out_is_shown_beside_the_shortest() -> None:
    t = position({"a3621": "pompey 2 18-30-b", "a2720": "caesar 2 18-30-b"}, scenario=6)
    t.g.mover = t.stack("pompey", "a3621")
    t.push(Voyage(t.seat("pompey"), 0))
    found = ways(masked(t.g, t.seat("pompey")), t.seat("pompey"))
    both = [found.to(goal) for goal in found.goals if len(found.to(goal)) > 1]
    assert both
    for round_them, straight in both:
        assert (round_them.risks, round_them.chance, straight.chance) == ((), 1.0, None)
        assert (round_them.cost, round_them.steps) > (straight.cost, straight.steps)
