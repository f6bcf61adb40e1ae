"""How one part of the rules hands over to another without knowing it: a call by name.

The rules are four folders (`turn`, `march`, `battle`, `events`) that do not import each other. Where one needs another,
it puts a `Call` on the stack: a name and a few ints. The part that answers to the name says so:

    @answers("battle")
    def battle(g: Mediterranean, attacker: int, place: int, flags: int) -> None: ...

`PROTOCOL` lists every name with its arguments and who answers; a test holds it equal to what is registered. What is
called is done before whatever lies below it on the stack goes on; what came of it stands in the position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple, TypeVar

from romanum.engine.step import Task
from romanum.games.pax.state.position import Mediterranean

F = TypeVar("F", bound=Callable[..., None])


class Entry(NamedTuple):
    """Who answers to a name, with which arguments, and what it does."""

    part: str
    arguments: tuple[str, ...]
    does: str


PROTOCOL: Final[dict[str, Entry]] = {
    # ---- turn: sequence, economy, diplomacy, stability, victory
    "game-turn": Entry("turn", (), "3.2: the next Game-Turn begins, or the match is over"),
    "phase": Entry("turn", ("phase",), "3.2: a phase of the running Game-Turn, then the next"),
    "select-leaders": Entry("turn", (), "8.1: leaders are drawn, and placed in secret, for all powers at once"),
    "next-marker": Entry("turn", (), "3.4: the next Activation: of the first round, or drawn from the pool"),
    "operations": Entry("turn", ("power",), "3.2.F3: one Operation of a power whose marker is paid for"),
    "end-activation": Entry("turn", ("power",), "3.2.F4: marks come off, what was due in the Activation is judged"),
    "talks": Entry("turn", ("caller", "invited"), "4: a Meeting or Political Talks; `invited` is a mask of powers"),
    "bribe": Entry("turn", ("threatened", "mover", "place"), "4.4: Talents for an act or a restraint"),
    "hire": Entry("turn", ("power", "together"), "12.2.3b: 2T of Mercenaries are picked and placed"),
    "draw-objective": Entry("turn", ("power",), "15.4.5: an Objective is drawn; a duplicate may be swapped"),
    "look-for-winners": Entry("turn", (), "scenarios that are won at once"),
    # ---- march: movement by land and sea, interception, withdrawal, attrition
    "move-army": Entry("march", ("stack", "move"), "9.1: MP are rolled, the Army moves until it is Finished"),
    "move-fleet": Entry("march", ("stack", "move"), "11.1: a Fleet without an Army moves until it is Finished"),
    "pick": Entry("march", ("power", "source", "target", "most"), "Units go from stack to stack; most -1: any number"),
    "entered": Entry(
        "march", ("stack", "how"), "9.3, 9.4: an Army is in a Space; whoever stands there or near answers"
    ),
    "attrition": Entry("march", ("stack",), "9.6.3: a die, then losses"),
    "lose-units": Entry("march", ("power", "stack", "number"), "9.6.3b: a power picks so many Units to lose"),
    "attrition-phase": Entry("march", (), "3.2.G: allied stacks part, isolated Units and stray Fleets suffer"),
    "place-pirates": Entry("march", ("power",), "12.6.1: a power places a Pirate marker"),
    # ---- battle: battles on land, walls, capture, militia, and armies of others
    "battle": Entry("battle", ("stack", "flags"), "10.2: the stack attacks whoever is in its place"),
    "capture": Entry("battle", ("stack",), "7.4, 7.5: the stack may take the City or Town of its Space"),
    "lose-bp": Entry("battle", ("power", "stack", "points"), "10.3.2: a power picks Units worth so many BP to lose"),
    "soldier": Entry("battle", ("power",), "12.4: the Soldier of Fortune comes, for Rome a Dictator"),
    "pontus": Entry("battle", ("power",), "12.5.5: Pontus comes into play"),
    "pontic-activation": Entry("battle", (), "12.5.5b: the Pontus marker"),
    "slave-revolt": Entry("battle", ("power",), "12.7.1: slaves rise against a power"),
    "slave-marches": Entry(
        "battle", ("mover",), "12.7.1b: every Slave Army but those against the mover grows and moves"
    ),
    "militia": Entry("battle", ("power", "by_card"), "12.3, 17.2: a power may raise Militia"),
    # ---- events: tribes, barbarians, events, cards
    "event": Entry("events", ("drawer",), "16.1.2: an Event marker"),
    "due-events": Entry("events", ("power",), "16.1.3: what waits for the player of the next marker"),
    "card-segment": Entry("events", ("power",), "17.1.3: a card is drawn, and whoever likes plays cards"),
    "card-moment": Entry("events", ("moment", "power", "about"), "17.1.5: a moment at which held cards may be played"),
    "barbarians-came": Entry("events", ("stack",), "13.4.4: a Barbarian Army is in a Space: perhaps near a Capital"),
    "disorder": Entry("events", ("power",), "16.2-CHECKc: at the end of his Activation it is judged"),
    "civil-war": Entry("events", ("power",), "17.2-STABILITY-CHECK-d: his marker does only that"),
    "retain-cards": Entry("events", (), "17.1.4b: one card each is kept, the others are shuffled"),
}

CALLS: Final[dict[str, Callable[..., None]]] = {}
"""Who answers to each name: filled by the parts."""


def answers(name: str) -> Callable[[F], F]:
    """Register the function that answers to a name of the protocol."""

    def register(function: F) -> F:
        if name not in PROTOCOL or name in CALLS:
            raise ValueError(f"{name!r} is no name of the protocol, or has an answer already")
        CALLS[name] = function
        return function

    return register


class Call(Task[Mediterranean], frozen=True):
    """3.2: somebody else's turn to act by the rules."""

    name: str
    arguments: tuple[int, ...] = ()
    rule: ClassVar[str] = "3.2a"

    def run(self, g: Mediterranean) -> None:
        """Hand over."""
        answer = CALLS[self.name]
        g.stack.pop()
        answer(g, *self.arguments)


def call(g: Mediterranean, name: str, *arguments: int) -> None:
    """Put a call on the stack: what is called last is done first."""
    g.push(Call(name, arguments))
