"""`asks` and `never`: a person says when to be asked, and the record keeps it."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console

from cli.commandline import Run, only_record
from romanum.cli.desk.ask_settings import passed_table, passed_words
from toy.steps import TruceOffer
from toy.table import table

ALONE = ("play", "toy", "--seats", "human,tiro", "--seed", "3")
TWO = ("play", "toy", "--seats", "human,human", "--seed", "3")


def told(run: Run, *lines: str, args: tuple[str, ...] = ALONE) -> str:
    result = run(*args, typed="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return str(result.stdout)


def test_asks_lists_every_kind_of_window_with_what_is_wished(run: Run) -> None:
    shown = told(run, "asks")
    assert "shield  Ask me  A Province of yours is attacked, and you hold a Shield." in shown
    assert "Or: concerned (only for my last province), never (not this round). 5a" in " ".join(shown.split())
    assert "truce" in shown


def test_a_wish_is_kept_in_the_record_at_once(run: Run, tmp_path: Path) -> None:
    shown = told(run, "asks shield never", "asks sh", "quit")
    assert "Shields: Not this round. Nobody else knows." in shown
    assert "shield  Not this round" in shown
    assert '~ {"seat":0,"window":"shield","wish":"never","turn":1}' in only_record(tmp_path).read_text()


def test_a_wish_for_all_windows(run: Run, tmp_path: Path) -> None:
    assert "Shields, Swords, Offers of a truce: Not this round." in told(run, "asks all never", "quit")
    assert only_record(tmp_path).read_text().count("\n~") == 3


def test_what_cannot_be_wished_is_answered(run: Run) -> None:
    shown = told(run, "asks sling never", "asks sling", "asks s never", "asks sword concerned", "never")
    assert shown.count("There is no window called “sling”.") == 2
    assert "Which? shield, sword" in shown
    assert "“concerned” cannot be wished there." in shown
    assert "This question is always asked." in shown


def test_never_passes_and_is_not_asked_again(run: Run) -> None:
    lines = ("bid 2", "bid 0", "treat seat1", "pay 1", "never")
    shown = told(run, *lines, args=TWO)
    assert "Offers of a truce: Not this round. Nobody else knows." in shown
    assert "No truce between Player 1 and Player 2." in shown.partition("Nobody else knows.")[2]


def test_what_was_passed_over_is_said_with_how_to_be_asked(run: Run) -> None:
    assert "Nothing has been passed over." in told(run, "asks passed")
    match = table(TruceOffer(1, 0), dice=[6], coins=[2, 2])
    match.prefer(0, "truce", "never")
    match.play(1, "pay 1")
    screen = Console(width=100, record=True, file=StringIO())
    for line in passed_words(match, match.passed_over(0)):
        screen.print(line)
    screen.print(passed_table(match, 0))
    shown = " ".join(screen.export_text().split())
    assert "Passed over once, as you wish: Offers of a truce. asks truce tells when you are asked" in shown
    assert "Does Player 1 accept 1 for a truce with Player 2?" in shown
    assert passed_table(match, 1) is None
