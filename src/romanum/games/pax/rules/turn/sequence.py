"""Chapters 3.2 and 3.6: Game-Turns and their phases, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from romanum.engine.errand import carries_out
from romanum.games.pax.data.components import YEARS
from romanum.games.pax.rules.turn import (
    activation,
    income,
    leader_selection,
    maintenance,
    manpower,
    removal,
    scenario_rules,
    victory,
)
from romanum.games.pax.state.control import settle_provinces
from romanum.games.pax.state.errands import AttritionPhase, GameTurn, PhaseBegins, RhodesRefits
from romanum.games.pax.state.position import ACTIVATION, INCOME, ORDER, PHASES, Mediterranean
from romanum.games.pax.state.promises import judge_promises
from romanum.games.pax.state.sides import end_alliances


def _attrition(g: Mediterranean) -> None:
    g.push(AttritionPhase())


PHASE_WORK: Final[tuple[Callable[[Mediterranean], None], ...]] = (
    income.begin,
    maintenance.begin,
    removal.begin,
    leader_selection.begin,
    manpower.begin,
    activation.begin,
    _attrition,
    victory.begin,
    activation.set_play_order,
)
"""3.2a: what each phase does, from A to I."""


@carries_out(GameTurn)
def begin_turn(errand: GameTurn, g: Mediterranean) -> None:
    """3.2a, 3.6: the next Game-Turn from Phase A on; the first of a match begins with the Activations."""
    first = g.phase != ORDER
    if not first:
        judge_promises(g)
        g.turn += 1
        _begin_anew(g)
    g.tell("game-turn", "3.2a", turn=g.turn, years=YEARS[g.turn])
    g.push(PhaseBegins(ACTIVATION if first else INCOME))
    scenario_rules.bring_arrivals(g)
    if not first:
        g.push(RhodesRefits())


@carries_out(PhaseBegins)
def begin_phase(errand: PhaseBegins, g: Mediterranean) -> None:
    """3.2a: a phase, with the next one below it."""
    g.phase = errand.phase
    g.push(PhaseBegins(errand.phase + 1) if errand.phase < ORDER else GameTurn())
    g.tell("phase", "3.2a", phase=PHASES[errand.phase])
    PHASE_WORK[errand.phase](g)


def _begin_anew(g: Mediterranean) -> None:
    """What held for the rest of the last Game-Turn is over (4.3.1a, 12.5.1d, 13.3, 13.4.1, 15.4.9, 16.2, 17.2)."""
    g.begin_anew()
    g.gained = [0] * len(g.powers)
    g.dear, g.dear_next = g.dear_next, 0
    if any(g.allies):
        end_alliances(g)
        settle_provinces(g)
