"""`romanum replay`: a recorded match told again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from romanum.cli.common import Complaint, complaints, find_game, json_option, print_json, read_record

if TYPE_CHECKING:
    from rich.console import Console

    from romanum.engine.match import Match
    from romanum.engine.record import Record


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", "at", type=click.IntRange(min=0), metavar="N", help="Show the match after its first N actions.")
@click.option("--log", "log_only", is_flag=True, help="Tell what happened, without the map at the end.")
@click.option("--seat", type=click.IntRange(min=0), help="See it with the eyes of a seat (from 0), not a spectator's.")
@click.option("--svg", type=click.Path(path_type=Path), metavar="FILE", help="Write the board as a picture instead.")
@click.option("--gif", type=click.Path(path_type=Path), metavar="FILE", help="Write the match as a film instead.")
@click.option("--book", type=click.Path(path_type=Path), metavar="FILE", help="Write it for a page to leaf through.")
@json_option
def command(
    file: Path,
    at: int | None,
    log_only: bool,
    seat: int | None,
    svg: Path | None,
    gif: Path | None,
    book: Path | None,
    as_json: bool,
) -> None:
    """Replay the record FILE: tell what happened, then show the map and the result.

    FILE may also be one of the games that `romanum rules` has seen a rule in, such as hre/4-random-7.

    With --svg or --gif, write the board as it stood, or the match stage by stage, into a file; with --book the board
    after each action, for <romanum-board> in a page.
    """
    match = _replayed(file, at)
    if seat is not None and seat >= match.seats:
        raise Complaint(f"--seat {seat}: this match has the seats 0 to {match.seats - 1}")
    if svg is not None or gif is not None or book is not None:
        _draw(match, seat, svg, gif, book)
        return
    if as_json:
        print_json(_as_dict(match, seat))
        return
    _print(match, seat, told=log_only or at is None, drawn=not log_only)


def _shipped(file: Path) -> Record | None:
    """A record that came with a game, called by the game's id and its name, unless there is a file of that name."""
    from romanum.engine.record import Record
    from romanum.games import GAMES

    if file.exists() or len(file.parts) != 2 or file.parts[0] not in GAMES:
        return None
    try:
        return Record.read(find_game(file.parts[0]).seen_record(file.parts[1]))
    except LookupError:
        return None


def _replayed(file: Path, at: int | None) -> Match[Any]:
    import romanum
    from romanum.engine.record import made_with, replay

    record = _shipped(file) or read_record(file)
    if at is not None and at > len(record.actions):
        raise Complaint(f"--at {at}: the record has {len(record.actions)} actions")
    with complaints(str(file)):
        match = replay(record, romanum.game, at)
    if record.rules != match.game.rules_version:
        same = "and it goes the same way" if at is None else "and whether it went the same way is seen at its end alone"
        click.echo(f"{file}: {made_with(record, match.game)}, {same}.", err=True)
    return match


def _draw(match: Match[Any], seat: int | None, svg: Path | None, gif: Path | None, book: Path | None) -> None:
    from romanum.cli.parts.film import write_gif
    from romanum.engine.pages.flip_book import flip_book

    try:
        if svg is not None:
            drawn = match.to_svg(seat)
            if not drawn:
                raise Complaint(f"{match.game.title} draws no board")
            svg.write_text(drawn, encoding="utf-8")
        if gif is not None:
            click.echo(f"{gif}: {write_gif(match, seat, gif)} pictures")
        if book is not None:
            bound = flip_book(match, seat)
            if not bound["leaves"]:
                raise Complaint(f"{match.game.title} draws no board")
            book.write_text(json.dumps(bound, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
            click.echo(f"{book}: {len(bound['leaves'])} leaves")
    except OSError as problem:
        raise Complaint(f"cannot write {problem.filename}: {problem.strerror}") from None


def _print(match: Match[Any], seat: int | None, told: bool, drawn: bool) -> None:
    from romanum.text.console import console
    from romanum.text.render import result_page

    out = console()
    if told:
        _tell(match, seat, out)
    if drawn:
        from romanum.text.boards import board_of

        board, view = board_of(match.game), match.view(seat)
        out.print()
        out.print(board.headline(view, match.names))
        out.print(board.map(view, out.width))
        out.print(board.score(view, match.names, out.width))
    if match.over:
        out.print()
        out.print(result_page(match))
    elif drawn:
        out.print(f"After {len(match.history)} actions. {match.waiting_for(seat)}", style="quiet")


def _tell(match: Match[Any], seat: int | None, out: Console) -> None:
    """Each sentence with the number of the action that caused it."""
    ends = [past.events for past in match.history[1:]] + [len(match.events)]
    starts = [past.events for past in match.history]
    events = match.events_for(seat)
    for event in events[: starts[0] if starts else len(events)]:
        _line(out, 0, match.sentence(event))
    for n, (start, end) in enumerate(zip(starts, ends, strict=False), 1):
        for event in events[start:end]:
            _line(out, n, match.sentence(event))


def _line(out: Console, n: int, sentence: str) -> None:
    from rich.text import Text

    out.print(Text.assemble((f"{n:>4}  ", "quiet"), sentence), soft_wrap=True)


def _as_dict(match: Match[Any], seat: int | None) -> dict[str, Any]:
    from romanum.text.render import result_as_dict

    return {
        "game": match.game.id,
        "scenario": match.scenario,
        "names": match.names,
        "actions": len(match.history),
        "over": match.over,
        "result": result_as_dict(match),
        "log": [match.sentence(event) for event in match.events_for(seat)],
        "view": match.view(seat),
    }
