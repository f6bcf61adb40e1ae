"""What everybody has ashore: as much of a survey as it takes to judge a position, without plans and prey.

A position is judged far more often than anything is planned in it, so this looks for nothing else. What it finds is
what `Survey` finds, and in the same order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from functools import lru_cache
from typing import Final

from romanum.engine.memo import Memo
from romanum.games.imperium.bots.survey import COMMAND, guessed, might
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS


def _totals(g: RomanWorld, eyes: int) -> list[list[float]]:
    """By seat, what each of its forces is worth with its best leader (`Force.total`), as one seat judges them."""
    unseen = _unseen(g, eyes)
    rosters = _guessed(g, unseen) if unseen else g.units
    led, whose = _led(g, unseen), g.whose
    units: dict[tuple[int, int], str] = {}
    command: dict[tuple[int, int], int] = {}
    for stack, place in enumerate(g.at):
        roster = rosters[stack]
        if place >= 0 and not _sails(roster):
            key = whose[stack], place
            units[key] = units[key] + roster if key in units else roster
            if stack in led:
                command[key] = max(command.get(key, 0), led[stack])
    found: list[list[float]] = [[] for _ in range(g.seats)]
    for key, own in units.items():
        seat = g.chief[key[0]]
        if seat >= 0:
            found[seat].append(_might(own) * (1 + COMMAND * command.get(key, 0)))
    return found


def _own_might(g: RomanWorld) -> list[float]:
    """By seat: what the powers have ashore for which it decides; it sees all of it."""
    chief = g.chief
    units: dict[tuple[int, int], str] = {}
    for place, power, roster in zip(g.at, g.whose, g.units, strict=True):
        if place >= 0 and chief[power] >= 0 and not _sails(roster):
            key = place, power
            units[key] = units[key] + roster if key in units else roster
    found = [list[float]() for _ in range(g.seats)]
    for (_, power), own in units.items():
        found[chief[power]].append(_might(own))
    return [sum(mights) for mights in found]


TOTALS: Final[Memo[RomanWorld, list[list[float]]]] = Memo(
    _totals, "at", "units", "top", "whose", "chief", "leader_in", "leader_value", "captor", "hidden", "scenario",
    "wins", "seats", each=True,
)  # fmt: skip
OWN_MIGHT: Final[Memo[RomanWorld, list[float]]] = Memo(_own_might, "at", "units", "whose", "chief", "seats")


@lru_cache(20_000)
def _sails(units: str) -> bool:
    return not FLEETS.isdisjoint(units)


@lru_cache(20_000)
def _might(units: str) -> float:
    """In whatever order they stand."""
    return might("".join(sorted(units)))


def _unseen(g: RomanWorld, seat: int) -> set[int]:
    """3.2a: the stacks of which the seat sees the top unit alone; none where everybody sees everything."""
    if not g.hidden:
        return set()
    at, chief = g.at, g.chief
    others = {stack for stack, power in enumerate(g.whose) if chief[power] != seat}
    beside = {place for stack, place in enumerate(at) if stack not in others}
    return {stack for stack in others if at[stack] not in beside}


def _guessed(g: RomanWorld, unseen: set[int]) -> list[str]:
    """By stack: its units, or what they are taken for; of a fleet that is not seen its top."""
    at, whose, top, units = g.at, g.whose, g.top, g.units[:]
    ashore = Counter([whose[stack] for stack, unit in enumerate(top) if at[stack] >= 0 and unit not in FLEETS])
    for stack in unseen:
        unit = top[stack]
        if at[stack] >= 0:
            power = whose[stack]
            units[stack] = unit if unit in FLEETS else guessed(g.scenario, g.seats, power, unit, ashore[power])
    return units


def _led(g: RomanWorld, unseen: Container[int]) -> dict[int, int]:
    """By stack: the value of its best leader, as far as he is seen."""
    led: dict[int, int] = {}
    at, captor, value = g.at, g.captor, g.leader_value
    for leader, stack in enumerate(g.leader_in):
        if stack >= 0 and at[stack] >= 0 and captor[leader] == NONE and stack not in unseen:
            led[stack] = max(led.get(stack, 0), value[leader])
    return led
