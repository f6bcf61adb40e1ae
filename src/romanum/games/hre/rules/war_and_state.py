"""Chapter 7: what the cards of war and state do: fleets, cavalry, Forts, hired Legions, taxes, games, proscription."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.rule import Refusal
from romanum.engine.step import Step
from romanum.games.hre.data.components import CARDS, COUNTERS, FACTIONS, NEIGHBOUR_MASK, PROVINCES
from romanum.games.hre.data.schema import Auxilia, Donative, FreeForts, Games, Proscription, Restoration, Tribute
from romanum.games.hre.rules.cards import effect
from romanum.games.hre.state import subjects
from romanum.games.hre.state.actions import PROSCRIBE
from romanum.games.hre.state.position import INTACT, LOOTED, Empire


@effect("fleet")
def launch_fleet(g: Empire, faction: int, c: int) -> None:
    """Classis: landings meet an ordinary defence in this Phase."""
    g.classis = True


@effect("heavy_cavalry")
def charge(g: Empire, faction: int, c: int) -> None:
    """Equites Catafracti: the People wins ties in this Phase."""
    g.wins_ties = True


@effect("free_forts")
def build_limes(g: Empire, faction: int, c: int) -> None:
    """Limes: Forts without paying, as far as there are counters."""
    card = CARDS[c]
    assert isinstance(card, FreeForts)
    forts = min(card.forts, COUNTERS.forts - g.forts_in_use())
    g.forts_ready[faction] += forts
    g.tell("free-forts", "7c", faction=FACTIONS[faction].id, card=card.id, forts=forts)


@effect("auxilia")
def hire_auxilia(g: Empire, faction: int, c: int) -> None:
    """Auxilia Barbarica: Legions for this Phase only; they are counted when the Faction builds."""
    card = CARDS[c]
    assert isinstance(card, Auxilia)
    g.auxilia = card.legions


@effect("tribute")
def collect_tribute(g: Empire, faction: int, c: int) -> None:
    """Tributum: a point for every few Provinces."""
    card = CARDS[c]
    assert isinstance(card, Tribute)
    _gain(g, faction, c, len(g.provinces_of(faction)) // card.provinces_per_vp)


@effect("games")
def hold_games(g: Empire, faction: int, c: int) -> None:
    """Panem et Circenses."""
    card = CARDS[c]
    assert isinstance(card, Games)
    _gain(g, faction, c, card.vp)


def _gain(g: Empire, faction: int, c: int, vp: int) -> None:
    g.roman_vp[faction] += vp
    g.tell("card-points", "7c", faction=FACTIONS[faction].id, card=CARDS[c].id, vp=vp)


@effect("donative")
def promise_donative(g: Empire, faction: int, c: int) -> None:
    """Donativum: the next few Legions are cheaper in this Phase."""
    card = CARDS[c]
    assert isinstance(card, Donative)
    g.discounts, g.discount = card.legions, card.discount


@effect("restoration")
def restore_cities(g: Empire, faction: int, c: int) -> None:
    """Edictum Restitutionis: own looted Cities are repaired, and one more may be founded."""
    card = CARDS[c]
    assert isinstance(card, Restoration)
    looted = [p for p in g.provinces_of(faction) if g.city[p] == LOOTED]
    for p in looted:
        g.city[p] = INTACT
    g.extra_cities += card.cities
    g.tell("restore", "7c", faction=FACTIONS[faction].id, card=card.id, provinces=[PROVINCES[p].id for p in looted])


# ---- proscription


def victims(g: Empire, faction: int) -> list[int]:
    """Other Factions with points and a Province next to one of this Faction's."""
    near = 0
    for p in g.provinces_of(faction):
        near |= NEIGHBOUR_MASK[p]
    return [
        f for f in range(g.factions) if f != faction and g.roman_vp[f] and any(near >> p & 1 for p in g.provinces_of(f))
    ]


@effect("proscription")
def proscribe(g: Empire, faction: int, c: int) -> None:
    """Proscriptio: a victim must be named."""
    g.push(ChooseVictim(c, faction))


class ChooseVictim(Step[Empire], frozen=True):
    """Whose wealth is taken."""

    card: int
    faction: int
    rule: ClassVar[str] = "7c"
    asks: ClassVar[Asks] = Asks("proscribe", subjects.FACTION, subjects.CARD)

    def pending(self, g: Empire) -> tuple[int, ...]:
        """The player of the card."""
        return (g.seat_of[self.faction],)

    def candidates(self, g: Empire, seat: int) -> Iterable[Move]:
        return PROSCRIBE[: g.factions]

    def check(self, g: Empire, seat: int, move: Move) -> Refusal | None:
        """A neighbour with Roman VP."""
        if move[1] in victims(g, self.faction):
            return None
        return Refusal("7c", "no-victim", {"faction": FACTIONS[move[1]].id, "vp": g.roman_vp[move[1]]})

    def take(self, g: Empire, seat: int, move: Move) -> None:
        """A die's worth, at most what he has."""
        card = CARDS[self.card]
        assert isinstance(card, Proscription)
        dice = [g.dice.roll() for _ in range(card.dice)]
        vp = min(sum(dice), g.roman_vp[move[1]])
        g.roman_vp[move[1]] -= vp
        g.roman_vp[self.faction] += vp
        g.tell(
            "proscribe", "7c", faction=FACTIONS[self.faction].id, victim=FACTIONS[move[1]].id, dice=dice, vp=vp,
        )  # fmt: skip
