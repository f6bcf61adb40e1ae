"""What every special rule has, and those that happen: triggers, which are looked at month by month.

`since` is the first month in which a rule applies, `before` the first in which it applies no more.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from romanum.games.imperium.data.conditions import Condition
from romanum.games.imperium.data.names import Month, Power
from romanum.games.imperium.data.outcomes import Outcome, Phase


class Rule(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="is"):
    """One special rule, with a sentence for players and, where the source was vague, our ruling."""

    id: str = ""
    text: str
    ruling: str = ""
    since: Month | None = None
    before: Month | None = None
    players: tuple[int, ...] = ()
    """Only with these numbers of players."""

    def applies(self, month: int, players: int) -> bool:
        """Whether it is in force in a month of a match."""
        if self.players and players not in self.players:
            return False
        return (self.since is None or month >= self.since) and (self.before is None or month < self.before)


class Price(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody may pay; nobody named: any major power."""

    talents: int
    by: Power | None = None
    each: Literal["try", "quarter", "year", "once"] = "try"


class Modifier(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A change of the roll while something holds."""

    add: int
    needs: tuple[Condition, ...]


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Another result of the same roll."""

    then: tuple[Outcome, ...]
    least: int | None = None
    most: int | None = None


class Trigger(Rule, frozen=True, kw_only=True, tag="trigger"):
    """In a phase of these months, if all that it needs holds, dice are rolled, and something happens.

    No dice: it happens at once. It ends when it has happened, unless `again`, or after so many `tries`. `price`: it is
    looked at only if somebody pays. `spared`: it is not looked at if somebody has paid.
    """

    phase: Phase = "diplomacy"
    months: tuple[int, ...] = ()
    needs: tuple[Condition, ...] = ()
    dice: int = 0
    least: int | None = None
    most: int | None = None
    modifiers: tuple[Modifier, ...] = ()
    then: tuple[Outcome, ...]
    other: tuple[Row, ...] = ()
    price: Price | None = None
    spared: Price | None = None
    again: bool = False
    tries: int = 0
