"""14.2, 14.3, 14.5.1: the defender retreats, goes under siege or stands; the attacker besieges or assaults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from romanum.engine.action import Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.rule import Refusal
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import LAND_STEPS, PLACE_IDS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.rules.battle.actions import (
    ASSAULT_MOVE,
    ATTACK_OUTSIDE,
    BESIEGE,
    ENTER_SIEGE,
    RETREAT,
    SEND_IN,
    SEND_IN_LEADER,
    STAND,
)
from romanum.games.imperium.rules.battle.fight import ASSAULT, BATTLEFIELD, DEFENDER, OUTSIDE, Fight, end, power_of
from romanum.games.imperium.rules.battle.losses import caught
from romanum.games.imperium.rules.battle.parties import (
    city_held,
    defenders,
    fighters,
    has_fort,
    has_place,
    inside,
    leaders_among,
    outside,
    party,
    powers_among,
    shelter,
    strength_of,
)
from romanum.games.imperium.rules.battle.retreats import (
    barred,
    go_inside,
    ridden_round,
    room,
    shut_off,
    walk_off,
    ways_out,
)
from romanum.games.imperium.rules.battle.trains import fall_undefended
from romanum.games.imperium.rules.common.leaders import assign
from romanum.games.imperium.rules.common.leave import SHELTER, asks_first, is_others, is_refused
from romanum.games.imperium.rules.common.morale import change
from romanum.games.imperium.rules.common.powers import is_friend, power_id
from romanum.games.imperium.rules.common.sieges import begin_siege, forts
from romanum.games.imperium.rules.common.sieges import inside as shut_in
from romanum.games.imperium.rules.special.specials import why_no_assault
from romanum.games.imperium.state.marks import HELD, LANDED
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, LETTER, UNKNOWN, half_le, kinds_in, load, of
from romanum.games.imperium.state.steps import PlayerChoice, PlayerStep


def react(g: RomanWorld, fight: Fight) -> None:
    """14.2a: those outside are asked; whoever sleeps stands."""
    own = outside(g, defenders(g, fight)) if fight.foe != NOBODY else []
    if own:
        g.amend(Fight, asked=True)
        g.push(Withdrawal(fight.foe, DEFENDER, after=False, shut=shut_off(g, own, fight.place)))


def may_leave(g: RomanWorld, fight: Fight) -> bool:
    """14.2.1a, 14.2b: whether those outside can retreat before the combat; asking leaves no trace."""
    twin = g.copy()
    own = outside(twin, defenders(twin, fight)) if fight.foe != NOBODY else []
    if not own or ridden_round(twin, fight):
        return False
    return bool(ways_out(twin, own, fight.place, shut_off(twin, own, fight.place)))


def host_of(g: RomanWorld, place: int, power: int) -> int:
    """5.8d: whose walls shelter a power in a place: its own if there is a choice, else its friends'."""
    city = city_held(g, place, power)
    owners = [g.city_of[city]] if city != NONE else []
    owners += [fort.power for fort in forts(g) if fort.place == place and is_friend(g, power, fort.power)]
    return next((owner for owner in owners if not is_others(g, power, owner)), owners[0] if owners else power)


def lose_heart(g: RomanWorld, powers: list[int]) -> None:
    """19.1i: each power whose units retreat before a combat loses morale, once."""
    fight = g.running(Fight)
    for power in powers:
        if power not in fight.fled:
            change(g, power, TABLES.morale.retreat_before_combat, "19.1i")
            fight = g.amend(Fight, fled=(*fight.fled, power))


def among_friends(g: RomanWorld, fight: Fight) -> bool:
    """5.8j: whether former allies attack those beside whom they stood when the alliance ended: these fight or retreat,
    and have no walls between them."""
    if fight.met or fight.player < 0 or fight.foe < 0 or not g.lapsed[fight.player] >> fight.foe & 1:
        return False
    return all(any(_has_stayed(g, s) for s in side) for side in (fight.attackers, outside(g, defenders(g, fight))))


def _has_stayed(g: RomanWorld, stack: int) -> bool:
    """Whether units have been here since the month began."""
    return g.came[stack] == NONE and not g.mark[stack] & (LANDED | HELD)


class Withdrawal(PlayerStep, frozen=True):
    """14.2.1a, 14.3a, 14.3.1a: those outside retreat to one hex, go inside, or stand; some may go inside first."""

    side: int
    after: bool
    shut: tuple[int, ...] | None = None
    """14.2.1c: the next hexes that enemies close."""
    rule: ClassVar[str] = "14.2a"
    stays: ClassVar[bool] = True
    decline: ClassVar[Move] = STAND

    def window(self, g: RomanWorld) -> str:
        """Whoever is beaten must decide; whoever is attacked may wish not to be asked."""
        if self.after:
            return ""
        return "siege-acceptance" if self._may_enter(g) else "retreat-before-combat"

    def _own(self, g: RomanWorld) -> list[int]:
        return outside(g, party(g, g.running(Fight), self.side))

    def _may_enter(self, g: RomanWorld) -> bool:
        """17.1.1d: relief that has attacked in vain does not get into the city, nor do besiegers into works."""
        fight, own = g.running(Fight), self._own(g)
        if not own or not shelter(g, fight.place, g.whose[own[0]]):
            return False
        if (fight.siege and self.side != DEFENDER) or (not self.after and among_friends(g, fight)):
            return False
        if is_refused(g, g.whose[own[0]], host_of(g, fight.place, g.whose[own[0]]), SHELTER, fight.place):
            return False
        return all(is_friend(g, g.whose[own[0]], g.whose[s]) for s in shut_in(g, fight.place))

    def candidates(self, g: RomanWorld, seat: int) -> list[Move]:
        """Standing, every next hex, the city."""
        place, own = g.running(Fight).place, self._own(g)
        found = [STAND, *(RETREAT[step[0]] for step in LAND_STEPS[place])]
        if self._may_enter(g):
            units = "".join(g.units[s] for s in own)
            found.append(ENTER_SIEGE)
            if len(units) > 1:
                found += [SEND_IN[kind] for kind in kinds_in("".join(sorted(units)))]
            if units:
                listed = leaders_of(g.scenario, g.seats)
                found += [SEND_IN_LEADER[listed[leader]] for leader in leaders_among(g, own)]
        return found

    def check(self, g: RomanWorld, seat: int, move: Move) -> Refusal | None:
        """14.2b, 14.2.1, 16.3a, 14.5.1a: who was ridden round stays, who is beaten must leave; walls hold so many."""
        fight, own = g.running(Fight), self._own(g)
        if move == STAND:
            return Refusal("14.5.1a", "must-retreat") if self.after and self._can_leave(g, own) else None
        if move[0] == "retreat":
            if not self.after and ridden_round(g, fight):
                return Refusal("14.2b", "ridden-round")
            return barred(g, own, fight.place, move[1], self.shut)
        if move[0] == "send-in-leader":
            return None
        need = self._load(g, own) if move == ENTER_SIEGE else half_le(move[1], g.has_rule("31"))
        return None if need <= room(g, fight.place, g.whose[own[0]]) else Refusal("16.3a", "walls-too-narrow")

    def _load(self, g: RomanWorld, own: list[int]) -> int:
        return sum(load(g.units[s], g.has_rule("31")) for s in own)

    def _can_leave(self, g: RomanWorld, own: list[int]) -> bool:
        """14.5.1b: there is a way out for all, or room for all inside."""
        place = g.running(Fight).place
        if ways_out(g, own, place, self.shut):
            return True
        return self._may_enter(g) and self._load(g, own) <= room(g, place, g.whose[own[0]])

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Units go inside one by one; the rest decides together."""
        fight, own = g.running(Fight), self._own(g)
        if move == ENTER_SIEGE or move[0] in ("send-in", "send-in-leader"):
            power = g.whose[own[0]]
            if asks_first(g, power, host_of(g, fight.place, power), SHELTER, fight.place, seat, move):
                return
        if move[0] in ("send-in", "send-in-leader"):
            self._send_in(g, own, move)
            g.become(msgspec.structs.replace(self, shut=shut_off(g, self._own(g), fight.place)))
            return
        g.stack.pop()
        if move == ENTER_SIEGE:
            self._enter(g, fight, own)
        elif move == STAND:
            if self.after:
                caught(g, fight, self.side)
        else:
            self._leave(g, fight, own, move[1])

    def _send_in(self, g: RomanWorld, own: list[int], move: Move) -> None:
        """14.3.1a: a unit, or a leader, goes inside; the last unit decides like all of them."""
        if move[0] == "send-in":
            letter = LETTER[move[1]]
            go_inside(g, next(s for s in own if letter in g.units[s]), letter, safe=self.after)
        else:
            leader = leader_here(g.setting, move[1])
            stack = g.leader_in[leader]
            apart = go_inside(g, stack, "", safe=self.after)
            if g.leader_in[leader] == stack != apart:
                assign(g, leader, apart)

    def _enter(self, g: RomanWorld, fight: Fight, own: list[int]) -> None:
        for stack in own:
            go_inside(g, stack, g.units[stack], safe=self.after)
        if g.log is not None:
            power = power_id(g, power_of(fight, self.side))
            g.tell("accepts-siege", "14.3a", power=power, place=PLACE_IDS[fight.place])

    def _leave(self, g: RomanWorld, fight: Fight, own: list[int], there: int) -> None:
        if not self.after:
            lose_heart(g, powers_among(g, [s for s in own if of(g.units[s], COMBATANTS)]))
        walk_off(g, own, fight.place, there, "14.5.1a" if self.after else "14.2a")

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        fight = g.running(Fight)
        facts = {"place": PLACE_IDS[fight.place], "enemy": power_id(g, power_of(fight, 1 - self.side))}
        kind = "retreat-after-combat" if self.after else "reaction"
        return Prompt(kind, "14.5.1a" if self.after else self.rule, facts)

    def question_kind(self, g: RomanWorld) -> str:
        """Before the combat it is a window; whoever is beaten chooses where to go."""
        return "retreat" if self.after else self.window(g)

    def balance(self, g: RomanWorld, seat: int) -> tuple[int, int] | None:
        """Strengths as far as they can be seen."""
        fight = g.running(Fight)
        sides = [party(g, fight, side) for side in (self.side, 1 - self.side)]
        if any(UNKNOWN in g.units[stack] for stacks in sides for stack in stacks):
            return None
        own, enemy = (strength_of(g, stacks) for stacks in sides)
        return own, enemy

    def flight(self, g: RomanWorld, seat: int, offered: Sequence[Move]) -> Move:
        """Behind the walls, or away."""
        if ENTER_SIEGE in offered:
            return ENTER_SIEGE
        return next((move for move in offered if move[0] == "retreat"), STAND)

    def standard(self, g: RomanWorld, seat: int, answer: str) -> Move | None:
        """Behind the walls, if there is room."""
        fits = answer == "enter" and self._may_enter(g) and self.check(g, seat, ENTER_SIEGE) is None
        return ENTER_SIEGE if fits else None


# ---- the attacker's answer


def answer(g: RomanWorld, fight: Fight) -> None:
    """14.3b, 14.3.1b, 14.4, 17.1a: what is left to attack, and whether it is assaulted."""
    if fall_undefended(g, fight):
        return
    stacks = defenders(g, fight)
    without, within = fighters(g, outside(g, stacks)), inside(g, stacks)
    if not without and fight.siege and not fight.asked:
        g.amend(Fight, mode=ASSAULT)
    elif within or (not without and shelter(g, fight.place, fight.enemy)):
        g.push(BesiegeOrAssault(fight.player, bool(without)))
    elif not without and not has_place(g, fight.place, fight.enemy) and not fight.ships:
        end(g)
    elif not without and has_fort(g, fight.place, fight.enemy):
        g.amend(Fight, mode=ASSAULT)


def may_assault(g: RomanWorld, fight: Fight) -> bool:
    """2.5: a city that a power does not attack, though it may besiege it."""
    city = city_held(g, fight.place, fight.enemy)
    return city == NONE or why_no_assault(g, fight.power, city) is None


class BesiegeOrAssault(PlayerChoice, frozen=True):
    """14.3b: besiege or assault; 14.3.1b: attack those outside alone, or all."""

    split: bool
    rule: ClassVar[str] = "14.3b"
    asks: ClassVar[Asks] = Asks("besiege-or-assault", BATTLEFIELD)
    orders_about: ClassVar[str] = "siege-or-assault"
    agree: ClassVar[Move] = ASSAULT_MOVE
    decline: ClassVar[Move] = BESIEGE

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The milder one first; some may not assault."""
        mild = ATTACK_OUTSIDE if self.split else BESIEGE
        return [mild, ASSAULT_MOVE] if may_assault(g, g.running(Fight)) else [mild]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """14.4: a siege is no combat."""
        fight = g.running(Fight)
        if move != BESIEGE:
            g.amend(Fight, mode=ASSAULT if move == ASSAULT_MOVE else OUTSIDE)
            return
        begin_siege(g, fight.place)
        if g.log is not None:
            g.tell("besieges", "17.1a", power=power_id(g, fight.power), place=PLACE_IDS[fight.place])
        end(g)
