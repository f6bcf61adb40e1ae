"""13.0 to 13.5: a group of units is fed: from a train, by foraging, or partly; the owner picks who goes hungry.

What is settled without dice (ports, ships) is settled first. The rest of a place is a group; the engine proposes how to
feed it, and its player carries that out with one action or changes it first. Units that draw on a train are marked
`DRAWS` while the group is being settled; nothing else is told of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar

import msgspec

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import HEX, PLACE_IDS
from romanum.games.imperium.rules.common.control import has_port
from romanum.games.imperium.rules.common.gods import appeals, favour_of
from romanum.games.imperium.rules.common.port_supply import in_port_supply
from romanum.games.imperium.rules.common.powers import power_id, side, was_fed
from romanum.games.imperium.rules.common.sieges import behind_walls_of, is_blockaded
from romanum.games.imperium.rules.common.sieges import inside as shut_in
from romanum.games.imperium.rules.geography.borders import within
from romanum.games.imperium.rules.supply.actions import (
    DRAW,
    DRAW_UNIT,
    FEED,
    FEED_WITH,
    FORAGE,
    FORAGE_UNIT,
    NEXT_GROUP,
)
from romanum.games.imperium.rules.supply.needs import (
    NO_FORAGE,
    SETTLED,
    TEN,
    drawing_modifier,
    forage_value,
    foraging_modifier,
    group_halves,
    hungry_at_zero,
    hungry_halves,
    pasture,
    requirement,
    settle_hunger,
)
from romanum.games.imperium.rules.supply.trains import asks_allies, dearer, points_at, sources, spend
from romanum.games.imperium.state.errands import Provision
from romanum.games.imperium.state.forces import (
    detach,
    discard,
    is_alive,
    is_naval,
    join_alike,
    stacks_at,
    stacks_of_player,
)
from romanum.games.imperium.state.marks import (
    APART,
    DRAWS,
    FORAGED,
    HUNGRY,
    INSIDE,
    MOST_APART,
    SET_APART,
    SUPPLIED,
    borrower,
)
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, LETTER, kinds_in, of
from romanum.games.imperium.state.steps import PlayerChoice

PROPOSED = -2
"""As the engine proposes: what that is hangs on units that others do not see (3.2a), and shows when it is done."""


# ---- who must be fed


def is_fed(g: RomanWorld, stack: int) -> bool:
    """13.0b: supplied in this player turn already, or without anybody who eats (13.2c: leaders and trains do not)."""
    return bool(g.mark[stack] & SUPPLIED) or not of(g.units[stack], COMBATANTS)


def groups(g: RomanWorld, stacks: list[int]) -> list[tuple[int, ...]]:
    """13.2a, 13.2b: stacks that need feeding, together by place, side of the walls and owner.

    5.2.4b: neutrals whom he moves are a group of their own, as his trains are none of theirs.
    """
    found: dict[tuple[int, int, int], list[int]] = {}
    for stack in stacks:
        if is_alive(g, stack) and not g.mark[stack] & SETTLED and not is_fed(g, stack):
            key = behind_walls_of(g, stack), g.mark[stack] & INSIDE, side(g, g.whose[stack])
            found.setdefault(key, []).append(stack)
    return [tuple(group) for group in found.values()]


def feed_by_ports(g: RomanWorld, stacks: list[int]) -> None:
    """13.1g, 13.5a: whoever is in port supply, aboard, or eats nothing is supplied, and all see that."""
    for stack in stacks:
        if is_alive(g, stack) and not g.mark[stack] & SETTLED and (is_fed(g, stack) or in_port_supply(g, stack)):
            g.mark[stack] |= SUPPLIED
            g.reveals += g.hidden


@carries_out(Provision)
def provide(errand: Provision, g: RomanWorld) -> None:
    """13.0a, 12.4d: units that want to move, fight or intercept are fed now, or may not.

    13.2a, ruling 5.8c: lent units by their owner; rulings 13.0b, 12.4d: those whom he has fed in this game turn are,
    in its Supply Segment at the latest.
    """
    for stack in errand.stacks:
        if is_alive(g, stack) and not g.mark[stack] & SETTLED and was_fed(g, stack):
            g.mark[stack] |= SUPPLIED
            g.reveals += g.hidden
    if asks_allies(g, [stack for stack in errand.stacks if is_alive(g, stack)], errand):
        return
    feed_by_ports(g, list(errand.stacks))
    for group in groups(g, list(errand.stacks)):
        begin_feeding(g, g.chief[g.whose[group[0]]], group, last=False)


def begin_feeding(g: RomanWorld, player: int, group: tuple[int, ...], *, last: bool) -> None:
    """The engine proposes; where there is only one way nobody is asked."""
    for stack in group:
        g.mark[stack] &= ~DRAWS
    g.push(Feeding(player, group, PROPOSED, last))


def _proposal(g: RomanWorld, group: tuple[int, ...], trains: list[int] | None = None) -> int:
    """The place whose trains feed a group best; none if it had better forage. `trains` are its `sources`, if known.

    Forage costs movement and never points: it is proposed where the hex surely yields enough for the worst roll.
    """
    place, power, inside = _of(g, group)
    if forages_first(g, group[0]):
        return NONE
    if trains == []:
        return NONE
    halves = group_halves(g, group)
    enough = forage_value(g, place, power, inside=inside) >= _worst(min(TEN, -(-halves // 2)))
    if enough and halves <= pasture(g, place, power):
        return NONE
    return next(iter(sources(g, place, power, inside=inside) if trains is None else trains), NONE)


@cache
def _worst(le: int) -> int:
    """13.2d: the supply points that so many Legion Equivalents need with the worst roll."""
    return max(TABLES.supply.points[0][: 1 + next(n for n, up_to in enumerate(TABLES.supply.up_to) if le <= up_to)])


def _of(g: RomanWorld, group: tuple[int, ...]) -> tuple[int, int, bool]:
    first = group[0]
    return behind_walls_of(g, first), g.whose[first], bool(g.mark[first] & INSIDE)


def forages_first(g: RomanWorld, stack: int) -> bool:
    """17.2.1: whoever is besieged in a blockaded port forages in the city, and only then draws on trains there."""
    place = behind_walls_of(g, stack)
    return bool(g.mark[stack] & INSIDE) and has_port(g, place) and is_blockaded(g, place)


def _ashore(g: RomanWorld, stacks: Iterable[int]) -> list[int]:
    """10.4.3i: fleets and those aboard are fed in one way."""
    return [stack for stack in stacks if not is_naval(g, stack)]


class Feeding(PlayerChoice, frozen=True):
    """13.2a, 13.2b: the owner decides who draws on a train and who forages, and then feeds them.

    `source` is the place of the train, or `PROPOSED` as long as nothing has been changed. 13.2b: several groups of a
    hex may draw on trains of their own: `apart` are the sources of those set apart, whose stacks are marked.
    """

    stacks: tuple[int, ...]
    source: int
    last: bool
    apart: tuple[int, ...] = ()
    rule: ClassVar[str] = "13.2a"
    stays: ClassVar[bool] = True

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Carry out, another train, forage, single units, and other hexes that share a train."""
        place, power, inside = _of(g, self.stacks)
        found = [FEED]
        if forages_first(g, self.stacks[0]):
            return found
        trains = sources(g, place, power, inside=inside)
        source = _proposal(g, self.stacks, trains) if self.source == PROPOSED else self.source
        drawing, foraging = self._parted(g, source)
        found += [DRAW[there] for there in trains if there != source or foraging]
        if drawing:
            found.append(FORAGE)
        if drawing and foraging and self._may_set_apart(g) and any(there != source for there in trains):
            found.append(NEXT_GROUP)
        if source != NONE:
            found += [DRAW_UNIT[kind] for kind in _eaters(g, _ashore(g, foraging))]
            found += [FORAGE_UNIT[kind] for kind in _eaters(g, _ashore(g, drawing))]
            found += [FEED_WITH[there] for there in self._neighbours(g, source)]
        return found

    def planned(self, g: RomanWorld) -> int:
        """The place of the trains on which some of them are to draw; none if all forage."""
        return _proposal(g, self.stacks) if self.source == PROPOSED else self.source

    def _parted(self, g: RomanWorld, source: int) -> tuple[list[int], list[int]]:
        if self.source == PROPOSED:
            return ([], list(self.stacks)) if source == NONE else (list(self.stacks), [])
        left = self._undecided(g)
        drawing = [stack for stack in left if g.mark[stack] & DRAWS]
        return drawing, [stack for stack in left if not g.mark[stack] & DRAWS]

    def _may_set_apart(self, g: RomanWorld) -> bool:
        """All are in one hex, and there are not many groups yet."""
        return len(self.apart) < MOST_APART and len({g.at[stack] for stack in self.stacks if is_alive(g, stack)}) == 1

    def _undecided(self, g: RomanWorld) -> list[int]:
        """Those who are in no group that was set apart."""
        return [stack for stack in self.stacks if is_alive(g, stack) and not g.mark[stack] & SET_APART]

    def _neighbours(self, g: RomanWorld, source: int) -> list[int]:
        """13.2b: places with units of the player that want food and can draw on the same train."""
        if g.mark[self.stacks[0]] & INSIDE:
            return []
        near, lent = within(HEX[source], TABLES.supply.train_hexes), borrower(g.mark[self.stacks[0]])
        return sorted(
            {
                g.at[stack]
                for stack in stacks_of_player(g, self.player)
                if HEX[g.at[stack]] in near
                and stack not in self.stacks
                and not g.mark[stack] & (SETTLED | INSIDE)
                and borrower(g.mark[stack]) == lent
                and not is_fed(g, stack)
                and not in_port_supply(g, stack)
                and source in sources(g, g.at[stack], g.whose[stack], inside=False)
            }
        )

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Change the plan, or carry it out."""
        verb = move[0]
        if self.source == PROPOSED:
            self._adopt(g).take(g, seat, move)
        elif verb == "feed":
            g.stack.pop()
            self._carry_out(g)
        elif verb == "draw":
            self._mark_all(g, DRAWS)
            g.become(msgspec.structs.replace(self, source=move[1]))
        elif verb == "forage":
            self._mark_all(g, 0)
        elif verb == "feed-with":
            self._invite(g, move[1])
        elif verb == "next-group":
            self._set_apart(g)
        else:
            self._switch(g, move[1], to=DRAWS if verb == "draw-unit" else 0)

    def _adopt(self, g: RomanWorld) -> Feeding:
        """What was proposed is the plan; whoever changes it shows what it was."""
        source = self.planned(g)
        for stack in self.stacks:
            g.mark[stack] |= DRAWS if source != NONE else 0
        adopted = msgspec.structs.replace(self, source=source)
        g.reveals += g.hidden
        g.become(adopted)
        return adopted

    def _set_apart(self, g: RomanWorld) -> None:
        """13.2b: those who draw are a group; the others are another, and draw on the next train at first."""
        drawing, others = self._parted(g, self.source)
        for stack in drawing:
            g.mark[stack] |= APART * (len(self.apart) + 1)
        for stack in others:
            g.mark[stack] |= DRAWS
        place, power, inside = _of(g, self.stacks)
        next_train = next(t for t in sources(g, place, power, inside=inside) if t != self.source)
        g.become(msgspec.structs.replace(self, source=next_train, apart=(*self.apart, self.source)))

    def _mark_all(self, g: RomanWorld, mark: int) -> None:
        for stack in self._undecided(g):
            g.mark[stack] = g.mark[stack] & ~DRAWS | mark
        self._go_on(g, [join_alike(g, stack) for stack in self.stacks if is_alive(g, stack)])

    def _switch(self, g: RomanWorld, kind: int, to: int) -> None:
        """One unit of a kind is fed the other way."""
        letter = LETTER[kind]
        own = _ashore(g, self._undecided(g))
        stack = next(s for s in own if g.mark[s] & DRAWS != to and letter in g.units[s])
        part = join_alike(g, detach(g, stack, letter, g.mark[stack] & ~DRAWS | to))
        discard(g, stack)
        self._go_on(g, [*self.stacks, part])

    def _invite(self, g: RomanWorld, place: int) -> None:
        own_side = side(g, g.whose[self.stacks[0]])
        here = [stack for stack in stacks_at(g, place) if side(g, g.whose[stack]) == own_side]
        lent = borrower(g.mark[self.stacks[0]])
        own = [s for s in here if not g.mark[s] & (SETTLED | INSIDE) and borrower(g.mark[s]) == lent]
        for stack in own:
            g.mark[stack] |= DRAWS
        self._go_on(g, [*self.stacks, *own])

    def _go_on(self, g: RomanWorld, stacks: list[int]) -> None:
        kept = tuple(s for s in dict.fromkeys(stacks) if is_alive(g, s) and (g.units[s] or s in g.leader_in))
        g.become(msgspec.structs.replace(self, stacks=kept))

    def _carry_out(self, g: RomanWorld) -> None:
        """13.4.2c: trains before forage; 17.2.1: in a blockaded port the other way round."""
        drawing, foraging = self._parted(g, self.planned(g))
        work: list[Task[RomanWorld]] = []
        if forages_first(g, self.stacks[0]):
            g.push(LastResort(self.player, behind_walls_of(g, self.stacks[0])))
        for number, source in enumerate(self.apart, 1):
            group = tuple(stack for stack in self.stacks if g.mark[stack] & SET_APART == number * APART)
            work.append(Drawn(self.player, group, source))
        if drawing:
            work.append(Drawn(self.player, tuple(drawing), self.source))
        for place in dict.fromkeys(behind_walls_of(g, stack) for stack in foraging):
            own = tuple(stack for stack in foraging if behind_walls_of(g, stack) == place)
            work.append(Foraged(self.player, own, self.last))
        for task in reversed(work):
            g.push(task)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where, and from where: others see it when it is done."""
        where = {"place": PLACE_IDS[g.at[self.stacks[0]]]}
        if self.source == PROPOSED and seat != self.player:
            return Prompt("feeding-begins", self.rule, where)
        source = self.planned(g)
        return Prompt("feeding", self.rule, {**where, "source": PLACE_IDS[source] if source != NONE else "forage"})


def _eaters(g: RomanWorld, stacks: list[int]) -> list[int]:
    """The kinds of combat units in some stacks."""
    return sorted({kind for stack in stacks for kind in kinds_in(of(g.units[stack], COMBATANTS))})


# ---- rolling


class Drawn(Task[RomanWorld], frozen=True):
    """13.2d, 13.2e: a group draws on the trains of a place."""

    player: int
    stacks: tuple[int, ...]
    source: int
    rule: ClassVar[str] = "13.2d"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """Points are spent; if they do not suffice, some go hungry."""
        place, power, inside = _of(g, self.stacks)
        if appeals(g, power):
            return
        g.stack.pop()
        halves = group_halves(g, self.stacks)
        modifier = drawing_modifier(g, self.stacks, self.source) + favour_of(g, power)
        required, dice = requirement(g, halves, modifier)
        required = max(dearer(g, self.source, g.at[stack], required) for stack in self.stacks)
        eaters = {g.at[stack] for stack in self.stacks}
        available = points_at(g, self.source, power, inside=inside, eaters=eaters)
        spend(g, self.source, power, min(required, available), inside=inside, eaters=eaters)
        if g.log is not None:
            where: dict[str, Any] = {"power": power_id(g, power), "place": PLACE_IDS[place]}
            where["source"] = PLACE_IDS[self.source]
            points: dict[str, Any] = {"needed": required, "had": available}
            if g.hidden:
                g.tell("draws", self.rule, **where, dice=dice, secret=points, eyes=(self.player,))
            else:
                g.tell("drawn", self.rule, **where, dice=dice, **points)
        settle_hunger(g, self.player, self.stacks, hungry_halves(halves, available, required), SUPPLIED)


class Foraged(Task[RomanWorld], frozen=True):
    """13.3: a group of one hex forages; no more than ten Legion Equivalents of it (13.3b)."""

    player: int
    stacks: tuple[int, ...]
    last: bool
    rule: ClassVar[str] = "13.3c"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """What the hex yields against what they need."""
        place, power, inside = _of(g, self.stacks)
        halves = group_halves(g, self.stacks)
        within = min(halves, pasture(g, place, power))
        value = forage_value(g, place, power, inside=inside)
        if value != NO_FORAGE and within and appeals(g, power):
            return
        g.stack.pop()
        if value == NO_FORAGE or not within:
            settle_hunger(g, self.player, self.stacks, halves, SUPPLIED)
            return
        g.grazed += (place, power, within)
        modifier = foraging_modifier(g, self.stacks) + favour_of(g, power)
        required, dice = requirement(g, within, modifier)
        hungry = hungry_halves(within, value, required) if value else hungry_at_zero(within, required)
        if g.log is not None:
            where: dict[str, Any] = {"power": power_id(g, power), "place": PLACE_IDS[place]}
            if g.hidden:
                points = {"needed": required}
                g.tell("forages", self.rule, **where, dice=dice, had=value, secret=points, eyes=(self.player,))
            else:
                g.tell("foraged", self.rule, **where, dice=dice, needed=required, had=value)
        fed = SUPPLIED if self.last else SUPPLIED | FORAGED
        settle_hunger(g, self.player, self.stacks, hungry + halves - within, fed)


class LastResort(Task[RomanWorld], frozen=True):
    """17.2.1: those whom the city of a blockaded port has not fed draw on the trains inside."""

    player: int
    place: int
    rule: ClassVar[str] = "17.2.1"

    def run(self, g: RomanWorld) -> None:
        """Power by power, if there is a train with something left."""
        here = [s for s in shut_in(g, self.place) if g.chief[g.whose[s]] == self.player]
        hungry = [s for s in here if g.mark[s] & HUNGRY]
        if hungry and sources(g, self.place, g.whose[hungry[0]], inside=True):
            for stack in hungry:
                g.mark[stack] = g.mark[stack] & ~HUNGRY | DRAWS
            g.push(Drawn(self.player, tuple(hungry), self.place))
