"""14.1: the Land Combat Segment: attacks are declared one after the other, one combat a hex."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.roll import POWER_NUMBER
from romanum.games.imperium.rules.battle import aftermath, deciding, reaction, results
from romanum.games.imperium.rules.battle.actions import ATTACK
from romanum.games.imperium.rules.battle.bans import has_its_leader, may_attack, stands_apart
from romanum.games.imperium.rules.battle.fight import AFTERWARDS, STAGES, Fight, end
from romanum.games.imperium.rules.battle.modifiers import defence_of
from romanum.games.imperium.rules.battle.parties import combatants, defenders, foes, has_place, leaders_among
from romanum.games.imperium.rules.battle.strengths import defence_strength
from romanum.games.imperium.state.actions import DONE
from romanum.games.imperium.state.errands import Battle, LandCombat, PlaceTaken, Provision
from romanum.games.imperium.state.forces import has_combatants, is_alive, is_naval, stacks_at
from romanum.games.imperium.state.morale import note_attack
from romanum.games.imperium.state.position import (
    ACTIVE,
    BUILDING,
    HUNGRY,
    INSIDE,
    LANDED,
    NONE,
    SUPPLIED,
    RomanWorld,
)
from romanum.games.imperium.state.powers import mover_of, power_id, side
from romanum.games.imperium.state.roads import link
from romanum.games.imperium.state.sieges import abandon_works, is_besieged
from romanum.games.imperium.state.steps import PlayerChoice


@carries_out(LandCombat)
def begin(errand: LandCombat, g: RomanWorld) -> None:
    """14.1a."""
    g.push(Attacks(errand.player, ()))


# ---- who may attack whom


def can_attack(g: RomanWorld, stack: int) -> bool:
    """4j, 14.1a, 21.1i: active, fed, with combat units; those who dig around a besieged place are held back."""
    if g.standing[g.whose[stack]] != ACTIVE or not has_combatants(g, stack) or g.mark[stack] & HUNGRY:
        return False
    if g.mark[stack] & BUILDING and is_besieged(g, g.at[stack]) and not g.mark[stack] & INSIDE:
        return False
    return has_its_leader(g, stack)


def group(g: RomanWorld, stack: int) -> tuple[int, int]:
    """5.2.4b: who attacks together: a side; a neutral is one of its own, and some stand apart."""
    power = g.whose[stack]
    return side(g, power), power if stands_apart(g, power) else NONE


Attack = tuple[int, int, tuple[int, ...]]
"""A power that attacks, one that is attacked, and the stacks."""


def attacks_at(g: RomanWorld, player: int, place: int) -> list[Attack]:
    """Every attack that a player could make in a place: by each of his groups on each side there."""
    own = [s for s in stacks_at(g, place) if mover_of(g, s) == player and can_attack(g, s)]
    found: list[Attack] = []
    for key in dict.fromkeys(group(g, s) for s in own):
        stacks = tuple(s for s in own if group(g, s) == key)
        power = g.whose[stacks[0]]
        found += [(power, foe, stacks) for foe in foes(g, power, place) if may_attack(g, power, foe, place)]
    return found


def places_of(g: RomanWorld, player: int, fought: tuple[int, ...]) -> list[int]:
    """The places where a player can attack and has not yet in this segment (ruling 14.1a)."""
    here = {place for s, place in enumerate(g.at) if place >= 0 and mover_of(g, s) == player}
    return [place for place in sorted(here - set(fought)) if attacks_at(g, player, place)]


def must_attack(g: RomanWorld, player: int, place: int) -> bool:
    """14.1b, 10.5.1a: landed, or come over a strait or narrow sea, among enemies."""
    return any(
        g.mark[s] & LANDED or (g.came[s] != NONE and link(g.came[s], place)[1])
        for _, _, stacks in attacks_at(g, player, place)
        for s in stacks
    )


class Attacks(PlayerChoice, frozen=True):
    """14.1a: where next; done when nobody is left who must attack."""

    fought: tuple[int, ...]
    rule: ClassVar[str] = "14.1a"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Places, and done."""
        places = places_of(g, self.player, self.fought)
        found = [ATTACK[place] for place in places]
        return found if any(must_attack(g, self.player, place) for place in places) else [*found, DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Those who attack are fed first (13.0a)."""
        if move == DONE:
            g.stack.pop()
            return
        place = move[1]
        g.become(Attacks(self.player, (*self.fought, place)))
        g.push(Declared(self.player, place))
        hungry = {s for _, _, stacks in attacks_at(g, self.player, place) for s in stacks if not g.mark[s] & SUPPLIED}
        if hungry:
            g.push(Provision(self.player, tuple(sorted(hungry))))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where."""
        return Prompt("attacks", self.rule, {})


class Declared(PlayerChoice, frozen=True):
    """14.1a: whom, where several could be attacked, or several could attack."""

    place: int
    rule: ClassVar[str] = "14.1a"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The powers that could be attacked; done if nobody is fed."""
        found = dict.fromkeys(foe for _, foe, _ in attacks_at(g, self.player, self.place))
        return [("name", POWER_NUMBER[power_id(g, foe)]) for foe in found] or [DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """The first of his groups that may."""
        g.stack.pop()
        for _, foe, stacks in attacks_at(g, self.player, self.place):
            if move != DONE and POWER_NUMBER[power_id(g, foe)] == move[1]:
                declare(g, self.place, stacks, foe, met=False)
                return

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where."""
        return Prompt("declared", self.rule, {"place": PLACE_IDS[self.place]})


@carries_out(Battle)
def fight_it_out(errand: Battle, g: RomanWorld) -> None:
    """14.1c, 12.4.1e: interceptors attack those whom they met; whoever has gone is not attacked."""
    stacks = tuple(s for s in errand.attackers if is_alive(g, s))
    found = foes(g, g.whose[stacks[0]], errand.place) if stacks else []
    mover = [foe for foe in found if g.mover != NONE and is_alive(g, g.mover) and foe == g.whose[g.mover]]
    if found:
        declare(g, errand.place, stacks, (mover or found)[0], met=errand.met)


def declare(g: RomanWorld, place: int, stacks: tuple[int, ...], foe: int, *, met: bool) -> None:
    """19.1j, 21.1g: an attack counts when it is declared; whoever was building gives it up."""
    for stack in stacks:
        note_attack(g, g.whose[stack])
        if g.mark[stack] & BUILDING:
            abandon_works(g, g.whose[stack], place)
    power = g.whose[stacks[0]]
    if g.log is not None:
        g.tell("attack", "14.1a", power=power_id(g, power), enemy=power_id(g, foe), place=PLACE_IDS[place])
    player = mover_of(g, stacks[0])
    g.push(Fight(place, stacks, power, foe, player, g.chief[foe], met))


# ---- the stages


def undefended(g: RomanWorld, fight: Fight) -> None:
    """13.4.5a, 24.5a: trains without anybody are taken; a place without strength or men falls at once."""
    stacks = defenders(g, fight)
    if combatants(g, stacks) or leaders_among(g, stacks) or defence_strength(defence_of(g, fight)):
        return
    for stack in stacks:
        if not is_naval(g, stack):
            aftermath.take_trains(g, stack, fight.power, kept=True)
    if has_place(g, fight.place, fight.enemy):
        g.push(PlaceTaken(fight.place, fight.power))
    end(g)


class LostWorks(Task[RomanWorld], frozen=True):
    """21.1g: whoever loses a combat gives up what he was building."""

    place: int
    power: int
    rule: ClassVar[str] = "21.1g"

    def run(self, g: RomanWorld) -> None:
        """The works are gone."""
        g.stack.pop()
        abandon_works(g, self.power, self.place)


def works_lost(g: RomanWorld, fight: Fight) -> None:
    """21.1g."""
    g.push(LostWorks(fight.place, fight.power if fight.wins else fight.enemy))


AFTERWARDS += [aftermath.close]
STAGES += [
    undefended,
    reaction.react,
    reaction.answer,
    deciding.prepare,
    results.resolve,
    aftermath.season,
    aftermath.cheer,
    works_lost,
    aftermath.seize,
    results.losers_retreat,
    results.spoils,
    aftermath.grow,
    *AFTERWARDS,
]
