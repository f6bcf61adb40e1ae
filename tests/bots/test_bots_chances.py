"""Chances that hints say: measured curves, or none; and reasons in the game's terms."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec
import pytest

import romanum
from romanum.arena.calibration import Look, Sitting, compare, curve, fitted, isotonic, sample, written
from romanum.bots import VERSION, Chair, advise, chances, make_bot
from romanum.bots.chances import Curve, Curves, chance_of, read
from romanum.engine.conformance import playout
from romanum.engine.data import DataError
from romanum.engine.game import LEARNED
from romanum.engine.match import Match
from romanum.engine.odds import Losses, Odds
from romanum.games import OURS
from sortes.game import Gamble, NextRound, Sortes, Table
from toy.game import TOY

SOME = Curves(
    *("toy", "standard", 2, 1, VERSION, "2026-01-01", "romanum arena toy --calibrate", ["miles"], "legatus", 100),
    [Curve("", 500, [0.2, 0.6], [0.1, 0.5], [0.05, 0.4], [0.2, 0.6], [60, 60])],
)


def test_a_value_between_two_points_has_a_chance_between_theirs() -> None:
    found = SOME.curve[0].at(0.4)
    assert (found.chance, found.low, found.high) == pytest.approx((0.3, 0.225, 0.4))


def test_beyond_what_was_measured_nothing_is_made_up() -> None:
    assert SOME.curve[0].at(0.99).chance == 0.5
    assert SOME.curve[0].at(0.0).chance == 0.1


@pytest.mark.parametrize(("trials", "said"), [(0, False), (7, False), (8, True)])
def test_an_option_that_was_hardly_tried_has_no_chance(trials: int, said: bool) -> None:
    assert (chance_of(SOME, "", 0.4, 0.0, trials) is not None) == said


def test_without_a_curve_or_for_another_side_there_is_no_chance() -> None:
    assert chance_of(None, "", 0.4, 0.0, 50) is None
    assert chance_of(SOME, "roman", 0.4, 0.0, 50) is None


def test_an_unsure_value_widens_the_spread_until_nothing_is_said() -> None:
    sure, unsure = chance_of(SOME, "", 0.4, 0.0, 50), chance_of(SOME, "", 0.4, 0.05, 50)
    assert sure is not None
    assert unsure is not None
    assert unsure.low < sure.low < sure.chance < sure.high < unsure.high
    assert chance_of(SOME, "", 0.4, 0.3, 50) is None


class TestFiles:
    def test_what_is_written_is_read_back(self, tmp_path: Path) -> None:
        file = tmp_path / "toy-standard-2.toml"
        file.write_text(written(SOME))
        assert read(file, "curves/toy") == SOME

    @pytest.mark.parametrize(
        ("before", "after", "problem"),
        [
            ("value = [0.2,0.6]", "value = [0.6,0.2]", "$.curve[0].value: the numbers rise"),
            ("chance = [0.1,0.5]", "chance = [0.1]", "$.curve[0].chance: 1 numbers for 2 values"),
            ("high = [0.2,0.6]", "high = [0.2,1.6]", "$.curve[0].high: all numbers lie between 0 and 1"),
            ("low = [0.05,0.4]", "low = [0.15,0.4]", "$.curve[0].low: a chance lies within its interval"),
            ("seats = 2", "seats = 'two'", "$.seats: Expected `int`, got `str`"),
            ("games = 100", "", "missing required field `games`"),
        ],
    )
    def test_what_is_wrong_is_named_with_its_place(self, tmp_path: Path, before: str, after: str, problem: str) -> None:
        file = tmp_path / "curve.toml"
        text = written(SOME)
        assert before in text
        file.write_text(text.replace(before, after, 1))
        with pytest.raises(DataError) as error:
            read(file, "curves/curve.toml")
        assert str(error.value).startswith("curves/curve.toml: ")
        assert problem in str(error.value)

    def test_a_curve_of_earlier_rules_says_nothing(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(type(TOY), "own_file", lambda game, *place: tmp_path / place[-1])
        (tmp_path / "toy-standard-2.toml").write_text(written(SOME))
        chances._kept.cache_clear()
        assert chances.curves(TOY, "standard", 2) == SOME
        monkeypatch.setattr(type(TOY), "rules_version", TOY.rules_version + 1)
        assert chances.curves(TOY, "standard", 2) is None
        chances._kept.cache_clear()

    def test_all_curves_that_are_kept_are_sound_and_of_a_game_and_scenario_there_is(self) -> None:
        shelves = [(name, romanum.game(name).folder / LEARNED / "curves") for name in OURS]
        kept = [(name, file) for name, shelf in shelves if shelf.is_dir() for file in shelf.iterdir()]
        assert kept
        for name, file in kept:
            found = read(file, file.name)
            assert found.game == name
            scenario = romanum.game(found.game).scenario(found.scenario)
            assert found.seats in scenario.players
            assert file.name == chances.file_name(found.game, found.scenario, found.seats)


class TestFitting:
    def test_a_curve_never_falls(self) -> None:
        assert isotonic([0.5, 0.1, 0.9], [1, 3, 1]) == [pytest.approx(0.2), pytest.approx(0.2), 0.9]

    def test_it_tells_how_often_those_won_who_were_told_so(self) -> None:
        """Whoever is told 0.9 wins four games in ten: that is what the curve says, whatever the value says."""
        looks = [Look(game, "", 0.9, 0.0, 20, float(game % 5 < 2)) for game in range(100)]
        found = curve("", looks).at(0.9)
        assert found.chance == pytest.approx(0.4)
        assert (round(found.low, 2), round(found.high, 2)) == (0.31, 0.5)

    def test_many_looks_at_one_game_are_one_game(self) -> None:
        few = [Look(game, "", 0.5, 0.0, 20, float(game % 2)) for game in range(20)]
        assert curve("", few * 50).at(0.5) == curve("", few).at(0.5)

    def test_a_small_sample_has_a_wide_spread(self) -> None:
        few = curve("", [Look(game, "", 0.5, 0.0, 20, float(game % 2)) for game in range(6)]).at(0.5)
        assert few.high - few.low > chances.WIDEST

    def test_said_and_measured(self) -> None:
        looks = [Look(game, "", 0.6, 0.0, 20, float(game % 2)) for game in range(40)]
        compared = compare(looks, SOME, 4)
        assert (compared.said, compared.silent) == (40, 0)
        assert compared.brier == pytest.approx(0.25)
        assert compared.plain == pytest.approx(0.3125)
        assert [row[0] for row in compared.rows] == [pytest.approx(0.5)] * 3


PLAN = Sitting("sortes.game:Sortes", "standard", 2, ["miles"], 5, 0, share=0.5, iterations=40)


def test_games_between_equal_bots_make_a_curve_that_foretells_others() -> None:
    found = fitted(PLAN, sample(PLAN, 80), "a test", date(2026, 1, 1))
    fresh = sample(msgspec.structs.replace(PLAN, seed=77), 40)
    compared = compare(fresh.looks, found, 2)
    assert compared.said > 40
    assert compared.brier < compared.plain


def test_the_same_seed_makes_the_same_curve_in_any_number_of_processes() -> None:
    assert sample(PLAN, 4, jobs=2).looks == sample(PLAN, 4).looks


def test_no_game_begins_when_the_time_is_up() -> None:
    assert sample(PLAN, 1000, minutes=1e-9).games == 0


# ---- what a hint says


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.bots.advice.curves", lambda game, scenario, seats: SOME)


def asked() -> Chair:
    match = TOY.new(seats=2, seed=4)
    for seat in (0, 1):
        match.play(seat, "bid 0")
    return Chair(match, match.pending[0])


def test_a_hint_without_a_curve_says_no_chance_and_why() -> None:
    best = advise(make_bot("legatus", 1, iterations=80), asked()).options[0]
    assert best.chance is None
    assert best.reasons[-1].startswith("No chance to win is given: it has not been measured")


def test_a_hint_with_a_curve_says_the_measured_chance_and_its_spread(measured: None) -> None:
    best = advise(make_bot("legatus", 1, iterations=200), asked()).options[0]
    assert best.chance is not None
    assert best.chance.high <= 0.6, "no more than ever was measured, whatever the bot believes"
    assert best.reasons[-1].startswith(f"Equal players won about {round(100 * best.chance.chance)} %")


def test_dice_are_told_by_what_they_are_a_chance_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(odds: Odds) -> str:
        monkeypatch.setattr(type(TOY), "odds", lambda game, known, seat, move: odds)
        return " ".join(advise(make_bot("miles", 1), asked(), 1).options[0].reasons)

    assert "The dice: 40 % to win; lost on average 0.6 on your side, 1.4" in told(Odds(0.4, Losses(0.6, 1.4)))
    assert "The dice: 40 % to stay;" in told(Odds(0.4, Losses(0.6, 1.4), hope="to stay"))
    leaves = told(Odds(0.4, Losses(0.6, 1.4), escape=0.5))
    assert "The dice: 40 % to win, if they stand (50 % that they can get away);" in leaves
    assert "if they stand (they can get away);" in told(Odds(1.0, Losses(0.6, 1.4), escape=1.0))
    assert "The dice bring 3.5 on average." in told(Odds(0.4, Losses(0.0, 0.0), gain=3.5))


def test_a_bot_that_does_not_play_on_gives_no_chance(measured: None) -> None:
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
