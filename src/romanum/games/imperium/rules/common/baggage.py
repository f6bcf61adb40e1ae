"""13.4: baggage trains that have rested, and those whose side is wiped out, in battle or by hunger behind walls."""

from __future__ import annotations

from collections import Counter
from typing import Final

from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.units import SUPPLY_POINTS
from romanum.games.imperium.rules.common.gods import roll_for
from romanum.games.imperium.rules.common.morale import lay_aside
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.state.forces import add, is_naval, strike
from romanum.games.imperium.state.marks import GAVE, MOVED
from romanum.games.imperium.state.position import BARBARIAN, POWER_COUNT, ROMAN, RomanWorld
from romanum.games.imperium.state.record_kinds import RESTED, keep_rows, packed, rows, unpacked
from romanum.games.imperium.state.rosters import KIND_OF, TRAINS, of, trains

# ---- 13.4.1a: which trains have rested where others of their power have given supply points in this game turn
#
# All trains of a stack stay in it, whether they gave or not: a stack of those that rested would show by its top what is
# under it (3.2a). That somebody gave is seen by the mark `GAVE`; who rested is on record (`state.record_kinds`), and
# how many they are the owner alone knows.


def _about(place: int, power: int) -> int:
    return place * POWER_COUNT + power


def _by_points(units: str) -> Counter[int]:
    return Counter(SUPPLY_POINTS[KIND_OF[letter]] for letter in of(units, TRAINS))


def rested_at(g: RomanWorld, place: int, power: int) -> Counter[int] | None:
    """By supply points, how many trains have rested in a place where others gave; None if none has given there."""
    about = _about(place, power)
    return next((unpacked(row[4]) for row in rows(g, RESTED) if row[3] == about), None) if g.promises else None


def note_rest(g: RomanWorld, stack: int, before: str, gave: str) -> None:
    """Some trains of a stack, as they were, have given: others that had given nothing before have rested.

    Of two alike the one that has given before gives again. A row is written whenever a train gives, so that nobody
    learns by it whether another has rested. Trains aboard gain nothing either way.
    """
    if is_naval(g, stack):
        return
    place, power = g.at[stack], g.whose[stack]
    known = rested_at(g, place, power)
    had = _by_points(before)
    fresh = had if not g.mark[stack] & (GAVE | MOVED) else Counter[int]()
    rested = fresh if known is None else (known if g.mark[stack] & GAVE else known + fresh)
    rested -= _by_points(gave) - (had - rested)
    others = [row for row in rows(g, RESTED) if row[3] != _about(place, power)]
    row = (g.chief[power], g.chief[power], RESTED, _about(place, power), packed(rested))
    keep_rows(g, RESTED, [*others, row])


def forget_rest(g: RomanWorld) -> None:
    """The month is over."""
    if g.promises:
        keep_rows(g, RESTED, [])


# ---- 13.4.5: trains whose side is wiped out


KEPT_ON: Final = TABLES.captured_train.captured_up_to
"""13.4.5c: civilized victors keep a train on so much or less."""


def rolls_for_trains(g: RomanWorld, winner: int) -> bool:
    """13.4.5c: a civilized victor who is no Roman."""
    return g.origin[winner] not in (ROMAN, BARBARIAN)


def keeps_trains(g: RomanWorld, winner: int) -> bool:
    """13.4.5b, 13.4.5c: Romans capture them, barbarians do not, for others a die decides."""
    if not rolls_for_trains(g, winner):
        return g.origin[winner] == ROMAN
    die = roll_for(g, winner, high=False)
    if g.log is not None:
        g.tell("trains-fate", "13.4.5c", power=power_id(g, winner), die=die, kept="yes" if die <= KEPT_ON else "no")
    return die <= KEPT_ON


def take_trains(g: RomanWorld, stack: int, winner: int, *, kept: bool) -> None:
    """13.4.5a: with all their supply points, or not at all: then a minor power may restore them (8.3e)."""
    taken = of(g.units[stack], TRAINS)
    if not taken:
        return
    strike(g, stack, taken)
    lay_aside(g, g.whose[stack], g.colour[stack], taken, restored=not kept)
    if kept:
        add(g, winner, g.at[stack], taken)
        g.trains_built = changed(g.trains_built, winner, g.trains_built[winner] + trains(taken))
    if g.log is not None:
        kind = "trains-captured" if kept else "trains-destroyed"
        g.tell(kind, "13.4.5a", power=power_id(g, winner), place=PLACE_IDS[g.at[stack]], number=trains(taken))
