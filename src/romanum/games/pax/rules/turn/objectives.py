"""Chapter 15.4: Opportunity Objectives: drawn, given back, fulfilled and claimed."""

from __future__ import annotations

from typing import Any, ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.pax.data import schema
from romanum.games.pax.data.components import (
    NONE,
    OBJECTIVE_IDS,
    OBJECTIVES,
    PLACE,
    PORT,
    POWERS,
    PROVINCE,
    PROVINCE_COUNT,
    PROVINCE_OF,
    SPACES_OF,
    TERRITORY,
    TERRITORY_OF,
)
from romanum.games.pax.rules.turn.actions import CLAIM, RETURN, SWAP
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import DONE
from romanum.games.pax.state.control import is_home, territory_lord
from romanum.games.pax.state.errands import DrawObjective
from romanum.games.pax.state.forces import towns_of
from romanum.games.pax.state.hands import draw_objective, return_objective, show_objective, swap_last_objective
from romanum.games.pax.state.position import HELD_OBJECTIVES, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice, PowerWindow

# ---- drawing and giving back


@carries_out(DrawObjective)
def draw(errand: DrawObjective, g: Mediterranean) -> None:
    """15.4.5: one from the pool; whoever has the same already may swap it."""
    if len(g.objectives_of(errand.power)) >= HELD_OBJECTIVES:
        return
    if draw_objective(g, errand.power) != NONE:
        offer_swap(g, errand.power)


def offer_swap(g: Mediterranean, power: int) -> None:
    """15.4.5b: whoever held one before may have drawn the same: all see that, and no more."""
    if len(g.objectives_of(power)) > 1:
        g.open_window(SwapDuplicate((power,), "objective-drawn"))


class SwapDuplicate(PowerWindow, frozen=True):
    """15.4.5b: the marker drawn last may be one he has already."""

    rule: ClassVar[str] = "15.4.5b"
    asks: ClassVar[Asks] = Asks("duplicate", subjects.ASKER)
    asks_about: ClassVar[str] = "duplicate-objective"

    def reactions(self, g: Mediterranean, asker: int) -> list[Move]:
        """To swap it, as long as there are others."""
        held = g.objectives_of(asker)
        return [SWAP] if held[-1] in held[:-1] and g.objective_pool else []

    def all_candidates(self, g: Mediterranean, asker: int) -> list[Move]:
        """To swap it in any case."""
        return [SWAP]

    def refusal(self, g: Mediterranean, asker: int, move: Move) -> Refusal:
        """It is none that he had."""
        return Refusal(self.rule, "no-duplicate")

    def might_react(self, g: Mediterranean, asker: int) -> bool:
        """Whoever holds more than one."""
        return len(g.objectives_of(asker)) > 1

    def react(self, g: Mediterranean, asker: int, move: Move) -> None:
        """Another is drawn, then this one goes back."""
        g.tell("objective-swapped", self.rule, power=side_id(g, asker))
        if swap_last_objective(g, asker) != NONE:
            offer_swap(g, asker)


class Discarding(PowerChoice, frozen=True):
    """15.4.7: in the Removal Phase any Objectives may be given back."""

    rule: ClassVar[str] = "15.4.7"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("return-objectives", subjects.POWER)
    asks_about: ClassVar[str] = "objective-discard"
    decline: ClassVar[Move] = DONE

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Any of his, or no more."""
        return [*(RETURN[letter] for letter in sorted(set(g.objectives_of(self.power)))), DONE]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It goes back to the pool, unseen."""
        if move == DONE:
            g.stack.pop()
            return
        return_objective(g, self.power, move[1])
        g.tell("objective-returned", self.rule, power=side_id(g, self.power))


# ---- fulfilling


def fulfilled(g: Mediterranean, power: int, letter: int) -> int:
    """15.4.9: how often what an Objective asks for is true of a power; 0: not at all."""
    row = OBJECTIVES[letter]
    if row.each:
        return sum(all(_rules(g, power, name) for name in group) for group in row.each)
    if row.richest:
        return 0  # judged at the end of Income
    if row.home_provinces:
        return int(sum(_foreign_homes(g, power)) >= row.home_provinces)
    if row.towns_abroad:
        return int(len(_towns_abroad(g, power)) >= row.towns_abroad)
    return int(_holds_all(g, power, row))


def _rules(g: Mediterranean, power: int, territory: str) -> bool:
    return territory_lord(g, TERRITORY[territory]) == power


def _foreign_homes(g: Mediterranean, power: int) -> list[bool]:
    home = g.setting.home_province
    return [g.lord[p] == power and home[p] not in (NONE, power) for p in range(PROVINCE_COUNT)]


def _towns_abroad(g: Mediterranean, power: int) -> set[int]:
    """15.4.9-K: the Territories outside the home in which the power owns a City or Town."""
    return {TERRITORY_OF[PROVINCE_OF[s]] for s in towns_of(g, power) if not is_home(g, power, s)}


def _holds_all(g: Mediterranean, power: int, row: schema.Objective) -> bool:
    ports = [s for name in row.ports_of for s in SPACES_OF[PROVINCE[name]] if PORT[s]]
    return (
        all(g.lord[PROVINCE[name]] == power for name in row.provinces)
        and all(_rules(g, power, name) for name in row.territories)
        and all(g.holder[PLACE[name]] == power for name in row.spaces)
        and all(g.holder[space] == power for space in ports)
    )


def worth_in_gop(g: Mediterranean, power: int, letter: int) -> int:
    """15.4.9: GOP by power; a scenario may give all the full value."""
    row = OBJECTIVES[letter]
    if g.setting.row.objectives_full:
        return row.gop
    return row.gop_for.get(POWERS[g.powers[power]].id, row.gop)


# ---- claiming


def claimable(g: Mediterranean, power: int) -> list[int]:
    """15.4.2: the Objectives of a power that are fulfilled and not yet claimed in this Game-Turn."""
    held = g.objectives_of(power)
    return [letter for letter in sorted(set(held)) if fulfilled(g, power, letter) and letter not in _shown(g, power)]


def _shown(g: Mediterranean, power: int) -> list[int]:
    """Letters that a power has claimed in this Game-Turn."""
    return [letter for letter in range(len(OBJECTIVES)) if g.claims[power] >> letter & 1]


class Claims(PowerWindow, frozen=True):
    """15.4.2, 15.4.8: before the rankings, in play order: whoever fulfils an Objective may show it."""

    rule: ClassVar[str] = "15.4.8"
    asks: ClassVar[Asks] = Asks("claims", subjects.ASKER)
    asks_about: ClassVar[str] = "objective-claims"

    def reactions(self, g: Mediterranean, asker: int) -> list[Move]:
        """Those that are fulfilled."""
        return [CLAIM[letter] for letter in claimable(g, asker)]

    def all_candidates(self, g: Mediterranean, asker: int) -> list[Move]:
        return [CLAIM[letter] for letter in sorted(set(g.objectives_of(asker)))]

    def refusal(self, g: Mediterranean, asker: int, move: Move) -> Refusal:
        """Not fulfilled, or claimed already."""
        return Refusal("15.4.2", "not-fulfilled", {"objective": OBJECTIVE_IDS[move[1]]})

    def might_react(self, g: Mediterranean, asker: int) -> bool:
        """Whoever holds any: all see that."""
        return bool(g.objectives_of(asker))

    def react(self, g: Mediterranean, asker: int, move: Move) -> None:
        """It is shown and counts; then the next he has."""
        claim(g, asker, move[1])
        if claimable(g, asker):
            g.open_window(Claims((asker,), "objective-claims"))


def claim(g: Mediterranean, power: int, letter: int) -> None:
    """15.4.7, 15.4.8: GOP for as long as it is held and fulfilled, or VP once, after which it goes back."""
    row = OBJECTIVES[letter]
    times = fulfilled(g, power, letter) or int(row.richest)
    show_objective(g, power, letter)
    g.claims = changed(g.claims, power, g.claims[power] | 1 << letter)
    copies = g.objectives_of(power).count(letter)
    gop, vp = worth_in_gop(g, power, letter) * copies, row.vp * times
    g.claimed_gop = changed(g.claimed_gop, power, g.claimed_gop[power] + gop)
    g.claimed = changed(g.claimed, power, g.claimed[power] + vp)
    facts: dict[str, Any] = {"objective": OBJECTIVE_IDS[letter], "gop": gop, "vp": vp}
    g.tell("objective-claimed", f"15.4.9-{OBJECTIVE_IDS[letter].upper()}", power=side_id(g, power), **facts)
    if vp:
        return_objective(g, power, letter)


def open_claims(g: Mediterranean) -> None:
    """15.4.2: everybody who holds any, in play order."""
    askers = tuple([power for power in g.order if g.objectives_of(power)])
    if askers:
        g.open_window(Claims(askers, "objective-claims"))


# ---- the richest (15.4.9-L)


class Richest(Task[Mediterranean], frozen=True):
    """15.4.9-L: at the end of Income: who alone has most Talents and holds that Objective may show it."""

    rule: ClassVar[str] = "15.4.9-L"

    def run(self, g: Mediterranean) -> None:
        """Ask him, if there is one."""
        most = max(g.treasury)
        richest = [power for power in g.order if g.treasury[power] == most]
        if len(richest) == 1 and g.objectives_of(richest[0]):
            g.open_window(ClaimRiches((richest[0],), "income"))


def richest_letter() -> int:
    """The Objective of riches."""
    return next(letter for letter, row in enumerate(OBJECTIVES) if row.richest)


class ClaimRiches(PowerWindow, frozen=True):
    """15.4.9-L: show it now, for points in this Game-Turn's Victory Phase."""

    rule: ClassVar[str] = "15.4.9-L"
    asks: ClassVar[Asks] = Asks("claims", subjects.ASKER)
    asks_about: ClassVar[str] = "objective-l-claim"

    def reactions(self, g: Mediterranean, asker: int) -> list[Move]:
        """Show it, if he holds it."""
        return [CLAIM[richest_letter()]] if richest_letter() in g.objectives_of(asker) else []

    def refusal(self, g: Mediterranean, asker: int, move: Move) -> Refusal:
        """He does not hold it."""
        return Refusal("15.4.2", "not-fulfilled", {"objective": OBJECTIVE_IDS[move[1]]})

    def might_react(self, g: Mediterranean, asker: int) -> bool:
        """Whoever holds any: all see that."""
        return bool(g.objectives_of(asker))

    def react(self, g: Mediterranean, asker: int, move: Move) -> None:
        """It counts, and goes back."""
        claim(g, asker, move[1])
