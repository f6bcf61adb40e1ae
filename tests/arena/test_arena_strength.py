"""Rounds with equal dice: who is better, how sure that is, and when enough games were played."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from romanum.arena import ArenaResult, BadArena, Progress, html, run
from romanum.arena.arena_game import Plan
from romanum.arena.result import Failure, Pace, Played, Strength
from romanum.arena.strength import FEWEST, Fair, Rounds, told

SORTES = "sortes.game:Sortes"


def game(index: int, seating: str, winners: Iterable[int]) -> Played:
    return Played(index, 1, list(seating), list(winners), [], [0] * len(seating), "points", 10)


def duels(results: Iterable[tuple[int, int]], better_by: float | None = None) -> Rounds:
    """Pairs of a and b: what a won of each game, with 1 for all and 0 for none."""
    rounds = Rounds("ab", better_by)
    for number, (first, second) in enumerate(results):
        rounds.add(game(2 * number, "ab", [0 if first else 1]))
        rounds.add(game(2 * number + 1, "ba", [1 if second else 0]))
    return rounds


def strength(rounds: Rounds) -> Strength:
    found = rounds.strength()
    assert found is not None
    return found


def timeless(result: ArenaResult) -> ArenaResult:
    return msgspec.structs.replace(result, pace=Pace())


# ---- who sits where with which dice


def test_a_round_has_the_same_dice_and_everybody_sits_everywhere() -> None:
    result = run(SORTES, ["miles", "tiro"], 9, seed=4, seats=3)
    for first in (0, 3, 6):
        games = result.played[first : first + 3]
        assert len({one.seed for one in games}) == 1
        assert {one.seating.index("miles") for one in games} == {0, 1, 2}
    assert len({one.seed for one in result.played}) == 3


def test_ratings_keep_dice_of_their_own_for_every_game() -> None:
    assert len({Plan(SORTES, None, ["a", "b"], 1, {}).dice(index) for index in range(4)}) == 4


# ---- what rounds say


def test_a_bot_that_wins_both_games_of_every_pair_has_all() -> None:
    assert strength(duels([(1, 1)] * 5)).share == 1


def test_what_nobody_won_is_divided() -> None:
    rounds = Rounds("ab")
    rounds.add(game(0, "ab", []))
    rounds.add(game(1, "ba", []))
    assert strength(rounds).share == 0.5


def test_a_pair_of_which_one_game_failed_says_nothing() -> None:
    rounds = duels([(1, 1)])
    rounds.add(Failure(2, 1, ["a", "b"], "lost"))
    rounds.add(game(3, "ba", [0]))
    assert (strength(rounds).rounds, strength(rounds).share) == (1, 1)


def test_against_three_equals_a_quarter_is_fair() -> None:
    rounds = Rounds("abbb")
    for index, seating in enumerate(("abbb", "babb", "bbab", "bbba")):
        rounds.add(game(index, seating, [0]))
    found = strength(rounds)
    assert (found.share, found.fair) == (0.25, 0.25)
    assert found.elo == pytest.approx(0)


def test_a_bot_alone_is_compared_with_nobody() -> None:
    rounds = Rounds("aa")
    rounds.add(game(0, "aa", [0]))
    rounds.add(game(1, "aa", [0]))
    assert rounds.strength() is None


def test_elo_and_share_are_each_others_inverse_at_any_table() -> None:
    for fair in (Fair(1, 2), Fair(1, 4), Fair(2, 5)):
        assert fair.elo(fair.share(120)) == pytest.approx(120)


def test_more_rounds_make_the_interval_narrower() -> None:
    few, many = (strength(duels([(1, 0), (1, 1), (0, 0)] * times)) for times in (4, 40))
    assert many.high - many.low < (few.high - few.low) / 2


def test_pairs_that_are_always_shared_are_surer_than_pairs_that_are_won_and_lost() -> None:
    """Where only the side decides, games differ widely and rounds do not."""
    shared, mixed = strength(duels([(1, 0)] * 40)), strength(duels([(1, 1), (0, 0)] * 20))
    assert shared.high - shared.low < (mixed.high - mixed.low) / 2


# ---- when it is clear


def test_a_bot_that_wins_more_is_found_better() -> None:
    assert duels([(1, 1), (1, 0), (1, 1)] * 10, better_by=35).verdict == "better"


def test_a_bot_that_wins_as_much_as_it_loses_is_not_better() -> None:
    assert duels([(1, 0), (0, 1), (1, 1), (0, 0)] * 60, better_by=70).verdict == "not better"


def test_a_few_rounds_leave_it_open_however_they_go() -> None:
    assert duels([(1, 1)] * (FEWEST - 1), better_by=200).verdict == "open"


def test_without_a_test_nothing_is_ever_clear() -> None:
    assert duels([(1, 1)] * 200).verdict == "open"


def test_rounds_are_read_in_order_and_nothing_after_the_verdict() -> None:
    straight = duels([(1, 1)] * 60, better_by=35)
    games = [game(n, "ab" if n % 2 == 0 else "ba", [n % 2]) for n in range(120)]
    mixed = Rounds("ab", 35)
    for one in reversed(games):
        mixed.add(one)
    assert (mixed.end, mixed.strength()) == (straight.end, straight.strength())
    assert straight.end < 120


def test_how_often_equals_are_called_better_keeps_to_the_error() -> None:
    from random import Random

    chance = Random(5)
    verdicts = []
    for _ in range(200):
        rounds, index = Rounds("ab", 70), 0
        while rounds.verdict == "open" and index < 3000:
            rounds.add(game(index, "ab" if index % 2 == 0 else "ba", [chance.randrange(2)]))
            index += 1
        verdicts.append(rounds.verdict)
    assert verdicts.count("better") <= 200 * 0.1
    assert verdicts.count("not better") >= 200 * 0.85


def test_an_arena_ends_with_the_round_in_which_it_is_clear() -> None:
    result = run(SORTES, ["legatus", "tiro"], 400, seed=3, seats=2, iterations=20, better_by=100)
    assert result.strength
    assert result.strength.verdict != "open"
    assert len(result.played) == 2 * result.strength.rounds < 400


def test_where_it_ends_does_not_hang_on_the_number_of_processes() -> None:
    alone, spread = (run(SORTES, ["miles", "tiro"], 200, jobs, 3, seats=2, better_by=100) for jobs in (1, 3))
    assert timeless(alone) == timeless(spread)


@pytest.mark.parametrize(
    ("bots", "better_by", "message"), [(["tiro"], 35, "two bots"), (["miles", "tiro"], 0, "more than 0 Elo")]
)
def test_a_test_that_can_say_nothing_is_refused(bots: list[str], better_by: float, message: str) -> None:
    with pytest.raises(BadArena, match=message):
        run(SORTES, bots, 4, seats=2, better_by=better_by)


# ---- kept games


def test_an_arena_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"

    def interrupt(state: Progress) -> None:
        if state.done == 5:
            raise KeyboardInterrupt

    broken = run(SORTES, ["miles", "tiro"], 12, seed=2, seats=2, keep=keep, progress=interrupt)
    assert broken.interrupted
    played: list[Progress] = []
    whole = run(SORTES, ["miles", "tiro"], 12, seed=2, seats=2, keep=keep, progress=played.append)
    assert [state.done for state in played] == list(range(6, 13))
    assert timeless(whole) == timeless(run(SORTES, ["miles", "tiro"], 12, seed=2, seats=2))


def test_a_clear_arena_plays_nothing_more(tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"
    first, again = (
        run(SORTES, ["miles", "tiro"], 400, seed=3, seats=2, better_by=100, keep=keep, jobs=jobs) for jobs in (2, 1)
    )
    assert timeless(first) == timeless(again)
    assert again.pace.decisions_per_second == 0


def test_games_of_another_arena_in_the_same_file_do_not_count(tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"
    run(SORTES, ["miles", "tiro"], 4, seed=2, seats=2, keep=keep)
    other = run(SORTES, ["miles", "tiro"], 4, seed=3, seats=2, keep=keep)
    assert timeless(other) == timeless(run(SORTES, ["miles", "tiro"], 4, seed=3, seats=2))


def test_fewer_games_than_were_kept_are_those_first_ones(tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"
    run(SORTES, ["miles", "tiro"], 8, seed=2, seats=2, keep=keep)
    assert [one.index for one in run(SORTES, ["miles", "tiro"], 4, seed=2, seats=2, keep=keep).played] == [0, 1, 2, 3]


# ---- in words


def test_the_report_tells_what_rounds_say_and_how_to_repeat_it() -> None:
    page = html(run(SORTES, ["miles", "tiro"], 20, seed=3, seats=2, better_by=35))
    assert "miles in 10 rounds with equal dice" in page
    assert "--better-by 35" in page


def test_what_is_not_clear_yet_is_told_so() -> None:
    assert told(strength(duels([(1, 0)] * 3, better_by=35))).endswith("Better by 35 Elo: not clear yet (-0.0).")
