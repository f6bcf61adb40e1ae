"""Which interrupts of the turn and of marches can be wished away, what is done then, and what nobody learns."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import GAME, Table, position
from games.pax.march_table import board
from romanum.engine.secrecy import masked
from romanum.engine.standing.wishes import grant, preference
from romanum.engine.step import Step, wants
from romanum.games.pax.rules.march.entry import EntryWindow
from romanum.games.pax.rules.march.interception import BY_MOVING, GIVING_WAY
from romanum.games.pax.rules.turn import leader_selection, maintenance, manpower
from romanum.games.pax.state.standing_orders import WINDOWS
from rules import rule


def kinds(step: type[Step[Any]]) -> set[str]:
    return {step.asks_about} - {""}


def test_every_kind_that_a_step_names_is_listed_and_has_its_words() -> None:
    named = set().union(*(kinds(step) for step in GAME.steps.values()))
    assert {kind for kind in named if kind not in WINDOWS} <= {
        "event-next-marker", "event-last-marker", "stability-check-answer",
    }  # fmt: skip
    for kind in WINDOWS.values():
        assert kind.rule in GAME.rules
        assert GAME.words.has(f"window-{kind.id}")
        assert GAME.words.has(f"window-{kind.id}-about")


@rule("9.3.1a")
def test_an_interception_concerns_whoever_lives_there() -> None:
    places = {"capua": "rome 2 legion", "venusia": "greece 3 heavy", "paestum": "carthage 2 heavy"}
    t = board(places).major("carthage", "paestum", 5).play("carthage", "to neapolis")
    assert (t.step, t.asked) == ("EntryWindow", ("rome",))
    step = t.g.stack[-1]
    assert (step.window(t.g), step.decline) == ("interception", ("pass",))
    assert step.concerns(t.g, t.g.seats[t.power("rome")])
    assert not step.concerns(t.g, t.g.seats[t.power("greece")])  # it stands near, but not there
    for seat in range(4):
        assert step.concerns(t.g, seat) == step.concerns(masked(t.g, seat), seat)


@rule("9.4.5b")
def test_windows_of_those_who_give_way_are_of_another_kind() -> None:
    t = board({"capua": "rome 1 legion"})
    stack = t.stack("rome", "capua")
    assert EntryWindow((0,), BY_MOVING, (stack, -1)).window(t.g) == "interception"
    assert EntryWindow((0,), GIVING_WAY, (stack, -1)).window(t.g) == "active-intercepts"


@rule("9.4.1a")
def test_who_wishes_not_to_be_asked_stands_and_lets_pass() -> None:
    t = board({"capua": "rome 3 legion", "neapolis": "carthage 1 light"}).major("rome", "capua", 3)
    t.play("rome", "to neapolis")
    assert t.step == "Withdrawal"
    carthage = t.g.seats[t.power("carthage")]
    assert wants(t.g, carthage, t.g.stack[-1])
    grant(t.g, preference(t.g, carthage, "pre-battle-withdrawal", "never"))
    assert not wants(t.g, carthage, t.g.stack[-1])
    assert t.g.stack[-1].decline in t.g.stack[-1].options(t.g, carthage)


SECRET = {
    "rome": "rome city 4 legion 2 galleys",
    "capua": "rome 1 legion",
    "carthago": "carthage city 2 heavy 2 galleys",
}
PHASES = {"maintenance": maintenance.begin, "leaders": leader_selection.begin, "manpower": manpower.begin}


def seen_by(t: Table, seat: int) -> tuple[Any, ...]:
    """All that a seat is sent: its position, its question, its options, the sentences."""
    known = masked(t.g, seat)
    step = t.g.stack[-1]
    prompt = step.prompt(known, seat)
    facts = [(event.kind, event.facts) for event in t.g.log or ()]
    return known, prompt, step.pending(t.g), facts


@pytest.mark.parametrize("phase", PHASES)
@rule("6.4a", "8.1.5a", "6.2.2")
def test_what_one_writes_changes_nothing_of_what_another_is_sent(phase: str) -> None:
    """Rome writes one thing or another; until all are done Carthage is sent the same."""
    sent = []
    for choice in (0, -2):
        t = position(SECRET, scenario="ii", treasury={"rome": 9, "carthage": 9}).roll(4, 3, 4, 3)
        PHASES[phase](t.g)
        t.go_on()
        for _ in range(2):
            if "rome" in t.asked:
                offered = t.offered("rome")
                t.play("rome", offered[choice] if len(offered) > 2 else offered[0])
        sent.append(seen_by(t, t.g.seats[t.power("carthage")]))
    assert sent[0] == sent[1]
