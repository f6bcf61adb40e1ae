"""What has been seen of the rules in play, over HTTP."""

from __future__ import annotations

from romanum.server.lobby.seen_games import SeenGames, seen_moments
from romanum.server.routes.request import Person
from romanum.server.routes.vocabulary import FromHouse, FromPath, get, post
from romanum.server.wire import MatchInfo, SeenMoment

TheSeenGames = FromHouse[SeenGames]


@get("/games/{game:str}/seen")
def moments(game: FromPath[str]) -> list[SeenMoment]:
    """The moments of recorded games in which a rule spoke."""
    return seen_moments(game)


@post("/games/{game:str}/seen/{record:str}", status=200)
async def look(seen_games: TheSeenGames, person: Person, game: FromPath[str], record: FromPath[str]) -> MatchInfo:
    """Open a recorded game."""
    return await seen_games.opened(game, record, person)


SEEN = [moments, look]
