"""5.3: how far powers are from each other, in hexes over land and sea, and who is farthest or nearest."""

from __future__ import annotations

from collections.abc import Collection

from romanum.engine.errand import carries_out
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import HEX
from romanum.games.imperium.rules.common.powers import in_order, majors, power_id, put_under
from romanum.games.imperium.rules.geography.borders import gap
from romanum.games.imperium.state.errands import FarthestPowers, SiegesSeen
from romanum.games.imperium.state.forces import has_combatants, stacks_of
from romanum.games.imperium.state.position import ACTIVE, NEUTRAL, NOBODY, POWER_COUNT, RomanWorld


def presence(g: RomanWorld, power: int) -> set[int]:
    """5.3a: the hexes of a power's cities and units."""
    at, units = g.at, g.units
    found = {HEX[at[stack]] for stack in stacks_of(g, power) if units[stack]}
    found.update([HEX[CITY_PLACE[city]] for city, own in enumerate(g.city_of) if own == power])
    return found


def presence_of_player(g: RomanWorld, player: int) -> set[int]:
    """Ruling 5.3a, 5.3c: hexes of cities and combat units of a player's major powers and clients, not of neutrals."""
    own = {power for power, chief in enumerate(g.chief) if chief == player and g.bond[power] != NEUTRAL}
    found = {HEX[g.at[s]] for power in own for s in stacks_of(g, power) if has_combatants(g, s)}
    found.update([HEX[CITY_PLACE[city]] for city, power in enumerate(g.city_of) if power in own])
    return found


def candidates(g: RomanWorld, but: int = NOBODY) -> list[int]:
    """The players who may be given a power: those in the game with a major power, but for one if there are others."""
    found = [player for player in in_order(g) if majors(g, player)] or list(in_order(g))
    return [player for player in found if player != but] or found


def highest_roller(g: RomanWorld, players: list[int], rule: str) -> int:
    """Ruling 5.3b: each rolls a die and the highest has it; equals roll again."""
    while len(players) > 1:
        dice = [g.dice.roll() for _ in players]
        best = max(dice)
        if g.log is not None:
            g.tell("roll-off", rule, dice=dice)
        players = [player for player, die in zip(players, dice, strict=True) if die == best]
    return players[0]


def farthest_player(
    g: RomanWorld, hexes: Collection[int], but: int = NOBODY, where: dict[int, set[int]] | None = None
) -> int:
    """5.3a, 5.3b: the player whose nearest city or combat unit is farthest from some hexes.

    `where` keeps `presence_of_player`, for somebody who asks several times.
    """
    players = candidates(g, but)
    if len(players) < 2:
        return players[0] if players else NOBODY
    where = {} if where is None else where
    for player in players:
        if player not in where:
            where[player] = presence_of_player(g, player)
    far = [gap(hexes, where[player]) for player in players]
    most = max(far)
    return highest_roller(g, [p for p, d in zip(players, far, strict=True) if d == most], "5.3b")


def nearest_power(g: RomanWorld, hexes: Collection[int], powers: list[int]) -> int:
    """Ruling 20.2e: the power nearest to some hexes, equals by a die; nobody of none."""
    if not powers:
        return NOBODY
    far = [gap(hexes, presence(g, power)) for power in powers]
    least = min(far)
    return highest_roller(g, [p for p, d in zip(powers, far, strict=True) if d == least], "20.2e")


def appoint(g: RomanWorld, power: int, hexes: Collection[int] = (), where: dict[int, set[int]] | None = None) -> None:
    """5.3a, 27.1a: who moves an active neutral: the scenario's player, else the farthest (`where`: as he asks)."""
    listed = g.setting.powers
    fixed = int(listed[power].player) if power < len(listed) else NOBODY
    if fixed == NOBODY or g.out >> fixed & 1:
        fixed = farthest_player(g, hexes or presence(g, power), where=where)
    if fixed != g.chief[power] and g.log is not None:
        chief = majors(g, fixed) if fixed != NOBODY else []
        g.tell("neutral-run-by", "5.3a", power=power_id(g, power), by=power_id(g, chief[0] if chief else NOBODY))
    put_under(g, power, fixed)


def is_run_by_the_farthest(g: RomanWorld, power: int) -> bool:
    """5.2.4a: whether whoever is farthest away moves a power: an active neutral."""
    return g.standing[power] == ACTIVE and g.bond[power] == NEUTRAL


# ---- who moves each active neutral this month


@carries_out(FarthestPowers)
def find_all(errand: FarthestPowers, g: RomanWorld) -> None:
    """5.3d: anew in each Diplomacy Phase. Where players are hangs on no neutral, and is looked at once for all.

    17.1c, 5.6b: whoever comes to move a neutral is no longer its enemy, and besieges it no more.
    """
    where = dict[int, set[int]]()
    for power in range(POWER_COUNT):
        if is_run_by_the_farthest(g, power):
            appoint(g, power, where=where)
    if g.sieges:
        g.push(SiegesSeen())
