"""A prior is learned from what a tutor tries."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import romanum
from romanum.arena import trials
from romanum.arena.trials import Schooling, teach
from romanum.bots.trial_lessons import Lesson, Taught, Tried
from romanum.cli import main
from romanum.learn.prior_trainer import as_trials, learn


def made_up(games: int) -> list[Taught]:
    """Options of which those with the first verb come out better by 0.1, whatever the game's own prior says."""
    random = np.random.default_rng(3)
    taught = []
    for game in range(games):
        lessons = []
        for _ in range(30):
            options = []
            for verb in ("place", "attack", "raise"):
                better = 0.1 if verb == "attack" else 0.0
                outcomes = (0.4 + better + random.normal(size=6) * 0.2).tolist()
                score = 0.0 if verb == "attack" else 1.0
                options.append(Tried([("verb", "Place", verb)], score, 0.5, outcomes))
            lessons.append(Lesson("Place", options))
        taught.append(Taught(game, "standard", lessons))
    return taught


def test_what_comes_out_better_is_learned_through_the_noise() -> None:
    kept = learn(romanum.game("hre"), ["standard"], 4, as_trials(made_up(50)), "romanum train hre --prior")
    weights = {tuple(sign): weight for weight, sign in kept.weights}
    slope = weights.get(("point", "Place"), 0.0)
    others = (weights["verb", "Place", "place"] + weights["verb", "Place", "raise"]) / 2
    assert weights["verb", "Place", "attack"] - slope - others == pytest.approx(0.1, abs=0.025)
    story = kept.story
    assert (story.games, story.decisions, story.held_out) == (50, 1500, 10)
    assert story.gain > 0.05 > 0 > story.gain_of_the_game
    assert story.gain > story.gain_of_trials > 0
    assert story.trust > 20, "nothing is left to be told by trials"
    assert story.lasting == 0.0


def test_a_decision_in_which_a_pass_broke_off_teaches_nothing() -> None:
    taught = made_up(3)
    taught[0].lessons[0].options[0].outcomes.pop()
    found = as_trials(taught)
    assert len(found.game) == 89
    assert found.outcomes.shape == (3 * 89, 6)


def test_too_few_games_teach_nothing() -> None:
    with pytest.raises(ValueError, match="9 games are too few"):
        learn(romanum.game("hre"), ["standard"], 4, as_trials(made_up(9)), "")


def test_a_tutor_tries_all_options_equally_often_and_repeats_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_DECISIONS", 14)
    plan = Schooling("hre", "standard", 4, seed=1, index=1, passes=2)
    first, again = teach(plan), teach(plan)
    assert not first.failure
    assert first.lessons
    assert first == again
    for lesson in first.lessons:
        assert len(lesson.options) > 1
        assert {len(option.outcomes) for option in lesson.options} == {2}
        assert all(option.signs[0][:2] == ("verb", lesson.step) for option in lesson.options)


def test_a_tutor_may_look_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_DECISIONS", 14)
    near, far = (teach(Schooling("hre", "standard", 4, 1, 1, 2, further)) for further in ((), (0, 0)))
    assert near.lessons[0].options[0].signs == far.lessons[0].options[0].signs
    assert [o.outcomes for o in near.lessons[0].options] != [o.outcomes for o in far.lessons[0].options]


def test_the_command_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(trials, "MOST_DECISIONS", 4)
    line = ["train", "hre", "--prior", "--games", "1", "--passes", "2", "--out", str(tmp_path / "hre-4.json")]
    result = CliRunner().invoke(main, line)
    assert result.exit_code == 2
    assert "1 games are too few" in result.output
    result = CliRunner().invoke(main, [*line, "--further", "0,x"])
    assert result.exit_code == 2
    assert "--further 0,x" in result.output
    result = CliRunner().invoke(main, ["train", "hre", "--passes", "2"])
    assert result.exit_code == 2
    assert "are for --prior" in result.output


def test_the_command_writes_a_prior_and_how_to_make_it_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from romanum.bots.learned_prior import read
    from romanum.cli.parts import priors

    monkeypatch.setattr(trials, "teach", lambda plan: made_up(12)[plan.index])
    out = tmp_path / "hre-4.json"
    line = ["train", "hre", "--prior", "--games", "12", "--further", "0,0", "--tells", "--out", str(out)]
    result = CliRunner().invoke(main, line)
    assert result.exit_code == 0, result.output
    assert "12 games, 360 decisions" in result.output
    story = read(out, "hre-4.json").story
    assert story.command == (
        "romanum train hre --prior --seats 4 --games 12 --scenario standard --further 0,0 --passes 6 --seed 1 --tells"
    )
    assert not story.plays
    assert priors.repeating([Schooling("hre", "standard", 4, 1, 0)], 3, True).endswith("--passes 6 --seed 1")
