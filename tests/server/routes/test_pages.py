"""The files of the web client as browsers get them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from romanum.server.bounds.problem import Problem
from romanum.server.routes.pages import ADDRESSES, page


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the first page")
    (tmp_path / "assets" / "board.js").write_text("the whole board")
    (tmp_path / "assets" / "board.js.br").write_text("small")
    (tmp_path / "assets" / "board.js.gz").write_text("smaller")
    return tmp_path


@pytest.mark.parametrize(
    ("accepted", "sent", "encoding"),
    [
        ("gzip, deflate, br", b"small", "br"),
        ("gzip;q=1.0", b"smaller", "gzip"),
        ("", b"the whole board", None),
        ("identity", b"the whole board", None),
    ],
)
def test_the_smallest_form_that_the_browser_takes(dist: Path, accepted: str, sent: bytes, encoding: str | None) -> None:
    answer = page("assets/board.js", accepted, dist)
    assert (answer.content, answer.headers.get("content-encoding")) == (sent, encoding)
    assert answer.media_type == "text/javascript"


def test_caches_keep_the_forms_apart(dist: Path) -> None:
    assert page("assets/board.js", "", dist).headers["vary"] == "accept-encoding"


def test_an_asset_of_another_version_is_missed_and_not_a_page(dist: Path) -> None:
    with pytest.raises(Problem) as refusal:
        page("/assets/old.js", "br", dist)
    assert refusal.value.status == 404


def test_an_address_of_the_client_is_the_first_page(dist: Path) -> None:
    assert page("/match/abc", "br", dist).content == b"the first page"


@pytest.mark.parametrize("path", ["/robots.txt", "/.env", "/match/board.js", "/index.php"])
def test_a_file_that_is_not_there_is_missed_and_not_a_page(dist: Path, path: str) -> None:
    with pytest.raises(Problem) as refusal:
        page(path, "br", dist)
    assert refusal.value.status == 404


def test_an_address_the_client_has_no_page_for_gets_the_page_as_not_found(dist: Path) -> None:
    answer = page("/forum", "br", dist)
    assert (answer.status_code, answer.content) == (404, b"the first page")


def test_the_addresses_of_the_client_are_those_of_its_router(dist: Path) -> None:
    router = (Path(__file__).parents[3] / "web" / "src" / "lib" / "router.svelte.ts").read_text(encoding="utf-8")
    pages = set(re.findall(r"(?:first === |case )'([a-z-]+)'", router))
    assert pages == ADDRESSES
    assert {page(f"/{first}/abc", "", dist).status_code for first in pages} == {200}
