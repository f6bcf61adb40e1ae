"""Chapters 16.2 and 17.2: what an Event marker and a card have in common: harvests, disease, revenues."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from romanum.board.masks import bits
from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.games.pax.data.components import CAMPAIGN, HARVEST, LEADER_IDS, TABLES, TACTICAL, TERRITORY_IDS
from romanum.games.pax.state.actions import LEADER_MOVE
from romanum.games.pax.state.control import territory_lord
from romanum.games.pax.state.errands import Disease, Harvest, Revenues
from romanum.games.pax.state.leaders import kill, leaders_of
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import shift_stability
from romanum.games.pax.state.steps import PowerChoice

NUMBERS: Final = TABLES.events

# ---- harvests and famine


@carries_out(Harvest)
def harvest(errand: Harvest, g: Mediterranean) -> None:
    """16.2-HARVEST, 17.2-BOUNTEOUS-HARVESTS, 17.2-FAMINE-AND-DROUGHT: nothing where nobody Controls the Territory."""
    dice = [g.dice.roll()]
    territory, by = HARVEST[dice[0] - 1], errand.by
    if not by:
        dice.append(g.dice.roll())
        by = -NUMBERS.harvest if dice[1] % 2 else NUMBERS.harvest
    rule = harvest_rule(g, by)
    spared = TERRITORY_IDS[territory] in g.setting.row.no_harvest
    lord = NOBODY if spared else territory_lord(g, territory)
    if g.log is not None:
        name = side_id(g, lord) if lord != NOBODY else "nobody"
        land = TERRITORY_IDS[territory]
        g.tell("harvest", rule, power=side_id(g, errand.power), dice=dice, territory=land, lord=name, good=by > 0)
    if lord != NOBODY:
        shift_stability(g, lord, by, rule, "harvest" if by > 0 else "famine")


def harvest_rule(g: Mediterranean, by: int) -> str:
    """By a marker, or by one of two cards."""
    if not g.advanced:
        return "16.2-HARVEST"
    return "17.2-BOUNTEOUS-HARVESTS" if by > 0 else "17.2-FAMINE-AND-DROUGHT"


# ---- disease


@carries_out(Disease)
def disease(errand: Disease, g: Mediterranean) -> None:
    """16.2-DISEASE: if he has any leader on the map."""
    if leaders_of(g, errand.power):
        g.push(Sickbed(errand.power))
    else:
        g.tell("nothing-happens", disease_rule(g), event="disease")


def disease_rule(g: Mediterranean) -> str:
    """By a marker or a card."""
    return "17.2-DISEASE" if g.advanced else "16.2-DISEASE"


def best_leaders(g: Mediterranean, power: int) -> list[int]:
    """16.2-DISEASE: those with the highest sum of ratings."""
    own = leaders_of(g, power)
    most = max(TACTICAL[leader] + CAMPAIGN[leader] for leader in own)
    return [leader for leader in own if TACTICAL[leader] + CAMPAIGN[leader] == most]


class Sickbed(PowerChoice, frozen=True):
    """16.2-DISEASE, 17.2-DISEASE: of those tied for the best, whom it takes; he is named before the die (ruling)."""

    rule: ClassVar[str] = "16.2-DISEASE"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [LEADER_MOVE[leader] for leader in best_leaders(g, self.power)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """16.2-DISEASE: up to his Campaign rating he dies; by the card, below it (17.2-DISEASE)."""
        leader, die = move[1], g.dice.roll()
        needed = CAMPAIGN[leader] - 1 if g.advanced else CAMPAIGN[leader]
        rule = disease_rule(g)
        name = LEADER_IDS[leader]
        facts: dict[str, Any] = {"power": side_id(g, self.power), "leader": name, "die": die, "needed": needed}
        g.tell("disease", rule, **facts, dies=die <= needed)
        if die <= needed:
            kill(g, leader, rule)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("disease", disease_rule(g), {"power": side_id(g, self.power)})


# ---- revenues


@carries_out(Revenues)
def revenues(errand: Revenues, g: Mediterranean) -> None:
    """16.2-REVENUES, 17.2-REVENUES-AND-STABILITY: below 3T one less, above 12T one more."""
    rule = "17.2-REVENUES-AND-STABILITY" if g.advanced else "16.2-REVENUES"
    for power in bits(errand.powers):
        talents = g.treasury[power]
        by = (talents > NUMBERS.rich) - (talents < NUMBERS.poor)
        shift_stability(g, power, by, rule, "rich" if by > 0 else "poor")
