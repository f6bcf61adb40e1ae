"""14.6, 17.2.2c: fleets that join an attack from the sea, and fleets in a port that is attacked by land."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.position import changed
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.rules.battle.actions import BOARD, BOARD_LEADER, KEEP_IN_PORT, PUT_ASHORE, SAIL_OUT
from romanum.games.imperium.rules.battle.fight import ASSAULT, BATTLEFIELD, Fight
from romanum.games.imperium.rules.battle.parties import (
    inside,
    leaders_among,
    of_the_enemy,
    outside,
    powers_among,
    shelter,
    stacks_near,
)
from romanum.games.imperium.rules.battle.reaction import lose_heart
from romanum.games.imperium.rules.common.control import has_port, port_owner
from romanum.games.imperium.rules.common.leaders import assign, captives_in, lead_out, leaders_in
from romanum.games.imperium.rules.common.leave import burden
from romanum.games.imperium.rules.common.powers import is_friend, power_id
from romanum.games.imperium.rules.common.sieges import begin_siege, is_blockaded
from romanum.games.imperium.state.actions import ALL, DONE
from romanum.games.imperium.state.errands import FleetsLeave
from romanum.games.imperium.state.forces import detach, is_naval, join_alike, settle, strike, turn_up
from romanum.games.imperium.state.marks import GUESTS, INSIDE
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, LETTER, fleets, half_le, kinds_in, plus, without
from romanum.games.imperium.state.steps import PlayerChoice, YesOrNo

# ---- with the attackers


class ShipsJoin(YesOrNo, frozen=True):
    """14.6a: fleets on the coast help those ashore, at their owner's option."""

    stacks: tuple[int, ...]
    rule: ClassVar[str] = "14.6a"
    asks: ClassVar[Asks] = Asks("ships-join", BATTLEFIELD)

    def said_yes(self, g: RomanWorld) -> None:
        """They share the fate of the attack."""
        g.amend(Fight, attackers=(*g.running(Fight).attackers, *self.stacks))


# ---- in a port that is attacked


def in_harbour(g: RomanWorld, fight: Fight) -> list[int]:
    """14.6d: the defenders' fleets in the port, if it is theirs."""
    owner = port_owner(g, fight.place)
    if not has_port(g, fight.place) or owner == NOBODY or not is_friend(g, fight.enemy, owner):
        return []
    return [s for s in stacks_near(g, fight.place) if is_naval(g, s) and of_the_enemy(g, fight, g.whose[s])]


def harbour(g: RomanWorld, fight: Fight) -> None:
    """14.6d: fleets stay inside or withdraw; those of whoever sleeps stay. Under siege they wait for an assault."""
    if fight.siege or not in_harbour(g, fight):
        return
    if fight.foe == NOBODY:
        keep_in_port(g, fight)
    else:
        g.push(Harbour(fight.foe, stormed=False))


def flee(g: RomanWorld, fight: Fight) -> None:
    """17.2.2c: when a port under siege is assaulted its ships alone may get away, unless it is blockaded."""
    if fight.mode != ASSAULT or not fight.siege or fight.foe == NOBODY or is_blockaded(g, fight.place):
        return
    if inside(g, in_harbour(g, fight)):
        g.push(Harbour(fight.foe, stormed=True))


class Harbour(PlayerChoice, frozen=True):
    """14.6d, 17.2.2c: inside the port, or out to sea."""

    stormed: bool
    rule: ClassVar[str] = "14.6d"
    asks_about: ClassVar[str] = "fleets-in-port"
    decline: ClassVar[Move] = KEEP_IN_PORT

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [KEEP_IN_PORT, SAIL_OUT]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """14.6e: men aboard may land, or others board before they leave."""
        fight = g.running(Fight)
        if move == KEEP_IN_PORT:
            if not self.stormed:
                keep_in_port(g, fight)
                if aboard(g, fight):
                    g.push(GoingAshore(self.player))
        elif self.stormed:
            sail_out(g, fight)
        else:
            g.push(Boarding(self.player))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        rule = "17.2.2c" if self.stormed else self.rule
        return Prompt("harbour", rule, {"place": PLACE_IDS[g.running(Fight).place]})


def keep_in_port(g: RomanWorld, fight: Fight) -> None:
    """14.6d, 14.6i, 16.1f: in a city they go under siege; a port alone cannot be besieged, so that they fight."""
    if not shelter(g, fight.place, fight.enemy):
        g.amend(Fight, ships=True)
        return
    begin_siege(g, fight.place)
    for stack in in_harbour(g, fight):
        g.mark[stack] |= INSIDE
        join_alike(g, stack)


def sail_out(g: RomanWorld, fight: Fight) -> None:
    """14.6d, 14.6f, 19.1i: they are outside; what awaits them there is the sea's affair."""
    ships = in_harbour(g, fight)
    powers = powers_among(g, ships)
    for stack in ships:
        g.mark[stack] &= ~INSIDE
    lose_heart(g, powers)
    for power in powers:
        if g.log is not None:
            g.tell("sails-out", "14.6d", power=power_id(g, power), place=PLACE_IDS[fight.place])
        g.push(FleetsLeave(fight.place, power))


def aboard(g: RomanWorld, fight: Fight) -> str:
    """14.6e: the land units aboard."""
    found = ""
    for stack in in_harbour(g, fight):
        found = plus(found, without(g.units[stack], FLEETS))
    return found


class GoingAshore(PlayerChoice, frozen=True):
    """14.6e: while the fleet stays in port, men aboard may land to help the defence."""

    rule: ClassVar[str] = "14.6e"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("going-ashore", BATTLEFIELD)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """All of them, one, or no more."""
        cargo = aboard(g, g.running(Fight))
        return [ALL, *(PUT_ASHORE[kind] for kind in kinds_in(cargo)), DONE] if cargo else [DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """They stand outside like others; the leaders land with the last."""
        fight = g.running(Fight)
        if move == DONE:
            g.stack.pop()
            return
        for stack in in_harbour(g, fight):
            cargo = without(g.units[stack], FLEETS)
            if move == ALL:
                self._land(g, stack, cargo, fight.place)
            elif LETTER[move[1]] in cargo:
                self._land(g, stack, LETTER[move[1]], fight.place)
                break
        settle(g, fight.place)

    def _land(self, g: RomanWorld, stack: int, units: str, place: int) -> None:
        if not units:
            return
        ashore = detach(g, stack, units, g.mark[stack] & ~(INSIDE | GUESTS))
        g.at = changed(g.at, ashore, place)
        if not without(g.units[stack], FLEETS):
            lead_out(g, [*leaders_in(g, stack), *captives_in(g, stack)], ashore)


class Boarding(PlayerChoice, frozen=True):
    """14.2.1b, 14.6e: defenders ashore, and leaders, may leave with their power's fleets."""

    rule: ClassVar[str] = "14.6e"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("boarding", BATTLEFIELD)

    def _ashore(self, g: RomanWorld) -> list[int]:
        fight = g.running(Fight)
        ships = powers_among(g, in_harbour(g, fight))
        near = [s for s in stacks_near(g, fight.place) if of_the_enemy(g, fight, g.whose[s]) and g.whose[s] in ships]
        return outside(g, near)

    def _ship(self, g: RomanWorld, power: int, need: int) -> int:
        """A stack of ships of a power with so much room (10.4.1); -1 if none has."""
        for stack in in_harbour(g, g.running(Fight)):
            room = 2 * fleets(g.units[stack])
            if g.whose[stack] == power and room and burden(g, stack) + need <= room:
                return stack
        return -1

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Whoever finds room, and no more."""
        reformed, own = g.has_rule("31"), self._ashore(g)
        kinds = {
            kind: BOARD[kind]
            for s in own
            for kind in kinds_in(g.units[s])
            if self._ship(g, g.whose[s], half_le(kind, reformed)) >= 0
        }
        listed = leaders_of(g.scenario, g.seats)
        leaders = [BOARD_LEADER[listed[leader]] for leader in leaders_among(g, own)]
        return [*(kinds[kind] for kind in sorted(kinds)), *leaders, DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """One after the other; then they put to sea."""
        fight = g.running(Fight)
        if move == DONE:
            g.stack.pop()
            sail_out(g, fight)
        elif move[0] == "board":
            self._board(g, move[1])
        else:
            leader = leader_here(g.setting, move[1])
            assign(g, leader, self._ship(g, g.leader_of[leader], 0))
        settle(g, fight.place)

    def _board(self, g: RomanWorld, kind: int) -> None:
        letter, need = LETTER[kind], half_le(kind, g.has_rule("31"))
        fitting = [s for s in self._ashore(g) if letter in g.units[s] and self._ship(g, g.whose[s], need) >= 0]
        ship = self._ship(g, g.whose[fitting[0]], need)
        strike(g, fitting[0], letter)
        g.units[ship] = plus(g.units[ship], letter)
        turn_up(g, ship)
