"""The parts of an analysis by themselves: what turns a match, what a choice cost, in what order it is looked at."""

from __future__ import annotations

from functools import cache
from math import exp
from pathlib import Path
from typing import Any

import msgspec
import pytest

import romanum
from romanum.analysis import WHOLE, Analysis, Survey, looking, telling
from romanum.analysis.analysis import LEAST_SWING
from romanum.analysis.driving import steps
from romanum.analysis.judge import Judge, whole
from romanum.analysis.parts import Choice, Judged, Moment, Weighed, raw
from romanum.analysis.sureness import Sureness
from romanum.bots import Chair, Ranked
from romanum.engine.action import Action
from romanum.engine.match import Match
from romanum.engine.record import Record, replay
from romanum.engine.secrecy import masked

RECORD = Path(__file__).parent.parent / "games" / "hre/records/3-miles-bribes-discreet-106.txt"


@cache
def evening() -> Match[Any]:
    return replay(Record.read(RECORD.read_text(encoding="utf-8")), romanum.game)


def moment(n: int, luck: int, play: int = 0) -> Moment:
    return Moment(n, 0, "pass", [5000, 5000], [play, -play], [luck, -luck])


def choice(n: int, cost: int, error: int = 0) -> Weighed:
    return Weighed(n, 0, "pass", 4000, "attack", 4000 + cost, error, 50)


def looked_over(moments: list[Moment], weighed: list[Weighed]) -> Analysis:
    return Analysis("hre", "standard", ["A", "B"], "", "", "legatus", [0], moments, weighed)


# ---- what turns a match


@pytest.mark.parametrize(("swing", "turns"), [(LEAST_SWING - 1, False), (LEAST_SWING, True)])
def test_a_swing_turns_the_match_if_it_is_not_smaller_than_a_bound(swing: int, turns: bool) -> None:
    assert bool(looked_over([moment(0, swing)], []).turning_points()) is turns


def test_a_mistake_turns_the_match_as_luck_does() -> None:
    small = LEAST_SWING - 50
    assert not looked_over([moment(0, small)], []).turning_points()
    assert looked_over([moment(0, small)], [choice(0, 600)]).turning_points()


def test_the_balance_of_a_seat_counts_its_sound_choices_and_what_the_others_cost() -> None:
    found = looked_over([moment(0, 100)], [choice(0, 600), choice(1, 50), choice(2, 300, error=400)]).balances()[0]
    assert (found.weighed, found.sound, found.cost) == (3, 2, 600)


# ---- chances


def test_a_seat_that_is_worth_its_share_has_its_share_of_the_chances() -> None:
    judge = Judge(romanum.game("hre"), "standard", 4, 100)
    assert judge.alone(0.25, 0) == judge.alone(0.25, 99) == pytest.approx(0.25)
    assert judge.alone(0.5, 50) > judge.alone(0.25, 50)


def test_what_rounding_leaves_goes_where_it_is_missed_most() -> None:
    assert whole([0.33336, 0.33332, 0.33332]) == [3334, 3333, 3333]
    assert whole([0.33332, 0.33336, 0.33332]) == [3333, 3334, 3333]


def test_what_sides_lean_to_fades_as_the_match_goes_on() -> None:
    sure = Sureness("hre", "standard", 2, 10, [1.0] * 4, {"roman": 0.5})
    found = [sure.at(progress, "roman")[1] for progress in (0.0, 0.5, 1.0)]
    assert found == pytest.approx([exp(0.5), exp(0.25), 1.0])
    assert sure.at(0.0, "other")[1] == 1.0


# ---- what a choice cost


def ranked(text: str, value: float, trials: int, error: float) -> Ranked:
    return Ranked(Action(text, romanum.game("hre").vocabulary.read(text)), value, trials, error)


def weighed_as(monkeypatch: pytest.MonkeyPatch, best: Ranked, played: Ranked) -> Weighed:
    monkeypatch.setattr(looking, "_searched", lambda choice, match: (best, played))
    match = evening()
    past = match.history[0]
    setting = Survey(match).setting
    return looking.weighed(Choice(setting, 0, past.seat, "pass", raw(masked(past.before, past.seat)), "miles", None, 1))


def test_a_choice_was_tried_as_often_as_the_one_of_both_that_was_tried_less(monkeypatch: pytest.MonkeyPatch) -> None:
    best, played = ranked("keep", 0.5, 90, 0.01), ranked("pass", 0.4, 3, 0.01)
    assert weighed_as(monkeypatch, best, played).trials == 3
    assert weighed_as(monkeypatch, played, best).trials == 3


def test_a_cost_is_as_unsure_as_both_options_are(monkeypatch: pytest.MonkeyPatch) -> None:
    sure, unsure = ranked("keep", 0.5, 90, 0.0), ranked("pass", 0.5, 90, 0.04)
    one = weighed_as(monkeypatch, sure, unsure).error
    assert one == weighed_as(monkeypatch, unsure, sure).error > 0
    both = weighed_as(monkeypatch, ranked("keep", 0.5, 90, 0.03), ranked("pass", 0.5, 90, 0.04)).error
    assert both == pytest.approx(one * 5 / 4, abs=1)


def test_what_an_action_brings_is_judged_after_it_and_one_action_later() -> None:
    class Noted:
        def __init__(self) -> None:
            self.seen: list[int] = []

        def chances(self, g: object, n: int, looks: int, seed: int) -> list[float]:
            self.seen.append(n)
            return [0.2 * len(self.seen), 1 - 0.2 * len(self.seen)]

    match, noted = evening(), Noted()
    past = match.history[7]
    move = match.game.vocabulary.read(past.text)
    changed = looking._tried(noted, Chair(match.at(7), past.seat), move, 7, 1)  # type: ignore[arg-type]
    assert noted.seen == [7, 8]
    assert changed == pytest.approx([0.2, -0.2])


# ---- in what order


def judged(n: int, before: int, hoped: int = 0) -> Judged:
    return Judged(n, 0, "pass", [before, WHOLE - before, 0], [hoped, -hoped, 0], False, True)


def test_choices_at_the_largest_swings_are_weighed_first() -> None:
    survey = Survey(evening())
    survey.heard([judged(0, 5000), judged(1, 5100), judged(2, 9000), judged(3, 8500)])
    assert [task().n for task in survey.choices()] == [1, 2, 0]


def test_what_was_weighed_twice_is_not_weighed_again() -> None:
    survey = Survey(evening())
    survey.heard([judged(0, 5000), judged(1, 5000)])
    survey.heard(choice(0, 900))
    survey.heard(msgspec.structs.replace(choice(1, 800), again=True))
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
    told = [telling._turning_point(match, Moment(n, 0, past.text, [0] * 3, [0] * 3, [0] * 3)).told
            for n, past in enumerate(match.history)]  # fmt: skip
    assert max(map(len, told)) == telling.MOST_SENTENCES
