"""Chapters 3, 4 and 6: the course of the game, the order of Phases, and the five steps of a Phase."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.step import Task
from romanum.games.hre.data.components import BARBARIANS, EMPERORS, FACTIONS, FIRST_PEOPLE, PEOPLES, PROVINCES
from romanum.games.hre.rules.build import barbarian_build, roman_build
from romanum.games.hre.rules.cities import BuildCities, DismissAuxilia
from romanum.games.hre.rules.draw import BARBARIAN, EMPEROR, DrawTokens, draw_order
from romanum.games.hre.rules.events import PlayEvent
from romanum.games.hre.rules.forts import lapse_forts
from romanum.games.hre.rules.placement import ChooseStart
from romanum.games.hre.rules.victory_points import count_points, final_points
from romanum.games.hre.state.position import NO_FORT, NOBODY, NONE, Empire

EVENTS, BUILD, CITIES, POINTS, AUXILIA, END = range(6)


class StartTurn(Task[Empire], frozen=True):
    """4.1a: a Game Turn opens with the Draw Phase; after the seventh the game is over (3a)."""

    rule: ClassVar[str] = "4.1a"
    stays: ClassVar[bool] = True

    def run(self, g: Empire) -> None:
        """Clear last turn's tokens, fix the draw order, and draw."""
        if g.turn:
            g.past_barbarians += g.barbarian_token
            g.past_emperors += g.emperor_token
        if g.turn == g.final_turn:
            g.stack.pop()
            final_points(g)
            return
        g.turn += 1
        n = g.factions
        g.barbarian_token, g.barbarian_known = [0] * n, [0] * n
        g.emperor_token, g.emperor_known = [0] * n, [0] * n
        g.barbarian_done, g.emperor_done = [0] * n, [0] * n
        g.cards_this_turn, g.promises = [0] * n, 0
        g.people_began = [0] * len(PEOPLES)
        for side in g.holder:
            if FIRST_PEOPLE <= side < FIRST_PEOPLE + len(PEOPLES):
                g.people_began[side - FIRST_PEOPLE] = 1
        g.tell("turn", "4.1a", turn=g.turn)
        g.draw_order = draw_order(g)
        g.tell("draw-order", "5.1a" if g.turn == 1 else "5.1b", factions=[FACTIONS[f].id for f in g.draw_order])
        g.push(NextPhase(BARBARIAN))
        g.push(DrawTokens(EMPEROR))
        g.push(DrawTokens(BARBARIAN))


def next_holder(held: list[int], done: list[int]) -> int:
    """6a, 6b: the Faction with the lowest-numbered token not yet used, or nobody."""
    waiting = [(token, f) for f, token in enumerate(held) if token and not done[f]]
    return min(waiting)[1] if waiting else NOBODY


class NextPhase(Task[Empire], frozen=True):
    """6: Barbarian and Emperor Phases alternate, lowest numbers first, until every token has been used."""

    barbarian: bool
    rule: ClassVar[str] = "6a"
    stays: ClassVar[bool] = True

    def run(self, g: Empire) -> None:
        """Begin the next Phase of this kind; if there is none, of the other kind (6d); else end the turn."""
        for barbarian in (self.barbarian, not self.barbarian):
            faction = next_barbarian(g) if barbarian else next_emperor(g)
            if faction != NOBODY:
                g.become(NextPhase(not barbarian))
                (g.barbarian_done if barbarian else g.emperor_done)[faction] = 1
                begin_phase(g, faction, barbarian)
                return
        g.stack.pop()


def next_barbarian(g: Empire) -> int:
    """Whose Barbarian Phase is next, or nobody's."""
    return next_holder(g.barbarian_token, g.barbarian_done)


def next_emperor(g: Empire) -> int:
    """Whose Roman Phase is next, or nobody's. An Emperor without a Faction to lead lets the next one act (6b, 13b)."""
    faction = next_holder(g.emperor_token, g.emperor_done)
    while faction != NOBODY and g.dead[faction]:
        emperor = EMPERORS[g.turn - 1][g.emperor_token[faction] - 1]
        g.emperor_known[faction] = (1 << g.factions) - 1
        g.emperor_done[faction] = 1
        g.reveals += 1
        g.tell("emperor-without-faction", "13b", faction=FACTIONS[faction].id, emperor=emperor.id)
        faction = next_holder(g.emperor_token, g.emperor_done)
    return faction


def begin_phase(g: Empire, faction: int, barbarian: bool) -> None:
    """6c: the token is revealed, and the Phase begins."""
    everybody = (1 << g.factions) - 1
    g.reveals += 1
    g.active = faction
    g.phases += 1
    g.cards_this_phase = [0] * g.factions
    g.fought = g.testudo = g.truce = 0
    g.attack_dice, g.attack_bonus, g.wins_ties, g.province_vp = 2, 0, False, False
    g.extra_legions = g.auxilia = g.discounts = g.discount = g.extra_cities = 0
    g.classis = False
    if barbarian:
        g.barbarian_known[faction] = everybody
        entry = BARBARIANS[g.turn - 1][g.barbarian_token[faction] - 1]
        g.side = FIRST_PEOPLE + entry.people
        g.people_of[entry.people] = faction
        if g.log is not None:
            g.tell(
                "barbarian-phase",
                "6c",
                faction=FACTIONS[faction].id,
                people=PEOPLES[entry.people].id,
                token=entry.token,
                strength=entry.strength,
                start=PROVINCES[entry.start].id,
            )
    else:
        g.emperor_known[faction] = everybody
        g.side = faction
        _emperor_leads(g, faction)
    g.held_at_start = g.held_by_seat(g.seat_of[faction])
    g.push(Phase(EVENTS))
    if not barbarian and g.turn == 1:
        g.push(ChooseStart())


def _emperor_leads(g: Empire, faction: int) -> None:
    """5.3: the Emperor's bonuses hold for this Phase."""
    emperor = EMPERORS[g.turn - 1][g.emperor_token[faction] - 1]
    g.attack_dice += emperor.extra_die
    g.attack_bonus = emperor.attack
    g.wins_ties = emperor.wins_ties
    g.province_vp = emperor.vp_per_province
    if g.log is not None:
        g.tell(
            "roman-phase", "6c", faction=FACTIONS[faction].id, emperor=emperor.id, token=emperor.token,
            bonuses=list(emperor.gifts),
        )  # fmt: skip


class Phase(Task[Empire], frozen=True):
    """4.1b: Event Cards, building, placement, Cities (Romans only, 4.1c), VP."""

    stage: int
    rule: ClassVar[str] = "4.1b"

    def run(self, g: Empire) -> None:
        """Go to the next step of the Phase."""
        stage = self.stage
        roman = g.side < FIRST_PEOPLE
        g.push(STAGES[stage + 1])
        if stage == EVENTS:
            g.push(PlayEvent())
        elif stage == BUILD:
            if roman:
                roman_build(g)
            else:
                barbarian_build(g)
        elif stage == CITIES and roman:
            g.push(BuildCities())
        elif stage == POINTS:
            count_points(g)
        elif stage == AUXILIA and g.auxilia:
            g.push(DismissAuxilia(g.auxilia))
        elif stage == END:
            end_phase(g)


STAGES: Final = tuple(Phase(stage) for stage in range(END + 2))


def end_phase(g: Empire) -> None:
    """8.2f: Forts that were not placed are lost. 13b: a Faction without units on the map and Roman VP is dead."""
    g.stack.pop()
    if g.side < FIRST_PEOPLE:
        lapse_forts(g, g.side)
    g.active, g.side = NOBODY, NONE
    for faction in range(g.factions):
        if g.start[faction] != NONE and not g.dead[faction] and not g.roman_vp[faction] and not _has_units(g, faction):
            g.dead[faction] = 1
            g.tell("faction-dead", "13b", faction=FACTIONS[faction].id)


def _has_units(g: Empire, faction: int) -> bool:
    """Legions, or Forts on the map."""
    return faction in g.holder or any(
        owner == faction and fort != NO_FORT for owner, fort in zip(g.fort_owner, g.fort, strict=True)
    )
