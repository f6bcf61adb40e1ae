"""What a view tells beyond the bare fields: made from what the seat knows alone.

Nothing on the map is secret in this game: only the hands are, and of the other's only the number is told here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from romanum.engine.memo import Memo
from romanum.engine.step import Window
from romanum.games.ultimus.data.components import (
    CP,
    CUP,
    DIOCESE_ZONES,
    EVENTS,
    HALF,
    LEADER_COUNT,
    PF,
    SCENARIOS,
    TRIBE_COUNT,
    ZONE_COUNT,
)
from romanum.games.ultimus.rules.march.marches import Group, Single
from romanum.games.ultimus.rules.peoples.alliances import allies_of
from romanum.games.ultimus.rules.year.scenario_rules import score_to_win
from romanum.games.ultimus.rules.year.sequence import Sequences
from romanum.games.ultimus.rules.year.victory_points import reckoning, result
from romanum.games.ultimus.screen.battle_sheet import clashes, fights, running_sheet
from romanum.games.ultimus.screen.reach_preview import group_reach, lone_reach, march
from romanum.games.ultimus.state.position import (
    ABOARD,
    AT_SEA,
    BARBARIAN,
    BOXES,
    FLEETS,
    HANDS,
    NOBODY,
    NONE,
    PHASE_E,
    PHASE_IDS,
    ROMAN,
    STATUS_IDS,
    TRIBE_OF,
    LateEmpire,
)
from romanum.games.ultimus.state.reigns import ENDS, FIELDS, OFFICE_IDS, THRONE, USURPER

Areas = list[list[dict[str, Any] | None] | None]


def describe(known: LateEmpire, seat: int | None) -> dict[str, Any]:
    """The date, camps and seats, what stands where, Tribes, fleets, points, and what is going on."""
    scenario = SCENARIOS[known.scenario]
    counts = [HANDS.count(known, seat) for seat in (0, 1)]
    return {
        "scenario_id": scenario.id,
        "first_year": scenario.start,
        "turn": known.year - scenario.start + 1,
        "turns": scenario.turns,
        "phase_id": PHASE_IDS[known.phase],
        "event_id": EVENTS[known.event - 1].id if known.event else "",
        "camps": [known.camp_of(0), known.camp_of(1)],
        "own": NOBODY if seat is None else known.camp_of(seat),
        "order": order_of_play(known),
        "moment": moment(known),
        **PUBLIC.of(known),
        "hand_count": counts,
        "cup": len(CUP) - sum(counts) - len(known.removed) - len(known.laid_out()),
        "scores": [known.pv[known.camp_of(0)], known.pv[known.camp_of(1)]],
        "battle": running_sheet(known),
        "march": running_march(known, seat),
    }


def public_facts(known: LateEmpire) -> dict[str, Any]:
    """What everybody may know, whoever is being asked: the board, points now and to come, the story so far."""
    return {
        **board(known),
        **forecast(known),
        "level": level(known),
        "initiative_roll": initiative_roll(known),
        "clashes": clashes(known),
        "lineage": lineage(known),
        "swaps": swaps(known),
    }


def board(known: LateEmpire) -> dict[str, Any]:
    """What stands where, and for whom."""
    areas = forces(known)
    holder = holders(areas)
    return {
        "status_ids": [STATUS_IDS[status] for status in known.status],
        "tribe_camp": [known.tribe_camp(tribe) for tribe in range(TRIBE_COUNT)],
        "tribe_units": tribe_units(known),
        "subjects": [allies_of(known, tribe) if tribe in known.ally else [] for tribe in range(TRIBE_COUNT)],
        "areas": areas,
        "holder": holder,
        "diocese_holder": diocese_holders(holder),
        "refuges": [list(known.at(box)) for box in BOXES],
        "fleets": [fleet(known, number) for number in range(FLEETS)],
    }


# ---- the order of play


def order_of_play(known: LateEmpire) -> list[int]:
    """2.E.a: the camps of the sequences still to come, in their order; the running one first."""
    if known.phase != PHASE_E:
        return []
    found = [known.active] if known.active != NOBODY else []
    left, camp = list(known.sequences), next_camp(known)
    while any(left):
        camp = camp if left[camp] else 1 - camp
        left[camp] -= 1
        found.append(camp)
        camp = 1 - camp
    return found


def next_camp(known: LateEmpire) -> int:
    """Whose sequence is next, as long as that camp has any."""
    sequences = known.innermost(Sequences)
    return ROMAN if sequences is None else sequences.camp


def moment(known: LateEmpire) -> str:
    """6e: the moment at which somebody may step in, if one is asked whether he does."""
    top = known.stack[-1] if known.stack else None
    return top.trigger if isinstance(top, Window) else ""


# ---- what stands where


def forces(known: LateEmpire) -> Areas:
    """What stands in each area, by camp: leaders, units and their PF."""
    found: Areas = [None] * ZONE_COUNT
    camps, reduced = known.camps(), known.reduced
    for area, pieces in known.stacks().items():
        if not pieces or not 0 <= area < ZONE_COUNT:
            continue
        here: list[dict[str, Any] | None] = [None, None]
        found[area] = here
        for piece in pieces:
            force = here[camps[piece]]
            if force is None:
                force = here[camps[piece]] = {"leaders": [], "units": [], "pf": 0}
            if piece < LEADER_COUNT:
                force["leaders"].append(piece)
            else:
                force["units"].append(piece)
                force["pf"] += PF[piece][reduced[piece]]
    return found


def holders(areas: Areas) -> list[int]:
    """3.1.3a: the camp that holds each area of the empire; nobody holds the others."""
    found = [NOBODY if half < 0 else ROMAN for half in HALF]
    for area, here in enumerate(areas):
        force = here[BARBARIAN] if here else None
        if force and force["units"] and found[area] == ROMAN:
            found[area] = BARBARIAN
    return found


def diocese_holders(holder: Sequence[int]) -> list[int]:
    """The camp that holds more than half the areas of each diocese; the Roman where neither does."""
    held = [sum([holder[area] for area in areas]) for areas in DIOCESE_ZONES]
    return [BARBARIAN if 2 * held[d] > len(areas) else ROMAN for d, areas in enumerate(DIOCESE_ZONES)]


def tribe_units(known: LateEmpire) -> list[int]:
    """How many units of each Tribe are on the map."""
    found = [0] * (TRIBE_COUNT + 1)
    for piece in range(LEADER_COUNT, len(known.where)):
        if 0 <= known.where[piece] < ZONE_COUNT:
            found[TRIBE_OF[piece]] += 1
    return found[:TRIBE_COUNT]


def fleet(known: LateEmpire, number: int) -> dict[str, Any]:
    """3.4.2, 9.2: whose a fleet is, where it lies or sails, who is aboard, when a lost one returns."""
    here = known.fleet_at[number]
    return {
        "camp": known.fleet_camp[number],
        "area": here if 0 <= here < AT_SEA else NONE,
        "sea": here - AT_SEA if here >= AT_SEA else NONE,
        "aboard": list(known.at(ABOARD + number)),
        "back": known.fleet_back[number] if here == NONE else 0,
    }


# ---- points and princes


def forecast(known: LateEmpire) -> dict[str, Any]:
    """10.2: what Phase F would score as things stand, item by item, and by camp."""
    items = reckoning(known)
    totals = [sum([item.points for item in items if item.camp == camp]) for camp in (ROMAN, BARBARIAN)]
    return {"forecast": [list(item) for item in items], "forecast_total": totals}


def initiative_roll(known: LateEmpire) -> dict[str, int]:
    """2.B.a: the CP of the weaker Augustus, and on how many faces of the die the Roman has the next initiative."""
    needed = min([CP[augustus] for augustus in known.augustus if augustus != NOBODY], default=0)
    return {"needed": needed, "faces": min(max(needed - 1, 0), 6)}


def level(known: LateEmpire) -> dict[str, Any]:
    """10.3: who would win, and how clearly, if the game ended now; and how far ahead the Barbarian must be."""
    ended = result(known)
    seat = ended.winners[0] if len(ended.winners) == 1 else NOBODY
    return {"seat": seat, "how": ended.how, "to_win": score_to_win(known)}


def _reigns(known: LateEmpire) -> list[Sequence[int]]:
    return [known.reigns[first : first + FIELDS] for first in range(0, len(known.reigns), FIELDS)]


def swaps(known: LateEmpire) -> int:
    """5: how often the two people have changed camps: whenever a Usurper has won a throne."""
    return sum([reign[0] == USURPER and ENDS[reign[5]] == THRONE for reign in _reigns(known)])


def lineage(known: LateEmpire) -> list[dict[str, Any]]:
    """3.5, 3.6: every Augustus and Usurper of the match, each after the Augustus he follows or rises against."""
    last, found = [NOBODY, NOBODY], []
    for office, half, leader, begun, ended, how in _reigns(known):
        found.append(
            {
                "office": OFFICE_IDS[office],
                "half": half,
                "leader": leader,
                "from": begun,
                "to": ended,
                "end": ENDS[how],
                "after": last[half],
            }
        )
        if office != USURPER:
            last[half] = leader
    return found


# ---- what is going on


def reach_of(known: LateEmpire, step: Group | Single) -> list[dict[str, Any]]:
    """How far those on the move can go."""
    return lone_reach(known, step) if isinstance(step, Single) else group_reach(known, step)


def running_march(known: LateEmpire, seat: int | None) -> dict[str, Any] | None:
    """7: the group or unit on the move; how far it can go only its owner is told."""
    step: Group | Single | None = known.innermost(Group, Single)
    if step is None:
        return None
    own = seat == known.seat_of(step.camp)
    told = {"reach": REACH.of(known, step), "fights": FIGHTS.of(known, step)} if own else {"reach": [], "fights": []}
    return march(known, step) | told


def fights_of(known: LateEmpire, step: Group | Single) -> list[dict[str, Any]]:
    """8.3 to 8.6: the battles that the group would fight where it can go."""
    if isinstance(step, Single):
        return []
    areas = {area for reach in REACH.of(known, step) for area, *_ in reach["areas"]}
    return fights(known, step.camp, step.pieces, sorted(areas))


OPEN: Final = tuple(
    name
    for name in LateEmpire.__struct_fields__
    if name not in LateEmpire.secrets and name not in ("stack", "dice", "reveals")
)
"""What everybody may know, what is being done left out. Views of one position, made for each seat, share it."""
VIEWS: Final = 32
PUBLIC: Final = Memo[LateEmpire, dict[str, Any]](public_facts, *OPEN, most=VIEWS, strict=True)
FIGHTS: Final = Memo[LateEmpire, list[dict[str, Any]]](fights_of, *OPEN, most=VIEWS, strict=True)
REACH: Final = Memo[LateEmpire, list[dict[str, Any]]](reach_of, *OPEN, most=VIEWS, strict=True)
