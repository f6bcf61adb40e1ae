"""What a veteran makes of questions that others leave to chance, by the step that asks.

Battles at sea are reckoned by their exact odds: several ships that meet one always lose one of theirs, if anything, and
a single one seldom goes down (10.7.4b), so it is ratios that tell and not numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.bots.clash import clash, losses_of, shift_of
from romanum.games.imperium.bots.donatives import SHIFTS, Auction
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.bots.outlook import POINT, SITES
from romanum.games.imperium.bots.worth import heart, sunk
from romanum.games.imperium.data.charts import ELIMINATED, LandResult, land_result
from romanum.games.imperium.data.hexes import GRID, HEX
from romanum.games.imperium.data.roll import leader_here
from romanum.games.imperium.rules.battle.commitments import LandDonatives
from romanum.games.imperium.rules.battle.fight import ASSAULT, ATTACKER, DEFENDER, Fight
from romanum.games.imperium.rules.battle.odds import forecast
from romanum.games.imperium.rules.battle.reaction import Withdrawal
from romanum.games.imperium.rules.battle.veterans import PRICE, EliteLegion
from romanum.games.imperium.rules.common.donatives import Donatives, shift
from romanum.games.imperium.rules.common.leaders import best
from romanum.games.imperium.rules.common.powers import is_friend
from romanum.games.imperium.rules.march.interception import Interception
from romanum.games.imperium.rules.march.interceptors import may_succeed
from romanum.games.imperium.rules.naval.combat.battle import IntoPort, Largesse
from romanum.games.imperium.rules.naval.combat.chances import fleet_odds
from romanum.games.imperium.rules.naval.combat.interception import InterceptionAtSea, MoreInterceptors
from romanum.games.imperium.rules.naval.combat.interceptors import interceptors
from romanum.games.imperium.rules.naval.combat.sides import attackers, crews, defenders, leaders_there, number
from romanum.games.imperium.rules.powers.placement import Placing
from romanum.games.imperium.state.forces import has_fleets, stacks_at
from romanum.games.imperium.state.position import NONE
from romanum.games.imperium.state.rosters import FLEETS, land_strength, without

HUNTED: Final = 2.0
"""What a ship counts of a player who loses with his last one."""
SHIP: Final = 18
"""Strength of a fleet."""
EDGE: Final = 0.8
"""Nobody intercepts with less chance to win."""
EAGER: Final = 6.0
"""What a ship won or lost counts,"""
HEED: Final = 2.0
"""and a step away from where one is beaten or starves."""
FACES: Final = range(1, 7)
GAIN: Final = 0.15
"""What it is worth to win a battle rather than nobody's winning it, whatever else it brings."""
BOLD: Final = 8.0
"""What a battle counts in points of the prior,"""
PANIC: Final = 0.2
"""19.1: the morale that a lost point of strength costs its owner, and gives the other,"""
VICTORY: Final = 2
"""that of a battle,"""
RETREAT: Final = 5
"""and that of a retreat before it."""
DEFAULT: Final = 0.0


# ---- at sea


def exchange(glance: Glance, place: int, own: list[int], foes: list[int]) -> float:
    """What a battle at sea brings whoever begins it, in ships: those sunk less those lost, with all aboard."""
    g = glance.g
    leaders = best(g, leaders_there(g, place, own)), best(g, leaders_there(g, place, foes))
    odds = fleet_odds(g, place, own, foes, leaders, (0, 0))
    ours, theirs = _price(glance, own), _price(glance, foes)
    ships = number(g, own), number(g, foes)
    found = 0.0
    for result in odds.results:
        share = [lost / max(1, all_) for lost, all_ in zip(result.lost, ships, strict=True)]
        won = theirs * result.lost[1] + share[1] * _cargo(glance, foes)
        lost = ours * result.lost[0] + share[0] * _cargo(glance, own) + (share[0] == 1) * _dear(glance, own)
        found += float(result.chance) * (won - lost)
    return found


def _price(glance: Glance, stacks: list[int]) -> float:
    """What one of these ships is worth."""
    chief = glance.g.chief[glance.g.whose[stacks[0]]]
    return HUNTED if chief >= 0 and sunk(glance.g, chief) else 1.0


def _cargo(glance: Glance, stacks: list[int]) -> float:
    """What is aboard, in ships."""
    g = glance.g
    return sum(land_strength(without(g.units[stack], FLEETS)) for stack in crews(g, stacks)) / SHIP


def _dear(glance: Glance, stacks: list[int]) -> float:
    """What the leaders aboard are worth, in ships."""
    return sum(glance.survey.dear.get(stack, 0.0) for stack in stacks) / (POINT * SHIP)


def into_port(glance: Glance, move: Move) -> float:
    """10.7.1a: behind the chain, unless whoever attacks would lose by it."""
    step = glance.g.stack[-1]
    if move[0] != "no" or not isinstance(step, IntoPort):
        return DEFAULT
    own = attackers(glance.g, step.place, step.attacker, step.defender)
    foes = defenders(glance.g, step.place, step.attacker, step.defender)
    return -EAGER * _suffered(glance, step.place, own, foes) if own and foes else DEFAULT


def _suffered(glance: Glance, place: int, own: list[int], foes: list[int]) -> float:
    """The same for whoever is attacked."""
    g = glance.g
    leaders = best(g, leaders_there(g, place, own)), best(g, leaders_there(g, place, foes))
    odds = fleet_odds(g, place, own, foes, leaders, (0, 0))
    ours, theirs = _price(glance, foes), _price(glance, own)
    return sum(float(r.chance) * (ours * r.lost[1] - theirs * r.lost[0]) for r in odds.results)


def sail_against(glance: Glance, move: Move) -> float:
    """10.6: whoever sails by is met if he would lose by it."""
    g, step = glance.g, glance.g.stack[-1]
    if move[0] != "sail-against":
        return DEFAULT
    mover, place = step.context if isinstance(step, InterceptionAtSea) else (step.mover, step.place)
    if g.mover == NONE or g.at[mover] != place:
        return NEVER
    called = [s for s in stacks_at(g, place) if g.chief[g.whose[s]] == glance.seat and has_fleets(g, s)]
    own = [s for s in interceptors(g, glance.seat, mover, place) if g.at[s] == move[1]] + called
    foes = [s for s in stacks_at(g, place) if has_fleets(g, s) and is_friend(g, g.whose[mover], g.whose[s])]
    gain = exchange(glance, place, own, foes) if own and foes else 0.0
    return 2.0 + gain if gain > 0 else NEVER


# ---- on land


def retreat(glance: Glance, move: Move) -> float:
    """14.2: to friends, where the next army does not come and the land feeds them."""
    g = glance.g
    fight = g.innermost(Fight)
    if fight is None or move[0] != "retreat":
        return DEFAULT
    power, there = fight.enemy, move[1]
    own = [f for f in glance.survey.at.get(fight.place, ()) if f.power == power]
    beside = min(1.0, 0.01 * glance.survey.beside(power, there))
    if not own:
        return beside
    force, friends = own[0], sum(f.strength for f in glance.survey.at.get(there, ()) if is_friend(g, power, f.power))
    army = glance.theatre(power).danger.get(there)
    beaten = 0.0
    if army is not None:
        shift = shift_of(army.cer, army.command, force.cer, force.command)
        beaten = clash(army.strength, force.strength + friends, shift).win
    return beside - HEED * beaten - HEED * glance.hunger(force, there, force.halves)


def stand(glance: Glance, move: Move) -> float:
    """14.2: what the battle brings, against the morale that a retreat before it costs."""
    g, step = glance.g, glance.g.stack[-1]
    fight = g.innermost(Fight)
    if fight is None or not isinstance(step, Withdrawal) or step.after:
        return -HEED
    found, survey = forecast(g, fight), glance.survey
    ours, theirs = heart(g, fight.enemy), heart(g, fight.power)
    own, foe = found.strengths
    gain = 0.0
    for face in found.faces:
        lost, harm = losses_of(own, foe, face.attacker, face.defender)
        gain += (POINT + PANIC * (ours + theirs)) * (lost - harm)
        gain += VICTORY * (ours + theirs) * (-1 if face.attacker_wins else 1)
        gain -= (face.defender == ELIMINATED) * _dear_at(glance, fight.place)
        gain += (face.attacker == ELIMINATED) * survey.hunted.get(fight.place, 0.0)
    return BOLD * (gain / len(found.faces) + RETREAT * ours)


def _dear_at(glance: Glance, place: int) -> float:
    """What one's leaders in a place are worth."""
    return sum(worth for stack, worth in glance.survey.dear.items() if glance.g.at[stack] == place)


def intercept(glance: Glance, move: Move) -> float:
    """12.4: whoever marches by is met if he is sure to be beaten, led by the best who may be with him."""
    g, survey = glance.g, glance.survey
    leader = leader_here(g.setting, move[1])
    stack = g.leader_in[leader]
    if stack < 0 or g.mover == NONE or g.chief[g.whose[stack]] != glance.seat:
        return NEVER
    own = [f for f in survey.here(g.at[stack]) if f.power == g.whose[stack]]
    met = [f for f in survey.here(g.at[g.mover]) if f.power == g.whose[g.mover]]
    if not own or not met:
        return NEVER
    command = met[0].command if survey.seen[g.mover] else max(met[0].command, survey.rumoured.get(met[0].power, 0))
    found = clash(own[0].strength, met[0].strength, shift_of(own[0].cer, own[0].command, met[0].cer, command))
    if found.win < EDGE:
        return NEVER
    gain = POINT * (found.harm - found.cost) + found.win * survey.hunted.get(g.at[g.mover], 0.0)
    hopes = gain > (1 - found.win) * own[0].dear
    return 2.0 if hopes and may_succeed(g, glance.seat, leader) else NEVER


def donative(glance: Glance, move: Move) -> float:
    """19.3: by what the faces of the die give with it and without, once the other side has answered."""
    if move[0] != "number":
        return DEFAULT
    g, step = glance.g, glance.g.stack[-1]
    fight = g.innermost(Fight)
    if fight is None or not isinstance(step, Donatives):
        return NEVER
    stakes = _stakes(glance, step, fight, ATTACKER), _stakes(glance, step, fight, DEFENDER)
    gain = Auction(g, step, stakes).gain(int(move[1]))
    return 1.0 + gain if gain > 0 else NEVER


def _stakes(glance: Glance, step: Donatives, fight: Fight, side: int) -> dict[int, float]:
    """What a battle is worth to a side, by what morale changes the roll."""
    g, player = glance.g, glance.g.chief[step.powers[side]]
    if player < 0:
        return dict.fromkeys(SHIFTS, 0.0)
    own = glance if player == glance.seat else Glance(g, player, glance.habits)
    found = forecast(g, fight)
    plain = found.reckoned.shift - shift(*(g.morale[power] for power in step.powers))
    hearts = sum(heart(g, power) for power in step.powers)
    city = sum(prize for place, _, prize, _ in SITES.of(g, player) if place == fight.place and fight.mode == ASSAULT)
    dear, prey = _dear_at(own, fight.place), own.survey.hunted.get(fight.place, 0.0)

    def brings(face: LandResult) -> float:
        lost, harm = losses_of(*found.strengths, face.attacker, face.defender)
        exchange = (POINT + PANIC * hearts) * (harm - lost)
        won = (GAIN + city + VICTORY * hearts) * (1 if face.attacker_wins else -1)
        fates = (face.attacker, face.defender) if side == ATTACKER else (face.defender, face.attacker)
        leaders = (fates[1] == ELIMINATED) * prey - (fates[0] == ELIMINATED) * dear
        return (exchange + won) * (1 if side == ATTACKER else -1) + leaders

    column = found.reckoned.column
    return {by: sum(brings(land_result(column, face + plain + by)) for face in FACES) / len(FACES) for by in SHIFTS}


def elevate(glance: Glance, move: Move) -> float:
    """15.2: talents that buy nothing better make an elite legion."""
    if move[0] != "elevate":
        return DEFAULT
    return 1.0 if max(glance.g.treasury) >= PRICE else DEFAULT


def placed(glance: Glance, move: Move) -> float:
    """23.3d: with friends, near the war."""
    step = glance.g.stack[-1]
    if move[0] != "at" or not isinstance(step, Placing):
        return DEFAULT
    near = 0.0 if glance.war == NONE else -0.1 * GRID.distance(HEX[move[1]], HEX[glance.war])
    return near + min(1.0, 0.01 * glance.survey.beside(step.power, move[1]))


OPINIONS: Final[Mapping[type, Callable[[Glance, Move], float]]] = {
    IntoPort: into_port,
    InterceptionAtSea: sail_against,
    MoreInterceptors: sail_against,
    LandDonatives: donative,
    Largesse: donative,
    EliteLegion: elevate,
    Placing: placed,
}
VERBS: Final[Mapping[tuple[type, str], Callable[[Glance, Move], float]]] = {
    (Withdrawal, "stand"): stand,
    (Withdrawal, "retreat"): retreat,
    (Interception, "intercept"): intercept,
}
