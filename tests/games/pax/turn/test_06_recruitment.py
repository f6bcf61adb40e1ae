"""Chapters 3.2.F3a and 6.2.1: Recruitment: Land Units or ships, at once."""

from __future__ import annotations

from typing import Any

from games.pax.builder import Table, position
from romanum.games.pax.rules.turn.operations import ChooseOperation
from romanum.games.pax.rules.turn.recruitment import Recruit
from rules import rule

HOME = {"rome": "rome 1 legion", "carthago": "carthage 1 heavy"}


def table(board: dict[str, str] | None = None, talents: int = 9, **more: Any) -> Table:
    return position({**HOME, **(board or {})}, scenario="ii", treasury={"rome": talents}, **more)


@rule("3.2.F3a")
def test_one_recruitment_is_for_land_units_or_for_ships() -> None:
    t = table({"tarentum": "rome 1 garrison"}).push(Recruit(0)).play("rome", "recruit-land")
    assert not [text for text in t.offered("rome") if text.startswith("build")]
    t = table({"tarentum": "rome 1 garrison"}).push(Recruit(0)).play("rome", "recruit-ships")
    assert not [text for text in t.offered("rome") if text.startswith(("raise", "muster"))]


@rule("3.2.F3a", "6.2.1")
def test_what_is_raised_stands_at_once_and_is_paid_at_once() -> None:
    t = table().push(Recruit(0)).play("rome", "recruit-land", "muster italia", "raise legion capua")
    assert (t["capua"], t.g.treasury[0]) == ("rome 1 legion", 7)


@rule("3.2.F3a")
def test_rebuilding_belongs_to_land_units() -> None:
    t = table({"capua": "rome 1 reduced_legion"}).push(Recruit(0)).play("rome", "recruit-land")
    assert "rebuild reduced_legion capua" in t.offered("rome")
    t = table({"capua": "rome 1 reduced_legion"}).push(Recruit(0)).play("rome", "recruit-ships")
    assert "rebuild reduced_legion capua" not in t.offered("rome")


@rule("3.2.F3a")
def test_nobody_recruits_without_talents() -> None:
    t = table(talents=0).push(ChooseOperation(0))
    assert t.refused("rome", "recruitment").rule == "6.2.1"
