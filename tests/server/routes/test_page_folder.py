"""The page that needs no server, as a server hosts it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.visitors import Running, Visitor, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """As the build leaves it, in small."""
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("the first page of the page")
    (built / "service.js").write_text("the service worker")
    (built / "assets" / "index-BcdEfgHi.js").write_text("the client")
    (built / "assets" / "index-BcdEfgHi.js.br").write_text("small")
    (built / "core.0123456789ab.pack").write_bytes(b"the package")
    (tmp_path / "secret").write_text("nobody's business")
    return built


@pytest.fixture
async def hosting(database: str, folder: Path) -> AsyncIterator[Running]:
    async with running(database, page=str(folder)) as server:
        yield server


@pytest.fixture
async def visitor(hosting: Running) -> AsyncIterator[Visitor]:
    async with hosting.visitor(name="Livia") as visitor:
        yield visitor


async def test_a_client_is_told_where_matches_can_be_taken_along_to(visitor: Visitor, livia: Visitor) -> None:
    assert (await visitor.get("/me"))["along"] == "/page/"
    assert (await livia.get("/me"))["along"] == "", "this one has no page"


@pytest.mark.parametrize(
    ("path", "sent", "lasting"),
    [
        ("", "the first page of the page", False),
        ("index.html", "the first page of the page", False),
        ("service.js", "the service worker", False),
        ("assets/index-BcdEfgHi.js", "the client", True),
        ("core.0123456789ab.pack", "the package", True),
    ],
)
async def test_what_changes_its_name_with_its_content_is_kept(
    visitor: Visitor, path: str, sent: str, lasting: bool
) -> None:
    answer = await visitor.client.get(f"/page/{path}", headers={"accept-encoding": "identity"})
    assert (answer.status_code, answer.text) == (200, sent)
    assert ("immutable" in answer.headers["cache-control"]) is lasting


async def test_its_address_ends_with_a_slash(visitor: Visitor) -> None:
    answer = await visitor.client.get("/page")
    assert answer.is_redirect
    assert answer.headers["location"] == "/page/"


async def test_it_may_compile_python_and_nothing_else_may(visitor: Visitor) -> None:
    there = (await visitor.client.get("/page/")).headers["content-security-policy"]
    elsewhere = (await visitor.client.get("/")).headers["content-security-policy"]
    assert "'wasm-unsafe-eval'" in there
    assert "'unsafe-eval'" not in there.replace("'wasm-unsafe-eval'", "")
    assert "unsafe-eval" not in elsewhere


@pytest.mark.parametrize("path", ["old-0123456789ab.pack", "..%2fsecret", "assets", "match/abc"])
async def test_nothing_else_is_there(visitor: Visitor, path: str) -> None:
    assert (await visitor.client.get(f"/page/{path}")).status_code == 404


async def test_a_server_that_was_given_none_has_none(livia: Visitor) -> None:
    assert {(await livia.client.get(f"/page{end}")).status_code for end in ("", "/", "/index.html")} == {404}
