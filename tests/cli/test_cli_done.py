"""`done` in the terminal: it is asked again where it would waste something, or where the question before is over."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import romanum
from cli.commandline import Run
from romanum.engine.match import Match

SEEDS = 30


def found(game: str, fits: Callable[[Match[Any]], bool]) -> Match[Any]:
    """The first moment of some random games that fits."""
    for seed in range(SEEDS):
        match, random = romanum.game(game).new(seed=seed), Random(seed)
        while not match.over:
            if fits(match):
                return match
            seat = match.pending[0]
            match.play(seat, random.choice(match.decision(seat).options))
    raise AssertionError("no such moment in any of the games")


def step(match: Match[Any]) -> str:
    return match.decision(match.pending[0]).step if match.pending else ""


def offered(match: Match[Any]) -> list[str]:
    return [option.text for option in match.decision(match.pending[0]).options] if match.pending else []


def played_on(run: Run, match: Match[Any], folder: Path, *lines: str) -> tuple[str, int]:
    """What is shown when a person goes on with the match and types these lines; and how many actions were played."""
    path = folder / "moment.romanum"
    path.write_text(match.record.write(), encoding="utf-8")
    result = run("play", "--resume", str(path), typed="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    shown = re.sub(r"\s+", " ", result.stdout)
    return shown, len(romanum.replay(path.read_text(encoding="utf-8")).history) - len(match.history)


@pytest.mark.parametrize(
    ("game", "at", "verb", "words"),
    [
        ("hre", "Place", "place", "not placed and will be lost. Say done again"),
        ("trajan", "MovementSegment", "march", "could still march. Say done again"),
        ("ultimus", "Movement", "lead", "could still move. Say done again"),
    ],
)
def test_what_would_be_wasted_is_told_before_it_is_done(
    run: Run, tmp_path: Path, game: str, at: str, verb: str, words: str
) -> None:
    def leaves_something(match: Match[Any]) -> bool:
        texts = offered(match)
        return step(match) == at and "done" in texts and any(text.startswith(f"{verb} ") for text in texts)

    match = found(game, leaves_something)
    shown, played = played_on(run, match, tmp_path, "done")
    assert words in shown
    assert played == 0
    assert played_on(run, match, tmp_path, "done", "done")[1] == 1
    number = str(offered(match).index("done") + 1)
    assert played_on(run, match, tmp_path, number)[1] == 0, "by its number too"


def last_army(match: Match[Any]) -> str | None:
    """An action that places the last Army, after which its player is asked something else that can be done with."""
    if step(match) != "Place" or match.position.discreet or match.view(match.pending[0])["to_place"] != 1:
        return None
    seat = match.pending[0]
    for option in match.decision(seat).options:
        if option.text.startswith("place "):
            after = match.copy()
            after.play(seat, option)
            if after.pending == (seat,) and step(after) not in ("Place", "") and "done" in offered(after):
                return option.text
    return None


def test_a_done_for_a_question_that_ended_by_itself_does_not_answer_the_next(run: Run, tmp_path: Path) -> None:
    match = found("hre", lambda match: last_army(match) is not None)
    text = last_army(match)
    assert text is not None
    shown, played = played_on(run, match, tmp_path, text, "done")
    assert "The question before was done by itself. Now it is:" in shown
    assert played == 1, "the last Army alone"
    assert played_on(run, match, tmp_path, text, "done", "done")[1] == 2, "said again it is meant"


def test_a_done_that_wastes_nothing_is_done(run: Run, tmp_path: Path) -> None:
    def nothing_to_buy(match: Match[Any]) -> bool:
        return step(match) == "Build" and "recruit" not in offered(match) and "done" in offered(match)

    assert played_on(run, found("hre", nothing_to_buy), tmp_path, "done")[1] == 1
