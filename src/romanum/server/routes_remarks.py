"""Remarks on finished matches over HTTP."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from romanum.server import remarking
from romanum.server.asking import Person, TheHouse, Visitor
from romanum.server.wire import Ok, RemarkInfo, RemarkWish


@get("/matches/{match:str}/remarks")
async def remarks(house: TheHouse, visitor: Visitor, match: FromPath[str]) -> list[RemarkInfo]:
    """What was said of the moments of a match."""
    return await remarking.listed(house, match, visitor)


@post("/matches/{match:str}/remarks")
async def remark(house: TheHouse, person: Person, match: FromPath[str], data: JSONBody[RemarkWish]) -> RemarkInfo:
    """Say something of a moment."""
    return await remarking.write(house, match, person, data)


@delete("/matches/{match:str}/remarks/{number:int}", status_code=200)
async def take_back(house: TheHouse, person: Person, match: FromPath[str], number: FromPath[int]) -> Ok:
    """Take a remark back."""
    await remarking.remove(house, match, person, number)
    return Ok()


REMARKS: Final = [remarks, remark, take_back]
