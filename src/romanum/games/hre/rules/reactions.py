"""Cards that are played in the middle of an attack (7c): Stipendium, Insidiae and Testudo."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.hre.data.components import CARD, CARDS, FACTIONS, PROVINCES, SIDE_IDS
from romanum.games.hre.data.schema import DefenceBonus, Subsidy
from romanum.games.hre.rules.cards import OneCardWindow, effect, limits
from romanum.games.hre.rules.combat import Battle, call_off, spring_ambush
from romanum.games.hre.state.position import Empire

STIPENDIUM: Final = CARD["stipendium"]
INSIDIAE: Final = CARD["insidiae"]
TESTUDO: Final = CARD["testudo"]


class BattleWindow(OneCardWindow, frozen=True):
    """A card that belongs to the attack about to be fought."""

    ask: ClassVar[str]
    abstract: ClassVar[bool] = True

    def prompt(self, g: Empire, seat: int | None) -> Prompt:
        if seat != self.seat_of(g, self.askers[0]):
            return Prompt("window-others", self.rule, {"faction": FACTIONS[self.askers[0]].id})
        battle = g.running(Battle)
        facts = {
            "faction": FACTIONS[self.askers[0]].id,
            "card": CARDS[self.card].id,
            "side": SIDE_IDS[battle.side],
            "province": PROVINCES[battle.province].id,
        }
        return Prompt(self.ask, self.rule, facts)


class SubsidyWindow(BattleWindow, frozen=True):
    """Stipendium: a Roman attacked by a People pays to be left alone for the turn."""

    card: ClassVar[int] = STIPENDIUM
    ask: ClassVar[str] = "stipendium"

    def forbids(self, g: Empire, asker: int) -> Refusal | None:
        """The price must be there."""
        price = subsidy_price()
        if g.roman_vp[asker] < price:
            return Refusal("G.vp", "too-dear", {"cost": price, "vp": g.roman_vp[asker]})
        return limits(g, asker, self.card)

    def might_react(self, g: Empire, asker: int) -> bool:
        """All can see whether the price is there."""
        return g.roman_vp[asker] >= subsidy_price() and OneCardWindow.might_react(self, g, asker)


class AmbushWindow(BattleWindow, frozen=True):
    """Insidiae: a defender attacked over Difficult Terrain lays an ambush."""

    card: ClassVar[int] = INSIDIAE
    ask: ClassVar[str] = "insidiae"


class TestudoWindow(BattleWindow, frozen=True):
    """Testudo: a Roman attacker strengthens all his attacks on this Province in this Phase."""

    card: ClassVar[int] = TESTUDO
    ask: ClassVar[str] = "testudo"


def subsidy_price() -> int:
    """What Stipendium costs."""
    card = CARDS[STIPENDIUM]
    assert isinstance(card, Subsidy)
    return card.vp


@effect("subsidy")
def subsidise(g: Empire, faction: int, card: int) -> None:
    """The attack is called off, and the People leaves the Faction alone for this turn."""
    price = subsidy_price()
    g.roman_vp[faction] -= price
    g.barbarian_vp[g.active] += price
    g.truce |= 1 << faction
    g.tell("subsidy", "7c", faction=FACTIONS[faction].id, side=SIDE_IDS[g.side], vp=price)
    call_off(g)


@effect("defence_bonus")
def lay_ambush(g: Empire, faction: int, card: int) -> None:
    """Each defending die counts more until this attack ends."""
    struct = CARDS[card]
    assert isinstance(struct, DefenceBonus)
    spring_ambush(g, struct.bonus)


@effect("attack_bonus")
def form_testudo(g: Empire, faction: int, card: int) -> None:
    """Each attack die of the Roman counts more in this Province until the Phase ends."""
    g.testudo |= 1 << g.running(Battle).province
