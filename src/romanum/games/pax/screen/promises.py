"""Chapter 4 for a screen: the terms that two powers talk about just now, and what powers have promised each other."""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.memo import Memo
from romanum.games.pax.data.components import PLACE_IDS, TITLE_IDS
from romanum.games.pax.rules.turn.agreements import TERMS, Term, facts_of
from romanum.games.pax.rules.turn.talks import Consider, Draft
from romanum.games.pax.state.position import PROMISE, Mediterranean
from romanum.games.pax.state.promises import ATTACK, ATTACKED, PROMISES, SPARE
from romanum.games.pax.state.sides import side_id

# ---- 4.3: terms


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


# ---- 4.3.2, 4.4: promises


def promises(g: Mediterranean) -> list[dict[str, Any]]:
    """4.3.2c, 4.4: on record, the latest last; nobody is held to them."""
    return PROMISED.of(g)


def _written_out(g: Mediterranean) -> list[dict[str, Any]]:
    found = []
    for at in range(0, len(g.promises), PROMISE):
        giver, taker, kind, about, turn = g.promises[at : at + PROMISE]
        target = side_id(g, about) if kind in (ATTACK, ATTACKED) else ""
        place = PLACE_IDS[about] if kind == SPARE else ""
        parties = {"power": side_id(g, giver), "partner": side_id(g, taker)}
        found.append({**parties, "what": PROMISES[kind], "target": target, "place": place, "turn": turn})
    return found


VIEWS: Final = 32
PROMISED: Final = Memo[Mediterranean, list[dict[str, Any]]](_written_out, "promises", "powers", most=VIEWS)
