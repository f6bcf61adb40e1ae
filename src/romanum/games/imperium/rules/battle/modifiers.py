"""14.4.2, 14.4.3, 19.3, 40: the ratio of a combat and every change of its roll, each with its rule."""

from __future__ import annotations

from typing import Final, NamedTuple

from romanum.games.imperium.data.charts import EFFICIENCY, LAND_RATIOS, TABLES, land_column
from romanum.games.imperium.data.hexes import MARSH, PROVINCE, ROUGH, TERRAIN
from romanum.games.imperium.data.provinces import AXE, NONE
from romanum.games.imperium.data.units import B
from romanum.games.imperium.rules.battle import strengths
from romanum.games.imperium.rules.battle.allies import helper_rating
from romanum.games.imperium.rules.battle.fight import ASSAULT, ATTACKER, DEFENDER, OUTSIDE, Fight, power_of
from romanum.games.imperium.rules.battle.parties import (
    attackers,
    combatants,
    fighters,
    holds_back,
    inside,
    leaders_among,
    outside,
    party,
    place_strength,
    plain,
    powers_among,
    shooters,
)
from romanum.games.imperium.rules.battle.retreats import parts_of
from romanum.games.imperium.rules.battle.strengths import Defence, Extra, Part
from romanum.games.imperium.rules.common.donatives import morale_of, shift
from romanum.games.imperium.rules.common.leaders import value
from romanum.games.imperium.rules.common.militia import militia_rating
from romanum.games.imperium.rules.common.seafarers import with_rhodians_twice
from romanum.games.imperium.rules.common.sieges import has_top_fort
from romanum.games.imperium.rules.special.grants import is_rough_pass, lack_engines
from romanum.games.imperium.state.forces import is_naval
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import NOBODY, REBELS, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, of, prevailing

DOUBLED: Final = TABLES.strength.besieged
"""14.3c: by what those behind walls are multiplied,"""
TRIPLED: Final = TABLES.strength.besieged_against_barbarians
"""14.3d, 14.3e: and where there is no timber, or against whoever has no engines."""


class Modifier(NamedTuple):
    """A change of the roll."""

    what: str
    rule: str
    value: int


class Reckoned(NamedTuple):
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


# ---- strengths


def multiplier(g: RomanWorld, fight: Fight) -> int:
    """14.3c-e, 21.2c: twice; three times without timber, or if most of the attackers have no engines."""
    province = PROVINCE[fight.place]
    mostly = lack_engines(g, attackers(g, fight), lambda stacks: plain(combatants(g, stacks)))
    return TRIPLED if mostly or (province != NONE and AXE[province]) else DOUBLED


def defence_of(g: RomanWorld, fight: Fight) -> Defence:
    """27.2.1c: who and what defends, as far as it is attacked."""
    stacks = party(g, fight, DEFENDER)
    within, without = inside(g, stacks), [s for s in stacks if not g.mark[s] & INSIDE]
    place = 0 if fight.mode == OUTSIDE else place_strength(g, fight.place, fight.enemy)
    times, enemies = multiplier(g, fight), powers_among(g, attackers(g, fight))
    out_units, in_units = (combatants(g, with_rhodians_twice(g, those, enemies)) for those in (without, within))
    return Defence(
        out_units,
        in_units,
        times=times,
        works=times if is_behind_works(g, fight) else 1,
        place=place,
        militia=Extra(fight.militia[DEFENDER], militia_rating(g, fight.place)),
        militia_inside=fight.mode == ASSAULT and not fighters(g, outside(g, stacks)),
        helpers=Extra(fight.helpers[DEFENDER], helper_rating(g)),
        alone=not out_units and not in_units and bool(leaders_among(g, stacks)),
    )


def is_behind_works(g: RomanWorld, fight: Fight) -> bool:
    """21.2d: besiegers attacked by those whom they besiege, or by relief, behind a top fort of their own."""
    if not fight.siege or not has_top_fort(g, fight.place, fight.enemy):
        return False
    return not inside(g, party(g, fight, DEFENDER))


def attack_of(g: RomanWorld, fight: Fight) -> list[Part]:
    """27.2.1c: the attackers' units, without those who dig."""
    own = [s for s in attackers(g, fight) if not holds_back(g, fight, s)]
    own = with_rhodians_twice(g, own, [fight.enemy, *powers_among(g, party(g, fight, DEFENDER))])
    return [Part(of(p.units, COMBATANTS), p.mark, p.aboard) for p in parts_of(g, own)]


def extras_of(g: RomanWorld, fight: Fight) -> tuple[Extra, Extra]:
    """29.3a: the attackers' militia, and helpers."""
    militia = Extra(fight.militia[ATTACKER], militia_rating(g, fight.place))
    return militia, Extra(fight.helpers[ATTACKER], helper_rating(g))


# ---- morale


def morale_power(g: RomanWorld, fight: Fight, side: int) -> int:
    """19.3.2: the power whose morale counts for a side; of a city alone its owner's."""
    stacks = party(g, fight, side)
    shares = {p: plain(combatants(g, [s for s in stacks if g.whose[s] == p])) for p in powers_among(g, stacks)}
    return morale_of(g, shares, leaders_among(g, stacks)) if shares else power_of(fight, side)


# ---- all together


def reckon(g: RomanWorld, fight: Fight) -> Reckoned:
    """14.4.2: strengths, column, and every change of the roll; 22.2.3a: rebels are CER B and have no morale."""
    parts, defence, extras = attack_of(g, fight), defence_of(g, fight), extras_of(g, fight)
    assault, split = fight.mode == ASSAULT, bool(defence.outside)
    more = sum(extra.points for extra in extras)
    attack = strengths.attack_strength(parts, assault=assault, split=split, extra=more)
    against = strengths.defence_strength(defence)
    column, beyond = land_column(attack, against)
    found = [Modifier("beyond-the-table", "14.4.2a", beyond), *_leaders(g, fight)]
    own = prevailing(strengths.attack_ratings(parts, *extras))
    theirs = B if fight.enemy == REBELS else prevailing(strengths.defence_ratings(defence))
    found.append(Modifier("efficiency", "14.4.3a", EFFICIENCY[own][theirs]))
    if TERRAIN[fight.place] in (ROUGH, MARSH) or is_rough_pass(g, fight.place):
        found.append(Modifier("terrain", "14.4.2d", TABLES.land_combat.rough_or_marsh))
    found.append(_morale(g, fight))
    if has_advantages(g, fight):
        found += _advantages(g, fight)
    return Reckoned(attack, against, column, tuple(change for change in found if change.value))


def _leaders(g: RomanWorld, fight: Fight) -> list[Modifier]:
    first, field, shut = fight.lead
    return [
        Modifier("attacking-leader", "14.4.2b", value(g, first)),
        Modifier("defending-leader", "14.4.2b", -value(g, field)),
        Modifier("besieged-leader", "14.4.2c", -value(g, shut) if fight.mode != OUTSIDE else 0),
    ]


def _morale(g: RomanWorld, fight: Fight) -> Modifier:
    powers = [
        fight.spirits[side] if fight.spirits[side] != NOBODY else morale_power(g, fight, side)
        for side in (ATTACKER, DEFENDER)
    ]
    one, other = (g.morale[power] + gift for power, gift in zip(powers, fight.gifts, strict=True))
    return Modifier("morale", "19.3", 0 if REBELS in powers else shift(one, other))


def has_advantages(g: RomanWorld, fight: Fight) -> bool:
    """40.3a: not in an assault, nor against besiegers behind a top fort (ruling); a lesser one is no hindrance."""
    return g.has_rule("40") and fight.mode != ASSAULT and not is_behind_works(g, fight)


def _advantages(g: RomanWorld, fight: Fight) -> list[Modifier]:
    """40: missiles and cavalry; of defenders only those who were met on the march have just crossed something."""
    foes = [s for s in party(g, fight, DEFENDER) if not is_naval(g, s)]
    theirs = [Part(shooters(g, s), g.mark[s] if fight.met else 0) for s in foes]
    own = [s for s in attackers(g, fight) if not holds_back(g, fight, s)]
    parts = [Part(shooters(g, s), g.mark[s], is_naval(g, s)) for s in own]
    shooting, against = fight.archers
    missile = strengths.advantage(strengths.missiles(parts, shooting), strengths.missiles(theirs, against))
    horse = strengths.advantage(strengths.cavalry(parts, shooting), strengths.cavalry(theirs, against))
    return [
        Modifier("missiles", "40.1a", missile * TABLES.land_combat.missile_advantage),
        Modifier("cavalry", "40.2a", horse * TABLES.land_combat.cavalry_advantage),
    ]
