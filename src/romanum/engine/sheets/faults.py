"""What is wrong with a sheet or a scenario file: all of it, with place and rule, in the language that is spoken.

Whoever reads a part of one says by a code what is wrong (`Wrong`, `Faults.blame`). The sentences stand in Fluent files
under `fault-…`: those of all games in the engine's, those of a game in its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from romanum.engine.rule import NO_RULE, Wrong
from romanum.engine.speech.words import Words

MOST_FAULTS: Final = 20
"""So many faults of a sheet are told; whoever mends them hears of the others."""
LONGEST_WORD: Final = 60
"""So much of what is wrong is told again,"""
SHOWN_NAMES: Final = 12
"""and so many of the names that would be right."""


class Fault(NamedTuple):
    """Something that is wrong: the drawer and the entry where it is, what, and by which rule."""

    where: str
    text: str
    rule: str = NO_RULE

    def __str__(self) -> str:
        place, rule = (f"{self.where}: " if self.where else ""), (f" [{self.rule}]" if self.rule else "")
        return f"{place}{self.text}{rule}"


class Faults:
    """What is wrong with a sheet, found on the way."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        self.given = frozenset(given)
        """What the sheet has: drawers that it leaves out are as the scenario sets them up."""
        self._found: list[tuple[str, Wrong]] = []
        self._more = 0

    def blame(self, where: str, code: str, rule: str = NO_RULE, /, **facts: Any) -> None:
        """One more, if there is room for it."""
        self.wrong(where, Wrong(code, rule, **facts))

    def wrong(self, where: str, problem: Wrong) -> None:
        """The same of an entry that was not right."""
        if len(self._found) < MOST_FAULTS:
            self._found.append((where, problem))
        else:
            self._more += 1

    def __bool__(self) -> bool:
        return bool(self._found)

    def said(self, words: Words) -> list[Fault]:
        """All of it in words."""
        found = [Fault(where, words.say(f"fault-{one.code}", one.facts), one.rule) for where, one in self._found]
        return [*found, Fault("", words.say("fault-more", {"count": self._more}))] if self._more else found


def spot(drawer: str, *within: Any) -> str:
    """Where something stands: `board.roma`, `spent.3`."""
    return ".".join([drawer, *(str(part)[:40] for part in within)])


def told(given: Any) -> str:
    """Something that was given, as short as can be."""
    try:
        words = repr(given)
    except (ValueError, RecursionError):  # a number with thousands of digits, a nest without end
        words = "…"
    return words if len(words) <= LONGEST_WORD else f"{words[: LONGEST_WORD - 1]}…"


def unknown(given: Any, names: Sequence[str]) -> Wrong:
    """Something is none of the names: those that are near it, or all if they are few.

    >>> unknown("gali", ["galli", "daci"]).facts["near"]
    "'galli'"
    """
    known = list(dict.fromkeys(names))
    near = get_close_matches(given[:LONGEST_WORD], known, 3) if isinstance(given, str) else []
    if near:
        return Wrong("unknown-near", given=told(given), near=_listed(near))
    if not known:
        return Wrong("unknown-none", given=told(given))
    if len(known) <= SHOWN_NAMES:
        return Wrong("unknown-few", given=told(given), names=_listed(known))
    return Wrong("unknown-many", given=told(given), count=len(known), names=_listed(known[:3]))


def _listed(names: Sequence[str]) -> str:
    """Words as they are to be written, which is not what they are called."""
    return ", ".join(map(told, names))


__all__ = ["Fault", "Faults", "Wrong", "spot", "told", "unknown"]
