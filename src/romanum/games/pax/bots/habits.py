"""Answers that a power gives by habit: how Talents are used, who is let pass, where to withdraw to."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.engine.dice import FACES
from romanum.engine.step import apply
from romanum.games.pax.bots.army_tour import tours_now
from romanum.games.pax.bots.economy import pending_markers
from romanum.games.pax.bots.estate import idle, levy, minor_move
from romanum.games.pax.bots.glance import Glance
from romanum.games.pax.bots.judgement import value
from romanum.games.pax.bots.survey import chance
from romanum.games.pax.bots.tours import Desk
from romanum.games.pax.data.components import HIRED, SPACE_COUNT, TABLES
from romanum.games.pax.rules.battle.actions import SACK, SPARE
from romanum.games.pax.rules.battle.capture import SackOrSpare, rating
from romanum.games.pax.rules.battle.frame import ATTACKER, Fight, bp_of, infantry_of
from romanum.games.pax.rules.battle.shifts import SpendShifts
from romanum.games.pax.rules.battle.walls import SiegeBids
from romanum.games.pax.rules.cards.actions import LOSE_MARKER, PAY_PRIESTS
from romanum.games.pax.rules.cards.drawn_cards import PRIESTS
from romanum.games.pax.rules.march.actions import HALT
from romanum.games.pax.rules.march.entry import EntryWindow
from romanum.games.pax.rules.march.sea_movement import PortPassage
from romanum.games.pax.rules.march.selection import MinorMove
from romanum.games.pax.rules.march.withdrawal import Withdrawing, WithdrawTo
from romanum.games.pax.rules.turn.actions import EXPANSION
from romanum.games.pax.rules.turn.manpower import ManpowerPlans
from romanum.games.pax.rules.turn.operations import ChooseOperation
from romanum.games.pax.rules.turn.recruitment import Levy
from romanum.games.pax.state.actions import PASS
from romanum.games.pax.state.forces import is_city, least_walls, total
from romanum.games.pax.state.moves import came_by
from romanum.games.pax.state.position import NOBODY, Mediterranean

LIKELY: Final = 0.6
"""A chance to win for which an Army intercepts,"""
SURE: Final = 0.85
"""and one for which it leaves a Capital."""
PLAYED: Final = ("play", "hire-for")
HELD: Final = 0.004
"""What a card in hand is worth, as a chance to win."""
DEAR: Final = 3
"""Talents that are bid for a Capital."""
TENTHS: Final = 10
"""10.3.3: a die is so many tenths of the BP."""
TALENT: Final = 0.2
"""What a Talent is worth, in Geographic Points,"""
BY_CITY: Final = 3.5
BY_TOWN: Final = 2.0
"""and how many a sack brings on the average (7.5.2)."""


def answer(g: Mediterranean, seat: int, moves: list[Move]) -> Move | None:
    """The answer to a question that is always answered alike; None for any other."""
    step = g.stack[-1]
    if isinstance(step, ManpowerPlans | Levy):
        return levy(Desk(g, seat), moves)
    if isinstance(step, MinorMove):
        return minor_move(Desk(g, seat), step.place, moves)
    if isinstance(step, PortPassage):
        return PASS if PASS in moves else None
    if isinstance(step, WithdrawTo):
        return _shelter(g, seat, step, moves)
    if isinstance(step, ChooseOperation):
        return EXPANSION if EXPANSION in moves else None
    if any(move[0] in PLAYED for move in moves):
        return _played(g, seat, moves)
    if isinstance(step, EntryWindow):
        return _interception(g, seat, moves)
    if isinstance(step, SiegeBids):
        return _bid(g, seat, moves)
    if isinstance(step, SpendShifts):
        return _shifted(g, step, moves)
    if isinstance(step, SackOrSpare):
        return _sacked(g, seat, step)
    return _appeased(g, seat) if PAY_PRIESTS in moves else None


def _played(g: Mediterranean, seat: int, moves: list[Move]) -> Move:
    """17.1: a card is played where the position right after it is better by more than nothing."""
    best, most = moves[-1], -1.0
    for move in [move for move in moves if move[0] not in PLAYED] + [move for move in moves if move[0] in PLAYED]:
        tried = g.copy()
        apply(tried, seat, move)
        worth = value(tried, seat) if tried.stack else 1.0 * (g.seats.index(seat) in tried.winners)
        if worth > most + (HELD if move[0] in PLAYED else 0.0):
            best, most = move, worth
    return best


def _interception(g: Mediterranean, seat: int, moves: list[Move]) -> Move | None:
    """9.3: by whoever is likely to win and may leave where he is; a Capital is not left for a chance."""
    glance = Glance(g, seat)
    foe, found = glance.force(g.mover), []
    for move in moves:
        if move[0] not in ("intercept", "intercept-of"):
            continue
        own = [f for f in glance.survey.at.get(move[-1], ()) if not glance.is_enemy(f.side)]
        bp, led = sum(f.bp for f in own), max([f.tactical for f in own], default=0)
        hope = chance(bp, foe.bp, led - foe.tactical)
        if hope > (SURE if g.setting.capital_of[move[-1]] == glance.power else LIKELY):
            found.append((hope, move))
    return max(found)[1] if found else PASS if PASS in moves else None


def _bid(g: Mediterranean, seat: int, moves: list[Move]) -> Move:
    """10.5.1: a Talent for the shift, more for a Capital; none that an Activation needs."""
    power = g.seats.index(seat)
    most = DEAR if g.setting.capital_of[g.running(Fight).space] != NOBODY else 1
    return moves[max(0, min(most, idle(g, power), len(moves) - 1))]


def _shelter(g: Mediterranean, seat: int, step: WithdrawTo, moves: list[Move]) -> Move | None:
    """9.4: to friends, best behind walls, and no further; never back."""
    if HALT in moves:
        return HALT
    glance, start = Glance(g, seat), g.running(Withdrawing).start
    been = (start, came_by(g, step.stack))
    steps = [move for move in moves if move[0] == "to" and move[1] not in been]
    return max(steps, key=lambda move: _safety(glance, move[1])) if steps else None


def _safety(glance: Glance, there: int) -> float:
    if there >= SPACE_COUNT:
        return 0.5
    own = 1.0 if glance.g.holder[there] == glance.power else 0.0
    return own + 0.15 * glance.survey.keepers(glance.friends, there)


# ---- Battles


def _shifted(g: Mediterranean, step: SpendShifts, moves: list[Move]) -> Move | None:
    """10.3.1j: no more for the own die than leaves nothing of the enemy; the rest takes from his.

    By which die the shifts go changes nothing in who wins.
    """
    fight = g.running(Fight)
    own = fight.dice[step.who]
    needed = _to_destroy(g, fight, 1 - step.who)
    enough = [die for die in range(own, own + step.left) if (die * fight.base[1 - step.who] + 5) // TENTHS >= needed]
    if not enough:
        return None
    move = ("raise-die", enough[0] - own) if enough[0] > own else ("lower-die", step.left)
    return move if move in moves else None


def _to_destroy(g: Mediterranean, fight: Fight, who: int) -> int:
    """10.3.2, 7.3.4: the BP after which nothing can be lost any more; of the last Wall Point a part will do.

    In the field a tenth of all comes to it, which whoever retreats is spared (10.7.1).
    """
    army = fight.army(who)
    if not fight.walls:
        return bp_of(g, army) + (0 if who == ATTACKER else (fight.base[who] + TENTHS - 1) // TENTHS)
    if who == ATTACKER:
        return bp_of(g, army)
    walls = (g.walls[fight.space] - least_walls(g, fight.space)) * TABLES.walls.loss
    return walls + (bp_of(g, army) if infantry_of(g, army) else 1 - TABLES.walls.loss)


def _sacked(g: Mediterranean, seat: int, step: SackOrSpare) -> Move:
    """7.5.1, 7.5.3: a sack may end the move: not where what comes after it is worth more than some Talents."""
    if step.stack != g.mover or g.mp <= 0 or g.lost_battle:
        return SACK
    limit, hired = rating(g, step.stack), bool(total(g, step.stack, HIRED))
    ends = max(0, FACES - limit) / FACES
    found = min(1.0, max(0, FACES - limit + hired) / FACES)
    talents = (BY_CITY if is_city(g, g.at[step.stack]) else BY_TOWN) / (1 + hired)
    onward = max([tour.worth for tour in tours_now(Desk(g, seat)) if tour.nodes[1:]], default=0.0)
    return SPARE if ends * onward > found * talents * TALENT else SACK


# ---- Events


def _appeased(g: Mediterranean, seat: int) -> Move:
    """17.2-DIES-IRAE: the priests are paid if more Activations are left than without, as each costs a Talent."""
    power = g.seats.index(seat)
    talents, pending = g.treasury[power], pending_markers(g, power)
    return PAY_PRIESTS if 1 + min(pending, talents - PRIESTS) > min(pending, talents) else LOSE_MARKER
