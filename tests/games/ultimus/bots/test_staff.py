"""How bots plan at Ultimus: aims that can be carried out and end, marches that keep to their way, Tribes that last."""

from __future__ import annotations

from random import Random

import pytest

import romanum
from games.ultimus.builder import CAMPS, Table, position
from romanum.arena.marches import Marches
from romanum.bots.plan import follow
from romanum.bots.playout import asked
from romanum.engine.counsel.staff import Aim
from romanum.engine.dice import FastDice
from romanum.engine.step import apply, offered_to
from romanum.games.ultimus.bots.blunders import LateCensor
from romanum.games.ultimus.bots.boldness import VETERAN
from romanum.games.ultimus.bots.errands import errands
from romanum.games.ultimus.bots.legates import Legates
from romanum.games.ultimus.bots.policy import Glance
from romanum.games.ultimus.bots.raiders import Raiders
from romanum.games.ultimus.bots.staff import HABIT, MARCHES, LateStaff
from romanum.games.ultimus.data.components import PIECE, ZONE
from romanum.games.ultimus.game import STAFF
from romanum.games.ultimus.rules.year.sequence import Movement
from romanum.games.ultimus.state.position import LateEmpire
from size import size

SCENARIOS = size(("tyrants-of-gaul",), ("radagaisus-and-alaric", "tyrants-of-gaul", "scourge-of-god", "last-emperors"))
LEGIONS = "stilicho comites-seniores herculiani-seniores"
PEOPLE = "radagaisus ostrogothi-a ostrogothi-b ostrogothi-c"


def start(scenario: str, seed: int) -> LateEmpire:
    """The beginning of a scenario, on other dice than those of the match."""
    g: LateEmpire = romanum.game("ultimus").new(scenario, seed=seed).position.copy()
    g.dice = FastDice.seeded(seed)
    return g


def aims_of(t: Table, camp: str) -> list[Aim]:
    seat = t.g.seat_of(CAMPS[camp])
    return STAFF.aims(t.g, seat, list(offered_to(t.g, seat)))


def scout(t: Table, camp: str) -> Raiders:
    found = Glance(t.g, t.g.seat_of(CAMPS[camp]), VETERAN).scout
    assert isinstance(found, Raiders)
    return found


# ---- aims


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_aim_begins_with_an_offered_move_and_ends_with_its_sequence(scenario: str) -> None:
    g, chooser, tried = start(scenario, 4), Random(4), 0
    for _ in range(400):
        if not g.stack:
            break
        seat, moves = asked(g)
        found = STAFF.aims(g, seat, moves)
        if found:
            aim = chooser.choice(found)
            assert STAFF.pursue(g, seat, aim, moves) in moves
            assert STAFF.is_over(g, seat, aim) == (aim == HABIT)
            end = g.copy()
            follow(STAFF, end, seat, aim, 400)
            assert STAFF.is_over(end, seat, aim)
            tried += 1
        apply(g, seat, chooser.choice(moves))
    assert tried > 10


def test_the_first_aim_is_what_the_script_does() -> None:
    g = start("tyrants-of-gaul", 2)
    seen = 0
    while seen < 20:
        seat, moves = asked(g)
        scripted = STAFF.script(g, seat, moves)
        found = STAFF.aims(g, seat, moves)
        if found:
            assert STAFF.pursue(g, seat, found[0], moves) == scripted
            seen += found[0] != HABIT
        apply(g, seat, scripted)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_march_comes_back_to_where_it_has_been(scenario: str) -> None:
    g, marches = start(scenario, 7), Marches(romanum.game("ultimus"), 2)
    aim: Aim | None = None
    for _ in range(size(600, 3000)):
        if not g.stack:
            break
        seat, moves = asked(g)
        if aim is not None and STAFF.is_over(g, seat, aim):
            aim = None
        if aim is None and (found := STAFF.aims(g, seat, moves)):
            aim = found[-2] if len(found) > 1 else found[0]
        move = None if aim is None else STAFF.pursue(g, seat, aim, moves)
        move = STAFF.script(g, seat, moves) if move is None else move
        before, g.log = g.copy(), []
        apply(g, seat, move)
        marches.see(before, seat, move, g, g.log)
    assert sum(marches.begun) > 20
    assert marches.back == [0, 0]


def test_whoever_is_asked_answers_at_once_and_always_alike() -> None:
    g = start("last-emperors", 3)
    again = g.copy()
    for _ in range(300):
        seat, moves = asked(g)
        move = STAFF.script(g, seat, moves)
        assert move in moves
        assert LateStaff(STAFF.game).script(again, seat, list(moves)) == move
        apply(g, seat, move)
        apply(again, seat, move)


def test_a_leader_whose_turn_has_passed_stays() -> None:
    board = {"italia-1": f"{LEGIONS}", "italia-3": "sarus comites-alani", "italia-2": "alaricus visigothi-a"}
    t = position(board, status={"visigothi": "revolt"}, caesars={"west": "stilicho"}).sequence("roman", "barbarian")
    assert {PIECE["stilicho"], PIECE["sarus"]} <= {aim.force for aim in aims_of(t, "roman")}
    t.play("roman", "lead sarus", "take comites-alani", "to italia-2", "halt")
    assert PIECE["stilicho"] not in {aim.force for aim in aims_of(t, "roman") if aim.intent in MARCHES}


def test_an_aim_is_told_by_who_goes_where() -> None:
    t = position({"italia-1": LEGIONS, "italia-2": "alaricus visigothi-a"}, status={"visigothi": "revolt"})
    t.sequence("roman", "barbarian")
    aim = aims_of(t, "roman")[0]
    assert (aim.intent, STAFF.told(t.g, aim)) == ("attack", {"force": "stilicho", "goal": "italia-2"})
    words = t.match.game.words
    assert words.say("aim-attack", {"force": "Stilicho", "goal": "Italia 2"}) == "Attack at Italia 2 with Stilicho."


def test_a_line_is_judged_after_the_answer_whoever_began() -> None:
    t = position({"italia-1": LEGIONS, "hispaniae-5": "visigothi-a"}, status={"visigothi": "revolt"})
    t.sequence("roman", "barbarian", "roman", "barbarian")
    first = STAFF.answered(t.g)
    t.play("roman", "done")
    assert STAFF.answered(t.g) < first + STAFF.answers
    t.play("barbarian", "done")
    assert STAFF.answered(t.g) == first + STAFF.answers


def test_every_battle_has_dice_of_its_own_whatever_was_rolled_before() -> None:
    board = {"italia-1": LEGIONS, "italia-2": "alaricus visigothi-a", "africa-1": "sarus comites-alani visigothi-b"}
    t = position(board, status={"visigothi": "revolt"}).sequence("roman", "barbarian")
    movement = STAFF.luck(t.g, ("done",))
    t.play("roman", "lead stilicho", "take comites-seniores", "to italia-2", "halt")
    assert STAFF.luck(t.g, ("done",)) == movement
    t.play("roman", "done")
    fights = [STAFF.luck(t.g, move) for move in offered_to(t.g, t.g.asked)]
    assert len({movement, *fights}) == 1 + len(fights) == 3


# ---- Tribes


def test_one_unit_of_a_people_at_war_stays_beyond_the_border() -> None:
    t = position({"ostrogothi": PEOPLE}, status={"ostrogothi": "war"}).sequence("barbarian", "roman")
    look = scout(t, "barbarian")
    assert len(look.seeds()) == 1
    assert not look.seeds() & set(look.companies(PIECE["radagaisus"])[0])


def test_all_go_when_no_later_year_can_punish_it() -> None:
    t = position({"ostrogothi": PEOPLE}, status={"ostrogothi": "war"}, year=408, last_year=408).sequence("barbarian")
    assert scout(t, "barbarian").seeds() == frozenset()


def test_a_tribe_waits_beyond_the_border_before_an_army_and_enters_in_its_last_sequence() -> None:
    board = {
        "ostrogothi": PEOPLE,
        "pannoniae-2": LEGIONS,
        "pannoniae-4": "alaricus visigothi-a visigothi-b visigothi-c",
    }
    status = {"ostrogothi": "war", "visigothi": "foederati"}
    early = position(board, status=status).sequence("barbarian", "roman", "barbarian", "roman", "barbarian")
    late = position(board, status=status).sequence("barbarian")
    radagaisus = PIECE["radagaisus"]
    goals = [
        {errand.goal for errand in errands(Glance(t.g, t.g.seat_of(CAMPS["barbarian"]), VETERAN), radagaisus, 9)}
        for t in (early, late)
    ]
    assert ZONE["pannoniae-2"] not in goals[0]
    assert goals[1] - goals[0]


def test_the_loss_of_a_whole_people_is_feared_more_than_that_of_a_part() -> None:
    alone = position({"pannoniae-2": PEOPLE}, status={"ostrogothi": "war"}).sequence("barbarian", "roman")
    board = {"pannoniae-2": PEOPLE, "ostrogothi": "ostrogothi-d"}
    seeded = position(board, status={"ostrogothi": "war"}).sequence("barbarian", "roman")
    area = ZONE["pannoniae-2"]
    fears = [scout(t, "barbarian").stake(scout(t, "barbarian").own[area]) for t in (alone, seeded)]
    assert fears[0] > fears[1] + 3


# ---- Romans


@pytest.mark.parametrize(("enemy", "stay"), [("italia-4", 1), ("hispaniae-5", 0)])
def test_somebody_stays_in_a_capital_that_the_enemy_can_reach(enemy: str, stay: int) -> None:
    board = {"italia-2": LEGIONS, enemy: "alaricus visigothi-a visigothi-b visigothi-c visigothi-d"}
    t = position(board, status={"visigothi": "revolt"}).sequence("roman", "barbarian")
    found = Glance(t.g, t.g.seat_of(CAMPS["roman"]), VETERAN).scout
    assert isinstance(found, Legates)
    units = found.own[ZONE["italia-2"]].units
    assert len(units) - len(found.without_watch(units, ZONE["italia-2"])) == stay


# ---- the censor


def blunders(t: Table, camp: str, *moves: str) -> list[str]:
    """What is found wrong with the last of these moves."""
    censor, seat, found = LateCensor(), t.g.seat_of(CAMPS[camp]), list[str]()
    for text in moves:
        before, move = t.g.copy(), t.match.game.vocabulary.read(text)
        t.play(camp, text)
        found = list(censor.see(before, seat, move, t.g))
    return found


def test_a_march_there_and_back_is_counted_by_the_arena_and_not_once_more() -> None:
    t = position({"italia-1": LEGIONS}).sequence("roman", "barbarian")
    assert blunders(t, "roman", "lead stilicho", "to italia-2", "to italia-1") == []


def test_a_march_onwards_is_none() -> None:
    t = position({"italia-1": LEGIONS}).sequence("roman", "barbarian")
    assert blunders(t, "roman", "lead stilicho", "to italia-2", "to italia-4") == []


def test_an_attack_without_hope_is_a_blunder() -> None:
    horde = "alaricus visigothi-a visigothi-b visigothi-c visigothi-d visigothi-e"
    t = position({"italia-1": "sarus comites-alani", "italia-2": horde}, status={"visigothi": "revolt"})
    t.sequence("roman", "barbarian")
    assert blunders(t, "roman", "lead sarus", "take comites-alani", "to italia-2") == ["hopeless"]


@pytest.mark.parametrize(("enemy", "found"), [("italia-1", ["strips-capital"]), ("hispaniae-5", [])])
def test_a_capital_beside_the_enemy_is_not_left(enemy: str, found: list[str]) -> None:
    board = {"italia-2": LEGIONS, enemy: "alaricus visigothi-a"}
    t = position(board, status={"visigothi": "revolt"}).sequence("roman", "barbarian")
    marches = ("lead stilicho", "take comites-seniores", "take herculiani-seniores", "to italia-4")
    assert blunders(t, "roman", *marches) == found


@pytest.mark.parametrize(("stays", "found"), [("", ["stakes-people"]), ("ostrogothi-d", [])])
def test_a_people_does_not_stake_everybody(stays: str, found: list[str]) -> None:
    t = position({"ostrogothi": f"radagaisus ostrogothi-a ostrogothi-b {stays}"}, status={"ostrogothi": "war"})
    t.sequence("barbarian", "roman")
    moves = ["lead radagaisus", "take ostrogothi-a", "take ostrogothi-b"]
    t.play("barbarian", *moves)
    there = next(text for text in t.options("barbarian") if text.startswith("to ") and text[3:] in EMPIRE)
    assert blunders(t, "barbarian", there) == found


EMPIRE = {f"{diocese}-{n}" for diocese in ("pannoniae", "moesiae", "thracia", "italia", "galliae") for n in range(1, 9)}


@pytest.mark.parametrize(("year", "found"), [(408, ["astray"]), (500, [])])
def test_an_augustus_is_home_at_the_end_of_the_year(year: int, found: list[str]) -> None:
    t = position({"moesiae-1": "honorius", "italia-1": LEGIONS}, augusti={"west": "honorius"}, year=year)
    t.sequence("roman")
    assert blunders(t, "roman", "done") == found


def test_raiders_do_not_sit_beside_a_free_area_in_the_last_sequence() -> None:
    t = position({"persae-1": "persae-a persae-b"}, status={"persae": "war"}, major=("persae",)).sequence("barbarian")
    assert blunders(t, "barbarian", "done") == ["idle-raiders"]


def test_nobody_is_blamed_for_keeping_one_at_home() -> None:
    t = position({"persae-1": "persae-a", "galliae-1": "franci-salii-a"}, status={"persae": "war"}, major=("persae",))
    t.sequence("barbarian")
    assert blunders(t, "barbarian", "done") == []


def test_movement_alone_is_about_aims_and_small_matters_are_done_by_habit() -> None:
    g, kinds = start("tyrants-of-gaul", 6), set[str]()
    for _ in range(200):
        seat, moves = asked(g)
        found = STAFF.aims(g, seat, moves)
        if not isinstance(g.stack[-1], Movement):
            assert found in ([], [HABIT])
            kinds |= {type(g.stack[-1]).__name__} if found else set()
        apply(g, seat, STAFF.script(g, seat, moves))
    assert {"CombatStep", "Group"} <= kinds


def test_whoever_has_no_use_for_his_stratagems_is_not_made_to_think() -> None:
    board = {"italia-2": "sarus comites-alani"}
    t = position(board, hand={"barbarian": "plague-breaks-out"}).moment("barbarian", "start")
    assert aims_of(t, "barbarian") == [HABIT]
