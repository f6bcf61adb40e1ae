"""How the actions of the turn are written, and the constant moves that its steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, grid, row
from romanum.games.pax.data.components import (
    KINDS,
    LEADER_COUNT,
    OBJECTIVES,
    PLACE_COUNT,
    POWERS,
    PROVINCE_COUNT,
    SPACE_COUNT,
    TABLES,
    TITLE_COUNT,
)

VERBS: Final[dict[str, str]] = {
    "pay": "pay",
    "forfeit": "forfeit",
    "expansion": "expansion",
    "recruitment": "recruitment",
    "meeting": "meeting",
    "town": "town {place}",
    "city": "city {unit} {place}",
    "repair": "repair {number} {place}",
    "disband": "disband {unit} {place}",
    "hire": "hire {number} {place}",
    "hires": "hires {unit}",
    "recruit-land": "recruit-land",
    "recruit-ships": "recruit-ships",
    "muster": "muster {province}",
    "raise": "raise {unit} {place}",
    "build": "build {place}",
    "rebuild": "rebuild {unit} {place}",
    "engage": "engage {place}",
    "buy": "buy",
    "unite": "unite",
    "cross-out": "cross-out",
    "give-up": "give-up {unit} {place}",
    "station": "station {leader} {place}",
    "claim": "claim {objective}",
    "return": "return {objective}",
    "swap": "swap",
    "invite": "invite {power}",
    "offer-talents": "offer-talents {number}",
    "want-talents": "want-talents {number}",
    "offer-ships": "offer-ships {number} {place}",
    "want-ships": "want-ships {number} {place}",
    "offer-hired": "offer-hired {number} {unit} {place}",
    "want-hired": "want-hired {number} {unit} {place}",
    "offer-town": "offer-town {place}",
    "want-town": "want-town {place}",
    "offer-card": "offer-card {card}",
    "want-card": "want-card",
    "give-card": "give-card {card}",
    "show-objective": "show-objective {objective}",
    "offer-alliance": "offer-alliance",
    "promise-peace": "promise-peace",
    "want-peace": "want-peace",
    "promise-attack": "promise-attack {power}",
    "want-attack": "want-attack {power}",
    "propose": "propose",
    "counter": "counter",
    "bribe": "bribe {number}",
    "turn-back": "turn-back",
    "press-on": "press-on",
    "talk": "talk {power}",
}

PAY: Final[Move] = ("pay",)
FORFEIT: Final[Move] = ("forfeit",)
EXPANSION: Final[Move] = ("expansion",)
RECRUITMENT: Final[Move] = ("recruitment",)
MEETING: Final[Move] = ("meeting",)
TOWN: Final = row("town", SPACE_COUNT)
CITY: Final = grid("city", KINDS, SPACE_COUNT)
REPAIR: Final = grid("repair", TABLES.walls.city + 1, SPACE_COUNT)
DISBAND: Final = grid("disband", KINDS, PLACE_COUNT)
HIRE: Final = grid("hire", 100, SPACE_COUNT)
HIRES: Final = row("hires", KINDS)
RECRUIT_LAND: Final[Move] = ("recruit-land",)
RECRUIT_SHIPS: Final[Move] = ("recruit-ships",)
MUSTER: Final = row("muster", PROVINCE_COUNT)
RAISE: Final = grid("raise", KINDS, SPACE_COUNT)
BUILD: Final = row("build", SPACE_COUNT)
REBUILD: Final = grid("rebuild", KINDS, PLACE_COUNT)
ENGAGE: Final = row("engage", SPACE_COUNT)
BUY: Final[Move] = ("buy",)
UNITE: Final[Move] = ("unite",)
CROSS_OUT: Final[Move] = ("cross-out",)
GIVE_UP: Final = grid("give-up", KINDS, PLACE_COUNT)
STATION: Final = grid("station", LEADER_COUNT, SPACE_COUNT)
CLAIM: Final = row("claim", len(OBJECTIVES))
RETURN: Final = row("return", len(OBJECTIVES))
SWAP: Final[Move] = ("swap",)
INVITE: Final = row("invite", len(POWERS))
PROMISE_ATTACK: Final = row("promise-attack", len(POWERS))
WANT_ATTACK: Final = row("want-attack", len(POWERS))
WANT_PEACE: Final[Move] = ("want-peace",)
WANT_CARD: Final[Move] = ("want-card",)
GIVE_CARD: Final = row("give-card", TITLE_COUNT)
OFFER_ALLIANCE: Final[Move] = ("offer-alliance",)
PROMISE_PEACE: Final[Move] = ("promise-peace",)
PROPOSE: Final[Move] = ("propose",)
COUNTER: Final[Move] = ("counter",)
TALK: Final = row("talk", len(POWERS))
TURN_BACK: Final[Move] = ("turn-back",)
PRESS_ON: Final[Move] = ("press-on",)
