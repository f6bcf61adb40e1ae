"""What is done in a match, step by step, in the order of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks, Fact
from romanum.engine.odds import win_chance
from romanum.engine.rule import Refusal
from romanum.engine.step import Step, Task

from romanum_castra.state import NOBODY, ROOM, ROUNDS, SEATS, TOWNS, Camps, next_to

ROUND: Final = Fact("round", lambda step, g: g.round)
SEAT: Final = Fact("seat", lambda step, g: SEATS[step.seat])
"""What questions speak of."""
WIN: Final = float(win_chance(1, 1, 0, 0, "defender"))
"""3a: the chance of whoever attacks: of 36 ways in which two dice fall, 15."""


class Rounds(Task[Camps], frozen=True):
    """1a: rounds, until the last is over."""

    rule: ClassVar[str] = "1a"
    stays: ClassVar[bool] = True

    def run(self, g: Camps) -> None:
        """The next round; what is pushed last is done first."""
        if g.round == ROUNDS:
            g.stack.pop()
            g.tell("end", "1a", rounds=ROUNDS)
            return
        g.round += 1
        g.tell("round", "1a", round=g.round)
        for seat in reversed(range(g.seats)):
            g.push(Turn(seat))


class Turn(Step[Camps], frozen=True):
    """2a: one thing, or nothing."""

    seat: int
    rule: ClassVar[str] = "2a"
    asks: ClassVar[Asks] = Asks("turn", ROUND, SEAT)

    def pending(self, g: Camps) -> tuple[int, ...]:
        """Whose turn it is."""
        return (self.seat,)

    def candidates(self, g: Camps, seat: int) -> Iterable[Move]:
        """Everything that somebody could think of, allowed or not."""
        everywhere = range(len(TOWNS))
        yield from (("raise", town) for town in everywhere)
        yield from (("march", target, source) for target in everywhere for source in everywhere if target != source)
        yield PASS

    def check(self, g: Camps, seat: int, move: Move) -> Refusal | None:
        """Why it is not allowed."""
        match move:
            case ("raise", town):
                return check_raise(g, seat, town)
            case ("march", target, source):
                return check_march(g, seat, target, source)
        return None

    def take(self, g: Camps, seat: int, move: Move) -> None:
        """Do it."""
        match move:
            case ("raise", town):
                g.armies[town] += 1
                g.tell("raise", "2b", seat=SEATS[seat], town=TOWNS[town])
            case ("march", target, source):
                march(g, seat, target, source)
            case _:
                g.tell("pass", "2a", seat=SEATS[seat])


def check_raise(g: Camps, seat: int, town: int) -> Refusal | None:
    """2b."""
    if g.owner[town] != seat:
        return Refusal("2b", "not-yours", {"town": TOWNS[town]})
    return no_room(g, town, "2b")


def check_march(g: Camps, seat: int, target: int, source: int) -> Refusal | None:
    """2c."""
    facts = {"town": TOWNS[target], "source": TOWNS[source]}
    if g.owner[source] != seat:
        return Refusal("2c", "not-yours", {"town": TOWNS[source]})
    if target not in next_to(source):
        return Refusal("2c", "no-road", facts)
    if g.armies[source] == 1:
        return Refusal("2c", "last-army", facts)
    return no_room(g, target, "2c") if g.owner[target] == seat else None


def no_room(g: Camps, town: int, rule: str) -> Refusal | None:
    """2b, 2c: three Armies at most."""
    return Refusal(rule, "no-room", {"town": TOWNS[town], "armies": ROOM}) if g.armies[town] == ROOM else None


def march(g: Camps, seat: int, target: int, source: int) -> None:
    """2c: one Army goes there; if enemies are there, it fights."""
    g.tell("march", "2c", seat=SEATS[seat], town=TOWNS[target], source=TOWNS[source])
    if g.owner[target] not in (seat, NOBODY) and not fight(g, seat, target, source):
        return
    g.owner[target] = seat
    g.armies[source] -= 1
    g.armies[target] += 1


def fight(g: Camps, seat: int, target: int, source: int) -> bool:
    """3a: a die against a die; whether the way in is free."""
    enemy = g.owner[target]
    attack, defence = g.dice.roll(), g.dice.roll()
    won = attack > defence
    g.armies[target if won else source] -= 1
    g.tell(
        "battle",
        "3a",
        seat=SEATS[seat],
        enemy=SEATS[enemy],
        town=TOWNS[target],
        attack=attack,
        defence=defence,
        chance=WIN,
        won=won,
    )
    return not g.armies[target]
