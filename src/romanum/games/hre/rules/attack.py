"""Chapters 10, 10.5 and 16: declaring an attack, and everything that may come before its dice."""

from __future__ import annotations

from romanum.games.hre.data.components import FIRST_PEOPLE, FIRST_POWER, PROVINCES, SIDE_IDS
from romanum.games.hre.rules.bribery import Bribery
from romanum.games.hre.rules.cards import worth_asking
from romanum.games.hre.rules.combat import NOWHERE, Battle, is_difficult
from romanum.games.hre.rules.conquest import occupy
from romanum.games.hre.rules.reactions import AmbushWindow, BattleWindow, SubsidyWindow, TestudoWindow
from romanum.games.hre.state.actions import SEA
from romanum.games.hre.state.position import VACANT, Empire


def declare_attack(g: Empire, side: int, province: int, origin: int, attackers: int = 1) -> None:
    """10a: Armies of a side fall on a Province held by an enemy; the player's own forces give way (10.5a)."""
    defender = g.holder[province]
    if g.log is not None:
        g.tell(
            "attack", "10a", side=SIDE_IDS[side], province=PROVINCES[province].id,
            enemy=SIDE_IDS[defender] if defender >= 0 else "fort", origin=origin_id(origin), attackers=attackers,
        )  # fmt: skip
    if g.is_own(side, defender):
        sweep_aside(g, side, province, attackers)
        return
    g.push(Battle(side, province, origin, defender, attackers))
    if defender != VACANT:
        before_the_dice(g, side, province, origin, defender)


def origin_id(origin: int) -> str:
    """How the origin of an attack is written."""
    return "sea" if origin == SEA else "within" if origin == NOWHERE else PROVINCES[origin].id


def sweep_aside(g: Empire, side: int, province: int, attackers: int) -> None:
    """10.5: all defenders are eliminated, a Fort falls or changes hands, and nobody scores for a City."""
    defender = g.holder[province]
    g.tell("automatic", "10.5a", side=SIDE_IDS[side], province=PROVINCES[province].id, enemy=SIDE_IDS[defender])
    g.remove(province, g.armies[province])
    occupy(g, side, province, attackers, defender, automatic=True)


def before_the_dice(g: Empire, side: int, province: int, origin: int, defender: int) -> None:
    """7c, 16a: Stipendium, then a bribe, then Insidiae, then Testudo. What is pushed first is asked last."""
    if side < FIRST_PEOPLE and not g.testudo >> province & 1:
        ask(g, TestudoWindow((side,), "attack"))
    if is_difficult(g, province, origin):
        ask(g, AmbushWindow((g.owner(defender),), "attack"))
    if FIRST_PEOPLE <= side < FIRST_POWER and defender < FIRST_PEOPLE:
        if g.bribes and g.roman_vp[defender]:
            g.push(Bribery(defender, g.active, (province,)))
        ask(g, SubsidyWindow((defender,), "attack"))


def ask(g: Empire, window: BattleWindow) -> None:
    """Open a window if it is worth it."""
    if worth_asking(g, window):
        g.open_window(window)
