"""Fights set up in one line: who attacks, who defends, where, and how the dice fall."""

from collections.abc import Mapping
from typing import Any

from games.trajan.builder import Table, position

PLAIN = "h1012"
"""Open ground with no city, river or mountain."""
SHOOTERS = "cohortes-v-1 cohortes-v-2 cohortes-v-3 cohortes-v-4 cohortes-v-5"
"""Twenty points of Auxiliary Infantry."""
HORDES = "core-horde-1 core-horde-2 core-horde-3 core-horde-4"
"""Twenty points of horse archers."""
MORE_HORDES = "satrapy-horde-1 satrapy-horde-2 satrapy-horde-3 satrapy-horde-4"
ROMAN_FIRST = (6, 1)
"""Dice for Tactical Superiority by which the attacker strikes first; the other way round the defender."""
PARTHIAN_FIRST = (1, 6)


def field(roman: str, parthian: str, where: str = PLAIN, *, hand: Mapping[str, str] | None = None) -> Table:
    """Two forces face to face in a hex, in the Roman's Combat segment."""
    return position({where: f"up {roman} {parthian}"}, hand=hand).combat("roman")


def battle(roman: str, parthian: str, *dice: int, where: str = PLAIN, then: int | None = None) -> Table:
    """The Roman attacks; the dice fall as told: two for Tactical Superiority, then those of the rounds."""
    return field(roman, parthian, where).roll(*dice, then=then).play("roman", f"attack {where}")


def strikes(t: Table) -> list[tuple[str, str, int]]:
    """Every attack that was made: side, round, strength."""
    return [(e["side"], e["round"], e["strength"]) for e in t.events("strike")]


def strength_in(t: Table, side: str, round: str) -> int:
    """The strength of one attack; 0 if none was made."""
    return next((number for who, when, number in strikes(t) if (who, when) == (side, round)), 0)


def fallen(t: Table) -> list[str]:
    """The units lost to number results."""
    return [e["unit"] for e in t.events("falls")]


def checks(t: Table) -> list[tuple[str, list[str], list[str]]]:
    """Every discipline check: its round, who was disrupted, who was lost."""
    return [(e["round"], e["disrupted"], e["lost"]) for e in t.events("check")]


def outcome(t: Table) -> dict[str, Any]:
    """Who has won, and by how much."""
    return t.events("outcome")[-1]
