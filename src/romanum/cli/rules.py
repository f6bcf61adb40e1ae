"""`romanum rules`: the catalogue of a game's rules, and which of them the tests prove."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from romanum.cli.common import Complaint, complete_games, find_game, json_option, print_json

if TYPE_CHECKING:
    from romanum.cli.parts.coverage import Coverage
    from romanum.engine.game import Game
    from romanum.engine.rule import Catalogue, Rule


@click.command("rules")
@click.argument("game", shell_complete=complete_games)
@click.argument("words", nargs=-1, metavar="[NUMBER | WORDS]...")
@click.option("--coverage", is_flag=True, help="Which rules are cited by tests, and which are not.")
@click.option("--tests", type=click.Path(path_type=Path), help="Folder of the tests.  [default: tests/games/GAME]")
@json_option
@click.pass_context
def command(
    ctx: click.Context, game: str, words: tuple[str, ...], coverage: bool, tests: Path | None, as_json: bool
) -> None:
    """Look up the rules of GAME: by number (10.2), by words (retreat fort), or all chapters.

    With each rule stand those it names, those that name it, and moments of recorded games in which it spoke.

    With --coverage, count the rules that tests cite with @rule("…"); exit code 1 if a test cites a rule that
    does not exist.
    """
    chosen = find_game(game)
    if coverage:
        if words:
            raise click.UsageError("--coverage takes no rule numbers or words")
        ctx.exit(_print_coverage(_cover(chosen.id, chosen.rules, tests), as_json))
    if tests:
        raise click.UsageError("--tests goes with --coverage")
    found = look_up(chosen.rules, " ".join(words)) if words else list(chosen.rules.values())
    if words and not found:
        raise Complaint(f"no rule of {game} has the number or the words {' '.join(words)!r}")
    if as_json:
        print_json(found)
    else:
        _print_rules(chosen, found if words else [])


def look_up(rules: Catalogue, words: str) -> list[Rule]:
    """Rules by number, chapter or section; else by the words in them."""
    return rules.under(words.strip()) or rules.search(words)


def _print_rules(game: Game[Any], found: list[Rule]) -> None:
    from romanum.text.console import console
    from romanum.text.render import contents_page, rule_page

    out = console()
    if not found:
        out.print(contents_page(game.rules))
    for rule in found:
        out.print(rule_page(rule, game))


def _cover(game: str, rules: Catalogue, tests: Path | None) -> Coverage:
    from romanum.cli.parts.coverage import cover

    folder = tests or Path("tests") / "games" / game
    if not folder.is_dir():
        raise Complaint(f"{folder}: no such folder (say where the tests are with --tests DIR)")
    try:
        return cover(rules, folder)
    except SyntaxError as problem:
        raise Complaint(f"{problem.filename}: line {problem.lineno}: {problem.msg}") from None


def _print_coverage(coverage: Coverage, as_json: bool) -> int:
    if as_json:
        print_json(_as_dict(coverage))
    else:
        _print_coverage_page(coverage)
    return 1 if coverage.unknown else 0


def _print_coverage_page(coverage: Coverage) -> None:
    from romanum.text.console import console

    out = console()
    total = len(coverage.cited) + len(coverage.missing)
    out.print(f"{len(coverage.cited)} of {total} rules are cited by tests.")
    if coverage.missing:
        out.print(f"Not cited: {', '.join(coverage.missing)}")
    for number, places in coverage.unknown.items():
        out.print(f"No such rule: {number} (cited in {', '.join(places)})", style="danger")


def _as_dict(coverage: Coverage) -> dict[str, Any]:
    return {
        "rules": len(coverage.cited) + len(coverage.missing),
        "cited": coverage.cited,
        "missing": coverage.missing,
        "unknown": coverage.unknown,
    }
