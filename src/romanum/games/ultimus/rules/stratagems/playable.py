"""Chapter 6: which stratagems a camp can play at which moment. What they do is in the chapters they belong to.

Every stratagem registers itself with `@stratagem`: when it works, and what happens when it is played. Playing pays it
first (6b), then pushes the steps that ask for its targets.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar, Final, NamedTuple

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import STRATAGEM, STRATAGEMS
from romanum.games.ultimus.state.actions import CANCEL
from romanum.games.ultimus.state.position import BARBARIAN, CAMP_IDS, HANDS, PHASE_IDS, ROMAN, LateEmpire
from romanum.games.ultimus.state.steps import CampWindow

Works = Callable[[LateEmpire, int, str, int], bool]
Effect = Callable[[LateEmpire, int], None]


class Stratagem(NamedTuple):
    """What a kind of counter can be played for."""

    moments: frozenset[str]
    works: Works
    effect: Effect


PLAYS: Final[dict[int, Stratagem]] = {}
"""By kind: filled by the chapters."""

OPEN: Final = frozenset({"start", "move", "battle", "roll", "result", "end", "own"})
"""6e: any moment of Phase E; `own` is the camp's own turn to act."""


def stratagem(name: str, moments: frozenset[str], works: Works) -> Callable[[Effect], Effect]:
    """Register what a stratagem does."""

    def register(effect: Effect) -> Effect:
        PLAYS[STRATAGEM[name]] = Stratagem(moments, works, effect)
        return effect

    return register


def allowed(camp: int, kind: int) -> bool:
    """6a: Roman, Barbarian and mixed counters."""
    return STRATAGEMS[kind].camp in ("mixed", CAMP_IDS[camp])


def works(g: LateEmpire, camp: int, kind: int, moment: str, area: int) -> bool:
    """Whether a stratagem, if it were in hand, could be played now."""
    return kind in timely(camp, moment, g.phase) and PLAYS[kind].works(g, camp, moment, area)


@cache
def timely(camp: int, moment: str, phase: int) -> frozenset[int]:
    """6a, 6e: the kinds that a camp may play at a moment of a phase."""
    return frozenset(
        kind
        for kind, play in PLAYS.items()
        if moment in play.moments and allowed(camp, kind) and PHASE_IDS[phase] in STRATAGEMS[kind].phases
    )


def playable(g: LateEmpire, camp: int, moment: str, area: int) -> list[int]:
    """The kinds in hand that can be played now."""
    seat = g.seat_of(camp)
    if not HANDS.any(g, seat):
        return []
    held = timely(camp, moment, g.phase).intersection(HANDS.of(g, seat))
    return [kind for kind in sorted(held) if PLAYS[kind].works(g, camp, moment, area)]


def why_unplayable(g: LateEmpire, camp: int, kind: int, moment: str, area: int) -> Refusal:
    """Not in hand, the other camp's, another phase, or nothing to do with it now."""
    facts = {"stratagem": STRATAGEMS[kind].id, "phases": STRATAGEMS[kind].phases}
    if not g.has_stratagem(camp, kind):
        return Refusal("6c", "not-in-hand", facts)
    if not allowed(camp, kind):
        return Refusal("6a", "other-camps", facts)
    if PHASE_IDS[g.phase] not in STRATAGEMS[kind].phases:
        return Refusal("6e", "another-phase", facts)
    return Refusal("6e", "no-use-now", facts)


def begin(g: LateEmpire, camp: int, kind: int) -> None:
    """6b: the counter leaves the hand; if no sign in the sky stops it, it does what it does."""
    HANDS.lose(g, g.seat_of(camp), kind)
    g.tell("plays", "6b", camp=CAMP_IDS[camp], stratagem=STRATAGEMS[kind].id)
    if g.omen and camp == BARBARIAN:
        g.push(Played(camp, kind))
        g.open_window(OmenWindow((ROMAN,), "omen", (kind,)))
    else:
        happen(g, camp, kind)


def happen(g: LateEmpire, camp: int, kind: int) -> None:
    """6b: the counter goes back to the cup, or out of the game; what it does begins."""
    if STRATAGEMS[kind].removed:
        g.removed = (*g.removed, kind)
    PLAYS[kind].effect(g, camp)


class Played(Task[LateEmpire], frozen=True):
    """A stratagem that the Roman has not cancelled."""

    camp: int
    kind: int
    rule: ClassVar[str] = "6b"

    def run(self, g: LateEmpire) -> None:
        happen(g, self.camp, self.kind)


class OmenWindow(CampWindow, frozen=True):
    """2.D.e, event 15: once the Roman may cancel a stratagem that the Barbarian has just played."""

    rule: ClassVar[str] = "2.D.e"
    asks_about: ClassVar[str] = "omen"

    def reactions(self, g: LateEmpire, asker: int) -> list[Move]:
        """Everybody knows that he may."""
        return [CANCEL]

    def surely_reacts(self, g: LateEmpire, asker: int) -> bool:
        """The sign stands in the sky for all to see."""
        return True

    def react(self, g: LateEmpire, asker: int, move: Move) -> None:
        """It never happens; the counter is in the cup again."""
        g.omen = False
        g.stack.pop()
        g.tell("cancelled", self.rule, camp=CAMP_IDS[asker], stratagem=STRATAGEMS[self.context[0]].id)

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        return Prompt("omen", self.rule, {"camp": CAMP_IDS[ROMAN], "stratagem": STRATAGEMS[self.context[0]].id})
