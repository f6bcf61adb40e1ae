"""Ways: a tree of legs, the best of several, and the walk that stops by itself."""

from __future__ import annotations

import pytest

from romanum.engine.rule import IllegalAction
from romanum.engine.ways import Leg, Risk, Way, Ways, hidden_from
from toy.game import TOY
from toy.state import PROVINCES, SHIELD
from toy.steps import Turn
from toy.table import hands, table

HALT = ("halt",)
DIE = Risk("battle", "6a", 0.5)
LEGS = (
    Leg(("to", 1), "ostia", 1, stays=(HALT,)),
    Leg(("to", 2), "nola", 3, 0, (DIE,), "4a", (HALT, ("enter",))),
    Leg(("ship",), "roma", 0, risks=(DIE,)),
    Leg(("to", 2), "nola", 1, 2, (Risk("storm", "6b"),)),
    Leg(("to", 2), "nola", 4, 0, (DIE, Risk("storm", "6b"))),
)
WAYS = Ways("roma", LEGS, (HALT,))


def test_a_way_is_read_back_from_its_last_leg() -> None:
    way = WAYS.way(1)
    assert (way.goal, way.cost, way.ends) == ("nola", 3, "4a")
    assert way.moves(("enter",)) == [("to", 1), ("to", 2), ("enter",)]


def test_to_where_one_stands_there_is_nothing_to_walk() -> None:
    assert [way.moves(way.only_stay) for way in WAYS.to("roma")] == [[HALT]]


def test_every_place_but_that_is_a_goal() -> None:
    assert WAYS.goals == ("ostia", "nola")
    assert WAYS.to("capua") == []


def test_a_way_that_is_worse_in_every_respect_is_folded_away() -> None:
    assert [way.cost for way in WAYS.to("nola")] == [3, 1]  # not the one that costs 4 and risks both


def test_of_equal_ways_one_is_shown() -> None:
    legs = (Leg(("attack", 1, 0), "ostia", 2), Leg(("attack", 1, 3), "ostia", 2))
    assert [way.moves() for way in Ways("", legs).to("ostia")] == [[("attack", 1, 0)]]


def test_a_worse_way_stays_if_one_can_stay_there_otherwise_only_by_it() -> None:
    legs = (Leg(("road",), "ostia", 1, stays=(HALT,)), Leg(("sea",), "ostia", 2, stays=(HALT, ("enter",))))
    assert len(Ways("roma", legs).to("ostia")) == 2


def test_risks_of_a_kind_come_from_all_the_places_that_bring_them() -> None:
    storm = [Risk("storm", "6b", whence=whence) for whence in (("capua", "roma"), ("capua", "ostia"))]
    legs = (Leg(("to", 1), "ostia", 1, risks=(storm[0],)), Leg(("to", 2), "nola", 2, 0, (storm[1],)))
    assert Ways("roma", legs).to("nola")[0].risks == (Risk("storm", "6b", whence=("capua", "roma", "ostia")),)


def test_risks_of_a_kind_add_up_as_chances_do() -> None:
    legs = (Leg(("to", 1), "ostia", 1, risks=(DIE,)), Leg(("to", 2), "nola", 2, 0, (DIE, Risk("storm", "6b"))))
    assert Ways("roma", legs).to("nola")[0].risks == (Risk("battle", "6a", 0.75), Risk("storm", "6b"))


@pytest.mark.parametrize(
    ("moves", "places"),
    [
        ([("to", 1), ("to", 2), HALT], ["ostia", "nola"]),
        ([HALT], []),
        ([("to", 1), HALT, ("to", 2)], None),
        ([("to", 3)], None),
    ],
)
def test_a_list_of_actions_is_a_way_or_none(moves: list[tuple[object, ...]], places: list[str] | None) -> None:
    legs = WAYS.along(moves)
    assert (None if legs is None else [leg.place for leg in legs]) == places


# ---- walking


def homes(**fields: object) -> dict[str, object]:
    """Player 1 in the first Province with three Armies, and nobody else near."""
    return {"owner": [0, -1, -1, 1, -1, -1][: len(PROVINCES)], "armies": [3, 0, 0, 2, 0, 0][: len(PROVINCES)], **fields}


def test_one_goes_to_a_place_by_a_single_action_which_the_record_holds() -> None:
    match = table(Turn(0), **homes())  # type: ignore[arg-type]
    goal = match.ways(0).goals[0]
    walk = match.go(0, goal)
    assert (walk.stopped, walk.played) == ("", [past.text for past in match.history])
    assert match.position.owner[PROVINCES.index(goal)] == 0


def test_out_of_reach_is_told_and_changes_nothing() -> None:
    match = table(Turn(0), **homes())  # type: ignore[arg-type]
    before = match.position.to_json()
    with pytest.raises(LookupError, match="out of reach"):
        match.go(0, "nowhere")
    assert match.position.to_json() == before


def test_whoever_is_not_asked_goes_nowhere() -> None:
    match = table(Turn(0), **homes())  # type: ignore[arg-type]
    assert match.ways(1).legs == ()
    with pytest.raises(IllegalAction):
        match.go(1, PROVINCES[0])


def test_a_forged_way_is_refused_at_its_first_action() -> None:
    match = table(Turn(0), **homes())  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        match.go(0, Way("nola", (Leg(("raise", 3), "nola", 0),)))
    assert match.history == []


def test_a_list_of_actions_stops_where_somebody_else_is_asked() -> None:
    match = table(Turn(1), Turn(0), **homes())  # type: ignore[arg-type]
    walk = match.walk(0, [("raise", 0), ("raise", 0)] if match.position.armies[0] < 3 else [("pass",), ("pass",)])
    assert (walk.stopped, len(walk.played)) == ("others", 1)


def test_what_is_hidden_from_a_seat_is_counted() -> None:
    match = table(Turn(0), hands=hands([SHIELD], [SHIELD, SHIELD]))
    one, other = hidden_from(match.position, 0), hidden_from(match.position, 1)
    assert one == other + 1  # the deck, and what the other holds
    assert TOY.ways(match.position, 0).at == ""
