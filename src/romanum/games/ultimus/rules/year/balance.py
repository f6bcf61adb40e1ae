"""Chapter 2.F: campaign balance, the last phase of a year: camps, capitals, ports, points, adjustments, stratagems."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import (
    CONSTANTINOPOLIS,
    KIND,
    LEADER_COUNT,
    PA,
    PIECES,
    STRATAGEM,
    UNIT_HALF,
)
from romanum.games.ultimus.rules.march.fleets import adjust_fleets, settle_control
from romanum.games.ultimus.rules.march.limits import PLACIDI_FELICES
from romanum.games.ultimus.rules.march.migration import end_migrations
from romanum.games.ultimus.rules.march.movement import guarded
from romanum.games.ultimus.rules.peoples.adjustments import AdjustRomans, LeadersHome, TestRefuges
from romanum.games.ultimus.rules.peoples.regna import CheckCapitals
from romanum.games.ultimus.rules.peoples.winter import AdjustTribes
from romanum.games.ultimus.rules.stratagems.playable import begin, playable, why_unplayable
from romanum.games.ultimus.rules.throne.overthrow import settle_usurpations
from romanum.games.ultimus.rules.throne.succession import half_of
from romanum.games.ultimus.rules.year.hands import KeepFive, return_useless
from romanum.games.ultimus.rules.year.scenario_rules import end_aid
from romanum.games.ultimus.rules.year.victory_points import score_turn
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import PLAY
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    CITY,
    EAST,
    HALF_IDS,
    HANDS,
    NOBODY,
    NONE,
    PHASE_F,
    ROMAN,
    WEST,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampStep


class PhaseF(Task[LateEmpire], frozen=True):
    """2.F: camps, capitals and ports, points, adjustments, stratagems, in this order."""

    rule: ClassVar[str] = "2.F.a"

    def run(self, g: LateEmpire) -> None:
        """What is pushed last is done first."""
        g.phase = PHASE_F
        g.plague = g.epidemic = NONE
        for task in reversed(
            (
                EndCivilWars(),
                CheckCapitals(),
                Ports(),
                OfferPope(ROMAN),
                Points(),
                AdjustRomans(),
                LeadersHome(),
                TestRefuges(),
                CheckCapitals(),
                AdjustTribes(),
                EndYear(),
                KeepFive(),
            )
        ):
            g.push(task)


class EndCivilWars(Task[LateEmpire], frozen=True):
    """5, 6.2q, 3.5.2n: migrations end, successful usurpations swap the camps, an escort goes home."""

    rule: ClassVar[str] = "5a"

    def run(self, g: LateEmpire) -> None:
        """First of all in Phase F."""
        end_migrations(g)
        end_aid(g)
        settle_usurpations(g)
        if g.escort != NOBODY and g.usurper[WEST] == NOBODY and not besieged(g, g.where[g.escort]):
            send_escort_home(g)


def besieged(g: LateEmpire, place: int) -> bool:
    """8.2.2c: whether a place is a refuge that nobody can leave."""
    return place in CITY and g.has_unit(BARBARIAN, CITY[place])


def send_escort_home(g: LateEmpire) -> None:
    """3.5.2n, 3.2.4a: the escort, his Buccellarii and eastern Palatini with him return; Placidi Felices stay."""
    here = g.where[g.escort]
    units = [unit for unit in g.units_at(ROMAN, here) if unit != PLACIDI_FELICES]
    guards = [u for u in units if KIND[u - LEADER_COUNT] == PA and UNIT_HALF[u - LEADER_COUNT] == EAST]
    g.put((*guarded(g, g.escort), *guards), CONSTANTINOPOLIS)
    g.tell("escort-home", "3.5.2n", leader=PIECES[g.escort])
    g.escort = NOBODY


class Ports(Task[LateEmpire], frozen=True):
    """2.F.b, 3.4.2b, 3.6.6: fleets, and where the Augusti are."""

    rule: ClassVar[str] = "2.F.b"

    def run(self, g: LateEmpire) -> None:
        settle_control(g)
        g.strays = tuple([h for h in (WEST, EAST) if g.augustus[h] != NOBODY and half_of(g, g.augustus[h]) != h])
        for half in g.strays:
            g.tell("strays", "3.6.6", half=HALF_IDS[half], leader=PIECES[g.augustus[half]])


class OfferPope(CampStep, frozen=True):
    """6.1f: before the points the Roman may play the Pope."""

    rule: ClassVar[str] = "6.1f"
    asks: ClassVar[Asks] = Asks("pope", subjects.THE_ROMAN)
    orders_about: ClassVar[str] = "pope"

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """The Pope, or not."""
        return (PLAY[STRATAGEM["pope"]], ("pass",))

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """If he is in hand."""
        if move == ("pass",) or move[1] in playable(g, ROMAN, "points", NONE):
            return None
        return why_unplayable(g, ROMAN, move[1], "points", NONE)

    def asks_anyway(self, g: LateEmpire) -> bool:
        """A discreet match asks whoever holds anything."""
        return g.discreet and HANDS.any(g, g.seat_of(ROMAN))

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """Play him, or not."""
        if move != ("pass",):
            begin(g, ROMAN, move[1])


class Points(Task[LateEmpire], frozen=True):
    """2.F.c."""

    rule: ClassVar[str] = "2.F.c"

    def run(self, g: LateEmpire) -> None:
        score_turn(g)
        adjust_fleets(g)


class EndYear(Task[LateEmpire], frozen=True):
    """2.F.d: useless stratagems go back."""

    rule: ClassVar[str] = "2.F.d"

    def run(self, g: LateEmpire) -> None:
        """The turn marker moves on."""
        return_useless(g)
