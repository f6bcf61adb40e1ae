"""18.2, 18.3: leaders captured or killed, who succeeds them, and what becomes of a treasury that travelled with one."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.rules.battle.actions import CAPTURE, KILL
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.leaders import assign, is_head, is_named, place_of, take_off
from romanum.games.imperium.rules.common.leaders import leaders_of as free_leaders
from romanum.games.imperium.rules.common.morale import change, mourn, payer
from romanum.games.imperium.rules.common.powers import is_friend, leader_id, majors, power_id
from romanum.games.imperium.rules.geography.seasons import QUARTERS
from romanum.games.imperium.rules.special.chronicle import note_slain
from romanum.games.imperium.rules.special.grants import succession_loss
from romanum.games.imperium.rules.special.specials import ends_with_its_head
from romanum.games.imperium.state.actions import LEADER_MOVE
from romanum.games.imperium.state.errands import BY_HUNGER, IN_LAND_COMBAT, LeaderLost, LeaderTaken
from romanum.games.imperium.state.forces import has_combatants, is_naval, settle, stacks_at
from romanum.games.imperium.state.position import DEAD, NOBODY, NONE, WAITING, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice

# ---- 18.3.1: the treasury


def bearers(g: RomanWorld, power: int) -> list[int]:
    """18.3.1a: the Imperator or Rex; without one, or while he is a captive, the leaders of highest value."""
    free = free_leaders(g, power)
    if g.head[power] in free:
        return [g.head[power]]
    highest = max((g.leader_value[leader] for leader in free), default=0)
    return [leader for leader in free if g.leader_value[leader] == highest]


def bearer(g: RomanWorld, power: int) -> int:
    """18.3.1a: with whom the treasury travels: among equals whom the owner has named; none without leaders."""
    found = bearers(g, power)
    if g.purse[power] in found:
        return g.purse[power]
    return found[0] if found else NONE


def settle_bearers(g: RomanWorld, player: int) -> None:
    """18.3.1a: where several could carry the treasury and nobody was named, the owner names one."""
    for power in majors(g, player):
        name_bearer(g, power)


def name_bearer(g: RomanWorld, power: int) -> None:
    """18.3.1a: the owner picks among equals, if there is something to carry."""
    found = bearers(g, power)
    if len(found) > 1 and g.treasury[power] and g.purse[power] not in found and g.chief[power] != NOBODY:
        g.push(TreasureBearer(g.chief[power], power))


class TreasureBearer(PlayerChoice, frozen=True):
    """18.3.1a: which of equal leaders carries the treasury."""

    power: int
    rule: ClassVar[str] = "18.3.1a"
    asks: ClassVar[Asks] = Asks("treasure-bearer", subjects.POWER)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        listed = leaders_of(g.scenario, g.seats)
        return [LEADER_MOVE[listed[leader]] for leader in bearers(g, self.power)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """He does from now on."""
        g.purse = changed(g.purse, self.power, leader_here(g.setting, move[1]))


def disperse(g: RomanWorld, power: int, by: int, *, ends: bool) -> None:
    """18.3.1b, 18.3.1c: in battle a quarter to the victor and a quarter lost, otherwise half lost."""
    table, whole = TABLES.treasury, g.treasury[power]
    if not whole:
        return
    gain = whole * table.to_victor // 100 if by != NOBODY else 0
    gone = whole * (table.lost_in_battle if by != NOBODY else table.lost_otherwise) // 100
    rest = whole - gain - gone
    if ends:
        gain, rest = (gain + rest, 0) if by != NOBODY else (0, 0)
    g.treasury[power] = rest
    if by != NOBODY and payer(g, by) != NOBODY:
        g.treasury[payer(g, by)] += gain
    if g.log is not None:
        rule = "18.3.1b" if by != NOBODY else "18.3.1c"
        g.tell("treasury-dispersed", rule, power=power_id(g, power), victor=power_id(g, by), gain=gain, left=rest)


# ---- 18.2, 18.3: captured or killed


CAPTURED: Final = 1
"""`LeaderTaken.always`."""
YEAR: Final = 12


@carries_out(LeaderTaken)
def taken(errand: LeaderTaken, g: RomanWorld) -> None:
    """18.2a: his enemy captures or kills him; without units there to guard him he is killed."""
    if place_of(g, errand.leader) == NONE or g.captor[errand.leader] != NOBODY:
        return
    keeper = guards(g, errand.leader, errand.power)
    if errand.always == 0 and keeper != NONE and g.chief[errand.power] != NOBODY:
        g.push(LeadersFate(g.chief[errand.power], errand.leader, errand.power, errand.how))
        return
    settle_fate(g, errand.leader, errand.power, errand.how, kill=keeper == NONE or errand.always > CAPTURED)


def guards(g: RomanWorld, leader: int, power: int) -> int:
    """18.2.1a: a stack with units of a power or its friends in his place; none if there is none."""
    own = [s for s in stacks_at(g, place_of(g, leader)) if g.units[s] and is_friend(g, power, g.whose[s])]
    return min(own, key=lambda s: (g.whose[s] != power, not has_combatants(g, s), is_naval(g, s)), default=NONE)


class LeadersFate(PlayerChoice, frozen=True):
    """Ruling 18.2a: the opposing player chooses."""

    leader: int
    power: int
    how: int = IN_LAND_COMBAT
    rule: ClassVar[str] = "18.2a"
    asks: ClassVar[Asks] = Asks("leaders-fate", subjects.LEADER)
    orders_about: ClassVar[str] = "leaders-fate"
    agree: ClassVar[Move] = CAPTURE
    decline: ClassVar[Move] = KILL

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [CAPTURE, KILL]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        settle_fate(g, self.leader, self.power, self.how, kill=move == KILL)


def settle_fate(g: RomanWorld, leader: int, power: int, how: int, *, kill: bool) -> None:
    """18.2, 19.1h: what is lost with him is reckoned while he still has his title.

    Whoever takes him by a siege without a combat gains nothing by it, and at sea no part of a treasury (18.3.1c).
    """
    if g.log is not None:
        kind = "leader-killed" if kill else "leader-captured"
        g.tell(kind, "18.2a", leader=leader_id(g, leader), power=power_id(g, power))
    g.push(LeaderLost(leader, power, kill, in_battle=how != BY_HUNGER, ashore=how == IN_LAND_COMBAT))
    if kill:
        note_slain(g, leader)
        return
    place, keeper = place_of(g, leader), guards(g, leader, power)
    assign(g, leader, keeper)
    g.captor = changed(g.captor, leader, g.whose[keeper])
    settle(g, place)


@carries_out(LeaderLost)
def lost(errand: LeaderLost, g: RomanWorld) -> None:
    """19.1e-h, 18.3.1, 18.3a, 18.2.2a: morale, treasury, succession, and his counter."""
    leader, power = errand.leader, g.leader_of[errand.leader]
    carried, head = carries_treasury(g, leader), is_head(g, leader)
    by = errand.by if errand.in_battle else NOBODY
    if not errand.quietly:
        mourn(g, leader, by)
    if errand.killed:
        bury(g, leader)
    heir = successor(g, power) if head and errand.killed else NONE
    if carried:
        ends = g.morale[power] <= 0 or (head and errand.killed and heir == NONE and ends_with_its_head(g, power))
        disperse(g, power, by if errand.ashore else NOBODY, ends=ends)
        g.purse = changed(g.purse, power, NONE)
    if head and errand.killed:
        succeed(g, power, heir, quietly=errand.quietly)
    if carried:
        name_bearer(g, power)


def bury(g: RomanWorld, leader: int) -> None:
    """18.2.2a, 18.2.2b: a named leader is dead; an unnamed one waits for the next Taxation and Mobilization Phase."""
    if is_named(g, leader):
        take_off(g, leader, DEAD)
        return
    take_off(g, leader, WAITING)
    month = g.month + 1
    while month % YEAR not in QUARTERS:
        month += 1
    g.returns = changed(g.returns, leader, month)


def carries_treasury(g: RomanWorld, leader: int) -> bool:
    """18.3.1a: whether the treasury is, or was until he was taken just now, with him."""
    captor = g.captor[leader]
    g.captor = changed(g.captor, leader, NOBODY)
    carried = bearer(g, g.leader_of[leader]) == leader
    g.captor = changed(g.captor, leader, captor)
    return carried


def successor(g: RomanWorld, power: int) -> int:
    """18.3a: the first on the list who is free and on the map; none if none is left."""
    listed = g.setting.powers[power].successors if power < len(g.setting.powers) else ()
    return next((heir for heir in listed if heir in free_leaders(g, power)), NONE)


def succeed(g: RomanWorld, power: int, heir: int, *, quietly: bool) -> None:
    """18.3a, 18.3b: the title passes on, or nobody has it and the power dissolves in the next `Reckoning`."""
    g.head = changed(g.head, power, heir)
    if heir == NONE:
        return
    if g.log is not None:
        g.tell("succession", "18.3a", leader=leader_id(g, heir), power=power_id(g, power))
    if not quietly:
        change(g, power, -succession_loss(g, heir), "18.3a")
