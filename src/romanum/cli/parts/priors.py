"""`romanum train GAME --prior`: a tutor tries what can be chosen, and how promising moves look is learned from it."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from romanum.cli.common import Complaint, complaints, print_json

if TYPE_CHECKING:
    from romanum.arena.executor import Executor
    from romanum.bots.learned_prior import Story
    from romanum.engine.game import Game


def make_prior(
    game: Game[Any],
    scenarios: list[str],
    seats: int,
    seed: int,
    passes: int | None,
    further: str | None,
    plays: bool,
    hours: float,
    games: int | None,
    executor: Executor,
    out: Path,
    as_json: bool,
) -> None:
    """Play, learn, write the file, and tell how it does on the games held out."""
    from romanum.arena import Unreachable
    from romanum.arena.trials import PASSES, Schooling, gather
    from romanum.bots.learned_prior import Kept, written
    from romanum.learn.prior_trainer import as_trials, learn

    if not out.parent.is_dir():
        raise Complaint(f"{out}: there is no folder {out.parent}")
    far = _numbers(further)
    plans = [Schooling(game.id, one, seats, seed, 0, passes or PASSES, far) for one in scenarios]
    try:
        found = gather(plans, hours, executor, games)
        kept = learn(game, scenarios, seats, as_trials(found.games), repeating(plans, found.begun, plays))
    except Unreachable as problem:
        raise Complaint(str(problem)) from None
    except ValueError as problem:
        raise Complaint("; ".join([str(problem), *found.failures[:3]])) from None
    story = msgspec.structs.replace(kept.story, plays=plays)
    with complaints(str(out)):
        out.write_bytes(written(Kept(story, kept.weights)))
    if as_json:
        print_json({"story": story, "failures": found.failures})
    else:
        _print(story, len(kept.weights), found.failures, out)


def _numbers(further: str | None) -> tuple[int, ...]:
    try:
        found = tuple(int(word) for word in further.split(",")) if further else ()
    except ValueError:
        found = (-1,)
    if any(number < 0 for number in found):
        raise Complaint(f"--further {further}: numbers of choices with commas between them, such as 0,0")
    return found


def repeating(plans: list[Any], games: int, plays: bool) -> str:
    """The command that plays the same games again."""
    first = plans[0]
    words = ["romanum", "train", first.game, "--prior", "--seats", str(first.seats), "--games", str(games)]
    for plan in plans:
        words += ["--scenario", plan.scenario]
    if first.further:
        words += ["--further", ",".join(map(str, first.further))]
    words += ["--passes", str(first.passes), "--seed", str(first.seed)]
    return shlex.join(words if plays else [*words, "--tells"])


def _print(story: Story, signs: int, failures: list[str], out: Path) -> None:
    from romanum.text.console import console

    screen = console()
    screen.print(f"{story.games} games, {story.decisions} decisions, {signs} signs; {story.held_out} games held out")
    screen.print("what looks best comes out better than the average option of those by, in points of a hundred:")
    screen.print(f"{100 * story.gain:.2f} as learned; {100 * story.gain_of_the_game:.2f} by the game's own prior")
    screen.print(f"({100 * story.gain_of_trials:.2f} by trying each option for half of the passes)")
    for failure in failures[:3]:
        screen.print(failure)
    screen.print(f"{out} is written")
