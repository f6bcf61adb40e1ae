"""What a soldier does who does not look ahead: a sharper glance than `policy`, for bots that plan.

How much each habit is worth was measured in games in which every seat had habits of its own, drawn at random: points of
the end against those of the others. To buy a Fort for every Province, for one, brought 4.6 points (±0.8), to attack
without fear for Armies 2.6, to recruit two Legions less than one may cost 7.3.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from romanum.engine.action import PASS, Move
from romanum.games.hre.bots import policy
from romanum.games.hre.bots.operations import Operations
from romanum.games.hre.bots.policy import chance_of_round, duel
from romanum.games.hre.bots.survey import Survey, is_last_phase
from romanum.games.hre.data.components import CARDS, FIRST_PEOPLE, FIRST_POWER, KINGDOMS
from romanum.games.hre.rules.build import Build
from romanum.games.hre.rules.combat import Battle
from romanum.games.hre.rules.events import POWER_OF_CARD, PlayEvent
from romanum.games.hre.rules.forts import fort_room
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.rules.reactions import SubsidyWindow, subsidy_price
from romanum.games.hre.rules.victory_points import FINAL_PROVINCE_VP
from romanum.games.hre.state.position import LAST_TURN, VACANT, Empire

LOST_ARMY: Final = 0.4
"""What an Army that dies in an attack is missed,"""
KILLED_ARMY: Final = 1.0
"""and what one that is killed is worth if its player were the only rival."""
SURE: Final = 0.3
"""What it is worth that a Province falls without a fight."""
STOP: Final = -1.5
"""How it looks to keep Armies in hand that could attack."""
BUY_FORT: Final = 0.3
FORTIFY: Final = 1.3
FREE_FORTS: Final = 1.5
UNUSED: Final = 4.0
"""By how much a card that can be played in a later turn too is held back, unless it brings in a Kingdom or a Tribe."""

IDLE: Final = 10.0
"""How it looks in the last Phase to lift a Legion that holds nothing: it can be put back,"""
WASTED: Final = -1.0
"""and to spend points on what nobody attacks any more."""
ELSEWHERE: Final = 0.4
"""What each Army that waits may still take from whoever is not left alone."""
START: Final = 0.1
"""Of several Kingdoms and Tribes the one that gains most where it rises comes first,"""
LAPSES: Final = 1.0
"""and one that cannot come later."""

Scores = list[float]


def prior(g: Empire, moves: list[Move]) -> Scores | None:
    """How promising each move looks."""
    glance = GLANCES.get(type(g.stack[-1]))
    if glance is None:
        return None
    return [score * policy.SCALE for score in glance(g, g.stack[-1], moves)]


def choose(g: Empire, moves: list[Move]) -> Move:
    """The move that looks best, the first of several."""
    if len(moves) > 1 and not isinstance(g.stack[-1], Place):
        moves = policy.sane(g, moves)
    if len(moves) == 1:
        return moves[0]
    scores = prior(g, moves)
    return moves[0] if scores is None else moves[max(range(len(moves)), key=scores.__getitem__)]


def _place(g: Empire, step: Place, moves: list[Move]) -> Scores:
    """By what each Province brings; nobody stops as long as an Army or a Fort can be put somewhere."""
    side, left = step.side, step.left
    survey = Survey(g, g.owner(side))
    prizes: dict[int, float] = {}
    out = []
    for move in moves:
        verb = move[0]
        if verb == "attack":
            p = move[1]
            if p not in prizes:
                prizes[p] = policy.NEVER if g.is_own(side, g.holder[p]) else _prize(g, survey, side, p)
            out.append(_attack(g, survey, step, move, prizes[p]))
        elif verb == "place":
            p = move[1]
            out.append(survey.shelter(side, p) if g.holder[p] == side else _prize(g, survey, side, p) + SURE)
        elif verb == "raise":
            out.append(0.1 + survey.shelter(side, move[1]) if not left else 0.5 * survey.shelter(side, move[1]) - 1.0)
        elif verb == "return":
            out.append(survey.gain(side, move[1]) if g.holder[move[1]] == VACANT else 0.5)
        else:
            busy = any(other[0] in ("place", "raise", "return") for other in moves)
            out.append(policy.NEVER if busy else STOP)
    return out


def _prize(g: Empire, survey: Survey, side: int, p: int) -> float:
    """What a Province brings that is taken, with its loot."""
    return survey.gain(side, p) + policy.loot(g, side, p)


def _attack(g: Empire, survey: Survey, step: Place, move: Move, prize: float) -> float:
    """The prize by the chance to win it with up to three Armies, and the losses of both sides."""
    if prize == policy.NEVER:
        return prize
    _, p, origin = move
    side = step.side
    defenders = g.armies[p] + (1 if g.fort[p] and side >= FIRST_PEOPLE else 0)
    taken, lost, killed = duel(chance_of_round(g, side, p, origin), min(step.left, 3), defenders)
    return taken * prize - LOST_ARMY * lost + KILLED_ARMY * survey.hostility(g.holder[p]) * killed


def _build(g: Empire, step: Build, moves: list[Move]) -> Scores:
    if is_last_phase(g):
        return _last_build(g, step, moves)
    out = policy.GLANCES[Build](g, step, moves)
    for i, move in enumerate(moves):
        if move[0] == "buy-fort":
            out[i] = BUY_FORT
        elif move[0] == "fortify":
            out[i] = FORTIFY
    return out


def _last_build(g: Empire, step: Build, moves: list[Move]) -> Scores:
    """Nobody comes any more: no walls, whoever is not needed goes on, and a Legion is bought if it brings its price."""
    out = []
    for move in moves:
        if move[0] == "lift":
            out.append(IDLE if g.armies[move[1]] > 1 else policy.NEVER)
        elif move[0] == "recruit":
            out.append(_one_more(g, step) - step.recruit_cost(g))
        elif move[0] == "bribe":
            out.append(policy.GLANCES[Build](g, step, [move])[0])
        else:
            out.append(0.0 if move[0] == "done" else WASTED)
    return out


def _one_more(g: Empire, step: Build) -> float:
    """What a Legion more brings."""
    fewer, more = (Operations(g, Place(g.side, step.pool + n)).best()[0].worth for n in range(2))
    return more - fewer


def _subsidy(g: Empire, step: SubsidyWindow, moves: list[Move]) -> Scores:
    """In the last turn exact: what may still be lost with the Province, against what is paid and who gets it."""
    if g.turn < LAST_TURN:
        return policy.GLANCES[SubsidyWindow](g, step, moves)
    faction, battle = step.askers[0], g.running(Battle)
    survey = Survey(g, faction)
    due = not g.emperor_done[faction]
    stake = survey.loss(battle.defender, battle.province) + 1.0 if due else float(FINAL_PROVINCE_VP)
    placing = g.innermost(Place)
    waiting = 0 if placing is None else placing.left
    chance = chance_of_round(g, battle.side, battle.province, battle.origin)
    taken = duel(chance, battle.attackers + waiting, g.armies[battle.province])[0]
    price = subsidy_price() * (1.0 + survey.hostility(battle.side))
    worth = taken * stake + ELSEWHERE * waiting - price
    return [0.0 if move == PASS else worth for move in moves]


def _event(g: Empire, step: PlayEvent, moves: list[Move]) -> Scores:
    """Kingdoms and Tribes at once, Forts as soon as there is room, all else in the last turn for it."""
    out = policy.GLANCES[PlayEvent](g, step, moves)
    survey = Survey(g, g.active)
    for i, move in enumerate(moves):
        if move != PASS:
            card = CARDS[move[1]]
            if card.kind in ("kingdom", "tribe"):
                if out[i] > 0:
                    start = KINGDOMS[POWER_OF_CARD[move[1]]].start
                    gain = survey.gain(FIRST_POWER + POWER_OF_CARD[move[1]], start)
                    out[i] += START * gain + (LAPSES if g.turn == card.turns[1] else 0.0)
            elif card.kind == "free_forts":
                out[i] = FREE_FORTS if fort_room(g, g.side, 0) > 1 else -FREE_FORTS
            elif g.turn < card.turns[1]:
                out[i] -= UNUSED
    return out


GLANCES: Final[dict[type, Callable[[Empire, Any, list[Move]], Scores]]] = {
    **policy.GLANCES,
    Place: _place,
    Build: _build,
    PlayEvent: _event,
    SubsidyWindow: _subsidy,
}
