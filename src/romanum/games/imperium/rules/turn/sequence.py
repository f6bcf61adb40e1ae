"""Chapters 4 and 9: a month, its phases and segments, each by the part of the rules that has it; summer and winter."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from romanum.engine.errand import carries_out
from romanum.engine.step import Step, Task
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.grants import FixedSeason
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.rules.common.powers import in_order, power_id
from romanum.games.imperium.rules.common.sieges import Fort, forts, keep_forts
from romanum.games.imperium.rules.geography.seasons import APRIL, MAY, NOVEMBER, SUMMER, WINTER, is_quarter, of_year
from romanum.games.imperium.rules.turn.month_end import EndOfMonth, EndOfPlayerTurn
from romanum.games.imperium.state.effects import SEASON, effects, end
from romanum.games.imperium.state.errands import (
    ActivationChecks,
    FarthestPowers,
    GameTurn,
    GrainCheck,
    LandCombat,
    LandMovement,
    Mobilization,
    NavalOperations,
    Negotiation,
    PhaseBegins,
    PlagueChecks,
    PlayerTurn,
    RandomEvents,
    Reckoning,
    Replenishment,
    SeasonRoll,
    Shipyards,
    SiegeResolution,
    SupplySegment,
    Triggers,
)
from romanum.games.imperium.state.forces import clear_marks
from romanum.games.imperium.state.marks import BUILDING
from romanum.games.imperium.state.position import (
    COMBAT,
    DIPLOMACY,
    EVENTS,
    FORTIFICATION,
    MOBILIZATION,
    MOVEMENT,
    NAVAL,
    PHASES,
    PLAYERS,
    REPLENISHMENT,
    SEGMENTS,
    SIEGE,
    SUPPLY,
    RomanWorld,
)

# ---- 9.1, 9.2: summer and winter, and when rivers flood


def turn_the_season(g: RomanWorld) -> None:
    """9.1a, 9.2b: a month that is always winter or summer; in May rivers flood if April was winter.

    In April and November the season of the month before holds until the die is rolled. Ruling 9.2b: for a match that
    begins in May April was summer.
    """
    month = of_year(g)
    if month == MAY:
        g.flood = g.snow
    elif month != APRIL:
        g.flood = g.snow = False
    if month in WINTER:
        g.winter = True
    elif month in SUMMER:
        g.winter = False
    elif g.month == g.first_month:
        g.winter = month == APRIL


@carries_out(SeasonRoll)
def roll_the_season(errand: SeasonRoll, g: RomanWorld) -> None:
    """9.1b, 9.1c: April and November by a die, with what an event has added (39.2-I, 39.2-J)."""
    month = of_year(g)
    fixed = [rule.season for rule in g.setting.of(FixedSeason) if rule.month == g.month]
    if month not in (APRIL, NOVEMBER) and not fixed:
        return
    if fixed:
        _settle(g, fixed[0] == "winter")
        return
    die = g.dice.roll()
    total = die + sum(effect.value for effect in effects(g, SEASON))
    end(g, SEASON)
    calendar = TABLES.calendar
    _settle(g, total > calendar.april_summer_up_to if month == APRIL else total <= calendar.november_winter_up_to)
    if g.log is not None:
        winter = "yes" if g.winter else "no"
        g.tell("season", "9.1b" if month == APRIL else "9.1c", die=die, total=total, winter=winter)


def _settle(g: RomanWorld, winter: bool) -> None:
    """9.2b: the season is known; in April rivers flood with the summer, or later if winter stays."""
    g.winter = winter
    if of_year(g) == APRIL:
        g.flood, g.snow = not winter, winter


# ---- 4: a month


QUARTERLY: Final = (EVENTS, MOBILIZATION)
"""4b: phases of March, June, September and December alone."""


@carries_out(GameTurn)
def begin_month(errand: GameTurn, g: RomanWorld) -> None:
    """4a: the month begins; fleets under construction come first (7.8h)."""
    turn_the_season(g)
    if g.log is not None:
        now = Month(g.month)
        era = "ad" if now.year > 0 else "bc"
        g.tell("month", "4a", month=now.name, year=abs(now.year), era=era, winter="yes" if g.winter else "no")
    g.push(PhaseBegins(EVENTS))
    g.push(Shipyards())


@carries_out(PhaseBegins)
def begin_phase(errand: PhaseBegins, g: RomanWorld) -> None:
    """4a, 4b: a phase, with the next one below it; the scenario's triggers of the phase come first."""
    phase = errand.phase
    g.push(PhaseBegins(phase + 1) if phase < REPLENISHMENT else EndOfMonth())
    if phase in QUARTERLY and not is_quarter(g):
        return
    g.phase = phase
    if g.log is not None and (phase != EVENTS or g.has_rule("39")):
        g.tell("phase", "4a", phase=PHASES[phase])
    for step in reversed(_work(g, phase)):
        g.push(step)
    g.push(Triggers(phase))


def _work(g: RomanWorld, phase: int) -> list[Step[Any]]:
    """4a: what a phase consists of, in its order."""
    if phase == EVENTS:
        return [RandomEvents(), Reckoning()] if g.has_rule("39") else []
    if phase == PLAYERS:
        return [PlayerTurn(player) for player in in_order(g)]
    return list(PHASE_WORK[phase])


PHASE_WORK: Final[dict[int, tuple[Step[Any], ...]]] = {
    MOBILIZATION: (Mobilization(), Reckoning()),
    DIPLOMACY: (
        Negotiation(),
        ActivationChecks(),
        FarthestPowers(),
        SeasonRoll(),
        GrainCheck(),
        PlagueChecks(),
        Reckoning(),
    ),
    NAVAL: (NavalOperations(), Reckoning()),
    REPLENISHMENT: (Replenishment(),),
}
"""4f: in Diplomacy, talks, activations, the farthest powers, the season; then (ruling 4f) grain and plague."""


class Fortification(Task[RomanWorld], frozen=True):
    """4g, 21.1f: works become forts of the levels that were being built; builders are free."""

    rule: ClassVar[str] = "4g"

    def run(self, g: RomanWorld) -> None:
        keep_forts(g, [Fort(fort.place, fort.power, fort.level + fort.works, 0) for fort in forts(g)])
        clear_marks(g, BUILDING)


PHASE_WORK[FORTIFICATION] = (Fortification(),)


@carries_out(PlayerTurn)
def begin_player_turn(errand: PlayerTurn, g: RomanWorld) -> None:
    """4i: movement, combat, sieges, supply, in this order; somebody who is out has no turn (20.2d)."""
    if g.out >> errand.player & 1:
        return
    g.active = errand.player
    if g.log is not None:
        g.tell("player-turn", "4i", powers=[power_id(g, power) for power in g.setting.seats[errand.player]])
    g.push(EndOfPlayerTurn(errand.player))
    for segment in reversed(range(len(SEGMENTS))):
        g.push(Segment(errand.player, segment))


class Segment(Task[RomanWorld], frozen=True):
    """4i: a segment of a player turn begins."""

    player: int
    segment: int
    rule: ClassVar[str] = "4i"

    def run(self, g: RomanWorld) -> None:
        """Whatever part has it does it; a player who has just gone out has none left.

        13.3b, ruling 13.0a: who forages to fight finds what those who marched have left.
        """
        if g.out >> self.player & 1:
            return
        g.segment = self.segment
        if self.segment in (MOVEMENT, SUPPLY):
            g.grazed = ()
        work = {MOVEMENT: LandMovement, COMBAT: LandCombat, SIEGE: SiegeResolution, SUPPLY: SupplySegment}
        g.push(Reckoning())
        g.push(work[self.segment](self.player))
