"""The bots at History of the Roman Empire: what they see at a glance, what they never do, and whole games."""

from __future__ import annotations

import pytest

from games.hre.builder import position
from romanum.arena import run
from romanum.bots import Chair, make_bot
from romanum.engine.step import apply
from romanum.games.hre.bots import evaluation, policy
from romanum.games.hre.data.components import FIRST_PEOPLE, PROVINCE, SIDE
from romanum.games.hre.screen.chances import round_chance


def test_miles_takes_a_free_city_rather_than_empty_land() -> None:
    t = position(turn=2, caledonia="britanni:3 by red", britannia="city")
    t.place("britanni", 2, home="caledonia", by="red")
    assert make_bot("miles").choose(Chair(t.match, t.seat("red"))).text == "place britannia"


@pytest.mark.parametrize("name", ["tiro", "miles", "centurio", "legatus"])
def test_a_city_that_may_be_looted_is_looted(name: str) -> None:
    t = position(turn=2, caledonia="britanni:3 by red", britannia="city")
    t.place("britanni", 1, home="caledonia", by="red").play("red", "place britannia")
    assert make_bot(name, iterations=20).choose(Chair(t.match, t.seat("red"))).text == "loot"


def test_nobody_attacks_his_own_forces() -> None:
    t = position(turn=2, lugdunensis="red:3", belgica="suebi:1 by red", aquitania="blue:1")
    t.place("red", 1)
    assert "attack belgica from lugdunensis" in t.options("red")
    assert ("attack", PROVINCE["belgica"], PROVINCE["lugdunensis"]) not in Chair(t.match, t.seat("red")).sane()


def test_no_army_is_left_in_hand_that_can_be_placed_without_risk() -> None:
    t = position(turn=2, lugdunensis="red:1")
    t.place("red", 1)
    assert ("done",) not in Chair(t.match, t.seat("red")).sane()


def test_an_attack_crosses_the_border_with_the_better_chance() -> None:
    t = position(turn=2, aquitania="red:3", raetia="red:3", lugdunensis="blue:1")
    t.place("red", 1)
    attacks = [text for text in t.options("red") if text.startswith("attack lugdunensis")]
    sane = [move for move in Chair(t.match, t.seat("red")).sane() if move[:2] == ("attack", PROVINCE["lugdunensis"])]
    assert len(attacks) > 1
    assert len(sane) == 1
    chances = [round_chance(t.g, SIDE["red"], PROVINCE["lugdunensis"], q) for q in map(_origin, attacks)]
    assert round_chance(t.g, SIDE["red"], PROVINCE["lugdunensis"], sane[0][2]) == max(chances)


def _origin(text: str) -> int:
    name = text.rsplit(" ", 1)[1]
    return PROVINCE.get(name, len(PROVINCE))


def test_the_glance_knows_the_exact_chance_of_every_round() -> None:
    t = position(turn=3, roma="red:2", cisalpina="blue:2 fort", africa="suebi:1 by blue", syria="blue:1 fortress city")
    t.place("red", 2)
    attacks = [move for move in Chair(t.match, t.seat("red")).moves if move[0] == "attack"]
    assert len(attacks) >= 3
    for _, province, origin in attacks:
        exact = round_chance(t.g, SIDE["red"], province, origin)
        assert policy.chance_of_round(t.g, SIDE["red"], province, origin) == pytest.approx(exact)


def test_the_glance_has_a_score_for_every_move_of_a_game() -> None:
    game = position().match.game
    match = game.new(seats=3, seed=12, options={"bribes": True})
    kinds = set()
    bot = make_bot("tiro", seed=3)
    while not match.over:
        seat = match.pending[0]
        chair = Chair(match, seat)
        scores = policy.prior(match.position, chair.moves)
        assert scores is None or len(scores) == len(chair.moves)
        kinds.add(type(match.position.stack[-1]))
        match.play(seat, bot.choose(chair))
    assert len(kinds & policy.GLANCES.keys()) > 10


def test_equal_factions_have_equal_chances() -> None:
    t = position(turn=3)
    assert [evaluation.value(t.g, seat) for seat in range(4)] == pytest.approx([0.25] * 4)


def test_chances_add_up_to_one() -> None:
    t = position(turn=4, roman_vp={"red": 30}, roma="red:3 city", syria="blue:2 fort", dacia="gothi:2 by green")
    assert sum(evaluation.value(t.g, seat) for seat in range(4)) == pytest.approx(1)


def test_a_province_more_is_better_for_its_owner_and_worse_for_the_others() -> None:
    few = position(turn=5, roma="red:1", syria="blue:1").g
    many = position(turn=5, roma="red:1", sicilia="red:1", syria="blue:1").g
    red, blue = SIDE["red"], SIDE["blue"]
    assert evaluation.value(many, red) > evaluation.value(few, red)
    assert evaluation.value(many, blue) < evaluation.value(few, blue)


def test_recruiting_looks_good() -> None:
    t = position(turn=3, roman_vp={"red": 9}, roma="red:1 city", sicilia="red:1")
    t.roman_phase("red", at="build")
    assert make_bot("legatus", iterations=80).choose(Chair(t.match, t.seat("red"))).text == "recruit"


def test_nobody_buys_a_fort_for_a_province_he_has_not_got() -> None:
    t = position(turn=3, roman_vp={"red": 20}, roma="red:2 fort city", sicilia="red:1")
    t.roman_phase("red", at="build").play("red", "buy-fort", "recruit")
    assert "buy-fort" in t.options("red"), "a Legion may win a Province for it"
    assert ("buy-fort",) not in Chair(t.match, t.seat("red")).sane()


def test_a_fort_without_a_province_for_it_is_worth_nothing() -> None:
    g = position(turn=3, roma="red:2 fort", syria="blue:1").g
    before = evaluation.value(g, SIDE["red"])
    g.forts_ready[SIDE["red"]] = 3
    assert evaluation.value(g, SIDE["red"]) == before


def test_miles_places_the_forts_it_buys() -> None:
    match = position().match.game.new(seats=4, seed=500)
    bot = make_bot("miles", seed=500)
    while not match.over:
        match.play(match.pending[0], bot.choose(Chair(match, match.pending[0])))
    told = [event.kind for event in match.events]
    assert told.count("raise") >= 10
    assert sum(event.facts["forts"] for event in match.events if event.kind == "forts-lapse") <= 1


def test_nobody_attacks_his_other_faction() -> None:
    t = position(seats=2, turn=2, lugdunensis="red:3", belgica="green:1", aquitania="blue:1")
    t.place("red", 1)
    assert "attack belgica from lugdunensis" in t.options("red")
    assert ("attack", PROVINCE["belgica"], PROVINCE["lugdunensis"]) not in Chair(t.match, t.seat("red")).sane()


def test_judging_a_position_does_not_change_it() -> None:
    t = position(turn=3, roma="red:2 city", cisalpina="blue:1", barbarians={"red": 1})
    t.place("red", 2)
    before = t.g.to_json()
    evaluation.value(t.g, 0)
    policy.prior(t.g, t.match.position.offered or [])
    policy.sane(t.g, t.match.position.offered or [])
    assert t.g.to_json() == before


def test_an_imagined_line_can_be_played_on_from_a_hint() -> None:
    t = position(turn=2, lugdunensis="red:2", belgica="suebi:1 by blue")
    t.place("red", 2)
    seat = t.seat("red")
    ranked = make_bot("legatus", iterations=60).rank(Chair(t.match, seat), 3)
    values = [r.value for r in ranked]
    assert values == sorted(values, reverse=True)
    assert all(0 <= v <= 1 for v in values)
    copy = t.g.copy()
    move = ranked[0].action.move
    assert move is not None
    apply(copy, seat, move)
    assert copy.side == SIDE["red"] < FIRST_PEOPLE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_of_searchers_break_nowhere(seats: int) -> None:
    result = run("hre", ["legatus", "miles"], games=1, seed=seats, seats=seats, iterations=4, options={"bribes": True})
    assert not result.failures
    assert [played.faults for played in result.played] == [0]


def test_miles_beats_recruits() -> None:
    result = run("hre", ["miles", "tiro"], games=4, seed=3)
    assert result.standings[0].bot == "miles"
    assert result.standings[0].share == 1
