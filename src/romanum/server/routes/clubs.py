"""A club over HTTP: ladders and profiles."""

from __future__ import annotations

import re
from typing import Final

from romanum.bots import bot_names
from romanum.games import GAMES
from romanum.server.bounds.problem import Problem, not_found
from romanum.server.bounds.settings import Settings
from romanum.server.clubs.profiles import Ladder, Profile, Who, ladder, profile
from romanum.server.lobby.admission import Admission
from romanum.server.routes.request import TheAdmission, TheLobby, TheSettings, Visitor
from romanum.server.routes.vocabulary import FromHouse, FromPath, FromQuery, get
from romanum.server.store import PersonRow, Store
from romanum.server.store.rated_results import ClubStore, ResultRow

TheDatabase = FromHouse[Store]

PAGE: Final = 100
LAST_PAGE: Final = 100_000


def only_rated(settings: Settings) -> None:
    """`Problem` 404 where matches are not rated."""
    if not settings.ratings:
        raise Problem(404, "no-ratings", "The host has switched ratings off here.")


def only_members(admission: Admission, visitor: PersonRow | None) -> None:
    """`Problem` 401 for whoever is not signed in, in a club for those who were invited."""
    if admission.closed_to(visitor):
        raise Problem(401, "sign-in", "This club is for those who were invited: sign in first.")


@get("/ladders/{game:str}")
async def ladder_of(
    settings: TheSettings,
    store: TheDatabase,
    admission: TheAdmission,
    visitor: Visitor,
    game: FromPath[str],
    page: FromQuery[int] = 0,
) -> Ladder:
    """Who stands where in a game."""
    only_rated(settings)
    only_members(admission, visitor)
    if game not in GAMES:
        raise not_found("game")
    first = min(max(page, 0), LAST_PAGE) * PAGE
    return ladder(game, await ClubStore(store).ladder(game, first, PAGE + 1), first, PAGE)


@get("/profiles/{who:str}")
async def profile_of(
    settings: TheSettings,
    store: TheDatabase,
    admission: TheAdmission,
    lobby: TheLobby,
    visitor: Visitor,
    who: FromPath[str],
) -> Profile:
    """Somebody's book: `person-3`, or `bot-miles`."""
    only_rated(settings)
    only_members(admission, visitor)
    known = await somebody(store, who)
    club = ClubStore(store)
    rows = await club.results_of(known.id)
    running = await lobby.infos(await club.running_of(known.id, None if visitor is None else visitor.id), visitor)
    return profile(known, rows, await _may_see(club, rows, visitor), list(GAMES), running)


async def somebody(store: Store, who: str) -> Who:
    """A person or a bot by the name of its profile."""
    if re.fullmatch(r"person-[1-9][0-9]{0,14}", who):
        person = await store.person(id=int(who.removeprefix("person-")))
        if person is not None and not person.blocked:
            return Who(who, person.name, bot=False)
    elif (name := who.removeprefix("bot-")) != who and name in bot_names():
        return Who(who, name, bot=True)
    raise not_found("person")


async def _may_see(club: ClubStore, rows: list[ResultRow], visitor: PersonRow | None) -> set[str]:
    ids = sorted({row.match for row in rows})
    mine = {row.match for row in rows if visitor is not None and row.person == visitor.id}
    return mine | await club.public(ids)


CLUBS = [ladder_of, profile_of]
