"""14.4.2, 14.4.3, 19.3, 40: the ratio of a combat and every change of its roll, each with its rule."""

from __future__ import annotations

from typing import NamedTuple

from romanum.games.imperium.data.charts import EFFICIENCY, LAND_RATIOS, TABLES, land_column
from romanum.games.imperium.data.hexes import MARSH, PROVINCE, ROUGH, TERRAIN
from romanum.games.imperium.data.provinces import AXE, NONE
from romanum.games.imperium.data.specials import Siegecraft
from romanum.games.imperium.rules.battle import strengths
from romanum.games.imperium.rules.battle.fight import ASSAULT, ATTACKER, DEFENDER, OUTSIDE, Fight
from romanum.games.imperium.rules.battle.parties import (
    attackers,
    combatants,
    inside,
    leaders_among,
    outside,
    party,
    place_strength,
    plain,
    powers_among,
)
from romanum.games.imperium.rules.battle.retreats import parts_of
from romanum.games.imperium.rules.battle.strengths import Defence, Part
from romanum.games.imperium.state.control import cities_of, city_strength
from romanum.games.imperium.state.forces import is_naval
from romanum.games.imperium.state.leaders import is_head, rank, value
from romanum.games.imperium.state.militia import militia_rating
from romanum.games.imperium.state.position import BARBARIAN, INSIDE, ROMAN, RomanWorld
from romanum.games.imperium.state.powers import power_id
from romanum.games.imperium.state.rosters import COMBATANTS, of
from romanum.games.imperium.state.sieges import has_top_fort

DOUBLED, TRIPLED = 2, 3


class Modifier(NamedTuple):
    """A change of the roll."""

    what: str
    rule: str
    value: int


class Odds(NamedTuple):
    """14.4.2: what is known of a combat before the die falls."""

    attack: int
    defence: int
    column: int
    modifiers: tuple[Modifier, ...]

    @property
    def shift(self) -> int:
        """All changes of the roll together."""
        return sum(change.value for change in self.modifiers)

    @property
    def ratio(self) -> str:
        """The column as the table heads it."""
        return LAND_RATIOS[self.column]


def has_no_engines(g: RomanWorld, power: int) -> bool:
    """14.3e: barbarians and Parthians, unless a scenario says that they have learnt it."""
    for rule in g.setting.of(Siegecraft):
        if int(rule.of) == power and rule.applies(g.month, g.seats):
            held = any(c == power and g.origin[g.leader_of[n]] == ROMAN for n, c in enumerate(g.captor))
            return not held and not any(city_strength(g, city) >= rule.strength for city in cities_of(g, power))
    return g.origin[power] == BARBARIAN or power_id(g, power) == "parthia"


def multiplier(g: RomanWorld, fight: Fight) -> int:
    """14.3c-e, 21.2c: twice; three times without timber, or against those without engines, by most of their strength."""
    province = PROVINCE[fight.place]
    stacks = attackers(g, fight)
    wild = sum(plain(combatants(g, [s])) for s in stacks if has_no_engines(g, g.whose[s]))
    mostly = 2 * wild > plain(combatants(g, stacks))
    return TRIPLED if mostly or (province != NONE and AXE[province]) else DOUBLED


def defence_of(g: RomanWorld, fight: Fight) -> Defence:
    """Who and what defends, as far as it is attacked."""
    stacks = party(g, fight, DEFENDER)
    within, without = inside(g, stacks), [s for s in stacks if not g.mark[s] & INSIDE]
    place = 0 if fight.mode == OUTSIDE else place_strength(g, fight.place, fight.enemy)
    shut = fight.mode == ASSAULT and not outside(g, stacks)
    works = multiplier(g, fight) if besieges_behind_works(g, fight) else 1
    out_units, in_units = combatants(g, without), combatants(g, within)
    alone = not out_units and not in_units and not place and bool(leaders_among(g, stacks))
    return Defence(
        out_units, in_units, multiplier(g, fight), works, place, fight.militia[DEFENDER], shut,
        militia_rating(g, fight.place), alone,
    )  # fmt: skip


def besieges_behind_works(g: RomanWorld, fight: Fight) -> bool:
    """21.2d: attacked by those whom they besiege, or by relief, behind a top fort of their own."""
    sally = any(g.mark[s] & INSIDE for s in attackers(g, fight))
    return sally and has_top_fort(g, fight.place, fight.enemy)


def attack_of(g: RomanWorld, fight: Fight) -> list[Part]:
    """The attackers' units."""
    return [Part(of(p.units, COMBATANTS), p.mark, p.aboard) for p in parts_of(g, attackers(g, fight))]


# ---- morale


def morale_power(g: RomanWorld, fight: Fight, side: int) -> int:
    """19.3.2: the power whose morale counts: by Roman command, Imperator or Rex, strength, and rank of leaders."""
    stacks = party(g, fight, side)
    if not stacks:
        return fight.power if side == ATTACKER else fight.enemy
    leaders = leaders_among(g, stacks)
    romans = [leader for leader in leaders if g.origin[g.leader_of[leader]] == ROMAN]
    heads = [leader for leader in leaders if is_head(g, leader)]
    if romans and len(romans) < len(leaders):
        return g.leader_of[max(romans, key=lambda leader: rank(g, leader))]
    if heads:
        return g.leader_of[max(heads, key=lambda leader: rank(g, leader))]
    share = {p: plain(combatants(g, [s for s in stacks if g.whose[s] == p])) for p in powers_among(g, stacks)}
    most = [power for power in share if share[power] == max(share.values())]
    led = [leader for leader in leaders if g.leader_of[leader] in most]
    return g.leader_of[max(led, key=lambda leader: rank(g, leader))] if len(most) > 1 and led else most[0]


def morale_change(own: int, other: int) -> int:
    """19.3: 1 for whoever is at least 50 points higher."""
    gap = TABLES.morale.gap
    return 1 if own - other >= gap else -1 if other - own >= gap else 0


# ---- all together


def odds(g: RomanWorld, fight: Fight) -> Odds:
    """14.4.2: strengths, column, and every change of the roll."""
    parts, defence = attack_of(g, fight), defence_of(g, fight)
    assault, split = fight.mode == ASSAULT, bool(defence.outside)
    attack = strengths.attack_strength(parts, assault=assault, split=split, militia=fight.militia[ATTACKER])
    against = strengths.defence_strength(defence)
    column, beyond = land_column(attack, against)
    found = [
        Modifier("beyond-the-table", "14.4.2a", beyond),
        *_leaders(g, fight),
        _efficiency(g, fight, parts, defence),
    ]
    if TERRAIN[fight.place] in (ROUGH, MARSH):
        found.append(Modifier("terrain", "14.4.2d", TABLES.land_combat.rough_or_marsh))
    found.append(_morale(g, fight))
    if g.has_rule("40") and not assault:
        found += _advantages(g, fight, parts)
    return Odds(attack, against, column, tuple(change for change in found if change.value))


def _leaders(g: RomanWorld, fight: Fight) -> list[Modifier]:
    first, field, shut = fight.lead
    return [
        Modifier("attacking-leader", "14.4.2b", value(g, first)),
        Modifier("defending-leader", "14.4.2b", -value(g, field)),
        Modifier("besieged-leader", "14.4.2c", -value(g, shut) if fight.mode != OUTSIDE else 0),
    ]


def _efficiency(g: RomanWorld, fight: Fight, parts: list[Part], defence: Defence) -> Modifier:
    own = strengths.rating(strengths.attack_ratings(parts, fight.militia[ATTACKER], militia_rating(g, fight.place)))
    return Modifier("efficiency", "14.4.3a", EFFICIENCY[own][strengths.rating(strengths.defence_ratings(defence))])


def _morale(g: RomanWorld, fight: Fight) -> Modifier:
    one, other = (g.morale[morale_power(g, fight, side)] + fight.gifts[side] for side in (ATTACKER, DEFENDER))
    return Modifier("morale", "19.3", morale_change(one, other))


def _advantages(g: RomanWorld, fight: Fight, parts: list[Part]) -> list[Modifier]:
    """40: missiles and cavalry; the defenders' have crossed nothing."""
    theirs = [Part(g.units[s]) for s in party(g, fight, DEFENDER) if not is_naval(g, s)]
    shooting, against = fight.archers
    missile = strengths.advantage(strengths.missiles(parts, shooting), strengths.missiles(theirs, against))
    horse = strengths.advantage(strengths.cavalry(parts, shooting), strengths.cavalry(theirs, against))
    return [
        Modifier("missiles", "40.1a", missile * TABLES.land_combat.missile_advantage),
        Modifier("cavalry", "40.2a", horse * TABLES.land_combat.cavalry_advantage),
    ]
