"""14.4.2, 14.5: the die falls; who loses what, who retreats, and what falls."""

from __future__ import annotations

from romanum.engine.event import modifier
from romanum.games.imperium.data.charts import ELIMINATED, land_result
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.battle.fight import ATTACKER, DEFENDER, Fight, player_of, power_of
from romanum.games.imperium.rules.battle.losses import demand, take_leaders, wipe_out
from romanum.games.imperium.rules.battle.modifiers import Reckoned, reckon
from romanum.games.imperium.rules.battle.parties import (
    combatants,
    has_place,
    holders,
    inside,
    outside,
    party,
    powers_among,
    stacks_near,
    strength_of,
)
from romanum.games.imperium.rules.battle.reaction import Withdrawal
from romanum.games.imperium.rules.battle.retreats import shut_off
from romanum.games.imperium.rules.common.gods import appeals, roll_for
from romanum.games.imperium.rules.common.leaders import rally
from romanum.games.imperium.rules.common.powers import is_friend, power_id
from romanum.games.imperium.rules.common.powers import side as side_of
from romanum.games.imperium.state.errands import FleetsLeave, PlaceTaken
from romanum.games.imperium.state.forces import is_naval, settle
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, of


def pray(g: RomanWorld, fight: Fight) -> None:
    """42a: the attacker is about to roll."""
    appeals(g, fight.power)


def resolve(g: RomanWorld, fight: Fight) -> None:
    """14.4.2b, 14.5: the attacker rolls; whoever is eliminated is gone, and the other loses a share of as much."""
    found = reckon(g, fight)
    die = roll_for(g, fight.power)
    result = land_result(found.column, die + found.shift)
    units = strength_of(g, party(g, fight, ATTACKER)), strength_of(g, party(g, fight, DEFENDER))
    wins = ATTACKER if result.attacker_wins else DEFENDER
    fight = g.amend(Fight, column=found.column, wins=wins, before=units, mustered=fight.militia)
    _tell(g, fight, found, die)
    for side, code in ((ATTACKER, result.attacker), (DEFENDER, result.defender)):
        if code == ELIMINATED:
            wipe_out(g, fight, side)
        elif code:
            _suffer(g, fight, side, code)


def _suffer(g: RomanWorld, fight: Fight, side: int, quarters: int) -> None:
    """14.5d, 14.5e, 18.2a: so many quarters of what the other side has lost; a leader alone is taken."""
    if not combatants(g, party(g, fight, side)) and not fight.militia[side]:
        take_leaders(g, fight, side)
        return
    other = fight.before[1 - side] + fight.militia[1 - side]
    demand(g, fight, side, -(-quarters * other // 4))


def _tell(g: RomanWorld, fight: Fight, found: Reckoned, die: int) -> None:
    """For the log and the stage: strengths, ratio, die and every change of it with its rule."""
    if g.log is None:
        return
    changes = [modifier(change.rule, change.what, change.value) for change in found.modifiers]
    g.tell(
        "combat", "14.4.2b", place=PLACE_IDS[fight.place], power=power_id(g, fight.power),
        enemy=power_id(g, fight.enemy), attack=found.attack, defence=found.defence, ratio=found.ratio, die=die,
        modifiers=changes, total=die + found.shift, winner=power_id(g, power_of(fight, fight.wins)),
    )  # fmt: skip


# ---- who has lost


def losers_retreat(g: RomanWorld, fight: Fight) -> None:
    """14.5.1a, 14.5.1b: those outside must leave or go inside; where neither can be, half of them is lost."""
    rally(g, fight.place)
    settle(g, fight.place)
    side = 1 - fight.wins
    own = outside(g, party(g, fight, side))
    if own:
        g.push(Withdrawal(player_of(fight, side), side, after=True, shut=shut_off(g, own, fight.place)))


def ships_retreat(g: RomanWorld, fight: Fight) -> None:
    """14.6g: fleets that have fought on the losing side go elsewhere than the land units, unless walls protect them."""
    stacks = party(g, fight, 1 - fight.wins)
    beaten = [s for s in stacks if is_naval(g, s) and not g.mark[s] & INSIDE]
    for power in powers_among(g, beaten):
        g.push(FleetsLeave(fight.place, power))


def spoils(g: RomanWorld, fight: Fight) -> None:
    """14.5.1f, 16.1a, 16.1f, 21.3b: the loser's city, port or fort falls unless somebody holds it from inside."""
    loser, winner = power_of(fight, 1 - fight.wins), power_of(fight, fight.wins)
    still = [s for s in party(g, fight, fight.wins) if of(g.units[s], COMBATANTS) and not is_naval(g, s)]
    own = [s for s in stacks_near(g, fight.place) if is_friend(g, loser, g.whose[s])]
    if not still or combatants(g, inside(g, own)) or not has_place(g, fight.place, loser):
        return
    if fight.wins == DEFENDER and not _attackers_hold(g, fight):
        return
    heirs = powers_among(g, still)
    g.push(PlaceTaken(fight.place, winner if winner in heirs else heirs[0]))


def _attackers_hold(g: RomanWorld, fight: Fight) -> bool:
    """Ruling 14.5.1f: whether a place is theirs who attacked in vain, not a friend's who took no part."""
    sides = {side_of(g, g.whose[stack]) for stack in fight.attackers}
    return any(side_of(g, owner) in sides for owner in holders(g, fight.place))
