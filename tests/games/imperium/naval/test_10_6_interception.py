"""10.6: fleets in port intercept those that sail by: who may, what the die must show, and the battle that follows."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.naval_voyages import sail, segment
from romanum.engine.secrecy import masked
from romanum.games.imperium.data.hexes import DEEP, PLACE
from romanum.games.imperium.rules.naval.combat.interception import InterceptionAtSea, in_order_of_dice
from romanum.games.imperium.rules.naval.combat.interceptors import FAR, can_intercept, distance, needed, way_of
from romanum.games.imperium.state.errands import (
    LeaderTaken,
    NavalBattle,
    Proclaimed,
    Reckoning,
    SeaInterception,
    SiegesSeen,
)
from romanum.games.imperium.state.forces import put
from romanum.games.imperium.state.marks import (
    ACTIVE_FORCE,
    AT_SEA,
    CALLED,
    CUTS_GRAIN,
    FOUGHT,
    INSIDE,
    INTERCEPTED,
    MOVED,
    SHELTERED,
)
from rules import rule

PORT = "b4320"
"""Brundisium, Pompey's."""
NEAR, MIDDLE, FOUR, FIVE = "b4319", "b4219", "b4118", "b4018"
"""Waters to the north of it: 1, 2, 3 and 4 MP away."""


def voyage(board: dict[str, str], place: str, name: str = "caesar", **fields: object) -> Table:
    """A fleet under way has come to a place; what other parts do is passed over."""
    number = int(fields.pop("scenario", 6))  # type: ignore[call-overload]
    month = "May 49 BC" if number == 6 else ""
    t = position(board, scenario=number, month=month, **fields)  # type: ignore[arg-type]
    mover = t.g.mover = t.stack(name, place)
    t.g.mark[mover] |= ACTIVE_FORCE
    t.stop_at(NavalBattle, Reckoning, SiegesSeen, LeaderTaken, Proclaimed)
    return t.push(SeaInterception(mover, PLACE[place]))


def meeting(place: str = NEAR, of_pompey: str = "2 18-30-b", **fields: object) -> Table:
    """Caesar's fleets sail past Brundisium."""
    return voyage({place: "caesar 3 18-30-b", PORT: f"pompey {of_pompey}"}, place, "caesar", **fields)


# ---- who may


@rule("10.6a")
def test_a_fleet_that_comes_within_six_mp_may_be_intercepted() -> None:
    t = meeting()
    assert (t.asked, t.offered("pompey")) == (("pompey",), [f"sail-against {PORT}", "pass"])
    t.play("pompey", "pass")
    assert t.g.stack == []


@rule("10.6a")
def test_beyond_six_mp_nobody_is_asked() -> None:
    t = position({PORT: "pompey 1 18-30-b"}, scenario=6)
    assert [distance(t.g, PLACE[PORT], PLACE[place]) for place in (PORT, NEAR, MIDDLE, FOUR, FIVE)] == [0, 1, 2, 3, 4]
    assert distance(t.g, PLACE[PORT], PLACE["a3718"]) == 6
    assert distance(t.g, PLACE[PORT], PLACE["a3517"]) == FAR


@rule("10.6a")
def test_friends_and_those_at_peace_are_not_asked() -> None:
    assert voyage({NEAR: "numidia 1 18-30-b", PORT: "pompey 2 18-30-b"}, NEAR, "numidia").g.stack == []
    assert voyage({NEAR: "caesar 1 18-30-b", "b6426": "egypt 2 18-30-b"}, NEAR).g.stack == []


@rule("10.7.4h", "10.6a")
def test_a_fleet_that_has_won_on_its_own_voyage_does_not_intercept_afterwards() -> None:
    t = position({NEAR: "caesar 3 18-30-b", PORT: "pompey 2 18-30-b"}, scenario=6, month="May 49 BC")
    own, mover = t.stack("pompey", PORT), t.stack("caesar", NEAR)
    assert can_intercept(t.g, own, mover, PLACE[NEAR])
    t.g.mark[own] |= MOVED | FOUGHT
    assert not can_intercept(t.g, own, mover, PLACE[NEAR])


@rule("10.4.3a", "10.6a")
@pytest.mark.parametrize(("aboard", "lands", "puts_out"), [("1 20-10-b", True, False), ("pompey", False, True)])
def test_a_fleet_that_has_put_troops_ashore_does_not_put_out_again(aboard: str, lands: bool, puts_out: bool) -> None:
    """A leader who goes ashore binds nobody."""
    t = segment({PORT: f"pompey 2 18-30-b aboard {aboard}", FIVE: "caesar 3 18-30-b"}, "pompey")
    sail(t, "pompey", f"sail {PORT}", f"to {NEAR}", f"to {PORT}")
    sail(t, "pompey", *([f"land {PORT}"] if lands else ["set-ashore pompey", "halt"]))
    assert "20-10-b" in t[PORT].split(" | ")[-1] or not lands
    own, mover = t.stack("pompey", PORT), t.stack("caesar", FIVE)
    put(t.g, mover, PLACE[NEAR])
    assert can_intercept(t.g, own, mover, PLACE[NEAR]) is puts_out


@rule("10.6b", "10.6g")
def test_each_fleet_tries_once_and_a_failure_lets_the_others_sail_on() -> None:
    t = meeting(MIDDLE).roll(1)
    t.g.mark[t.stack("pompey", PORT)] |= MOVED
    assert needed(t.g, t.stack("pompey", PORT), PLACE[MIDDLE]) == 2
    t.play("pompey", f"sail-against {PORT}", "put-out")
    assert t.events("sea-interception")[0].facts["won"] == "no"
    assert t.g.stack == []
    assert t.g.mark[t.g.mover] & ACTIVE_FORCE
    stack = t.stack("pompey", PORT)
    assert t.g.mark[stack] & INTERCEPTED
    assert not can_intercept(t.g, stack, t.g.mover, PLACE[MIDDLE])
    assert t[PORT] == "pompey 2 18-30-b"


@rule("10.6c")
def test_nobody_is_intercepted_on_the_deep_sea() -> None:
    """Three MP off Carthago, where any die but a 1 or 2 would do."""
    carthago, deep, shallow = "a3628", "a3626", "a3726"
    assert (DEEP[PLACE[deep]], DEEP[PLACE[shallow]]) == (True, False)
    t = voyage({deep: "caesar 1 18-30-b", carthago: "pompey 2 18-30-b"}, deep)
    assert (distance(t.g, PLACE[carthago], PLACE[deep]), t.g.stack) == (3, [])
    assert voyage({shallow: "caesar 1 18-30-b", carthago: "pompey 2 18-30-b"}, shallow).asked == ("pompey",)


@rule("10.6d")
def test_only_from_a_friendly_port() -> None:
    assert voyage({NEAR: "caesar 1 18-30-b", "b4421": "pompey 2 18-30-b"}, NEAR).g.stack == []
    assert voyage({NEAR: "caesar 1 18-30-b", "b4418": "pompey 2 18-30-b"}, NEAR).g.stack == []


@rule("10.6d", "17.2.2b")
def test_not_from_a_blockaded_one_though_from_one_that_is_only_besieged() -> None:
    shut = "pompey inside 1 18-30-b | pompey inside 1 4-12 | caesar 3 20-10-a"
    assert voyage({NEAR: "caesar 3 18-30-b", PORT: f"{shut} | caesar 2 18-30-b"}, NEAR).g.stack == []
    t = voyage({NEAR: "caesar 3 18-30-b", PORT: shut}, NEAR)
    t.roll(6).play("pompey", f"sail-against {PORT}", "put-out")
    assert t[NEAR] == "caesar 3 18-30-b | pompey 1 18-30-b"
    assert not t.g.mark[t.stack("pompey", NEAR)] & INSIDE


@rule("27.1.4b")
def test_pirates_who_cut_off_grain_do_not_put_out() -> None:
    t = meeting()
    stack = t.stack("pompey", PORT)
    assert can_intercept(t.g, stack, t.g.mover, PLACE[NEAR])
    t.g.mark[stack] |= CUTS_GRAIN
    assert not can_intercept(t.g, stack, t.g.mover, PLACE[NEAR])


# ---- what the die must show


@rule("10.6f")
@pytest.mark.parametrize(
    ("place", "winter", "moved", "die"),
    [
        (MIDDLE, False, True, 2),
        (MIDDLE, False, False, 1),
        (FOUR, False, True, 3),
        (FIVE, False, False, 6),
        (FIVE, False, True, 7),
        (NEAR, True, True, 3),
        (NEAR, True, False, 2),
    ],
)
def test_what_the_die_must_show(place: str, winter: bool, moved: bool, die: int) -> None:
    """In winter a coastal hex costs 2 MP and the roll is 1 lower; beyond 3 MP it is 3 lower; 1 more if not moved."""
    t = position({place: "caesar 1 18-30-b", PORT: "pompey 1 18-30-b"}, scenario=6, winter=winter)
    stack = t.stack("pompey", PORT)
    t.g.mark[stack] |= MOVED if moved else 0
    assert needed(t.g, stack, PLACE[place]) == die


@rule("10.6f")
def test_the_naval_bonus_helps() -> None:
    """27.2.1a: Rhodus has +2."""
    t = position({"b5821": "rhodus 1 18-30-a | pirates 1 18-30-b", "b5822": "mithridates 1 18-30-b"}, scenario=3)
    rhodes = t.stack("rhodus", "b5821")
    goal = next(place for place in range(2772) if distance(t.g, PLACE["b5821"], place) == 5 and not DEEP[place])
    assert needed(t.g, rhodes, goal) == 5 + 3 - 1 - 2


@rule("10.6h")
def test_in_its_own_hex_it_fails_only_on_a_one() -> None:
    t = voyage({PORT: "pompey 2 18-30-b | caesar 3 18-30-b"}, PORT, winter=True)
    stack = t.stack("pompey", PORT)
    assert needed(t.g, stack, PLACE[PORT]) == 2
    t.roll(1).play("pompey", f"sail-against {PORT}", "put-out")
    assert t.g.stack == []


@rule("10.6a")
def test_where_no_die_can_succeed_nobody_is_asked() -> None:
    """From 5 MP off a 6 is 4 with the changes."""
    t = position({PORT: "caesar 1 18-30-b"}, scenario=6)
    assert distance(t.g, PLACE[PORT], PLACE["b3818"]) == 5
    board = {"b3818": "pompey 3 18-30-b", PORT: "caesar 2 18-30-b"}
    assert voyage(board, "b3818", "pompey", cities={"brundisium": "caesar"}).g.stack == []


# ---- who goes


@rule("10.6e")
def test_land_units_board_for_two_mp_more() -> None:
    t = meeting(NEAR, "2 18-30-b | pompey 1 20-10-b 2 4-12 cato")
    t.play("pompey", f"sail-against {PORT}")
    assert {"take-aboard 20-10-b", "take-aboard 4-12", "come-aboard cato"} <= set(t.offered("pompey"))
    fleet = t.stack("pompey", PORT, CALLED)
    assert way_of(t.g, fleet, PLACE[NEAR]) == 1
    t.play("pompey", "come-aboard cato")
    assert way_of(t.g, fleet, PLACE[NEAR]) == 1
    t.play("pompey", "take-aboard 20-10-b", "take-aboard 4-12")
    assert way_of(t.g, fleet, PLACE[NEAR]) == 3
    t.roll(6).play("pompey", "take-aboard 4-12")
    assert t[NEAR] == "caesar 3 18-30-b | pompey 1 20-10-b 2 4-12 2 18-30-b cato"
    assert t.g.spent[t.stack("pompey", NEAR)] == 3
    assert t[PORT] == ""
    assert t.is_sound()


@rule("10.6e", "10.6g")
def test_after_a_failure_they_are_ashore_as_before() -> None:
    t = meeting(MIDDLE, "2 18-30-b | pompey 1 20-10-b cato").roll(1)
    t.play("pompey", f"sail-against {PORT}", "take-aboard 20-10-b", "come-aboard cato", "put-out")
    assert t[PORT] == "pompey 2 18-30-b | pompey 1 20-10-b cato"
    assert not any(mark & CALLED for mark in t.g.mark)
    assert t.is_sound()


@rule("10.6i")
def test_one_die_for_all_unless_single_rolls_are_announced() -> None:
    t = meeting(FOUR, "3 18-30-b").roll(3)
    t.g.mark[t.stack("pompey", PORT)] |= MOVED
    t.play("pompey", f"sail-against {PORT}", "put-out")
    assert t[FOUR] == "caesar 3 18-30-b | pompey 3 18-30-b"
    t = meeting(FOUR, "3 18-30-b").roll(1, 3, 6)
    t.play("pompey", f"sail-against {PORT}", "put-out-singly")
    assert (t[FOUR], t[PORT]) == ("caesar 3 18-30-b | pompey 2 18-30-b", "pompey 1 18-30-b")
    assert t.g.mark[t.stack("pompey", PORT)] & INTERCEPTED


@rule("10.6i")
def test_of_single_fleets_the_strongest_troops_and_the_leaders_get_through() -> None:
    t = meeting(FOUR, "3 18-30-b 1 4-12 2 20-10-b cato").roll(1, 6, 1)
    t.play("pompey", f"sail-against {PORT}", "put-out-singly")
    assert t[FOUR] == "caesar 3 18-30-b | pompey 1 20-10-b 1 18-30-b cato"
    assert t[PORT] == "pompey 1 20-10-b 1 4-12 2 18-30-b"
    assert t.is_sound()


@rule("10.6i")
def test_some_may_stay_in_port() -> None:
    """With a legion aboard one must go; those who have stayed may still be called."""
    t = meeting(NEAR, "3 18-30-b 1 20-10-b").roll(6)
    t.play("pompey", f"sail-against {PORT}", "stay-in-port 18-30-b", "stay-in-port 18-30-b")
    assert t.offered("pompey") == [f"sail-against {PORT}", "pass"]
    assert (t[NEAR], t[PORT]) == ("caesar 3 18-30-b | pompey 1 20-10-b 1 18-30-b", "pompey 2 18-30-b")


@rule("10.6e", "10.6l")
def test_who_puts_out_second_in_the_enemys_own_hex_is_not_one_with_who_is_there() -> None:
    """The first fleet is in the port's own waters already: it has put out, and nobody else boards it."""
    t = voyage({PORT: "pompey 2 18-30-b | pompey 2 20-10-b | caesar 3 18-30-b"}, PORT).roll(6, 6)
    t.play("pompey", f"sail-against {PORT}", "stay-in-port 18-30-b", "take-aboard 20-10-b")
    t.play("pompey", f"sail-against {PORT}", "take-aboard 20-10-b")
    assert t.is_sound()
    assert t[PORT] == "caesar 3 18-30-b | pompey 2 20-10-b 2 18-30-b"


@rule("10.6k")
def test_in_winter_the_sea_takes_its_share_of_those_who_put_out() -> None:
    """A hex off the coast is 2 MP in winter: lost on a 1."""
    t = meeting(NEAR, "1 18-30-b", winter=True).roll(6, 1)
    t.play("pompey", f"sail-against {PORT}")
    assert (t[NEAR], t[PORT]) == ("caesar 3 18-30-b", "")
    assert not isinstance(t.g.stack[-1] if t.g.stack else None, NavalBattle)
    t = meeting(NEAR, "1 18-30-b", winter=True).roll(6, 2)
    t.play("pompey", f"sail-against {PORT}")
    while not isinstance(t.waiting, NavalBattle):
        t.skip()
    assert t[NEAR] == "caesar 3 18-30-b | pompey 1 18-30-b"


@rule("10.3g")
@pytest.mark.parametrize("begun", [False, True])
def test_who_intercepts_before_his_own_first_segment_must_find_a_port(begun: bool) -> None:
    t = meeting(NEAR, "1 18-30-b").roll(6)
    t.g.naval_done = (t.power("pompey"),) if begun else ()
    t.play("pompey", f"sail-against {PORT}")
    assert bool(t.g.mark[t.stack("pompey", NEAR)] & AT_SEA) is not begun


# ---- the battle


@rule("10.6j")
def test_those_who_get_there_attack_at_once() -> None:
    t = meeting().roll(6)
    t.play("pompey", f"sail-against {PORT}", "put-out")
    battle = t.waiting
    assert isinstance(battle, NavalBattle)
    assert (battle.place, battle.attacker, battle.defender) == (PLACE[NEAR], t.power("pompey"), t.power("caesar"))
    assert battle.intercepting
    t.skip()
    assert not any(mark & CALLED for mark in t.g.mark)


@rule("10.6j", "10.7a")
def test_the_battle_is_fought_before_the_voyage_goes_on() -> None:
    t = voyage({NEAR: "caesar 3 18-30-b", PORT: "pompey 8 18-30-b"}, NEAR).stop_at(Reckoning, SiegesSeen).roll(6, 6)
    t.play("pompey", f"sail-against {PORT}", "put-out")
    while t.stopped:
        t.skip()
    assert t.events("sea-combat")[0].facts["power"] == "pompey"
    assert t[NEAR] == "pompey 8 18-30-b"


@rule("10.6l")
def test_one_player_rolls_from_all_his_ports_before_there_is_a_battle() -> None:
    t = voyage({MIDDLE: "caesar 3 18-30-b", PORT: "pompey 2 18-30-b", "b4419": "pompey 1 18-30-c"}, MIDDLE).roll(6, 6)
    t.play("pompey", f"sail-against {PORT}", "put-out")
    assert t.offered("pompey") == ["sail-against b4419", "pass"]
    t.play("pompey", "sail-against b4419")
    assert isinstance(t.waiting, NavalBattle)
    assert t[MIDDLE] == "caesar 3 18-30-b | pompey 2 18-30-b | pompey 1 18-30-c"


TWO = {NEAR: "sextus-pompeius 3 18-30-b", PORT: "octavian 1 18-30-b", "b4419": "antony 1 18-30-b"}
TWO_PORTS = {"brundisium": "octavian", "dyrrhachium": "antony"}


@rule("10.6m")
def test_players_are_asked_in_the_order_of_the_naval_dice_and_the_first_fights_first() -> None:
    dice = (1, 2, 0, 0, 0)
    t = voyage(TWO, NEAR, "sextus-pompeius", scenario=9, cities=TWO_PORTS, naval_dice=dice)
    assert in_order_of_dice(t.g, t.seat("sextus-pompeius"))[:2] == [t.seat("antony"), t.seat("octavian")]
    assert t.asked == ("antony",)
    t.roll(6).play("antony", "sail-against b4419")
    assert isinstance(t.waiting, NavalBattle)
    t.skip()
    assert t.asked == ("octavian",)


@rule("10.6m")
def test_once_the_fleet_has_fled_nobody_else_can_try() -> None:
    t = voyage(TWO, NEAR, "sextus-pompeius", scenario=9, cities=TWO_PORTS, naval_dice=(1, 2, 0, 0, 0))
    t.roll(6).play("antony", "sail-against b4419")
    put(t.g, t.g.mover, PLACE[MIDDLE])
    t.skip()
    assert not any(isinstance(step, InterceptionAtSea) for step in t.g.stack)


def test_who_sails_is_inside_no_port() -> None:
    t = position({NEAR: "caesar 1 18-30-b"}, scenario=6)
    mover = t.stack("caesar", NEAR)
    t.g.mark[mover] |= ACTIVE_FORCE | SHELTERED
    t.push(SeaInterception(mover, PLACE[NEAR]))
    assert not t.g.mark[mover] & SHELTERED


def test_every_event_has_its_sentence() -> None:
    t = meeting(MIDDLE).roll(1)
    t.play("pompey", f"sail-against {PORT}", "put-out")
    assert t.sentences()


@rule("10.6f")
def test_it_concerns_whoever_can_reach_them_and_tells_nothing_he_does_not_know() -> None:
    """Under limited intelligence any fleet that could be met is worth a thought: who is aboard nobody sees."""
    t = meeting(FIVE, hidden=True)
    window, seat = t.g.stack[-1], t.seat("pompey")
    assert isinstance(window, InterceptionAtSea)
    assert [window.concerns(g, seat) for g in (t.g, masked(t.g, seat))] == [True, True]
    t.g.mark = [mark | INTERCEPTED for mark in t.g.mark]
    assert [window.concerns(g, seat) for g in (t.g, masked(t.g, seat))] == [False, False]
    for viewer in (None, 0, 1):
        assert window.prompt(masked(t.g, viewer), viewer).kind == "sea-interception"


@rule("10.7.3b")
@pytest.mark.parametrize(("fleets", "concerns"), [(12, False), (4, True)])
def test_a_fleet_that_would_sink_his_own_is_not_worth_a_thought(fleets: int, concerns: bool) -> None:
    t = voyage({MIDDLE: f"caesar {fleets} 18-30-b", PORT: "pompey 4 18-30-b"}, MIDDLE)
    window = t.g.stack[-1]
    assert isinstance(window, InterceptionAtSea)
    assert window.concerns(t.g, t.seat("pompey")) is concerns


def test_others_learn_nothing_of_who_puts_out() -> None:
    t = meeting(NEAR, "2 18-30-b | pompey 1 20-10-b", hidden=True)
    t.play("pompey", f"sail-against {PORT}")
    told = t.g.stack[-1].prompt(masked(t.g, t.seat("caesar")), t.seat("caesar"))
    assert (told.facts["distance"], told.facts["needed"]) == (0, 0)
    own = t.g.stack[-1].prompt(masked(t.g, t.seat("pompey")), t.seat("pompey"))
    assert own.facts["distance"] == 1


def test_a_wish_not_to_be_asked_lasts_a_month() -> None:
    t = position(scenario=6)
    kind = t.g.windows["naval-interception"]
    first = kind.turn(t.g)
    t.g.month += 1
    assert (first, kind.turn(t.g)) == (0, 1)


@rule("3.2a", "10.6a")
def test_with_limited_intelligence_whoever_has_ships_near_by_is_asked_though_he_cannot_reach() -> None:
    """Four MP are too far without a bonus in winter; where all lies open nobody is asked in vain."""
    assert meeting(FIVE, winter=True).asked == ()
    t = meeting(FIVE, winter=True, hidden=True)
    assert (t.asked, t.offered("pompey")) == (("pompey",), ["pass"])
