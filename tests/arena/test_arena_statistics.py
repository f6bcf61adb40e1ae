"""Win shares, intervals, ratings and balance, on games made up for the purpose."""

import builtins
from typing import Any

import pytest
from rich.console import Console

from romanum.arena import ArenaResult, ReportUnavailable, bar, html, render, run
from romanum.arena.plots import inline
from romanum.arena.result import Failure, Played, Progress
from romanum.arena.statistics import by_seat, by_tag, ratings, standings
from romanum.bots.chances import wilson


def game(seating: str, *ranking: str, tags: dict[str, list[list[str]]] | None = None, index: int = 0) -> Played:
    """A game between bots named by letters; each rank is a group of seat numbers, best first."""
    groups = [[int(seat) for seat in group] for group in ranking]
    return Played(index, 1, list(seating), groups[0], groups, [10] * len(seating), "points", 50, tags=tags or {})


def line(played: list[Played], bot: str) -> Any:
    return next(line for line in standings(played, played[0].seating) if line.bot == bot)


@pytest.fixture(scope="module")
def result() -> ArenaResult:
    return run("sortes.game:Sortes", ["miles", "tiro"], 24, seed=2, seats=3)


def test_wilsons_interval_of_half_of_a_hundred() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_wilsons_interval_stays_between_nothing_and_all() -> None:
    assert wilson(0, 5)[0] == 0
    assert wilson(5, 5)[1] == pytest.approx(1)


def test_a_bot_in_three_seats_of_four_is_expected_to_win_three_quarters() -> None:
    assert line([game("abbb", "0", "123")], "b").expected == 0.75


def test_a_share_counts_all_seats_of_a_bot_together() -> None:
    played = [game("abbb", "1", "0", "23"), game("babb", "1", "0", "23"), game("bbab", "0", "123")]
    assert line(played, "b").share == pytest.approx(2 / 3)


def test_equal_winners_divide_the_win() -> None:
    assert line([game("abc", "01", "2")], "a").wins == 0.5


def test_standings_begin_with_who_wins_most_a_seat() -> None:
    played = [game("abbb", "0", "123"), game("abbb", "1", "0", "23")]
    assert [line.bot for line in standings(played, "abbb")] == ["a", "b"]


def test_who_wins_is_rated_higher() -> None:
    rated = ratings([game("ab", "0", "1")] * 5, "ab")
    assert rated["a"].mu > 25 > rated["b"].mu
    assert rated["a"].ordinal == pytest.approx(rated["a"].mu - 3 * rated["a"].sigma)


def test_a_game_of_a_bot_with_itself_says_nothing_about_its_rating() -> None:
    assert ratings([game("aa", "0", "1")], "a")["a"].mu == 25


def test_equal_ranks_leave_equal_bots_equal() -> None:
    rated = ratings([game("ab", "01")], "ab")
    assert rated["a"].mu == pytest.approx(rated["b"].mu)


def test_the_balance_of_seats_allows_for_who_sat_there() -> None:
    shares = by_seat([game("ab", "0", "1"), game("ab", "0", "1"), game("ba", "1", "0")])
    assert [(share.share, share.expected) for share in shares] == [
        pytest.approx((2 / 3, 2 / 3)),
        pytest.approx((1 / 3, 1 / 3)),
    ]


def test_tags_tell_how_often_their_holders_won_best_first() -> None:
    tags = {"start": [["roma"], ["syria"]]}
    shares = by_tag([game("ab", "1", "0", tags=tags), game("ab", "1", "0", tags=tags)])["start"]
    assert [(share.label, share.games, share.wins) for share in shares] == [("syria", 2, 2.0), ("roma", 2, 0.0)]


def test_a_label_held_twice_in_a_game_counts_once_a_seat() -> None:
    shares = by_tag([game("ab", "0", "1", tags={"people": [["galli", "galli"], []]})])["people"]
    assert [(share.label, share.games) for share in shares] == [("galli", 1)]


def test_the_terminal_shows_bots_seats_tags_and_failures(result: ArenaResult) -> None:
    failed = ArenaResult.from_json(result.to_json())
    failed.failures.append(Failure(7, 99, ["tiro"], "KeyError: 'x'"))
    text = _text(failed)
    for part in ("miles", "tiro", "Seat", "odd", "game 7, seed 99: KeyError: 'x'", "24 of 24 games"):
        assert part in text


def _text(result: ArenaResult) -> str:
    console = Console(width=140)
    with console.capture() as shown:
        console.print(render(result))
    return shown.get()


def test_the_bar_shows_running_shares() -> None:
    console = Console(width=140, force_terminal=True, color_system=None)
    with console.capture() as shown, bar(console, 10) as progress:
        progress(Progress(4, 10, 1, {"miles": 0.75, "tiro": 0.25}))
    assert "miles 75%  tiro 25%  1 failed" in shown.get()


def test_the_report_is_one_page_that_fetches_nothing(result: ArenaResult) -> None:
    page = html(result)
    assert page.count("<svg") >= 5
    for outside in ("<script", "<link", "src=", "@import", "url(http"):
        assert outside not in page
    assert "Balance: score" in page


def test_the_drawings_of_a_page_share_no_ids(result: ArenaResult) -> None:
    page = html(result)
    ids = [part.split('"')[0] for part in page.split(' id="')[1:]]
    assert len(ids) == len(set(ids))


def test_a_drawing_takes_the_ink_of_the_page() -> None:
    svg = '<?xml?><svg width="1pt" height="2pt" viewBox="0"><g id="a" style="fill: #3a2e24"/></svg>'
    assert inline(svg, "x") == '<svg viewBox="0"><g id="x-a" style="fill: currentColor"/></svg>'


def test_names_are_escaped_in_the_report(result: ArenaResult) -> None:
    failed = ArenaResult.from_json(result.to_json())
    failed.failures.append(Failure(7, 99, ["tiro"], "<script>alert()</script>"))
    assert "<script>" not in html(failed)


def test_a_report_without_games_is_still_a_page(result: ArenaResult) -> None:
    empty = ArenaResult.from_json(result.to_json())
    empty.played.clear()
    assert "<h1>Sortes</h1>" in html(empty)


def test_without_matplotlib_the_report_says_what_to_install(
    result: ArenaResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.startswith("matplotlib"):
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(
        ReportUnavailable, match=r"^the report needs matplotlib: pip install 'romanum-games\[report\]'$"
    ):
        html(result)
