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
from romanum.analysis.assessment import judged, weighed
from romanum.analysis.graph import chance_graph
from romanum.analysis.kept_analysis import beside, keep, kept
from romanum.analysis.measure import Look, Played, Shelved, fitted
from romanum.analysis.narration import label, turning_points
from romanum.analysis.page import html
from romanum.analysis.parts import Choice, Weighed, raw
from romanum.analysis.survey import hurried
from romanum.analysis.whole_numbers import whole
from romanum.bots import strongest
from romanum.bots.chances import Judge
from romanum.bots.sureness import AS_SAID, KNOTS, USUAL, Shelf, Sureness, shelf, sureness
from romanum.engine.data import load
from romanum.engine.dice import FastDice
from romanum.engine.folder.game_folder import LEARNED
from romanum.engine.match import Match
from romanum.engine.record import Record, replay
from romanum.engine.secrecy import masked
from romanum.engine.step import offered_to
from romanum.games import OURS

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


def test_from_each_resting_point_to_the_next_play_and_luck_are_the_whole_change() -> None:
    spans = looked_over().spans()
    assert len(spans) > 20
    for span in spans:
        assert sum(span.before) == sum(span.after) == WHOLE
        assert sum(span.play) == sum(span.luck) == 0
    for span, then in pairwise(spans):
        assert (span.end, span.after) == (then.first, then.before)
    assert spans[-1].end == len(an_evening().history)


def test_a_match_is_judged_where_a_stage_has_ended_with_nothing_under_way_and_nowhere_else() -> None:
    match, game = an_evening(), an_evening().game.closely()
    for rest in looked_over().rests()[1:-1]:
        before, now = match.history[rest.n - 1].before, match.history[rest.n].before
        assert game.stage(before) != game.stage(now)
        assert not game.unsettled(now, list(offered_to(now, match.history[rest.n].seat)))


def test_between_two_resting_points_something_fell_to_chance() -> None:
    """Where nothing did, nothing of the change can be luck: such stages are judged together with the next."""
    looks = looked_over().looks
    for span in looked_over().spans():
        assert any(look.dice or look.shown for look in looks[span.first : span.end])


def test_who_gave_nothing_away_owes_nothing_to_play_but_the_mistakes_of_others() -> None:
    """It is not who moved last that played well."""
    plain = looked_over()
    assert all(one.play == 0 for one in plain.balances()), "no choice was weighed"
    mistake = Weighed(100, 1, "pass", 4000, "attack", 4900, 10, 50, again=True)
    found = msgspec.structs.replace(plain, weighed=[mistake]).balances()
    assert found[1].play == -900
    assert found[0].play > 0 < found[2].play
    assert sum(one.play for one in found) == 0
    assert [one.end for one in found] == [one.end for one in plain.balances()]


def test_dice_are_compared_with_what_other_dice_would_have_brought() -> None:
    rolled = [look for look in looked_over().looks if look.expected]
    assert len(rolled) > 30
    for look in rolled:
        assert look.dice
        assert sum(look.expected) == sum(look.after) == WHOLE


def test_luck_with_dice_does_not_pile_up() -> None:
    """Over all dice of a match, luck to one side is luck to the other: it does not pile up as mistakes would."""
    rolled = [look for look in looked_over().looks if look.expected]
    mean = sum(look.after[look.seat] - look.expected[look.seat] for look in rolled) / len(rolled)
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
    attacks = [(n, past) for n, past in enumerate(match.history) if past.text.startswith("attack")][-8:-3]
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
    stretches = survey.stretches(worlds=2)
    for stretch in (stretches[0], stretches[len(stretches) // 2], stretches[-1]):
        looks = judged(stretch())
        survey.heard(looks)
        assert all(sum(look.chances) == WHOLE for look in looks if look.chances)
    assert survey.seen[0].chances, "the start is judged"
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
    assert found.rests() == looked_over().rests(), "the graph is whole in any case"
    assert found.untried > 0
    assert found.unweighed == sum(look.open for look in found.looks)
    for one in found.balances():
        assert one.start + one.play + one.luck == one.end


def test_turning_points_lie_apart_and_are_large() -> None:
    points = looked_over().turning_points()
    assert 2 <= len(points) <= 6
    assert all(b.n - a.n >= 4 for a, b in pairwise(points))
    largest = max(looked_over().looks, key=lambda look: look.fortune)
    assert largest in points


def test_a_turning_point_is_dice_or_a_choice_with_a_better_one_and_shows_it() -> None:
    mistake = Weighed(100, 1, an_evening().history[100].text, 4000, "keep", 4900, 10, 50, again=True)
    found = msgspec.structs.replace(looked_over(), weighed=[mistake])
    told = {point.n: point for point in turning_points(an_evening(), found)}
    assert told[100].kind == "choice"
    assert told[100].better == label(an_evening(), "keep")
    assert (told[100].before, told[100].after) == ([4900], [4000])
    others = [point for point in told.values() if point.n != 100]
    assert others
    for point in others:
        assert point.kind == "luck"
        assert point.headline == point.told[0], "what the dice decided, not what was clicked"


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
    kept_numbers = {name: shelf(romanum.game(name)) for name in OURS}
    found = [(name, one) for name, kept in kept_numbers.items() if kept is not None for one in kept.found]
    for name, one in found:
        game = romanum.game(one.game)
        assert one.game == name
        assert one.seats in game.scenario(one.scenario).players
        assert len(one.power) == len(KNOTS)
        assert all(0 <= power < 3 for power in one.power)
    assert {one.game for _, one in found} == set(OURS)
    assert sureness(romanum.game("hre"), "no such scenario", 2).games == 0


def test_what_was_measured_with_other_bots_or_rules_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    hre = romanum.game("hre")
    assert sureness(hre, "standard", 4).games > 0
    with monkeypatch.context() as other:
        other.setattr("romanum.bots.version.VERSION", 1000)
        assert sureness(hre, "standard", 4).games == 0
    monkeypatch.setattr(type(hre), "rules_version", 1000)
    assert sureness(hre, "standard", 4) == Sureness("hre", "standard", 4, 1000, 0, list(USUAL))
    assert sureness(hre, "standard", 4, learned=True).power == list(AS_SAID)


def test_a_judgement_that_is_too_sure_is_tempered() -> None:
    """Values of 90 % that win three games of four deserve a power below 1, and less than those that always win."""

    def games(right: int) -> list[Played]:
        rows = []
        for number in range(12):
            won = [1.0, 0.0] if number % 4 < right else [0.0, 1.0]
            looks = [Look(part / 10, ["", ""], [0.9, 0.1], won) for part in range(10)]
            rows.append(Played("hre", "standard", 2, number, looks))
        return rows

    tempered, sure = fitted(games(3), 1)[0], fitted(games(4), 1)[0]
    assert sum(tempered.power) < sum(sure.power)
    assert tempered.power[1] < sure.power[1]


def test_where_the_plain_rate_of_a_side_foretells_better_that_rate_counts_half_way() -> None:
    """One side wins three games of four, whatever the judgement said of it, which was mostly wrong."""

    def games(misleading: bool) -> list[Played]:
        rows = []
        for number in range(40):
            won = [1.0, 0.0] if number // 2 % 4 else [0.0, 1.0]
            right = won[0] if not misleading else float(number // 2 % 5 < 2)
            values = [0.1 + 0.8 * right, 0.9 - 0.8 * right]
            looks = [Look(part / 10, ["roman", "parthian"], values, won) for part in range(10)]
            rows.append(Played("trajan", "114", 2, number, looks))
        return rows

    misled, right = fitted(games(True), 1)[0], fitted(games(False), 1)[0]
    assert misled.plain < misled.brier
    assert misled.power[:2] == [0.0, 0.0]
    ahead, behind = misled.at(0.5, "roman")[1], misled.at(0.5, "parthian")[1]
    assert ahead / (ahead + behind) == pytest.approx(0.74, abs=0.02)
    assert right.brier < right.plain
    assert right.power[1] > 0


def test_the_more_a_value_the_more_the_chance() -> None:
    judge = Judge(romanum.game("hre"), "standard", 4, 500)
    chances = [judge.alone(value / 10, 250) for value in range(11)]
    assert chances == sorted(chances)
    assert judge.alone(0.25, 250) == pytest.approx(0.25)


def test_stretches_are_looked_at_in_any_order_and_those_in_a_hurry_once_more() -> None:
    survey = Survey(an_evening())
    tasks = survey.stretches(worlds=2)
    late = next(make for make in tasks if any(stroke.dice for stroke in make().strokes))
    for make in reversed(tasks[: tasks.index(late) + 3]):
        survey.heard(judged(hurried(make()) if make is late else make()))
    chances = {n: look.chances for n, look in survey.seen.items()}
    first = late().first
    assert first in [make().first for make in survey.stretches()]
    survey.heard(judged(late()))
    assert first not in [make().first for make in survey.stretches()]
    assert {n: look.chances for n, look in survey.seen.items()} == chances, "a hurry costs no resting point"


def test_a_kept_analysis_gives_the_same_looks() -> None:
    survey = Survey(an_evening(), known=looked_over())
    assert survey.analysis() == looked_over()
    assert not survey.stretches()


# ---- games that are measured


def test_games_that_were_measured_are_kept_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def one(name: str, scenario: str, seats: int, seed: int) -> Played:
        played.append(seed)
        looks = [Look(part / 10, ["", ""], [0.9, 0.1], [1.0, 0.0]) for part in range(10)]
        return Played(name, scenario, seats, seed, looks if seed != 2 else [])

    monkeypatch.setattr(measure, "play", one)
    file = tmp_path / "looks.jsonl"
    found = measure.measured("hre", [("standard", 2)], 3, 60.0, Shelved(file))
    assert found[0].games == 2, "one grew too long"
    file.write_bytes(file.read_bytes() + b'{"game": "hre", "scen')  # broken off
    again = measure.measured("hre", [("standard", 2)], 4, 60.0, Shelved(file))
    assert played == [1, 2, 3, 4]
    assert again[0].games == 3


def test_what_is_found_is_printed_or_written_into_the_folder_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    found = {name: Sureness(name, "standard", 2, 1, 3, list(USUAL), {"roman": 0.1}) for name in ("hre", "pax")}
    monkeypatch.setattr(measure, "measured", lambda name, *_: [found[name]])
    measure.main(["hre"], told.append)
    file = tmp_path / LEARNED / "sureness.toml"
    for name in ("hre", "pax"):
        monkeypatch.setattr(type(romanum.game(name)), "folder", tmp_path)
        measure.main([name, "--write"], told.append)
        assert load(file, Shelf, "sureness.toml").found == [found[name]]
    (printed,) = told
    assert [line for line in printed.splitlines() if line.startswith("game =")] == ['game = "hre"']
