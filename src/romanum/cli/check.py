"""`romanum check`: the data of the games, held against themselves, and scenario files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from romanum.cli.common import complete_games, find_game, json_option, print_json

if TYPE_CHECKING:
    from romanum.engine.game import Game

HEADINGS: Final = ("must", "for a whole game", "nice to have")
COUNTED: Final = ("rules", "steps", "verbs", "scenarios", "options", "lessons", "studies")


@click.command("check")
@click.argument("games", metavar="[GAME|FILE]...", nargs=-1, shell_complete=complete_games)
@click.option("--todo", "left", is_flag=True, help="Say what is left to do: what must be, for a whole game, nice.")
@json_option
@click.pass_context
def command(ctx: click.Context, games: tuple[str, ...], left: bool, as_json: bool) -> None:
    """Check the data of GAME, or of all games: map, cards, charts, rules, words, lessons, studies, guide.

    A scenario file (.toml) is read and played a while at random.

    Problems stand one a line, with file and place; the exit code is then 1.

    With --todo, tell in three lists what is left to do for each game: what must be, and is all that a draft needs;
    what a whole game has besides; and what would be nice to have. Random games are played for the first, which takes a
    while. The exit code is 1 if something must be done, or if a game that says it is whole is not.
    """
    from romanum.cli.parts.scenario_text import is_file
    from romanum.games import GAMES

    if left:
        ctx.exit(max(_told_what_is_left(name, as_json) for name in games or GAMES))

    found = [_file_report(name) if is_file(name) else _looked_at(name) for name in games or GAMES]
    if as_json:
        print_json(found)
    else:
        for report in found:
            (_print_file if "file" in report else _print)(report)
    ctx.exit(1 if any(report["problems"] for report in found) else 0)


def _told_what_is_left(name: str, as_json: bool) -> int:
    """Three lists, and whether the game is less than it says."""
    from romanum.cli.parts.todo import todo

    game = find_game(name)
    found = todo(game)
    if as_json:
        print_json({"game": name, "ripeness": game.ripeness, **found._asdict()})
    else:
        click.echo(f"{name}: {game.title} is {'a draft' if game.ripeness == 'draft' else 'whole'}")
        for heading, lines in zip(HEADINGS, found, strict=True):
            click.echo(f"{heading}: {len(lines) or 'nothing'}")
            for line in lines:
                click.echo(f"  {line}")
        if not found.must and not found.whole and game.ripeness == "draft":
            click.echo('It has all that a whole game has: say ripeness = "whole".')
    return int(bool(found.must) or (bool(found.whole) and game.ripeness == "whole"))


def _looked_at(name: str) -> dict[str, Any]:
    """A game from outside that cannot be had, or falls while it is looked at, has that as its problem."""
    import romanum
    from romanum.games import OURS, BrokenGame

    try:
        romanum.game(name)
    except BrokenGame as problem:
        return {"game": name, "problems": [str(problem)]}
    except ValueError:
        pass
    try:
        return _report(find_game(name))
    except click.ClickException:
        raise
    except Exception as problem:
        if name in OURS:
            raise
        return {"game": name, "problems": [f"cannot be checked: {type(problem).__name__}: {problem}"]}


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
    from romanum.engine.folder.guide import guide_faults
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
