"""Special rules about who may not move, fight, ally or build. An empty list of powers or provinces means all."""

from __future__ import annotations

from typing import Literal

from romanum.games.imperium.data.conditions import Condition, Measure
from romanum.games.imperium.data.names import City, Leader, Place, Power, Region
from romanum.games.imperium.data.outcomes import Rule


class Confined(Rule, frozen=True, kw_only=True, tag="confined"):
    """Units or leaders may not leave provinces: those named, those their power controls, their own one, or its area.

    With `leaders` it binds those men alone (and nobody else); with `standing_in` units that stand there when it begins.
    """

    of: tuple[Power, ...] = ()
    leaders: tuple[Leader, ...] = ()
    standing_in: Region = Region()
    to: Literal["listed", "own", "province", "area"] = "listed"
    provinces: Region = Region()
    retreat: Region = Region()
    """Where they may retreat besides."""
    le_out: int = 0
    """So many Legion Equivalents may be outside."""
    ends: tuple[Condition, ...] = ()
    """It ends when all this holds."""


class Barred(Rule, frozen=True, kw_only=True, tag="barred"):
    """Units of powers may not enter provinces; with `standing_in` only those that stand there when it begins."""

    of: tuple[Power, ...]
    into: Region
    standing_in: Region = Region()


class Held(Rule, frozen=True, kw_only=True, tag="held"):
    """Units of powers may not move: those in a place, or all but those with some leaders; safe: nor be attacked."""

    of: tuple[Power, ...]
    at: Place | None = None
    unless_with: tuple[Leader, ...] = ()
    safe: bool = False


class Truce(Rule, frozen=True, kw_only=True, tag="truce"):
    """Powers may not attack each other, nor enter each other's cities. No names: all Roman factions.

    `agreeable`: both may agree to end it. `broken_by_entry`: it ends between two when units of one enter a province
    of the other. `broken_by_attack`: either may end it by attacking.
    """

    between: tuple[Power, ...] = ()
    agreeable: bool = False
    broken_by_entry: bool = False
    broken_by_attack: bool = False
    ends: tuple[Condition, ...] = ()


class NoAttack(Rule, frozen=True, kw_only=True, tag="no-attack"):
    """Units of a power (in provinces) may not attack others; no names: any Roman faction."""

    of: Power
    against: tuple[Power, ...] = ()
    within: Region = Region()


class NoAssault(Rule, frozen=True, kw_only=True, tag="no-assault"):
    """A power may not attack a city, unless all this holds; it may besiege it."""

    of: Power
    city: City
    unless: tuple[Condition, ...] = ()


class NoRaising(Rule, frozen=True, kw_only=True, tag="no-raising"):
    """No unit may be raised in provinces."""

    provinces: Region


class OnlyTypes(Rule, frozen=True, kw_only=True, tag="only-types"):
    """A power raises units of these types alone."""

    of: Power
    types: tuple[str, ...]


class NoConquest(Rule, frozen=True, kw_only=True, tag="no-conquest"):
    """No province changes hands."""


class Garrison(Rule, frozen=True, kw_only=True, tag="garrison"):
    """A power must keep so much in provinces: in each, or in all together. It may not move units away below that."""

    of: Power
    provinces: Region
    measure: Measure
    least: int
    each: bool = False


class NoDiplomacy(Rule, frozen=True, kw_only=True, tag="no-diplomacy"):
    """Nobody may ally or trade with a power."""

    power: Power


class NoAlliance(Rule, frozen=True, kw_only=True, tag="no-alliance"):
    """Powers may not be allied."""

    between: tuple[Power, ...]


class Allied(Rule, frozen=True, kw_only=True, tag="allied"):
    """Powers are allied in every turn, whether they like it or not."""

    between: tuple[Power, ...]


class NoStacking(Rule, frozen=True, kw_only=True, tag="no-stacking"):
    """Powers of one player may neither stack nor attack together."""

    between: tuple[Power, ...]
