"""Chapters 6.3h to 6.3o: stratagems that strike an area: plague, desertion, hatred of Germans."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.ultimus.data.components import (
    BARBARIAN_ORIGIN,
    BARBARIAN_UNIT,
    KIND,
    LEADER_COUNT,
    LEADER_TRIBE,
    NEIGHBOURS,
    ORIGIN,
    PA,
    PERSAE,
    PIECES,
    STRATAGEM,
    STRATAGEMS,
    VICTORY,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.battle.losses import kill_leader, lose_step
from romanum.games.ultimus.rules.stratagems.playable import OPEN, stratagem
from romanum.games.ultimus.rules.year.points import score
from romanum.games.ultimus.state.actions import AREA
from romanum.games.ultimus.state.dice import d10
from romanum.games.ultimus.state.position import CAMP_IDS, NONE, TRIBE_OF, LateEmpire
from romanum.games.ultimus.state.steps import CampChoice

PLAGUE_DEATH = 9
GERMAN_DEATH = 7


def occupied(g: LateEmpire) -> list[int]:
    """Areas with any pieces."""
    return sorted({here for here in g.where if 0 <= here < ZONE_COUNT})


class StrikeArea(CampChoice, frozen=True):
    """The holder picks the area that is struck."""

    kind: int
    areas: tuple[int, ...]
    rule: ClassVar[str] = "6.3h"

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Where it does something."""
        return [AREA[area] for area in self.areas]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        STRIKES[self.kind](g, self.camp, move[1])

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        return Prompt("strike", self.rule, {"camp": CAMP_IDS[self.camp], "stratagem": STRATAGEMS[self.kind].id})


# ---- 6.3h, 6.3i: plague


def infected(g: LateEmpire, area: int) -> int:
    """2 in a marked area, 1 next to an Epidemic, else 0; whoever comes between two plagues suffers the worse."""
    if area in (g.plague, g.epidemic):
        return 2
    return int(g.epidemic != NONE and area in NEIGHBOURS[g.epidemic])


def catch_plague(g: LateEmpire, pieces: Iterable[int], area: int) -> None:
    """Pieces that come into an infected area sicken."""
    degree = infected(g, area)
    if degree:
        sicken(g, pieces, area, degree)


def sicken(g: LateEmpire, pieces: Iterable[int], area: int, degree: int) -> None:
    """Units lose a step, next to an Epidemic only full ones; leaders die on a 9."""
    for piece in tuple(pieces):
        if g.where[piece] != area:
            continue  # a guard whose leader has just died
        if piece >= LEADER_COUNT:
            if degree == 2 or not g.reduced[piece]:
                lose_step(g, piece)
                g.tell("sickens", "6.3h", unit=PIECES[piece], area=ZONE_IDS[area])
        else:
            die = d10(g)
            g.tell("plague-roll", "6.3h", leader=PIECES[piece], die=die, area=ZONE_IDS[area])
            if die >= PLAGUE_DEATH:
                kill_leader(g, piece, "plague")


def break_out(g: LateEmpire, camp: int, area: int, epidemic: bool) -> None:
    """The area and, in an Epidemic, its neighbours are struck at once."""
    if epidemic:
        g.epidemic = area
    else:
        g.plague = area
    g.tell("plague", "6.3i" if epidemic else "6.3h", area=ZONE_IDS[area], epidemic=epidemic)
    for struck in (area, *(NEIGHBOURS[area] if epidemic else ())):
        sicken(g, g.at(struck), struck, 2 if struck == area else 1)


@stratagem("plague-breaks-out", OPEN, lambda g, camp, moment, area: g.plague == NONE)
def plague_breaks_out(g: LateEmpire, camp: int) -> None:
    """6.3h."""
    g.push(StrikeArea(camp, STRATAGEM["plague-breaks-out"], tuple(range(ZONE_COUNT))))


@stratagem("plague-epidemic", OPEN, lambda g, camp, moment, area: g.epidemic == NONE)
def plague_epidemic(g: LateEmpire, camp: int) -> None:
    """6.3i."""
    g.push(StrikeArea(camp, STRATAGEM["plague-epidemic"], tuple(range(ZONE_COUNT))))


# ---- 6.3j: desertion


def deserters(g: LateEmpire, camp: int, area: int) -> list[int]:
    """Roman and Persae units of the opponent in an area."""
    return [u for u in g.units_at(1 - camp, area) if TRIBE_OF[u] in (-1, PERSAE)]


def _desertable(g: LateEmpire, camp: int) -> list[int]:
    return [area for area in occupied(g) if deserters(g, camp, area)]


def _anybody_deserts(g: LateEmpire, camp: int) -> bool:
    enemies = g.members(1 - camp)
    return any(u >= LEADER_COUNT and TRIBE_OF[u] in (-1, PERSAE) and 0 <= g.where[u] < ZONE_COUNT for u in enemies)


@stratagem("desertion", OPEN, lambda g, camp, moment, area: _anybody_deserts(g, camp))
def desertion(g: LateEmpire, camp: int) -> None:
    """6.3j."""
    g.push(StrikeArea(camp, STRATAGEM["desertion"], tuple(_desertable(g, camp))))


def desert(g: LateEmpire, camp: int, area: int) -> None:
    """6.3j: each of them loses a step."""
    struck = deserters(g, camp, area)
    for unit in struck:
        lose_step(g, unit)
    g.tell("desertion", "6.3j", area=ZONE_IDS[area], units=[PIECES[u] for u in struck])


# ---- 6.3n, 6.3o: Germanophobia


@stratagem("germanophobia", OPEN, lambda g, camp, moment, area: bool(g.germanophobic))
def germanophobia(g: LateEmpire, camp: int) -> None:
    """6.3n."""
    g.push(StrikeArea(camp, STRATAGEM["germanophobia"], tuple(g.germanophobic)))


def hate_germans(g: LateEmpire, camp: int, area: int) -> None:
    """6.3n, 6.3o, 10.1b: barbarian guards lose a step there and next door, barbarian leaders may be murdered."""
    g.tell("germanophobia", "6.3n", area=ZONE_IDS[area])
    for place in (area, *NEIGHBOURS[area]):
        for piece in g.at(place):
            if piece >= LEADER_COUNT:
                number = piece - LEADER_COUNT
                if KIND[number] == PA and BARBARIAN_UNIT[number]:
                    lose_step(g, piece)
                    g.tell("loses", "6.3n", unit=PIECES[piece], area=ZONE_IDS[place])
            elif LEADER_TRIBE[piece] < 0 and ORIGIN[piece] == BARBARIAN_ORIGIN:
                hunt_down(g, piece)


def hunt_down(g: LateEmpire, leader: int) -> None:
    """6.3o, 10.1b: 7 or more kills him, and a murdered leader is a point for his enemies, whoever stirred the mob."""
    die, camp = d10(g), g.camp(leader)
    g.tell("hatred-roll", "6.3o", leader=PIECES[leader], die=die)
    if die >= GERMAN_DEATH:
        kill_leader(g, leader, "hatred")
        score(g, 1 - camp, VICTORY.leader, "10.1b", "leader")


STRIKES = {
    STRATAGEM["plague-breaks-out"]: lambda g, camp, area: break_out(g, camp, area, False),
    STRATAGEM["plague-epidemic"]: lambda g, camp, area: break_out(g, camp, area, True),
    STRATAGEM["desertion"]: desert,
    STRATAGEM["germanophobia"]: hate_germans,
}
