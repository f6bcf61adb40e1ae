"""Who is in a match: powers, leaders, special rules and ways to win of its scenario, from first month to last."""

from __future__ import annotations

from functools import cache
from typing import Any

from romanum.games.imperium.data.roll import NEW_LEADERS, leader_called, power_called, power_named
from romanum.games.imperium.data.settings import Setting, setting


@cache
def cast(number: int, players: int) -> dict[str, Any]:
    """The same object for every view of a match, so that nothing of it is sent twice."""
    found = setting(number, players)
    return {
        "powers": [_power(found, power) for power in range(len(found.powers))],
        "leaders": [_leader(found, leader) for leader in range(len(found.leaders))]
        + [{"id": f"new-leader-{n + 1}", "name": ""} for n in range(NEW_LEADERS)],
        "wins": [_win(found, number) for number in range(len(found.victory))],
        "specials": [rule.text for rule in found.specials],
        "sites": {str(place): name for place, name in sites(found).items()},
        "imperial": [list(capital) for capital in found.capitals],
    }


def sites(found: Setting) -> dict[int, str]:
    """By place: camps and towns that the scenario names and no city of the map stands for."""
    return {stack.place: stack.name for row in found.powers for stack in row.stacks if stack.name}


def _power(found: Setting, power: int) -> dict[str, Any]:
    row = found.powers[power]
    return {"id": power_called(found, power), "name": power_named(found, power), "major": row.major}


def _leader(found: Setting, leader: int) -> dict[str, str]:
    return {"id": leader_called(found, leader), "name": found.leaders[leader].name}


def _win(found: Setting, number: int) -> dict[str, Any]:
    row = found.victory[number]
    return {
        "powers": [int(power) for power in row.powers],
        "when": row.when,
        "month": None if row.month is None else int(row.month),
        "grade": row.grade,
        "text": row.text,
    }
