"""Chapters 10.0 to 10.2: the fifteen steps of a Battle on land.

Steps 1 and 2 (the MP of the attack, withdrawal) come before it and belong to movement, step 15 to the running move.
"""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.errand import carries_out
from romanum.games.pax.data.components import (
    FORTRESS,
    GARRISON,
    HELEPOLIS,
    NONE,
    PLACE_IDS,
    SEATS,
    SLAVES,
    SUCCESSORS,
    TABLES,
    TRIBE_AT,
    TRIBES,
)
from romanum.games.pax.rules.battle.capture import fall
from romanum.games.pax.rules.battle.frame import (
    ATTACKER,
    DEFENDER,
    RULES,
    STAYS,
    Fight,
    NextStage,
    chief_side,
    hostile_town,
    infantry_of,
    lcu_of,
    meet,
    regulars,
    standing,
)
from romanum.games.pax.rules.battle.generals import name_generals, roll_for_leaders
from romanum.games.pax.rules.battle.losses import Losses, bury
from romanum.games.pax.rules.battle.re_rolls import offer_re_roll
from romanum.games.pax.rules.battle.regroup import regroup
from romanum.games.pax.rules.battle.retreat import Retreated, ask_path, ask_retreat
from romanum.games.pax.rules.battle.shifts import announce, ask_engine, count_points, spend_shifts
from romanum.games.pax.rules.battle.special_units import charge, commit
from romanum.games.pax.rules.battle.walls import ask_bids, ask_walls, town_left
from romanum.games.pax.state.control import is_home, settle
from romanum.games.pax.state.errands import Battle, Capture, CardMoment, RaiseMilitia
from romanum.games.pax.state.forces import is_alive, lcu, least_walls, number, occupants, strike, tidy
from romanum.games.pax.state.moves import AFTER_BATTLE, INTERCEPTING, LANDED, MUTINEERS, NO_MILITIA, WALLS_ALONE
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import FOLLOWERS, decider, enemies, is_friend, side_id
from romanum.games.pax.state.tribes import after_battle, has_counter


@carries_out(Battle)
def fight_battle(errand: Battle, g: Mediterranean) -> None:
    """10.0: the stack attacks whoever is in its place."""
    stack, space = errand.stack, g.at[errand.stack]
    if not is_alive(g, stack) or not lcu(g, stack):
        return
    attackers, defenders = meet(g, stack, errand.flags)
    if not defenders and g.town_of[space] in (NOBODY, g.whose[stack]):
        return
    if errand.flags & INTERCEPTING and not lcu_of(g, defenders):
        _sweep_away(g, stack, defenders)
        return
    side = chief_side(g, defenders, g.town_of[space])
    sides = g.whose[stack], side
    powers = decider(g, sides[0], side), decider(g, side, sides[0])
    before = regulars(g, attackers), regulars(g, defenders) + g.walls[space] * TABLES.walls.loss
    g.extra_shifts = (0, 0)
    flags = errand.flags | (LANDED if errand.flags & INTERCEPTING and has_landed(g, defenders, space) else 0)
    g.push(Fight(space, flags, attackers, defenders, sides, powers, before))
    if g.log is not None:
        facts: dict[str, Any] = {"attacker": side_id(g, sides[0]), "defender": side_id(g, side)}
        g.tell("battle-begins", "10.0", space=PLACE_IDS[space], **facts)


def has_landed(g: Mediterranean, defenders: tuple[int, ...], space: int) -> bool:
    """9.3.9: an Army that has just gone ashore in its own Port has the walls against interceptors."""
    return g.mover in defenders and g.came_from == space


def _sweep_away(g: Mediterranean, stack: int, defenders: tuple[int, ...]) -> None:
    """12.1.1a, 8.4.6: Garrisons that were intercepted fall without a fight, and leaders with them."""
    side, space = g.whose[stack], g.at[stack]
    for other in defenders:
        facts: dict[str, Any] = {"side": side_id(g, g.whose[other]), "number": number(g, other, GARRISON)}
        g.tell("garrisons-fall", "12.1.1a", space=PLACE_IDS[space], **facts)
        bury(g, other)
    if _is_among_enemies(g, side, space):
        regroup(g, stack)


@carries_out(NextStage)
def next_stage(errand: NextStage, g: Mediterranean) -> None:
    """10.2: one step after the other."""
    STAGES[errand.stage](g, g.running(Fight))


def _caught_in_fortress(g: Mediterranean, fight: Fight) -> None:
    """10.4.3b: Cavalry alone in a Mountain Fortress has no BP to fight with and is eliminated."""
    if FORTRESS[fight.space] and not fight.walls and not infantry_of(g, fight.defenders):
        for stack in standing(g, fight.defenders):
            bury(g, stack)
        g.call_off(Fight)


def _roll(g: Mediterranean, fight: Fight) -> None:
    """10.2-7: a die each, the attacker's first."""
    g.amend(Fight, dice=(g.dice.roll(), g.dice.roll()))


def _result(g: Mediterranean, fight: Fight) -> None:
    """10.2-10: who has won."""
    if g.log is None:
        return
    winner = fight.winner()
    facts: dict[str, Any] = {"space": PLACE_IDS[fight.space], "finals": fight.dice, "points": fight.points}
    facts["attacker"], facts["defender"] = (side_id(g, side) for side in fight.sides)
    facts["winner"] = side_id(g, fight.sides[winner]) if winner != NONE else "nobody"
    g.tell("battle-result", "10.2-10", **facts)


def owed(fight: Fight, who: int) -> int:
    """10.3.3: the percentage of the BP, halves up; whoever retreats loses one tenth less (10.7.1)."""
    tenths = fight.percent(who)
    if who == DEFENDER and fight.leaving != STAYS:
        tenths = max(0, tenths - RULES.retreat_relief)
    return (tenths * fight.base[who] + 5) // 10


def _losses(g: Mediterranean, fight: Fight) -> None:
    """10.2-12: the Defender takes his losses first."""
    for who in (ATTACKER, DEFENDER):
        walls = fight.space if fight.walls and who == DEFENDER else NONE
        barred = fight.walls or FORTRESS[fight.space]
        g.push(Losses(fight.powers[who], fight.army(who), owed(fight, who), walls, bool(barred)))


def _fallen(g: Mediterranean, fight: Fight) -> None:
    """8.4.4, 10.4.9, 12.1.1b: Armies without Land Combat Units are gone."""
    for who in (DEFENDER, ATTACKER):
        stacks = standing(g, fight.army(who))
        alone = not lcu_of(g, fight.army(1 - who))
        for stack in stacks if not lcu_of(g, stacks) else ():
            if not (alone and number(g, stack, GARRISON)):
                bury(g, stack)
    _succeed(g)


def _succeed(g: Mediterranean) -> None:
    """17.2-ALLIANCE-PERGAMUM-a: Pergamenes whose comrades have all fallen go on alone."""
    left = [stack for stack in (g.mover, g.companion) if is_alive(g, stack) and lcu(g, stack)]
    if left != [g.companion] or g.companion == NONE:
        return
    if is_alive(g, g.mover):
        bury(g, g.mover)
    fight = g.running(Fight)
    if fight.attackers[0] == g.mover:
        g.amend(Fight, attackers=(g.companion,))
    g.mover, g.companion = g.companion, NONE


def is_captured(g: Mediterranean, fight: Fight) -> bool:
    """7.4.1a: at its least, without Infantry, and with an attacker left."""
    if not fight.walls or not town_left(g, fight) or not lcu_of(g, fight.attackers):
        return False
    return g.walls[fight.space] <= least_walls(g, fight.space) and not infantry_of(g, _inside(g, fight))


def _inside(g: Mediterranean, fight: Fight) -> list[int]:
    """Defenders that are still in the Battle Space."""
    return [stack for stack in standing(g, fight.defenders) if g.at[stack] == fight.space]


def _aftermath(g: Mediterranean, fight: Fight) -> None:
    """10.2-13: the attacker goes back if the Battle Space is held against it; Tribes are counted.

    13.3-AFRICAb: mutineers who do not win are gone.
    """
    if any(g.whose[stack] == TRIBES for stack in fight.defenders) and TRIBE_AT[fight.space] != NONE:
        after_battle(g, fight.space)
    stack = fight.attackers[0]
    if is_captured(g, fight):
        for other in _inside(g, fight):
            bury(g, other)
    elif is_alive(g, stack) and fight.flags & MUTINEERS:
        if fight.winner() != ATTACKER:
            bury(g, stack)
    elif is_alive(g, stack) and _is_held(g, fight):
        regroup(g, stack)


def _is_held(g: Mediterranean, fight: Fight) -> bool:
    """10.7.7a, 7.4.4, 9.3.6b; ruling 9.3.1b: nobody stays among others for having intercepted a third."""
    side, space = fight.sides[ATTACKER], fight.space
    if fight.walls and town_left(g, fight):
        return True
    if fight.flags & INTERCEPTING and _is_among_enemies(g, side, space) and not _faces_walls(g, fight):
        return True
    if any(not is_friend(g, side, g.whose[s]) for s in fight.attackers[1:]):
        return True
    tribe = TRIBES in {g.whose[s] for s in fight.defenders} and has_counter(g, space)
    return tribe or bool(lcu_of(g, _inside(g, fight)))


def _faces_walls(g: Mediterranean, fight: Fight) -> bool:
    """7.3.1d: whether nothing is left but a City or Town that must be fought now, as its Defender left it out."""
    return town_left(g, fight) and not occupants(g, fight.space) & enemies(g, fight.sides[ATTACKER])


def _is_among_enemies(g: Mediterranean, side: int, space: int) -> bool:
    """5.1.2: whether others hold a Space, or own its City or Town, beside whom a side cannot stay."""
    return hostile_town(g, side, space) or bool(occupants(g, space) & enemies(g, side))


def _dismiss_engine(g: Mediterranean, fight: Fight) -> None:
    """17.2-POLIORCATES-EFFECT: a Helepolis that was used is gone."""
    engines = [stack for stack in standing(g, fight.attackers) if number(g, stack, HELEPOLIS)]
    if fight.engine and engines:
        strike(g, engines[0], HELEPOLIS)


def _end(g: Mediterranean, fight: Fight) -> None:
    """10.2-15: what the Battle leaves to do: a City or Town, which falls at once if bare (7.3.5), retreats, Militia."""
    g.call_off(Fight)
    record(g, fight)
    stack = fight.attackers[0]
    there = is_alive(g, stack) and g.at[stack] == fight.space
    tidy(g, fight.space)
    left = there and not fight.walls and town_left(g, fight)
    bare = left and g.walls[fight.space] <= least_walls(g, fight.space)
    if left and not bare:
        g.push(Battle(stack, fight.flags & ~(INTERCEPTING | LANDED) | WALLS_ALONE))
    elif g.mover != NONE:
        g.push(CardMoment(AFTER_BATTLE, NOBODY, NONE))
    if bare:
        g.push(Capture(stack))
    elif there and is_captured(g, fight):
        fall(g, stack)
    for gone in reversed(standing(g, fight.gone)):
        g.push(Retreated(gone, via=g.at[gone], goal=fight.goal))
    raise_militia(g, fight)
    if not fight.flags & INTERCEPTING:
        settle(g)


def record(g: Mediterranean, fight: Fight) -> None:
    """The verdict for others: place, Winner, Loser, and BP other than Militia that he lost; 9.2.1i."""
    winner = fight.winner()
    if winner == NONE:
        g.verdict = (fight.space, NOBODY, NOBODY, 0)
        return
    loser = 1 - winner
    g.verdict = (fight.space, fight.sides[winner], fight.sides[loser], lost_by(g, fight, loser))
    if g.mover in fight.army(loser):
        g.lost_battle = True


def lost_by(g: Mediterranean, fight: Fight, who: int) -> int:
    """12.3.1: BP other than Militia, Wall Points as they absorb losses."""
    left = regulars(g, fight.army(who))
    if who == DEFENDER:
        left += g.walls[fight.space] * TABLES.walls.loss
    return fight.before[who] - left


def raise_militia(g: Mediterranean, fight: Fight) -> None:
    """12.3.1, 12.7.4: a power that has lost a Battle at home, not to slaves, may raise Militia before anything else.

    Those who serve it are its own Army (12.4.4a), whoever leads in the Battle.
    """
    loser, lost = g.verdict[2:]
    if loser in FOLLOWERS:
        loser = g.patron[loser]
    if fight.flags & NO_MILITIA or g.verdict[1] in NO_CALL_TO_ARMS:
        return
    if 0 <= loser < SEATS and lost > 0 and is_home(g, loser, fight.space):
        g.push(RaiseMilitia(loser, False))


NO_CALL_TO_ARMS: Final = (*SLAVES, SUCCESSORS)
"""12.7.4, 17.2-SUCCESSOR-WARS-b: a defeat by these raises no Militia."""

STAGES: Final = (
    ask_walls,
    _caught_in_fortress,
    ask_bids,
    commit,
    charge,
    count_points,
    name_generals,
    _roll,
    offer_re_roll,
    ask_engine,
    announce,
    spend_shifts,
    _result,
    ask_retreat,
    _losses,
    _fallen,
    ask_path,
    _fallen,
    _aftermath,
    roll_for_leaders,
    _dismiss_engine,
    _end,
)
