"""Chapters 9.1 to 9.3.2 and 13a: entering the map, and placing Armies one at a time, by land and by sea."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.board.masks import bits
from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Step, Task
from romanum.games.hre.data.components import (
    COAST_MASK,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    NEIGHBOUR_MASK,
    NEIGHBOURS,
    OPEN_MASK,
    PROVINCES,
    ROUGH_MASK,
    SIDE_IDS,
    STARTS,
)
from romanum.games.hre.rules.attack import declare_attack
from romanum.games.hre.rules.combat import NOWHERE, is_difficult, naval_bonus
from romanum.games.hre.rules.conquest import occupy
from romanum.games.hre.rules.forts import fort_places, may_place_fort, raise_fort
from romanum.games.hre.state.actions import ATTACK, DONE, PLACE, RAISE, RETURN, SEA, START, WITHDRAW
from romanum.games.hre.state.active import ActiveStep
from romanum.games.hre.state.position import ALL_PROVINCES, BITS, FULL, INTACT, NONE, VACANT, Empire

NO_HOME: Final = -1
ORIGINS: Final = tuple((*bits(OPEN_MASK[p]), *bits(ROUGH_MASK[p]), SEA) for p in ALL_PROVINCES)
"""From where a Province could be attacked at all, open borders first."""
LANDING: Final = tuple(ATTACK[p][SEA] for p in ALL_PROVINCES)
"""An attack from the sea on each Province."""


# ---- entering the map


def enter_map(g: Empire, side: int, start: int, number: int) -> None:
    """9.2: the first Army goes into the Starting Province, whoever stands there gives way; the others follow."""
    g.push(Place(side, number - 1, start))
    g.push(Arrive(side, start))
    g.push(Displace(start, "9.2b"))


class Displace(Task[Empire], frozen=True):
    """7.2b, 9.2b, 9.3c: Armies in a newcomer's Starting Province withdraw to friends next door or die."""

    province: int
    cited: str
    rule: ClassVar[str] = "9.2b"
    stays: ClassVar[bool] = True

    def run(self, g: Empire) -> None:
        """Ask the owner Army by Army; then any Fort goes."""
        province = self.province
        side = g.holder[province]
        if side == VACANT:
            g.stack.pop()
            if g.fort[province]:
                g.remove_fort(province)
                g.tell("fort-removed", "7.2c" if self.cited == "7.2b" else self.cited, province=PROVINCES[province].id)
        elif not refuges(g, province):
            g.tell(
                "displaced-die",
                self.cited,
                side=SIDE_IDS[side],
                province=PROVINCES[province].id,
                armies=g.armies[province],
            )
            g.remove(province, g.armies[province])
        else:
            g.push(Withdraw(province, self.cited))


def refuges(g: Empire, province: int) -> list[int]:
    """Provinces next door of the same side, with room; Rebel bands have no friends (ruling 7.2b)."""
    side = g.holder[province]
    if side >= FIRST_REBEL:
        return []
    return [q for q in NEIGHBOURS[province] if g.holder[q] == side and g.armies[q] < FULL]


class Withdraw(Step[Empire], frozen=True):
    """The owner of a displaced Army picks where it goes."""

    province: int
    cited: str
    rule: ClassVar[str] = "9.2b"

    def pending(self, g: Empire) -> tuple[int, ...]:
        return (g.seat(g.holder[self.province]),)

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        return WITHDRAW

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """Next door, friendly, with room."""
        q = move[1]
        name = PROVINCES[q].id
        if not NEIGHBOUR_MASK[self.province] >> q & 1:
            return Refusal(self.cited, "not-next-to", {"province": name, "other": PROVINCES[self.province].id})
        if g.holder[q] != g.holder[self.province]:
            return Refusal(self.cited, "not-friendly", {"province": name})
        return Refusal("9.1a", "full", {"province": name, "armies": FULL}) if g.armies[q] >= FULL else None

    def options(self, g: Empire, seat: int) -> list[Move]:
        """The refuges, in map order."""
        return [WITHDRAW[q] for q in sorted(refuges(g, self.province))]

    def take(self, g: Empire, seat: int, move: Move) -> None:
        side = g.holder[self.province]
        g.remove(self.province)
        g.put(side, move[1])
        if g.log is None:
            return
        g.tell(
            "withdraw", self.cited, side=SIDE_IDS[side], province=PROVINCES[self.province].id,
            destination=PROVINCES[move[1]].id,
        )  # fmt: skip

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        facts = {**g.who(g.holder[self.province]), "province": PROVINCES[self.province].id}
        return Prompt("withdraw", self.cited, {**facts, "armies": g.armies[self.province]})


class Arrive(Task[Empire], frozen=True):
    """9.2a, 9.3a: the first Army of a People or Faction stands in its Starting Province."""

    side: int
    province: int
    rule: ClassVar[str] = "9.2a"

    def run(self, g: Empire) -> None:
        """It takes the Province without combat; a Faction brings its first City."""
        occupy(g, self.side, self.province, 1, VACANT)


class ChooseStart(ActiveStep, frozen=True):
    """9.3: on turn one a Faction opens its Phase with a Legion and a City in a free starting Province."""

    rule: ClassVar[str] = "9.3a"

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        """Any Province one might think of."""
        return START

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """One of the four, not yet taken."""
        name = PROVINCES[move[1]].id
        if move[1] not in STARTS:
            return Refusal("9.3a", "no-start", {"province": name, "starts": [PROVINCES[p].id for p in STARTS]})
        if move[1] in g.start:
            return Refusal("9.3b", "start-taken", {"province": name, "faction": FACTIONS[g.start.index(move[1])].id})
        return None

    def options(self, g: Empire, seat: int) -> list[Move]:
        """Those of the four that are free, in map order."""
        return [START[p] for p in sorted(STARTS) if p not in g.start]

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """Whoever stands there gives way (9.3c)."""
        province = move[1]
        g.start[g.active] = province
        g.tell("start", "9.3a", faction=FACTIONS[g.active].id, province=PROVINCES[province].id)
        g.push(FoundFirstCity(province))
        g.push(Displace(province, "9.3c"))

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        free = [PROVINCES[p].id for p in STARTS if p not in g.start]
        return Prompt("start", self.rule, {"faction": FACTIONS[g.active].id, "starts": free})


class FoundFirstCity(Task[Empire], frozen=True):
    """9.3a: the first Legion and the free City."""

    province: int
    rule: ClassVar[str] = "9.3a"

    def run(self, g: Empire) -> None:
        """Put both on the map."""
        g.put(g.active, self.province)
        g.city[self.province] = INTACT
        g.tell("first-city", "9.3a", faction=FACTIONS[g.active].id, province=PROVINCES[self.province].id)


# ---- placing


class Place(ActiveStep, frozen=True):
    """9: the Active Player places Armies one at a time; an Army that meets an enemy fights at once.

    `home` is the Starting Province, from which Barbarians, Kingdoms and Tribes may always spread (9.2.2a).
    """

    side: int
    left: int
    home: int = NO_HOME
    rule: ClassVar[str] = "9a"
    stays: ClassVar[bool] = True

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        """Every Province to place, attack from every side, return or raise a Fort in."""
        attacks = [ATTACK[p][q] for p in ALL_PROVINCES for q in ORIGINS[p]]
        return (*PLACE, *attacks, *RETURN, *RAISE, DONE)

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """Reach, stacking, enemies and truces."""
        verb = move[0]
        if verb == "done":
            return None
        if verb == "raise":
            return may_place_fort(g, self.side, move[1]) if self.side < FIRST_PEOPLE else Refusal("8.2f", "only-romans")
        if not self.left:
            return Refusal("9a", "none-left")
        homeless = self.is_homeless(g)
        if verb == "return":
            return self.may_return(g, move[1]) if homeless else Refusal("13a", "has-legions")
        if homeless:
            return Refusal("13a", "must-return")
        return self.may_place(g, move[1]) if verb == "place" else self.may_attack(g, move[1], move[2])

    def options(self, g: Empire, seat: int) -> list[Move]:
        """The same as filtering all candidates, by masks of what can be reached."""
        side, holder, armies, fort = self.side, g.holder, g.armies, g.fort
        if not self.left:
            return [*fort_places(g, side), DONE] if side < FIRST_PEOPLE else [DONE]
        own = [p for p, h in enumerate(holder) if h == side]
        if not own and side < FIRST_PEOPLE:
            return [RETURN[p] for p in return_places(g)] + [DONE]
        bases = own if self.home < 0 or self.home in own else [*own, self.home]
        near = far = held = 0
        for p in own:
            near |= OPEN_MASK[p]
            far |= ROUGH_MASK[p]
            held |= BITS[p]
        if len(bases) > len(own):
            near |= OPEN_MASK[self.home]
            far |= ROUGH_MASK[self.home]
        roman = side < FIRST_PEOPLE
        sea = COAST_MASK if roman and held & COAST_MASK else 0
        land = near | far
        spared = g.promised(side) | (g.truce if FIRST_PEOPLE <= side < FIRST_POWER else 0)
        places: list[Move] = []
        attacks: list[Move] = []
        for p in bits(land | sea | held):
            h = holder[p]
            if h == side:
                if armies[p] < FULL:
                    places.append(PLACE[p])
            elif h < 0 and (roman or not fort[p]):
                places.append(PLACE[p])
            elif spared and 0 <= h < FIRST_PEOPLE and spared >> h & 1:
                continue
            elif not land >> p & 1:
                attacks.append(LANDING[p])
            else:
                self.add_attacks(g, p, bases, near >> p & 1, far >> p & 1, sea >> p & 1, attacks)
        if roman and g.forts_ready[side]:
            return [*places, *attacks, *fort_places(g, side), DONE]
        places += attacks
        places.append(DONE)
        return places

    def add_attacks(
        self, g: Empire, p: int, bases: list[int], near: int, far: int, sea: int, attacks: list[Move]
    ) -> None:
        """10.2c: one attack for each different defence that the origins lead to."""
        row, h = ATTACK[p], g.holder[p]
        if near:
            attacks.append(row[_first(bases, OPEN_MASK[p])])
        if not far and not sea:
            return
        own = 0 <= h < FIRST_REBEL and g.is_own(self.side, h)
        open_sea = sea and g.classis and not near
        if own and near:
            return
        if far and not (own and open_sea):
            attacks.append(row[_first(bases, ROUGH_MASK[p])])
        if open_sea or (sea and not g.classis and (not far or (not own and naval_bonus(g, h, SEA)))):
            attacks.append(row[SEA])

    def is_homeless(self, g: Empire) -> bool:
        """13a: a Faction without a Legion on the map."""
        return self.side < FIRST_PEOPLE and self.side not in g.holder

    def reaches(self, g: Empire, province: int) -> Refusal | None:
        """9.2.2a, 9.3.1a, 9.3.2a: next to an Army of the side or to its home, or over the sea."""
        bases = NEIGHBOUR_MASK[province] | 1 << province
        if any(bases >> p & 1 and g.holder[p] == self.side for p in ALL_PROVINCES):
            return None
        if self.home >= 0 and NEIGHBOUR_MASK[self.home] >> province & 1:
            return None
        name = PROVINCES[province].id
        if self.side >= FIRST_PEOPLE:
            return Refusal("9.2.2a", "out-of-reach", {"province": name, "side": SIDE_IDS[self.side]})
        return self.sails(g, province)

    def sails(self, g: Empire, province: int) -> Refusal | None:
        """9.3.2a: from any coast of the Faction to any coast of the same sea."""
        name = PROVINCES[province].id
        if self.side >= FIRST_PEOPLE:
            return Refusal("9.3.2a", "no-ships", {"side": SIDE_IDS[self.side]})
        if not COAST_MASK >> province & 1:
            return Refusal("9.3.1a", "out-of-reach", {"province": name, "side": SIDE_IDS[self.side]})
        if not any(COAST_MASK >> p & 1 for p in g.provinces_of(self.side)):
            return Refusal("9.3.2a", "no-port", {"province": name})
        return None

    def may_place(self, g: Empire, province: int) -> Refusal | None:
        """9.1a: into a Province of the side with room, or a vacant one; a lone Fort stops Barbarians (10.4f)."""
        refusal = self.reaches(g, province)
        if refusal:
            return refusal
        name, holder = PROVINCES[province].id, g.holder[province]
        if holder == self.side:
            return Refusal("9.1a", "full", {"province": name, "armies": FULL}) if g.armies[province] >= FULL else None
        if holder != VACANT:
            rule = "9.3.1b" if self.side < FIRST_PEOPLE else "9.2.2b"
            return Refusal(rule, "must-attack", {"province": name, "enemy": SIDE_IDS[holder]})
        if self.side >= FIRST_PEOPLE and g.fort[province]:
            return Refusal("10.4f", "must-attack", {"province": name, "enemy": "fort"})
        return None

    def may_attack(self, g: Empire, province: int, origin: int) -> Refusal | None:
        """10: an enemy Army or, for Barbarians, a lone Fort, over a border that the side can cross."""
        name, holder = PROVINCES[province].id, g.holder[province]
        if holder == self.side or (holder == VACANT and (self.side < FIRST_PEOPLE or not g.fort[province])):
            return Refusal("10a", "no-enemy", {"province": name})
        if origin == SEA:
            refusal = self.sails(g, province)
        elif g.holder[origin] != self.side and origin != self.home:
            refusal = Refusal("10.2c", "not-from", {"origin": PROVINCES[origin].id, "side": SIDE_IDS[self.side]})
        else:
            refusal = None
        if refusal:
            return refusal
        refusal = self.is_bound(g, holder)
        if refusal:
            return refusal
        best = self.same_defence(g, province, origin)
        if best != origin:
            other = "sea" if best == SEA else PROVINCES[best].id
            return Refusal("10.2c", "same-defence", {"province": name, "other": other})
        return None

    def is_bound(self, g: Empire, holder: int) -> Refusal | None:
        """16b, Stipendium: a Faction whose points were taken is left alone this turn."""
        if not 0 <= holder < FIRST_PEOPLE:
            return None
        if g.promised(self.side) >> holder & 1:
            return Refusal("16b", "promised", {"faction": FACTIONS[holder].id})
        if FIRST_PEOPLE <= self.side < FIRST_POWER and g.truce >> holder & 1:
            return Refusal("7c", "truce", {"side": SIDE_IDS[self.side], "faction": FACTIONS[holder].id})
        return None

    def same_defence(self, g: Empire, province: int, origin: int) -> int:
        """The first origin from which the defence would be the same: it stands for all of them."""
        holder = g.holder[province]

        def defence(q: int) -> tuple[bool, int]:
            return is_difficult(g, province, q), naval_bonus(g, holder, q)

        wanted = defence(origin)
        bases = [q for q in ALL_PROVINCES if g.holder[q] == self.side and NEIGHBOUR_MASK[province] >> q & 1]
        if self.home >= 0 and self.home not in bases and NEIGHBOUR_MASK[province] >> self.home & 1:
            bases.append(self.home)
        if self.sails(g, province) is None:
            bases.append(SEA)
        if g.is_own(self.side, holder):
            return min(bases, key=lambda q: (*defence(q), q == SEA))
        return next(q for q in bases if defence(q) == wanted)

    def may_return(self, g: Empire, province: int) -> Refusal | None:
        """13a: the best kind of Province there is."""
        places = return_places(g)
        if province in places:
            return None
        refusal = self.is_bound(g, g.holder[province])
        if refusal:
            return refusal
        return Refusal("13a", "not-return", {"places": [PROVINCES[p].id for p in places]})

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """Place, attack, raise a Fort, or stop."""
        verb = move[0]
        if verb == "done":
            g.stack.pop()
            if self.left and g.log is not None:
                g.tell("unplaced", "9a", side=SIDE_IDS[self.side], armies=self.left)
            return
        province = move[1]
        if verb == "raise":
            raise_fort(g, self.side, province)
            return
        g.become(Place(self.side, self.left - 1, self.home))
        if verb == "attack":
            declare_attack(g, self.side, province, move[2])
        elif g.holder[province] == self.side:
            g.armies[province] += 1
            if g.log is not None:
                g.tell("place", "9a", side=SIDE_IDS[self.side], province=PROVINCES[province].id)
        elif g.holder[province] == VACANT:
            occupy(g, self.side, province, 1, VACANT)
        else:
            declare_attack(g, self.side, province, NOWHERE)

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        """How many Armies and Forts are left."""
        forts = g.forts_ready[self.side] if self.side < FIRST_PEOPLE else 0
        return Prompt("place", self.rule, {**g.who(self.side), "left": self.left, "forts": forts})


def _first(bases: list[int], border: int) -> int:
    """The first base from which a border is crossed."""
    for q in bases:
        if border >> q & 1:
            return q
    raise ValueError("no base at that border")


def return_places(g: Empire) -> list[int]:
    """13a: Provinces with only a Fort; else vacant ones next to a Roman Province; else Roman ones to be attacked.

    Ruling: if there is no Roman Province at all, the Faction returns to its Starting Province. Nowhere does it attack
    a Faction to which it has promised peace (16b).
    """
    faction = g.active
    forts = [p for p in ALL_PROVINCES if g.holder[p] == VACANT and g.fort[p]]
    if forts:
        return forts
    roman = [p for p in ALL_PROVINCES if 0 <= g.holder[p] < FIRST_PEOPLE]
    beside = 0
    for p in roman:
        beside |= NEIGHBOUR_MASK[p]
    vacant = [p for p in ALL_PROVINCES if g.holder[p] == VACANT and beside >> p & 1]
    if vacant:
        return vacant
    others = roman or ([g.start[faction]] if g.start[faction] != NONE else list(STARTS))
    spared = g.promised(faction)
    return [p for p in others if not 0 <= g.holder[p] < FIRST_PEOPLE or not spared >> g.holder[p] & 1]
