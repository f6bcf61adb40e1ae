"""How the actions of the game are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, Vocabulary, grid, row
from romanum.games.hre.data.components import CARDS, DIOCESES, FACTIONS, PROVINCES

SEA: Final = len(PROVINCES)
"""The origin of an attack by Naval Movement."""

VERBS: Final = {
    "keep": "keep",
    "give": "give {faction}",
    "start": "start {province}",
    "card": "card {card}",
    "target": "target {province}",
    "strike": "strike {diocese}",
    "proscribe": "proscribe {faction}",
    "march": "march {province}",
    "recruit": "recruit",
    "bribe": "bribe {province}",
    "buy-fort": "buy-fort",
    "raise": "raise {province}",
    "fortify": "fortify {province}",
    "repair": "repair {province}",
    "lift": "lift {province}",
    "place": "place {province}",
    "attack": "attack {province} from {origin}",
    "return": "return {province}",
    "withdraw": "withdraw {province}",
    "retreat": "retreat {province}",
    "stand": "stand",
    "loot": "loot",
    "spare": "spare",
    "hold": "hold",
    "raze": "raze",
    "found": "found {province}",
    "dismiss": "dismiss {province}",
    "offer": "offer {number}",
    "no-offer": "no-offer",
    "accept": "accept",
    "refuse": "refuse",
    "pass": "pass",
    "done": "done",
}

_provinces = [province.id for province in PROVINCES]

VOCABULARY: Final = Vocabulary(
    VERBS,
    {
        "province": _provinces,
        "origin": [*_provinces, "sea"],
        "diocese": [diocese.id for diocese in DIOCESES],
        "faction": [faction.id for faction in FACTIONS],
        "card": [card.id for card in CARDS],
    },
)


def each_province(verb: str) -> tuple[Move, ...]:
    """The same verb for every Province, made once."""
    return tuple((verb, p) for p in range(len(PROVINCES)))


DONE: Final[Move] = ("done",)
KEEP: Final[Move] = ("keep",)
STAND: Final[Move] = ("stand",)
RECRUIT: Final[Move] = ("recruit",)
BUY_FORT: Final[Move] = ("buy-fort",)
LOOT: Final[Move] = ("loot",)
SPARE: Final[Move] = ("spare",)
HOLD: Final[Move] = ("hold",)
RAZE: Final[Move] = ("raze",)
GIVE: Final = row("give", len(FACTIONS))
CARD_MOVE: Final = row("card", len(CARDS))
START: Final = each_province("start")
TARGET: Final = each_province("target")
STRIKE: Final = row("strike", len(DIOCESES))
PROSCRIBE: Final = row("proscribe", len(FACTIONS))
MARCH: Final = each_province("march")
BRIBE: Final = each_province("bribe")
RAISE: Final = each_province("raise")
FORTIFY: Final = each_province("fortify")
REPAIR: Final = each_province("repair")
LIFT: Final = each_province("lift")
PLACE: Final = each_province("place")
RETURN: Final = each_province("return")
WITHDRAW: Final = each_province("withdraw")
RETREAT: Final = each_province("retreat")
FOUND: Final = each_province("found")
DISMISS: Final = each_province("dismiss")
ATTACK: Final = grid("attack", len(PROVINCES), len(PROVINCES) + 1)
