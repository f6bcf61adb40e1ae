"""The next round of a tournament, whatever its kind."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from romanum.clubs import knockout, round_robin, swiss
from romanum.clubs.format import Format, Kind
from romanum.clubs.rounds import Round
from romanum.clubs.standings import standings

__all__ = ["Format", "Kind", "fits", "next_round", "rounds_planned"]


def fits(form: Format, people: int) -> bool:
    """Whether so many can play.

    >>> fits(Format("swiss", (4,)), 3), fits(Format("swiss", (3, 4)), 3)
    (False, True)
    """
    return people >= form.sizes[0]


def rounds_planned(form: Format, people: int) -> int:
    """How many rounds there will be, if nobody leaves."""
    if not fits(form, people):
        return 0
    if form.kind == "knock-out":
        return knockout.rounds_needed(people, form.sizes, form.go_on)
    if form.kind == "swiss":
        wanted = form.rounds or swiss.rounds_usual(people, form.seats)
        return min(wanted, round_robin.rounds_of_two(people)) if form.seats == 2 else wanted
    if form.rounds:
        return form.rounds
    if form.seats == 2:
        return round_robin.rounds_of_two(people)
    return len(round_robin.plan(tuple(range(people)), form.sizes, 0, form.seed, ()))


def next_round(form: Format, people: int, out: Collection[int], rounds: Sequence[Round]) -> Round | None:
    """The round after those that were played, for `people` entrants of whom some are out; None: it is over."""
    here = [who for who in range(people) if who not in out]
    if not fits(form, len(here)):
        return None
    if form.kind == "knock-out":
        return _knockout(form, people, out, rounds)
    planned = rounds_planned(form, people)
    if len(rounds) >= planned:
        return None
    return (_swiss if form.kind == "swiss" else _round_robin)(form, people, here, rounds)


def _knockout(form: Format, people: int, out: Collection[int], rounds: Sequence[Round]) -> Round | None:
    if rounds and knockout.final(rounds[-1]):
        return None
    left = knockout.survivors(rounds, people, out, form.sizes, form.go_on)
    return knockout.next_round(left, form.sizes, rounds, form.seed) if fits(form, len(left)) else None


def _swiss(form: Format, people: int, here: Sequence[int], rounds: Sequence[Round]) -> Round:
    stand = standings(form, people, (), rounds, len(rounds))
    order = [one.entrant for one in stand if one.entrant in here] if rounds else list(here)
    scores = {one.entrant: one.score for one in stand}
    if form.seats == 2:
        return swiss.pairs(order, scores, rounds, form.seed)
    return swiss.tables(order, scores, rounds, form.sizes, form.seed)


def _round_robin(form: Format, people: int, here: Sequence[int], rounds: Sequence[Round]) -> Round:
    planned = rounds_planned(form, people)
    out = [who for who in range(people) if who not in here]
    if form.seats == 2:
        return round_robin.without(round_robin.circle(people, len(rounds), form.seed), out)
    if not out:
        return round_robin.plan(tuple(range(people)), form.sizes, form.rounds, form.seed, ())[len(rounds)]
    pairings = tuple(rounds)
    return round_robin.plan(tuple(here), form.sizes, planned - len(rounds), form.seed, pairings)[0]
