"""Chapters 7.6, 9.1c, 14.14-14.16 and 15.2: who has won, markers, retreat, pursuit, who enters or leaves a city."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import PASS, Move
from romanum.engine.errand import Errand
from romanum.engine.event import Asks, Prompt
from romanum.engine.position import changed_in
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.trajan.data.components import (
    CITIES,
    CITY_AT,
    HEX_NAMES,
    KIND,
    LAND_LINKS,
    LEADER,
    RATING,
    UNITS,
    WINNING_PERCENT,
    WINNING_RATIO,
    victory_size,
)
from romanum.games.trajan.rules.combat.rounds import (
    ASSAULT,
    BREACH,
    CIVIS,
    COMBAT_IDS,
    REVOLT,
    SALLY,
    fighters,
    troops,
)
from romanum.games.trajan.rules.politics.counters import OUTSIDE, open_counter, play_marker
from romanum.games.trajan.rules.politics.hands import discard, draw
from romanum.games.trajan.rules.turn.cities import control_changed
from romanum.games.trajan.rules.turn.forces import reveal
from romanum.games.trajan.state import subjects
from romanum.games.trajan.state.actions import DONE, GARRISON, PURSUE, RETREAT, SORTIE
from romanum.games.trajan.state.menu import SideChoice, SideStep
from romanum.games.trajan.state.position import IN_PEACE, MILITARY, MOVED, NOBODY, NONE, SIDE_IDS, War, strength


def has_won(g: War, mark: int, start: tuple[int, int]) -> bool:
    """14.14a: the enemy lost twice as much and a quarter of his strength; or is all disrupted, and none of ours is.

    A force of which nobody is left has not won.
    """
    if not troops(g, mark):
        return False
    own, enemy = g.lost[mark - 1], g.lost[2 - mark]
    if enemy >= WINNING_RATIO * own and 100 * enemy >= WINNING_PERCENT * start[2 - mark]:
        return True
    theirs = troops(g, 3 - mark)
    return bool(theirs) and all(g.disrupted[u] for u in theirs) and not any(g.disrupted[u] for u in troops(g, mark))


def winner(g: War, start: tuple[int, int]) -> int:
    """14.14b: the force that has won, 0 for a draw."""
    first, second = has_won(g, 1, start), has_won(g, 2, start)
    return 0 if first == second else 1 if first else 2


class Aftermath(Task[War], frozen=True):
    """The reckoning of a combat."""

    hex: int
    attacker: int
    kind: int
    start: tuple[int, int]
    rule: ClassVar[str] = "14.14a"

    def run(self, g: War) -> None:
        """Victory, markers, and whatever the kind of combat brings."""
        mark = winner(g, self.start)
        forces = [[u for u in fighters(g, m) if u != CIVIS] for m in (1, 2)]
        civis_left = bool(g.fighting[CIVIS])
        losses = list(g.lost)
        g.fighting = g.disrupted = IN_PEACE
        self.tell(g, mark, losses)
        if self.kind == REVOLT:
            self.end_revolt(g, civis_left, forces[1])
        elif self.kind in (ASSAULT, BREACH):
            self.end_siege(g, mark, forces, civis_left)
        else:
            self.end_battle(g, mark, forces)
        if mark:
            self.reward(g, mark, losses[2 - mark])
        control_changed(g)

    def tell(self, g: War, mark: int, losses: list[int]) -> None:
        """Who has won, and by how much."""
        g.tell(
            "outcome", "14.14a" if mark else "14.14b", kind=COMBAT_IDS[self.kind], hex=HEX_NAMES[self.hex],
            side=SIDE_IDS[self.side_of(mark)] if mark else "nobody", losses=losses,
            size=victory_size(losses[2 - mark]).name.lower() if mark else "draw", attacker=SIDE_IDS[self.attacker],
            defender=SIDE_IDS[1 - self.attacker],
        )  # fmt: skip

    def side_of(self, mark: int) -> int:
        """The side that commands a force."""
        return self.attacker if mark == 1 else 1 - self.attacker

    def reward(self, g: War, mark: int, lost: int) -> None:
        """6.52a, 6.62a, 14.16: markers by the size of the victory."""
        number = victory_size(lost).markers
        if number:
            draw(g, self.side_of(mark), number, "6.52a")
            discard(g, self.side_of(3 - mark), number, "6.62a")

    def end_battle(self, g: War, mark: int, forces: list[list[int]]) -> None:
        """14.15, 7.6d, 7.6e, 15.2c: the loser retreats; a garrison that lost stays; winners may change places."""
        if not mark:
            return
        city = CITY_AT[self.hex]
        won = forces[mark - 1]
        if mark == 1 and city >= 0 and g.controller(city) == self.attacker and won:
            g.push(ChangePlaces(self.attacker, self.hex, self.kind == SALLY))
        beaten = forces[2 - mark]
        stays = self.kind == SALLY and mark == 2
        if beaten and not stays:
            followers = tuple(sorted(won)) if mark == 1 else ()
            g.push(Retreat(self.side_of(mark), self.hex, tuple(sorted(beaten)), followers))

    def end_siege(self, g: War, mark: int, forces: list[list[int]], civis_left: bool) -> None:
        """15.12d, 9.1c: defenders never retreat; beaten besiegers do; a city without defenders lies open."""
        if mark == 2 and forces[0]:
            g.push(Retreat(1 - self.attacker, self.hex, tuple(sorted(forces[0]))))
        elif not forces[1] and not civis_left and forces[0]:
            g.push(ChangePlaces(self.attacker, self.hex, False))

    def end_revolt(self, g: War, civis_left: bool, garrison: list[int]) -> None:
        """16.1c, 16.1d: without its Civis the revolt is over; with it the old garrison stands before the walls."""
        city = CITY_AT[self.hex]
        if civis_left:
            for unit in garrison:
                g.inside[unit] = 0
            winner, loser = SIDE_IDS[self.attacker], SIDE_IDS[1 - self.attacker]
            g.tell("revolt-succeeds", "16.1d", city=CITIES[city].id, side=winner, old=loser)
        else:
            g.tell("revolt-fails", "16.1c", city=CITIES[city].id, side=SIDE_IDS[self.attacker])


class Retreat(SideChoice, frozen=True):
    """14.15a: the winner moves the whole losing force to one adjacent hex."""

    hex: int
    beaten: tuple[int, ...]
    followers: tuple[int, ...] = ()
    """The attacker's force, if it is he who has won: it may follow (14.15d)."""
    rule: ClassVar[str] = "14.15a"
    asks: ClassVar[Asks] = Asks("retreat", subjects.SIDE, subjects.ENEMY, subjects.HEX)
    orders_about: ClassVar[str] = "retreat"

    def options(self, g: War, seat: int) -> list[Move]:
        """Every land hex beside the battlefield; none at all if the sea is all around."""
        return [RETREAT[hex] for hex in LAND_LINKS[self.hex]] or [PASS]

    def take(self, g: War, seat: int, move: Move) -> None:
        """The force goes and sees who stands there; the attacker may pursue.

        14.15c: a beaten attacker attacks no more, unless he joins friends who have still to attack: then with them.
        """
        if move == PASS:
            return
        there = move[1]
        loser = 1 - self.side
        if loser == g.active and strength(u for u in g.outside(loser, there) if g.may_attack(u)):
            g.attacked = changed_in(g.attacked, self.beaten, 0)
        g.arrive(self.beaten, there)
        for unit in self.beaten:
            g.marched[unit] = MOVED
        g.tell(
            "retreats", "14.15a", side=SIDE_IDS[loser], hex=HEX_NAMES[self.hex], destination=HEX_NAMES[there],
            units=[UNITS[u].id for u in self.beaten],
        )  # fmt: skip
        if self.followers:
            g.push(Pursuit(self.side, self.hex, there, self.followers))
        reveal(g, self.side, there)
        control_changed(g)


class Pursuit(SideStep, frozen=True):
    """14.15d: by a Military marker the attacker follows the beaten force and attacks it again."""

    hex: int
    there: int
    force: tuple[int, ...]
    """The winners: a garrison that has fought its way out pursues as well."""
    rule: ClassVar[str] = "14.15d"
    orders_about: ClassVar[str] = "pursuit"

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Each leader of the force, or nobody."""
        return [*(PURSUE[u] for u in self.force if KIND[u] == LEADER), PASS]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """A Military marker, and a leader with the force who may still play."""
        if move == PASS:
            return None
        if not g.holds(self.side, MILITARY):
            return Refusal("14.15d", "no-marker", {"marker": "military"})
        if not g.can_play(move[1]):
            return Refusal("6.1b", "leader-spent", {"leader": UNITS[move[1]].id, "rating": RATING[move[1]]})
        return None

    def take(self, g: War, seat: int, move: Move) -> None:
        """Play the marker; a leader of the fleeing force may counter it."""
        if move == PASS:
            return
        play_marker(g, self.side, move[1], MILITARY, "pursue", self.hex)
        g.push(Pursue(self.side, self.there, self.hex, self.force))
        open_counter(g, self.side, MILITARY, self.there, "pursue", OUTSIDE)

    def prompt(self, g: War, seat: int | None) -> Prompt:
        facts = {"side": SIDE_IDS[self.side], "hex": HEX_NAMES[self.hex], "destination": HEX_NAMES[self.there]}
        return Prompt("pursuit", self.rule, facts)


class Pursue(Errand[War], frozen=True):
    """14.15d: the force follows and attacks again; `pursuit` carries it out."""

    side: int
    there: int
    hex: int
    force: tuple[int, ...]
    rule: ClassVar[str] = "14.15d"


class ChangePlaces(SideStep, frozen=True):
    """7.6d, 7.6e, 9.1c, 15.2c: after a won fight units leave the city or enter it, one by one."""

    hex: int
    leaving: bool
    rule: ClassVar[str] = "7.6d"
    stays: ClassVar[bool] = True

    def movers(self, g: War) -> list[int]:
        """Those on the wrong side of the wall; whom an event holds back has not fought and stays where he is."""
        units = g.garrison(self.side, self.hex) if self.leaving else g.outside(self.side, self.hex)
        return [u for u in units if u not in g.stayed]

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Every unit there, or no more."""
        verb = SORTIE if self.leaving else GARRISON
        return [*(verb[u] for u in self.movers(g)), DONE]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """9.1b: nobody enters a city that the enemy controls."""
        if move == DONE or g.controller(CITY_AT[self.hex]) in (self.side, NOBODY):
            return None
        return Refusal("9.1b", "enemy-city", {"city": CITIES[CITY_AT[self.hex]].id})

    def take(self, g: War, seat: int, move: Move) -> None:
        """One more unit changes places."""
        if move == DONE:
            g.stack.pop()
            return
        g.inside[move[1]] = 0 if self.leaving else 1
        g.army[move[1]] = NONE
        g.tell(
            "sorties" if self.leaving else "garrisons", "7.6d" if self.leaving else "7.6e", side=SIDE_IDS[self.side],
            unit=UNITS[move[1]].id, hex=HEX_NAMES[self.hex],
        )  # fmt: skip
        control_changed(g)

    def prompt(self, g: War, seat: int | None) -> Prompt:
        facts = {"side": SIDE_IDS[self.side], "city": CITIES[CITY_AT[self.hex]].id}
        return Prompt("leave-city" if self.leaving else "enter-city", self.rule, facts)
