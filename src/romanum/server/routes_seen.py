"""What has been seen of the rules in play, over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from romanum.server import seen
from romanum.server.asking import Person, TheHouse
from romanum.server.wire import MatchInfo, SeenMoment


@get("/games/{game:str}/seen", sync_to_thread=False)
def moments(game: FromPath[str]) -> list[SeenMoment]:
    """The moments of recorded games in which a rule spoke."""
    return seen.moments(game)


@post("/games/{game:str}/seen/{record:str}", status_code=200)
async def look(house: TheHouse, person: Person, game: FromPath[str], record: FromPath[str]) -> MatchInfo:
    """Open a recorded game."""
    return await seen.opened(house, game, record, person)


SEEN = [moments, look]
