"""What each kind of event is to a log, a report and a table of luck that do not know the game."""

from __future__ import annotations

from typing import Final

from romanum.engine.event_roles import BATTLES, Battle, Leg, Loss, Phase, Roles, Roll, Taken, Topics, Turn

ONE: Final = (Roll(dice=("die",)),)
HERE: Final = (Roll(dice=("die",), place="place"),)
OWN: Final = (Roll(dice=("die",), side="power"),)
SOME: Final = (Roll(dice=("dice",)),)

ROLES: Final[Roles] = {
    "month": (Turn(number="month"),),
    "player-turn": (Phase(),),
    "naval-segment": (Phase(side="power"),),
    "attack": (Battle(place="place", side="power", enemy="enemy"),),
    "combat": (
        Roll(dice=("die",), side="power", enemy="enemy", place="place", fight=True),
        Battle(place="place", side="power", enemy="enemy", ends=True, winner="winner"),
    ),
    "sea-battle": (Battle(place="place", side="power", enemy="enemy"),),
    "sea-combat": (
        Roll(dice=("die",), side="power", enemy="enemy", place="place", fight=True),
        Battle(place="place", side="power", enemy="enemy", ends=True, winner="winner"),
    ),
    "interception": (Roll(dice=("die",), side="power", place="place"),),
    "sea-interception": (Roll(dice=("die",), side="power", place="place"),),
    "elite-legion": (Roll(dice=("die",), side="power", place="place"),),
    "leader-hunted": (Roll(dice=("die",), side="power", place="place"),),
    **dict.fromkeys(("keel-taken", "keel-delayed"), (Roll(dice=("die",), side="power", place="place"),)),
    "siege-attrition": HERE,
    **dict.fromkeys(
        ("drawn", "draws", "foraged", "forages", "naval-attrition", "wavers"),
        (Roll(dice=("dice",), side="power", place="place"),),
    ),
    **dict.fromkeys(
        (
            "trains-fate", "adrift", "appeal", "alarm", "new-leader", "naval-die", "grain", "conquest",
            "barbarians-stir", "leader-called",
        ),
        OWN,
    ),
    **dict.fromkeys(("season", "force-march", "leader-at-sea", "turncoat-rolls", "acclaimed", "trains-urged"), ONE),
    **dict.fromkeys(
        (
            "plague-roll", "raid", "random-event", "units-of-a-people", "roll-off", "persia-stirs", "trigger-roll",
            "revolt", "no-revolt",
        ),
        SOME,
    ),
    "sets-out": (Leg(side="power", place="place", starts=True),),
    **dict.fromkeys(("marches", "sails"), (Leg(side="power", place="place", cost="cost"),)),
    "crosses": (Leg(side="power", force="leader", place="place", cost="cost"),),
    "units-lost": (Loss(what="units", side="power", place="place"),),
    "city-taken": (Loss(what="city", side="old"), Taken(place="city", side="power", old="old")),
    "province-won": (Taken(place="province", side="power", old="old"),),
    "province-lost": (Taken(place="province", old="old"),),
}  # fmt: skip

TOPICS: Final[Topics] = {
    "marches": (
        "sets-out", "marches", "force-march", "interception", "called-unfed", "overruns", "retreats", "laid-waste",
        "trains-urged",
    ),
    "seas": (
        "naval-die", "naval-segment", "holds-back", "sails", "sea-interception", "naval-attrition", "leaves-port",
        "withdraws-into-port", "crosses", "follows", "no-port", "sails-out", "lands", "invades", "put-ashore", "adrift",
        "leader-at-sea", "storms",
    ),
    BATTLES: (
        "attack", "combat", "sea-battle", "sea-combat", "units-lost", "militia-called", "donative", "trains-fate",
        "seasoned", "elite-legion", "leader-grows", "succession", "flees-at-sea", "militia-lost", "helpers-called",
        "leader-captured", "leader-killed", "leader-hunted", "treasury-dispersed", "trains-captured",
        "trains-destroyed",
    ),
    "sieges": (
        "besieges", "accepts-siege", "siege-attrition", "city-weakened", "siege-broken", "builds-fort", "razes-fort",
        "fort-taken", "fort-razed", "city-founded", "fort-deserted",
    ),
    "lands": (
        "city-taken", "port-taken", "province-won", "province-lost", "conquest", "plunders", "plunders-city",
        "treasure", "disaster", "devastation", "revolt-over", "no-revolt", "special-raid", "special-frees",
    ),
    "supply": (
        "drawn", "draws", "foraged", "forages", "train-disbanded", "grain", "grain-cut", "grain-rebellion",
        "bad-harvest", "bumper-harvest", "corruption",
    ),
    "treasuries": (
        "taxes", "raises", "lays-down", "launched", "restores", "leader-called", "leader-back", "pool-divided",
        "resumes", "drills", "crew-ashore", "keel-taken", "keel-delayed", "scrapped", "fleet-ashore", "debasement",
        "talents-lost", "prosperity", "hard-times", "more-recruits", "area-of-recruits", "fewer-recruits", "cadre",
        "muttering", "special-paid", "special-bids", "special-talents",
    ),
    "diplomacy": (
        "envoys", "agrees", "declines", "withdraws", "allied", "parts-in-peace", "talents-given", "units-given",
        "units-lent", "promise", "term", "offer-void", "alliance-lapses", "units-reclaimed", "fort-given",
        "captive-freed", "leave",
    ),
    "powers": (
        "power-wakes", "power-sleeps", "power-dissolves", "faction-dissolves", "units-defect", "player-out",
        "proclaimed", "turncoat", "barbarians-stir", "persia-stirs", "neutral-run-by", "stirs",
        "units-of-a-people", "acclaimed", "wavers", "turncoat-rolls", "new-leader", "disloyalty", "crisis",
        "special-wakes", "special-client", "special-joins", "special-succeeds", "special-goes-over",
    ),
    "events": (
        "random-event", "battle-dead", "plague", "plague-roll", "plague-ends", "famine", "revolt", "raid",
        "trigger-fires", "trigger-roll", "special-settled", "appeal", "pestilence", "alarm", "intelligence",
        "hard-season", "mild-season", "roll-off",
    ),
    "turns": ("month", "season", "phase", "player-turn", "way-to-win", "match-over", "morale-rises", "morale-falls"),
}  # fmt: skip
