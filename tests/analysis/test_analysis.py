"""A match looked over: its parts add up, nobody is judged by what he could not know, and it can be taken up again."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import romanum
from romanum.analysis import WHOLE, Analysis, NotOver, Survey, analyse, measure
from romanum.analysis.graph import chance_graph
from romanum.analysis.judge import Judge, whole
from romanum.analysis.keeping import beside, keep, kept
from romanum.analysis.looking import judged, weighed
from romanum.analysis.measure import Look, Played, Shelved, fitted
from romanum.analysis.page import html
from romanum.analysis.parts import Choice, Moment, Weighed, raw
from romanum.analysis.sureness import KNOTS, shelf, sureness
from romanum.analysis.survey import hurried
from romanum.bots import strongest
from romanum.engine.dice import FastDice
from romanum.engine.match import Match
from romanum.engine.record import Record, replay
from romanum.engine.secrecy import masked

GAMES = Path(__file__).parent.parent / "games"
RECORDS = {
    "hre": "hre/records/3-miles-bribes-discreet-106.txt",
    "trajan": "trajan/records/campaign-random-10.txt",
    "ultimus": "ultimus/records/radagaisus-and-alaric-miles-103.txt",
    "pax": "pax/records/i-random-standard-1.txt",
    "imperium": "imperium/records/maximinus-thrax-2-random-open-3.txt",
}


@cache
def recorded(name: str) -> Match[Any]:
    return replay(Record.read((GAMES / name).read_text(encoding="utf-8")), romanum.game)


def an_evening() -> Match[Any]:
    return recorded(RECORDS["hre"])


@cache
def looked_over() -> Analysis:
    return analyse(an_evening(), weigh=False, iterations=1)


def test_start_play_and_luck_add_up_to_the_result_of_every_seat() -> None:
    found = looked_over()
    for one in found.balances():
        assert one.start + one.play + one.luck == one.end
    result = an_evening().result
    assert result is not None
    assert [one.end for one in found.balances()] == [WHOLE if seat in result.winners else 0 for seat in range(3)]
    assert any(one.luck for one in found.balances())


def test_at_every_moment_the_chances_of_all_seats_make_one_whole() -> None:
    found = looked_over()
    for moment in found.moments:
        assert sum(moment.before) == sum(moment.after) == WHOLE
        assert sum(moment.play) == sum(moment.luck) == 0
    for moment, then in pairwise(found.moments):
        assert moment.after == then.before


def test_luck_is_where_dice_fall_or_something_is_shown_and_nowhere_else() -> None:
    match, found = an_evening(), looked_over()
    for moment, then in zip(found.moments, match.history[1:], strict=False):
        before = match.history[moment.n].before
        if before.dice.mark() == then.before.dice.mark() and before.reveals == then.before.reveals:
            assert not any(moment.luck)


def test_a_roll_that_comes_out_as_everybody_expected_is_no_luck() -> None:
    """Over all dice of a match, luck to one side is luck to the other: it does not pile up as mistakes would."""
    found = looked_over()
    rolled = [moment for moment in found.moments if any(moment.luck)]
    assert len(rolled) > 30
    mean = sum(moment.luck[moment.seat] for moment in rolled) / len(rolled)
    assert abs(mean) < WHOLE / 50


def test_what_nobody_could_see_does_not_change_what_a_choice_cost() -> None:
    """The same decision with the cards of the others dealt anew is weighed the same, to the last digit."""
    match = an_evening()
    past = next(past for past in match.history[150:] if past.text.startswith("attack"))
    other = match.at(match.history.index(past)).imagine(past.seat, FastDice.seeded(5))
    assert other.to_json() != past.before.to_json()
    setting = Survey(match).setting
    answers = [
        weighed(Choice(setting, 150, past.seat, past.text, raw(masked(g, past.seat)), strongest(), None, 12))
        for g in (past.before, other)
    ]
    assert answers[0] == answers[1]


def test_throwing_a_game_away_is_a_missed_chance() -> None:
    """Whoever plays at random gives much away, and the bot is sure of it."""
    match = recorded("hre/records/4-random-7.txt")
    setting = Survey(match).setting
    attacks = [(n, past) for n, past in enumerate(match.history) if past.text.startswith("attack")][16:22]
    found = [
        weighed(Choice(setting, n, past.seat, past.text, raw(masked(past.before, past.seat)), "legatus", None, 100))
        for n, past in attacks
    ]
    assert all(one.told for one in found)
    assert any(not one.sound for one in found)


def test_the_best_option_costs_nothing() -> None:
    one = Weighed(1, 0, "attack", 4000, "attack", 4000, 10, 50)
    assert one.cost == 0
    assert one.sound
    worse = msgspec.structs.replace(one, best="wait", best_chance=4500)
    assert worse.cost == 500
    assert not worse.sound
    assert msgspec.structs.replace(worse, error=300).sound, "the bot is not sure"
    assert not msgspec.structs.replace(worse, trials=2).told


def test_a_match_that_is_not_over_is_not_looked_over() -> None:
    with pytest.raises(NotOver):
        Survey(romanum.game("hre").new(seats=2, seed=1))


@pytest.mark.parametrize("game", RECORDS)
def test_every_game_can_be_judged_and_weighed(game: str) -> None:
    match = recorded(RECORDS[game])
    survey = Survey(match)
    stretches = survey.stretches(worlds=2, looks=1)
    for stretch in (stretches[0], stretches[len(stretches) // 2], stretches[-1]):
        moments = judged(stretch())
        survey.heard(moments)
        assert all(sum(moment.before) == WHOLE for moment in moments)
    choices = survey.choices(iterations=10)
    assert choices
    found = weighed(choices[0]())
    assert 0 <= found.chance <= WHOLE
    assert 0 <= found.best_chance <= WHOLE


def test_an_analysis_goes_on_where_it_ended(tmp_path: Path) -> None:
    match, file = an_evening(), beside(tmp_path / "evening.txt")
    keep(file, looked_over())
    found = kept(file, match, strongest())
    assert found == looked_over()
    survey = Survey(match, known=found)
    assert survey.judged
    assert not survey.stretches()
    assert kept(file, match, "miles") is None, "another bot looks anew"
    file.write_text("{ this is none", encoding="utf-8")
    assert kept(file, match, strongest()) is None


def test_time_that_is_up_is_told() -> None:
    found = analyse(an_evening(), seconds=0.0)
    assert len(found.moments) == len(an_evening().history), "the graph is whole in any case"
    assert found.unparted > 0
    assert found.unweighed == sum(moment.open for moment in found.moments)
    for one in found.balances():
        assert one.start + one.play + one.luck == one.end


def test_turning_points_lie_apart_and_are_large() -> None:
    points = looked_over().turning_points()
    assert 2 <= len(points) <= 6
    assert all(b.n - a.n >= 4 for a, b in pairwise(points))
    largest = max(looked_over().moments, key=lambda moment: moment.fortune)
    assert largest in points


def test_a_last_action_that_decides_the_match_is_a_turning_point_without_any_luck_in_it() -> None:
    quiet = [Moment(n, n % 2, "done", [5200, 4800], [0, 0], [0, 0]) for n in range(9)]
    counted = Moment(9, 1, "done", [5200, 4800], [-5200, 5200], [0, 0])
    expected = Moment(9, 1, "done", [900, 9100], [-900, 900], [0, 0])

    def turned(last: Moment) -> list[int]:
        found = msgspec.structs.replace(looked_over(), moments=[*quiet, last], weighed=[])
        return [point.n for point in found.turning_points()]

    assert turned(counted) == [9]
    assert turned(expected) == [], "what was as good as won is won"


def test_the_page_stands_alone_and_is_escaped() -> None:
    match = an_evening().copy()
    match.names = ["<b>Bold</b>", "Two & Three", "Third"]
    page = html(match, looked_over(), "Somebody wins.")
    assert "<b>Bold</b>" not in page
    assert "&lt;b&gt;Bold&lt;/b&gt;" in page
    assert not re.findall(r'(?:src|href)=["\'](?!#)', page)
    used, defined = set(re.findall(r'href="#(o\d+)"', page)), set(re.findall(r'path id="(o\d+)"', page))
    assert used
    assert used == defined
    assert page.count("class='board'") == len(looked_over().turning_points())


def test_lines_have_the_colours_by_which_seats_are_called() -> None:
    page = html(an_evening(), looked_over(), "Somebody wins.")
    for seat, name in enumerate(an_evening().seat_names):
        colour = an_evening().game.seat_colour(seat, 3)
        assert page.count(f'stroke="{colour}"') + page.count(f"stroke='{colour}'") >= 2, name
    assert len({an_evening().game.seat_colour(seat, 2) for seat in range(2)}) == 2


def test_no_number_of_a_turning_point_covers_another() -> None:
    points = [(n, [WHOLE // 2, WHOLE // 2]) for n in range(101)]
    graph = chance_graph(points, [10, 94, 96, 98, 99], [])
    discs = [(float(x), float(y)) for x, y in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', graph)]
    assert len(discs) == 5
    assert len({y for _, y in discs}) > 1
    for one, other in combinations(discs, 2):
        assert abs(one[0] - other[0]) >= 16 or abs(one[1] - other[1]) >= 16


def test_whole_numbers_keep_the_sum() -> None:
    random = Random(3)
    for _ in range(200):
        parts = [random.random() for _ in range(random.randint(2, 6))]
        chances = [part / sum(parts) for part in parts]
        assert sum(whole(chances)) == WHOLE
        changes = [a - b for a, b in zip(chances, [*chances[1:], chances[0]], strict=True)]
        assert sum(whole(changes)) == 0


# ---- how sure


def test_what_was_measured_is_complete() -> None:
    kept_numbers = shelf()
    assert len(kept_numbers.elsewhere) == len(KNOTS)
    for one in kept_numbers.found:
        game = romanum.game(one.game)
        assert one.seats in game.scenario(one.scenario).players
        assert len(one.power) == len(KNOTS)
        assert all(0 < power < 3 for power in one.power)
    assert {one.game for one in kept_numbers.found} == set(romanum.games())
    assert sureness("hre", "no such scenario", 2).games == 0


def test_a_judgement_that_is_too_sure_is_tempered() -> None:
    """Values of 90 % that win three games of four deserve a power below 1, and less than those that always win."""

    def games(right: int) -> list[Played]:
        rows = []
        for number in range(12):
            won = [1.0, 0.0] if number % 4 < right else [0.0, 1.0]
            looks = [Look(part / 10, ["", ""], [0.9, 0.1], won) for part in range(10)]
            rows.append(Played("hre", "standard", 2, number, looks))
        return rows

    tempered, sure = fitted(games(3))[0], fitted(games(4))[0]
    assert sum(tempered.power) < sum(sure.power)
    assert tempered.power[1] < sure.power[1]


def test_the_more_a_value_the_more_the_chance() -> None:
    judge = Judge(romanum.game("hre"), "standard", 4, 500)
    chances = [judge.alone(value / 10, 250) for value in range(11)]
    assert chances == sorted(chances)
    assert judge.alone(0.25, 250) == pytest.approx(0.25)


def test_every_position_is_judged_once_and_stretches_in_a_hurry_join_those_that_were_not() -> None:
    """What one stretch ends with is what the next begins with, whenever and however long that was looked at."""
    survey = Survey(an_evening())
    tasks = survey.stretches(worlds=2, looks=3)[:3]
    assert sum(len(make().strokes) for make in tasks) == 36
    for make, look in ((tasks[2], judged), (tasks[0], judged), (tasks[1], lambda task: judged(hurried(task)))):
        survey.heard(look(make()))
    moments = survey.moments()
    assert [moment.n for moment in moments] == list(range(35)), "of the last it is not known yet what it led to"
    assert all(moment.after == then.before for moment, then in pairwise(moments))
    assert any(not moment.parted for moment in moments)
    before = [moment.before for moment in moments]
    survey.heard(judged(tasks[1]()))
    again = survey.moments()
    assert all(moment.after == then.before for moment, then in pairwise(again))
    assert all(moment.parted for moment in again)
    assert [moment.before for moment in again[:12]] == before[:12], "what was looked at is not looked at again"


def test_a_kept_analysis_gives_the_same_looks() -> None:
    survey = Survey(an_evening(), known=looked_over())
    assert survey.moments() == looked_over().moments
    assert all(look.plain or look.hoped for look in survey.seen.values())


# ---- games that are measured


def test_games_that_were_measured_are_kept_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def one(game: Any, scenario: str, seats: int, seed: int) -> Played:
        played.append(seed)
        looks = [Look(part / 10, ["", ""], [0.9, 0.1], [1.0, 0.0]) for part in range(10)]
        return Played(game.id, scenario, seats, seed, looks if seed != 2 else [])

    monkeypatch.setattr(measure, "play", one)
    file = tmp_path / "looks.jsonl"
    found = measure.measured("hre", [("standard", 2)], 3, 60.0, Shelved(file))
    assert found[0].games == 2, "one grew too long"
    file.write_bytes(file.read_bytes() + b'{"game": "hre", "scen')  # broken off
    again = measure.measured("hre", [("standard", 2)], 4, 60.0, Shelved(file))
    assert played == [1, 2, 3, 4]
    assert again[0].games == 3
