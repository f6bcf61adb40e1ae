"""14.2, 14.3, 14.5.1: the defender retreats, goes under siege or stands; the attacker besieges or assaults."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import LAND_STEPS, PLACE_IDS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.battle.actions import (
    ASSAULT_MOVE,
    ATTACK_OUTSIDE,
    BESIEGE,
    ENTER_SIEGE,
    RETREAT,
    SEND_IN,
    STAND,
)
from romanum.games.imperium.rules.battle.bans import may_assault
from romanum.games.imperium.rules.battle.fight import ASSAULT, DEFENDER, OUTSIDE, Fight, end
from romanum.games.imperium.rules.battle.parties import (
    city_held,
    combatants,
    defenders,
    has_place,
    inside,
    outside,
    party,
    powers_among,
    shelter,
)
from romanum.games.imperium.rules.battle.retreats import barred, go_inside, ridden_round, room, walk_off, ways_out
from romanum.games.imperium.state.control import is_plundered
from romanum.games.imperium.state.morale import change
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.powers import power_id
from romanum.games.imperium.state.rosters import COMBATANTS, LETTER, half_le, kinds_in, load, of
from romanum.games.imperium.state.sieges import begin_siege, is_besieged
from romanum.games.imperium.state.steps import PlayerChoice, PlayerStep


def react(g: RomanWorld, fight: Fight) -> None:
    """14.2a: those outside are asked; whoever sleeps stands."""
    if fight.foe != NOBODY and outside(g, defenders(g, fight)):
        g.push(Withdrawal(fight.foe, DEFENDER, after=False))


class Withdrawal(PlayerStep, frozen=True):
    """14.2.1a, 14.3a, 14.3.1a: those outside retreat to one hex, go inside, or stand; some may go inside first."""

    side: int
    after: bool
    rule: ClassVar[str] = "14.2a"

    def _own(self, g: RomanWorld) -> list[int]:
        return outside(g, party(g, g.running(Fight), self.side))

    def _may_enter(self, g: RomanWorld) -> bool:
        """17.1.1d: relief that has attacked in vain does not get into the city."""
        fight, own = g.running(Fight), self._own(g)
        relief = self.side != DEFENDER and is_besieged(g, fight.place)
        return not relief and shelter(g, fight.place, g.whose[own[0]])

    def candidates(self, g: RomanWorld, seat: int) -> list[Move]:
        """Standing, every next hex, the city."""
        place, own = g.running(Fight).place, self._own(g)
        found = [STAND, *(RETREAT[step[0]] for step in LAND_STEPS[place])]
        if self._may_enter(g):
            units = combatants(g, own)
            found.append(ENTER_SIEGE)
            found += [SEND_IN[kind] for kind in kinds_in(units) if len(units) > 1]
        return found

    def check(self, g: RomanWorld, seat: int, move: Move) -> Refusal | None:
        """14.2b, 14.2.1, 16.3a, 14.5.1a."""
        fight, own = g.running(Fight), self._own(g)
        if move == STAND:
            return Refusal("14.5.1a", "must-retreat") if self.after and ways_out(g, own, fight.place) else None
        if move[0] == "retreat":
            if not self.after and ridden_round(g, fight):
                return Refusal("14.2b", "ridden-round")
            return barred(g, own, fight.place, move[1])
        reformed = g.has_rule("31")
        need = sum(load(g.units[s], reformed) for s in own) if move == ENTER_SIEGE else half_le(move[1], reformed)
        return None if need <= room(g, fight.place, g.whose[own[0]]) else Refusal("16.3a", "no-room-inside")

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Units go inside one by one; the rest decides together."""
        fight, own = g.running(Fight), self._own(g)
        if move[0] == "send-in":
            letter = LETTER[move[1]]
            go_inside(g, next(s for s in own if letter in g.units[s]), letter)
            return
        g.stack.pop()
        if move == ENTER_SIEGE:
            for stack in own:
                go_inside(g, stack, g.units[stack])
            if g.log is not None:
                power = power_id(g, fight.enemy if self.side == DEFENDER else fight.power)
                g.tell("accepts-siege", "14.3a", power=power, place=PLACE_IDS[fight.place])
        elif move != STAND:
            self._leave(g, fight, own, move[1])

    def _leave(self, g: RomanWorld, fight: Fight, own: list[int], there: int) -> None:
        """19.1i: before combat each power with units in it loses heart."""
        if not self.after:
            for power in powers_among(g, [s for s in own if of(g.units[s], COMBATANTS)]):
                change(g, power, TABLES.morale.retreat_before_combat, "19.1i")
        walk_off(g, own, fight.place, there, "14.5.1a" if self.after else "14.2a")

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where."""
        kind = "retreat-after-combat" if self.after else "reaction"
        return Prompt(kind, "14.5.1a" if self.after else self.rule, {"place": PLACE_IDS[g.running(Fight).place]})


# ---- the attacker's answer


def answer(g: RomanWorld, fight: Fight) -> None:
    """14.3b, 14.3.1b, 14.4, 17.1a: what is left to attack, and whether it is assaulted."""
    stacks = defenders(g, fight)
    without, within = outside(g, stacks), inside(g, stacks)
    city = city_held(g, fight.place, fight.enemy)
    if within or (not without and city != NONE and not is_plundered(g, city)):
        g.push(Answer(fight.player, bool(without)))
    elif not without and not has_place(g, fight.place, fight.enemy):
        end(g)
    elif not without:
        g.amend(Fight, mode=ASSAULT)


class Answer(PlayerChoice, frozen=True):
    """14.3b: besiege or assault; 14.3.1b: attack those outside alone, or all."""

    split: bool
    rule: ClassVar[str] = "14.3b"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The milder one first; some may not assault."""
        fight = g.running(Fight)
        mild = ATTACK_OUTSIDE if self.split else BESIEGE
        return [mild, ASSAULT_MOVE] if may_assault(g, fight.power, fight.place) else [mild]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """14.4: a siege is no combat."""
        g.stack.pop()
        fight = g.running(Fight)
        if move != BESIEGE:
            g.amend(Fight, mode=ASSAULT if move == ASSAULT_MOVE else OUTSIDE)
            return
        begin_siege(g, fight.place)
        if g.log is not None:
            g.tell("besieges", "17.1a", power=power_id(g, fight.power), place=PLACE_IDS[fight.place])
        end(g)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where."""
        return Prompt("answer", self.rule, {"place": PLACE_IDS[g.running(Fight).place]})
