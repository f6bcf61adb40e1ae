"""5.8j-l: alliances that were not renewed: peace where former allies share a hex; land units aboard their fleets."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import DEEP, GRID, HEX, HEX_COUNT, LAND, PLACE_IDS
from romanum.games.imperium.rules.common.gods import appeals, roll_for
from romanum.games.imperium.rules.common.leaders import lead_out, rally
from romanum.games.imperium.rules.common.leave import burden, riding
from romanum.games.imperium.rules.common.leave import host as aboard_of
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.powers import in_order, is_enemy, power_id
from romanum.games.imperium.rules.common.powers import keep_peace as keeps_peace
from romanum.games.imperium.rules.common.sieges import besieged_power, inside, sieges
from romanum.games.imperium.rules.diplomacy import means
from romanum.games.imperium.rules.diplomacy.agreements import keep_peace
from romanum.games.imperium.state.errands import LeaderLost, SiegesSeen
from romanum.games.imperium.state.forces import has_fleets, is_alive, put, remark, settle, stacks_at
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.marks import GUESTS, HELD, INSIDE
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, fleets, load, of, without
from romanum.games.imperium.state.steps import YesOrNo

DROWNED_UP_TO: Final = TABLES.lapsed_alliance.eliminated_up_to
"""5.8l: on so much those drown whom the ships of a former ally put off at deep sea."""


class Parting(Task[RomanWorld], frozen=True):
    """4f, 5.8j: negotiation is over: who was allied and is not any more; those who share a hex are asked for peace."""

    rule: ClassVar[str] = "5.8j"

    def run(self, g: RomanWorld) -> None:
        """What is below waits for the answers."""
        g.lapsed = tuple(g.lapsed[player] & ~g.allies[player] for player in range(SEATS))
        if not any(g.lapsed):
            _turn_out(g)
            return
        g.push(SiegesSeen())
        g.push(Disembarking())
        for player, other in reversed(lapsed_pairs(g)):
            if g.log is not None:
                g.tell("alliance-lapses", "5.8j", power=means.face_id(g, player), partner=means.face_id(g, other))
            if not g.truces[player] >> other & 1 and share_a_place(g, player, other):
                g.push(PartInPeace(player, other, True))


def lapsed_pairs(g: RomanWorld) -> list[tuple[int, int]]:
    """Players whose alliance was not renewed, each pair once."""
    players = in_order(g)
    return [(a, b) for n, a in enumerate(players) for b in players[n + 1 :] if g.lapsed[a] >> b & 1]


def share_a_place(g: RomanWorld, player: int, other: int) -> bool:
    """Whether units of two players stand in one place."""
    places: tuple[set[int], set[int]] = (set(), set())
    for stack, place in enumerate(g.at):
        if place >= 0 and g.units[stack] and g.chief[g.whose[stack]] in (player, other):
            places[g.chief[g.whose[stack]] == other].add(place)
    return bool(places[0] & places[1])


class PartInPeace(YesOrNo, frozen=True):
    """5.8j, 5.8k: a former ally stays at peace if the other does."""

    other: int
    first: bool
    rule: ClassVar[str] = "5.8j"
    orders_about: ClassVar[str] = "parting"

    def said_yes(self, g: RomanWorld) -> None:
        """The other is asked; when both have said so it is peace."""
        if self.first:
            g.push(PartInPeace(self.other, self.player, False))
        else:
            keep_peace(g, self.player, self.other)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("part-in-peace", self.rule, {"partner": means.face_id(g, self.other)})


class Disembarking(Task[RomanWorld], frozen=True):
    """5.8k, 5.8l: land units aboard former allies' fleets."""

    rule: ClassVar[str] = "5.8k"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """Each stack of them in turn."""
        guests = [stack for stack, mark in enumerate(g.mark) if mark & GUESTS and g.at[stack] >= 0]
        if any(is_adrift(g, stack) and appeals(g, g.whose[stack]) for stack in guests):
            return
        g.stack.pop()
        for stack in guests:
            host = host_of(g, stack) if is_alive(g, stack) and g.mark[stack] & GUESTS else NOBODY
            if host != NOBODY:
                _put_off(g, stack, host)
        _turn_out(g)


def _turn_out(g: RomanWorld) -> None:
    """Ruling 5.8j: whoever is under siege behind walls of a former ally, and not in peace with him, stands outside.

    Peace holds for a month: in the next one they are looked at again.
    """
    for siege in sieges(g):
        lord = besieged_power(g, siege.place)
        for stack in inside(g, siege.place) if lord != NOBODY else []:
            if is_enemy(g, lord, g.whose[stack]) and not keeps_peace(g, lord, g.whose[stack]):
                remark(g, stack, g.mark[stack] & ~INSIDE)
                g.push(SiegesSeen())


def host_of(g: RomanWorld, stack: int) -> int:
    """The fleets of a former ally that carry a stack; nobody if friends beside it have room for it."""
    player = g.chief[g.whose[stack]]
    naval = [s for s in stacks_at(g, g.at[stack]) if has_fleets(g, s)]
    friend = aboard_of(g, stack)
    if friend != NONE and burden(g, friend) <= 2 * fleets(g.units[friend]):
        return NOBODY
    return next((s for s in naval if g.lapsed[player] >> g.chief[g.whose[s]] & 1), NOBODY)


def is_adrift(g: RomanWorld, stack: int) -> bool:
    """5.8l: whether a die decides about them: at deep sea, and not in peace."""
    host = host_of(g, stack)
    if host == NOBODY or not DEEP[g.at[stack]]:
        return False
    return not g.truces[g.chief[g.whose[stack]]] >> g.chief[g.whose[host]] & 1


def _put_off(g: RomanWorld, stack: int, host: int) -> None:
    """In peace they are landed; else the fleets that carry them are lost, and they suffer for it.

    Ruling 5.8k: so does whoever else was aboard and finds no other ship there.
    """
    player, other = g.chief[g.whose[stack]], g.chief[g.whose[host]]
    place, units, overboard = g.at[stack], g.units[stack], [stack]
    peaceful = bool(g.truces[player] >> other & 1)
    if not peaceful:
        riders = riding(g, host)
        lose(g, host, _carriers(g, host, load(units, g.has_rule("31"))), "5.8k")
        overboard += _castaways(g, host, riders)
    drowned = not peaceful and DEEP[place] and _drown(g, stack)
    for one in overboard:
        if drowned:
            _perish(g, one)
        else:
            _come_ashore(g, one, 0 if peaceful else HELD)
    settle(g, place)


def _castaways(g: RomanWorld, host: int, riders: list[int]) -> list[int]:
    """Leaders whose ships were lost go over to others of their power; without any they, and friends aboard, swim."""
    here = stacks_at(g, g.at[host])
    ships = [s for s in here if g.whose[s] == g.whose[host] and has_fleets(g, s)]
    if ships:
        lead_out(g, [leader for leader, where in enumerate(g.leader_in) if where == host], ships[0])
    friends = [s for s in riders if aboard_of(g, s) == NONE]
    return [*([host] if host in g.leader_in and not g.units[host] else []), *friends]


def _perish(g: RomanWorld, stack: int) -> None:
    """5.8l, 18.2e: units drown, and leaders with them."""
    for leader in [leader for leader, where in enumerate(g.leader_in) if where == stack]:
        captive = g.captor[leader] != NOBODY
        g.push(LeaderLost(leader, NOBODY, killed=True, in_battle=False, quietly=captive))
    if g.units[stack]:
        lose(g, stack, g.units[stack], "5.8l")


def _come_ashore(g: RomanWorld, stack: int, held: int) -> None:
    """5.8l: on the land of their hex, or the nearest; captives without guards are free (18.2.1a)."""
    place = g.at[stack]
    shore = place if LAND[place] else nearest_land(place)
    put(g, stack, shore)
    if g.log is not None:
        g.tell("put-ashore", "5.8l", power=power_id(g, g.whose[stack]), place=PLACE_IDS[shore])
    remark(g, stack, g.mark[stack] & ~GUESTS | held)
    rally(g, shore)


def _carriers(g: RomanWorld, host: int, guests: int) -> str:
    """Ruling 5.8k: as many fleets as the guests need, but those that carry their owner's units stay."""
    own = load(without(g.units[host], FLEETS), g.has_rule("31"))
    ships = of(g.units[host], FLEETS)
    needed = min((guests + 1) // 2, fleets(ships) - (own + 1) // 2)
    return ships[len(ships) - needed :]


def _drown(g: RomanWorld, stack: int) -> bool:
    """5.8l: at deep sea a die: on 1 to 3 they are lost."""
    die = roll_for(g, g.whose[stack])
    if g.log is not None:
        g.tell("adrift", "5.8l", power=power_id(g, g.whose[stack]), die=die)
    return die <= DROWNED_UP_TO


def nearest_land(place: int) -> int:
    """5.8l: the closest hex with land, the first of equals."""
    here = HEX[place]
    return min(
        (there for there in range(HEX_COUNT) if LAND[there]), key=lambda there: (GRID.distance(here, there), there)
    )
