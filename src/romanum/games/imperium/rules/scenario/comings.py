"""2.5: who comes and goes by a special rule: units off the map for a while, peoples whose hire is over."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks, Prompt
from romanum.games.imperium.data.characters import Away, Hire
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.data.outcomes import Activate, Trigger
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.units import TYPE_BY_ID
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.control import cities_of
from romanum.games.imperium.rules.common.handover import of_types
from romanum.games.imperium.rules.common.leaders import place_of, station, take_off
from romanum.games.imperium.rules.common.powers import EVERY_PLAYER, make_neutral, power_id, put_to_sleep, wake
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.special.chronicle import (
    has_fired,
    last_payment,
    rules_of,
)
from romanum.games.imperium.state.actions import AT
from romanum.games.imperium.state.errands import SiegesSeen
from romanum.games.imperium.state.forces import add, is_naval, settle, stacks_at, stacks_of, strike
from romanum.games.imperium.state.position import ABSENT, ACTIVE, CLIENT, NOBODY, UNBORN, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice

RULE: Final = "2.5"


def look_around(g: RomanWorld) -> None:
    """As a Diplomacy Phase begins: those whose time is over, and those who leave."""
    discharge(g)
    _depart(g)


# ---- hire


def discharge(g: RomanWorld) -> None:
    """Hire: a people whose months are over is what it was: asleep, or awake if it had risen by itself."""
    for at, rule in rules_of(g, Hire):
        paid = last_payment(g, at)
        over = paid is not None and g.month >= paid.month + rule.months
        if paid is None or not over or g.bond[rule.power] != CLIENT or g.patron[rule.power] != paid.power:
            continue
        make_neutral(g, rule.power, ACTIVE)
        if _has_risen(g, rule.power):
            wake(g, rule.power, EVERY_PLAYER)
        else:
            put_to_sleep(g, rule.power)
        g.push(SiegesSeen())


def _has_risen(g: RomanWorld, power: int) -> bool:
    risings = [
        at for at, rule in rules_of(g, Trigger) if any(isinstance(d, Activate) and d.power == power for d in rule.then)
    ]
    return any(has_fired(g, at) for at in risings)


# ---- off the map for a while


def _year(g: RomanWorld) -> tuple[int, int]:
    now = Month(g.month)
    return now.year, now.month


def _depart(g: RomanWorld) -> None:
    """Away: in its month a free leader leaves with a share of a type; their player picks from where."""
    year, month = _year(g)
    for at, rule in rules_of(g, Away):
        place, power = place_of(g, rule.leader), g.leader_of[rule.leader]
        due = year in rule.years and month == rule.from_month and not g.away
        if not due or place == NONE or g.captor[rule.leader] != NOBODY or g.chief[power] == NOBODY:
            continue
        take_off(g, rule.leader, UNBORN)
        number = sum(map(len, _own(g, rule, power).values())) * rule.percent // 100
        if number:
            g.push(Departure(g.chief[power], at, power, number))
        _tell(g, rule, power)


def _own(g: RomanWorld, rule: Away, power: int) -> dict[int, str]:
    """By place: the units of the type that a power has there."""
    found: dict[int, str] = {}
    for stack in stacks_of(g, power):
        units = "" if is_naval(g, stack) else of_types(g.units[stack], (TYPE_BY_ID[rule.type],))
        if units:
            found[g.at[stack]] = found.get(g.at[stack], "") + units
    return found


def _tell(g: RomanWorld, rule: Away, power: int) -> None:
    if g.log is not None:
        g.tell("special-settled", RULE, power=power_id(g, power), text=rule.text)


class Departure(PlayerChoice, frozen=True):
    """From where units leave the map, one after the other."""

    at: int
    power: int
    left: int
    rule: ClassVar[str] = RULE
    stays: ClassVar[bool] = True

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [AT[place] for place in sorted(_own(g, self._rule(g), self.power))]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """One of them, the greenest first."""
        place, type_ = move[1], TYPE_BY_ID[self._rule(g).type]
        for stack in stacks_at(g, place):
            units = "" if g.whose[stack] != self.power or is_naval(g, stack) else of_types(g.units[stack], (type_,))
            if units:
                strike(g, stack, units[-1])
                g.away += units[-1]
                break
        settle(g, place)
        g.stack.pop()
        if self.left > 1:
            g.push(Departure(self.player, self.at, self.power, self.left - 1))

    def _rule(self, g: RomanWorld) -> Away:
        rule = g.setting.specials[self.at]
        assert isinstance(rule, Away)
        return rule

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("departure", self.rule, {"number": self.left, "text": self._rule(g).text})


def come_back(g: RomanWorld) -> None:
    """Away: when the month ends those who left come to a city of their power that its player picks."""
    month = _year(g)[1]
    for at, rule in rules_of(g, Away):
        power = g.leader_of[rule.leader]
        if month != rule.to_month or not is_away(g, rule):
            continue
        if g.standing[power] == ABSENT or g.chief[power] == NOBODY:
            g.away = ""
            continue
        places = tuple(CITY_PLACE[city] for city in cities_of(g, power) if not is_besieged(g, CITY_PLACE[city]))
        if places:
            g.push(HomeComing(g.chief[power], at, power, places))


def is_away(g: RomanWorld, rule: Away) -> bool:
    """Whether a leader of the scenario who was there is off the map by its rule."""
    return bool(g.away) or (g.leader_in[rule.leader] == UNBORN and Month(g.month).year in rule.years)


class HomeComing(PlayerChoice, frozen=True):
    """The city to which those come back who were off the map."""

    at: int
    power: int
    places: tuple[int, ...]
    rule: ClassVar[str] = RULE
    asks: ClassVar[Asks] = Asks("home-coming", subjects.POWER)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [AT[place] for place in self.places]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        rule = g.setting.specials[self.at]
        assert isinstance(rule, Away)
        if g.away:
            add(g, self.power, move[1], "".join(sorted(g.away)))
        g.away = ""
        if g.leader_in[rule.leader] == UNBORN:
            station(g, rule.leader, self.power, move[1])
