"""39.2-O, P and Q: barbarians break in, Parthia or Persia stirs, Provinces revolt."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.position import changed
from romanum.engine.step import Task
from romanum.games.imperium.data.characters import WokenByEvent
from romanum.games.imperium.data.charts import COLOURS, TABLES
from romanum.games.imperium.data.hexes import HEXES_OF, LAND
from romanum.games.imperium.data.provinces import CULTIVATED, PROVINCE_BY_ID, PROVINCE_COUNT, PROVINCE_IDS
from romanum.games.imperium.data.units import KIND, TYPE_BY_ID
from romanum.games.imperium.rules.common.control import city_at
from romanum.games.imperium.rules.common.powers import EVERY_PLAYER, existing, is_friend, majors, power_id, remove, wake
from romanum.games.imperium.rules.special.specials import is_silent
from romanum.games.imperium.state.actions import AT
from romanum.games.imperium.state.effects import REVOLT, begin, effects, end
from romanum.games.imperium.state.errands import Activated
from romanum.games.imperium.state.forces import add, has_combatants, put, settle, stacks_at, stacks_of, strike
from romanum.games.imperium.state.marks import CALLED, FRESH
from romanum.games.imperium.state.position import (
    ACTIVE,
    BARBARIAN,
    CIVILIZED,
    INACTIVE,
    NEUTRAL,
    NOBODY,
    NONE,
    PEOPLE,
    RomanWorld,
)
from romanum.games.imperium.state.rosters import LETTER
from romanum.games.imperium.state.steps import PlayerChoice

CER_C: Final = 2
RAIDERS: Final = LETTER[KIND[TYPE_BY_ID["20-8"]][0][CER_C]]
RIDERS: Final = LETTER[KIND[TYPE_BY_ID["6-16"]][0][CER_C]]
REBELS_OF_A_PROVINCE: Final = LETTER[KIND[TYPE_BY_ID["4-12"]][0][CER_C]]
INCURSIONS: Final = tuple(PROVINCE_BY_ID[name] for name in TABLES.random_events.incursion)
RIDERS_FROM: Final = PROVINCE_BY_ID["arabia-deserta"]
"""39.2-O2."""
REVOLTS_ON: Final = 6
MORALE: Final = 50
"""Ruling 23.3a: of a people that the scenario does not list."""
ALWAYS: Final = 1 << 30
EASTERN: Final = ("parthia", "persia")
COUNTERS: Final = tuple(COLOURS.index(name) for name in ("black", "brown", "tan", "white", "orange", "yellow"))


# ---- incursions


def incursion(g: RomanWorld, power: int) -> None:
    """39.2-O, 39.2-O2: nothing beside a barbarian major power; else sleepers wake, or raiders come."""
    if any(g.origin[other] == BARBARIAN for other in majors(g)):
        return
    asleep = sleepers(g)
    if not asleep:
        _raid(g)
        return
    drawn = asleep[g.dice.roll(len(asleep)) - 1] if len(asleep) > 1 else asleep[0]
    rouse(g, drawn, "39.2-O")


def sleepers(g: RomanWorld) -> list[int]:
    """Ruling 39.2-O: the inactive barbarian minor powers that the scenario lists with land of their own."""
    return [
        power
        for power, start in enumerate(g.setting.powers)
        if g.standing[power] == INACTIVE and g.origin[power] == BARBARIAN and start.provinces and not start.still
        and not is_silent(g, power)
    ]  # fmt: skip


def rouse(g: RomanWorld, power: int, rule: str) -> None:
    """23.1: it is awake, a neutral at war with everybody; its units are found next."""
    wake(g, power, EVERY_PLAYER if g.bond[power] == NEUTRAL else 0)
    if g.log is not None:
        g.tell("stirs", rule, power=power_id(g, power))
    g.push(Activated(power))


def _raid(g: RomanWorld) -> None:
    """39.2-O2: where, and how many."""
    where, number = g.dice.roll(), g.dice.roll()
    province = INCURSIONS[where - 1]
    if g.log is not None:
        g.tell("raid", "39.2-O2", province=PROVINCE_IDS[province], dice=[where, number])
    letter = RIDERS if province == RIDERS_FROM else RAIDERS
    raise_people(g, province, BARBARIAN, EVERY_PLAYER, letter * number)


def raise_people(g: RomanWorld, province: int, origin: int, against: int, units: str) -> None:
    """A people is an active neutral with these units, without replacements; whoever is farthest places them.

    Until then they wait together in one hex of the Province; without a hex free of others nobody comes.
    """
    people, places = PEOPLE + province, camp_sites(g, PEOPLE + province, province)
    if not places:
        return
    g.bond[people], g.origin[people], g.morale[people] = NEUTRAL, origin, MORALE
    g.cer, g.rate = changed(g.cer, people, CER_C), changed(g.rate, people, 0)
    if not g.colours[people]:
        g.colours = changed(g.colours, people, 1 << _free_colour(g))
    wake(g, people, against)
    add(g, people, places[0], units, CALLED)
    g.push(Rising(people, province))
    g.push(Activated(people))


def _free_colour(g: RomanWorld) -> int:
    """Ruling 23.3a: the first colour of barbarians and foreigners that nobody in play has."""
    used = 0
    for power in existing(g):
        used |= g.colours[power]
    return next((colour for colour in COUNTERS if not used >> colour & 1), COUNTERS[0])


def camp_sites(g: RomanWorld, people: int, province: int) -> list[int]:
    """The land hexes of a Province without units of others or a city held by others."""
    return [place for place in HEXES_OF[province] if LAND[place] and _is_open(g, people, place)]


def _is_open(g: RomanWorld, people: int, place: int) -> bool:
    city = city_at(g, place)
    holder = g.city_of[city] if city != NONE else NOBODY
    if holder not in (NOBODY, people):
        return False
    return all(is_friend(g, people, g.whose[stack]) for stack in stacks_at(g, place))


class Rising(Task[RomanWorld], frozen=True):
    """39.2-O2, 39.2-Q: it is known who commands them: he places them, one by one."""

    people: int
    province: int
    rule: ClassVar[str] = "39.2-O2"

    def run(self, g: RomanWorld) -> None:
        """Without anybody they stay where they wait."""
        if g.chief[self.people] == NOBODY:
            disband_camp(g, self.people)
        else:
            g.push(PlaceRisen(g.chief[self.people], self.people, self.province))


def waiting(g: RomanWorld, people: int) -> int:
    """The stack of those who are still to be placed; none once all are."""
    return next((s for s in stacks_of(g, people) if g.mark[s] == CALLED), NONE)


def disband_camp(g: RomanWorld, people: int) -> None:
    """Whoever waits stays where he is."""
    stack = waiting(g, people)
    if stack != NONE:
        g.mark[stack] = FRESH
        settle(g, g.at[stack])


class PlaceRisen(PlayerChoice, frozen=True):
    """39.2-O2, 39.2-Q: where does the next one stand?"""

    people: int
    province: int
    rule: ClassVar[str] = "39.2-O2"
    stays: ClassVar[bool] = True

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Any free hex of the Province."""
        return [AT[place] for place in camp_sites(g, self.people, self.province)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """One unit; the last goes where it is put as well."""
        stack = waiting(g, self.people)
        letter, colour = g.units[stack][:1], g.colour[stack]
        if len(g.units[stack]) == 1:
            g.stack.pop()
            here = g.at[stack]
            put(g, stack, move[1])
            g.mark[stack] = FRESH
            settle(g, here)
            settle(g, move[1])
            return
        strike(g, stack, letter)
        add(g, self.people, move[1], letter, FRESH, colour)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Whose, and how many are left: for whoever places them, as nobody else may count what comes (3.2a)."""
        left = len(g.units[waiting(g, self.people)]) if seat == self.player or not g.hidden else 0
        return Prompt("place-risen", self.rule, {"power": power_id(g, self.people), "number": left})


# ---- Parthia, Persia, and whom else a scenario wakes by an event


def wake_by_scenario(g: RomanWorld, letter: str) -> None:
    """WokenByEvent: inactive powers that a letter wakes."""
    for woken in g.setting.of(WokenByEvent):
        waits = g.standing[woken.power] == INACTIVE and not is_silent(g, woken.power)
        if woken.event == letter and woken.applies(g.month, g.seats) and waits:
            rouse(g, woken.power, "2.5")


def persia_stirs(g: RomanWorld, power: int) -> None:
    """39.2-P: an inactive minor power of that name with units of its own wakes."""
    for east, start in enumerate(g.setting.powers):
        waits = g.standing[east] == INACTIVE and not is_silent(g, east)
        if start.id in EASTERN and waits and any(stack.units for stack in start.stacks):
            rouse(g, east, "39.2-P")
            return


# ---- revolts


def revolt(g: RomanWorld, power: int) -> None:
    """39.2-Q: a die for each Province in the order of the record; the first 6 revolts, and a die has its rebels."""
    dice: list[int] = []
    for province in on_record(g, power):
        dice.append(g.dice.roll())
        if dice[-1] == REVOLTS_ON:
            _rise(g, power, province, dice)
            return
    if g.log is not None:
        g.tell("no-revolt", "39.2-Q", power=power_id(g, power), dice=dice)


def on_record(g: RomanWorld, power: int) -> list[int]:
    """Ruling 39.2-Q: the Provinces that the scenario lists for a power first, then those it has won, in their order."""
    listed = g.setting.powers[power].provinces if power < len(g.setting.powers) else ()
    first = [int(province) for province in listed if g.lord[province] == power]
    return first + [p for p in range(PROVINCE_COUNT) if g.lord[p] == power and p not in first]


def _rise(g: RomanWorld, power: int, province: int, dice: list[int]) -> None:
    """Rebels in a cultivated Province are civilized, and at war with its lord alone; others with everybody."""
    number = g.dice.roll()
    if g.log is not None:
        name, fallen = PROVINCE_IDS[province], [*dice, number]
        g.tell("revolt", "39.2-Q", power=power_id(g, power), province=name, number=number, dice=fallen)
    civilized = CULTIVATED[g.setting.period][province]
    against = 1 << g.chief[power] if civilized else EVERY_PLAYER
    raise_people(g, province, CIVILIZED if civilized else BARBARIAN, against, REBELS_OF_A_PROVINCE * number)
    if waiting(g, PEOPLE + province) != NONE:
        end(g, REVOLT, province)
        begin(g, REVOLT, province, until=ALWAYS)


def end_revolts(g: RomanWorld) -> None:
    """39.2-Q: where no rebel is left the revolt is over."""
    for effect in list(effects(g, REVOLT)):
        people = PEOPLE + effect.subject
        if any(has_combatants(g, stack) for stack in stacks_of(g, people)):
            continue
        end(g, REVOLT, effect.subject)
        if g.standing[people] in (ACTIVE, INACTIVE) and people not in (*g.city_of, *g.port_of, *g.lord):
            remove(g, people)
        if g.log is not None:
            g.tell("revolt-over", "39.2-Q", province=PROVINCE_IDS[effect.subject])
