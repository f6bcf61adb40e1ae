"""The staff: operations by exact odds and in order, tokens, what is kept to, and the blunders that are counted."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import romanum
from games.hre.builder import Table, position
from romanum.bots import Chair, make_bot
from romanum.bots.playout import asked
from romanum.engine.action import Move
from romanum.engine.step import apply
from romanum.games.hre.bots import outlook
from romanum.games.hre.bots.ledger import Ledger
from romanum.games.hre.bots.operations import Operations
from romanum.games.hre.bots.staff import EmpireStaff
from romanum.games.hre.data.components import DIOCESE_OF, PROVINCE, SIDE
from romanum.games.hre.game import VETERANS_VIEW
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.state.actions import ATTACK, DONE, LIFT, PLACE, SEA
from romanum.games.hre.state.position import Empire

STAFF = EmpireStaff(VETERANS_VIEW)
HRE = romanum.game("hre")


def questions(seed: int, seats: int = 4) -> Iterator[tuple[Empire, int, list[Move]]]:
    """The questions of a game of random choices."""
    g: Empire = HRE.new(seats=seats, seed=seed).position
    g.log = None
    luck = Random(seed)
    while g.stack:
        seat, moves = asked(g)
        yield g, seat, moves
        apply(g, seat, luck.choice(moves))


def operations(t: Table) -> Operations:
    step = t.g.stack[-1]
    assert isinstance(step, Place)
    return Operations(t.g, step)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_aim_begins_with_a_move_that_is_offered(seats: int) -> None:
    asked_for = 0
    for g, seat, moves in questions(seats, seats):
        found = STAFF.aims(g, seat, moves)
        assert len(found) <= 40
        for aim in found:
            move = STAFF.pursue(g, seat, aim, moves)
            assert move is None or move in moves
            assert not STAFF.is_over(g, seat, aim)
        asked_for += len(found)
    assert asked_for > 500


def test_a_side_that_keeps_to_its_aims_comes_to_an_end_and_takes_nothing_twice() -> None:
    g: Empire = HRE.new(seats=4, seed=3).position
    g.log = None
    aim, steps = None, 0
    visited: list[Move] = []
    while g.stack and g.turn < 4:
        seat, moves = asked(g)
        if aim is not None and STAFF.is_over(g, seat, aim):
            aim, visited = None, []
        if aim is None:
            aim = next(iter(STAFF.aims(g, seat, moves)), None)
        move = None if aim is None else STAFF.pursue(g, seat, aim, moves)
        if move is not None and move[0] in ("place", "attack") and aim is not None and aim.intent == "take":
            assert move not in visited
            visited.append(move)
        apply(g, seat, STAFF.script(g, seat, moves) if move is None else move)
        steps += 1
    assert steps > 100


def test_the_script_answers_every_question_the_same_way_twice() -> None:
    for g, seat, moves in questions(9):
        move = STAFF.script(g, seat, moves)
        assert move in moves
        assert STAFF.script(g, seat, list(moves)) == move


def test_the_fifth_province_of_a_diocese_brings_more_than_the_fourth() -> None:
    t = position(turn=6, roma="gothi:1 by red", sicilia="gothi:1", dalmatia="gothi:1").barbarian_phase(
        "gothi", at="build"
    )
    ledger = Ledger(t.g, SIDE["gothi"])
    fourth, fifth = PROVINCE["raetia"], PROVINCE["cisalpina"]
    assert DIOCESE_OF[fourth] == DIOCESE_OF[fifth] == DIOCESE_OF[PROVINCE["roma"]]
    assert ledger.gain(1 << fourth, fifth) > ledger.gain(0, fourth)


def test_what_is_uncertain_comes_first() -> None:
    t = position(turn=3, roma="red:1", cisalpina="blue:1")
    t.place("red", 3)
    found = operations(t)
    assert found.ordered((PROVINCE["sicilia"], PROVINCE["cisalpina"]))[0] == PROVINCE["cisalpina"]


def test_no_attack_comes_before_the_province_that_opens_its_best_border() -> None:
    found = None
    for seed in range(3):
        for g, _, _ in questions(seed):
            step = g.stack[-1]
            if isinstance(step, Place) and step.left > 2 and not step.is_homeless(g):
                found = Operations(g, step)
                for one in found.best()[:3]:
                    assert sorted(found.ordered(one.targets)) == sorted(one.targets)
    assert found is not None


def test_an_operation_is_broken_when_an_army_is_lost() -> None:
    t = position(turn=3, roma="red:2", cisalpina="blue:3 fort")
    t.place("red", 3)
    found = STAFF.aims(t.g, t.seat("red"), t.g.stack[-1].options(t.g, t.seat("red")))
    aim = next(aim for aim in found if aim.intent == "take")
    assert not STAFF.is_over(t.g, t.seat("red"), aim)
    step = t.g.stack[-1]
    assert isinstance(step, Place)
    t.g.stack[-1] = Place(step.side, step.left - 1, step.home)
    assert STAFF.is_over(t.g, t.seat("red"), aim)


def test_a_bot_keeps_to_its_operation() -> None:
    t = position(turn=2, caledonia="britanni:3 by red", britannia="city")
    t.place("britanni", 2, home="caledonia", by="red")
    bot = make_bot("legatus", iterations=30)
    first = bot.choose(Chair(t.match, t.seat("red")))
    assert first.text == "place britannia"
    assert bot.plan.aim is not None  # type: ignore[attr-defined]


def test_early_points_are_worth_less_than_late_ones() -> None:
    def gain(turn: int) -> float:
        few, more = (position(turn=turn, roma="red:1", roman_vp={"red": points}).g for points in (30, 40))
        return outlook.outlook(more)[SIDE["red"]] - outlook.outlook(few)[SIDE["red"]]

    assert gain(2) < gain(5) < gain(7)


def test_chances_add_up_to_one() -> None:
    g = position(turn=4, roman_vp={"red": 30}, roma="red:3 city", syria="blue:2 fort", dacia="gothi:2 by green").g
    assert sum(VETERANS_VIEW.value(g, seat) for seat in range(4)) == pytest.approx(1)


def test_walls_are_worth_having() -> None:
    bare = position(turn=5, roma="red:1", syria="blue:1").g
    walled = position(turn=5, roma="red:1 fort", syria="blue:1").g
    assert VETERANS_VIEW.value(walled, SIDE["red"]) > VETERANS_VIEW.value(bare, SIDE["red"])


def test_a_token_is_planned_for_whoever_may_hold_it() -> None:
    seen = set()
    for g, seat, moves in questions(4):
        if moves[0][0] in ("keep", "give"):
            found = STAFF.aims(g, seat, moves)
            assert {STAFF.pursue(g, seat, aim, moves) for aim in found} == set(moves)
            seen.add(found[0].intent)
    assert seen == {"keep", "give"}


# ---- what is counted in this Phase, and at the end


def last_phase(t: Table) -> Table:
    """Nobody has a Phase to come."""
    t.g.barbarian_done, t.g.emperor_done = [1] * t.g.factions, [1] * t.g.factions
    return t


def soldiers_move(t: Table, seat: str) -> str:
    """What the soldier plays."""
    return make_bot("miles").choose(Chair(t.match, t.seat(seat))).text


def test_a_point_of_the_running_phase_counts_nearly_whole_from_the_first_turn_on() -> None:
    t = position(turn=1, roma="red:1", start={"red": "roma"}).place("red", 1)
    ledger = Ledger(t.g, SIDE["red"])
    assert ledger.roman[SIDE["red"]] > 0.5 > ledger.roman[SIDE["blue"]]


def test_the_second_city_site_of_a_pair_brings_a_city_and_the_third_none() -> None:
    def of_a_site(*held: str) -> float:
        t = position(dict.fromkeys(held, "red:1"), turn=2, roma="red:2 city").place("red", 2)
        ledger = Ledger(t.g, SIDE["red"])
        return ledger.gain(0, PROVINCE["tarraconensis"]) - ledger.gain(0, PROVINCE["lusitania"])

    first, second, third = of_a_site(), of_a_site("numidia"), of_a_site("numidia", "syria")
    assert second > first + 0.5
    assert third == pytest.approx(first)


def test_a_city_that_is_taken_uses_up_a_pair_of_sites() -> None:
    t = position(turn=2, roma="red:2 city", numidia="red:1", syria="red:1", thracia="was:blue city").place("red", 2)
    bare = position(turn=2, roma="red:2 city", numidia="red:1", syria="red:1").place("red", 2)
    taken, site = (Ledger(one.g, SIDE["red"])._founding(0, PROVINCE["thracia"]) for one in (t, bare))
    assert taken < site == 0


def test_legions_behind_walls_or_others_are_not_wanted_like_the_first_to_cover_one() -> None:
    def strengthening(roma: str) -> float:
        t = position(turn=3, roma=roma).place("red", 1)
        return next(found.worth for found in operations(t).best() if not found.targets)

    assert strengthening("red:1") > 0 > strengthening("red:2")
    assert strengthening("red:1 fort") == strengthening("red:2")


def test_an_attack_comes_before_what_may_follow_it() -> None:
    t = position(turn=1, mesopotamia="parthi:1 by blue", parthia="parthi:1", syria="green:1 city")
    t.place("parthi", 2, home="parthia", by="blue")
    lists = [found.targets for found in operations(t).best()]
    assert any(len(targets) == 2 and PROVINCE["syria"] in targets for targets in lists)


def test_nobody_builds_walls_in_the_last_phase_and_legions_that_hold_nothing_go_on() -> None:
    t = position(turn=7, roma="red:2 fort", sicilia="red:1", roman_vp={"red": 9}, syria="blue:1")
    last_phase(t.roman_phase("red", at="build"))
    seat = t.seat("red")
    options = t.g.stack[-1].options(t.g, seat)
    assert STAFF.script(t.g, seat, options) == LIFT[PROVINCE["roma"]]
    walls = [move for move in options if move[0] in ("buy-fort", "fortify", "done")]
    assert len(walls) > 1
    assert STAFF.script(t.g, seat, walls) == DONE


def test_in_the_last_phase_a_legion_relieves_a_people_of_its_own() -> None:
    others = {"sicilia": "blue:3 fortress", "raetia": "blue:3 fortress", "cisalpina": "gothi:3 by red"}
    t = position(others, turn=7, roma="red:1", start={"red": "roma"}).place("red", 1)
    cisalpina = PROVINCE["cisalpina"]
    assert operations(t).closed >> cisalpina & 1
    found = operations(last_phase(t))
    assert not found.closed >> cisalpina & 1
    assert found.attempt(cisalpina, 0, 1.0, 0, found.ledger) == (found.ledger.gain(0, cisalpina), 1.0)


def test_in_the_last_phase_only_what_is_counted_is_worth_anything() -> None:
    t = last_phase(position(turn=7, roma="red:1", lusitania="red:1").place("red", 1))
    ledger = Ledger(t.g, SIDE["red"])
    assert ledger.of_province(PROVINCE["dacia"])[0] == 2
    assert ledger.army == ledger.reserve == ledger.stacked == 0


@pytest.mark.parametrize(("due", "answer"), [(0, "pass"), (1, "card stipendium")])
def test_peace_is_bought_in_the_last_turn_only_for_what_it_saves(due: int, answer: str) -> None:
    hand = {"red": ["stipendium"]}
    t = position(turn=7, hand=hand, roman_vp={"red": 30}, pannonia="red:1 city", boiohaemum="gothi:1 by yellow")
    t.place("gothi", 1, by="yellow")
    t.g.emperor_done[SIDE["red"]] = 1 - due
    t.play("yellow", "attack pannonia from boiohaemum")
    assert t.asked == "SubsidyWindow"
    assert soldiers_move(t, "red") == answer


def test_of_two_kingdoms_the_one_that_cannot_come_later_comes_first() -> None:
    t = position(turn=2, hand={"yellow": ["armenii", "odrysae"]}, roma="yellow:1").roman_phase("yellow")
    assert soldiers_move(t, "yellow") == "card odrysae"
    t = position(turn=1, hand={"yellow": ["armenii", "odrysae"]}, thracia="yellow:1", roma="yellow:1")
    assert soldiers_move(t.barbarian_phase("dalmatae", by="yellow"), "yellow") == "card armenii"


# ---- the end of a line


def test_a_point_scored_early_counts_where_aims_are_compared_though_little_of_it_lasts() -> None:
    poorer, richer = (position(turn=1, roma="red:1", roman_vp={"red": 10 + more}).g for more in (0, 10))
    seat = poorer.seat_of[SIDE["red"]]
    lasts = VETERANS_VIEW.value(richer, seat) - VETERANS_VIEW.value(poorer, seat)
    counts = STAFF.worth(richer, seat) - STAFF.worth(poorer, seat)
    assert counts > 3 * lasts > 0
    assert 0 < STAFF.worth(poorer, seat) < STAFF.worth(richer, seat) < 1


def test_in_the_last_turn_points_are_what_they_are() -> None:
    g = position(turn=7, roma="red:1", roman_vp={"red": 10, "blue": 30}).g
    assert [STAFF.worth(g, seat) for seat in range(4)] == pytest.approx([VETERANS_VIEW.value(g, s) for s in range(4)])


# ---- blunders


def blunders(t: Table, seat: str, move: Move) -> list[str]:
    return list(STAFF.censor().see(t.g, t.seat(seat), move, t.g))


def test_an_army_left_in_hand_is_a_blunder() -> None:
    t = position(turn=2, lugdunensis="red:1").place("red", 1)
    assert blunders(t, "red", DONE) == ["idle-army"]
    assert blunders(t, "red", PLACE[PROVINCE["lugdunensis"]]) == []


def test_an_attack_on_oneself_is_a_blunder() -> None:
    t = position(turn=2, lugdunensis="red:3", belgica="suebi:1 by red").place("red", 1)
    assert blunders(t, "red", ATTACK[PROVINCE["belgica"]][PROVINCE["lugdunensis"]]) == ["own-attack"]


def test_in_the_last_phase_it_is_none() -> None:
    t = last_phase(position(turn=7, roma="red:1", cisalpina="galli:1 by red", start={"red": "roma"}).place("red", 1))
    assert blunders(t, "red", ATTACK[PROVINCE["cisalpina"]][PROVINCE["roma"]]) == []


def test_a_hopeless_attack_is_a_blunder() -> None:
    t = position(turn=2, roma="red:1", syria="blue:3 fortress city").place("red", 1)
    assert blunders(t, "red", ATTACK[PROVINCE["syria"]][SEA]) == ["hopeless-attack"]
    t = position(turn=2, roma="red:1", cisalpina="blue:1").place("red", 1)
    assert blunders(t, "red", ATTACK[PROVINCE["cisalpina"]][PROVINCE["roma"]]) == []


def test_a_capital_stripped_beside_an_enemy_is_a_blunder() -> None:
    roma = LIFT[PROVINCE["roma"]]
    t = position(turn=3, roma="red:2 city", cisalpina="blue:1", sicilia="red:1").roman_phase("red", at="build")
    assert blunders(t, "red", roma) == ["stripped-capital"]
    t = position(turn=3, roma="red:2 city fort", cisalpina="blue:1", sicilia="red:1").roman_phase("red", at="build")
    assert blunders(t, "red", roma) == []
