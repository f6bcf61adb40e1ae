"""Chapters 12.4 and 30: interceptions, limitanei."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.imperium.builder import GAME, Table, position
from games.imperium.map.test_03_units import units
from games.imperium.march_table import campaign, plain, walk
from romanum.engine.dice import FACES
from romanum.engine.position import changed
from romanum.engine.secrecy import masked
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import (
    CLEAR,
    DESERT,
    GRID,
    LAND,
    LAND_STEPS,
    NARROW_SEA,
    PLACE,
    PLACE_IDS,
    PROVINCE,
    TERRAIN,
)
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.battle.retreats import walk_off
from romanum.games.imperium.rules.common.leaders import assign, take_off
from romanum.games.imperium.rules.common.sieges import set_fort
from romanum.games.imperium.rules.geography.travel import step_costs
from romanum.games.imperium.rules.march import stakes
from romanum.games.imperium.rules.march.allowance import limitanei
from romanum.games.imperium.rules.march.interception import Interception, SetOff
from romanum.games.imperium.rules.march.interceptors import (
    DRY_STEPS,
    best_bonus,
    bonus,
    can_intercept,
    can_reach,
    distance,
    is_in_the_way,
    may_succeed,
    target,
)
from romanum.games.imperium.screen.chances import odds
from romanum.games.imperium.state.effects import PLAGUE_ENTRY, begin
from romanum.games.imperium.state.errands import Battle, PlagueEntered, Trespass
from romanum.games.imperium.state.forces import add, free, stacks_at
from romanum.games.imperium.state.marks import BUILDING, CALLED, HELD, HUNGRY, INSIDE, LANDED, SUPPLIED
from romanum.games.imperium.state.position import BARBARIAN, DEAD, NOBODY, ROMAN
from rules import rule

# ---- interception


def ambush(
    of_pompey: str = "3 20-10-b pompey", moving: str = "2 20-10-a", month: str = "May 49 BC"
) -> tuple[Table, list[str]]:
    """Caesar comes within a hex of Pompey, who stands beside the way: four hexes of clear ground."""
    way = plain(CLEAR, 4)
    t = campaign({way[0]: f"caesar {moving}", way[3]: f"pompey {of_pompey}"}, month=month)
    t.g.leader_of = changed(t.g.leader_of, t.leader("pompey"), t.power("pompey"))
    t.g.mark[t.stack("pompey", way[3])] |= SUPPLIED
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    return t, way


@rule("12.4a", "2.5")
@pytest.mark.parametrize(("month", "asked"), [("December 50 BC", "caesar"), ("January 49 BC", "pompey")])
def test_nobody_intercepts_whom_he_may_not_attack(month: str, asked: str) -> None:
    """In scenario 6 Caesar and Pompey keep the peace until January; whoever intercepts attacks."""
    assert ambush(month=month)[0].asked == (asked,)


@rule("12.4a", "12.4c")
def test_a_leader_with_units_within_three_hexes_may_intercept() -> None:
    t, _ = ambush()
    assert t.asked == ("pompey",)
    assert t.offered("pompey") == ["intercept pompey", "pass"]


@rule("12.4a")
def test_units_without_a_leader_may_not() -> None:
    t, _ = ambush("3 20-10-b")
    assert t.asked == ("caesar",)


@rule("12.4.1a", "12.4.1b", "12.4.1c")
def test_the_roll_must_reach_twice_the_mp() -> None:
    """Two hexes of clear ground with roads are 2 MP, so 4; Pompey's value helps."""
    t, way = ambush()
    leader = t.leader("pompey")
    assert (distance(t.g, leader, PLACE[way[1]]), target(t.g, leader)) == (2, 4)
    value = t.g.leader_value[leader]
    t.roll(4 - value - 1 if value < 3 else 1)
    t.play("pompey", "intercept pompey", "ready")
    if value < 3:
        assert t.events("interception")[0].facts["won"] == "no"
        assert t.asked == ("caesar",)


@rule("12.4.1a", "12.4.1b", "12.4.1c")
@pytest.mark.parametrize(("die", "won"), [(5, "yes"), (4, "yes"), (3, "no")])
def test_a_leader_of_two_three_mp_away_needs_six(die: int, won: str) -> None:
    """The rulebook's example: 3 MP are 6, and 5 with 2 are 7."""
    way = plain(CLEAR, 5)
    t = campaign({way[0]: "caesar 2 20-10-a", way[4]: "pompey 3 20-10-b pompey"})
    leader = t.leader("pompey")
    t.g.leader_of = changed(t.g.leader_of, leader, t.power("pompey"))
    t.g.leader_value = changed(t.g.leader_value, leader, 2)
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    assert (distance(t.g, leader, PLACE[way[1]]), target(t.g, leader)) == (3, 6)
    t.stop_at(Battle).roll(die).play("pompey", "intercept pompey", "ready")
    assert t.events("interception")[0].facts["won"] == won


@rule("12.4.1c", "12.4.1d", "12.4.1e")
def test_on_success_they_are_there_and_there_is_a_battle_before_the_march_goes_on() -> None:
    t, way = ambush()
    t.stop_at(Battle).roll(6).play("pompey", "intercept pompey", "ready")
    assert type(t.waiting).__name__ == "Battle"
    assert (t.waiting.place, t.waiting.met) == (PLACE[way[1]], True)
    assert t[way[3]] == ""
    take_off(t.g, t.leader("pompey"), DEAD)
    free(t.g, t.stack("pompey", way[1]))
    t.skip()
    assert t.asked == ("caesar",)
    assert f"to {way[2]}" in t.offered("caesar")


@rule("21.1g")
@pytest.mark.parametrize(("die", "left"), [(6, False), (1, True)])
def test_builders_who_intercept_give_up_their_works(die: int, left: bool) -> None:
    t, way = ambush("3 20-10-b pompey")
    t.g.leader_value = changed(t.g.leader_value, t.leader("pompey"), 0)
    set_fort(t.g, PLACE[way[3]], t.power("pompey"), 0, 1)
    t.g.mark[t.stack("pompey", way[3])] |= BUILDING
    t.stop_at(Battle).roll(die).play("pompey", "intercept pompey", "ready")
    assert bool(t.g.forts) is left
    assert any(mark & BUILDING for mark in t.g.mark) is left


@rule("21.1f", "21.1g")
@pytest.mark.parametrize(
    ("level", "works", "origin", "goes"),
    [(0, 1, ROMAN, True), (1, 1, ROMAN, False), (0, 2, ROMAN, False), (0, 1, BARBARIAN, False)],
)
def test_only_romans_at_a_first_level_may_leave_it_to_intercept(
    level: int, works: int, origin: int, goes: bool
) -> None:
    t, way = ambush("3 20-10-b pompey")
    t.g.origin[t.power("pompey")] = origin
    set_fort(t.g, PLACE[way[3]], t.power("pompey"), level, works)
    t.g.mark[t.stack("pompey", way[3])] |= BUILDING
    assert can_intercept(t.g, t.seat("pompey"), t.leader("pompey"), PLACE[way[1]]) is goes


@rule("12.4e")
def test_a_leader_tries_once_a_turn() -> None:
    t, way = ambush()
    t.roll(1).play("pompey", "intercept pompey", "ready")
    if t.stopped:
        t.skip()
    assert not can_intercept(t.g, t.seat("pompey"), t.leader("pompey"), PLACE[way[2]])


@rule("12.4.1b")
def test_cavalry_alone_adds_three_and_a_train_takes_three_off() -> None:
    t, _ = ambush("2 30-16-b pompey")
    assert bonus(t.g, t.leader("pompey")) == 3
    riders, _ = ambush("2 30-16-b pompey", "1 6-16")
    assert bonus(riders.g, riders.leader("pompey")) == riders.g.leader_value[riders.leader("pompey")]
    slow, _ = ambush("2 20-10-b 1 train-6 pompey")
    leader = slow.leader("pompey")
    assert bonus(slow.g, leader) == slow.g.leader_value[leader] - 3


@rule("12.4f")
def test_not_while_enemies_are_in_his_hex_or_he_is_besieged() -> None:
    t, way = ambush()
    add(t.g, t.power("caesar"), PLACE[way[3]], units("1 4-12"))
    assert not can_intercept(t.g, t.seat("pompey"), t.leader("pompey"), PLACE[way[1]])


@rule("12.4f")
def test_nor_while_he_besieges_enemies_there() -> None:
    t, way = ambush()
    add(t.g, t.power("caesar"), PLACE[way[3]], units("1 4-12"), INSIDE)
    assert not can_intercept(t.g, t.seat("pompey"), t.leader("pompey"), PLACE[way[1]])


@rule("10.4.4b", "10.5.1e", "12.4a", "21.1f")
@pytest.mark.parametrize("mark", [HELD, LANDED, BUILDING])
def test_units_that_may_not_move_do_not_intercept(mark: int) -> None:
    t, way = ambush()
    assert can_intercept(t.g, t.seat("pompey"), t.leader("pompey"), PLACE[way[1]])
    t.g.mark[t.stack("pompey", way[3])] |= mark
    assert not can_intercept(t.g, t.seat("pompey"), t.leader("pompey"), PLACE[way[1]])


@rule("12.4g")
def test_nobody_intercepts_in_the_desert() -> None:
    """Pompey stands beside a desert, which he can reach, and beside other ground."""
    camp, desert, ground = next(
        (here, there, other)
        for here in range(GRID.size)
        if LAND[here] and TERRAIN[here] == CLEAR
        for there in DRY_STEPS[here]
        for other in DRY_STEPS[here]
        if TERRAIN[there] == DESERT and TERRAIN[other] == CLEAR
    )
    t = position({PLACE_IDS[camp]: "pompey 3 20-10-b pompey"}, scenario=6, month="May 49 BC")
    seat, leader = t.seat("pompey"), t.leader("pompey")
    assert can_reach(t.g, leader, desert)
    assert can_intercept(t.g, seat, leader, ground)
    assert not can_intercept(t.g, seat, leader, desert)


@rule("12.4b")
def test_the_way_must_be_free_of_enemies_and_three_hexes_at_most() -> None:
    t, way = ambush()
    assert distance(t.g, t.leader("pompey"), PLACE[way[1]]) == 2
    assert distance(t.g, t.leader("pompey"), PLACE[way[0]]) == 99
    beyond = next(p for p in GRID.within(PLACE[way[3]], 4) if GRID.distance(p, PLACE[way[3]]) == 4)
    assert distance(t.g, t.leader("pompey"), beyond) == 99


@rule("12.4b", "12.4f")
@pytest.mark.parametrize("there", ["1 20-10-b", "inside 1 20-10-b", "inside 2 18-30-b", "1 train-6"])
def test_besieged_enemies_bar_the_way_as_others_do(there: str) -> None:
    t = position({"a3117": f"caesar {there}"}, scenario=6)
    assert is_in_the_way(t.g, t.power("pompey"), PLACE["a3117"])
    assert not is_in_the_way(t.g, t.power("caesar"), PLACE["a3117"])


@rule("12.4h")
def test_not_over_a_narrow_sea() -> None:
    here, there = next((a, s[0]) for a, steps in enumerate(LAND_STEPS) for s in steps if s[3] & NARROW_SEA)
    t = position({PLACE_IDS[here]: "pompey 1 20-10-b pompey"}, scenario=6)
    assert distance(t.g, t.leader("pompey"), there) == 99


@rule("12.4.1a", "12.4.1b")
@pytest.mark.parametrize(("with_him", "short", "can"), [("3 20-10-b", 0, True), ("3 20-10-b", 1, False)])
def test_it_concerns_whoever_can_come_with_the_highest_die(with_him: str, short: int, can: bool) -> None:
    """A train costs him nothing: it may stay. Bots do not try what no die can bring."""
    t, _ = ambush(f"{with_him} 1 train-6 pompey")
    pompey, seat = t.leader("pompey"), t.seat("pompey")
    t.g.winter = True
    needed = target(t.g, pompey)
    assert needed > FACES + 1
    t.g.leader_value = changed(t.g.leader_value, pompey, needed - FACES - short)
    window = t.g.running(Interception)
    assert [window.concerns(g, seat) for g in (t.g, masked(t.g, seat))] == [can, can]


@rule("12.4a", "14.4.2a")
@pytest.mark.parametrize(("with_him", "concerns"), [("3 20-10-b pompey", True), ("1 6-16 pompey", False)])
def test_a_battle_that_would_surely_be_lost_concerns_nobody(with_him: str, concerns: bool) -> None:
    t, _ = ambush(with_him)
    window, seat = t.g.running(Interception), t.seat("pompey")
    assert t.offered("pompey") == ["intercept pompey", "pass"]
    assert window.concerns(t.g, seat) is concerns


@rule("12.4a")
@pytest.mark.parametrize("at_stake", [False, True])
def test_a_slim_chance_concerns_whoever_has_something_to_lose(monkeypatch: pytest.MonkeyPatch, at_stake: bool) -> None:
    t, _ = ambush()
    monkeypatch.setattr(stakes, "hope", lambda g, seat, leader: Fraction(1, 60))
    t.g.lord = [t.power("pompey") if at_stake else NOBODY for _ in t.g.lord]
    t.g.city_of = [NOBODY for _ in t.g.city_of]
    assert t.g.running(Interception).concerns(t.g, t.seat("pompey")) is at_stake


@rule("12.4.1b")
def test_cavalry_that_leaves_the_others_behind_can_come_farther() -> None:
    t, _ = ambush("2 20-10-b 1 6-16 pompey")
    pompey, seat = t.leader("pompey"), t.seat("pompey")
    t.g.leader_value = changed(t.g.leader_value, pompey, 0)
    t.g.winter = True
    assert FACES < target(t.g, pompey) <= FACES + 3
    assert may_succeed(t.g, seat, pompey)
    assert [best_bonus(t.g, seat, pompey, slower=slower) for slower in (True, False)] == [3, 0]


@rule("12.4.1b", "12.4c")
@pytest.mark.parametrize(("with_him", "more"), [("2 20-10-b 1 train-6", 4), ("2 6-16", 3), ("2 6-16 1 20-10-b", 4)])
def test_the_chance_is_that_of_whom_he_had_best_take(with_him: str, more: int) -> None:
    """A train stays; cavalry alone has three whatever its leader, unless it takes foot along that he leads better."""
    t, _ = ambush(f"{with_him} pompey")
    pompey, seat = t.leader("pompey"), t.seat("pompey")
    t.g.leader_value = changed(t.g.leader_value, pompey, 4)
    assert best_bonus(t.g, seat, pompey, slower=True) == more
    t.g.winter = True
    told = odds(masked(t.g, seat), seat, GAME.vocabulary.read("intercept pompey"))
    assert told is not None
    assert told.win == pytest.approx(min(FACES, max(0, FACES + 1 + more - target(t.g, pompey))) / FACES)


def hungry_ambush() -> tuple[Table, list[str]]:
    """Pompey's men have not been fed in this month; it is winter."""
    way = plain(CLEAR, 4)
    board = {way[0]: "caesar 2 20-10-a", way[3]: "pompey 3 20-10-b 2 4-12 1 train-0 pompey"}
    t = campaign(board, winter=True)
    t.g.leader_of = changed(t.g.leader_of, t.leader("pompey"), t.power("pompey"))
    t.g.mark[t.stack("pompey", way[3])] &= ~SUPPLIED
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    return t, way


@rule("12.4c", "12.4d")
def test_interceptors_are_named_then_fed_and_then_roll() -> None:
    """Who stays behind is not fed for it."""
    t, way = hungry_ambush()
    t.play("pompey", "intercept pompey", "leave 4-12", "leave 4-12")
    assert not t.events("foraged")
    t.roll(6, 6, 1).play("pompey", "ready")
    while t.step == "Feeding":
        t.play("pompey", "feed")
    assert t.events("foraged") or t.events("drawn")
    behind = next(s for s in stacks_at(t.g, PLACE[way[3]]) if t.g.units[s] == units("2 4-12"))
    assert not t.g.mark[behind] & (SUPPLIED | HUNGRY)


@rule("12.4d")
def test_of_interceptors_without_supply_nobody_goes_and_all_hear_it() -> None:
    t, _ = hungry_ambush()
    t.play("pompey", "intercept pompey")
    t.g.stack.pop()
    before = t.g.reveals
    t.g.hidden = True
    t.push(SetOff(t.seat("pompey"), t.leader("pompey")))
    assert not t.events("interception")
    assert [event.facts["leader"] for event in t.events("called-unfed")] == ["pompey"]
    assert t.g.reveals > before
    assert not any(mark & CALLED for mark in t.g.mark)


@rule("12.4d")
@pytest.mark.parametrize(("order", "fed"), [(("caesar", "pompey"), False), (("pompey", "caesar"), True)])
def test_whoever_has_had_his_turn_was_fed_in_it(order: tuple[str, ...], fed: bool) -> None:
    t, _ = hungry_ambush()
    t.g.order = tuple(t.seat(name) for name in order)
    t.g.active = t.seat("caesar")
    t.stop_at(Battle).roll(*((1,) if fed else (6, 6, 1))).play("pompey", "intercept pompey", "ready")
    assert t.events("interception")
    assert bool(t.events("foraged")) is not fed


def border() -> tuple[str, str, str]:
    """Two hexes of one Province and one beside the second in another, on clear ground without cities."""
    plain_ground = [p for p in range(GRID.size) if LAND[p] and TERRAIN[p] == CLEAR and p not in CITY_PLACE]
    for goal in plain_ground:
        near = [s[0] for s in LAND_STEPS[goal] if s[0] in plain_ground and s[1] == NONE and not s[2]]
        own = [p for p in near if PROVINCE[p] == PROVINCE[goal]]
        other = [p for p in near if PROVINCE[p] != PROVINCE[goal]]
        if own and other:
            return PLACE_IDS[own[0]], PLACE_IDS[goal], PLACE_IDS[other[0]]
    raise LookupError


@rule("5.2.2b", "5.2.3b", "12.4.1d", "23.1")
def test_interceptors_who_come_over_a_border_wake_whoever_sleeps_there_as_on_a_march() -> None:
    start, goal, beyond = border()
    t = campaign({start: "caesar 2 20-10-a", beyond: "pompey 3 20-10-b pompey"})
    t.g.leader_of = changed(t.g.leader_of, t.leader("pompey"), t.power("pompey"))
    walk(t, "caesar", f"march {start}", "ready", f"to {goal}")
    t.stop_at(Battle, Trespass).roll(6).play("pompey", "intercept pompey", "ready")
    assert (type(t.waiting).__name__, t.waiting.province) == ("Trespass", PROVINCE[PLACE[goal]])
    t.skip()
    assert type(t.waiting).__name__ == "Battle"


@rule("12.4.1f")
def test_no_third_party_once_it_was_met() -> None:
    t, _ = ambush()
    t.g.met_by = 5
    assert t.g.stack[-1].reactions(t.g, t.seat("pompey")) == []


@rule("5.7a", "12.4c")
def test_so_do_those_who_intercept() -> None:
    t, way = ambush("1 20-10-b pompey")
    add(t.g, t.power("pompey"), PLACE[way[3]], units("2 30-16-b 1 4-12"), SUPPLIED, colour=3)
    t.stop_at(Battle).roll(6).play("pompey", "intercept pompey", "leave 4-12", "ready")
    assert len(t.waiting.attackers) == 2
    assert {t.g.colour[stack] for stack in t.waiting.attackers} == {t.g.colour[t.stack("pompey", way[1])], 3}
    assert t[way[3]] == "pompey 1 4-12"


@rule("12.4c")
def test_other_leaders_may_stay_behind() -> None:
    t, way = ambush("3 20-10-b pompey cato")
    t.stop_at(Battle).roll(6).play("pompey", "intercept pompey", "leave-leader cato", "ready")
    assert (t[way[1]], t[way[3]]) == ("caesar 2 20-10-a | pompey 3 20-10-b pompey", "pompey cato")


# ---- limitanei


def is_roman(t: Table, place: int) -> bool:
    lord = t.g.lord[PROVINCE[place]]
    return lord >= 0 and t.g.origin[lord] == ROMAN


@rule("30a", "30b", "30c")
def test_limitanei_slow_down_foreigners_at_the_border() -> None:
    t = position(scenario=16)
    g = t.g
    border, province = next(
        (place, province)
        for place, province in enumerate(PROVINCE[: GRID.size])
        if province in g.setting.limitanei
        and any(PROVINCE[n] not in (NONE, province) and not is_roman(t, n) for n in GRID.neighbours[place])
    )
    foreign = add(t.g, t.power("parthia"), border, units("1 4-12"))
    roman = add(t.g, t.g.lord[province], border, units("1 4-12"))
    assert limitanei(t.g, foreign, border) == t.g.setting.limitanei_cost > 0
    assert limitanei(t.g, roman, border) == 0
    t.g.lord[province] = t.power("parthia")
    assert limitanei(t.g, foreign, border) == 0


@rule("30b", "12.4.1a")
def test_foreigners_who_intercept_pay_for_limitanei_too() -> None:
    t = position(scenario=16)
    g, parthia = t.g, t.power("parthia")
    costs = step_costs(g)
    start, goal = next(
        (there, place)
        for place, province in enumerate(PROVINCE[: GRID.size])
        if province in g.setting.limitanei
        for there, _, strait, _ in LAND_STEPS[place]
        if not strait and PROVINCE[there] not in (NONE, province) and not is_roman(t, there)
    )
    stack = add(g, parthia, start, units("1 4-12"))
    leader = next(n for n, served in enumerate(g.leader_of) if served == parthia)
    assign(g, leader, stack)
    assert distance(g, leader, goal) == (costs[start][goal] or 0) + g.setting.limitanei_cost
    g.origin[parthia] = ROMAN
    assert distance(g, leader, goal) == costs[start][goal]


def borderland(*, terrain: int = CLEAR) -> list[str]:
    """Three clear hexes in a row: the last is in another Province than the first."""
    for start in range(GRID.size):
        if TERRAIN[start] != terrain or PROVINCE[start] == NONE or not LAND[start] or start in CITY_PLACE:
            continue
        for goal, river, strait, _ in LAND_STEPS[start]:
            plain_side = river == NONE and not strait and goal < GRID.size
            if plain_side and PROVINCE[goal] not in (NONE, PROVINCE[start]) and TERRAIN[goal] == terrain:
                beside = [
                    there for there, *_ in LAND_STEPS[goal] if PROVINCE[there] == PROVINCE[goal] and there < GRID.size
                ]
                if beside and goal not in CITY_PLACE:
                    return [PLACE_IDS[beside[0]], PLACE_IDS[goal], PLACE_IDS[start]]
    raise LookupError


@rule("23.1", "45.2b")
def test_who_intercepts_has_entered_the_province_like_others() -> None:
    """Its people wake against him, and plague there takes its third before the battle."""
    here, goal, there = borderland()
    t = campaign({here: "caesar 2 20-10-a", there: "pompey 3 20-10-b pompey"}, sections=("45",))
    begin(t.g, PLAGUE_ENTRY, PROVINCE[PLACE[goal]], until=t.g.month)
    t.g.mark[t.stack("pompey", there)] |= SUPPLIED
    walk(t, "caesar", f"march {here}", "ready", f"to {goal}")
    seen: list[Trespass] = []
    t.stop_at(Battle, Trespass).roll(6).play("pompey", "intercept pompey", "ready")
    while isinstance(t.waiting, Trespass):
        seen.append(t.waiting)
        t.skip()
    assert [(trespass.stack, trespass.province) for trespass in seen] == [
        (t.stack("pompey", goal), PROVINCE[PLACE[goal]])
    ]
    assert t[goal].endswith("pompey 2 20-10-b pompey")
    assert isinstance(t.waiting, Battle)


@rule("45.2b")
def test_all_who_retreat_into_plague_suffer_from_it() -> None:
    _, goal, there = borderland()
    t = position({there: "pompey 3 20-10-b"}, scenario=6, sections=("45",))
    begin(t.g, PLAGUE_ENTRY, PROVINCE[PLACE[goal]], until=t.g.month)
    own = [t.stack("pompey", there), add(t.g, t.power("pompey"), PLACE[there], units("3 6-16"), BUILDING)]
    walk_off(t.g, own, PLACE[there], PLACE[goal], "14.2a")
    assert [step.stack for step in t.g.stack if isinstance(step, PlagueEntered)] == own


# ---- whom a special rule keeps there


def watch_on_the_danube(of_trajan: str) -> Table:
    """Decebalus comes to the border of Moesia Inferior, where a heavy unit of Trajan's must stay (scenario 13)."""
    t = campaign({"b5015": "decebalus 4 20-8-c", "b5014": f"trajan {of_trajan}"}, "decebalus", scenario=13)
    return walk(t, "decebalus", "march b5015", "ready", "to b5114")


@rule("12.4c", "2.5")
def test_who_may_not_all_leave_may_still_intercept_and_leaves_some_behind() -> None:
    t = watch_on_the_danube("2 20-10-a 2 6-16 trajan")
    assert t.offered("trajan") == ["intercept trajan", "pass"]
    t.play("trajan", "intercept trajan")
    assert t.offered("trajan") == ["leave 20-10-a", "leave 6-16"]
    t.play("trajan", "leave 20-10-a")
    assert t.offered("trajan") == ["ready", "leave 20-10-a", "leave 6-16"]


@rule("12.4c", "2.5")
def test_the_last_who_may_go_is_not_left_behind() -> None:
    """The legion stays, so that there is nothing to ask: the horse rides alone."""
    t = watch_on_the_danube("1 20-10-a 1 6-16 trajan").roll(1).play("trajan", "intercept trajan")
    assert [event.facts["bonus"] for event in t.events("interception")] == [3]


@rule("12.4c", "2.5")
def test_nobody_is_asked_whose_units_must_all_stay() -> None:
    assert watch_on_the_danube("1 20-10-a trajan").asked == ("decebalus",)
