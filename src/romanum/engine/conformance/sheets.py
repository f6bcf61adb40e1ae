"""Positions in words are what they say: a sheet is read into the position it was written from."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from romanum.engine.dice import FastDice
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.engine.sheets.sheet import differences, read, sheets_of
from romanum.engine.step import advance, apply, choose, offered_to, perform


def sheets_go_round(match: Match[Any], share: float, seed: int = 1, go_on: int = 30) -> int:
    """Follow a match that was played, task by task, and write it as a sheet where one can begin, and where none can.

    What was written is read, written again and played on in twins. How many positions were looked at; `share` of the
    moments at which a sheet can begin, and a fiftieth of that of the others.
    """
    game, rng, looked_at = match.game, Random(seed), 0
    sheets = sheets_of(game)
    for g in _course(match):
        moment = sheets.moment(g)
        if rng.random() < (share if moment else share / 20):
            _goes_round(game, g, bool(moment), go_on)
            looked_at += 1
    return looked_at


def _goes_round(game: Game[Any], g: Position, at_moment: bool, go_on: int) -> None:
    sheets = sheets_of(game)
    sheet = game.sheet(g)
    _, again = read(game, sheet)
    written = game.sheet(again)
    changed = [(name, sheet.get(name), written.get(name)) for name in {*sheet, *written}]
    changed = [(name, one, other) for name, one, other in changed if one != other]
    assert not changed, f"{game.id}: a sheet is written otherwise when it was read: {changed}"
    wanted = sheets.rest(g)
    assert sheets.moment(wanted), f"{game.id}: at rest no moment has come: {wanted.stack[-3:]}"
    differ = differences(game, wanted, again)
    told = [(field, getattr(wanted, field), getattr(again, field)) for field in differ[:3]]
    assert not differ, f"{game.id}: {', '.join(differ)} are not kept by the sheet: {told}"
    _play_alike(g if at_moment and not differences(game, g, wanted) else wanted, again, go_on)


def _play_alike(one: Position, other: Position, go_on: int) -> None:
    """The same dice and choices lead to the same questions: whatever the sheet has not kept is of no account."""
    twins, chance = (one.copy(), other.copy()), Random(1)
    for g in twins:
        g.dice = FastDice.seeded(5)
        advance(g)
    for n in range(go_on):
        if not twins[0].stack or not twins[1].stack:
            break
        seat = twins[0].stack[-1].pending(twins[0])[0]
        offers = [offered_to(g, seat) for g in twins]
        unlike = [*({*offers[0]} ^ {*offers[1]})][:3]
        assert offers[0] == offers[1], f"after {n} decisions {twins[0].stack[-1]} offers otherwise: {unlike}"
        move = chance.choice(offers[0])
        for g in twins:
            apply(g, seat, move)
    assert twins[0].stack == twins[1].stack


def _course(match: Match[Any]) -> Iterator[Position]:
    """Every position of a match, those between two tasks as well; whoever looks at one must leave it as it is."""
    g = match.game.setup(match.scenario, match.seats, match.options, match.first_dice.copy())
    g.discreet = bool(match.options.get("discreet", False))
    yield from _tasks(g)
    for past in match.history:
        choose(g, past.seat, match.game.vocabulary.read(past.text))
        yield from _tasks(g)


def _tasks(g: Position) -> Iterator[Position]:
    """Up to the next question, as `advance` goes."""
    while g.stack:
        yield g
        step = g.stack[-1]
        if step.automatic:
            perform(g)
            continue
        seats = step.pending(g)
        options = step.options(g, seats[0]) if len(seats) == 1 else []
        if len(options) != 1 or step.asks_anyway(g):
            return
        choose(g, seats[0], options[0])
    yield g
