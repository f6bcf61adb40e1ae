"""10.7: battles at sea: who takes part, the ratio and the die, losses, those aboard, flight and victory."""

from __future__ import annotations

from fractions import Fraction

import pytest

from romanum.engine.position import changed
from romanum.games.imperium.data.charts import NAVAL_RATIOS
from romanum.games.imperium.data.hexes import GRID, HEX, PLACE, PLACE_IDS
from romanum.games.imperium.rules.naval.combat.chances import sea_odds
from romanum.games.imperium.rules.naval.combat.flight import refuges, sea_room
from romanum.games.imperium.rules.naval.combat.sides import targets
from romanum.games.imperium.rules.naval.guests import space
from romanum.games.imperium.rules.naval.odds import battle_shift
from romanum.games.imperium.state.errands import LeaderTaken, NavalBattle, Proclaimed, Reckoning, SiegesSeen
from romanum.games.imperium.state.forces import add, stacks_at
from romanum.games.imperium.state.marks import ACTIVE_FORCE, AT_SEA, FOUGHT, GUESTS, INSIDE, LENT, SHELTERED
from romanum.games.imperium.state.position import NONE
from romanum.games.imperium.state.rosters import fleets
from rules import rule

from .builder import Table, position
from .test_03_units import units

HADRIA = "b4219"
"""Off Brundisium: of Caesar's ports Lissus is nearest, of Pompey's Brundisium."""
AFRICA = "a3727"
"""Off Carthago: no port of Caesar's is near."""


def sea(board: dict[str, str], *, scenario: int = 6, **fields: object) -> Table:
    """Fleets that have met; errands of other parts are passed over."""
    return position(board, scenario=scenario, **fields)  # type: ignore[arg-type]


def fight(t: Table, place: str, attacker: str = "caesar", defender: str = "pompey", *dice: int) -> Table:
    """The one attacks the other; what other parts do is skipped."""
    t.stop_at(Reckoning, SiegesSeen, LeaderTaken, Proclaimed).roll(*dice)
    t.push(NavalBattle(PLACE[place], t.power(attacker), t.power(defender), intercepting=False))
    return passed(t)


def passed(t: Table) -> Table:
    """Over the errands of other parts."""
    while t.stopped and not isinstance(t.waiting, LeaderTaken | Proclaimed):
        t.skip()
    return t


def play(t: Table, name: str, *texts: str) -> Table:
    """Play, and pass over the errands of other parts."""
    for text in texts:
        t.play(name, text)
        passed(t)
    return t


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
    pompey, caesar = [t.stack("pompey", HADRIA)], [t.stack("caesar", HADRIA)]
    assert (battle_shift(t.g, pompey, caesar), battle_shift(t.g, caesar, pompey)) == (1, -1)


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


# ---- victory and flight


@rule("10.7.4e")
def test_the_beaten_are_placed_in_their_nearest_port() -> None:
    t = fight(sea({HADRIA: "pompey 8 18-30-b | caesar 8 18-30-b"}), HADRIA, "caesar", "pompey", 1)
    assert refuges(t.g, PLACE[HADRIA], t.power("caesar"), False) == (PLACE["b4418"],)
    assert (t[HADRIA], t["b4418"]) == ("pompey 6 18-30-b", "caesar 4 18-30-b")
    assert t.is_sound()


@rule("10.7.4e")
def test_among_ports_equally_near_the_owner_chooses() -> None:
    t = sea({HADRIA: "pompey 8 18-30-b | caesar 8 18-30-b"})
    ports = refuges(t.g, PLACE[HADRIA], t.power("pompey"), False)
    assert [PLACE_IDS[port] for port in ports] == ["b4320", "b4419"]
    fight(t, HADRIA, "caesar", "pompey", 6)
    assert t.offered("pompey") == ["flee b4320", "flee b4419"]
    play(t, "pompey", "flee b4419")
    assert t["b4419"] == "pompey 4 18-30-b"


@rule("10.7.4e", "10.5.1b")
def test_beaten_before_their_own_port_they_are_inside_it() -> None:
    t = fight(sea({"b4320": "pompey 8 18-30-b | caesar 8 18-30-b"}), "b4320")
    play(t.roll(6), "pompey", "no")
    assert t.g.mark[t.stack("pompey", "b4320")] & SHELTERED
    assert not targets(t.g, t.power("caesar"), PLACE["b4320"])


@rule("10.7.4f")
def test_with_no_port_near_they_lose_one_more_and_put_out_to_sea() -> None:
    t = fight(sea({AFRICA: "pompey 8 18-30-b | caesar 8 18-30-b"}), AFRICA, "caesar", "pompey", 1)
    assert t.asked == ("caesar",)
    assert t.offered("caesar") == [
        f"flee {PLACE_IDS[water]}" for water in sea_room(t.g, PLACE[AFRICA], t.power("caesar"))
    ]
    play(t, "caesar", "flee a3526")
    assert (t["a3526"], t[AFRICA]) == ("caesar 3 18-30-b", "pompey 6 18-30-b")
    assert not t.g.mark[t.stack("caesar", "a3526")] & SHELTERED


@rule("10.7.4f")
def test_that_can_cost_the_last_fleet_and_the_leader_on_it() -> None:
    """One against two worse ones, with higher morale: on a 6 Caesar loses one, and the other for want of a port."""
    t = sea({AFRICA: "pompey 1 18-30-b | caesar 2 18-30-c antony"}, morale={"pompey": 160})
    t.g.leader_value = changed(t.g.leader_value, t.leader("antony"), 0)
    fight(t, AFRICA, "pompey", "caesar", 6)
    told = t.events("sea-combat")[0].facts
    assert (told["lost"], told["enemy_lost"]) == (0, 1)
    assert isinstance(t.waiting, LeaderTaken)
    assert (t.waiting.leader, t.waiting.power) == (t.leader("antony"), t.power("pompey"))
    assert t[AFRICA] == "caesar antony | pompey 1 18-30-b"


@rule("10.7.4f")
def test_the_sea_hex_is_at_most_five_away_and_free_of_enemies() -> None:
    t = sea({AFRICA: "caesar 1 18-30-b", "a3526": "pompey 1 18-30-b"})
    found = sea_room(t.g, PLACE[AFRICA], t.power("caesar"))
    assert PLACE["a3526"] not in found
    assert max(GRID.distance(HEX[water], PLACE[AFRICA]) for water in found) == 5
    assert PLACE[AFRICA] not in found


@rule("10.7.4g")
def test_equal_losses_are_a_draw_and_both_stay() -> None:
    t = sea({HADRIA: "pompey 4 18-30-b | caesar 4 18-30-b"})
    mover = t.g.mover = t.stack("caesar", HADRIA)
    t.g.mark[mover] |= ACTIVE_FORCE
    fight(t, HADRIA, "caesar", "pompey", 3)
    assert t[HADRIA] == "caesar 3 18-30-b | pompey 3 18-30-b"
    assert t.events("sea-combat")[0].facts["winner"] == "nobody"
    assert not t.g.mark[mover] & ACTIVE_FORCE
    assert t.g.morale[t.power("caesar")] == 100


@rule("10.7.4h")
def test_a_moving_force_that_wins_goes_on_and_begins_no_other_battle() -> None:
    t = sea({HADRIA: "pompey 8 18-30-b | caesar 8 18-30-b"})
    mover = t.g.mover = t.stack("caesar", HADRIA)
    t.g.mark[mover] |= ACTIVE_FORCE
    fight(t, HADRIA, "caesar", "pompey", 6)
    assert t.g.mark[mover] & ACTIVE_FORCE
    assert t.g.mark[mover] & FOUGHT


@rule("10.7.4h")
def test_one_that_loses_goes_no_farther() -> None:
    t = sea({HADRIA: "pompey 8 18-30-b | caesar 8 18-30-b"})
    mover = t.g.mover = t.stack("caesar", HADRIA)
    t.g.mark[mover] |= ACTIVE_FORCE
    fight(t, HADRIA, "caesar", "pompey", 1)
    assert not t.g.mark[mover] & ACTIVE_FORCE
    assert t.g.at[mover] == PLACE["b4418"]


@rule("10.7.4i")
def test_survivors_still_have_to_find_a_port_and_have_sailed_as_far_as_they_have() -> None:
    t = sea({AFRICA: "pompey 8 18-30-b | caesar 8 18-30-b"}, winter=True)
    stack = t.stack("caesar", AFRICA)
    t.g.mark[stack] |= AT_SEA
    t.g.spent[stack] = 12
    fight(t, AFRICA, "pompey", "caesar", 6)
    play(t, "caesar", t.offered("caesar")[0])
    assert t.g.mark[stack] & AT_SEA
    assert t.g.spent[stack] == 12


@rule("18.4")
def test_a_leader_who_wins_against_the_odds_grows() -> None:
    t = sea({HADRIA: "pompey 6 18-30-b | caesar 4 18-30-a antony"}, sections=("18.4",))
    leader = t.leader("antony")
    t.g.leader_value = changed(t.g.leader_value, leader, 2)
    fight(t, HADRIA, "caesar", "pompey", 6)
    assert t.events("sea-combat")[0].facts["ratio"] == "2-3"
    assert t.g.leader_value[leader] == 3
    assert isinstance(t.waiting, Proclaimed)
    assert t.waiting.leader == leader


# ---- chances


@rule("10.7.3b", "10.7.4a")
def test_the_chances_of_a_battle_are_exact_and_complete() -> None:
    t = sea({HADRIA: "pompey 8 18-30-b | caesar 8 18-30-b"})
    odds = sea_odds(t.g, PLACE[HADRIA], t.power("caesar"), t.power("pompey"))
    assert odds is not None
    assert sum(result.chance for result in odds.results) == 1
    assert [(r.chance, r.quarters, r.lost, r.winner) for r in odds.results] == [
        (Fraction(1, 3), (2, 1), (4, 2), 1),
        (Fraction(1, 3), (1, 1), (2, 2), NONE),
        (Fraction(1, 3), (1, 2), (2, 4), 0),
    ]


@rule("10.7.3c")
def test_every_change_of_the_roll_is_named_with_its_rule() -> None:
    t = sea({HADRIA: "pompey 4 18-30-b | caesar 4 18-30-a caesar"}, morale={"caesar": 150})
    leaders = t.leader("caesar"), NONE
    odds = sea_odds(t.g, PLACE[HADRIA], t.power("caesar"), t.power("pompey"), leaders=leaders)
    assert odds is not None
    assert [(change.rule, change.value) for change in odds.changes] == [
        ("10.7.3c", t.g.leader_value[leaders[0]]),
        ("14.4.3a", 1),
        ("19.3", 1),
    ]
    assert sea_odds(t.g, PLACE[AFRICA], t.power("caesar"), t.power("pompey")) is None


def test_whoever_attacks_at_sea_has_attacked() -> None:
    t = fight(sea({HADRIA: "pompey 4 18-30-b | caesar 4 18-30-b"}), HADRIA, "caesar", "pompey", 3)
    assert t.g.attacked == 1 << t.power("caesar")


def test_every_event_has_its_sentence() -> None:
    t = fight(sea({HADRIA: "pompey 8 18-30-b | caesar 8 18-30-b"}), HADRIA, "caesar", "pompey", 1)
    assert t.sentences()
