"""Odds, exactly: of an attack (10, 5.3, 9.3.2), which bots reckon with too, and of what looting brings (12, 15)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.odds import Armies, Distribution, Modifier, Odds, Ties, chain, duel, win_chance
from romanum.games.hre.data.components import FIRST_PEOPLE
from romanum.games.hre.rules.combat import NOWHERE, ORDINARY_DICE, Battle, emperor_dies
from romanum.games.hre.rules.conquest import Loot, loot_dice, takes_forts
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.state.position import VACANT, Empire

Terms = tuple[int, int, int, int, Ties]
"""Of a round: the dice of both sides, what each adds to them, and who wins a tie."""
REMEMBERED: Final = 4096
"""So many rounds and fights are remembered: the same ones are asked about again and again."""


def round_chance(g: Empire, side: int, province: int, origin: int) -> float:
    """The chance that an attacking Army wins one round: the full reckoning that the bots' quick one is held against."""
    return float(win_chance(*Battle(side, province, origin, g.holder[province]).contest(g)))


def strength(g: Empire, side: int, province: int) -> int:
    """How many rounds an attacker must win: the Armies, and for those who do not take Forts the lone Fort too."""
    return g.armies[province] + (1 if g.fort[province] and not takes_forts(side) else 0)


def _imperial_round(terms: Terms, without: Fraction) -> Distribution[tuple[bool, bool]]:
    """5.3b: a round with the extra die: whether the attacker wins, and whether the Emperor lives.

    Three equal dice that tie kill him too, and the tie is rolled again with the chance that is left `without` him.
    """
    attack_dice, defence_dice, attack, defence, ties = terms
    decided = {"attacker": 1, "defender": -1, "reroll": 0}[ties]

    def outcome(dice: tuple[int, ...], die: int) -> tuple[int, bool]:
        return dice[0] + attack - die - defence or decided, dice[0] != dice[-1]

    def settle(rolled: tuple[int, bool]) -> Distribution[tuple[bool, bool]]:
        margin, lives = rolled
        if margin:
            return Distribution.certain((margin > 0, lives))
        return Distribution({(True, False): without, (False, False): 1 - without})

    rolls = Distribution.pool(attack_dice).combine(Distribution.keep_highest(defence_dice), outcome)
    return rolls.reroll_while(lambda rolled: rolled == (0, True)).then(settle)


def _imperial_duel(terms: Terms, fallen: Terms, armies: int, defenders: int) -> Distribution[Armies]:
    """A duel in which the Emperor's bonuses last as long as he does; `fallen` are the terms without him."""
    without = win_chance(*fallen)
    mortal = {True: _imperial_round(terms, without)}
    mortal[False] = Distribution({(True, False): without, (False, False): 1 - without})

    def fight(state: tuple[int, int, bool]) -> Distribution[tuple[int, int, bool]] | None:
        own, enemy, lives = state
        if not own or not enemy:
            return None
        return mortal[lives].map(lambda won: (own, enemy - 1, won[1]) if won[0] else (own - 1, enemy, won[1]))

    return chain((armies, defenders, True), fight).map(lambda state: state[:2])


@lru_cache(REMEMBERED)
def _odds(terms: Terms | None, fallen: Terms | None, armies: int, defenders: int) -> Odds:
    """Of a fight on these terms, and on others once the Emperor has fallen, if he leads it; None: it is won."""
    if terms is not None and fallen is not None:
        return Odds.of_duel(_imperial_duel(terms, fallen, armies, defenders), armies, defenders)
    win = Fraction(1) if terms is None else win_chance(*terms)
    return Odds.of_duel(duel(win, armies, defenders), armies, defenders)


def _terms_without_emperor(g: Empire, battle: Battle) -> Terms:
    fallen = g.copy()
    emperor_dies(fallen)
    return battle.contest(fallen)


def attack_odds(g: Empire, side: int, province: int, origin: int, armies: int) -> Odds:
    """The odds of throwing so many Armies, one after the other, at a Province whose defenders stand.

    A lone Fort left behind fights with the same dice as the Armies did, so one chance serves all rounds.
    """
    battle = Battle(side, province, origin, g.holder[province])
    modifiers = [Modifier(m["rule"], m["what"], m["value"]) for m in battle.modifiers(g)]
    defenders = strength(g, side, province)
    if g.is_own(side, g.holder[province]):
        return replace(_odds(None, None, armies, defenders), modifiers=[Modifier("10.5a", "own", 0)])
    led = battle.attack_dice(g) > ORDINARY_DICE
    fallen = _terms_without_emperor(g, battle) if led else None
    return replace(_odds(battle.contest(g), fallen, armies, defenders), modifiers=modifiers)


def loot_odds(g: Empire, step: Loot) -> Odds:
    """12b, 12c: the points that looting a City may bring: the dice of the side, and what the Kingdom's card adds."""
    dice = loot_dice(g, step.side, step.province)
    modifiers = [Modifier("15.2d" if step.side < FIRST_PEOPLE else "15.1e", "loot-dice" if dice > 1 else "loot-die", 0)]
    if step.bonus:
        modifiers.append(Modifier("12c", "rich-city", step.bonus))
    return Odds.of_gain(Distribution.keep_highest(dice, dice).plus(step.bonus), modifiers)


def odds(g: Empire, seat: int, move: Move) -> Odds | None:
    """The odds of an attack with all Armies still to be placed, or of looting; None for what needs no dice."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Loot):
        return loot_odds(g, step) if move[0] == "loot" else None
    if not isinstance(step, Place):
        return None
    if move[0] == "attack":
        return attack_odds(g, step.side, move[1], move[2], step.left)
    if move[0] == "return" and step.side < FIRST_PEOPLE and g.holder[move[1]] != VACANT:
        return attack_odds(g, step.side, move[1], NOWHERE, step.left)
    return None
