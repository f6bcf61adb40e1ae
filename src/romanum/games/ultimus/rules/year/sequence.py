"""Chapter 2: the years, their phases A to E, and the sequences of movement and combat; Phase F is in `balance`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import (
    BARBARIAN_UNIT,
    CO,
    CP,
    KIND,
    LEADER_COUNT,
    LEADER_TRIBE,
    PA,
    PIECE_COUNT,
    PIECES,
    SCENARIOS,
    STRATAGEM,
    STRATAGEMS,
    UNIT_ENTRY,
    UNIT_ENTRY_ZONE,
    VS,
    ZONE_COUNT,
)
from romanum.games.ultimus.rules.battle.aftermath import CaughtLeaders
from romanum.games.ultimus.rules.battle.combat import CombatStep
from romanum.games.ultimus.rules.battle.evasion import COMING_OUT
from romanum.games.ultimus.rules.march.fleets import VOYAGES, empty_ports, return_fleets
from romanum.games.ultimus.rules.march.limits import at_war
from romanum.games.ultimus.rules.march.marches import MARCHES
from romanum.games.ultimus.rules.march.migration import settle, unsettled
from romanum.games.ultimus.rules.stratagems.playable import allowed, begin, playable, stratagem, why_unplayable
from romanum.games.ultimus.rules.stratagems.windows import watch
from romanum.games.ultimus.rules.throne.shields import AUGUSTA
from romanum.games.ultimus.rules.throne.succession import NameCaesars
from romanum.games.ultimus.rules.year.balance import PhaseF
from romanum.games.ultimus.rules.year.council import meet_council
from romanum.games.ultimus.rules.year.entries import Deaths, Entries, ReturnGenerics
from romanum.games.ultimus.rules.year.events import RandomEvent
from romanum.games.ultimus.rules.year.geostrategy import Geostrategy
from romanum.games.ultimus.rules.year.hands import draw, give
from romanum.games.ultimus.rules.year.scenario_rules import SpecialGeostrategy, end_bonus, special_entries
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import DONE, PLAY, RECEIVE
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    CAMP_IDS,
    FLEETS,
    HANDS,
    NOBODY,
    NONE,
    PEACE,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PHASE_D,
    PHASE_E,
    ROMAN,
    TRIBE_OF,
    WAITING,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampStep, CampWindow, Menu, MenuStep

USURPATIONS: Final = (STRATAGEM["western-usurpation"], STRATAGEM["eastern-usurpation"])


class Year(Task[LateEmpire], frozen=True):
    """0.3a, 2a: one turn after the other, until the last year or until no Augustus is left."""

    rule: ClassVar[str] = "2a"
    stays: ClassVar[bool] = True

    def run(self, g: LateEmpire) -> None:
        """The next year, or the end."""
        if g.year == g.last_year or g.defeat:
            g.stack.pop()
            end_bonus(g)
            g.tell("ends", "2a", year=g.year)
            return
        g.year += 1
        g.tell("year", "0.3a", year=g.year)
        g.begin_anew()
        for phase in reversed((PhaseA(), PhaseB(), PhaseC(), PhaseD(), PhaseE(), PhaseF())):
            g.push(phase)


class PhaseA(Task[LateEmpire], frozen=True):
    """2.A, 3.6.6: each player draws; a strayed Augustus brings the Barbarian a usurpation."""

    rule: ClassVar[str] = "2.A.a"

    def run(self, g: LateEmpire) -> None:
        g.phase = PHASE_A
        if g.strays:
            g.push(TakeUsurpation(BARBARIAN, len(g.strays)))
        g.strays = ()
        special_entries(g)
        for camp in (ROMAN, BARBARIAN):
            draw(g, camp)


class TakeUsurpation(CampStep, frozen=True):
    """3.6.6: with one Augustus astray the Barbarian may take either Usurpation from the cup, with two each of them."""

    left: int = 1
    taken: int = NONE
    rule: ClassVar[str] = "3.6.6"
    asks: ClassVar[Asks] = Asks("take-usurpation", subjects.CAMP)

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Each of the two, or none."""
        return [*(RECEIVE[kind] for kind in USURPATIONS), PASS]

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """It must be in the cup, and the other one."""
        if move == PASS:
            return None
        facts = {"stratagem": STRATAGEMS[move[1]].id}
        if move[1] == self.taken:
            return Refusal("3.6.6", "taken-already", facts)
        return None if move[1] in g.cup() else Refusal("3.6.6", "not-in-the-cup", facts)

    def asks_anyway(self, g: LateEmpire) -> bool:
        """What is in the cup tells what is in hand."""
        return g.discreet

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        if move != PASS:
            give(g, self.camp, move[1], "3.6.6")
            if self.left > 1:
                g.push(TakeUsurpation(self.camp, self.left - 1, move[1]))


# ---- Phase B


class PhaseB(Task[LateEmpire], frozen=True):
    """2.B: 1d6 below the CP of the weaker Augustus gives the Roman the initiative."""

    rule: ClassVar[str] = "2.B.a"

    def run(self, g: LateEmpire) -> None:
        """The scenario's first year has its own."""
        g.phase = PHASE_B
        scenario = SCENARIOS[g.scenario]
        if g.year == scenario.start:
            g.initiative = scenario.first_initiative
            g.tell("initiative", "2.B.a", camp=CAMP_IDS[g.initiative])
        else:
            die = g.dice.roll()
            needed = min([CP[p] for p in g.augustus if p != NOBODY], default=0)
            g.initiative = ROMAN if die < needed else BARBARIAN
            g.tell("initiative-roll", "2.B.a", die=die, needed=needed, camp=CAMP_IDS[g.initiative])
        g.open_window(InitiativeWindow((1 - g.initiative,), "initiative"))


class InitiativeWindow(CampWindow, frozen=True):
    """2.B.c, 6.1d, 6.1e, 6.3a: whoever has not the initiative may turn it; an Augusta has the last word."""

    rule: ClassVar[str] = "2.B.c"
    asks_about: ClassVar[str] = "initiative"
    kinds: ClassVar[tuple[int, ...]] = tuple(sorted((STRATAGEM["initiative"], *AUGUSTA)))

    def reactions(self, g: LateEmpire, asker: int) -> list[Move]:
        """The stratagem, or for the Roman an Augusta."""
        return [PLAY[kind] for kind in self.kinds if g.has_stratagem(asker, kind) and allowed(asker, kind)]

    def all_candidates(self, g: LateEmpire, asker: int) -> Iterable[Move]:
        return PLAY

    def refusal(self, g: LateEmpire, asker: int, move: Move) -> Refusal:
        """Not in hand, not his, or of another phase."""
        return why_unplayable(g, asker, move[1], "initiative", NONE)

    def might_react(self, g: LateEmpire, asker: int) -> bool:
        return HANDS.any(g, g.seat_of(asker))

    def react(self, g: LateEmpire, asker: int, move: Move) -> None:
        """The initiative changes hands."""
        begin(g, asker, move[1])

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        return Prompt("initiative", self.rule, {"camp": CAMP_IDS[self.askers[0]]})


@stratagem("initiative", frozenset({"initiative"}), lambda g, camp, moment, area: g.initiative != camp)
def turn_initiative(g: LateEmpire, camp: int) -> None:
    """6.3a: the other may answer."""
    g.initiative = camp
    g.tell("initiative-turned", "6.3a", camp=CAMP_IDS[camp])
    g.open_window(InitiativeWindow((1 - camp,), "initiative"))


def _augusta_speaks(g: LateEmpire, camp: int) -> None:
    """6.1d, 6.1e: the initiative is the Roman's, and no stratagem turns it again."""
    g.initiative = camp
    g.tell("initiative-turned", "6.1d", camp=CAMP_IDS[camp])


for _kind in ("augusta-occidentalis", "augusta-orientalis"):
    stratagem(_kind, frozenset({"initiative"}), lambda g, camp, moment, area: g.initiative != camp)(_augusta_speaks)


# ---- Phase C


class PhaseC(Task[LateEmpire], frozen=True):
    """2.C: first the camp with the initiative, then the other; late entries; then perhaps peace."""

    rule: ClassVar[str] = "2.C.a"

    def run(self, g: LateEmpire) -> None:
        """What is pushed last is done first."""
        g.phase = PHASE_C
        g.push(PaxRomana())
        for camp in (1 - g.initiative, g.initiative):
            g.push(Entries(camp, late=True))
        for camp in (1 - g.initiative, g.initiative):
            g.push(Geostrategy(camp))
            if camp == BARBARIAN:
                g.push(SpecialGeostrategy())
            g.push(Entries(camp))


class PaxRomana(Task[LateEmpire], frozen=True):
    """2.C.e, 2.C.f: without war and usurpation the year is quiet, unless an Augustus dies in it."""

    augusti: tuple[int, ...] = ()
    rule: ClassVar[str] = "2.C.e"

    def run(self, g: LateEmpire) -> None:
        """Look for peace; after the death checks look again."""
        if self.augusti:
            if tuple(g.augustus) != self.augusti:
                g.pax = False
                g.tell("pax-ends", "2.C.f")
            return
        if g.civil_war() or any(at_war(g, t) for t in range(len(g.status))):
            return
        g.pax = True
        g.tell("pax", "2.C.e")
        g.push(PaxRomana(tuple(g.augustus)))
        g.push(Deaths())


# ---- Phase D


class PhaseD(Task[LateEmpire], frozen=True):
    """2.D: sequences, event, Caesars, deaths, reinforcements, in this order."""

    rule: ClassVar[str] = "2.D.i"

    def run(self, g: LateEmpire) -> None:
        """Skipped in peace."""
        g.phase = PHASE_D
        if g.pax:
            return
        g.push(Reinforcements())
        share_sequences(g)
        if not g.deaths_checked:
            g.push(Deaths())
        g.push(NameCaesars(ROMAN))
        g.push(RandomEvent())


def count_sequences(g: LateEmpire) -> int:
    """2.D.a-2.D.c: half the Augusti's VS, rounded up (a lone one's whole), and the Barbarian's best."""
    best = foremost(g)
    return augusti_count(g) + (VS[best] if best != NOBODY else 0)


def augusti_count(g: LateEmpire) -> int:
    """2.D.a, 2.D.b: what the Augusti bring."""
    augusti = [VS[p] for p in g.augustus if p != NOBODY]
    return sum(augusti) if len(augusti) == 1 else (sum(augusti) + 1) // 2


def foremost(g: LateEmpire) -> int:
    """2.D.a, 2.D.c: the Barbarian's leader with the highest VS, none of a Tribe at peace; or nobody."""
    leaders = [p for p in g.on_map(BARBARIAN) if p < LEADER_COUNT]
    in_play = [p for p in leaders if LEADER_TRIBE[p] < 0 or g.status[LEADER_TRIBE[p]] != PEACE]
    return max(in_play, key=lambda leader: VS[leader], default=NOBODY)


def share_sequences(g: LateEmpire) -> None:
    """2.D.d: equally; the odd one goes to the initiative."""
    total, best = count_sequences(g), foremost(g)
    g.sequences = changed((total // 2, total // 2), g.initiative, (total + 1) // 2)
    g.tell(
        "sequences", "2.D.d", total=total, roman=g.sequences[ROMAN], barbarian=g.sequences[BARBARIAN],
        augusti=augusti_count(g), leader=PIECES[best] if best != NOBODY else "none", best=total - augusti_count(g),
    )  # fmt: skip


class Reinforcements(Task[LateEmpire], frozen=True):
    """2.D.h, 3.3.1c, 9.2a: generic Romans and lost fleets return, units that are due come."""

    rule: ClassVar[str] = "2.D.h"

    def run(self, g: LateEmpire) -> None:
        g.push(ReturnGenerics())
        return_fleets(g)
        for unit in range(LEADER_COUNT, PIECE_COUNT):
            number = unit - LEADER_COUNT
            if UNIT_ENTRY[number] and UNIT_ENTRY[number] <= g.year and g.where[unit] == WAITING:
                g.put((unit,), UNIT_ENTRY_ZONE[number])
                g.restore((unit,))
                g.tell("reinforcement", "2.D.h", unit=PIECES[unit])


# ---- Phase E


class PhaseE(Task[LateEmpire], frozen=True):
    """2.E: the camps take their sequences in turn, the initiative first."""

    rule: ClassVar[str] = "2.E.a"

    def run(self, g: LateEmpire) -> None:
        """Skipped in peace."""
        if g.pax:
            return
        g.phase = PHASE_E
        old_romans = [u for u in range(LEADER_COUNT, PIECE_COUNT) if TRIBE_OF[u] < 0 and is_old_roman(u)]
        g.germanophobic = tuple(sorted({g.where[u] for u in old_romans if 0 <= g.where[u] < ZONE_COUNT}))
        g.push(Sequences(g.initiative))


def is_old_roman(unit: int) -> bool:
    """6.3n: a CO unit, or a PA unit that is not of barbarian origin."""
    number = unit - LEADER_COUNT
    return KIND[number] == CO or (KIND[number] == PA and not BARBARIAN_UNIT[number])


class Sequences(Task[LateEmpire], frozen=True):
    """2.E.a: single sequences in turn until both allotments are used."""

    camp: int
    rule: ClassVar[str] = "2.E.a"

    def run(self, g: LateEmpire) -> None:
        """The next sequence, or the end of the phase."""
        if not any(g.sequences):
            g.active = NOBODY
            watch(g, 1 - g.initiative, "end")
            watch(g, g.initiative, "end")
            meet_council(g)
            return
        camp = self.camp if g.sequences[self.camp] else 1 - self.camp
        g.sequences = changed(g.sequences, camp, g.sequences[camp] - 1)
        g.active = camp
        g.moved = (0,) * PIECE_COUNT
        g.fleet_moved = (0,) * FLEETS
        g.fought = g.entered = ()
        g.push(Sequences(1 - camp))
        g.tell("sequence", "2.E.a", camp=CAMP_IDS[camp], left=g.sequences[camp])
        g.push(CombatStep(camp))
        g.push(CaughtLeaders())
        g.push(EndMovement())
        g.push(Movement(camp))
        watch(g, 1 - camp, "start")


def _own_candidates(g: LateEmpire, camp: int) -> Iterable[Move]:
    return PLAY


def _own_check(g: LateEmpire, camp: int, move: Move) -> Refusal | None:
    if move[1] in playable(g, camp, "own", NONE):
        return None
    return why_unplayable(g, camp, move[1], "own", NONE)


def _own_options(g: LateEmpire, camp: int) -> list[Move]:
    return [PLAY[kind] for kind in playable(g, camp, "own", NONE)]


def _own_take(g: LateEmpire, camp: int, move: Move) -> None:
    begin(g, camp, move[1])


OWN_PLAYS: Final[Menu] = Menu(frozenset({"play"}), _own_candidates, _own_check, _own_options, _own_take)
"""6e: stratagems in one's own sequence."""


class Movement(MenuStep, frozen=True):
    """2.E.1: all movement of the camp."""

    rule: ClassVar[str] = "2.E.1"
    menus: ClassVar[tuple[Menu, ...]] = (MARCHES, COMING_OUT, VOYAGES, OWN_PLAYS)

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """Whatever the menus say; a people on Migration must have moved (6.2p)."""
        return unsettled(g, self.camp) if move == DONE else super().check(g, seat, move)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        found = super().options(g, seat)
        return found if unsettled(g, self.camp) is None else found[:-1]

    def asks_anyway(self, g: LateEmpire) -> bool:
        """A discreet match asks whoever holds anything."""
        return g.discreet and bool(g.stratagems(g.seat_of(self.camp)))

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        return Prompt("movement", self.rule, {"camp": CAMP_IDS[self.camp], "left": g.sequences[self.camp]})


class EndMovement(Task[LateEmpire], frozen=True):
    """3.4.2e, 6.2p, 6.3e: whoever has not sailed goes ashore; peoples have moved; the Council may have its Augustus."""

    rule: ClassVar[str] = "6.3e"

    def run(self, g: LateEmpire) -> None:
        """The Council meets him."""
        empty_ports(g)
        if g.active == BARBARIAN:
            settle(g)
        meet_council(g)
