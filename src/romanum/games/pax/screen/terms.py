"""Chapter 4.3 for a screen: the terms that two powers talk about just now."""

from __future__ import annotations

from typing import Any

from romanum.games.pax.data.components import TITLE_IDS
from romanum.games.pax.rules.turn.agreements import TERMS, Term, facts_of
from romanum.games.pax.rules.turn.talks import Consider, Draft
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id


def talks(g: Mediterranean, power: int) -> dict[str, Any] | None:
    """What has been proposed, for everybody to see; what is still being drafted only whoever drafts it sees."""
    step: Draft | Consider | None = g.innermost(Draft, Consider)
    if step is None or (isinstance(step, Draft) and step.power != power):
        return None
    drafter, partner = (step.power, step.partner) if isinstance(step, Draft) else (step.proposer, step.power)
    return {
        "power": side_id(g, drafter),
        "partner": side_id(g, partner),
        "proposed": isinstance(step, Consider),
        "left": step.left,
        "terms": [_term(g, drafter, term) for term in step.terms],
    }


def _term(g: Mediterranean, drafter: int, term: Term) -> dict[str, Any]:
    """A term, with its card as far as one may know it."""
    told = facts_of(g, term)
    if TERMS[term[0]] != "offer-card":
        return told
    title = g.hand(drafter)[term[1]]
    return {**told, "card": TITLE_IDS[title]} if title >= 0 else told
