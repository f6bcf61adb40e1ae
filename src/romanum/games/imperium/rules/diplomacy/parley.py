"""4d-4f: all players negotiate at the same time, each with whom he likes, until all have finished.

One drafts terms and proposes them; the other agrees, declines, or drafts terms of his own, which take their place.
Whoever is made a proposal after he has finished is asked again.
"""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.step import Choice
from romanum.games.imperium.rules.common.powers import in_order, majors, power_number
from romanum.games.imperium.rules.diplomacy import means, treaty_draft
from romanum.games.imperium.rules.diplomacy.actions import (
    AGREE,
    DECLINE,
    FREE_CAPTIVE,
    PROPOSE,
    TALK,
    TEAR_UP,
    WITHDRAW,
)
from romanum.games.imperium.rules.diplomacy.agreements import (
    carry_out,
    form_alliance,
    hand_over,
    set_free,
    stands,
    tell_terms,
)
from romanum.games.imperium.rules.diplomacy.lapsed_alliances import Parting
from romanum.games.imperium.rules.diplomacy.papers import (
    BLANK,
    Draft,
    clear_table,
    count_paper,
    draft_of,
    lies_there,
    offer_of,
    papers,
    put_offer,
    take_offer,
    take_papers_away,
    write_draft,
)
from romanum.games.imperium.rules.special.specials import always_allied
from romanum.games.imperium.state.actions import DONE
from romanum.games.imperium.state.errands import Negotiation
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.steps import PARLEY

ROUNDS: Final = 2
"""Ruling 4d: papers that one player writes to another in one Diplomacy Phase, torn up or not."""
GIFTS: Final = 6
"""And gifts of talents among his own powers."""


@carries_out(Negotiation)
def begin(errand: Negotiation, g: RomanWorld) -> None:
    """4d: blank papers, alliances that a scenario prescribes, and everybody talks."""
    g.ready, g.leave = 0, ()
    for player, other in always_allied(g):
        if not g.out >> player & 1 and not g.out >> other & 1:
            form_alliance(g, player, other)
    clear_table(g)
    g.push(Parley())


class Parley(Choice[RomanWorld], frozen=True):
    """4d, 4f: talk, answer, free captives, move talents between one's own powers; done when all are done."""

    rule: ClassVar[str] = "4d"
    stays: ClassVar[bool] = True
    asks_about: ClassVar[str] = "negotiation"
    decline: ClassVar[Move] = DONE

    def concerns(self, g: RomanWorld, seat: int) -> bool:
        """Somebody holds something out to him, or an alliance of his runs out (5.8j)."""
        return bool(_offers_to(g, seat)) or bool(g.lapsed[seat] & ~g.allies[seat])

    def amid(self, g: RomanWorld, seat: int) -> bool:
        """Who drafts terms proposes them or tears them up first."""
        return draft_of(g, seat).partner != NONE

    def pending(self, g: RomanWorld) -> tuple[int, ...]:
        """4f: those who have not finished."""
        return tuple([player for player in in_order(g) if not g.ready >> player & 1])

    def asks_anyway(self, g: RomanWorld) -> bool:
        """4e: who is done because he has nothing left to write would tell others what he has written."""
        return True

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """A line of the draft, or an answer, or something of one's own."""
        draft = draft_of(g, seat)
        if draft.partner != NONE:
            ready = [PROPOSE] if draft.terms and draft.place == NONE else []
            return [*treaty_draft.options(g, seat, draft), *ready, TEAR_UP]
        own = [move for menu in PARLEY.menus for move in menu.options(g, seat)]
        return [*_answers(g, seat), *_talks(g, seat), *_captives(g, seat), *_funds(g, seat), *own, DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """What was chosen; the last one who has finished ends the negotiation."""
        if move == DONE:
            g.ready |= 1 << seat
            if not self.pending(g):
                g.stack.pop()
                take_papers_away(g)
                g.push(Parting())
            return
        menu = next((menu for menu in PARLEY.menus if move[0] in menu.verbs), None)
        (_TAKE.get(move[0], _write) if menu is None else menu.take)(g, seat, move)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """What lies there for him to answer, or to whom he is writing."""
        if seat is None or not g.offers:
            return Prompt("parley", self.rule, {"offers": 0})
        draft = draft_of(g, seat)
        if draft.partner != NONE:
            partner = means.face_id(g, draft.partner)
            return Prompt("draft", self.rule, {"partner": partner, "number": len(draft.terms)})
        return Prompt("parley", self.rule, {"offers": len(_offers_to(g, seat))})


def _offers_to(g: RomanWorld, player: int) -> list[int]:
    """Who holds something out to a player."""
    return [other for other in in_order(g) if other != player and lies_there(g, other, player)]


def _answers(g: RomanWorld, player: int) -> list[Move]:
    """Offers to answer, and one's own to take back."""
    found: list[Move] = []
    for other in _offers_to(g, player):
        name = power_number(g, means.face(g, other))
        found += [AGREE[name], DECLINE[name]]
    own = [other for other in in_order(g) if other != player and lies_there(g, player, other)]
    return found + [WITHDRAW[power_number(g, means.face(g, other))] for other in own]


def _talks(g: RomanWorld, player: int) -> list[Move]:
    """Those to whom one may still make a proposal."""
    if not means.traders(g, player):
        return []
    return [
        TALK[power_number(g, means.face(g, other))]
        for other in in_order(g)
        if other != player and papers(g, player, other) < ROUNDS and means.traders(g, other)
    ]


def _captives(g: RomanWorld, player: int) -> list[Move]:
    """18.2.1b: whom one may let go."""
    return [FREE_CAPTIVE[means.leader_listed(g, leader)] for leader in means.captives(g, player)]


def _funds(g: RomanWorld, player: int) -> list[Move]:
    """6.2c: talents between one's own major powers, wherever they are, from the first to those after it or back."""
    own = majors(g, player) if papers(g, player, player) < GIFTS else []
    return [
        ("fund", power_number(g, power), power_number(g, other), number)
        for power in own
        for other in own
        if power != other
        for number in treaty_draft.sums(g.treasury[power])
    ]


# ---- taking


def _write(g: RomanWorld, player: int, move: Move) -> None:
    write_draft(g, player, treaty_draft.write(g, player, draft_of(g, player), move))


def _talk(g: RomanWorld, player: int, move: Move) -> None:
    other = means.player_meant(g, move[1])
    count_paper(g, player, other)
    write_draft(g, player, Draft(other))


def _tear_up(g: RomanWorld, player: int, move: Move) -> None:
    write_draft(g, player, BLANK)


def _propose(g: RomanWorld, player: int, move: Move) -> None:
    """It lies on the table, in place of what the other held out; whoever had finished is asked again."""
    draft = draft_of(g, player)
    write_draft(g, player, BLANK)
    take_offer(g, draft.partner, player)
    put_offer(g, player, draft.partner, draft.terms)
    g.ready &= ~(1 << draft.partner)
    tell_terms(g, player, draft.partner, draft.terms)


def _agree(g: RomanWorld, player: int, move: Move) -> None:
    """4d: it is done, if it still can be; whoever agrees learns whether what was offered is there."""
    g.reveals += 1
    other = means.player_meant(g, move[1])
    terms = offer_of(g, other, player)
    take_offer(g, other, player)
    good = stands(g, other, player, terms)
    g.tell("agrees" if good else "offer-void", "4d", power=means.face_id(g, player), partner=means.face_id(g, other))
    if good:
        carry_out(g, other, player, terms)


def _decline(g: RomanWorld, player: int, move: Move) -> None:
    other = means.player_meant(g, move[1])
    take_offer(g, other, player)
    g.tell("declines", "4d", power=means.face_id(g, player), partner=means.face_id(g, other))


def _withdraw(g: RomanWorld, player: int, move: Move) -> None:
    other = means.player_meant(g, move[1])
    take_offer(g, player, other)
    g.tell("withdraws", "4d", power=means.face_id(g, player), partner=means.face_id(g, other))


def _free(g: RomanWorld, player: int, move: Move) -> None:
    set_free(g, means.leader_meant(g, move[1]))


def _fund(g: RomanWorld, player: int, move: Move) -> None:
    power, other = (means.power_meant(g, player, number) for number in move[1:3])
    count_paper(g, player, player)
    hand_over(g, power, other, move[3], "6.2c")


_TAKE: Final = {
    "talk": _talk, "tear-up": _tear_up, "propose": _propose, "agree": _agree, "decline": _decline,
    "withdraw-offer": _withdraw, "free-captive": _free, "fund": _fund,
}  # fmt: skip
