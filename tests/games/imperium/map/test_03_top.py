"""Chapter 3.2: the unit on top of a stack, which everybody sees."""

from __future__ import annotations

from games.imperium.battle_table import FIELD, attack, met
from games.imperium.builder import GAME, position
from romanum.engine.secrecy import HIDDEN, masked
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.common.leaders import stand_apart
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.siege.plunder import fill
from romanum.games.imperium.state.forces import add, detach, go, join, new_stack, strike
from romanum.games.imperium.state.marks import ACTIVE_FORCE
from romanum.games.imperium.state.rosters import LETTER
from rules import rule

LEGION, LIGHT, SHIP = (LETTER[KIND_BY_ID[name]] for name in ("20-10-a", "4-12", "18-30-b"))


@rule("3.2a")
def test_the_unit_on_top_stays_there_while_others_come_and_go() -> None:
    t = position({"a2418": "vercingetorix 2 4-12", "a2521": "caesar 1 20-10-a"}, scenario=1)
    t.g.hidden = True
    stack, before = t.stack("vercingetorix", "a2418"), t.g.reveals
    add(t.g, t.power("vercingetorix"), PLACE["a2418"], LETTER[KIND_BY_ID["20-8-c"]])
    known = masked(t.g, t.seat("caesar"))
    assert (known.units[stack], known.top[stack]) == ("?", LIGHT)
    strike(t.g, stack, LIGHT)
    assert t.g.top[stack] == LIGHT
    shown = t.g.reveals
    strike(t.g, stack, LIGHT)
    assert t.g.top[stack] == LETTER[KIND_BY_ID["20-8-c"]]
    assert t.g.reveals == shown + 1, "another is turned up for all to see"
    assert shown > before, "and so was that of the units that joined them"


@rule("3.2a", "19.1c")
def test_what_is_destroyed_is_seen_by_all_whatever_lies_on_top() -> None:
    t = position({"a2418": "vercingetorix 2 4-12"}, scenario=1)
    t.g.hidden = True
    stack, before = t.stack("vercingetorix", "a2418"), t.g.reveals
    lose(t.g, stack, LIGHT, "14.5d")
    assert (t.g.top[stack], t.g.reveals) == (LIGHT, before + 1)


@rule("3.2a")
def test_a_part_that_leaves_a_stack_shows_a_top_of_its_own_and_ships_lie_on_top() -> None:
    t = position({"b4225": "caesar 2 18-30-b aboard 1 20-10-a 1 4-12"}, scenario=6)
    stack = t.stack("caesar", "b4225")
    assert t.g.top[stack] == SHIP
    part = detach(t.g, stack, LEGION, 0)
    assert (t.g.top[stack], t.g.top[part]) == (SHIP, LEGION)
    assert not t.g.reveals, "without limited intelligence nothing is hidden"


@rule("3.2a")
def test_who_imagines_no_train_imagines_that_nothing_is_filled() -> None:
    t = position({"a2521": "caesar 1 20-10-a"}, scenario=1)
    fill(t.g, t.power("caesar"), PLACE["a2521"], 3)
    assert t["a2521"] == "caesar 1 20-10-a"


@rule("3.2a")
def test_a_whole_stack_that_sets_out_turns_nothing_up() -> None:
    t = position({"a2521": "caesar 2 4-12 1 20-10-a"}, scenario=1)
    t.g.hidden = True
    stack, before = t.stack("caesar", "a2521"), t.g.reveals
    t.g.top[stack] = LIGHT
    force = join(t.g, stack, new_stack(t.g, t.power("caesar"), PLACE["a2521"], "", ACTIVE_FORCE))
    assert (t.g.top[force], t.g.reveals) == (LIGHT, before)


@rule("3.2a")
def test_who_comes_to_where_others_stand_looks_through_them() -> None:
    t = position({"a2418": "vercingetorix 2 4-12", "a2521": "caesar 1 20-10-a"}, scenario=1)
    t.g.hidden = True
    stack, before = t.stack("caesar", "a2521"), t.g.reveals
    go(t.g, stack, PLACE["a2520"])
    assert t.g.reveals == before, "nobody stands there"
    go(t.g, stack, PLACE["a2418"])
    assert t.g.reveals == before + 1
    assert masked(t.g, t.seat("vercingetorix")).units[stack] == LEGION


@rule("3.2a")
def test_a_leader_who_steps_out_of_a_stack_is_seen() -> None:
    t = position({"a2418": "vercingetorix 2 4-12 vercingetorix"}, scenario=1)
    t.g.hidden = True
    leader, before = t.leader("vercingetorix"), t.g.reveals
    assert masked(t.g, t.seat("caesar")).leader_in[leader] == HIDDEN
    alone = stand_apart(t.g, leader, 0)
    assert t.g.reveals > before
    assert masked(t.g, t.seat("caesar")).leader_in[leader] == alone


@rule("3.2a")
def test_which_units_of_a_stack_are_meant_is_not_shown() -> None:
    t = position({"a2521": "caesar 2 4-12 1 20-10-a"}, scenario=1)
    move = ("leave", KIND_BY_ID["4-12"])
    assert GAME.outward(t.g, t.seat("caesar"), move) == move, "everything lies open"
    t.g.hidden = True
    assert GAME.outward(t.g, t.seat("caesar"), move) == ("leave", HIDDEN)


@rule("3.2a", "12.5a")
def test_whoever_leaves_the_leader_of_his_force_march_has_called_it_off_before_all() -> None:
    t = position({"a2521": "caesar 2 20-10-a caesar labienus"}, scenario=1)
    t.g.hidden = True
    t.g.led_by, t.g.forced = t.leader("caesar"), True
    for name, shown in (("caesar", True), ("labienus", False)):
        move = GAME.vocabulary.read(f"leave-leader {name}")
        assert (GAME.outward(t.g, t.seat("caesar"), move) == move) is shown


@rule("3.2a")
def test_a_leader_alone_looks_through_nobody() -> None:
    """He is no unit; his own stack he knows, and so do those whom he visits."""
    t = position({"a2418": "vercingetorix 2 4-12 | caesar caesar", "a2521": "caesar 1 20-10-a"}, scenario=1)
    t.g.hidden = True
    gauls, alone = t.stack("vercingetorix", "a2418"), t.stack("caesar", "a2418")
    known = masked(t.g, t.seat("caesar"))
    assert (known.units[gauls], known.units[alone], known.leader_in[t.leader("caesar")]) == ("?", "", alone)
    assert masked(t.g, t.seat("vercingetorix")).leader_in[t.leader("caesar")] == alone
    add(t.g, t.power("caesar"), PLACE["a2418"], LEGION)
    assert masked(t.g, t.seat("caesar")).units[gauls] == LIGHT * 2


@rule("3.2a")
def test_a_leader_alone_who_is_attacked_sees_by_whom() -> None:
    t = met("2 20-10-a 1 4-12", "pompey")
    t.g.hidden = True
    caesar = t.stack("caesar", FIELD)
    assert t.known("pompey").units[caesar] == "?"
    attack(t)
    assert t.asked == ("pompey",)
    assert t.known("pompey").units[caesar] == t.g.units[caesar]
