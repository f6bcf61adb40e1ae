"""What every bot must do, and what the better ones are better at."""

import sys
from typing import Any

import pytest

from romanum.bots import Bot, Chair, bot_names, make_bot, playout
from romanum.bots.budget import Budget
from romanum.bots.candidates import Candidate, Habits, Judgement, candidates
from romanum.bots.imperator import Imperator
from romanum.bots.miles import Miles
from romanum.bots.search import Legatus
from romanum.engine.action import Move
from romanum.engine.dice import FastDice
from romanum.engine.match import Match
from romanum.engine.position import Position
from sortes.game import ROUNDS, Gamble, Sortes, Table

ALL = bot_names()
SEARCHERS = ("centurio", "legatus", "imperator")


def play(names: list[str], seed: int, iterations: int = 30) -> tuple[Match[Table], list[Bot]]:
    match = Sortes().new(seats=len(names), seed=seed)
    bots = [make_bot(name, seed=seed + i, iterations=iterations) for i, name in enumerate(names)]
    while not match.over:
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
    return match, bots


def gamble(
    prize: int = 6, score: tuple[int, ...] = (0, 0), round_: int = 4, game: Sortes | None = None
) -> Match[Table]:
    """The first seat has won a prize and may gamble with it."""
    match = (game or Sortes()).new(seats=2, seed=1)
    g = match.position
    g.stack[-1:] = [Gamble(0)]
    g.round, g.prize, g.score[:] = round_, prize, list(score)
    g.offered, g.asked = None, -1
    return match


def wins(name: str, other: str, games: int, iterations: int) -> float:
    total = 0.0
    for seed in range(games):
        names = [name, other] if seed % 2 else [other, name]
        result = play(names, seed, iterations)[0].result
        assert result is not None
        total += sum(1 / len(result.winners) for seat in result.winners if names[seat] == name)
    return total


def test_an_unknown_bot_is_refused_in_one_line_that_names_the_known() -> None:
    with pytest.raises(
        ValueError, match=r"^there is no bot 'augur'; there are: tiro, miles, centurio, legatus, imperator$"
    ):
        make_bot("augur")


@pytest.mark.parametrize(("seconds", "iterations"), [(0.0, None), (-1.0, None), (float("nan"), None), (None, 0)])
def test_a_bot_without_time_is_refused(seconds: float | None, iterations: int | None) -> None:
    with pytest.raises(ValueError, match="a bot needs more than"):
        make_bot("legatus", seconds=seconds, iterations=iterations)


@pytest.mark.parametrize("name", ALL)
def test_a_bot_says_its_name(name: str) -> None:
    assert make_bot(name).name == name


@pytest.mark.parametrize("name", ALL)
def test_a_bot_plays_a_whole_game_by_the_checked_door(name: str) -> None:
    match, _ = play([name] * 3, seed=11)
    assert match.result is not None


@pytest.mark.parametrize("name", ALL)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    assert play([name] * 2, seed=5)[0].record == play([name] * 2, seed=5)[0].record


@pytest.mark.parametrize("name", SEARCHERS)
def test_no_line_breaks_off_in_the_positions_a_searcher_imagines(name: str) -> None:
    _, bots = play([name] * 3, seed=2)
    assert [getattr(bot, "faults", None) for bot in bots] == [0, 0, 0]


@pytest.mark.parametrize("name", ALL)
def test_a_hint_gives_at_most_so_many_different_options_best_first(name: str) -> None:
    match = Sortes().new(seats=2, seed=3)
    chair = Chair(match, 0)
    ranked = make_bot(name, iterations=40).rank(chair, 2)
    assert len({r.action.text for r in ranked}) == 2
    assert {r.action for r in ranked} <= set(chair.options)
    assert [r.value for r in ranked] == sorted((r.value for r in ranked), reverse=True)


@pytest.mark.parametrize("name", ["miles", *SEARCHERS])
def test_who_is_ahead_after_the_prize_takes_it(name: str) -> None:
    match = gamble(prize=6, score=(3, 5))
    assert make_bot(name, iterations=60).choose(Chair(match, 0)).text == "take"


@pytest.mark.parametrize("name", SEARCHERS)
def test_who_loses_anyway_gambles(name: str) -> None:
    match = gamble(prize=2, score=(0, 5))
    chosen = [make_bot(name, seed=seed, iterations=60).choose(Chair(match, 0)).text for seed in range(5)]
    assert chosen.count("gamble") >= 3


def test_the_hint_of_a_searcher_is_about_the_chance_to_win() -> None:
    match = gamble(prize=2, score=(0, 5))
    values = {r.action.text: r.value for r in make_bot("legatus", iterations=400).rank(Chair(match, 0))}
    assert values["take"] == 0
    assert values["gamble"] == pytest.approx(1 / 6, abs=0.08)


def test_miles_beats_tiro() -> None:
    assert wins("miles", "tiro", 100, 1) > 55


@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_beats_tiro_by_far(name: str) -> None:
    assert wins(name, "tiro", 40, 60) > 26


class Hopeless(Sortes):
    """Calls every bid but the lowest pointless."""

    def sane(self, known: Table, seat: int, moves: list[Move]) -> list[Move]:
        assert isinstance(known, Position)
        return moves[:1]


@pytest.mark.parametrize("name", ALL)
def test_no_bot_does_what_the_game_calls_pointless(name: str) -> None:
    match = Hopeless().new(seats=2, seed=1)
    chair = Chair(match, 0)
    assert make_bot(name, iterations=5).choose(chair) == chair.options[0]


class Opinionated(Sortes):
    """Thinks highly of high bids, and cannot tell positions apart."""

    def prior(self, g: Table, seat: int, moves: list[Move]) -> list[float] | None:
        return [float(move[1]) if move[0] == "bid" else 0.0 for move in moves]

    def value(self, g: Table, seat: int) -> float:
        return 0.5


def test_among_equal_values_miles_follows_the_prior() -> None:
    match = Opinionated().new(seats=2, seed=1)
    chair = Chair(match, 0)
    assert make_bot("miles").choose(chair) == chair.options[-1]


class Clock:
    """A clock that moves on by a fixed step whenever it is looked at, so that no machine is too slow for a test."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock(0.001)
    monkeypatch.setattr("romanum.bots.budget.perf_counter", clock)
    return clock


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("seconds", [0.01, 0.1])
def test_a_decision_takes_no_longer_than_its_time(clock: Clock, name: str, seconds: float) -> None:
    clock.step = seconds / 500
    chair = Chair(Sortes().new(seats=4, seed=1), 0)
    make_bot(name, seconds=seconds).choose(chair)
    assert seconds / 2 < clock.now < seconds


class Slow(Sortes):
    """Whose judgement takes its time."""

    clock: Clock

    def stage(self, g: Table) -> int:
        return 0

    def prior(self, g: Table, seat: int, moves: list[Move]) -> list[float] | None:
        self.clock.now += 0.005
        return None


def test_a_single_long_line_is_broken_off_too(clock: Clock) -> None:
    game = Slow()
    game.clock = clock
    make_bot("centurio", seconds=0.01).choose(Chair(game.new(seats=4, seed=1), 0))
    assert clock.now < 0.06


def test_with_one_sane_option_a_searcher_answers_at_once(clock: Clock) -> None:
    make_bot("legatus", seconds=5.0).choose(Chair(Hopeless().new(seats=2, seed=1), 0))
    assert clock.now < 0.01


class Biased(Sortes):
    """Who sees nothing but the first option."""

    def prior(self, g: Table, seat: int, moves: list[Move]) -> list[float] | None:
        return [0.0] + [-100.0] * (len(moves) - 1)


class Cautious(Biased):
    """Who knows that, and wants the first and the last one tried."""

    def worth_a_try(self, g: Table, seat: int, moves: list[Move]) -> list[Move]:
        return [moves[0], moves[-1]]


def test_what_the_game_wants_tried_is_tried_however_it_looks() -> None:
    for game, also in ((Biased(), 0), (Cautious(), 1)):
        chair: Any = Chair(game.new(seats=2, seed=1), 0)
        found = candidates(chair, chair.imagine(FastDice(1)), chair.moves, most=6)
        assert [c.move for c in found] == [chair.moves[0], *chair.moves[-1:] * also]
        assert all(c.arrears == 0 for c in found)


class Generous(Sortes):
    """Who on a closer look would rather have no points."""

    def closely(self) -> Sortes:
        return Giver()


class Giver(Sortes):
    """Who would rather have no points."""

    def value(self, g: Table, seat: int) -> float:
        return 1.0 - 0.01 * g.score[seat]


def test_whoever_looks_ahead_judges_by_the_closer_look_and_the_soldier_does_not() -> None:
    chair = Chair(gamble(game=Generous(), round_=1), 0)
    gambles, takes = chair.options
    assert make_bot("legatus", iterations=200).choose(chair) == gambles
    assert make_bot("miles").choose(chair) == takes


class Broken(Sortes):
    """Whose positions cannot be played on."""

    def value(self, g: Table, seat: int) -> float:
        raise IndexError("a position no game reaches")


def test_positions_that_break_cost_lines_but_never_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[BaseException | None] = []
    monkeypatch.setattr(playout.log, "info", lambda text, exc_info: told.append(sys.exception() if exc_info else None))
    chair: Any = Chair(Broken().new(seats=2, seed=1), 0)
    legatus, miles = Legatus(iterations=20), Miles()
    for bot in (legatus, miles):
        told.clear()
        assert bot.choose(chair) in chair.options
        assert [str(fault) for fault in told] == ["a position no game reaches"], "the first is told, and no other"
    assert legatus.faults == 20
    assert miles.faults == 4 * len(chair.options)


class Watched(Sortes):
    """Which remembers the rounds in which positions were judged."""

    def __init__(self) -> None:
        self.judged: set[int] = set()

    def value(self, g: Table, seat: int) -> float:
        self.judged.add(g.round)
        return super().value(g, seat)


class Restless(Watched):
    """Whose positions are not worth judging before the last round."""

    def unsettled(self, g: Table, moves: list[Move]) -> list[Move]:
        return moves if g.round < ROUNDS else []


def test_a_line_goes_on_until_nothing_is_unsettled() -> None:
    calm, restless = Watched(), Restless()
    for game in (calm, restless):
        Legatus(iterations=20).choose(Chair(game.new(seats=2, seed=1), 0))
    assert max(calm.judged) < ROUNDS
    assert max(restless.judged) == ROUNDS


class Farsighted(Watched):
    """Whose lines are judged at three ends of rounds by whoever looks furthest."""

    def further(self) -> tuple[int, ...]:
        return (0, 4)


def test_the_furthest_look_judges_a_line_at_all_the_ends_of_stages_that_the_game_names() -> None:
    near, far, legatus = Watched(), Farsighted(), Farsighted()
    for name, game in (("imperator", near), ("imperator", far), ("legatus", legatus)):
        make_bot(name, iterations=20).choose(Chair(game.new(seats=2, seed=1), 0))
    assert max(legatus.judged) == max(near.judged) < max(far.judged)
    assert near.judged < far.judged


def test_a_game_may_say_how_far_looks_are_trusted() -> None:
    class Steady(Watched):
        def trust(self) -> float | None:
            return 50.0

    usual, steady = (Imperator().manner(Chair(game.new(seats=2, seed=1), 0)) for game in (Watched(), Steady()))
    assert (usual.trust, usual.common) == (Habits().trust, False)
    assert (steady.trust, steady.common) == (50.0, True)


@pytest.mark.parametrize("common", [True, False])
def test_quick_choices_of_a_pass_may_rest_on_the_same_chance_for_all_options(common: bool) -> None:
    class Shared(Legatus):
        habits = Habits(common=common, warmth=50.0, stages=3)

    chair = Chair(gamble(round_=1), 0)
    bot, twins = Shared(seed=4), [Candidate(("take",), 0.0), Candidate(("take",), 0.0)]
    for _ in range(10):
        bot._try_all(chair, chair.imagine(FastDice.seeded(3)), twins, Budget(0.0, 1000))
    outcomes = [twin.edge.totals for twin in twins]
    assert (outcomes[0] == outcomes[1]) is common


def tried(arrears: float, looks: float, *outcomes: float) -> Candidate:
    """An option with what came of it."""
    candidate = Candidate(("take",), arrears)
    candidate.look(looks)
    for outcome in outcomes:
        candidate.count(outcome)
        candidate.edge.add([outcome])
    return candidate


def test_with_few_trials_an_option_is_judged_by_how_it_looks_too() -> None:
    plain, handsome = tried(0.0, 0.5, 0.5), tried(0.0, 0.6, 0.5)
    judgement = Judgement([plain, handsome], 0, Habits())
    assert judgement.of(handsome) > judgement.of(plain)


def test_with_many_trials_what_came_of_it_outweighs_how_it_looks() -> None:
    good, handsome = tried(0.0, 0.5, *[0.6] * 99), tried(0.0, 0.6, *[0.5] * 99)
    judgement = Judgement([good, handsome], 0, Habits())
    assert judgement.of(good) > judgement.of(handsome)


def test_thinking_ends_when_one_option_is_far_ahead() -> None:
    good, bad = tried(0.0, 0.5, *[0.6, 0.7] * 9), tried(0.0, 0.5, *[0.2, 0.3] * 9)
    assert Judgement([good, bad], 0, Habits()).is_clear([bad, good])
    close = tried(0.0, 0.5, *[0.5, 0.8] * 9)
    assert not Judgement([good, close], 0, Habits()).is_clear([good, close])
    few = [tried(0.0, 0.5, 0.6), tried(0.0, 0.5, 0.2)]
    assert not Judgement(few, 0, Habits()).is_clear(few)
