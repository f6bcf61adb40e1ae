"""Going somewhere: a group shows its way, what it costs and what it risks, and walks it area by area."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.games.ultimus.data.components import ZONE
from rules import rule

VISIGOTHI = {"visigothi": "revolt"}


def leading(camp: str, leader: str, *units: str, board: dict[str, str], **facts: object) -> Table:
    """A leader is about to move with these units."""
    t = position(board, **facts).sequence(camp)  # type: ignore[arg-type]
    return t.play(camp, f"lead {leader}", *(f"take {unit}" for unit in units))


def alaric(**board: str) -> Table:
    """Alaric with two units in Thracia 2."""
    places = {place.replace("_", "-"): text for place, text in board.items()}
    board = {"thracia-2": "alaricus visigothi-a visigothi-b", **places}
    return leading("barbarian", "alaricus", "visigothi-a", "visigothi-b", board=board, status=VISIGOTHI)


@rule("7.2a")
def test_a_group_goes_by_the_cheapest_way_and_halts() -> None:
    t = alaric()
    found = t.match.ways(1)
    (way,) = found.to("moesiae-5")
    assert found.has == max(leg.cost for leg in found.legs) > way.cost
    walk = t.match.go(1, "moesiae-5")
    assert walk.stopped == ""
    assert walk.played == ["to moesiae-4", "to moesiae-5", "halt"]
    assert way.cost == 2
    assert t.where("alaricus") == "moesiae-5"
    assert [past.text for past in t.match.history][-3:] == walk.played


@rule("7.1a")
def test_enemy_units_are_told_of_and_end_the_way() -> None:
    t = alaric(moesiae_4="comitatenses-illyrici-orientalis-1")
    (way,) = t.match.ways(1).to("moesiae-4")
    assert (way.ends, [risk.kind for risk in way.risks]) == ("7.1a", ["enemy"])


@rule("7.1a")
def test_a_group_goes_around_enemies_if_it_can() -> None:
    t = alaric(moesiae_4="comitatenses-illyrici-orientalis-1")
    for way in (way for goal in t.match.ways(1).goals for way in t.match.ways(1).to(goal)):
        assert "moesiae-4" not in [leg.place for leg in way.legs[:-1]]


@rule("6.3h")
def test_plague_on_the_way_is_told_and_stops_the_walk() -> None:
    board = {"thracia-2": "alaricus visigothi-a visigothi-b"}
    t = position(board, status=VISIGOTHI, plague=ZONE["moesiae-4"]).sequence("barbarian")
    t.play("barbarian", "lead alaricus", "take visigothi-a", "take visigothi-b")
    (way,) = t.match.ways(1).to("moesiae-4")
    assert {risk.kind: risk.chance for risk in way.risks} == {"plague": pytest.approx(0.1), "sickness": 1.0}
    t.roll(ten(3))
    assert t.match.go(1, "moesiae-5").stopped == "dice"
    assert t.where("alaricus") == "moesiae-4"


@rule("7.1d")
def test_a_leader_alone_among_enemies_is_in_danger() -> None:
    t = leading("roman", "aetius", board={"galliae-2": "aetius", "galliae-6": "visigothi-a"}, status=VISIGOTHI)
    (way,) = t.match.ways(0).to("galliae-6")
    assert [(risk.kind, risk.rule) for risk in way.risks] == [("alone", "7.1d")]


@rule("3.4.1d")
def test_a_lone_unit_goes_one_area_and_stays_by_itself() -> None:
    t = position({"britanniae-2": "comitatenses-britanniae-1"}).sequence("roman")
    t.play("roman", "unit comitatenses-britanniae-1")
    walk = t.match.go(0, t.match.ways(0).goals[0])
    assert (walk.stopped, len(walk.played)) == ("", 1)


@rule("2.E.1")
def test_where_one_stands_one_stays() -> None:
    t = alaric()
    assert t.match.go(1, "thracia-2").played == ["halt"]
    assert t.asked == "Movement"


@rule("3.4.1b")
def test_all_come_along_one_after_the_other() -> None:
    t = position({"thracia-2": "alaricus visigothi-a visigothi-b visigothi-c"}, status=VISIGOTHI).sequence("barbarian")
    t.play("barbarian", "lead alaricus")
    moves = [action.move for action in t.match.decision(1).options if action.text.startswith("take ")]
    walk = t.match.walk(1, moves)
    assert (walk.stopped, len(walk.played)) == ("", 3)
