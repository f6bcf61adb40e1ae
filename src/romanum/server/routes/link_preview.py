"""How a link unfolds in a messenger: what the page of an address says of itself to programs that do not run it.

Open Graph and Twitter's tags are put into the client's first page for the addresses of the wall, matches, embeds,
profiles, ladders and seats. They tell what anybody may know: of a match that is not public nothing, so that its address
reads like that of a match that does not exist. Who asks too often gets the page without them.
"""

from __future__ import annotations

from hashlib import sha256
from html import escape
from typing import Any, Final, NamedTuple, Protocol

from litestar import Request, Response, get
from litestar.params import FromPath

from romanum.engine.speech.language import language
from romanum.games import FIRST, GAMES
from romanum.server.bounds.limits import PLACE, Limit, Limits
from romanum.server.bounds.problem import Problem
from romanum.server.bounds.settings import Settings
from romanum.server.bounds.speech import say
from romanum.server.clubs.pictures import seat_line
from romanum.server.clubs.profiles import forms, tables_of
from romanum.server.lobby.admission import Admission
from romanum.server.routes.clubs import somebody
from romanum.server.routes.pages import DIST, PLAIN
from romanum.server.store import MatchRow, SeatRow, Store, StoreFault
from romanum.server.store.counts import CountingStore
from romanum.server.store.rated_results import ClubStore
from romanum.server.store.walls import WallStore
from romanum.server.tables.seat_view import called, ending, title_of_game

UNFOLDING: Final = Limit(60, 5)
"""Pages that are looked up for one place; beyond it they come without tags."""
TITLE: Final = "<title>Romanum</title>"
ABOUT: Final = "Five board wargames about Rome, played by their full rules."
WIDTH, HEIGHT = 1200, 630
LONGEST: Final = 300


class Parts(Protocol):
    """What is asked of the server for a page."""

    settings: Settings
    limits: Limits
    store: Store
    admission: Admission


class Unfolded(NamedTuple):
    """What a page says of itself; `picture` is a path."""

    title: str
    about: str
    picture: str = ""


NOTHING: Final = Unfolded("Romanum", ABOUT)


def tags(told: Unfolded, base: str, path: str) -> str:
    """The title and the tags, ready to stand in a page."""
    properties = {
        "og:site_name": "Romanum",
        "og:type": "website",
        "og:title": told.title,
        "og:description": told.about[:LONGEST],
        "og:url": base + path,
        "og:locale": language(),
    }
    names = {"twitter:card": "summary", "twitter:title": told.title, "twitter:description": told.about[:LONGEST]}
    if told.picture:
        address = base + told.picture
        properties |= {"og:image": address, "og:image:type": "image/png"}
        properties |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT), "og:image:alt": told.title}
        names |= {"twitter:card": "summary_large_image", "twitter:image": address}
    lines = [f"<title>{escape(told.title)}</title>"]
    lines += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()]
    lines += [f'<meta name="{name}" content="{escape(text)}" />' for name, text in names.items()]
    return "\n    ".join(lines)


def page_with(told: Unfolded, request: Request[Any, Any, Any], settings: Settings) -> Response[bytes]:
    """The client's first page with what it says of itself."""
    index = DIST / "index.html"
    html = index.read_text(encoding="utf-8") if index.is_file() else PLAIN
    base = settings.public_url or str(request.base_url).rstrip("/")
    body = html.replace(TITLE, tags(told, base, request.url.path), 1).encode()
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    headers = {"cache-control": "no-cache", "etag": tag, "vary": "accept-language"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="text/html")


async def _told(house: Parts, what: str, name: str) -> Unfolded:
    """What an address tells; nothing if it is nobody's business, or if too many are asked for."""
    if house.limits.wait(UNFOLDING, ("unfolding", PLACE.get())):
        return NOTHING
    try:
        found = await _TELLERS[what](house, name)
    except (Problem, StoreFault):
        return NOTHING
    return found or NOTHING


async def _wall(house: Parts, _: str) -> Unfolded:
    wall = WallStore(house.store)
    running, finished = await wall.public("running", 100), await wall.public("over", 1)
    counting = CountingStore(house.store)
    open_ones = (await counting.open_matches())[: counting.page]
    shown = next(iter([*running, *finished]), None)
    picture = f"/api/games/{FIRST}/picture" if shown is None else f"/api/matches/{shown.id}/picture"
    about = say("unfold-wall-about", {"open": len(open_ones), "running": len(running)})
    return Unfolded(say("unfold-wall"), about, picture)


async def _match(house: Parts, match: str) -> Unfolded | None:
    row, chairs = await house.admission.seen(match, None)
    title = title_of_game(row.game)
    whole = f"{row.title} · {title}" if row.title else title
    if row.state == "waiting":
        return Unfolded(whole, say("unfold-open"), f"/api/games/{row.game}/picture")
    return Unfolded(whole, _standing(row, chairs), f"/api/matches/{row.id}/picture")


def _standing(row: MatchRow, chairs: list[SeatRow]) -> str:
    who = ", ".join(seat_line(name, chair) for name, chair in zip(called(row), chairs, strict=True))
    return f"{ending(row) if row.state == 'over' else say('unfold-running')} {who}"


async def _embed(house: Parts, match: str) -> Unfolded | None:
    row, _ = await house.admission.seen(match, None)
    return await _match(house, match) if row.state == "over" else None


async def _seat(house: Parts, token: str) -> Unfolded | None:
    """A seat's link tells the game and no more: whoever was sent it sees the rest."""
    found = await house.store.chair_by_token(token)
    row = None if found is None else await house.store.match(found[0])
    if row is None or row.removed:
        return None
    title = title_of_game(row.game)
    return Unfolded(say("unfold-seat", {"game": title}), say("unfold-seat-about"), f"/api/games/{row.game}/picture")


async def _profile(house: Parts, who: str) -> Unfolded | None:
    if not house.settings.ratings or house.admission.closed_to(None):
        return None
    known = await somebody(house.store, who)
    ratings = forms(known.id, tables_of(await ClubStore(house.store).results_of(known.id)))
    told = [f"{title_of_game(form.game)} {form.rating}" for form in ratings]
    return Unfolded(known.name, ", ".join(told) or say("unfold-profile"), f"/api/profiles/{known.id}/picture")


async def _ladder(house: Parts, game: str) -> Unfolded | None:
    if not house.settings.ratings or game not in GAMES:
        return None
    title = title_of_game(game)
    return Unfolded(say("unfold-ladder", {"game": title}), say("unfold-ladder-about"), f"/api/games/{game}/picture")


_TELLERS: Final = {
    "wall": _wall,
    "match": _match,
    "embed": _embed,
    "join": _seat,
    "profile": _profile,
    "ladder": _ladder,
}


@get("/wall", include_in_schema=False)
async def wall_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The wall."""
    house: Parts = request.state.house
    return page_with(await _told(house, "wall", ""), request, house.settings)


@get(
    ["/match/{name:str}", "/embed/{name:str}", "/join/{name:str}", "/profile/{name:str}", "/ladder/{name:str}"],
    include_in_schema=False,
)
async def named_page(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A match, an embed, a seat's link, a profile, a ladder."""
    house: Parts = request.state.house
    return page_with(await _told(house, request.url.path.split("/")[1], name), request, house.settings)


UNFOLDED: Final = [wall_page, named_page]
