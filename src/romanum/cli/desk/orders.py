"""`orders` in the terminal: how a seat answers kinds of questions without being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from romanum.engine.standing.orders import CHANGED, DO, TURN, WITH_ODDS, BadOrder, Order

if TYPE_CHECKING:
    from romanum.text.played import Played

USAGE: Final = "orders KIND ANSWER [1:2] [about PLACE …] [turn]; orders drop N; orders kinds"


def orders_table(match: Played, seat: int) -> Table | None:
    """The orders of a seat, numbered in the order in which they count; None if it has none."""
    orders = match.orders_of(seat)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="can", no_wrap=True)
    for number, order in enumerate(orders, 1):
        table.add_row(str(number), Text(order_words(match, order)))
    return table if orders else None


def order_words(match: Played, order: Order) -> str:
    """An order as its owner reads it."""
    game = match.game
    kind = game.questions[order.question]
    names = " and ".join(game.names.get(thing, thing) for thing in order.about)
    answer = game.answer_words(kind).get(order.answer, order.action or "Ask me")
    odds = f" {order.odds}" if order.odds else ""
    lasts = " (this turn)" if order.until == TURN else ""
    return f"{game.question_words(kind)[0]}{f', about {names}' if names else ''}: {answer}{odds}{lasts}"


def kinds_table(match: Played, words: str = "") -> Table:
    """The kinds of questions that orders can answer, each with its answers."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="can", no_wrap=True)
    for kind in match.game.questions.values():
        name, about = match.game.question_words(kind)
        if words.lower() in f"{kind.id} {name}".lower():
            answers = ", ".join(f"{answer} ({told.lower()})" for answer, told in match.game.answer_words(kind).items())
            told = (f"{about} ", (f"{answers or 'an action'}. ", "quiet"), (kind.rule, "rule"))
            table.add_row(kind.id, Text.assemble(*told))
    return table


def read_order(words: str) -> Order:
    """An order as it is typed: `retreat if-weaker 1:2 about gallia turn`, `retreat do retreat-to roma about nola`."""
    head, _, rest = words.partition(" about ")
    about = rest.split()
    kind, _, answer = head.strip().partition(" ")
    parts = answer.split()
    until = TURN if (about or parts)[-1:] == [TURN] else CHANGED
    if until == TURN:
        (about or parts).pop()
    if not parts:
        raise BadOrder(f"an order is written: {USAGE}")
    odds = parts[1] if parts[0] in WITH_ODDS and len(parts) > 1 else ""
    action = " ".join(parts[1:]) if parts[0] == DO else ""
    return Order(kind, parts[0], action, odds, tuple(about), until)
