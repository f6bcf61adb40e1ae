"""Advice about stratagems and choices off the march: what is worth playing now, and on whom.

Every judge looks at the position through a `Glance` and gives a score in the sense of `Game.prior`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from romanum.games.ultimus.bots.evaluation import HOLDING_OF
from romanum.games.ultimus.bots.pull import STEEP
from romanum.games.ultimus.bots.raids import launch, voyage_from
from romanum.games.ultimus.bots.survey import CAPITALS, LEADER_WORTH, OCCUPIED, TO_EMPIRE, WAY, clash
from romanum.games.ultimus.data.components import (
    BARBARIAN_ORIGIN,
    BARBARIAN_UNIT,
    CC,
    CP,
    DIOCESE,
    FLEET_BASE,
    HALF,
    HOME_ZONES,
    KIND,
    LEADER_COUNT,
    LEADER_TRIBE,
    NEIGHBOURS,
    ORIGIN,
    PA,
    PF,
    STRATAGEM,
    STRATAGEMS,
    TOWN,
    VS,
    ZONE_COUNT,
)
from romanum.games.ultimus.rules.combat import Battle
from romanum.games.ultimus.rules.geostrategy import loyal, pairs, peaceful
from romanum.games.ultimus.rules.migration import goals as migration_goals
from romanum.games.ultimus.rules.migration import migrants
from romanum.games.ultimus.rules.plague import deserters
from romanum.games.ultimus.rules.regna import future_kings
from romanum.games.ultimus.rules.scoring import holds_roma
from romanum.games.ultimus.rules.treaties import guardable, payable, treatable
from romanum.games.ultimus.rules.usurpation import pretenders
from romanum.games.ultimus.rules.war_stratagems import restless, victims
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    EAST,
    FOEDERATI,
    NOBODY,
    ROMAN,
    UNITS_OF,
    WEST,
    LateEmpire,
)

if TYPE_CHECKING:
    from romanum.games.ultimus.bots.policy import Glance

NO: Final = -7.0
"""Not now."""
AT_ONCE: Final = 8.0
"""Worth more than keeping it: a position in which the target is still to be chosen does not show that."""
LIKELY: Final = 3
"""CP with which a usurper or a king succeeds in half of all cases."""
TRIBUTE: Final = (1, 3)
WORTH_A_FLEET: Final = 1.5
"""Points that make a voyage worth a stratagem."""
WORTH_A_BATTLE: Final = 12
"""PF on both sides together that make a battle worth a stratagem."""


# ---- what Tribes are worth


def stake(g: LateEmpire, tribe: int) -> float:
    """What ending a Tribe's war is worth to the Roman, allies included: this year's areas and those to come."""
    total = 0.0
    for one in (tribe, *[t for t, major in enumerate(g.ally) if major == tribe]):
        units = g.tribe_units(one)
        areas = {g.where[u] for u in units if g.camp(u) == BARBARIAN}
        total += sum([OCCUPIED[a] for a in areas]) + 0.9 * len(units) * horizon(g)
    return total


def horizon(g: LateEmpire) -> float:
    """The years to come, the later the less."""
    return float(4 * (1 - 0.8 ** (g.last_year - g.year)))


def unrest(g: LateEmpire, tribe: int) -> float:
    """What raising a Tribe is worth to the Barbarian: units, and how near they are to what they want."""
    units = [u for u in UNITS_OF[tribe] if g.where[u] >= 0 or not g.major[tribe]]
    years = 0.5 + horizon(g)
    if g.status[tribe] == FOEDERATI:
        inside = len({g.where[u] for u in g.tribe_units(tribe)})
        return inside * 1.5 + len(units) * years
    homes = HOME_ZONES[tribe] or (0,)
    near = min([TO_EMPIRE[home] for home in homes])
    strong = sum([PF[u][0] for u in units])
    return (len(units) * 0.5 + strong * 0.12) * years * (1.1 - 0.1 * near)


# ---- playing: by kind of stratagem


def _treaty(glance: Glance, kind: int) -> float:
    found = treatable(glance.g, STRATAGEMS[kind].id.startswith("major"))
    worth = max([stake(glance.g, t) for t in found if glance.survey.at_war[t]], default=0.0)
    return _peace(glance, worth)


def _peace(glance: Glance, worth: float) -> float:
    """Whether to make peace, by what it brings."""
    return NO if worth <= 1.5 else worth + (AT_ONCE if worth > glance.manner.good_deal else 1.0)


def _tribute(glance: Glance, kind: int) -> float:
    g = glance.g
    worth = max([stake(g, t) - TRIBUTE[g.major[t]] for t in payable(g)], default=0.0)
    return _peace(glance, worth) - 1.0


def _buccellarii(glance: Glance, kind: int) -> float:
    best = max([LEADER_WORTH[p] for p in guardable(glance.g)], default=0.0)
    return 3.0 if best > 0.8 else NO


def _uprising(glance: Glance, kind: int) -> float:
    g, major = glance.g, "major" in STRATAGEMS[kind].id
    found = [*peaceful(g, major), *loyal(g, major)]
    return 2.0 + max([unrest(g, t) for t in found], default=0.0) if found else NO


def _usurpation(half: int) -> Callable[[Glance, int], float]:
    def judge(glance: Glance, kind: int) -> float:
        g = glance.g
        best = max([CP[p] + (p in g.caesar) for p in pretenders(g, half)], default=0)
        return _coup(best)

    return judge


def _coup(best: int) -> float:
    """A throne or a kingdom for a man with so many CP."""
    return NO if best < LIKELY - 1 else best + (AT_ONCE if best >= LIKELY else 2.0)


def _rex(glance: Glance, kind: int) -> float:
    return _coup(max([CP[p] for p in future_kings(glance.g)], default=0))


def _alliance(glance: Glance, kind: int) -> float:
    g = glance.g
    return 1.0 if any(glance.survey.at_war[major] for major, _ in pairs(g)) else NO


def _rebellion(glance: Glance, kind: int) -> float:
    g = glance.g
    hostile = [t for t, major in enumerate(g.ally) if major != NOBODY and glance.survey.at_war[t]]
    return 2.0 if (glance.camp == ROMAN) == bool(hostile) else NO


def _council(glance: Glance, kind: int) -> float:
    if glance.camp == BARBARIAN:
        return AT_ONCE
    augustus = glance.g.augustus[EAST]
    return 1.0 if augustus != NOBODY and CP[augustus] >= 4 and not glance.g.civil_war() else NO


def _assassination(glance: Glance, kind: int) -> float:
    return 1.0 + max([prey(glance, p) for p in victims(glance.g, glance.camp)], default=NO)


def prey(glance: Glance, leader: int) -> float:
    """What the death of an enemy leader is worth."""
    g = glance.g
    worth = LEADER_WORTH[leader] + 0.2 * CP[leader]
    if leader in g.usurper:
        worth += 6.0
    if leader in g.augustus:
        civil = g.usurper[g.augustus.index(leader)] != NOBODY
        worth += (5.0 if glance.wants_swap else -5.0) if civil else 1.0
    return worth


def harm(glance: Glance, area: int) -> float:
    """What reducing everybody in an area is worth: enemies less friends, more before a battle."""
    own, enemy = glance.survey.forces[glance.camp].get(area), glance.survey.forces[1 - glance.camp].get(area)
    found = (enemy.pf if enemy is not None else 0) - (own.pf if own is not None else 0)
    return 0.1 * found * (1.5 if own is not None and own.units else 1.0)


def _plague(glance: Glance, kind: int) -> float:
    best = max([harm(glance, area) for area in glance.survey.forces[1 - glance.camp]], default=0.0)
    return best if best > glance.manner.plague else NO


def desertion(glance: Glance, area: int) -> float:
    """What the desertion of Romans and Persae in an area is worth."""
    struck = deserters(glance.g, glance.camp, area)
    return 0.1 * glance.g.strength(struck)


def _desertion(glance: Glance, kind: int) -> float:
    best = max([desertion(glance, area) for area in glance.survey.forces[1 - glance.camp]], default=0.0)
    return best if best > 1.2 else NO


def hatred(glance: Glance, area: int) -> float:
    """6.3n, 6.3o: barbarian guards and leaders of the enemy's there and next door, less one's own."""
    g, total = glance.g, 0.0
    for place in (area, *NEIGHBOURS[area]):
        for piece in g.at(place):
            sign = 1 if g.camp(piece) != glance.camp else -1
            if piece < LEADER_COUNT:
                hated = LEADER_TRIBE[piece] < 0 and ORIGIN[piece] == BARBARIAN_ORIGIN
                total += sign * 0.4 * (LEADER_WORTH[piece] + 0.5) * hated
            elif KIND[piece - LEADER_COUNT] == PA and BARBARIAN_UNIT[piece - LEADER_COUNT]:
                total += sign * 0.2
    return total


def _germanophobia(glance: Glance, kind: int) -> float:
    best = max([hatred(glance, area) for area in glance.g.germanophobic], default=0.0)
    return best if best > 0.5 else NO


def _fury(glance: Glance, kind: int) -> float:
    """6.2k: where the die would probably fail, or the enemy rages, and enough is at stake."""
    attacks, fury = glance.g.active == glance.camp, _fury_of(glance)
    if not fury:
        return _chancy(glance, 0.1, 0.7)
    return _chancy(glance, 0.1, 1.0) if fury == (2 if attacks else 1) else NO


def _fury_of(glance: Glance) -> int:
    """Who rages in the running battle: 1 the attacker, 2 the defender, 3 both."""
    return max([step.fury for step in glance.g.stack if isinstance(step, Battle)], default=0)


def _chancy(glance: Glance, least: float, most: float) -> float:
    """Whether enough is at stake, and the chance to win between two bounds."""
    area = glance.area
    own, enemy = glance.survey.forces[glance.camp].get(area), glance.survey.forces[1 - glance.camp].get(area)
    if own is None or enemy is None or own.pf + enemy.pf < WORTH_A_BATTLE:
        return NO
    win = clash(own, enemy).win if glance.g.active == glance.camp else 1 - clash(enemy, own).win
    return 2.0 if least < win <= most else NO


def _favour(glance: Glance, kind: int) -> float:
    die_counts = glance.moment == "roll" and _fury_of(glance) in (0, 3)
    return _chancy(glance, 0.1, 0.7) - 0.5 if die_counts else NO


def _flight(glance: Glance, kind: int) -> float:
    area = glance.area
    own, enemy = glance.survey.forces[glance.camp].get(area), glance.survey.forces[1 - glance.camp].get(area)
    if own is None or enemy is None or not own.units or not enemy.units or glance.g.active == glance.camp:
        return NO
    return 2.0 if own.pf >= 6 and clash(enemy, own).win > glance.manner.flight else NO


def _bagaudes(glance: Glance, kind: int) -> float:
    late = glance.moment == "end" or not glance.g.sequences[ROMAN]
    return AT_ONCE if late and any(True for _ in restless(glance.g)) else NO


def migration(glance: Glance, tribe: int) -> float:
    """What a Tribe wins by migrating now."""
    g = glance.g
    if not glance.survey.at_war[tribe]:
        return NO
    now = sum([OCCUPIED[a] for a in {g.where[u] for u in g.tribe_units(tribe)}])
    return max([OCCUPIED[a] - now for a in migration_goals(g, tribe) if not g.has_unit(ROMAN, a)], default=NO)


def _migration(glance: Glance, kind: int) -> float:
    """6.2p: on the march itself, when no Roman can answer any more."""
    late = glance.step_name == "Movement" and not glance.g.sequences[ROMAN]
    best = max([migration(glance, t) for t in migrants(glance.g)], default=NO) if late else NO
    return 1.0 + best if best > 0.5 else NO


def _pope(glance: Glance, kind: int) -> float:
    return 6.0 if holds_roma(glance.g) else NO


def _initiative(glance: Glance, kind: int) -> float:
    return 0.7 if STRATAGEMS[kind].camp == "mixed" else -0.7


def _fleet(glance: Glance, kind: int) -> float:
    """6.3m: if somebody on a coast would go far by sea, and can at once."""
    voyage = launch(glance.scout) if glance.step_name == "Movement" else None
    return 2.0 + STEEP * voyage.gain if voyage is not None and voyage.gain > WORTH_A_FLEET else NO


def _port(glance: Glance, area: int) -> float:
    voyage = voyage_from(glance.scout, area)
    return STEEP * voyage.gain if voyage is not None else 0.0


PLAYS: Final[dict[int, Callable[[Glance, int], float]]] = {
    STRATAGEM["minor-federation-treaty"]: _treaty,
    STRATAGEM["major-federation-treaty"]: _treaty,
    STRATAGEM["tribute"]: _tribute,
    STRATAGEM["augusta-orientalis"]: _initiative,
    STRATAGEM["augusta-occidentalis"]: _initiative,
    STRATAGEM["pope"]: _pope,
    STRATAGEM["buccellarii"]: _buccellarii,
    STRATAGEM["western-usurpation"]: _usurpation(WEST),
    STRATAGEM["eastern-usurpation"]: _usurpation(EAST),
    STRATAGEM["minor-tribe-uprising"]: _uprising,
    STRATAGEM["two-minor-tribe-uprisings"]: _uprising,
    STRATAGEM["three-minor-tribe-uprisings"]: _uprising,
    STRATAGEM["major-tribe-uprising"]: _uprising,
    STRATAGEM["three-major-tribe-uprisings"]: _uprising,
    STRATAGEM["scourge-of-god"]: _fury,
    STRATAGEM["furor-germanicus"]: _fury,
    STRATAGEM["rex"]: _rex,
    STRATAGEM["barbarian-alliance"]: _alliance,
    STRATAGEM["bagaudes"]: _bagaudes,
    STRATAGEM["migration"]: _migration,
    STRATAGEM["initiative"]: _initiative,
    STRATAGEM["rebellion"]: _rebellion,
    STRATAGEM["ecumenical-council"]: _council,
    STRATAGEM["opportune-flight"]: _flight,
    STRATAGEM["assassination"]: _assassination,
    STRATAGEM["plague-breaks-out"]: _plague,
    STRATAGEM["plague-epidemic"]: _plague,
    STRATAGEM["desertion"]: _desertion,
    STRATAGEM["divine-favour"]: _favour,
    STRATAGEM["fleet"]: _fleet,
    STRATAGEM["germanophobia"]: _germanophobia,
}


# ---- whom: leaders


def _usurper(glance: Glance, leader: int) -> float:
    """A man whom others follow, with troops, far from the Augustus's strength."""
    g = glance.g
    here = g.where[leader]
    force = glance.survey.forces[ROMAN].get(here)
    pf = force.pf if force is not None else 0
    diocese = sum([f.pf for a, f in glance.survey.forces[ROMAN].items() if DIOCESE[a] == DIOCESE[here]])
    return 1.5 * (CP[leader] + (leader in g.caesar)) + 0.1 * pf + 0.04 * diocese + LEADER_WORTH[leader]


def _augustus(glance: Glance, leader: int) -> float:
    """3.5.2: a man whom others follow, not too good a soldier, and near to where he must live (3.6.6)."""
    here = glance.g.where[leader]
    way = min([WAY[here][seat] for seat in CAPITALS if HALF[seat] == glance.step.half]) if here < ZONE_COUNT else 0
    return CP[leader] + 0.5 * VS[leader] - 0.3 * LEADER_WORTH[leader] - 0.1 * way


LEADERS: Final[dict[str, Callable[[Glance, int], float]]] = {
    "PickVictim": prey,
    "ChooseUsurper": _usurper,
    "FreeUsurpation": lambda glance, leader: 3.0,
    "NamePuppet": lambda glance, leader: float(CP[leader]),
    "ChooseAugustus": _augustus,
    "NameEscort": lambda glance, leader: 2 * LEADER_WORTH[leader],
    "ChooseKing": lambda glance, leader: 2.0 * CP[leader],
    "ChooseHeir": lambda glance, leader: CP[leader] + LEADER_WORTH[leader],
    "PickGuarded": lambda glance, leader: 3 * LEADER_WORTH[leader],
    "Intrigue": lambda glance, leader: 3 * LEADER_WORTH[leader],
    "Captain": lambda glance, leader: 2 * LEADER_WORTH[leader] if glance.g.where[leader] < ZONE_COUNT else 0.0,
}


# ---- which Tribe


def _deal(glance: Glance, tribe: int) -> float:
    g = glance.g
    cost = TRIBUTE[g.major[tribe]] if glance.step.deal == "tribute" else 0
    return stake(g, tribe) - cost if glance.survey.at_war[tribe] else -3.0


def _allied(glance: Glance, tribe: int) -> float:
    return unrest(glance.g, tribe) * (1.0 if glance.survey.at_war[tribe] else 0.3)


TRIBES_FOR: Final[dict[str, Callable[[Glance, int], float]]] = {
    "Uprising": lambda glance, tribe: unrest(glance.g, tribe),
    "Alliance": _allied,
    "Rebellion": lambda glance, tribe: float(len(UNITS_OF[tribe])),
    "Migrate": migration,
    "PickTribe": _deal,
    "Quarrel": lambda glance, tribe: stake(glance.g, tribe),
}


# ---- where


def _entry(glance: Glance, area: int) -> float:
    """Beside the strongest."""
    force = glance.survey.forces[glance.camp].get(area)
    return 0.2 * force.pf + glance.manner.inside * (HALF[area] >= 0) if force is not None else 0.0


def _unit_back(glance: Glance, area: int) -> float:
    """Where it strengthens others, in a town, not beside a stronger enemy."""
    forces = glance.survey.forces
    own = forces[glance.camp].get(area)
    enemy = max([f.pf for f in (forces[1 - glance.camp].get(near) for near in NEIGHBOURS[area]) if f], default=0)
    pf = own.pf if own is not None else 0
    lone = 0.6 if not pf and TOWN[area] else 0.0
    return lone + 0.08 * min(pf, 15) - 0.06 * max(0, enemy - pf) + 0.3 * TOWN[area] - 0.15 * TO_EMPIRE[area]


def _quiet_corner(glance: Glance, area: int) -> float:
    """A town far from the enemy's troops."""
    forces = glance.survey.forces[1 - glance.camp]
    near = sum([f.pf for place in (area, *NEIGHBOURS[area]) if (f := forces.get(place))])
    return OCCUPIED[area] - 0.15 * near


def _council_seat(glance: Glance, area: int) -> float:
    """Far from the eastern Augustus for the Barbarian, near for the Roman."""
    augustus = glance.g.augustus[EAST]
    here = glance.g.where[augustus] if augustus != NOBODY else FLEET_BASE[EAST]
    way = WAY[here][area] if 0 <= here < ZONE_COUNT else WAY[FLEET_BASE[EAST]][area]
    return float(way if glance.camp == BARBARIAN else -way)


def _struck(glance: Glance, area: int) -> float:
    kind = STRATAGEMS[glance.step.kind].id
    if kind == "germanophobia":
        return 2 * hatred(glance, area)
    return 2 * (desertion(glance, area) if kind == "desertion" else harm(glance, area))


def _diocese(glance: Glance, area: int) -> float:
    """3.6.3d: where most troops have leaders who may come over."""
    forces = glance.survey.forces[ROMAN]
    return 1.0 + 0.1 * sum([f.pf for a, f in forces.items() if DIOCESE[a] == DIOCESE[area] and f.leaders])


def _mutiny(glance: Glance, area: int) -> float:
    force = glance.survey.forces[ROMAN].get(area)
    if force is None:
        return 0.0
    near = any(glance.survey.units_at(BARBARIAN, place) for place in NEIGHBOURS[area])
    return 1.0 / (1 + len(force.units)) + 1.0 * near


AREAS_FOR: Final[dict[str, Callable[[Glance, int], float]]] = {
    "ChooseEntry": _entry,
    "Muster": lambda glance, area: 1.0 - 0.5 * TO_EMPIRE[area],
    "PlaceUnit": _unit_back,
    "ComeHome": _entry,
    "Resettle": lambda glance, area: -0.5 * OCCUPIED[area],
    "MoveCapital": _quiet_corner,
    "PlaceBagaudes": _quiet_corner,
    "PlaceCouncil": _council_seat,
    "StrikeArea": _struck,
    "NextDiocese": _diocese,
    "Mutiny": _mutiny,
    "LaunchFleet": _port,
}


def keep(glance: Glance, kind: int) -> float:
    """What a stratagem is worth keeping for."""
    return HOLDING_OF[kind]


def caesar(glance: Glance, leader: int) -> float:
    """3.5.1: an able general, of one's own people if possible."""
    worth = 2 * LEADER_WORTH[leader] + 0.2 * CC[leader]
    return worth if LEADER_TRIBE[leader] < 0 else worth - 1.5
