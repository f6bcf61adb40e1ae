"""38.1: leaders cross the sea without a fleet, in the Land Movement Segment, and enemies hunt them there."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import TABLES, naval_attrition, naval_column, naval_result
from romanum.games.imperium.data.hexes import HEX, LAND, PLACE_COUNT, PLACE_IDS, WATER, WATERS_OF
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.data.seas import ALWAYS_SUMMER_SEA, SEA_STEPS
from romanum.games.imperium.data.units import LEADER_MA
from romanum.games.imperium.rules.common.donatives import shift as by_morale
from romanum.games.imperium.rules.common.gods import appeals, roll_for
from romanum.games.imperium.rules.common.leaders import best, leaders_in, place_of, stand_apart, value
from romanum.games.imperium.rules.common.powers import is_enemy, leader_id, mover_of, power_id
from romanum.games.imperium.rules.naval.actions import PUT_TO_SEA
from romanum.games.imperium.rules.naval.combat.losses import share_losses
from romanum.games.imperium.rules.naval.embarkation import has_enemies
from romanum.games.imperium.rules.naval.odds import at_sea, fleets_lost
from romanum.games.imperium.rules.naval.ports import SHORES
from romanum.games.imperium.rules.naval.seamen import has_sailor, is_rough, is_sailor
from romanum.games.imperium.rules.special.specials import why_no_attack
from romanum.games.imperium.state.actions import HALT, TO
from romanum.games.imperium.state.effects import STORMS, lasts
from romanum.games.imperium.state.errands import IN_NAVAL_COMBAT, LeaderLost, LeaderTaken, Reckoning
from romanum.games.imperium.state.forces import is_naval, join_alike, put, settle, stacks_at
from romanum.games.imperium.state.marks import ACTIVE_FORCE, FOUGHT, HELD, INSIDE, LANDED, MOVED
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.rosters import fleets
from romanum.games.imperium.state.steps import LAND_MOVEMENT, Menu, PlayerStep

RANK: Final = 25
COST: Final = TABLES.naval_movement.leader_alone
ALONE: Final = 1
"""18.1c: the strength of a leader without units."""
STAYS: Final = MOVED | HELD | LANDED | INSIDE


def _waters() -> tuple[tuple[int, ...], ...]:
    """By place: the waters from which one puts to sea there."""
    found = []
    for place in range(PLACE_COUNT):
        near = dict.fromkeys((place, HEX[place], *WATERS_OF[HEX[place]]))
        found.append(tuple(w for w in near if WATER[w] and (w == place or place in SHORES[w])))
    return tuple(found)


WATERS: Final = _waters()


def crossings(place: int) -> list[int]:
    """38.1a: where a leader comes to with one hex by sea: ashore where there is land, else onto the sea."""
    found: dict[int, None] = {}
    for water in WATERS[place]:
        for there in SEA_STEPS[water]:
            found |= dict.fromkeys(SHORES[there] or (there,))
    return sorted(found)


# ---- setting out


def ready(g: RomanWorld, player: int) -> list[int]:
    """38.1a: the leaders whom a player can send over the sea: those on a coast, or at sea, who have not moved."""
    if not g.has_rule("38"):
        return []
    return [
        leader
        for leader, stack in enumerate(g.leader_in)
        if stack >= 0
        and WATERS[g.at[stack]]
        and not g.mark[stack] & STAYS
        and g.captor[leader] == NOBODY
        and mover_of(g, stack) == player
        and not is_naval(g, stack)
    ]


def _options(g: RomanWorld, player: int) -> list[Move]:
    listed = leaders_of(g.scenario, g.seats)
    return [PUT_TO_SEA[listed[leader]] for leader in ready(g, player)]


def _take(g: RomanWorld, player: int, move: Move) -> None:
    leader = leader_here(g.setting, move[1])
    g.mover = stand_apart(g, leader, g.mark[g.leader_in[leader]] | ACTIVE_FORCE)
    g.spent[g.mover] = 0
    g.push(Crossing(player, leader))


SKIFFS: Final = LAND_MOVEMENT.add(
    RANK, Menu(frozenset({"put-to-sea"}), _options, lambda g, player, move: None, _options, _take)
)


class Crossing(PlayerStep, frozen=True):
    """38.1a: one sea hex after the other, 6 MP each; nobody intercepts him."""

    leader: int
    rule: ClassVar[str] = "38.1a"
    stays: ClassVar[bool] = True

    def left(self, g: RomanWorld) -> int:
        """His own MA."""
        return LEADER_MA - g.spent[g.mover]

    def candidates(self, g: RomanWorld, seat: int) -> list[Move]:
        """Every place across the water, and to stay."""
        return [*(TO[there] for there in crossings(g.at[g.mover])), HALT]

    def check(self, g: RomanWorld, seat: int, move: Move) -> Refusal | None:
        """His MP, and no enemy where he lands."""
        if move == HALT:
            return None
        there, left = move[1], self.left(g)
        if left < COST:
            return Refusal("38.1a", "too-far-at-sea", {"place": PLACE_IDS[there], "cost": COST, "left": left})
        if LAND[there] and has_enemies(g, g.whose[g.mover], there):
            return Refusal("38.1a", "enemies-ashore", {"place": PLACE_IDS[there]})
        return None

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """He goes on, or is there."""
        if move == HALT:
            g.stack.pop()
            g.push(Across(self.leader))
            return
        g.spent[g.mover] += COST
        put(g, g.mover, move[1])
        if g.log is not None:
            name = leader_id(g, self.leader)
            power = power_id(g, g.leader_of[self.leader])
            g.tell("crosses", self.rule, leader=name, power=power, place=PLACE_IDS[move[1]], cost=COST)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where he is and what is left."""
        return Prompt("voyage", self.rule, {"place": PLACE_IDS[g.at[g.mover]], "left": self.left(g)})


class Across(Task[RomanWorld], frozen=True):
    """38.1b, 39.2-K: in winter the sea may take him, and in storms."""

    leader: int
    rule: ClassVar[str] = "38.1b"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """He is with those who are there, or dead."""
        stack, mp = g.mover, g.spent[g.mover]
        rough = mp and is_rough(g) and not ALWAYS_SUMMER_SEA[WATERS[g.at[stack]][0]]
        if rough and appeals(g, g.leader_of[self.leader]):
            return
        g.stack.pop()
        g.mover, g.spent[stack] = NONE, 0
        g.mark[stack] = g.mark[stack] & ~ACTIVE_FORCE | MOVED
        place = g.at[stack]
        if rough and self._drowns(g, mp):
            g.push(Reckoning())
            g.push(LeaderLost(self.leader, NOBODY, killed=True, in_battle=False))
        else:
            join_alike(g, stack)
            settle(g, place)

    def _drowns(self, g: RomanWorld, mp: int) -> bool:
        die = roll_for(g, g.leader_of[self.leader])
        table = TABLES.naval_attrition
        worst = naval_attrition(mp) - (table.naval_leader if is_sailor(g, self.leader) else 0)
        worst += table.storms if g.winter and lasts(g, STORMS) else 0
        if g.log is not None:
            name = leader_id(g, self.leader)
            g.tell("leader-at-sea", self.rule, leader=name, die=die, limit=worst, lost="yes" if die <= worst else "no")
        return die <= worst


# ---- hunted


def prey(g: RomanWorld, stack: int) -> list[int]:
    """38.1c: enemy leaders alone at sea where a moving fleet is, which has not fought yet."""
    water = g.at[stack]
    if LAND[water] or g.mark[stack] & FOUGHT:
        return []
    return [
        leader
        for other in stacks_at(g, water)
        if not g.units[other]
        and is_enemy(g, g.whose[stack], g.whose[other])
        and why_no_attack(g, stack, g.whose[other]) is None
        for leader in leaders_in(g, other)
    ]


def hunt(g: RomanWorld, stack: int, leader: int) -> None:
    """19.3, 38.2a, ruling 38.1c: a battle at sea against a strength of 1; any loss removes him."""
    power = g.whose[stack]
    g.mark[stack] |= FOUGHT
    g.spent[stack] += TABLES.naval_movement.combat
    shift = value(g, best(g, leaders_in(g, stack))) - value(g, leader)
    shift += has_sailor(g, [stack]) - is_sailor(g, leader)
    shift += by_morale(g.morale[power], g.morale[g.leader_of[leader]])
    die = roll_for(g, power)
    own, his = naval_result(naval_column(at_sea(g.units[stack]), ALONE), die + shift)
    if g.log is not None:
        name = leader_id(g, leader)
        where, lost = PLACE_IDS[place_of(g, leader)], "yes" if his else "no"
        g.tell("leader-hunted", "38.1c", power=power_id(g, power), leader=name, place=where, die=die, lost=lost)
    g.push(Reckoning())
    if his:
        g.push(LeaderTaken(leader, power, 0, IN_NAVAL_COMBAT))
    share_losses(g, [stack], fleets_lost(fleets(g.units[stack]), own), NOBODY)
