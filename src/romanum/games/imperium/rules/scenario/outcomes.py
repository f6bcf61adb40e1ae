"""What a trigger brings (`data.outcomes`), each kind by a function: whether its time was ripe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.games.imperium.data import outcomes as o
from romanum.games.imperium.data.cities import CITIES_OF, CITY_IDS
from romanum.games.imperium.data.colours import kind_of
from romanum.games.imperium.data.hexes import GRID, HEX, HEXES_OF, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.outcomes import Trigger
from romanum.games.imperium.data.provinces import NONE, PROVINCE_IDS
from romanum.games.imperium.data.starts import StackStart
from romanum.games.imperium.data.units import TYPE_BY_ID
from romanum.games.imperium.rules.common import morale, subjects
from romanum.games.imperium.rules.common.control import city_at, exists, take_city
from romanum.games.imperium.rules.common.handover import (
    absorb,
    cede,
    defect,
    enlist,
    go_over,
    nearest_city,
    of_types,
    share,
    withdraw,
    worth_of_leader,
)
from romanum.games.imperium.rules.common.leaders import leaders_at, place_of, station, take_off
from romanum.games.imperium.rules.common.powers import (
    EVERY_PLAYER,
    is_friend,
    is_roman_faction,
    majors,
    make_client,
    make_neutral,
    power_id,
    put_to_sleep,
    wake,
)
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.setup import deploy, is_waiting_for
from romanum.games.imperium.rules.special.chronicle import end_rule, rule_called
from romanum.games.imperium.state.actions import AT, CITY_MOVE
from romanum.games.imperium.state.errands import Activated, Deployment, LeaderLost, Reckoning, SiegesSeen
from romanum.games.imperium.state.forces import is_naval, settle, stacks_at, stacks_of
from romanum.games.imperium.state.position import (
    ABSENT,
    ACTIVE,
    DEAD,
    INACTIVE,
    NEUTRAL,
    NOBODY,
    PEOPLE,
    ROMAN,
    RomanWorld,
)
from romanum.games.imperium.state.rosters import LETTER, each, roster
from romanum.games.imperium.state.steps import PlayerChoice

RULE: Final = "2.5"


def carry_out(g: RomanWorld, outcome: o.Outcome, trigger: Trigger) -> bool:
    """An outcome happens; false if it cannot yet, so that its trigger is looked at again."""
    return _DEEDS[type(outcome)](g, outcome, trigger) is not False


# ---- powers wake, change sides, sleep


def rouse(g: RomanWorld, power: int) -> None:
    """5.2, 23.3: a power is active, at war with all if it is a neutral; its units are found."""
    if g.standing[power] == ACTIVE:
        return
    wake(g, power, EVERY_PLAYER if g.bond[power] == NEUTRAL else 0)
    if g.log is not None:
        g.tell("special-wakes", RULE, power=power_id(g, power))
    g.push(Activated(power))


def _activate(g: RomanWorld, it: o.Activate, trigger: Trigger) -> None:
    rouse(g, it.power)


def _become(g: RomanWorld, it: o.Become, trigger: Trigger) -> None:
    make_client(g, it.power, it.of)
    g.at_war = changed(g.at_war, it.power, 0)
    if g.log is not None:
        g.tell("special-client", RULE, power=power_id(g, it.power), patron=power_id(g, it.of))
    rouse(g, it.power)
    g.push(SiegesSeen())


def _neutral(g: RomanWorld, it: o.Neutral, trigger: Trigger) -> None:
    before = g.standing[it.power]
    make_neutral(g, it.power, before)
    if not it.active:
        put_to_sleep(g, it.power)
    elif before == ACTIVE:
        wake(g, it.power, EVERY_PLAYER)
    else:
        rouse(g, it.power)


def _dormant(g: RomanWorld, it: o.Dormant, trigger: Trigger) -> None:
    g.silent |= 1 << it.power


def _arrive(g: RomanWorld, it: o.Arrive, trigger: Trigger) -> None:
    """Stacks that wait for this trigger come: where the set-up says, or as their player likes."""
    if g.standing[it.power] == ABSENT:
        return
    for number, stack in enumerate(g.setting.powers[it.power].stacks):
        if not is_waiting_for(stack, trigger.id):
            continue
        if stack.place == NONE or stack.within:
            g.push(Deployment(it.power, number))
        else:
            _appear(g, it.power, stack)


def _appear(g: RomanWorld, power: int, stack: StackStart) -> None:
    """In its place; a rising takes the city, and others leave it; elsewhere a place that is not free has another."""
    place, city = stack.place, city_at(g, stack.place)
    strangers = {g.whose[s] for s in stacks_at(g, place) if not is_friend(g, power, g.whose[s])}
    if stack.takes_city:
        for other in sorted(strangers):
            withdraw(g, place, other, (PROVINCE[place],))
        deploy(g, power, stack, place)
        if city != NONE:
            take_city(g, city, power, RULE)
        return
    shut = strangers or (city != NONE and g.city_of[city] != NOBODY and not is_friend(g, power, g.city_of[city]))
    deploy(g, power, stack, _refuge(g, power, place) if shut else place)


def _refuge(g: RomanWorld, power: int, place: int) -> int:
    """Where somebody comes who cannot come where he should: a stack of his in the Province, or the nearest of all."""
    own = [g.at[s] for s in stacks_of(g, power) if not is_naval(g, s)]
    near = [there for there in own if PROVINCE[there] == PROVINCE[place]] or own
    return min(near, key=lambda there: (GRID.distance(HEX[place], HEX[there]), there), default=place)


# ---- powers pass or end


def _join(g: RomanWorld, it: o.Join, trigger: Trigger) -> bool:
    """Not before somebody else, a Roman faction, holds the city."""
    to = int(it.to) if it.to is not None else g.city_of[it.holder_of] if it.holder_of is not None else NOBODY
    if it.holder_of is not None and (to == it.power or not is_roman_faction(g, to)):
        return False
    if g.standing[it.power] != ABSENT and to != NOBODY and g.standing[to] != ABSENT:
        if g.log is not None:
            g.tell("special-joins", RULE, power=power_id(g, it.power), other=power_id(g, to))
        absorb(g, it.power, to, halved=it.halved)
        g.push(SiegesSeen())
    return True


def _dissolve(g: RomanWorld, it: o.Dissolve, trigger: Trigger) -> None:
    """20.0: nothing is left of its morale; the reckoning does the rest."""
    if g.standing[it.power] != ABSENT and g.morale[it.power] > 0:
        morale.change(g, it.power, -g.morale[it.power], "20.0")
    g.push(Reckoning())


# ---- leaders


def _die(g: RomanWorld, it: o.Die, trigger: Trigger) -> None:
    if g.leader_in[it.leader] >= 0:
        g.push(LeaderLost(it.leader, NOBODY, killed=True, in_battle=False, quietly=it.quietly))


def _succeed(g: RomanWorld, it: o.Succeed, trigger: Trigger) -> None:
    """18.3: he is Imperator or Rex, at once; one who has not come yet comes to a place that his player picks."""
    gone = g.standing[it.power] == ABSENT or bool(g.dissolved >> it.power & 1)
    elsewhere = g.leader_of[it.leader] != it.power and g.head[g.leader_of[it.leader]] == it.leader
    if gone or elsewhere or g.leader_in[it.leader] == DEAD or g.captor[it.leader] != NOBODY:
        return
    if g.leader_in[it.leader] >= 0:
        enthrone(g, it.power, it.leader, place_of(g, it.leader))
        return
    own = [place for place in it.at if _is_own(g, it.power, place)]
    if len(own) > 1 and g.chief[it.power] != NOBODY:
        g.push(Throne(g.chief[it.power], int(it.power), int(it.leader), tuple(own)))
    else:
        first = own[0] if own else nearest_city(g, it.power, it.at[0]) if it.at else NONE
        enthrone(g, it.power, it.leader, first if first != NONE else _refuge(g, it.power, it.at[0] if it.at else 0))


def _is_own(g: RomanWorld, power: int, place: int) -> bool:
    city = city_at(g, place)
    return (
        city != NONE
        and g.city_of[city] != NOBODY
        and is_friend(g, power, g.city_of[city])
        and not is_besieged(g, place)
    )


def enthrone(g: RomanWorld, power: int, leader: int, place: int) -> None:
    """A leader is the head of a power where he stands; a head before him who still lives leaves the map."""
    old = g.head[power]
    if old not in (NONE, leader) and g.leader_in[old] >= 0 and g.captor[old] == NOBODY:
        take_off(g, old, DEAD)
    if g.leader_of[leader] != power or g.leader_in[leader] < 0:
        _bring(g, leader, power, place)
    g.head, g.purse = changed(g.head, power, leader), changed(g.purse, power, leader)
    if g.log is not None:
        g.tell("special-succeeds", "18.3a", power=power_id(g, power), place=PLACE_IDS[place])


def _bring(g: RomanWorld, leader: int, power: int, place: int) -> None:
    """Onto the map, or away from the stack of another power, in the same place."""
    before = place_of(g, leader)
    station(g, leader, power, place)
    if before != NONE:
        settle(g, before)


class Throne(PlayerChoice, frozen=True):
    """Where a new Imperator or Rex comes."""

    power: int
    leader: int
    places: tuple[int, ...]
    rule: ClassVar[str] = "2.5"
    asks: ClassVar[Asks] = Asks("throne", subjects.POWER)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The places the scenario names and that are his."""
        return [AT[place] for place in self.places]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        enthrone(g, self.power, self.leader, move[1])


# ---- morale and talents


def _add_morale(g: RomanWorld, it: o.AddMorale, trigger: Trigger) -> None:
    morale.change(g, it.of, it.add, RULE)


def _add_talents(g: RomanWorld, it: o.AddTalents, trigger: Trigger) -> None:
    g.treasury[it.of] = max(0, g.treasury[it.of] + it.add)
    if g.log is not None:
        g.tell("special-talents", RULE, power=power_id(g, it.of), now=g.treasury[it.of])


def _debase(g: RomanWorld, it: o.Debase, trigger: Trigger) -> None:
    for power in majors(g):
        if g.origin[power] == ROMAN:
            g.treasury[power] -= g.treasury[power] * it.percent // 100


# ---- units


def _reinforce(g: RomanWorld, it: o.Reinforce, trigger: Trigger) -> bool:
    """In a place that is the power's, or they wait; or with a stack of its, which its player picks, or not at all."""
    if g.standing[it.of] == ABSENT:
        return True
    units = _new_units(g, it)
    if it.at is not None:
        if not _is_own(g, it.of, it.at):
            return False
        enlist(g, it.of, it.at, units)
        return True
    places = sorted({g.at[s] for s in stacks_of(g, it.of) if not is_naval(g, s) and g.units[s]})
    within = tuple(place for place in places if not it.within or PROVINCE[place] in it.within)
    if within and g.chief[it.of] == NOBODY:
        enlist(g, it.of, within[0], units)
    elif within:
        g.push(Reinforcement(g.chief[it.of], int(it.of), units, within))
    return True


def _new_units(g: RomanWorld, it: o.Reinforce) -> str:
    start = g.setting.powers[it.of]
    return roster({kind_of(name, start.cer, start.cavalry_cer): number for name, number in it.units.items()})


class Reinforcement(PlayerChoice, frozen=True):
    """Which stack units join that come for nothing; the scenario tells everybody what they are."""

    power: int
    units: str
    places: tuple[int, ...]
    rule: ClassVar[str] = "2.5"
    asks: ClassVar[Asks] = Asks("reinforcement", subjects.POWER)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Where the power stands."""
        return [AT[place] for place in self.places]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        enlist(g, self.power, move[1], self.units)


def _desert(g: RomanWorld, it: o.Desert, trigger: Trigger) -> None:
    """Units of the stacks that are meant go over, each by a die or a share of each kind; then the land."""
    types = tuple(TYPE_BY_ID[name] for name in it.types)
    for stack in stacks_of(g, it.of):
        place = g.at[stack]
        if (it.within and PROVINCE[place] not in it.within) or (it.leaderless and leaders_at(g, place, it.of)):
            continue
        units = of_types(g.units[stack], types)
        going = _dared(g, it.of, place, units, it.least) if it.least else share(units, it.percent)
        if going:
            defect(g, stack, going, it.to)
    if it.leader is not None and g.leader_in[it.leader] >= 0 and g.captor[it.leader] == NOBODY:
        _persuade(g, it.leader, it.to)
    if it.cede:
        for province in it.within:
            cede(g, province, it.of, it.to)
    for place in sorted({place for place in g.at if place >= 0}):
        settle(g, place)
    g.push(SiegesSeen())


def _persuade(g: RomanWorld, leader: int, to: int) -> None:
    """20.3.3: a leader goes over by himself, with the morale that he is worth."""
    worth = worth_of_leader(g, leader)
    morale.change(g, g.leader_of[leader], -worth, "19.1e")
    morale.change(g, to, worth, "20.3.3")
    _bring(g, leader, to, place_of(g, leader))


def _dared(g: RomanWorld, power: int, place: int, units: str, least: int) -> str:
    """Those whose die is high enough, one after the other."""
    dice = [g.dice.roll() for _ in units]
    if dice:
        _tell_dice(g, power, place, dice)
    return "".join(LETTER[kind] for kind, die in zip(each(units), dice, strict=True) if die >= least)


def _tell_dice(g: RomanWorld, power: int, place: int, dice: list[int]) -> None:
    if g.log is not None:
        g.tell("wavers", RULE, power=power_id(g, power), place=PLACE_IDS[place], dice=dice)


def _waver(g: RomanWorld, it: o.Waver, trigger: Trigger) -> None:
    """A die for every hex near the leader with units of the power but not its head."""
    near = place_of(g, it.near)
    if near == NONE or g.captor[it.near] != NOBODY:
        return
    places = sorted({g.at[s] for s in stacks_of(g, it.of) if GRID.distance(HEX[g.at[s]], HEX[near]) <= it.hexes})
    for place in places:
        if place_of(g, g.head[it.of]) == place:
            continue
        die = g.dice.roll()
        _tell_dice(g, it.of, place, [die])
        if die >= it.least:
            all_go_over(g, place, it.of, it.to)
    g.push(SiegesSeen())


def all_go_over(g: RomanWorld, place: int, power: int, to: int) -> None:
    """All units and leaders of a power in a place go over."""
    for stack in stacks_at(g, place):
        if g.whose[stack] == power:
            go_over(g, stack, to)
    settle(g, place)
    if g.log is not None:
        g.tell("special-goes-over", RULE, power=power_id(g, power), other=power_id(g, to), place=PLACE_IDS[place])


def _split(g: RomanWorld, it: o.Split, trigger: Trigger) -> None:
    place = place_of(g, it.leader)
    if place == NONE or g.captor[it.leader] != NOBODY:
        return
    old = g.leader_of[it.leader]
    g.standing[it.power] = ACTIVE
    all_go_over(g, place, old, it.power)
    if g.head[it.power] == NONE:
        g.head = changed(g.head, it.power, int(it.leader))
    if g.head[old] == it.leader:
        g.head = changed(g.head, old, NONE)
    g.push(SiegesSeen())


# ---- Provinces, cities, rules


def _free(g: RomanWorld, it: o.Free, trigger: Trigger) -> None:
    """5.2.3c: a Province is its people's, who sleep; units of its old lord go to the nearest city of their side."""
    people, province = PEOPLE + it.province, int(it.province)
    if g.lord[province] != it.of:
        return
    make_neutral(g, people, INACTIVE)
    cede(g, province, it.of, people)
    for place in HEXES_OF[province]:
        if any(g.whose[s] == it.of and not is_naval(g, s) for s in stacks_at(g, place)):
            withdraw(g, place, it.of)
    if g.log is not None:
        g.tell("special-frees", RULE, power=power_id(g, it.of), province=PROVINCE_IDS[province])


def _raid(g: RomanWorld, it: o.Raid, trigger: Trigger) -> None:
    cities = tuple(city for province in it.within for city in CITIES_OF[province] if exists(g, city))
    if g.chief[it.chosen_by] != NOBODY:
        g.push(RaidedCity(g.chief[it.chosen_by], cities, it.markers))


class RaidedCity(PlayerChoice, frozen=True):
    """24.1c: the city that raiders have plundered."""

    cities: tuple[int, ...]
    markers: int
    rule: ClassVar[str] = "2.5"
    asks: ClassVar[Asks] = Asks("raided-city")

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Cities of the Provinces."""
        return [CITY_MOVE[city] for city in self.cities]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        g.city_plunder = changed(g.city_plunder, move[1], max(self.markers, g.city_plunder[move[1]]))
        if g.log is not None:
            g.tell("special-raid", "24.1c", city=CITY_IDS[move[1]])


def _lift(g: RomanWorld, it: o.Lift, trigger: Trigger) -> None:
    rule = rule_called(g, it.rule)
    if rule != NONE:
        end_rule(g, rule)


_DEEDS: Final[dict[type, Callable[[RomanWorld, Any, Trigger], bool | None]]] = {
    o.Activate: _activate,
    o.Become: _become,
    o.Neutral: _neutral,
    o.Dormant: _dormant,
    o.Arrive: _arrive,
    o.Join: _join,
    o.Dissolve: _dissolve,
    o.Die: _die,
    o.Succeed: _succeed,
    o.AddMorale: _add_morale,
    o.AddTalents: _add_talents,
    o.Debase: _debase,
    o.Reinforce: _reinforce,
    o.Desert: _desert,
    o.Waver: _waver,
    o.Split: _split,
    o.Free: _free,
    o.Raid: _raid,
    o.Lift: _lift,
}
