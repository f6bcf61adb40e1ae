"""14.4.2b, 19.3.1, 29.3a, 40.3b: what both sides add before the die falls: militia, leaders, archers, donatives."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.rules.battle.actions import MILITIA, SHOOT
from romanum.games.imperium.rules.battle.allies import HelpersCalled, helpers_for
from romanum.games.imperium.rules.battle.fight import ATTACKER, BATTLEFIELD, DEFENDER, Fight, pair, player_of
from romanum.games.imperium.rules.battle.modifiers import has_advantages, morale_power
from romanum.games.imperium.rules.battle.parties import inside, leaders_among, party, players_of, powers_among, shooters
from romanum.games.imperium.rules.battle.strengths import horse_archers
from romanum.games.imperium.rules.common.donatives import Donatives, can_matter
from romanum.games.imperium.rules.common.leaders import best
from romanum.games.imperium.rules.common.militia import militia_of, use_militia
from romanum.games.imperium.state.actions import LEADER_MOVE, PASS
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice


def prepare(g: RomanWorld, fight: Fight) -> None:
    """Attacker before defender; what is asked first is pushed last."""
    for side in (DEFENDER, ATTACKER):
        player, stacks = player_of(fight, side), party(g, fight, side)
        if has_advantages(g, fight) and bowmen(g, stacks):
            g.push(Archers(player, side))
        choose_leaders(g, fight, side)
        help_ = helpers_for(g, powers_among(g, stacks))
        if help_ != NONE:
            g.push(HelpersCalled(player, side, help_))
        _ask_militia(g, fight, side)


def _ask_militia(g: RomanWorld, fight: Fight, side: int) -> None:
    """29.3a: every player of the side who has militia there is asked, its leader first; of one who sleeps all comes."""
    for player in reversed(players_of(g, fight, side)):
        points = militia_of(g, fight.place, player)
        if points and player != NOBODY:
            g.push(MilitiaCalled(player, side))
        elif points:
            call_militia(g, side, player, points)


class MilitiaCalled(PlayerChoice, frozen=True):
    """29.3a, 29.3b: as many points as he likes of those he has left."""

    side: int
    rule: ClassVar[str] = "29.3a"
    asks: ClassVar[Asks] = Asks("militia", BATTLEFIELD)
    asks_about: ClassVar[str] = "militia"
    decline: ClassVar[Move] = MILITIA[0]

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        fight = g.running(Fight)
        most = militia_of(g, fight.place, self.player)
        return [MILITIA[n] for n in range(min(most, len(MILITIA) - 1), -1, -1)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        call_militia(g, self.side, self.player, move[1])


def call_militia(g: RomanWorld, side: int, player: int, points: int) -> None:
    """29.3a: so many points of a player fight on a side."""
    fight = g.running(Fight)
    use_militia(g, fight.place, player, points)
    g.amend(Fight, militia=pair(fight.militia, side, fight.militia[side] + points))
    if points and g.log is not None:
        g.tell("militia-called", "29.3a", place=PLACE_IDS[fight.place], points=points)


# ---- leaders


def slots(g: RomanWorld, fight: Fight, side: int) -> list[tuple[int, list[int]]]:
    """14.4.2b, 14.4.2c: the parts of a side that have a leader of their own: their place in `Fight.lead`, leaders."""
    stacks = party(g, fight, side)
    if side == ATTACKER:
        return [(0, leaders_among(g, stacks))]
    return [
        (1, leaders_among(g, [s for s in stacks if not g.mark[s] & INSIDE])),
        (2, leaders_among(g, inside(g, stacks))),
    ]


def choose_leaders(g: RomanWorld, fight: Fight, side: int) -> None:
    """The best leads, unless there are several and another is chosen."""
    for slot, leaders in slots(g, fight, side):
        if leaders:
            _lead(g, slot, best(g, leaders))
        if len(leaders) > 1:
            g.push(BattleLeader(player_of(fight, side), side, slot))


def _lead(g: RomanWorld, slot: int, leader: int) -> None:
    one, two, three = changed(g.running(Fight).lead, slot, leader)
    g.amend(Fight, lead=(one, two, three))


class BattleLeader(PlayerChoice, frozen=True):
    """14.4.2b: each player chooses which of his leaders counts; passing leaves it to the best."""

    side: int
    slot: int
    rule: ClassVar[str] = "14.4.2b"
    asks: ClassVar[Asks] = Asks("battle-leader", BATTLEFIELD)
    asks_about: ClassVar[str] = "combat-leader"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The others who are there, on his side of the walls."""
        fight = g.running(Fight)
        listed = leaders_of(g.scenario, g.seats)
        leaders = next(found for slot, found in slots(g, fight, self.side) if slot == self.slot)
        return [PASS, *(LEADER_MOVE[listed[leader]] for leader in leaders if leader != fight.lead[self.slot])]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        if move != PASS:
            _lead(g, self.slot, leader_here(g.setting, move[1]))


def bowmen(g: RomanWorld, stacks: list[int]) -> int:
    """36b, 40.3b: horse archers to decide about."""
    return sum(horse_archers(shooters(g, stack)) for stack in stacks)


class Archers(PlayerChoice, frozen=True):
    """40.3b: how many horse archers shoot; the others count as cavalry."""

    side: int
    rule: ClassVar[str] = "40.3b"
    asks: ClassVar[Asks] = Asks("archers", BATTLEFIELD)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [SHOOT[n] for n in range(bowmen(g, party(g, g.running(Fight), self.side)) + 1)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        g.amend(Fight, archers=pair(g.running(Fight).archers, self.side, move[1]))


# ---- morale


def hearten(g: RomanWorld, fight: Fight) -> None:
    """19.3.1, 19.3.2: whose morale counts is settled; donatives are asked for where one could matter."""
    powers = morale_power(g, fight, ATTACKER), morale_power(g, fight, DEFENDER)
    g.amend(Fight, spirits=powers)
    if g.chief[powers[0]] != NOBODY and can_matter(g, *powers):
        g.push(LandDonatives(g.chief[powers[0]], powers))


class LandDonatives(Donatives, frozen=True):
    """19.3.1b: before a combat on land."""

    def agreed(self, g: RomanWorld) -> None:
        """So much was paid."""
        g.amend(Fight, gifts=self.paid)
