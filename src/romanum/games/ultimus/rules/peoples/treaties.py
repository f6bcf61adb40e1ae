"""Chapter 6.1: what the Roman plays in Phase E: treaties, tribute, guards; and the Pope in Phase F."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks, Prompt
from romanum.games.ultimus.data.components import (
    ARMENIA,
    BAGAUDES,
    CC,
    HUNNI,
    PERSAE,
    TRIBE_COUNT,
)
from romanum.games.ultimus.rules.peoples.alliances import in_empire, is_own_master
from romanum.games.ultimus.rules.peoples.tribes import federate, make_peace, set_status
from romanum.games.ultimus.rules.stratagems.playable import OPEN, stratagem
from romanum.games.ultimus.rules.throne.succession import assign_guard, free_guard, has_guard, is_on_map
from romanum.games.ultimus.rules.year.points import score
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import LEADER_MOVE, TRIBE_MOVE
from romanum.games.ultimus.state.position import (
    CAMP_IDS,
    FOEDERATI,
    HISTORICAL_ROMANS,
    NOBODY,
    REGNUM,
    REVOLT,
    ROMAN,
    WAR,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampChoice

TRIBUTE = (1, 3)
"""6.1c: PV for a Minor and a Major Tribe."""


class PickTribe(CampChoice, frozen=True):
    """The Roman picks the Tribe he deals with."""

    deal: str
    tribes: tuple[int, ...]
    rule: ClassVar[str] = "6.1a"

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Those that can be dealt with."""
        return [TRIBE_MOVE[t] for t in self.tribes]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        if self.deal == "treaty":
            federate(g, move[1], "6.1b" if g.major[move[1]] else "6.1a")
        else:
            pay_tribute(g, move[1])

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        return Prompt(f"deal-{self.deal}", self.rule, {"camp": CAMP_IDS[ROMAN]})


# ---- 6.1a, 6.1b: treaties


def treatable(g: LateEmpire, major: bool) -> Iterator[int]:
    """4.5.1a, 6.1a, 6.1b, 6.2m, 6.2n: all units inside the empire; not Bagaudes, Hunni, Persae, allies or kingdoms."""
    return (
        t
        for t in range(TRIBE_COUNT)
        if g.major[t] == major
        and g.status[t] not in (FOEDERATI, REGNUM)
        and t not in (ARMENIA, BAGAUDES, HUNNI, PERSAE)
        and g.ally[t] == NOBODY
        and not g.migrating[t]
        and in_empire(g, t)
    )


@stratagem("minor-federation-treaty", OPEN, lambda g, camp, moment, area: next(treatable(g, False), NOBODY) != NOBODY)
def minor_treaty(g: LateEmpire, camp: int) -> None:
    """6.1a."""
    g.push(PickTribe(ROMAN, "treaty", tuple(treatable(g, False))))


@stratagem("major-federation-treaty", OPEN, lambda g, camp, moment, area: next(treatable(g, True), NOBODY) != NOBODY)
def major_treaty(g: LateEmpire, camp: int) -> None:
    """6.1b."""
    g.push(PickTribe(ROMAN, "treaty", tuple(treatable(g, True))))


# ---- 6.1c: tribute


def payable(g: LateEmpire) -> list[int]:
    """Tribes at war or in revolt that the Roman has the points for; no kingdom, ally, or Tribe on Migration."""
    return [
        t
        for t in range(TRIBE_COUNT)
        if g.status[t] in (WAR, REVOLT)
        and is_own_master(g, t)
        and not g.migrating[t]
        and g.pv[ROMAN] >= TRIBUTE[g.major[t]]
    ]


@stratagem("tribute", OPEN, lambda g, camp, moment, area: bool(payable(g)))
def tribute(g: LateEmpire, camp: int) -> None:
    """6.1c."""
    g.push(PickTribe(ROMAN, "tribute", tuple(payable(g))))


def pay_tribute(g: LateEmpire, tribe: int) -> None:
    """6.1c: peace, or loyalty, for points."""
    score(g, ROMAN, -TRIBUTE[g.major[tribe]], "6.1c", "tribute")
    if g.status[tribe] == WAR:
        make_peace(g, tribe, "6.1c")
    else:
        set_status(g, tribe, FOEDERATI, "6.1c")


# ---- 6.1g: guards


def guardable(g: LateEmpire) -> Iterator[int]:
    """Historical Roman leaders of the Roman camp without a guard, for whom there is one."""
    return (
        leader
        for leader in HISTORICAL_ROMANS
        if CC[leader]
        and is_on_map(g, leader)
        and g.camp(leader) == ROMAN
        and not has_guard(g, leader)
        and free_guard(g, leader) >= 0
    )


@stratagem("buccellarii", OPEN, lambda g, camp, moment, area: next(guardable(g), NOBODY) != NOBODY)
def buccellarii(g: LateEmpire, camp: int) -> None:
    """6.1g."""
    g.push(PickGuarded(ROMAN))


class PickGuarded(CampChoice, frozen=True):
    """6.1g: the Roman picks the leader who gets a guard."""

    rule: ClassVar[str] = "6.1g"
    asks: ClassVar[Asks] = Asks("guard", subjects.THE_ROMAN)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [LEADER_MOVE[p] for p in guardable(g)]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """The guard joins him."""
        assign_guard(g, move[1], "6.1g")


# ---- 6.1f: the Pope


@stratagem("pope", frozenset({"points"}), lambda g, camp, moment, area: not g.pope)
def pope(g: LateEmpire, camp: int) -> None:
    """6.1f: Roma is spared this turn."""
    g.pope = True
