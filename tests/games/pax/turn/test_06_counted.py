"""Chapters 6.2, 6.4 and 14.2.2: what counts when units are raised or sent home."""

from __future__ import annotations

from games.pax.builder import position
from romanum.games.pax.data.components import HEAVY, LEGION, LIGHT, PLACE
from romanum.games.pax.rules.turn.grounds import above_maximum
from romanum.games.pax.rules.turn.new_units import means
from romanum.games.pax.rules.turn.operations import disband
from romanum.games.pax.rules.turn.recruitment import why_no_recruitment
from romanum.games.pax.state import plans
from romanum.games.pax.state.stability import manpower_maximum
from rules import rule


@rule("6.4.2")
def test_light_infantry_that_is_ordered_is_no_heavy_infantry() -> None:
    t = position({"carthago": "carthage 3 heavy 2 light"}, treasury={"carthage": 30})
    power = t.power("carthage")
    plans.open_plans(t.g)
    assert means(t.g, power).heavies == 3
    plans.write(t.g, power, plans.RAISE, LIGHT, PLACE["carthago"])
    assert means(t.g, power).heavies == 3
    plans.write(t.g, power, plans.RAISE, HEAVY, PLACE["carthago"])
    assert means(t.g, power).heavies == 4


@rule("6.4.3")
def test_nobody_but_carthage_is_held_to_its_manpower_maximum() -> None:
    t = position({})
    for name, is_held in (("rome", False), ("greece", False), ("the_east", False), ("carthage", True)):
        power = t.power(name)
        refusal = above_maximum(t.g, power, manpower_maximum(t.g, power))
        assert (refusal is not None) == is_held
    assert above_maximum(t.g, t.power("carthage"), manpower_maximum(t.g, t.power("carthage")) - 1) is None


@rule("6.2.1")
def test_a_recruitment_may_be_of_land_units_alone() -> None:
    """A Talent pays for Light Infantry and for no Squadron."""
    t = position({"carthago": "carthage 1 heavy"}, treasury={"carthage": 1})
    assert why_no_recruitment(t.g, t.power("carthage")) is None
    t = position({"carthago": "carthage 1 heavy"})
    refusal = why_no_recruitment(t.g, t.power("carthage"))
    assert refusal is not None
    assert refusal.code == "nothing-to-raise"


@rule("14.2.2", "5.1.1a")
def test_a_space_from_which_the_last_is_sent_home_is_nobodys() -> None:
    t = position({"utica": "rome 1 legion"}, advanced=True, optional=("disbanding",))
    assert t.holder("utica") == "rome"
    disband(t.g, t.power("rome"), LEGION, PLACE["utica"])
    assert t.holder("utica") == "carthage"
