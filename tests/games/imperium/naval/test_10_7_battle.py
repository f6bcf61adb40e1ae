"""10.7: battles at sea: who takes part, the ratio and the die, losses, those aboard."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table
from games.imperium.map.test_03_units import units
from games.imperium.sea_battles import HADRIA, fight, play, sea
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import NAVAL_RATIOS
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.rules.common.leaders import assign
from romanum.games.imperium.rules.naval.combat.chances import sea_odds
from romanum.games.imperium.rules.naval.combat.sides import targets
from romanum.games.imperium.rules.naval.guests import space
from romanum.games.imperium.state.errands import LeaderTaken
from romanum.games.imperium.state.forces import add, stacks_at
from romanum.games.imperium.state.marks import ACTIVE_FORCE, GUESTS, INSIDE, LENT, SHELTERED
from romanum.games.imperium.state.rosters import fleets
from rules import rule

# ---- who takes part


@rule("10.7a", "10.7.2a", "10.7.2b")
def test_all_fleets_of_both_sides_fight_with_those_aboard() -> None:
    """Six fleets with six light foot are 132; five fleets are 90: 5-4, as 135 would be needed for 3-2."""
    t = sea({HADRIA: "pompey 4 18-30-b 6 4-12 | caesar 5 18-30-b | numidia 2 18-30-b 1 30-16-b"})
    odds = sea_odds(t.g, PLACE[HADRIA], t.power("pompey"), t.power("caesar"))
    assert odds is not None
    assert (odds.strength, NAVAL_RATIOS[odds.column]) == ((132, 90), "5-4")
    fight(t, HADRIA, "pompey", "caesar", 4)
    assert (t.events("sea-combat")[0].facts["attack"], t.events("sea-combat")[0].facts["ratio"]) == (132, "5-4")


@rule("10.7.2b")
def test_heavy_foot_aboard_counts_half_and_horse_nothing() -> None:
    t = sea({HADRIA: "pompey 4 18-30-b 1 20-10-b 1 m4-12 1 30-16-b | caesar 5 18-30-b"})
    odds = sea_odds(t.g, PLACE[HADRIA], t.power("pompey"), t.power("caesar"))
    assert odds is not None
    assert odds.strength == (72 + 10 + 4, 90)


@rule("10.7.2a")
def test_fleets_of_neither_side_stay_out_of_it() -> None:
    t = sea({HADRIA: "pompey 2 18-30-b | caesar 2 18-30-b | egypt 3 18-30-b"})
    odds = sea_odds(t.g, PLACE[HADRIA], t.power("pompey"), t.power("caesar"))
    assert odds is not None
    assert odds.strength == (36, 36)


# ---- ports


@rule("10.7.1a", "10.7.1b")
def test_fleets_attacked_in_their_port_fight_outside_or_withdraw() -> None:
    t = fight(sea({"b4320": "pompey 2 18-30-b | caesar 3 18-30-b"}), "b4320")
    assert (t.asked, t.offered("pompey")) == (("pompey",), ["yes", "no"])
    play(t, "pompey", "yes")
    assert t["b4320"] == "caesar 3 18-30-b | pompey 2 18-30-b"
    assert not t.events("sea-combat")
    assert t.g.mark[t.stack("pompey", "b4320")] & SHELTERED
    assert not targets(t.g, t.power("caesar"), PLACE["b4320"])
    assert t.is_sound()


@rule("10.7.1a")
def test_those_who_stay_outside_are_fought_like_others() -> None:
    t = fight(sea({"b4320": "pompey 4 18-30-b | caesar 4 18-30-b"}), "b4320")
    play(t.roll(3), "pompey", "no")
    assert (t.events("sea-combat")[0].facts["lost"], t.events("sea-combat")[0].facts["enemy_lost"]) == (1, 1)


@rule("10.7.1a")
def test_nobody_withdraws_into_a_port_that_is_not_friendly() -> None:
    t = fight(sea({"b4320": "pompey 2 18-30-b | caesar 2 18-30-b"}), "b4320", "pompey", "caesar", 3)
    assert t.events("sea-combat")


@rule("10.7.1a", "17.2.2b")
def test_those_who_withdraw_into_a_besieged_port_are_besieged() -> None:
    shut = "pompey inside 1 4-12 | pompey inside 3 18-30-b"
    t = sea({"b4320": f"pompey 2 18-30-b | caesar 1 18-30-b | caesar 2 20-10-a | {shut}"})
    fight(t, "b4320")
    play(t, "pompey", "yes")
    own = [s for s in range(len(t.g.at)) if t.g.whose[s] == t.power("pompey")]
    assert all(t.g.mark[stack] & INSIDE for stack in own)
    assert t.is_sound()


@rule("10.7.1a")
def test_a_moving_fleet_that_withdraws_ends_its_voyage() -> None:
    t = sea({"b4320": "pompey 2 18-30-b | caesar 3 18-30-b"})
    mover = t.g.mover = t.stack("pompey", "b4320")
    t.g.mark[mover] |= ACTIVE_FORCE
    play(fight(t, "b4320"), "pompey", "yes")
    assert not t.g.mark[mover] & ACTIVE_FORCE


# ---- the roll


@rule("10.7.3a")
def test_a_battle_costs_the_attacker_a_mp() -> None:
    t = fight(sea({HADRIA: "pompey 4 18-30-b | caesar 4 18-30-b"}), HADRIA, "caesar", "pompey", 3)
    assert t.g.spent[t.stack("caesar", HADRIA)] == 1
    assert t.g.spent[t.stack("pompey", HADRIA)] == 0


@rule("10.7.3b")
@pytest.mark.parametrize(
    ("own", "other", "ratio"), [(5, 4, "5-4"), (6, 4, "3-2"), (9, 10, "4-5"), (1, 9, "1-4"), (9, 1, "4-1")]
)
def test_the_ratio_is_rounded_for_the_defender(own: int, other: int, ratio: str) -> None:
    t = sea({HADRIA: f"pompey {other} 18-30-b | caesar {own} 18-30-b"})
    odds = sea_odds(t.g, PLACE[HADRIA], t.power("caesar"), t.power("pompey"))
    assert odds is not None
    assert NAVAL_RATIOS[odds.column] == ratio


@rule("10.7.3c")
def test_one_leader_of_each_side_changes_the_roll() -> None:
    """Caesar is +3, Bibulus nothing; Pompey, who does not lead, still has his way with ships (38.2a)."""
    t = sea({HADRIA: "pompey 4 18-30-b pompey bibulus | caesar 4 18-30-b caesar antony"})
    values = {name: t.g.leader_value[t.leader(name)] for name in ("caesar", "antony", "pompey", "bibulus")}
    fight(t, HADRIA)
    assert (t.asked, t.offered("caesar")) == (("caesar",), ["best-leader", "leader antony"])
    t.play("caesar", "best-leader")
    assert (t.asked, t.offered("pompey")) == (("pompey",), ["best-leader", "leader bibulus"])
    play(t.roll(3), "pompey", "leader bibulus")
    told = t.events("sea-combat")[0].facts
    assert told["total"] == 3 + values["caesar"] - values["bibulus"] - 1
    assert values["bibulus"] < values["pompey"]


@rule("10.7.3c")
def test_a_leader_ashore_in_the_hex_counts_too() -> None:
    t = sea({"b4320": "pompey 4 18-30-b | pompey 1 4-12 pompey | caesar 4 18-30-b"})
    play(fight(t, "b4320").roll(3), "pompey", "no")
    assert t.events("sea-combat")[0].facts["total"] == 3 - t.g.leader_value[t.leader("pompey")]


@rule("10.7.3c", "5.8d")
def test_a_leader_who_is_a_guest_aboard_leads_too() -> None:
    t = sea({HADRIA: "pompey 4 18-30-b | caesar 4 18-30-b"})
    juba, guests = t.leader("juba"), add(t.g, t.power("numidia"), PLACE[HADRIA], units("1 4-12"), GUESTS)
    assign(t.g, juba, guests)
    t.g.leader_value = changed(t.g.leader_value, juba, 2)
    fight(t, HADRIA, "caesar", "pompey", 3)
    assert t.events("sea-combat")[0].facts["total"] == 3 - 2


@rule("10.7.3c")
def test_a_leader_ashore_leads_the_fleets_of_his_players_other_powers() -> None:
    t = sea({"b4320": "numidia 4 18-30-b | pompey 1 4-12 pompey | caesar 4 18-30-b"})
    play(fight(t, "b4320", "caesar", "numidia").roll(3), "pompey", "no")
    assert t.events("sea-combat")[0].facts["total"] == 3 - t.g.leader_value[t.leader("pompey")]


@rule("19.3.2a", "19.1l")
def test_guests_count_for_whose_morale_a_fleet_has_and_who_wins_or_loses_heart() -> None:
    """Pompey's fleet is 18 strong, that of his Numidians with their light foot aboard his 26: theirs is the defeat."""
    t = sea({HADRIA: "pompey 1 18-30-b | caesar 4 18-30-b | numidia 1 18-30-b"})
    add(t.g, t.power("numidia"), PLACE[HADRIA], units("2 4-12"), GUESTS)
    fight(t, HADRIA, "caesar", "pompey", 6)
    told = {event.facts["power"]: event.facts["amount"] for event in t.events("morale-falls") if event.rule == "19.1l"}
    assert told == {"numidia": 2}


@rule("10.7.3c", "14.4.3a")
def test_better_crews_change_the_roll() -> None:
    t = fight(sea({HADRIA: "pompey 4 18-30-c | caesar 4 18-30-a"}), HADRIA, "caesar", "pompey", 3)
    told = t.events("sea-combat")[0].facts
    assert (told["total"], told["modifiers"]) == (5, [{"rule": "14.4.3a", "what": "efficiency", "value": 2}])


@rule("10.7.3c", "19.3")
def test_morale_changes_the_roll_and_donatives_can_make_up_for_it() -> None:
    board = {HADRIA: "pompey 4 18-30-b | caesar 4 18-30-b"}
    plain = fight(sea(board, morale={"caesar": 150}), HADRIA, "caesar", "pompey", 3)
    assert plain.events("sea-combat")[0].facts["total"] == 4
    t = fight(sea(board, morale={"caesar": 140}, treasury={"caesar": 30, "pompey": 0}), HADRIA)
    assert t.offered("caesar")[:2] == ["pass", "number 1"]
    play(t.roll(3), "caesar", "number 10")
    if t.asked == ("pompey",):
        play(t, "pompey", "pass")
    if t.asked == ("caesar",):
        play(t, "caesar", "pass")
    assert t.events("sea-combat")[0].facts["total"] == 4
    assert t.g.treasury[t.power("caesar")] == 20


@rule("38.2a")
def test_a_naval_leader_shifts_the_roll_on_top_of_his_value() -> None:
    t = sea({HADRIA: "pompey 4 18-30-b pompey | caesar 4 18-30-b"}, sections=("38",))
    odds = sea_odds(t.g, PLACE[HADRIA], t.power("caesar"), t.power("pompey"))
    assert odds is not None
    assert [change for change in odds.changes if change.rule == "38.2a"] == [("naval-leader", "38.2a", -1)]


@rule("38.2a")
def test_he_helps_in_attack_and_in_defence() -> None:
    t = sea({HADRIA: "pompey 4 18-30-b pompey | caesar 4 18-30-b"}, sections=("38",))
    pompey, caesar, shifts = t.power("pompey"), t.power("caesar"), []
    for attacker, defender in ((pompey, caesar), (caesar, pompey)):
        odds = sea_odds(t.g, PLACE[HADRIA], attacker, defender)
        assert odds is not None
        shifts.append(odds.shift)
    assert shifts == [1, -1]


# ---- losses


@rule("10.7.4a", "10.7.4b")
@pytest.mark.parametrize(("die", "lost"), [(1, (4, 2)), (3, (2, 2)), (6, (2, 4))])
def test_quarters_of_the_fleets_are_lost(die: int, lost: tuple[int, int]) -> None:
    t = fight(sea({HADRIA: "pompey 8 18-30-b | caesar 8 18-30-b"}), HADRIA, "caesar", "pompey", die)
    told = t.events("sea-combat")[0].facts
    assert (told["lost"], told["enemy_lost"]) == lost
    assert sum(fleets(units) for units in t.g.units) == 16 - sum(lost)
    assert t.is_sound()


@rule("10.7.4b")
def test_a_lone_fleet_is_lost_only_when_all_are_and_several_lose_at_least_one() -> None:
    alone = fight(sea({HADRIA: "pompey 1 18-30-b | caesar 1 18-30-b"}), HADRIA, "caesar", "pompey", 6)
    assert alone[HADRIA] == "caesar 1 18-30-b | pompey 1 18-30-b"
    three = fight(sea({HADRIA: "pompey 3 18-30-b | caesar 3 18-30-b"}), HADRIA, "caesar", "pompey", 3)
    assert three[HADRIA] == "caesar 2 18-30-b | pompey 2 18-30-b"


@rule("10.7.4c")
def test_the_owner_picks_single_fleets_among_all_he_has() -> None:
    """A 36-30 is two 18-30, and may lose one of them."""
    t = fight(sea({HADRIA: "pompey 2 18-30-b 2 18-30-c | caesar 4 18-30-b"}), HADRIA, "caesar", "pompey", 3)
    assert (t.asked, t.offered("pompey")) == (("pompey",), ["sink 18-30-b", "sink 18-30-c"])
    play(t, "pompey", "sink 18-30-c")
    assert t[HADRIA] == "caesar 3 18-30-b | pompey 2 18-30-b 1 18-30-c"


@rule("10.7.4a", "19.1c", "19.1d", "19.1l")
def test_morale_follows_the_ships_and_the_victory() -> None:
    """Caesar loses two fleets and Pompey four: 4 points each, and 2 for the victory."""
    t = fight(sea({HADRIA: "pompey 8 18-30-b | caesar 8 18-30-b"}), HADRIA, "caesar", "pompey", 6)
    assert t.g.morale[t.power("caesar")] == 100 - 8 + 16 + 2
    assert t.g.morale[t.power("pompey")] == 100 - 16 + 8 - 2


@rule("10.7.4d")
def test_land_units_that_find_no_ship_are_lost_as_their_owner_picks() -> None:
    """108 against 72: a 2 costs Caesar three quarters and Pompey one."""
    t = sea({HADRIA: "pompey 4 18-30-b 2 20-10-b 4 4-12 | caesar 4 18-30-b"})
    fight(t, HADRIA, "caesar", "pompey", 2)
    assert (t.asked, t.offered("pompey")) == (("pompey",), ["drown 20-10-b", "drown 4-12"])
    assert t.is_sound()
    play(t, "pompey", "drown 4-12")
    assert t.offered("pompey") == ["drown 20-10-b", "drown 4-12"]
    play(t, "pompey", "drown 4-12")
    assert t[HADRIA] == "pompey 2 20-10-b 2 4-12 3 18-30-b"
    assert t["b4418"] == "caesar 1 18-30-b"
    assert t.is_sound()


@rule("10.7.4d")
def test_they_go_over_to_other_ships_first() -> None:
    """The loaded fleet is worse and is given up: its legion boards the empty ones."""
    t = sea({HADRIA: "pompey 1 18-30-c 1 20-10-b | caesar 4 18-30-b"})
    t.g.spent[t.stack("pompey", HADRIA)] = 3
    add(t.g, t.power("pompey"), PLACE[HADRIA], units("2 18-30-b"))
    fight(t, HADRIA, "caesar", "pompey", 6)
    play(t, "pompey", "sink 18-30-c")
    assert "1 20-10-b" in t[HADRIA] or "1 20-10-b" in t["b4320"]
    assert t.is_sound()


@rule("10.7.4d", "10.7.4a")
def test_with_the_last_ship_all_aboard_are_lost_and_the_leader_falls_to_the_enemy() -> None:
    t = sea({HADRIA: "pompey 1 18-30-b 1 20-10-b bibulus | caesar 8 18-30-b"})
    fight(t, HADRIA, "caesar", "pompey", 6)
    assert isinstance(t.waiting, LeaderTaken)
    assert (t.waiting.leader, t.waiting.power) == (t.leader("bibulus"), t.power("caesar"))
    assert t.g.lost[t.power("pompey")] != ""
    assert t[HADRIA] == "caesar 8 18-30-b | pompey bibulus"


@rule("18.2b")
def test_a_leader_whose_ship_is_sunk_boards_another_of_his_power() -> None:
    t = sea({HADRIA: "pompey 1 18-30-c bibulus | caesar 4 18-30-b"})
    t.g.spent[t.stack("pompey", HADRIA)] = 3
    add(t.g, t.power("pompey"), PLACE[HADRIA], units("3 18-30-b"))
    fight(t, HADRIA, "caesar", "pompey", 3)
    play(t, "pompey", "sink 18-30-c")
    assert t[HADRIA] == "caesar 3 18-30-b | pompey 3 18-30-b bibulus"
    assert t.is_sound()


@rule("10.7.4a")
def test_allies_share_their_sides_loss_in_proportion_and_each_picks_his_own() -> None:
    t = sea(
        {HADRIA: "sulla 6 18-30-b | marius 2 18-30-b | mithridates 8 18-30-b"},
        scenario=3,
        allies=(("sulla", "marius"),),
    )
    fight(t, HADRIA, "mithridates", "sulla", 6)
    assert sum(fleets(t.g.units[s]) for s in range(len(t.g.at)) if t.g.whose[s] == t.power("sulla")) == 3
    assert sum(fleets(t.g.units[s]) for s in range(len(t.g.at)) if t.g.whose[s] == t.power("marius")) == 1


@rule("10.7.4c", "5.8c")
def test_whoever_has_lent_fleets_picks_which_of_them_are_lost() -> None:
    board = {HADRIA: "sulla 3 18-30-b 3 18-30-c | mithridates 8 18-30-b"}
    t = sea(board, scenario=3, allies=(("sulla", "marius"),))
    for stack in stacks_at(t.g, PLACE[HADRIA]):
        if t.g.whose[stack] == t.power("sulla"):
            t.g.mark[stack] |= LENT * (t.seat("marius") + 1)
    fight(t, HADRIA, "mithridates", "sulla", 6)
    assert (t.step, t.asked) == ("Sinking", ("sulla",))


def with_guests(antony: str, egypt: str) -> Table:
    """Units of Egypt aboard fleets of Antony, against Sextus."""
    t = sea({HADRIA: f"antony {antony} | egypt {egypt} | sextus-pompeius 8 18-30-b"}, scenario=9)
    t.g.mark[t.stack("egypt", HADRIA)] |= GUESTS
    return t


@rule("10.7.4d", "5.8d")
def test_units_of_others_aboard_are_lost_like_ones_own() -> None:
    """144 against 106: a 5 costs two of the four fleets, and with them two of the four Legion Equivalents aboard."""
    t = with_guests("4 18-30-b 1 20-10-a", "2 16-9-b 2 4-12")
    fight(t, HADRIA, "sextus-pompeius", "antony", 5)
    told = t.events("sea-combat")[0].facts
    assert (told["attack"], told["defence"], told["enemy_lost"]) == (144, 106, 2)
    assert t.offered("antony") == ["drown 20-10-a", "drown 16-9-b", "drown 4-12"]
    while t.step == "Drowning":
        assert t.is_sound()
        play(t, "antony", t.offered("antony")[-1])
    while t.asked == ("antony",):
        play(t, "antony", t.offered("antony")[0])
    aboard = [stack for stack, place in enumerate(t.g.at) if place >= 0 and t.g.whose[stack] == t.power("egypt")]
    host = next(s for s, place in enumerate(t.g.at) if place >= 0 and t.g.whose[s] == t.power("antony"))
    assert all(t.g.at[stack] == t.g.at[host] for stack in aboard)
    assert space(t.g, host) >= 0
    assert t.is_sound()


@rule("10.7.4d", "5.8d")
def test_an_ally_picks_his_own_units_that_are_lost_aboard() -> None:
    board = {HADRIA: "antony 4 18-30-b 1 20-10-a | lepidus 1 20-10-b 4 4-12 | sextus-pompeius 8 18-30-b"}
    t = sea(board, scenario=9, allies=(("antony", "lepidus"),))
    t.g.mark[t.stack("lepidus", HADRIA)] |= GUESTS
    fight(t, HADRIA, "sextus-pompeius", "antony", 5)
    assert (t.step, t.asked) == ("Drowning", ("lepidus",))
    assert t.offered("lepidus") == ["drown 20-10-b", "drown 4-12"]
    play(t, "lepidus", "drown 20-10-b")
    while t.step == "Drowning":
        play(t, t.asked[0], t.offered(t.asked[0])[-1])
    aboard = next(s for s, place in enumerate(t.g.at) if place >= 0 and t.g.whose[s] == t.power("lepidus"))
    assert t.g.units[aboard] == units("2 4-12")
    assert t.is_sound()


@rule("10.7.4e", "5.8d")
def test_guests_flee_with_the_fleet_that_was_moving() -> None:
    t = with_guests("4 18-30-b", "1 16-9-b")
    mover = t.g.mover = t.stack("antony", HADRIA)
    for stack in (mover, t.stack("egypt", HADRIA)):
        t.g.mark[stack] |= ACTIVE_FORCE
    fight(t, HADRIA, "sextus-pompeius", "antony", 6)
    while t.asked == ("antony",):
        play(t, "antony", t.offered("antony")[0])
    egypt = next(s for s, place in enumerate(t.g.at) if place >= 0 and t.g.whose[s] == t.power("egypt"))
    assert t.g.at[egypt] == t.g.at[mover] != PLACE[HADRIA]
    assert t.g.units[egypt] == units("1 16-9-b")


@rule("10.7.4d", "18.2b")
def test_with_the_last_ship_guests_and_their_leaders_are_lost() -> None:
    t = with_guests("1 18-30-b", "1 16-9-b cleopatra")
    t.g.leader_value = tuple(0 for _ in t.g.leader_value)
    fight(t, HADRIA, "sextus-pompeius", "antony", 6)
    assert isinstance(t.waiting, LeaderTaken)
    assert t.waiting.leader == t.leader("cleopatra")
    assert t[HADRIA] == "sextus-pompeius 8 18-30-b | egypt cleopatra"
