"""A place that cannot be come to now is told with what leads there instead."""

from __future__ import annotations

from games.pax.march_table import MarchTable, board
from rules import rule


def afar(t: MarchTable, power: str, text: str) -> tuple[str, str]:
    """The rule and the words by which a place is out of reach."""
    step = t.g.stack[-1]
    found = step.out_of_reach(t.g, t.seat(power), t.game.vocabulary.read(text))
    assert found is not None
    return found.rule, t.game.words.say(f"why-{found.code}", {**found.facts, "rule": found.rule})


@rule("9.2.1a", "9.2.1k")
def test_how_far_it_is_by_land_or_that_the_way_goes_step_by_step() -> None:
    t = board({"arretium": "carthage 4 heavy"}).major("carthage", "arretium", 2)
    rule_, words = afar(t, "carthage", "to lutetia")
    assert rule_ == "9.2.1k"
    assert words.startswith("Lutetia is ")
    assert words.endswith(f" MP away by land (left: {t.g.mp}).")
    t = board({"arretium": "carthage 4 heavy"}).major("carthage", "arretium", 6)
    assert afar(t, "carthage", "to capua")[1] == "Capua is more than one step away: march there step by step."


@rule("11.3.2a")
def test_what_lies_over_the_sea_is_come_to_from_a_port() -> None:
    t = board({"pisae": "carthage 4 heavy 4 galleys"}).major("carthage", "pisae", 6)
    assert afar(t, "carthage", "to olbia")[1] == "Olbia lies over the sea: Embark here."
    t = board({"arretium": "carthage 4 heavy"}).major("carthage", "arretium", 6)
    assert "lies over the sea: march to " in afar(t, "carthage", "to olbia")[1]


@rule("11.3.3")
def test_what_lies_inland_is_come_to_from_the_nearest_port() -> None:
    t = board({"pisae": "carthage 4 galleys"}).fleet("carthage", "pisae")
    assert afar(t, "carthage", "sail-to arretium")[1].startswith("Arretium lies inland: sail to ")
    assert afar(t, "carthage", "sail-to carthago")[1].endswith("sail there leg by leg.")
