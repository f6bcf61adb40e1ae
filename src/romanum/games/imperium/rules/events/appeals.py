"""42, 38.3: before a roll a player may appeal to the gods; a die on the table of his faith says what they do."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.games.imperium.data.characters import Faith
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.roll import LEADER_NUMBER, leader_here
from romanum.games.imperium.rules.common.gods import heard
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.events.actions import APPEAL
from romanum.games.imperium.rules.special.specials import in_force
from romanum.games.imperium.state.actions import PASS
from romanum.games.imperium.state.errands import Appeal
from romanum.games.imperium.state.position import NOBODY, ROMAN, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice, Retaken

MONOTHEISTS: Final = ("goth", "vandal", "alaric", "theodoric", "gaiseric", "jew")
"""42.2a, 42.2b: how powers of Goths of all kinds, of Vandals and of the Jews are called."""
FAVOURITES: Final = tuple(LEADER_NUMBER[name] for name in ("caesar", "sextus-pompeius"))
"""38.3."""
TRAINS: Final = "Trains"
"""13.4.5: what is rolled for when a combat is won."""


@carries_out(Appeal)
def ask(errand: Appeal, g: RomanWorld) -> None:
    """42a: the roller, whoever's turn it is."""
    g.push(AppealToGods(g.chief[errand.power], errand.power))


class AppealToGods(PlayerChoice, frozen=True):
    """42a: does he appeal?"""

    power: int
    rule: ClassVar[str] = "42a"
    asks_about: ClassVar[str] = "appeal"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [PASS, APPEAL]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """What they do holds for the roll that comes now, and for no other."""
        if move == PASS:
            heard(g, self.power, 0)
            return
        die = g.dice.roll()
        value = answer(g, self.power, die)
        heard(g, self.power, value)
        if g.log is not None:
            g.tell("appeal", self.rule, power=power_id(g, self.power), die=die, value=value)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("appeal", self.rule, {"power": power_id(g, self.power), "roll": awaited(g)})


def awaited(g: RomanWorld) -> str:
    """42a: which roll the gods are asked about: the step below the question, which rolls when that is answered."""
    below = (step for step in reversed(g.stack) if not isinstance(step, Retaken | Appeal | AppealToGods))
    step = next(below, None)
    won = getattr(step, "wins", NONE) != NONE
    return TRAINS if won else type(step).__name__


def answer(g: RomanWorld, power: int, die: int) -> int:
    """42.2, 38.3: by faith, with 1 more for favourites."""
    table = TABLES.deity.monotheist if is_monotheist(g, power) else TABLES.deity.polytheist
    more = TABLES.deity.favourite if has_favourite(g, g.chief[power]) else 0
    return table[min(die + more, len(table)) - 1]


def is_monotheist(g: RomanWorld, power: int) -> bool:
    """42.2a, 42.2b: as the scenario says; else Goths, Vandals and Jews are, and Romans from scenario 28 on."""
    for faith in in_force(g, Faith):
        if faith.of == power:
            return bool(faith.faith == "monotheist")
    if any(name in power_id(g, power) for name in MONOTHEISTS):
        return True
    return g.origin[power] == ROMAN and g.scenario >= TABLES.deity.monotheists_from_scenario


def has_favourite(g: RomanWorld, player: int) -> bool:
    """38.3: where 38 is used, whether Caesar or Sextus Pompeius is in play, free, and this player's."""
    if not g.has_rule("38"):
        return False
    leaders = [leader_here(g.setting, number) for number in FAVOURITES]
    return any(
        g.leader_in[leader] >= 0 and g.captor[leader] == NOBODY and g.chief[g.leader_of[leader]] == player
        for leader in leaders
        if leader != NONE
    )
