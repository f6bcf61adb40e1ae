"""What a seat sees of the Mediterranean: stacks, standings, Provinces, the own books and Objectives, the Battle."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from games.pax.builder import GAME, Table, position
from games.pax.seat_view import seen
from romanum.engine.secrecy import HIDDEN
from romanum.engine.step import apply, offered_to
from romanum.games.pax.data.components import PLACE, PROVINCE, SIDE_COUNT, TRIBE_AT
from romanum.games.pax.rules.battle.sequence import STAGES
from romanum.games.pax.rules.turn.agreements import TERMS
from romanum.games.pax.rules.turn.talks import Draft
from romanum.games.pax.screen.chances import STEPS
from romanum.games.pax.screen.muster import muster
from romanum.games.pax.screen.parts import parts
from romanum.games.pax.state.chances import falls
from romanum.games.pax.state.errands import Battle, MoveArmy, PhaseBegins
from romanum.games.pax.state.forces import go, heavies, strength, values
from romanum.games.pax.state.leaders import leaders_in
from romanum.games.pax.state.position import ACTIVE, MAINTENANCE, MAJOR, MANPOWER
from romanum.games.pax.state.routes import presence

ARMIES = {
    "arretium": "rome 2 legion 1 cavalry rome_4",
    "rome": "rome 1 legion city",
    "parma": "carthage 3 heavy carthage_1",
    "nemausus": "tribe 2",
    "carthago": "carthage 4 galleys city",
}


def stack_at(view: dict[str, Any], place: str) -> dict[str, Any]:
    found: dict[str, Any] = next(stack for stack in view["stacks"] if stack["place"] == PLACE[place])
    return found


def test_components_are_ready_for_json() -> None:
    told = json.loads(msgspec.json.encode(parts()))
    assert len(told["places"]) == 320
    assert len(told["links"]) == 639
    rome = told["places"][PLACE["rome"]]
    assert rome["signs"] == ["port"]
    assert told["provinces"][rome["province"]]["id"] == "italia"


def test_a_stack_has_units_leaders_and_strength() -> None:
    army = stack_at(seen(position(ARMIES)), "arretium")
    assert army["bp"] == 9
    assert sum(number for _, number in army["units"]) == 3
    assert len(army["leaders"]) == 1


def test_standings_tell_points_by_kind_and_what_a_power_has() -> None:
    rome, carthage, *_ = seen(position(ARMIES, treasury={"rome": 9}, vp={"rome": 7}))["standings"]
    assert (rome["vp"], rome["treasury"], rome["cities"], rome["lcu"], rome["heavies"]) == (7, 9, 1, 4, 3)
    assert (carthage["galleys"], carthage["heavies"]) == (4, 3)


def test_the_sheet_of_a_province_tells_what_one_more_space_would_change() -> None:
    """Of three Spaces two are more than half: with one and the other's one, a second makes it Rome's."""
    t = position({"lilybaeum": "rome 1 garrison", "panormus": "carthage 1 garrison"})
    sheet = seen(t)["provinces"][PROVINCE["west_sicily"]]
    assert sorted(sheet["held"]) == [[0, 1], [1, 1]]
    assert sheet["lord"] != t.power("rome")
    assert sheet["needs"] == 1
    assert sheet["takes"] == [PLACE["panormus"], PLACE["agrigentum"]]


@pytest.mark.parametrize("province", ["sardinia", "corsica", "baetica"])
def test_a_space_that_is_said_to_win_a_province_does(province: str) -> None:
    t = position({})
    sheet = seen(t)["provinces"][PROVINCE[province]]
    assert sheet["takes"]
    for space in sheet["takes"]:
        name = next(name for name, number in PLACE.items() if number == space)
        assert seen(position({name: "rome 1 garrison"}))["provinces"][PROVINCE[province]]["lord"] == 0


def test_a_tribe_is_seen_but_not_its_strength() -> None:
    view = seen(position(ARMIES))
    assert view["tribe"][TRIBE_AT[PLACE["nemausus"]]] == HIDDEN


def test_objectives_tell_how_far_one_has_come_and_to_their_owner_alone() -> None:
    t = position(ARMIES, objectives={"rome": "i"})
    (own,) = seen(t)["progress"]
    assert own["gop"] == 4
    assert own["lacks"] == ["west_sicily", "east_sicily", "sardinia", "corsica"]
    assert not own["met"]
    assert seen(t, 1)["progress"] == []
    assert seen(t, None)["progress"] == []


def test_the_books_are_their_owners_alone() -> None:
    t = position(ARMIES, treasury={"rome": 9, "carthage": 5})
    assert seen(t)["ledger"]["treasury"] == 9
    assert seen(t, 1)["ledger"]["treasury"] == 5
    assert seen(t, None)["ledger"] is None


def test_orders_of_a_secret_plan_stand_in_the_own_books_with_what_is_left() -> None:
    t = position({"rome": "rome 1 legion city"}, treasury={"rome": 9, "carthage": 9})
    t.push(PhaseBegins(MANPOWER))
    while t.step != "ManpowerPlans":
        t.skip()
    raising = next(text for text in t.offered("rome") if text.startswith("muster"))
    t.play("rome", raising)
    t.play("rome", next(text for text in t.offered("rome") if text.startswith("raise")))
    own, other = seen(t)["ledger"], seen(t, 1)["ledger"]
    assert [order[3] for order in own["orders"]] == [1]
    assert own["left"] == 9 - own["cost"] < 9
    assert other["orders"] == []
    assert other["left"] == 9


def test_upkeep_is_what_the_ships_cost() -> None:
    t = position(ARMIES, treasury={"carthage": 9})
    t.push(PhaseBegins(MAINTENANCE))
    ledger = seen(t, 1)["ledger"]
    assert ledger["upkeep"] == ledger["cost"] == 9 - ledger["left"] > 0


def test_ships_that_are_not_given_up_after_all_cost_again() -> None:
    t = position(ARMIES, treasury={"carthage": 9})
    t.push(PhaseBegins(MAINTENANCE))
    t.play("carthage", "give-up galleys carthago")
    given_up = seen(t, 1)["ledger"]
    t.play("carthage", "cross-out")
    assert given_up["cost"] < seen(t, 1)["ledger"]["cost"] == 9 - seen(t, 1)["ledger"]["left"]


def test_ships_that_are_to_be_built_take_nothing_off_the_upkeep() -> None:
    t = position(ARMIES, treasury={"carthage": 9})
    t.push(PhaseBegins(MANPOWER))
    before = seen(t, 1)["ledger"]["upkeep"]
    t.play("carthage", "build carthago")
    assert seen(t, 1)["ledger"]["upkeep"] == before > 0


def test_the_army_on_the_move_stands_apart_with_its_points() -> None:
    t = position(ARMIES, active="carthage")
    t.roll(5)
    t.push(MoveArmy(t.stack("carthage", "parma"), MAJOR))
    view = seen(t, 1)
    mover = next(stack for stack in view["stacks"] if stack["stack"] == view["mover"])
    assert mover["place"] == PLACE["parma"]
    assert view["mp"] > 0
    assert mover["mark"] & ACTIVE or view["mover"] >= 0
    ways = GAME.ways(t.known("carthage"), 1)
    assert any(risk.kind == "attack" for leg in ways.legs for risk in leg.risks if leg.place == "arretium")


def test_a_draft_is_its_drafters_alone_and_a_proposal_everybodys() -> None:
    t = position(ARMIES, treasury={"rome": 9}, hands={"rome": "spies"}, advanced=True)
    t.push(Draft(0, 1, ((TERMS.index("offer-talents"), 5, 0), (TERMS.index("offer-card"), 0, 0)), 3))
    assert [term["what"] for term in seen(t)["talks"]["terms"]] == ["offer-talents", "offer-card"]
    assert seen(t)["talks"]["terms"][1]["card"] == "spies"
    assert seen(t, 1)["talks"] is None
    t.play("rome", "propose")
    told = seen(t, 2)["talks"]
    assert told["proposed"]
    assert told["terms"][0]["number"] == 5
    assert "card" not in told["terms"][1]


def attack(t: Table, here: str, there: str) -> None:
    """The Army of Carthage comes from one place to another and attacks."""
    stack = t.stack("carthage", here)
    go(t.g, stack, PLACE[there])
    t.push(Battle(stack, 0))


def test_a_battle_has_its_shifts_one_by_one_and_its_chances_before_the_dice() -> None:
    """Rome is asked whether it fights behind its walls; until then the better leader and the odds are what counts."""
    t = position({"rome": "rome 1 legion city", "pisae": "carthage 4 heavy carthage_1"}, active="carthage")
    attack(t, "pisae", "rome")
    sheet = seen(t)["battle"]
    assert sheet["sides"] == [t.power("carthage"), t.power("rome")]
    assert sheet["points"] == [12, 4]
    assert {shift[0]: shift[2:] for shift in sheet["shifts"]} == {"odds": [3, 0], "leaders": [4, 0]}
    assert (sheet["net"], sheet["dice"], sheet["chances"]) == (7, [], [36, 0, 0])


def test_once_the_dice_have_fallen_a_battle_tells_what_each_side_loses() -> None:
    t = position({"arretium": "rome 2 legion 1 cavalry rome_4", "pisae": "carthage 3 heavy"}, active="carthage")
    t.roll(2, 5)
    attack(t, "pisae", "arretium")
    sheet = seen(t)["battle"]
    assert sheet["dice"] == [2, 5]
    assert sheet["tenths"] == [5, 2]
    assert sheet["chances"] == []
    assert sheet["step"] == 9
    assert sheet["net"] < 0


def test_chances_are_those_of_two_dice() -> None:
    assert falls(0) == (15, 6, 15)
    assert falls(1) == (21, 5, 10)
    assert falls(-6) == (0, 0, 36)
    assert all(sum(falls(net)) == 36 for net in range(-7, 8))


def test_every_stage_of_a_battle_is_a_step_of_the_rulebook() -> None:
    steps = [STEPS[stage.__name__] for stage in STAGES]
    assert steps == sorted(steps)
    assert set(steps) == set(range(3, 16))
    assert set(STEPS) == {stage.__name__ for stage in STAGES}


def test_what_is_told_of_stacks_is_what_the_position_holds() -> None:
    """At every seventh decision of a random game: rows, troops of every side, and who is where."""
    match, chance = GAME.new("v", seed=8, options={"game": "advanced"}), Random(8)
    g = match.position
    for n in range(210):
        seat = match.pending[0]
        apply(g, seat, chance.choice(offered_to(g, seat)))
        if n % 7 == 0:
            here = muster(g, values(g))
            assert [row["stack"] for row in here.stacks] == [s for s, place in enumerate(g.at) if place >= 0]
            assert all(row["bp"] == strength(g, row["stack"]) for row in here.stacks)
            assert all(row["leaders"] == leaders_in(g, row["stack"]) for row in here.stacks)
            assert [own["heavies"] for own in here.troops] == [heavies(g, side) for side in range(SIDE_COUNT)]
            assert here.there == presence(g)
