"""14.3, 14.4.1, 14.4.3: combat strengths and ratings. Pure: of rosters and marks, so that chances can be worked out.

one = Part(roster, CROSSED)                          # units that crossed a river
attack_strength([one], assault=False, split=False)
defence_strength(Defence(outside, inside, times=2, place=3))
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from romanum.games.imperium.data.units import CER, HEAVY, INFANTRY, STRENGTH, B, D
from romanum.games.imperium.state.marks import CROSSED, LANDED, WADED
from romanum.games.imperium.state.rosters import (
    CAVALRIES,
    FLEETS,
    LAND_COMBATANTS,
    MISSILES,
    each,
    efficiency,
    land_strength,
    of,
    plus,
    strength,
    without,
)

WHOLE: Final = Fraction(1)
HALF: Final = Fraction(1, 2)
THIRD: Final = Fraction(1, 3)
QUARTER: Final = Fraction(1, 4)
HORSE_ARCHERS: Final = MISSILES & CAVALRIES
FOOT: Final = LAND_COMBATANTS - CAVALRIES


class Part(NamedTuple):
    """Units of one state: what they crossed (marks), and whether they are aboard with their fleets (14.6c)."""

    units: str
    mark: int = 0
    aboard: bool = False


class Extra(NamedTuple):
    """Strength without units: militia (29.3a) or helpers, with its rating."""

    points: int
    rating: int


class Defence(NamedTuple):
    """14.3.1c: who stands outside and who inside, what their strength is multiplied by, and what else defends."""

    outside: str = ""
    inside: str = ""
    times: int = 1
    """14.3c: of those inside,"""
    works: int = 1
    """21.2d: and of besiegers behind works of their own."""
    place: int = 0
    militia: Extra = Extra(0, B)
    militia_inside: bool = False
    helpers: Extra = Extra(0, B)
    alone: bool = False
    """18.1c: a leader without units."""

    @property
    def militia_times(self) -> int:
        """29.3b: militia in a city is multiplied like others."""
        return self.times if self.militia_inside else self.works


def weight(part: Part) -> Fraction:
    """14.4.1b, 10.5.2, 14.6c: halved over water or from the sea, a third over a flood; reductions multiply."""
    found = HALF if part.mark & CROSSED else THIRD if part.mark & WADED else WHOLE
    if part.mark & LANDED:
        found *= HALF
    return found * HALF if part.aboard else found


def attack_strength(parts: list[Part], *, assault: bool, split: bool, extra: int = 0) -> int:
    """14.4.1, 14.3.2, 14.6a: rounded once, down; halved cavalry and fleets are rounded as their own rules say.

    3.0b: but never to nothing.
    """
    foot = sum((weight(part) * strength(of(part.units, FOOT)) for part in parts), Fraction(extra))
    ships = sum(strength(of(part.units, FLEETS)) for part in parts) // 4
    return max(1, int(foot + mounted(parts, assault, split)) + ships)


def mounted(parts: list[Part], assault: bool, split: bool) -> Fraction:
    """14.3.2: cavalry is halved in an assault, rounded up; if some fight outside only half the units, the weaker."""
    horse = sorted(weight(part) * STRENGTH[kind] for part in parts for kind in each(of(part.units, CAVALRIES)))
    if not assault:
        return sum(horse, Fraction(0))
    halved = (len(horse) + 1) // 2 if split else len(horse)
    return Fraction(-(-sum(horse[:halved], Fraction(0)) // 2)) + sum(horse[halved:], Fraction(0))


def multiplied(units: str, times: int) -> int:
    """14.3c: all but cavalry so many times; fleets a quarter of theirs."""
    return times * (land_strength(of(units, FOOT)) + strength(of(units, FLEETS)) // 4) + strength(of(units, CAVALRIES))


def defence_strength(defence: Defence) -> int:
    """14.3.1c, 14.4.1c, 16.1c: those inside multiplied, the others plain, then city, port and fort."""
    total = multiplied(defence.outside, defence.works) + multiplied(defence.inside, defence.times)
    total += defence.militia.points * defence.militia_times + defence.helpers.points
    return total + defence.place + (1 if defence.alone else 0)


# ---- ratings


Ratings = list[Fraction]
"""Strength by CER, A to D."""


def _add(found: Ratings, units: str, times: Fraction) -> None:
    for cer, points in enumerate(efficiency(without(units, FLEETS))):
        found[cer] += times * points


def _add_fleets(found: Ratings, units: str, times: Fraction) -> None:
    """14.4.3a, 14.6a: fleets have a CER too, for a quarter of their strength."""
    for kind in each(of(units, FLEETS)):
        found[CER[kind]] += times * QUARTER * STRENGTH[kind]


def attack_ratings(parts: list[Part], *extras: Extra) -> Ratings:
    """14.4.3b: the attackers' strength by CER; a light unit goes with a heavy one whichever way each of them came."""
    found = [Fraction(0)] * 4
    alike: dict[Fraction, str] = {}
    for part in parts:
        alike[weight(part)] = plus(alike.get(weight(part), ""), part.units)
        _add_fleets(found, part.units, WHOLE)
    if len(alike) == 1:
        for times, units in alike.items():
            _add(found, units, times)
    else:
        _add_by_arms(found, alike)
    for extra in extras:
        found[extra.rating] += extra.points
    return found


def _add_by_arms(found: Ratings, by_weight: dict[Fraction, str]) -> None:
    """Ruling 14.4.3b: as `efficiency` does it, of units of which not all count with the same part of their strength."""
    for arm in (FOOT, CAVALRIES):
        own = [(times * STRENGTH[kind], kind) for times, units in by_weight.items() for kind in each(of(units, arm))]
        heavy = sorted(CER[kind] for _, kind in own if HEAVY[kind])
        light = sorted((points for points, kind in own if not HEAVY[kind]), reverse=True)
        for points, kind in own:
            if HEAVY[kind]:
                found[CER[kind]] += points
        for n, points in enumerate(light):
            found[heavy[n] if n < len(heavy) else D] += points


def defence_ratings(defence: Defence) -> Ratings:
    """14.4.3c, 16.1d: with multiplied strengths; cities, ports and forts are B."""
    found = [Fraction(0)] * 4
    for units, times in ((defence.outside, defence.works), (defence.inside, defence.times)):
        _add(found, of(units, FOOT), Fraction(times))
        _add_fleets(found, units, Fraction(times))
        _add(found, of(units, CAVALRIES), WHOLE)
    found[defence.militia.rating] += defence.militia.points * defence.militia_times
    found[defence.helpers.rating] += defence.helpers.points
    found[B] += defence.place
    return found


# ---- missiles and cavalry (14.2b, 40)


def half_if_crossed(part: Part) -> Fraction:
    """14.2c, 40.2b: of cavalry that came over a river or a narrow sea; from ships it comes whole."""
    return HALF if part.mark & (CROSSED | WADED) else WHOLE


def half_if_over_water(part: Part) -> Fraction:
    """40.1b: of missile troops, those too who came from ships."""
    return HALF if part.mark & LANDED or part.aboard else half_if_crossed(part)


def cavalry(parts: list[Part], shooting: int = 0) -> Fraction:
    """14.2b, 40.2a: cavalry strength without the horse archers that count as missile troops."""
    found, left = Fraction(0), shooting
    for part in parts:
        for kind in each(of(part.units, CAVALRIES - HORSE_ARCHERS)):
            found += half_if_crossed(part) * STRENGTH[kind]
        for kind in each(of(part.units, HORSE_ARCHERS)):
            left, counts = (left - 1, False) if left else (0, True)
            found += half_if_crossed(part) * STRENGTH[kind] if counts else 0
    return found


def missiles(parts: list[Part], shooting: int) -> Fraction:
    """40.1a, 40.3b: missile infantry, and so many horse archers."""
    found, left = Fraction(0), shooting
    for part in parts:
        for kind in each(of(part.units, MISSILES)):
            if INFANTRY[kind]:
                found += half_if_over_water(part) * STRENGTH[kind]
            elif left:
                left -= 1
                found += half_if_over_water(part) * STRENGTH[kind]
    return found


def advantage(own: Fraction, other: Fraction) -> int:
    """40.1a, 40.2a: 1 for the side with at least twice as much, -1 for the other; none against none is nothing."""
    if own and own >= 2 * other:
        return 1
    return -1 if other and other >= 2 * own else 0


def horse_archers(units: str) -> int:
    """40.3b: how many there are to decide about."""
    return len(of(units, HORSE_ARCHERS))
