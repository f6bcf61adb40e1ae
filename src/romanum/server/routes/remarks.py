"""Remarks on finished matches over HTTP."""

from __future__ import annotations

from typing import Final

from romanum.server.lobby.remarks import Remarks
from romanum.server.routes.request import Person, Visitor
from romanum.server.routes.vocabulary import FromHouse, FromPath, JSONBody, delete, get, post
from romanum.server.wire import Ok, RemarkInfo, RemarkWish

TheRemarks = FromHouse[Remarks]


@get("/matches/{match:str}/remarks")
async def remarks(remarks: TheRemarks, visitor: Visitor, match: FromPath[str]) -> list[RemarkInfo]:
    """What was said of the moments of a match."""
    return await remarks.listed(match, visitor)


@post("/matches/{match:str}/remarks")
async def remark(remarks: TheRemarks, person: Person, match: FromPath[str], data: JSONBody[RemarkWish]) -> RemarkInfo:
    """Say something of a moment."""
    return await remarks.write(match, person, data)


@delete("/matches/{match:str}/remarks/{number:int}", status=200)
async def take_back(remarks: TheRemarks, person: Person, match: FromPath[str], number: FromPath[int]) -> Ok:
    """Take a remark back."""
    await remarks.remove(match, person, number)
    return Ok()


REMARKS: Final = [remarks, remark, take_back]
