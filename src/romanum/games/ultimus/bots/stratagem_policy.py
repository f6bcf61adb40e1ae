"""Advice about stratagems and choices off the march: what is worth playing now, and on whom.

Every judge looks at the position through a `Look` and gives a score in the sense of `Game.prior`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from romanum.engine.step import Step
from romanum.games.ultimus.bots.evaluation import HOLDING_OF
from romanum.games.ultimus.bots.look import Look
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
from romanum.games.ultimus.rules.battle.combat import Battle
from romanum.games.ultimus.rules.march.fleets import LaunchFleet
from romanum.games.ultimus.rules.march.migration import Migrate, migrants
from romanum.games.ultimus.rules.march.migration import goals as migration_goals
from romanum.games.ultimus.rules.peoples.adjustments import ComeHome, PlaceUnit
from romanum.games.ultimus.rules.peoples.regna import ChooseHeir, ChooseKing, MoveCapital, future_kings
from romanum.games.ultimus.rules.peoples.treaties import PickGuarded, PickTribe, guardable, payable, treatable
from romanum.games.ultimus.rules.peoples.tribes import Muster
from romanum.games.ultimus.rules.peoples.winter import Resettle
from romanum.games.ultimus.rules.stratagems.plague import StrikeArea, deserters
from romanum.games.ultimus.rules.stratagems.war import PickVictim, PlaceBagaudes, restless, victims
from romanum.games.ultimus.rules.throne.succession import ChooseAugustus, NameEscort
from romanum.games.ultimus.rules.throne.usurpation import ChooseUsurper, NamePuppet, NextDiocese, pretenders
from romanum.games.ultimus.rules.year.entries import ChooseEntry
from romanum.games.ultimus.rules.year.events import Captain, Intrigue, Mutiny, Quarrel
from romanum.games.ultimus.rules.year.geostrategy import (
    Alliance,
    PlaceCouncil,
    Rebellion,
    Uprising,
    loyal,
    pairs,
    peaceful,
)
from romanum.games.ultimus.rules.year.scenario_rules import FreeUsurpation
from romanum.games.ultimus.rules.year.sequence import Movement
from romanum.games.ultimus.rules.year.victory_points import holds_roma
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


def _treaty(look: Look, kind: int) -> float:
    found = treatable(look.g, STRATAGEMS[kind].id.startswith("major"))
    worth = max([stake(look.g, t) for t in found if look.survey.at_war[t]], default=0.0)
    return _peace(look, worth)


def _peace(look: Look, worth: float) -> float:
    """Whether to make peace, by what it brings."""
    return NO if worth <= 1.5 else worth + (AT_ONCE if worth > look.manner.good_deal else 1.0)


def _tribute(look: Look, kind: int) -> float:
    g = look.g
    worth = max([stake(g, t) - TRIBUTE[g.major[t]] for t in payable(g)], default=0.0)
    return _peace(look, worth) - 1.0


def _buccellarii(look: Look, kind: int) -> float:
    best = max([LEADER_WORTH[p] for p in guardable(look.g)], default=0.0)
    return 3.0 if best > 0.8 else NO


def _uprising(look: Look, kind: int) -> float:
    g, major = look.g, "major" in STRATAGEMS[kind].id
    found = [*peaceful(g, major), *loyal(g, major)]
    return 2.0 + max([unrest(g, t) for t in found], default=0.0) if found else NO


def _usurpation(half: int) -> Callable[[Look, int], float]:
    def judge(look: Look, kind: int) -> float:
        g = look.g
        best = max([CP[p] + (p in g.caesar) for p in pretenders(g, half)], default=0)
        return _coup(best)

    return judge


def _coup(best: int) -> float:
    """A throne or a kingdom for a man with so many CP."""
    return NO if best < LIKELY - 1 else best + (AT_ONCE if best >= LIKELY else 2.0)


def _rex(look: Look, kind: int) -> float:
    return _coup(max([CP[p] for p in future_kings(look.g)], default=0))


def _alliance(look: Look, kind: int) -> float:
    g = look.g
    return 1.0 if any(look.survey.at_war[major] for major, _ in pairs(g)) else NO


def _rebellion(look: Look, kind: int) -> float:
    g = look.g
    hostile = [t for t, major in enumerate(g.ally) if major != NOBODY and look.survey.at_war[t]]
    return 2.0 if (look.camp == ROMAN) == bool(hostile) else NO


def _council(look: Look, kind: int) -> float:
    if look.camp == BARBARIAN:
        return AT_ONCE
    augustus = look.g.augustus[EAST]
    return 1.0 if augustus != NOBODY and CP[augustus] >= 4 and not look.g.civil_war() else NO


def _assassination(look: Look, kind: int) -> float:
    return 1.0 + max([prey(look, p) for p in victims(look.g, look.camp)], default=NO)


def prey(look: Look, leader: int) -> float:
    """What the death of an enemy leader is worth."""
    g = look.g
    worth = LEADER_WORTH[leader] + 0.2 * CP[leader]
    if leader in g.usurper:
        worth += 6.0
    if leader in g.augustus:
        civil = g.usurper[g.augustus.index(leader)] != NOBODY
        worth += (5.0 if look.wants_swap else -5.0) if civil else 1.0
    return worth


def harm(look: Look, area: int) -> float:
    """What reducing everybody in an area is worth: enemies less friends, more before a battle."""
    own, enemy = look.survey.forces[look.camp].get(area), look.survey.forces[1 - look.camp].get(area)
    found = (enemy.pf if enemy is not None else 0) - (own.pf if own is not None else 0)
    return 0.1 * found * (1.5 if own is not None and own.units else 1.0)


def _plague(look: Look, kind: int) -> float:
    best = max([harm(look, area) for area in look.survey.forces[1 - look.camp]], default=0.0)
    return best if best > look.manner.plague else NO


def desertion(look: Look, area: int) -> float:
    """What the desertion of Romans and Persae in an area is worth."""
    struck = deserters(look.g, look.camp, area)
    return 0.1 * look.g.strength(struck)


def _desertion(look: Look, kind: int) -> float:
    best = max([desertion(look, area) for area in look.survey.forces[1 - look.camp]], default=0.0)
    return best if best > 1.2 else NO


def hatred(look: Look, area: int) -> float:
    """6.3n, 6.3o: barbarian guards and leaders of the enemy's there and next door, less one's own."""
    g, total = look.g, 0.0
    for place in (area, *NEIGHBOURS[area]):
        for piece in g.at(place):
            sign = 1 if g.camp(piece) != look.camp else -1
            if piece < LEADER_COUNT:
                hated = LEADER_TRIBE[piece] < 0 and ORIGIN[piece] == BARBARIAN_ORIGIN
                total += sign * 0.4 * (LEADER_WORTH[piece] + 0.5) * hated
            elif KIND[piece - LEADER_COUNT] == PA and BARBARIAN_UNIT[piece - LEADER_COUNT]:
                total += sign * 0.2
    return total


def _germanophobia(look: Look, kind: int) -> float:
    best = max([hatred(look, area) for area in look.g.germanophobic], default=0.0)
    return best if best > 0.5 else NO


def _fury(look: Look, kind: int) -> float:
    """6.2k: where the die would probably fail, or the enemy rages, and enough is at stake."""
    attacks, fury = look.g.active == look.camp, _fury_of(look)
    if not fury:
        return _chancy(look, 0.1, 0.7)
    return _chancy(look, 0.1, 1.0) if fury == (2 if attacks else 1) else NO


def _fury_of(look: Look) -> int:
    """Who rages in the running battle: 1 the attacker, 2 the defender, 3 both."""
    return max([step.fury for step in look.g.stack if isinstance(step, Battle)], default=0)


def _chancy(look: Look, least: float, most: float) -> float:
    """Whether enough is at stake, and the chance to win between two bounds."""
    area = look.area
    own, enemy = look.survey.forces[look.camp].get(area), look.survey.forces[1 - look.camp].get(area)
    if own is None or enemy is None or own.pf + enemy.pf < WORTH_A_BATTLE:
        return NO
    win = clash(own, enemy).win if look.g.active == look.camp else 1 - clash(enemy, own).win
    return 2.0 if least < win <= most else NO


def _favour(look: Look, kind: int) -> float:
    die_counts = look.moment == "roll" and _fury_of(look) in (0, 3)
    return _chancy(look, 0.1, 0.7) - 0.5 if die_counts else NO


def _flight(look: Look, kind: int) -> float:
    area = look.area
    own, enemy = look.survey.forces[look.camp].get(area), look.survey.forces[1 - look.camp].get(area)
    if own is None or enemy is None or not own.units or not enemy.units or look.g.active == look.camp:
        return NO
    return 2.0 if own.pf >= 6 and clash(enemy, own).win > look.manner.flight else NO


def _bagaudes(look: Look, kind: int) -> float:
    late = look.moment == "end" or not look.g.sequences[ROMAN]
    return AT_ONCE if late and any(True for _ in restless(look.g)) else NO


def migration(look: Look, tribe: int) -> float:
    """What a Tribe wins by migrating now."""
    g = look.g
    if not look.survey.at_war[tribe]:
        return NO
    now = sum([OCCUPIED[a] for a in {g.where[u] for u in g.tribe_units(tribe)}])
    return max([OCCUPIED[a] - now for a in migration_goals(g, tribe) if not g.has_unit(ROMAN, a)], default=NO)


def _migration(look: Look, kind: int) -> float:
    """6.2p: on the march itself, when no Roman can answer any more."""
    late = isinstance(look.step, Movement) and not look.g.sequences[ROMAN]
    best = max([migration(look, t) for t in migrants(look.g)], default=NO) if late else NO
    return 1.0 + best if best > 0.5 else NO


def _pope(look: Look, kind: int) -> float:
    return 6.0 if holds_roma(look.g) else NO


def _initiative(look: Look, kind: int) -> float:
    return 0.7 if STRATAGEMS[kind].camp == "mixed" else -0.7


def _fleet(look: Look, kind: int) -> float:
    """6.3m: if somebody on a coast would go far by sea, and can at once."""
    voyage = launch(look.scout) if isinstance(look.step, Movement) else None
    return 2.0 + STEEP * voyage.gain if voyage is not None and voyage.gain > WORTH_A_FLEET else NO


def _port(look: Look, area: int) -> float:
    voyage = voyage_from(look.scout, area)
    return STEEP * voyage.gain if voyage is not None else 0.0


PLAYS: Final[dict[int, Callable[[Look, int], float]]] = {
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


def _usurper(look: Look, leader: int) -> float:
    """A man whom others follow, with troops, far from the Augustus's strength."""
    g = look.g
    here = g.where[leader]
    force = look.survey.forces[ROMAN].get(here)
    pf = force.pf if force is not None else 0
    diocese = sum([f.pf for a, f in look.survey.forces[ROMAN].items() if DIOCESE[a] == DIOCESE[here]])
    return 1.5 * (CP[leader] + (leader in g.caesar)) + 0.1 * pf + 0.04 * diocese + LEADER_WORTH[leader]


def _augustus(look: Look, leader: int) -> float:
    """3.5.2: a man whom others follow, not too good a soldier, and near to where he must live (3.6.6)."""
    here = look.g.where[leader]
    way = min([WAY[here][seat] for seat in CAPITALS if HALF[seat] == look.step.half]) if here < ZONE_COUNT else 0
    return CP[leader] + 0.5 * VS[leader] - 0.3 * LEADER_WORTH[leader] - 0.1 * way


LEADERS: Final[dict[type[Step[Any]], Callable[[Look, int], float]]] = {
    PickVictim: prey,
    ChooseUsurper: _usurper,
    FreeUsurpation: lambda look, leader: 3.0,
    NamePuppet: lambda look, leader: float(CP[leader]),
    ChooseAugustus: _augustus,
    NameEscort: lambda look, leader: 2 * LEADER_WORTH[leader],
    ChooseKing: lambda look, leader: 2.0 * CP[leader],
    ChooseHeir: lambda look, leader: CP[leader] + LEADER_WORTH[leader],
    PickGuarded: lambda look, leader: 3 * LEADER_WORTH[leader],
    Intrigue: lambda look, leader: 3 * LEADER_WORTH[leader],
    Captain: lambda look, leader: 2 * LEADER_WORTH[leader] if look.g.where[leader] < ZONE_COUNT else 0.0,
}


# ---- which Tribe


def _deal(look: Look, tribe: int) -> float:
    g = look.g
    cost = TRIBUTE[g.major[tribe]] if look.step.deal == "tribute" else 0
    return stake(g, tribe) - cost if look.survey.at_war[tribe] else -3.0


def _allied(look: Look, tribe: int) -> float:
    return unrest(look.g, tribe) * (1.0 if look.survey.at_war[tribe] else 0.3)


TRIBES_FOR: Final[dict[type[Step[Any]], Callable[[Look, int], float]]] = {
    Uprising: lambda look, tribe: unrest(look.g, tribe),
    Alliance: _allied,
    Rebellion: lambda look, tribe: float(len(UNITS_OF[tribe])),
    Migrate: migration,
    PickTribe: _deal,
    Quarrel: lambda look, tribe: stake(look.g, tribe),
}


# ---- where


def _entry(look: Look, area: int) -> float:
    """Beside the strongest."""
    force = look.survey.forces[look.camp].get(area)
    return 0.2 * force.pf + look.manner.inside * (HALF[area] >= 0) if force is not None else 0.0


def _unit_back(look: Look, area: int) -> float:
    """Where it strengthens others, in a town, not beside a stronger enemy."""
    forces = look.survey.forces
    own = forces[look.camp].get(area)
    enemy = max([f.pf for f in (forces[1 - look.camp].get(near) for near in NEIGHBOURS[area]) if f], default=0)
    pf = own.pf if own is not None else 0
    lone = 0.6 if not pf and TOWN[area] else 0.0
    return lone + 0.08 * min(pf, 15) - 0.06 * max(0, enemy - pf) + 0.3 * TOWN[area] - 0.15 * TO_EMPIRE[area]


def _quiet_corner(look: Look, area: int) -> float:
    """A town far from the enemy's troops."""
    forces = look.survey.forces[1 - look.camp]
    near = sum([f.pf for place in (area, *NEIGHBOURS[area]) if (f := forces.get(place))])
    return OCCUPIED[area] - 0.15 * near


def _council_seat(look: Look, area: int) -> float:
    """Far from the eastern Augustus for the Barbarian, near for the Roman."""
    augustus = look.g.augustus[EAST]
    here = look.g.where[augustus] if augustus != NOBODY else FLEET_BASE[EAST]
    way = WAY[here][area] if 0 <= here < ZONE_COUNT else WAY[FLEET_BASE[EAST]][area]
    return float(way if look.camp == BARBARIAN else -way)


def _struck(look: Look, area: int) -> float:
    kind = STRATAGEMS[look.step.kind].id
    if kind == "germanophobia":
        return 2 * hatred(look, area)
    return 2 * (desertion(look, area) if kind == "desertion" else harm(look, area))


def _diocese(look: Look, area: int) -> float:
    """3.6.3d: where most troops have leaders who may come over."""
    forces = look.survey.forces[ROMAN]
    return 1.0 + 0.1 * sum([f.pf for a, f in forces.items() if DIOCESE[a] == DIOCESE[area] and f.leaders])


def _mutiny(look: Look, area: int) -> float:
    force = look.survey.forces[ROMAN].get(area)
    if force is None:
        return 0.0
    near = any(look.survey.units_at(BARBARIAN, place) for place in NEIGHBOURS[area])
    return 1.0 / (1 + len(force.units)) + 1.0 * near


AREAS_FOR: Final[dict[type[Step[Any]], Callable[[Look, int], float]]] = {
    ChooseEntry: _entry,
    Muster: lambda look, area: 1.0 - 0.5 * TO_EMPIRE[area],
    PlaceUnit: _unit_back,
    ComeHome: _entry,
    Resettle: lambda look, area: -0.5 * OCCUPIED[area],
    MoveCapital: _quiet_corner,
    PlaceBagaudes: _quiet_corner,
    PlaceCouncil: _council_seat,
    StrikeArea: _struck,
    NextDiocese: _diocese,
    Mutiny: _mutiny,
    LaunchFleet: _port,
}


def keep(look: Look, kind: int) -> float:
    """What a stratagem is worth keeping for."""
    return HOLDING_OF[kind]


def caesar(look: Look, leader: int) -> float:
    """3.5.1: an able general, of one's own people if possible."""
    worth = 2 * LEADER_WORTH[leader] + 0.2 * CC[leader]
    return worth if LEADER_TRIBE[leader] < 0 else worth - 1.5
