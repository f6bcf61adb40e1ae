"""10.7.4e-h: who has won, what becomes of leaders on lost ships, and where the beaten go."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import NAVAL_RATIOS, TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.seas import SEA_STEPS
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.leaders import captives_in, lead_out, leaders_in, rise
from romanum.games.imperium.rules.common.leave import host, riding
from romanum.games.imperium.rules.common.morale import change
from romanum.games.imperium.rules.common.powers import is_enemy, mover_of, power_id
from romanum.games.imperium.rules.geography.travel import sea_reach
from romanum.games.imperium.rules.naval.combat.actions import FLEE
from romanum.games.imperium.rules.naval.combat.chances import victor
from romanum.games.imperium.rules.naval.combat.losses import go_under, share_losses
from romanum.games.imperium.rules.naval.combat.sides import ATTACKER, end_voyage, enter_port, is_open
from romanum.games.imperium.rules.naval.guests import take_along
from romanum.games.imperium.rules.naval.ports import harbour, has_cargo
from romanum.games.imperium.rules.naval.seamen import in_range
from romanum.games.imperium.rules.special.chronicle import note_sea_defeat
from romanum.games.imperium.state.errands import IN_NAVAL_COMBAT, LeaderTaken, Proclaimed
from romanum.games.imperium.state.forces import discard, free, has_fleets, is_alive, join_alike, put, stacks_at
from romanum.games.imperium.state.marks import CALLED, GUESTS, INSIDE
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice

NEAR: Final = 5
"""10.7.4e, 10.7.4f: MP to a port, or hexes to a sea hex."""
HARD: Final = (NAVAL_RATIOS.index("2-3"), NAVAL_RATIOS.index("3-2"))
"""18.4: 2:3 or worse for the attacker, and for the defender."""
ADVERSE: Final = (NAVAL_RATIOS.index("4-5"), NAVAL_RATIOS.index("5-4"))
"""44.1a: less than 1:1."""


class Aftermath(Task[RomanWorld], frozen=True):
    """10.7.4e-h: the losses are taken: leaders without ships, victory or draw, flight."""

    place: int
    powers: tuple[int, int]
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    lost: tuple[int, int]
    leaders: tuple[int, int]
    column: int
    aboard: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    spirits: tuple[int, int] = (NOBODY, NOBODY)
    """Ruling 19.1l: the powers whose morale counted; victory and defeat are theirs."""
    rule: ClassVar[str] = "10.7.4e"
    settles: ClassVar[bool] = True
    """Stacks that have lost everything are known to it until it is over."""

    def run(self, g: RomanWorld) -> None:
        """In a draw all stay where they are and go no farther."""
        winner = victor(self.lost)
        if winner == NONE:
            end_voyage(g, _afloat(g, (*self.sides[0], *self.sides[1])))
        else:
            self._decided(g, winner)
        for side in (0, 1):
            note_sea_defeat(g, self.powers[side], self.lost[side])
            go_under(g, self.aboard[side], self.powers[1 - side])
            own = (*self.sides[side], *self.aboard[side])
            see_to_wrecks(g, own, self.sides[1 - side], self.powers[1 - side])

    def _decided(self, g: RomanWorld, winner: int) -> None:
        loser = 1 - winner
        change(g, self.spirits[winner], TABLES.morale.victory, "19.1l")
        change(g, self.spirits[loser], TABLES.morale.defeat, "19.1l")
        beaten = _afloat(g, self.sides[loser])
        end_voyage(g, beaten)
        if beaten:
            g.push(Flight(self.place, tuple(beaten), self.powers[loser], self.powers[winner], self.sides[winner]))
        self._grow(g, winner)

    def _grow(self, g: RomanWorld, winner: int) -> None:
        """18.4, 44.1a: whoever has led his side to victory against the odds."""
        leader = self.leaders[winner]
        if leader == NONE:
            return
        if _against(self.column, HARD, winner):
            rise(g, leader)
        if _against(self.column, ADVERSE, winner):
            g.push(Proclaimed(leader))


def _against(column: int, bounds: tuple[int, int], winner: int) -> bool:
    return column <= bounds[0] if winner == ATTACKER else column >= bounds[1]


def _afloat(g: RomanWorld, stacks: tuple[int, ...]) -> list[int]:
    """Those that still have fleets."""
    return [stack for stack in stacks if is_alive(g, stack) and has_fleets(g, stack)]


# ---- leaders on lost ships


def see_to_wrecks(g: RomanWorld, own: tuple[int, ...], others: tuple[int, ...], enemy: int) -> None:
    """18.2b, ruling 18.2e: leaders board the ships that are left; without any they fall to the enemy."""
    for wreck in own:
        if not is_alive(g, wreck) or g.units[wreck]:
            continue
        if g.mark[wreck] & GUESTS and host(g, wreck) != NONE:
            discard(g, wreck)
            continue
        saved = next((s for s in _afloat(g, own) if g.whose[s] == g.whose[wreck]), NONE)
        if saved != NONE:
            lead_out(g, [*leaders_in(g, wreck), *captives_in(g, wreck)], saved)
        else:
            _abandon(g, wreck, _afloat(g, others), enemy)
        if wreck not in g.leader_in:
            free(g, wreck)


def _abandon(g: RomanWorld, wreck: int, victors: list[int], enemy: int) -> None:
    captors = [s for s in victors if g.whose[s] == enemy] or victors
    taker = g.whose[captors[0]] if captors else enemy
    for leader in captives_in(g, wreck):
        _change_hands(g, leader, victors, taker)
    for leader in leaders_in(g, wreck):
        g.push(LeaderTaken(leader, taker, 0, IN_NAVAL_COMBAT))


def _change_hands(g: RomanWorld, leader: int, victors: list[int], taker: int) -> None:
    """18.2.1: a captive is free among his own, and otherwise has another captor; with nobody to take him he drowns."""
    home = next((s for s in victors if g.whose[s] == g.leader_of[leader]), NONE)
    if home != NONE or not victors:
        g.captor = changed(g.captor, leader, NOBODY)
    if not victors:
        return
    keeper = home if home != NONE else next(s for s in victors if g.whose[s] == taker)
    lead_out(g, [leader], keeper)
    if home == NONE:
        g.captor = changed(g.captor, leader, taker)


# ---- flight


class Flight(Task[RomanWorld], frozen=True):
    """10.7.4e, 10.7.4f: to the nearest friendly port; with none near, a fleet less and out to sea.

    Besieged fleets that have come out (17.2.2a) are back in theirs.
    """

    place: int
    stacks: tuple[int, ...]
    power: int
    by: int
    victors: tuple[int, ...]
    rule: ClassVar[str] = "10.7.4e"

    def run(self, g: RomanWorld) -> None:
        """The owner chooses among ports that are equally near."""
        beaten = [stack for stack in _afloat(g, self.stacks) if not g.mark[stack] & INSIDE]
        if not beaten:
            return
        ports = refuges(g, self.place, self.power, any(has_cargo(g, stack) for stack in beaten))
        if ports:
            _choose(g, tuple(beaten), ports, "10.7.4e")
            return
        guests = tuple(guest for stack in beaten for guest in riding(g, stack))
        g.push(OpenSea(self.place, tuple(beaten), self.by, self.victors, guests))
        share_losses(g, beaten, 1, self.by)


def refuges(g: RomanWorld, place: int, power: int, with_cargo: bool) -> tuple[int, ...]:
    """10.7.4e: the nearest waters with a port that a power can enter, all that are equally near; within five MP."""
    found = {
        water: cost
        for water, cost in sea_reach(g, place, NEAR).items()
        if admits(g, water, power, with_cargo) and in_range(g, power, water)
    }
    nearest = min(found.values(), default=0)
    return tuple(sorted(water for water, cost in found.items() if cost == nearest))


def admits(g: RomanWorld, water: int, power: int, with_cargo: bool) -> bool:
    """10.7.4e, 24.5c: whether a withdrawing fleet finds a port; in a plundered Province only one with a free way on."""
    port = harbour(g, water, power, with_cargo)
    return _is_sound(g, port) or (port != NONE and _leads_home(g, water, power))


def _is_sound(g: RomanWorld, port: int) -> bool:
    """A port, and no plunder marker in its Province."""
    return port != NONE and not (PROVINCE[port] != NONE and g.plunder[PROVINCE[port]])


def _leads_home(g: RomanWorld, water: int, power: int) -> bool:
    """24.5c: whether sea hexes without enemy fleets join a water to a friendly port that has not been plundered."""
    seen, edge = {water}, [water]
    while edge:
        if any(_is_sound(g, harbour(g, here, power)) for here in edge):
            return True
        beside = dict.fromkeys(there for here in edge for there in SEA_STEPS[here] if there not in seen)
        seen.update(beside)
        edge = [there for there in beside if not _has_enemies(g, there, power)]
    return False


def sea_room(g: RomanWorld, place: int, power: int) -> tuple[int, ...]:
    """10.7.4f: the sea hexes at most five hexes off in which no enemy fleet lies."""
    seen, edge = {place}, [place]
    for _ in range(NEAR):
        edge = [there for here in edge for there in SEA_STEPS[here] if there not in seen]
        seen.update(edge)
    free_of_enemies = [water for water in seen if water != place and not _has_enemies(g, water, power)]
    return tuple(sorted(water for water in free_of_enemies if in_range(g, power, water)))


def _has_enemies(g: RomanWorld, water: int, power: int) -> bool:
    return any(is_open(g, stack) and is_enemy(g, power, g.whose[stack]) for stack in stacks_at(g, water))


def _choose(g: RomanWorld, stacks: tuple[int, ...], waters: tuple[int, ...], rule: str) -> None:
    player = mover_of(g, stacks[0])
    if len(waters) == 1 or player < 0:
        flee(g, stacks, waters[0], rule)
    elif waters:
        g.push(WhereTo(player, stacks, waters))


class OpenSea(Task[RomanWorld], frozen=True):
    """10.7.4f: what is left after the further fleet is gone sails out to sea."""

    place: int
    stacks: tuple[int, ...]
    by: int
    victors: tuple[int, ...]
    guests: tuple[int, ...]
    rule: ClassVar[str] = "10.7.4f"

    def run(self, g: RomanWorld) -> None:
        """It may have been the last."""
        left = _afloat(g, self.stacks)
        if left:
            _choose(g, tuple(left), sea_room(g, self.place, g.whose[left[0]]), self.rule)
        go_under(g, self.guests, self.by)
        see_to_wrecks(g, (*self.stacks, *self.guests), self.victors, self.by)


class WhereTo(PlayerChoice, frozen=True):
    """10.7.4e, 10.7.4f: one of the ports that are equally near, or a sea hex."""

    stacks: tuple[int, ...]
    waters: tuple[int, ...]
    rule: ClassVar[str] = "10.7.4e"
    asks: ClassVar[Asks] = Asks("where-to", subjects.STACKS_PLACE)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [FLEE[water] for water in self.waters]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        flee(g, self.stacks, move[1], self.rule)


def flee(g: RomanWorld, stacks: tuple[int, ...], water: int, rule: str) -> None:
    """They are placed there, in port if there is one."""
    if g.log is not None:
        power, place = power_id(g, g.whose[stacks[0]]), PLACE_IDS[g.at[stacks[0]]]
        g.tell("flees-at-sea", rule, power=power, place=place, to=PLACE_IDS[water])
    for stack in stacks:
        take_along(g, stack, water)
        put(g, stack, water)
        g.mark[stack] &= ~CALLED
        if admits(g, water, g.whose[stack], has_cargo(g, stack)):
            enter_port(g, stack)
        if stack != g.mover:
            join_alike(g, stack)
