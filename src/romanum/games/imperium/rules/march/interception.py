"""12.4: leaders of others intercept a moving force: who can, with whom, at what odds, and what comes of it."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.board.network import Reach, Stride, explore
from romanum.engine.action import Move
from romanum.engine.dice import FACES
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.secrecy import masked
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import DESERT, GRID, HEX, LAND_STEPS, PLACE_IDS, TERRAIN
from romanum.games.imperium.data.roll import LEADER_IDS, leader_here, leaders_of
from romanum.games.imperium.rules.march.actions import INTERCEPT, LEAVE, LEAVE_LEADER
from romanum.games.imperium.rules.march.allowance import limitanei
from romanum.games.imperium.rules.march.column import part_before_all, troops
from romanum.games.imperium.rules.march.encounter import Encounter, arrive, enter_lands, stand_down
from romanum.games.imperium.rules.march.friends import goes_with, may_lead
from romanum.games.imperium.state.actions import READY
from romanum.games.imperium.state.borders import within
from romanum.games.imperium.state.errands import AskLeave, GoOn, Provision
from romanum.games.imperium.state.forces import (
    detach,
    has_combatants,
    is_alive,
    is_naval,
    join_alike,
    settle,
    stacks_at,
)
from romanum.games.imperium.state.gods import appeals, roll_for
from romanum.games.imperium.state.leaders import assign, leaders_in, place_of, stand_apart, value
from romanum.games.imperium.state.leave import LEADER
from romanum.games.imperium.state.marks import BUILDING, CALLED, HELD, HUNGRY, INSIDE, LANDED, RAW, RAWER, SUPPLIED
from romanum.games.imperium.state.naming import leader_id
from romanum.games.imperium.state.position import ACTIVE, NOBODY, ROMAN, RomanWorld
from romanum.games.imperium.state.powers import after, enemies_of_player, is_enemy, is_friend, power_id
from romanum.games.imperium.state.roads import link, step_costs
from romanum.games.imperium.state.rosters import CAVALRIES, COMBATANTS, LETTER, TRAINS, kinds_in, of, plus
from romanum.games.imperium.state.sieges import abandon_works, own_fort
from romanum.games.imperium.state.specials import why_no_entry
from romanum.games.imperium.state.steps import PlayerChoice, PlayerWindow

FAR = 99
"""A cost that no die reaches."""


# ---- who can


def distance(g: RomanWorld, leader: int, goal: int) -> int:
    """12.4.1a: the MP of the cheapest way; `FAR` if there is none."""
    if GRID.distance(HEX[place_of(g, leader)], HEX[goal]) > TABLES.land_interception.most_hexes:
        return FAR
    return route(g, leader, goal).get(goal, FAR)


def route(g: RomanWorld, leader: int, goal: int) -> Reach:
    """12.4b, 12.4h, 30b: ways of at most three hexes, free of enemies and without narrow seas; limitanei cost more."""
    start, power, most = place_of(g, leader), g.leader_of[leader], TABLES.land_interception.most_hexes
    costs, barred, own = step_costs(g), dict[int, bool](), g.leader_in[leader]

    def step(here: int, there: int, spent: int, hexes: int) -> Stride | None:
        if hexes >= most:
            return None
        if there not in barred:
            barred[there] = there != goal and is_in_the_way(g, power, there)
        if barred[there]:
            return None
        cost = costs[here].get(there)
        return None if cost is None else Stride(cost + limitanei(g, own, there), there == goal, hexes + 1)

    return explore(DRY_STEPS, start, FAR - 1, step)


def is_in_the_way(g: RomanWorld, power: int, place: int) -> bool:
    """12.4b: whether hostile units stand there, trains too, so that what nobody sees of them makes no difference."""
    return any(
        g.units[s] and not g.mark[s] & INSIDE and is_enemy(g, power, g.whose[s]) and not is_naval(g, s)
        for s in stacks_at(g, place)
    )


DRY_STEPS: Final = tuple(
    tuple(step[0] for step in steps if not link(here, step[0])[1]) for here, steps in enumerate(LAND_STEPS)
)
"""12.4h: by place, the next places by land alone."""


def can_reach(g: RomanWorld, leader: int, goal: int) -> bool:
    """12.4b, 12.4h: whether there is such a way at all, looked for hex by hex."""
    edge, power, costs = {place_of(g, leader)}, g.leader_of[leader], step_costs(g)
    seen = set(edge)
    for left in range(TABLES.land_interception.most_hexes - 1, -1, -1):
        steps = {there for here in edge for there in DRY_STEPS[here] if there in costs[here]}
        if goal in steps:
            return True
        near = within(HEX[goal], left)
        edge = {there for there in steps - seen if HEX[there] in near and not is_in_the_way(g, power, there)}
        seen |= edge
    return False


def can_intercept(g: RomanWorld, player: int, leader: int, goal: int) -> bool:
    """12.4a, 12.4e-g: a leader with units, not tired, not besieged, in no hex with enemies, and not into a desert.

    5.2.2a: of an active power; and not where a special rule or 23.4 keeps him from going.
    """
    stack = g.leader_in[leader]
    if stack < 0 or g.captor[leader] != NOBODY or g.tired >> leader & 1 or g.mark[stack] & INSIDE:
        return False
    place, power = g.at[stack], g.leader_of[leader]
    if g.standing[power] != ACTIVE or GRID.distance(HEX[place], HEX[goal]) > TABLES.land_interception.most_hexes:
        return False
    if is_naval(g, stack) or TERRAIN[goal] == DESERT or shares_with_enemies(g, power, place) or place == goal:
        return False
    if not any(of(g.units[s], COMBATANTS) for s in companions(g, player, leader)):
        return False
    return can_reach(g, leader, goal) and why_no_entry(g, stack, goal) is None


def shares_with_enemies(g: RomanWorld, power: int, place: int) -> bool:
    """12.4f: whether enemies are in a place, besieged there or not; ruling: fleets off its coast are not."""
    return any(
        is_enemy(g, power, g.whose[s]) and has_combatants(g, s) and (not is_naval(g, s) or g.mark[s] & INSIDE)
        for s in stacks_at(g, place)
    )


STAYS: Final = INSIDE | HUNGRY | RAW | RAWER | HELD | LANDED
"""4j, 10.4.4b, 10.5.1e, 17.1b, 35.1d: who may not move does not intercept."""


def companions(g: RomanWorld, player: int, leader: int) -> list[int]:
    """12.4a, 12.4c: a player's units that may go with a leader: ashore, in his hex, not hungry, and free to move.

    Ruling 5.8d: of all his powers that may stack with the leader's; with an ally's leader no units of the ally.
    """
    place, power = place_of(g, leader), g.leader_of[leader]
    return [s for s in stacks_at(g, place) if g.chief[g.whose[s]] == player and _may_go(g, s, power)]


def _may_go(g: RomanWorld, stack: int, power: int) -> bool:
    own = g.whose[stack]
    stays = STAYS if _may_leave_works(g, g.at[stack], own) else STAYS | BUILDING
    return not g.mark[stack] & stays and not is_naval(g, stack) and goes_with(g, power, own)


def _may_leave_works(g: RomanWorld, place: int, power: int) -> bool:
    """21.1f: builders stay, but for Romans at a first level, who give it up by going (21.1g)."""
    fort = own_fort(g, place, power)
    return g.origin[power] == ROMAN and fort is not None and (fort.level, fort.works) == (0, 1)


def open_interceptions(g: RomanWorld, mover: int) -> None:
    """12.4a, 12.4.1f: other players in their order from the mover; no third party once it was met."""
    force = g.mover
    near = close_by(g, g.at[force])
    if not near and not g.discreet:
        return
    askers = tuple(
        player
        for player in after(g, mover)
        if player != mover
        and g.met_by in (NOBODY, player)
        and enemies_of_player(g, player, g.whose[force])
        and ((near and interceptors(g, player, near)) or (g.discreet and might_intercept(g, player)))
    )
    if askers:
        g.open_window(Interception(askers, "march", (g.at[force],)))


def close_by(g: RomanWorld, goal: int) -> list[int]:
    """12.4b: the leaders near enough to a place, whosever they are, but for those on the march there."""
    at, near, force = g.at, within(HEX[goal], TABLES.land_interception.most_hexes), g.whose[g.mover]
    return [
        leader
        for leader, stack in enumerate(g.leader_in)
        if stack >= 0 and HEX[at[stack]] in near and g.leader_of[leader] != force
    ]


def interceptors(g: RomanWorld, player: int, near: list[int] | None = None) -> list[int]:
    """The leaders with whom a player can intercept the mover where it is; 5.8d: allies' too, unless they refuse.

    `near` are those `close_by`, if somebody knows.
    """
    goal = g.at[g.mover]
    return [
        leader
        for leader in (close_by(g, goal) if near is None else near)
        if may_lead(g, player, leader)
        and is_enemy(g, g.leader_of[leader], g.whose[g.mover])
        and can_intercept(g, player, leader, goal)
    ]


def might_intercept(g: RomanWorld, player: int) -> bool:
    """Whether, for all that others can see, a player has a force near by: who leads it they do not see (3.2a)."""
    goal, mover = g.at[g.mover], g.whose[g.mover]
    return TERRAIN[goal] != DESERT and any(
        place >= 0
        and place != goal
        and g.chief[g.whose[stack]] == player
        and GRID.distance(HEX[place], HEX[goal]) <= TABLES.land_interception.most_hexes
        and g.standing[g.whose[stack]] == ACTIVE
        and not g.mark[stack] & INSIDE
        and is_enemy(g, g.whose[stack], mover)
        and not is_naval(g, stack)
        for stack, place in enumerate(g.at)
    )


class Interception(PlayerWindow, frozen=True):
    """12.4a: each enemy with an eligible leader intercepts or lets them pass."""

    rule: ClassVar[str] = "12.4a"
    asks_about: ClassVar[str] = "land-interception"

    def reactions(self, g: RomanWorld, asker: int) -> list[Move]:
        """With which leader."""
        if not is_alive(g, g.mover) or g.met_by not in (NOBODY, asker):
            return []
        listed = leaders_of(g.scenario, g.seats)
        return [INTERCEPT[listed[leader]] for leader in interceptors(g, asker)]

    def refusal(self, g: RomanWorld, asker: int, move: Move) -> Refusal:
        """He cannot reach them, or has tried."""
        return Refusal("12.4b", "no-interception", {"leader": LEADER_IDS[move[1]]})

    def might_react(self, g: RomanWorld, asker: int) -> bool:
        """A force stands near by, and no other player has met them."""
        return is_alive(g, g.mover) and g.met_by in (NOBODY, asker) and might_intercept(g, asker)

    def surely_reacts(self, g: RomanWorld, asker: int) -> bool:
        """Leaders and forces lie open where nothing is hidden."""
        return not g.hidden

    def concerns(self, g: RomanWorld, seat: int) -> bool:
        """Whether a leader of his own could come there at all, for all that he can see."""
        goal = HEX[self.context[0]]
        return any(
            stack >= 0
            and g.chief[g.leader_of[leader]] == seat
            and g.captor[leader] == NOBODY
            and not g.tired >> leader & 1
            and not g.mark[stack] & INSIDE
            and goal in within_reach(g, g.at[stack], FACES + best_bonus(g, seat, leader, slower=True))
            for leader, stack in enumerate(g.leader_in)
        )

    def react(self, g: RomanWorld, asker: int, move: Move) -> None:
        """12.4c: the units are named, fed if need be (12.4d), and the die is rolled; an ally is asked first (5.8d)."""
        leader = leader_here(g.setting, move[1])
        owner = g.chief[g.leader_of[leader]]
        g.push(Attempt(asker, leader))
        if owner != asker:
            g.push(AskLeave(asker, owner, LEADER, leader))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Who comes, and where."""
        power = power_id(g, g.whose[g.mover]) if is_alive(g, g.mover) else "nobody"
        return Prompt("interception", self.rule, {"power": power, "place": PLACE_IDS[self.context[0]]})


# ---- how


def called(g: RomanWorld, leader: int) -> list[int]:
    """12.4c: the stacks that go with a leader, his own first; they keep their colours and powers."""
    own = g.leader_in[leader]
    return [own, *(s for s in _named(g, g.at[own], g.leader_of[leader]) if s != own)]


def _named(g: RomanWorld, place: int, power: int) -> list[int]:
    """The stacks in a place that were called, of a power and its friends."""
    return [s for s in stacks_at(g, place) if g.mark[s] & CALLED and is_friend(g, power, g.whose[s])]


def called_units(g: RomanWorld, leader: int) -> str:
    """All their units."""
    found = ""
    for stack in called(g, leader):
        found = plus(found, g.units[stack])
    return found


class Attempt(Task[RomanWorld], frozen=True):
    """12.4c: those who can go gather about their leader."""

    player: int
    leader: int
    rule: ClassVar[str] = "12.4c"

    def run(self, g: RomanWorld) -> None:
        """Where he stands is seen; then their owner says who goes. An ally's leader may have been refused."""
        g.stack.pop()
        if not may_lead(g, self.player, self.leader):
            return
        g.tired |= 1 << self.leader
        g.reveals += g.hidden
        for stack in companions(g, self.player, self.leader):
            g.mark[stack] |= CALLED
        _join_the_called(g, self.leader)
        g.push(Called(self.player, self.leader))


def _join_the_called(g: RomanWorld, leader: int) -> bool:
    """A leader is with units that go, if there are any who fight."""
    place, power = place_of(g, leader), g.leader_of[leader]
    going = [s for s in _named(g, place, power) if not is_naval(g, s)]
    if not any(has_combatants(g, stack) for stack in going):
        return False
    if g.leader_in[leader] not in going:
        own = [stack for stack in going if g.whose[stack] == power and has_combatants(g, stack)]
        if own:
            assign(g, leader, own[0])
        else:
            stand_apart(g, leader, g.mark[g.leader_in[leader]] | CALLED)
        settle(g, place)
    return True


class Called(PlayerChoice, frozen=True):
    """12.4c: before he rolls the owner leaves behind whom he likes."""

    leader: int
    rule: ClassVar[str] = "12.4c"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Roll, or one unit or leader less."""
        units, listed = called_units(g, self.leader), leaders_of(g.scenario, g.seats)
        few = len(of(units, COMBATANTS)) <= 1
        kinds = kinds_in(of(units, TRAINS)) if few else kinds_in(units)
        others = [other for stack in called(g, self.leader) for other in leaders_in(g, stack) if other != self.leader]
        return [READY, *(LEAVE[kind] for kind in kinds), *(LEAVE_LEADER[listed[other]] for other in others)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Leave a unit or a leader, or roll."""
        own = called(g, self.leader)
        place = g.at[own[0]]
        if move[0] == "leave":
            part_before_all(g, own)
            stack = next(s for s in own if LETTER[move[1]] in g.units[s])
            join_alike(g, detach(g, stack, LETTER[move[1]], g.mark[stack] & ~CALLED))
            settle(g, place)
        elif move[0] == "leave-leader":
            other = leader_here(g.setting, move[1])
            join_alike(g, stand_apart(g, other, g.mark[g.leader_in[other]] & ~CALLED))
            settle(g, place)
        else:
            g.stack.pop()
            g.push(SetOff(self.player, self.leader))
            feed(g, self.player, own)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """What it takes, for all that can be seen of whoever moves: known to whoever calls them alone."""
        needed = 0
        if seat == self.player and g.leader_in[self.leader] >= 0:
            known = masked(g, seat)
            needed = target(known, self.leader) - bonus(known, self.leader)
        return Prompt("called", self.rule, {"place": PLACE_IDS[g.at[g.mover]], "needed": needed})


def feed(g: RomanWorld, player: int, stacks: list[int]) -> None:
    """12.4d: whoever has not been supplied in this game turn is fed now."""
    hungry = tuple(stack for stack in stacks if g.units[stack] and not g.mark[stack] & SUPPLIED)
    g.reveals += g.hidden and bool(hungry)  # all see whom he has called, as they see who is fed
    if hungry:
        g.push(Provision(player, hungry))


class SetOff(Task[RomanWorld], frozen=True):
    """12.4d: those who were named and are supplied try; without anybody supplied nobody goes."""

    player: int
    leader: int
    rule: ClassVar[str] = "12.4d"

    def run(self, g: RomanWorld) -> None:
        """42a: the gods are asked before the die."""
        power, place = g.leader_of[self.leader], place_of(g, self.leader)
        for stack in _named(g, place, power):
            if not g.mark[stack] & SUPPLIED:
                g.mark[stack] &= ~CALLED
        if not _join_the_called(g, self.leader):
            g.stack.pop()
            g.reveals += g.hidden  # all see that there is no roll
            if g.log is not None:
                name, where = leader_id(g, self.leader), PLACE_IDS[g.at[g.mover]]
                g.tell("called-unfed", "12.4d", power=power_id(g, power), leader=name, place=where)
            stand_down(g, called(g, self.leader))
        elif not appeals(g, power):
            g.stack.pop()
            roll(g, self.player, self.leader)


def target(g: RomanWorld, leader: int) -> int:
    """12.4.1a: twice the MP of the way."""
    return TABLES.land_interception.mp_multiplier * distance(g, leader, g.at[g.mover])


def is_slower(moving: str) -> bool:
    """12.4.1b: whether not all who move are cavalry."""
    return len(of(moving, CAVALRIES)) < len(of(moving, COMBATANTS))


def bonus(g: RomanWorld, leader: int) -> int:
    """12.4.1b: his value, or 3 for cavalry alone against others; less with a train."""
    units, moving = called_units(g, leader), troops(g, g.mover)
    fighters = of(units, COMBATANTS)
    riders = len(of(fighters, CAVALRIES)) == len(fighters)
    slower = is_slower(moving)
    found = TABLES.land_interception.all_cavalry if riders and slower else value(g, leader)
    return found + (TABLES.land_interception.train if of(units, TRAINS) else 0)


def within_reach(g: RomanWorld, start: int, total: int) -> set[int]:
    """12.4b, 12.4.1a: the other hexes to which such a total brings interceptors, if nobody stands in their way."""
    costs, table = step_costs(g), TABLES.land_interception

    def step(here: int, there: int, spent: int, gone: int) -> Stride | None:
        cost = costs[here].get(there) if gone < table.most_hexes else None
        return None if cost is None else Stride(cost, False, gone + 1)

    return {HEX[place] for place in explore(DRY_STEPS, start, total // table.mp_multiplier, step)} - {HEX[start]}


def best_bonus(g: RomanWorld, player: int, leader: int, *, slower: bool) -> int:
    """12.4.1b, 12.4c: the bonus if he takes with him whom he had best take: trains stay behind, or all but cavalry do.

    `slower`: whether not all who move are cavalry.
    """
    fighters = of("".join(g.units[stack] for stack in companions(g, player, leader)), COMBATANTS)
    riders = of(fighters, CAVALRIES)
    riding = TABLES.land_interception.all_cavalry
    if slower and riders:
        return riding if len(riders) == len(fighters) else max(value(g, leader), riding)
    return value(g, leader)


def may_succeed(g: RomanWorld, player: int, leader: int) -> bool:
    """12.4.1a, 12.4.1b: whether the highest die would do. Whoever moves is not looked through: he may be slower."""
    return FACES + best_bonus(g, player, leader, slower=True) >= target(g, leader)


def roll(g: RomanWorld, player: int, leader: int) -> None:
    """12.4.1c, 12.4.1d: a die and the bonus against the target; on success they are there, and there is a battle.

    21.1g: whoever was building gives it up.
    """
    die, needed, more = roll_for(g, g.leader_of[leader]), target(g, leader), bonus(g, leader)
    won, force = die + more >= needed, called(g, leader)
    if g.log is not None:
        name = leader_id(g, leader)
        g.tell(
            "interception", "12.4.1c", power=power_id(g, g.leader_of[leader]), leader=name,
            place=PLACE_IDS[g.at[g.mover]], die=die, bonus=more, needed=needed, won="yes" if won else "no",
        )  # fmt: skip
    if not won:
        stand_down(g, force)
        return
    here = g.at[force[0]]
    for power in {g.whose[stack] for stack in force if g.mark[stack] & BUILDING}:
        abandon_works(g, power, here)
    way = route(g, leader, g.at[g.mover]).way(g.at[g.mover])
    arrive(g, force, way)
    settle(g, here)
    g.met_by = player
    g.push(GoOn())
    g.push(Encounter(player, tuple(force)))
    enter_lands(g, force, way)
