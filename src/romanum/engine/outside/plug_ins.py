"""What installed distributions offer by entry points: found without loading any, loaded with errors that name it.

[project.entry-points."romanum.games"]
tabula = "romanum_ludi.tabula.game:Tabula"
"""

from __future__ import annotations

import logging
import re
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, NamedTuple

log = logging.getLogger(__name__)

NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
"""A name stands in records, in addresses and on the command line: small letters, digits and underscores."""


class PlugIn(NamedTuple):
    """Something that a distribution offers."""

    name: str
    place: str
    """Module and object, `package.module:Class`."""
    package: str
    """Distribution and version, such as `romanum-ludi 1.2`; empty if nobody knows."""
    entry: EntryPoint

    def load(self) -> Any:
        """The object itself; `CannotLoad` says what is wrong, whatever its module does when it is imported."""
        return guarded(self.entry.load, self.named)

    @property
    def named(self) -> str:
        """It, as errors name it."""
        return f"{self.name!r} ({self.place}{f' of {self.package}' if self.package else ''})"


class CannotLoad(ValueError):
    """What was offered cannot be had."""


def guarded(make: Any, named: str) -> Any:
    """What somebody else's code makes; `CannotLoad` if it does not, even if it wants to end the program."""
    try:
        return make()
    except (Exception, SystemExit) as problem:
        raise CannotLoad(f"{named} cannot be had: {told(problem)}") from problem


def told(problem: BaseException) -> str:
    """An error in one line, with its kind where that says more than its words."""
    words = " ".join(str(problem).split())[:300]
    plain = isinstance(problem, RuntimeError | ValueError | AssertionError) and type(problem).__module__ == "builtins"
    return words if plain and words else f"{type(problem).__name__}: {words}".rstrip(": ")


def plug_ins(group: str, what: str) -> dict[str, PlugIn]:
    """All that is offered in a group, by name, in the order of names; what cannot be called so is told and left out."""
    found: dict[str, PlugIn] = {}
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, _package(entry))):
        if not NAME.fullmatch(entry.name):
            log.warning("%s cannot be called %r: small letters, digits and underscores, 30 at most", what, entry.name)
        elif entry.name in found:
            log.warning(
                "%s %r of %s is left out: %s has it", what, entry.name, _package(entry), found[entry.name].named
            )
        else:
            found[entry.name] = PlugIn(entry.name, entry.value.partition("[")[0].strip(), _package(entry), entry)
    return found


def _package(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else ""
