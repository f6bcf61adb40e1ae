"""Chapters 7.3 to 7.5 and 10.5: walls, sieges, capture, sack."""

from __future__ import annotations

from games.pax.battle_table import battle, enter
from games.pax.builder import Table, position
from romanum.games.pax.rules.battle.frame import Fight
from romanum.games.pax.state.errands import Capture
from rules import rule


@rule("7.3.1a", "7.3.1b", "7.3.3", "10.2-3", "10.3.4", "10.4.2a")
def test_walls_add_their_points_and_keep_cavalry_out() -> None:
    t = battle("greece 9 light 3 cavalry", "the_east city 2 light 1 cavalry", 5, 2)
    assert t.offered("the_east") == ["use-walls", "open-field"]
    t.play("the_east", "use-walls")
    fight = t.g.running(Fight)
    assert fight.points == (9, 7)
    assert fight.base == (9, 7)
    assert fight.edge == (0, 0)
    t.play("greece", "done")
    assert t.step == "TakeLosses"  # nobody retreats from behind walls; 50 % of 7
    t.play("the_east", "lose-walls")
    assert t.g.stack[-2].left == 2
    assert "lose cavalry" not in t.offered("the_east")


@rule("7.3.1c", "7.3.1d")
def test_walls_left_out_are_fought_alone_after_a_retreat() -> None:
    t = battle("greece 10 light", "the_east town 10 light", 5, 2).play("the_east", "open-field")
    assert t.g.running(Fight).points == (10, 10)
    t.play("the_east", "retreat")
    t.roll(6, 1)
    t.play("the_east", "retreat-to placentia")
    assert len(t.events("battle-begins")) == 2
    assert t.g.mp == 4


@rule("7.3.1d", "7.3.5", "7.4.2")
def test_walls_at_their_least_fall_without_a_fight_once_their_defenders_have_retreated() -> None:
    t = battle("greece 10 light", "the_east walls 1 10 light", 5, 2).play("the_east", "open-field")
    t.play("the_east", "retreat").play("the_east", "retreat-to placentia")
    assert len(t.events("battle-begins")) == 1
    t.play("greece", "take-city", "spare")
    assert t["genua"] == "greece walls 1 8 light"


@rule("7.3.5", "7.4.1a", "7.4.1b", "7.3.4", "7.5.1a")
def test_a_bare_town_is_taken_at_its_least() -> None:
    t = battle("greece 6 light", "the_east town", 6, 1).play("greece", "done")
    assert t.step == "SackOrSpare"
    t.play("greece", "spare")
    assert t["genua"] == "greece walls 1 5 light"
    assert t.holder("genua") == "greece"


@rule("7.4.4", "10.7.7a")
def test_who_does_not_take_a_city_goes_back() -> None:
    t = battle("greece 6 light", "the_east city", 3, 3)
    assert t["pisae"].startswith("greece")
    assert t["genua"] == "the_east walls 4"


@rule("7.4.1c", "10.4.2b")
def test_cavalry_and_elephants_in_a_captured_town_are_eliminated() -> None:
    t = battle("greece 10 light", "the_east walls 1 1 light 2 cavalry 1 elephants", 6, 1)
    t.play("the_east", "use-walls").play("greece", "done")
    t.play("greece", "spare")
    assert t["genua"] == "greece walls 1 9 light"


def bare(units: str, **fields: object) -> Table:
    """An Army is about to move into a bare City at its least."""
    t = position({"pisae": units, "genua": "the_east walls 3"}, active=units.split()[0], **fields)  # type: ignore[arg-type]
    enter(t, units.split()[0], "pisae", "genua")
    return t.push(Capture(t.g.mover))


@rule("7.4.2")
def test_an_open_city_may_be_declined() -> None:
    t = bare("greece 2 light")
    assert t.offered("greece") == ["take-city", "leave-city"]
    t.play("greece", "leave-city")
    assert t["genua"] == "the_east walls 3"
    assert t["pisae"] == "greece 2 light"


@rule("7.5.1a", "7.5.2a", "7.5.3")
def test_a_sack_pays_a_die_and_the_army_must_roll_to_go_on() -> None:
    t = bare("greece 2 light greece_4").play("greece", "take-city")
    t.roll(5, 3, 4).play("greece", "sack")
    assert t.g.treasury[t.power("greece")] == 3
    assert t.g.mp == 4
    t = bare("greece 2 light greece_4").play("greece", "take-city")
    t.roll(5, 6, 5).play("greece", "sack")
    assert t.g.treasury[t.power("greece")] == 6
    assert t.g.mp < 0


@rule("7.5.1b", "7.5.2b")
def test_mercenaries_help_a_sack_and_take_half() -> None:
    t = bare("greece 2 light greece_4").play("greece", "take-city")
    t.roll(4, 4).play("greece", "sack")
    assert t.g.treasury[t.power("greece")] == 0
    t = bare("greece 1 light 1 hired_light greece_4").play("greece", "take-city")
    t.roll(4, 5, 4).play("greece", "sack")
    assert t.g.treasury[t.power("greece")] == 2


@rule("10.5.1", "10.3.1h")
def test_the_higher_secret_bid_has_a_shift_and_both_pay() -> None:
    t = battle("greece 7 light", "the_east city 2 light", treasury={"greece": 3, "the_east": 2})
    t.play("the_east", "use-walls")
    assert set(t.asked) == {"greece", "the_east"}
    t.play("greece", "bid 2")
    assert t.known("the_east").bids[t.power("greece")] != 2
    t.roll(3, 3).play("the_east", "bid 1")
    assert t.g.running(Fight).siege == (1, 0)
    assert (t.g.treasury[t.power("greece")], t.g.treasury[t.power("the_east")]) == (1, 1)


@rule("10.5.3")
def test_who_lands_does_not_bid() -> None:
    from romanum.games.pax.state.moves import AMPHIBIOUS

    both = {"greece": 3, "the_east": 2}
    t = battle("greece 7 light", "the_east city 2 light", flags=AMPHIBIOUS, treasury=both).play("the_east", "use-walls")
    assert t.asked == ("the_east",)


@rule("12.3.1", "12.3.2a", "12.3.2b", "14.2.1d")
def test_a_defeat_at_home_raises_militia() -> None:
    t = position({"genua": "greece 9 light", "pisae": "rome 4 light"}, active="greece", stability={"rome": 3})
    enter(t, "greece", "genua", "pisae")
    from romanum.games.pax.state.errands import Battle

    t.roll(5, 1).push(Battle(t.g.mover, 0)).play("greece", "done").play("rome", "stay").play("greece", "pass")
    assert t.offered("rome") == ["raise-militia", "pass"]
    t.roll(5).play("rome", "raise-militia")
    assert t.g.stability[t.power("rome")] == 2
    assert "militia pisae" in t.offered("rome")
    t.play("rome", "militia rome", "militia rome", "militia arretium")
    assert t["rome"] == "rome 2 militia"


@rule("7.3.1a", "17.2-ALLIANCE-PERGAMUM-a", "7.3.7")
def test_pergamums_ally_says_whether_its_walls_are_used() -> None:
    t = battle("greece 10 light", "pergamum town 2 heavy", 5, 2, patrons={"pergamum": "rome"})
    assert t.offered("rome") == ["use-walls", "open-field"]
    t = battle("greece 10 light", "pergamum town 2 heavy", 5, 2)
    assert t.g.running(Fight).walls
