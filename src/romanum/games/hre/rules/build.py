"""Chapter 8: building. Barbarians fill up to their chart strength; Romans pay with Roman VP."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.hre.data.components import (
    BARBARIANS,
    COUNTERS,
    EMPERORS,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_REBEL,
    NEIGHBOUR_MASK,
    PROVINCES,
    SIDE_IDS,
)
from romanum.games.hre.rules.forts import fort_room, may_place_fort, raise_fort
from romanum.games.hre.rules.placement import Place, enter_map
from romanum.games.hre.state.actions import BRIBE, BUY_FORT, DONE, FORTIFY, LIFT, RAISE, RECRUIT, REPAIR
from romanum.games.hre.state.active import ActiveStep
from romanum.games.hre.state.position import FORT, FORTRESS, INTACT, LOOTED, NO_CITY, Empire

RECRUIT_COST: Final = (0, 2, 2, 2, 3, 3, 3, 3)
"""8.2.1a: by turn."""
BRIBE_COST: Final = 2
FORT_COST: Final = 1
FORTRESS_COST: Final = 1
REPAIR_COST: Final = 1
STARTING_FORTS: Final = 1


# ---- Barbarians


def barbarian_build(g: Empire) -> None:
    """8.1: a People receives the Armies it lacks to this turn's strength; then it lifts, places and fights."""
    entry = BARBARIANS[g.turn - 1][g.barbarian_token[g.active] - 1]
    on_map = g.armies_of(g.side)
    new = max(0, entry.strength - on_map)
    if g.log is not None:
        g.tell("barbarian-build", "8.1b" if on_map else "8.1a", people=_people(g), new=new, strength=entry.strength)
    if on_map == 0:
        enter_map(g, g.side, entry.start, new)
    else:
        g.push(LiftBarbarians(new))


def _people(g: Empire) -> str:
    return SIDE_IDS[g.side]


class LiftBarbarians(ActiveStep, frozen=True):
    """9.2.1: before the first placement any Armies of the People may be lifted; emptied Provinces are nobody's."""

    pool: int
    rule: ClassVar[str] = "9.2.1a"

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        """Lift an Army anywhere, or go on to placement."""
        return (*LIFT, DONE)

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """Only this People's Armies, and only if it began the Game Turn on the map."""
        if move == DONE:
            return None
        if g.holder[move[1]] != g.side:
            return Refusal("9.2.1a", "not-yours", {"province": PROVINCES[move[1]].id, "side": _people(g)})
        if not g.people_began[g.side - FIRST_PEOPLE]:
            return Refusal("9.2.1a", "not-at-start", {"side": _people(g)})
        return None

    def options(self, g: Empire, seat: int) -> list[Move]:
        """The People's Provinces, then going on."""
        if not g.people_began[g.side - FIRST_PEOPLE]:
            return [DONE]
        return [LIFT[p] for p in g.provinces_of(g.side)] + [DONE]

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """Lift one Army, or begin to place."""
        if move == DONE:
            entry = BARBARIANS[g.turn - 1][g.barbarian_token[g.active] - 1]
            g.push(Place(g.side, self.pool, entry.start))
            return
        g.remove(move[1])
        if g.log is not None:
            g.tell("lift", "9.2.1b", side=_people(g), province=PROVINCES[move[1]].id)
        g.push(LiftBarbarians(self.pool + 1))

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        return Prompt("lift", self.rule, {"faction": FACTIONS[g.active].id, "side": _people(g), "pool": self.pool})


# ---- Romans


def roman_build(g: Empire) -> None:
    """8.2: the first turn's allotment, or the free Legions of the Emperor and what the Faction wants to buy."""
    faction = g.side
    bonus = EMPERORS[g.turn - 1][g.emperor_token[faction] - 1].legions
    if g.turn == 1:
        g.forts_ready[faction] += STARTING_FORTS
        legions = min(g.legion_cap + bonus - 1, free_legions(g, 0))
        g.extra_legions += bonus
        g.tell("roman-start", "8.2a", faction=FACTIONS[faction].id, legions=legions + 1, forts=STARTING_FORTS)
        g.push(Place(faction, legions + _auxiliaries(g, legions)))
        return
    bonus = min(bonus, free_legions(g, 0)) if bonus else 0
    if bonus:
        g.extra_legions += bonus
        g.tell("emperor-legions", "5.3d", faction=FACTIONS[faction].id, legions=bonus)
    g.push(Build(bonus + _auxiliaries(g, bonus)))


def _auxiliaries(g: Empire, pool: int) -> int:
    """The extra Legions of the Auxilia card, as far as there are counters."""
    if not g.auxilia:
        return 0
    hired = min(g.auxilia, free_legions(g, pool))
    g.auxilia = hired
    g.extra_legions += hired
    return hired


def free_legions(g: Empire, pool: int) -> int:
    """8a: Legion counters that are neither on the map, nor in rebellion, nor waiting to be placed."""
    return COUNTERS.legions - g.armies_of(g.side) - g.legions_in_rebellion(g.side) - pool


class Build(ActiveStep, frozen=True):
    """8.2: recruit, bribe Rebels, build and upgrade Forts, repair Cities, lift Legions, in any order."""

    pool: int
    rule: ClassVar[str] = "8.2b"
    stays: ClassVar[bool] = True

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        """Everything in the price list, everywhere."""
        return (RECRUIT, BUY_FORT, *RAISE, *FORTIFY, *REPAIR, *BRIBE, *LIFT, DONE)

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """Each kind of building has its own rules."""
        verb = move[0]
        if verb == "done":
            return None
        if verb == "recruit":
            return self.may_recruit(g)
        if verb == "buy-fort":
            return self.may_buy_fort(g)
        if verb == "raise":
            return may_place_fort(g, g.side, move[1])
        if verb == "fortify":
            return self.may_fortify(g, move[1])
        if verb == "repair":
            return self.may_repair(g, move[1])
        return self.may_bribe(g, move[1]) if verb == "bribe" else self.may_lift(g, move[1])

    def options(self, g: Empire, seat: int) -> list[Move]:
        """The same, looking only at Provinces where something can be done."""
        side, vp, armies, fort = g.side, g.roman_vp[g.side], g.armies, g.fort
        own = g.provinces_of(side)
        moves: list[Move] = []
        if vp >= self.recruit_cost(g) and self.too_many(g, sum([armies[p] for p in own])) is None:
            moves.append(RECRUIT)
        open_places = [p for p in own if not fort[p]]
        if self.no_fort_to_buy(g, self.pool + len(open_places)) is None:
            moves.append(BUY_FORT)
        if g.forts_ready[side]:
            moves += [RAISE[p] for p in open_places]
        if vp >= FORTRESS_COST and len(open_places) < len(own):
            moves += [FORTIFY[p] for p in own if fort[p] == FORT and self.may_fortify(g, p) is None]
        if vp >= REPAIR_COST:
            city = g.city
            moves += [REPAIR[p] for p in own if city[p] == LOOTED]
        if vp >= BRIBE_COST:
            moves += self.bribes(g, own)
        if len(own) > 1 or (own and armies[own[0]] > 1):
            moves += [LIFT[p] for p in own if armies[p] > 1 or fort[p]]
        moves.append(DONE)
        return moves

    def bribes(self, g: Empire, own: list[int]) -> list[Move]:
        """Rebels next door who can be bribed."""
        rebels = [p for p, holder in enumerate(g.holder) if holder >= FIRST_REBEL]
        if not rebels:
            return []
        near = 0
        for p in own:
            near |= NEIGHBOUR_MASK[p]
        return [BRIBE[p] for p in rebels if near >> p & 1 and self.may_bribe(g, p) is None]

    def recruit_cost(self, g: Empire) -> int:
        """8.2.1a, less the reduction of Donativum."""
        return RECRUIT_COST[g.turn] - (g.discount if g.discounts else 0)

    def may_recruit(self, g: Empire) -> Refusal | None:
        """8.2.1, 8.2c: price, cap and counters."""
        cost, vp = self.recruit_cost(g), g.roman_vp[g.side]
        if vp < cost:
            return Refusal("8.2.1a", "too-dear", {"cost": cost, "vp": vp})
        return self.too_many(g, g.armies_of(g.side))

    def too_many(self, g: Empire, on_map: int) -> Refusal | None:
        """8.2c, 8.2.1b, 8a: why no Legion may be added to those on the map; None if one may."""
        rebels = g.legions_in_rebellion(g.side)
        in_play = on_map + self.pool
        if in_play + rebels - g.extra_legions >= g.legion_cap:
            rule = "8.2.1b" if rebels and in_play - g.extra_legions < g.legion_cap else "8.2c"
            return Refusal(rule, "legion-cap", {"legions": in_play, "rebels": rebels, "cap": g.legion_cap})
        if in_play + rebels >= COUNTERS.legions:
            return Refusal("8a", "no-legions", {"counters": COUNTERS.legions})
        return None

    def may_buy_fort(self, g: Empire) -> Refusal | None:
        """8.2.3a, 8.2f: price, counters, and a Province where it could be placed in this Phase."""
        return self.no_fort_to_buy(g, fort_room(g, g.side, self.pool))

    def no_fort_to_buy(self, g: Empire, room: int) -> Refusal | None:
        """The same, where it is known how many could be placed."""
        if g.roman_vp[g.side] < FORT_COST:
            return Refusal("8.2.3a", "too-dear", {"cost": FORT_COST, "vp": g.roman_vp[g.side]})
        if g.forts_in_use() >= COUNTERS.forts:
            return Refusal("8a", "no-forts", {"counters": COUNTERS.forts})
        if g.forts_ready[g.side] >= room:
            return Refusal("8.2f", "no-room-for-forts", {"forts": g.forts_ready[g.side], "room": room})
        return None

    def may_fortify(self, g: Empire, province: int) -> Refusal | None:
        """8.2.3c, 8.2.3d: an older Fort beside a City."""
        name = PROVINCES[province].id
        if g.holder[province] != g.side:
            return Refusal("8.2.3a", "not-controlled", {"province": name})
        if g.fort[province] != FORT:
            return Refusal("8.2.3c", "no-fort-here", {"province": name})
        if g.fort_turn[province] == g.turn:
            return Refusal("8.2.3c", "fort-too-new", {"province": name, "turn": g.turn})
        if g.city[province] == NO_CITY:
            return Refusal("8.2.3d", "no-city", {"province": name})
        if g.roman_vp[g.side] < FORTRESS_COST:
            return Refusal("8.2.3c", "too-dear", {"cost": FORTRESS_COST, "vp": g.roman_vp[g.side]})
        if g.fort.count(FORTRESS) >= COUNTERS.fortresses:
            return Refusal("8a", "no-fortresses", {"counters": COUNTERS.fortresses})
        return None

    def may_repair(self, g: Empire, province: int) -> Refusal | None:
        """8.2.4: a looted City in a Province of the Faction."""
        name = PROVINCES[province].id
        if g.holder[province] != g.side:
            return Refusal("8.2.4", "not-controlled", {"province": name})
        if g.city[province] != LOOTED:
            return Refusal("8.2.4", "not-looted", {"province": name})
        if g.roman_vp[g.side] < REPAIR_COST:
            return Refusal("8.2.4", "too-dear", {"cost": REPAIR_COST, "vp": g.roman_vp[g.side]})
        return None

    def may_bribe(self, g: Empire, province: int) -> Refusal | None:
        """8.2.2: all Rebels of a Province next to one of the Faction's, for counters and VP enough."""
        name = PROVINCES[province].id
        if g.holder[province] < FIRST_REBEL:
            return Refusal("8.2.2a", "no-rebels", {"province": name})
        near = NEIGHBOUR_MASK[province]
        if not any(near >> p & 1 for p in g.provinces_of(g.side)):
            return Refusal("8.2.2a", "not-adjacent", {"province": name})
        number = g.armies[province]
        if g.roman_vp[g.side] < BRIBE_COST * number:
            return Refusal("8.2.2a", "too-dear", {"cost": BRIBE_COST * number, "vp": g.roman_vp[g.side]})
        freed = number if g.rebel_origin[province] == g.side else 0
        if free_legions(g, self.pool) + freed < number:
            return Refusal("8.2.2b", "no-legions", {"counters": COUNTERS.legions})
        return None

    def may_lift(self, g: Empire, province: int) -> Refusal | None:
        """8.2e: one Legion or a Fort has to stay."""
        if g.holder[province] != g.side:
            return Refusal("8.2d", "not-yours", {"province": PROVINCES[province].id, "side": FACTIONS[g.side].id})
        if g.armies[province] == 1 and not g.fort[province]:
            return Refusal("8.2e", "would-empty", {"province": PROVINCES[province].id})
        if g.armies_of(g.side) == 1:
            return Refusal("8.2e", "last-legion", {"province": PROVINCES[province].id})
        return None

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """Pay and build, or go on to placement."""
        verb, side = move[0], g.side
        faction = FACTIONS[side].id
        if verb == "done":
            g.become(Place(side, self.pool))
        elif verb == "recruit":
            cost = self.recruit_cost(g)
            g.roman_vp[side] -= cost
            g.discounts = max(0, g.discounts - 1)
            g.become(Build(self.pool + 1))
            if g.log is not None:
                g.tell("recruit", "8.2.1a", faction=faction, cost=cost)
        elif verb == "lift":
            g.remove(move[1])
            g.become(Build(self.pool + 1))
            if g.log is not None:
                g.tell("lift", "8.2d", side=faction, province=PROVINCES[move[1]].id)
        elif verb == "buy-fort":
            g.roman_vp[side] -= FORT_COST
            g.forts_ready[side] += 1
            g.tell("buy-fort", "8.2.3a", faction=faction, cost=FORT_COST)
        elif verb == "raise":
            raise_fort(g, side, move[1])
        else:
            self.improve(g, verb, move[1])

    def improve(self, g: Empire, verb: str, province: int) -> None:
        """8.2.2 to 8.2.4: bribe Rebels, make a Fort a Fortress, repair a City."""
        side = g.side
        facts: dict[str, Any] = {"faction": FACTIONS[side].id, "province": PROVINCES[province].id}
        if verb == "fortify":
            g.roman_vp[side] -= FORTRESS_COST
            g.fort[province] = FORTRESS
            g.tell("fortify", "8.2.3c", cost=FORTRESS_COST, **facts)
        elif verb == "repair":
            g.roman_vp[side] -= REPAIR_COST
            g.city[province] = INTACT
            g.tell("repair", "8.2.4", cost=REPAIR_COST, **facts)
        else:
            number = g.armies[province]
            g.roman_vp[side] -= BRIBE_COST * number
            g.remove(province, number)
            g.put(side, province, number)
            g.extra_legions += number
            if g.fort[province]:
                g.fort_owner[province] = side
            g.tell("bribe", "8.2.2b", cost=BRIBE_COST * number, number=number, **facts)

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        facts = {
            "faction": FACTIONS[g.side].id,
            "vp": g.roman_vp[g.side],
            "pool": self.pool,
            "cost": self.recruit_cost(g),
            "forts": g.forts_ready[g.side],
        }
        return Prompt("build", self.rule, facts)
