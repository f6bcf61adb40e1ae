"""Who can come where, with which chance, and what falls: exact dice over the map as it is without anybody on it.

An Army may come over land, land in the Port itself (11.3.3), or land nearby and walk. For each it needs MP, of which a
die and its leader decide (9.1.2a); at sea the weather does too.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from romanum.board.masks import mask
from romanum.engine.dice import FACES
from romanum.engine.memo import Memo
from romanum.games.pax.bots.roads import FAR, MOVES, WALK, by_land, by_sea
from romanum.games.pax.bots.survey import ARMY, DECAY, FORCES, Survey, chance
from romanum.games.pax.bots.worth import Stakes
from romanum.games.pax.data.components import FORTRESS, NONE, PORT, SEA_POINT, SPACE_COUNT, TABLES
from romanum.games.pax.state.forces import towns_of
from romanum.games.pax.state.position import NOBODY, Mediterranean

ASHORE: Final = MOVES.embark + MOVES.sail + MOVES.debark
ASSAULT: Final = MOVES.embark + MOVES.sail + MOVES.debark + MOVES.attack + MOVES.debark
"""11.3.4: MP in hand for a landing against resistance."""
MARCH: Final = 5
"""No Army goes further than so many MP to a Port."""
FAINT: Final = 0.03
"""A smaller chance is none."""
ATTENTION: Final = 0.4
"""How likely it is that of all that an enemy could take he comes for one that is no Capital."""
NEAR: Final = 3
"""MP within which an Army over land is near."""
DECISIVE: Final = 3.0
"""What a Capital counts more whose loss loses the game."""


class Host(NamedTuple):
    """All of a side that stand in one place, as one Army."""

    side: int
    place: int
    bp: int
    tactical: int
    campaign: int


def _hosts(g: Mediterranean) -> list[Host]:
    """The Armies of powers, and of those that serve them."""
    found: list[Host] = []
    for side, forces in Survey(g).of.items():
        if g.patron[side] == NOBODY:
            continue
        together: dict[int, tuple[int, int, int]] = {}
        for _, _, place, bp, tactical, campaign, _ in forces:
            if place in together:
                others, t, c = together[place]
                bp, tactical, campaign = bp + others, max(t, tactical), max(c, campaign)
            together[place] = bp, tactical, campaign
        found += [Host(side, place, *army) for place, army in together.items() if army[0] >= ARMY]
    return found


HOSTS: Final[Memo[Mediterranean, list[Host]]] = Memo(_hosts, *FORCES.facts, "patron")


Approach = tuple[int, float, bool]
"""MP, how likely the sea lets an Army come, and whether it lands where it attacks."""


@lru_cache(None)
def approaches(place: int) -> dict[int, list[Approach]]:
    """By Space: how an Army may come from a place to attack it."""
    found: dict[int, list[Approach]] = {}
    for space, way in enumerate(by_land(place)) if not SEA_POINT[place] else ():
        if way < FAR:
            found.setdefault(space, []).append((way + MOVES.attack, 1.0, False))
    for port, ways in _landings(place).items():
        found.setdefault(port, []).extend([(walk + ASSAULT, hope, True) for walk, hope in ways])
        for space, inland in _inland(port):
            ashore = [(walk + ASHORE + inland + MOVES.attack, hope, False) for walk, hope in ways]
            found.setdefault(space, []).extend(ashore)
    return found


def _landings(place: int) -> dict[int, list[tuple[int, float]]]:
    """By Port: the MP of the walk to where an Army embarks for it, and how likely the sea lets it come.

    Who walks further does so for a safer voyage.
    """
    dry = not SEA_POINT[place]
    harbours = [(by_land(place)[p], p) for p in _ports() if by_land(place)[p] <= MARCH] if dry else [(0, place)]
    found: dict[int, list[tuple[int, float]]] = {}
    for walk, harbour in sorted(harbours):
        for port, danger in by_sea(harbour):
            ways, hope = found.setdefault(port, []), DECAY**danger
            if port != harbour and (not ways or hope > ways[-1][1] + FAINT):
                ways.append((walk, hope))
    return found


@lru_cache(None)
def _inland(port: int) -> tuple[tuple[int, int], ...]:
    """Spaces that are near a Port, and how far they are."""
    return tuple((space, way) for space, way in enumerate(by_land(port)) if 0 < way <= WALK)


@lru_cache(None)
def arrivals(place: int, space: int, campaign: int) -> tuple[tuple[float, bool], ...]:
    """How likely an Army comes from a place to a Space in one move, by land or nearby, and with a landing there."""
    found = [(hope * enough(mp, campaign), lands) for mp, hope, lands in approaches(place).get(space, ())]
    return tuple([max(kind) for kind in ([a for a in found if a[1] == lands] for lands in (False, True)) if kind])


@lru_cache(None)
def _ports() -> tuple[int, ...]:
    return tuple(space for space in range(SPACE_COUNT) if PORT[space])


@lru_cache(None)
def enough(needed: int, campaign: int) -> float:
    """9.1.2a: that a die and the Campaign rating are so many MP.

    >>> enough(4, 4), enough(7, 4), enough(11, 4)
    (1.0, 0.6666666666666666, 0.0)
    """
    return max(0, min(FACES, FACES + 1 + campaign - needed)) / FACES


@lru_cache(1 << 16)
def fall(host: Host, space: int, keepers: int, led: int, walls: int) -> float:
    """The chance that a host comes to a Space in its next move and takes it from so many BP."""
    best = 0.0
    for comes, lands in arrivals(host.place, space, host.campaign):
        if comes > best:
            ground = (TABLES.battle.fortress if FORTRESS[space] else 0) + (TABLES.battle.amphibious if lands else 0)
            best = max(best, comes * chance(host.bp, keepers, host.tactical - led, walls, ground))
    return best


@lru_cache(None)
def _near(place: int) -> int:
    """The Spaces near a place over land, as a mask; none from the sea."""
    return 0 if SEA_POINT[place] else mask([space for space, way in enumerate(by_land(place)) if way <= NEAR])


@lru_cache(1 << 9)
def dangers_from(hosts: tuple[Host, ...]) -> dict[tuple[int, int, int, int], float]:
    """What is known of the danger from some hosts: by Space, the BP and rating of those who keep it, and its walls."""
    return {}


class Dread:
    """What a power may lose by its enemies' next move."""

    def __init__(self, g: Mediterranean, power: int, survey: Survey | None = None) -> None:
        self.g = g
        self.power = power
        friends = g.friendly[power]
        self.survey = survey or Survey(g)
        self.hosts = tuple([host for host in HOSTS.of(g) if not friends >> host.side & 1])
        self.prizes = Stakes(g, power)
        self._dangers = dangers_from(self.hosts)

    def danger(self, space: int, keepers: int, led: int = 0) -> float:
        """The chance that a Space falls to somebody if so many BP keep it."""
        owner = self.g.town_of[space]
        walls = self.g.walls[space] if owner != NOBODY and self.g.friendly[self.power] >> owner & 1 else 0
        key = space, keepers, led, walls
        known = self._dangers.get(key)
        if known is None:
            worst = max([fall(host, *key) for host in self.hosts], default=0.0)
            known = self._dangers[key] = worst if worst > FAINT else 0.0
        return known

    def stake(self, space: int) -> float:
        """What is lost with a Space, as far as somebody may come for it."""
        found = self.prizes.loss(space)
        return found + DECISIVE if self.g.setting.capital_of[space] == self.power else ATTENTION * found

    @cached_property
    def near(self) -> int:
        """Spaces to which an enemy Army is so near over land that it will come, as a mask."""
        found = 0
        for host in self.hosts:
            found |= _near(host.place)
        return found

    def is_near(self, space: int) -> bool:
        """Whether a Space is one of them."""
        return bool(self.near >> space & 1)

    def keepers(self, space: int, besides: int = NONE) -> tuple[int, int]:
        """The BP and the best Tactical rating of friends in a Space, without one stack."""
        friends = self.g.friendly[self.power]
        found = best = 0
        for stack, side, _, bp, tactical, _, _ in self.survey.at.get(space, ()):
            if friends >> side & 1 and stack != besides:
                found += bp
                best = max(best, tactical)
        return found, best

    def kept(self) -> list[int]:
        """Spaces that a power should keep: its Capitals, Cities and Towns."""
        g, holder, power = self.g, self.g.holder, self.power
        wanted = sorted({*towns_of(g, power), *g.setting.capitals[power]})
        return [space for space in wanted if holder[space] == power]


def dreads(g: Mediterranean, power: int) -> list[tuple[int, float, int]]:
    """Spaces in danger: each with its stake, and the BP that keep it."""
    dread = Dread(g, power)
    found = []
    for space in dread.kept():
        bp, led = dread.keepers(space)
        danger = dread.danger(space, bp, led)
        if danger:
            found.append((space, danger * dread.stake(space), bp))
    return found


DREADS: Final[Memo[Mediterranean, list[tuple[int, float, int]]]] = Memo(
    dreads, *FORCES.facts, "patron", "scenario", "wins", "powers", "holder", "lord", "walls", "town_of", "objectives",
    "friendly", each=True,
)  # fmt: skip
