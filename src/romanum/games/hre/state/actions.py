"""How the actions of the game are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs, Vocabulary
from romanum.games.hre.data.components import CARDS, DIOCESES, FACTIONS, PROVINCES

SEA: Final = len(PROVINCES)
"""The origin of an attack by Naval Movement."""

_provinces = [province.id for province in PROVINCES]
NAMES: Final = {
    "province": _provinces,
    "origin": [*_provinces, "sea"],
    "diocese": [diocese.id for diocese in DIOCESES],
    "faction": [faction.id for faction in FACTIONS],
    "card": [card.id for card in CARDS],
}

VERBS: Final = Verbs(NAMES)
KEEP: Final = VERBS.move("keep")
GIVE: Final = VERBS.row("give {faction}")
START: Final = VERBS.row("start {province}")
CARD_MOVE: Final = VERBS.row("card {card}")
TARGET: Final = VERBS.row("target {province}")
STRIKE: Final = VERBS.row("strike {diocese}")
PROSCRIBE: Final = VERBS.row("proscribe {faction}")
MARCH: Final = VERBS.row("march {province}")
RECRUIT: Final = VERBS.move("recruit")
BRIBE: Final = VERBS.row("bribe {province}")
BUY_FORT: Final = VERBS.move("buy-fort")
RAISE: Final = VERBS.row("raise {province}")
FORTIFY: Final = VERBS.row("fortify {province}")
REPAIR: Final = VERBS.row("repair {province}")
LIFT: Final = VERBS.row("lift {province}")
PLACE: Final = VERBS.row("place {province}")
ATTACK: Final = VERBS.grid("attack {province} from {origin}")
RETURN: Final = VERBS.row("return {province}")
WITHDRAW: Final = VERBS.row("withdraw {province}")
RETREAT: Final = VERBS.row("retreat {province}")
STAND: Final = VERBS.move("stand")
LOOT: Final = VERBS.move("loot")
SPARE: Final = VERBS.move("spare")
HOLD: Final = VERBS.move("hold")
RAZE: Final = VERBS.move("raze")
FOUND: Final = VERBS.row("found {province}")
DISMISS: Final = VERBS.row("dismiss {province}")
VERBS.also("offer {number}", "no-offer", "accept", "refuse", "pass")
DONE: Final = VERBS.move("done")

VOCABULARY: Final = Vocabulary(VERBS, NAMES)
