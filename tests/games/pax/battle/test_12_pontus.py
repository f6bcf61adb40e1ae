"""Chapters 3.4.4b and 12.5.5: Pontus."""

from __future__ import annotations

from games.pax.battle_table import WarTable, enter, through, war
from games.pax.builder import position
from romanum.games.pax.data.components import PLACE, SIDE
from romanum.games.pax.rules.turn.activation import fill_pool
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import Battle, Capture, PonticActivation, PontusComes
from romanum.games.pax.state.forces import stack_of, strike, tidy
from romanum.games.pax.state.position import PONTUS_MARKER
from rules import rule

PONTUS = SIDE["pontus"]


def risen(places: dict[str, str] | None = None, /, **fields: object) -> WarTable:
    """Greece has called up Pontus, all of it at Amasia, the ships at Sinope."""
    t = war(places or {}, advanced=True, **fields)
    t.push(PontusComes(t.power("greece")))
    t.play("greece", "army-at amasia", "unit-at galleys sinope")
    return t


@rule("12.5.5a")
def test_pontus_stands_in_unoccupied_spaces_of_its_province() -> None:
    places = {"sinope": "the_east 1 garrison", "amisus": "greece town", "nicomedia": "greece greece_4"}
    t = war(places, advanced=True)
    t.push(PontusComes(t.power("greece")))
    spaces = {move.split()[-1] for move in t.offered("greece")}
    assert spaces == {"nicomedia", "heraclea_pontica", "amasia"}
    t.play("greece", "unit-at light heraclea_pontica", "army-at amasia")
    assert t.offered("greece") == ["unit-at galleys nicomedia", "unit-at galleys heraclea_pontica"]
    t.play("greece", "unit-at galleys heraclea_pontica")
    assert t["amasia"] == "pontus 4 heavy 1 light 1 cavalry"
    assert t["heraclea_pontica"] == "pontus 1 light 1 galleys"
    assert t.g.patron[PONTUS] == t.power("greece")
    assert t.is_sound()


@rule("12.5.5a")
def test_without_a_free_port_there_are_no_ships_and_without_a_free_space_there_is_no_pontus() -> None:
    ports = dict.fromkeys(("nicomedia", "heraclea_pontica", "sinope", "amisus"), "the_east 1 garrison")
    t = war(ports, advanced=True)
    t.push(PontusComes(t.power("greece"))).play("greece", *["army-at amasia"] * (t.step == "PlacePontus"))
    assert t["amasia"] == "pontus 4 heavy 2 light 1 cavalry"
    assert not t.g.stack
    t = war({**ports, "amasia": "rome 1 light"}, advanced=True)
    t.push(PontusComes(t.power("greece")))
    assert t.g.patron[PONTUS] == -1
    assert not t.g.pool[PONTUS_MARKER]


@rule("12.5.5b", "3.4.4b")
def test_its_marker_is_in_the_pool_at_once_and_gives_a_major_and_two_minor_moves_for_nothing() -> None:
    t = risen(treasury={"greece": 5})
    assert t.g.pool[PONTUS_MARKER] == 1
    t.push(PonticActivation())
    assert t.asked == ("greece",)
    assert t.g.treasury[t.power("greece")] == 5
    t.roll(4).play("greece", "pontic-minor light amasia")
    t.play("greece", "to tavium", "halt")
    t.roll(3).play("greece", "pontic-major amasia", "leave 1 light", "ready")
    assert t.g.mp == 3  # no leader
    t.play("greece", "to amisus", "to sinope", "halt")
    assert t["sinope"] == "pontus 4 heavy 1 cavalry 1 galleys"
    assert t.offered("greece") == ["pontic-minor galleys sinope", "pontic-minor light amasia", "done"]
    t.roll(6).play("greece", "pontic-minor light amasia", "halt")
    assert t.g.active == -1
    assert t.g.treasury[t.power("greece")] == 5
    assert not any(t.g.mark[stack] for stack, place in enumerate(t.g.at) if place >= 0)


@rule("12.5.5b")
def test_only_pontic_units_move_and_a_fleet_may_have_the_major_move() -> None:
    t = risen({"pella": "greece 4 heavy greece_1"}).push(PonticActivation())
    assert not any("pella" in move for move in t.offered("greece"))
    t.play("greece", "pontic-fleet sinope", "sail-to amisus")
    assert t["amisus"] == "pontus 1 galleys"


@rule("12.5.5c")
def test_pontus_is_nobodys_friend_and_holds_for_itself() -> None:
    t = risen({"tavium": "greece 2 heavy", "ancyra": "", "mazaca": ""})
    assert t.holder("amasia") == "pontus"
    t.major("greece", "tavium", 6).roll(1, 1).play("greece", "to amasia")
    assert t.events("battle-begins")[0].facts["defender"] == "pontus"
    assert t.asked not in ((), ("greece",))  # nobody fights both sides: another spends the shifts of Pontus
    t = war({"tavium": "greece 9 heavy", "amasia": "pontus 4 heavy"}, advanced=True, patrons={"pontus": "greece"})
    t.major("greece", "tavium", 6).roll(4, 1).play("greece", "to amasia", "done")
    assert t.step != "RetreatOrStay"
    through(t)
    assert not t.events("retreats")


@rule("12.5.5c", "10.7.2")
def test_pontus_may_retreat_and_be_forced_to() -> None:
    t = war({"tavium": "rome 6 legion", "amasia": "pontus 4 heavy"}, advanced=True, patrons={"pontus": "greece"})
    enter(t, "rome", "tavium", "amasia")
    t.roll(6, 1).push(Battle(t.g.mover, 0)).play("rome", "done")
    assert t.offered("greece") == ["retreat", "stay"]
    t.play("greece", "stay")
    assert t.offered("rome") == ["force-out", "pass"]


@rule("12.5.5c", "7.5.1a")
def test_what_pontus_takes_is_its_own_and_nobody_is_paid_for_a_sack() -> None:
    t = position(
        {"amasia": "pontus 4 heavy", "tavium": "rome walls 1"}, advanced=True, patrons={"pontus": "greece"}
    )  # fmt: skip
    enter(t, "pontus", "amasia", "tavium")
    t.push(Capture(t.g.mover)).play("greece", "take-city")
    assert t.g.town_of[PLACE["tavium"]] == PONTUS
    assert not t.g.stack
    assert not any(t.g.treasury)


@rule("12.5.5d")
def test_pontus_ends_with_its_last_land_combat_unit_and_its_marker_with_it() -> None:
    t = risen()
    stack = stack_of(t.g, PONTUS, PLACE["amasia"])
    for kind, number in ((1, 4), (2, 2)):
        strike(t.g, stack, kind, number)
    tidy(t.g, PLACE["amasia"])
    settle(t.g)
    assert t["amasia"] == "pontus 1 cavalry"
    fill_pool(t.g)
    assert t.g.pool[PONTUS_MARKER] == 1
    strike(t.g, stack, 3)
    tidy(t.g, PLACE["amasia"])
    settle(t.g)
    assert t.g.patron[PONTUS] == -1
    assert t["sinope"] == ""
    assert t.g.pool[PONTUS_MARKER] == 0
    fill_pool(t.g)
    assert t.g.pool[PONTUS_MARKER] == 0
    assert t.is_sound()
