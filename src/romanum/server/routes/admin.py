"""The host's own page over HTTP: for nobody else."""

from __future__ import annotations

from typing import Annotated, Literal

from romanum.server.bounds.problem import Problem
from romanum.server.lobby.admin import (
    Admin,
    AdminMatch,
    AdminMatches,
    DeedInfo,
    Figures,
    InvitationInfo,
    NewInvitation,
    NewNotice,
    PeopleList,
    PersonChange,
    PersonInfo,
    ReportInfo,
    ResetLink,
    Setting,
    TheNotice,
)
from romanum.server.routes.vocabulary import (
    FromHouse,
    FromPath,
    FromQuery,
    JSONBody,
    Query,
    Reply,
    delete,
    get,
    patch,
    post,
    put,
    under,
)
from romanum.server.store import PersonRow
from romanum.server.wire import Ok

TheAdmin = FromHouse[Admin]
Host = FromHouse[PersonRow]
"""The person who asks, who must be a host."""
Words = Annotated[str, Query(name="query")]
State = Annotated[Literal["", "waiting", "running", "over", "closed"], Query(name="state")]


def the_host(person: PersonRow) -> PersonRow:
    """The person who asks; it must be the host."""
    if not person.owner:
        raise Problem(403, "not-owner", "This is the host's page.")
    return person


@get("/figures")
async def figures(admin: TheAdmin, host: Host) -> Figures:
    """The server in numbers."""
    return await admin.figures()


@get("/people")
async def people(admin: TheAdmin, host: Host, words: Words = "", after: FromQuery[int] = 0) -> PeopleList:
    """People, by number."""
    return await admin.people(words, after)


@patch("/people/{person_id:int}")
async def change_person(
    admin: TheAdmin, host: Host, person_id: FromPath[int], data: JSONBody[PersonChange]
) -> PersonInfo:
    """Block somebody, or make him a host."""
    return await admin.change_person(host, person_id, data)


@post("/people/{person_id:int}/reset", status=200)
async def reset_link(admin: TheAdmin, host: Host, person_id: FromPath[int]) -> ResetLink:
    """A one-time link for a new password."""
    return await admin.reset(host, person_id)


@get("/invitations")
async def invitations(admin: TheAdmin, host: Host) -> list[InvitationInfo]:
    """Codes for new accounts."""
    return await admin.invitations()


@post("/invitations")
async def invite(admin: TheAdmin, host: Host, data: JSONBody[NewInvitation]) -> InvitationInfo:
    """A new code."""
    return await admin.invite(host, data)


@delete("/invitations/{invitation:int}", status=200)
async def revoke(admin: TheAdmin, host: Host, invitation: FromPath[int]) -> Ok:
    """A code is worth nothing any more."""
    await admin.revoke(host, invitation)
    return Ok()


@get("/matches")
async def matches(
    admin: TheAdmin, host: Host, standing: State = "", words: Words = "", page: FromQuery[int] = 0
) -> AdminMatches:
    """All matches, also closed ones."""
    return await admin.matches(standing, words, page)


@post("/matches/{match:str}/close", status=200)
async def close(admin: TheAdmin, host: Host, match: FromPath[str]) -> AdminMatch:
    """Nobody plays a match any longer; it is kept."""
    return await admin.close(host, match)


@post("/matches/{match:str}/open", status=200)
async def reopen(admin: TheAdmin, host: Host, match: FromPath[str]) -> AdminMatch:
    """A closed match goes on."""
    return await admin.open(host, match)


@get("/matches/{match:str}/record", media_type="text/plain")
async def record_of(admin: TheAdmin, host: Host, match: FromPath[str]) -> Reply[str]:
    """The record of a match that is closed or over."""
    headers = {"content-disposition": f'attachment; filename="{match}.romanum"'}
    return Reply(await admin.record(host, match), headers=headers, media_type="text/plain")


@delete("/matches/{match:str}", status=200)
async def delete_match(admin: TheAdmin, host: Host, match: FromPath[str]) -> Ok:
    """Forget a closed match."""
    await admin.delete(host, match)
    return Ok()


@get("/reports")
async def reports(admin: TheAdmin, host: Host) -> list[ReportInfo]:
    """What people told of scenarios."""
    return await admin.reports()


@delete("/reports/{report:int}", status=200)
async def dismiss(admin: TheAdmin, host: Host, report: FromPath[int]) -> Ok:
    """A report has been seen to."""
    await admin.dismiss(host, report)
    return Ok()


@put("/notice")
async def announce(admin: TheAdmin, host: Host, data: JSONBody[NewNotice]) -> TheNotice:
    """The notice to all."""
    return await admin.announce(host, data.text)


@get("/settings")
async def settings(admin: TheAdmin, host: Host) -> list[Setting]:
    """How the server was started."""
    return admin.settings()


@get("/log")
async def deeds(admin: TheAdmin, host: Host) -> list[DeedInfo]:
    """What hosts did last."""
    return await admin.deeds()


ADMIN = under(
    "/admin",
    [
        figures,
        people,
        change_person,
        reset_link,
        invitations,
        invite,
        revoke,
        matches,
        close,
        reopen,
        record_of,
        delete_match,
        reports,
        dismiss,
        announce,
        settings,
        deeds,
    ],
)
