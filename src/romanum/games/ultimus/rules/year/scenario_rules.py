"""Rules of single scenarios: stratagems given, a free usurpation, friends from abroad, a bonus at the end."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec import UNSET

from romanum.engine.action import PASS, Move
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import HALF, HOME_ZONES, PIECES, SCENARIOS, TRIBES, ZONE_COUNT
from romanum.games.ultimus.data.scenarios import Special
from romanum.games.ultimus.rules.throne.usurpation import proclaim
from romanum.games.ultimus.rules.year.hands import give
from romanum.games.ultimus.rules.year.points import score
from romanum.games.ultimus.state.actions import LEADER_MOVE
from romanum.games.ultimus.state.position import BARBARIAN, CAMP_IDS, LOYAL, NOBODY, TRIBE_OF, LateEmpire
from romanum.games.ultimus.state.steps import CampChoice

SPECIALS: Final[dict[str, Special]] = {one.id: one for scenario in SCENARIOS for one in scenario.specials}
"""The special rules of all scenarios, which have one map, one list of leaders and one calendar."""


def specials(g: LateEmpire, kind: str) -> tuple[Special, ...]:
    """The special rules of the running scenario, or those that somebody has chosen for it."""
    if g.chosen_specials is UNSET:
        return SCENARIOS[g.scenario].special(kind)
    return tuple(special for special in specials_in_force(g) if special.kind == kind)


def specials_in_force(g: LateEmpire) -> tuple[Special, ...]:
    """Those of all kinds."""
    if g.chosen_specials is UNSET:
        return SCENARIOS[g.scenario].specials
    return tuple(SPECIALS[name] for name in g.chosen_specials.split())


def special_entries(g: LateEmpire) -> None:
    """gains: in Phase A of its year a camp takes certain stratagems from the cup."""
    for special in specials(g, "gains"):
        if special.year == g.year:
            for kind in special.stratagems:
                give(g, special.camp, kind, "2.A.a")


class SpecialGeostrategy(Task[LateEmpire], frozen=True):
    """Phase C: free usurpations and aid, before the Barbarian plays."""

    rule: ClassVar[str] = "2.C.a"

    def run(self, g: LateEmpire) -> None:
        """Offer what the scenario has."""
        for n, special in enumerate(specials(g, "free-usurpation")):
            if n not in g.specials_used and g.year >= special.year and may_usurp(g, special):
                g.push(FreeUsurpation(BARBARIAN, n))
        for special in specials(g, "aid"):
            if special.year == g.year and 0 <= g.where[special.leader] < ZONE_COUNT and g.cause[special.leader]:
                lend_aid(g, special)


def may_usurp(g: LateEmpire, special: Special) -> bool:
    """The leader is there, loyal, and his half has a throne and no usurper."""
    half = HALF[special.zone]
    ready = g.where[special.leader] == special.zone and not g.cause[special.leader]
    return ready and g.usurper[half] == NOBODY and g.augustus[half] != NOBODY


class FreeUsurpation(CampChoice, frozen=True):
    """A usurpation without counter and roll, once."""

    number: int
    rule: ClassVar[str] = "3.6.2a"

    def leader(self, g: LateEmpire) -> int:
        """Who."""
        return specials(g, "free-usurpation")[self.number].leader

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [LEADER_MOVE[self.leader(g)], PASS]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """The purple, or patience."""
        if move != PASS:
            g.specials_used = (*g.specials_used, self.number)
            proclaim(g, move[1], HALF[g.where[move[1]]])

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        return Prompt("free-usurpation", self.rule, {"camp": CAMP_IDS[BARBARIAN], "leader": PIECES[self.leader(g)]})


def lend_aid(g: LateEmpire, special: Special) -> None:
    """aid: on a low die units of a Tribe join a leader until Phase F."""
    die = g.dice.roll()
    success = die <= special.most
    g.tell(
        "aid", "2.C.a", leader=PIECES[special.leader], tribe=TRIBES[special.tribe].id, die=die, needed=special.most,
        success=success,
    )  # fmt: skip
    if not success:
        return
    for unit in g.tribe_units(special.tribe)[: special.units]:
        g.put((unit,), g.where[special.leader])
        g.set_cause((unit,), g.cause[special.leader])
        g.aiding = (*g.aiding, unit)


def end_aid(g: LateEmpire) -> None:
    """They go home in Phase F; those lost in battle are left to the Adjustments (9.4e)."""
    for unit in g.aiding:
        g.set_cause((unit,), LOYAL)
        if g.where[unit] >= 0:
            g.put((unit,), HOME_ZONES[TRIBE_OF[unit]][0])
    g.aiding = ()


def score_to_win(g: LateEmpire) -> int:
    """10.3a, score-to-win: how far ahead the Barbarian must be at the end; less than 0 if the Roman must be."""
    return scenarios_lead(g) if g.lead is UNSET else g.lead


def scenarios_lead(g: LateEmpire) -> int:
    """The same as the scenario has it."""
    return sum(special.pv if special.camp == BARBARIAN else -special.pv for special in specials(g, "score-to-win"))


def end_bonus(g: LateEmpire) -> None:
    """end-bonus: points for holding certain areas when the scenario ends."""
    for special in specials(g, "end-bonus"):
        if all(g.holds(zone) == special.camp for zone in special.zones):
            score(g, special.camp, special.pv, "10.3a", "end-bonus")
