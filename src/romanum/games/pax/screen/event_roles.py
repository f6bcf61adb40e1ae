"""What each kind of event is to a log, a report and a table of luck that do not know the game."""

from __future__ import annotations

from typing import Final

from romanum.engine.event_roles import BATTLES, Battle, Leg, Loss, Phase, Roles, Roll, Score, Taken, Topics, Turn

ONE: Final = (Roll(dice=("die",)),)
TWO: Final = (Roll(dice=("dice",)),)

ROLES: Final[Roles] = {
    "game-turn": (Turn(number="turn"),),
    "activation": (Phase(side="power"),),
    "battle-begins": (Battle(place="space", side="attacker", enemy="defender"),),
    "battle-shifts": (
        Roll(
            dice=("dice",), side="attacker", enemy="defender", place="space", chance="chance", got="ahead",
            of="battles", fight=True,
        ),
    ),
    "battle-result": (Battle(place="space", side="attacker", enemy="defender", ends=True, winner="winner"),),
    "naval-battle": (
        Battle(place="place", side="attacker", enemy="defender"),
        Roll(
            dice=("dice",), side="attacker", enemy="defender", place="place", chance="chance", got="won",
            of="sea-battles", fight=True,
        ),
    ),
    "intercepts": (
        Roll(dice=("dice",), side="side", place="space", chance="chance", got="success", of="interceptions"),
    ),
    "continuity": (Roll(dice=("dice",), side="side", place="place", chance="chance", got="goes_on", of="voyages"),),
    **dict.fromkeys(
        ("weather", "storm", "pirate-hunt", "attrition", "withdraws"),
        (Roll(dice=("die",), place="place"),),
    ),
    **dict.fromkeys(("elephants", "raid"), (Roll(dice=("die",), place="space"),)),
    "leader-roll": (Roll(dice=("dice",), place="space"),),
    **dict.fromkeys(("order-roll", "rebellion", "invasion", "horde-size", "event", "harvest", "re-roll-tried"), TWO),
    **dict.fromkeys(
        (
            "ambush", "gaul-rises", "disease", "allegiance", "pergamene-leader", "sea-winner", "stops-retreat",
            "militia", "after-sack", "re-rolled", "sack",
        ),
        ONE,
    ),
    "captures": (Taken(place="space", side="side", old="old"),),
    "province": (Taken(place="province", side="power", old="loser"),),
    "points": (Score(side="power", points="points"),),
    "sets-out": (Leg(side="side", place="place", starts=True),),
    "losses": (Loss(what="unit", side="side", place="place"),),
    "unit-lost": (Loss(what="unit", side="side", place="place"),),
    "ships-lost": (Loss(side="side", place="place"),),
    "fleet-lost": (Loss(side="side", place="place"),),
    "leader-dies": (Loss(what="leader", side="side", place="place"),),
}  # fmt: skip

TOPICS: Final[Topics] = {
    "marches": (
        "sets-out", "intercepts", "withdraws", "retreats", "regroups", "weather", "storm", "continuity", "raid",
        "attrition", "arrives", "flees", "fleet-withdraws", "no-toll", "no-way-out", "ambush", "naval-ambush",
    ),
    BATTLES: (
        "battle-begins", "battle-shifts", "battle-result", "naval-battle", "sea-winner", "losses", "reduced",
        "elephants",
        "re-roll-tried", "re-rolled", "siege-bids", "stops-retreat", "leader-roll", "leader-dies", "captures", "sack",
        "razes", "militia", "ships-lost", "fleet-lost",
    ),
    "lands": ("province", "capital", "garrison-placed", "builds", "breaks-down", "raises", "rebuilds", "hires"),
    "treasuries": ("pays", "earns", "lets-go", "stability", "civil-war", "disorder", "allegiance", "check"),
    "diplomacy": (
        "attends", "stays-away", "proposes", "term", "agrees", "disagrees", "promises", "allied", "parts-ways",
        "offers-bribe", "refuses-bribe", "turns-back", "breaks-word",
    ),
    "events": (
        "event-marker", "event", "draws-card", "plays-card", "cancels-card", "discards-card", "rebellion", "invasion",
        "slaves-rise", "slaves-grow", "pirates-come", "harvest", "disease", "soldier-comes", "pontus-comes", "mutiny",
    ),
    "turns": (
        "game-turn", "phase", "play-order", "order-roll", "activation", "operation", "points", "objective-claimed",
    ),
}  # fmt: skip
