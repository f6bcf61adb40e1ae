"""An analysis as one HTML page: the graph, luck against play, turning points with the board, missed chances.

Nothing is fetched from anywhere. The outlines of the map stand in the page once, and every picture refers to them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Final

from romanum.analysis.analysis import Analysis, Balance, percent
from romanum.analysis.graph import DASHES, chance_graph
from romanum.analysis.narration import Missed, TurningPoint, missed_chances, turning_points
from romanum.engine.match import Match
from romanum.engine.pages.html import page, table
from romanum.engine.pages.picture import SEA, Patch, Picture, counter_svg
from romanum.engine.secrecy import masked

FEWEST: Final = 6
"""Turns closer together than this many hundredths of the match have no number in the graph."""


class Outlines:
    """The patches of all pictures of a page, each written once."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def use(self, patch: Patch) -> str:
        """A patch in a picture."""
        number = self._numbers.setdefault(patch.path, len(self._numbers))
        return f'<use href="#o{number}" fill="{patch.fill}" stroke="{patch.line}" stroke-width="{patch.width:g}"/>'

    def drawn(self, picture: Picture, title: str) -> str:
        """A picture."""
        across, down = picture.size
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across:g} {down:g}" role="img">'
        sea = f'<title>{escape(title)}</title><rect width="{across:g}" height="{down:g}" fill="{SEA}"/>'
        return "\n".join([head, sea, *map(self.use, picture.patches), *map(counter_svg, picture.counters), "</svg>"])

    def definitions(self) -> str:
        """All outlines, to stand once in the page."""
        paths = "".join(f'<path id="o{number}" d="{path}"/>' for path, number in self._numbers.items())
        return f'<svg width="0" height="0" class="outlines" aria-hidden="true"><defs>{paths}</defs></svg>'


def html(match: Match[Any], found: Analysis, verdict: str) -> str:
    """The page; `verdict` tells how the match ended."""
    points, missed, outlines = turning_points(match, found), missed_chances(match, found), Outlines()
    turning = _turning_points(match, points, outlines)
    body = [
        outlines.definitions(),
        _heading(match, found, verdict),
        _graph(match, found, points),
        _balances(match, found.balances()),
        turning,
        _missed(match, missed),
        _how(found),
    ]
    return page(f"{match.game.title}: analysis", body, _style())


def _heading(match: Match[Any], found: Analysis, verdict: str) -> str:
    names = " · ".join(match.seat_names)
    facts = f"{match.game.scenario(match.scenario).title}, {len(match.history)} actions. Looked over by {found.bot}."
    return (
        f"<header><p class='kicker'>Analysis</p><h1>{escape(match.game.title)}</h1>"
        f"<p class='names'>{escape(names)}</p><p>{escape(facts)}</p><p class='verdict'>{escape(verdict)}</p></header>"
    )


def _graph(match: Match[Any], found: Analysis, points: Sequence[TurningPoint]) -> str:
    colours = [match.game.seat_colour(seat, match.seats) for seat in range(match.seats)]
    rests = [(rest.n, rest.chances) for rest in found.rests()]
    svg = chance_graph(rests, [point.n for point in points], _turns(match), colours)
    keys = "".join(f"<li>{_key(seat, colours[seat])}{escape(name)}</li>" for seat, name in enumerate(match.seat_names))
    caption = (
        "Numbers in the graph are turning points; below it stand the turns. Judged where stages of the game had ended, "
        "with all cards open."
    )
    return (
        f"<figure><h2>The chance to win</h2><div class='wide' tabindex='0'>{svg}</div><ul class='keys'>{keys}</ul>"
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )


def _key(seat: int, colour: str) -> str:
    dash = f" stroke-dasharray='{DASHES[seat % len(DASHES)]}'" if seat else ""
    line = f"<line x1='0' x2='28' y1='5' y2='5' stroke='{colour}'{dash}/>"
    return f"<svg class='key' viewBox='0 0 28 10' aria-hidden='true'>{line}</svg>"


def _turns(match: Match[Any]) -> Iterator[tuple[int, int]]:
    """Where each turn began, as far as there is room for its number."""
    last, drawn = None, -1.0
    for n, past in enumerate(match.history):
        turn = match.game.turn(past.before)
        place = 100 * n / len(match.history)
        if turn != last and (drawn < 0 or place - drawn >= FEWEST):
            drawn = place
            yield n, turn
        last = turn


def _balances(match: Match[Any], balances: Sequence[Balance]) -> str:
    head = ("Seat", "At the start", "Play", "Luck", "At the end", "Sound choices", "Given away")
    rows = [
        (
            match.seat_names[one.seat],
            percent(one.start),
            _signed(one.play),
            _signed(one.luck),
            percent(one.end),
            f"{one.sound} of {one.weighed}" if one.weighed else "none weighed",
            percent(one.cost) if one.weighed else "",
        )
        for one in balances
    ]
    note = (
        "Start, play and luck add up to the end. Play is what was given away beside the best plan that the bot found: "
        "by the seat, less, and by the others to it, more. Luck is the rest: dice, cards, what was hidden, what nobody "
        "had foreseen."
    )
    return f"<section><h2>Luck against play</h2>{table(head, rows)}<p class='note'>{escape(note)}</p></section>"


def _turning_points(match: Match[Any], points: Sequence[TurningPoint], outlines: Outlines) -> str:
    if not points:
        return "<section><h2>Turning points</h2><p>No single moment turned this match.</p></section>"
    items = "".join(_turning_point(match, number, point, outlines) for number, point in enumerate(points, 1))
    return f"<section><h2>Turning points</h2><ol class='points'>{items}</ol></section>"


def _turning_point(match: Match[Any], number: int, point: TurningPoint, outlines: Outlines) -> str:
    board = _board(match, point.n + 1, outlines)
    text = _of_dice(match, point) if point.kind == "luck" else _of_choice(match, point)
    return f"<li>{text}{board}</li>"


def _of_dice(match: Match[Any], point: TurningPoint) -> str:
    done = f"{match.seat_names[point.seat]}: {point.action}"
    told = "".join(f"<li>{escape(sentence)}</li>" for sentence in [done, *point.told[1:]])
    rows = [
        (name, percent(point.before[seat]), _signed(point.after[seat] - point.before[seat]), percent(point.after[seat]))
        for seat, name in enumerate(match.seat_names)
    ]
    swing = table(("Seat", "To be expected", "Luck", "As it came"), rows)
    return f"<h3>{escape(f'{_when(point.turn, point.n)}: {point.headline}')}</h3><ul class='told'>{told}</ul>{swing}"


def _of_choice(match: Match[Any], point: TurningPoint) -> str:
    head = f"{_when(point.turn, point.n)}, {match.seat_names[point.seat]}: {point.action}"
    told = "".join(f"<li>{escape(sentence)}</li>" for sentence in point.told)
    better = f"Better: {point.better}{f' ({point.plan})' if point.plan else ''}."
    cost = f"It left {percent(point.after[0])} instead of {percent(point.before[0])}."
    return f"<h3>{escape(head)}</h3><p>{escape(f'{better} {cost}')}</p><ul class='told'>{told}</ul>"


def _board(match: Match[Any], n: int, outlines: Outlines) -> str:
    position = match.position_after(n)
    picture = match.game.picture(masked(position, None))
    return (
        "" if picture is None else f"<div class='board'>{outlines.drawn(picture, f'The board after action {n}')}</div>"
    )


def _missed(match: Match[Any], missed: Sequence[Missed]) -> str:
    if not missed:
        return "<section><h2>Missed chances</h2><p>None of which the bot is sure.</p></section>"
    head = ("When", "Seat", "Chosen", "Better", "Chance", "Cost")
    rows = [
        (
            _when(one.turn, one.n),
            match.seat_names[one.seat],
            one.action,
            f"{one.better}: {one.plan}" if one.plan else one.better,
            f"{percent(one.chance)} instead of {percent(one.better_chance)}",
            f"{percent(one.cost)} ± {percent(one.error)}",
        )
        for one in missed
    ]
    note = "Weighed by what the seat knew when it chose: the cards of the others were dealt anew in every trial."
    return f"<section><h2>Missed chances</h2>{table(head, rows, 'words')}<p class='note'>{escape(note)}</p></section>"


def how_far(found: Analysis) -> list[str]:
    """What was left out, and how far the rest goes: one sentence each."""
    told = [choice for choice in found.weighed if choice.told]
    sentences = [f"{len(told)} choices were weighed, {sum(one.again for one in told)} of them twice."]
    if found.unweighed:
        sentences.append(f"There was no time to weigh {found.unweighed} more; those at the largest swings came first.")
    if found.untried:
        sentences.append(f"At {found.untried} rolls there was no time to try what else might have come.")
    return sentences


def _how(found: Analysis) -> str:
    sentences = [
        *how_far(found),
        "Chances are a bot's judgement, tempered by how often it was found to be right.",
    ]
    return f"<footer><p>{escape(' '.join(sentences))}</p></footer>"


def _when(turn: int, n: int) -> str:
    return f"Turn {turn}, action {n + 1}" if turn else f"Action {n + 1}"


def _signed(chance: int) -> str:
    told = percent(chance)
    return f"+{told}" if chance > 0 and told != percent(0) else told


def _style() -> str:
    return (files("romanum.analysis") / "page.css").read_text(encoding="utf-8")
