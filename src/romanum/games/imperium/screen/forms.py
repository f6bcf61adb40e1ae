"""Forms that a seat fills in, for a screen: letters of a negotiation (4d, 4e), the sheet of a mobilization (7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.units import KIND_IDS
from romanum.games.imperium.rules.common.powers import in_order
from romanum.games.imperium.rules.diplomacy.agreements import facts_of
from romanum.games.imperium.rules.diplomacy.means import face_id
from romanum.games.imperium.rules.diplomacy.papers import Terms, draft_of, lies_there, offer_of
from romanum.games.imperium.rules.mobilization import orders, sheet_options, sheets
from romanum.games.imperium.rules.mobilization.secret_sheets import MobilizationPlans, described
from romanum.games.imperium.state.position import NONE, RomanWorld

# ---- 4d, 4e: what is proposed to a seat and by it, term by term, and the letter it is writing


def letters(known: RomanWorld, seat: int | None) -> list[dict[str, Any]]:
    """What others hold out to a seat, what it holds out to them, and its draft; outside of negotiations nothing.

    4e: letters between others are not read.
    """
    if seat is None or not known.offers:
        return []
    others = [other for other in in_order(known) if other != seat]
    pairs = [pair for other in others for pair in ((other, seat), (seat, other)) if lies_there(known, *pair)]
    found = [_written(known, *pair, offer_of(known, *pair), sent=True) for pair in pairs]
    draft = draft_of(known, seat)
    if draft.partner != NONE:
        found.append(_written(known, seat, draft.partner, draft.terms, sent=False))
    return found


def _written(known: RomanWorld, giver: int, taker: int, terms: Terms, *, sent: bool) -> dict[str, Any]:
    return {
        "power": face_id(known, giver),
        "partner": face_id(known, taker),
        "sent": sent,
        "terms": [facts_of(known, term) for term in terms],
    }


# ---- 7: what units cost that may be written now, how many more there can be, and what stood there last year


def last_year(known: RomanWorld, seat: int | None, names: Mapping[str, str]) -> list[str]:
    """7.3: what stood on the sheet of a seat last year, where it may write that again, by these names; a seat sees its
    own."""
    if not _writes(known, seat) or seat is None or not orders.may_repeat(known, seat):
        return []
    told = [entry for line in sheets.habit(known, seat) for entry in described(line).items()]
    return [f"{number} {', '.join(names[one] for one in what)}" for number, what in told]


def _writes(known: RomanWorld, seat: int | None) -> bool:
    step = known.stack[-1] if known.stack else None
    return isinstance(step, MobilizationPlans) and seat in step.waiting


def prices(known: RomanWorld, seat: int | None) -> list[list[Any]]:
    """By unit that can be raised in the Province that is mustered: verb, kind, place, talents, how many more of its
    type the year's limit has room for (-1 without one), and for how many there are counters; a seat sees its own."""
    if seat is None or not _writes(known, seat):
        return []
    return [
        [move[0], KIND_IDS[move[1]], PLACE_IDS[move[2]], talents, room, counters]
        for move, talents, room, counters in sheet_options.priced(known, seat)
    ]
