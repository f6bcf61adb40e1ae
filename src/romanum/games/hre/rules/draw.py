"""Chapter 5: the Draw Phase. Draw order, and keeping or passing tokens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Step, Task
from romanum.games.hre.data.components import BARBARIANS, COUNTERS, EMPERORS, FACTIONS, PEOPLES, PROVINCES
from romanum.games.hre.state.actions import GIVE, KEEP
from romanum.games.hre.state.position import NOBODY, Empire

BARBARIAN = True
EMPEROR = False


def draw_order(g: Empire) -> list[int]:
    """5.1: by die on turn one, highest first; then by combined VP, the lowest first, ties by last turn's token."""
    if g.turn > 1:
        return sorted(range(g.factions), key=lambda f: (g.total_vp(f), g.past_barbarians[f - g.factions]))
    order: list[int] = []
    _roll_for_order(g, list(range(g.factions)), order)
    return order


def _roll_for_order(g: Empire, tied: list[int], order: list[int]) -> None:
    """Ruling 5.1a: the highest roll draws first, equal rolls are rolled again among themselves."""
    rolls = {f: g.dice.roll() for f in tied}
    g.tell("order-roll", "5.1a", factions=[FACTIONS[f].id for f in tied], dice=list(rolls.values()))
    for value in sorted(set(rolls.values()), reverse=True):
        equal = [f for f in tied if rolls[f] == value]
        if len(equal) == 1:
            order.append(equal[0])
        else:
            _roll_for_order(g, equal, order)


def tokens(g: Empire, barbarian: bool) -> tuple[list[int], list[int]]:
    """The tokens of a kind by holder, and who knows them."""
    return (g.barbarian_token, g.barbarian_known) if barbarian else (g.emperor_token, g.emperor_known)


class DrawTokens(Task[Empire], frozen=True):
    """5.4: in draw order everybody takes a token at random and looks at it."""

    barbarian: bool
    next: int = 0
    rule: ClassVar[str] = "5.4a"

    def run(self, g: Empire) -> None:
        """Draw for the next Faction in order, or end the draw."""
        if self.next == g.factions:
            return
        g.push(DrawTokens(self.barbarian, self.next + 1))
        drawer = g.draw_order[self.next]
        if not self.barbarian and g.dead[drawer]:
            return
        held = tokens(g, self.barbarian)[0]
        number = COUNTERS.barbarian_tokens if self.barbarian else COUNTERS.emperor_tokens
        cup = [token for token in range(1, number + 1) if token not in held]
        g.drawer, g.drawn = drawer, cup[g.dice.roll(len(cup)) - 1]
        g.push(KeepOrPass(self.barbarian))
        if g.log is not None:
            g.tell(
                "draw-barbarian" if self.barbarian else "draw-emperor",
                "5.4a" if self.barbarian else "5.4d",
                secret=token_facts(g, g.drawn, self.barbarian),
                eyes=(g.seat_of[drawer],),
                faction=FACTIONS[drawer].id,
            )


def token_facts(g: Empire, token: int, barbarian: bool) -> dict[str, object]:
    """What a token stands for this turn, for those who may know it."""
    if barbarian:
        entry = BARBARIANS[g.turn - 1][token - 1]
        start = PROVINCES[entry.start].id
        return {"token": token, "name": PEOPLES[entry.people].id, "strength": entry.strength, "start": start}
    emperor = EMPERORS[g.turn - 1][token - 1]
    return {"token": token, "name": emperor.id, "bonuses": list(emperor.gifts)}


class KeepOrPass(Step[Empire], frozen=True):
    """5.4b-d: the drawer keeps the token or hands it to somebody who has none; who has one already must pass."""

    barbarian: bool
    rule: ClassVar[str] = "5.4b"

    def pending(self, g: Empire) -> tuple[int, ...]:
        return (g.seat_of[g.drawer],)

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        """Keep it, or give it to any Faction."""
        return (KEEP, *GIVE[: g.factions])

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """Nobody holds two tokens of a kind, and the dead have no Emperor."""
        held = tokens(g, self.barbarian)[0]
        if move == KEEP:
            return Refusal("5.4c", "must-pass") if held[g.drawer] else None
        receiver = move[1]
        faction = FACTIONS[receiver].id
        if receiver == g.drawer:
            return Refusal("5.4b", "give-self")
        if held[receiver]:
            return Refusal("5.4b", "has-token", {"faction": faction})
        if not self.barbarian and g.dead[receiver]:
            return Refusal("13b", "faction-dead", {"faction": faction})
        return None

    def options(self, g: Empire, seat: int) -> list[Move]:
        """Keeping it, if the drawer has none, and those who have none."""
        held, drawer = tokens(g, self.barbarian)[0], g.drawer
        found = [] if held[drawer] else [KEEP]
        without = [f for f, token in enumerate(held) if not token and f != drawer]
        return found + [GIVE[f] for f in without if self.barbarian or not g.dead[f]]

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """The holder and everybody who has looked at the token know it."""
        held, known = tokens(g, self.barbarian)
        receiver = g.drawer if move == KEEP else move[1]
        held[receiver] = g.drawn
        known[receiver] = 1 << receiver | 1 << g.drawer
        if g.log is not None:
            g.tell(
                "keep-token" if move == KEEP else "give-token",
                "5.4b" if self.barbarian else "5.4d",
                secret=token_facts(g, g.drawn, self.barbarian),
                eyes=tuple(sorted({g.seat_of[g.drawer], g.seat_of[receiver]})),
                faction=FACTIONS[g.drawer].id,
                receiver=FACTIONS[receiver].id,
                kind="barbarian" if self.barbarian else "emperor",
            )
        g.drawer, g.drawn = NOBODY, 0
        g.reveals += 1

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        """The drawer sees the token, the others only that he is thinking."""
        faction = FACTIONS[g.drawer].id
        kind = "barbarian" if self.barbarian else "emperor"
        if seat == g.seat_of[g.drawer]:
            held = tokens(g, self.barbarian)[0][g.drawer]
            facts = {"faction": faction, "held": held, **token_facts(g, g.drawn, self.barbarian)}
            return Prompt(f"token-{kind}", "5.4c" if held else self.rule, facts)
        return Prompt("token-others", self.rule, {"faction": faction, "kind": kind})
