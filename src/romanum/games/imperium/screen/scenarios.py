"""Scenarios for a screen: what each is about (2.5), who is in it, and how far each way to win is met (25).

The cast are its powers, leaders, special rules and ways to win, from the first month to the last.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from romanum.engine.game import Scenario
from romanum.games.imperium.data.conditions import Condition, Either, Every, Force, Never, Otherwise, Win
from romanum.games.imperium.data.own_wins import Which, setting_of
from romanum.games.imperium.data.roll import NEW_LEADERS, leader_called, power_called, power_named
from romanum.games.imperium.data.scenario_schema import Head
from romanum.games.imperium.data.settings import Setting
from romanum.games.imperium.rules.special.conditions import Scope, holds
from romanum.games.imperium.state.position import ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import UNKNOWN

# ---- 2.5: for the lobby


FIRST_GAME: Final = "Good for a first game."
OPEN_END: Final = "until somebody has won"


def scenario_of(head: Head) -> Scenario:
    """A scenario as the lobby lists it."""
    players = tuple(range(head.players[1], head.players[0] + 1))
    return Scenario(head.id, f"{head.number}. {head.name}", told(head), players)


def told(head: Head) -> str:
    """Dates, and what it is about."""
    end = OPEN_END if head.end is None else f"to {head.end}"
    told = [f"{head.start} {end}.", head.about, *([FIRST_GAME] if head.introductory else [])]
    return " ".join(told)


# ---- who is in it


@cache
def cast(number: Which, players: int) -> dict[str, Any]:
    """The same object for every view of a match, so that nothing of it is sent twice."""
    found = setting_of(number, players)
    return {
        "powers": [_power(found, power) for power in range(len(found.powers))],
        "leaders": [_leader(found, leader) for leader in range(len(found.leaders))]
        + [{"id": f"new-leader-{n + 1}", "name": ""} for n in range(NEW_LEADERS)],
        "wins": [_win(row) for row in found.victory],
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


def _win(row: Win) -> dict[str, Any]:
    return {
        "powers": [int(power) for power in row.powers],
        "when": row.when,
        "month": None if row.month is None else int(row.month),
        "grade": row.grade,
        "text": row.text,
        "rest": all(isinstance(need, Otherwise) for need in row.needs),
    }


# ---- 25: ways to win, as far as a seat can see


def progress(known: RomanWorld) -> list[list[int]]:
    """By way to win: how many of its conditions hold now, how many there are, and how many hang on what is hidden."""
    found: list[list[int]] = []
    met: tuple[int, ...] = ()
    for row in known.setting.victory:
        scope = Scope(met=met)
        open_ = [condition for condition in row.needs if not is_hidden(known, condition)]
        number = sum([holds(known, condition, scope) for condition in open_])
        found.append([number, len(row.needs), len(row.needs) - len(open_)])
        if number == len(row.needs):
            met += row.powers
    return found


def is_hidden(known: RomanWorld, condition: Condition) -> bool:
    """3.2a: whether it counts units that a seat may not see."""
    if isinstance(condition, Every | Either | Never):
        return any(is_hidden(known, one) for one in condition.of)
    if not isinstance(condition, Force) or UNKNOWN not in known.units:
        return False
    return any(
        units == UNKNOWN and (power in condition.of if condition.of else known.origin[power] == ROMAN)
        for units, power in zip(known.units, known.whose, strict=True)
    )
