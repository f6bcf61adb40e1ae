"""Chapter 15: Victory Points for Cities and Dioceses, the final points, and who wins."""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.game import Result
from romanum.games.hre.components import (
    DIOCESE_PROVINCES,
    DIOCESES,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    KINGDOMS,
    PROVINCES,
)
from romanum.games.hre.conquest import is_capital
from romanum.games.hre.state import ALL_PROVINCES, INTACT, VACANT, Empire

ROMAN_CAPITAL: Final = (0, 3, 2)
"""Points for no City, an intact one, a looted one."""
ROMAN_CITY: Final = (0, 2, 1)
BARBARIAN_CAPITAL: Final = (0, 2, 1)
BARBARIAN_CITY: Final = (0, 1, 0)
PRESENCE: Final = 1
DOMINATION: Final = 2
CONTROL: Final = 3
DOMINATING: Final = 3
WHOLE: Final = 5
FINAL_PROVINCE_VP: Final = 2


def players(g: Empire) -> list[int]:
    """For each Province the player responsible for its Armies; nobody for Rebels and vacant Provinces."""
    owner = g.owner
    return [owner(side) if 0 <= side < FIRST_REBEL else -1 for side in g.holder]


def scoring_provinces(g: Empire, faction: int, roman: bool) -> list[bool]:
    """15.1d: a Roman Phase counts the Faction's Legions, a Barbarian Phase all else that is the player's."""
    if roman:
        return [side == faction for side in g.holder]
    owner = g.owner
    return [FIRST_PEOPLE <= side < FIRST_REBEL and owner(side) == faction for side in g.holder]


def city_points(g: Empire, mine: list[bool], roman: bool) -> list[tuple[int, int]]:
    """15.1a-c, 15.2a-c: Provinces whose Cities score, with their points."""
    capital, other = (ROMAN_CAPITAL, ROMAN_CITY) if roman else (BARBARIAN_CAPITAL, BARBARIAN_CITY)
    city = g.city
    found = []
    for p in ALL_PROVINCES:
        if mine[p] and city[p]:
            points = (capital if is_capital(p, g.turn) else other)[city[p]]
            if points:
                found.append((p, points))
    return found


def diocese_level(g: Empire, diocese: int, mine: list[bool], players_of: list[int], faction: int, roman: bool) -> int:
    """15.3: nothing, Presence, Domination or Control of one Diocese."""
    provinces = DIOCESE_PROVINCES[diocese]
    held = sum([mine[p] for p in provinces])
    if not held:
        return 0
    if held == WHOLE or (roman and held + _forts_alone(g, provinces, faction) == WHOLE):
        return CONTROL
    if held >= DOMINATING:
        return DOMINATION
    rivals = [players_of[p] for p in provinces]
    most = max([rivals.count(f) for f in range(g.factions) if f != faction])
    return DOMINATION if held > most else PRESENCE


def _forts_alone(g: Empire, provinces: tuple[int, ...], faction: int) -> int:
    """15.3e: Provinces that hold only a Fort or Fortress of the Faction."""
    return sum([g.holder[p] == VACANT and g.fort[p] > 0 and g.fort_owner[p] == faction for p in provinces])


def diocese_points(g: Empire, mine: list[bool], faction: int, roman: bool) -> list[tuple[int, int, int]]:
    """15.3: Dioceses that score, with their level and points."""
    players_of = players(g)
    found = []
    for d, diocese in enumerate(DIOCESES):
        level = diocese_level(g, d, mine, players_of, faction, roman)
        if level:
            found.append((d, level, level * diocese.values[g.turn - 1]))
    return found


def points_now(g: Empire, faction: int, roman: bool, emperor_bonus: bool) -> int:
    """What the end of a Phase would score for a Faction as things stand."""
    mine = scoring_provinces(g, faction, roman)
    points = sum([n for _, n in city_points(g, mine, roman)])
    points += sum([n for _, _, n in diocese_points(g, mine, faction, roman)])
    return points + sum(mine) if emperor_bonus else points


def count_points(g: Empire) -> None:
    """15c: the end of a Phase."""
    faction, roman = g.active, g.side < FIRST_PEOPLE
    points = points_now(g, faction, roman, roman and g.province_vp)
    g.score(faction, points, roman)
    if g.log is not None:
        facts = score_facts(g, faction, roman)
        g.tell("points", "15c", faction=FACTIONS[faction].id, kind="roman" if roman else "barbarian", **facts)


def score_facts(g: Empire, faction: int, roman: bool) -> dict[str, Any]:
    """The parts of a Phase's score."""
    mine = scoring_provinces(g, faction, roman)
    cities = city_points(g, mine, roman)
    dioceses = diocese_points(g, mine, faction, roman)
    emperor = sum(mine) if roman and g.province_vp else 0
    return {
        "cities": {PROVINCES[p].id: n for p, n in cities},
        "dioceses": {DIOCESES[d].id: [level, n] for d, level, n in dioceses},
        "city_points": sum(n for _, n in cities),
        "diocese_points": sum(n for _, _, n in dioceses),
        "emperor_points": emperor,
        "points": sum(n for _, n in cities) + sum(n for _, _, n in dioceses) + emperor,
    }


def final_points(g: Empire) -> None:
    """15.2e, 15.2f: two points a Roman Province, and a loot roll for every intact City of a surviving Kingdom."""
    for faction in range(g.factions):
        provinces = len(g.provinces_of(faction))
        g.roman_vp[faction] += FINAL_PROVINCE_VP * provinces
        g.tell(
            "final-provinces", "15.2e", faction=FACTIONS[faction].id, provinces=provinces,
            points=FINAL_PROVINCE_VP * provinces,
        )  # fmt: skip
        for k in range(len(KINGDOMS)):
            if g.power_of[k] == faction:
                _final_kingdom(g, faction, k)


def _final_kingdom(g: Empire, faction: int, kingdom: int) -> None:
    power = KINGDOMS[kingdom]
    if power.kind != "kingdom" or g.holder[power.start] != FIRST_POWER + kingdom or g.city[power.start] != INTACT:
        return
    die = g.dice.roll()
    g.roman_vp[faction] += die + power.loot_bonus
    g.tell(
        "final-kingdom", "15.2f", faction=FACTIONS[faction].id, kingdom=power.id, dice=[die], bonus=power.loot_bonus,
        points=die + power.loot_bonus,
    )  # fmt: skip


def result(g: Empire) -> Result:
    """15a, 15b, 2.1c: the seat whose Factions have most points; ties by the highest Emperor Token of the last turn."""
    seats = max(g.seat_of) + 1
    scores = [sum(g.total_vp(f) for f in range(g.factions) if g.seat_of[f] == s) for s in range(seats)]
    emperors = [max(g.emperor_token[f] for f in range(g.factions) if g.seat_of[f] == s) for s in range(seats)]
    order = sorted(range(seats), key=lambda s: (-scores[s], -emperors[s]))
    groups: list[tuple[int, ...]] = []
    for s in order:
        if groups and (scores[groups[-1][0]], emperors[groups[-1][0]]) == (scores[s], emperors[s]):
            groups[-1] = (*groups[-1], s)
        else:
            groups.append((s,))
    tied = len([s for s in scores if s == max(scores)]) > 1
    return Result(groups[0], tuple(groups), tuple(scores), "tie-break" if tied else "points")
