"""Where a Fleet can go is shown before it sails: what those aboard pay, the weather, other ships, a hostile Port."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import GAME
from games.pax.march_table import MarchTable, board
from romanum.engine.match import Match
from romanum.engine.ways import Way, Ways
from romanum.games.pax.data.components import LEADER
from romanum.games.pax.screen.ways import ways
from romanum.games.pax.state.leaders import assign
from rules import rule


def courses(t: MarchTable, power: str = "rome") -> Ways:
    return ways(t.known(power), t.power(power))


def risks(way: Way) -> dict[str, float | None]:
    return {risk.kind: risk.chance for risk in way.risks}


def texts(way: Way) -> list[str]:
    return [GAME.vocabulary.write(leg.move) for leg in way.legs]


def sailing(more: dict[str, str] | None = None) -> MarchTable:
    """Three squadrons leave Rome."""
    return board({"rome": "rome city 3 galleys", **(more or {})}).fleet("rome", "rome")


@rule("11.1.1", "11.2.1a", "11.1.3")
def test_a_fleet_is_shown_a_way_to_a_port_with_what_may_hold_it_up() -> None:
    """A 6 stops it at sea, and Olbia, which nobody holds, does so in any case; then it goes on with 7 or less."""
    t = sailing({"caralis": "rome town"})
    way = courses(t).to("caralis")[0]
    assert texts(way) == ["sail-to ntp_tyrrhenum", "sail-to olbia", "roll-on", "sail-to caralis"]
    assert (way.cost, way.ends, way.stays) == (0, "", (("halt",),))
    assert risks(way)["weather"] == pytest.approx(1 / 6)
    assert risks(way)["continuity"] == pytest.approx(1 - (1 - 15 / 36 / 6) * (1 - 15 / 36))
    t.roll(1, 3, 4).play("rome", *texts(way), "halt")
    assert t["caralis"] == "rome town 3 galleys"


@rule("11.1.4")
def test_with_a_leader_the_voyage_ends_less_often() -> None:
    t = board({"rome": "rome city 3 galleys rome_4"}).fleet("rome", "rome")
    near = "ntp_tyrrhenum"
    assert risks(courses(t).to(near)[0])["continuity"] == pytest.approx(15 / 36 / 6)
    assign(t.g, LEADER["rome_4"], t.g.mover)
    assert risks(courses(t).to(near)[0])["continuity"] == pytest.approx(10 / 36 / 6)


@rule("11.2.1b", "11.2.1e")
def test_a_way_over_the_deep_sea_is_taken_only_to_go_there_and_nobody_stays() -> None:
    found = courses(sailing())
    over = found.to("dstp_tyrrhenum")[0]
    assert over.stays == ()
    assert risks(over)["storm"] == pytest.approx(2 / 6)
    assert [risk.loses for risk in over.risks] == [False, True, True]
    assert "storm" not in risks(found.to("carthago")[0])


@rule("11.1.2b", "11.1.6")
def test_a_way_leads_through_the_port_of_another_power_as_if_it_were_stopped_there() -> None:
    """What its Controller will say is not known; if ships may fight there besides, the way leads round it."""
    t = sailing({"olbia": "carthage town 1 heavy", "caralis": "rome town"})
    through = courses(t).to("caralis")[0]
    assert texts(through)[1:3] == ["sail-to olbia", "roll-on"]
    assert through.chance == pytest.approx((1 - 15 / 36 / 6) * 21 / 36)
    assert risks(through)["passage"] is None
    guarded = courses(sailing({"olbia": "carthage town 1 heavy 2 galleys", "caralis": "rome town"}))
    assert risks(guarded.to("olbia")[0])["fleets"] is None
    assert "sail-to olbia" not in texts(guarded.to("caralis")[0])


@rule("11.1.6")
def test_whoever_is_let_pass_or_stopped_goes_on_by_the_way_that_was_chosen() -> None:
    for answer, goes_on in (("let-pass", "sail-to caralis"), ("pass", "roll-on")):
        t = sailing({"olbia": "carthage town 1 heavy", "caralis": "rome town"})
        match = at_table(t.roll(1))
        walk = match.go(0, "caralis")
        assert (walk.stopped, walk.played[-1]) == ("others", "sail-to olbia")
        match.play(match.pending[0], answer)
        assert GAME.vocabulary.write(walk.onward()[0]) == goes_on


@rule("11.1.1", "11.1.3", "11.2.1d")
def test_the_shortest_way_is_shown_beside_the_likeliest_and_the_safest() -> None:
    """Carthago to Rome, past Roman ships at Olbia: over the deep sea, or along the coast of Italy."""
    places = {"carthago": "carthage city 3 galleys", "olbia": "rome town 1 legion 2 galleys"}
    found = courses(board(places).fleet("carthage", "carthago"), "carthage").to("rome")
    coast, deep = found
    assert (coast.steps, deep.steps) == (7, 6)
    assert [way.chance for way in found] == [pytest.approx(0.1, abs=0.01), pytest.approx(0.19, abs=0.01)]
    assert "storm" not in risks(coast)
    over = 2 / 6 + (2 / 6 * 2 / 6 + 2 / 6) * 21 / 36
    assert deep.chance == pytest.approx((1 - 15 / 36 / 6) * 21 / 36 * over * 21 / 36)


@rule("12.6.3a")
def test_pirates_are_reckoned_with_the_ships_that_meet_them() -> None:
    """One squadron counts two and needs a four; the way to a Port behind them avoids them."""
    t = board({"rome": "rome city 1 galleys", "ntp_tyrrhenum": "pirates"}).fleet("rome", "rome")
    found = courses(t)
    assert risks(found.to("ntp_tyrrhenum")[0])["pirates"] == pytest.approx(3 / 6)
    assert "pirates" not in risks(found.to("olbia")[0])


@rule("12.6.2")
def test_pirates_on_the_way_are_foretold_and_avoided() -> None:
    haunted = courses(sailing({"olbia": "pirates", "caralis": "rome town"}))
    assert "pirates" in risks(haunted.to("olbia")[0])
    assert "pirates" not in risks(haunted.to("caralis")[0])


@rule("11.3.2a", "11.3.3")
def test_whoever_is_aboard_pays_for_the_voyage_and_lands() -> None:
    """The rulebook's landing: six MP; the voyage costs one, and at Thapsus somebody waits."""
    places = {"lilybaeum": "rome town 6 legion 3 galleys rome_6", "thapsus": "carthage 4 heavy"}
    t = board(places).major("rome", "lilybaeum", 3).play("rome", "embark", "escort 3")
    found = courses(t)
    melita, thapsus = found.to("melita")[0], found.to("thapsus")[0]
    assert (melita.cost, melita.stays, melita.ends) == (1, (("debark",),), "")
    assert (thapsus.stays, "attack" in risks(thapsus)) == ((("debark",),), True)
    t.g.mp = 2
    assert courses(t).to("melita")[0].stays == (("debark",),)
    assert "thapsus" not in courses(t).goals


@rule("11.1.3", "11.1.4")
def test_whoever_is_stopped_begins_by_going_on() -> None:
    t = sailing().roll(6).play("rome", "sail-to ntp_tyrrhenum")
    way = courses(t).to("olbia")[0]
    assert texts(way) == ["roll-on", "sail-to olbia"]
    assert risks(way)["continuity"] == pytest.approx(15 / 36)


def copied(t: MarchTable) -> MarchTable:
    return MarchTable(t.g.copy())


def at_table(t: MarchTable) -> Match[Any]:
    match = GAME.new("v", seed=1)
    match.position = t.g
    return match


@rule("11.2.1a")
def test_a_calm_sea_does_not_interrupt_a_voyage_and_a_stop_does() -> None:
    """One order brings the Fleet to Caralis; with a 6 it is held up at the first point, with an 8 at Olbia."""
    t = sailing({"caralis": "rome town"})
    calm = at_table(copied(t).roll(1, 3, 4)).go(0, "caralis")
    assert (calm.stopped, calm.played[-1]) == ("", "halt")
    for dice, played in (((6,), 1), ((1, 4, 4), 3)):
        walk = at_table(copied(t).roll(*dice)).go(0, "caralis")
        assert (walk.stopped, len(walk.played)) == ("dice", played)
