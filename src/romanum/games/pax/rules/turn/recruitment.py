"""Chapters 3.2.F3a and 6.2.1: Recruitment: Land Units or ships, raised at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import COST, GALLEY, NONE, PROVINCE_IDS, SPACES_OF, TABLES
from romanum.games.pax.rules.turn import new_units
from romanum.games.pax.rules.turn.actions import BUILD, MUSTER, RAISE, REBUILD, RECRUIT_LAND, RECRUIT_SHIPS
from romanum.games.pax.rules.turn.grounds import kinds_in, own_provinces, yards
from romanum.games.pax.rules.turn.new_units import Means, means
from romanum.games.pax.state import plans, subjects
from romanum.games.pax.state.actions import DONE
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import pay
from romanum.games.pax.state.steps import PowerChoice, PowerStep


def why_no_recruitment(g: Mediterranean, power: int) -> Refusal | None:
    """Scenarios may limit how often it is done; and something must be there to be raised."""
    most = g.setting.row.recruitments
    if most and g.recruitments[power] >= most:
        return Refusal("3.1", "recruitments-used", {"number": most})
    have = means(g, power)
    if new_units.buildable(g, power, have) or raises_on_land(g, power, have):
        return None
    return Refusal("6.2.1", "nothing-to-raise", {"treasury": have.talents})


class Recruit(PowerChoice, frozen=True):
    """3.2.F3a: Land Units, or Galley Squadrons."""

    rule: ClassVar[str] = "3.2.F3a"
    asks: ClassVar[Asks] = Asks("recruit", subjects.POWER, subjects.TREASURY)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Whatever can be raised."""
        have = means(g, self.power)
        found = [RECRUIT_LAND] if raises_on_land(g, self.power, have) else []
        return [*found, RECRUIT_SHIPS] if new_units.buildable(g, self.power, have) else found

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """The one or the other."""
        g.push(Levy(self.power, NONE) if move == RECRUIT_LAND else Shipyard(self.power))


def land_moves(g: Mediterranean, power: int, province: int, have: Means) -> list[Move]:
    """Units of the Province in which units are raised just now, the other Provinces, and Reduced units."""
    found = new_units.raisable(province, have) if province != NONE else []
    return found + new_units.musters(have, province) + new_units.rebuildable(g, power, have)


def raises_on_land(g: Mediterranean, power: int, have: Means) -> bool:
    """Whether there is a Province in which something can be raised, or a Reduced unit that can be rebuilt."""
    return bool(new_units.musters(have, NONE) or new_units.rebuildable(g, power, have))


class Levy(PowerStep, frozen=True):
    """6.2.1: Land Units, Province by Province, and Reduced ones rebuilt, until he is done."""

    province: int
    rule: ClassVar[str] = "6.2.1"
    stays: ClassVar[bool] = True

    def candidates(self, g: Mediterranean, seat: int) -> Iterable[Move]:
        """Every kind in every Space of the Province, every Province, every Reduced unit."""
        power, have = self.power, means(g, self.power)
        return [
            *land_candidates(g, power, self.province),
            *(REBUILD[kind][at] for kind, at in sorted(set(new_units.reduced_units(have)))),
            DONE,
        ]

    def check(self, g: Mediterranean, seat: int, move: Move) -> Refusal | None:
        """6.2.3 to 6.2.8, 10.6.6."""
        return None if move == DONE else why_not_on_land(g, self.power, move, means(g, self.power))

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [*land_moves(g, self.power, self.province, means(g, self.power)), DONE]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Another Province, or one more unit."""
        if move == DONE:
            g.stack.pop()
        elif move[0] == "muster":
            g.become(Levy(self.power, move[1]))
        elif move[0] == "raise":
            pay(g, self.power, COST[move[1]], "6.2.7", "units")
            new_units.carry_out(g, self.power, plans.Order(plans.RAISE, move[1], move[2], 1))
        else:
            pay(g, self.power, TABLES.costs.rebuild, "10.6.6a", "rebuilding")
            new_units.rebuild(g, self.power, move[1], move[2])

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        province = PROVINCE_IDS[self.province] if self.province != NONE else "nobody"
        facts = {"power": side_id(g, self.power), "province": province, "talents": g.treasury[self.power]}
        return Prompt("levy", self.rule, facts)


def land_candidates(g: Mediterranean, power: int, province: int) -> list[Move]:
    """Every kind in every Space of a Province, and every other Province of the power."""
    found: list[Move] = []
    if province != NONE:
        found += [RAISE[kind][s] for kind in kinds_in(g, power, province) for s in SPACES_OF[province]]
    return [*found, *(MUSTER[p] for p in own_provinces(g, power) if p != province)]


def why_not_on_land(g: Mediterranean, power: int, move: Move, have: Means) -> Refusal | None:
    """Why nothing is raised in a Province, a unit not in a Space, or a Reduced one not rebuilt."""
    if move[0] == "muster":
        if new_units.raises_in(move[1], have):
            return None
        return Refusal("6.2.4", "nothing-here", {"province": PROVINCE_IDS[move[1]]})
    if move[0] == "raise":
        return new_units.why_not_raise(g, power, move[1], move[2], have)
    return new_units.why_not_rebuild(g, power, move[1], move[2], have)


class Shipyard(PowerStep, frozen=True):
    """6.3: Galley Squadrons, Port by Port, until he is done."""

    rule: ClassVar[str] = "6.3a"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("shipyard", subjects.POWER, subjects.TREASURY)

    def candidates(self, g: Mediterranean, seat: int) -> Iterable[Move]:
        """Every Port of his."""
        return [*(BUILD[space] for space in yards(g, self.power)), DONE]

    def check(self, g: Mediterranean, seat: int, move: Move) -> Refusal | None:
        """6.3b."""
        return None if move == DONE else new_units.why_not_build(g, self.power, move[1], means(g, self.power))

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [*new_units.buildable(g, self.power, means(g, self.power)), DONE]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        if move == DONE:
            g.stack.pop()
            return
        pay(g, self.power, COST[GALLEY], self.rule, "ships")
        new_units.carry_out(g, self.power, plans.Order(plans.BUILD, GALLEY, move[1], 1))
