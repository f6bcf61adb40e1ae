"""Chapters 12.3 and 14.2.1d: Militia."""

from __future__ import annotations

from games.pax.battle_table import enter
from games.pax.builder import Table, position
from romanum.games.pax.data.components import MILITIA
from romanum.games.pax.rules.turn import removal
from romanum.games.pax.state.errands import Battle, RaiseMilitia
from rules import rule


def beaten(pisae: str = "rome 4 light", stability: int = 3, **fields: object) -> Table:
    """Greeks have beaten Romans at Pisae, who stay there."""
    places = {"genua": "greece 9 light", "pisae": pisae}
    t = position(places, active="greece", stability={"rome": stability}, **fields)  # type: ignore[arg-type]
    enter(t, "greece", "genua", "pisae")
    t.roll(5, 1).push(Battle(t.g.mover, 0))
    while t.asked and t.step not in ("RaiseOrNot", ""):
        choice = {"SpendShifts": "done", "RetreatOrStay": "stay", "ForceOut": "pass", "TakeLosses": "lose-cheapest"}
        t.play(t.asked[0], choice[t.step])
    return t


@rule("12.3.2a", "14.2.1d")
def test_a_roll_of_five_in_unrest_gives_two_militia_and_a_roll_of_one_none() -> None:
    t = beaten(stability=-3).roll(5).play("rome", "raise-militia")
    assert t.g.stability[t.power("rome")] == -4
    t.play("rome", "militia rome", "militia capua")
    assert (t["rome"], t["capua"]) == ("rome 1 militia", "rome 1 militia")
    assert t.step != "PlaceMilitia"
    t = beaten(stability=-3).roll(1).play("rome", "raise-militia")
    assert t.g.stability[t.power("rome")] == -4
    assert t.step != "PlaceMilitia"
    t = beaten(stability=3).roll(1).play("rome", "raise-militia", "militia rome")
    assert t["rome"] == "rome 1 militia"


@rule("12.3.1", "12.3.2a")
def test_none_are_raised_in_turmoil() -> None:
    from romanum.games.pax.state.position import TURMOIL
    from romanum.games.pax.state.stability import stability_range

    t = beaten(stability=-9)
    assert stability_range(t.g, t.power("rome")) == TURMOIL
    assert t.step != "RaiseOrNot"


@rule("12.3.1")
def test_who_lost_nothing_but_militia_raises_none() -> None:
    assert beaten("rome 4 militia").step != "RaiseOrNot"
    assert beaten("rome 1 militia 3 light").step == "RaiseOrNot"


@rule("12.3.1")
def test_a_defeat_of_walls_alone_raises_militia() -> None:
    t = position({"genua": "greece 9 light", "pisae": "rome city"}, active="greece")
    enter(t, "greece", "genua", "pisae")
    t.roll(5, 1).push(Battle(t.g.mover, 0)).play("greece", "done")
    assert t.step == "RaiseOrNot"


@rule("12.3.1")
def test_a_defeat_abroad_raises_none() -> None:
    t = position({"messana": "greece 9 light", "syracuse": "rome 4 light"}, active="greece", stability={"rome": 3})
    enter(t, "greece", "messana", "syracuse")
    t.roll(5, 1).push(Battle(t.g.mover, 0)).play("greece", "done").play("rome", "stay").play("greece", "pass")
    assert t.events("battle-result")
    assert t.step != "RaiseOrNot"


@rule("12.3.2b")
def test_they_appear_only_where_no_enemy_unit_stands() -> None:
    places = {
        "genua": "greece 9 light",
        "pisae": "rome 4 light",
        "capua": "greece greece_4",
        "rhegium": "greece 1 galleys",
        "neapolis": "greece town",
    }
    t = position(places, active="greece")
    t.roll(6).push(RaiseMilitia(t.power("rome"), True))
    offered = t.offered("rome")
    assert "militia pisae" in offered
    barred = ("genua", "capua", "rhegium", "neapolis", "carthago")
    assert not {f"militia {place}" for place in barred} & set(offered)


@rule("12.3.3a")
def test_militia_never_leaves_its_home_not_even_to_retreat() -> None:
    places = {"rhegium": "rome 2 militia 8 light", "messana": "", "croton": "greece 12 light"}
    t = position(places, active="greece")
    enter(t, "greece", "croton", "rhegium")
    t.roll(6, 1).push(Battle(t.g.mover, 0))
    while t.step != "RetreatPath":
        choice = {"SpendShifts": "done", "RetreatOrStay": "retreat", "TakeLosses": "lose light"}
        t.play(t.asked[0], choice[t.step])
    ways = t.offered("rome")
    assert "retreat-to paestum" in ways
    assert "retreat-to messana" not in ways


@rule("12.3.3a")
def test_without_militia_the_strait_is_open_to_a_retreat() -> None:
    places = {"rhegium": "rome 10 light", "messana": "", "croton": "greece 12 light"}
    t = position(places, active="greece")
    enter(t, "greece", "croton", "rhegium")
    t.roll(6, 1).push(Battle(t.g.mover, 0))
    while t.step != "RetreatPath":
        choice = {"SpendShifts": "done", "RetreatOrStay": "retreat", "TakeLosses": "lose light"}
        t.play(t.asked[0], choice[t.step])
    assert "retreat-to messana" in t.offered("rome")


@rule("12.3.3b")
def test_once_an_activation_a_card_not_counted_and_gone_in_the_next_removal_phase() -> None:
    t = beaten().roll(5).play("rome", "raise-militia", "militia rome", "militia rome", "militia rome")
    t.push(RaiseMilitia(t.power("rome"), False))
    assert t.step != "RaiseOrNot"
    t.roll(1).push(RaiseMilitia(t.power("rome"), True))
    assert t.step == "PlaceMilitia"
    t.play("rome", "militia rome")
    assert t["rome"] == "rome 4 militia"
    t.g.militia_raised = 0
    t.push(RaiseMilitia(t.power("rome"), False))
    assert t.step == "RaiseOrNot"
    t.play("rome", "pass")
    removal.begin(t.g)
    assert t["rome"] == ""
    assert not sum(t.g.units[MILITIA :: len(t.g.units) // len(t.g.at)])


@rule("12.3.1", "12.4.4a")
def test_a_defeat_of_his_soldier_of_fortune_at_home_raises_militia() -> None:
    places = {"ambracia": "rome 6 legion", "larissa": "greece 2 heavy soldier_of_fortune 2 heavy soldier_of_fortune"}
    t = position(places, active="rome", patrons={"soldier_of_fortune": "greece"})
    enter(t, "rome", "ambracia", "larissa")
    t.roll(6, 1, 3, 3).push(Battle(t.g.mover, 0))
    while t.asked and t.step != "RaiseOrNot":
        t.play(t.asked[0], t.offered(t.asked[0])[-1])
    assert t.asked == ("greece",)
