"""5.8c-e: an ally asks for the use of something; units are borrowed and reclaimed in Land Movement Segments."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from romanum.board.masks import bits
from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common import leave
from romanum.games.imperium.rules.common.powers import lent
from romanum.games.imperium.rules.diplomacy import means
from romanum.games.imperium.rules.diplomacy.actions import ALWAYS, BORROW, RECLAIM
from romanum.games.imperium.rules.diplomacy.agreements import lend
from romanum.games.imperium.state.actions import NO, YES
from romanum.games.imperium.state.errands import AskLeave
from romanum.games.imperium.state.forces import is_naval, settle, stacks_of
from romanum.games.imperium.state.marks import GUESTS, INSIDE, LENT, MOVED
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.steps import LAND_MOVEMENT, Menu, PlayerChoice

RANK: Final = 60


@carries_out(AskLeave)
def ask(errand: AskLeave, g: RomanWorld) -> None:
    """5.8d: the owner is asked, unless he has answered already, or there is nothing to ask."""
    if leave.answer(g, errand.asker, errand.owner, errand.kind, errand.about) == leave.UNASKED:
        g.push(GiveLeave(errand.owner, errand.asker, errand.kind, errand.about))


class GiveLeave(PlayerChoice, frozen=True):
    """5.8c-e: yes, no, or yes to everything of the kind in this game turn."""

    asker: int
    kind: int
    about: int
    rule: ClassVar[str] = "5.8d"
    asks_about: ClassVar[str] = "ally-asks"
    decline: ClassVar[Move] = NO

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [YES, NO, ALWAYS]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """The answer holds for this game turn."""
        about = NONE if move == ALWAYS else self.about
        leave.note(g, self.asker, self.player, self.kind, about, move != NO)
        if g.log is not None:
            facts: dict[str, Any] = {"power": means.face_id(g, self.player), "partner": means.face_id(g, self.asker)}
            facts |= {"what": leave.KINDS_OF_LEAVE[self.kind], "granted": "no" if move == NO else "yes"}
            g.tell("leave", self.rule, **facts)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        facts = {"partner": means.face_id(g, self.asker), "what": leave.KINDS_OF_LEAVE[self.kind]}
        return Prompt("give-leave", self.rule, facts)


# ---- borrowing


def lendable(g: RomanWorld, player: int) -> list[tuple[int, int]]:
    """5.8c: owners and places of allied units ashore that have not moved and for which he has not been refused."""
    found, stays = set[tuple[int, int]](), MOVED | INSIDE | GUESTS | 7 * LENT
    for owner in bits(g.allies[player]):
        own = [power for power in means.hands(g, owner) if g.chief[power] == owner]
        for stack in [stack for power in own for stack in stacks_of(g, power)]:
            if g.units[stack] and not g.mark[stack] & stays and not is_naval(g, stack):
                found.add((owner, g.at[stack]))
    return sorted(pair for pair in found if leave.answer(g, player, pair[0], leave.UNITS, pair[1]) != leave.NO)


def lent_out(g: RomanWorld, player: int) -> list[int]:
    """Places of units that a player has lent."""
    return sorted({g.at[stack] for stack in lent(g) if g.chief[g.whose[stack]] == player})


def _options(g: RomanWorld, player: int) -> list[Move]:
    found = [RECLAIM[place] for place in lent_out(g, player)]
    if g.allies[player]:
        found += dict.fromkeys(BORROW[place] for _, place in lendable(g, player))
    return found


def _take(g: RomanWorld, player: int, move: Move) -> None:
    place = move[1]
    if move[0] == "reclaim":
        reclaim(g, player, place)
        return
    owner = next(owner for owner, there in lendable(g, player) if there == place)
    g.push(Loan(player, owner, place))
    g.push(AskLeave(player, owner, leave.UNITS, place))


def reclaim(g: RomanWorld, player: int, place: int) -> None:
    """5.8c: the owner moves them himself, if they have not moved in this game turn."""
    for stack, there in enumerate(g.at):
        if there == place and g.chief[g.whose[stack]] == player:
            g.mark[stack] &= ~(7 * LENT)
    settle(g, place)
    if g.log is not None:
        g.tell("units-reclaimed", "5.8c", power=means.face_id(g, player), place=PLACE_IDS[place])


class Loan(Task[RomanWorld], frozen=True):
    """5.8c: the owner has answered."""

    player: int
    owner: int
    place: int
    rule: ClassVar[str] = "5.8c"

    def run(self, g: RomanWorld) -> None:
        """If he has said yes they are lent."""
        if leave.answer(g, self.player, self.owner, leave.UNITS, self.place) == leave.YES:
            lend(g, self.owner, self.player, self.place)


LOANS: Final = LAND_MOVEMENT.add(
    RANK, Menu(frozenset({"borrow", "reclaim"}), _options, lambda g, player, move: None, _options, _take)
)
