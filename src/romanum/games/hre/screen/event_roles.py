"""What each kind of event is to a log, a report and a table of luck that do not know the game."""

from __future__ import annotations

from typing import Final

from romanum.engine.event_roles import BATTLES, Battle, Loss, Phase, Roles, Roll, Score, Taken, Topics, Turn

ROLES: Final[Roles] = {
    "turn": (Turn(number="turn"),),
    "barbarian-phase": (Phase(side="faction"),),
    "roman-phase": (Phase(side="faction"),),
    "attack": (Battle(place="province", side="side", enemy="enemy"),),
    "round": (
        Roll(
            dice=("attack", "defence"),
            side="player",
            enemy="opponent",
            place="province",
            chance="chance",
            got="outcome",
            good=("win",),
            void=("tie",),
            of="rounds",
            fight=True,
        ),
    ),
    "treachery": (
        Roll(
            dice=("dice",),
            side="faction",
            place="province",
            chance="chance",
            got="outcome",
            good=("win",),
            of="treachery",
        ),
    ),
    "conquer": (Taken(place="province", side="side", old="old"),),
    "order-roll": (Roll(dice=("dice",)),),
    "disease": (Roll(dice=("dice",), place="province"), Loss(side="side", place="province")),
    "loot": (Roll(dice=("dice",), side="faction", place="province"), Score(side="faction", points="points")),
    "final-kingdom": (Roll(dice=("dice",), side="faction"), Score(side="faction", points="points")),
    "proscribe": (Roll(dice=("dice",), side="faction"), Score(side="faction", points="vp")),
    "points": (Score(side="faction", points="points"),),
    "card-points": (Score(side="faction", points="vp"),),
    "final-provinces": (Score(side="faction", points="points"),),
    "displaced-die": (Loss(side="side", place="province"),),
    "emperor-dies": (Loss(side="faction"),),
    "fort-falls": (Loss(place="province"),),
}

TOPICS: Final[Topics] = {
    BATTLES: (
        "attack", "round", "automatic", "repelled", "conquer", "fort-falls", "emperor-dies", "retreat", "stand",
        "displaced-die", "treachery", "rebellion", "revolt",
    ),
    "cards": (
        "card", "cancelled", "card-points", "draw-order", "draw-barbarian", "draw-emperor", "keep-token", "give-token",
        "emperor-without-faction", "emperor-legions", "emperor-dies", "enter-power", "free-forts", "restore",
        "proscribe", "subsidy", "disease", "treachery", "rebellion", "revolt",
    ),
    "scores": ("turn", "points", "card-points", "loot", "final-provinces", "final-kingdom", "proscribe"),
}  # fmt: skip
