"""`romanum check`: the data of the games, held against themselves, and scenario files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from romanum.cli.common import complete_games, find_game, json_option, print_json

if TYPE_CHECKING:
    from romanum.engine.game import Game

COUNTED: Final = ("rules", "steps", "verbs", "scenarios", "options", "lessons", "studies")


@click.command("check")
@click.argument("games", metavar="[GAME|FILE]...", nargs=-1, shell_complete=complete_games)
@json_option
@click.pass_context
def command(ctx: click.Context, games: tuple[str, ...], as_json: bool) -> None:
    """Check the data of GAME, or of all games: map, cards, charts, rules, words, lessons, studies, guide.

    A scenario file (.toml) is read and played a while at random.

    Problems stand one a line, with file and place; the exit code is then 1.
    """
    from romanum.cli.parts.scenario_text import is_file
    from romanum.games import GAMES

    found = [_file_report(name) if is_file(name) else _report(find_game(name)) for name in games or GAMES]
    if as_json:
        print_json(found)
    else:
        for report in found:
            (_print if "rules" in report else _print_file)(report)
    ctx.exit(1 if any(report["problems"] for report in found) else 0)


def _file_report(file: str) -> dict[str, Any]:
    """What a scenario file is, or what is wrong with it."""
    from romanum import BadSetup, load_scenario
    from romanum.cli.parts.scenario_text import text_of

    text = text_of(file)
    try:
        match = load_scenario(text, seed=1)
    except BadSetup as problem:
        return {"file": file, "problems": str(problem).split("\n")}
    told = {"game": match.game.id, "scenario": match.scenario, "seats": match.names}
    return {"file": file, "problems": [], "title": match.heading.title if match.heading else "", **told}


def _print_file(report: dict[str, Any]) -> None:
    for problem in report["problems"]:
        click.echo(f"{report['file']}: {problem}")
    if not report["problems"]:
        sides = ", ".join(report["seats"])
        click.echo(
            f"{report['file']}: all is well ({report['title']}: {report['game']}, {report['scenario']}; {sides})"
        )


def _report(game: Game[Any]) -> dict[str, Any]:
    from romanum.engine.guide import guide_faults
    from romanum.engine.plain_board import game_problems
    from romanum.engine.speech.translation import OTHERS, completeness
    from romanum.lessons import howto
    from romanum.lessons.check import faults
    from romanum.lessons.course import lessons_of, studies_of

    return {
        "game": game.id,
        "problems": game.check()
        + _words(game)
        + _chapters(game)
        + _translations(game)
        + guide_faults(game.folder, [one.id for one in game.scenarios])
        + [f"board: {problem}" for problem in game_problems(game)]
        + faults(game)
        + howto.faults(game),
        "rules": len(game.rules),
        "steps": len(game.steps),
        "verbs": len(game.vocabulary.verbs),
        "scenarios": len(game.scenarios),
        "options": len(game.options),
        "lessons": lessons_of(game),
        "studies": studies_of(game),
        "languages": {code: round(completeness(game, code), 3) for code in OTHERS},
    }


def _translations(game: Game[Any]) -> list[str]:
    """What stands in other languages fits what stands in English."""
    from romanum.engine.speech.translation import OTHERS, game_faults

    return [f"words/{code}.ftl: {fault}" for code in OTHERS for fault in game_faults(game, code)]


def _chapters(game: Game[Any]) -> list[str]:
    """Every chapter of the catalogue has a title, and no title stands for nothing; a game may do without titles."""
    titles, chapters = game.rules.chapters, game.rules.contents()
    missing = [f"rules.toml: chapters: {number}: missing" for number in chapters if titles and number not in titles]
    return missing + [f"rules.toml: chapters: {number}: there is none" for number in titles if number not in chapters]


def _words(game: Game[Any]) -> list[str]:
    """Every verb has a sentence for its button, and every step is named by a rule of the catalogue."""
    silent = [f"words/en.ftl: do-{verb}: missing" for verb in game.vocabulary.verbs if not game.words.has(f"do-{verb}")]
    lost = [
        f"{game.id}: step {name}: no rule {step.rule!r} in rules.toml"
        for name, step in game.steps.items()
        if not step.automatic and step.rule not in game.rules
    ]
    return silent + lost


def _print(report: dict[str, Any]) -> None:
    for problem in report["problems"]:
        click.echo(f"{report['game']}: {problem}")
    if not report["problems"]:
        counts = ", ".join(f"{report[what]} {what}" for what in COUNTED)
        click.echo(f"{report['game']}: all is well ({counts})")
        spoken = ", ".join(f"{code} {share:.0%}" for code, share in report["languages"].items() if share)
        click.echo(f"{report['game']}: words in {spoken or 'English alone'}")
