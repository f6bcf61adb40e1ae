"""5.1 to 5.3, 5.6b, 5.8: who decides for whom, who is whose enemy, and what becomes of a power's standing.

Major powers and their clients are on the side of the player who commands them; a neutral power is a side of its own,
whoever moves it (5.2.4). Two sides are enemies, friends, or neither: a civilized neutral is at war only with those who
have violated its land (23.4a), barbarians leave each other alone (23.4c), and nobody fights the neutral that he himself
moves (5.6b).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.memo import Memo
from romanum.engine.position import changed
from romanum.games.imperium.data.provinces import PROVINCE_IDS
from romanum.games.imperium.data.roll import LEADER_IDS, POWER_NUMBER, leaders_of, power_called
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.rules.common.given import reseat
from romanum.games.imperium.state.actions import NAME
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.marks import BORROWED, LENT
from romanum.games.imperium.state.position import (
    ABSENT,
    ACTIVE,
    BARBARIAN,
    CLIENT,
    INACTIVE,
    LISTED,
    MAJOR,
    NEUTRAL,
    NOBODY,
    PEOPLE,
    POWER_COUNT,
    REBELS,
    ROMAN,
    USURPERS,
    RomanWorld,
)
from romanum.games.imperium.state.steps import PlayerChoice

EVERY_PLAYER: Final = (1 << SEATS) - 1
FACTIONS: Final = (*range(LISTED), *range(USURPERS, POWER_COUNT))
"""The numbers that a major power may have: peoples of Provinces and rebels never are."""


def power_id(g: RomanWorld, power: int) -> str:
    """What a power is called in events and questions."""
    return _power_id(g.scenario, g.seats, power)


@cache
def _power_id(number: int, players: int, power: int) -> str:
    if power == NOBODY:
        return "nobody"
    if power < LISTED:
        return power_called(setting(number, players), power)
    if power < REBELS:
        return f"people-of-{PROVINCE_IDS[power - PEOPLE]}"
    return "capital-rebels" if power == REBELS else f"usurper-{power - USURPERS + 1}"


def existing(g: RomanWorld) -> Iterator[int]:
    """Powers that are in the match just now, asleep or awake; peoples of Provinces only once they have woken."""
    return (power for power, standing in enumerate(g.standing) if standing != ABSENT)


def _majors(g: RomanWorld) -> dict[int, list[int]]:
    """By player; those of all under `NOBODY`."""
    standing, bond = g.standing, g.bond
    everybody = [power for power in FACTIONS if bond[power] == MAJOR and standing[power] == ACTIVE]
    found: dict[int, list[int]] = {}
    for power in everybody:
        found.setdefault(g.chief[power], []).append(power)
    return {**found, NOBODY: everybody}


_MAJORS: Final[Memo[RomanWorld, dict[int, list[int]]]] = Memo(_majors, "standing", "bond", "chief")


_majors_of: Final = _MAJORS.entries([])


def majors(g: RomanWorld, player: int = NOBODY) -> list[int]:
    """The major powers of a player, or of all. Whoever asks leaves the list as it is."""
    return _majors_of(g, player)


def _active(g: RomanWorld) -> list[int]:
    return [power for power, standing in enumerate(g.standing) if standing == ACTIVE]


_ACTIVE: Final[Memo[RomanWorld, list[int]]] = Memo(_active, "standing")


def active_powers(g: RomanWorld) -> list[int]:
    """The powers that are awake, by number. Whoever asks leaves the list as it is."""
    return _ACTIVE.of(g)


def minors(g: RomanWorld, player: int) -> list[int]:
    """10.1b: the minor powers that a player moves: clients, and neutrals while he is the farthest."""
    return [power for power in active_powers(g) if g.bond[power] != MAJOR and g.chief[power] == player]


def is_roman_faction(g: RomanWorld, power: int) -> bool:
    """20.3.1a: a Roman major power that is in play."""
    return power != NOBODY and g.standing[power] == ACTIVE and g.bond[power] == MAJOR and g.origin[power] == ROMAN


def clients_of(g: RomanWorld, power: int) -> list[int]:
    """5.2.1: the client states of a major power."""
    own = [client for client, patron in enumerate(g.patron) if patron == power]
    return [client for client in own if g.bond[client] == CLIENT and g.standing[client] != ABSENT]


def side(g: RomanWorld, power: int) -> int:
    """The player on whose side a power is; a number above all players for a neutral."""
    return SEATS + power if g.bond[power] == NEUTRAL or g.chief[power] == NOBODY else g.chief[power]


def runs_neutral(g: RomanWorld, power: int, other: int) -> bool:
    """5.6b: whether one of two powers is a neutral that the player moves on whose side the other is."""
    a, b = side(g, power), side(g, other)
    return (a < SEATS <= b and g.chief[other] == a) or (b < SEATS <= a and g.chief[power] == b)


def is_friend(g: RomanWorld, power: int, other: int) -> bool:
    """5.2.1, 5.8: of the same side or allied: they may stack and fight together."""
    if power == other:
        return True
    bond, chief = g.bond, g.chief
    if bond[power] == NEUTRAL or bond[other] == NEUTRAL:
        return False
    a, b = chief[power], chief[other]
    return a != NOBODY and b != NOBODY and (a == b or bool(g.allies[a] >> b & 1))


def is_enemy(g: RomanWorld, power: int, other: int) -> bool:
    """5.6b, 23.4: whether they may fight each other; no player fights the neutral that he moves."""
    a, b = side(g, power), side(g, other)
    if a == b:
        return False
    if a < SEATS and b < SEATS:
        return not g.allies[a] >> b & 1
    if a < SEATS or b < SEATS:
        player, neutral = (a, other) if a < SEATS else (b, power)
        return bool(g.at_war[neutral] >> player & 1) and g.chief[neutral] != player
    return BARBARIAN in (g.origin[power], g.origin[other]) and g.origin[power] != g.origin[other]


def keep_peace(g: RomanWorld, power: int, other: int) -> bool:
    """5.8j: former allies who have agreed to stay at peace where they share a hex."""
    a, b = side(g, power), side(g, other)
    return a < SEATS and b < SEATS and bool(g.truces[a] >> b & 1)


def passes(g: RomanWorld, power: int, sleeper: int) -> bool:
    """5.8f: whether land units pass an inactive client without waking it: its patron's side and his allies."""
    return g.bond[sleeper] == CLIENT and is_friend(g, power, sleeper)


def mover_of(g: RomanWorld, stack: int) -> int:
    """5.8c: the player who moves a stack in this game turn: a borrower, or whoever commands its power.

    5.2.2a, 5.2.3a: units of an inactive power are moved by nobody.
    """
    borrower, power = g.mark[stack] // LENT & 7, g.whose[stack]
    if borrower:
        return borrower - 1
    return g.chief[power] if g.standing[power] == ACTIVE else NOBODY


def _lent(g: RomanWorld) -> list[int]:
    borrowed = {mark for mark in set(g.mark) if mark & BORROWED}
    return [stack for stack, mark in enumerate(g.mark) if mark in borrowed] if borrowed else []


_LENT: Final[Memo[RomanWorld, list[int]]] = Memo(_lent, "mark")


def lent(g: RomanWorld) -> list[int]:
    """5.8c: the stacks that somebody has borrowed, by number. Whoever asks leaves the list as it is."""
    return _LENT.of(g)


def owner_of(g: RomanWorld, stack: int) -> int:
    """10.3.1e, 10.7.4c: the player who picks among losses: the owner, also of what he has lent (5.8c)."""
    power = g.whose[stack]
    return g.chief[power] if g.standing[power] == ACTIVE else NOBODY


def has_had_his_turn(g: RomanWorld, player: int) -> bool:
    """4i: whether a player comes before the one whose turn it is."""
    order = g.order
    return player in order and g.active in order and order.index(player) < order.index(g.active)


def was_fed(g: RomanWorld, stack: int) -> bool:
    """Rulings 12.4d, 13.0b: whether the owner of a stack has had his Supply Segment in this game turn."""
    return has_had_his_turn(g, g.chief[g.whose[stack]])


def after(g: RomanWorld, player: int) -> tuple[int, ...]:
    """The other players in their order, beginning after one; those who are out are not among them."""
    still = [other for other in g.order if not g.out >> other & 1]
    if player not in still:
        return tuple(still)
    at = still.index(player)
    return (*still[at + 1 :], *still[:at])


def in_order(g: RomanWorld) -> tuple[int, ...]:
    """4i: the players in their order without those who are out."""
    return tuple([player for player in g.order if not g.out >> player & 1]) if g.out else g.order


# ---- changing


def put_under(g: RomanWorld, power: int, player: int) -> None:
    """A player decides for a power from now on; 3.2a: he looks through its stacks."""
    g.reveals += g.hidden and g.chief[power] != player
    g.chief[power] = player
    reseat(g)


def make_client(g: RomanWorld, power: int, patron: int) -> None:
    """5.2.1: a power becomes a client of a major power and keeps its state of rest."""
    g.bond[power], g.patron[power] = CLIENT, patron
    put_under(g, power, g.chief[patron])


def make_neutral(g: RomanWorld, power: int, standing: int = INACTIVE) -> None:
    """5.2.3: a power becomes a neutral of nobody's; the farthest power rule finds who moves it."""
    g.bond[power], g.patron[power], g.chief[power], g.standing[power] = NEUTRAL, NOBODY, NOBODY, standing


def wake(g: RomanWorld, power: int, against: int) -> None:
    """23.1, 23.4a: a power is active and at war with a mask of players."""
    g.standing[power] = ACTIVE
    g.at_war = changed(g.at_war, power, g.at_war[power] | against)


def put_to_sleep(g: RomanWorld, power: int) -> None:
    """23.6b, 20.1a: a power is inactive again and at war with nobody."""
    g.standing[power] = INACTIVE
    g.at_war = changed(g.at_war, power, 0)


def remove(g: RomanWorld, power: int) -> None:
    """A power is out of the match."""
    g.standing[power], g.chief[power], g.patron[power] = ABSENT, NOBODY, NOBODY


def ally(g: RomanWorld, player: int, other: int) -> None:
    """5.8a: two players are allied for this game turn."""
    g.allies = changed(g.allies, player, g.allies[player] | 1 << other)
    g.allies = changed(g.allies, other, g.allies[other] | 1 << player)


def part(g: RomanWorld, player: int, other: int) -> None:
    """5.8a: two players are allied no more."""
    g.allies = changed(g.allies, player, g.allies[player] & ~(1 << other))
    g.allies = changed(g.allies, other, g.allies[other] & ~(1 << player))


# ---- what powers and leaders are called in moves and events; a player names one of several powers


def leader_id(g: RomanWorld, leader: int) -> str:
    """What a leader is called in events and questions."""
    return LEADER_IDS[leaders_of(g.scenario, g.seats)[leader]]


def power_number(g: RomanWorld, power: int) -> int:
    """A power as moves name it."""
    return POWER_NUMBER[power_id(g, power)]


class NamedPower(PlayerChoice, frozen=True):
    """Which of several powers something is done by, or to."""

    abstract: ClassVar[bool] = True

    def powers(self, g: RomanWorld) -> list[int]:
        """Those that come into question, in the order in which they are offered."""
        raise NotImplementedError

    def named(self, g: RomanWorld, power: int) -> None:
        """What follows; the question has been taken off the stack."""
        raise NotImplementedError

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [NAME[power_number(g, power)] for power in self.powers(g)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        self.named(g, next(power for power in self.powers(g) if power_number(g, power) == move[1]))
