"""The club's wall over HTTP, and the pictures of what hangs there."""

from __future__ import annotations

from typing import Final

from romanum.engine.speech.language import language
from romanum.games import GAMES
from romanum.server.bounds.problem import not_found
from romanum.server.clubs.pictures import Drawn, Gallery
from romanum.server.clubs.profiles import forms, tables_of
from romanum.server.clubs.wall import BEST, FINISHED, OPEN, RUNNING, Highlight, Wall
from romanum.server.routes.clubs import TheDatabase, only_members, only_rated, somebody
from romanum.server.routes.request import AnyRequest, TheAdmission, TheLobby, TheSettings, Visitor
from romanum.server.routes.vocabulary import FromHouse, FromPath, Reply, get
from romanum.server.store.counts import CountingStore
from romanum.server.store.rated_results import ClubStore
from romanum.server.store.walls import WallStore

TheGallery = FromHouse[Gallery]

PNG: Final = "image/png"


@get("/wall")
async def wall(store: TheDatabase, lobby: TheLobby, visitor: Visitor) -> Wall:
    """What hangs on the club's wall."""
    shown = WallStore(store)
    best = await shown.best(BEST)
    told = await lobby.infos([row for row, _ in best], visitor)
    return Wall(
        open=await lobby.infos((await CountingStore(store).open_matches())[:OPEN], visitor),
        running=await lobby.infos(await shown.public("running", RUNNING), visitor),
        finished=await lobby.infos(await shown.public("over", FINISHED), visitor),
        best=[
            Highlight(info, found.margin, found.leads, found.upset, found.score)
            for info, (_, found) in zip(told, best, strict=True)
        ],
    )


def _sent(request: AnyRequest, drawn: Drawn) -> Reply[bytes]:
    headers = {
        "cache-control": f"public, max-age={drawn.lasts}",
        "etag": drawn.tag,
        "vary": "accept-language",
        "cross-origin-resource-policy": "cross-origin",
    }
    if request.headers.get("if-none-match") == drawn.tag:
        return Reply(b"", status=304, headers=headers)
    return Reply(drawn.png, headers=headers, media_type=PNG)


@get("/matches/{match:str}/picture", as_it_is=True, media_type="image/png")
async def match_picture(
    request: AnyRequest, gallery: TheGallery, visitor: Visitor, match: FromPath[str]
) -> Reply[bytes]:
    """The board of a public match as anybody may see it."""
    return _sent(request, await gallery.match(match, language()))


@get("/games/{game:str}/picture", as_it_is=True, media_type="image/png")
async def game_picture(request: AnyRequest, gallery: TheGallery, visitor: Visitor, game: FromPath[str]) -> Reply[bytes]:
    """The board of a game as it is set up."""
    if game not in GAMES:
        raise not_found("game")
    return _sent(request, await gallery.game(game, language()))


@get("/profiles/{who:str}/picture", as_it_is=True, media_type="image/png")
async def profile_picture(
    request: AnyRequest,
    settings: TheSettings,
    store: TheDatabase,
    admission: TheAdmission,
    gallery: TheGallery,
    visitor: Visitor,
    who: FromPath[str],
) -> Reply[bytes]:
    """Somebody's ratings as a card."""
    only_rated(settings)
    only_members(admission, visitor)
    known = await somebody(store, who)
    ratings = forms(known.id, tables_of(await ClubStore(store).results_of(known.id)))
    return _sent(request, await gallery.who(known, ratings, language()))


WALL: Final = [wall, match_picture, game_picture, profile_picture]
