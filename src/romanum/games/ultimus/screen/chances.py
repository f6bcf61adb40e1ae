"""Odds: what players see before a die is cast, all of it exact (2 to 9).

A battle is one die on the Combat Table (`battle_odds`), leaders in peril roll one each (`leader_risks`), everything
else is one die against a number (`rolls`). Nothing here knows the other's stratagems: where one could step in, the odds
say so.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from romanum.engine.action import PASS, Move
from romanum.engine.dice import FACES
from romanum.engine.odds import Losses, Modifier, Odds, Outcome
from romanum.engine.step import Window, choose, perform
from romanum.games.ultimus.data.components import STRATAGEM, ZONE_IDS
from romanum.games.ultimus.rules.battle.aftermath import ChooseRetreat, Escape, WinOver
from romanum.games.ultimus.rules.battle.combat import Battle, CombatStep, battlefields, must_fight
from romanum.games.ultimus.rules.battle.evasion import Company, Evade, TakeRefuge, TryEvasion, welcome
from romanum.games.ultimus.rules.march.defection import Rally
from romanum.games.ultimus.rules.march.landings import Landing
from romanum.games.ultimus.rules.march.marches import Group, Single
from romanum.games.ultimus.rules.march.movement import enter
from romanum.games.ultimus.rules.march.passengers import passengers
from romanum.games.ultimus.rules.peoples.adjustments import SAVED
from romanum.games.ultimus.rules.peoples.regna import ChooseKing
from romanum.games.ultimus.rules.stratagems.plague import StrikeArea
from romanum.games.ultimus.rules.stratagems.playable import OmenWindow, Played
from romanum.games.ultimus.rules.stratagems.war import PickVictim
from romanum.games.ultimus.rules.stratagems.windows import BATTLE_MOMENTS, MomentWindow
from romanum.games.ultimus.rules.throne.shields import AUGUSTA, ShieldWindow
from romanum.games.ultimus.rules.throne.succession import ChooseAugustus
from romanum.games.ultimus.rules.throne.usurpation import ChooseUsurper, NextDiocese
from romanum.games.ultimus.rules.year.council import HoldCouncil
from romanum.games.ultimus.rules.year.events import Quarrel
from romanum.games.ultimus.rules.year.geostrategy import PlaceCouncil, Rebellion
from romanum.games.ultimus.rules.year.sequence import Movement
from romanum.games.ultimus.screen.battle_odds import battle_odds
from romanum.games.ultimus.screen.leader_risks import caught_odds, journey_odds, strike_odds
from romanum.games.ultimus.screen.rolls import roll_odds
from romanum.games.ultimus.state.actions import DONE, REFUGE, STAND
from romanum.games.ultimus.state.dice import TEN
from romanum.games.ultimus.state.position import EAST, HANDS, NOBODY, NONE, ROMAN, WEST, LateEmpire

ROLLING: Final = (
    TryEvasion, Rally, ChooseUsurper, NextDiocese, ChooseKing, PickVictim, Rebellion, WinOver, Quarrel, ChooseAugustus,
)  # fmt: skip
"""Steps whose choices lead to one die."""
IN_BATTLE: Final = frozenset(STRATAGEM[kind] for kind in ("scourge-of-god", "furor-germanicus", "divine-favour"))
"""Stratagems that change the odds of a battle."""
AIMED: Final = frozenset(
    STRATAGEM[kind] for kind in ("western-usurpation", "eastern-usurpation", "rex", "assassination", "rebellion")
)
"""Stratagems that ask for their target and then roll."""


def odds(known: LateEmpire, seat: int, move: Move) -> Odds | None:
    """The odds of an action of a seat; None for what needs no dice."""
    step = known.stack[-1] if known.stack else None
    camp = known.camp_of(seat)
    match step:
        case CombatStep() if move[0] == "fight":
            return battle_odds(known, camp, Battle(step.camp, move[1]), may_evade=True)
        case TryEvasion() | TakeRefuge() if move in (STAND, PASS):
            return running_odds(known, camp)
        case TakeRefuge() if move == REFUGE:
            return refuge_odds(step.half)
        case MomentWindow() if step.trigger in BATTLE_MOMENTS and (move == PASS or (move[1:] and move[1] in IN_BATTLE)):
            return battle_moment_odds(known, seat, move)
        case ShieldWindow():
            return roll_odds(known, seat, move, against=step.trigger != "council")
        case StrikeArea():
            return strike_odds(known, camp, step.kind, move[1])
        case Movement() | Evade() | Company() | ChooseRetreat() if move == DONE or move[0] in ("flee", "retreat"):
            return leaving_odds(known, seat, step, move)
    if travellers := who_goes(known, move):
        return travel_odds(known, seat, travellers, step.area if isinstance(step, Landing) else move[-1])
    if move[0] == "play" and move[1] in AIMED:
        return best_of(known, seat, move)
    if isinstance(step, ROLLING) and move not in (PASS, STAND):
        return roll_odds(known, seat, move, *roll_modifiers(known, seat, step, move))
    return None


# ---- where pieces go


def who_goes(known: LateEmpire, move: Move) -> tuple[int, ...]:
    """The pieces that an action takes to another area; the area is the last thing it names."""
    match known.stack[-1], move[0]:
        case Group() as group, "to":
            return group.pieces
        case Single() as lone, "to":
            return (lone.unit,)
        case Movement(), "land":
            return tuple(passengers(known, move[1]))
        case Landing() as landing, "done":
            return landing.going
        case PlaceCouncil(), "area":
            return tuple(p for p in (known.augustus[EAST],) if p != NOBODY and known.where[p] == move[1])
        case Escape() as escape, "retreat":
            return (escape.leader,)
    return ()


def travel_odds(known: LateEmpire, seat: int, pieces: tuple[int, ...], area: int) -> Odds | None:
    """What waits where pieces go: a plague, a battle, a Council."""
    return (
        journey_odds(known, known.camp_of(seat), pieces, area)
        or arrival_odds(known, pieces, area)
        or attending_odds(known, seat, pieces, area)
    )


def arrival_odds(known: LateEmpire, pieces: tuple[int, ...], area: int) -> Odds | None:
    """8.1a: the battle that waits where a group is going, if it goes no further and nobody else comes."""
    camp = known.camp(pieces[0])
    if not known.has_unit(1 - camp, area):
        return None
    g = known.copy()
    g.log = None
    enter(g, camp, pieces, area)
    return battle_odds(g, camp, Battle(camp, area), may_evade=True)


def leaving_odds(known: LateEmpire, seat: int, step: Any, move: Move) -> Odds | None:
    """What comes by itself when a movement, an evasion or a retreat is settled."""
    camp = known.camp_of(seat)
    match step:
        case Movement():
            return marches_over(known, seat)
        case Evade():
            return evading_odds(known, camp, step, move)
        case ChooseRetreat():
            return retreat_odds(known, camp, step, move[1])
    return running_odds(known, camp)


def evading_odds(known: LateEmpire, camp: int, step: Evade, move: Move) -> Odds | None:
    """8.2.1c: the plague where they go; else the battle of those who stay behind."""
    if move == DONE:
        return running_odds(known, camp)
    if sick := journey_odds(known, camp, step.going, move[1]):
        return sick
    g = known.copy()
    g.put(step.going, move[1])
    return running_odds(g, camp)


def retreat_odds(known: LateEmpire, camp: int, step: ChooseRetreat, area: int) -> Odds | None:
    """8.4.1a: the plague where they go; else the battle that is fought next."""
    going = tuple(welcome(known, step.camp, step.pieces(known), area))
    return journey_odds(known, camp, going, area) or next_battle(known, camp)


# ---- battles


def marches_over(known: LateEmpire, seat: int) -> Odds | None:
    """2.E.2: what follows at once when movement ends: leaders caught alone, the Council, the only battle."""
    camp = known.camp_of(seat)
    battle = next_battle(known, camp)
    first = caught_odds(known, camp) or council_odds(known, seat)
    if first is None or battle is None:
        return first or battle
    return replace(first, modifiers=[*first.modifiers, Modifier("2.E.2", "battle-follows", 0)])


def next_battle(known: LateEmpire, camp: int) -> Odds | None:
    """2.E.2: the battle that begins by itself, because it is the only one left; with several its camp is asked."""
    areas = [area for area in battlefields(known) if must_fight(known, known.active, area)]
    if known.active == NOBODY or len(areas) != 1:
        return None
    found = battle_odds(known, camp, Battle(known.active, areas[0]), may_evade=True)
    return replace(found, hope=f"win-at:{ZONE_IDS[areas[0]]}") if found else None


def running_odds(known: LateEmpire, camp: int) -> Odds | None:
    """The battle that is about to be fought, as it stands."""
    battle = known.innermost(Battle)
    return battle_odds(known, camp, battle) if battle else None


def battle_moment_odds(known: LateEmpire, seat: int, move: Move) -> Odds | None:
    """6.2j, 6.3k, 6.3l: the battle with the stratagem, or without one."""
    g = known.copy()
    g.log = None
    choose(g, seat, move)
    while isinstance(g.stack[-1], OmenWindow | Played):
        if isinstance(g.stack[-1], OmenWindow):
            g.stack.pop()
        else:
            perform(g)
    return running_odds(g, known.camp_of(seat))


def refuge_odds(half: int) -> Odds:
    """9.3.5: whether the walls hold, if the enemy is still before them in Phase F."""
    falls = 1 / TEN if half == WEST else (SAVED - 1) / (FACES * TEN)
    outcomes = [Outcome("the walls hold", 1 - falls), Outcome("the city falls", falls)]
    return Odds(1 - falls, Losses(0, 0), outcomes, [Modifier("9.3.5a", "if-besieged", 0)], "the-walls-hold")


# ---- one die against a number


def roll_modifiers(known: LateEmpire, seat: int, step: Any, move: Move) -> list[Modifier]:
    """What has changed the number to roll, and who could still change it."""
    found = []
    if isinstance(step, ChooseUsurper):
        if move[1] in known.caesar:
            found.append(Modifier("6.2b", "caesar", 1))
        found += augusta_may_step_in(known, seat, step.half)
    if isinstance(step, PickVictim) and known.half_of_augustus(move[1]) != NONE:
        found += augusta_may_step_in(known, seat, known.half_of_augustus(move[1]))
    if isinstance(step, TryEvasion):
        battle = known.innermost(Battle)
        if battle is not None and battle.favour:
            found.append(Modifier("6.3l", "divine-favour", battle.favour))
    return found


def augusta_may_step_in(known: LateEmpire, seat: int, half: int) -> list[Modifier]:
    """6.1d, 6.1e: unless the seat knows where she is, the other may hold the Augusta of a half."""
    other = 1 - seat
    holds_any = HANDS.any(known, other)
    seen = AUGUSTA[half] in known.stratagems(seat) or AUGUSTA[half] in known.removed
    roman = known.camp_of(other) == ROMAN
    rule = "6.1e" if half == WEST else "6.1d"
    return [Modifier(rule, "augusta-may-step-in", 0)] if roman and holds_any and not seen else []


def council_odds(known: LateEmpire, seat: int) -> Odds | None:
    """6.3e: the eastern Augustus has come to the Council."""
    augustus = known.augustus[EAST]
    if known.council == NONE or augustus == NOBODY or known.where[augustus] != known.council:
        return None
    g = known.copy()
    g.stack[-1:] = [HoldCouncil(), ShieldWindow((ROMAN,), "council", (EAST,))]
    return roll_odds(g, seat, PASS, against=known.camp_of(seat) != ROMAN)


def attending_odds(known: LateEmpire, seat: int, pieces: tuple[int, ...], area: int) -> Odds | None:
    """6.3e: the eastern Augustus comes to the Council, or the Council to him."""
    augustus = known.augustus[EAST]
    council = area if isinstance(known.stack[-1], PlaceCouncil) else known.council
    if augustus == NOBODY or augustus not in pieces or area != council:
        return None
    g = known.copy()
    g.log = None
    g.put((augustus,), area)
    g.council = council
    return council_odds(g, seat)


def best_of(known: LateEmpire, seat: int, move: Move) -> Odds | None:
    """A stratagem that asks for its target: the odds of the best one."""
    g = known.copy()
    g.log = None
    choose(g, seat, move)
    while g.stack and (g.stack[-1].automatic or isinstance(g.stack[-1], Window)):
        if isinstance(g.stack[-1], Window):
            g.stack.pop()
        else:
            perform(g)
    if not g.stack or not isinstance(g.stack[-1], ROLLING):
        return None
    stated = [odds(g, seat, choice) for choice in g.stack[-1].options(g, seat)]
    best = max((one for one in stated if one is not None), key=lambda one: one.win, default=None)
    return replace(best, modifiers=[*best.modifiers, Modifier("6b", "best-choice", 0)]) if best else None
