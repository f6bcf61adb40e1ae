"""Blunders are counted by bot and turn, and told in the report; marches that come back to a place in every game."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from rich.console import Console

import romanum
from romanum.arena import Progress, html, render, run
from romanum.arena.conduct import Watch
from romanum.arena.marches import Marches
from romanum.arena.result import ArenaResult, Conduct, Pace
from romanum.bots import Chair, make_bot
from romanum.engine.action import Vocabulary
from romanum.engine.event import Event
from romanum.engine.event_roles import Battle, Leg, Role
from romanum.engine.match import Match
from romanum.engine.ways import Leg as Way
from romanum.engine.ways import Ways
from sortes.watched import Watched

WATCHED = "sortes.watched:Watched"


def printed(result: ArenaResult) -> str:
    console = Console(width=120)
    with console.capture() as shown:
        console.print(render(result))
    return shown.get()


# ---- a game's own blunders


def watched(match: Match[Any], most: int = 600) -> Watch:
    """A match between recruits, and who looked on."""
    watch, bots = Watch(match), [make_bot("tiro", seat) for seat in range(match.seats)]
    while not match.over and len(match.history) < most:
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
        watch.see(match.history[-1])
    return watch


def test_blunders_are_of_whoever_chose() -> None:
    match = Watched().new(seats=2, seed=5)
    found = watched(match).conduct(["a", "b"])
    gambles = [sum(past.text == "gamble" for past in match.history if past.seat == seat) for seat in (0, 1)]
    assert [found[bot].blunders.get("gambled", 0) for bot in "ab"] == gambles
    assert gambles[0] != gambles[1]


def test_blunders_of_all_games_are_added() -> None:
    result = run(WATCHED, ["tiro"], 3, seed=1, seats=2)
    found = result.conduct["tiro"]
    assert set(found.blunders) == {"gambled", "overbid"}
    for kind, count in found.blunders.items():
        assert sum(game.conduct["tiro"].blunders.get(kind, 0) for game in result.played) == count


def test_a_bot_in_three_seats_has_three_times_the_turns() -> None:
    result = run(WATCHED, ["miles", "tiro"], 4, seed=1, seats=4)
    assert result.conduct["tiro"].turns == 3 * result.conduct["miles"].turns > 0


def test_the_report_tells_blunders_in_the_words_of_the_game() -> None:
    result = run(WATCHED, ["miles", "tiro"], 4, seed=1, seats=2)
    tiro = result.conduct["tiro"]
    often = f"{100 * tiro.blunders['gambled'] / tiro.turns:.1f}"
    for told in (printed(result), html(result)):
        assert "Blunders in 100 turns" in told
        assert "Prizes that were gambled with" in told
        assert "overbid" in told  # there is no word for it
        assert often in told


def test_a_game_without_a_censor_and_marches_tells_nothing_of_blunders() -> None:
    result = run("sortes.game:Sortes", ["tiro"], 2, seed=1, seats=2)
    assert result.conduct["tiro"].blunders == {}
    assert "Blunders" not in printed(result)


def test_a_match_goes_on_if_its_censor_fails() -> None:
    result = run("sortes.watched:Unwatched", ["tiro"], 2, seed=1, seats=2)
    assert (result.failures, result.conduct) == ([], {})
    assert [game.unwatched for game in result.played] == ["LookupError: too dark"] * 2
    assert "2 games were not watched for blunders: LookupError: too dark" in printed(result)


def test_blunders_and_times_are_kept_with_the_games(tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"

    def interrupt(state: Progress) -> None:
        if state.done == 3:
            raise KeyboardInterrupt

    run(WATCHED, ["miles", "tiro"], 6, seed=2, seats=2, keep=keep, progress=interrupt)
    whole = run(WATCHED, ["miles", "tiro"], 6, seed=2, seats=2, keep=keep)
    again = run(WATCHED, ["miles", "tiro"], 6, seed=2, seats=2, keep=keep)
    assert whole.conduct == run(WATCHED, ["miles", "tiro"], 6, seed=2, seats=2).conduct
    assert msgspec.structs.replace(whole, pace=Pace()) == msgspec.structs.replace(again, pace=Pace())
    assert again.pace.thinking == whole.pace.thinking != {}
    assert again.pace.slowest_turns == whole.pace.slowest_turns
    assert again.pace.decisions_per_second == 0


# ---- marches


class Walk:
    """Marches of a game of which only what they ask is there."""

    def __init__(self, *roles: tuple[str, Role], ways: Ways | None = None) -> None:
        words = Vocabulary({"to": "to {place}", "halt": "halt", "rest": "rest"}, {"place": ["roma", "ostia", "capua"]})
        self.asked = 0
        game: Any = SimpleNamespace(roles={kind: (role,) for kind, role in roles}, vocabulary=words, ways=self._ways)
        self._known = ways
        self.marches = Marches(game, 2)

    def _ways(self, g: Any, seat: int) -> Ways | None:
        self.asked += 1
        return self._known

    def choose(self, seat: int, move: tuple[Any, ...], *events: Event, before: Any = 1, after: Any = 1) -> None:
        """Steps are told by their kinds: an int is asked for legs, a text for other things."""
        stacks: list[Any] = [SimpleNamespace(stack=[before]), SimpleNamespace(stack=[after])]
        self.marches.see(stacks[0], seat, move, stacks[1], events)

    @property
    def counted(self) -> tuple[list[int], list[int]]:
        return self.marches.begun, self.marches.back


def leg(here: str, there: str) -> Event:
    return Event("marches", "1", {"side": "red", "from": here, "to": there})


TOLD = ("marches", Leg(side="side", origin="from", place="to"))
SETS_OUT = ("sets-out", Leg(side="side", place="place", starts=True))


def test_a_march_that_comes_back_is_counted_once() -> None:
    walk = Walk(TOLD)
    for here, there in (("roma", "ostia"), ("ostia", "roma"), ("roma", "ostia")):
        walk.choose(0, ("to", 0), leg(here, there))
    assert walk.counted == ([1, 0], [1, 0])


def test_a_march_that_goes_on_is_none() -> None:
    walk = Walk(TOLD)
    walk.choose(1, ("to", 1), leg("roma", "ostia"))
    walk.choose(1, ("to", 2), leg("ostia", "capua"))
    assert walk.counted == ([0, 1], [0, 0])


def test_who_comes_back_by_another_march_has_not_wandered() -> None:
    walk = Walk(TOLD)
    walk.choose(0, ("to", 1), leg("roma", "ostia"))
    walk.choose(0, ("halt",), after="menu")
    walk.choose(0, ("to", 0), leg("ostia", "roma"))
    assert walk.counted == ([2, 0], [0, 0])


def test_a_question_on_the_way_does_not_end_a_march() -> None:
    walk = Walk(TOLD)
    walk.choose(0, ("to", 1), leg("roma", "ostia"))
    walk.choose(1, ("halt",), before="interception")
    walk.choose(0, ("to", 0), leg("ostia", "roma"))
    assert walk.counted == ([1, 0], [1, 0])


@pytest.mark.parametrize("deed", [("halt", []), ("to", [Event("battle", "1", {"place": "ostia"})])])
def test_whoever_has_done_something_on_the_way_may_go_back(deed: tuple[str, list[Event]]) -> None:
    verb, events = deed
    walk = Walk(TOLD, ("battle", Battle(place="place")))
    walk.choose(0, ("to", 1), leg("roma", "ostia"))
    walk.choose(0 if verb == "halt" else 1, (verb,), *events, before=1 if verb == "halt" else "battle")
    walk.choose(0, ("to", 0), leg("ostia", "roma"))
    assert walk.counted == ([1, 0], [0, 0])
    walk.choose(0, ("to", 1), leg("roma", "ostia"))
    assert walk.counted == ([1, 0], [1, 0])


def test_a_leg_that_an_enemys_answer_allowed_is_of_whoever_marches() -> None:
    walk = Walk(TOLD)
    walk.choose(0, ("to", 1), leg("roma", "ostia"))
    walk.choose(1, ("halt",), leg("ostia", "roma"), before="interception")
    assert walk.counted == ([1, 0], [1, 0])


def test_where_events_tell_no_legs_the_ways_of_the_game_do_and_are_asked_once() -> None:
    out = Event("sets-out", "1", {"side": "red", "place": "roma"})
    walk = Walk(SETS_OUT, ways=Ways("roma", (Way(("to", 1), "ostia", 1), Way(("rest",), "ostia", 1))))
    walk.choose(0, ("to", 1))  # nobody has set out
    walk.choose(0, ("halt",), out, before="menu")
    for move in (("to", 1), ("rest",), ("to", 2), ("to", 0)):
        walk.choose(0, move)
    assert (walk.counted, walk.asked) == (([1, 0], [1, 0]), 1)


def test_who_does_something_where_events_tell_no_legs_may_go_back_as_well() -> None:
    out = Event("sets-out", "1", {"side": "red", "place": "roma"})
    walk = Walk(SETS_OUT, ways=Ways("roma", (Way(("to", 1), "ostia", 1),)))
    walk.choose(0, ("halt",), out, before="menu")
    for move in (("to", 1), ("halt",), ("to", 0)):
        walk.choose(0, move)
    assert walk.counted == ([1, 0], [0, 0])


@pytest.mark.parametrize(("game", "scenario"), [("trajan", "115"), ("pax", "ii"), ("imperium", "gallic-revolt")])
def test_recruits_wander_in_every_game_with_marches(game: str, scenario: str) -> None:
    watch = watched(romanum.game(game).new(scenario, seed=3))
    found = watch.conduct(["tiro", "tiro"])["tiro"]
    assert 0 < found.blunders["revisit"] <= found.marches
    assert watch.trouble == ""


# ---- a bound of time


def test_an_arena_whose_time_is_up_has_played_whole_rounds() -> None:
    result = run("sortes.game:Sortes", ["miles", "tiro"], 5000, jobs=1, seed=1, seats=3, minutes=0.005)
    assert result.out_of_time
    assert not result.interrupted
    assert 0 < len(result.played) < 5000
    assert len(result.played) % 3 == 0
    assert "the time is up" in printed(result)


def test_time_that_is_enough_changes_nothing(tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"
    result = run("sortes.game:Sortes", ["miles", "tiro"], 4, seed=1, seats=2, minutes=60, keep=keep)
    assert (len(result.played), result.out_of_time) == (4, False)
    again = run("sortes.game:Sortes", ["miles", "tiro"], 4, seed=1, seats=2, minutes=1e-9, keep=keep)
    assert (len(again.played), again.out_of_time) == (4, False)


def test_conduct_goes_to_json_and_back() -> None:
    result = run(WATCHED, ["tiro"], 1, seed=1, seats=2)
    assert ArenaResult.from_json(result.to_json()) == result
    assert isinstance(result.conduct["tiro"], Conduct)
