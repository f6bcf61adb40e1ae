"""The files that a game brings for its board are sent as what they are, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest

import romanum.games
from romanum.games import GAMES
from server.visitors import running
from toy.game import Toy

DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is one of the games here, with a map and a file that is none."""
    board = tmp_path / "game" / "board"
    board.mkdir(parents=True)
    (board / "ring.svg").write_bytes(DRAWING)
    (board / "secret.txt").write_text("a password")
    (tmp_path / "game" / "state.svg").write_bytes(DRAWING)
    monkeypatch.setitem(GAMES, "toy", "toy.game:Toy")
    monkeypatch.setattr(romanum.games, "_loaded", {})
    found = Toy.own_file

    def own_file(game: Toy, *place: str) -> object:
        file = (tmp_path / "game").joinpath(*place)
        return file if file.is_file() else found(game, *place)

    monkeypatch.setattr(Toy, "own_file", own_file)


@pytest.mark.anyio
@pytest.mark.usefixtures("toy")
async def test_a_map_is_sent_and_runs_nothing(tmp_path: Path) -> None:
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia:
        answer = await livia.client.get("/api/games/toy/board/ring.svg")
        assert (answer.status_code, answer.content) == (200, DRAWING)
        assert answer.headers["content-type"].startswith("image/svg+xml")
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "sandbox" in policy
        assert "script-src" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "max-age" in answer.headers["cache-control"]


@pytest.mark.anyio
@pytest.mark.usefixtures("toy")
async def test_nothing_else_is_sent(tmp_path: Path) -> None:
    upwards = ("..%2Fstate.svg", "%2E%2E/state.svg", "../state.svg", "..%5Cstate.svg")
    ways = (*upwards, "secret.txt", "other.svg", "ring.svg%00.png")
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia:
        for way in ways:
            answer = await livia.client.get(f"/api/games/toy/board/{way}")
            assert answer.status_code in (400, 404), way
            assert b"svg" not in answer.content
        assert (await livia.client.get("/api/games/nothing/board/ring.svg")).status_code == 404


@pytest.mark.anyio
@pytest.mark.usefixtures("toy")
async def test_a_client_is_told_what_seats_are_called_and_their_colours(tmp_path: Path) -> None:
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia:
        told = await livia.get("/games/toy")
    assert [seat["name"] for seat in told["seats"]] == [f"Player {number}" for number in (1, 2, 3, 4)]
    assert len({seat["colour"] for seat in told["seats"]}) == 4
    assert [place["id"] for place in told["components"]["places"]][:2] == ["alba", "capua"]
