"""35: new heavy units are trained by a veteran of their type in the city, or stay there for two months."""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.starts import ACCRUES
from romanum.games.imperium.data.units import BARBARIAN, CER, CLASS, CLASS_OF_TYPE, NEW, TYPE
from romanum.games.imperium.rules.mobilization.charts import HEAVY_TYPE, method
from romanum.games.imperium.state.effects import CADRE, lasts
from romanum.games.imperium.state.forces import detach, is_naval, join_alike, stacks_at
from romanum.games.imperium.state.marks import INSIDE, RAW
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF, LETTER

TALENTS_A_LEVEL: Final = 1
"""35.1b: for each level of CER between the new unit and its trainer."""


def needs_training(g: RomanWorld, power: int, kind: int) -> bool:
    """35.0a, 39.2-Z: heavy infantry and cavalry of Roman and civilized major powers, but no 20-8."""
    if not g.has_rule("35") or not HEAVY_TYPE[TYPE[kind]] or CLASS[kind] == BARBARIAN:
        return False
    return method(g, power) != ACCRUES and not lasts(g, CADRE, power)


def trainer_at(g: RomanWorld, power: int, kind: int, place: int) -> int:
    """35.1a-c: the best veteran of the same symbol in a city: whoever costs least; none if there is none."""
    symbol, found = CLASS_OF_TYPE[TYPE[kind]], NONE
    for stack in stacks_at(g, place):
        if g.whose[stack] != power or is_naval(g, stack) or g.mark[stack] & INSIDE:
            continue
        for letter in dict.fromkeys(g.units[stack]):
            other = KIND_OF[letter]
            if CLASS[other] == symbol and not NEW[other] and (found == NONE or CER[other] < CER[found]):
                found = other
    return found


def training_cost(kind: int, trainer: int) -> int:
    """35.1b: one talent for each level that the trainer is below."""
    return TALENTS_A_LEVEL * max(0, CER[trainer] - CER[kind])


def hold_trainer(g: RomanWorld, power: int, kind: int, place: int) -> None:
    """35.1c: the trainer stays in the city throughout the month; one trains all who are raised there."""
    trainer = trainer_at(g, power, kind, place)
    own = [s for s in stacks_at(g, place) if g.whose[s] == power and not is_naval(g, s)]
    able = [s for s in own if LETTER[trainer] in g.units[s] and not g.mark[s] & INSIDE]
    if any(g.mark[s] & RAW for s in able):
        return
    stack = able[0]
    if g.units[stack] == LETTER[trainer] and stack not in g.leader_in:
        g.mark[stack] |= RAW
        join_alike(g, stack)
    else:
        join_alike(g, detach(g, stack, LETTER[trainer], g.mark[stack] | RAW))
