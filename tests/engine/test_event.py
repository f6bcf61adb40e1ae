"""Events: what happened, and who may know what of it."""

import pytest

from romanum.engine.event import Asks, Event, Fact, Prompt, modifier
from romanum.engine.position import Position
from toy.steps import Spoils

DRAW = Event("draw", "4b", {"seat": "seat1"}, {"card": "shield"}, (1, 2))


@pytest.mark.parametrize("seat", [1, 2])
def test_the_eyes_it_is_for_read_the_secret(seat: int) -> None:
    assert DRAW.seen_by(seat) == Event("draw-known", "4b", {"seat": "seat1", "card": "shield"})


@pytest.mark.parametrize("seat", [0, 3, None])
def test_nobody_else_does(seat: int | None) -> None:
    assert DRAW.seen_by(seat) == Event("draw", "4b", {"seat": "seat1"})


def test_nobody_learns_whose_eyes_it_is_for() -> None:
    assert Event("look", "4b", {}, {}, (1,)).seen_by(0) == Event("look", "4b")


def test_a_public_event_is_the_same_for_all() -> None:
    battle = Event("battle", "6a", {"attack": 5})
    assert battle.seen_by(0) is battle.seen_by(None) is battle


def test_a_modifier_cites_its_rule() -> None:
    assert modifier("6b", "wall", -1) == {"rule": "6b", "what": "wall", "value": -1}


def test_what_is_told_does_not_change_with_the_position() -> None:
    g, armies = Position(), [1, 2]
    g.log = []
    g.tell("muster", "4c", armies=armies, dice=(6, 1))
    armies[0] = 0
    assert g.log == [Event("muster", "4c", {"armies": [1, 2], "dice": [6, 1]})]


def test_a_question_tells_its_facts_as_they_are_read_from_step_and_position() -> None:
    asks = Asks("loot", "loser", Fact("version", lambda step, g: g.version + step.seat))
    assert asks.prompt(Spoils(3, 1), Position()) == Prompt("loot", "6c", {"loser": 1, "version": 4})
