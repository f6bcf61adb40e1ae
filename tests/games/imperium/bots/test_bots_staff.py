"""How bots plan at Imperium Romanum: aims that can be carried out, marches that keep to their way, and blunders."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import romanum
from games.imperium.battle_table import attack, met
from games.imperium.builder import GAME, Table, position
from games.imperium.march_table import plain
from romanum.arena.marches import Marches
from romanum.bots.plan import follow
from romanum.bots.playout import asked
from romanum.engine.counsel.staff import Aim
from romanum.engine.dice import FastDice
from romanum.engine.step import apply, offered_to
from romanum.games.imperium.bots import blunders as blunders_module
from romanum.games.imperium.bots import operations
from romanum.games.imperium.bots.blunders import RICH, RomanCensor
from romanum.games.imperium.bots.worth import grounds
from romanum.games.imperium.data.cities import CITY, CITY_AT, CITY_PLACE
from romanum.games.imperium.data.hexes import CLEAR, LAND_STEPS, PLACE, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import PROVINCE_IDS
from romanum.games.imperium.game import STAFF
from romanum.games.imperium.rules.common.donatives import Donatives
from romanum.games.imperium.rules.common.sieges import set_fort
from romanum.games.imperium.rules.march.segment import Campaign
from romanum.games.imperium.rules.mobilization.phase import Upkeep
from romanum.games.imperium.rules.mobilization.secret_sheets import MobilizationPlans
from romanum.games.imperium.rules.mobilization.sheets import open_sheets
from romanum.games.imperium.rules.naval.voyage import Sailing, Voyage
from romanum.games.imperium.state.errands import LandCombat, LandMovement, NavalBattle
from romanum.games.imperium.state.marks import AT_SEA
from romanum.games.imperium.state.position import NONE, RomanWorld
from rules import rule
from size import size

GALLIC_REVOLT, PIRATES, CIVIL_WAR = 1, 2, 6
SCENARIOS = size(("gallic-revolt",), ("gallic-revolt", "trajan-in-dacia", "pompey-and-the-pirates", "maximinus-thrax"))


def start(scenario: str, seed: int) -> RomanWorld:
    """The beginning of a scenario, on other dice than those of the match."""
    g: RomanWorld = romanum.game("imperium").new(scenario, seed=seed).position.copy()
    g.dice = FastDice.seeded(seed)
    return g


def campaign(board: dict[str, str], power: str, **more: object) -> Table:
    """A Land Movement Segment."""
    t = position(board, **more)  # type: ignore[arg-type]
    t.roll(*[4] * 60)
    t.push(LandMovement(t.seat(power)))
    return t.go_on()


def aims_of(t: Table, power: str) -> list[Aim]:
    seat = t.seat(power)
    return STAFF.aims(t.g, seat, list(offered_to(t.g, seat)))


def scripted(t: Table, power: str) -> str:
    seat = t.seat(power)
    return GAME.vocabulary.write(STAFF.script(t.g, seat, list(offered_to(t.g, seat))))


def seen(t: Table, power: str, move: str) -> list[str]:
    """What the censor says of a choice."""
    before = t.g.copy()
    found = RomanCensor().see(before, t.seat(power), GAME.vocabulary.read(move), t.g)
    return list(found)


# ---- aims


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_aim_begins_with_an_offered_move_and_ends_with_its_march(scenario: str) -> None:
    g, chooser, tried = start(scenario, 4), Random(4), 0
    for _ in range(250):
        if not g.stack:
            break
        seat, moves = asked(g)
        aims = STAFF.aims(g, seat, moves)
        for aim in aims:
            step = STAFF.pursue(g, seat, aim, moves)
            assert step in moves
            assert aim.extra[0] == aim.force
            assert len(set(aim.extra)) == len(aim.extra)
            tried += 1
        if aims:
            assert STAFF.first(g, seat, moves) == aims[0]
            carry_out(g, seat, chooser.choice(aims))
        else:
            apply(g, seat, STAFF.script(g, seat, moves))
    assert tried > 20


def carry_out(g: RomanWorld, seat: int, aim: Aim) -> None:
    """To its end, which comes within a month's choices."""
    for done in range(120):
        if not g.stack or (done and STAFF.is_over(g, seat, aim)):
            return
        who, moves = asked(g)
        move = STAFF.pursue(g, seat, aim, moves) if who == seat else None
        apply(g, who, STAFF.script(g, who, moves) if move is None else move)
    pytest.fail(f"{aim} does not end")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nobody_walks_to_and_fro_wakes_a_people_or_sinks_for_want_of_a_port(scenario: str) -> None:
    g, censor, aims = start(scenario, 7), RomanCensor(), dict[int, Aim | None]()
    marches = Marches(romanum.game("imperium"), len(g.chief))
    for _ in range(400):
        if not g.stack:
            break
        seat, moves = asked(g)
        aim = aims.get(seat)
        if aim is None or STAFF.is_over(g, seat, aim):
            aim = aims[seat] = STAFF.first(g, seat, moves)
        move = None if aim is None else STAFF.pursue(g, seat, aim, moves)
        move = STAFF.script(g, seat, moves) if move is None else move
        before, g.log = g.copy(), []
        apply(g, seat, move)
        marches.see(before, seat, move, g, g.log)
        told = set(censor.see(before, seat, move, g))
        assert not told & {"wakes-a-people", "sinks-for-want-of-a-port"}
    assert sum(marches.begun) >= 4
    assert not any(marches.back)


def test_a_line_ends_when_it_is_ones_turn_again() -> None:
    """Caesar moves first in a month, Vercingetorix second: both are judged a month later."""
    g = start("gallic-revolt", 3)
    ends = set()
    for _ in range(300):
        seat, moves = asked(g)
        if isinstance(g.stack[-1], Campaign) and seat not in ends:
            ends.add(seat)
            month, then = g.month, g.copy()
            follow(STAFF, then, seat, STAFF.first(g, seat, moves), 400)
            assert then.month == month + 1
            assert STAFF.answered(then) >= STAFF.answered(g) + STAFF.answers
        apply(g, seat, STAFF.script(g, seat, moves))
        if len(ends) == 2:
            return
    pytest.fail("not both have marched")


def test_a_general_without_men_rides_to_the_army_that_gains_most() -> None:
    """18.1: he does so before it sets out, and goes with it."""
    way = plain(CLEAR, 3)
    t = campaign(
        {way[0]: "caesar caesar", way[2]: "caesar 6 20-10-a"}, "caesar", scenario=CIVIL_WAR, month="June 49 BC"
    )
    first = aims_of(t, "caesar")[0]
    assert (first.intent, first.force, first.extra[-1]) == (operations.JOIN, PLACE[way[0]], PLACE[way[2]])


def test_to_stay_is_an_aim_too() -> None:
    t = campaign({"a3117": "caesar 8 20-10-a caesar"}, "caesar", scenario=CIVIL_WAR, month="June 49 BC")
    found = aims_of(t, "caesar")
    assert found[-1].intent == operations.REST
    assert found[0].score > found[-1].score
    carry_out(t.g, t.seat("caesar"), found[-1])
    assert t["a3117"].startswith("caesar 8 20-10-a")


@pytest.mark.parametrize(("month", "stands"), [("October 52 BC", True), ("May 52 BC", False)])
def test_in_the_last_months_an_army_goes_where_it_counts_who_stands_there(month: str, stands: bool) -> None:
    """25.2: the Gauls win if too few Romans are in the three Provinces when it ends, and in May it does not end."""
    t = campaign({"a2718": "caesar 6 20-10-a"}, "caesar", scenario=GALLIC_REVOLT, month=month, cities={"roma": ""})
    land = grounds(GALLIC_REVOLT, 2, t.seat("caesar"), t.power("caesar"), roman=True)
    assert {PROVINCE_IDS[province] for province in land} == {"lugdunensis", "aquitania", "belgica"}
    assert any(PROVINCE[aim.extra[-1]] in land for aim in aims_of(t, "caesar")[:1]) == stands


# ---- opinions of a veteran


@pytest.mark.parametrize(("ships", "answer"), [(6, "yes"), (2, "no")])
def test_a_pirate_lets_a_squadron_go_by_and_meets_two_ships(ships: int, answer: str) -> None:
    """10.7.1a, 10.7.4b: six sink one; of two one goes down nearly always, and the single pirate never."""
    t = position({"b4823": f"pirates 1 18-30-b | pompey {ships} 18-30-b"}, scenario=PIRATES, month="June 67 BC")
    t.push(NavalBattle(PLACE["b4823"], t.power("pompey"), t.power("pirates"), False))
    t.go_on()
    assert t.step == "IntoPort"
    assert scripted(t, "pirates") == answer


# ---- blunders


def test_a_march_that_comes_back_is_counted_by_the_arena_and_not_once_more() -> None:
    way = plain(CLEAR, 3)
    t = campaign({way[0]: "caesar 2 20-10-a"}, "caesar", scenario=CIVIL_WAR, month="June 49 BC")
    censor, told = RomanCensor(), list[str]()
    for move in (f"march {way[0]}", "ready", f"to {way[1]}", f"to {way[0]}"):
        before = t.g.copy()
        told += censor.see(before, t.seat("caesar"), GAME.vocabulary.read(move), t.g)
        t.play("caesar", move)
        while t.step == "Feeding":
            t.play("caesar", "feed")
    assert told == []


@rule("19.3.1b")
@pytest.mark.parametrize(
    ("legions", "morale", "purses", "gift"),
    [
        (2, 100, (30, 0), "number 20"),
        (2, 100, (30, 1), "pass"),
        (2, 110, (30, 7), "number 10"),
        (2, 110, (10, 7), "pass"),
        (30, 100, (30, 0), "pass"),
    ],
)
def test_a_gift_is_given_if_it_changes_what_the_die_gives_and_the_answer_does_not_undo_it(
    legions: int, morale: int, purses: tuple[int, int], gift: str
) -> None:
    """14.5: one more on the die tells between equals; at fifteen to one every face destroys the enemy anyway."""
    t = met(
        f"{legions} 20-10-b",
        "2 20-10-b",
        morale={"caesar": morale, "pompey": 70},
        treasury=dict(zip(("caesar", "pompey"), purses, strict=True)),
    )
    attack(t).play("pompey", "stand")
    assert isinstance(t.g.stack[-1], Donatives)
    assert scripted(t, "caesar") == gift


@pytest.mark.parametrize(
    ("legions", "blunders"), [(9, []), (4, ["stakes-an-imperator"]), (1, ["rash-attack", "stakes-an-imperator"])]
)
def test_an_attack_with_little_hope_is_seen_and_who_leads_it(legions: int, blunders: list[str]) -> None:
    """14.4: nine legions against six, four, one."""
    place = plain(CLEAR, 1)[0]
    board = {place: f"caesar {legions} 20-10-b caesar | pompey 6 20-10-b pompey"}
    t = position(board, scenario=CIVIL_WAR, month="June 49 BC")
    t.push(LandCombat(t.seat("caesar")))
    t.go_on()
    assert seen(t, "caesar", f"attack {place}") == blunders


@pytest.mark.parametrize(("water", "blunders"), [("b4424", ["sinks-for-want-of-a-port"]), ("b4225", [])])
def test_a_fleet_that_stays_at_sea_when_it_must_find_a_port_is_seen(water: str, blunders: list[str]) -> None:
    """10.3f: off Rhegium it is lost, at Rhegium it is not."""
    t = position({water: "pompey 2 18-30-b"}, scenario=PIRATES, month="June 67 BC")
    stack = t.stack("pompey", water)
    t.g.mark[stack] |= AT_SEA
    t.g.mover = stack
    t.push(Sailing(t.seat("pompey"), t.power("pompey")))
    t.push(Voyage(t.seat("pompey"), 0))
    assert seen(t, "pompey", "halt") == blunders


def test_a_march_that_wakes_a_people_is_seen() -> None:
    """23.1: from Salonae north into Dalmatia, which is nobody's."""
    t = campaign({"salonae": "caesar 2 20-10-a"}, "caesar", scenario=GALLIC_REVOLT, month="June 52 BC")
    t.play("caesar", f"march {PLACE_IDS[CITY_PLACE[CITY['salonae']]]}")
    while t.step != "March":
        t.play("caesar", "feed" if t.step == "Feeding" else "ready")
    assert seen(t, "caesar", "to b4016") == ["wakes-a-people"]


ROMA = PLACE_IDS[CITY_PLACE[CITY["roma"]]]


@pytest.mark.parametrize(
    ("stays", "enemy", "blunders"),
    [(0, 30, ["strips-a-city"]), (2, 30, []), (0, 0, [])],
    ids=["left empty", "kept", "nobody comes"],
)
def test_a_capital_that_was_kept_and_is_left_before_an_enemy_is_seen(
    stays: int, enemy: int, blunders: list[str]
) -> None:
    """14.3, 19.2a: thirty legions a few hexes away storm walls that nobody mans."""
    near = PLACE_IDS[next(p for p, _, _, _ in LAND_STEPS[PLACE[ROMA]] if CITY_AT[p] == NONE)]
    far = PLACE_IDS[next(q for q, _, _, _ in LAND_STEPS[PLACE[near]] if CITY_AT[q] == NONE and q != PLACE[ROMA])]
    host = {far: f"pompey {enemy} 20-10-b pompey"} if enemy else {}

    def guarded(legions: int) -> Table:
        own = {ROMA: f"caesar {legions} 20-10-a caesar"} if legions else {"a2521": "caesar 3 20-10-a caesar"}
        t = campaign({**own, **host}, "caesar", scenario=CIVIL_WAR, month="June 49 BC", cities={"roma": "caesar"})
        t.g.capitals = 1 << CITY["roma"]
        return t

    before, after, censor = guarded(3), guarded(stays), RomanCensor()
    seat, march, done = before.seat("caesar"), GAME.vocabulary.read(f"march {ROMA}"), GAME.vocabulary.read("done")
    list(censor.see(before.g, seat, march, before.g))
    assert [told for told in censor.see(after.g, seat, done, after.g) if told == "strips-a-city"] == blunders


def test_a_fort_that_could_be_paid_for_and_is_not_is_seen() -> None:
    """21.3a: one talent a level."""
    fort, board = plain(CLEAR, 1)[0], {"a2718": "caesar 1 20-10-a"}
    t = position(board, scenario=GALLIC_REVOLT, month="May 52 BC", treasury={"caesar": 10})
    set_fort(t.g, PLACE[fort], t.power("caesar"), 2)
    t.push(Upkeep(t.seat("caesar"), ()))
    assert seen(t, "caesar", "done") == ["lapsed-fort"]
    assert seen(t, "caesar", f"keep-fort {fort}") == []


@pytest.mark.parametrize(("near", "blunders"), [(0, []), (30, ["costly-attack"])])
def test_an_attack_is_seen_that_brings_less_than_the_enemys_answer_takes(near: int, blunders: list[str]) -> None:
    """Nine legions beat six anywhere; beside thirty more they are lost with their leader."""
    way = plain(CLEAR, 4)
    board = {way[0]: "caesar 9 20-10-b caesar | pompey 6 20-10-b"}
    if near:
        board[way[3]] = f"pompey {near} 20-10-b pompey"
    t = position(board, scenario=CIVIL_WAR, month="June 49 BC")
    t.push(LandCombat(t.seat("caesar")))
    t.go_on()
    assert seen(t, "caesar", f"attack {way[0]}") == blunders


def test_talents_that_nobody_uses_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MobilizationPlans, "options", lambda step, g, seat: [("raise", 0, 0), ("done",)])
    for talents, told in ((RICH, ["idle-talents"]), (RICH - 1, [])):
        board = {"a2718": "caesar 1 20-10-a"}
        t = position(board, scenario=CIVIL_WAR, month="March 49 BC", treasury={"caesar": talents})
        open_sheets(t.g)
        t.push(MobilizationPlans((t.seat("caesar"),)))
        assert seen(t, "caesar", "done") == told


@pytest.mark.parametrize(("legions", "blunders"), [(12, ["starves-an-army"]), (1, [])])
def test_an_army_that_stays_where_it_will_hardly_eat_is_seen(legions: int, blunders: list[str]) -> None:
    """13.3b: no hex feeds more than ten Legion Equivalents."""
    place = plain(CLEAR, 1)[0]
    t = campaign({place: f"caesar {legions} 20-10-a"}, "caesar", scenario=CIVIL_WAR, month="June 49 BC")
    assert seen(t, "caesar", "done") == blunders


def test_every_blunder_has_its_words() -> None:
    source = Path(blunders_module.__file__).read_text(encoding="utf-8")
    named = re.findall(r'yield "([a-z-]+)"', source)
    assert len(named) > 8
    assert all(GAME.words.has(f"blunder-{name}") for name in named)


def test_marches_and_attacks_have_dice_of_their_own() -> None:
    """Lines that are compared roll alike for them; what is asked on the way rolls on."""
    t = campaign({"a3117": "caesar 8 20-10-a caesar"}, "caesar", scenario=CIVIL_WAR, month="June 49 BC")
    march, done = (GAME.vocabulary.read(text) for text in ("march a3117", "done"))
    assert STAFF.luck(t.g, march) == STAFF.luck(t.g.copy(), march)
    assert STAFF.luck(t.g, march) != STAFF.luck(t.g, done)
    t.play("caesar", "march a3117")
    assert STAFF.luck(t.g, GAME.vocabulary.read("ready")) is None
