"""23.4b, 23.4c: barbarians who have been woken: first they clear their land, then they go for the nearest empire."""

from __future__ import annotations

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import CULTIVATED, NONE, PROVINCE_COUNT, PROVINCE_IDS
from romanum.games.imperium.rules.common.powers import is_enemy, power_id, side
from romanum.games.imperium.rules.geography.borders import border_gap
from romanum.games.imperium.state.forces import is_naval
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.position import ACTIVE, BARBARIAN, NEUTRAL, NOBODY, PEOPLE, REBELS, RomanWorld


def is_woken_barbarian(g: RomanWorld, power: int) -> bool:
    """23.4: barbarian neutrals that began the match asleep; those active from the start go where they like."""
    if g.bond[power] != NEUTRAL or g.origin[power] != BARBARIAN or g.standing[power] != ACTIVE:
        return False
    if PEOPLE <= power < REBELS:
        return True
    return power < len(g.setting.powers) and not g.setting.powers[power].active


def homeland(g: RomanWorld, power: int) -> list[int]:
    """The Provinces that are a power's, or were at the start."""
    own = power - PEOPLE
    return [p for p in range(PROVINCE_COUNT) if power in (g.lord[p], g.home[p]) or p == own]


def is_invaded(g: RomanWorld, power: int, home: list[int]) -> bool:
    """23.4b: whether invaders stand in its land."""
    return any(
        place >= 0 and g.units[stack] and PROVINCE[place] in home and not is_naval(g, stack)
        and _invades(g, power, g.whose[stack])
        for stack, place in enumerate(g.at)
    )  # fmt: skip


def _invades(g: RomanWorld, power: int, other: int) -> bool:
    """Ruling 23.4b: every player it is at war with, though he moves it himself and it cannot fight him (5.6b)."""
    player = side(g, other)
    return bool(g.at_war[power] >> player & 1) if player < SEATS else is_enemy(g, power, other)


def goals(g: RomanWorld, home: list[int]) -> list[int]:
    """23.4c: the nearest Provinces of Rome or of a civilized state; all that are equally near (ruling 23.4c)."""
    far = {
        province: min(border_gap(province, own) for own in home)
        for province in range(PROVINCE_COUNT)
        if province not in home and _is_civilized(g, province)
    }
    least = min(far.values(), default=NONE)
    return [province for province, steps in far.items() if steps == least]


def _is_civilized(g: RomanWorld, province: int) -> bool:
    lord = g.lord[province]
    return CULTIVATED[g.setting.period][province] if lord == NOBODY else g.origin[lord] != BARBARIAN


def why_no_raid(g: RomanWorld, stack: int, there: int) -> Refusal | None:
    """23.4b, 23.4c: why barbarians may not go to a place; the open sea is nobody's land."""
    power, province = g.whose[stack], PROVINCE[there]
    if province in (NONE, PROVINCE[g.at[stack]]) or not is_woken_barbarian(g, power):
        return None
    home = homeland(g, power)
    if not home or province in home:
        return None
    facts = {"power": power_id(g, power), "province": PROVINCE_IDS[province]}
    if is_invaded(g, power, home):
        return Refusal("23.4b", "invaders-first", facts)
    return None if province in goals(g, home) else Refusal("23.4c", "not-the-nearest", facts)
