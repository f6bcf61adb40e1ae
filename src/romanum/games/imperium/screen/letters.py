"""4d, 4e for a screen: what is proposed to a seat and by it, term by term, and the letter it is writing."""

from __future__ import annotations

from typing import Any

from romanum.games.imperium.rules.common.powers import in_order
from romanum.games.imperium.rules.diplomacy.agreements import facts_of
from romanum.games.imperium.rules.diplomacy.means import face_id
from romanum.games.imperium.rules.diplomacy.papers import Terms, draft_of, lies_there, offer_of
from romanum.games.imperium.state.position import NONE, RomanWorld


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
