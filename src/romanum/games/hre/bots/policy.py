"""What looks good at a glance: the prior behind the bots' quick choices, and what is plainly pointless.

Scores are Victory Points that a move may bring, roughly: what a Province earns over the Phases to come, against what
its owner loses, by the exact chance of a round of combat. Every kind of step has its own function in `GLANCES`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from romanum.engine.action import PASS, Move
from romanum.engine.odds import Ties, win_chance
from romanum.games.hre.bots.evaluation import DIE, token_worth
from romanum.games.hre.bots.survey import Survey
from romanum.games.hre.data.components import (
    CARDS,
    DIOCESE_PROVINCES,
    FIRST_PEOPLE,
    FIRST_REBEL,
    KINGDOMS,
    NEIGHBOURS,
    OPEN_MASK,
)
from romanum.games.hre.data.schema import Disease, Rebellion, Revolt
from romanum.games.hre.rules.bribery import BribeAnswer, Bribery
from romanum.games.hre.rules.build import Build, LiftBarbarians
from romanum.games.hre.rules.cards import OracleWindow
from romanum.games.hre.rules.cities import BuildCities, DismissAuxilia
from romanum.games.hre.rules.combat import Battle, Retreat, naval_bonus
from romanum.games.hre.rules.conquest import HoldFort, Loot, is_capital, loot_bonus, loot_dice, may_loot, whose_city
from romanum.games.hre.rules.draw import KeepOrPass
from romanum.games.hre.rules.events import POWER_OF_CARD, ChooseTarget, MarchIn, PlayEvent
from romanum.games.hre.rules.forts import fort_room
from romanum.games.hre.rules.placement import Place, Withdraw
from romanum.games.hre.rules.reactions import AmbushWindow, SubsidyWindow, TestudoWindow
from romanum.games.hre.rules.war_and_state import ChooseVictim
from romanum.games.hre.state.actions import DONE, KEEP, SEA
from romanum.games.hre.state.position import FORTRESS, INTACT, LAST_TURN, LOOTED, VACANT, Empire

SCALE: Final = 1.5
"""How much a point counts: one point of a prior more means about e times as likely."""
LOST_ARMY: Final = 1.2
"""What an Army that dies in an attack could have been worth elsewhere."""
KILLED_ARMY: Final = 1.0
LIFT_LEGION: Final = 0.8
"""What a Legion that others can spare may do elsewhere,"""
LIFT_SPARE: Final = 1.0
"""what such a Barbarian Army may,"""
LIFT_HORDE: Final = 1.8
"""and what the last one of a Province may."""
BUY_FORT: Final = -2.0
FLEE: Final = 1.6
"""What a Legion is worth that lives on."""
NEVER: Final = -20.0

Scores = list[float]


def prior(g: Empire, moves: list[Move]) -> list[float] | None:
    """How promising each move looks."""
    glance = GLANCES.get(type(g.stack[-1]))
    if glance is None:
        return None
    return [score * SCALE for score in glance(g, g.stack[-1], moves)]


@lru_cache(4096)
def duel(chance: float, attackers: int, defenders: int) -> tuple[float, float, float]:
    """Armies sent in one after the other: the chance to clear the Province, Armies lost and Armies killed."""
    if not defenders:
        return 1.0, 0.0, 0.0
    if not attackers:
        return 0.0, 0.0, 0.0
    won, lost = duel(chance, attackers, defenders - 1), duel(chance, attackers - 1, defenders)
    return (
        chance * won[0] + (1 - chance) * lost[0],
        chance * won[1] + (1 - chance) * (lost[1] + 1),
        chance * (won[2] + 1) + (1 - chance) * lost[2],
    )


def chance_of_round(g: Empire, side: int, province: int, origin: int) -> float:
    """The chance that an attacking Army wins a round."""
    dice, bonus, wins_ties = (g.attack_dice, g.attack_bonus, g.wins_ties) if side == g.side else (2, 0, False)
    if side == g.side and g.testudo >> province & 1:
        bonus += 1
    difficult = not g.classis if origin == SEA else origin >= 0 and not OPEN_MASK[province] >> origin & 1
    fort = g.fort[province]
    defence = (1 if fort else 0) + (naval_bonus(g, g.holder[province], origin) if origin == SEA else 0)
    fortress = fort == FORTRESS
    ties: Ties = "reroll" if fortress == wins_ties else "defender" if fortress else "attacker"
    return float(win_chance(dice, 2 if difficult else 1, bonus, defence, ties))


# ---- placing


def _place(g: Empire, step: Place, moves: list[Move]) -> Scores:
    side, left = step.side, step.left
    survey = Survey(g, g.owner(side))
    out = []
    for move in moves:
        verb = move[0]
        if verb == "place":
            p = move[1]
            if g.holder[p] == side:
                out.append(survey.shelter(side, p))
            else:
                out.append(survey.gain(side, p) + loot(g, side, p) + 0.3)
        elif verb == "attack":
            out.append(_attack(g, survey, side, move[1], move[2], left))
        elif verb == "raise":
            out.append(0.1 + survey.shelter(side, move[1]) if not left else -1.0 + 0.5 * survey.shelter(side, move[1]))
        elif verb == "return":
            out.append(survey.gain(side, move[1]) if g.holder[move[1]] == VACANT else 0.5)
        else:
            out.append(-1.5 if left else -0.5)
    return out


def loot(g: Empire, side: int, p: int) -> float:
    """What looting a City may bring, if it may be looted."""
    if g.city[p] != INTACT or not may_loot(g, side, p, g.holder[p]):
        return 0.0
    points = loot_dice(g, side, p) * DIE + loot_bonus(p, whose_city(g, p, g.holder[p]))
    return points - 0.5 if side < FIRST_PEOPLE else points


def _attack(g: Empire, survey: Survey, side: int, p: int, origin: int, left: int) -> float:
    """The prize by the chance to win it with up to three Armies, and the losses of both sides."""
    holder = g.holder[p]
    if g.is_own(side, holder):
        return NEVER / 2
    chance = chance_of_round(g, side, p, origin)
    defenders = g.armies[p] + (1 if g.fort[p] and side >= FIRST_PEOPLE else 0)
    taken, lost, killed = duel(chance, min(left, 3), defenders)
    prize = survey.gain(side, p) + loot(g, side, p)
    hate = survey.hostility(holder)
    return taken * prize - LOST_ARMY * lost + KILLED_ARMY * hate * killed - 0.2


def _lift_barbarians(g: Empire, step: LiftBarbarians, moves: list[Move]) -> Scores:
    survey = Survey(g, g.active)
    out = []
    for move in moves:
        if move == DONE:
            out.append(0.0)
        elif g.armies[move[1]] > 1:
            out.append(LIFT_SPARE - survey.shelter(g.side, move[1]))
        else:
            out.append(LIFT_HORDE - survey.loss(g.side, move[1]))
    return out


# ---- building


def _build(g: Empire, step: Build, moves: list[Move]) -> Scores:
    turn = g.turn
    survey = Survey(g, g.side)
    out = []
    for move in moves:
        verb = move[0]
        if verb == "done":
            out.append(0.0)
        elif verb == "recruit":
            out.append(RECRUIT_WORTH[turn])
        elif verb == "buy-fort":
            out.append(BUY_FORT)
        elif verb == "raise":
            out.append(survey.shelter(g.side, move[1]) - 0.5)
        elif verb == "fortify":
            out.append(0.6 * survey.shelter(g.side, move[1]) - 1.0)
        elif verb == "repair":
            out.append(1.5 if turn < LAST_TURN else -1.0)
        elif verb == "bribe":
            out.append(survey.gain(g.side, move[1]) - 2.0 * g.armies[move[1]] + 1.0)
        elif g.armies[move[1]] > 1:
            out.append(LIFT_LEGION - 2.0 * survey.shelter(g.side, move[1]))
        else:
            out.append(-2.0 - survey.loss(g.side, move[1]))
    return out


RECRUIT_WORTH: Final = (0.0, 6.0, 6.0, 6.0, 6.0, 6.0, 5.0, 4.0)


def _cities(g: Empire, step: BuildCities, moves: list[Move]) -> Scores:
    survey = Survey(g, g.side)
    out = []
    for move in moves:
        if move == DONE:
            out.append(0.0)
        elif move[0] == "found":
            out.append(5.0 + 0.3 * g.armies[move[1]] + (1.0 if is_capital(move[1], g.turn) else 0.0))
        else:
            out.append(2.0 + survey.shelter(g.side, move[1]))
    return out


def _dismiss(g: Empire, step: DismissAuxilia, moves: list[Move]) -> Scores:
    survey = Survey(g, g.side)
    return [-survey.weakening(g.side, move[1]) if move != DONE else 0.0 for move in moves]


# ---- the middle of things


def _retreat(g: Empire, step: Retreat, moves: list[Move]) -> Scores:
    battle = g.running(Battle)
    chance = chance_of_round(g, battle.side, step.province, battle.origin)
    survey = Survey(g, step.faction)
    stays = (1 - chance) * survey.loss(step.faction, step.province) * 0.6 + (1 - chance) * 1.0
    return [
        stays
        if move[0] == "stand"
        else FLEE + 0.3 * survey.shelter(step.faction, move[1])
        if g.holder[move[1]] == step.faction
        else FLEE + 0.5 * survey.gain(step.faction, move[1])
        for move in moves
    ]


def _withdraw(g: Empire, step: Withdraw, moves: list[Move]) -> Scores:
    side = g.holder[step.province]
    survey = Survey(g, g.owner(side))
    return [survey.shelter(side, move[1]) for move in moves]


def _loot_or_spare(g: Empire, step: Loot, moves: list[Move]) -> Scores:
    return [4.0 if move[0] == "loot" else 0.0 for move in moves]


def _hold(g: Empire, step: HoldFort, moves: list[Move]) -> Scores:
    return [4.0 if move[0] == "hold" else 0.0 for move in moves]


def _march(g: Empire, step: MarchIn, moves: list[Move]) -> Scores:
    survey = Survey(g, g.active)
    return [-survey.weakening(g.side, move[1]) for move in moves]


# ---- tokens


def _token(g: Empire, step: KeepOrPass, moves: list[Move]) -> Scores:
    survey = Survey(g, g.drawer)
    worth = token_worth(g, g.drawn, step.barbarian)
    return [worth if move == KEEP else -worth * 1.5 * survey.hate[move[1]] for move in moves]


# ---- cards


def _event(g: Empire, step: PlayEvent, moves: list[Move]) -> Scores:
    return [0.0 if move == PASS else _card(g, move[1]) for move in moves]


def _card(g: Empire, c: int) -> float:
    card, f = CARDS[c], g.active
    kind = card.kind
    if kind in ("kingdom", "tribe"):
        start = KINGDOMS[POWER_OF_CARD[c]].start
        holder = g.holder[start]
        return -3.0 if g.is_own(f, holder) else 4.0
    if kind == "tribute":
        return len(g.provinces_of(f)) // 3 - (2.0 if g.turn < card.turns[1] else 0.0)
    if kind == "restoration":
        return 1.0 + sum([g.city[p] == LOOTED for p in g.provinces_of(f)])
    return CARD_WORTH.get(kind, 1.0)


CARD_WORTH: Final = {
    "rebellion": 2.0,
    "revolt": 2.0,
    "treachery": 2.0,
    "disease": 1.5,
    "games": 3.0,
    "proscription": 3.0,
    "donative": 1.0,
    "fleet": 0.5,
    "heavy_cavalry": 2.0,
    "free_forts": 1.5,
    "auxilia": 2.0,
}


def _target(g: Empire, step: ChooseTarget, moves: list[Move]) -> Scores:
    survey = Survey(g, step.faction)
    card = CARDS[step.card]
    out = []
    for move in moves:
        if not isinstance(card, Disease):
            p = move[1]
            harm = survey.hostility(g.holder[p]) * (survey.loss(g.holder[p], p) / g.armies[p] + 1.5)
            own = survey.gain(g.side, p) if not isinstance(card, Rebellion | Revolt) else 0.0
            out.append(harm + own)
            continue
        area: tuple[int, ...] = (move[1],)
        if card.area == "diocese":
            area = DIOCESE_PROVINCES[move[1]]
        elif card.area == "province_and_neighbours":
            area = (move[1], *NEIGHBOURS[move[1]])
        out.append(sum([_sickness(g, survey, p) for p in area if g.armies[p]]))
    return out


def _sickness(g: Empire, survey: Survey, p: int) -> float:
    holder = g.holder[p]
    if holder >= FIRST_REBEL:
        return 0.0
    harm = 0.4 * survey.loss(holder, p) / g.armies[p] + 0.5 * g.armies[p]
    return -harm if survey.owner[holder] == survey.faction else harm * survey.hostility(holder)


def _victim(g: Empire, step: ChooseVictim, moves: list[Move]) -> Scores:
    survey = Survey(g, step.faction)
    return [4.0 * survey.hate[move[1]] + 0.3 * min(6, g.roman_vp[move[1]]) for move in moves]


def _subsidy(g: Empire, step: SubsidyWindow, moves: list[Move]) -> Scores:
    battle = g.running(Battle)
    survey = Survey(g, step.askers[0])
    worth = 0.4 * survey.loss(battle.defender, battle.province) - 2.0 + 0.4 * _waiting(g)
    return [0.0 if move == PASS else worth for move in moves]


def _waiting(g: Empire) -> int:
    """Armies of the Active Player still to be placed."""
    placing = g.innermost(Place)
    return 0 if placing is None else placing.left


def _react(g: Empire, step: Any, moves: list[Move]) -> Scores:
    battle = g.running(Battle)
    survey = Survey(g, step.askers[0])
    if isinstance(step, AmbushWindow):
        stake = survey.loss(battle.defender, battle.province)
    else:
        stake = survey.gain(battle.side, battle.province)
    return [0.0 if move == PASS else 0.5 * stake - 1.0 for move in moves]


def _oracle(g: Empire, step: OracleWindow, moves: list[Move]) -> Scores:
    played, by = step.context
    hate = Survey(g, step.askers[0]).hate[by]
    grave = CARDS[played].kind in ("kingdom", "tribe", "rebellion", "revolt", "treachery", "disease")
    return [0.0 if move == PASS else 3.0 * hate - (0.8 if grave else 2.0) for move in moves]


def _bribery(g: Empire, step: Bribery, moves: list[Move]) -> Scores:
    survey = Survey(g, step.giver)
    stake = 0.4 * survey.loss(step.giver, step.context[0]) + 0.4 * _waiting(g)
    return [0.0 if move[0] != "offer" else stake - 1.35 * move[1] - 0.5 for move in moves]


def _bribe_answer(g: Empire, step: BribeAnswer, moves: list[Move]) -> Scores:
    vp = step.offer.terms[1]
    return [1.3 * vp - 3.0 if move[0] == "accept" else 0.0 for move in moves]


GLANCES: Final[dict[type, Callable[[Empire, Any, list[Move]], Scores]]] = {
    Place: _place,
    LiftBarbarians: _lift_barbarians,
    Build: _build,
    BuildCities: _cities,
    DismissAuxilia: _dismiss,
    Retreat: _retreat,
    Withdraw: _withdraw,
    Loot: _loot_or_spare,
    HoldFort: _hold,
    MarchIn: _march,
    KeepOrPass: _token,
    PlayEvent: _event,
    ChooseTarget: _target,
    ChooseVictim: _victim,
    SubsidyWindow: _subsidy,
    AmbushWindow: _react,
    TestudoWindow: _react,
    OracleWindow: _oracle,
    Bribery: _bribery,
    BribeAnswer: _bribe_answer,
}


# ---- what is plainly pointless


def sane(g: Empire, moves: list[Move]) -> list[Move]:
    """The moves without the plainly pointless; all of them if nothing else is left."""
    step = g.stack[-1]
    if isinstance(step, Place):
        kept = _sane_placing(g, step, moves)
    elif isinstance(step, Loot):
        kept = [move for move in moves if move[0] == "loot"]
    elif isinstance(step, HoldFort):
        kept = [move for move in moves if move[0] == "hold"]
    elif isinstance(step, BuildCities) and len(moves) > 1:
        kept = [move for move in moves if move != DONE]
    elif isinstance(step, Build):
        kept = [move for move in moves if not _is_waste(g, move)]
    else:
        return moves
    return kept or moves


def _is_waste(g: Empire, move: Move) -> bool:
    """Leaving a Province that is held, or buying a Fort for which there is none yet: it may lapse (8.2f)."""
    if move[0] == "lift":
        return g.armies[move[1]] == 1
    return move[0] == "buy-fort" and g.forts_ready[g.side] >= fort_room(g, g.side, 0)


def _sane_placing(g: Empire, step: Place, moves: list[Move]) -> list[Move]:
    """No attack on one's own, none over a worse border than need be, no Army left in hand for nothing."""
    best: dict[int, float] = {}
    for move in moves:
        if move[0] == "attack":
            best[move[1]] = max(best.get(move[1], 0.0), chance_of_round(g, step.side, move[1], move[2]))
    kept = []
    for move in moves:
        if move[0] == "attack":
            if g.is_own(step.side, g.holder[move[1]]):
                continue
            if chance_of_round(g, step.side, move[1], move[2]) < best[move[1]]:
                continue
        kept.append(move)
    if any(move[0] in ("place", "raise", "return") for move in kept):
        return [move for move in kept if move != DONE]
    return kept
