"""Chapters 4.3.2 and 4.4: what powers have promised each other."""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.memo import Memo
from romanum.games.pax.data.components import PLACE_IDS
from romanum.games.pax.state.position import PROMISE, Mediterranean
from romanum.games.pax.state.promises import ATTACK, ATTACKED, PROMISES, SPARE
from romanum.games.pax.state.sides import side_id


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
