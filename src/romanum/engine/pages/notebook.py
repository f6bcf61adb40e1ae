"""What a match, a view and a record show of themselves in a notebook: the board, the question, the scores."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final, TypeAlias

from romanum.engine.pages.picture import graph
from romanum.engine.secrecy import masked

Match: TypeAlias = Any
"""A match and a record know how they show themselves, so this module does not know them."""
Record: TypeAlias = Any

MOST_OPTIONS: Final = 12
"""No more options than these are written out under a question,"""
MOST_ACTIONS: Final = 10
"""and no more of the last actions of a record."""


def board_svg(match: Match, seat: int | None) -> str:
    """The board as a seat sees it, or a spectator; empty if the game draws none."""
    picture = match.game.picture(masked(match.position, seat))
    return "" if picture is None else picture.svg()


def match_html(match: Match, seat: int | None = None) -> str:
    """A match as a spectator sees it, with what is asked of whoever is asked."""
    head = f"<b>{escape(match.game.title)}</b>, {escape(match.scenario)}, after {len(match.history)} actions"
    colours = [match.game.seat_colour(chair, match.seats) for chair in range(match.seats)]
    scores = graph(score_line(match), match.names, colours)
    parts = [f"<p>{head}</p>", board_svg(match, seat), *_questions(match, seat), scores]
    return "<div>" + "\n".join(filter(None, parts)) + "</div>"


def _questions(match: Match, seat: int | None) -> Iterator[str]:
    result = match.result
    if result is not None:
        winners = ", ".join(match.names[winner] for winner in result.winners)
        yield f"<p>Over. Won by {escape(winners or 'nobody')}.</p>"
    elif seat is None or seat not in match.pending:
        yield f"<p>{escape(match.waiting_for(seat))}</p>"
    else:
        decision = match.decision(seat)
        labels = [f"<li>{escape(match.label(option))}</li>" for option in decision.options[:MOST_OPTIONS]]
        more = len(decision.options) - len(labels)
        yield f"<p>{escape(decision.prompt)}</p><ul>{''.join(labels)}</ul>"
        if more:
            yield f"<p>and {more} more</p>"


def score_line(match: Match) -> list[tuple[int, list[int]]]:
    """The points of the seats at the end of each stage: after how many actions, and how many each has."""
    found, before = [], -1
    for n, past in enumerate(match.history):
        if past.stage != before:
            before = past.stage
            found.append((n, match.game.scores(past.before)))
    return [*found, (len(match.history), match.game.scores(match.position))]


def record_html(record: Record) -> str:
    """A record in a table: what was played, by whom, and its last actions. Replayed it is a match, and shows more."""
    rows = {
        "game": f"{record.game}, {record.scenario}",
        "rules": f"version {record.rules}",
        "seats": ", ".join(record.names),
        "actions": str(len(record.actions)),
        "dice": str(record.dice.get("type", "")),
        "position": record.position,
    }
    table = "".join(f"<tr><th>{name}</th><td>{escape(text)}</td></tr>" for name, text in rows.items())
    last = "".join(f"<li>{escape(record.names[s])}: {escape(text)}</li>" for s, text in record.actions[-MOST_ACTIONS:])
    return f"<div><table>{table}</table><ol start='{_first(record)}'>{last}</ol></div>"


def _first(record: Record) -> int:
    return max(len(record.actions) - MOST_ACTIONS, 0) + 1


class View(dict[str, Any]):
    """Everything a seat may know, ready for JSON, which shows itself in a notebook as it was when it was taken."""

    __slots__ = ("_after", "_known", "_last", "_match", "_seat")

    def of(self, match: Match, seat: int | None, known: Any) -> View:
        """The same, knowing of whom and of what it is a view: the position as the seat knew it then."""
        self._match, self._seat, self._known = match, seat, known
        self._after = len(match.history)
        self._last = match.history[-1] if match.history else None
        return self

    def _then(self) -> Match | None:
        """The match as it was; nothing if that was taken back since."""
        history = self._match.history
        if len(history) < self._after or (self._after and history[self._after - 1] is not self._last):
            return None
        return self._match.at(self._after)

    def _board(self) -> str:
        picture = self._match.game.picture(self._known)
        return "" if picture is None else picture.svg()

    def _repr_svg_(self) -> str | None:
        return self._board() or None

    def _repr_html_(self) -> str:
        then = self._then()
        if then is not None:
            return match_html(then, self._seat)
        title = escape(self._match.game.title)
        return f"<div><p><b>{title}</b>, after {self._after} actions, taken back since</p>{self._board()}</div>"
