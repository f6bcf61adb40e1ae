"""What came of moves whose odds are exact: for the conformance kit, which plays them out and compares.

Fights are left out: their odds are rehearsed by the same rules, with choices that nobody has to make (`rehearsal`), so
playing them out would prove nothing. So is what a march costs, as it depends on where the force goes and on whom its
owner gives up; whether it moves is looked at. And so is whatever rests on counters that lie face down, which the odds
guess at and say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from romanum.engine.action import PASS, Move
from romanum.engine.event import Event
from romanum.engine.game import Came
from romanum.engine.step import Window
from romanum.games.trajan.data.components import MARCH_TABLE, MOVE_N
from romanum.games.trajan.rules.combat.discipline import Lend
from romanum.games.trajan.rules.combat.losses import unit_id
from romanum.games.trajan.rules.march.interception import CallOut
from romanum.games.trajan.rules.march.kinds import KIND_MOVES, Muster
from romanum.games.trajan.rules.march.reach import kinds_open
from romanum.games.trajan.state.actions import CROSS_COUNTRY, ROAD
from romanum.games.trajan.state.position import War

DEEDS: Final = {
    "incites": ("the city rises", "all stays quiet"),
    "sedition": ("a unit deserts", "nothing comes of it"),
    "assassination": ("he dies", "he escapes"),
}
"""What success and failure of a marker mean, by the event that tells its die."""
HIDEABLE: Final = ("revolt", "sedition", "assassinate")
"""What is aimed at a hex: that of the leader who incites, or of the victim, whom each of these names last."""
SIEGE: Final = {"B": "a breach", "S": "a sortie costs a unit", "-": "no effect"}


def outcome(before: War, seat: int, move: Move, events: Sequence[Event]) -> Came | None:
    """What the first die has decided; None where the odds are an estimate."""
    if move[0] in HIDEABLE and not _lies_open(before, 1 - seat, before.where[move[-1]]):
        return None
    for event in events:
        match event.kind:
            case "march-roll" | "intercept-roll":
                return not event.facts["result"].startswith("N")
            case "guarded":
                return False, "he escapes"
            case "formal-siege" if move[0] == "formal-siege":
                result = event.facts["result"]
                return result == "B", SIEGE[result]
            case "check" if isinstance(before.stack[-1], Lend):
                return _steadied(before.stack[-1], move, event.facts)
            case kind if kind in DEEDS:
                success = event.facts["success"]
                return success, DEEDS[kind][not success]
    return None


def _lies_open(g: War, side: int, hex: int) -> bool:
    """Whether all that a side has in a hex lies face up, and no Exercitus marker is there."""
    return all(g.face_up[unit] for unit in g.units_at(side, hex)) and not g.armies_at(side, hex)


def _steadied(step: Lend, move: Move, told: dict[str, Any]) -> tuple[bool, str]:
    """How the unit that a leader has raised came through the check."""
    unit = unit_id(step.raised(move), step.hex)
    came = "lost" if unit in told["lost"] else "disrupted" if unit in told["disrupted"] else "stands"
    return came == "stands", came


def meanwhile(g: War, move: Move, asked: int) -> Move | None:
    """Whoever is driven on, or called out, goes the surest way with everybody; no other unit is steadied."""
    match g.stack[-1]:
        case Window() as window:
            return window.decline
        case Lend():
            return PASS
        case Muster(forced=True) as step:
            return KIND_MOVES[max(kinds_open(g, step.side, g.column), key=_sureness)]
        case CallOut() as step:
            return ROAD if step.check(g, asked, ROAD) is None else CROSS_COUNTRY
    return None


def _sureness(kind: int) -> int:
    return sum(march.move != MOVE_N for march in MARCH_TABLE[kind])
