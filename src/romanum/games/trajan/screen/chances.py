"""Odds: what players see before they cast a die (6.4, 10, 12, 13, 15, 16).

Whatever hangs on one roll is exact: marches, forced marches, interceptions, revolt, sedition, murder, a formal siege, a
discipline check. Fights and pursuits are estimated (`rehearsal`), and say so. Everything is made from what the seat
knows alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.odds import Losses, Modifier, Odds, Outcome, Tone
from romanum.games.trajan.data.components import (
    ASSASSINATION_ALONE,
    ASSASSINATION_ROLL,
    ASSASSINATION_SUPREME,
    ATTRITION,
    BY_ROAD,
    BY_SEA,
    CITY_AT,
    CROSS_COUNTRY,
    DISCIPLINE,
    DISCIPLINE_RESULTS,
    FORCED,
    FORMAL_SIEGE,
    GUARD,
    KIND,
    LEADER,
    MARCH_TABLE,
    MARCHES,
    MOVE_N,
    REVOLT_GARRISON,
    REVOLT_PENALTY,
    REVOLT_ROLL,
    SCATTER,
    SEDITION_ROLL,
    SIDE_UNITS,
    STRENGTH,
    WINTER,
    WRECK,
    March,
)
from romanum.games.trajan.rules.combat.aftermath import Pursuit
from romanum.games.trajan.rules.combat.discipline import Lend, RollCheck
from romanum.games.trajan.rules.combat.pursuit import pursuers
from romanum.games.trajan.rules.combat.rounds import ASSAULT, CIVIS, FIELD, SALLY, civis_strength, ground_modifiers
from romanum.games.trajan.rules.march.interception import CallOut, InterceptionWindow
from romanum.games.trajan.rules.march.kinds import ForcedMarch, Muster
from romanum.games.trajan.rules.march.reach import force_of, kinds_open, limit
from romanum.games.trajan.rules.turn.sequence import CombatSegment
from romanum.games.trajan.screen.rehearsal import NOBODY_THERE, Ending, rehearse
from romanum.games.trajan.state.actions import ATTACK, ROAD
from romanum.games.trajan.state.calendar import is_winter
from romanum.games.trajan.state.event_ids import GOOD_HARVEST, discipline_shift
from romanum.games.trajan.state.position import NONE, UNIT_COUNT, War, place, strength

DICE: Final = range(1, 7)
COMBATS: Final = {"attack": FIELD, "sally": SALLY, "assault": ASSAULT}
COUNTER_STRENGTH: Final = tuple(strength(units) / len(units) for units in SIDE_UNITS)
"""By side: what a counter that lies face down is taken to be worth, the average of all."""
NO_LOSSES: Final = Losses(0, 0)
STAYS: Final = "no move"


def odds(known: War, seat: int, move: Move) -> Odds | None:
    """The odds of an action of a seat; None for what needs no dice."""
    step = known.stack[-1] if known.stack else None
    match move[0]:
        case "road" | "cross-country" | "river" | "sea" if isinstance(step, Muster | CallOut):
            return march_odds(known, step, MARCHES.index(move[0]))
        case "revolt":
            return revolt_odds(known, seat, move[1])
        case "sedition":
            return _one_die(SEDITION_ROLL, "a unit deserts", "nothing comes of it")
        case "assassinate":
            return murder_odds(known, 1 - seat, move[2])
        case "formal-siege":
            return siege_odds(known, seat, move[1])
        case "attack" | "sally" | "assault":
            return fight_odds(known, seat, move)
        case "forced-march" if isinstance(step, ForcedMarch):
            kinds = kinds_open(known, step.side, known.column)
            return best_march(known, Muster(step.side, True, step.moved), kinds)
        case "intercept" if isinstance(step, InterceptionWindow):
            return interception_odds(known, seat, move[1], step.context[0])
        case "pursue" if isinstance(step, Pursuit):
            return pursuit_odds(known, seat, step)
        case "lend" if isinstance(step, Lend):
            return check_odds(known, step, move[1], move[2])
        case "lend-civis" if isinstance(step, Lend):
            return check_odds(known, step, move[1], CIVIS)
    return None


def _one_die(needed: int, yes: str, no: str, modifiers: Sequence[Modifier] = ()) -> Odds:
    """A die that must be no higher than a number."""
    chance = min(max(needed, 0), 6) / 6
    found = [Outcome(yes, chance, "good"), Outcome(no, 1 - chance, "bad")]
    return Odds(chance, NO_LOSSES, [one for one in found if one.probability], list(modifiers))


def _by_die(outcome: Callable[[int], str]) -> list[Outcome]:
    """What each face of a die brings, faces that bring the same put together."""
    return [Outcome(text, number / 6) for text, number in Counter(outcome(die) for die in DICE).items()]


# ---- 12, 20: marches


def march_odds(known: War, step: Muster | CallOut, kind: int) -> Odds:
    """20.march: how far a force may come, and what it may lose on the way; the chance to win is that to move."""
    intercepts = isinstance(step, CallOut)
    forced = isinstance(step, Muster) and step.forced
    units = step.force(known) if isinstance(step, CallOut) else force_of(known, step.side)
    table = MARCH_TABLE[kind]
    if intercepts:
        table = tuple(March(m.text, m.move, m.effects & ~(SCATTER | WRECK)) for m in table)
    losses = [_march_loss(known, units, march, forced) for march in table]

    def told(die: int) -> str:
        march = table[die - 1]
        if march.move == MOVE_N:
            return STAYS
        by_ship = kind == BY_SEA
        goes = "arrives" if intercepts or by_ship else _distance(limit(known, units, kind, march.move, False))
        return ", ".join([goes, *_mishaps(known, units, march, forced)])

    moves = sum(march.move != MOVE_N for march in table) / 6
    outcomes = [replace(one, tone=_tone(one.outcome)) for one in _by_die(told)]
    return Odds(moves, Losses(sum(losses) / 6, 0), outcomes, march_modifiers(known, forced))


def _tone(outcome: str) -> Tone:
    """A march that arrives whole is good, one that brings a mishap is bad."""
    return "idle" if outcome == STAYS else "bad" if "," in outcome else "good"


def best_march(known: War, step: Muster | CallOut, kinds: Iterable[int]) -> Odds:
    """12.4, 12.5: before the way is chosen, the odds of the surest, by road rather than any other."""
    found = [(march_odds(known, step, kind), kind) for kind in kinds]
    odds, kind = max(found, key=lambda one: one[0].win)
    way = Modifier("12.0", MARCHES[kind], 0)
    return Odds(odds.win, odds.expected_losses, odds.outcomes, [way, *odds.modifiers])


def interception_odds(known: War, seat: int, leader: int, target: int) -> Odds:
    """12.5: whether everybody who can go with the leader arrives."""
    call = CallOut(seat, known.where[leader], target)
    ways = [BY_ROAD, CROSS_COUNTRY] if call.check(known, seat, ROAD) is None else [CROSS_COUNTRY]
    return best_march(known, call, ways)


def _distance(hexes: int) -> str:
    return "a hex" if hexes == 1 else f"{hexes} hexes"


def _takes_half(known: War, march: March) -> bool:
    return bool(march.effects & WRECK or (march.effects & WINTER and is_winter(known)))


def _takes_one(known: War, march: March, forced: bool) -> bool:
    attrition = march.effects & ATTRITION and known.event != GOOD_HARVEST
    return bool(attrition or (march.effects & FORCED and forced))


def _mishaps(known: War, units: Iterable[int], march: March, forced: bool) -> list[str]:
    """What goes wrong, as far as there is anybody to be lost."""
    found, able = ["scatters"] if march.effects & (SCATTER | WRECK) else [], _losable(units)
    if _takes_half(known, march):
        return [*found, "half the strength lost"] if strength(able) else found
    return [*found, "a unit lost"] if able and _takes_one(known, march, forced) else found


def _march_loss(known: War, units: Iterable[int], march: March, forced: bool) -> int:
    """Strength lost: half of it, or that of the weakest unit."""
    able = _losable(units)
    if march.move == MOVE_N or not able:
        return 0
    if _takes_half(known, march):
        return (strength(able) + 1) // 2
    return min(map(price, able)) if _takes_one(known, march, forced) else 0


def _losable(units: Iterable[int]) -> list[int]:
    """12.3e: whom a march can cost: no leaders."""
    return [u for u in units if KIND[u] != LEADER]


def price(unit: int) -> int:
    """What the loss of a unit counts as: its strength; a train or a court, which has none, counts as one point."""
    return max(STRENGTH[unit], 1)


def march_modifiers(known: War, forced: bool) -> list[Modifier]:
    """What makes a march dearer or cheaper now."""
    found = [Modifier("12.3g", "winter", 0)] if is_winter(known) else []
    if known.event == GOOD_HARVEST:
        found.append(Modifier("11.0a", "good-harvest", 0))
    return [*found, Modifier("12.4d", "forced-march", 0)] if forced else found


# ---- 6.4, 16: politics and murder


def _hidden(known: War, side: int, hex: int, *, inside: bool | None = None) -> int:
    """Counters of a side that lie face down in a hex: inside the city, outside it, or both."""
    places = [place(hex, side, where) for where in (0, 1) if inside is None or where == inside]
    return sum([known.facedown.count(code) for code in places])


def revolt_odds(known: War, seat: int, leader: int) -> Odds:
    """16.0a: the number depends on the city, and on whether its garrison is strong."""
    hex = known.where[leader]
    hidden = _hidden(known, 1 - seat, hex, inside=True)
    garrison = strength(known.garrison(1 - seat, hex)) + hidden * COUNTER_STRENGTH[1 - seat]
    strong = garrison >= REVOLT_GARRISON
    modifiers = [Modifier("16.0a", "strong-garrison", REVOLT_PENALTY)] if strong else []
    if hidden:
        modifiers.append(Modifier("8.0a", "hidden-garrison", 0))
    needed = REVOLT_ROLL[seat][CITY_AT[hex]] - (REVOLT_PENALTY if strong else 0)
    return _one_die(needed, "the city rises", "all stays quiet", modifiers)


def murder_odds(known: War, side: int, victim: int) -> Odds:
    """6.4a, 6.3a: easier if the victim is alone; hopeless where a Guard is known to watch."""
    hex = known.where[victim]
    there = known.units_at(side, hex)
    guards = [u for u in there if GUARD[u] and u not in known.guards_used]
    if guards:
        return _one_die(0, "he dies", "he escapes", [Modifier("6.3a", "guard", 0)])
    if known.supreme[side] == victim:
        return _one_die(ASSASSINATION_SUPREME, "he dies", "he escapes", [Modifier("6.4a", "supreme-leader", 0)])
    if len(there) > 1 or _hidden(known, side, hex) or known.armies_at(side, hex):
        return _one_die(ASSASSINATION_ROLL, "he dies", "he escapes")
    alone = [Modifier("6.4a", "alone", ASSASSINATION_ALONE - ASSASSINATION_ROLL)]
    return _one_die(ASSASSINATION_ALONE, "he dies", "he escapes", alone)


# ---- 10.2: discipline


def check_odds(known: War, step: Lend, leader: int, unit: int) -> Odds:
    """10.2, 14.10a: how the unit that a leader steadies may fare; the chance to win is that to stand."""
    check = RollCheck(step.side, step.mark, step.hex, step.round, step.eagle, ())
    results = DISCIPLINE_RESULTS[DISCIPLINE[leader]]

    def told(die: int) -> str:
        result = results[die - 1]
        if check.eliminates(known, unit, result):
            return "lost"
        return "disrupted" if check.disrupts(result) else "stands"

    outcomes = _by_die(told)
    by_name = {one.outcome: one.probability for one in outcomes}
    lost = by_name.get("lost", 0) * (price(unit) if unit < CIVIS else civis_strength(known, CITY_AT[step.hex]))
    modifiers = [Modifier("14.10a", "lent-class", 0)]
    return Odds(by_name.get("stands", 0), Losses(lost, 0), outcomes, modifiers)


# ---- 13 to 15: fights and sieges


def siege_odds(known: War, seat: int, hex: int) -> Odds:
    """15.13b: a breach, a sortie, or nothing; the chance to win is that of a breach. The fight comes after it."""
    words = {"B": "a breach", "S": "a sortie costs a unit", "-": "no effect"}
    lost = FORMAL_SIEGE.count("S") / 6 * min(map(price, _losable(known.outside(seat, hex))), default=0)
    outcomes = _by_die(lambda die: words[FORMAL_SIEGE[die - 1]])
    return Odds(FORMAL_SIEGE.count("B") / 6, Losses(lost, 0), outcomes)


def fight_odds(known: War, seat: int, move: Move) -> Odds:
    """Estimated by rehearsing the fight; losses are in strength points."""
    kind, hex = COMBATS[move[0]], move[1]
    inside = kind == ASSAULT
    enemy = 1 - seat
    hidden = bool(_hidden(known, enemy, hex, inside=inside)) or (not inside and bool(known.armies_at(enemy, hex)))
    endings = rehearse(known, seat, move, guess=hidden)
    number = len(endings)
    ends = Counter(_told(ending, kind) for ending in endings)
    return Odds(
        ends["the city is taken" if kind == ASSAULT else "won"] / number,
        Losses(sum([e.own for e in endings]) / number, sum([e.enemy for e in endings]) / number),
        [Outcome(words, times / number) for words, times in ends.most_common()],
        fight_modifiers(known, seat, kind, hex, hidden),
    )


def pursuit_odds(known: War, seat: int, step: Pursuit) -> Odds:
    """14.15d: the next fight, if nobody counters the marker: as an attack of those who would be there."""
    g = known.copy()
    attackers = pursuers(known, seat, step.there, step.force)
    for unit in step.force:
        g.where[unit], g.inside[unit], g.army[unit] = step.there, 0, NONE
    g.stayed = tuple([u for u in g.outside(seat, step.there) if u not in attackers])
    g.attacked = (0,) * UNIT_COUNT
    g.stack[-1] = CombatSegment(seat)
    return fight_odds(g, seat, ATTACK[step.there])


def _told(ending: Ending, kind: int) -> str:
    """How a fight ended; an assault that is won has not always taken the city (15.12d)."""
    if kind == ASSAULT and ending.cleared:
        return "the city is taken"
    won = "won, but the city holds" if kind == ASSAULT else "won"
    return {1: won, 0: "drawn", 2: "lost", NOBODY_THERE: "nobody there"}[ending.winner]


def fight_modifiers(known: War, seat: int, kind: int, hex: int, hidden: bool) -> list[Modifier]:
    """The ground, the walls, the omens; and that all of it is an estimate."""
    found = [Modifier("14.1a", "estimated", 0)]
    if hidden:
        found.append(Modifier("8.0a", "hidden-enemy", 0))
    found += [Modifier(**one) for one in ground_modifiers(kind, hex)]
    if kind == ASSAULT:
        found.append(Modifier("15.12c", "walls", 0))
    for side, name in ((seat, "own-omens"), (1 - seat, "enemy-omens")):
        shift = discipline_shift(known, side)
        if shift:
            found.append(Modifier("11.0a", name, shift))
    return found
