"""What scenarios remember: triggers that have fired, sums paid, battles lost, cities sacked, long sieges.

Parts of the rules tell it what has happened (`note_...`); only what the running scenario asks for is written down, so
that a match of another costs nothing. Special rules are known by their place in `Setting.specials`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct

from romanum.games.imperium.data.characters import Turncoat
from romanum.games.imperium.data.conditions import LostBattle, LostFleets, SiegeTurns
from romanum.games.imperium.data.own_wins import Which, setting_of
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.data.triggers import Rule
from romanum.games.imperium.rules.common.control import cities_in, city_at
from romanum.games.imperium.rules.common.leaders import place_of
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.state.layout import DEFEAT_FACTS, LOOK_FACTS, PAYMENT_FACTS, VIGIL_FACTS
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import NOBODY, RomanWorld


class Look(NamedTuple):
    """A trigger, how often it was looked at, and how many defeats were on record the last time."""

    rule: int
    times: int
    defeats: int


class Payment(NamedTuple):
    """For what rule, by whom, when."""

    rule: int
    power: int
    month: int


class Defeat(NamedTuple):
    """Of a power, by which leaders (a mask), and with so many fleets; none: on land."""

    power: int
    leaders: int
    fleets: int


class Vigil(NamedTuple):
    """A leader before a city, and for how many months."""

    leader: int
    place: int
    months: int


# ---- what a scenario asks for


def parts(value: object) -> Iterator[Struct]:
    """Every struct within a special rule or a way to win, itself first."""
    if isinstance(value, Struct):
        yield value
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name))
    elif type(value) is tuple:
        for one in value:
            yield from parts(one)


@cache
def _asked(number: Which, players: int, kind: str) -> tuple[Any, ...]:
    """The conditions of a kind that a scenario has anywhere."""
    found = setting_of(number, players)
    return tuple(part for part in parts((*found.specials, *found.victory)) if type(part).__name__ == kind)


def asked(g: RomanWorld, kind: type[Any]) -> tuple[Any, ...]:
    """The conditions of a kind that the running scenario has anywhere."""
    return _asked(g.which, g.seats, kind.__name__)


@cache
def _place_of_rule(number: int, players: int, name: str) -> int:
    rules = setting(number, players).specials
    return next((at for at, rule in enumerate(rules) if rule.id == name), NONE)


def rule_called(g: RomanWorld, name: str) -> int:
    """The place of a special rule in the setting, by its id; none if this number of players has it not."""
    return _place_of_rule(g.scenario, g.seats, name)


@cache
def _rules_of(number: int, players: int, kind: str) -> tuple[tuple[int, Any], ...]:
    return tuple((at, rule) for at, rule in enumerate(setting(number, players).specials) if type(rule).__name__ == kind)


def rules_of(g: RomanWorld, kind: type[Any]) -> tuple[tuple[int, Any], ...]:
    """The special rules of a kind with their places, in force or not."""
    return _rules_of(g.scenario, g.seats, kind.__name__)


def is_in_force(g: RomanWorld, at: int, rule: Rule) -> bool:
    """Whether a special rule applies in this month and has not been ended or lifted."""
    return not g.ended >> at & 1 and rule.applies(g.month, g.seats)


# ---- triggers


def look_of(g: RomanWorld, rule: int) -> Look:
    """How often a trigger has been looked at."""
    facts = g.looks
    for at in range(0, len(facts), LOOK_FACTS):
        if facts[at] == rule:
            return Look(*facts[at : at + LOOK_FACTS])
    return Look(rule, 0, 0)


def note_look(g: RomanWorld, rule: int) -> None:
    """A trigger is looked at once more; defeats up to now are behind it."""
    times, facts = look_of(g, rule).times + 1, g.looks
    rest = [n for at in range(0, len(facts), LOOK_FACTS) if facts[at] != rule for n in facts[at : at + LOOK_FACTS]]
    g.looks = (*rest, rule, times, len(g.defeats) // DEFEAT_FACTS)


def has_fired(g: RomanWorld, rule: int) -> bool:
    """Whether a special rule has happened."""
    return bool(g.fired >> rule & 1)


def end_rule(g: RomanWorld, rule: int) -> None:
    """A special rule is in force no more."""
    g.ended |= 1 << rule


# ---- payments


def payments(g: RomanWorld) -> Iterator[Payment]:
    """All sums on record."""
    facts = g.payments
    return (Payment(*facts[at : at + PAYMENT_FACTS]) for at in range(0, len(facts), PAYMENT_FACTS))


def note_payment(g: RomanWorld, rule: int, power: int) -> None:
    """A power has paid what a special rule asks."""
    g.payments += (rule, power, g.month)


def last_payment(g: RomanWorld, rule: int) -> Payment | None:
    """The last sum paid for a rule."""
    found = [payment for payment in payments(g) if payment.rule == rule]
    return found[-1] if found else None


# ---- battles


def defeats(g: RomanWorld, since: int = 0) -> Iterator[Defeat]:
    """The defeats on record, or those after so many."""
    facts = g.defeats
    return (Defeat(*facts[at : at + DEFEAT_FACTS]) for at in range(since * DEFEAT_FACTS, len(facts), DEFEAT_FACTS))


def note_defeat(g: RomanWorld, power: int, victors: list[int]) -> None:
    """A power has lost a land battle against these leaders."""
    turncoats = any(g.setting.leaders[rule.leader].power == power for _, rule in rules_of(g, Turncoat))
    if turncoats or any(condition.power == power for condition in asked(g, LostBattle)):
        g.defeats += (power, sum(1 << leader for leader in victors), 0)


def note_sea_defeat(g: RomanWorld, power: int, fleets: int) -> None:
    """A power has lost so many fleets in a naval battle."""
    if fleets and any(condition.power == power for condition in asked(g, LostFleets)):
        g.defeats += (power, 0, fleets)


def note_slain(g: RomanWorld, leader: int) -> None:
    """An enemy has killed a leader."""
    g.slain |= 1 << leader


# ---- cities


def note_sack(g: RomanWorld, power: int, city: int) -> None:
    """24.1: a power has plundered a city; the same city counts once."""
    if (power, city) not in sacked(g):
        g.sacked += (power, city)


def note_sack_of_province(g: RomanWorld, power: int, province: int) -> None:
    """24.1a, 24.5b: with its Province every city is plundered that is not under siege."""
    for city in cities_in(g, province):
        if not g.spared >> city & 1:
            note_sack(g, power, city)


def sacked(g: RomanWorld) -> list[tuple[int, int]]:
    """Powers and cities they have plundered."""
    return list(zip(g.sacked[::2], g.sacked[1::2], strict=True))


def note_rebellion(g: RomanWorld, city: int) -> None:
    """22.2.3: a city has risen for bread."""
    g.rebellions += (city,)


# ---- long sieges


def vigils(g: RomanWorld) -> Iterator[Vigil]:
    """Leaders who lie before cities."""
    facts = g.vigils
    return (Vigil(*facts[at : at + VIGIL_FACTS]) for at in range(0, len(facts), VIGIL_FACTS))


def count_vigils(g: RomanWorld) -> None:
    """A month is over: leaders who besiege a city have done so a month longer, or begin anew at another."""
    kept = []
    for condition in asked(g, SiegeTurns):
        place = _besieges(g, condition.leader)
        if place != NONE:
            before = next((v.months for v in vigils(g) if (v.leader, v.place) == (condition.leader, place)), 0)
            kept += [int(condition.leader), place, before + 1]
    g.vigils = tuple(kept)


def _besieges(g: RomanWorld, leader: int) -> int:
    """The city that a free leader lies before."""
    place = place_of(g, leader)
    if place == NONE or g.captor[leader] != NOBODY or city_at(g, place) == NONE or not is_besieged(g, place):
        return NONE
    return NONE if g.mark[g.leader_in[leader]] & INSIDE else place
