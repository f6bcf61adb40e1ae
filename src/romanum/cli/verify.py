"""`romanum verify`: whether a record is what it says, from the sealed seed to the last position."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

from romanum.cli.common import Complaint, complaints, json_option, print_json, read_record

if TYPE_CHECKING:
    from romanum.engine.dice import AnyDice
    from romanum.engine.match import Match
    from romanum.engine.record import Record

GOOD: Final = "ok"
BAD: Final = "FAILED"
NOTE: Final = "note"


class Verdict(NamedTuple):
    """One thing checked, what came of it, and the evidence."""

    what: str
    verdict: str
    words: str


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--commitment", metavar="HEX", help="The commitment that was published before the match.")
@json_option
@click.pass_context
def command(ctx: click.Context, file: Path, commitment: str | None, as_json: bool) -> None:
    """Verify the record FILE: the dice against their commitment, every roll and action, the last position.

    The exit code is 1 if it does not verify.
    """
    import romanum
    from romanum.engine.record import replay

    given = _commitment(commitment)
    record = read_record(file)
    with complaints(str(file)):
        beginning = replay(record, romanum.game, 0)
    verdicts = [_dice(beginning.first_dice, given), *_replay(record)]
    failed = any(v.verdict == BAD for v in verdicts)
    if as_json:
        print_json({"verified": not failed, "checks": [v._asdict() for v in verdicts]})
    else:
        _print(verdicts, failed)
    ctx.exit(1 if failed else 0)


def _commitment(text: str | None) -> str | None:
    if text is None:
        return None
    plain = text.strip().lower().removeprefix("sha256:")
    if len(plain) != 64 or any(c not in "0123456789abcdef" for c in plain):
        raise Complaint("--commitment: a commitment is 64 hexadecimal digits")
    return plain


def _dice(dice: AnyDice, given: str | None) -> Verdict:
    """The seed against the commitment; dice that were never sealed prove nothing."""
    from romanum.engine.dice import FastDice, SealedDice

    if not isinstance(dice, SealedDice):
        seeded = isinstance(dice, FastDice)
        words = f"the dice {'repeat from a known seed' if seeded else 'were scripted'}: they were never sealed"
        return Verdict("dice", NOTE if seeded and given is None else BAD, words)
    found = dice.commitment()
    if dice.count:
        return Verdict("dice", BAD, f"{dice.count} rolls were made before the match began")
    if given is None:
        return Verdict("dice", NOTE, f"sealed; compare the commitment yourself: {found}")
    if given != found:
        return Verdict("dice", BAD, f"the seed belongs to another commitment: {found}")
    return Verdict("dice", GOOD, f"the seed is the one committed to: {found}")


def _replay(record: Record) -> list[Verdict]:
    """Every action and roll again, by the rules of this program."""
    import romanum
    from romanum.engine.dice import DiceError
    from romanum.engine.record import RecordError, replay

    try:
        match = replay(record, romanum.game, len(record.actions))
    except (RecordError, DiceError) as problem:
        return [Verdict("actions", BAD, str(problem))]
    return [*_told(match), _position(match, record)]


def _told(match: Match[Any]) -> list[Verdict]:
    from romanum.engine.dice import SealedDice

    actions = f"all {len(match.history)} actions are legal; the match is {'over' if match.over else 'not over yet'}"
    sealed = isinstance(match.position.dice, SealedDice)
    rolls = f"all{f' {match.position.dice.mark()}' if sealed else ''} rolls were made again and led to the same actions"
    return [Verdict("actions", GOOD, actions), Verdict("rolls", GOOD, rolls)]


def _position(match: Match[Any], record: Record) -> Verdict:
    found = match.fingerprint()
    if found == record.position:
        return Verdict("position", GOOD, f"the last position is as recorded: {found}")
    return Verdict("position", BAD, f"the last position is another one: {found}, recorded {record.position[:64]}")


def _print(verdicts: list[Verdict], failed: bool) -> None:
    from rich.text import Text

    from romanum.cli.screen import console

    out = console()
    styles = {GOOD: "good", BAD: "danger", NOTE: "chance"}
    for what, verdict, words in verdicts:
        out.print(Text.assemble((f"{verdict:<7}", styles[verdict]), f"{what:<9} ", words), soft_wrap=True)
    out.print("The record does not verify." if failed else "The record verifies.", style="title")
