"""Chances that hints say: by the judgement of analyses, where it was measured; and reasons in the game's terms."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

import romanum
from romanum.bots import Chair, advise, make_bot
from romanum.bots.chances import LEAST_TRIALS, WIDEST, Chance, Judge
from romanum.bots.sureness import Sureness
from romanum.engine.conformance import playout
from romanum.engine.match import Match
from romanum.engine.odds import Losses, Odds
from sortes.game import Gamble, NextRound, Sortes, Table
from toy.game import TOY

Measure: TypeAlias = Callable[..., None]


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Measure:
    """Has so many games been measured of whatever is asked, with such a power and such leans."""

    def tell(games: int, power: float = 1.0, lean: dict[str, float] | None = None) -> None:
        found = Sureness("toy", "standard", 2, 1, games, [power] * 4, lean or {})
        monkeypatch.setattr("romanum.bots.chances.sureness", lambda *_, **__: found)

    return tell


def judged(chance: float, error: float = 0.0) -> Chance | None:
    return Judge(TOY, "standard", 2).interval(TOY.new(seats=2, seed=1).position, chance, error)


# ---- how wide


def test_what_nobody_has_measured_has_no_chance() -> None:
    assert judged(0.5) is None


def test_a_chance_is_as_wide_as_so_many_games_leave_it(measured: Measure) -> None:
    measured(100)
    found = judged(0.4)
    assert found is not None
    assert (found.chance, round(found.low, 2), round(found.high, 2)) == (0.4, 0.31, 0.5)


def test_an_unsure_value_widens_it_but_where_the_plain_rate_is_told(measured: Measure) -> None:
    measured(100)
    sure, unsure = judged(0.4), judged(0.4, 0.05)
    assert sure is not None
    assert unsure is not None
    assert unsure.low < sure.low < sure.chance < sure.high < unsure.high
    measured(100, power=0.0)
    assert judged(0.4, 0.05) == judged(0.4) == sure


def test_a_learned_chance_is_as_wide_as_it_was_off_on_both_sides_and_as_the_value_is_unsure(
    measured: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("romanum.bots.chances.learned_error", lambda *_: 0.05)
    measured(100)
    found = judged(0.5, 0.01)
    assert found is not None
    assert (found.low, found.high) == pytest.approx((0.5 - 0.1196, 0.5 + 0.1196))


@pytest.mark.parametrize(("trials", "said"), [(0, False), (LEAST_TRIALS - 1, False), (LEAST_TRIALS, True)])
def test_an_option_that_was_hardly_tried_has_no_chance(trials: int, said: bool) -> None:
    assert Chance(0.4, 0.3, 0.5).says_something(trials) is said
    assert not Chance(0.4, 0.3, 0.31 + WIDEST).says_something(trials)


# ---- one judgement for all


def test_while_a_match_is_played_its_turns_tell_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    game = romanum.game("imperium")
    g = game.new("gallic-revolt", seed=1).position
    sure = Sureness("imperium", "gallic-revolt", 2, 3, 50, [0.0, 0.0, 1.0, 1.0])
    monkeypatch.setattr("romanum.bots.chances.sureness", lambda *_, **__: sure)
    judge = Judge(game, "gallic-revolt", 2)
    assert judge.chances(g, looks=0) == [0.5, 0.5]
    g.month = g.last_month
    assert judge.chances(g, looks=0) != [0.5, 0.5]


def test_where_the_plain_rate_foretells_better_a_hint_tells_it(measured: Measure) -> None:
    measured(100, power=0.0)
    match = romanum.game("hre").new(seats=4, seed=7)
    while len(match.decision(match.pending[0]).options) < 3:
        match.play(match.pending[0], match.decision(match.pending[0]).options[0])
    best = advise(make_bot("legatus", 1, iterations=24), Chair(match, match.pending[0])).options[0]
    assert best.chance is not None
    assert best.chance.chance == pytest.approx(0.25)


@pytest.mark.parametrize("name", ["hre", "imperium"])
def test_a_hint_at_the_beginning_of_a_game_tells_a_measured_chance(name: str) -> None:
    """Of these two nothing was learned: they are judged by the game, as sure as that was found right."""
    game = romanum.game(name)
    match, found = game.new(seed=4), None
    players = [make_bot("miles", seat) for seat in range(match.seats)]
    for _ in range(60):
        chair = Chair(match, match.pending[0])
        if len(chair.sane(closely=True)) > 1:
            found = advise(make_bot("legatus", 1, iterations=24), chair, 1).options[0]
            if found.chance is not None:
                break
        match.play(chair.seat, players[chair.seat].choose(chair))
    assert found is not None
    assert found.chance is not None
    assert found.number == game.words.say(
        "hint-number-chance",
        {part: round(100 * getattr(found.chance, part)) for part in ("chance", "low", "high")},
    )


# ---- what a hint says


def asked() -> Chair:
    match = TOY.new(seats=2, seed=4)
    for seat in (0, 1):
        match.play(seat, "bid 0")
    return Chair(match, match.pending[0])


def test_a_hint_without_anything_measured_says_no_chance_and_why() -> None:
    best = advise(make_bot("legatus", 1, iterations=80), asked()).options[0]
    assert best.chance is None
    assert best.reasons[-1].startswith("No chance to win is given: it has not been measured")


def test_a_hint_says_the_measured_chance_and_its_spread(measured: Measure) -> None:
    measured(400)
    best = advise(make_bot("legatus", 1, iterations=200), asked()).options[0]
    assert best.chance is not None
    assert best.reasons[-1].startswith(f"Equal players won about {round(100 * best.chance.chance)}%")


def test_too_few_games_say_nothing(measured: Measure) -> None:
    measured(6)
    best = advise(make_bot("legatus", 1, iterations=200), asked()).options[0]
    assert best.chance is None
    assert "too few games" in best.reasons[-1]


def test_dice_are_told_by_what_they_are_a_chance_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(odds: Odds) -> str:
        monkeypatch.setattr(type(TOY), "odds", lambda game, known, seat, move: odds)
        return " ".join(advise(make_bot("miles", 1), asked(), 1).options[0].reasons)

    assert "The dice: 40% to win; lost on average 0.6 on your side, 1.4" in told(Odds(0.4, Losses(0.6, 1.4)))
    assert "The dice: 40% to stay;" in told(Odds(0.4, Losses(0.6, 1.4), hope="to stay"))
    leaves = told(Odds(0.4, Losses(0.6, 1.4), escape=0.5))
    assert "The dice: 40% to win, if they stand (50% that they can get away);" in leaves
    assert "if they stand (they can get away);" in told(Odds(1.0, Losses(0.6, 1.4), escape=1.0))
    assert "The dice bring 3.5 on average." in told(Odds(0.4, Losses(0.0, 0.0), gain=3.5))


def test_a_bot_that_does_not_play_on_gives_no_chance(measured: Measure) -> None:
    measured(100)
    assert all(hint.chance is None for hint in advise(make_bot("miles", 1), asked()).options)


class Scored(Sortes):
    """Sortes with points that hints can name."""

    def scores(self, g: Table) -> list[int]:
        return g.score


def gamble(prize: int, score: tuple[int, int]) -> Match[Table]:
    """The last prize, won by seat 0."""
    match: Match[Table] = Scored().new(seats=2, seed=1)
    g = match.position
    g.round, g.prize, g.score, g.hand, g.bid = 4, prize, list(score), [-1] * 10, [-1, -1]
    g.stack = [NextRound(), Gamble(0)]
    g.offered, g.asked = None, -1
    return match


def test_an_option_is_told_by_what_it_brings() -> None:
    ranked = make_bot("legatus", 3, iterations=600).rank(Chair(gamble(6, (3, 5)), 0), 2)
    gains = {one.action.text: one.gains["points"] for one in ranked}
    assert gains["take"] == 6
    assert gains["gamble"] == pytest.approx(3, abs=1)
    assert all(one.others == {"points": 0} for one in ranked)


@pytest.mark.parametrize(("game", "scenario"), [("hre", None), ("trajan", "114"), ("ultimus", None)])
def test_every_game_reckons_at_all_times_with_parts_it_has_words_for(game: str, scenario: str | None) -> None:
    found = romanum.game(game)
    match = found.new(scenario, seed=2)
    bots = [make_bot("tiro", seat) for seat in range(match.seats)]
    parts = set(found.reckoning(match.position, 0))
    assert all(found.words.has(f"part-{part}") for part in parts)
    for _ in range(300):
        if match.over:
            break
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
        assert set(found.reckoning(match.position, seat)) == parts
    assert set(found.reckoning(playout(match.position, 1), 0)) == parts
    assert parts >= {"cities" if game != "ultimus" else "areas"}
