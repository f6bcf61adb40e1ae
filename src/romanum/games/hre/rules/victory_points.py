"""Chapter 15: Victory Points for Cities and Dioceses, the final points, and who wins."""

from __future__ import annotations

from typing import Any, Final

from romanum.board.masks import bits
from romanum.engine.game import Result
from romanum.games.hre.data.components import (
    DIOCESE_MASK,
    DIOCESE_PROVINCES,
    DIOCESES,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    KINGDOMS,
    PROVINCES,
)
from romanum.games.hre.rules.conquest import is_capital
from romanum.games.hre.state.position import INTACT, NOBODY, VACANT, Empire

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


def scoring_provinces(g: Empire, faction: int, roman: bool) -> int:
    """15.1d: a Roman Phase counts the Faction's Legions, a Barbarian Phase all else that is the player's."""
    legions = g.mask_of(faction)
    return legions if roman else g.held_by_player(faction) & ~legions


def city_points(g: Empire, mine: int, roman: bool) -> list[tuple[int, int]]:
    """15.1a-c, 15.2a-c: Provinces whose Cities score, with their points."""
    capital, other = (ROMAN_CAPITAL, ROMAN_CITY) if roman else (BARBARIAN_CAPITAL, BARBARIAN_CITY)
    city, turn = g.city, g.turn
    cities = [p for p in bits(mine) if city[p]]
    found = [(p, (capital if is_capital(p, turn) else other)[city[p]]) for p in cities]
    return [scoring for scoring in found if scoring[1]]


def diocese_level(g: Empire, diocese: int, mine: int, players: list[int], faction: int, roman: bool) -> int:
    """15.3: Presence, Domination or Control of a Diocese in which a Faction is; `players` are those of all sides."""
    held = (mine & DIOCESE_MASK[diocese]).bit_count()
    if held == WHOLE or (roman and held + _forts_alone(g, diocese, faction) == WHOLE):
        return CONTROL
    if held >= DOMINATING:
        return DOMINATION
    holder = g.holder
    there = [players[holder[p]] for p in DIOCESE_PROVINCES[diocese]]
    rivals = [player for player in there if player != faction and player != NOBODY]
    matched = len(rivals) >= held and max(map(rivals.count, rivals)) >= held
    return PRESENCE if matched else DOMINATION


def _forts_alone(g: Empire, diocese: int, faction: int) -> int:
    """15.3e: Provinces that hold only a Fort or Fortress of the Faction."""
    owner, holder, fort = g.fort_owner, g.holder, g.fort
    return sum([owner[p] == faction and holder[p] == VACANT and fort[p] > 0 for p in DIOCESE_PROVINCES[diocese]])


def diocese_points(g: Empire, mine: int, faction: int, roman: bool) -> list[tuple[int, int, int]]:
    """15.3: Dioceses that score, with their level and points."""
    players = g.players_of_sides()
    found = []
    for d, area in enumerate(DIOCESE_MASK):
        if mine & area:
            level = diocese_level(g, d, mine, players, faction, roman)
            found.append((d, level, level * DIOCESES[d].values[g.turn - 1]))
    return found


def points_now(g: Empire, faction: int, roman: bool, emperor_bonus: bool) -> int:
    """What the end of a Phase would score for a Faction as things stand."""
    mine = scoring_provinces(g, faction, roman)
    points = sum([n for _, n in city_points(g, mine, roman)])
    points += sum([n for _, _, n in diocese_points(g, mine, faction, roman)])
    return points + mine.bit_count() if emperor_bonus else points


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
    emperor = mine.bit_count() if roman and g.province_vp else 0
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


def seat_scores(g: Empire) -> list[int]:
    """15a, 2.1c: the points of each seat, those of both its Factions where it holds two."""
    factions = [[f for f in range(g.factions) if g.seat_of[f] == seat] for seat in range(max(g.seat_of) + 1)]
    return [sum(g.total_vp(faction) for faction in own) for own in factions]


def result(g: Empire) -> Result:
    """15a, 15b, 2.1c: the seat whose Factions have most points; ties by the highest Emperor Token of the last turn."""
    scores = seat_scores(g)
    seats = len(scores)
    emperors = [max(g.emperor_token[f] for f in range(g.factions) if g.seat_of[f] == s) for s in range(seats)]
    order = sorted(range(seats), key=lambda s: (-scores[s], -emperors[s]))
    groups: list[tuple[int, ...]] = []
    for s in order:
        if groups and (scores[groups[-1][0]], emperors[groups[-1][0]]) == (scores[s], emperors[s]):
            groups[-1] = (*groups[-1], s)
        else:
            groups.append((s,))
    tied = len([s for s in scores if s == max(scores)]) > 1
    return Result(groups[0], tuple(groups), tuple(scores), "tie-break" if tied else "points", {"points": max(scores)})
