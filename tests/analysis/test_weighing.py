"""The parts of an analysis by themselves: what turns a match, what a choice cost, in what order it is looked at."""

from __future__ import annotations

from functools import cache
from math import exp
from pathlib import Path
from typing import Any

import pytest

import romanum
from romanum.analysis import WHOLE, Analysis, Survey, assessment, narration
from romanum.analysis.analysis import LEAST_SWING
from romanum.analysis.parts import Choice, Judged, Weighed, raw
from romanum.analysis.survey_run import steps
from romanum.analysis.whole_numbers import whole
from romanum.bots import Ranked, chances
from romanum.bots.chances import Judge
from romanum.bots.sureness import Sureness
from romanum.engine.action import Action
from romanum.engine.match import Match
from romanum.engine.record import Record, replay
from romanum.engine.secrecy import masked

RECORD = Path(__file__).parent.parent / "games" / "hre/records/3-miles-bribes-discreet-106.txt"


@cache
def evening() -> Match[Any]:
    return replay(Record.read(RECORD.read_text(encoding="utf-8")), romanum.game)


def rolled(n: int, luck: int, error: int = 0) -> Judged:
    chances, after = [5000, 5000], [5000 + luck, 5000 - luck]
    return Judged(
        n, 0, "pass", n, chances, dice=True, shown=False, open=True, expected=chances, after=after, error=error
    )


def choice(n: int, cost: int, error: int = 0, again: bool = True) -> Weighed:
    return Weighed(n, 0, "pass", 4000, "attack", 4000 + cost, error, 50, again)


def looked_over(looks: list[Judged], weighed: list[Weighed]) -> Analysis:
    return Analysis("hre", "standard", ["A", "B"], "", "", "legatus", [0], len(looks), looks, weighed)


# ---- what turns a match


@pytest.mark.parametrize(("swing", "turns"), [(LEAST_SWING - 1, False), (LEAST_SWING, True)])
def test_a_swing_turns_the_match_if_it_is_not_smaller_than_a_bound(swing: int, turns: bool) -> None:
    assert bool(looked_over([rolled(0, swing)], []).turning_points()) is turns


def test_dice_of_which_the_judge_is_not_sure_turn_nothing() -> None:
    assert looked_over([rolled(0, 900, error=400)], []).turning_points()
    assert not looked_over([rolled(0, 900, error=500)], []).turning_points()


def test_a_mistake_turns_the_match_as_luck_does() -> None:
    small = LEAST_SWING - 50
    assert not looked_over([rolled(0, small)], []).turning_points()
    assert looked_over([rolled(0, small)], [choice(0, 600)]).turning_points() == [choice(0, 600)]


def test_an_action_without_dice_or_mistake_turns_nothing_however_much_changes_hands() -> None:
    quiet = Judged(0, 0, "pass", 0, [100, 9900], dice=False, shown=False, open=True)
    found = looked_over([quiet], [])
    assert found.spans()[0].swing == 9900
    assert found.turning_points() == []


def test_the_balance_of_a_seat_counts_its_sound_choices_and_what_the_others_cost() -> None:
    weighed = [choice(0, 600), choice(1, 50), choice(2, 300, error=400), choice(3, 700, again=False)]
    found = looked_over([rolled(0, 100)], weighed).balances()[0]
    assert (found.weighed, found.sound, found.cost) == (4, 3, 600), "what was weighed once is not believed"


def test_what_was_given_away_goes_to_the_others_as_their_chances_are() -> None:
    looks = [Judged(0, 0, "pass", 0, [4000, 4000, 2000], dice=True, shown=False, open=True)]
    found = Analysis("hre", "standard", ["A", "B", "C"], "", "", "legatus", [0], 1, looks, [choice(0, 600)])
    assert found.spans()[0].play == [-600, 400, 200]


# ---- chances


def test_a_seat_that_is_worth_its_share_has_its_share_of_the_chances() -> None:
    judge = Judge(romanum.game("hre"), "standard", 4, 100)
    assert judge.alone(0.25, 0) == judge.alone(0.25, 99) == pytest.approx(0.25)
    assert judge.alone(0.5, 50) > judge.alone(0.25, 50)


def test_what_rounding_leaves_goes_where_it_is_missed_most() -> None:
    assert whole([0.33336, 0.33332, 0.33332]) == [3334, 3333, 3333]
    assert whole([0.33332, 0.33336, 0.33332]) == [3333, 3334, 3333]


def test_what_sides_lean_to_counts_all_the_time_and_the_power_changes_evenly() -> None:
    sure = Sureness("hre", "standard", 2, 1, 10, [0.0, 1.0, 1.0, 1.0], {"roman": 0.5})
    assert [sure.at(progress, "roman") for progress in (0.0, 0.25, 1.0)] == [
        (0.0, exp(0.5)),
        (0.5, exp(0.5)),
        (1.0, exp(0.5)),
    ]
    assert sure.at(0.0, "other")[1] == 1.0


# ---- what a choice cost


def ranked(text: str, value: float, trials: int, error: float) -> Ranked:
    return Ranked(Action(text, romanum.game("hre").vocabulary.read(text)), value, trials, error)


def weighed_as(monkeypatch: pytest.MonkeyPatch, best: Ranked, played: Ranked) -> Weighed:
    monkeypatch.setattr(assessment, "_searched", lambda choice, match: (best, played))
    match = evening()
    past = match.history[0]
    setting = Survey(match).setting
    return assessment.weighed(
        Choice(setting, 0, past.seat, "pass", raw(masked(past.before, past.seat)), "miles", None, 1)
    )


def test_a_choice_was_tried_as_often_as_the_one_of_both_that_was_tried_less(monkeypatch: pytest.MonkeyPatch) -> None:
    best, played = ranked("keep", 0.5, 90, 0.01), ranked("pass", 0.4, 3, 0.01)
    assert weighed_as(monkeypatch, best, played).trials == 3
    assert weighed_as(monkeypatch, played, best).trials == 3


def test_a_cost_is_as_unsure_as_both_options_are(monkeypatch: pytest.MonkeyPatch) -> None:
    speaks = Sureness("hre", "standard", 3, 1, 10, [1.0, 1.0, 1.0, 1.0])
    monkeypatch.setattr(chances, "sureness", lambda *_, **__: speaks)
    sure, unsure = ranked("keep", 0.5, 90, 0.0), ranked("pass", 0.5, 90, 0.04)
    one = weighed_as(monkeypatch, sure, unsure).error
    assert one == weighed_as(monkeypatch, unsure, sure).error > 0
    both = weighed_as(monkeypatch, ranked("keep", 0.5, 90, 0.03), ranked("pass", 0.5, 90, 0.04)).error
    assert both == pytest.approx(one * 5 / 4, abs=1)


# ---- in what order


def rest(n: int, before: int) -> Judged:
    return Judged(n, 0, "pass", n, [before, WHOLE - before, 0], dice=True, shown=False, open=True)


def test_choices_at_the_largest_swings_are_weighed_first() -> None:
    survey = Survey(evening())
    survey.heard([rest(0, 5000), rest(1, 5100), rest(2, 1000), rest(3, 1500)])
    assert [task().n for task in survey.choices()] == [1, 3, 2, 0], "the last goes on to the end"


def test_what_was_weighed_twice_is_not_weighed_again() -> None:
    survey = Survey(evening())
    survey.heard([rest(0, 5000), rest(1, 5000)])
    survey.heard(choice(0, 900, again=False))
    survey.heard(choice(1, 800))
    assert [task().n for task in survey.doubtful()] == [0]


def test_more_processes_have_more_time_together(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float | None] = []

    def noted(self: Survey, seconds: float | None, iterations: int | None) -> list[Any]:
        given.append(seconds)
        return []

    monkeypatch.setattr(Survey, "stretches", lambda self: [])
    monkeypatch.setattr(Survey, "choices", noted)
    monkeypatch.setattr(Survey, "doubtful", noted)
    list(steps(Survey(evening()), 100.0, None, True, 4, lambda work, tasks: map(work, tasks), lambda *told: None))
    assert given == pytest.approx([300.0, 400.0], abs=10)


def test_no_more_is_told_of_what_came_of_an_action_than_is_read() -> None:
    match = evening()
    told = [narration.told(match, n, n + 1) for n in range(len(match.history))]
    assert max(map(len, told)) == narration.MOST_SENTENCES
