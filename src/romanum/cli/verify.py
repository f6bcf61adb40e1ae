"""`romanum verify`: whether a record is what it says, from the sealed seed to the last position."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from romanum.cli.common import Complaint, complaints, json_option, print_json, read_record

if TYPE_CHECKING:
    from romanum.engine.verify import Verdict


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--commitment", metavar="HEX", help="The commitment that was published before the match.")
@click.option("--salt", "salts", metavar="TEXT", multiple=True, help="A salt that was added before it; in order.")
@click.option("--no-salt", is_flag=True, help="No salts were added.")
@json_option
@click.pass_context
def command(
    ctx: click.Context, file: Path, commitment: str | None, salts: tuple[str, ...], no_salt: bool, as_json: bool
) -> None:
    """Verify the record FILE: the dice against their commitment, every roll and action, the last position.

    What cannot be checked for want of a commitment or salts is named. The exit code is 1 if it does not verify.
    """
    import romanum
    from romanum.engine.verify import unchecked, verifies, verify

    given = _commitment(commitment)
    record = read_record(file)
    with complaints(str(file)):
        verdicts = verify(record, romanum.game, given, () if no_salt else salts or None)
    failed = not verifies(verdicts)
    if as_json:
        print_json(
            {"verified": not failed, "checks": [v._asdict() for v in verdicts], "unchecked": unchecked(verdicts)}
        )
    else:
        _print(verdicts, failed)
    ctx.exit(1 if failed else 0)


def _commitment(text: str | None) -> str | None:
    from romanum.engine.verify import plain_commitment

    try:
        return None if text is None else plain_commitment(text)
    except ValueError as problem:
        raise Complaint(f"--commitment: {problem}") from None


def _print(verdicts: list[Verdict], failed: bool) -> None:
    from rich.text import Text

    from romanum.engine.verify import BAD, GOOD, NOTE
    from romanum.text.console import console

    out = console()
    styles = {GOOD: "good", BAD: "danger", NOTE: "chance"}
    for what, verdict, words in verdicts:
        out.print(Text.assemble((f"{verdict:<7}", styles[verdict]), f"{what:<9} ", words), soft_wrap=True)
    out.print(_conclusion(verdicts, failed), style="title", soft_wrap=True)


def _conclusion(verdicts: list[Verdict], failed: bool) -> str:
    from romanum.engine.verify import NOTE

    if failed:
        return "The record does not verify."
    open_ends = list(dict.fromkeys(v.what for v in verdicts if v.verdict == NOTE))
    return (
        f"The record verifies, but for what could not be checked: {', '.join(open_ends)}."
        if open_ends
        else "The record verifies."
    )
