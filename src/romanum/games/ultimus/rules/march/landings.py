"""Chapters 3.4.2e and 3.4.2f: who goes ashore from a fleet, all aboard or some of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import CP, HALF, LEADER_COUNT, PIECES, ZONE_IDS
from romanum.games.ultimus.rules.march.defection import offer_rally
from romanum.games.ultimus.rules.march.limits import barred, crowded
from romanum.games.ultimus.rules.march.movement import barred_piece, guarded, has_people
from romanum.games.ultimus.rules.march.passengers import passengers
from romanum.games.ultimus.rules.stratagems.windows import watch
from romanum.games.ultimus.rules.year.council import come_into
from romanum.games.ultimus.state.actions import DONE, FLEET_IDS, WITH
from romanum.games.ultimus.state.position import CAMP_IDS, NOBODY, TRIBE_OF, LateEmpire
from romanum.games.ultimus.state.steps import CampStep


def without_his_tribe(g: LateEmpire, aboard: tuple[int, ...]) -> Refusal | None:
    """4.3h, 4.5.1d, 6.2m: a tribal leader without any unit of his Tribe or its allies."""
    units = [p for p in aboard if p >= LEADER_COUNT]
    for leader in aboard:
        if leader < LEADER_COUNT and TRIBE_OF[leader] >= 0 and not has_people(g, TRIBE_OF[leader], units):
            return Refusal("4.5.1d" if units else "4.3h", "not-without-his-tribe", {"leader": PIECES[leader]})
    return None


def check_ashore(g: LateEmpire, camp: int, pieces: tuple[int, ...], area: int) -> Refusal | None:
    """3.4.2e, 3.2, 3.6.5a, 4.3: whether these may go ashore together in an area."""
    leaders = [p for p in pieces if p < LEADER_COUNT]
    for piece in pieces:
        if piece < LEADER_COUNT:
            refused = barred_piece(g, piece, piece, area)
        else:
            answers = [barred(g, piece, leader, area) for leader in (*leaders, NOBODY)]
            refused = None if None in answers else answers[0]
        if refused is not None:
            return refused
    refused = without_his_tribe(g, pieces) if HALF[area] >= 0 else None
    return refused or crowded(g, pieces, camp, area)


def parties(g: LateEmpire, fleet: int) -> Iterator[tuple[int, ...]]:
    """3.2.4a: the smallest parts of those aboard: one of them or two, guards with their leader, but never all."""
    aboard = passengers(g, fleet)
    free = [p for p in aboard if g.guard_of[p] == NOBODY]
    for number in (1, 2):
        for some in combinations(free, number):
            party = with_guards(g, some)
            if len(party) < len(aboard):
                yield party


def with_guards(g: LateEmpire, pieces: Iterable[int]) -> tuple[int, ...]:
    """3.2.4a: some pieces, and the Buccellarii of the leaders among them."""
    return tuple(dict.fromkeys(p for piece in pieces for p in guarded(g, piece)))


def check_part(g: LateEmpire, camp: int, fleet: int, area: int) -> Refusal | None:
    """3.4.2e: some of those aboard may land in an area, and others stay."""
    refused: Refusal | None = Refusal("3.4.2e", "nobody-to-part", {"fleet": FLEET_IDS[fleet]})
    for party in parties(g, fleet):
        refused = check_ashore(g, camp, party, area)
        if refused is None:
            return None
    return refused


def disembark(g: LateEmpire, camp: int, fleet: int, area: int, pieces: tuple[int, ...]) -> None:
    """3.4.2e, 3.4.2f, 3.6.3g: they go ashore, move no more in this sequence, and may rally who is there."""
    watch(g, 1 - camp, "move")
    g.put(pieces, area)
    g.mark_moved(pieces)
    g.tell(
        "lands", "3.4.2e", camp=CAMP_IDS[camp], fleet=FLEET_IDS[fleet], area=ZONE_IDS[area],
        pieces=[PIECES[p] for p in pieces],
    )  # fmt: skip
    come_into(g, pieces, area)
    leaders = [p for p in pieces if p < LEADER_COUNT and g.where[p] == area]
    if leaders:
        offer_rally(g, max(leaders, key=lambda p: (g.cause[p] > 0, CP[p])), area)


class Landing(CampStep, frozen=True):
    """3.4.2e: the controller picks who of those aboard goes ashore in an area; the others stay aboard."""

    fleet: int
    area: int
    going: tuple[int, ...] = ()
    rule: ClassVar[str] = "3.4.2e"

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Everybody still aboard, or no more; nobody after all, if nobody was picked."""
        return [*(WITH[p] for p in passengers(g, self.fleet) if p not in self.going), DONE]

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """They may land together, or with one more."""
        if move == DONE:
            return check_ashore(g, self.camp, self.going, self.area)
        if g.guard_of[move[1]] != NOBODY:
            return Refusal("3.2.4a", "guards-stay-with-their-leader", {"piece": PIECES[move[1]]})
        going = with_guards(g, (*self.going, move[1]))
        refused = check_ashore(g, self.camp, going, self.area)
        more = [with_guards(g, (*going, p)) for p in passengers(g, self.fleet) if g.guard_of[p] == NOBODY]
        return None if any(check_ashore(g, self.camp, party, self.area) is None for party in more) else refused

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """One more, or ashore."""
        if move == DONE:
            if self.going:
                disembark(g, self.camp, self.fleet, self.area, self.going)
        else:
            g.push(replace(self, going=with_guards(g, (*self.going, move[1]))))

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        facts = {
            "camp": CAMP_IDS[self.camp],
            "fleet": FLEET_IDS[self.fleet],
            "area": ZONE_IDS[self.area],
            "pieces": [PIECES[p] for p in self.going],
            "number": len(self.going),
        }
        return Prompt("landing", self.rule, facts)
