"""The parts of a search, each by itself: what is tried, how often, for whom it is counted, and what it is worth."""

from __future__ import annotations

import pytest

import romanum
from romanum.bots import Chair, Ranked, advise, make_bot
from romanum.bots.budget import WORTHLESS, Budget, Thought
from romanum.bots.candidates import Candidate, Habits, Judgement, Tally, candidates
from romanum.bots.imperator import FAR, MORE, looking
from romanum.bots.playout import HOPELESS, promising, worth
from romanum.bots.search import Legatus
from romanum.bots.sight.facts import SURE, hope
from romanum.engine.action import Action, Move
from romanum.engine.dice import FastDice
from romanum.engine.position import Position
from sortes.game import Sortes, Table

TAKE: Move = ("take",)


def opening(game: Sortes) -> Chair:
    return Chair(game.new(seats=2, seed=1), 0)


def tried(arrears: float, *outcomes: float) -> Candidate:
    """An option with what came of it."""
    candidate = Candidate(TAKE, arrears)
    for outcome in outcomes:
        candidate.count(outcome)
        candidate.edge.add([outcome])
    return candidate


# ---- which options


class Graded(Sortes):
    """Whose options look the worse the later they come, by so much each."""

    def __init__(self, step: float) -> None:
        self.step = step

    def prior(self, g: Table, seat: int, moves: list[Move]) -> list[float] | None:
        return [-self.step * place for place in range(len(moves))]


@pytest.mark.parametrize(("step", "tried_"), [(HOPELESS, 2), (HOPELESS + 0.1, 1)])
def test_an_option_is_hopeless_that_looks_worse_by_more_than_a_bound(step: float, tried_: int) -> None:
    chair = opening(Graded(step))
    assert len(chair.moves) > 2
    found = candidates(chair, chair.imagine(FastDice.seeded(1)), chair.moves, 6)
    assert [candidate.move for candidate in found] == chair.moves[:tried_]


def test_the_soldier_measures_what_is_hopeless_by_the_best_option() -> None:
    chair = opening(Graded(HOPELESS / 2 + 0.1))
    world = chair.imagine(FastDice.seeded(1))
    assert promising(chair.game, [world], 0, chair.moves, 8) == chair.moves[:2]


def test_what_looks_worse_at_a_glance_is_judged_worse_after_the_same_outcomes() -> None:
    good, behind = tried(0.0, 0.2, 0.8), tried(2.0, 0.2, 0.8)
    judgement = Judgement([good, behind], 0, Habits())
    assert judgement.of(good) > judgement.of(behind)


class Counting(Legatus):
    """Notes how many options each pass tries, and finds the earlier ones better."""

    def __init__(self, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> None:
        super().__init__(seed, seconds, iterations)
        self.passes: list[int] = []

    def _try_all(self, chair: Chair, world: Position, candidates: list[Candidate], budget: Budget) -> None:
        self.passes.append(len(candidates))
        budget.lines += 1
        for candidate in candidates:
            candidate.count(0.5)
            candidate.edge.add([0.5, 0.5])


def test_as_the_budget_runs_down_the_better_half_goes_on_and_of_an_odd_number_one_more() -> None:
    chair = opening(Sortes())
    moves: list[Move] = [("bid", number) for number in range(5)]
    bot = Counting(iterations=9)
    bot._think(chair, moves, Budget(0.0, 9), keep=1)
    assert list(dict.fromkeys(bot.passes)) == [5, 3, 2]


# ---- what is counted


def test_what_a_line_changed_is_counted_for_the_seat_and_for_the_others_apart() -> None:
    tally = Tally()
    tally.count([{"points": 1.0}, {"points": 4.0}], [{"points": 3.0}, {"points": 3.0}], 1)
    assert (tally.mean(tally.own), tally.mean(tally.others)) == ({"points": -1.0}, {"points": 2.0})


def test_an_option_is_judged_right_after_the_choice_in_its_first_trials_alone() -> None:
    chair, bot, candidate = opening(Sortes()), Legatus(seed=1, iterations=50), Candidate(("bid", 1), 0.0)
    candidate.move = chair.moves[0]
    for _ in range(3 * Habits().looks):
        bot._try_all(chair, chair.imagine(FastDice.seeded(3)), [candidate], Budget(0.0, 50))
    assert (candidate.edge.visits, candidate.seen) == (3 * Habits().looks, Habits().looks)


class Late(Budget):
    """Whose time runs out in the middle of a line."""

    @property
    def timed_out(self) -> bool:
        return True


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1)])
def test_a_line_that_was_broken_off_counts_only_where_there_is_no_other(before: int, after: int) -> None:
    chair, bot = opening(Sortes()), Legatus(seed=1, iterations=50)
    candidate = Candidate(chair.moves[0], 0.0)
    for _ in range(before):
        candidate.count(0.5)
        candidate.edge.add([0.5, 0.5])
    bot._try_all(chair, chair.imagine(FastDice.seeded(3)), [candidate], Late(0.0, 50))
    assert candidate.edge.visits == after


def test_a_shared_victory_is_worth_a_part() -> None:
    over = Table(dice=FastDice.seeded(1), score=[3, 3, 1], hand=[], bid=[], stack=[])
    assert [worth(Sortes(), over, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_lines_that_go_further_may_be_so_much_longer() -> None:
    assert looking(FAR, (5, 9)).longest == FAR.longest + 9 + 2 * MORE


def test_no_hope_is_taken_for_certain() -> None:
    assert hope(1.0) == hope(1 - SURE) < 0
    assert hope(0.0) == hope(SURE)


# ---- what a hint makes of it


class Told:
    """Ranks three options as it is told."""

    name = "told"

    def __init__(self, *gains: float) -> None:
        self._gains = gains

    def choose(self, chair: Chair) -> Action:
        return chair.options[0]

    def rank(self, chair: Chair, n: int = 3) -> list[Ranked]:
        rows = zip(chair.options, self._gains, strict=False)
        return [Ranked(one, 0.5, 20, 0.0, {"points": gain}) for one, gain in rows]


def hre() -> Chair:
    """The first question of hre with several options."""
    match = romanum.game("hre").new(seats=4, seed=7)
    while len(match.decision(match.pending[0]).options) < 3:
        match.play(match.pending[0], match.decision(match.pending[0]).options[0])
    return Chair(match, match.pending[0])


def test_the_best_is_told_against_the_next_and_all_others_against_the_best() -> None:
    options = advise(Told(5.0, 3.0, 2.0), hre()).options
    told = [next(r for r in one.reasons if r.startswith("Against")) for one in options]
    assert told[0].startswith("Against the next best: +2.0 ")
    assert told[1].startswith("Against the best: \N{MINUS SIGN}2.0 ")
    assert told[2].startswith("Against the best: \N{MINUS SIGN}3.0 ")


def test_a_bot_that_is_told_a_seed_repeats_its_ranking() -> None:
    once, again = (make_bot("legatus", 3, iterations=30).rank(hre(), 2) for _ in range(2))
    assert once == again


# ---- a whole turn


def test_each_further_decision_of_a_turn_may_take_less_and_a_new_turn_begins_anew() -> None:
    thought, taken = Thought(), []
    for _ in range(40):
        taken.append(thought.left(3, 5.0))
        thought.seconds += taken[-1]
    assert taken == sorted(taken, reverse=True)
    assert taken[0] > 10 * taken[-1]
    assert sum(taken) < 5.0
    assert thought.left(4, 5.0) == taken[0]


def test_what_is_left_of_a_turn_bounds_a_decision_until_thinking_is_worth_nothing() -> None:
    assert Budget(1.0, None).keep_within(5.0)
    assert Budget(1.0, None).keep_within(WORTHLESS)
    assert not Budget(1.0, None).keep_within(WORTHLESS / 2)
    assert Budget(1.0, 30).keep_within(0.0), "lines that are counted are the same on any machine"


def test_a_legatus_whose_turn_is_used_up_does_what_the_script_does() -> None:
    match = romanum.game("pax").new("i", seed=5)
    soldiers = [make_bot("miles", seat) for seat in range(match.seats)]
    tired, others = Legatus(seed=1, seconds=0.01), 0
    for _ in range(30):
        chair = Chair(match, match.pending[0])
        tired.plan.aim, tired.plan.thought = None, Thought(match.game.turn(match.position), 1000.0)
        lines = tired.lines
        tired.choose(chair)
        assert tired.lines == lines
        others += len(chair.sane(closely=True)) > 1
        match.play(chair.seat, soldiers[chair.seat].choose(chair))
    assert others > 5
