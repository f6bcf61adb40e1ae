"""What a view adds to the bare fields: the date in words, the cast of the scenario, the running move, the battle,
the letters of a negotiation.

Masks of cities, powers, leaders and rules are told as lists, which a client can read whatever their length. Stacks are
not told again: it reads them from the fields of the position (`at`, `whose`, `units`, …), which change by single
entries.
"""

from __future__ import annotations

from typing import Any, Final

from romanum.board.masks import bits
from romanum.engine.memo import Memo
from romanum.engine.speech.words import Words
from romanum.games.imperium.rules.march.allowance import left
from romanum.games.imperium.screen.chances import battle
from romanum.games.imperium.screen.forms import last_year, letters, prices
from romanum.games.imperium.screen.scenarios import progress
from romanum.games.imperium.screen.supply_sheet import blockades, supply
from romanum.games.imperium.screen.tongues import cast_in_words, month_in_words
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import UNKNOWN

VIEWS: Final = 32
MASKS: Final = (
    "attacked", "dissolved", "risen", "tired", "marched", "urged", "spared", "razed", "tried", "capitals", "rebelling",
    "treasures", "fired", "ever_besieged", "slain", "silent", "rows_met",
)  # fmt: skip
"""Fields that are sets with a bit each, of more than a number in a client has."""


def describe(known: RomanWorld, seat: int | None, words: Words) -> dict[str, Any]:
    """Made from what the seat knows alone, in the language of these words."""
    fed, won, shut = SHEETS.of(known, seat)
    return {
        "own": seat,
        "date": month_in_words(known.month, words),
        "cast": cast_in_words(known.which, known.seats, words, known.ended),
        "left": _left(known),
        "battle": battle(known),
        "letters": letters(known, seat),
        "supply": fed,
        "progress": won,
        "blockades": shut,
        "prices": prices(known, seat),
        "last_year": last_year(known, seat, words.names),
        **{name: bits(mask) if (mask := getattr(known, name)) else [] for name in MASKS},
    }


Sheets = tuple[list[list[int]], list[list[int]], list[int]]


def _sheets(known: RomanWorld, seat: int | None) -> Sheets:
    return supply(known, seat), progress(known), blockades(known)


SHEETS: Final = Memo[RomanWorld, Sheets](
    _sheets,
    "scenario", "wins", "seats", "chief", "bond", "patron", "origin", "standing", "allies", "at", "whose", "mark",
    "units", "leader_in", "leader_of", "captor", "slain", "head", "city_of", "lord", "home", "razed", "founded",
    "capitals", "rebellions", "sieges", "ever_besieged", "forts", "sacked", "dissolved", "morale", "payments", "fired",
    "defeats", "looks", "vigils", "month", "last_month", "rules", "plunder", "city_plunder", "effects",
    "leader_value", "port_of", "scorched", "winter", "at_war", "grazed", "leave", "segment", "active", "hidden", "top",
    most=VIEWS,
)  # fmt: skip
"""Supply, progress and blockades: much of the position is looked at for either, and that once."""


def _left(known: RomanWorld) -> int:
    """The MP that those on the march have left; none where nobody marches, or one may not look through them."""
    mover = known.mover
    if mover == NONE or known.at[mover] < 0 or known.units[mover] == UNKNOWN:
        return NONE
    return left(known, mover)
