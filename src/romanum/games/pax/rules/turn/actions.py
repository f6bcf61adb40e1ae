"""How the actions of the turn are written, and the constant moves that its steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
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
    "offer-hired": "offer-hired {unit} {place}",
    "want-hired": "want-hired {unit} {place}",
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
    "talk": "talk {power}",
}

PAY: Final[Move] = ("pay",)
FORFEIT: Final[Move] = ("forfeit",)
EXPANSION: Final[Move] = ("expansion",)
RECRUITMENT: Final[Move] = ("recruitment",)
MEETING: Final[Move] = ("meeting",)
TOWN: Final = tuple(("town", space) for space in range(SPACE_COUNT))
CITY: Final = tuple(tuple(("city", kind, space) for space in range(SPACE_COUNT)) for kind in range(KINDS))
REPAIR: Final = tuple(
    tuple(("repair", points, space) for space in range(SPACE_COUNT)) for points in range(TABLES.walls.city + 1)
)
DISBAND: Final = tuple(tuple(("disband", kind, place) for place in range(PLACE_COUNT)) for kind in range(KINDS))
HIRE: Final = tuple(tuple(("hire", number, space) for space in range(SPACE_COUNT)) for number in range(100))
HIRES: Final = tuple(("hires", kind) for kind in range(KINDS))
RECRUIT_LAND: Final[Move] = ("recruit-land",)
RECRUIT_SHIPS: Final[Move] = ("recruit-ships",)
MUSTER: Final = tuple(("muster", province) for province in range(PROVINCE_COUNT))
RAISE: Final = tuple(tuple(("raise", kind, space) for space in range(SPACE_COUNT)) for kind in range(KINDS))
BUILD: Final = tuple(("build", space) for space in range(SPACE_COUNT))
REBUILD: Final = tuple(tuple(("rebuild", kind, place) for place in range(PLACE_COUNT)) for kind in range(KINDS))
ENGAGE: Final = tuple(("engage", space) for space in range(SPACE_COUNT))
BUY: Final[Move] = ("buy",)
UNITE: Final[Move] = ("unite",)
CROSS_OUT: Final[Move] = ("cross-out",)
GIVE_UP: Final = tuple(tuple(("give-up", kind, place) for place in range(PLACE_COUNT)) for kind in range(KINDS))
STATION: Final = tuple(
    tuple(("station", leader, space) for space in range(SPACE_COUNT)) for leader in range(LEADER_COUNT)
)
CLAIM: Final = tuple(("claim", letter) for letter in range(len(OBJECTIVES)))
RETURN: Final = tuple(("return", letter) for letter in range(len(OBJECTIVES)))
SWAP: Final[Move] = ("swap",)
INVITE: Final = tuple(("invite", identity) for identity in range(len(POWERS)))
PROMISE_ATTACK: Final = tuple(("promise-attack", identity) for identity in range(len(POWERS)))
WANT_ATTACK: Final = tuple(("want-attack", identity) for identity in range(len(POWERS)))
WANT_PEACE: Final[Move] = ("want-peace",)
WANT_CARD: Final[Move] = ("want-card",)
GIVE_CARD: Final = tuple(("give-card", title) for title in range(TITLE_COUNT))
OFFER_ALLIANCE: Final[Move] = ("offer-alliance",)
PROMISE_PEACE: Final[Move] = ("promise-peace",)
PROPOSE: Final[Move] = ("propose",)
COUNTER: Final[Move] = ("counter",)
TALK: Final = tuple(("talk", identity) for identity in range(len(POWERS)))
BRIBE: Final = tuple(("bribe", number) for number in range(100))
