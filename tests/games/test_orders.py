"""Orders in every game: at questions as random games come to them, each standard answer is what its words say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, Final

import pytest

import romanum
from romanum.engine.decision import Decision
from romanum.engine.match import Match
from romanum.engine.standing.orders import DO

LONGEST: Final = 4_000
"""A kind of question that no game of so many actions comes to is looked for in the next one."""
GAMES: Final = 12

STORIES: Final = (
    ("hre", "retreat", "decline", "stand"),
    ("hre", "loot", "accept", "loot"),
    ("hre", "loot", "decline", "spare"),
    ("hre", "fort", "decline", "raze"),
    ("trajan", "superiority", "decline", "pass"),
    ("trajan", "interception", "decline", "pass"),
    ("trajan", "losses", "weakest", "lose"),
    ("ultimus", "evasion", "decline", "stand"),
    ("ultimus", "evasion", "accept", "evade"),
    ("ultimus", "losses", "strongest", "lose"),
    ("pax", "meeting", "accept", "yes"),
    ("pax", "meeting", "decline", "no"),
    ("pax", "interception", "decline", "pass"),
    ("pax", "circuses", "weakest", "number"),
    ("pax", "battle-losses", "decline", "lose-cheapest"),
    ("imperium", "combat-losses", "decline", "lose-least"),
    ("imperium", "siege-or-assault", "accept", "assault"),
    ("imperium", "siege-or-assault", "decline", "besiege"),
)

ROUND: Final = ("pax", "trajan")
"""Games whose first scenario is so short that the others are tried too, the last first."""
ENDS: Final = ("treaty", "concede", "offer-peace")
"""What would end a random game before it has begun."""


def asked(game: str, kind: str, verb: str = "") -> Match[Any]:
    """A match in which somebody is asked such a question, with a choice, and can answer so."""
    assert (kind, verb) in moments(game), f"no game comes to {kind}"
    return moments(game)[kind, verb]


@lru_cache(None)
def moments(game: str) -> dict[tuple[str, str], Match[Any]]:
    """The first such match for each question of the stories and each answer, all from the same games."""
    stories = [(kind, verb) for of, kind, _, verb in STORIES if of == game]
    wanted, found = {*stories, *((kind, "") for kind, _ in stories)}, {}
    for seed in range(1, GAMES):
        for match, decision in walk(game, seed):
            verbs = [option.move[0] for option in decision.options]
            for at in [(kind, verb) for kind, verb in wanted if kind == decision.question and len(verbs) > 1]:
                if not at[1] or at[1] in verbs:
                    found[at] = match.copy()
                    wanted.remove(at)
            if not wanted:
                return found
    return found


def walk(game: str, seed: int) -> Iterator[tuple[Match[Any], Decision]]:
    """A random game, at each of its questions."""
    played = romanum.game(game)
    scenario = played.scenarios[-seed % len(played.scenarios)].id if game in ROUND else None
    match, chance = played.new(scenario, seed=seed), Random(seed)
    while not match.over and len(match.history) < LONGEST:
        seat = match.pending[0]
        decision = match.decision(seat)
        yield match, decision
        match.play(seat, chance.choice([option for option in decision.options if option.move[0] not in ENDS]))


@pytest.mark.parametrize(("game", "kind", "answer", "verb"), STORIES)
def test_a_standing_order_answers_what_its_words_say(game: str, kind: str, answer: str, verb: str) -> None:
    match = asked(game, kind, verb).copy()
    seat, before = match.pending[0], len(match.history)
    match.order(seat, kind, answer)
    assert match.ordered is not None
    text = match.ordered[1].text
    assert text.split()[0] == verb
    match.go_on()
    assert (match.history[before].seat, match.history[before].text) == (seat, text)
    assert before in match.by_order
    assert match.record.write() == _by_hand(asked(game, kind, verb), match).record.write()


@pytest.mark.parametrize(("game", "kind"), sorted({(game, kind) for game, kind, _, _ in STORIES}))
def test_a_conditional_order_is_for_the_place_and_the_enemy_it_names(game: str, kind: str) -> None:
    match = asked(game, kind).copy()
    seat = match.pending[0]
    told = _ids(match.decision(seat).facts) & match.game.things
    elsewhere = next(thing for thing in sorted(match.game.things) if thing not in told and _unsaid(match, seat, thing))
    action = match.decision(seat).options[-1].text
    match.order(seat, kind, DO, action=action, about=[elsewhere])
    assert [match.ordered] == [None], "that is not here"
    for thing in sorted(told)[:1]:
        match.order(seat, kind, DO, action=action, about=[thing], until="turn")
        assert [match.ordered] == [(seat, (1, action))]
    match.order(seat, kind, "ask", first=True)
    assert [match.ordered] == [None], "ask me, says the first"


def test_the_weakest_first_is_the_weakest() -> None:
    match = asked("trajan", "losses")
    seat = match.pending[0]
    strength = {unit["id"]: unit["strength"] for unit in match.game.components()["units"]}
    match = match.copy()
    match.order(seat, "losses", "weakest")
    assert match.ordered is not None
    offered = [option.text.split()[1] for option in match.decision(seat).options if option.text.startswith("lose ")]
    assert strength[match.ordered[1].text.split()[1]] == min(strength[unit] for unit in offered)


def _by_hand(match: Match[Any], ordered: Match[Any]) -> Match[Any]:
    twin = match.copy()
    for past in ordered.history[len(twin.history) :]:
        twin.enter(past.seat, past.text)
    return twin


def _ids(facts: Any) -> set[str]:
    if isinstance(facts, str):
        return {facts}
    parts = facts.values() if isinstance(facts, dict) else facts if isinstance(facts, list) else ()
    return {found for part in parts for found in _ids(part)}


def _unsaid(match: Match[Any], seat: int, thing: str) -> bool:
    return thing not in _ids(list(match.position.stack[-1].matter(match.position, seat)))
