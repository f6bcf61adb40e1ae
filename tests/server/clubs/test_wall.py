"""The club's wall, the pictures of what hangs there, and how links unfold: what is told, to whom, and how often."""

from __future__ import annotations

import asyncio
import io
import re
from html import unescape
from typing import Any

import httpx
import pytest
from PIL import Image

from romanum.server.clubs.wall import changes_of_lead, closeness, upset
from romanum.server.store.walls import HighlightRow, WallStore
from romanum.server.wire import ScorePoint
from server.visitors import BOTH, SOLO, Running, Visitor, running

pytestmark = pytest.mark.anyio
TABLE = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}, {"kind": "me"}]


def told(html: str) -> dict[str, str]:
    """The tags of a page."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', html)
    return {name: unescape(text) for name, text in found if name.startswith(("og:", "twitter:"))}


async def page(server: Running, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.address, verify=False, timeout=60) as stranger:
        return await stranger.get(path, headers=headers)


async def finish(server: Running, match: str) -> None:
    """A match is over, as the store has it."""
    result = {"winners": [0], "ranking": [[0], [1], [2], [3]], "scores": [50, 49, 20, 10], "how": "points", "facts": {}}
    row = await server.house.store.match(match)
    assert row is not None

    def decide(*_: Any) -> Any:
        from romanum.server.store import Change

        return Change(fields={"state": "over", "result": {**result, "sentence": "Green wins."}})

    await server.house.store.change_match(match, decide)


# ---- what is worth looking at


@pytest.mark.parametrize(
    ("winners", "scores", "found"),
    [
        ([0], [251, 250], (1, 3)),
        ([0], [12, 11], (1, 3)),
        ([0], [100, 96], (4, 2)),
        ([0], [100, 91], (9, 1)),
        ([0], [100, 80], (None, 0)),
        ([1], [100, 80], (None, 0)),
        ([], [5, 5], (None, 0)),
        ([0], [0, 0], (None, 0)),
    ],
)
async def test_a_close_finish_counts(winners: list[int], scores: list[int], found: tuple[int | None, int]) -> None:
    assert closeness({"winners": winners, "scores": scores}) == found


async def test_the_lead_changes_hands_when_somebody_else_leads_alone() -> None:
    points = [ScorePoint(n, n, scores) for n, scores in enumerate([[0, 0], [3, 1], [3, 3], [4, 6], [9, 6]])]
    assert changes_of_lead(points) == 2
    assert changes_of_lead(points[:3]) == 0


async def test_an_upset_needs_a_favourite() -> None:
    assert upset([(True, 25.0, 5.0), (False, 33.0, 5.0)]) == 320
    assert upset([(True, 33.0, 5.0), (False, 25.0, 5.0)]) == 0
    assert upset([]) == 0


@BOTH
async def test_the_wall_has_what_anybody_may_see_and_the_best_first(server: Running) -> None:
    async with server.visitor() as livia:
        open_one = await livia.match([{"kind": "me"}, *[{"kind": "open"}] * 3])
        public, private, over = [await livia.match(TABLE, public=one) for one in (True, False, True)]
        await finish(server, over["id"])
        store = WallStore(server.house.store)
        assert await server.house.critic.tick() == 0, "a match is looked at once it has been rated"
        await server.house.results.look()
        assert [found.margin for _, found in await store.best(5)] == [1]
        await store.keep(HighlightRow(over["id"], 0, 9, 9, 9, 1))
        shown = await livia.get("/wall")
    assert [match["id"] for match in shown["open"]] == [open_one["id"]]
    assert [match["id"] for match in shown["running"]] == [public["id"]]
    assert [match["id"] for match in shown["finished"]] == [over["id"]]
    assert [(one["match"]["id"], one["margin"], one["score"]) for one in shown["best"]] == [(over["id"], 1, 3)]
    assert private["id"] not in str(shown)


async def test_bots_among_themselves_play_no_best_games(server: Running) -> None:
    async with server.visitor() as livia:
        match = await livia.match([{"kind": "bot", "level": "tiro"}] * 4, public=True)
        row = await server.house.store.match(match["id"])
        assert row is not None
        await finish(server, match["id"])
        assert (await server.house.critic.opinion(row)).score == 0


# ---- pictures


async def test_a_public_match_has_a_picture_that_is_drawn_once(server: Running) -> None:
    async with server.visitor() as livia:
        match = await livia.match(TABLE, public=True, title="Friday")
    path = f"/api/matches/{match['id']}/picture"
    many = await asyncio.gather(*[page(server, path) for _ in range(12)])
    assert {(answer.status_code, answer.headers["content-type"]) for answer in many} == {(200, "image/png")}
    assert Image.open(io.BytesIO(many[0].content)).size == (1200, 630)
    assert server.house.gallery.drawn == 1
    assert many[0].headers["cache-control"] == "public, max-age=60"
    again = await page(server, path, **{"if-none-match": many[0].headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_a_picture_of_a_finished_match_may_be_kept_for_a_day(server: Running) -> None:
    async with server.visitor() as livia:
        match = await livia.match(TABLE, public=True)
    await finish(server, match["id"])
    answer = await page(server, f"/api/matches/{match['id']}/picture")
    assert answer.headers["cache-control"] == "public, max-age=86400"


async def test_a_picture_is_made_of_what_a_spectator_sees(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The secret hands of a match are not where a picture is made."""
    from romanum.games.hre.game import HistoryOfTheRomanEmpire

    seen: list[Any] = []
    async with server.visitor() as livia:
        match = await livia.match(TABLE, public=True)
        monkeypatch.setattr(HistoryOfTheRomanEmpire, "picture", lambda self, known: seen.append(known))
        await page(server, f"/api/matches/{match['id']}/picture")
        hand = (await livia.get(f"/matches/{match['id']}/table"))["view"]["hand"]
        table = await server.house.tables.table(match["id"])
    assert seen
    assert seen[0].hand == hand != table.match.position.hand


@pytest.mark.parametrize("what", ["private", "waiting", "missing"])
async def test_of_what_is_not_public_there_is_no_picture(server: Running, what: str) -> None:
    async with server.visitor() as livia:
        seats = TABLE if what == "private" else [{"kind": "me"}, *[{"kind": "open"}] * 3]
        match = {"id": "missing"} if what == "missing" else await livia.match(seats)
        assert (await livia.client.get(f"/api/matches/{match['id']}/picture")).status_code == 404


async def test_a_flood_of_pictures_is_refused_and_known_ones_are_still_sent(database: str) -> None:
    async with running(database, limits=0.1) as server, server.visitor() as livia:
        match = await livia.match(SOLO, public=True)
        first = await page(server, f"/api/matches/{match['id']}/picture")
        server.house.limits._buckets.clear()
        games = ("hre", "trajan", "ultimus", "pax", "imperium")
        codes = [(await page(server, f"/api/games/{game}/picture")).status_code for game in games]
        assert codes.count(200) == 2
        assert codes[-1] == 429
        assert (await page(server, f"/api/matches/{match['id']}/picture")).content == first.content


# ---- tags


async def test_the_address_of_a_public_match_unfolds(server: Running) -> None:
    async with server.visitor() as livia:
        match = await livia.match(TABLE, public=True, title='"Friday" <night>')
    answer = await page(server, f"/match/{match['id']}")
    assert answer.headers["content-type"].startswith("text/html")
    assert "<night>" not in answer.text
    tags = told(answer.text)
    assert tags["og:title"] == tags["twitter:title"] == '"Friday" <night> · History of the Roman Empire'
    assert tags["og:url"] == f"{server.address}/match/{match['id']}"
    assert tags["og:image"] == f"{server.address}/api/matches/{match['id']}/picture"
    assert tags["twitter:card"] == "summary_large_image"
    assert (await page(server, tags["og:image"])).headers["content-type"] == "image/png"


async def test_links_unfold_with_the_public_address_in_the_language_that_is_spoken(database: str) -> None:
    async with running(database, origins=("https://club.example",)) as server:
        answer = await page(server, "/wall", **{"accept-language": "de"})
        assert told(answer.text)["og:title"] == "Die Wand des Clubs"
        assert told(answer.text)["og:image"].startswith("https://club.example/api/games/")
        assert "accept-language" in answer.headers["vary"]
        again = await page(server, "/wall", **{"accept-language": "de", "if-none-match": answer.headers["etag"]})
        assert again.status_code == 304


async def test_a_private_match_reads_like_one_that_does_not_exist(server: Running) -> None:
    async with server.visitor() as livia:
        match = await livia.match(TABLE, title="Secret")
        answers = [await page(server, f"/{kind}/{match['id']}") for kind in ("match", "embed")]
        signed_in = await livia.client.get(f"/match/{match['id']}")
    for answer in (*answers, signed_in):
        nothing = await page(server, str(answer.url.path).replace(match["id"], "x" * len(match["id"])))
        assert answer.text.replace(match["id"], "") == nothing.text.replace("x" * len(match["id"]), "")
        assert "og:image" not in told(answer.text)


async def test_a_seats_link_tells_the_game_and_no_more(server: Running) -> None:
    async with server.visitor() as livia:
        match = await livia.match([{"kind": "me"}, *[{"kind": "link"}] * 3], title="Secret")
    link = match["links"]["seats"]["1"]
    answer = await page(server, link[link.index("/join/") :])
    assert told(answer.text)["og:title"] == "A seat for you: History of the Roman Empire"
    assert "Secret" not in answer.text
    assert "og:image" not in told((await page(server, "/join/nothing")).text)


async def test_profiles_and_ladders_unfold_where_there_are_ratings(server: Running) -> None:
    async with server.visitor(name="Livia") as livia:
        me = await livia.get("/me")
    tags = told((await page(server, f"/profile/person-{me['id']}")).text)
    assert (tags["og:title"], "og:image" in tags) == (me["name"], True)
    assert (await page(server, tags["og:image"])).status_code == 200
    assert told((await page(server, "/ladder/trajan")).text)["og:title"] == "Ladder: Trajan"


async def test_without_ratings_nothing_tells_of_anybody(database: str) -> None:
    async with running(database, ratings=False) as server, server.visitor(name="Livia") as livia:
        me = await livia.get("/me")
        for path in (f"/profile/person-{me['id']}", "/ladder/trajan"):
            assert "og:image" not in told((await page(server, path)).text)
        assert (await livia.client.get(f"/api/profiles/person-{me['id']}/picture")).status_code == 404
        await livia.match(TABLE, public=True)
        assert len((await livia.get("/wall"))["running"]) == 1


async def test_who_asks_too_often_gets_the_page_without_tags(database: str) -> None:
    async with running(database, limits=0.05) as server:
        pages = [await page(server, "/wall") for _ in range(6)]
        assert {answer.status_code for answer in pages} == {200}
        assert "og:image" in told(pages[0].text)
        assert "og:image" not in told(pages[-1].text)


# ---- frames


@pytest.mark.parametrize("path", ["/", "/wall", "/match/abc", "/profile/person-1", "/api/me", "/embedded", "/embed"])
async def test_no_page_may_be_framed(server: Running, path: str) -> None:
    assert "frame-ancestors 'none'" in (await page(server, path)).headers["content-security-policy"]


async def test_an_embed_may(server: Running) -> None:
    answer = await page(server, "/embed/abc")
    assert "frame-ancestors *" in answer.headers["content-security-policy"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


# ---- profiles tell of running matches


async def test_a_profile_has_the_running_matches_that_one_may_see(server: Running) -> None:
    async with server.visitor() as livia, server.visitor() as drusus:
        me = (await livia.get("/me"))["id"]
        public = await livia.match(SOLO, public=True)
        private = await livia.match(SOLO)

        async def running_for(who: Visitor) -> set[str]:
            return {match["id"] for match in (await who.get(f"/profiles/person-{me}"))["running"]}

        assert await running_for(livia) == {public["id"], private["id"]}
        assert await running_for(drusus) == {public["id"]}
        assert {seat["profile"] for seat in public["seats"]} == {f"person-{me}", "bot-tiro"}
