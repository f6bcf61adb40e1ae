"""14.1: the Land Combat Segment: attacks are declared one after the other, one combat a hex."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.engine.rule import Refusal
from romanum.games.imperium.data.cities import CITY_AT
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.seas import BARE_PORT, PORTS_ON
from romanum.games.imperium.rules.battle import (
    aftermath,
    commitments,
    leaders,
    reaction,
    results,
    ships,
    trains,
    veterans,
)
from romanum.games.imperium.rules.battle.actions import ATTACK
from romanum.games.imperium.rules.battle.allies import allies_join
from romanum.games.imperium.rules.battle.fight import STAGES, Fight
from romanum.games.imperium.rules.battle.parties import (
    city_held,
    defenders,
    fighters,
    foes,
    outside,
    stacks_near,
    strength_of,
    why_no_enemy,
)
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.control import port_owner
from romanum.games.imperium.rules.common.morale import note_attack
from romanum.games.imperium.rules.common.powers import is_friend, mover_of, power_id, power_number, side
from romanum.games.imperium.rules.common.sieges import abandon_works, forts, is_besieged
from romanum.games.imperium.rules.geography.travel import link
from romanum.games.imperium.rules.special.specials import break_truce, why_no_assault, why_no_attack, why_no_stacking
from romanum.games.imperium.state.actions import DONE, NAME
from romanum.games.imperium.state.errands import Battle, LandCombat, Provision
from romanum.games.imperium.state.forces import has_combatants, is_alive, is_naval, powers_on_map, stacks_of
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.marks import BUILDING, CUTS_GRAIN, HUNGRY, INSIDE, LANDED, SUPPLIED
from romanum.games.imperium.state.position import ACTIVE, NEUTRAL, NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice


@carries_out(LandCombat)
def begin(errand: LandCombat, g: RomanWorld) -> None:
    """14.1a, 18.3.1a: who carries the treasury is settled before anybody fights."""
    g.push(Attacks(errand.player, ()))
    leaders.settle_bearers(g, errand.player)


# ---- who may attack whom


def can_attack(g: RomanWorld, stack: int) -> bool:
    """4j, 14.1a, 21.1i, 27.1.4b: active, fed, with combat units; neither digs around a siege nor cuts off grain."""
    if g.standing[g.whose[stack]] != ACTIVE or not has_combatants(g, stack) or g.mark[stack] & HUNGRY:
        return False
    return not digs(g, stack) and not g.mark[stack] & CUTS_GRAIN


def digs(g: RomanWorld, stack: int) -> bool:
    """21.1i: whether it builds works around a place under siege."""
    return bool(g.mark[stack] & BUILDING) and not g.mark[stack] & INSIDE and is_besieged(g, g.at[stack])


class Attack(NamedTuple):
    """An attack that could be made: by whom, on whom, with which stacks ashore and which fleets."""

    power: int
    foe: int
    stacks: tuple[int, ...]
    fleets: tuple[int, ...]


def attacks_at(g: RomanWorld, player: int, place: int) -> list[Attack]:
    """Every attack that a player could make in a place: by each of his groups on each side there."""
    near = [s for s in stacks_near(g, place) if mover_of(g, s) == player]
    own = [s for s in near if can_attack(g, s)]
    found: list[Attack] = []
    for stack in own:
        if any(stack in known.stacks or stack in known.fleets for known in found):
            continue
        group = [s for s in own if _together(g, stack, s)]
        found += [
            attack for foe in foes(g, g.whose[stack], place) if (attack := _attack(g, place, group, foe)) is not None
        ]
    return found


def _together(g: RomanWorld, one: int, other: int) -> bool:
    """5.2.4b, 2.5: who attacks together: all whom a player moves but neutrals, and some powers stand apart."""
    a, b = g.whose[one], g.whose[other]
    if a == b:
        return True
    return side(g, a) < SEATS and side(g, b) < SEATS and why_no_stacking(g, a, b) is None


def _attack(g: RomanWorld, place: int, group: list[int], foe: int) -> Attack | None:
    """What of a group may attack a side; fleets alone attack land units, not walls (14.6a)."""
    able = [s for s in group if why_no_attack(g, s, foe, place) is None]
    ashore = tuple(s for s in able if not is_naval(g, s))
    fleets = tuple(s for s in able if is_naval(g, s))
    if not able:
        return None
    attack = Attack(g.whose[able[0]], foe, ashore, fleets)
    stacks = defenders(g, begun(g, place, attack))
    if not ashore and not any(has_combatants(g, s) and not is_naval(g, s) for s in stacks):
        return None
    return attack if _may_storm(g, place, attack, stacks) else None


def _may_storm(g: RomanWorld, place: int, attack: Attack, stacks: list[int]) -> bool:
    """2.5: a city under siege can only be stormed, and some may not; 14.5.1e: nobody is driven out twice."""
    if not is_besieged(g, place) or fighters(g, outside(g, stacks)):
        return True
    city = city_held(g, place, attack.foe)
    return city == NONE or why_no_assault(g, attack.power, city) is None


def attacks_of(g: RomanWorld, player: int, fought: tuple[int, ...]) -> dict[int, list[Attack]]:
    """The places where a player can attack and has not yet in this segment (ruling 14.1a), and how."""
    here: set[int] = set()
    others = {f.place for f in forts(g) if not _is_his(g, player, f.power)} if g.forts else set()
    for power in powers_on_map(g):
        own = stacks_of(g, power)
        if not _is_his(g, player, power):
            others.update([g.at[stack] for stack in own])
        for stack in [stack for stack in own if mover_of(g, stack) == player]:
            here.add(g.at[stack])
            if is_naval(g, stack):
                here.update(PORTS_ON[g.at[stack]])
    near = [place for place in sorted(here.difference(fought)) if place in others or _is_foreign(g, player, place)]
    return {place: attacks for place in near if (attacks := attacks_at(g, player, place))}


def _is_his(g: RomanWorld, player: int, power: int) -> bool:
    return g.chief[power] == player and g.bond[power] != NEUTRAL


def _is_foreign(g: RomanWorld, player: int, place: int) -> bool:
    """Whether somebody else holds a city or port in a place."""
    city = CITY_AT[place]
    owner = g.city_of[city] if city >= 0 else port_owner(g, place) if BARE_PORT[place] else NOBODY
    return owner != NOBODY and not _is_his(g, player, owner)


def must_attack(g: RomanWorld, place: int, attacks: list[Attack]) -> bool:
    """14.1b, 10.5.1a: landed, or come over a strait or narrow sea, among enemies."""
    return any(
        g.mark[s] & LANDED or (g.came[s] != NONE and link(g.came[s], place)[1])
        for attack in attacks
        for s in attack.stacks
    )


class Attacks(PlayerChoice, frozen=True):
    """14.1a: where next; done when nobody is left who must attack."""

    fought: tuple[int, ...]
    rule: ClassVar[str] = "14.1a"
    asks: ClassVar[Asks] = Asks("attacks")

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        attacks = attacks_of(g, self.player, self.fought)
        found = [ATTACK[place] for place in attacks]
        return found if any(must_attack(g, *there) for there in attacks.items()) else [*found, DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Those who attack are fed first (13.0a)."""
        if move == DONE:
            return
        place = move[1]
        g.push(Attacks(self.player, (*self.fought, place)))
        g.push(Declared(self.player, place))
        ashore = {s for attack in attacks_at(g, self.player, place) for s in attack.stacks}
        hungry = tuple(sorted(s for s in ashore if not g.mark[s] & SUPPLIED))
        if hungry:
            g.push(Provision(self.player, hungry))

    def out_of_reach(self, g: RomanWorld, seat: int, move: Move) -> Refusal | None:
        """5.6b: a neutral that he moves himself cannot be attacked."""
        return why_no_enemy(g, self.player, move[1]) if move[0] == "attack" else None


class Declared(PlayerChoice, frozen=True):
    """14.1a: whom, where several could be attacked, or several could attack."""

    place: int
    rule: ClassVar[str] = "14.1a"
    asks: ClassVar[Asks] = Asks("declared", subjects.PLACE)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The powers that could be attacked; done if nobody is fed."""
        found = dict.fromkeys(attack.foe for attack in attacks_at(g, self.player, self.place))
        return [NAME[power_number(g, foe)] for foe in found] or [DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """The first of his groups that may."""
        for attack in attacks_at(g, self.player, self.place):
            if move != DONE and power_number(g, attack.foe) == move[1]:
                declare(g, self.place, attack, met=False)
                return


@carries_out(Battle)
def fight_it_out(errand: Battle, g: RomanWorld) -> None:
    """14.1c, 12.4.1e: interceptors attack those whom they met; whoever has gone is not attacked."""
    stacks = tuple(s for s in errand.attackers if is_alive(g, s))
    found = foes(g, g.whose[stacks[0]], errand.place) if stacks else []
    mover = [foe for foe in found if g.mover != NONE and is_alive(g, g.mover) and foe == g.whose[g.mover]]
    if found:
        declare(g, errand.place, Attack(g.whose[stacks[0]], (mover or found)[0], stacks, ()), met=errand.met)


def begun(g: RomanWorld, place: int, attack: Attack, *, met: bool = False) -> Fight:
    """The combat as it begins, before anybody has decided anything."""
    stacks = attack.stacks or attack.fleets
    siege = is_besieged(g, place)
    return Fight(place, stacks, attack.power, attack.foe, mover_of(g, stacks[0]), g.chief[attack.foe], met, siege)


def declare(g: RomanWorld, place: int, attack: Attack, *, met: bool) -> None:
    """19.1j, 21.1g: an attack counts when it is declared; whoever was building gives it up."""
    fight = begun(g, place, attack, met=met)
    for stack in fight.attackers:
        note_attack(g, g.whose[stack])
        break_truce(g, g.whose[stack], attack.foe)
        if g.mark[stack] & BUILDING:
            abandon_works(g, g.whose[stack], place)
    if g.log is not None:
        g.tell(
            "attack", "14.1a", power=power_id(g, attack.power), enemy=power_id(g, attack.foe), place=PLACE_IDS[place]
        )
    followers = () if met else followers_of(g, fight)
    g.push(
        Fight(
            place, (*fight.attackers, *followers), fight.power, fight.enemy, fight.player, commander(g, fight), met,
            fight.siege,
        )
    )  # fmt: skip
    if attack.stacks and attack.fleets:
        g.push(ships.ShipsJoin(fight.player, attack.fleets))


def followers_of(g: RomanWorld, fight: Fight) -> tuple[int, ...]:
    """Trains and leaders without units who are with the attackers, and those who dig: the result concerns them too.

    5.8d: leaders of friends among them, whom the attacker moves.
    """
    powers = {g.whose[s] for s in fight.attackers}

    def goes(stack: int) -> bool:
        return side(g, g.whose[stack]) < SEATS and is_friend(g, fight.power, g.whose[stack])

    return tuple(
        s
        for s in stacks_near(g, fight.place)
        if (g.whose[s] in powers or (not g.units[s] and mover_of(g, s) == fight.player and goes(s)))
        and s not in fight.attackers
        and not is_naval(g, s)
        and (not has_combatants(g, s) or digs(g, s))
    )


def commander(g: RomanWorld, fight: Fight) -> int:
    """Ruling 5.8d: the player with the most strength among the defenders decides for all of them."""
    stacks = defenders(g, fight)
    shares: dict[int, int] = {}
    for stack in stacks:
        chief = g.chief[g.whose[stack]]
        shares[chief] = shares.get(chief, 0) + strength_of(g, [stack])
    shares.pop(NOBODY, None)
    own = g.chief[fight.enemy]
    return max(shares, key=lambda chief: (shares[chief], chief == own), default=own)


# ---- the stages


STAGES.extend(
    [
        allies_join,
        trains.undefended,
        ships.harbour,
        reaction.react,
        reaction.answer,
        ships.flee,
        commitments.prepare,
        commitments.hearten,
        results.pray,
        results.resolve,
        aftermath.bury,
        veterans.season,
        veterans.elevate,
        aftermath.cheer,
        trains.seize,
        results.losers_retreat,
        results.ships_retreat,
        results.spoils,
        aftermath.grow,
        aftermath.close,
    ]
)
