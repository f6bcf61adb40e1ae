"""How the actions of the turn are written, and the constant moves that its steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.pax.data.components import (
    TABLES,
)
from romanum.games.pax.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
PAY: Final = VERBS.move("pay")
FORFEIT: Final = VERBS.move("forfeit")
EXPANSION: Final = VERBS.move("expansion")
RECRUITMENT: Final = VERBS.move("recruitment")
MEETING: Final = VERBS.move("meeting")
TOWN: Final = VERBS.row("town {place}")
CITY: Final = VERBS.grid("city {unit} {place}")
REPAIR: Final = VERBS.grid("repair {number} {place}", TABLES.walls.city + 1)
DISBAND: Final = VERBS.grid("disband {unit} {place}")
HIRE: Final = VERBS.grid("hire {number} {place}", 100)
HIRES: Final = VERBS.row("hires {unit}")
RECRUIT_LAND: Final = VERBS.move("recruit-land")
RECRUIT_SHIPS: Final = VERBS.move("recruit-ships")
MUSTER: Final = VERBS.row("muster {province}")
RAISE: Final = VERBS.grid("raise {unit} {place}")
BUILD: Final = VERBS.row("build {place}")
REBUILD: Final = VERBS.grid("rebuild {unit} {place}")
ENGAGE: Final = VERBS.row("engage {place}")
BUY: Final = VERBS.move("buy")
UNITE: Final = VERBS.move("unite")
CROSS_OUT: Final = VERBS.move("cross-out")
GIVE_UP: Final = VERBS.grid("give-up {unit} {place}")
STATION: Final = VERBS.grid("station {leader} {place}")
CLAIM: Final = VERBS.row("claim {objective}")
RETURN: Final = VERBS.row("return {objective}")
SWAP: Final = VERBS.move("swap")
INVITE: Final = VERBS.row("invite {power}")
VERBS.also(
    "offer-talents {number}",
    "want-talents {number}",
    "offer-ships {number} {place}",
    "want-ships {number} {place}",
    "offer-hired {number} {unit} {place}",
    "want-hired {number} {unit} {place}",
    "offer-town {place}",
    "want-town {place}",
    "offer-card {card}",
)
WANT_CARD: Final = VERBS.move("want-card")
GIVE_CARD: Final = VERBS.row("give-card {card}")
VERBS.also("show-objective {objective}")
OFFER_ALLIANCE: Final = VERBS.move("offer-alliance")
PROMISE_PEACE: Final = VERBS.move("promise-peace")
WANT_PEACE: Final = VERBS.move("want-peace")
PROMISE_ATTACK: Final = VERBS.row("promise-attack {power}")
WANT_ATTACK: Final = VERBS.row("want-attack {power}")
PROPOSE: Final = VERBS.move("propose")
COUNTER: Final = VERBS.move("counter")
VERBS.also("bribe {number}")
TURN_BACK: Final = VERBS.move("turn-back")
PRESS_ON: Final = VERBS.move("press-on")
TALK: Final = VERBS.row("talk {power}")
