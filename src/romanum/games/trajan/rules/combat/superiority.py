"""Chapter 14.2: Tactical Superiority by Military markers, or by dice and leaders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import PASS, Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.trajan.data.components import HEX_NAMES, KIND, LEADER, RATING, UNITS
from romanum.games.trajan.rules.combat.rounds import Fight, fighters
from romanum.games.trajan.rules.politics.counters import play_marker
from romanum.games.trajan.state.actions import EAGLE, SUPERIORITY
from romanum.games.trajan.state.menu import SideStep
from romanum.games.trajan.state.position import IMPERATOR, MILITARY, ROMAN, SIDE_IDS, UNIT_COUNT, War


def commanders(g: War, mark: int) -> list[int]:
    """The leaders of one force in the running combat."""
    return [u for u in fighters(g, mark) if u < UNIT_COUNT and KIND[u] == LEADER]


class PlaySuperiority(SideStep, frozen=True):
    """14.2a: attacker and defender in turn play Military markers or pass, until both pass one after the other."""

    hex: int
    attacker: int
    played: tuple[int, int] = (0, 0)
    """Markers of the attacker and of the defender."""
    passed: bool = False
    """The other side has just passed."""
    rule: ClassVar[str] = "14.2a"
    stays: ClassVar[bool] = True
    orders_about: ClassVar[str] = "superiority"

    @property
    def mark(self) -> int:
        """Which force the side commands."""
        return 1 if self.side == self.attacker else 2

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Each leader in the battle, with either marker; or nothing."""
        leaders = commanders(g, self.mark)
        eagles = [EAGLE[u] for u in leaders] if self.side == ROMAN else []
        return [*(SUPERIORITY[u] for u in leaders), *eagles, PASS]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """6.1b, 6.2b, 14.2a: marker in hand, plays left; Imperator by the Supreme Leader in his own turn."""
        if move == PASS:
            return None
        kind = IMPERATOR if move[0] == "eagle" else MILITARY
        if not g.holds(self.side, kind):
            return Refusal("14.2a", "no-marker", {"marker": "imperator" if kind == IMPERATOR else "military"})
        if kind == IMPERATOR and g.supreme[ROMAN] != move[1]:
            return Refusal("6.4a", "supreme-leader-only", {"leader": UNITS[move[1]].id})
        if kind == IMPERATOR and g.active != self.side:
            return Refusal("6.2a", "own-turn-only", {"marker": "imperator"})
        if not g.can_play(move[1]):
            return Refusal("6.1b", "leader-spent", {"leader": UNITS[move[1]].id, "rating": RATING[move[1]]})
        return None

    def take(self, g: War, seat: int, move: Move) -> None:
        """One more marker, or on to the other side; after two passes the matter is settled."""
        if move == PASS and self.passed:
            g.become(SettleSuperiority(self.hex, self.attacker, self.played))
            return
        played = self.played
        if move != PASS:
            eagle = move[0] == "eagle"
            play_marker(g, self.side, move[1], IMPERATOR if eagle else MILITARY, move[0], self.hex)
            own = self.mark - 1
            played = (played[0] + 1, played[1]) if own == 0 else (played[0], played[1] + 1)
            if eagle:
                raise_eagle(g, self.mark)
        g.become(PlaySuperiority(1 - self.side, self.hex, self.attacker, played, move == PASS))

    def prompt(self, g: War, seat: int | None) -> Prompt:
        own = self.mark - 1
        facts = {
            "side": SIDE_IDS[self.side],
            "hex": HEX_NAMES[self.hex],
            "own": self.played[own],
            "enemy": self.played[1 - own],
        }
        return Prompt("superiority", self.rule, facts)


def raise_eagle(g: War, mark: int) -> None:
    """The Imperator marker raises the whole force one class for this battle."""
    g.amend(Fight, eagle=mark)


class SettleSuperiority(Task[War], frozen=True):
    """14.2: more markers, or with equal numbers a die and the best leader's rating each; ties are rolled again."""

    hex: int
    attacker: int
    played: tuple[int, int]
    rule: ClassVar[str] = "14.2b"

    def run(self, g: War) -> None:
        """Tell the battle who strikes first."""
        ahead = self.by_markers() or self.by_dice(g)
        g.amend(Fight, first=ahead)

    def by_markers(self) -> int:
        """14.2a: the force with more markers, or 0."""
        own, other = self.played
        return 0 if own == other else 1 if own > other else 2

    def by_dice(self, g: War) -> int:
        """14.2b: the higher total of die and leader."""
        best = [max([RATING[u] for u in commanders(g, mark)], default=0) for mark in (1, 2)]
        while True:
            dice = [g.dice.roll(), g.dice.roll()]
            own, other = (die + rating for die, rating in zip(dice, best, strict=True))
            self.tell(g, dice, best, own == other, self.attacker if own > other else 1 - self.attacker)
            if own != other:
                return 1 if own > other else 2

    def tell(self, g: War, dice: list[int], ratings: list[int], tie: bool, first: int) -> None:
        """What both have rolled, the attacker first, and who strikes first."""
        if g.log is not None:
            own, other = (f"{die} + {rating}" for die, rating in zip(dice, ratings, strict=True))
            g.tell(
                "superiority-roll", "14.2b", hex=HEX_NAMES[self.hex], attacker=SIDE_IDS[self.attacker],
                defender=SIDE_IDS[1 - self.attacker], dice=dice, ratings=ratings, own=own, other=other, tie=tie,
                first=SIDE_IDS[first],
            )  # fmt: skip
