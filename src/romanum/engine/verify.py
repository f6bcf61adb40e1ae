"""Whether a record is what it says: the dice against their commitment, every roll and action, the last position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec

from romanum.engine.dice import AnyDice, DiceError, FastDice, SealedDice
from romanum.engine.record import Record, RecordError, made_with, replay

if TYPE_CHECKING:
    from romanum.engine.game import Game
    from romanum.engine.match import Match

Finding = Literal["ok", "note", "FAILED"]
GOOD: Final = "ok"
BAD: Final = "FAILED"
NOTE: Final = "note"
"""Nothing is wrong, but nothing is proved either."""


class Verdict(NamedTuple):
    """One thing checked, what came of it, and the evidence."""

    what: str
    verdict: Finding
    words: str


def plain_commitment(text: str) -> str:
    """A commitment as it is written down, without decoration; `ValueError` if it is none."""
    plain = text.strip().lower().removeprefix("sha256:")
    if len(plain) != 64 or any(c not in "0123456789abcdef" for c in plain):
        raise ValueError("a commitment is 64 hexadecimal digits")
    return plain


def verify(
    record: Record,
    find_game: Callable[[str], Game[Any]],
    commitment: str | None = None,
    salts: Sequence[str] | None = None,
) -> list[Verdict]:
    """Check everything a record claims. Raises `RecordError` and the like if it cannot even be begun.

    `commitment` and `salts` are what was published before the match; what is not given cannot be checked.
    """
    beginning = replay(msgspec.structs.replace(record, carried=[]), find_game, 0)
    return [
        _dice(beginning.first_dice, commitment),
        *_salts(beginning.first_dice, salts),
        *_named(record, beginning.game),
        *_begun(record),
        *_exchanged(record),
        *_rules(record, beginning.game),
        *_replayed(record, find_game),
    ]


def verifies(verdicts: list[Verdict]) -> bool:
    """Whether nothing failed."""
    return all(v.verdict != BAD for v in verdicts)


def unchecked(verdicts: list[Verdict]) -> list[str]:
    """What could not be checked, in words."""
    return [f"{v.what}: {v.words}" for v in verdicts if v.verdict == NOTE]


def _salts(dice: AnyDice, given: Sequence[str] | None) -> list[Verdict]:
    """The commitment is of the seed alone: other salts would have made other rolls."""
    if not isinstance(dice, SealedDice):
        return []
    found = ", ".join(map(repr, dice.salts)) or "none"
    if given is None:
        return [Verdict("salts", NOTE, f"compare them yourself, the commitment does not cover them: {found}")]
    same = list(given) == dice.salts
    return [Verdict("salts", GOOD if same else BAD, f"the salts are {'those' if same else 'not those'} given: {found}")]


def _named(record: Record, game: Game[Any]) -> list[Verdict]:
    """Names are labels: no action and no roll hangs on them, so nothing in a record can show that they were changed."""
    if record.names == game.seat_names(len(record.names), record.scenario):
        return []
    names = ", ".join(map(repr, record.names))
    return [Verdict("names", NOTE, f"nothing in the record covers who is said to have played, compare it: {names}")]


def _begun(record: Record) -> list[Verdict]:
    """A position of somebody's own was set up by nobody that the rules know."""
    if not record.start:
        return []
    titled = f" ({record.heading.title!r})" if record.heading else ""
    words = (
        f"the match begins with a position of its own{titled}, not as {record.scenario} is set up: compare it yourself"
    )
    return [Verdict("beginning", NOTE, words)]


def _exchanged(record: Record) -> list[Verdict]:
    """Dice that come in on the way are of nobody's sealing: whoever wrote the line chose how they fall."""
    if not record.new_dice:
        return []
    when = ", ".join(str(n) for n, _ in record.new_dice)
    return [
        Verdict("dice", BAD, f"they were exchanged for others after action {when}, as in a branch: no match does that")
    ]


def _rules(record: Record, game: Game[Any]) -> list[Verdict]:
    """By which rules it was made, and by which it is being checked."""
    if record.rules == game.rules_version:
        return _packages(record, game)
    return [*_packages(record, game), Verdict("rules", NOTE, f"{made_with(record, game)}, by which it is checked")]


def _packages(record: Record, game: Game[Any]) -> list[Verdict]:
    """Whoever else brought the game may have changed it since, or it was brought by somebody else."""
    if record.package == game.package:
        return []
    played, checked = (package or "no distribution that it names" for package in (record.package, game.package))
    return [Verdict("package", NOTE, f"played with the game of {played}, checked with that of {checked}")]


def _dice(dice: AnyDice, given: str | None) -> Verdict:
    """The seed against the commitment; dice that were never sealed prove nothing."""
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


def _replayed(record: Record, find_game: Callable[[str], Game[Any]]) -> list[Verdict]:
    """Every action and roll again, by the rules of this program."""
    try:
        match = replay(record, find_game, len(record.actions), lean=True)
    except (RecordError, DiceError) as problem:
        return [Verdict("actions", BAD, str(problem))]
    return [*_told(match), _position(match, record)]


def _told(match: Match[Any]) -> list[Verdict]:
    actions = f"all {len(match.history)} actions are legal; the match is {'over' if match.over else 'not over yet'}"
    sealed = isinstance(match.position.dice, SealedDice)
    rolls = f"all{f' {match.position.dice.mark()}' if sealed else ''} rolls were made again and led to the same actions"
    return [Verdict("actions", GOOD, actions), Verdict("rolls", GOOD, rolls)]


def _position(match: Match[Any], record: Record) -> Verdict:
    found = match.fingerprint()
    if found == record.position:
        return Verdict("position", GOOD, f"the last position is as recorded: {found}")
    return Verdict("position", BAD, f"the last position is another one: {found}, recorded {record.position[:64]}")
