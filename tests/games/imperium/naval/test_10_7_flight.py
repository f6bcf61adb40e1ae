"""10.7.4: after a battle at sea: who flees where, who goes on; what one can know of it before."""

from __future__ import annotations

from fractions import Fraction

from games.imperium.sea_battles import AFRICA, HADRIA, fight, play, sea
from romanum.engine.position import changed
from romanum.games.imperium.data.hexes import GRID, HEX, PLACE, PLACE_IDS
from romanum.games.imperium.rules.naval.combat.aftermath import refuges, sea_room
from romanum.games.imperium.rules.naval.combat.chances import sea_odds
from romanum.games.imperium.rules.naval.combat.sides import targets
from romanum.games.imperium.state.errands import LeaderTaken, Proclaimed
from romanum.games.imperium.state.marks import ACTIVE_FORCE, AT_SEA, FOUGHT, SHELTERED
from romanum.games.imperium.state.position import NONE
from rules import rule

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
    assert [event.facts["value"] for event in t.events("leader-grows")] == [3]
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
