"""The bots at Trajan: what they see at a glance, what they never do, how a position is judged."""

from __future__ import annotations

from random import Random

import pytest

import romanum
from games.random_choices import played_on
from romanum.bots import Chair, make_bot
from romanum.bots.playout import HOPELESS
from romanum.engine.step import apply, offered_to
from romanum.games.trajan.bots import evaluation, policy
from romanum.games.trajan.bots.pull import field
from romanum.games.trajan.bots.survey import BORNE, Survey, bearings, cities_near, worths
from romanum.games.trajan.data.components import CITY, CITY_HEX, ROAD_LINKS, SCENARIOS, UNIT
from romanum.games.trajan.state.position import MARCHING, PARTHIAN, ROMAN, War

START = tuple(int(not SCENARIOS[0].held[ROMAN] >> c & 1) for c in range(len(CITY_HEX)))
"""Who holds which city in spring 114."""


def played(scenario: str, seed: int, most: int) -> War:
    """A position some random choices into a game."""
    g: War = romanum.game("trajan").new(scenario, seed=seed, options={"parley": False}).position
    return played_on(g, seed, most)


@pytest.mark.parametrize("scenario", [s.id for s in SCENARIOS])
def test_what_one_side_may_hope_for_the_other_must_fear(scenario: str) -> None:
    g = played(scenario, 3, 200)
    assert evaluation.value(g, ROMAN) + evaluation.value(g, PARTHIAN) == pytest.approx(1)


def test_a_city_that_changes_hands_changes_the_value() -> None:
    g = played("114", 1, 5)
    before = evaluation.value(g, ROMAN)
    g.civis[CITY["artaxata"]] = ROMAN
    assert evaluation.value(g, ROMAN) > before


def test_a_lost_army_is_missed() -> None:
    g = played("114", 1, 5)
    before = evaluation.value(g, PARTHIAN)
    for unit in g.units_at(PARTHIAN, CITY_HEX[CITY["ctesiphon"]]):
        g.where[unit] = -1
    assert evaluation.value(g, PARTHIAN) < before


def test_in_the_last_turn_rome_threatens_nothing_any_more_once_it_has_had_its_turn() -> None:
    g = played("114", 1, 5)
    g.turn, g.active = SCENARIOS[0].turns, PARTHIAN
    chances = evaluation.futures(g, Survey(g))
    assert {chances[ROMAN][city] for city, holder in enumerate(START) if holder == PARTHIAN} == {0.0}
    assert any(0 < chances[PARTHIAN][city] < 1 for city, holder in enumerate(START) if holder == ROMAN)


def test_the_survey_knows_the_holders_of_cities() -> None:
    g = played("campaign", 8, 900)
    assert Survey(g).holders == [g.controller(city) for city in range(len(CITY_HEX))]


def told(survey: Survey) -> list[object]:
    """All that a survey says."""
    return [survey.outside, survey.garrison, survey.push, survey.leaders, survey.holders]


@pytest.mark.parametrize("steps", [0, 3, 40, 400])
def test_a_survey_says_the_same_whatever_was_surveyed_before(steps: int) -> None:
    before, now = played("115", 2, 300), played("115", 2, 300 + steps)
    assert told(Survey(now, Survey(before))) == told(Survey(now))


@pytest.mark.parametrize("side", [ROMAN, PARTHIAN])
def test_armies_bear_upon_cities_whatever_was_asked_before(side: int) -> None:
    now = played("116", 5, 500)
    alone = BORNE[side].work(now, None)[1]
    bearings(played("114", 4, 200), side)
    assert bearings(now, side) == alone


def test_a_march_that_ends_is_a_resting_point() -> None:
    game = romanum.game("trajan")
    g = game.new("114", seed=3, options={"parley": False}).position
    chooser, rests = Random(3), []
    while g.turn < 2:
        tried, before = len(g.attempted), game.stage(g)
        seat = g.stack[-1].pending(g)[0]
        apply(g, seat, chooser.choice(offered_to(g, seat)))
        assert game.stage(g) >= before
        if len(g.attempted) == tried and game.stage(g) == before + 1:
            rests.append(g.column)
    assert rests
    assert set(rests) == {-1}


def test_cities_of_a_condition_are_worth_more_than_others() -> None:
    worth = worths(0, START)
    assert min(worth[CITY["artaxata"]], worth[CITY["tigranocerta"]]) > 1.3 * worth[CITY["susa"]]


def test_a_road_to_a_wanted_city_rises_step_by_step() -> None:
    wish = field(0, START, ROMAN, 0, 0, ())
    here, steps = CITY_HEX[CITY["satala"]], 0
    while not wish.wants(here):
        there = max(ROAD_LINKS[here], key=wish.pull)
        assert wish.gain(here, there) > 0
        here, steps = there, steps + 1
    assert steps > 2


def test_a_city_that_others_besiege_draws_nobody_else() -> None:
    artaxata = CITY["artaxata"]
    alone = field(0, START, ROMAN, 0, 0, ())
    served = field(0, START, ROMAN, 0, 1 << artaxata, ())
    assert alone.wants(CITY_HEX[artaxata])
    assert not served.wants(CITY_HEX[artaxata])


def test_an_army_bears_most_upon_the_city_where_it_stands() -> None:
    hex = CITY_HEX[CITY["nisibis"]]
    assert max(cities_near(hex), key=lambda near: near[1]) == (CITY["nisibis"], 1.0)


@pytest.mark.parametrize("scenario", ["114", "116"])
def test_every_move_of_a_game_has_a_score_and_some_move_is_sane(scenario: str) -> None:
    match = romanum.game("trajan").new(scenario, seed=12)
    bot = make_bot("tiro", seed=3)
    while not match.over:
        chair = Chair(match, match.pending[0])
        assert len(policy.prior(match.position, chair.seat, chair.moves)) == len(chair.moves)
        sane = chair.sane()
        assert sane
        assert len(chair.moves) == len(sane) or not {"concede", "treaty"} & {move[0] for move in sane}
        match.play(chair.seat, bot.choose(chair))


def setting_out(scenario: str, city: str) -> War:
    """Rome's first turn: all its units in a city are about to march."""
    g: War = romanum.game("trajan").new(scenario, seed=1, options={"parley": False}).position
    for unit in g.units_at(ROMAN, CITY_HEX[CITY[city]]):
        g.marched[unit] = MARCHING
    g.column = CITY_HEX[CITY[city]]
    return g


def leaving(g: War, unit: str) -> float:
    return policy.prior(g, ROMAN, [("leave", UNIT[unit])])[0]


def test_a_guard_stays_in_a_city_that_the_enemy_needs_and_it_is_not_the_best_unit() -> None:
    g = setting_out("campaign", "antioch")
    assert leaving(g, "legio-iii-gallica") > leaving(g, "cohortes-v-3") - 2 > HOPELESS - 2
    assert leaving(g, "cohortes-v-3") > leaving(g, "legio-iii-gallica")
    g.marched[UNIT["legio-iii-gallica"]] = 0
    assert leaving(g, "cohortes-v-3") < 0


def test_no_guard_is_needed_where_the_enemy_wins_nothing() -> None:
    assert leaving(setting_out("campaign", "zeugma"), "cohortes-r-1") < 0


def test_open_forces_are_covered_at_once() -> None:
    match = romanum.game("trajan").new("114", seed=4)
    bot = make_bot("tiro", seed=5)
    while not any(move == ("cover-all",) for move in Chair(match, match.pending[0]).moves):
        chair = Chair(match, match.pending[0])
        match.play(chair.seat, bot.choose(chair))
    assert Chair(match, match.pending[0]).sane() == [("cover-all",)]


@pytest.mark.parametrize("name", ["centurio", "legatus"])
def test_a_searching_bot_repeats_its_choice(name: str) -> None:
    match = romanum.game("trajan").new("115", seed=6)
    chair = Chair(match, match.pending[0])
    assert make_bot(name, seed=1, iterations=12).choose(chair) == make_bot(name, seed=1, iterations=12).choose(chair)
