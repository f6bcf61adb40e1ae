"""Chapters 1.4f, 4.3.1e, 8.2, 10.2-1, 10.2-2, 10.3.1, 10.4 and 10.5: who fights, under whom, with what."""

from __future__ import annotations

import pytest

from games.pax.battle_table import battle, enter, through, war
from games.pax.builder import Table, position
from romanum.games.pax.data.components import PLACE
from romanum.games.pax.rules.battle.frame import ATTACKER, Fight
from romanum.games.pax.rules.battle.special_units import legionary
from romanum.games.pax.state.errands import Battle, CardMoment
from romanum.games.pax.state.forces import go, strength
from romanum.games.pax.state.moves import AMPHIBIOUS, WALLS_ALONE
from rules import rule


@rule("10.2-1", "9.2.1g")
def test_the_active_army_pays_a_point_to_attack_and_an_interceptor_nothing() -> None:
    t = war({"genua": "carthage 6 heavy", "pisae": "rome 2 legion", "arretium": "rome 2 legion"})
    t.major("carthage", "genua", 6).play("carthage", "to pisae")
    assert t.g.mp == 5
    t.play("rome", "pass")
    t.roll(3, 3).play("rome", "stand")
    assert t.g.mp == 4
    assert t.g.running(Fight).sides == (t.side("carthage"), t.side("rome"))
    t = war({"genua": "carthage 6 heavy", "arretium": "rome 2 legion"})
    t.major("carthage", "genua", 6).play("carthage", "to pisae")
    t.roll(6, 6, 3, 3).play("rome", "intercept arretium", "ready")
    assert t.g.mp == 5
    assert t.g.running(Fight).sides == (t.side("rome"), t.side("carthage"))


@rule("10.2-2", "1.4f")
def test_who_leaves_before_the_battle_does_not_fight_and_the_attack_costs_nothing() -> None:
    t = war({"genua": "carthage 6 heavy", "pisae": "rome 2 legion"})
    t.major("carthage", "genua", 6).play("carthage", "to pisae")
    t.roll(4).play("rome", "withdraw", "ready")
    assert "to genua" not in t.offered("rome")  # whence the enemy came into the Battle Space
    t.play("rome", "to arretium", "halt")
    assert not t.events("battle-begins")
    assert t["arretium"] == "rome 2 legion"
    assert t.g.mp == 5


@rule("10.2-2", "9.3.3b")
def test_the_intercepted_do_not_withdraw() -> None:
    t = war({"genua": "carthage 6 heavy", "pisae": "rome 1 legion", "arretium": "rome 2 legion"})
    t.major("carthage", "genua", 6).play("carthage", "to pisae")
    t.roll(6, 6, 3, 3).play("rome", "intercept arretium", "ready")
    assert t.g.running(Fight).points == (12, 18)


def allied(rome: str, carthage: str, *dice: int) -> Table:
    """Rome and Carthage are allied and stand together at Messana; Greeks come from Syracuse."""
    places = {"syracuse": "greece 12 light", "messana": f"rome {rome} carthage {carthage}"}
    t = position(places, active="greece", allies=(("rome", "carthage"),))
    enter(t, "greece", "syracuse", "messana")
    return t.roll(*dice).push(Battle(t.g.mover, 0))


@rule("4.3.1e")
def test_allies_fight_as_one_under_the_best_leader() -> None:
    t = allied("2 legion rome_9", "1 heavy carthage_1", 3, 3)
    fight = t.g.running(Fight)
    assert fight.points == (12, 11)
    assert fight.sides[1] == t.side("carthage")
    assert t.events("battle-shifts")[0].facts["defence"] == 4
    assert t.asked == ("carthage",)


@rule("4.3.1e")
def test_of_equal_leaders_or_none_the_larger_army_decides_and_then_chance() -> None:
    assert decides(allied("2 legion rome_4", "1 heavy carthage_4", 3, 3)) == "rome"
    assert decides(allied("1 legion", "3 heavy", 3, 3)) == "carthage"
    assert decides(allied("3 light", "1 heavy", 1, 3, 3)) == "rome"
    assert decides(allied("3 light", "1 heavy", 2, 3, 3)) == "carthage"


def decides(t: Table) -> str:
    """The side that begun the defence."""
    return str(t.events("battle-begins")[0].facts["defender"])


@rule("4.3.1e", "10.3.2")
def test_a_loss_falls_on_the_ally_with_most_units_of_that_kind() -> None:
    t = allied("3 light", "2 light 1 heavy carthage_1", 5, 3)
    through(t, "TakeLosses")
    assert t.asked == ("carthage",)
    t.play("carthage", "lose light")
    assert t["messana"].startswith("rome 2 light; carthage 1 heavy 2 light")


@rule("8.2.1b", "9.1.2a")
def test_the_campaign_rating_is_added_to_the_die_by_land_and_not_at_sea() -> None:
    t = war({"pisae": "rome 2 legion rome_3"}).major("rome", "pisae", 2)
    assert t.g.mp == 7
    t = war({"pisae": "rome 2 legion"}).major("rome", "pisae", 2)
    assert t.g.mp == 2
    t = war({"pisae": "rome 2 galleys rome_3"}).expand("rome")
    t.play("rome", "major-fleet pisae", "bring-leader rome_3")
    assert t.g.mp == 0


@rule("8.2.4")
def test_the_highest_tactical_rating_counts_by_itself() -> None:
    t = battle("the_east 8 light the_east_4 the_east_5", "greece 4 light", 2, 5)
    assert t.step == "SpendShifts"
    assert t.events("battle-shifts")[0].facts["attack"] == 4  # 2:1, and 2


@rule("8.2.4", "10.3.5a")
def test_where_re_rolls_are_played_the_owner_names_the_leader_whose_ratings_count() -> None:
    t = battle("the_east 8 light the_east_4 the_east_5", "greece 4 light", optional=("re_rolls",))
    assert t.offered("the_east") == ["general the_east_4", "general the_east_5"]
    t.roll(2, 5).play("the_east", "general the_east_5")
    t.roll(3, 3).play("the_east", "try-re-roll")
    assert t.step == "WhichDie"  # 6 is no more than 1 and 5
    t.roll(3).play("the_east", "re-roll-own")
    assert t.events("battle-shifts")[0].facts["attack"] == 3
    t = battle("the_east 8 light the_east_4 the_east_5", "greece 4 light", optional=("re_rolls",))
    t.roll(2, 5).play("the_east", "general the_east_4").roll(3, 3).play("the_east", "try-re-roll")
    assert t.step == "ReRoll"  # it has failed, and Greece may try
    assert t.asked == ("greece",)


@rule("8.2.4")
def test_nobody_names_a_leader_who_is_no_better_in_any_way() -> None:
    t = battle("greece 8 light greece_3 greece_6", "the_east 4 light", 5, 2, optional=("re_rolls",))
    assert t.step == "SpendShifts"


@rule("10.3.1b")
def test_nobody_is_held_out_but_those_left_to_the_walls() -> None:
    places = {"pisae": "greece 6 light", "genua": "the_east 3 light 2 militia 1 hired_light 1 cavalry"}
    t = position(places, active="greece")
    enter(t, "greece", "pisae", "genua")
    t.roll(3, 3).push(Battle(t.g.mover, 0))
    assert t.events("battle-shifts")[0].facts["attack"] == 0
    assert t.g.running(Fight).points == (6, 7)
    t = position({"pisae": "greece 6 light", "genua": "the_east 3 light", "parma": "greece 5 light"}, active="greece")
    enter(t, "greece", "pisae", "genua")
    t.roll(3, 3).push(Battle(t.g.mover, 0))
    assert t.g.running(Fight).points == (6, 3)


@rule("10.4.5")
def test_marian_legions_are_worth_five_and_have_no_cavalry() -> None:
    for turn, points, horse in ((8, 16, 2), (9, 20, 0)):
        t = position({"pisae": "rome 4 legion"}, advanced=True, turn=turn, optional=("marian_legions",), mover=0)
        fight = Fight(0, 0, (0,), (), (0, 0), (0, 0), (0, 0))
        assert (strength(t.g, 0), legionary(t.g, fight, ATTACKER)) == (points, horse)
    t = position({"pisae": "rome 4 legion 1 reduced_legion"}, advanced=True, turn=9, mover=0)
    assert legionary(t.g, Fight(0, 0, (0,), (), (0, 0), (0, 0), (0, 0)), ATTACKER) == 2


@rule("10.4.6c")
def test_negated_cavalry_that_is_lost_counts_once() -> None:
    t = battle("carthage 6 light 1 elephants", "greece 5 light 1 cavalry")
    t.roll(1).play("carthage", "elephants 1")
    t.roll(3, 3).play("greece", "lose cavalry")
    assert t.events("battle-result")[0].facts["points"] == [6, 5]


@rule("10.5.2", "10.5.1")
def test_siege_expertise_is_bid_for_in_each_battle() -> None:
    t = battle("greece 12 light", "the_east city 3 light", treasury={"greece": 5, "the_east": 0})
    t.play("the_east", "use-walls").roll(3, 3).play("greece", "bid 2")
    assert t.g.running(Fight).siege == (1, 0)
    through(t)
    t.g.stack.clear()
    stack = t.g.mover
    go(t.g, stack, PLACE["genua"])
    t.push(Battle(stack, 0)).play("the_east", "use-walls")
    assert t.step == "SiegeBids"
    assert t.offered("greece") == ["bid 0", "bid 1", "bid 2", "bid 3"]
    t.roll(3, 3).play("greece", "bid 0")
    assert t.g.running(Fight).siege == (0, 0)
    assert t.g.treasury[t.power("greece")] == 3


@rule("10.5.1")
def test_equal_bids_are_paid_for_nothing() -> None:
    t = battle("greece 7 light", "the_east city 2 light", treasury={"greece": 3, "the_east": 2})
    t.play("the_east", "use-walls").play("greece", "bid 2").roll(3, 3).play("the_east", "bid 2")
    assert t.events("siege-bids")[0].facts["attack"] == 2
    assert (t.g.treasury[t.power("greece")], t.g.treasury[t.power("the_east")]) == (1, 0)
    assert t.events("battle-shifts")[0].facts["attack"] == 0


@rule("7.3.1d", "9.3.5c")
def test_against_the_walls_alone_nobody_is_asked_whether_to_use_them() -> None:
    t = battle("greece 9 light", "the_east town 2 light", 3, 3, flags=WALLS_ALONE)
    assert t.g.running(Fight).walls


@rule("10.4.6a", "10.2-4")
def test_the_defender_commits_and_rolls_first() -> None:
    t = battle("carthage 6 light 1 elephants", "the_east 6 light 1 elephants")
    assert t.asked == ("the_east",)
    t.play("the_east", "elephants 1").roll(5, 4, 3, 3).play("carthage", "elephants 1")
    assert [event.facts["side"] for event in t.events("elephants")] == ["the_east", "carthage"]
    assert "elephants" not in t["genua"]
    assert "1 elephants" in t["pisae"]


@rule("10.4.6c", "10.3.1g")
def test_cavalry_that_may_not_fight_is_not_negated() -> None:
    t = battle("greece 6 light 2 cavalry", "the_east 4 light 1 elephants", flags=AMPHIBIOUS)
    t.roll(2, 3, 3).play("the_east", "elephants 1")
    fight = t.g.running(Fight)
    assert fight.points == (6, 4)
    assert fight.base == (6, 4)


@rule("10.3.1f")
def test_at_walls_the_better_leader_is_worth_one_shift() -> None:
    t = battle("carthage 7 light carthage_1", "the_east city 2 light", 3, 3).play("the_east", "use-walls")
    assert t.events("battle-shifts")[0].facts["attack"] == 1


@rule("10.3.1k")
def test_whoever_has_fewer_shifts_speaks_first() -> None:
    t = position({"pisae": "greece 9 light", "genua": "the_east 3 light"}, active="greece", advanced=True)
    enter(t, "greece", "pisae", "genua")
    t.stop_at(CardMoment).roll(3, 3).push(Battle(t.g.mover, 0))
    assert t.waiting.power == t.power("the_east")
    assert t.skip().waiting.power == t.power("greece")
    t = position({"pisae": "greece 3 light", "genua": "the_east 9 light"}, active="greece", advanced=True)
    enter(t, "greece", "pisae", "genua")
    t.stop_at(CardMoment).roll(3, 3).push(Battle(t.g.mover, 0))
    assert t.waiting.power == t.power("greece")


@rule("10.4.2a", "10.3.2")
def test_cavalry_takes_no_losses_in_a_mountain_fortress() -> None:
    t = position({"ancyra": "greece 9 light", "iconium": "the_east 4 light 1 heavy 3 cavalry"}, active="greece")
    enter(t, "greece", "ancyra", "iconium")
    t.roll(6, 1).push(Battle(t.g.mover, 0))
    through(t, "TakeLosses")
    offered = t.offered(t.asked[0]) if t.asked else []
    assert "lose cavalry" not in offered
    through(t)
    assert "3 cavalry" in t["iconium"]
    assert "4 light" not in t["iconium"]


@rule("10.3.2")
def test_cavalry_left_out_of_a_landing_may_take_losses() -> None:
    t = battle("greece 4 light 2 cavalry", "the_east 4 light", 1, 6, flags=AMPHIBIOUS)
    through(t, "TakeLosses")
    assert "lose cavalry" in t.offered("greece")


@rule("8.2.4")
def test_leaders_whose_ratings_add_up_to_the_same_are_no_question() -> None:
    t = battle("carthage 8 light carthage_4 carthage_6", "the_east 4 light", 5, 2, optional=("re_rolls",))
    assert t.step == "SpendShifts"


@rule("10.3.5b")
def test_an_elite_leader_adds_one_to_a_die_of_his_side_that_is_rolled_again() -> None:
    for leader, own in (("greece_1", 4), ("greece_2", 3)):
        t = battle(f"greece 8 light {leader}", "the_east 4 light", 2, 5, optional=("re_rolls",))
        t.roll(1, 1).play("greece", "try-re-roll").roll(4).play("greece", "re-roll-own")
        assert t.events("re-rolled")[0].facts["die"] == own  # 4, less 1
    t = battle("greece 8 light greece_2", "the_east 4 light the_east_1", 2, 5, optional=("re_rolls",))
    t.roll(1, 1).play("greece", "try-re-roll").roll(1).play("greece", "re-roll-enemy")
    assert t.events("re-rolled")[0].facts["die"] == 3  # 1, and 1, and 1 for the Elite leader


@rule("10.7.6a")
def test_superiority_stops_a_retreat_only_on_a_one() -> None:
    for die, stopped in ((1, True), (2, False)):
        t = battle("greece 9 light 1 cavalry", "the_east 10 light", 5, 2)
        t.play("greece", "done").play("the_east", "retreat")
        t.roll(die).play("greece", "stop-them")
        assert t.events("stops-retreat")[0].facts["needed"] == 1
        through(t, "RetreatPath")
        assert (t.step == "RetreatPath") is not stopped


@rule("10.7.2", "9.2.1j")
def test_without_a_point_nobody_is_forced_out() -> None:
    t = battle("greece 10 light", "the_east 10 light", 5, 2, mp=0).play("the_east", "stay")
    assert t["genua"] == "the_east 5 light"
    assert t["pisae"] == "greece 8 light"


@rule("7.4.1a")
def test_an_attacker_who_is_wiped_out_takes_nothing() -> None:
    t = battle("greece 1 light", "the_east walls 1 1 light 2 cavalry", 6, 6)
    through(t, WallsInDefence="use-walls")
    assert t["genua"] == "the_east walls 1 2 cavalry"
    assert t["pisae"] == ""


@rule("10.4.6b")
def test_every_elephant_negates_another_unit() -> None:
    t = battle("carthage 6 light 2 elephants", "greece 5 light 3 cavalry")
    t.roll(2, 2, 3, 3).play("carthage", "elephants 2")
    assert t.g.running(Fight).negated == (0, 2)
    assert t.g.running(Fight).points == (6, 6)


@rule("10.4.4a", "10.4.6b", "10.4.6c")
@pytest.mark.parametrize(
    ("horse", "dice", "points", "edge"),
    [
        ("", (4,), 16, 1),
        ("", (2,), 16, 1),
        ("", (2, 2), 16, 0),
        (" 2 cavalry", (2, 2), 18, 3),
        (" 2 cavalry", (2, 2, 2), 17, 1),
    ],
)
def test_elephants_negate_the_cavalry_of_legions_before_any_other(
    horse: str, dice: tuple[int, ...], points: int, edge: int
) -> None:
    """Four Legions have two Cavalry Units, which count for nothing but Superiority and Supremacy."""
    t = battle(f"carthage 16 light {len(dice)} elephants", f"rome 4 legion{horse}", advanced=True, turn=3)
    t.stop_at(CardMoment).roll(*dice, 3, 3).play("carthage", f"elephants {len(dice)}")
    fight = t.g.running(Fight)
    assert (fight.points[1], fight.edge) == (points, (0, edge))
