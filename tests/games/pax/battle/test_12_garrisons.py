"""Chapter 12.1: Garrisons."""

from __future__ import annotations

import pytest

from games.pax.march_table import board
from romanum.games.pax.state.errands import Battle
from rules import rule


@rule("12.1.1a")
def test_garrisons_alone_fall_without_loss_for_the_attackers_one_point() -> None:
    t = board({"arretium": "rome 2 legion", "parma": "carthage 3 garrison carthage_9"}).major("rome", "arretium", 4)
    t.play("rome", "to parma")
    assert t["parma"] == "rome 2 legion"
    assert t.g.mp == 2
    assert not t.saw(Battle)
    assert t.holder("parma") == "rome"


@rule("12.1.3")
def test_a_garrison_moves_alone_or_with_an_army_but_does_not_stay_in_the_mountains() -> None:
    t = board({"agrigentum": "rome 2 garrison", "lilybaeum": "rome 1 legion 1 garrison"}).activate("rome")
    t.roll(2).play("rome", "minor agrigentum", "to syracuse", "halt")
    assert t["syracuse"] == "rome 1 garrison"
    t.roll(3).play("rome", "major lilybaeum", "ready", "to panormus", "to henna")
    assert t["henna"] == "rome 1 legion 1 garrison"
    t = board({"agrigentum": "rome 1 legion 1 garrison"}).major("rome", "agrigentum", 4)
    t.play("rome", "to henna", "drop-off", "bring 1 garrison", "ready", "to messana", "halt")
    assert (t["henna"], t["messana"]) == ("", "rome 1 legion")


@rule("12.1.4a", "12.1.6")
@pytest.mark.parametrize(
    ("unit", "made"), [("legion", 3), ("heavy", 3), ("light", 2), ("reduced_legion", 1), ("reduced_heavy", 1)]
)
def test_units_become_garrisons_by_the_formula_and_move_on(unit: str, made: int) -> None:
    t = board({"arretium": f"rome 1 {unit} 1 cavalry"}).major("rome", "arretium", 3)
    t.play("rome", f"break-down 1 {unit}", "to parma", "halt")
    assert t["parma"] == f"rome 1 cavalry {made} garrison"


@rule("12.1.4b")
def test_a_light_infantry_dropped_at_venusia_becomes_two_garrisons() -> None:
    t = board({"tarentum": "greece 4 heavy 1 light"}).major("greece", "tarentum", 3)
    t.play("greece", "to venusia", "drop-off", "bring 1 light", "ready", "to paestum", "halt")
    assert t["venusia"] == "greece 1 light"
    t.play("greece", "minor venusia")
    assert t.offered("greece") == ["break-down 1 light"]
    t.play("greece", "break-down 1 light")
    assert t["venusia"] == "greece 2 garrison"
    assert t.g.minors == 1
    t.roll(1).play("greece", "minor venusia", "to barium")
    assert t["barium"] == "greece 1 garrison"


@rule("12.1.5")
def test_garrisons_come_only_from_units() -> None:
    t = board({"arretium": "rome 2 cavalry 1 garrison rome_4"}).major("rome", "arretium", 3)
    assert not [text for text in t.offered("rome") if text.startswith("break-down")]


@rule("12.1.7")
def test_neither_mercenaries_nor_militia_nor_soldiers_of_fortune_become_garrisons() -> None:
    t = board({"thapsus": "carthage 1 hired_heavy 1 hired_light 1 militia 1 light"}).major("carthage", "thapsus", 3)
    assert [text for text in t.offered("carthage") if text.startswith("break-down")] == ["break-down 1 light"]
    t = board({"arretium": "soldier_of_fortune 4 heavy 2 light"}, patrons={"soldier_of_fortune": "carthage"})
    t.activate("carthage").roll(3).play("carthage", "major-of soldier_of_fortune arretium", "ready")
    assert not [text for text in t.offered("carthage") if text.startswith("break-down")]
