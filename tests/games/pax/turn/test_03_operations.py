"""Chapters 3.2.F3, 3.5.1 and 14.2.2: the Operation of an Activation."""

from __future__ import annotations

from typing import Any

from games.pax.builder import Table, position
from romanum.games.pax.rules.turn.operations import ChooseOperation, begin_expansion
from romanum.games.pax.state.errands import CardMoment, Operations
from romanum.games.pax.state.moves import ANY_MOMENT
from rules import rule

HOME = {"rome": "rome city 2 legion", "carthago": "carthage city 1 heavy", "capua": "rome town 1 legion"}


def choosing(power: str = "rome", board: dict[str, str] | None = None, **more: Any) -> Table:
    """A power that has paid for its marker."""
    treasury = {"rome": 9, "carthage": 9}
    t = position({**HOME, **(board or {})}, scenario="ii", treasury=treasury, active=power, **more)
    return t.stop_at(CardMoment).push(Operations(t.power(power)))


@rule("3.2.F3")
def test_one_operation_expansion_or_recruitment_or_none() -> None:
    t = choosing()
    assert t.offered("rome") == ["expansion", "recruitment", "done"]
    t.play("rome", "done")
    assert t.g.stack == []


@rule("3.2.F3", "6.2.1")
def test_who_recruits_does_nothing_else() -> None:
    t = choosing().play("rome", "recruitment", "recruit-land", "muster italia", "raise legion rome", "done")
    assert (t["rome"], t.g.stack) == ("rome city 3 legion", [])


@rule("3.2.F3")
def test_cards_may_be_played_before_the_operation_is_chosen() -> None:
    t = choosing(advanced=True)
    assert t.waiting == CardMoment(ANY_MOMENT, 0, -1)
    assert t.skip().step == "ChooseOperation"


@rule("3.5.1a")
def test_expansion_is_one_major_and_two_minor_moves_in_any_order() -> None:
    t = choosing(board={"pisae": "rome 1 garrison", "genua": "rome 1 garrison"}).play("rome", "expansion")
    assert (t.g.majors, t.g.minors) == (1, 2)
    t.play("rome", "town pisae")
    assert (t.g.majors, t.g.minors) == (1, 1)
    assert "major rome" in t.offered("rome")
    t.play("rome", "town genua")
    assert t.g.minors == 0
    assert not [text for text in t.offered("rome") if text.startswith(("minor", "city", "town"))]
    assert "major rome" in t.offered("rome")


@rule("3.5.1a")
def test_any_of_them_may_be_left_unused() -> None:
    t = choosing().play("rome", "expansion", "done")
    assert t.g.stack == []


@rule("3.5.1a")
def test_no_second_major_move_but_for_a_conqueror() -> None:
    t = choosing()
    begin_expansion(t.g, 0)
    assert (t.g.majors, t.g.conquests) == (1, 0)
    t = choosing(conquerors=0b01)
    begin_expansion(t.g, 0)
    assert (t.g.majors, t.g.conquests) == (1, 1)


@rule("3.5.1b")
def test_a_minor_move_moves_builds_or_hires_in_the_standard_game() -> None:
    board = {"utica": "carthage 1 light", "hippo_regius": "carthage 1 garrison"}
    t = choosing("carthage", board).play("carthage", "expansion")
    verbs = {text.split()[0] for text in t.offered("carthage")}
    assert {"minor", "town", "hire"} <= verbs


@rule("3.5.1c")
def test_in_the_advanced_game_it_moves_or_builds() -> None:
    board = {"utica": "carthage 1 light", "hippo_regius": "carthage 1 garrison"}
    t = choosing("carthage", board, advanced=True).skip().play("carthage", "expansion")
    verbs = {text.split()[0] for text in t.offered("carthage")}
    assert {"minor", "town"} <= verbs
    assert "hire" not in verbs


# ---- disbanding


def disbanding(**more: Any) -> Table:
    board = {"capua": "rome 2 legion 1 reduced_legion 1 light"}
    return choosing(board=board, **{"advanced": True, "optional": ("disbanding",), **more})


@rule("14.2.2")
def test_lg_and_hi_may_be_sent_home_as_the_first_act() -> None:
    t = disbanding().skip()
    assert [text for text in t.offered("rome") if text.startswith("disband")] == [
        "disband legion rome",
        "disband legion capua",
        "disband reduced_legion capua",
    ]
    t.play("rome", "disband legion capua", "disband reduced_legion capua", "expansion")
    assert t["capua"] == "rome 1 legion 1 light"
    assert not [text for text in t.offered("rome") if text.startswith("disband")]
    assert t.is_sound()


@rule("14.2.2")
def test_only_where_it_is_played_and_in_the_advanced_game() -> None:
    for t in (disbanding(optional=()).skip(), disbanding(advanced=False)):
        assert not [text for text in t.offered("rome") if text.startswith("disband")]


@rule("14.2.2")
def test_mercenaries_are_not_disbanded() -> None:
    t = choosing("carthage", {"utica": "carthage 2 hired_heavy"}, advanced=True, optional=("disbanding",)).skip()
    assert "disband hired_heavy utica" not in t.offered("carthage")
    assert isinstance(t.g.stack[-1], ChooseOperation)
