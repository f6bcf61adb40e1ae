"""Matches that are made and played through the server."""

from __future__ import annotations

from typing import Any

from server.visitors import Visitor

ALL_MINE = [{"kind": "me"}] * 3
WITH_A_FRIEND = [{"kind": "me"}, {"kind": "link"}]
SEEDED = {"kind": "seeded", "seed": 7}


async def asked(visitor: Visitor, match: str, seats: int = 3) -> Any:
    """The table of the seat that is asked."""
    for seat in range(seats):
        table = await visitor.get(f"/matches/{match}/table", seat=seat)
        if table.get("decision"):
            return table
    raise AssertionError("nobody is asked")


async def move(visitor: Visitor, match: str, choice: int = 0) -> Any:
    table = await asked(visitor, match)
    action = table["decision"]["options"][choice]["text"]
    return await visitor.post(f"/matches/{match}/act", {"seat": table["seat"], "seq": table["seq"], "action": action})


def code(answer: Any) -> str:
    return str(answer["error"]["code"])
