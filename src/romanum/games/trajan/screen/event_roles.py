"""What each kind of event is to a log, a report and a table of luck that do not know the game."""

from __future__ import annotations

from typing import Final

from romanum.engine.event_roles import BATTLES, Battle, Leg, Loss, Phase, Roles, Roll, Taken, Topics, Turn
from romanum.games.trajan.data.components import MARCH_TABLE, MOVE_N

HEAVY: Final = 6.0
"""So many strength points beyond what was to be expected weigh as much as a roll against all odds."""

ON_THE_MARCH: Final = tuple(sorted({one.text for row in MARCH_TABLE for one in row if one.move != MOVE_N}))

MARCH: Final = Roll(
    dice=("die",), side="side", place="hex", chance="chance", got="result", good=ON_THE_MARCH, of="marches"
)

ROLES: Final[Roles] = {
    "turn": (Turn(number="turn"),),
    "player-turn": (Phase(side="side"),),
    "combat": (Battle(place="hex", side="side", enemy="enemy"),),
    "outcome": (Battle(place="hex", side="attacker", enemy="defender", ends=True, winner="side"),),
    "strike": (
        Roll(
            dice=("die",),
            side="side",
            place="hex",
            chance="chance",
            got="suffered",
            of="strikes",
            fight=True,
            weight=HEAVY,
        ),
    ),
    "superiority-roll": (Roll(dice=("dice",), side="attacker", place="hex"),),
    "check": (Roll(dice=("die",), side="side", place="hex"),),
    **dict.fromkeys(
        ("march-roll", "intercept-roll"),
        (
            Roll(
                dice=("die",), side="side", place="hex", chance="chance", got="result", good=ON_THE_MARCH, of="marches"
            ),
        ),
    ),
    "scatters": (Roll(dice=("die",), side="side", place="hex"),),
    "scatter-again": (Roll(dice=("die",), side="side"),),
    "formal-siege": (
        Roll(dice=("die",), side="side", place="hex", chance="chance", got="result", good=("B",), of="sieges"),
    ),
    **dict.fromkeys(
        ("incites", "sedition"),
        (Roll(dice=("die",), side="side", place="hex", chance="chance", got="success", of="intrigue"),),
    ),
    "assassination": (Roll(dice=("die",), side="side", chance="chance", got="success", of="intrigue"),),
    "event": (Roll(dice=("dice",), side="side"),),
    **dict.fromkeys(("off-map-revolt", "rising", "pretender", "trajan-hurt", "illness"), (Roll(dice=("die",)),)),
    **dict.fromkeys(("capital-taken", "revolt-succeeds", "goes-over"), (Taken(place="city", side="side", old="old"),)),
    "marches": (Leg(side="side", origin="hex", place="destination"),),
    "falls": (Loss(what="unit", side="side", place="hex"),),
    "leader-dies": (Loss(what="unit", side="side"),),
    "march-loss": (Loss(side="side", place="hex"),),
    "deserts": (Loss(what="unit", side="side", place="hex"),),
}

TOPICS: Final[Topics] = {
    "marches": (
        "march-roll", "marches", "march-loss", "scatters", "scatter-again", "intercept-roll", "halts", "drops",
        "leaves-map", "arrives", "unmasked", "revealed", "exercitus", "exercitus-found",
    ),
    BATTLES: (
        "combat", "superiority-roll", "strike", "check", "falls", "no-losses", "cut-down", "lends", "outcome",
        "retreats", "pursues", "leader-dies",
    ),
    "cities": (
        "civis", "colony", "revolt", "revolt-succeeds", "revolt-fails", "revolt-put-down", "revolt-spreads", "incites",
        "rising", "goes-over", "garrisons", "blockade", "formal-siege", "sortie", "sortie-seen", "sorties",
        "capital-taken", "triumph", "triumph-lost", "hatra-defies",
    ),
    "markers": (
        "plays", "countered", "guarded", "takes", "draws", "discards", "assassination", "sedition", "deserts",
        "sees-box", "sees-markers", "spy-lost", "supreme", "supreme-dies",
    ),
    "turns": (
        "turn", "player-turn", "event", "war-ends", "optimus", "treaty", "treaty-offered", "treaty-refused", "concedes",
    ),
}  # fmt: skip
