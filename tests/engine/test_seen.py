"""Seen in play: what the index of a game says happened in its records, and it can be told."""

from __future__ import annotations

import pytest

import romanum
from games.make_seen import spoken
from romanum.engine.seen import MOST, Moment
from romanum.games import GAMES
from toy.game import Toy


@pytest.mark.parametrize("name", GAMES)
def test_everything_is_where_the_index_says(name: str) -> None:
    game = romanum.game(name)
    found: dict[str, list[tuple[int, Moment]]] = {}
    for record, about in game.seen.records.items():
        match = romanum.replay(game.seen_record(record))
        assert (match.scenario, match.seats, len(match.history), match.over) == (
            about.scenario,
            about.seats,
            about.actions,
            True,
        )
        for rule, moment in spoken(match):
            found.setdefault(f"{record} {rule}", []).append((moment.n, moment))
    for rule, moments in game.seen.moments.items():
        assert rule in game.rules
        assert 0 < len(moments) <= MOST
        for one in moments:
            there = [m for n, m in found[f"{one.record} {rule}"] if n == one.n and m.kind == one.kind]
            assert any(m.facts == one.facts for m in there), (rule, one)


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_is_told(name: str) -> None:
    game = romanum.game(name)
    assert len(game.seen.moments) > 50
    told = [game.seen_sentence(one) for moments in game.seen.moments.values() for one in moments]
    assert all(told)
    assert not [one for one in told if one.startswith("event-")]


def test_no_other_file_can_be_had() -> None:
    for name in ("../rules", "index", "nothing", ""):
        with pytest.raises(LookupError):
            romanum.game("hre").seen_record(name)


def test_a_game_may_have_nothing_to_look_at() -> None:
    assert Toy().seen.moments == {}
