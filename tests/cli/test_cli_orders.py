"""`orders`: a person says how to answer without being asked, and no record tells of it."""

from __future__ import annotations

from pathlib import Path

from cli.commandline import Run, only_record
from cli.test_cli_asks import TWO, told


def test_orders_lists_kinds_and_what_was_ordered(run: Run) -> None:
    shown = told(run, "orders", "orders kinds sh", "orders shield if-weaker 1:2 about capua turn", "orders", "quit")
    assert "You have given no orders." in shown
    assert "shield  A Province of yours is attacked, and you hold a Shield." in shown
    assert "Shields, about Capua: Give way if weaker than 1:2 (this turn). Nobody else knows." in " ".join(
        shown.split()
    )
    assert "1  Shields, about" in shown


def test_an_order_is_taken_back(run: Run, tmp_path: Path) -> None:
    shown = told(run, "orders truce accept", "orders drop 2", "orders drop 1", "orders", "quit")
    assert "There is no order '2'." in shown
    assert "No longer: Offers of a truce: Always accept." in shown
    assert shown.count("You have given no orders.") == 1
    assert "order" not in only_record(tmp_path).read_text()


def test_what_cannot_be_ordered_is_answered(run: Run) -> None:
    shown = told(run, "orders sling accept", "orders shield", "orders shield accept about carthage", "quit")
    assert "That cannot be ordered: there is no kind of question 'sling'." in shown
    assert "That cannot be ordered: an order is written:" in shown
    assert "nothing is called 'carthage'" in shown


def test_an_order_answers_at_once_what_is_being_asked(run: Run) -> None:
    shown = told(run, "bid 2", "bid 0", "treat seat1", "pay 1", "orders truce decline", args=TWO)
    assert "No truce between Player 1 and Player 2." in shown.partition("Nobody else knows.")[2]


def test_a_match_that_is_resumed_has_its_orders_beside_the_record(run: Run, tmp_path: Path) -> None:
    told(run, "orders shield if-weaker 1:2 about capua", "orders truce accept", "quit")
    record = only_record(tmp_path)
    assert "order" not in record.read_text()
    shown = told(run, "orders", "orders drop 1", "orders drop 1", "quit", args=("play", "--resume", str(record)))
    assert "1  Shields, about" in shown
    assert "2 Offers of a truce: Always accept" in " ".join(shown.split())
    assert "You have given no orders." in told(run, "orders", "quit", args=("play", "--resume", str(record)))
    assert [found.name for found in record.parent.iterdir()] == [record.name]


def test_orders_that_are_none_are_told(run: Run, tmp_path: Path) -> None:
    told(run, "orders truce accept", "quit")
    record = only_record(tmp_path)
    record.with_name(f"{record.name}.orders").write_text('{"0":[{"question":"sling","answer":"accept"}]}')
    result = run("play", "--resume", str(record), typed="quit\n")
    assert result.exit_code != 0
    assert "these are no orders of this match" in " ".join(result.output.split())
