"""Everybody there is: powers and leaders of all scenarios by one numbering, for actions, names and events.

A match knows its powers and leaders by their place in its `Setting`; an action names them by their place here, so that
`leader caesar` means Caesar in whatever scenario. The roll is a file of its own because reading 41 scenarios takes
longer than starting a program may; a check holds it equal to them.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from romanum.games.imperium.data.provinces import NONE, PROVINCE_BY_ID, PROVINCE_IDS, PROVINCE_NAMES
from romanum.games.imperium.data.settings import SCENARIOS, Setting, setting

USURPER_COUNT: Final = 6
"""44: as many may arise in a match."""
BARBARIANS: Final = "37.6"
"""The section whose powers are many of one name."""
NEW_LEADERS: Final = 6
"""39.2-D: and as many new leaders come."""


def _file() -> dict[str, Any]:
    text = (files("romanum.games.imperium.data") / "scenarios" / "roll.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


_roll: Final = _file()
POWER_NAMES: Final[dict[str, str]] = {
    **_roll["power"],
    **{f"people-of-{name}": PROVINCE_NAMES[n] for n, name in enumerate(PROVINCE_IDS)},
    "capital-rebels": "Rebels",
    **{f"usurper-{n + 1}": f"Usurper {n + 1}" for n in range(USURPER_COUNT)},
}
"""By id: those of scenarios, peoples of Provinces, rebels and usurpers."""
POWER_IDS: Final = tuple(POWER_NAMES)
POWER_NUMBER: Final = {name: n for n, name in enumerate(POWER_IDS)}
LEADER_NAMES: Final[dict[str, str]] = {
    **_roll["leader"],
    **{f"new-leader-{n + 1}": f"new leader {n + 1}" for n in range(NEW_LEADERS)},
}
"""By id, unnamed ones too."""
_unnamed: Final = {name: re.fullmatch(r"(.+)-leader-(\d+)", name) for name in _roll["leader"]}
UNNAMED: Final = {name: (found[1], found[2]) for name, found in _unnamed.items() if found}
"""Leaders without a name: by id their power and their number in it."""
LEADER_IDS: Final = tuple(LEADER_NAMES)
LEADER_NUMBER: Final = {name: n for n, name in enumerate(LEADER_IDS)}


@cache
def leaders_of(number: int, players: int) -> tuple[int, ...]:
    """By leader of a match: his place in the roll."""
    found = setting(number, players)
    own = [LEADER_NUMBER[leader_called(found, leader)] for leader in range(len(found.leaders))]
    return (*own, *(LEADER_NUMBER[f"new-leader-{n + 1}"] for n in range(NEW_LEADERS)))


@cache
def _by_roll(number: int, players: int) -> dict[int, int]:
    return {listed: leader for leader, listed in enumerate(leaders_of(number, players))}


def leader_here(found: Setting, listed: int) -> int:
    """The leader of a match who has this place in the roll; none if he is not in it."""
    return _by_roll(found.number, found.players).get(listed, NONE)


@cache
def called(name: str) -> str:
    """The id of a power or leader by his name.

    >>> called("Vandals, Alans and Suevi"), called("D. Brutus")
    ('vandals-alans-and-suevi', 'd-brutus')
    """
    return "-".join(re.findall(r"[a-z0-9]+", name.lower()))


def power_called(found: Setting, power: int) -> str:
    """The id of a power of a match: the same power may have other names in other scenarios, and peoples share one."""
    row = found.powers[power]
    return row.id if row.section == BARBARIANS else called(row.name)


def power_named(found: Setting, power: int) -> str:
    """What a power is called on a screen: 37.6: barbarians by their Province."""
    row = found.powers[power]
    if row.section != BARBARIANS:
        return row.name
    return f"Barbarians of {PROVINCE_NAMES[PROVINCE_BY_ID[row.id.removeprefix('barbarians-')]]}"


def leader_called(found: Setting, leader: int) -> str:
    """The id of a leader of a match; unnamed ones are counted by power."""
    row = found.leaders[leader]
    if row.name:
        return called(row.name)
    return f"{power_called(found, row.power)}-leader-{row.id.rpartition('-')[2]}"


def written() -> str:
    """The roll as it should stand in its file."""
    powers: dict[str, str] = {}
    leaders: dict[str, str] = {}
    for found in (setting(head.number) for head in SCENARIOS):
        for power in range(len(found.powers)):
            powers.setdefault(power_called(found, power), power_named(found, power))
        for leader, his in enumerate(found.leaders):
            number = his.id.rpartition("-")[2]
            unnamed = f"leader {number} of {power_named(found, his.power)}"
            leaders.setdefault(leader_called(found, leader), his.name or unnamed)
    return "\n".join([*_section("power", powers), "", *_section("leader", leaders), ""])


def _section(title: str, names: dict[str, str]) -> list[str]:
    return [f"[{title}]", *(f'{name} = "{text}"' for name, text in names.items())]


if __name__ == "__main__":
    print(written(), end="")
