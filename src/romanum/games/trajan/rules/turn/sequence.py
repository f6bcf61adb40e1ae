"""Chapters 3 and 4.1: game turns, player turns and their segments, and how a war ends early."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.offers import ACCEPT, REFUSE
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.trajan.data.components import RATING, TRIUMPH_BONUS
from romanum.games.trajan.rules.combat.segment import ATTACKS
from romanum.games.trajan.rules.march.kinds import MARCHES
from romanum.games.trajan.rules.politics.events import PoliticalEvent, settle_debt
from romanum.games.trajan.rules.politics.hands import draw, let_take
from romanum.games.trajan.rules.politics.stratagems import PLAYS
from romanum.games.trajan.rules.turn.forces import CONCEALMENT, CoverForces
from romanum.games.trajan.rules.turn.recruitment import COLONIES, RECRUITING
from romanum.games.trajan.rules.turn.victory import holds_all_enemy_capitals
from romanum.games.trajan.state import subjects
from romanum.games.trajan.state.actions import CONCEDE, TREATY
from romanum.games.trajan.state.calendar import month_id, year
from romanum.games.trajan.state.menu import Menu, MenuStep, SideChoice
from romanum.games.trajan.state.position import (
    COMBAT,
    CONCEDED,
    EVENTS,
    FRESH,
    MOVEMENT,
    NOBODY,
    NONE,
    OPTIMUS,
    PARTHIAN,
    ROMAN,
    SIDE_IDS,
    STRATAGEMS,
    UNIT_COUNT,
    War,
)
from romanum.games.trajan.state.position import (
    TREATY as ENDED_BY_TREATY,
)

COMPLETE_TURN: Final = 3
"""4.1a: ends of player turns in a row: the one that completes the conquest, then the enemy's and one's own."""


class GameTurn(Task[War], frozen=True):
    """3.2, 3.3: Political Events, the Roman player turn, the Parthian player turn, until the scenario's last turn."""

    rule: ClassVar[str] = "3.2"
    stays: ClassVar[bool] = True

    def run(self, g: War) -> None:
        """Begin the next turn, or end the war."""
        if g.turn == g.final_turn:
            g.stack.pop()
            g.active, g.segment = NOBODY, EVENTS
            g.tell("war-ends", "3.3")
            return
        g.turn += 1
        g.segment, g.active = EVENTS, NOBODY
        g.begin_anew()
        g.tell("turn", "3.1", turn=g.turn, month=month_id(g), year=year(g))
        g.push(PlayerTurn(PARTHIAN))
        g.push(PlayerTurn(ROMAN))
        g.push(PoliticalEvent())


class PlayerTurn(Task[War], frozen=True):
    """3.22, 3.23: markers, movement, combat."""

    side: int
    rule: ClassVar[str] = "3.22"

    def run(self, g: War) -> None:
        """Everything that lasts for a player turn begins anew."""
        g.active = self.side
        g.marched = [FRESH] * UNIT_COUNT
        g.plays = g.arrived = g.attacked = (0,) * UNIT_COUNT
        g.attempted = g.paraded = g.formed = g.fought = g.levied = g.levy_leaders = ()
        g.treaty_offered = False
        g.tell("player-turn", self.rule, side=SIDE_IDS[self.side])
        g.push(EndPlayerTurn(self.side))
        g.push(CombatSegment(self.side))
        g.push(BeginSegment(COMBAT))
        g.push(MovementSegment(self.side))
        g.push(BeginSegment(MOVEMENT))
        g.push(StratagemSegment(self.side))


class StratagemSegment(Task[War], frozen=True):
    """6.51, 6.53b, 8.0c: cover forces, take markers by the Supreme Leader's rating, draw those of a Triumph."""

    side: int
    rule: ClassVar[str] = "6.51a"

    def run(self, g: War) -> None:
        """What is pushed last is done first."""
        g.segment = STRATAGEMS
        if self.side == ROMAN and g.triumph != NONE:
            draw(g, ROMAN, TRIUMPH_BONUS[g.triumph], "6.53b")
        leader = g.supreme[self.side]
        if leader != NONE:
            let_take(g, self.side, RATING[leader])
        g.push(CoverForces(self.side))


class BeginSegment(Task[War], frozen=True):
    """3.22: which segment it is decides what may be played."""

    segment: int
    rule: ClassVar[str] = "3.22"

    def run(self, g: War) -> None:
        """On to the segment."""
        g.segment = self.segment


def _parley_candidates(g: War, side: int) -> Iterable[Move]:
    return (TREATY, CONCEDE) if g.parley else ()


def _parley_check(g: War, side: int, move: Move) -> Refusal | None:
    if move == TREATY and g.treaty_offered:
        return Refusal("4.2", "treaty-refused-already")
    return None


def _parley_options(g: War, side: int) -> list[Move]:
    if not g.parley:
        return []
    return [CONCEDE] if g.treaty_offered else [TREATY, CONCEDE]


def _parley_take(g: War, side: int, move: Move) -> None:
    if move == CONCEDE:
        g.tell("concedes", "4.1c", side=SIDE_IDS[side])
        end_war(g, CONCEDED, side)
    else:
        offer_treaty(g, side)


def offer_treaty(g: War, side: int) -> None:
    """4.2: the other side is asked."""
    g.treaty_offered = True
    g.tell("treaty-offered", "4.2", side=SIDE_IDS[side])
    g.push(TreatyAnswer(1 - side))


def end_war(g: War, how: int, side: int = NOBODY) -> None:
    """The war is over at once."""
    g.ended, g.ended_by = how, side
    g.stack.clear()


PARLEY: Final = Menu(frozenset({"treaty", "concede"}), _parley_candidates, _parley_check, _parley_options, _parley_take)
"""4.1c, 4.2: an offer of peace, once in a player turn, or giving up."""


class TreatyAnswer(SideChoice, frozen=True):
    """4.2: if both agree the game ends and nobody wins."""

    rule: ClassVar[str] = "4.2"
    asks: ClassVar[Asks] = Asks("treaty", subjects.SIDE, subjects.ENEMY)
    orders_about: ClassVar[str] = "peace"
    agree: ClassVar[Move] = ACCEPT
    decline: ClassVar[Move] = REFUSE

    def options(self, g: War, seat: int) -> list[Move]:
        return [ACCEPT, REFUSE]

    def take(self, g: War, seat: int, move: Move) -> None:
        """Peace, or on with the war."""
        if move == ACCEPT:
            g.tell("treaty", "4.2", side=SIDE_IDS[self.side])
            end_war(g, ENDED_BY_TREATY)
        else:
            g.tell("treaty-refused", "4.2", side=SIDE_IDS[self.side])


class MovementSegment(MenuStep, frozen=True):
    """3.22: marches, recruits, markers, Exercitus, in any order."""

    rule: ClassVar[str] = "3.22"
    asks: ClassVar[Asks] = Asks("movement", subjects.SIDE)
    menus: ClassVar[tuple[Menu, ...]] = (MARCHES, PLAYS, RECRUITING, COLONIES, CONCEALMENT, PARLEY)

    def out_of_reach(self, g: War, seat: int, move: Move) -> Refusal | None:
        """12.2b: nobody sets out from a hex where nobody of his stands."""
        return MARCHES.check(g, self.side, move) if move[0] == "march" else None


class CombatSegment(MenuStep, frozen=True):
    """3.22, 13: battles and sieges, if the active player wants them, in the order he likes."""

    rule: ClassVar[str] = "13.0b"
    asks: ClassVar[Asks] = Asks("combat", subjects.SIDE)
    menus: ClassVar[tuple[Menu, ...]] = (ATTACKS, PLAYS, COLONIES, PARLEY)

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Everything on the menus; but for a parley alone nobody is asked: there was one before the marches."""
        found = MenuStep.candidates(self, g, seat)
        return found if self.has_work(g) else [move for move in found if move[0] not in PARLEY.verbs]

    def options(self, g: War, seat: int) -> list[Move]:
        """The same of what is allowed."""
        found = MenuStep.options(self, g, seat)
        work = [move for move in found if move[0] not in PARLEY.verbs]
        return found if len(work) > 1 else work

    def has_work(self, g: War) -> bool:
        """Whether there is anything to be attacked, played or settled."""
        return any(menu.options(g, self.side) for menu in self.menus if menu is not PARLEY)


class EndPlayerTurn(Task[War], frozen=True):
    """4.1: a side that has held all enemy capitals for a complete turn wins at once."""

    side: int
    rule: ClassVar[str] = "4.1a"

    def run(self, g: War) -> None:
        """Count for both sides, the one whose turn ends first."""
        if self.side == ROMAN:
            settle_debt(g)
        for side in (self.side, 1 - self.side):
            g.optimus[side] = g.optimus[side] + 1 if holds_all_enemy_capitals(g, side) else 0
        for side in (self.side, 1 - self.side):
            if g.optimus[side] == COMPLETE_TURN:
                g.tell("optimus", "4.1a" if side == ROMAN else "4.1b", side=SIDE_IDS[side])
                end_war(g, OPTIMUS, side)
                return
